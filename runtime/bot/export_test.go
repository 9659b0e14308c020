package bot

import "github.com/scenario-lang/scenario/runtime"

// PlayedAhead returns how many decisions a search plays ahead for one answer.
func PlayedAhead(g *runtime.Game, seed uint64, budget int) int {
	b := Search(seed, budget).(*search)
	if _, err := b.compare(g); err != nil {
		panic(err)
	}
	return b.budget - b.left
}

// Gain compares the plan that a search follows at a decision with the greedy bot's in so many copies that the search
// has not played. instead words both, and departs is false if they are the same. The gain is in the units of the
// evaluation: how much the position is better for the player than for others.
func Gain(g *runtime.Game, seed uint64, budget, copies int) (gain int64, instead string, departs bool) {
	b := Search(seed, budget).(*search)
	plans, err := b.compare(g)
	if err != nil {
		panic(err)
	}
	if len(plans) == 0 || b.best(plans) == plans[0] {
		return 0, "", false
	}
	both := [2]*plan{b.best(plans), plans[0]}
	for i, x := range both {
		both[i] = &plan{option: x.option, over: x.over}
		for n := range copies {
			b.left = MostBudget
			r, err := b.playOn(g, x, 1_000_000+n)
			if err != nil {
				panic(err)
			}
			both[i].results = append(both[i].results, r)
		}
	}
	text := func(x *plan) string { return g.LineText(x.action, x.params) }
	return differences(both[0], both[1], bonusOf(plans)).mean() / 100, text(both[0]) + ", not " + text(both[1]), true
}

// Lazy returns the greedy bot as it plays in copies.
func Lazy(seed uint64) Player { return &greedy{random: random{seed: seed}, lazy: true} }

// Keeps reports whether a search follows the plan that it has, instead of making one.
func Keeps(b Player, g *runtime.Game) bool { return b.(*search).last == spotOf(g) }
