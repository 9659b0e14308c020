package diff

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
)

// Kind is a kind of change.
type Kind string

// Values of Kind.
const (
	Added     Kind = "added"
	Removed   Kind = "removed"
	Changed   Kind = "changed"
	Renamed   Kind = "renamed"
	Moved     Kind = "moved"
	Reordered Kind = "reordered"
)

// Change is one difference.
type Change struct {
	Area    string // the heading under which it is shown, such as "Units"
	Kind    Kind
	Type    string // the type of the declaration
	Name    string // the labels of the declaration
	Lead    string // text before the subject, such as "new unit"
	Subject string // what people call the declaration
	Where   string // the blocks around the changed part, such as "for p in every(player)"; "" for all of it
	Attr    string // the attribute that differs, or ""
	Text    []Span // text after the subject and the part
	Detail  [][]Span
	Old     string    // the old HCL; "" if there is none, or several lines of it
	New     string    // the new HCL, likewise
	Borders []string  // the spaces that the space now borders, if in New, or no longer borders, if in Old
	From    hcl.Range // in the old scenario; without a file name if it is not there
	To      hcl.Range // in the new scenario, likewise
	// Aside is the reason why players do not notice the change: "tests", "test rules", "citations", "rulebook",
	// "names", "past" or "about". It is "" for changes of the rules.
	Aside string

	of          *declaration // in the new scenario, unless it was removed
	isPlacement bool         // it is about pieces on the board
	was, is     []line       // for a change of statements: the lines that differ
}

// Side is one of the two scenarios.
type Side struct {
	Dir   string
	Name  string
	Title string
}

// Report lists all differences between an old scenario A and a new scenario B.
type Report struct {
	A, B    Side
	Changes []Change // sorted by area, and within an area by their order in B
	// Summary describes what is different in B, by area and phase, for a player who knows A. It is nil if there are
	// few enough changes to list them.
	Summary []Section
}

// Rules returns the changes that players notice.
func (r *Report) Rules() []Change {
	return slices.DeleteFunc(slices.Clone(r.Changes), func(ch Change) bool { return ch.Aside != "" })
}

// areaRank returns the position of an area in the order of areas.
func areaRank(area string) int { return slices.Index(Areas, area) }

// Style is the role of a part of a sentence.
type Style uint8

// Values of Style.
const (
	Plain Style = iota
	Name        // the subject
	Old         // something of the old scenario
	New         // something of the new scenario
	Quiet       // a remark, such as the context
)

// Span is a part of a sentence. If Code is set, it is HCL and shown as code.
type Span struct {
	Style Style
	Code  bool
	Text  string
}

func say(s string) Span { return Span{Text: s} }

func (s Span) as(style Style) Span {
	s.Style = style
	return s
}

// String returns a sentence without styles, with code in backticks.
func String(spans []Span) string {
	var b strings.Builder
	for _, s := range spans {
		if s.Code {
			b.WriteString("`" + s.Text + "`")
		} else {
			b.WriteString(s.Text)
		}
	}
	return b.String()
}

// Strings returns each of several texts without styles.
func Strings(list [][]Span) []string {
	out := []string{}
	for _, spans := range list {
		out = append(out, String(spans))
	}
	return out
}

// shortenCode shortens each piece of code in a sentence to at most most characters, and reports whether anything was
// cut.
func shortenCode(spans []Span, most int) (out []Span, cut bool) {
	for _, s := range spans {
		if short := shorten(s.Text, most); s.Code && short != s.Text {
			s.Text, cut = short, true
		}
		out = append(out, s)
	}
	return out, cut
}

// width returns the number of characters of a sentence.
func width(spans []Span) int { return len([]rune(String(spans))) }

// asWords returns a name with spaces for underscores.
func asWords(name string) string { return strings.ReplaceAll(name, "_", " ") }

// shorten shortens code to n characters.
func shorten(s string, n int) string {
	r := []rune(s)
	if len(r) <= n {
		return s
	}
	return string(r[:n-1]) + "…"
}
