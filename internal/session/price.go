package session

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/session/standing"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// To find out what an answer costs, the session gives it to a copy of the game and compares the player's resources
// before and after. So it works with any rules about prices.

// Limits: options that are tried, answers to complete the action, and steps of all of them.
const (
	mostPriced   = 40
	mostAnswers  = 6
	mostSteps    = 4_000_000
	pricingSeeds = 1
)

// prices has the costs of the answers to the open question.
type prices struct {
	of    string         // the question
	notes map[int]string // costs by index of an option
	each  string         // cost of 1, if the question asks for a number
}

// priced returns the costs of the answers to the open question. It computes them once for each question.
func (s *Session) priced(d *runtime.Decision) *prices {
	key := fmt.Sprint(s.game.Decisions(), d.Kind, d.Action, d.Param, len(s.draft.answers))
	if s.prices.of != key {
		s.prices = prices{of: key, notes: map[int]string{}}
		if s.HasPeople() && s.IsPerson(d.Player) && d.Kind == runtime.Param {
			s.prices.find(s.match, d)
		}
	}
	return &s.prices
}

func (x *prices) find(m *match, d *runtime.Decision) {
	options := d.Options(nil)
	numbers := wording.Numeric(options)
	if !numbers && (len(options) > mostPriced || !isPriced(m.Program, d.Type())) {
		return
	}
	if numbers {
		options = options[:1]
	}
	steps := int64(0)
	for _, o := range options {
		if steps > mostSteps {
			return
		}
		cost, left, taken := m.costOf(d, o.Index)
		steps += taken
		switch {
		case cost == "":
		case numbers && o.Text == "1":
			x.each = "1 costs " + cost + ", which leaves " + left
		case !numbers:
			x.notes[o.Index] = cost + ", leaves " + left
		}
	}
}

// isPriced reports whether values of a type may be things to buy: declared things other than places.
func isPriced(p *program.Program, typ int32) bool {
	t := p.Types[typ]
	return t.Kind == program.TRef && t.Class != p.SpaceClass && t.Class != p.PieceClass && t.Class != p.PlayerClass
}

// costOf returns what an answer costs its player and what is left, and how many steps it took to find out. It completes
// the action with the first options. cost is "" if the answer costs nothing or if that cannot be found out. The copy is
// a guess of what is hidden, with other dice than those of the game.
func (m *match) costOf(d *runtime.Decision, option int) (cost, left string, steps int64) {
	player, decisions := d.Player, m.game.Decisions()
	g := m.game.Clone()
	if g.Guess(m.game, player, pricingSeeds) != nil {
		return "", "", 0
	}
	g.Mute()
	defer func(before int64) { steps = g.AllSteps() - before }(g.AllSteps())
	name := names.Label(m.Program, m.Program.PlayerClass, player)
	has := func(g *runtime.Game) map[string]int {
		v, err := g.View(player)
		if err != nil {
			return nil
		}
		return standing.Resources(m.Program, m.Language, v, name)
	}
	before := has(m.game)
	if g.Decision() == nil || g.Choose(option) != nil {
		return "", "", 0
	}
	for n := 0; g.Decisions() == decisions; n++ {
		next := g.Decision()
		if n == mostAnswers || next == nil || next.Kind != runtime.Param || next.Len() == 0 {
			return "", "", 0
		}
		options := next.Options(nil)
		if len(options) == 0 || g.Choose(options[0].Index) != nil {
			return "", "", 0
		}
	}
	if next := g.Decision(); next == nil || next.Player != player {
		return "", "", 0
	}
	var costs, lefts []string
	after := has(g)
	for _, resource := range slices.Sorted(maps.Keys(before)) {
		if n := before[resource] - after[resource]; n > 0 {
			costs = append(costs, fmt.Sprintf("%d %s", n, resource))
			lefts = append(lefts, fmt.Sprint(after[resource]))
		}
	}
	return strings.Join(costs, ", "), strings.Join(lefts, ", "), 0
}
