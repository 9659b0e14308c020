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

// Piece is a kind of piece in a space. The fields are indexes of members; an Owner of -1 is anybody.
type Piece struct{ Unit, Owner, Space int }

// fits reports whether a piece in play is of the kind.
func (p Piece) fits(unit, owner, space int) bool {
	return unit == p.Unit && space == p.Space && (owner == p.Owner || p.Owner < 0)
}

// Line is a line of an action that takes a piece to a space.
type Line struct {
	To     int
	Action int    // index in Program.Actions
	After  string // the line that must be taken first, or "" if the action is offered now
	Text   string
}

// Refused is a line that would take the piece to a space, if it were legal.
type Refused struct {
	Line
	Reason string
}

// Offered is where the actions take a piece that a player is offered.
type Offered struct {
	Player  int       // who is asked; -1: no menu is open
	Lines   []Line    // for each action and each space one
	Refused []Refused // into spaces next to those of Lines and to the piece, which no line takes it to
}

// Bounds of a search.
const (
	mostCandidates = 20_000 // lines of a menu that are looked at
	mostExamples   = 24     // lines of an action that are carried out to learn what it does
	mostTargets    = 80     // spaces for which a reason is asked
	mostAnswers    = 6      // given to questions that come before a piece moves
)

// ByActions returns where a piece may go by the actions of the open menu, and of the menus that an option without
// parameters leads to. An action takes pieces to a space if a line of it, carried out in a copy of the game, takes a
// piece from a space that the line names, or a piece that it names, to a space that it names. Why it does not take
// the piece further is what the rules answer to such a line. The game does not change. ByActions gives up with the
// error of late, which it asks before each line.
func ByActions(g *runtime.Game, piece Piece, late func() error) (*Offered, error) {
	out := &Offered{Player: -1}
	d := g.Decision()
	if d == nil || d.Kind != runtime.Menu {
		return out, nil
	}
	out.Player = d.Player
	p := g.Program()
	type order struct{ option, action int }
	var orders []order // without parameters
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

// menu is a menu of a player with what its actions do.
type menu struct {
	game    *runtime.Game
	scratch *runtime.Game // in which lines are carried out
	after   string
	piece   Piece
	late    func() error
	moves   []*move
	refs    map[int64]Piece // pieces in play, by the values that refer to them
	before  map[int64]Piece // the same, by numbers that stay
}

// move is an action that may take pieces from space to space.
type move struct {
	action     int
	candidates [][]int64
	known      bool    // what it does
	from, to   int     // the parameters that say from where to where it takes pieces; -1: none says it
	own        []int64 // a line that takes the piece somewhere; nil if none does
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

// class returns the class of the things that a parameter may be, or -1.
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

// step is a piece that has moved.
type step struct {
	id  int64
	was Piece
	to  int
}

// play carries out a line in the scratch game, and returns the pieces that it has moved. If questions come before
// that, they are answered with their defaults or first options.
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

// findMoved returns the pieces that are elsewhere in the scratch game.
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

// learn finds out which parameters of an action say what moves, and from where to where, from lines of it that are
// carried out: first those that may be about the piece.
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

// matches returns how many parameters of a line say something of the piece.
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

// isAbout reports whether a line may be about the piece. exact is whether it names the piece or its unit. Of a list,
// the first answer counts: it may be anything that is listed.
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

// lines returns the lines that take the piece somewhere: one for each action and each space.
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
			// something is asked before the piece moves
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

// text words a line of an action with another destination.
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

// word returns how a value of a parameter is typed, or "" if that is not known. refs are the pieces in play.
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

// explainRefusals asks the rules why the piece does not get to spaces: by the actions that take it somewhere, or else
// by all that take pieces of its player anywhere, as if they were about it.
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

// lineAbout returns a line of an action as if it were about the piece.
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

// reference returns the value that refers to the piece, or to one of several that are alike.
func (m *menu) reference() (ref int64, ok bool) {
	for r, x := range m.refs {
		if m.piece.fits(x.Unit, x.Owner, x.Space) && (!ok || r < ref) {
			ref, ok = r, true
		}
	}
	return ref, ok
}

// refused returns why a line is refused, or "" if it is not, or is not understood.
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

// LinesWith returns, by action, a line of each action of the open menu that has a parameter which may be a space, or a
// piece in it: with that parameter, and with those that have one answer in any case. A unit or owner of -1 is any. Of
// very many lines only some are looked at. The game does not change.
func LinesWith(g *runtime.Game, at Piece) (map[int]string, error) {
	p := g.Program()
	refs := references(g)
	type found struct {
		param   int     // the first that may be the place; the number of parameters if none is
		with    []int64 // a line in which it is
		common  []int64 // the first line
		differs []bool  // by parameter: it is not the same in all lines
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
