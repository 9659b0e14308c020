package house_test

import (
	"go/ast"
	"go/token"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/dsl/diag"
)

var code = regexp.MustCompile(`^SC\d{3}$`)

// TestCodesAndTheirRows holds the table of codes against the code that reports them: whatever is reported has a row,
// and whatever has a row is reported.
func TestCodesAndTheirRows(t *testing.T) {
	inRoot(t)
	reported := map[string]string{}
	for _, files := range packages(t) {
		for name, f := range files {
			if strings.HasPrefix(name, "dsl/diag/codes") {
				continue
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
					if s, err := strconv.Unquote(l.Value); err == nil && code.MatchString(s) {
						reported[s] = positions.Position(l.Pos()).String()
					}
				}
				return true
			})
		}
	}
	for c, at := range reported {
		if _, ok := diag.Lookup(c); !ok {
			t.Errorf("%s: %s has no page in dsl/diag/codes", at, c)
		}
	}
	for _, row := range diag.All() {
		if reported[row.ID] == "" {
			t.Errorf("nothing reports %s; remove its row", row.ID)
		}
	}
}

// TestCodesPageSaysWhatTheTableSays compares the published page with the table: how bad a mistake is, why it is one,
// and what is right instead.
func TestCodesPageSaysWhatTheTableSays(t *testing.T) {
	inRoot(t)
	page, err := os.ReadFile("docs/reference/codes.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range diag.All() {
		head := "## " + row.ID + ": " + row.Summary + "\n"
		_, section, ok := strings.Cut(string(page), head)
		if !ok {
			t.Errorf("the page has no %q", strings.TrimSpace(head))
			continue
		}
		section, _, _ = strings.Cut(section, "\n## ")
		severity := row.Severity.String()
		if !strings.HasPrefix(section, "\n"+strings.ToUpper(severity[:1])+severity[1:]+". "+row.Why) {
			t.Errorf("%s: the page gives another severity or reason:\n%s", row.ID, section)
		}
		for line := range strings.Lines(section) {
			text := strings.TrimSpace(strings.TrimLeft(line, "+-"))
			switch {
			case strings.HasPrefix(line, "+ ") && !strings.Contains(row.Fixed, text):
				t.Errorf("%s: the page shows as right what the table does not: %s", row.ID, text)
			case strings.HasPrefix(line, "- ") && !strings.Contains(row.Bad, text) && !strings.ContainsAny(text, "…\\"):
				t.Errorf("%s: the page shows as wrong what the table does not: %s", row.ID, text)
			}
		}
	}
}
