package cartography

import (
	"os"
	"reflect"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
)

// board reads the board of a scenario of this repository.
func board(t *testing.T, name string) *Board {
	t.Helper()
	result := compiler.Compile(os.DirFS("../.."), "scenarios/"+name, compiler.Options{})
	if result.Program == nil {
		t.Fatalf("%s does not compile", name)
	}
	return Read(result.Program)
}

// ring is a board without places: n spaces in a circle.
func ring(n int) *Board {
	b := &Board{}
	for i := range n {
		b.Spaces = append(b.Spaces, Space{Name: "s", Within: -1, Of: -1})
		b.Borders = append(b.Borders, Border{A: i, B: (i + 1) % n, Member: -1})
	}
	return b
}

// TestAbstract lays out a board of which only the borders are known.
func TestAbstract(t *testing.T) {
	b := ring(7)
	b.Spaces = append(b.Spaces, Space{Name: "hand", Kind: Off, Within: -1, Of: -1})
	l := Lay(b)
	if l.Form != Abstract || len(l.Audit.Missing) > 0 || l.Audit.Borders != 7 {
		t.Errorf("form %d, audit %+v", l.Form, l.Audit)
	}
	for i := range 7 {
		if got := l.SpaceAt(l.Shapes[i].Anchor); got != i {
			t.Errorf("space %d is drawn at the name of space %d", got, i)
		}
	}
	if hand := l.Shapes[7]; hand.Layer != LayerMargin || hand.Anchor.Y < l.Map.H {
		t.Errorf("the hand is at %v in layer %d, want it below the map", hand.Anchor, hand.Layer)
	}
	if again := Lay(b); !reflect.DeepEqual(l, again) {
		t.Error("a second layout differs from the first")
	}
}

// TestNothing lays out a scenario without spaces.
func TestNothing(t *testing.T) {
	if l := Lay(&Board{}); len(l.Shapes) != 0 {
		t.Errorf("%d shapes, want none", len(l.Shapes))
	}
}
