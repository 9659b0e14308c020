package diff

import (
	"fmt"
	"path"
	"strings"
)

// line is what is told of one thing in one sentence, with what stands below it.
type line struct {
	area   string
	head   []Span
	text   []Span
	detail [][]Span
}

// room is how long a sentence may get before what else there is to say of the same thing begins a new one.
const room = 110

// lines puts together what is said of one thing.
func lines(changes []Change) []line {
	var out []line
	key := ""
	for _, ch := range changes {
		k := ch.Area + "\x00" + ch.Lead + "\x00" + ch.Subject + "\x00" + ch.Where
		n := len(out) - 1
		if n >= 0 && k == key && ch.Lead == "" && len(out[n].detail) == 0 && len(ch.Detail) == 0 && width(out[n].text)+width(ch.Text) < room {
			out[n].text = append(append(out[n].text, plain(", ")), ch.Text...)
			continue
		}
		key = k
		out = append(out, line{area: ch.Area, head: ch.head(), text: append([]Span(nil), ch.Text...), detail: ch.Detail})
	}
	return out
}

// head is what stands before the colon: what the change is about, and where.
func (ch *Change) head() []Span {
	var out []Span
	if ch.Lead != "" {
		style := New
		if ch.Kind == Removed {
			style = Old
		}
		out = append(out, plain(ch.Lead).as(style), plain(": "))
	}
	out = append(out, plain(ch.Subject).as(Name))
	if ch.Where != "" {
		out = append(out, plain(", "+ch.Where))
	}
	return out
}

// Sentence is a change in plain words, without what stands below it.
func (ch *Change) Sentence() string {
	if len(ch.Text) == 0 {
		return String(ch.head())
	}
	return String(ch.head()) + joint(ch.Text) + String(ch.Text)
}

// joint is what stands between the head and the text: a name is followed by what it does without a colon.
func joint(text []Span) string {
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

// columns is the width text is broken to.
const columns = 100

// Text is the report for a terminal; "" if nothing differs. With all, what no player notices is told too.
func Text(r *Report, color, all bool) string {
	changes := shown(r, all)
	var b strings.Builder
	if len(changes) > 0 {
		heading := title(r) + ": " + counted(len(changes), "change")
		if color {
			heading = bold + heading + reset
		}
		b.WriteString(heading + "\n")
	}
	area := ""
	for _, l := range lines(changes) {
		if l.area != area {
			area = l.area
			fmt.Fprintf(&b, "\n%s\n", area)
		}
		spans := append([]Span(nil), l.head...)
		if len(l.text) > 0 {
			spans = append(append(spans, plain(joint(l.text))), l.text...)
		}
		paint(&b, spans, "  ", "    ", color)
		for _, d := range l.detail {
			in := "      "
			if len(d) > 0 && strings.TrimSpace(d[0].Text) == "" {
				in, d = in+d[0].Text, d[1:]
			}
			paint(&b, d, in, in+"  ", color)
		}
	}
	if note := aside(r, all); note != "" {
		if b.Len() > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(note + "\n")
	}
	return b.String()
}

func shown(r *Report, all bool) []Change {
	if all {
		return r.Changes
	}
	return r.Rules()
}

func title(r *Report) string {
	a, b := r.A.Name, r.B.Name
	// Two versions of a file: git keeps one of them under a name that says nothing.
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

func counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// aside counts what is not told.
func aside(r *Report, all bool) string {
	if all {
		return ""
	}
	n := map[string]int{}
	for _, ch := range r.asides() {
		n[ch.Aside]++
	}
	// That a scenario with another name has another title is in the heading already.
	if n["about"] = min(n["about"], 1); r.A.Name != r.B.Name {
		n["about"] = 0
	}
	var parts []string
	for _, x := range []struct{ key, one, many string }{
		{"about", "what the scenario says of itself", ""}, {"names", "the names of locals in 1 block", "the names of locals in %d blocks"},
		{"tests", "1 test", "%d tests"}, {"citations", "citations of 1 block", "citations of %d blocks"}, {"rulebook", "the rulebook", "%d rulebooks"},
	} {
		switch k := n[x.key]; {
		case k == 1:
			parts = append(parts, x.one)
		case k > 1:
			parts = append(parts, fmt.Sprintf(x.many, k))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return "Different too, but nothing a player notices: " + strings.Join(parts, ", ") + " (--all shows it)."
}

// paint writes a sentence, broken into lines.
func paint(b *strings.Builder, spans []Span, first, next string, color bool) {
	b.WriteString(first)
	col := len([]rune(first))
	begin := true
	for _, s := range spans {
		text := s.Text
		if s.Code {
			text = "`" + text + "`"
		}
		on := color && colours[s.Style] != ""
		if on {
			b.WriteString(colours[s.Style])
		}
		for i, word := range strings.Split(text, " ") {
			n := len([]rune(word))
			switch {
			case i == 0:
			case col+1+n > columns && !begin:
				b.WriteString("\n" + next)
				col = len([]rune(next))
			default:
				b.WriteByte(' ')
				col++
			}
			b.WriteString(word)
			col += n
			begin = begin && n == 0
		}
		if on {
			b.WriteString(reset)
		}
	}
	b.WriteByte('\n')
}

var plainer = strings.NewReplacer("*", `\*`, "_", `\_`, "<", "&lt;", ">", "&gt;", "|", `\|`, "#", `\#`, "[", `\[`, "]", `\]`, "`", "\\`", "~", `\~`)

// Markdown is the report for a pull request; a line of its own if nothing differs.
func Markdown(r *Report, all bool) string {
	changes := shown(r, all)
	var b strings.Builder
	fmt.Fprintf(&b, "## %s\n", plainer.Replace(title(r)))
	if len(changes) == 0 {
		b.WriteString("\nNothing changes for a player.\n")
	}
	area := ""
	for _, l := range lines(changes) {
		if l.area != area {
			area = l.area
			fmt.Fprintf(&b, "\n### %s\n\n", area)
		}
		b.WriteString("- " + marked(l.head))
		if len(l.text) > 0 {
			b.WriteString(joint(l.text) + marked(l.text))
		}
		b.WriteByte('\n')
		for _, d := range l.detail {
			in := "  "
			if len(d) > 0 && strings.TrimSpace(d[0].Text) == "" {
				in, d = in+d[0].Text, d[1:]
			}
			if first := d[0].Text; first == "- " || first == "+ " {
				d = d[1:] // struck out and bold say it
			}
			b.WriteString(in + "- " + marked(d) + "\n")
		}
	}
	if note := aside(r, all); note != "" {
		b.WriteString("\n" + note + "\n")
	}
	return b.String()
}

// marked is a sentence in Markdown: names and what is new bold, what was struck out, code as code.
func marked(spans []Span) string {
	var b strings.Builder
	for i := 0; i < len(spans); {
		style := spans[i].Style
		text := ""
		for ; i < len(spans) && spans[i].Style == style; i++ {
			if spans[i].Code {
				text += coded(spans[i].Text)
			} else {
				text += plainer.Replace(spans[i].Text)
			}
		}
		around := map[Style]string{Name: "**", Old: "~~", New: "**"}[style]
		// Marks must touch what they mark.
		core := strings.TrimSpace(text)
		if core == "" {
			around = ""
		}
		lead, tail, _ := strings.Cut(text, core)
		b.WriteString(lead + around + core + around + tail)
	}
	return b.String()
}

// coded sets off code, whatever backticks are in it.
func coded(s string) string {
	fence := "`"
	for strings.Contains(s, fence) {
		fence += "`"
	}
	if len(fence) > 1 {
		return fence + " " + s + " " + fence
	}
	return fence + s + fence
}
