package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/picture"
	"github.com/scenario-lang/scenario/internal/reach"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// reachFinder answers --reach. Its program is that of the model, compiled again so that it can tell which condition
// forbids a step.
type reachFinder struct {
	model       *model
	program     *program.Program
	movement    reach.Movement
	number      int // of the movement
	owner       int // -1: anybody's
	unit, space int
	budget      int64 // -1: what the rules let the piece spend
}

// mapReach is where a piece can go and what stops it.
type mapReach struct {
	report.MapReach
	arrows []picture.Arrow
}

// newReachFinder returns what answers --reach, or nil if the flag is not given.
func newReachFinder(a *app, m *model, f *mapFlags) (*reachFinder, error) {
	if f.reach == "" {
		return nil, nil
	}
	if m.built == nil {
		return nil, fmt.Errorf("--reach: %s is compiled, and does not say what the conditions of movements are; "+
			"name the folder of its rules", m.path)
	}
	x := &reachFinder{model: m, owner: -1, budget: f.budget}
	movements := reach.Movements(m.scenario)
	var known []string
	for _, v := range movements {
		known = append(known, v.Name)
	}
	switch x.number = slices.Index(known, f.movement); {
	case len(known) == 0:
		return nil, errors.New("--reach: the scenario declares no movement")
	case f.movement == "" && len(known) > 1:
		return nil, fmt.Errorf("--reach: name one of the movements with --movement: %s", orNone(known))
	case f.movement == "":
		x.number = 0
	case x.number < 0:
		return nil, newUnknownError("movement", f.movement, known, "the scenario has: "+orNone(known))
	}
	x.movement = movements[x.number]
	if err := x.read(f.reach); err != nil {
		return nil, err
	}
	done := a.progress("compiling " + m.path + " again, with separate conditions")
	defer done()
	built := a.compile(m.path, compiler.Options{
		From: m.built, Instrument: func(_ *resolve.Result, sc *ir.Scenario) *ir.Scenario { return reach.Instrument(sc) },
	})
	if built.Program == nil {
		return nil, errors.New("--reach: the conditions of the movements cannot be compiled as functions of their own")
	}
	x.program = built.Program
	return x, nil
}

// read parses UNIT@SPACE or PLAYER:UNIT@SPACE.
func (x *reachFinder) read(text string) error {
	p := x.model.program
	piece, space, ok := strings.Cut(text, "@")
	if !ok {
		return fmt.Errorf("--reach %s: write UNIT@SPACE or PLAYER:UNIT@SPACE", text)
	}
	unit := piece
	var err error
	if owner, kind, ok := strings.Cut(piece, ":"); ok {
		unit = kind
		if x.owner, err = findMember(p, p.PlayerClass, "player", owner); err != nil {
			return err
		}
	}
	if x.unit, err = findMember(p, p.UnitClass, "unit", unit); err != nil {
		return err
	}
	x.space, err = findMember(p, p.SpaceClass, "space", space)
	return err
}

// piece finds the piece in a position.
func (x *reachFinder) piece(g *runtime.Game) (int64, error) {
	p := x.program
	var piece int64
	var owners, there []string
	g.EachPiece(func(ref int64, unit, owner, space int) {
		if space != x.space {
			return
		}
		player, name := names.Label(p, p.PlayerClass, owner), names.Label(p, p.UnitClass, unit)
		if player != "" {
			name = player + ":" + name
		}
		if !slices.Contains(there, name) {
			there = append(there, name)
		}
		if unit != x.unit || x.owner >= 0 && owner != x.owner {
			return
		}
		if len(owners) == 0 {
			piece = ref
		}
		if player = cmp.Or(player, "nobody"); !slices.Contains(owners, player) {
			owners = append(owners, player)
		}
	})
	unit, space := names.Label(p, p.UnitClass, x.unit), names.Label(p, p.SpaceClass, x.space)
	switch {
	case len(owners) == 0:
		slices.Sort(there)
		return 0, findings{fmt.Errorf("--reach: there is no such piece in %s in this position; there are: %s",
			space, orNone(there))}
	case len(owners) > 1:
		return 0, findings{fmt.Errorf("--reach: %s of %s are in %s; write %s:%s@%s for one of them",
			unit, strings.Join(owners, " and "), space, owners[0], unit, space)}
	}
	return piece, nil
}

// ask computes where the piece can go in a position.
func (x *reachFinder) ask(g *runtime.Game) (*mapReach, error) {
	piece, err := x.piece(g)
	if err != nil {
		return nil, err
	}
	finder := reach.NewFinder(x.program)
	budget := x.budget
	if budget < 0 {
		budget = reach.FirstOf(finder.Budgets(g, x.number, &x.movement, piece))
	}
	owner := -1
	g.EachPiece(func(ref int64, _, o, _ int) {
		if ref == piece {
			owner = o
		}
	})
	r, err := finder.Ask(g, x.number, &x.movement, reach.Piece{Unit: x.unit, Owner: owner, Space: x.space}, piece, budget)
	if err != nil {
		return nil, fmt.Errorf("--reach: %w", err)
	}
	p := x.program
	name := func(i int) string { return names.Label(p, p.SpaceClass, i) }
	title := func(i int) string { return names.Title(p, 0, p.SpaceClass, i) }
	out := &mapReach{}
	out.MapReach = report.MapReach{
		Movement: x.movement.Name, Budget: budget, Spaces: []report.MapReached{}, Denied: []report.MapDenied{},
	}
	for _, s := range r.Spaces {
		out.Spaces = append(out.Spaces, report.MapReached{
			Space: name(s.Space), From: name(s.Prev), Cost: s.Cost, Stops: s.Stops,
		})
		text := fmt.Sprint(s.Cost)
		if s.Stops {
			text += " stop"
		}
		out.arrows = append(out.arrows, picture.Arrow{
			Through: []int{s.Prev, s.Space}, Kind: picture.Reached, Text: text,
			Title: fmt.Sprintf("%s for %d", title(s.Space), s.Cost),
		})
	}
	for _, b := range r.Blocked {
		d := report.MapDenied{From: name(b.From), To: name(b.To), Reason: b.Reason(&x.movement, title(b.From)), Far: b.Dear}
		if b.Failing >= 0 {
			at := x.movement.Conditions[b.Failing].Range
			d.Condition, d.Place = dsl.OneLine(x.model.built.Merged.Written(at)), fmt.Sprintf("%s:%d",
				x.model.displayPath(at.Filename), at.Start.Line)
			out.arrows = append(out.arrows, picture.Arrow{
				Through: []int{b.From, b.To}, Kind: picture.Refused,
				Title: fmt.Sprintf("%s → %s: %s: %s", title(b.From), title(b.To), d.Reason, d.Condition),
			})
		}
		out.Denied = append(out.Denied, d)
	}
	return out, nil
}

// printReach prints where a piece can go, and a paragraph with the forbidden steps for each reason.
func printReach(w io.Writer, r *mapReach) {
	fmt.Fprintf(w, "\n%s with %s: %s\n", r.Movement, article.Count(int(r.Budget), "point"),
		article.Count(len(r.Spaces), "space"))
	t := layout.NewTable("  to", ">cost", "from", "")
	for _, s := range r.Spaces {
		note := ""
		if s.Stops {
			note = "must stop there"
		}
		t.AddRow("  "+s.Space, s.Cost, s.From, note)
	}
	if len(r.Spaces) > 0 {
		t.Write(w)
	}
	type cause struct{ reason, condition, place string }
	var causes []cause
	tos, froms, far := map[cause][]string{}, map[[2]any][]string{}, 0
	for _, d := range r.Denied {
		if d.Far {
			far++
			continue
		}
		c := cause{d.Reason, d.Condition, d.Place}
		if tos[c] == nil {
			causes = append(causes, c)
		}
		if !slices.Contains(tos[c], d.To) {
			tos[c] = append(tos[c], d.To)
		}
		froms[[2]any{c, d.To}] = append(froms[[2]any{c, d.To}], d.From)
	}
	for _, c := range causes {
		where := ""
		if c.place != "" {
			where = ": " + c.condition + " (" + c.place + ")"
		}
		fmt.Fprintf(w, "\n%s%s\n", c.reason, where)
		t := layout.NewTable("  to", "from")
		for _, to := range tos[c] {
			t.AddRow("  "+to, strings.Join(froms[[2]any{c, to}], ", "))
		}
		t.Write(w)
	}
	if far > 0 {
		fmt.Fprintf(w, "\ntoo far: %s\n", article.Count(far, "step"))
	}
}

// checkReach returns an error if a flag does not go with --reach.
func (f *mapFlags) checkReach(changed func(string) bool) error {
	switch asks := f.reach != ""; {
	case !asks && changed("movement"):
		return errors.New("--movement needs --reach, which names the piece that moves")
	case !asks && changed("budget"):
		return errors.New("--budget needs --reach, which names the piece that moves")
	case asks && f.empty:
		return errors.New("--reach needs a position with the piece; leave out --empty")
	case asks && f.as != "":
		return errors.New("--reach shows what the rules know, including what is hidden from players; leave out --as")
	case changed("budget") && f.budget < 0:
		return fmt.Errorf("--budget %d: a piece spends 0 or more", f.budget)
	}
	return nil
}
