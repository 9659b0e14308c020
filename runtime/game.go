// Package runtime plays a compiled scenario. A game is a function of program, seed and decisions. Its whole state is a
// few slices of integers, so it can be copied, hashed and saved at any time, even in the middle of a procedure. Nothing
// here uses HCL, clocks, the order of maps, floats or goroutines.
//
// This package is the API. Package state has the game, vm interprets its rules, view shows it, and decide asks the
// players.
package runtime

import (
	"fmt"
	"maps"
	"slices"

	"github.com/scenario-lang/scenario/runtime/decide"
	"github.com/scenario-lang/scenario/runtime/decide/turn"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

const defaultBudget = 20_000_000

// Options are the options of a game.
type Options struct {
	Values   map[string]int64 // by option name; the rest have their defaults
	Language int              // index in Program.Languages
	Budget   int64            // steps that one decision may take; 0: 20 million
	Lines    bool             // record the text of each decision, for Line
	// receives the messages of the rules after each decision; may be nil
	Log   func(Line)
	Tell  bool    // dice that are rolled and pieces that are destroyed are messages, too
	Rolls []int64 // scripted dice: they show these faces before chance is used
	// returns the faces of dice that a person throws; nil: chance rolls the dice. See AskDice.
	Dice      func(WantedDice) ([]int64, error)
	OneStream bool            // phases have no streams of chance of their own; see Seed
	Reached   []int64         // counts how often each WATCH was passed, by index of Program.Places; may be nil
	Stopped   func() bool     // makes any running rule fail soon after it returns true; may be nil. See StopIf.
	Slow      func()          // called repeatedly while a decision takes long, in the game itself but not in copies
	Began     func(phase int) // called when a phase begins, with its index in the class phase; may be nil

	// Closed is called when a menu of a player is about to close without a question, because only the answer that ends
	// it is left. During the call the menu is still open: Closed may clone the game, but must not change it. If the
	// decision then ends in an error, the menu has not closed after all.
	Closed func(g *Game, player int)
}

// Game is one game in progress. It is not safe for use by several goroutines; a Clone is independent.
type Game struct {
	p *program.Program
	m *vm.Machine
	s *state.Store
	w *view.Writer
	e *turn.Engine

	decision *decide.Decision
	ahead    *decide.Lookahead
}

// New makes a game, sets it up and plays to the first decision.
func New(p *program.Program, seed uint64, opt Options) (*Game, error) {
	g, err := NewBare(p, seed, opt)
	if err != nil {
		return nil, err
	}
	g.s.Script(opt.Rolls)
	if err := g.e.Begin(); err != nil {
		return nil, err
	}
	return g, nil
}

// NewBare makes a game on an empty board on which no rule has run, as for tests.
func NewBare(p *program.Program, seed uint64, opt Options) (*Game, error) {
	if p == nil {
		return nil, &Error{Text: "there is no program"}
	}
	if opt.Reached != nil && len(opt.Reached) < len(p.Places) {
		return nil, &Error{
			Text: fmt.Sprintf("there are %d places to count, and room for %d", len(p.Places), len(opt.Reached)),
		}
	}
	values, err := optionValues(p, opt.Values)
	if err != nil {
		return nil, err
	}
	if opt.Budget <= 0 {
		opt.Budget = defaultBudget
	}
	g := assemble(vm.New(p, seed, opt.Budget), opt.Language)
	g.s.Options = values
	if opt.OneStream {
		g.s.Seed(uint64(NewStream(seed)))
	}
	g.s.Stopped, g.s.Slow = opt.Stopped, opt.Slow
	g.m.Reached, g.m.Began, g.m.Mode.ByHand = opt.Reached, opt.Began, opt.Dice != nil
	g.e.Record.Keep, g.e.Speech.Log, g.e.Dice = opt.Lines, opt.Log, opt.Dice
	g.e.Tell(opt.Tell && opt.Log != nil)
	if opt.Closed != nil {
		g.e.Closed = func(player int) { opt.Closed(g, player) }
	}
	if err := g.e.Prepare(); err != nil {
		return nil, err
	}
	return g, nil
}

// assemble makes a game from an interpreter.
func assemble(m *vm.Machine, language int) *Game {
	w := view.New(m, language)
	e := turn.New(m, w)
	g := &Game{p: m.Program(), m: m, s: m.Store(), w: w, e: e}
	g.decision = decide.New(m, e.Judge, e.Words)
	g.ahead = decide.NewLookahead(m, w, e.Judge, e.Words)
	g.answering()
	return g
}

// optionValues returns the value of each option of a program, by index.
func optionValues(p *program.Program, given map[string]int64) (values []int64, err error) {
	known := 0
	for i := range p.Options {
		o := &p.Options[i]
		name, v := p.Strings[o.Name], o.Default
		if want, ok := given[name]; ok {
			known++
			if want < o.Min || want > o.Max {
				return nil, &Error{Text: fmt.Sprintf("option %s: %d is not between %d and %d", name, want, o.Min, o.Max)}
			}
			if len(o.Among) > 0 && !slices.Contains(o.Among, want) {
				return nil, &Error{Text: fmt.Sprintf("option %s: %d is not one of the values it may have", name, want)}
			}
			v = want
		}
		values = append(values, v)
	}
	if known == len(given) {
		return values, nil
	}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		if !slices.ContainsFunc(p.Options, func(o program.Option) bool { return p.Strings[o.Name] == name }) {
			return nil, &Error{Text: fmt.Sprintf("there is no option %q", name)}
		}
	}
	return values, nil
}

// Unmarshal decodes a saved game of program p and checks it.
func Unmarshal(p *program.Program, b []byte) (*Game, error) {
	g, err := NewBare(p, 0, Options{})
	if err != nil {
		return nil, err
	}
	if err := g.s.Unmarshal(b); err != nil {
		return nil, err
	}
	return g, nil
}

// Clone returns an independent copy.
func (g *Game) Clone() *Game {
	c := assemble(vm.New(g.p, 0, 0), 0)
	c.CopyFrom(g)
	return c
}

// CopyFrom copies o, a game of the same program, into the memory of g.
func (g *Game) CopyFrom(o *Game) {
	g.m.CopyFrom(o.m)
	g.w.CopyFrom(o.w)
	g.e.CopyFrom(o.e)
}

// StopIf makes any running rule fail soon after stopped returns true, and leave the game unchanged. stopped may be nil.
// Clones have the same stopped.
func (g *Game) StopIf(stopped func() bool) { g.s.Stopped = stopped }

// Program returns the program of the game.
func (g *Game) Program() *program.Program { return g.p }

// Setup runs the set-up blocks, which may not ask players.
func (g *Game) Setup() error { return g.e.Setup() }

// Start runs a function to its end or to the first decision.
func (g *Game) Start(fn int, args ...Argument) error { return g.e.Start(fn, args...) }

// Abandon drops the open decision and what would have followed from it, so that another function can be started. It is
// for copies of a game of which only the position is needed.
func (g *Game) Abandon() error { return g.e.Abandon() }

// Eval calls a function that asks no player. Changes that it makes to the game stay.
func (g *Game) Eval(fn int, args ...int64) (v int64, err error) { return g.e.Eval(fn, args...) }

// EvalWith is Eval with arguments that may be lists.
func (g *Game) EvalWith(fn int, args []Argument) (v int64, err error) { return g.e.EvalWith(fn, args) }

// Words calls a function that returns a text, and returns the text for a viewer. Changes that it makes to the game
// stay.
func (g *Game) Words(fn, viewer int) (text string, err error) { return g.e.Word(fn, viewer) }

// Why returns the reasons, as lines for a viewer, why a function without parameters returns false. There are none if
// the program was not compiled to give them; see program.Program.Explain.
func (g *Game) Why(fn, viewer int) []string { return g.e.Judge.Rules.Why(int32(fn), viewer) }

// Over reports whether the game has ended, and how.
func (g *Game) Over() (Outcome, bool) { return g.e.Over() }

// Decisions returns how many decisions were completed.
func (g *Game) Decisions() int { return int(g.s.Head[state.HeadCount]) }

// SetDefaults turns on or off that choices of a player take their defaults without a question. Player -1 means all
// players.
func (g *Game) SetDefaults(player int, on bool) { g.s.SetDefaults(player, on) }

// Hides reports whether the scenario hides anything from a player.
func (g *Game) Hides() bool { return g.s.Layout.Hiding }

// View returns the game as a viewer sees it: a player, or Referee, who sees everything.
func (g *Game) View(viewer int) (*View, error) { return g.w.View(viewer) }

// Guess makes g a game that o might be as far as a player can see. Each hidden field gets a value, drawn by the seed,
// with which the thing looks the same to the player. Hidden things are removed, except for those that the open decision
// is about. The result depends only on what the player sees, the seed, and what a rule in progress has already read. g
// has no log.
//
// A bot must not use what its player cannot see, so it looks ahead on a guess.
func (g *Game) Guess(o *Game, viewer int, seed uint64) error {
	about := o.e.ChoosesAmong()
	g.CopyFrom(o)
	return g.e.Guess(viewer, seed, about)
}

// Position saves the state in memory. base, which may be nil, is another position of the same game. The more the two
// have in common, the less memory is used.
func (g *Game) Position(base *Position) *Position { return g.m.Position(base) }

// ReturnTo restores the state that was saved in p. g must have the same program and options.
func (g *Game) ReturnTo(p *Position) {
	g.m.ReturnTo(p)
	g.e.Judge.Forget()
}

// Decision returns the open decision, or nil.
func (g *Game) Decision() *Decision { return g.decision.Open() }

// Choose answers the decision with candidate i.
func (g *Game) Choose(i int) error { return g.e.Choose(i) }

// Do answers with a line: a complete action, the text of an option, or a whole list of picks ("2 of these, one of
// those"). If it returns a *Refusal, the game is unchanged.
func (g *Game) Do(line string) error { return g.e.Do(line) }

// DoBriefly is Do with shorter refusals: without the lines of Why for requirements.
func (g *Game) DoBriefly(line string) error { return g.e.DoBriefly(line) }

// Repeat is Do for a line from Line, as in game logs. Such a line does not depend on the language.
func (g *Game) Repeat(line string) error { return g.e.Repeat(line) }

// Offered returns the actions of the open offer, even while the parameters of one of them are being answered. It is nil
// if there is no open offer.
func (g *Game) Offered() []int32 { return g.ahead.Offered() }

// WordsFor returns the words for the values that a parameter of an offered action may have, if the parameters before it
// are answered by the words before. It is nil if they cannot be answered so.
func (g *Game) WordsFor(action, param int, before []string) []string {
	return g.ahead.WordsFor(action, param, before, false)
}

// LegalWordsFor is WordsFor without the values with which the action cannot be completed legally. For a parameter that
// is a list it returns all values.
func (g *Game) LegalWordsFor(action, param int, before []string) []string {
	return g.ahead.WordsFor(action, param, before, true)
}

// TakeBack undoes the last answer of an incomplete decision.
func (g *Game) TakeBack() error { return g.e.TakeBack() }

// Sealed reports whether the last decision was an answer to a sealed offer, of which other players learn nothing, not
// even that it was made.
func (g *Game) Sealed() bool { return g.e.Record.Sealed() }

// Line returns the line of the last decision in the words for the player who made it, if Options.Lines is set. Do
// accepts it.
func (g *Game) Line() string { return g.e.Record.Line() }

// LineFor returns that line in the words for a viewer, or "" if the viewer may not read it.
func (g *Game) LineFor(viewer int) string { return g.e.Record.LineFor(viewer) }

// Actions calls f with every complete legal action of the open menu, until f returns false. The parameters are valid
// only until f returns. The game does not change.
func (g *Game) Actions(f func(action int, params []int64) bool) error { return g.ahead.Actions(f) }

// CandidateActions calls f with the complete actions of the open menu whose parameters and requirements are legal. It
// leaves out actions that according to the rules always have an appeal below least. The result of an action may still
// be forbidden; see ResultAllowed. Of a range of whole numbers it tries only the first and the last. The parameters are
// valid only until f returns, and f may call only Appeal.
func (g *Game) CandidateActions(least int64, f func(action int, params []int64)) error {
	return g.ahead.CandidateActions(least, f)
}

// ResultAllowed reports whether the result of an action from CandidateActions is allowed.
func (g *Game) ResultAllowed(action int, params []int64) bool {
	return g.ahead.ResultAllowed(action, params)
}

// Appeal returns the appeal of an action. ok is false if the rules give it none.
func (g *Game) Appeal(action int, params []int64) (v int64, ok bool) {
	return g.ahead.Appeal(action, params)
}

// EvaluateAfter returns the evaluation for the player who decides after an action, in which every choice took its
// default; with action -1, it evaluates the present position. It uses other dice than the game: a player who looks
// ahead does not know the coming chance, nor scripted dice.
func (g *Game) EvaluateAfter(action int, params []int64) (v int64, ok bool) {
	return g.ahead.EvaluateAfter(action, params)
}

// TermsAfter is EvaluateAfter for each term of the evaluation.
func (g *Game) TermsAfter(action int, params []int64) (terms []int64, ok bool) {
	return g.ahead.TermsAfter(action, params)
}

// LineText returns the line of a complete action of the open menu in the words for its player.
func (g *Game) LineText(action int, params []int64) string { return g.ahead.LineText(action, params) }

// DoneAfter reports whether the player could leave the menu after an action in which every choice took its default. It
// uses other dice than the game, like EvaluateAfter.
func (g *Game) DoneAfter(action int, params []int64) bool { return g.ahead.DoneAfter(action, params) }

// LineSignature returns a number for a complete action. It depends on names and not on indexes, so it is the same in
// every program that declares the action and the things in it.
func (g *Game) LineSignature(action int, params []int64) uint64 {
	return g.ahead.LineSignature(action, params)
}

// Play answers the menu with a complete action, as from Actions.
func (g *Game) Play(action int, params []int64) error { return g.e.Play(action, params) }
