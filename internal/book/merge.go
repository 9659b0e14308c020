package book

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
)

// A Change says what happened to a clause when a book was cut again, or how it differs between two printings.
type Change struct {
	Kind string // New, Gone, Changed or Ruled
	Was  *Clause
	Is   *Clause
}

// The kinds of changes.
const (
	New     = "new"
	Gone    = "gone"
	Changed = "changed"
	Ruled   = "ruled" // the words are the same, but only one of two scenarios has a rule for them
)

// alike is how likely (of 1; see likeness) two sentences must be to count as one that was changed.
const alike = 0.55

// Merge carries the work on an old ledger over to a new one of the same book: ids, words, notes and marks stay with
// their sentences. It returns what has changed. A clause that the book no longer has stays in its place with kind
// Missing, because a rule may cite it.
func Merge(old, fresh *Ledger) (*Ledger, []Change) {
	p := pair(old.Rules, fresh.Rules)
	var changes []Change
	kept := map[int][]int{} // by new clause: the old ones that it replaces
	gone := map[int][]int{} // by new clause: the removed ones that followed it
	at := -1
	for i, j := range p.to {
		if j >= 0 {
			kept[j], at = append(kept[j], i), j
			continue
		}
		gone[at] = append(gone[at], i)
	}
	out := *fresh
	out.Game, out.Rules = cmp.Or(old.Game, fresh.Game), nil
	out.Language = cmp.Or(old.Language, fresh.Language)
	keepGone := func(j int) {
		for _, i := range gone[j] {
			lost := old.Rules[i]
			if lost.Kind != Missing {
				changes = append(changes, Change{Kind: Gone, Was: &old.Rules[i]})
			}
			lost.Kind = Missing
			out.Rules = append(out.Rules, lost)
		}
	}
	keepGone(-1)
	ids := idsOf(old)
	for j := range fresh.Rules {
		is := fresh.Rules[j]
		switch {
		case len(kept[j]) == 0 && p.held[j]: // an old clause contains it together with another
		case len(kept[j]) == 0:
			is.ID = ids.next()
			out.Rules = append(out.Rules, is)
			changes = append(changes, Change{Kind: New, Is: &is})
		}
		for _, i := range kept[j] {
			was := &old.Rules[i]
			now := carryOver(was, &is, p.recut[i])
			out.Rules = append(out.Rules, now)
			if !p.recut[i] && !EqualWords(was.Source(), is.Source()) {
				changes = append(changes, Change{Kind: Changed, Was: was, Is: &now})
			}
		}
		keepGone(j)
	}
	return &out, changes
}

// Compare returns the differences between the clauses of two books in the order of the new one, followed by the removed
// ones. Of clauses with the same words it returns those for which differs is true.
func Compare(old, fresh *Ledger, differs func(was, is *Clause) bool) []Change {
	p := pair(old.Rules, fresh.Rules)
	back := map[int]int{}
	for i, j := range p.to {
		if j >= 0 {
			back[j] = i
		}
	}
	var out []Change
	for j := range fresh.Rules {
		is := &fresh.Rules[j]
		switch i, ok := back[j]; {
		case !ok && !p.held[j]:
			out = append(out, Change{Kind: New, Is: is})
		case ok && !p.recut[i] && !EqualWords(old.Rules[i].Source(), is.Source()):
			out = append(out, Change{Kind: Changed, Was: &old.Rules[i], Is: is})
		case ok && differs != nil && differs(&old.Rules[i], is):
			out = append(out, Change{Kind: Ruled, Was: &old.Rules[i], Is: is})
		}
	}
	for i, j := range p.to {
		if j < 0 {
			out = append(out, Change{Kind: Gone, Was: &old.Rules[i]})
		}
	}
	return out
}

// Uncovered returns the candidates of a book that no clause covers. A clause covers a candidate that has its words; a
// clause in other words covers the candidates on its line.
func Uncovered(clauses, cut *Ledger) []Clause {
	var out []Clause
	for j, ids := range Cover(clauses, cut) {
		if c := cut.Rules[j]; c.Kind == Rule && len(ids) == 0 {
			out = append(out, c)
		}
	}
	return out
}

// Cover returns the ids of the clauses that cover each candidate of a book; see Uncovered.
func Cover(clauses, cut *Ledger) [][]string {
	p := pair(clauses.Rules, cut.Rules)
	out, reworded := make([][]string, len(cut.Rules)), map[int][]string{} // by line
	for i, j := range p.to {
		c := &clauses.Rules[i]
		if j < 0 {
			reworded[c.Line] = append(reworded[c.Line], c.ID)
			continue
		}
		out[j] = append(out[j], c.ID)
		for k := j + 1; k < len(out) && p.held[k] && p.recut[i]; k++ { // it was joined with the next ones
			out[k] = append(out[k], c.ID)
		}
	}
	for j, c := range cut.Rules {
		end := c.Line + 1
		if j+1 < len(cut.Rules) {
			end = max(end, cut.Rules[j+1].Line)
		}
		for line := c.Line; line < end && c.Line > 0; line++ {
			out[j] = append(out[j], reworded[line]...)
		}
	}
	return out
}

// Source returns the words of the book from which a clause was cut, or its text if they were not saved.
func (c *Clause) Source() string { return cmp.Or(c.Book, c.Text) }

// carryOver returns the old clause at the place of the new one. If it was joined or divided by hand, it keeps its
// words.
func carryOver(was, is *Clause, recut bool) Clause {
	out := *was
	out.Page, out.Line, out.Offset = is.Page, is.Line, is.Offset
	if out.Kind == Missing {
		out.Kind = is.Kind
	}
	if recut {
		return out
	}
	out.Book = is.Book
	if was.Text == was.Source() {
		out.Text, out.Points = is.Text, is.Points
		if was.Example == "" || is.Example != "" {
			out.Example = is.Example
		}
	}
	if was.Section == "" {
		out.Section = is.Section
	}
	return out
}

// pairing maps each old clause to the new one that replaces it.
type pairing struct {
	to    []int        // by old clause: the new one, or -1
	recut []bool       // by old clause: it was joined with others or divided by hand
	held  map[int]bool // new clauses whose words are part of an old one
}

// nearby is how many places away from its own a sentence is looked for.
const nearby = 40

// pair finds the new clause of each old one: first by equal words, then where one contains the other, then the most
// similar one between the same neighbours.
func pair(old, fresh []Clause) *pairing {
	p := &pairing{to: make([]int, len(old)), recut: make([]bool, len(old)), held: map[int]bool{}}
	byWords := map[string][]int{}
	plain := make([]string, len(fresh))
	for j := range fresh {
		plain[j] = plainWords(fresh[j].Source())
		byWords[plain[j]] = append(byWords[plain[j]], j)
	}
	taken := map[int]bool{}
	was := make([]string, len(old))
	for i := range old {
		p.to[i] = -1
		was[i] = plainWords(old[i].Source())
		if list := byWords[was[i]]; len(list) > 0 {
			p.to[i], byWords[was[i]] = list[0], list[1:]
			taken[list[0]] = true
		}
	}
	p.pairContained(was, plain, taken)
	p.pairAlike(was, plain, taken)
	return p
}

// findGap returns the range of new clauses in which the old clause i belongs.
func (p *pairing) findGap(i, of int) (from, to int) {
	from, to = 0, of
	for k := i - 1; k >= 0; k-- {
		if p.to[k] >= 0 {
			from = p.to[k]
			break
		}
	}
	for k := i + 1; k < len(p.to); k++ {
		if p.to[k] > from {
			to = p.to[k] + 1
			break
		}
	}
	return from, min(to, from+nearby)
}

// pairContained pairs clauses that were joined or divided by hand: one that contains several others. (One that contains
// a single other one was changed.)
func (p *pairing) pairContained(was, is []string, taken map[int]bool) {
	holds, shares := map[int]int{}, map[int]int{}
	defer func() {
		for i, j := range p.to {
			p.recut[i] = p.recut[i] && (holds[i] > 1 || shares[j] > 1)
		}
	}()
	for i := range was {
		if p.to[i] >= 0 || strings.Count(was[i], " ") < 2 {
			continue
		}
		from, to := p.findGap(i, len(is))
		for j := from; j < to; j++ {
			switch {
			case strings.Count(is[j], " ") < 1:
			case strings.Contains(was[i], is[j]) && !taken[j]:
				p.held[j] = true
				holds[i]++
				if p.to[i] < 0 {
					p.to[i], p.recut[i] = j, true
					taken[j] = true
				}
			case strings.Contains(is[j], was[i]):
				p.to[i], p.recut[i] = j, true
				shares[j]++
				taken[j] = true
			}
		}
	}
}

// pairAlike pairs the remaining clauses by likeness, the most alike first.
func (p *pairing) pairAlike(was, is []string, taken map[int]bool) {
	type couple struct {
		i, j int
		like float64
	}
	var all []couple
	for i := range was {
		if p.to[i] >= 0 {
			continue
		}
		from, to := p.findGap(i, len(is))
		for j := from; j < to; j++ {
			if like := likeness(was[i], is[j]); !taken[j] && !p.held[j] && like >= alike {
				all = append(all, couple{i, j, like})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b couple) int { return cmp.Compare(b.like, a.like) })
	for _, c := range all {
		if p.to[c.i] < 0 && !taken[c.j] {
			p.to[c.i], taken[c.j] = c.j, true
		}
	}
}

// plainWords returns the words and figures of a sentence in lower case, without its marks.
func plainWords(s string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(s), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '+' && r != '-' && r != '−'
	}), " ")
}

// EqualWords reports whether two sentences have the same words and figures, whatever their marks and capitals.
func EqualWords(a, b string) bool { return plainWords(a) == plainWords(b) }

// likeness returns the share of words that two sentences have in common, from 0 to 1.
func likeness(a, b string) float64 {
	x, y := strings.Fields(a), strings.Fields(b)
	if len(x)+len(y) == 0 {
		return 1
	}
	count := map[string]int{}
	for _, w := range x {
		count[w]++
	}
	both := 0
	for _, w := range y {
		if count[w] > 0 {
			count[w]--
			both++
		}
	}
	return 2 * float64(both) / float64(len(x)+len(y))
}
