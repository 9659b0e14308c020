package house_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// allowed lists places where a flagged word is right, by file and word.
var allowed = map[string][]string{
	"internal/estimate/estimate_test.go": {"near"}, // numbers near others
}

// quotedRules is what a page shows of the rules of scenarios, in their words.
var quotedRules = regexp.MustCompile(`(?s)<!-- scenario diff .*?<!-- end -->`)

// TestPlainWords reports words and phrases that docs/glossary.md replaces by plainer ones, in Go comments, Go strings,
// declared names, and documentation.
func TestPlainWords(t *testing.T) {
	inRoot(t)
	list := readWordList(t)
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name = filepath.ToSlash(name)
		switch {
		case d.IsDir() && (name == "scenarios" || d.Name() == "testdata" || name != "." && strings.HasPrefix(d.Name(), ".")):
			return filepath.SkipDir
		case d.IsDir() || name == "internal/house/words_test.go":
			return nil
		}
		var found []finding
		switch path.Ext(name) {
		case ".go":
			src, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			if found, err = list.inGo(src); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		case ".md":
			src, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			found = list.inMarkdown(quotedRules.ReplaceAllString(string(src), ""))
		}
		for _, f := range found {
			if !slices.Contains(allowed[name], f.row.not) {
				t.Errorf("%s:%d: instead of %q write %s: %s", name, f.line, f.row.not, f.row.but, f.context)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestPlainWordsFindsEachRow plants every row of the list in a comment, a string, a name or a sentence, and checks
// that it is found.
func TestPlainWordsFindsEachRow(t *testing.T) {
	inRoot(t)
	list := readWordList(t)
	if len(list) < 40 {
		t.Fatalf("only %d rows", len(list))
	}
	for _, row := range list {
		var planted []string
		if row.name {
			planted = []string{
				"package p\n\nfunc " + row.not + "() {}\n",
				"package p\n\ntype t struct{ " + row.not + " int }\n",
				"package p\n\nfunc (t) " + row.not + "() {}\n",
			}
		} else {
			// The phrase may be broken over two lines of a comment.
			broken := strings.Replace(row.not, " ", "\n// ", 1)
			planted = []string{
				"package p\n\n// F is something: " + broken + " it.\nfunc F() {}\n",
				"package p\n\nvar s = \"it is " + row.not + " it\"\n",
			}
			if len(list.inMarkdown("One line.\n\nIt is "+strings.Replace(row.not, " ", "\n", 1)+" it.\n")) == 0 {
				t.Errorf("%q is not found in documentation", row.not)
			}
		}
		for _, src := range planted {
			if found, err := list.inGo([]byte(src)); err != nil || !slices.ContainsFunc(found, func(f finding) bool {
				return f.row.not == row.not
			}) {
				t.Errorf("%q is not found in\n%s\n%v", row.not, src, err)
			}
		}
	}
	honest := "package p\n\n// Keep reports whether a piece is kept in its space, and returns none if there is none.\n" +
		"func Keep(told int) {}\n"
	if found, err := list.inGo([]byte(honest)); err != nil || len(found) > 0 {
		t.Errorf("an honest text gives %v, %v", found, err)
	}
	if found := list.inMarkdown("Some text.\n\n    # says whether, in an example\n\n```hcl\n# says whether\n```\n"); len(
		found) > 0 {
		t.Errorf("code in documentation gives %v", found)
	}
}

// wordRow is a row of the list in docs/glossary.md.
type wordRow struct {
	not, but string
	name     bool // not is the name of a declaration, otherwise a phrase of sentences
	pattern  *regexp.Regexp
	lower    string // not in lower case, by which texts without it are passed over quickly
}

type wordList []wordRow

// readWordList reads the table "Write instead" of the glossary.
func readWordList(t *testing.T) wordList {
	t.Helper()
	text, err := os.ReadFile("docs/glossary.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, ok := strings.Cut(string(text), "\n## Write instead\n")
	if !ok {
		t.Fatal("docs/glossary.md has no section \"Write instead\"")
	}
	var list wordList
	for _, m := range regexp.MustCompile(`(?m)^\| (["`+"`"+`])(.+?)["`+"`"+`] \| (.+) \|$`).FindAllStringSubmatch(section,
		-1) {
		row := wordRow{not: m[2], but: m[3], name: m[1] == "`"}
		row.pattern = regexp.MustCompile(`(?i)(?:^|[^\w])` + strings.ReplaceAll(regexp.QuoteMeta(row.not), " ", `\s+`) +
			`(?:$|[^\w])`)
		row.lower = strings.ToLower(row.not)
		list = append(list, row)
	}
	return list
}

// finding is a use of a word or phrase of the list.
type finding struct {
	row     wordRow
	line    int
	context string
}

// inText returns the phrases in a text that begins on a line.
func (l wordList) inText(text string, line int) []finding {
	var out []finding
	words := strings.Join(strings.Fields(strings.ToLower(text)), " ")
	for _, row := range l {
		if row.name || !strings.Contains(words, row.lower) {
			continue
		}
		for _, at := range row.pattern.FindAllStringIndex(text, -1) {
			from, to := max(at[0]-30, 0), min(at[1]+30, len(text))
			out = append(out, finding{row, line + strings.Count(text[:at[0]+1], "\n"),
				strings.Join(strings.Fields(text[from:to]), " ")})
		}
	}
	return out
}

// inGo returns the phrases in the comments and strings of a Go file, and the names in its declarations.
func (l wordList) inGo(src []byte) ([]finding, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "", src, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	line := func(p token.Pos) int { return fset.Position(p).Line }
	var out []finding
	for _, group := range file.Comments {
		var text strings.Builder
		for _, c := range group.List {
			text.WriteString(strings.TrimLeft(strings.TrimPrefix(c.Text, "//"), "/*") + "\n")
		}
		out = append(out, l.inText(text.String(), line(group.Pos()))...)
	}
	name := func(id *ast.Ident) {
		for _, row := range l {
			if row.name && id != nil && id.Name == row.not {
				out = append(out, finding{row, line(id.Pos()), "the name of a declaration"})
			}
		}
	}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			name(d.Name)
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					name(s.Name)
				case *ast.ValueSpec:
					for _, id := range s.Names {
						name(id)
					}
				}
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.StructType:
			for _, f := range n.Fields.List {
				for _, id := range f.Names {
					name(id)
				}
			}
		case *ast.InterfaceType:
			for _, f := range n.Methods.List {
				for _, id := range f.Names {
					name(id)
				}
			}
		case *ast.BasicLit:
			if text, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING {
				out = append(out, l.inText(text, line(n.Pos()))...)
			}
		}
		return true
	})
	return out, nil
}

// inMarkdown returns the phrases in a page, outside its code blocks and its list of words to avoid.
func (l wordList) inMarkdown(text string) []finding {
	text, _, _ = strings.Cut(text, "\n## Write instead\n")
	lines := strings.Split(text, "\n")
	fenced := false
	for i, s := range lines {
		if strings.HasPrefix(strings.TrimSpace(s), "```") {
			fenced = !fenced
			lines[i] = ""
		}
		if fenced || strings.HasPrefix(s, "    ") && (i == 0 || strings.TrimSpace(lines[i-1]) == "") {
			lines[i] = ""
		}
	}
	return l.inText(strings.Join(lines, "\n"), 1)
}
