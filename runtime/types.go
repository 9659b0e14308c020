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

// Types of other packages in the API of a game.
type (
	// Decision is an open question.
	Decision = decide.Decision
	// Kind is the kind of a decision.
	Kind = legal.Kind
	// Option is a legal candidate and its text.
	Option = decide.Option
	// Line is a message of the rules.
	Line = turn.Message
	// MessageKind is the kind of a message.
	MessageKind = turn.MessageKind
	// Outcome is the result of a game.
	Outcome = turn.Outcome
	// Refusal is the error of a refused answer. The game is unchanged.
	Refusal = line.Refusal
	// Argument is an argument of a function.
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
	Rolled  = turn.Rolled  // the faces of dice
	Removed = turn.Removed // pieces that were destroyed
	Gained  = turn.Gained  // resources that a player gained
	Taken   = turn.Taken   // a space that changed hands
)

// Kinds of decisions.
const (
	Menu  = legal.Menu  // of an action
	Param = legal.Param // of a parameter of an action
	Pick  = legal.Pick  // of the answer to a choice
)

// Viewers other than players. A player is the index of a member.
const (
	Referee  = vm.Referee  // sees everything
	Everyone = vm.Everyone // sees what every player sees
)

// NewStream returns the stream of chance of a new game with a seed.
func NewStream(seed uint64) Stream { return state.NewStream(seed) }

// Divide returns up to 32 ways to split a text according to the line of an action, each with the text for every
// parameter. In the first one, each part before other words of the line is as short as possible. No part is empty.
func Divide(p *program.Program, a *program.Action, text string) [][]string {
	return line.Divide(p, a, text)
}

// Form returns the line of an action with its holes, as in "march <n> <kind>". said returns what fills the hole of a
// parameter, or "".
func Form(p *program.Program, a *program.Action, said func(param int) string) string {
	return line.Form(p, a, said)
}
