package turn

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/decide/line"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// game is what the parts of an engine share.
type game struct {
	m *vm.Machine
	s *state.Store
	w *view.Writer
	p *program.Program

	Judge *legal.Judge
	Words *line.Wording

	q *legal.Question // the last question
}

// Engine asks the players of one game and carries out their answers. It is not safe for use by several goroutines.
type Engine struct {
	game
	Record Record
	Speech Speech

	Dice func(WantedDice) ([]int64, error) // returns the faces of dice that a person throws; nil: chance rolls the dice
	// called when a menu of the player is about to close because only the answer that ends it is left; may be nil
	Closed func(player int)
}

// New makes the engine of a game, and makes it the host of the machine.
func New(m *vm.Machine, w *view.Writer) *Engine {
	j := legal.New(m, w)
	g := game{m: m, s: m.Store(), w: w, p: m.Program(), Judge: j, Words: line.New(m, w, j), q: j.Asked()}
	e := &Engine{game: g, Record: Record{game: g}, Speech: Speech{game: g}}
	m.Host = e
	return e
}

// CopyFrom makes e a copy of o. Their machines must have been copied before.
func (e *Engine) CopyFrom(o *Engine) {
	e.Record.Keep, e.Speech.Log, e.Dice = o.Record.Keep, o.Speech.Log, o.Dice
	e.Judge.CopyFrom(o.Judge)
}

// AskDice makes f return the faces of the dice that rules roll; if f is nil, chance rolls them. If WantedDice has
// Thrown, f must return that. f may read the game, which is as it was before the decision. An error of f ends the
// decision and is returned by Choose, Do or Play. Decks are still shuffled by chance.
func (e *Engine) AskDice(f func(WantedDice) ([]int64, error)) { e.Dice, e.m.Mode.ByHand = f, f != nil }

// Mute turns off messages and requests for dice.
func (e *Engine) Mute() {
	e.Speech.Log, e.Record.Keep = nil, false
	e.AskDice(nil)
	e.Tell(false)
}

// Change runs f as a decision. Its changes stay, unless it fails.
func (e *Engine) Change(f func()) error {
	return e.decide(func() error {
		f()
		return nil
	})
}

// decide runs f as a decision. Its changes stay, and its messages go to the log, unless it returns an error or fails.
func (e *Engine) decide(f func() error) (err error) {
	e.Speech.begin()
	e.m.Begin()
	fault := e.m.Guard(func() {
		if err = f(); err == nil {
			e.commit()
		}
	})
	switch {
	case fault == nil:
	case fault.Dice:
		err = &missingDice{e.wantDice()}
	default:
		err = &fault.Err
	}
	if err != nil {
		e.m.Restore()
		e.Judge.Forget()
	}
	return err
}

// goOn ends a decision that was answered: it plays until a player must be asked. If ask is set, a player must be asked
// already.
func (e *Engine) goOn(ask bool) error {
	if !ask {
		e.proceed()
	}
	return nil
}

func (e *Engine) commit() {
	e.s.FailIfStopped() // something tried in this decision may have been given up because of it
	e.s.Commit()
	e.Speech.endDecision()
}

// requireAsker fails if the rules ask a player where that is not possible.
func (e *Engine) requireAsker() {
	if e.m.Nested > 0 {
		state.Fail("nobody can be asked here")
	}
}

// Outcome is the result of a game.
type Outcome struct {
	Ended bool
	// label, or "" if nobody won; if several share the victory, their labels in declared order with ", " between
	Winner     string
	Drawn      string // those who share a draw, in the same way, or "" if the game is not a draw
	WinnerType string // the class of the winner, or of each of those who share the victory or the draw
	Because    string
}

// Winners returns the labels of all winners in declared order; none if nobody won.
func (o Outcome) Winners() []string { return labels(o.Winner) }

// Sharers returns the labels of those who share a draw in declared order; none if the game is not a draw.
func (o Outcome) Sharers() []string { return labels(o.Drawn) }

func labels(joined string) []string {
	if joined == "" {
		return []string{}
	}
	return strings.Split(joined, winnerSeparator)
}

// winnerSeparator cannot occur in a label.
const winnerSeparator = ", "

// Over reports whether the game has ended, and how.
func (e *Engine) Over() (Outcome, bool) {
	h := &e.s.Head
	if h[state.HeadOver] == 0 {
		return Outcome{}, false
	}
	o := Outcome{Ended: true}
	if t := h[state.HeadWinnerType]; t >= 0 && int(t) < len(e.p.Types) {
		class, several := e.s.Layout.WinnerClass(t)
		switch {
		case several:
			var names []string
			for i := range e.p.Classes[class].Members {
				if i < state.SetSize && h[state.HeadWinner]>>i&1 != 0 {
					names = append(names, e.s.Layout.MemberName(class, int64(i)))
				}
			}
			o.Winner = strings.Join(names, winnerSeparator)
		case h[state.HeadWinner] >= 0:
			o.Winner = e.s.Layout.MemberName(class, h[state.HeadWinner])
		}
		if o.Winner != "" {
			o.WinnerType = e.s.Layout.ClassName(class)
		}
		if h[state.HeadOver] == state.Drawn {
			o.Winner, o.Drawn = "", o.Winner
		}
	}
	if h[state.HeadBecause] >= 0 {
		o.Because = e.w.SentenceFor(vm.Everyone, func() int64 { return h[state.HeadBecause] })
	}
	return o, true
}

// ChoosesAmong returns the pieces of the open choice, if it is about pieces.
func (e *Engine) ChoosesAmong() []int64 {
	q := e.Judge.Question()
	if q == nil || q.Kind != legal.Pick || !e.s.Layout.IsPiece(q.Elem) {
		return nil
	}
	return slices.Clone(e.Judge.Choice.Elements())
}

// Guess replaces everything that a player cannot see by something that it might be, and the stream of chance by another
// one, both drawn by the seed. The pieces in about stay in the game even if they are hidden. The engine then has no log
// and asks for no dice.
func (e *Engine) Guess(viewer int, seed uint64, about []int64) (err error) {
	if o, sealed := state.SealedOffer(e.s); sealed {
		o.Keep(int64(viewer))
	}
	e.Mute()
	e.s.Dice, e.m.Mode.Scripted, e.s.Head[state.HeadScript] = nil, false, 0
	if e.s.Layout.Hiding {
		err = e.Change(func() { e.w.Imagine(viewer, seed, about) })
		e.s.ReindexAll()
	}
	e.s.Reseed(seed)
	e.Judge.Forget()
	return err
}

// Vary replaces what a player does not see by something else that looks the same to the player, which is different for
// each turn. It returns how many turns there are: 0 if nothing is hidden from the player. The engine then has no log
// and asks for no dice.
func (e *Engine) Vary(viewer, turn int) (turns int, err error) {
	if o, sealed := state.SealedOffer(e.s); sealed && turn%2 == 0 {
		o.Keep(int64(viewer))
	}
	e.Mute()
	err = e.Change(func() { turns = e.w.Vary(viewer, turn) })
	e.s.ReindexAll()
	e.Judge.Forget()
	return turns, err
}
