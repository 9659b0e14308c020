package schema_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/schema"
)

func block(t *testing.T, src string) *hclsyntax.Block {
	t.Helper()
	f, diags := hclsyntax.ParseConfig([]byte(src), "example.hcl", hcl.InitialPos)
	if diags.HasErrors() {
		t.Fatalf("%v in\n%s", diags, src)
	}
	body := f.Body.(*hclsyntax.Body)
	if len(body.Blocks) != 1 || len(body.Attributes) != 0 {
		t.Fatalf("an example is one block:\n%s", src)
	}
	return body.Blocks[0]
}

// hole is a place to fill of a snippet.
var hole = regexp.MustCompile(`\$\{\d+:((?:[^}\\]|\\.)*)\}|\$0`)

// Every row has an example that fits it, and every attribute one that parses and a doc.
func TestExamples(t *testing.T) {
	for _, rows := range [][]*schema.BlockSpec{schema.TopLevel(), schema.NestedBlocks(), schema.Statements()} {
		for _, row := range rows {
			t.Run(row.Parent()+"."+row.Name, func(t *testing.T) {
				b := block(t, row.Example)
				if b.Type != row.Name {
					t.Fatalf("the example shows %s", b.Type)
				}
				_, found := schema.Check(b, row)
				for _, d := range found {
					t.Errorf("%s %s: %s", d.Code, d.Summary, d.Detail)
				}
				inserted := strings.ReplaceAll(hole.ReplaceAllString(row.Snippet(), "$1"), `\}`, "}")
				if _, found := schema.Check(block(t, inserted), row); len(found) > 0 {
					t.Errorf("what editors insert does not fit: %v\n%s", found, row.Snippet())
				}
				if row.Doc == "" {
					t.Error("there is no doc")
				}
				if row.Free != "" && row.Bindings {
					t.Error("attributes of other names cannot be both bindings and something else")
				}
				for _, a := range row.Attrs {
					if a.Doc == "" || a.Type.Word == "" {
						t.Errorf("%s has no doc or type", a.Name)
					}
					if _, diags := hclsyntax.ParseExpression([]byte(a.Example), "", hcl.InitialPos); diags.HasErrors() {
						t.Errorf("%s: %v", a.Name, diags)
					}
				}
				for _, name := range row.Blocks {
					_, nested := schema.Nested(row.Name, name)
					_, statement := schema.Statement(name)
					if !nested && !statement {
						t.Errorf("there is no row for %s", name)
					}
				}
			})
		}
	}
}

func TestCheck(t *testing.T) {
	for _, c := range []struct{ src, code, summary string }{
		{"die d6 {\n  faces = [1]\n}", "", ""},
		{"die d6 {}", "SC102", "die has no faces"},
		{"procedure p {\n  paramz = { a = int }\n}", "SC100", `procedure has no attribute "paramz"`},
		{"procedure p {\n  paramz = 2\n}", "", ""},
		{"option o {\n  type = int\n  default = 1\n  maxi = 2\n}", "SC100", `option has no attribute "maxi"`},
		{"die {\n  faces = [1]\n}", "SC103", "die needs a label, and has none"},
		{"on a {}", "SC103", "on needs two labels, and has a label"},
		{"die a b {\n  faces = [1]\n}", "SC103", "die has too many labels"},
		{"die d6 {\n  faces = [1]\n  face {}\n}", "SC101", `die has no block "face"`},
		{"procedure p {\n  mvoe x {}\n}", "SC101", `procedure has no block "mvoe"`},
		{"procedure p {\n  a = 1\n  move x {}\n}", "", ""},
		{"action a {\n  text = \"a\"\n  do {}\n  do {}\n}", "SC104", "action has two do blocks"},
		{"remove unit a {}", "", ""},
		{"remove thing office clerk {}", "", ""},
		{"setup {}", "", ""},
		{"setup late {}", "", ""},
	} {
		b := block(t, c.src)
		row, ok := schema.Block(b.Type)
		if !ok {
			t.Fatal(b.Type)
		}
		_, found := schema.Check(b, row)
		switch {
		case c.code == "" && len(found) > 0:
			t.Errorf("%s\ngives %s %s", c.src, found[0].Code, found[0].Summary)
		case c.code != "" && (len(found) != 1 || found[0].Code != c.code || found[0].Summary != c.summary):
			t.Errorf("%s\ngives %v", c.src, found)
		}
	}
}

// A body that is run proposes a call for a block that it does not know, which is probably the name of a procedure.
func TestCallIsProposed(t *testing.T) {
	b := block(t, "procedure p {\n  prepare_all_ships {}\n}\n")
	row, _ := schema.Block(b.Type)
	_, found := schema.Check(b, row)
	if len(found) != 1 || !strings.Contains(found[0].Detail, "write call prepare_all_ships { … }") {
		t.Error(found)
	}
}
