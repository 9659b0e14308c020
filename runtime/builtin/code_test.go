package builtin

import (
	"fmt"
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/runtime/value"
)

// bench is a machine without a game. It notes what was asked of it.
type bench struct {
	arena   []int64
	scratch Scratch
	read    Effects
}

func (b *bench) list(v ...int64) int64 { return b.End(append(b.Begin(0), v...)) }

func (b *bench) List(l int64) []int64 { return b.arena[value.Off(l):][:value.Len(l)] }

func (b *bench) Begin(n int64) []int64 {
	if n > 1000 {
		b.Fail("%d elements", n)
	}
	return nil
}

func (b *bench) End(elems []int64) int64 {
	off := len(b.arena)
	b.arena = append(b.arena, elems...)
	return value.List(off, len(elems))
}

func (b *bench) Spend(int)                       {}
func (b *bench) Fail(format string, args ...any) { panic(fmt.Sprintf(format, args...)) }
func (b *bench) Scratch() *Scratch               { return &b.scratch }

func (b *bench) Edges(int64) (to, border []int32) {
	b.read |= ReadsMap
	return []int32{1, 2}, []int32{-1, 7}
}

func (b *bench) Parts(int64) []int64 {
	b.read |= ReadsMap
	return []int64{1}
}

func (b *bench) Stock(player, resource int64) int64 {
	b.read |= ReadsResources
	return 5
}

func (b *bench) Table(int64) (results, faces []int64) {
	b.read |= ReadsTables
	return []int64{10, 20, 30}, []int64{1, 2, 3}
}

func (b *bench) Odds(_, _ []int64) int64 { return 500 }

func (b *bench) Outcome() (over bool, winners, drawn int64) {
	b.read |= ReadsOutcome
	return true, 1, 2
}

// What the code of a row asks of the game is what the row says it reads.
func TestCodeReadsWhatItsRowSays(t *testing.T) {
	for _, f := range All() {
		if f.Code == nil {
			continue
		}
		b := &bench{}
		args := make([]int64, len(f.Params))
		for i, p := range f.Params {
			switch args[i] = 2; {
			case p.Type.String() == "list(list(T))":
				args[i] = b.list(b.list(1), b.list(2))
			case p.Type.Word == "list" || p.Type.Word == "sequence" || p.Type.Word == "S":
				args[i] = b.list(1, 2)
			case f.ID == Odds:
				args[i] = b.list(1)
			case p.Type.Word == "map":
				args[i] = b.list(1, 2, 3)
			}
		}
		f.Code(b, args)
		if b.read != f.Reads {
			t.Errorf("%s reads %b; its row says %b", f.Name, b.read, f.Reads)
		}
	}
}

func TestMatching(t *testing.T) {
	cases := []struct {
		wishes [][]int64
		seats  []int64
		want   int64
	}{
		{[][]int64{{1, 2}, {1}, {1}}, []int64{1, 2}, 2},
		{[][]int64{{1, 2}, {1}}, []int64{1, 2}, 2}, // the first must make room
		{[][]int64{{1}, {1}, {1}}, []int64{1, 1}, 2},
		{[][]int64{{1, 2}, {2, 3}, {3, 4}, {4}, {1}}, []int64{1, 2, 3, 4}, 4},
		{nil, []int64{1}, 0},
		{[][]int64{{}}, []int64{1}, 0},
	}
	for i, c := range cases {
		b := &bench{}
		var wishes []int64
		for _, w := range c.wishes {
			wishes = append(wishes, b.list(w...))
		}
		if got := matching(b, []int64{b.list(wishes...), b.list(c.seats...)}); got != c.want {
			t.Errorf("case %d: %d, want %d", i, got, c.want)
		}
	}
}

func TestEdgesOfNumbers(t *testing.T) {
	b := &bench{}
	for _, c := range []struct {
		code Code
		args []int64
		want []int64
	}{
		{rotated, []int64{b.list(1, 2, 3), -1}, []int64{3, 1, 2}},
		{rotated, []int64{b.list(), 5}, nil},
		{repeated, []int64{7, -2}, nil},
		{take, []int64{b.list(1, 2), 9}, []int64{1, 2}},
		{drop, []int64{b.list(1, 2), -1}, []int64{1, 2}},
	} {
		if got := b.List(c.code(b, c.args)); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, want %v", c.args, got, c.want)
		}
	}
}
