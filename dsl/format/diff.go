package format

import (
	"fmt"
	"slices"
	"strings"
)

const (
	around = 3 // unchanged lines shown before and after a change
	// maxEdits bounds the work: the search costs its square. Beyond, the differing middle is shown as replaced.
	maxEdits = 1500
)

// edit is a line of a diff: ' ' kept, '-' only in a, '+' only in b.
type edit struct {
	sign byte
	text string
}

// Diff returns the unified diff from a to b, or "" if they are equal.
func Diff(name string, a, b []byte) string {
	if string(a) == string(b) {
		return ""
	}
	edits := compare(cut(string(a)), cut(string(b)))
	var out strings.Builder
	fmt.Fprintf(&out, "--- %s\n+++ %s\n", name, name)
	lineA, lineB := 1, 1
	for i := 0; i < len(edits); {
		// Skip to the next change, less the lines shown before it.
		next := i
		for next < len(edits) && edits[next].sign == ' ' {
			next++
		}
		if next == len(edits) {
			break
		}
		from := max(next-around, i)
		lineA, lineB = lineA+from-i, lineB+from-i
		// The hunk ends where more lines are unchanged than two hunks would show.
		to, kept := next, 0
		for to < len(edits) && kept <= 2*around {
			if edits[to].sign == ' ' {
				kept++
			} else {
				kept = 0
			}
			to++
		}
		to -= max(kept-around, 0)
		hunk(&out, edits[from:to], &lineA, &lineB)
		i = to
	}
	return out.String()
}

func hunk(out *strings.Builder, edits []edit, lineA, lineB *int) {
	countA, countB := 0, 0
	for _, e := range edits {
		if e.sign != '+' {
			countA++
		}
		if e.sign != '-' {
			countB++
		}
	}
	fmt.Fprintf(out, "@@ -%s +%s @@\n", span(*lineA, countA), span(*lineB, countB))
	for _, e := range edits {
		out.WriteByte(e.sign)
		out.WriteString(e.text)
		if !strings.HasSuffix(e.text, "\n") {
			out.WriteString("\n\\ No newline at end of file\n")
		}
	}
	*lineA += countA
	*lineB += countB
}

func span(line, count int) string {
	if count == 0 {
		line--
	}
	if count == 1 {
		return fmt.Sprint(line)
	}
	return fmt.Sprintf("%d,%d", line, count)
}

func cut(s string) []string {
	if s == "" {
		return nil
	}
	lines := strings.SplitAfter(s, "\n")
	if lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// compare finds a shortest list of edits (Myers), after setting aside what both have at either end.
func compare(a, b []string) []edit {
	var head, tail []edit
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		head = append(head, edit{' ', a[0]})
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		tail = append(tail, edit{' ', a[len(a)-1]})
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	edits := append(head, middle(a, b)...)
	for i := len(tail) - 1; i >= 0; i-- {
		edits = append(edits, tail[i])
	}
	return edits
}

func middle(a, b []string) []edit {
	limit := min(len(a)+len(b), maxEdits)
	// best[k+offset] is how far in a the diagonal k was followed with the edits tried so far; trail keeps the part
	// of it that each round can have touched.
	offset := limit + 1
	best := make([]int, 2*limit+3)
	var trail [][]int
	for d := 0; d <= limit; d++ {
		trail = append(trail, append([]int(nil), best[offset-d-1:offset+d+2]...))
		for k := -d; k <= d; k += 2 {
			x := best[offset+k-1] + 1
			if k == -d || k != d && best[offset+k-1] < best[offset+k+1] {
				x = best[offset+k+1]
			}
			y := x - k
			for x < len(a) && y < len(b) && a[x] == b[y] {
				x, y = x+1, y+1
			}
			best[offset+k] = x
			if x >= len(a) && y >= len(b) {
				return backtrack(a, b, trail)
			}
		}
	}
	var edits []edit
	for _, line := range a {
		edits = append(edits, edit{'-', line})
	}
	for _, line := range b {
		edits = append(edits, edit{'+', line})
	}
	return edits
}

func backtrack(a, b []string, trail [][]int) []edit {
	var reversed []edit
	x, y := len(a), len(b)
	for d := len(trail) - 1; d >= 0; d-- {
		best := trail[d] // index k + d + 1
		at := func(k int) int { return best[k+d+1] }
		k := x - y
		before := k - 1
		if k == -d || k != d && at(k-1) < at(k+1) {
			before = k + 1
		}
		fromX := at(before)
		fromY := fromX - before
		if d == 0 {
			fromX, fromY = 0, 0
		}
		for x > fromX && y > fromY {
			x, y = x-1, y-1
			reversed = append(reversed, edit{' ', a[x]})
		}
		if d == 0 {
			break
		}
		if x > fromX {
			x--
			reversed = append(reversed, edit{'-', a[x]})
		} else {
			y--
			reversed = append(reversed, edit{'+', b[y]})
		}
	}
	slices.Reverse(reversed)
	return reversed
}
