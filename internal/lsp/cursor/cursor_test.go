package cursor

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/worktest"
)

// TestAt finds out where the mark is, in texts that are whole and in texts that are broken.
func TestAt(t *testing.T) {
	for _, x := range []struct{ text, want string }{
		{"un|", `top head="" word="un"`},
		{"unit sc|", `top head="unit" word="sc"`},
		{"unit scout {\n  co|\n}", `unit scout head="" word="co"`},
		{"unit scout { cost = 3 + |}", `unit scout cost=`},
		{"unit scout {\n  cost = unit.|\n  speed = 2\n}", `unit scout cost= chain="unit"`},
		{"procedure p {\n  set x.y { a = 1 }\n  for u {\n    in = pieces(sp|\n  }\n}",
			`procedure p/for u in= call=pieces/0 word="sp"`},
		{"procedure p {\n  x = f(g(1, 2), [3, 4], |", `procedure p x= call=f/2`},
		{"action a {\n  do {\n    move who { to = first(where(a, b)).own|",
			`action a/do/move who to= chain="first(where(a, b))" word="own"`},
		{"test \"a { b\" {\n  play { lines = [\"march |\"] }\n}", `test a { b/play lines= text`},
		{"setup {\n  place hill { red = { sc| } }\n}", `setup/place hill red= keys=[""] word="sc"`},
		{"class unit { attributes = { cost = { type = i| } } }", `class unit attributes= keys=["cost" "type"] word="i"`},
		{"x {\n  say { text = \"there ${p.|} is\" }\n}", `x/say text= chain="p"`},
		{"# a comment |", `top comment`},
		{"procedure broken {\n  a = (((\n\nunit scout {\n  co|", `unit scout head="" word="co"`},
		{"procedure p {\n  text = <<-END\n    a { b\n  END\n  se|\n}", `procedure p head="" word="se"`},
		{"procedure p {\n  say { text = \"open\n  }\n  se|\n}", `procedure p head="" word="se"`},
		{"procedure p {\n  call arr|\n}", `procedure p head="call" word="arr"`},
		{"after procedure |", `top head="after procedure"`},
	} {
		before, after, _ := strings.Cut(x.text, "|")
		if got := shown(At([]byte(before+after), len(before))); got != x.want {
			t.Errorf("%q:\n got %s\nwant %s", x.text, got, x.want)
		}
	}
}

func shown(c *Cursor) string {
	var in []string
	for _, b := range c.Blocks {
		in = append(in, strings.Join(append([]string{b.Type}, b.Labels...), " "))
	}
	out := "top"
	if len(in) > 0 {
		out = strings.Join(in, "/")
	}
	switch {
	case c.Comment:
		return out + " comment"
	case c.Attr != "":
		out += " " + c.Attr + "="
	default:
		out += fmt.Sprintf(" head=%q", c.Head)
	}
	if c.Text != nil {
		return out + " text"
	}
	if len(c.Keys) > 0 {
		out += fmt.Sprintf(" keys=%q", c.Keys)
	}
	for _, call := range c.Calls {
		if call.Name != "" && call.Open == c.Calls[len(c.Calls)-1].Open {
			out += fmt.Sprintf(" call=%s/%d", call.Name, call.Arg)
		}
	}
	if c.Chain != "" {
		out += fmt.Sprintf(" chain=%q", c.Chain)
	}
	if c.Word != "" {
		out += fmt.Sprintf(" word=%q", c.Word)
	}
	return out
}

// FuzzAt finds a place in any text.
func FuzzAt(f *testing.F) {
	f.Add("unit scout { cost = \"${a(b[c])}\" }", 20)
	f.Add("a = <<END\nx\nEND\n", 12)
	f.Fuzz(func(t *testing.T, src string, at int) {
		c := At([]byte(src), at)
		if c.Start < 0 || c.Start > len(src) || c.Text != nil && (*c.Text < 0 || *c.Text > len(src)) {
			t.Errorf("%+v", c)
		}
	})
}

// TestSomePrefixes finds a place in some prefixes of each shipped file, TestEveryPrefix in each of them.
func TestSomePrefixes(t *testing.T) { prefixes(t, 97) }

func TestEveryPrefix(t *testing.T) {
	worktest.Long(t)
	prefixes(t, 1)
}

// prefixes finds places in prefixes of each shipped file, from the block of the top level on that they end in.
func prefixes(t *testing.T, every int) {
	var files []string
	for _, pattern := range []string{"*/*.hcl", "*/*/*.hcl"} {
		found, err := filepath.Glob(filepath.Join("../../../scenarios", pattern))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, found...)
	}
	if len(files) < 100 {
		t.Fatalf("only %d files", len(files))
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		start := 0
		for n := range src {
			if n > 0 && src[n-1] == '\n' && bytes.HasPrefix(src[max(n-2, 0):], []byte("\n\n")) {
				start = n
			}
			if n%every == 0 {
				if c := At(src[start:n], n-start); c.Start > n-start || len(c.Blocks) > 20 {
					t.Fatalf("%s: %+v at %d", file, c, n)
				}
			}
		}
	}
}
