package workbench

import (
	"path/filepath"
	"slices"
	"testing"
)

// At the set-up somebody else is asked, or something else. A piece goes as it does in the phases of its owner.
func TestReachAtSetupGoesByPhases(t *testing.T) {
	c := open(t, "testdata/hexes")
	var r offeredReach
	c.post("/api/reach/offered", `{"at": "setup", "space": "keep", "unit": "rider", "owner": "blue"}`, &r)
	if len(r.Phases) != 1 || r.Phases[0] != (named{"riding", "Riding"}) || r.Player != "blue" {
		t.Errorf("phases %v of %q", r.Phases, r.Player)
	}
	var to []string
	for _, l := range r.Lines {
		to = append(to, l.To)
		if l.Phase != "riding" || l.Text != "ride from keep to "+l.To {
			t.Errorf("%+v", l)
		}
	}
	slices.Sort(to)
	if want := []string{"farm", "hill", "moor", "wood"}; !slices.Equal(to, want) {
		t.Errorf("it gets to %v, want %v", to, want)
	}
	if !slices.ContainsFunc(r.Refused, func(l offeredLine) bool {
		return l.To == "mill" && l.Phase == "riding" &&
			l.Reason != ""
	}) {
		t.Errorf("nothing says why it does not get to the mill: %+v", r.Refused)
	}

	// What is offered now counts before that, a piece that nothing moves gets nowhere, and in a test there is only
	// what is offered.
	r = offeredReach{}
	c.post("/api/reach/offered", `{"at": "setup", "space": "ford", "unit": "rider", "owner": "red"}`, &r)
	if len(r.Lines) == 0 || len(r.Phases) > 0 {
		t.Errorf("red is asked: %+v", r)
	}
	for _, piece := range []string{`"at": "setup", "space": "keep", "unit": "flag", "owner": "blue"`,
		`"at": "test/0/0", "space": "keep", "unit": "rider", "owner": "blue"`} {
		r = offeredReach{}
		c.post("/api/reach/offered", "{"+piece+"}", &r)
		if len(r.Lines) > 0 || len(r.Phases) > 0 {
			t.Errorf("%s: %+v", piece, r)
		}
	}
}

// Where several movements could be meant, the page is told how far each takes the piece. It is never told about one
// that only bots use.
func TestReachWithoutAMovement(t *testing.T) {
	rules := `
class unit {
  attributes = { range = { type = int, default = 0 } }
}

unit rider { range = 2 }

movement as_the_crow_flies {
  params = { mover = piece }
}

movement march {
  params = { mover = piece }
  pass   = to != space.mill
}

movement signal {
  params = { mover = piece }
}

action march {
  text = "march from ${here} to ${there}"

  param here {
    in = unique([for p in every(piece) : p.space if p.owner == actor])
  }
  walker = first([for p in pieces(here) : p if p.owner == actor])
  param there {
    in = reach(movement.march, walker, here, walker.unit.range)
  }
  do {
    move walker { to = there }
  }
}

phase riding {
  offer {
    to      = game.active
    actions = [action.ride, action.march]
    done    = "end the day"
  }
}

function heard {
  params = { p = piece }
  is     = count(reach(movement.signal, p, p.space, 1))
}

after procedure rest listen {
  say { text = "${sum([for p in every(piece) : heard(p)])}" }
}

evaluation ground {
  score = sum([for p in every(piece) : count(reach(movement.as_the_crow_flies, p, p.space, 9)) if p.owner == self])
}
`
	c := open(t, variantOf(t, "testdata/hexes", rules))
	var o overview
	c.get("/api/overview", &o)
	want := []movementChoice{{Name: "ride", Mover: "piece"}, {Name: "march", Mover: "piece"},
		{Name: "signal", Mover: "piece"}, {Name: "as_the_crow_flies", Mover: "piece", Advice: true}}
	slices.SortFunc(o.Movements[:3], func(a, b movementChoice) int {
		return slices.IndexFunc(want, func(x movementChoice) bool { return x == a }) - slices.IndexFunc(want,
			func(x movementChoice) bool { return x == b })
	})
	if !slices.Equal(o.Movements, want) {
		t.Errorf("movements: %+v", o.Movements)
	}
	var r reached
	c.post("/api/reach", `{"at": "setup", "space": "keep", "unit": "flag", "owner": "blue"}`, &r)
	got := map[string]reachChoice{}
	for _, x := range r.Choices {
		got[x.Name] = x
	}
	if len(got) != 3 || r.Movement != "" || len(r.Spaces) > 0 {
		t.Errorf("a flag: %+v", r)
	}
	if x := got["march"]; x.Spaces != 0 || x.Budget != 0 || !x.Own {
		t.Errorf("a flag marches: %+v", x)
	}
	if x := got["signal"]; x.Spaces == 0 || x.Budget != 1 || x.Own {
		t.Errorf("a flag signals: %+v", x)
	}
	r = reached{}
	c.post("/api/reach", `{"at": "setup", "space": "keep", "unit": "rider", "owner": "blue", "movement": "march"}`, &r)
	if r.Movement != "march" || r.Budget != 2 || len(r.Choices) > 0 {
		t.Errorf("a rider that is asked about marches: %+v", r)
	}
}

// In a game with many movements a tank goes by those of its owner's phases in the order of the turn, and an
// industrial complex goes nowhere.
func TestReachAtSetupOfRevised(t *testing.T) {
	c := open(t, filepath.Join("../../scenarios", "axis_allies_revised"))
	var r offeredReach
	c.post("/api/reach/offered", `{"at": "setup", "space": "caucasus", "unit": "armour", "owner": "soviet_union"}`, &r)
	if len(r.Phases) != 2 || r.Phases[0].Name != "combat_move" || r.Phases[1].Name != "noncombat_move" {
		t.Errorf("phases %v", r.Phases)
	}
	if !slices.ContainsFunc(r.Lines, func(l offeredLine) bool {
		return l.Text == "move 1 armour from caucasus to ukraine" && l.Phase == "combat_move"
	}) {
		t.Errorf("lines %+v", r.Lines)
	}
	r = offeredReach{}
	c.post("/api/reach/offered",
		`{"at": "setup", "space": "caucasus", "unit": "industrial_complex", "owner": "soviet_union"}`, &r)
	if len(r.Lines) > 0 || len(r.Phases) > 0 {
		t.Errorf("a complex moves: %+v", r.Lines)
	}
	var m reached
	c.post("/api/reach", `{"at": "setup", "space": "caucasus", "unit": "industrial_complex", "owner": "soviet_union"}`, &m)
	if m.Movement != "" || len(m.Spaces) > 0 || len(m.Choices) == 0 {
		t.Errorf("a complex goes by %q to %d spaces", m.Movement, len(m.Spaces))
	}
	for _, x := range m.Choices {
		if x.Own && x.Spaces > 0 || x.Name == "by_land_and_sea" {
			t.Errorf("a complex: %+v", x)
		}
	}
}
