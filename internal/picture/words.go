package picture

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// widths are the widths of letters in thousandths of their size. They are those of a wide sans-serif font, DejaVu Sans,
// so that boxes are wide enough for any common one.
var widths = map[rune]int{
	' ': 318, '.': 318, ',': 318, '-': 361, '\'': 275, '(': 390, ')': 390, '/': 337, ':': 337, '&': 780, '’': 318,
	'+': 838, '×': 838,
	'a': 613, 'b': 635, 'c': 550, 'd': 635, 'e': 615, 'f': 352, 'g': 635, 'h': 634, 'i': 278, 'j': 278, 'k': 579,
	'l': 278, 'm': 974, 'n': 634, 'o': 612, 'p': 635,
	'q': 635, 'r': 411, 's': 521, 't': 392, 'u': 634, 'v': 592, 'w': 818, 'x': 592, 'y': 592, 'z': 525,
	'A': 684, 'B': 686, 'C': 698, 'D': 770, 'E': 632, 'F': 575, 'G': 775, 'H': 752, 'I': 295, 'J': 295, 'K': 656,
	'L': 557, 'M': 863, 'N': 748, 'O': 787, 'P': 603,
	'Q': 787, 'R': 695, 'S': 635, 'T': 611, 'U': 732, 'V': 684, 'W': 989, 'X': 685, 'Y': 611, 'Z': 685,
}

// width returns how wide a text of a size is.
func width(s string, size float64, bold bool) float64 {
	n := 0
	for _, r := range s {
		w, ok := widths[r]
		switch {
		case ok:
		case unicode.In(r, unicode.Han, unicode.Hangul, unicode.Hiragana, unicode.Katakana):
			w = 1000
		case unicode.IsUpper(r):
			w = 720
		default:
			w = 636
		}
		n += w
	}
	if bold {
		n += n / 9
	}
	return float64(n) * size / 1000
}

// wrap breaks a text into so many lines, after words or hyphens, such that the widest is as narrow as possible. It
// returns nil if the text has too few places to break.
func wrap(s string, lines int) []string { return breakParts(syllables(s), lines) }

// syllables splits a text after blanks and hyphens.
func syllables(s string) []string {
	var out []string
	for _, word := range strings.Fields(s) {
		for {
			head, rest, found := strings.Cut(word, "-")
			if !found || head == "" || rest == "" {
				break
			}
			out = append(out, head+"-")
			word = rest
		}
		out = append(out, word+" ")
	}
	return out
}

func breakParts(parts []string, lines int) []string {
	if len(parts) < lines || lines < 1 {
		return nil
	}
	line := func(parts []string) string { return strings.TrimSuffix(strings.Join(parts, ""), " ") }
	if lines == 1 {
		return []string{line(parts)}
	}
	var best []string
	least := 0.0
	for i := 1; i <= len(parts)-lines+1; i++ {
		head, rest := line(parts[:i]), breakParts(parts[i:], lines-1)
		w := width(head, 1, false)
		for _, l := range rest {
			w = max(w, width(l, 1, false))
		}
		if best == nil || w < least {
			best, least = append([]string{head}, rest...), w
		}
	}
	return best
}

// cut shortens a text so that it is at most room wide.
func cut(s string, size, room float64) string {
	if width(s, size, false) <= room {
		return s
	}
	for s != "" && width(s+"…", size, false) > room {
		_, n := utf8.DecodeLastRuneInString(s)
		s = s[:len(s)-n]
	}
	return strings.TrimRight(s, " ") + "…"
}

// numbered returns the number at the end of each title, where many titles differ only in it, as in Zone 1, Zone 2, …;
// "" for the others.
func numbered(titles []string) []string {
	split := func(t string) (head, number string) {
		i := strings.LastIndexByte(t, ' ')
		if i < 0 || strings.Trim(t[i+1:], "0123456789") != "" {
			return "", ""
		}
		return t[:i], t[i+1:]
	}
	const many = 5
	count := map[string]int{}
	for _, t := range titles {
		head, _ := split(t)
		count[head]++
	}
	out := make([]string, len(titles))
	for i, t := range titles {
		if head, n := split(t); head != "" && count[head] >= many {
			out[i] = n
		}
	}
	return out
}

// twoOf returns two letters for a title that are not taken, ignoring case: the first two, the initials of two words, or
// the first letter with another one.
func twoOf(title string, taken map[string]bool) string {
	words := strings.FieldsFunc(title, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if len(words) == 0 {
		words = []string{"?"}
	}
	first := unicode.ToUpper([]rune(words[0])[0])
	var tries []string
	for _, w := range words[1:] {
		tries = append(tries, string([]rune{first, unicode.ToUpper([]rune(w)[0])}))
	}
	for i, w := range words {
		for j, r := range []rune(w) {
			if i > 0 || j > 0 {
				tries = append(tries, string([]rune{first, unicode.ToLower(r)}))
			}
		}
	}
	for r := 'a'; r <= 'z'; r++ {
		tries = append(tries, string([]rune{first, r}))
	}
	for r := '0'; r <= '9'; r++ {
		tries = append(tries, string([]rune{first, r}))
	}
	for _, s := range tries {
		if !taken[strings.ToLower(s)] {
			return s
		}
	}
	return tries[0]
}
