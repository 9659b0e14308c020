package dsl

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/internal/worktest"
)

// TestCrammedBlocks gives one error for each block that has too much on one line, with a repair that the parser
// accepts, and none for what HCL allows.
func TestCrammedBlocks(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"given { place x { red = 1 } }\n", "given {\n  place x { red = 1 }\n}\n"},
		{"  given { place x { a = 1, b = 2 } }\n", "  given {\n    place x {\n      a = 1\n      b = 2\n    }\n  }\n"},
		{"victory v { when = a > 2 winner = b.c because = \"x ${y} z\" }\n",
			"victory v {\n  when = a > 2\n  winner = b.c\n  because = \"x ${y} z\"\n}\n"},
		{"victory \"v\" { when = [for x in y : x if z], winner = b }\n",
			"victory \"v\" {\n  when = [for x in y : x if z]\n  winner = b\n}\n"},
		{"sequence main { call x {}\n  call y {}\n}\n", "sequence main {\n  call x {}\n  call y {}\n}\n"},
		{"a b c {d{}}\n", "a b c {\n  d{}\n}\n"},
		{"x {\n  if { when = a, say { text = b } }\n}\n", "x {\n  if {\n    when = a\n    say { text = b }\n  }\n}\n"},
		{"a { b { c { d {} } } }\n", "a {\n  b {\n    c {\n      d {}\n    }\n  }\n}\n"},
		{"a { b {}, }\n", "a {\n  b {}\n}\n"},
		{"a { x = { y = 1 }, z = 2 } # why\n", "a {\n  x = { y = 1 }\n  z = 2\n} # why\n"},
		{"a { x = 1 }\nb {}\n", ""},
		{"a {\n  x = { y = 1, z = 2 }\n}\n", ""},
		{"a { x = [1,\n 2] }\n", ""},
	} {
		_, found := Parse("x.hcl", []byte(c.src))
		if c.want == "" {
			if len(found) > 0 {
				t.Errorf("%q is allowed, and gives %v", c.src, found)
			}
			continue
		}
		if len(found) != 1 || found[0].Code != "SC023" || len(found[0].Edits()) != 1 {
			t.Errorf("%q gives %v, want one error with a repair", c.src, found)
			continue
		}
		if got := string(found[0].Edits()[0].Apply([]byte(c.src))); got != c.want {
			t.Errorf("%q becomes\n%s\nwant\n%s", c.src, got, c.want)
		} else if _, left := Parse("x.hcl", []byte(got)); len(left) > 0 {
			t.Errorf("%q is still wrong: %v", got, left)
		}
	}
}

// TestCrammedBlocksHideNothing still finds the other mistakes of the text, each where it is.
func TestCrammedBlocksHideNothing(t *testing.T) {
	src := "given { place x { red = 1 } }\nunit ä {\n  cost = 1 2\n}\nrun { a {} b {} }\nunit c {\n  cost = \n}\n"
	_, found := Parse("x.hcl", []byte(src))
	var got []string
	for _, d := range found.Sorted() {
		got = append(got, fmt.Sprintf("%s %d:%d", d.Code, d.Range.Start.Line, d.Range.Start.Column))
		if d.Range.Start.Line != 1+strings.Count(src[:d.Range.Start.Byte], "\n") {
			t.Errorf("%s is at byte %d, which is not on line %d", d.Code, d.Range.Start.Byte, d.Range.Start.Line)
		}
	}
	if text := strings.Join(got, ", "); !strings.Contains(text, "SC023 1:1") || !strings.Contains(text, "SC023 5:1") ||
		!strings.Contains(text, " 3:") {
		t.Errorf("found %s", text)
	}
}

// TestCrammedBlocksCostLittle bounds what a text full of such blocks costs by what the parser costs.
func TestCrammedBlocksCostLittle(t *testing.T) {
	for _, line := range []string{"a { b {} c {} }\n", "a { b { c { d = 1 e = 2 } } }\n", "a { b {} ", "a { x = 1, "} {
		src := []byte(strings.Repeat(line, 100_000/len(line)))
		parsing := worktest.Allocated(func() { hclsyntax.ParseConfig(src, "x.hcl", hcl.InitialPos) })
		if all := worktest.Allocated(func() { Parse("x.hcl", src) }); all > 8*parsing+64<<20 {
			t.Errorf("%q: reading allocates %d MB, and the parser alone %d MB", line, all>>20, parsing>>20)
		}
	}
}

// TestMissingBreaks gives one error for each line break that is missing, with its repair.
func TestMissingBreaks(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"emit e {\n  n = 4 }\nx {}\n", "emit e {\n  n = 4\n}\nx {}\n"},
		{"  run {\n    say { text = \"a\" } }\n", "  run {\n    say { text = \"a\" }\n  }\n"},
		{"a {\n  b = 1 /* why */ }\n", "a {\n  b = 1 /* why */\n}\n"},
		{"a {\n  b = 1 c = 2\n}\n", "a {\n  b = 1\n  c = 2\n}\n"},
		{"a {\n  b = 1, c = 2\n}\n", "a {\n  b = 1\n  c = 2\n}\n"},
		{"if {\n  a = b\n} else {\n  c {}\n}\n", "if {\n  a = b\n}\nelse {\n  c {}\n}\n"},
		{"a { x = 1 } b \"c\" {}\n", "a { x = 1 }\nb \"c\" {}\n"},
		{"a {\n  b = c # why\n}\n", ""},
	} {
		_, found := Parse("x.hcl", []byte(c.src))
		if c.want == "" {
			if len(found) > 0 {
				t.Errorf("%q is allowed, and gives %v", c.src, found)
			}
			continue
		}
		if len(found) != 1 || found[0].Code != "SC024" || len(found[0].Edits()) != 1 {
			t.Errorf("%q gives %v, want one error with a repair", c.src, found)
			continue
		}
		if got := string(found[0].Edits()[0].Apply([]byte(c.src))); got != c.want {
			t.Errorf("%q becomes\n%s\nwant\n%s", c.src, got, c.want)
		} else if _, left := Parse("x.hcl", []byte(got)); len(left) > 0 {
			t.Errorf("%q is still wrong: %v", got, left)
		}
	}
}

// TestBodyAfterRepairs reads a text with mistakes that are recognised as the same text without them, with ranges in
// the text as it is written. So what follows the mistake is not taken for a part of the block with the mistake.
func TestBodyAfterRepairs(t *testing.T) {
	const right = "emit e {\n  n = 4 + a.b[0].c\n}\ngiven {\n  place x { red = { tank = 3 } }\n}\nrun {\n" +
		"  say { text = \"a ${b ? \"no\" : c.d}\" }\n}\n" +
		"test \"ä\" {\n  that = [for p in pieces(s) : p.unit if p.owner == red]\n}\n"
	wrong := strings.NewReplacer("c\n}\ngiven {\n  ", "c }\ngiven { ", "}\n}\nrun {\n  ", "} }\nrun { ", "\n}\ntest",
		" }\ntest", "==", "=").Replace(right)
	want, _ := Parse("x.hcl", []byte(right))
	got, found := Parse("x.hcl", []byte(wrong))
	if len(found) != 4 {
		t.Errorf("found %v, want four mistakes", found)
	}
	plain := strings.NewReplacer(" ", "", "\n", "", "==", "=")
	texts := func(f *File) []string {
		var out []string
		note := func(r hcl.Range) {
			text := string(f.Src[r.Start.Byte:r.End.Byte])
			out = append(out, plain.Replace(text))
			if line := 1 + strings.Count(string(f.Src[:r.Start.Byte]), "\n"); line != r.Start.Line {
				t.Errorf("%q begins on line %d of the text and %d of the range", text, line, r.Start.Line)
			}
		}
		var body func(b *hclsyntax.Body)
		body = func(b *hclsyntax.Body) {
			for _, p := range Parts(b) {
				if p.Attr != nil {
					note(p.Attr.NameRange)
					Walk(p.Attr.Expr, func(n hclsyntax.Node) { note(n.Range()) })
					continue
				}
				note(p.Block.TypeRange)
				note(p.Block.CloseBraceRange)
				body(p.Block.Body)
			}
		}
		body(f.Body)
		return out
	}
	if a, b := strings.Join(texts(want), "|"), strings.Join(texts(got), "|"); a != b {
		t.Errorf("the body is\n%s\nwant\n%s", b, a)
	}
}

// TestUnclearOperatorIsNotRead leaves out the value in which an operator of another language may mean several things,
// so that nothing else is said about it.
func TestUnclearOperatorIsNotRead(t *testing.T) {
	f, _ := Parse("x.hcl", []byte("x {\n  when = a.b in cs\n  also = not a\n  then = 2\n}\n"))
	for name, want := range map[string]bool{"when": false, "also": false, "then": true} {
		a := f.Body.Blocks[0].Body.Attributes[name]
		if _, failed := a.Expr.(*hclsyntax.ExprSyntaxError); failed == want {
			t.Errorf("%s is %T", name, a.Expr)
		}
	}
}
