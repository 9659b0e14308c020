package trial

import (
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Moment is an event in a test.
type Moment struct {
	Kind   MomentKind
	Line   string        // the line that was played or refused, or the default that was taken
	Player int           // the player who was asked, or -1
	Reason string        // why the line was refused
	Said   []string      // messages of the rules since the last moment
	Place  Place         // of the step
	Game   *runtime.Game // after the event. It is valid until Observe returns, and must not be changed.
}

// MomentKind is the kind of a moment.
type MomentKind int

// The kinds of moments.
const (
	Began     MomentKind = iota // the set-up is done
	Given                       // the statements of a `given` have run
	Started                     // a `run` has come to its first question, or to its end
	Played                      // a line was accepted
	Refused                     // a line was refused
	Defaulted                   // a choice took its default
	Held                        // an expectation holds
)

// String returns the word for the kind.
func (k MomentKind) String() string {
	return [...]string{
		Began: "began", Given: "given", Started: "run", Played: "played", Refused: "refused", Defaulted: "default",
		Held: "expect",
	}[k]
}

// observer reports the moments of a test.
type observer struct {
	tell     func(Moment) error
	reported int // messages of the rules that were reported
}

// observe reports a moment. It returns a failure if the test must end.
func (x *trial) observe(m Moment, place int32) *failure {
	o := &x.observer
	if o.tell == nil {
		return nil
	}
	m.Said, m.Place, m.Game = x.log[min(o.reported, len(x.log)):], PlaceAt(x.p, place), x.g
	o.reported = len(x.log)
	if err := o.tell(m); err != nil {
		return &failure{place: place, message: err.Error()}
	}
	return nil
}

// observeStep reports the end of a step that answers no question.
func (x *trial) observeStep(s *program.TestStep) *failure {
	switch s.Kind {
	case program.StepGiven:
		return x.observe(Moment{Kind: Given, Player: -1}, s.Place)
	case program.StepExpect:
		return x.observe(Moment{Kind: Held, Player: -1}, s.Place)
	}
	return nil
}
