package state_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

const board = `
scenario "s" {}
player red {}
space here { borders = [space.there] }
space there {}
unit foot {}
unit cart {}
class piece {
  state = {
    hits = { type = int, default = 1, min = 0, max = 3 }
    log  = list(int)
  }
}
setup {}
sequence main {}
`

// table is a store with six pieces, a to f, that stand here.
type table struct {
	state.Store
	p      *program.Program
	pieces []int64
}

func lay(t *testing.T) *table {
	t.Helper()
	p := compiletest.Program(t, board)
	layout := state.NewLayout(p)
	questions := state.NewQuestions(layout.PieceStride, layout.Units)
	x := &table{Store: state.NewStore(p, layout, &questions, 1, 1000), p: p}
	for range 6 {
		x.pieces = append(x.pieces, x.Create(&program.Create{}, []int64{0, 0, 0, 1}))
	}
	x.Commit()
	return x
}

func (x *table) field(name string) int32 {
	return int32(slices.IndexFunc(x.p.Fields, func(f program.Field) bool { return x.p.Strings[f.Name] == name }))
}

// do carries out commands such as "move a there; carry b a", and returns why one of them fails.
func (x *table) do(commands string) (fault string) {
	defer func() {
		if r := recover(); r != nil {
			fault = r.(*state.Fault).Err.Text
		}
	}()
	piece := func(word string) int64 { return x.pieces[word[0]-'a'] }
	space := func(word string) int64 { return int64(slices.Index([]string{"here", "there"}, word)) }
	list := func(word string) int64 {
		var all []int64
		for _, name := range strings.Split(word, "") {
			all = append(all, piece(name))
		}
		return x.NewList(all)
	}
	for command := range strings.SplitSeq(commands, "; ") {
		words := strings.Fields(command)
		switch words[0] {
		case "move":
			x.Move(piece(words[1]), space(words[2]))
		case "move_all":
			x.MoveAll(list(words[1]), space(words[2]))
		case "carry":
			x.Carry(piece(words[1]), piece(words[2]))
		case "unload":
			x.Carry(piece(words[1]), value.None)
		case "kill":
			x.Kill(piece(words[1]))
		case "kill_all":
			x.KillAll(list(words[1]))
		case "create":
			x.pieces = append(x.pieces, x.Create(&program.Create{}, []int64{1, 0, space(words[1]), 1}))
		case "hits":
			x.SetPieceField(x.field("hits"), piece(words[1]), int64(words[2][0]-'0'))
		case "log":
			x.SetPieceField(x.field("log"), piece(words[1]), x.NewList([]int64{7, 8}))
		default:
			panic(command)
		}
	}
	return ""
}

// picture lists the pieces of both spaces in order, with what they carry, and what differs from the beginning of
// their fields.
func (x *table) picture() string {
	at := func(piece int64) []int64 { return x.Pieces[x.Piece(piece):][:x.Layout.PieceStride] }
	var s strings.Builder
	var piece func(c int64)
	piece = func(c int64) {
		h := x.PieceAt(int(c - 1))
		s.WriteByte(byte('a' + slices.Index(x.pieces, h)))
		if hits := at(h)[state.PieceFields+int(x.p.Fields[x.field("hits")].Slot)]; hits != 1 {
			fmt.Fprint(&s, hits)
		}
		if log := x.List(at(h)[state.PieceFields+int(x.p.Fields[x.field("log")].Slot)]); len(log) > 0 {
			fmt.Fprint(&s, log)
		}
		if at(h)[state.CargoHead] != 0 {
			s.WriteByte('(')
			for c := at(h)[state.CargoHead]; c != 0; c = at(x.PieceAt(int(c - 1)))[state.CargoNext] {
				piece(c)
			}
			s.WriteByte(')')
		}
	}
	for space := range int64(2) {
		if space > 0 {
			s.WriteByte('|')
		}
		for c := x.FirstIn(space); c != 0; c = at(x.PieceAt(int(c - 1)))[state.PieceNext] {
			if at(x.PieceAt(int(c - 1)))[state.PieceFields+program.PieceHolder] == value.None {
				piece(c)
			}
		}
	}
	return s.String()
}

// TestPieces changes the pieces, shows them, saves and loads them, and takes the changes back.
func TestPieces(t *testing.T) {
	for _, c := range []struct{ do, want, fault string }{
		{do: "move a there", want: "bcdef|a"},
		{do: "move c there; move a there; move c here", want: "bdefc|a"},
		{do: "move f there; move f here", want: "abcdef|"},
		{do: "carry b a; carry c b", want: "a(b(c))def|"},
		{do: "carry b a; carry c a; carry d a; unload c", want: "a(bd)cef|"},
		{do: "carry b a; carry c a; unload b; unload c", want: "abcdef|"},
		{do: "carry b a; carry b c", want: "ac(b)def|"},
		{do: "carry b a; move a there", want: "cdef|a(b)"},
		{do: "carry b a; move b there", want: "acdef|b"},
		{do: "move a there; carry b a", want: "cdef|a(b)"},
		{do: "carry b a; move_all bca there", want: "def|ca(b)"},
		{do: "carry b a; move_all b there", want: "acdef|b"},
		{do: "carry b a; carry c b; kill b", want: "adef|"},
		{do: "carry b a; carry c b; kill a", want: "def|"},
		{do: "carry b a; kill_all abbc", want: "def|"},
		{do: "kill a; create there; create there", want: "bcdef|gh"},
		{do: "kill c; kill a; create here", want: "bdefg|"},
		{do: "hits a 3; hits b 0; log c", want: "a3b0c[7 8]def|"},
		{do: "carry a a", fault: "a piece cannot be carried by itself or by what it carries"},
		{do: "carry b a; carry c b; carry a c", fault: "a piece cannot be carried by itself or by what it carries"},
		{do: "kill a; move a there", fault: "the piece has been destroyed"},
		{do: "kill a; create here; kill a", fault: "the piece has been destroyed"},
		{do: "hits a 4", fault: `"hits" would be 4; it may not be above 3`},
	} {
		x := lay(t)
		before, start := x.Hash(), x.Mark()
		x.Begin()
		fault := x.do(c.do)
		if fault != c.fault {
			t.Errorf("%s: %q, want %q", c.do, fault, c.fault)
		}
		if fault == "" {
			if got := x.picture(); got != c.want {
				t.Errorf("%s: %s, want %s", c.do, got, c.want)
			}
			again := lay(t)
			if err := again.Unmarshal(x.Marshal()); err != nil || again.Hash() != x.Hash() {
				t.Errorf("%s: saved and loaded: %v", c.do, err)
			}
			if again.CopyFrom(&x.Store); again.Hash() != x.Hash() || again.CheckIndex() != nil {
				t.Errorf("%s: the copy is another", c.do)
			}
		}
		for what, err := range map[string]error{"the state": x.Check(), "the index": x.CheckIndex()} {
			if err != nil {
				t.Errorf("%s: %s: %v", c.do, what, err)
			}
		}
		if x.Undo(&start); x.Hash() != before || x.picture() != "abcdef|" || x.CheckIndex() != nil {
			t.Errorf("%s: taken back it is %s", c.do, x.picture())
		}
	}
}
