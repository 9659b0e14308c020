// Package spell finds the name that was probably meant by a misspelt one. The answer does not depend on the order of
// the candidates.
package spell

import "strings"

// maxLength is the length of a name above which there are no suggestions. It bounds the work on hostile input.
const maxLength = 64

// Nearest returns the candidate with the smallest edit distance to name, or "" if none is close. An edit adds, drops or
// changes a letter, or swaps it with its neighbour. Close means one edit for names of up to five letters, and a third
// of the letters for longer ones. Of equally close candidates, one that begins with name comes first (for wher: where
// before when), then the alphabetically first. If name is itself a candidate, it is not misspelt, and the result is "".
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
		// One edit turns any one-letter name into any other, which does not make them similar.
		if d >= len(word) {
			continue
		}
		if d < bestDistance || (d == bestDistance && d <= limit && comesBefore(c, best, name)) {
			best, bestDistance = c, d
		}
	}
	return best
}

// comesBefore reports whether a candidate comes before another one that is as close.
func comesBefore(a, b, name string) bool {
	if goesOn := strings.HasPrefix(a, name); goesOn != strings.HasPrefix(b, name) {
		return goesOn
	}
	return a < b
}

// distance returns the optimal string alignment distance (Damerau-Levenshtein without editing a swapped pair again), or
// limit+1 if it is greater than limit.
func distance(a, b []rune, limit int) int {
	if d := len(a) - len(b); d > limit || -d > limit {
		return limit + 1
	}
	// b is at most a third longer than a, which has at most maxLength letters
	var space [3][maxLength + maxLength/3 + 1]int
	var rows [3][]int
	for i := range rows {
		rows[i] = space[i][:len(b)+1]
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
