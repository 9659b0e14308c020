package diag

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
)

// DefaultMax is the number of messages shown by default. The first ones usually cause the others.
const DefaultMax = 50

// Options control how a list is shown.
type Options struct {
	Color bool
	// Max is the maximum number of messages shown; 0 means DefaultMax. A negative number means no limit, and also
	// that messages which follow from others are shown after them instead of only being counted.
	Max int
}

const (
	maxColumns = 120  // columns of a source line that are shown
	maxBefore  = 40   // columns shown before the caret if a line is shortened
	maxScan    = 8192 // bytes of a line that are read before and after the caret
	maxPlaces  = 3    // places that are listed for messages that are not shown
)

const (
	ansiBold   = "\x1b[1m"
	ansiRed    = "\x1b[1;31m"
	ansiYellow = "\x1b[1;33m"
	ansiCyan   = "\x1b[1;36m"
	ansiBlue   = "\x1b[34m"
	ansiReset  = "\x1b[0m"
)

// WriteText sorts the list and writes it for people. sources maps file names to the text of the files; a message about
// another file is shown without its source line. The cost of a message is proportional to the length of its line,
// while hcl's own writer would read the whole file for every message.
func WriteText(w io.Writer, l List, sources map[string][]byte, opt Options) error {
	out := &textWriter{w: bufio.NewWriter(w), color: opt.Color}
	shown, doubtful := l.Causes()
	most := opt.Max
	if most == 0 {
		most = DefaultMax
	}
	more := 0
	if most > 0 && len(shown) > most {
		for _, c := range shown[most:] {
			more += 1 + len(c.Follow)
		}
		shown = shown[:most]
	}
	for i, c := range shown {
		if i > 0 {
			out.w.WriteByte('\n')
		}
		out.diagnostic(c.Diagnostic, sources)
		if most > 0 {
			out.writeFollowing(c)
			continue
		}
		for _, d := range c.Follow {
			out.w.WriteByte('\n')
			out.diagnostic(d, sources)
		}
	}
	if more > 0 {
		fmt.Fprintf(out.w, "\n… and %d more\n", more)
	}
	switch {
	case len(doubtful) == 0:
	case most > 0:
		fmt.Fprintf(out.w, "\nNot used, perhaps because of these errors: %s\n", places(doubtful))
	default:
		for _, d := range doubtful {
			out.w.WriteByte('\n')
			out.diagnostic(d, sources)
		}
	}
	return out.w.Flush()
}

type textWriter struct {
	w     *bufio.Writer
	color bool
}

func (t *textWriter) paint(color, s string) string {
	if !t.color {
		return s
	}
	return color + s + ansiReset
}

func (t *textWriter) diagnostic(d Diagnostic, sources map[string][]byte) {
	color := ansiRed
	switch d.Severity {
	case Warning:
		color = ansiYellow
	case Info:
		color = ansiCyan
	}
	head := d.Severity.String()
	if d.Code != "" {
		head += " " + clean(d.Code)
	}
	fmt.Fprintf(t.w, "%s %s\n", t.paint(color, head+":"),
		t.paint(ansiBold, clean(strings.ReplaceAll(d.Summary, "\n", " "))))

	number := strconv.Itoa(d.Range.Start.Line)
	gutter := strings.Repeat(" ", len(number))
	if d.Range.Filename != "" {
		fmt.Fprintf(t.w, "%s%s %s\n", gutter, t.paint(ansiBlue, "-->"), place(d.Range))
		if src, ok := sources[d.Range.Filename]; ok && d.Range.Start.Line > 0 {
			line, caret := snippet(src, d.Range)
			bar := t.paint(ansiBlue, "|")
			fmt.Fprintf(t.w, "%s %s\n", gutter, bar)
			fmt.Fprintf(t.w, "%s %s%s\n", t.paint(ansiBlue, number), bar, spaced(line))
			blanks := len(caret) - len(strings.TrimLeft(caret, " "))
			fmt.Fprintf(t.w, "%s %s %s%s\n", gutter, bar, caret[:blanks], t.paint(color, caret[blanks:]))
		}
	}
	sign := t.paint(ansiBlue, "=")
	for _, line := range strings.Split(d.Detail, "\n") {
		if line = strings.TrimRight(line, " \t\r"); line != "" {
			fmt.Fprintf(t.w, "%s %s %s\n", gutter, sign, clean(line))
		}
	}
	for _, r := range d.Related {
		fmt.Fprintf(t.w, "%s %s see %s: %s\n", gutter, sign, place(r.Range), clean(r.Message))
	}
}

// writeFollowing writes how many findings follow from a cause, and where they are if they are few.
func (t *textWriter) writeFollowing(c Cause) {
	if len(c.Follow) == 0 {
		return
	}
	where := " (validate --all shows them)"
	if len(c.Follow) <= maxPlaces {
		where = ": " + places(c.Follow)
	}
	verb := "follow"
	if len(c.Follow) == 1 {
		verb = "follows"
	}
	gutter := strings.Repeat(" ", len(strconv.Itoa(c.Range.Start.Line)))
	fmt.Fprintf(t.w, "%s %s and %d more that %s from it%s\n", gutter, t.paint(ansiBlue, "="), len(c.Follow), verb, where)
}

// places lists the places of findings, or returns their number if there are many.
func places(l List) string {
	if len(l) > maxPlaces {
		return strconv.Itoa(len(l)) + " places (validate --all shows them)"
	}
	var out []string
	for _, d := range l {
		out = append(out, place(d.Range))
	}
	return strings.Join(out, ", ")
}

// spaced returns the line with a space before it, or "" for an empty line, so that no line of output ends in a space.
func spaced(line string) string {
	if line == "" {
		return ""
	}
	return " " + line
}

func place(r hcl.Range) string {
	if r.Start.Line == 0 {
		return clean(r.Filename)
	}
	return fmt.Sprintf("%s:%d:%d", clean(r.Filename), r.Start.Line, r.Start.Column)
}

// snippet returns the line on which the range begins, and a line of carets to print below it. If the line is long it
// shortens both around the carets. It reads at most maxScan bytes to either side, so that a file of one huge line
// costs no more.
func snippet(src []byte, r hcl.Range) (line, caret string) {
	from := min(max(r.Start.Byte, 0), len(src))
	to := min(max(r.End.Byte, from), len(src))
	begin := max(from-maxScan, 0)
	if i := bytes.LastIndexByte(src[begin:from], '\n'); i >= 0 {
		begin += i + 1
	}
	end := min(from+maxScan, len(src))
	if i := bytes.IndexByte(src[from:end], '\n'); i >= 0 {
		end = from + i
	}
	for begin < from && begin > 0 && !utf8.RuneStart(src[begin]) {
		begin++
	}
	to = min(to, end)
	before := []rune(clean(string(src[begin:from])))
	marked := []rune(clean(strings.TrimRight(string(src[from:to]), "\r")))
	after := []rune(clean(strings.TrimRight(string(src[to:end]), "\r")))

	if begin > 0 && src[begin-1] != '\n' || width(before)+width(marked)+width(after) > maxColumns {
		if len(before) > maxBefore {
			before = append([]rune("…"), before[len(before)-maxBefore+1:]...)
		}
		if room := maxColumns - len(before); len(marked) > room {
			marked = append(marked[:room-1:room-1], '…')
			after = nil
		}
		if room := maxColumns - len(before) - len(marked); len(after) > room {
			after = append(after[:max(room-1, 0):max(room-1, 0)], '…')
		}
	}
	line = strings.TrimRight(string(before)+string(marked)+string(after), " ")
	return line, strings.Repeat(" ", width(before)) + strings.Repeat("^", max(width(marked), 1))
}

// width returns the number of columns of a text. Combining marks take no column.
func width(s []rune) int {
	n := 0
	for _, r := range s {
		if !unicode.In(r, unicode.Mn, unicode.Me) {
			n++
		}
	}
	return n
}

// clean makes text of a scenario safe to print on a terminal. Control characters are replaced by their pictures, and
// characters that are invisible or change the direction of text by a replacement character. Each rune remains one
// rune, so that the carets stay in place.
func clean(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t':
			return ' '
		case r < 0x20:
			return 0x2400 + r
		case r == 0x7f:
			return 0x2421
		case r == utf8.RuneError, r >= 0x80 && r < 0xa0, unicode.In(r, unicode.Cf, unicode.Zl, unicode.Zp):
			return utf8.RuneError
		}
		return r
	}, s)
}
