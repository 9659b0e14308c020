package workbench

import (
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// variant writes a scenario that extends a copy of the one in testdata/hexes, and returns its folder.
func variant(t *testing.T, rules string) string {
	t.Helper()
	dir := filepath.Join(copied(t, "testdata/hexes"), "variant")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	head := "scenario \"muddy\" {\n  title            = \"Mud\"\n  extends          = \"..\"\n  language_version = 2\n" +
		"}\n\n"
	if err := os.WriteFile(filepath.Join(dir, "scenario.hcl"), []byte(head+rules), 0o644); err != nil {
		t.Fatal(err)
	}
	return filepath.ToSlash(dir)
}

// words words how the spaces differ when the game begins.
func (d *differences) words() string {
	var out []string
	for _, x := range d.Setup {
		s := x.Space
		if x.New {
			s += " is new"
		}
		for _, p := range x.Pieces {
			s += fmt.Sprintf(", %s %s %d → %d", p.Owner, p.Unit, p.Was, p.Is)
		}
		for _, f := range x.Fields {
			s += fmt.Sprintf(", %s %s → %s", f.Name, f.Was, f.Is)
		}
		out = append(out, s)
	}
	return strings.Join(out, "; ")
}

// What the set-ups make of the board is compared, space by space: pieces, owners, and spaces that are new. What
// chance decides is left out.
func TestSetupsAreCompared(t *testing.T) {
	dir := variant(t, `
space marsh {
  title   = "Marsh"
  column  = 3
  row     = 3
  borders = [space.farm]
}

die coin { faces = [0, 1] }

setup mud {
  place moor { red = { rider = 2 } }
  place marsh { blue = { flag = 1 } }
  repeat {
    times = 12
    roll toss { die = die.coin }
    create {
      unit   = unit.flag
      owner  = player.blue
      at     = space.hill
      when   = sum(toss) == 1
    }
  }
  keep = space.keep
  set keep { holder = player.red }
}
`)
	c := open(t, dir)
	if o := c.waitFor("a version", func(o *overview) bool { return o.Version > 0 }); o.Errors > 0 {
		t.Fatalf("%+v", o.Diagnostics)
	}
	var d differences
	c.get("/api/differences", &d)
	if got, want := d.words(),
		"keep, holder blue → red; marsh is new, Blue flag 0 → 1; moor, Red <b>side</b> Rider 0 → 2"; !strings.EqualFold(got,
		want) || d.NoSetup != "" {
		t.Errorf("%q, want %q; %s", got, want, d.NoSetup)
	}
	linked := false
	for _, ch := range d.Changes {
		linked = linked || len(ch.Borders) > 0 && !ch.Gone && len(ch.Spaces) == 1
	}
	if linked {
		t.Error("the border of a new space is reported as one of its own")
	}
}

// Borders that are new or gone are named, so that the board can show them.
func TestBordersAreCompared(t *testing.T) {
	base := copied(t, "testdata/hexes")
	other := copied(t, "testdata/hexes")
	rewrite(t, filepath.Join(other, "scenario.hcl"), "[space.moor, space.wood]]", "[space.moor, space.keep]]")
	c := open(t, other)
	var d differences
	c.get("/api/differences?with="+url.QueryEscape(filepath.ToSlash(base)), &d)
	var got []string
	for _, ch := range d.Changes {
		if len(ch.Borders) > 0 {
			got = append(got, fmt.Sprint(ch.Spaces, ch.Borders, ch.Gone))
		}
	}
	if text := strings.Join(got, "; "); text != "[ford] [keep] false; [ford] [wood] true" {
		t.Errorf("borders: %s", text)
	}
	if len(d.Setup) > 0 {
		t.Errorf("set-ups: %s", d.words())
	}
}

// A base whose set-up fails is compared in words, and the page says why it is not compared on the board.
func TestASetupThatFails(t *testing.T) {
	c := open(t, copied(t, "testdata/hexes"))
	broken := copied(t, "testdata/hexes")
	rewrite(t, filepath.Join(broken, "scenario.hcl"), "  ford = space.ford\n",
		"  ford = first([for s in every(space) : s if s.toll > 9])\n")
	var d differences
	c.get("/api/differences?with="+url.QueryEscape(filepath.ToSlash(broken)), &d)
	if d.NoSetup == "" || len(d.Changes) == 0 {
		t.Errorf("%+v", d)
	}
}
