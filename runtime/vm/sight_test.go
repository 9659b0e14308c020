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
space dock { off_map = true }
space pier { off_map = true }

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
  place dock {
    ann = { wagon = 1, mule = 1 }
  }
  call load { with = [every(piece)[9], every(piece)[10]] }
  call load { with = [every(piece)[2], every(piece)[0]] }
  call load { with = [every(piece)[4], every(piece)[2]] }
  call load { with = [every(piece)[6], every(piece)[0]] }
  call load { with = [every(piece)[3], every(piece)[1]] }
}

hide omens {
  of      = game
  members = [round, omen]
  when    = viewer == player.bob
}

# It fails for a space without a fort.
hide forts {
  of      = space
  members = [fort]
  when    = div(2, self.fort) > 1
}

class game {
  state = { omen = { type = int, default = 0 } }
}

class space {
  state = { fort = { type = int, default = 0 }, toll = { type = int, default = 0 } }
}

function seen {
  params = { p = piece }
  is     = (sees(player.ann, p) ? 1 : 0) + (sees(player.bob, p) ? 2 : 0)
}
function mark_seen {
  params = { p = piece }
  is     = (sees(player.ann, p.mark) ? 1 : 0) + (sees(player.bob, p.mark) ? 2 : 0)
}
function all_seen {
  params = { some = list(piece) }
  is     = (sees(player.ann, some) ? 1 : 0) + (sees(player.bob, some) ? 2 : 0)
}
function marks_seen {
  params = { some = list(piece) }
  is     = (sees(player.ann, marks(some)) ? 1 : 0) + (sees(player.bob, marks(some)) ? 2 : 0)
}
function marks {
  params = { some = list(piece) }
  is     = sum([for p in some : p.mark])
}
function omen_seen { is = (sees(player.ann, game.omen) ? 1 : 0) + (sees(player.bob, game.omen) ? 2 : 0) }
function round_seen { is = (sees(player.ann, game.round) ? 1 : 0) + (sees(player.bob, game.round) ? 2 : 0) }
function fort_seen {
  params = { s = space }
  is     = (sees(player.ann, s.fort) ? 1 : 0) + (sees(player.bob, s.fort) ? 2 : 0)
}
function mule { is = every(piece)[1] }
function wagon { is = every(piece)[0] }
function of_the_mule { is = all_seen([mule(), first(pieces(space.pier))]) }
function of_both { is = all_seen([mule(), wagon()]) }
function marks_of_none { is = marks_seen(pieces(space.pier)) }
function marks_of_both { is = marks_seen([mule(), wagon()]) }
function forts_seen { is = fort_seen(space.road) * 16 + fort_seen(space.cave) * 4 + fort_seen(space.dock) }
function mark_of_none { is = mark_seen(first(pieces(space.pier))) }

procedure mark {
  params = { p = piece }
  set p { mark = 3 }
}
procedure walk {
  params = { p = piece }
  move p { to = space.dock }
}
procedure end {
  params = { p = piece }
  destroy p {}
}
procedure fortify {
  set space road { fort = 1 }
  set space cave { fort = 4 }
}
procedure toll {
  set space dock { toll = 1 }
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
		{"a wagon on a mule", true},
		{"a mule with a wagon that is hidden", false},
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

// TestSeers asks who sees something as rules do: Ann is 1, Bob 2, and both are 3.
func TestSeers(t *testing.T) {
	p := compiletest.Program(t, veiled)
	m := started(t, p)
	var pieces []int64
	m.Store().EachPiece(func(piece int64, unit, owner, space int) { pieces = append(pieces, piece) })
	const wagon, mule, chest = 0, 1, 2
	for _, c := range []struct {
		function string
		of       []int64
		want     int64
	}{
		{"seen", pieces[wagon : wagon+1], 1},
		{"seen", pieces[mule : mule+1], 3},
		{"seen", pieces[chest : chest+1], 1}, // it is in the wagon
		{"mark_seen", pieces[mule : mule+1], 1},
		{"mark_of_none", nil, 3},
		{"of_the_mule", nil, 3},
		{"of_both", nil, 1},
		{"marks_of_none", nil, 3},
		{"marks_of_both", nil, 1},
		{"omen_seen", nil, 1},
		{"round_seen", nil, 1},
	} {
		if got, err := call(m, compiletest.Func(t, p, "function "+c.function), c.of...); err != nil || got != c.want {
			t.Errorf("%s is %d, %v; want %d", c.function, got, err, c.want)
		}
	}
	if _, err := call(m, compiletest.Func(t, p, "procedure fortify")); err != nil {
		t.Fatal(err)
	}
	m.Sight.Reset()
	if got, err := call(m, compiletest.Func(t, p, "function forts_seen")); err != nil || got != 0*16+1*4+0 {
		t.Errorf("of the forts 1, 4 in the cave, and 0 are seen %d, %v", got, err)
	}
	if m.Sight.Err == nil {
		t.Error("a rule fails, and no failure is kept")
	}
}

// TestInspectionIsBounded checks that what is asked too often is hidden, and that the first failure of a rule is kept.
func TestInspectionIsBounded(t *testing.T) {
	p := compiletest.Program(t, veiled)
	m := started(t, p)
	mule := int64(0)
	m.Store().EachPiece(func(piece int64, unit, owner, space int) {
		if unit == 1 {
			mule = piece
		}
	})
	hidden := func(class, field int32, of int64) bool { return m.Sight.Hidden(int(class), field, of, 1) }
	m.Sight.Steps = 4 * m.Store().Budget
	if m.Sight.IsExhausted() || hidden(p.PieceClass, -1, mule) {
		t.Error("it is too much though it is not more than four times what a decision may take")
	}
	if m.Sight.Steps <= 4*m.Store().Budget || !m.Sight.IsExhausted() || !hidden(p.PieceClass, -1, mule) {
		t.Error("there is no end of asking")
	}
	m.Sight.Reset()
	fort := int32(-1)
	for i := range p.Fields {
		if p.Strings[p.Fields[i].Name] == "fort" {
			fort = int32(i)
		}
	}
	if m.Sight.Err != nil || !hidden(p.SpaceClass, fort, 0) || m.Sight.Err == nil {
		t.Error("what a rule that fails is about is not hidden")
	}
	first := m.Sight.Err
	if hidden(p.SpaceClass, fort, 1); m.Sight.Err != first {
		t.Error("a later failure is kept instead of the first")
	}
	if !m.Sight.RuleApplies(&p.Hides[0], mule-1, 1) {
		t.Error("a rule that fails does not apply")
	}
}

// TestAppearance compares pieces as players see them.
func TestAppearance(t *testing.T) {
	p := compiletest.Program(t, veiled)
	m := started(t, p)
	var pieces []int64
	m.Store().EachPiece(func(piece int64, unit, owner, space int) { pieces = append(pieces, piece) })
	const wagon, mule, inWagon, coin, bearer, ann, bob = 0, 1, 2, 5, 10, 0, 1
	looks := func(i, viewer int) int64 { return m.Sight.Appearance(pieces[i], viewer, 0) }
	if looks(wagon, bob) != looks(inWagon, bob) || looks(wagon, bob) == m.Sight.Appearance(pieces[wagon], bob, 1) {
		t.Error("Bob tells two hidden pieces apart, or does not see what else is different")
	}
	if looks(wagon, ann) != pieces[wagon] || looks(mule, bob) != pieces[mule] {
		t.Error("a piece with cargo that one sees looks like another")
	}
	if looks(bearer, ann) != pieces[bearer] || looks(bearer, bob) == pieces[bearer] {
		t.Error("a piece does not look like another only because of cargo that one does not see")
	}
	if looks(coin, bob) >= 0 || looks(wagon, bob) >= 0 {
		t.Error("a fingerprint can be taken for a piece")
	}
	before, own := looks(coin, bob), looks(coin, ann)
	if _, err := call(m, compiletest.Func(t, p, "procedure mark"), pieces[coin]); err != nil {
		t.Fatal(err)
	}
	if looks(coin, bob) != before || looks(coin, ann) == own {
		t.Error("Bob sees a mark, or Ann does not")
	}
}

// TestShowsChanges checks who sees what a run changes, before it and after it.
func TestShowsChanges(t *testing.T) {
	p := compiletest.Program(t, veiled)
	m := started(t, p)
	var pieces []int64
	m.Store().EachPiece(func(piece int64, unit, owner, space int) { pieces = append(pieces, piece) })
	const wagon, mule, inCave, ann, bob = 0, 1, 7, 0, 1
	hash := m.Store().Hash()
	for _, c := range []struct {
		procedure string
		of        []int64
		but       int64
		want      bool
	}{
		{"walk", pieces[mule : mule+1], -1, true},
		{"walk", pieces[wagon : wagon+1], -1, false},
		{"walk", pieces[wagon : wagon+1], ann, false},
		{"walk", pieces[wagon : wagon+1], bob, true},
		{"walk", pieces[inCave : inCave+1], -1, false}, // Bob sees it only afterwards
		{"mark", pieces[mule : mule+1], ann, false},
		{"end", pieces[mule : mule+1], ann, false}, // its mark is gone, too
		{"end", pieces[mule : mule+1], bob, true},
		{"toll", nil, -1, true},
		{"fortify", nil, ann, false},
	} {
		fn := compiletest.Func(t, p, "procedure "+c.procedure)
		if got := m.Sight.ShowsChanges(c.but, func() { m.Call(fn, c.of) }); got != c.want {
			t.Errorf("%s of %v: that all but %d see it is %v", c.procedure, c.of, c.but, got)
		}
		if m.Store().Hash() != hash {
			t.Fatalf("%s is not undone", c.procedure)
		}
	}
}
