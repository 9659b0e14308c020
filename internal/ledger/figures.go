package ledger

import (
	"bytes"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/internal/book"
)

// A Lost figure is in a clause, but in no rule and no test that cites the clause.
type Lost struct {
	Clause  *Clause
	Figures []string // such as +2 and 1d6
}

var integer = regexp.MustCompile(`[0-9]+`)

// LostFigures returns the clauses with figures that occur in nothing that cites them, in the order of the book. It
// leaves out 0 and 1 unless they have a sign, because rules often express them without a figure, and numbers that look
// like years. It leaves out clauses that nothing cites; they count as missing.
func (l *Ledger) LostFigures(sources map[string][]byte) []Lost {
	var out []Lost
	for _, c := range l.Clauses {
		if c.Status == NotApplicable || c.Status == Missing {
			continue
		}
		var wanted []string
		for _, f := range book.Figures(c.Text) {
			if numberOf(f) != "" {
				wanted = append(wanted, f)
			}
		}
		if len(wanted) == 0 {
			continue
		}
		found := map[string]bool{}
		for _, b := range c.Blocks {
			for _, r := range b.Whole {
				addFigures(found, sources, r)
			}
		}
		for _, t := range c.Tests {
			addFigures(found, sources, t.Whole)
		}
		wanted = slices.DeleteFunc(wanted, func(f string) bool { return found[numberOf(f)] })
		if len(wanted) > 0 {
			out = append(out, Lost{c, wanted})
		}
	}
	return out
}

// numberOf returns the digits of a figure as rules write them, or "" if rules may express it without digits.
func numberOf(figure string) string {
	all := integer.FindAllString(figure, -1)
	if len(all) == 0 {
		return ""
	}
	n := strings.TrimLeft(all[len(all)-1], "0") // of 2d6, the number of faces
	v, err := strconv.Atoi(n)
	signed := strings.ContainsAny(figure, "+-−–")
	if err != nil || v < 2 && !signed || v >= 1500 && v < 2100 {
		return ""
	}
	return n
}

// addFigures adds the numbers in a range of the source, except those in citations.
func addFigures(found map[string]bool, sources map[string][]byte, r hcl.Range) {
	src := sources[r.Filename]
	if r.End.Byte > len(src) {
		return
	}
	for line := range bytes.Lines(src[r.Start.Byte:r.End.Byte]) {
		if bytes.HasPrefix(bytes.TrimSpace(line), []byte("cites")) {
			continue
		}
		for _, n := range integer.FindAllString(string(line), -1) {
			found[strings.TrimLeft(n, "0")] = true
		}
	}
}
