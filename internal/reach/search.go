package reach

import (
	"cmp"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Space is a space that the piece can reach.
type Space struct {
	Space int
	Cost  int64
	Stops bool // the piece must stop there
	Prev  int  // the space before it, or -1
}

// Blocked is a step from a reachable space that the piece cannot take.
type Blocked struct {
	From, To int
	Dear     bool // the step is possible but costs too much
	Stopped  bool // the piece must stop before it
	Failing  int  // the first condition that is false, an index in Movement.Conditions; -1 if unknown
}

// Result has the spaces that a piece can reach.
type Result struct {
	Spaces  []Space // nearest first, without the one where it begins
	Blocked []Blocked
}

// Finder computes reachable spaces in a program that Instrument has prepared.
type Finder struct {
	p         *program.Program
	functions map[string]int
}

// NewFinder returns a finder.
func NewFinder(p *program.Program) *Finder { return &Finder{p, findFunctions(p, "function ")} }

// findFunctions returns the functions whose names begin with the given kind, by the rest of their names.
func findFunctions(p *program.Program, kind string) map[string]int {
	out := map[string]int{}
	for i := range p.Funcs {
		if name, ok := strings.CutPrefix(p.Strings[p.Funcs[i].Name], kind); ok {
			out[name] = i
		}
	}
	return out
}

// Spending is the value of a budget.
type Spending struct {
	Budget
	Points int64
}

// Budgets returns what the rules let a piece spend on a movement, in the order of the rules. number is the index of the
// movement in the program's table.
func (f *Finder) Budgets(g *runtime.Game, number int, m *Movement, piece int64) []Spending {
	var out []Spending
	for i, b := range m.Budgets {
		fn, ok := f.functions[budgetName(number, i)]
		if !ok {
			continue
		}
		var args []int64
		if b.OfWhat {
			args = []int64{piece}
		}
		if n, err := g.Clone().Eval(fn, args...); err == nil && n >= 0 {
			out = append(out, Spending{b, n})
		}
	}
	return out
}

// FirstOf returns the first of some budgets, or DefaultBudget if there are none.
func FirstOf(budgets []Spending) int64 {
	if len(budgets) > 0 {
		return budgets[0].Points
	}
	return DefaultBudget
}

// Ask returns the spaces that a piece can reach by a movement with a budget; see find. ref is the value that refers to
// the piece.
func (f *Finder) Ask(g *runtime.Game, number int, m *Movement, p Piece, ref, budget int64) (*Result, error) {
	mover, err := m.moverOf(ref, p.Unit, p.Owner)
	if err != nil {
		return nil, err
	}
	return f.find(g, number, len(m.Conditions), mover, p.Space, budget)
}

// visit is a reached space in the queue of a search.
type visit struct {
	space, prev int
	cost        int64
	stops       bool
}

// compare orders visits by cost, then spaces where the piece may go on before others, then by space.
func (v visit) compare(o visit) int {
	return cmp.Or(cmp.Compare(v.cost, o.cost), one(v.stops)-one(o.stops), v.space-o.space)
}

// find returns the spaces that a mover, such as a piece, can reach from a space by a movement with a budget, and what
// stops it elsewhere. It asks the rules about each step, as the function reach of the language does. The game does not
// change.
func (f *Finder) find(g *runtime.Game, movement, conditions int, mover int64, from int, budget int64) (*Result, error) {
	g = g.Clone()
	m := &f.p.Movements[movement]
	free, stopped := map[int]bool{}, map[int]bool{}
	out := &Result{}
	queue := []visit{{space: from, prev: -1}} // sorted
	var blocked []Blocked
	for len(queue) > 0 {
		v := queue[0]
		queue = queue[1:]
		if free[v.space] || v.stops && stopped[v.space] {
			continue
		}
		if v.stops {
			stopped[v.space] = true
		} else {
			free[v.space] = true
		}
		if v.space != from && !(stopped[v.space] && free[v.space]) {
			out.Spaces = append(out.Spaces, Space{v.space, v.cost, v.stops, v.prev})
		}
		for k := f.p.AdjStart[v.space]; k < f.p.AdjStart[v.space+1]; k++ {
			to := int(f.p.AdjTo[k])
			if v.stops {
				blocked = append(blocked, Blocked{From: v.space, To: to, Stopped: true, Failing: -1})
				continue
			}
			args := []int64{mover, int64(v.space), int64(to), int64(f.p.AdjBorder[k])}
			step, err := g.Eval(int(m.Plain), args...)
			if err != nil {
				return nil, err
			}
			if step < 0 {
				blocked = append(blocked, Blocked{From: v.space, To: to, Failing: f.failing(g, movement, conditions, args)})
				continue
			}
			cost := v.cost + step&(1<<32-1)>>1
			if cost > budget {
				blocked = append(blocked, Blocked{From: v.space, To: to, Dear: true, Failing: -1})
				continue
			}
			next := visit{to, v.space, cost, step&1 == 1}
			at, _ := slices.BinarySearchFunc(queue, next, visit.compare)
			queue = slices.Insert(queue, at, next)
		}
	}
	for _, b := range blocked {
		if !free[b.To] && !stopped[b.To] {
			out.Blocked = append(out.Blocked, b)
		}
	}
	return out, nil
}

// failing returns the first condition of a movement that is false for a step, or -1.
func (f *Finder) failing(g *runtime.Game, movement, conditions int, args []int64) int {
	for i := range conditions {
		fn, ok := f.functions[conditionName(movement, i)]
		if !ok {
			return -1
		}
		v, err := g.Eval(fn, args...)
		if err != nil {
			return -1
		}
		if v == 0 {
			return i
		}
	}
	return -1
}

// DefaultBudget is the budget of a piece if the rules do not give one.
const DefaultBudget = 3

// Reason says why a step cannot be taken. from is the title of the space before it.
func (b *Blocked) Reason(m *Movement, from string) string {
	switch {
	case b.Stopped:
		return "it must stop in " + from
	case b.Dear:
		return "too far"
	case b.Failing < 0:
		return "the movement does not allow it"
	case m.Conditions[b.Failing].Forbids:
		return "this holds and forbids it"
	}
	return "this does not hold"
}
