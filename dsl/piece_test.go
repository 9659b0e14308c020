package dsl

import (
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// pieced returns the tree that parsing a text in the shortest pieces makes, nil where it makes none, and the number
// of pieces.
func pieced(src []byte) (*hclsyntax.Body, int) {
	g := guard{src: src, piece: 1}
	g.scan()
	if g.code != "" {
		return nil, 0
	}
	return parsePieces("x.hcl", src, g.pieces), len(g.pieces) + 1
}

// atOnce returns the tree that the parser makes of a text at once, nil if it reports anything.
func atOnce(src []byte) *hclsyntax.Body {
	parsed, problems := hclsyntax.ParseConfig(src, "x.hcl", hcl.InitialPos)
	if len(problems) > 0 {
		return nil
	}
	return parsed.Body.(*hclsyntax.Body)
}

// TestPiecesMakeTheSameTree parses texts in which it is hard to see where a block ends, and every file of the shipped
// scenarios.
func TestPiecesMakeTheSameTree(t *testing.T) {
	texts := map[string][]byte{}
	least := map[string]int{} // the number of pieces
	for _, c := range []struct {
		name, src string
		pieces    int
	}{
		{"empty", "", 1},
		{"three blocks", "a {\n}\n\nb \"x\" {\n  c = 1\n}\nd {}\n", 4},
		{"no last line break", "a {\n}\nb {\n}", 2},
		{"windows", "a {\r\n  b = <<E\r\n}\r\nE\r\n}\r\nc {\r\n}\r\n", 3},
		{"mark", "\ufeffa {\n}\nb {\n  c = \"ä\"\n}\n", 3},
		{"comments", "# }\na { # {\n} # }\n/* }\n}\n*/ b {\n} // x\n# the end\n", 3},
		{"comment over lines after a block", "a {\n} /* {\n}\n*/\nb {\n}\n", 3},
		{"heredoc", "a {\n  b = <<E\n}\n\"${x}\nE\n}\nc {\n}\n", 3},
		{"braces in templates", "a {\n  b = \"}${{c = \"}\"}.c}\"\n}\nc {\n}\n", 3},
		{"objects", "a {\n  b = {\n  }\n  c = [{\n}\n]\n}\nd {\n}\n", 3},
		{"wide characters", "a {\n  b = \"👨‍👩‍👧\"\n} # 👨‍👩‍👧\nc { d = 1 }\n", 3},
		{"space before", "   a {\n }\n\t\n  b {\n }\n", 3},
	} {
		texts[c.name], least[c.name] = []byte(c.src), c.pieces
	}
	err := filepath.WalkDir("../scenarios", func(path string, d fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(path) == ".hcl" {
			texts[path], err = os.ReadFile(path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for name, src := range texts {
		got, pieces := pieced(src)
		if want := atOnce(src); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: parsed in %d pieces, the tree is another one", name, pieces)
		}
		if n, ok := least[name]; ok && pieces != n {
			t.Errorf("%s: %d pieces, want %d", name, pieces, n)
		}
	}
}

// TestMistakesAreFoundAtOnce checks that there are no pieces where an error, or an attribute that another piece may
// have too, is to be reported.
func TestMistakesAreFoundAtOnce(t *testing.T) {
	for name, src := range map[string]string{
		"two blocks on a line":   "a {\n} b {\n}\n",
		"an expression":          "a {\n}\nb {\n  c = +\n}\n",
		"an attribute":           "a {\n}\nb = 1\n",
		"the attribute again":    "b = 1\na {\n}\nb = 1\n",
		"a value over two lines": "a {\n}\nb = [{\n}\n",
		"a block as a value":     "a = {\n}\nb {\n}\n",
	} {
		if body, _ := pieced([]byte(src)); body != nil {
			t.Errorf("%s: it was parsed in pieces", name)
		}
	}
}
