package runtime

import (
	"encoding/binary"
	"errors"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// Rules ask questions about chance with the function odds. A question is played in a game of its own, on an empty board
// with the same options. It depends only on its arguments, so it reveals nothing that is hidden in the game that asks.
// Its dice depend on the question and the arguments, and so does the answer: it can be cached. A cached answer costs
// the same steps as a new one.

// trials is how often a question is played. The standard error of a chance is at most 5 %.
const trials = 100

// mostAnswers is how many answers a game caches. If there are more, it drops them all.
const mostAnswers = 1 << 14

// answerer answers the questions of a game.
type answerer struct {
	game        *Game
	bare, begun *Game // bare is the empty board; begun is the game after the given block
	play        *Game // the game of a trial
	known       map[string]answer
	key         []byte
}

type answer struct {
	v, steps int64
	err      error
}

// answering enables the function odds in a game.
func (g *Game) answering() {
	a := &answerer{game: g}
	g.m.Ask = func(question []int64, q program.Asked, args [][]int64) (v, steps int64, err error) {
		a.key = a.key[:0]
		for _, v := range question {
			a.key = binary.AppendVarint(a.key, v)
		}
		// The seed depends on names and not on indexes, so that a variant that declares more gets the same answers.
		seed := state.HashName(g.p.Strings[g.p.Funcs[q.Run].Name])
		for i, l := range args {
			t := &g.p.Types[q.Types[i]]
			if t.Kind == program.TList {
				t = &g.p.Types[t.Elem]
			}
			a.key = binary.AppendVarint(a.key, int64(len(l)))
			seed = state.Mix(seed + state.Golden ^ uint64(len(l)))
			for _, v := range l {
				a.key = binary.AppendVarint(a.key, v)
				n := uint64(v)
				if name, ok := g.s.Layout.Naming.Member(int(t.Class), v); ok && t.Kind == program.TRef {
					n = name
				}
				seed = state.Mix(seed + state.Golden ^ n)
			}
		}
		x, known := a.known[string(a.key)]
		if !known {
			x = a.answer(q, args, seed)
			if len(a.known) >= mostAnswers || a.known == nil {
				a.known = map[string]answer{}
			}
			a.known[string(a.key)] = x
		}
		return x.v, x.steps, x.err
	}
}

var errAsks = errors.New("a player must decide before it ends, and there is no default")

// answer plays a question and returns the answer.
func (a *answerer) answer(q program.Asked, lists [][]int64, seed uint64) (out answer) {
	if a.bare == nil {
		bare, err := NewBare(a.game.p, 0, Options{})
		if err != nil {
			return answer{err: err}
		}
		bare.m.Ask = nil
		bare.s.Options = append(bare.s.Options[:0], a.game.s.Options...)
		bare.SetDefaults(-1, true)
		a.bare, a.begun, a.play = bare, bare.copied(), bare.copied()
	}
	args := make([]Argument, len(lists))
	for i, l := range lists {
		if args[i].List = l; a.game.p.Types[q.Types[i]].Kind != program.TList {
			args[i] = Argument{Value: l[0]}
		}
	}
	a.begun.CopyFrom(a.bare)
	run := func(g *Game, fn int32) error {
		before := g.AllSteps()
		err := g.Start(int(fn), args...)
		out.steps += g.AllSteps() - before
		if err == nil && g.Decision() != nil {
			err = errAsks
		}
		return err
	}
	value := func(g *Game, fn int32) (int64, error) {
		if fn < 0 {
			return 1, nil
		}
		before := g.AllSteps()
		v, err := g.EvalWith(int(fn), args)
		out.steps += g.AllSteps() - before
		return v, err
	}
	for _, fn := range q.Requires {
		v, err := value(a.begun, fn)
		if err == nil && v == 0 {
			err = errors.New("it cannot be asked with these values")
		}
		if err != nil {
			out.err = err
			return out
		}
	}
	a.begun.Seed(seed)
	if out.err = run(a.begun, q.Given); out.err != nil {
		return out
	}
	sum := int64(0)
	last := len(q.Measures) - 1
	for trial := range uint64(trials) {
		a.play.CopyFrom(a.begun)
		a.play.Seed(state.Mix(seed + trial + 1))
		if out.err = run(a.play, q.Run); out.err != nil {
			return out
		}
		if q.Counts {
			v, err := value(a.play, q.Measures[0])
			if out.err = err; err != nil {
				return out
			}
			sum += v
			continue
		}
		for i, fn := range q.Measures {
			v, err := value(a.play, fn)
			if out.err = err; err != nil {
				return out
			}
			if v != 0 {
				if i == last {
					sum++
				}
				break
			}
		}
	}
	out.v = sum * 1000 / trials
	return out
}

// copied returns a copy for which odds does not work.
func (g *Game) copied() *Game {
	c := g.Clone()
	c.m.Ask = nil
	return c
}
