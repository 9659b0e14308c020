package bot

import (
	"cmp"
	"math"
	"slices"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// The search compares a few plans for a phase by playing each of them on. A plan is how the greedy bot would continue,
// except for goals that it ignores: the first plan ignores nothing, the second ignores the goal of the first plan's
// line, the third those of the first two, and so on. So the plans differ in what they attack and build. How many pieces
// take part is left to the appeals, and so is whether to do anything: doing nothing looks good for a round, and bad
// after five.
//
// Each plan is played in copies of the game as the player sees it, with guesses and dice of their own. In a copy all
// players are greedy until each of them has had a turn and the player is asked again. Then the evaluation of the rules
// gives how much better the position is for the player's side than for the other sides on average; in a scenario
// without an evaluation, copies are played to the end of the game. All plans have the same dice in the copy of the same
// number, so that differences between plans are compared. These vary much more than a good plan gains: the greedy bot's
// own plan is followed unless another one is better by more than chance explains. Worse plans are given up early.

// DefaultBudget is how many decisions a search plays ahead before it answers, unless another number is given.
const DefaultBudget = 5000

// MostBudget is the largest budget of a search.
const MostBudget = 10_000_000

const (
	mostPlans    = 4  // that are compared
	leastCopies  = 4  // copies that are needed to believe the difference of two plans, if chance plays a part
	mostCopies   = 64 // of one plan
	firstHalving = 2  // copies after which the worse half of the plans is first given up
)

// search takes what proves best when the game is played on.
type search struct {
	greedy
	budget int
	copied *runtime.Game // memory for the copies
	me     greedy        // plays on for the player
	others greedy
	left   int  // rest of the budget of the present search
	chance bool // chance played a part in it
	last   spot // after its last answer: as long as the game is there, the plan that ignores greedy.over is followed
}

// spot is a player's situation in a game. It changes when another player decides or dice are rolled.
type spot struct {
	program              *program.Program
	round, phase, player int
	decisions            int
	chance               uint64
}

// Search returns a player that plays several plans ahead before it answers a menu, within a budget of decisions, and
// follows the one that proves best. It answers choices like the greedy bot.
func Search(seed uint64, budget int) Player {
	lazy := func(seed uint64) greedy { return greedy{random: random{seed: seed}, lazy: true} }
	return &search{greedy: greedy{random: random{seed: seed}}, budget: budget, me: lazy(seed + 1), others: lazy(seed + 2)}
}

// plan is a way to continue.
type plan struct {
	option
	over    []uint64 // goals to ignore until the player is asked again
	results []result // by copy
}

// option is an answer to a menu.
type option struct {
	action int
	params []int64
}

// play gives the answer in a game. If its line is already begun, because the menu has no other action, it gives the
// rest of it.
func (o option) play(g *runtime.Game) error {
	d := g.Decision()
	if d.Kind == runtime.Menu {
		return g.Play(o.action, o.params)
	}
	for at := d.Param; at < len(o.params); at++ {
		i := slices.Index(d.Candidates, o.params[at])
		if i < 0 {
			return noLegalAnswer(d)
		}
		if err := g.Choose(i); err != nil {
			return err
		}
		if d = g.Decision(); d == nil || d.Kind != runtime.Param || d.Param != at+1 {
			break
		}
	}
	return nil
}

// result is the result of a plan in a copy of the game.
type result struct {
	value int64
	ended int // 1: the player's side has won; -1: another side has; 0: the game goes on or is a draw
}

// Decide answers a menu by the best plan, and any other decision like the greedy bot. It follows the plan until the
// phase ends, dice are rolled or another player decides.
func (b *search) Decide(g *runtime.Game) error {
	plans, err := b.compare(g)
	if err != nil {
		return err
	}
	at := spotOf(g)
	follows := len(plans) > 0 || b.last == at
	if len(plans) == 0 {
		err = b.greedy.Decide(g)
	} else {
		x := b.best(plans)
		b.over, err = x.over, x.play(g)
	}
	if b.last = (spot{}); follows && g.Chance() == at.chance {
		at.decisions = g.Decisions()
		b.last = at
	}
	return err
}

// spotOf returns the spot of the player who decides.
func spotOf(g *runtime.Game) spot {
	d := g.Decision()
	if d == nil {
		return spot{}
	}
	return spot{g.Program(), g.Round(), g.Phase(), d.Player, g.Decisions(), g.Chance()}
}

// Explain returns the first answer of each plan, with how much better the plan was than the greedy bot's own. If no
// plans are compared, it returns what the greedy bot weighs.
func (b *search) Explain(g *runtime.Game, most int) ([]Option, error) {
	plans, err := b.compare(g)
	if err != nil {
		return nil, err
	}
	if len(plans) == 0 {
		return b.greedy.Explain(g, most)
	}
	var out []Option
	bonus := bonusOf(plans)
	for _, x := range plans {
		score := differences(x, plans[0], bonus).mean() / 100
		out = append(out, Option{Text: g.LineText(x.action, x.params), Score: score})
	}
	slices.SortStableFunc(out, func(x, y Option) int { return cmp.Compare(y.Score, x.Score) })
	return out[:min(most, len(out))], nil
}

// compare plays the plans for the open menu on. It returns none if no menu is open, if a plan is being followed, or if
// there is only one.
func (b *search) compare(g *runtime.Game) ([]*plan, error) {
	d := g.Decision()
	if d == nil || d.Kind == runtime.Pick || d.Listed != nil || b.last == spotOf(g) {
		return nil, nil
	}
	b.over = nil
	plans, err := b.plans(g)
	if err != nil || len(plans) < 2 {
		return nil, err
	}
	b.left, b.chance = b.budget, g.Hides()
	open, halving := plans, firstHalving
	for n := 0; n < mostCopies && len(open) > 1; n++ {
		for _, x := range open {
			r, err := b.playOn(g, x, n)
			if err != nil {
				return nil, err
			}
			if b.left <= 0 { // this copy has not come to its end; compare the others without it
				for _, x := range open {
					x.results = x.results[:min(n, len(x.results))]
				}
				return plans, nil
			}
			x.results = append(x.results, r)
		}
		if n+1 == halving {
			if !b.chance {
				break
			}
			open, halving = better(open), 2*halving
		}
	}
	return plans, nil
}

// plans returns the plans for the open menu, the greedy bot's first.
func (b *search) plans(g *runtime.Game) (plans []*plan, err error) {
	seen, err := b.seen(g, g.Decision().Player)
	if err != nil {
		return nil, err
	}
	if err := b.look(g, seen, 1); err != nil {
		return nil, err
	}
	var over []uint64
	for _, l := range b.lines {
		params := b.params[l.from:l.to]
		goal := goalOf(g.Program(), l.action, params)
		if slices.Contains(over, goal) || !g.ResultAllowed(l.action, params) {
			continue
		}
		plans = append(plans, &plan{option: option{l.action, slices.Clone(params)}, over: slices.Clone(over)})
		if over = append(over, goal); len(plans) == mostPlans {
			break
		}
	}
	return plans, nil
}

// goalOf returns a number that is the same for lines with the same goal: the last space that they name or, in an action
// without spaces, everything that they name except numbers.
func goalOf(p *program.Program, action int, params []int64) uint64 {
	rows := p.Actions[action].Params
	goal := draw{key: uint64(action)}.priority(1)
	for i := len(params) - 1; i >= 0; i-- {
		if t := &p.Types[rows[i].Type]; t.Kind == program.TRef && t.Class == p.SpaceClass {
			return draw{key: goal}.priority(uint64(params[i]))
		}
	}
	for i, v := range params {
		if p.Types[rows[i].Type].Kind != program.TInt {
			goal = draw{key: goal}.priority(uint64(v))
		}
	}
	return goal
}

// playOn plays a plan in the copy of number n. If the budget runs out before the end, the result is meaningless.
func (b *search) playOn(g *runtime.Game, x *plan, n int) (result, error) {
	if b.copied == nil || b.copied.Program() != g.Program() {
		b.copied = g.Clone()
	}
	c, player := b.copied, g.Decision().Player
	if err := c.Guess(g, player, drawAt(b.seed, g.Place()+uint64(n)).key); err != nil {
		return result{}, err
	}
	b.me.over, b.me.listed, b.others.listed = x.over, spot{}, spot{}
	round, drawn, replied := c.Round(), c.Chance(), false
	err := x.play(c)
	for b.left--; err == nil && b.left > 0; b.left-- {
		d := c.Decision()
		if d == nil || replied && d.Kind != runtime.Pick && d.Player == player && (round == 0 || c.Round() > round) &&
			g.Program().Evaluate >= 0 {
			break
		}
		who := &b.others
		if d.Player == player {
			who = &b.me
		} else if d.Kind != runtime.Pick {
			replied = true
		}
		err = who.Decide(c)
	}
	b.chance = b.chance || c.Chance() != drawn
	// ignore an error, which ends the copy: if the game must stop, giving the answer fails as well
	return judge(c, player), nil
}

// judge returns the value of a copy's position for a player: the evaluation for the players of the side, less that for
// the other sides on average. It is multiplied by the number of other sides.
func judge(c *runtime.Game, player int) (r result) {
	p := c.Program()
	mine := sideOf(p, player)
	if o, over := c.Over(); over && o.Winner != "" {
		if r.ended = -1; slices.ContainsFunc(o.Winners(), func(w string) bool { return slices.Contains(mine.names, w) }) {
			r.ended = 1
		}
	}
	if p.Evaluate < 0 {
		return r
	}
	for i, is := range mine.players {
		v, err := c.Eval(int(p.Evaluate), int64(i))
		switch {
		case err != nil: // the rules cannot evaluate a player who is not in the game
		case is:
			r.value += v * int64(mine.others)
		default:
			r.value -= v
		}
	}
	return r
}

// side has the players who win and lose together.
type side struct {
	players []bool   // by player
	names   []string // the side has won if one of these names has
	others  int      // number of other sides
}

// sideOf returns the side of a player: an alliance, or the player alone.
func sideOf(p *program.Program, player int) (s side) {
	members, alliances := p.ClassAt(p.PlayerClass).Members, p.Alliances()
	with := func(i int) int64 {
		if alliances != nil && alliances[i] >= 0 {
			return alliances[i]
		}
		return int64(-1 - i)
	}
	var all []int64
	for i, m := range members {
		if w := with(i); !slices.Contains(all, w) {
			all = append(all, w)
		}
		is := with(i) == with(player)
		if s.players = append(s.players, is); is {
			s.names = append(s.names, p.Strings[m.Name])
		}
	}
	if w := with(player); w >= 0 {
		s.names = append(s.names, p.Strings[p.ClassAt(p.AllianceClass).Members[w].Name])
	}
	s.others = len(all) - 1
	return s
}

// best returns the plan to follow: the first one, unless another is better by more than chance explains.
func (b *search) best(plans []*plan) *plan {
	bonus := bonusOf(plans)
	best, most := plans[0], int64(0)
	for _, x := range plans[1:] {
		d := differences(x, plans[0], bonus)
		if mean := d.mean(); mean > most && (!b.chance || len(d) >= leastCopies && d.beyond(3)) {
			best, most = x, mean
		}
	}
	return best
}

// better returns the first plan and the better half of the others, without those that seem to be worse than the first.
func better(plans []*plan) []*plan {
	bonus, others := bonusOf(plans), slices.Clone(plans[1:])
	slices.SortStableFunc(others, func(x, y *plan) int {
		return cmp.Compare(differences(y, plans[0], bonus).mean(), differences(x, plans[0], bonus).mean())
	})
	return append(plans[:1:1], slices.DeleteFunc(others[:(len(others)+1)/2], func(x *plan) bool {
		return differences(plans[0], x, bonus).beyond(1)
	})...)
}

// bonusOf returns the value of a won game: the difference between the best and the worst position in which the game
// goes on. A greater value would hide all other differences if few copies end.
func bonusOf(plans []*plan) int64 {
	least, most := int64(math.MaxInt64), int64(math.MinInt64)
	for _, x := range plans {
		for _, r := range x.results {
			if r.ended == 0 {
				least, most = min(least, r.value), max(most, r.value)
			}
		}
	}
	if least > most {
		return 1
	}
	return max(1, most-least)
}

// paired has the differences between two plans in the copies in which both were played.
type paired []int64

func differences(x, than *plan, bonus int64) (d paired) {
	for i := range min(len(x.results), len(than.results)) {
		a, b := x.results[i], than.results[i]
		d = append(d, a.value-b.value+bonus*int64(a.ended-b.ended))
	}
	return d
}

// mean returns the average in hundredths.
func (d paired) mean() int64 {
	sum := int64(0)
	for _, v := range d {
		sum += v
	}
	return sum * 100 / max(1, int64(len(d)))
}

// beyond reports whether the average is positive by at least so many halves of its standard error.
func (d paired) beyond(halves int64) bool {
	n := int64(len(d))
	scale := int64(1) // keeps squares far from the limits of their type
	for _, v := range d {
		scale = max(scale, max(v, -v)>>15)
	}
	sum, squares := int64(0), int64(0)
	for _, v := range d {
		sum += v / scale
		squares += v / scale * (v / scale)
	}
	return sum >= 0 && 4*sum*sum*(n-1) >= halves*halves*(n*squares-sum*sum)
}
