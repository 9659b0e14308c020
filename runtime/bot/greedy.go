package bot

import (
	"cmp"
	"math"
	"slices"

	"github.com/scenario-lang/scenario/runtime"
)

// greedy takes what the rules rate best.
type greedy struct {
	random
	lines   []line
	params  []int64
	guessed *runtime.Game // memory for the guess if something is hidden
	over    []uint64      // goals of lines that it ignores; see search
	lazy    bool          // list lines again only when none of the earlier ones is good any more
	listed  spot          // where the lines were listed that may be tried again
}

// line is a complete action that may be legal.
type line struct {
	score    int64  // how good it looks; above 0, better than doing nothing
	priority uint64 // decides between lines with the same score
	action   int
	from, to int  // range of its parameters in greedy.params
	judged   bool // its score is its appeal
}

// Greedy returns a player that takes the complete action with the greatest appeal, if that is above 0. An action
// without an appeal is rated by how much the evaluation of the position after it is better than now. If no action is
// good, the player leaves the menu or, if that is not possible, does the least harm. In choices it goes by appeal, or
// else takes the default. Between equally good options it draws.
func Greedy(seed uint64) Player { return &greedy{random: random{seed: seed}} }

// Decide answers a menu with a complete action, and any other decision with one option.
func (b *greedy) Decide(g *runtime.Game) error {
	d := g.Decision()
	if d == nil {
		return errNoDecision
	}
	seen, err := b.seen(g, d.Player)
	if err != nil {
		return err
	}
	switch d = g.Decision(); d.Kind {
	case runtime.Pick:
		return b.choose(g, d, seen)
	case runtime.Param:
		return b.goOn(g, d, seen)
	}
	return b.menu(g, d, seen)
}

// goOn answers the next parameter of an action that was begun by another player or because the menu had no other. It
// follows the best line that is still possible.
func (b *greedy) goOn(g *runtime.Game, d *runtime.Decision, seen *runtime.Game) error {
	if d.Listed == nil {
		if err := b.look(g, seen, leastScore); err != nil {
			return err
		}
		d = g.Decision()
		for _, l := range b.lines {
			if params := b.params[l.from:l.to]; g.ResultAllowed(l.action, params) {
				for i := range d.Len() {
					if d.Value(i) == params[d.Param] && d.Legal(i) {
						return g.Choose(i)
					}
				}
			}
		}
	}
	if i := b.pick(g, d); i >= 0 {
		return g.Choose(i)
	}
	return noLegalAnswer(d)
}

// seen returns the game as the bot sees it: a guess if something is hidden, or else the game itself.
func (b *greedy) seen(g *runtime.Game, player int) (*runtime.Game, error) {
	if !g.Hides() {
		return g, nil
	}
	if b.guessed == nil || b.guessed.Program() != g.Program() {
		b.guessed = g.Clone()
	}
	return b.guessed, b.guessed.Guess(g, player, drawAt(b.seed, g.Place()).key)
}

// menu takes the best line that is better than nothing. If there is none, it leaves the menu or does the least harm.
func (b *greedy) menu(g *runtime.Game, d *runtime.Decision, seen *runtime.Game) error {
	here := spotOf(g)
	here.decisions, here.chance = 0, 0
	if b.lazy && b.listed == here && b.playListed(g, d, seen) {
		return nil
	}
	if err := b.look(g, seen, 1); err != nil {
		return err
	}
	b.listed = here
	for _, l := range b.lines {
		if params := b.params[l.from:l.to]; g.ResultAllowed(l.action, params) {
			return g.Play(l.action, params)
		}
	}
	if last := d.Len() - 1; last >= 0 && d.IsDone(last) && d.Legal(last) {
		return g.Choose(last)
	}
	return b.leastHarm(g, d, seen)
}

// playListed plays the best of the lines listed earlier, with their present appeals. It reports whether one is good and
// legal.
func (b *greedy) playListed(g *runtime.Game, d *runtime.Decision, seen *runtime.Game) bool {
	for len(b.lines) > 0 {
		l := b.lines[0]
		params := b.params[l.from:l.to]
		score, ok := seen.Appeal(l.action, params)
		switch {
		case !ok || score < 1 || !slices.Contains(d.Candidates, int64(l.action)):
			b.lines = slices.Delete(b.lines, 0, 1)
		case len(b.lines) > 1 && score < b.lines[1].score:
			at := 1
			for at < len(b.lines) && b.lines[at].score > score {
				at++
			}
			copy(b.lines, b.lines[1:at])
			l.score = score
			b.lines[at-1] = l
		case g.Play(l.action, params) == nil:
			return true
		default:
			b.lines = slices.Delete(b.lines, 0, 1)
		}
	}
	return false
}

// leastScore is the score of a line that cannot be played.
const leastScore = math.MinInt64

// wander is how often (once in so many times) a bot that cannot leave a menu takes any line instead of the best.
// Leaving may need several actions, none of which looks better than a useless one.
const wander = 16

// leastHarm takes the best line after which the menu can be left, or else the best line.
func (b *greedy) leastHarm(g *runtime.Game, d *runtime.Decision, seen *runtime.Game) error {
	if drawAt(b.seed, g.Place()).priority(0)%wander != 0 {
		if err := b.look(g, seen, leastScore); err != nil {
			return err
		}
		best := -1
		for i, l := range b.lines {
			params := b.params[l.from:l.to]
			if !g.ResultAllowed(l.action, params) {
				continue
			}
			if best < 0 {
				best = i
			}
			if seen.DoneAfter(l.action, params) {
				best = i
				break
			}
		}
		if best >= 0 {
			return g.Play(b.lines[best].action, b.params[b.lines[best].from:b.lines[best].to])
		}
	}
	if i := b.pick(g, d); i >= 0 {
		return g.Choose(i)
	}
	return noLegalAnswer(d)
}

// look collects the lines with a score of at least least, best first.
func (b *greedy) look(g, seen *runtime.Game, least int64) error {
	b.lines, b.params, b.listed = b.lines[:0], b.params[:0], spot{}
	silent := false
	draw := drawAt(b.seed, g.Place())
	err := g.CandidateActions(least, func(action int, params []int64) {
		score, ok := seen.Appeal(action, params)
		if ok && score < least || len(b.over) > 0 && slices.Contains(b.over, goalOf(g.Program(), action, params)) {
			return
		}
		silent = silent || !ok
		b.lines = append(b.lines, line{
			score, draw.priority(g.LineSignature(action, params)), action, len(b.params), len(b.params) + len(params), ok,
		})
		b.params = append(b.params, params...)
	})
	if err != nil {
		return err
	}
	if silent {
		b.judge(g, seen, least)
	}
	slices.SortStableFunc(b.lines, func(x, y line) int {
		return cmp.Or(cmp.Compare(y.score, x.score), cmp.Compare(y.priority, x.priority))
	})
	return nil
}

// judge scores the lines without an appeal by how much better the evaluation is after them than now, and drops those
// below least. Without an evaluation their score is 0.
func (b *greedy) judge(g, seen *runtime.Game, least int64) {
	now, evaluated := seen.EvaluateAfter(-1, nil)
	b.lines = slices.DeleteFunc(b.lines, func(l line) bool {
		return !l.judged && (!evaluated && least > 0 || !g.ResultAllowed(l.action, b.params[l.from:l.to]))
	})
	for i := range b.lines {
		l := &b.lines[i]
		if l.judged || !evaluated {
			continue
		}
		then, ok := seen.EvaluateAfter(l.action, b.params[l.from:l.to])
		if l.score = then - now; !ok {
			l.score = leastScore
		}
	}
	b.lines = slices.DeleteFunc(b.lines, func(l line) bool { return l.score < least })
}

// choose answers a choice by appeal, or else by the default.
func (b *greedy) choose(g *runtime.Game, d *runtime.Decision, seen *runtime.Game) error {
	best, at := int64(0), -1
	if guess := seen.Decision(); guess != nil {
		for i := range d.Len() {
			if d.IsPass(i) || d.IsDone(i) {
				continue
			}
			if v, ok := guess.AppealOf(d.Value(i)); ok && (at < 0 || v > best) && d.Legal(i) {
				best, at = v, i
			}
		}
	}
	last := d.Len() - 1
	switch {
	case at >= 0 && best <= 0 && (d.IsDone(last) || d.IsPass(last)) && d.Legal(last):
		return g.Choose(last)
	case at >= 0:
		return g.Choose(at)
	}
	if i, ok := d.Default(); ok {
		return g.Choose(i)
	}
	return g.Choose(0)
}
