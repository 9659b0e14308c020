package runtime

import (
	"github.com/scenario-lang/scenario/runtime/decide"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// What a client of a game sees of the packages behind it.
type (
	// Decision is what is asked now.
	Decision = decide.Decision
	// Kind is the kind of a decision.
	Kind = decide.Kind
	// Option is a legal candidate and its text.
	Option = decide.Option
	// Line is something the rules say.
	Line = decide.Line
	// Outcome is how a game ended.
	Outcome = decide.Outcome
	// Refusal says why an answer was not accepted. The game is unchanged.
	Refusal = decide.Refusal
	// WantedDice are dice that somebody must throw by hand.
	WantedDice = decide.WantedDice

	// View is what a viewer may see of a game.
	View = view.View
	// FieldView is a field and its value.
	FieldView = view.FieldView
	// ClassView are the things of a class that have state.
	ClassView = view.ClassView
	// ThingView is a thing and its state.
	ThingView = view.ThingView
	// SpaceView is a space with the pieces in it.
	SpaceView = view.SpaceView
	// PieceView is a number of pieces that look the same to the viewer.
	PieceView = view.PieceView

	// Error is something that went wrong in play.
	Error = state.Error
	// Stream is a stream of chance.
	Stream = state.Stream
	// Throw is a roll that waits for its outcome.
	Throw = vm.Throw
	// Dice are dice of a Throw.
	Dice = vm.Dice
	// Position is a state that was kept.
	Position = vm.Position
)

// Kinds of decisions.
const (
	Menu  = decide.Menu  // which action
	Param = decide.Param // a parameter of the action begun
	Pick  = decide.Pick  // an answer to a choice of the rules
)

// Viewers of a game besides its players, who come as their index.
const (
	Referee  = vm.Referee  // sees everything
	Everyone = vm.Everyone // sees what every player sees
)

// NewStream is the stream of chance of a game that begins with seed.
func NewStream(seed uint64) Stream { return state.NewStream(seed) }

// Form is the line of an action with its holes, "march <n> <kind>"; what said returns for a parameter fills its hole.
func Form(p *program.Program, a *program.Action, said func(param int) string) string {
	return decide.Form(p, a, said)
}
