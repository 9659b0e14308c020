package diff

import (
	"fmt"
	"io"
	"path"
	"strings"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/layout"
)

// maxSentence is the length after which further changes of the same thing begin a new sentence.
const maxSentence = 110

// Limits of a brief report.
const (
	maxDetail   = 16  // lines below a sentence
	maxCode     = 160 // characters of such a line
	maxSentCode = 300 // characters of code in a sentence
)

// sections returns the contents of a report: its summary, or all changes by area, with consecutive changes of the
// same thing in one sentence. Unless all is set, long texts and lists are shortened; cut reports whether any were.
func (r *Report) sections(all bool) (out []Section, cut bool) {
	if r.Summary != nil && !all {
		return r.Summary, false
	}
	key, length := "", 0 // of the previous sentence; key is "" if nothing can be added to it
	for _, ch := range changesToShow(r, all) {
		if !all {
			cut = ch.shorten() || cut
		}
		if n := len(out); n == 0 || out[n-1].Title != ch.Area {
			out, key = append(out, Section{Title: ch.Area}), ""
		}
		s := &out[len(out)-1]
		k := ch.Subject + "\x00" + ch.Where
		if ch.Lead != "" || len(ch.Detail) > 0 {
			k = ""
		}
		if k != "" && k == key && length+width(ch.Text) < maxSentence {
			last := &s.Lines[len(s.Lines)-1]
			last.Text = append(append(last.Text, say(", ")), ch.Text...)
		} else {
			length = 0
			s.Lines = append(s.Lines, Line{ch.sentence(), ch.Detail})
		}
		key, length = k, length+width(ch.Text)
	}
	return out, cut
}

// shorten shortens the change for a brief report, and reports whether anything was left out.
func (ch *Change) shorten() (cut bool) {
	ch.Text, cut = shortenCode(ch.Text, maxSentCode)
	lines := ch.Detail
	ch.Detail = nil
	for i, line := range lines {
		if i == maxDetail {
			ch.Detail = append(ch.Detail, []Span{say(fmt.Sprintf("… and %d more", len(lines)-i))})
			return true
		}
		line, less := shortenCode(line, maxCode)
		ch.Detail, cut = append(ch.Detail, line), cut || less
	}
	return cut
}

// head returns the text before the colon: the subject of the change, and the part that changed.
func (ch *Change) head() []Span {
	var out []Span
	if ch.Lead != "" {
		style := New
		if ch.Kind == Removed {
			style = Old
		}
		out = append(out, say(ch.Lead).as(style), say(": "))
	}
	out = append(out, say(ch.Subject).as(Name))
	if ch.Where != "" {
		out = append(out, say(", "+ch.Where))
	}
	return out
}

// sentence returns the change without its details.
func (ch *Change) sentence() []Span {
	out := ch.head()
	if len(ch.Text) > 0 {
		out = append(append(out, say(separator(ch.Text))), ch.Text...)
	}
	return out
}

// Sentence returns a change as plain text, without its details.
func (ch *Change) Sentence() string { return String(ch.sentence()) }

// separator returns what to write between the head and the text. There is no colon before a verb.
func separator(text []Span) string {
	if strings.HasPrefix(text[0].Text, "is now ") {
		return " "
	}
	return ": "
}

// Colours of a terminal.
const (
	reset = "\x1b[0m"
	bold  = "\x1b[1m"
	red   = "\x1b[31m"
	green = "\x1b[32m"
	faint = "\x1b[2m"
)

var colours = map[Style]string{Name: bold, Old: red, New: green, Quiet: faint}

// columns is the width at which lines are broken.
const columns = 100

// Text returns the report for a terminal, or "" if nothing differs. With all set, it includes changes that players do
// not notice.
func Text(r *Report, color, all bool) string {
	changes := changesToShow(r, all)
	var b strings.Builder
	if len(changes) > 0 {
		heading := title(r) + ": " + article.Count(len(changes), "change")
		if color {
			heading = bold + heading + reset
		}
		b.WriteString(heading + "\n")
	}
	sections, cut := r.sections(all)
	for _, x := range sections {
		x.write(&b, color)
	}
	if note := closingNote(r, all, cut); note != "" {
		if b.Len() > 0 {
			b.WriteByte('\n')
		}
		if r.Summary != nil && !all {
			b.WriteString(layout.Wrap(note, columns, "") + "\n")
		} else {
			b.WriteString(note + "\n")
		}
	}
	return b.String()
}

func changesToShow(r *Report, all bool) []Change {
	if all {
		return r.Changes
	}
	return r.Rules()
}

func title(r *Report) string {
	if r.Summary != nil && r.A.Title != "" && r.B.Title != "" {
		return r.A.Title + " → " + r.B.Title
	}
	a, b := r.A.Name, r.B.Name
	// When two versions of a file are compared, git stores one under a temporary name.
	if path.Ext(r.B.Dir) == ".hcl" && (path.Ext(r.A.Dir) != ".hcl" || path.Base(r.A.Dir) == path.Base(r.B.Dir)) {
		return path.Base(r.B.Dir)
	}
	switch {
	case a == b && a != "":
		return a
	case a == "" || b == "":
		a, b = r.A.Dir, r.B.Dir
	}
	return a + " → " + b
}

// closingNote returns a note about what a brief report leaves out, or "".
func closingNote(r *Report, all, cut bool) string {
	asides := countAsides(r)
	switch {
	case all:
		return ""
	case r.Summary != nil:
		return summaryNote(r)
	case asides == "" && cut:
		return "Some texts are cut short (--all shows them whole)."
	case asides == "":
		return ""
	case cut:
		asides += ". Some texts are cut short. (--all shows everything.)"
	default:
		asides += " (--all shows it)."
	}
	return "Also different, but not for players: " + asides
}

// countAsides returns the numbers of changes that players do not notice, in words.
func countAsides(r *Report) string {
	n := map[string]int{}
	for _, ch := range r.Changes {
		n[ch.Aside]++
	}
	// The heading shows a changed name of the scenario.
	if n["about"] = min(n["about"], 1); r.A.Name != r.B.Name {
		n["about"] = 0
	}
	var parts []string
	for _, x := range []struct{ key, one, many string }{
		{"about", "the description of the scenario", ""},
		{"names", "names in 1 rule that only rules use", "names in %d rules that only rules use"},
		{"tests", "1 test", "%d tests"}, {"test rules", "1 rule that only tests use", "%d rules that only tests use"},
		{"citations", "citations of 1 block", "citations of %d blocks"},
		{"past", "1 name of older versions", "%d names of older versions"}, {"rulebook", "the rulebook", "%d rulebooks"},
	} {
		switch k := n[x.key]; {
		case k == 1:
			parts = append(parts, x.one)
		case k > 1:
			parts = append(parts, fmt.Sprintf(x.many, k))
		}
	}
	return strings.Join(parts, ", ")
}

// paint returns a sentence as text, with colours if color is set.
func paint(spans []Span, color bool) string {
	var b strings.Builder
	for _, s := range spans {
		text := String([]Span{s})
		if on := colours[s.Style]; color && on != "" {
			text = on + text + reset
		}
		b.WriteString(text)
	}
	return b.String()
}

var markdownEscapes = strings.NewReplacer(
	"*", `\*`, "_", `\_`, "<", "&lt;", ">", "&gt;", "|", `\|`, "#", `\#`, "[", `\[`, "]", `\]`, "`", "\\`", "~", `\~`,
)

// Markdown returns the report for a pull request. If nothing differs, it says so.
func Markdown(r *Report, all bool) string {
	changes := changesToShow(r, all)
	var b strings.Builder
	fmt.Fprintf(&b, "## %s\n", markdownEscapes.Replace(title(r)))
	if len(changes) == 0 {
		b.WriteString("\nNothing changes for a player.\n")
	}
	sections, cut := r.sections(all)
	for _, x := range sections {
		x.writeMarkdown(&b)
	}
	if note := closingNote(r, all, cut); note != "" {
		b.WriteString("\n" + note + "\n")
	}
	return b.String()
}

// writeDetail writes the details of a sentence in Markdown: lines of rules as a block of code, other details as a
// list.
func writeDetail(b *strings.Builder, detail [][]Span) {
	const fence = "  ````"
	code := false
	for _, d := range detail {
		if isLine(d) != code {
			code = !code
			b.WriteString(map[bool]string{true: fence + "diff\n", false: fence + "\n"}[code])
		}
		if code {
			b.WriteString("  " + d[0].Text + d[1].Text + "\n")
		} else {
			b.WriteString("  - " + markdown(d) + "\n")
		}
	}
	if code {
		b.WriteString(fence + "\n")
	}
}

// isLine reports whether a detail is a line of a rule with a sign before it.
func isLine(d []Span) bool { return len(d) == 2 && d[0].Style != Quiet && d[1].Code }

// markdown returns a sentence in Markdown: names and new parts are bold, old parts are struck out, and code is marked
// as code.
func markdown(spans []Span) string {
	var b strings.Builder
	for i := 0; i < len(spans); {
		style := spans[i].Style
		text := ""
		for ; i < len(spans) && spans[i].Style == style; i++ {
			if spans[i].Code {
				text += markdownCode(spans[i].Text)
			} else {
				text += markdownEscapes.Replace(spans[i].Text)
			}
		}
		around := map[Style]string{Name: "**", Old: "~~", New: "**"}[style]
		// Markdown requires that marks touch the text.
		core := strings.TrimSpace(text)
		if core == "" {
			around = ""
		}
		lead, tail, _ := strings.Cut(text, core)
		b.WriteString(lead + around + core + around + tail)
	}
	return b.String()
}

// markdownCode returns Markdown for code that may contain backticks.
func markdownCode(s string) string {
	fence := "`"
	for strings.Contains(s, fence) {
		fence += "`"
	}
	if len(fence) > 1 {
		return fence + " " + s + " " + fence
	}
	return fence + s + fence
}

// write writes a section for a terminal.
func (s *Section) write(w io.Writer, color bool) {
	fmt.Fprintf(w, "\n%s\n", s.Title)
	for _, t := range s.Tables {
		var heads []string
		for i, c := range t.Columns {
			heads = append(heads, indentFirst(i)+paint([]Span{say(c).as(Quiet)}, color))
		}
		out := layout.NewTable(heads...)
		for _, row := range t.Rows {
			var cells []any
			for i, c := range row {
				cells = append(cells, indentFirst(i)+paint(c, color))
			}
			out.AddRow(cells...)
		}
		out.Write(w)
	}
	lines := &layout.Breaker{Out: w, Width: func() int { return columns }}
	for _, l := range s.Lines {
		fmt.Fprintln(lines, "  "+paint(l.Text, color))
		for _, d := range l.Detail {
			if isLine(d) {
				d = []Span{d[0], {Style: d[1].Style, Text: d[1].Text}}
			}
			fmt.Fprintln(lines, "      "+paint(d, color))
		}
	}
}

// indentFirst returns the indentation of the first column of a table.
func indentFirst(column int) string {
	if column == 0 {
		return "  "
	}
	return ""
}

func (s *Section) writeMarkdown(b *strings.Builder) {
	b.WriteString("\n### " + markdownEscapes.Replace(s.Title) + "\n\n")
	for i, t := range s.Tables {
		row := func(cell func(i int) string) {
			for i := range t.Columns {
				b.WriteString("| " + cell(i) + " ")
			}
			b.WriteString("|\n")
		}
		row(func(i int) string { return markdownEscapes.Replace(t.Columns[i]) })
		row(func(i int) string { return map[bool]string{true: "---", false: "---:"}[i == 0] })
		for _, cells := range t.Rows {
			row(func(i int) string { return markdown(cells[i]) })
		}
		if len(s.Lines) > 0 || i+1 < len(s.Tables) {
			b.WriteByte('\n')
		}
	}
	for _, l := range s.Lines {
		b.WriteString("- " + markdown(l.Text) + "\n")
		writeDetail(b, l.Detail)
	}
}
