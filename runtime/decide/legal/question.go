package legal

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
)

// Question is a question to a player. Its candidates are numbered from 0: those of the rules, then `pass`, then `done`.
// Some of them may be illegal.
type Question struct {
	Player int // the player who decides; -1 is never asked
	Kind   Kind
	Action int  // of a Param: its action; otherwise -1
	Param  int  // of a Param: its index; otherwise -1
	Secret bool // other players may not read the answer

	Candidates []int64
	Pass, Done bool           // `pass` and `done` are among the candidates
	Several    bool           // of a Pick: several elements are to be picked
	Sealed     bool           // of a sealed offer
	Index      int            // index of the offer or the choose
	Base       int            // the frame whose sections word the candidates
	Elem       int32          // type of the candidates
	Prompt     int64          // text, or -1
	Least      int            // least and greatest number of picks
	Most       int            //
	Picked     int            // picks so far
	Texts      *program.Param // of a Param whose options have texts in the rules
	Listed     *program.Param // of a Param that is an answer of a list
	InLine     bool           // of all elements of a list parameter
	Given      []int64        // the actor and the earlier answers, if they are not those in the state

	fresh   bool    // it is the question of the present state
	status  []uint8 // by candidate
	version Version
}

// Version identifies a question and a list of its candidates.
type Version struct{ Question, List int }

// Kind is the kind of a question.
type Kind int

const (
	Menu  Kind = iota // of an action
	Param             // of a parameter of an action
	Pick              // of the answer to a choice
)

// AskParam returns the question for a parameter after the actor and the given answers, independently of what the game
// asks.
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

// IsForced reports whether the only answer is one candidate of the rules.
func (q *Question) IsForced() bool { return q.Len() == 1 && len(q.Candidates) == 1 }

// IsDone reports whether a candidate ends the menu or the picking.
func (q *Question) IsDone(i int) bool { return q.Done && i == q.Len()-1 }

// IsPass reports whether a candidate is the answer `none`.
func (q *Question) IsPass(i int) bool { return q.Pass && i == len(q.Candidates) }

// Value returns the action, the value of the parameter, or the element of candidate i.
func (q *Question) Value(i int) int64 {
	if i < 0 || i >= len(q.Candidates) {
		return -1
	}
	return q.Candidates[i]
}

// Type returns the type of the candidates, an index in Program.Types. It is -1 for a menu, whose candidates are
// actions.
func (q *Question) Type() int32 {
	if q.Kind == Menu {
		return -1
	}
	return q.Elem
}

// Picks returns the number of picks so far, and the least and the greatest number.
func (q *Question) Picks() (picked, least, most int) { return q.Picked, q.Least, q.Most }

// Version returns the version of a question of the game.
func (q *Question) Version() Version { return q.version }

// reset makes q another question, or the same one with another list of candidates, and reuses its memory.
func (q *Question) reset(to Question) {
	to.Candidates, to.status, to.version = q.Candidates[:0], q.status[:0], q.version
	*q = to
}
