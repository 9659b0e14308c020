package diag

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// directive begins the first line of an example that is too long to print, or has bytes that a source file cannot
// hold. Quoted Go strings follow, each with *N after it if it is repeated N times: `# generate: "a = " "("*70000`.
// With `folder CASE` instead, the example is not the text of a file but a problem of the folder, which the next line
// describes.
const directive = "# generate: "

// maxGenerated is the maximum size of a generated example in bytes.
const maxGenerated = 4 << 20

// Example expands a generated example. It returns any other text unchanged.
func Example(text string) string {
	rest, ok := strings.CutPrefix(text, directive)
	if !ok || FolderCase(text) != "" {
		return text
	}
	line, _, _ := strings.Cut(rest, "\n")
	var b strings.Builder
	for line != "" {
		quoted, err := strconv.QuotedPrefix(line)
		if err != nil {
			return text
		}
		part, _ := strconv.Unquote(quoted)
		times, after, _ := strings.Cut(line[len(quoted):], " ")
		n := 1
		if number, repeated := strings.CutPrefix(times, "*"); repeated {
			n, _ = strconv.Atoi(number)
		}
		if n < 0 || b.Len()+n*len(part) > maxGenerated {
			return text
		}
		b.WriteString(strings.Repeat(part, n))
		line = after
	}
	return b.String()
}

// Shown returns an example as a page shows it. A generated example is shortened, with a note of its real length in
// characters or lines.
func Shown(text string) string {
	if FolderCase(text) != "" {
		_, rest, _ := strings.Cut(text, "\n")
		return rest
	}
	if !strings.HasPrefix(text, directive) {
		return text
	}
	const most = 60
	lines := strings.SplitAfter(strings.TrimSuffix(Example(text), "\n"), "\n")
	var b strings.Builder
	for i, line := range lines {
		if i == 3 && len(lines) > 4 {
			fmt.Fprintf(&b, "# … %d lines in all\n", len(lines))
			break
		}
		line = strings.TrimSuffix(line, "\n")
		if n := len(line); n > most {
			line = fmt.Sprintf("%s…   # %d characters in all", line[:most], n)
		}
		b.WriteString(printable(line) + "\n")
	}
	return b.String()
}

// printable returns a line with escapes for bytes that a page cannot show.
func printable(line string) string {
	var b strings.Builder
	for i, r := range line {
		switch {
		case r == utf8.RuneError && line[i] != "\uFFFD"[0]:
			fmt.Fprintf(&b, `\x%02x`, line[i])
		case r < ' ' && r != '\t':
			fmt.Fprintf(&b, `\x%02x`, r)
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// FolderCase returns the CASE of `# generate: folder CASE`, or "" if the example is the text of a file.
func FolderCase(text string) string {
	rest, ok := strings.CutPrefix(text, directive+"folder ")
	if !ok {
		return ""
	}
	name, _, _ := strings.Cut(rest, "\n")
	return strings.TrimSpace(name)
}
