package vm_test

import (
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// veiled hides a wagon from all who do not own it, whatever lies in the cave, and where a thief is and by what it is
// carried.
const veiled = `
scenario "s" {}

player ann {}
player bob {}

space road { borders = [space.cave] }
space cave {}

unit wagon {}
unit mule {}
unit chest {}
unit coin {}
unit thief {}

class piece {
  state = { mark = { type = int, default = 0 } }
}

hide wagons {
  of   = piece
  when = self.unit == unit.wagon && self.owner != viewer
}

hide cave {
  of   = space
  when = self == space.cave && viewer == player.bob
}

hide marks {
  of      = piece
  members = [mark]
  when    = self.owner != viewer
}

hide whereabouts {
  of      = piece
  members = [space, holder]
  when    = self.unit == unit.thief && self.owner != viewer
}

procedure load {
  params = { cargo = piece, carrier = piece }
  carry cargo { by = carrier }
}

setup {
  place road {
    ann = { wagon = 1, mule = 1, chest = 2, coin = 2, thief = 1 }
  }
  place cave {
    ann = { chest = 1, thief = 1 }
  }
  call load { with = [every(piece)[2], every(piece)[0]] }
  call load { with = [every(piece)[4], every(piece)[2]] }
  call load { with = [every(piece)[6], every(piece)[0]] }
  call load { with = [every(piece)[3], every(piece)[1]] }
}

sequence main {}
`

func TestHidden(t *testing.T) {
	p := compiletest.Program(t, veiled)
	m := started(t, p)
	mark := -1
	for i := range p.Fields {
		if p.Strings[p.Fields[i].Name] == "mark" {
			mark = i
		}
	}
	var pieces []int64
	m.Store().EachPiece(func(piece int64, unit, owner, space int) { pieces = append(pieces, piece) })
	const ann, bob = 0, 1
	for i, c := range []struct {
		what string
		bob  bool // the piece is hidden from Bob
	}{
		{"a wagon", true},
		{"a mule", false},
		{"a chest in the wagon", true},
		{"a chest on the mule", false},
		{"a coin in the chest in the wagon", true},
		{"a coin on the road", false},
		{"a thief in the wagon: nobody sees by what it is carried", false},
		{"a chest in the cave", true},
		{"a thief in the cave: nobody sees where it is", false},
	} {
		hidden := func(field, viewer int) bool {
			return m.Sight.Hidden(int(p.PieceClass), int32(field), pieces[i], viewer)
		}
		if got := hidden(-1, bob); got != c.bob {
			t.Errorf("%s: hidden from Bob is %v", c.what, got)
		}
		if got := hidden(-1, vm.Everyone); got != c.bob {
			t.Errorf("%s: hidden from somebody is %v", c.what, got)
		}
		if hidden(-1, ann) || hidden(-1, vm.Referee) || hidden(mark, ann) || hidden(mark, vm.Referee) {
			t.Errorf("%s: it is hidden from its owner, or from the referee", c.what)
		}
		if !hidden(mark, bob) {
			t.Errorf("%s: Bob sees the mark", c.what)
		}
	}
}
