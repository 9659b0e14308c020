package line

import (
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/view"
)

func TestOneLine(t *testing.T) {
	for _, c := range [][2]string{
		{"a b", "a b"}, {" a  b ", "a b"}, {"a\n\tb", "a b"}, {"a\u00a0b", "a b"}, {"  ", ""},
		{"go #2", "go#2"}, {"go #x", "go #x"}, {"go  # 2", "go # 2"},
	} {
		if got := string(asAnswer([]byte(c[0]), 0)); got != c[1] {
			t.Errorf("%q is %q, want %q", c[0], got, c[1])
		}
	}
	if got := string(asAnswer([]byte("x: a  b"), 3)); got != "x: a b" {
		t.Errorf("what is before the start has changed: %q", got)
	}
}

func TestNumbers(t *testing.T) {
	for _, c := range []struct {
		line, plain string
		number      int
	}{
		{"go #2", "go", 2}, {"go #1", "go #1", 1}, {"go #02", "go #02", 1}, {"go #101", "go #101", 1}, {"go", "go", 1},
		{"a #3 #2", "a #3", 2},
	} {
		if plain, number := cutNumber(c.line); plain != c.plain || number != c.number {
			t.Errorf("%q is number %d of %q", c.line, number, plain)
		}
	}
	if got := string(AppendNumber(nil, 1)) + string(AppendNumber(nil, 2)); got != " #2" {
		t.Errorf("the first and second are numbered %q", got)
	}
	for _, c := range []struct {
		text, rest string
		n          int
		ok         bool
	}{{"3 carts", "carts", 3, true}, {"0 carts", "0 carts", 1, false}, {"carts", "carts", 1, false},
		{"3", "3", 1, false}} {
		if n, rest, ok := countOf(c.text); n != c.n || rest != c.rest || ok != c.ok {
			t.Errorf("%q is %d of %q, %v", c.text, n, rest, ok)
		}
	}
}

func TestCounted(t *testing.T) {
	for _, c := range []struct {
		texts  string
		always bool
		want   string
	}{{"a b a", false, "2 a, b"}, {"a b a", true, "2 a, 1 b"}, {"", true, "nothing"}} {
		if got := string(view.AppendCounted(nil, strings.Fields(c.texts), c.always)); got != c.want {
			t.Errorf("%s: %q, want %q", c.texts, got, c.want)
		}
	}
}

// A line may be divided in several ways where the words of a parameter contain those between two of them.
func TestMatches(t *testing.T) {
	p := &program.Program{Strings: []string{"act ", " to ", "wait"}}
	r := &Reader{w: &Wording{p: p}}
	two := &program.Action{Params: []program.Param{{Text: 0, Slot: -1}, {Text: -1, Slot: -1}},
		Line: []program.LinePart{{Literal: 0, Param: -1}, {Param: 0}, {Literal: 1, Param: -1}, {Param: 1}}}
	one := &program.Action{Params: []program.Param{{Text: -1, Slot: -1}, {Text: -1, Slot: -1}}, Line: two.Line}
	for _, c := range []struct {
		action *program.Action
		line   string
		want   string
	}{
		{two, "act a to b", "a,b"},
		{two, "ACT a TO b", "a,b"},
		{two, "act a to b to c", "a,b to c; a to b,c"},
		{one, "act a to b to c", "a,b to c"},
		{one, "act a to ", ""},
		{one, "act a b", ""},
		{two, "wait", ""},
	} {
		var got []string
		for _, words := range r.matches(c.action, c.line) {
			got = append(got, strings.Join(words, ","))
		}
		if want := strings.FieldsFunc(c.want, func(r rune) bool { return r == ';' }); len(got) != len(want) ||
			strings.Join(got, "; ") != c.want {
			t.Errorf("%q: %v, want %q", c.line, got, c.want)
		}
	}
}

// The form that explains most of a line is the one that misreads least, then that of which most was accepted, and
// then the longest one.
func TestUnderstanding(t *testing.T) {
	order := []understanding{{0, 2, 3}, {0, 2, 2}, {0, 1, 5}, {1, 3, 9}}
	if !slices.IsSortedFunc(order, func(a, b understanding) int {
		if a.exceeds(b) {
			return -1
		}
		return 1
	}) {
		t.Error("the forms are in another order")
	}
	if order[0].exceeds(order[0]) {
		t.Error("a form exceeds itself")
	}
}
