package runtime

import (
	"github.com/scenario-lang/scenario/runtime/decide"
	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/decide/line"
	"github.com/scenario-lang/scenario/runtime/decide/turn"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// The types of other packages that clients of a game use.
type (
	// Decision is the question that is open.
	Decision = decide.Decision
	// Kind is the kind of a decision.
	Kind = legal.Kind
	// Option is a legal candidate and its text.
	Option = decide.Option
	// Line is a message of the rules.
	Line = turn.Message
	// MessageKind is what a Line is about.
	MessageKind = turn.MessageKind
	// Outcome is how a game ended.
	Outcome = turn.Outcome
	// Refusal is the error for an answer that is not accepted. The game is unchanged.
	Refusal = line.Refusal
	// Argument is what a function is called with.
	Argument = turn.Argument
	// WantedDice are dice that a person must throw.
	WantedDice = turn.WantedDice

	// View is what a viewer may see of a game.
	View = view.View
	// FieldView is a field and its value.
	FieldView = view.FieldView
	// ThingView is a thing and its state.
	ThingView = view.ThingView
	// SpaceView is a space with the pieces in it.
	SpaceView = view.SpaceView
	// PieceView is a number of pieces that look the same to the viewer.
	PieceView = view.PieceView

	// Error is an error in play.
	Error = state.Error
	// Stream is a stream of chance.
	Stream = state.Stream
	// Throw is a roll that waits for its outcome.
	Throw = vm.Throw
	// Dice are dice of a Throw.
	Dice = vm.Dice
	// Position is a state that was saved in memory.
	Position = vm.Position
)

// Kinds of messages.
const (
	Spoken  = turn.Spoken  // by the rules
	Rolled  = turn.Rolled  // what dice show
	Removed = turn.Removed // pieces that were destroyed
	Gained  = turn.Gained  // what a player has more of
	Taken   = turn.Taken   // a space with another owner
)

// Kinds of decisions.
const (
	Menu  = legal.Menu  // of an action
	Param = legal.Param // of a parameter of an action
	Pick  = legal.Pick  // of the answer to a choice
)

// Viewers of a game besides its players. A player is the index of the member.
const (
	Referee  = vm.Referee  // sees everything
	Everyone = vm.Everyone // sees what every player sees
)

// NewStream returns the stream of chance of a game that begins with seed.
func NewStream(seed uint64) Stream { return state.NewStream(seed) }

// Divide returns up to 32 ways in which a text has the form of an action: what it has for each parameter. What comes
// before other words of the form is as short as possible in the first way, and never empty.
func Divide(p *program.Program, a *program.Action, text string) [][]string {
	return line.Divide(p, a, text)
}

// Form returns the line of an action with its holes, "march <n> <kind>"; said returns what fills the hole of a
// parameter, or "".
func Form(p *program.Program, a *program.Action, said func(param int) string) string {
	return line.Form(p, a, said)
}
