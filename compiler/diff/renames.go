package diff

import (
	"maps"
	"slices"
	"strings"
	"unicode"
)

// pairDeclarations pairs the declarations of both scenarios, including renamed ones, and the names bound in them.
// Declarations without a partner are added or removed.
func (c *comparer) pairDeclarations() {
	for _, d := range c.b.declarations {
		o := c.a.byKey[d.key]
		if d.typ == "scenario" {
			i := slices.IndexFunc(c.a.declarations, func(o *declaration) bool { return o.typ == "scenario" })
			if o = nil; i >= 0 {
				o = c.a.declarations[i]
			}
		}
		if o != nil {
			c.partner[d], c.partner[o] = o, d
		}
	}
	// After a round, references to renamed things have the new names, so that more renamed declarations are
	// recognised.
	for range 3 {
		if !c.findRenames() {
			break
		}
	}
	var both, gone, come []pair
	for _, d := range c.b.declarations {
		if o := c.partner[d]; o != nil {
			both = append(both, pair{o, d})
		} else {
			come = append(come, pair{b: d})
		}
	}
	for _, d := range c.a.declarations {
		if c.partner[d] == nil {
			gone = append(gone, pair{a: d})
		}
	}
	for _, p := range both {
		alignParams(p)
	}
	for _, p := range both {
		alignLocals(p)
	}
	c.pairs = slices.Concat(both, gone, come)
}

// maxRenames bounds the work for scenarios that have nothing in common.
const maxRenames = 120

// findRenames pairs removed declarations with similar added ones. It reports whether it found any.
func (c *comparer) findRenames() bool {
	removed, added := c.a.unpaired(c.partner), c.b.unpaired(c.partner)
	type match struct {
		a, b  *declaration
		share int
	}
	var found []match
	for _, kind := range slices.Sorted(maps.Keys(removed)) {
		as, bs := removed[kind], added[kind]
		if len(bs) == 0 || max(len(as), len(bs)) > maxRenames || as[0].typ == "test" || as[0].typ == "rulebook" {
			continue
		}
		wordsA, wordsB := c.a.words(as), c.b.words(bs)
		for i, a := range as {
			for k, b := range bs {
				share, size := compareWords(wordsA[i], wordsB[k])
				// The smaller the declarations, the more of their words must agree.
				if share >= 750 && (size >= 4 || share == 1000) && (size > 0 || len(as) == 1 && len(bs) == 1) {
					found = append(found, match{a, b, share})
				}
			}
		}
	}
	slices.SortStableFunc(found, func(x, y match) int { return y.share - x.share })
	any := false
	for _, m := range found {
		if c.partner[m.a] == nil && c.partner[m.b] == nil {
			c.partner[m.a], c.partner[m.b] = m.b, m.a
			c.a.addRename(m.a, m.b)
			any = true
		}
	}
	return any
}

// unpaired returns the declarations without a partner, by kind.
func (s *model) unpaired(partner map[*declaration]*declaration) map[string][]*declaration {
	out := map[string][]*declaration{}
	for _, d := range s.declarations {
		if partner[d] == nil {
			out[d.typ+" "+d.class] = append(out[d.typ+" "+d.class], d)
		}
	}
	return out
}

// words returns a count of words for each declaration. It counts the words of its contents and those of the places
// that mention it, with its name left blank, because declarations mentioned in the same places are probably the same.
func (s *model) words(list []*declaration) []map[string]int {
	out := make([]map[string]int, len(list))
	at := map[member]map[string]int{}
	for i, d := range list {
		out[i] = map[string]int{}
		at[member{d.class, d.last}] = out[i]
		d.node.addWords(out[i])
		if d.typ == "space" {
			for other := range s.neighbours[d.last] {
				out[i]["borders "+s.rename("space", other)]++
			}
		}
	}
	mention := func(text, class, name string) {
		if words := at[member{class, name}]; words != nil {
			now := s.rename(class, name)
			words[strings.ReplaceAll(strings.ReplaceAll(text, class+"."+now, "…"), now+"(", "…(")]++
		}
	}
	for _, d := range s.declarations {
		if d.typ == "test" || d.typ == "rulebook" {
			continue
		}
		d.node.walk(func(n *node) {
			for i, name := range n.labels {
				for _, class := range n.classes(i) {
					if n.parent != nil || i < len(n.labels)-1 {
						mention(n.typ, class, name)
					}
				}
			}
			for _, a := range n.attrs {
				text := ""
				eachMention(a.expr, func(class, name string) {
					if at[member{class, name}] != nil {
						if text == "" {
							text = a.name + " = " + n.canonical(a.expr)
						}
						mention(text, class, name)
					}
				})
			}
		})
	}
	for x, of := range s.placements {
		mention(s.rename("space", x.space)+" "+s.rename("player", x.player)+" "+of.number(), "unit", x.unit)
	}
	return out
}

// addWords counts the words of a node, separately for each attribute.
func (n *node) addWords(out map[string]int) {
	if n.parent != nil {
		out[n.heading()]++
	}
	for _, a := range n.attrs {
		name := n.attrName(a.name)
		for i, word := range strings.FieldsFunc(n.valueOf(a.name, a.expr), isBetweenWords) {
			if i < 200 {
				out[name+" "+word]++
			}
		}
	}
	for _, x := range n.body {
		x.addWords(out)
	}
}

func isBetweenWords(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("._-$", r)
}

// compareWords returns the share of words that two declarations have in common, in thousandths, and the number of
// words of the smaller one.
func compareWords(as, bs map[string]int) (share, size int) {
	both, a, b := 0, 0, 0
	for word, n := range as {
		a += n
		both += min(n, bs[word])
	}
	for _, n := range bs {
		b += n
	}
	if a+b == 0 {
		return 1000, 0
	}
	return 2000 * both / (a + b), min(a, b)
}
