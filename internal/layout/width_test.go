package layout_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/layout"
)

// TestWideLetters aligns, cuts and wraps texts with letters that take two columns, and accents that take none.
func TestWideLetters(t *testing.T) {
	var b strings.Builder
	table := layout.NewTable("what", ">n", "")
	table.AddRow("将棋", 1, "x")
	table.AddRow("e\u0301te\u0301", "十", "y")
	table.Write(&b)
	if got, want := b.String(), "what   n\n将棋   1  x\ne\u0301te\u0301   十  y\n"; got != want {
		t.Errorf("the table is\n%s\nnot\n%s", got, want)
	}
	if got := layout.Cut("将棋の駒", 6); got != "将棋…" {
		t.Errorf("cut to %s", got)
	}
	if got := layout.Wrap("将棋 将棋 将棋", 9, ""); got != "将棋 将棋\n将棋" {
		t.Errorf("wrapped to\n%s", got)
	}
}
