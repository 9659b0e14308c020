package book

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// Ledger is a rulebook cut into clauses, as in JSON. Unknown members are ignored: a ledger may have more than a
// scenario needs.
type Ledger struct {
	Game     string   `json:"game"`               // the title of the game
	Language string   `json:"language,omitempty"` // of the book, such as pl
	Source   string   `json:"source,omitempty"`   // the file of the book
	Rules    []Clause `json:"rules"`              // in the order of the book
}

// Clause is one rule of the book, or a candidate for one.
type Clause struct {
	ID       string   `json:"id"` // such as KK3-001
	Section  string   `json:"section,omitempty"`
	Page     int      `json:"page,omitempty"`   // of the book, from 1; 0 if unknown
	Line     int      `json:"line,omitempty"`   // of the book, from 1; 0 if unknown
	Offset   int      `json:"offset,omitempty"` // in bytes of the book
	Kind     string   `json:"kind,omitempty"`   // what a candidate probably is; see Rule
	Text     string   `json:"text"`
	Book     string   `json:"book,omitempty"`     // the words of the book from which it was cut
	Choice   string   `json:"choice,omitempty"`   // who decides what
	Example  string   `json:"example,omitempty"`  // a worked example of the book
	Note     string   `json:"note,omitempty"`     // a remark by the person who cut the book
	Restates []string `json:"restates,omitempty"` // the clauses that it repeats
	Points   []string `json:"points,omitempty"`   // the numbers, dice and words in it that matter to a rule
}

// numberClauses gives every clause an id: the initials of the game, and a number.
func (l *Ledger) numberClauses() {
	ids := &ids{prefix: initials(l.Game), width: len(fmt.Sprint(len(l.Rules)))}
	for i := range l.Rules {
		l.Rules[i].ID = ids.next()
	}
}

// ids makes ids that a ledger does not have yet.
type ids struct {
	prefix string
	width  int
	last   int
}

// idsOf continues after the largest number in a ledger, with the prefix of its first id.
func idsOf(l *Ledger) *ids {
	out := &ids{prefix: initials(l.Game), width: 1}
	for i, c := range l.Rules {
		cut := len(strings.TrimRight(c.ID, "0123456789"))
		if i == 0 {
			out.prefix = strings.TrimSuffix(c.ID[:cut], "-")
		}
		if n, err := strconv.Atoi(c.ID[cut:]); err == nil && n > out.last {
			out.last, out.width = n, max(out.width, len(c.ID)-cut)
		}
	}
	return out
}

func (s *ids) next() string {
	s.last++
	return fmt.Sprintf("%s-%0*d", s.prefix, s.width, s.last)
}

// initials returns up to three initials of a title as capitals, or R.
func initials(title string) string {
	out := ""
	for _, w := range strings.FieldsFunc(title, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if c := strings.ToUpper(w[:1])[0]; c >= 'A' && c <= 'Z' && len(out) < 3 {
			out += string(c)
		}
	}
	return cmp.Or(out, "R")
}

// sortedOnce returns numbers in order, each once.
func sortedOnce(list []int) []int {
	slices.Sort(list)
	return slices.Compact(list)
}

// NextID returns an id for a new clause: the last number plus one, with the usual prefix, such as R-042.
func NextID(l *Ledger) string { return idsOf(l).next() }
