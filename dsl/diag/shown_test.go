package diag_test

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// Examples are shown as text for people: without the directives that generate them, short, and with nothing that a
// terminal hides.
func TestShownExamplesAreReadable(t *testing.T) {
	for _, c := range diag.All() {
		for _, text := range []string{diag.Shown(c.Bad), diag.Shown(c.Fixed)} {
			if strings.Contains(text, "# generate") || text == "" || !utf8.ValidString(text) {
				t.Errorf("%s shows %q", c.ID, text)
			}
			if strings.ContainsFunc(text, func(r rune) bool { return r != '\n' && r != '\t' && !unicode.IsPrint(r) }) {
				t.Errorf("%s shows a control character: %q", c.ID, text)
			}
		}
	}
	if got, want := diag.Shown(`# generate: "a = " "("*100 "1" ")"*100 "\n"`), "a = "+strings.Repeat("(", 56)+
		"…   # 205 characters in all\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := diag.Shown("# generate: \"a = \\\"caf\\xe9\\\"\\n\""); got != "a = \"caf\\xe9\"\n" {
		t.Errorf("got %q", got)
	}
}
