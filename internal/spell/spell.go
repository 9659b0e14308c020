// Package spell finds the name somebody probably meant. It always gives the same answer for the same candidates,
// whatever their order.
package spell

// maxLength bounds the work on hostile names; nobody mistypes a name longer than this by a letter.
const maxLength = 64

// Nearest returns the candidate nearest to name, or "" when none is near. Near means one edit for names of up to five
// letters and a third of the letters for longer ones, where an edit is a letter added, dropped, changed or swapped
// with its neighbour. Of equally near candidates the alphabetically first wins. A name that is itself a candidate
// is not misspelt, and yields "".
func Nearest(name string, candidates []string) string {
	word := []rune(name)
	if len(word) == 0 || len(word) > maxLength {
		return ""
	}
	limit := len(word) / 3
	if len(word) <= 5 {
		limit = 1
	}
	best, bestDistance := "", limit+1
	for _, c := range candidates {
		if c == name {
			return ""
		}
		if c == "" || len(c) > 4*maxLength {
			continue
		}
		d := distance(word, []rune(c), limit)
		// A one-letter name is one edit from every other one-letter name: that is not a resemblance.
		if d >= len(word) {
			continue
		}
		if d < bestDistance || (d == bestDistance && d <= limit && c < best) {
			best, bestDistance = c, d
		}
	}
	return best
}

// distance is the optimal string alignment distance (Damerau-Levenshtein without editing a swapped pair again), or
// limit+1 as soon as it is known to be above limit.
func distance(a, b []rune, limit int) int {
	if d := len(a) - len(b); d > limit || -d > limit {
		return limit + 1
	}
	var rows [3][]int
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
	}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		row, above, above2 := rows[i%3], rows[(i+2)%3], rows[(i+1)%3]
		row[0] = i
		least := i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			d := min(above[j]+1, row[j-1]+1, above[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d = min(d, above2[j-2]+1)
			}
			row[j] = d
			least = min(least, d)
		}
		if least > limit {
			return limit + 1
		}
	}
	return rows[len(a)%3][len(b)]
}
