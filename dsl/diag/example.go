package diag

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// directive begins the first line of an example that is generated because it is too long to read.
//
//	# generate: nest OPEN N [CLOSE]   a = OPEN… 1 CLOSE…, N times each
//	# generate: chain TEXT N          a followed by TEXT N times, then " = 1"; or = 1 first if TEXT is an operator
//	# generate: repeat TEXT N         TEXT N times
//	# generate: string N              a = a quoted text of N bytes
//	# generate: heredoc N             a = a heredoc of N bytes
//	# generate: size N                comments of N bytes in all
//	# generate: raw TEXT              TEXT itself, with bytes that a source file cannot hold
//	# generate: folder CASE           not the text of a file: the folder is wrong, as the next line says
//
// OPEN, CLOSE and TEXT are words, or Go strings in double quotes.
const directive = "# generate: "

// Example expands a generated example. It returns any other text unchanged, as well as an unknown directive, so that
// explain can print it.
func Example(text string) string {
	rest, ok := strings.CutPrefix(text, directive)
	if !ok {
		return text
	}
	line, _, _ := strings.Cut(rest, "\n")
	words := split(line)
	arg := func(i int) string {
		if i < len(words) {
			return words[i]
		}
		return ""
	}
	count := func(i int) int {
		n, err := strconv.Atoi(arg(i))
		if err != nil || n < 0 || n > 4<<20 {
			return 0
		}
		return n
	}
	switch arg(0) {
	case "nest":
		closer := arg(3)
		if closer == "" {
			closer = map[string]string{"(": ")", "[": "]", "{": "}"}[arg(1)]
		}
		return "a = " + strings.Repeat(arg(1), count(2)) + "1" + strings.Repeat(closer, count(2)) + "\n"
	case "chain":
		if strings.HasPrefix(arg(1), " ") {
			return "a = 1" + strings.Repeat(arg(1), count(2)) + "\n"
		}
		return "a" + strings.Repeat(arg(1), count(2)) + " = 1\n"
	case "repeat":
		return strings.Repeat(arg(1), count(2))
	case "string":
		return "a = \"" + strings.Repeat("x", count(1)) + "\"\n"
	case "heredoc":
		return "a = <<EOT\n" + strings.Repeat("x", count(1)) + "\nEOT\n"
	case "size":
		return strings.Repeat("#"+strings.Repeat(".", 62)+"\n", count(1)/64+1)[:count(1)]
	case "raw":
		return arg(1)
	}
	return text
}

// Shown returns an example as a page shows it. A generated one is cut short, with the number of characters or lines
// that it has.
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

// printable returns a line with escapes for the bytes that a page cannot show.
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

// split splits a directive into words and unquoted strings.
func split(line string) []string {
	var words []string
	for line = strings.TrimLeft(line, " "); line != ""; line = strings.TrimLeft(line, " ") {
		if quoted, err := strconv.QuotedPrefix(line); err == nil && line[0] == '"' {
			text, _ := strconv.Unquote(quoted)
			words = append(words, text)
			line = line[len(quoted):]
			continue
		}
		word, rest, _ := strings.Cut(line, " ")
		words = append(words, word)
		line = rest
	}
	return words
}
