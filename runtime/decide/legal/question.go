package legal

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
)

// Question is what a player is asked. Its candidates are counted from 0: first those that the rules list, then `pass`,
// then `done`. Some of them may be illegal.
type Question struct {
	Player int // the player who decides; -1 is never asked
	Kind   Kind
	Action int  // of a Param: which action, else -1
	Param  int  // of a Param: which, else -1
	Secret bool // others may not read the answer

	Candidates []int64
	Pass, Done bool           // `pass` and `done` are answers
	Several    bool           // of a Pick: several elements are picked
	Sealed     bool           // of a sealed offer
	Index      int            // offer or choose
	Base       int            // frame whose sections word candidates
	Elem       int32          // type of a candidate
	Prompt     int64          // text, -1
	Least      int            // how few and how many may be picked
	Most       int            //
	Picked     int            // how many have been
	Texts      *program.Param // of a Param whose options have a text
	Listed     *program.Param // of a Param that is an answer of a list
	InLine     bool           // of all that a list parameter lists
	Given      []int64        // the actor and the earlier answers, if they are not those of the state

	fresh   bool    // it is the question of the present state
	status  []uint8 // by candidate
	version Version
}

// Version tells a question, and a list of its candidates, from those before it.
type Version struct{ Question, List int }

// Kind of a question.
type Kind int

const (
	Menu  Kind = iota // of an action
	Param             // of a parameter of an action
	Pick              // of the answer to a choice
)

// AskParam returns the question of a parameter after the actor and the answers that are given, whatever is asked in
// the game.
func AskParam(p *program.Param, player int, given, candidates []int64) *Question {
	q := &Question{Kind: Param, Player: player, Elem: p.Type, Given: slices.Clone(given), Candidates: candidates}
	if p.Text >= 0 {
		q.Texts = p
	}
	return q
}

// Len returns how many candidates there are.
func (q *Question) Len() int {
	n := len(q.Candidates)
	if q.Pass {
		n++
	}
	if q.Done {
		n++
	}
	return n
}

// IsForced reports whether there is one candidate that the rules list, and no other answer.
func (q *Question) IsForced() bool { return q.Len() == 1 && len(q.Candidates) == 1 }

// IsDone reports whether a candidate ends the menu, or the picking.
func (q *Question) IsDone(i int) bool { return q.Done && i == q.Len()-1 }

// IsPass reports whether a candidate is the answer `none`.
func (q *Question) IsPass(i int) bool { return q.Pass && i == len(q.Candidates) }

// Value returns the action, the value of the parameter, or the element that candidate i stands for.
func (q *Question) Value(i int) int64 {
	if i < 0 || i >= len(q.Candidates) {
		return -1
	}
	return q.Candidates[i]
}

// Type returns the type of what the candidates stand for, an index in Program.Types. It is -1 for a menu, whose
// candidates are actions.
func (q *Question) Type() int32 {
	if q.Kind == Menu {
		return -1
	}
	return q.Elem
}

// Picks returns how many have been picked so far, and the least and the most that may be.
func (q *Question) Picks() (picked, least, most int) { return q.Picked, q.Least, q.Most }

// Version returns the version of a question that the game asks.
func (q *Question) Version() Version { return q.version }

// reset makes q another question, or the same one with another list of candidates, in the memory that it has.
func (q *Question) reset(to Question) {
	to.Candidates, to.status, to.version = q.Candidates[:0], q.status[:0], q.version
	*q = to
}
