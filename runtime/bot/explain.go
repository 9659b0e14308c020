package bot

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
)

// Option is an answer that a bot has weighed.
type Option struct {
	Text  string
	Score int64
	Terms []Term // terms of the evaluation that gave the score; none if the rules give the score directly
}

// Term is the contribution of a term of the evaluation to a score.
type Term struct {
	Title int32 // a text of the program
	Value int64
}

// Explainer is a player that can tell how it judges its possible answers.
type Explainer interface {
	// Explain returns at most most of the best answers to the open decision, best first. It decides nothing.
	Explain(g *runtime.Game, most int) ([]Option, error)
}

// Explain returns the options as Decide weighs them: the good lines of a menu, or all lines if none is good, and the
// answers to a choice that have an appeal.
func (b *greedy) Explain(g *runtime.Game, most int) ([]Option, error) {
	d := g.Decision()
	if d == nil {
		return nil, errNoDecision
	}
	seen, err := b.seen(g, d.Player)
	if err != nil {
		return nil, err
	}
	if d = g.Decision(); d.Kind == runtime.Pick {
		return picks(g.Decision(), seen, most), nil
	}
	if d.Kind != runtime.Menu {
		return nil, nil
	}
	var out []Option
	for _, least := range []int64{1, leastScore} {
		if err := b.look(g, seen, least); err != nil {
			return nil, err
		}
		for _, l := range b.lines {
			if params := b.params[l.from:l.to]; len(out) < most && g.ResultAllowed(l.action, params) {
				out = append(out, Option{g.LineText(l.action, params), l.score, b.terms(seen, l)})
			}
		}
		if len(out) > 0 {
			break
		}
	}
	if last := d.Len() - 1; last >= 0 && d.IsDone(last) && d.Legal(last) {
		at, _ := slices.BinarySearchFunc(out, int64(0),
			func(o Option, least int64) int { return cmp.Compare(least, o.Score) })
		out = slices.Insert(out, at, Option{Text: d.Text(last)})
	}
	return out, nil
}

// picks returns the answers to a choice that have an appeal.
func picks(d *runtime.Decision, seen *runtime.Game, most int) (out []Option) {
	guess := seen.Decision()
	if guess == nil {
		return nil
	}
	for i := range d.Len() {
		if d.IsPass(i) || d.IsDone(i) {
			continue
		}
		if v, ok := guess.AppealOf(d.Value(i)); ok && d.Legal(i) {
			out = append(out, Option{Text: d.Text(i), Score: v})
		}
	}
	slices.SortStableFunc(out, func(x, y Option) int { return cmp.Compare(y.Score, x.Score) })
	return out[:min(most, len(out))]
}

// terms returns how a line that was judged by the evaluation changes each term.
func (b *greedy) terms(seen *runtime.Game, l line) (out []Term) {
	if l.judged {
		return nil
	}
	now, _ := seen.TermsAfter(-1, nil)
	then, ok := seen.TermsAfter(l.action, b.params[l.from:l.to])
	if !ok {
		return nil
	}
	for i, t := range seen.Program().Terms {
		if v := then[i] - now[i]; v != 0 {
			out = append(out, Term{t.Title, v})
		}
	}
	return out
}

// Word returns an option in words. title returns a text of the program.
func (o Option) Word(title func(int32) string) string {
	text := fmt.Sprintf("%s: %+d", o.Text, o.Score)
	var parts []string
	for _, t := range o.Terms {
		parts = append(parts, fmt.Sprintf("%s %+d", title(t.Title), t.Value))
	}
	if len(parts) > 0 {
		text += " (" + strings.Join(parts, ", ") + ")"
	}
	return text
}
