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

// What the answers of a question cost is found out by giving each of them to a copy of the game: the copy says what has
// become of the resources of the player, whatever rules decide about prices.

// Bounds of that: options that are tried, answers that complete the action, and steps of all of them.
const (
	mostPriced   = 40
	mostAnswers  = 6
	mostSteps    = 4_000_000
	pricingSeeds = 1
)

// prices is what the answers of the open question cost.
type prices struct {
	of    string         // the question
	notes map[int]string // by index of an option
	each  string         // of a question about a number
}

// priced returns what the answers of the open question cost. It is found out once for each question.
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

// isPriced reports whether values of a type can be what is bought: declared things, except for places.
func isPriced(p *program.Program, typ int32) bool {
	t := p.Types[typ]
	return t.Kind == program.TRef && t.Class != p.SpaceClass && t.Class != p.PieceClass && t.Class != p.PlayerClass
}

// costOf returns what an answer costs its player if the action goes on with the least of everything, and what is left
// of it, with the steps that this takes. It returns "" if that cannot be found out, or if it costs nothing. The copy is
// what the player sees, with other dice than those to come.
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
