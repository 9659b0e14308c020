package geography

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// graph holds the edges between the spaces of the map, by index.
type graph struct {
	on      []bool  // on the map; spaces with off_map are not
	holds   []bool  // spaces that others are part of
	ways    [][]int // where a step leads, or being in a region or on a path
	back    [][]int // the same edges in reverse
	borders []bool  // some border leads there
	oneWay  bool    // some border leads one way only
}

func (a *graph) addWay(from, to int) {
	a.ways[from] = append(a.ways[from], to)
	a.back[to] = append(a.back[to], from)
}

func (d *Checker) atlas(space *ir.Class) *graph {
	n := len(space.Members)
	a := &graph{on: make([]bool, n), holds: make([]bool, n), ways: make([][]int, n), back: make([][]int, n),
		borders: make([]bool, n)}
	edged := make([]bool, n)
	for _, e := range d.symbols.Scenario.Edges {
		a.addWay(e.From.Index, e.To.Index)
		a.borders[e.To.Index] = true
		edged[e.From.Index], edged[e.To.Index] = true, true
	}
	for _, g := range d.meantBorders {
		for _, s := range []int{0, 1} {
			from, to := g[s].Index, g[1-s].Index
			a.addWay(from, to)
			a.borders[to], edged[from] = true, true
		}
	}
	for _, b := range d.symbols.Classes["border"].Members {
		one := symbols.AttrNamed(b, "one_way")
		a.oneWay = a.oneWay || one != nil && one.Int != 0
	}
	for i, m := range space.Members {
		a.on[i] = !d.offMap(m)
		if v := symbols.AttrNamed(m, "part_of"); v != nil && v.Int >= 0 && v.Int < int64(n) {
			region := int(v.Int)
			a.holds[region] = true
			// A region without borders is only a name for its parts, and does not connect them.
			if edged[region] {
				a.addWay(i, region)
				a.addWay(region, i)
			}
		}
	}
	for _, p := range d.symbols.Classes["path"].Members {
		if v := symbols.AttrNamed(p, "through"); v != nil {
			for i := 1; i < len(v.List); i++ {
				from, to := v.List[i-1].Int, v.List[i].Int
				a.addWay(int(from), int(to))
				a.addWay(int(to), int(from))
			}
		}
	}
	return a
}

// parts returns the sets of connected spaces, ignoring the direction of borders, in declared order. main is the index
// of the largest set, the map.
func (a *graph) parts() (parts [][]int, main int) {
	seen := make([]bool, len(a.on))
	for i := range a.on {
		if !a.on[i] || seen[i] || len(a.ways[i])+len(a.back[i]) == 0 {
			continue
		}
		part := follow(i, seen, a.ways, a.back)
		parts = append(parts, part)
		if len(part) > len(parts[main]) {
			main = len(parts) - 1
		}
	}
	return parts, main
}

// sources returns the strongly connected sets of a part that no edge enters.
func (a *graph) sources(part []int) [][]int {
	var out [][]int
	seen := make([]bool, len(a.on))
	for _, root := range part { // each such set has a root, since nothing else leads to it
		if seen[root] {
			continue
		}
		follow(root, seen, a.ways)
		leads := make([]bool, len(a.on))
		follow(root, leads, a.ways)
		ring := follow(root, make([]bool, len(a.on)), a.back)
		if !slices.ContainsFunc(ring, func(s int) bool { return !leads[s] }) {
			out = append(out, ring)
		}
	}
	return out
}

// follow returns all unseen spaces that edges lead to, in declared order.
func follow(from int, seen []bool, ways ...[][]int) []int {
	seen[from] = true
	out := []int{from}
	for next := 0; next < len(out); next++ {
		for _, w := range ways {
			for _, to := range w[out[next]] {
				if !seen[to] {
					seen[to] = true
					out = append(out, to)
				}
			}
		}
	}
	slices.Sort(out)
	return out
}
