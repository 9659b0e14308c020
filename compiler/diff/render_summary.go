package diff

import (
	"strings"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/layout"
)

// write writes a section for a terminal.
func (s *Section) write(b *strings.Builder, color bool) {
	b.WriteString("\n" + s.Title + "\n")
	for _, t := range s.Tables {
		writeTable(b, t, color)
	}
	for _, l := range s.Lines {
		writeWrapped(b, l.Text, "  ", "    ", color)
		for _, d := range l.Detail {
			if isLine(d) {
				d = []Span{d[0], {Style: d[1].Style, Text: d[1].Text}}
			}
			writeWrapped(b, d, "      ", "        ", color)
		}
	}
}

// writeTable writes a table in columns.
func writeTable(b *strings.Builder, t *Table, color bool) {
	widths := make([]int, len(t.Columns))
	note := func(i int, text string) { widths[i] = max(widths[i], layout.Columns(text)) }
	for i, c := range t.Columns {
		note(i, c)
	}
	for _, row := range t.Rows {
		for i, c := range row {
			note(i, c.String())
		}
	}
	line := func(cell func(i int) (text string, spans []Span)) {
		var out strings.Builder
		for i := range t.Columns {
			text, spans := cell(i)
			out.WriteString("  ")
			for _, s := range spans {
				if on := colours[s.Style]; color && on != "" {
					out.WriteString(on + s.Text + reset)
				} else {
					out.WriteString(s.Text)
				}
			}
			out.WriteString(strings.Repeat(" ", widths[i]-layout.Columns(text)))
		}
		b.WriteString(strings.TrimRight(out.String(), " ") + "\n")
	}
	line(func(i int) (string, []Span) { return t.Columns[i], []Span{plain(t.Columns[i]).as(Quiet)} })
	for _, row := range t.Rows {
		line(func(i int) (string, []Span) { return row[i].String(), row[i].spans() })
	}
}

// spans returns a cell as a sentence.
func (c Cell) spans() []Span {
	switch {
	case c.Old != "" && c.New != "":
		return []Span{plain(c.Old).as(Old), plain(" → "), plain(c.New).as(New)}
	case c.Old != "":
		return []Span{plain(c.Old).as(Old)}
	case c.New != "":
		return []Span{plain(c.New).as(New)}
	}
	return []Span{plain(c.Text)}
}

// writeMarkdown writes a section in Markdown.
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
			row(func(i int) string { return markdown(cells[i].spans()) })
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

// summaryNote says what a summary leaves out.
func summaryNote(r *Report) string {
	note := "This is a summary of " + article.Count(len(r.Rules()), "change") + " (--all lists them)."
	if left := leftOut(r); left != "" {
		note += " It leaves out " + left + "."
	}
	if asides := countAsides(r); asides != "" {
		note += " Also different, but not for players: " + asides + "."
	}
	return note
}
