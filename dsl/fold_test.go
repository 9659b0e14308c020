package dsl

import (
	"testing"

	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// A text over several lines is the text that its words are between quotes.
func TestTextsOverSeveralLinesAreFolded(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"a = <<-END\n  One line\n  and another.\n  END\n", "One line and another."},
		{"a = <<END\nOne line  \nand another.\nEND\n", "One line and another."},
		{"a = <<-END\n    Indented\n  more.\n\n\n  A paragraph.\n\n  END\n", "Indented more.\nA paragraph."},
		{"a = <<-END\n  Two  spaces \"stay\".\n  END\n", "Two  spaces \"stay\"."},
		{"a = <<-END\n  END\n", ""},
		{"a = \"<< as it is\"\n", "<< as it is"},
	} {
		file, found := Parse("x.hcl", []byte(c.src))
		if len(found) > 0 {
			t.Fatalf("%q: %v", c.src, found)
		}
		if got, ok := Literal(file.Body.Attributes["a"].Expr); !ok || got != c.want {
			t.Errorf("%q is %q, want %q", c.src, got, c.want)
		}
	}
	file, _ := Parse("x.hcl", []byte("b {\n  a = f(<<-END\n    The ${x}\n    of ${y},\n    ${z}\n    END\n  )\n}\n"))
	var got []string
	Walk(file.Body.Blocks[0].Body.Attributes["a"].Expr, func(n hclsyntax.Node) {
		if lit, ok := n.(*hclsyntax.LiteralValueExpr); ok {
			got = append(got, lit.Val.AsString())
		}
	})
	if want := []string{"The ", " of ", ", ", ""}; len(got) != len(want) || got[0] != want[0] || got[1] != want[1] ||
		got[2] != want[2] || got[3] != want[3] {
		t.Errorf("the parts are %q, want %q", got, want)
	}
}
