package layout

import (
	"bytes"
	"io"
	"strings"
	"unicode/utf8"
)

// Breaker writes lines to a terminal and breaks wide ones between words. After a break, it indents by two characters
// more than the line. It expects whole lines; text without a line end is written unchanged.
type Breaker struct {
	Out   io.Writer
	Width func() int // of the terminal, in columns; it may change
}

// Write breaks the lines of p and writes them.
func (w *Breaker) Write(p []byte) (int, error) {
	width := w.Width()
	var b bytes.Buffer
	for rest := string(p); rest != ""; {
		line, after, ended := strings.Cut(rest, "\n")
		if rest = after; !ended {
			b.WriteString(line)
			break
		}
		for _, part := range breakLine(line, width) {
			b.WriteString(part + "\n")
		}
	}
	if _, err := w.Out.Write(b.Bytes()); err != nil {
		return 0, err
	}
	return len(p), nil
}

// breakLine returns the parts of a line that has more columns than width. A word that is too long has a part of its
// own.
func breakLine(line string, width int) (parts []string) {
	text := strings.TrimLeft(line, " ")
	indent := len(line) - len(text)
	hang := func() string { // indents every part after the first
		if len(parts) == 0 {
			return ""
		}
		return strings.Repeat(" ", indent+2)
	}
	column, begin, blank := indent, 0, -1 // blank is the end of the last word before the present one
	for at := indent; at < len(line); {
		if n := colorLength(line[at:]); n > 0 {
			at += n
			continue
		}
		_, n := utf8.DecodeRuneInString(line[at:])
		if line[at] == ' ' && line[at-1] != ' ' {
			blank = at
		}
		if column += Columns(line[at : at+n]); column > width && blank > begin {
			next := len(line) - len(strings.TrimLeft(line[blank:], " "))
			if next == len(line) {
				break
			}
			parts = append(parts, hang()+line[begin:blank])
			begin, column, blank, at = next, indent+2, -1, next
			continue
		}
		at += n
	}
	if len(parts) == 0 && column <= width {
		return []string{line}
	}
	return append(parts, hang()+strings.TrimRight(line[begin:], " "))
}

// colorLength returns the length of the escape sequence at the beginning of s that sets a colour, or 0.
func colorLength(s string) int {
	if !strings.HasPrefix(s, "\x1b[") {
		return 0
	}
	return strings.IndexByte(s, 'm') + 1
}
