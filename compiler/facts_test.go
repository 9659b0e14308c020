package compiler

import (
	"slices"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/runtime/program"
)

const asked = `
scenario "asked" {}

class piece {
  state = {
    tired = { type = bool }
  }
}

unit foot {
  price = 1
}

class unit {
  attributes = {
    price = { type = int }
  }
}

player red {}
player blue {}

space here { off_map = true }

sequence main {}

setup {
  place here {
    red = { foot = 2 }
  }
}

value force {
  of = piece
  is = sum([for u in pieces(self.space) : u.unit.price])
}

value worth {
  of = piece
  is = self.tired ? 0 : self.unit.price
}

function counted {
  params = { s = space, p = player }
  is     = sum([for u in pieces(s) : u.owner == p ? u.force : 0])
}

function listed {
  params = { s = space }
  is     = [for u in pieces(s) : u if u.tired || u.unit.price > 1]
}

function paired {
  params = { s = space }
  is     = [for u in pieces(s) : listed(u.space)]
}

function added {
  params = { a = int, b = int }
  is     = a + b
}

function of_five {
  params = { a = space, b = space, c = space, d = space, e = space }
  is     = sum([for s in [a, b, c, d, e] : counted(s, player.red)])
}

function ended {
  params = { s = space }
  is     = sum([for u in pieces(s) : game.over ? 1 : 0])
}

test once {
  expect { that = counted(space.here, player.red) + count(listed(space.here)) + count(paired(space.here)) + added(1, 2) + of_five(space.here, space.here, space.here, space.here, space.here) + ended(space.here) == 3 }
}
`

// facts compiles the scenario above.
func facts(t *testing.T) *program.Program {
	t.Helper()
	built := Compile(fstest.MapFS{"asked/asked.hcl": {Data: []byte(asked)}}, "asked", Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	return built.Program
}

// TestCacheableFunctions finds the functions whose results depend on their arguments and the state alone, and that loop.
func TestCacheableFunctions(t *testing.T) {
	p := facts(t)
	got := map[string]bool{}
	for i := range p.Funcs {
		got[p.Strings[p.Funcs[i].Name]] = p.Funcs[i].Cacheable
	}
	for name, want := range map[string]bool{
		"function counted": true,
		"function listed":  true,
		"value force":      true,
		"function paired":  false, // a list of lists
		"function added":   false, // quicker than looking it up
		"function of_five": false, // more parameters than are looked up
		"function ended":   false, // how the game ends is not of the state
	} {
		if c, ok := got[name]; !ok || c != want {
			t.Errorf("%s: cacheable is %v (there is such a function: %v), want %v", name, c, ok, want)
		}
	}
}

// TestWhatValuesDependOn checks that a value which reads two fields of its piece, and nothing else, is the same for all pieces that have the
// same in them.
func TestWhatValuesDependOn(t *testing.T) {
	p := facts(t)
	tired := slices.IndexFunc(p.Fields, func(f program.Field) bool { return p.Strings[f.Name] == "tired" })
	worth := slices.IndexFunc(p.Values, func(v program.Value) bool { return p.Strings[v.Name] == "worth" })
	if tired < 0 || worth < 0 {
		t.Fatal("the field or the value is gone")
	}
	v := p.Values[worth]
	if want := []int32{program.PieceUnit, p.Fields[tired].Slot}; !v.Alike || !slices.Equal(v.Slots, want) {
		t.Errorf("the value reads slots %v of its piece, want %v; pieces that have the same in them have equal values: %v", v.Slots, want, v.Alike)
	}
}
