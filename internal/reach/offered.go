package reach

import (
	"cmp"
	"errors"
	"math"
	"slices"
	"strconv"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Piece is a kind of piece in a space, as indexes of members. An Owner of -1 matches any owner.
type Piece struct{ Unit, Owner, Space int }

// fits reports whether a piece with these properties matches.
func (p Piece) fits(unit, owner, space int) bool {
	return unit == p.Unit && space == p.Space && (owner == p.Owner || p.Owner < 0)
}

// Line is a line of an action that moves the piece to a space.
type Line struct {
	To     int
	Action int    // index in Program.Actions
	After  string // a line that must be played first, or "" if the action is offered now
	Text   string
}

// Refused is a line that would move the piece to a space if it were legal.
type Refused struct {
	Line
	Reason string
}

// Offered has the spaces to which the actions on offer move a piece.
type Offered struct {
	Player  int       // who is asked; -1: no menu is open
	Lines   []Line    // one for each action and space
	Refused []Refused // for other spaces next to the piece or to those of Lines
}

// Limits of a search.
const (
	mostCandidates = 20_000 // lines of a menu that are looked at
	mostExamples   = 24     // lines of an action that are played to learn what it does
	mostTargets    = 80     // spaces for which the rules are asked for a reason
	mostAnswers    = 6      // answers to questions before a piece moves
)

// ByActions returns the spaces to which the actions of the open menu may move a piece, including those of menus that an
// option without parameters leads to. It plays lines in a copy of the game to learn what they do: an action moves
// pieces to a space if the piece or its origin, and the space, are named in the line. For spaces next to these it
// returns the reasons why the rules refuse such lines. The game does not change. ByActions calls late before each line
// and returns its error.
func ByActions(g *runtime.Game, piece Piece, late func() error) (*Offered, error) {
	out := &Offered{Player: -1}
	d := g.Decision()
	if d == nil || d.Kind != runtime.Menu {
		return out, nil
	}
	out.Player = d.Player
	p := g.Program()
	type order struct{ option, action int }
	var orders []order // options of the menu without parameters
	for _, o := range d.Options(nil) {
		a := d.Value(o.Index)
		if !d.IsDone(o.Index) && !d.IsPass(o.Index) && a >= 0 && int(a) < len(p.Actions) && len(p.Actions[a].Params) == 0 {
			orders = append(orders, order{o.Index, int(a)})
		}
	}
	now, err := newMenu(g, "", piece, late)
	if err != nil {
		return nil, err
	}
	menus := []*menu{now}
	for _, o := range orders {
		next := g.Clone()
		next.Mute()
		if late() != nil || next.Decision() == nil || next.Choose(o.option) != nil {
			continue
		}
		if d := next.Decision(); d == nil || d.Kind != runtime.Menu || d.Player != out.Player {
			continue
		}
		if m, err := newMenu(next, runtime.Form(p, &p.Actions[o.action], nil), piece, late); err == nil {
			menus = append(menus, m)
		}
	}
	for _, m := range menus {
		out.Lines = append(out.Lines, m.lines()...)
	}
	reached := map[int]bool{piece.Space: true}
	for _, l := range out.Lines {
		reached[l.To] = true
	}
	var targets []int
	for s := range len(p.AdjStart) - 1 {
		if !reached[s] {
			continue
		}
		for _, to := range p.AdjTo[p.AdjStart[s]:p.AdjStart[s+1]] {
			if !reached[int(to)] && !slices.Contains(targets, int(to)) && len(targets) < mostTargets {
				targets = append(targets, int(to))
			}
		}
	}
	for _, m := range menus {
		m.explainRefusals(out, targets)
	}
	return out, late()
}

// menu is an open menu with what is known about its actions.
type menu struct {
	game    *runtime.Game
	scratch *runtime.Game // lines are played in it
	after   string
	piece   Piece
	late    func() error
	moves   []*move
	refs    map[int64]Piece // pieces in play, by the values that refer to them
	before  map[int64]Piece // pieces in play, by numbers that do not change when they move
}

// move is an action that may move pieces between spaces.
type move struct {
	action     int
	candidates [][]int64
	known      bool    // from and to are set
	from, to   int     // the parameters for the origin and the destination; -1 if there is none
	own        []int64 // a line that moves the piece; nil if none does
}

func newMenu(g *runtime.Game, after string, piece Piece, late func() error) (*menu, error) {
	m := &menu{game: g, scratch: g.Clone(), after: after, piece: piece, late: late, refs: references(g),
		before: counters(g)}
	byAction := map[int]*move{}
	total := 0
	err := g.CandidateActions(math.MinInt64, func(action int, params []int64) {
		if total++; total > mostCandidates || !m.namesSpace(action) {
			return
		}
		x := byAction[action]
		if x == nil {
			x = &move{action: action}
			byAction[action], m.moves = x, append(m.moves, x)
		}
		x.candidates = append(x.candidates, slices.Clone(params))
	})
	return m, err
}

// counters returns the pieces in play by their numbers.
func counters(g *runtime.Game) map[int64]Piece {
	out := map[int64]Piece{}
	g.EachPiece(func(id int64, u, o, s int) { out[id] = Piece{u, o, s} })
	return out
}

// class returns the class of the things that a parameter accepts, or -1.
func class(p *program.Program, param *program.Param) int32 {
	if t := param.Type; t >= 0 && p.Types[t].Kind == program.TRef {
		return p.Types[t].Class
	}
	return -1
}

// namesSpace reports whether an action has a parameter that is a space.
func (m *menu) namesSpace(action int) bool {
	p := m.game.Program()
	params := p.Actions[action].Params
	return slices.ContainsFunc(params, func(x program.Param) bool { return class(p, &x) == p.SpaceClass })
}

// step is the move of a piece.
type step struct {
	id  int64
	was Piece
	to  int
}

// play plays a line in the scratch game and returns the pieces that moved. It answers questions that come before that
// by their defaults or first options.
func (m *menu) play(action int, params []int64) []step {
	g := m.scratch
	g.CopyFrom(m.game)
	g.Mute()
	if m.late() != nil || g.Decision() == nil || g.Play(action, params) != nil {
		return nil
	}
	moved := m.findMoved()
	for range mostAnswers {
		d := g.Decision()
		if len(moved) > 0 || d == nil || d.Len() == 0 {
			break
		}
		i, _ := d.Default()
		if g.Choose(i) != nil {
			break
		}
		moved = m.findMoved()
	}
	return moved
}

// findMoved returns the pieces that are in another space in the scratch game.
func (m *menu) findMoved() []step {
	var out []step
	for id, is := range counters(m.scratch) {
		if was, ok := m.before[id]; ok && was.Space != is.Space && was.Space >= 0 && is.Space >= 0 {
			out = append(out, step{id, was, is.Space})
		}
	}
	slices.SortFunc(out, func(a, b step) int { return cmp.Compare(a.id, b.id) })
	return out
}

// learn plays lines of an action to find its parameters for origin and destination. It tries lines about the piece
// first, and reports whether it found a destination.
func (m *menu) learn(x *move) bool {
	if x.known {
		return x.to >= 0
	}
	x.known, x.from, x.to = true, -1, -1
	p := m.game.Program()
	params := p.Actions[x.action].Params
	examples := slices.Clone(x.candidates)
	slices.SortStableFunc(examples, func(a, b []int64) int { return m.matches(params, b) - m.matches(params, a) })
	for _, c := range examples[:min(len(examples), mostExamples)] {
		for _, s := range m.play(x.action, c) {
			from, to, named := -1, -1, false
			for i := range params {
				switch class(p, &params[i]) {
				case p.SpaceClass:
					if int(c[i]) == s.was.Space {
						from = i
					} else if int(c[i]) == s.to {
						to = i
					}
				case p.PieceClass:
					named = named || m.refs[c[i]] == s.was
				}
			}
			if to >= 0 && (from >= 0 || named) {
				x.from, x.to = from, to
				return true
			}
		}
	}
	return false
}

// matches counts the parameters of a line that match the piece. A reference to the piece counts twice.
func (m *menu) matches(params []program.Param, line []int64) int {
	p := m.game.Program()
	n := 0
	for i := range params {
		switch class(p, &params[i]) {
		case p.SpaceClass:
			n += one(int(line[i]) == m.piece.Space)
		case p.UnitClass:
			n += one(int(line[i]) == m.piece.Unit)
		case p.PieceClass:
			if was, ok := m.refs[line[i]]; ok {
				n += 2 * one(m.piece.fits(was.Unit, was.Owner, was.Space))
			}
		}
	}
	return n
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// isAbout reports in may whether a line may move the piece, and in exact whether it names the piece or its unit. Of a
// list, only the first element counts.
func (m *menu) isAbout(x *move, line []int64) (may, exact bool) {
	p := m.game.Program()
	params := p.Actions[x.action].Params
	if x.from >= 0 && int(line[x.from]) != m.piece.Space {
		return false, false
	}
	implied := true
	for i := range params {
		if params[i].Slot > 0 {
			continue
		}
		switch class(p, &params[i]) {
		case p.UnitClass:
			implied = false
			exact = exact || x.from >= 0 && int(line[i]) == m.piece.Unit
		case p.PieceClass:
			implied = false
			was, ok := m.refs[line[i]]
			exact = exact || ok && m.piece.fits(was.Unit, was.Owner, was.Space)
		}
	}
	return exact || implied, exact
}

// lines returns lines that move the piece, one for each action and destination.
func (m *menu) lines() []Line {
	var out []Line
	for _, x := range m.moves {
		if !m.learn(x) {
			continue
		}
		seen := map[int]bool{}
		for _, c := range x.candidates {
			to := int(c[x.to])
			may, exact := m.isAbout(x, c)
			if !may || seen[to] || to == m.piece.Space || !m.game.ResultAllowed(x.action, c) {
				continue
			}
			moved := m.play(x.action, c)
			moves := slices.ContainsFunc(moved, func(s step) bool { return m.piece.fits(s.was.Unit, s.was.Owner, s.was.Space) })
			// a question must be answered before the piece moves
			later := exact && len(moved) == 0 && m.piece.Owner == m.game.Decision().Player
			if !moves && !later {
				continue
			}
			seen[to] = true
			if x.own == nil {
				x.own = c
			}
			out = append(out, Line{to, x.action, m.after, m.text(x, c, to)})
		}
	}
	return out
}

// text returns the text of a line with another destination.
func (m *menu) text(x *move, line []int64, to int) string {
	p := m.game.Program()
	return runtime.Form(p, &p.Actions[x.action], func(i int) string {
		v := line[i]
		if i == x.to {
			v = int64(to)
		}
		return word(p, x.action, i, v, m.refs)
	})
}

// word returns the text to type for the value of a parameter, or "" if it is unknown. refs has the pieces in play.
func word(p *program.Program, action, param int, v int64, refs map[int64]Piece) string {
	row := &p.Actions[action].Params[param]
	switch c := class(p, row); {
	case c < 0 && row.Type >= 0 && p.Types[row.Type].Kind == program.TInt:
		return strconv.FormatInt(v, 10)
	case c >= 0 && c == p.PieceClass:
		if was, ok := refs[v]; ok {
			return names.Label(p, p.UnitClass, was.Unit)
		}
	case c >= 0:
		return names.Label(p, c, int(v))
	}
	return ""
}

// references returns the pieces in play by the values that refer to them.
func references(g *runtime.Game) map[int64]Piece {
	out := map[int64]Piece{}
	g.EachPiece(func(ref int64, u, o, s int) { out[ref] = Piece{u, o, s} })
	return out
}

// explainRefusals adds the reasons why the piece cannot move to spaces. It tries the actions that move the piece
// somewhere; if there are none, it tries all actions that move pieces, with the piece in place of theirs.
func (m *menu) explainRefusals(out *Offered, targets []int) {
	none := len(out.Lines) == 0
	for _, x := range m.moves {
		line := x.own
		if line == nil {
			if !none || !m.learn(x) || x.from < 0 {
				continue
			}
			line = m.lineAbout(x)
		}
		for _, to := range targets {
			text := m.text(x, line, to)
			if reason := m.refused(text); reason != "" {
				out.Refused = append(out.Refused, Refused{Line{to, x.action, m.after, text}, reason})
			}
		}
	}
}

// lineAbout returns a line of an action in which the piece is the one that moves.
func (m *menu) lineAbout(x *move) []int64 {
	p := m.game.Program()
	line := slices.Clone(x.candidates[0])
	for i := range line {
		switch class(p, &p.Actions[x.action].Params[i]) {
		case p.UnitClass:
			line[i] = int64(m.piece.Unit)
		case p.PieceClass:
			if mine, ok := m.reference(); ok {
				line[i] = mine
			}
		}
	}
	line[x.from] = int64(m.piece.Space)
	return line
}

// reference returns the value that refers to the piece; if several match, the smallest.
func (m *menu) reference() (ref int64, ok bool) {
	for r, x := range m.refs {
		if m.piece.fits(x.Unit, x.Owner, x.Space) && (!ok || r < ref) {
			ref, ok = r, true
		}
	}
	return ref, ok
}

// refused returns why the rules refuse a line, or "" if they accept or do not understand it.
func (m *menu) refused(text string) string {
	m.scratch.CopyFrom(m.game)
	m.scratch.Mute()
	if m.late() != nil || m.scratch.Decision() == nil {
		return ""
	}
	if r, ok := errors.AsType[*runtime.Refusal](m.scratch.Do(text)); ok {
		return r.Reason
	}
	return ""
}

// LinesWith returns, by action, a line of each action of the open menu with a parameter that may be the space or a
// piece in it. The line has that parameter, and all others that have only one possible answer. A unit or owner of -1
// matches any. Only the first mostCandidates lines of the menu are examined. The game does not change.
func LinesWith(g *runtime.Game, at Piece) (map[int]string, error) {
	p := g.Program()
	refs := references(g)
	type found struct {
		param   int     // the first parameter that may be the space or piece, or the number of parameters
		with    []int64 // a line with the place
		common  []int64 // the first line
		differs []bool  // by parameter: it is different in some lines
	}
	actions := map[int]*found{}
	total := 0
	err := g.CandidateActions(math.MinInt64, func(action int, params []int64) {
		if total++; total > mostCandidates {
			return
		}
		x := actions[action]
		if x == nil {
			x = &found{param: len(params), common: slices.Clone(params), differs: make([]bool, len(params))}
			actions[action] = x
		}
		for i, v := range params {
			x.differs[i] = x.differs[i] || v != x.common[i]
			is, isPiece := refs[v]
			if at.Unit < 0 {
				is.Unit, is.Owner = at.Unit, at.Owner
			}
			switch c := class(p, &p.Actions[action].Params[i]); {
			case i >= x.param:
			case c == p.SpaceClass && int(v) == at.Space, c == p.PieceClass && isPiece && at.fits(is.Unit, is.Owner, is.Space):
				x.param, x.with = i, slices.Clone(params)
			}
		}
	})
	out := map[int]string{}
	for action, x := range actions {
		if x.with != nil {
			out[action] = runtime.Form(p, &p.Actions[action], func(i int) string {
				if i != x.param && x.differs[i] {
					return ""
				}
				return word(p, action, i, x.with[i], refs)
			})
		}
	}
	return out, err
}
