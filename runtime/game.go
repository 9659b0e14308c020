// Package runtime plays a compiled scenario. A game is a function of program, seed and decisions. Its whole state is
// a few slices of whole numbers, so that it can be copied, hashed and saved at any time, also in the middle of a
// procedure. Nothing here uses HCL, clocks, the order of maps, floats or goroutines.
//
// This package is the front: package state holds the game, vm interprets its rules, view shows it, and decide asks the
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

// Options of a game.
type Options struct {
	Values   map[string]int64 // by option name; the rest have their defaults
	Language int              // index in Program.Languages
	Budget   int64            // steps in one decision; 0 is 20 million
	Lines    bool             // keep the text of each decision for Line
	// receives the messages of the rules after each decision; nil: nothing is worded
	Log   func(Line)
	Tell  bool    // dice that are rolled and pieces that are destroyed are messages, too
	Rolls []int64 // scripted dice: they show these faces before chance is used
	// returns the dice that a person throws; nil: chance rolls them. See AskDice.
	Dice      func(WantedDice) ([]int64, error)
	OneStream bool            // phases have no streams of chance of their own; see Seed
	Reached   []int64         // by index of Program.Places: how often a WATCH there was passed; nil: nothing is counted
	Stopped   func() bool     // whatever runs fails soon after it returns true; nil: nothing stops. See StopIf
	Slow      func()          // called again and again while a decision takes long, in the game itself and not in a copy
	Began     func(phase int) // called when a phase begins, with its index in the class phase; nil: nothing is called

	// Closed is called whenever a menu of a player is about to close without a question, because only the answer that
	// ends it is left. The game is then as if the menu were open: Closed may clone it, and must not change it. A
	// decision that ends in an error has closed nothing, although Closed was called.
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

// NewBare makes a game on an empty board, where nothing runs. Tests begin so.
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

// assemble makes a game with an interpreter.
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

// Unmarshal reads a saved game of program p, and checks it.
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

// Clone makes an independent copy.
func (g *Game) Clone() *Game {
	c := assemble(vm.New(g.p, 0, 0), 0)
	c.CopyFrom(g)
	return c
}

// CopyFrom makes g the same game as o, which must be of the same program, in the memory g has.
func (g *Game) CopyFrom(o *Game) {
	g.m.CopyFrom(o.m)
	g.w.CopyFrom(o.w)
	g.e.CopyFrom(o.e)
}

// StopIf makes whatever runs in the game end with an error soon after stopped returns true, and leave the game as it
// was. With nil nothing stops it. A clone stops with its original.
func (g *Game) StopIf(stopped func() bool) { g.s.Stopped = stopped }

// Program is what is played.
func (g *Game) Program() *program.Program { return g.p }

// Setup runs the set-up blocks, which may not ask players.
func (g *Game) Setup() error { return g.e.Setup() }

// Start runs a function to its end or to the first decision.
func (g *Game) Start(fn int, args ...Argument) error { return g.e.Start(fn, args...) }

// Abandon gives up the open decision and what would have followed from it, so that something else can be started: in a
// copy of a game that only wants its position.
func (g *Game) Abandon() error { return g.e.Abandon() }

// Eval calls a function that asks no player. Its changes stay.
func (g *Game) Eval(fn int, args ...int64) (v int64, err error) { return g.e.Eval(fn, args...) }

// EvalWith is Eval with arguments that may be lists.
func (g *Game) EvalWith(fn int, args []Argument) (v int64, err error) { return g.e.EvalWith(fn, args) }

// Words calls a function that returns a text, and words the text as a viewer reads it. Its changes stay.
func (g *Game) Words(fn, viewer int) (text string, err error) { return g.e.Word(fn, viewer) }

// Why returns why the condition that a function without parameters returns does not hold, in lines as a viewer reads
// them. There are none if the program does not word that; see program.Program.Explain.
func (g *Game) Why(fn, viewer int) []string { return g.e.Judge.Rules.Why(int32(fn), viewer) }

// Over reports whether the game has ended, and how.
func (g *Game) Over() (Outcome, bool) { return g.e.Over() }

// Decisions is how many were completed so far.
func (g *Game) Decisions() int { return int(g.s.Head[state.HeadCount]) }

// SetDefaults turns on or off that the choices of a player take their defaults without asking; player -1 is everybody.
func (g *Game) SetDefaults(player int, on bool) { g.s.SetDefaults(player, on) }

// Hides reports whether the scenario hides anything from anybody.
func (g *Game) Hides() bool { return g.s.Layout.Hiding }

// View returns the game as a viewer sees it: a player, or Referee, who sees everything.
func (g *Game) View(viewer int) (*View, error) { return g.w.View(viewer) }

// Guess makes g a game that o might be as far as a player can see. A hidden field has one of the values with which
// the thing looks the same to the player, drawn by the seed. Hidden things are removed, except for those that the
// open decision is about. The result depends only on what the player sees, on the seed, and on what a rule that is
// under way has already read. g has no log.
//
// A bot may not use what its player cannot see, so it looks ahead on a guess.
func (g *Game) Guess(o *Game, viewer int, seed uint64) error {
	about := o.e.ChoosesAmong()
	g.CopyFrom(o)
	return g.e.Guess(viewer, seed, about)
}

// Position saves the state in memory. A base, which may be nil, is another position of the same game: the more they
// have in common, the less memory is used.
func (g *Game) Position(base *Position) *Position { return g.m.Position(base) }

// ReturnTo makes g what it was when p was saved; g must be of the same program and have the same options.
func (g *Game) ReturnTo(p *Position) {
	g.m.ReturnTo(p)
	g.e.Judge.Forget()
}

// Decision returns the decision that is open, or nil if there is none.
func (g *Game) Decision() *Decision { return g.decision.Open() }

// Choose answers the decision with candidate i.
func (g *Game) Choose(i int) error { return g.e.Choose(i) }

// Do answers with a line: a complete action, the text of an option, or all picks at once ("2 of these, one of
// those"). If it returns a *Refusal, the game is unchanged.
func (g *Game) Do(line string) error { return g.e.Do(line) }

// DoBriefly is Do with refusals that leave out what Why returns for requirements, which they have otherwise.
func (g *Game) DoBriefly(line string) error { return g.e.DoBriefly(line) }

// Repeat is Do for a line that Line has given, as game logs have it. It means the same in every language.
func (g *Game) Repeat(line string) error { return g.e.Repeat(line) }

// Offered returns the actions of the open offer, also while the parameters of one of them are answered. It is nil if
// there is no open offer.
func (g *Game) Offered() []int32 { return g.ahead.Offered() }

// WordsFor returns how the values read that a parameter of an offered action may have, if the parameters before it
// are answered by words. It is nil if they cannot be answered so.
func (g *Game) WordsFor(action, param int, before []string) []string {
	return g.ahead.WordsFor(action, param, before, false)
}

// LegalWordsFor is WordsFor without the values with which the action cannot be completed legally. Of a parameter that
// is a list it returns all.
func (g *Game) LegalWordsFor(action, param int, before []string) []string {
	return g.ahead.WordsFor(action, param, before, true)
}

// TakeBack undoes the last answer to a decision that is not complete.
func (g *Game) TakeBack() error { return g.e.TakeBack() }

// Sealed reports whether the decision completed last was an answer to a sealed offer, of which the other players
// learn nothing, not even that it was made.
func (g *Game) Sealed() bool { return g.e.Record.Sealed() }

// Line returns the line of the decision completed last (with Options.Lines), as the player who decided reads it. Do
// understands it.
func (g *Game) Line() string { return g.e.Record.Line() }

// LineFor returns that line as a viewer reads it, or "" if the viewer may not read it.
func (g *Game) LineFor(viewer int) string { return g.e.Record.LineFor(viewer) }

// Actions calls f with every complete legal action of the open menu, until f returns false. The parameters are valid
// only until f returns. The game does not change.
func (g *Game) Actions(f func(action int, params []int64) bool) error { return g.ahead.Actions(f) }

// CandidateActions calls f with the complete actions of the open menu whose parameters and requirements are legal. It
// leaves out actions that by their rules always have an appeal below least. ResultAllowed reports whether the result
// of an action is allowed, too. Of whole numbers only the first and the last are tried. The parameters are valid only
// until f returns, and f may call only Appeal.
func (g *Game) CandidateActions(least int64, f func(action int, params []int64)) error {
	return g.ahead.CandidateActions(least, f)
}

// ResultAllowed reports whether the result of an action from CandidateActions is allowed.
func (g *Game) ResultAllowed(action int, params []int64) bool {
	return g.ahead.ResultAllowed(action, params)
}

// Appeal returns how good an action is by the rules; ok is false if they do not say.
func (g *Game) Appeal(action int, params []int64) (v int64, ok bool) {
	return g.ahead.Appeal(action, params)
}

// EvaluateAfter returns what the evaluation says, for the player who decides, when an action has been carried out and
// every choice within it took its default; with action -1, of things as they are. Dice fall as they may, not as they
// are going to: a player who looks ahead does not know the game's own chance, nor what was scripted.
func (g *Game) EvaluateAfter(action int, params []int64) (v int64, ok bool) {
	return g.ahead.EvaluateAfter(action, params)
}

// TermsAfter is EvaluateAfter for each term of the evaluation.
func (g *Game) TermsAfter(action int, params []int64) (terms []int64, ok bool) {
	return g.ahead.TermsAfter(action, params)
}

// LineText words a whole action of the open menu as its player reads it.
func (g *Game) LineText(action int, params []int64) string { return g.ahead.LineText(action, params) }

// DoneAfter reports whether the player who is offered a menu could leave it when an action has been carried out and
// every choice within it took its default. Dice fall as they do for EvaluateAfter.
func (g *Game) DoneAfter(action int, params []int64) bool { return g.ahead.DoneAfter(action, params) }

// LineSignature returns a number for a whole action, made of names: it is the same in every program that declares the
// action and what its parameters name.
func (g *Game) LineSignature(action int, params []int64) uint64 {
	return g.ahead.LineSignature(action, params)
}

// Play answers the menu with a whole action, as Actions gives it.
func (g *Game) Play(action int, params []int64) error { return g.e.Play(action, params) }
