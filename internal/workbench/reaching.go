package workbench

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/reach"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/internal/workbench/index"
	"github.com/scenario-lang/scenario/runtime"
)

// movementChoice is a movement by which the page can show where a piece can go.
type movementChoice struct {
	Name   string `json:"name"`
	Mover  string `json:"mover"`            // what moves by it: piece, unit or player
	Advice bool   `json:"advice,omitempty"` // only bots use it
}

// moverWords are the words for what moves by a movement: the piece itself, its unit or its player.
var moverWords = map[ir.Role]string{ir.RolePiece: "piece", ir.RoleUnit: "unit", ir.RolePlayer: "player"}

// movements returns the movements for which a piece can be asked. Those for players come after the others, and those
// that only bots use come last.
func (m *model) movements() []movementChoice {
	out := []movementChoice{}
	for _, mv := range reach.Names(m.built.Scenario) {
		if mv.Asks() {
			out = append(out, movementChoice{mv.Name, moverWords[mv.Mover], mv.Advice})
		}
	}
	rank := func(x movementChoice) int {
		switch {
		case x.Advice:
			return 2
		case x.Mover == "player":
			return 1
		}
		return 0
	}
	slices.SortStableFunc(out, func(a, b movementChoice) int { return rank(a) - rank(b) })
	return out
}

// reached is where a piece can go.
type reached struct {
	Movement string         `json:"movement"` // "" if several take the piece somewhere, or none does
	Choices  []reachChoice  `json:"choices,omitempty"`
	Budget   int64          `json:"budget"`
	Budgets  []reachBudget  `json:"budgets"`
	Spaces   []reachSpace   `json:"spaces"`
	Blocked  []reachBlocked `json:"blocked"`
	At       index.Place    `json:"at"` // of the movement
}

// reachChoice is where a movement takes the piece with the budget of the rules.
type reachChoice struct {
	Name   string `json:"name"`
	Mover  string `json:"mover"`
	Budget int64  `json:"budget"`
	Own    bool   `json:"own"` // the budget is for this piece, and not for all
	Spaces int    `json:"spaces"`
}

// reachBudget is a budget in the rules.
type reachBudget struct {
	Text  string `json:"text"`
	Value int64  `json:"value"`
}

// reachSpace is a space that the piece can reach.
type reachSpace struct {
	Name  string   `json:"name"`
	Cost  int64    `json:"cost"`
	Stops bool     `json:"stops,omitempty"`
	Way   []string `json:"way"` // from the space of the piece
}

// reachBlocked is a step that the piece cannot take.
type reachBlocked struct {
	From   string      `json:"from"`
	To     string      `json:"to"`
	Reason string      `json:"reason"`
	Rule   string      `json:"rule,omitempty"` // such as "forbid closed_roads"
	Text   string      `json:"text,omitempty"` // the source of the condition
	At     index.Place `json:"at"`
}

// pieceAsked is the body of a request about a piece in a position.
type pieceAsked struct {
	At    string `json:"at"`
	Space string `json:"space"`
	Unit  string `json:"unit"`
	Owner string `json:"owner"` // "" matches any owner
}

// pieceOf returns the kind of piece of a request.
func (m *model) pieceOf(want pieceAsked) (reach.Piece, error) {
	p := m.program
	unit, owner := m.member(p.UnitClass, want.Unit), m.member(p.PlayerClass, want.Owner)
	kind := reach.Piece{Unit: unit, Owner: owner, Space: m.member(p.SpaceClass, want.Space)}
	if kind.Space < 0 || kind.Unit < 0 {
		return kind, notFound("choose a piece in a space")
	}
	return kind, nil
}

// find finds the first piece of a kind that the viewer sees. It returns a reference to it, and its kind with the owner.
func (want pieceAsked) find(g *runtime.Game, viewer int, kind reach.Piece) (ref int64, is reach.Piece, err error) {
	found, hidden := false, viewer != runtime.Referee && !want.isSeen(g, viewer)
	g.EachPiece(func(piece int64, u, o, s int) {
		if u == kind.Unit && s == kind.Space && (o == kind.Owner || want.Owner == "") && !found && !hidden {
			ref, is, found = piece, reach.Piece{Unit: u, Owner: o, Space: s}, true
		}
	})
	if !found {
		err = notFound("there is no such piece in %s now", want.Space)
	}
	return ref, is, err
}

// isSeen reports whether the viewer sees the piece.
func (want pieceAsked) isSeen(g *runtime.Game, viewer int) bool {
	v, err := g.View(viewer)
	if err != nil {
		return false
	}
	at := slices.IndexFunc(v.Spaces, func(s runtime.SpaceView) bool { return s.Name == want.Space })
	return at >= 0 && slices.ContainsFunc(v.Spaces[at].Pieces, func(p runtime.PieceView) bool {
		return p.Unit == want.Unit && (p.Owner == want.Owner || want.Owner == "")
	})
}

// reachAsked is the body of a request for where a piece can go.
type reachAsked struct {
	pieceAsked
	Movement string `json:"movement"`
	Budget   *int64 `json:"budget"`
}

// reach returns where a piece can go in a position.
func (b *Bench) reach(a request, want reachAsked) (any, error) {
	m := a.model
	kind, err := m.pieceOf(want.pieceAsked)
	if err != nil {
		return nil, err
	}
	movements := reach.Movements(m.built.Scenario)
	which := slices.IndexFunc(movements, func(x reach.Movement) bool { return x.Name == want.Movement })
	if which < 0 && want.Movement != "" {
		return nil, notFound("there is no movement %q", want.Movement)
	}
	out := &reached{Budgets: []reachBudget{}, Spaces: []reachSpace{}, Blocked: []reachBlocked{}}
	ask := func(g *runtime.Game, viewer int) error {
		q := mover{model: m, game: g, finder: reach.NewFinder(g.Program())}
		var err error
		if q.piece, q.kind, err = want.find(g, viewer, kind); err != nil {
			return err
		}
		if which < 0 {
			if out.Choices = q.choices(movements); len(out.Choices) == 0 {
				return notFound("no movement of the rules can be asked about a piece")
			}
			if which = q.chooseOnly(out.Choices, movements); which < 0 {
				return nil
			}
		}
		mv := movements[which]
		budgets := q.finder.Budgets(g, which, &mv, q.piece)
		out.Movement, out.At, out.Budget = mv.Name, index.PlaceOf(mv.Range), reach.FirstOf(budgets)
		for _, x := range budgets {
			out.Budgets = append(out.Budgets, reachBudget{m.text(x.Range), x.Points})
		}
		if want.Budget != nil {
			out.Budget = *want.Budget
		}
		r, err := q.find(which, &mv, out.Budget)
		if err != nil {
			return err
		}
		m.fillReach(out, r, mv, kind.Space)
		return nil
	}
	return out, b.withCopy(m, want.At, m.instrumentedProgram(), ask)
}

// mover computes where a piece can go.
type mover struct {
	model  *model
	game   *runtime.Game // of the instrumented program
	finder *reach.Finder
	piece  int64
	kind   reach.Piece
}

// find returns where the piece can go by a movement with a budget.
func (q *mover) find(which int, mv *reach.Movement, budget int64) (*reach.Result, error) {
	r, err := q.finder.Ask(q.game, which, mv, q.kind, q.piece, budget)
	if err != nil {
		err = notFound("%v", err)
	}
	return r, err
}

// choices returns where each movement of the rules takes the piece, in the order of movements.
func (q *mover) choices(movements []reach.Movement) []reachChoice {
	var out []reachChoice
	for _, known := range q.model.movements() {
		which := slices.IndexFunc(movements, func(x reach.Movement) bool { return x.Name == known.Name })
		if known.Advice || which < 0 {
			continue
		}
		mv := &movements[which]
		budgets := q.finder.Budgets(q.game, which, mv, q.piece)
		own := len(budgets) > 0 && slices.ContainsFunc(mv.Budgets, func(x reach.Budget) bool { return x.OfWhat })
		x := reachChoice{Name: known.Name, Mover: known.Mover, Budget: reach.FirstOf(budgets), Own: own}
		if r, err := q.find(which, mv, x.Budget); err == nil {
			there := map[int]bool{}
			for _, s := range r.Spaces {
				there[s.Space] = true
			}
			x.Spaces = len(there)
			out = append(out, x)
		}
	}
	return out
}

// chooseOnly returns the only movement, or the only one by which the piece can go anywhere, if the rules have a budget
// for this piece. Otherwise it returns -1.
func (q *mover) chooseOnly(choices []reachChoice, movements []reach.Movement) int {
	name := choices[0].Name
	if len(choices) > 1 {
		choices = slices.DeleteFunc(slices.Clone(choices), func(x reachChoice) bool { return x.Spaces == 0 })
		if len(choices) != 1 || !choices[0].Own {
			return -1
		}
		name = choices[0].Name
	}
	return slices.IndexFunc(movements, func(x reach.Movement) bool { return x.Name == name })
}

// fillReach fills out with a result, in words.
func (m *model) fillReach(out *reached, r *reach.Result, mv reach.Movement, from int) {
	p := m.program
	name := func(i int) string { return m.nameOf(p.SpaceClass, i) }
	prev := map[int]int{}                         // of each space that it can reach
	for _, s := range slices.Backward(r.Spaces) { // the nearest way counts
		prev[s.Space] = s.Prev
	}
	delete(prev, from)
	for _, s := range r.Spaces {
		x := reachSpace{Name: name(s.Space), Cost: s.Cost, Stops: s.Stops, Way: []string{name(s.Space)}}
		for at, known := s.Prev, s.Prev >= 0; known && len(x.Way) < 200; at, known = prev[at] {
			x.Way = append(x.Way, name(at))
		}
		slices.Reverse(x.Way)
		out.Spaces = append(out.Spaces, x)
	}
	for _, s := range r.Blocked {
		x := reachBlocked{From: name(s.From), To: name(s.To), At: out.At}
		x.Reason = s.Reason(&mv, m.titleOf(p.SpaceClass, s.From))
		if s.Failing >= 0 {
			c := mv.Conditions[s.Failing]
			x.Text, x.At, x.Rule = m.text(c.Range), index.PlaceOf(c.Range), m.ruleAt(c.Range)
		}
		out.Blocked = append(out.Blocked, x)
	}
}

// text returns a range of the source on one line.
func (m *model) text(r hcl.Range) string { return dsl.OneLine(m.built.Merged.Written(r)) }

// ruleAt returns the declaration around a range, such as "forbid closed_roads".
func (m *model) ruleAt(r hcl.Range) string {
	for _, e := range m.index().Entries {
		if e.At.File == r.Filename && e.At.Line <= r.Start.Line && r.Start.Line <= e.At.End {
			return e.Kind + " " + e.Name
		}
	}
	return ""
}

// offeredReach is where a piece can go by the actions on offer.
type offeredReach struct {
	Player string `json:"player,omitempty"` // who is asked
	Title  string `json:"title,omitempty"`
	Prompt string `json:"prompt,omitempty"`
	Note   string `json:"note,omitempty"` // why no action was tried
	// if no action is on offer: the phases in which actions move the piece
	Phases  []named       `json:"phases,omitempty"`
	Lines   []offeredLine `json:"lines"`
	Refused []offeredLine `json:"refused"`
}

// offeredLine is a line that moves the piece to a space, or would if it were legal.
type offeredLine struct {
	To     string `json:"to"`
	Text   string `json:"text"`
	Action string `json:"action"`
	After  string `json:"after,omitempty"` // a line that must be played first
	Phase  string `json:"phase,omitempty"` // the phase that must have begun, on the turn of the piece's owner
	Reason string `json:"reason,omitempty"`
}

// guessSeed is the seed of the guess of what is hidden from a player, so that the page does not depend on what really
// is.
const guessSeed = 1

// reachByActions returns where a piece can go in a position by the actions on offer.
func (b *Bench) reachByActions(a request, want pieceAsked) (any, error) {
	m := a.model
	p := m.program
	piece, err := m.pieceOf(want)
	if err != nil {
		return nil, err
	}
	out := &offeredReach{Lines: []offeredLine{}, Refused: []offeredLine{}}
	ask := func(g *runtime.Game, viewer int) error {
		if _, _, err := want.find(g, viewer, piece); err != nil {
			return err
		}
		d := g.Decision()
		switch {
		case d == nil:
			out.Note = "Nothing is asked in this position, so no action is offered. Go to another step of the test or game log."
			return nil
		case viewer != runtime.Referee && viewer != d.Player:
			out.Note = "Another player is asked now."
			return nil
		}
		m.ask(out, d.Player)
		out.Prompt = wording.Fields{Program: p}.Question(d)
		if d.Kind != runtime.Menu {
			out.Note = "The open question is not a menu of actions. Answer it first, or go to another step."
			return nil
		}
		if viewer != runtime.Referee {
			guess := g.Clone()
			if err := guess.Guess(g, viewer, guessSeed); err != nil {
				return err
			}
			g = guess
		}
		found, err := reach.ByActions(g, piece, deadline(timeLimit))
		if err == nil {
			m.addOffered(out, found, "", nil)
		}
		return err
	}
	err = b.withCopy(m, want.At, p, ask)
	if kind, _, _, _ := m.reference(want.At); err == nil && kind == "setup" && len(out.Lines) == 0 {
		return m.reachByPhases(out, piece)
	}
	return out, err
}

// ask sets the player who is asked.
func (m *model) ask(out *offeredReach, player int) {
	out.Player, out.Title = m.nameOf(m.program.PlayerClass, player), m.titleOf(m.program.PlayerClass, player)
}

// addOffered adds lines, in a phase if that must have begun. It leaves out refused lines to spaces that other lines
// reach.
func (m *model) addOffered(out *offeredReach, found *reach.Offered, phase string, reached map[int]bool) {
	line := func(l reach.Line, reason string) offeredLine {
		action := m.program.Strings[m.program.Actions[l.Action].Name]
		return offeredLine{m.nameOf(m.program.SpaceClass, l.To), l.Text, action, l.After, phase, reason}
	}
	for _, l := range found.Lines {
		out.Lines = append(out.Lines, line(l, ""))
	}
	for _, l := range found.Refused {
		if !reached[l.To] {
			out.Refused = append(out.Refused, line(l.Line, l.Reason))
		}
	}
}

// reachByPhases adds where the piece can go from the set-up in the phases of its owner. If there are none, it returns
// the result unchanged.
func (m *model) reachByPhases(was *offeredReach, piece reach.Piece) (*offeredReach, error) {
	p := m.instrumentedProgram()
	g, err := runtime.NewBare(p, 1, runtime.Options{Values: m.values})
	if err != nil || g.Setup() != nil {
		return was, nil
	}
	phases, err := reach.ByPhases(g, m.built.Scenario, piece, deadline(timeLimit))
	if len(phases) == 0 {
		return was, err
	}
	out := &offeredReach{Lines: []offeredLine{}, Refused: []offeredLine{}}
	reached := map[int]bool{}
	for _, x := range phases {
		for _, l := range x.Lines {
			reached[l.To] = true
		}
	}
	for _, x := range phases {
		out.Phases = append(out.Phases, named{x.Name, m.titleOf(p.PhaseClass, m.member(p.PhaseClass, x.Name))})
		m.addOffered(out, &x.Offered, x.Name, reached)
	}
	m.ask(out, piece.Owner)
	return out, nil
}
