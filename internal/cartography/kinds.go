package cartography

import (
	"slices"

	"github.com/scenario-lang/scenario/internal/atlas"
	"github.com/scenario-lang/scenario/runtime/program"
)

// agreement is how much of a board must agree with the Earth, in per cent, to count as lying on it.
const agreement = 80

// findKinds finds out which spaces are land and which are water, and whether the board is on the Earth.
func (b *Board) findKinds() (kinds []Kind, form Form) {
	kinds = make([]Kind, len(b.Spaces))
	for i, s := range b.Spaces {
		kinds[i] = s.Kind
	}
	b.findWholes(kinds)
	placed, gridded, open := 0, 0, 0
	for i, s := range b.Spaces {
		if kinds[i] == Off || kinds[i] == Whole {
			continue
		}
		open++
		if s.Placed {
			placed++
		}
		if s.InGrid {
			gridded++
		}
	}
	switch {
	case gridded > 0 && gridded*2 > open:
		form = Cells
	case placed*2 > open && b.Coasts != program.CoastsNone && b.fit(kinds):
		form = Geographic
	default:
		form = Abstract
	}
	for i, s := range b.Spaces {
		here := form == Cells && s.InGrid || form != Cells && (s.Placed || placed == 0)
		switch {
		case kinds[i] == Whole:
		case !here:
			kinds[i] = Off
		case kinds[i] == Unknown:
			kinds[i] = Land
		}
	}
	return kinds, form
}

// findWholes finds the spaces that are only the union of their parts: they have no place, and spaces on the map are
// parts of them. On a board without places they are off the map or have no borders.
func (b *Board) findWholes(kinds []Kind) {
	lies := func(s Space) bool { return s.Placed || s.InGrid }
	nowhere := !slices.ContainsFunc(b.Spaces, lies)
	bordered := make([]bool, len(b.Spaces))
	for _, e := range b.Borders {
		bordered[e.A], bordered[e.B] = true, true
	}
	for i, s := range b.Spaces {
		if kinds[i] == Off || !lies(s) && !nowhere {
			continue
		}
		for k := s.Within; k >= 0 && kinds[k] != Whole && !lies(b.Spaces[k]) &&
			(!nowhere || kinds[k] == Off || !bordered[k]); k = b.Spaces[k].Within {
			kinds[k] = Whole
		}
	}
}

// fit finds the attribute whose values agree best with land and sea on the Earth, and sets the kinds by it. It reports
// whether they agree well enough.
func (b *Board) fit(kinds []Kind) bool {
	onLand := make([]bool, len(b.Spaces))
	var open, known []int
	for i, s := range b.Spaces {
		if !s.Placed || kinds[i] == Off || kinds[i] == Token || kinds[i] == Whole {
			continue
		}
		onLand[i] = atlas.CountryAt(s.place()) >= 0
		if kinds[i] == Unknown {
			open = append(open, i)
		} else {
			known = append(known, i)
		}
	}
	right := 0
	for _, i := range known {
		if onLand[i] == (kinds[i] == Land) {
			right++
		}
	}
	if len(open) > 0 {
		best, water := b.bestTag(open, onLand)
		right += best
		for _, i := range open {
			kinds[i] = Land
			if water(i) {
				kinds[i] = Water
			}
		}
	}
	if b.Coasts == program.CoastsEarth || right*100 >= agreement*(len(open)+len(known)) && right > 3 {
		return true
	}
	for _, i := range open {
		kinds[i] = Unknown
	}
	return false
}

// bestTag returns for how many spaces the best attribute is right, and a function that reports whether it makes space i
// water.
func (b *Board) bestTag(open []int, onLand []bool) (right int, water func(i int) bool) {
	water = func(int) bool { return false }
	for _, i := range open { // without any attribute all spaces are land
		if onLand[i] {
			right++
		}
	}
	for _, like := range b.Spaces[open[0]].Tags {
		dry, all := map[int64]int{}, map[int64]int{}
		tag := func(i int) (int64, bool) {
			for _, t := range b.Spaces[i].Tags {
				if t.Attr == like.Attr {
					return t.Value, true
				}
			}
			return 0, false
		}
		for _, i := range open {
			if v, ok := tag(i); ok {
				all[v]++
				if onLand[i] {
					dry[v]++
				}
			}
		}
		n, some := 0, false
		for v := range all {
			n += max(dry[v], all[v]-dry[v])
			some = some || dry[v]*2 >= all[v]
		}
		if n > right && some { // a board of water alone would agree with any ocean
			right = n
			water = func(i int) bool {
				v, ok := tag(i)
				return ok && dry[v]*2 < all[v]
			}
		}
	}
	return right, water
}
