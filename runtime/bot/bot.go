// Package bot has players that know no game: one that answers at random, and one that follows what the rules say is
// good. A bot draws from a stream of its own and leaves the game's dice alone; it always decides the same in the same
// game. It knows what its player sees and no more: what may be answered it is told as a person is, and how good an
// answer is it asks of a guess at the game.
package bot

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/scenario-lang/scenario/runtime"
)

// Player answers the decision that is open: the small one, or more.
type Player interface {
	Decide(g *runtime.Game) error
}

// pick gives one of n numbers from 0 on.
func pick(s *runtime.Stream, n int) int { return int(s.Below(uint64(n))) }

type random struct {
	stream runtime.Stream
	order  []int
}

// Random answers with any legal option, each equally likely.
func Random(seed uint64) Player { return &random{stream: runtime.Stream(seed)} }

// Decide draws without putting back until something is legal, so that it looks at few options.
func (r *random) Decide(g *runtime.Game) error {
	d := g.Decision()
	if d == nil {
		return errNobody
	}
	i := r.pick(d)
	if i < 0 {
		return stuck(d)
	}
	return g.Choose(i)
}

func (r *random) pick(d *runtime.Decision) int {
	r.order = r.order[:0]
	n := d.Len()
	for i := range n {
		r.order = append(r.order, i)
	}
	for n > 0 {
		k := pick(&r.stream, n)
		i := r.order[k]
		if d.Legal(i) {
			return i
		}
		n--
		r.order[k] = r.order[n]
	}
	return -1
}

var errNobody = fmt.Errorf("nobody has to decide anything")

func stuck(d *runtime.Decision) error {
	return fmt.Errorf("no answer is legal: %s", d.Prompt())
}

type greedy struct {
	random
	lines  []prospect
	params []int64
	mind   *runtime.Game // a guess, where something is hidden
}

// imagine is the game as the bot takes it to be: the game itself where nothing is hidden.
func (b *greedy) imagine(g *runtime.Game, player int) (*runtime.Game, error) {
	if !g.Hides() {
		return g, nil
	}
	if b.mind == nil || b.mind.Program() != g.Program() {
		b.mind = g.Clone()
	}
	return b.mind, b.mind.Guess(g, player, uint64(b.stream)^uint64(g.Decisions()))
}

// prospect is a line that may be legal, and how good it looks.
type prospect struct {
	score    int64
	action   int
	from, to int // in params
}

// Greedy takes the whole action with the greatest appeal, if that is above 0; of actions the rules say nothing of, the
// one whose result the evaluation likes best, if it likes it better than now. In choices it goes by appeal, else by the
// default. Equals are drawn for.
func Greedy(seed uint64) Player { return &greedy{random: random{stream: runtime.Stream(seed)}} }

func (b *greedy) Decide(g *runtime.Game) error {
	d := g.Decision()
	if d == nil {
		return errNobody
	}
	switch d.Kind {
	case runtime.Menu, runtime.Pick:
		mind, err := b.imagine(g, d.Player)
		if err != nil {
			return err
		}
		if d = g.Decision(); d.Kind == runtime.Pick {
			return b.choice(g, d, mind)
		}
		return b.menu(g, d, mind)
	}
	if i := b.pick(d); i >= 0 { // somebody else has begun the action
		return g.Choose(i)
	}
	return stuck(d)
}

// menu looks for lines that appeal, and from the best on for one that is legal.
func (b *greedy) menu(g *runtime.Game, d *runtime.Decision, mind *runtime.Game) error {
	if err := b.look(g, mind); err != nil {
		return err
	}
	for len(b.lines) > 0 {
		equal := 1
		for equal < len(b.lines) && b.lines[equal].score == b.lines[0].score {
			equal++
		}
		i := pick(&b.stream, equal)
		l := b.lines[i]
		if params := b.params[l.from:l.to]; g.ResultAllowed(l.action, params) {
			return g.Play(l.action, params)
		}
		b.lines[i] = b.lines[0]
		b.lines = b.lines[1:]
	}
	if last := d.Len() - 1; last >= 0 && d.IsDone(last) && d.Legal(last) {
		return g.Choose(last)
	}
	if i := b.pick(d); i >= 0 {
		return g.Choose(i)
	}
	return stuck(d)
}

// look collects the lines with a score above 0, the best first.
func (b *greedy) look(g, mind *runtime.Game) error {
	b.lines, b.params = b.lines[:0], b.params[:0]
	silent := false
	err := g.CandidateActions(func(action int, params []int64) {
		score, ok := mind.Appeal(action, params)
		if ok && score <= 0 {
			return
		}
		if !ok {
			score, silent = unjudged, true
		}
		b.lines = append(b.lines, prospect{score, action, len(b.params), len(b.params) + len(params)})
		b.params = append(b.params, params...)
	})
	if err != nil {
		return err
	}
	if silent {
		b.judge(g, mind)
	}
	slices.SortStableFunc(b.lines, func(x, y prospect) int { return cmp.Compare(y.score, x.score) })
	return nil
}

// unjudged is the score of a line of which the rules do not say how good it is.
const unjudged = math.MinInt64

// judge tries lines without an appeal, and drops those after which things are no better than now.
func (b *greedy) judge(g, mind *runtime.Game) {
	now, judged := mind.EvaluateAfter(-1, nil)
	kept := b.lines[:0]
	for _, l := range b.lines {
		if l.score == unjudged {
			params := b.params[l.from:l.to]
			if !judged || !g.ResultAllowed(l.action, params) {
				continue
			}
			then, ok := mind.EvaluateAfter(l.action, params)
			if l.score = then - now; !ok || l.score <= 0 {
				continue
			}
		}
		kept = append(kept, l)
	}
	b.lines = kept
}

func (b *greedy) choice(g *runtime.Game, d *runtime.Decision, mind *runtime.Game) error {
	best, at := int64(0), -1
	if guess := mind.Decision(); guess != nil {
		for i := range d.Len() {
			if d.IsPass(i) || d.IsDone(i) {
				continue
			}
			if v, ok := guess.AppealOf(d.Value(i)); ok && (at < 0 || v > best) {
				best, at = v, i
			}
		}
	}
	last := d.Len() - 1
	switch {
	case at >= 0 && best <= 0 && (d.IsDone(last) || d.IsPass(last)):
		return g.Choose(last)
	case at >= 0:
		return g.Choose(at)
	}
	if i, ok := d.Default(); ok {
		return g.Choose(i)
	}
	return g.Choose(0)
}
