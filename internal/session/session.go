// Package session runs one game with the people, bots and scripts in its seats. It lets the player who is asked
// decide, takes decisions back and keeps the game log. It prints nothing and reads no input: a front end does that.
//
// What people see and say goes through the session in words and as data, so that every front end can do the same and
// words nothing itself:
//
//   - Question is the open decision: its prompt, what was answered of it, the options with numbers and titles, and the
//     answer that an empty line gives. Ask words it for any game, such as a step of a game log.
//   - Answer reads a line: a number, a part of a name or a title, several of them, the line of an action with short
//     names. Reply has what it was short for, or why it was refused and what may be meant.
//     Complete says how what is typed may go on. Undo takes back, or says why it does not.
//   - Events is what happened: decisions, what the rules said, phases that people were led through. Each is kept in
//     the words of every viewer at the time, because who may see what changes later, and comes before what followed
//     from it: the interpreter says the consequences while the decision is still being made, so they wait in
//     chronicle.lines until it is complete.
//   - Dice are asked for by FrontEnd.Throw, in the words of AskDice.
//
// A decision is made of parts. The parts that a person has answered are the draft, which the game log keeps
// as well. A mark is the game at the beginning of a decision: taking a decision back copies it. Marks are
// dropped when chance or another player has done something since, and a mark is not returned to if that would leave a
// player with knowledge of something hidden. An answer that needs no asking, because there is no other or by default,
// is given by the session (seats.go) and taken back with the answer before it.
//
// Everything runs in one goroutine, that of Play. A front end that is driven from outside, such as a page, waits in
// Decide or Throw and carries out there what it is asked to do.
package session

import (
	"errors"
	"fmt"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Errors that end a call of FrontEnd.Decide without an answer.
var (
	ErrLeft    = errors.New("a person has left the game")
	ErrUndone  = errors.New("an answer was taken back")
	ErrStopped = errors.New("the program was told to stop")
)

// A Fault is an error of the rules, of a script or of a game log, and not of how the program was called.
type Fault struct{ error }

// Unwrap returns the error itself.
func (f Fault) Unwrap() error { return f.error }

// FrontEnd is how people see a session. A session calls Begin once, then for each answer Turn, and Decide if a person
// must answer. It calls Decided whenever a decision is complete.
type FrontEnd interface {
	// Begin shows the game before the first decision.
	Begin(s *Session)
	// Turn announces that somebody in the seat of player is about to answer.
	Turn(player int)
	// Decide asks a person for one answer, and gives it to the session.
	Decide() error
	// Given shows an answer that its player is not asked for, because there is no other or by default.
	Given(player int, text string)
	// Decided shows the decision a player has just made, and what followed from it.
	Decided(player int)
	// Warn shows what people at the table must know, although it is not about the game.
	Warn(text string)
	// Throw asks for real dice. A set-up that rolls dice asks before Begin. ErrUndone takes back the answer that they
	// follow from, if Session.CanWithdraw allows it.
	Throw(runtime.WantedDice) ([]int64, error)
}

// Config is what a session needs to begin.
type Config struct {
	Program  *program.Program
	Path     string // of the scenario, for the game log
	Release  string // the version that the scenario states, likewise
	Seed     uint64
	Options  map[string]int64
	Language int      // of the texts, an index into Program.Languages
	Seats    []string // who runs each player, in the words of the game log; "" is nobody
	Limits   Limits
	RealDice bool // the front end throws the dice
	FrontEnd FrontEnd
	Verbose  bool            // decisions are events even if no person plays
	Weigh    bool            // what bots have weighed is an event, too
	Stop     <-chan struct{} // the game ends when it is closed; nil is never

	Resume     *gamelog.Log // the game to continue; nil begins a new one
	OtherRules bool         // the program may be another one than that of Resume: states are not compared with the log
	Lost       func(error)  // told why decisions of Resume are dropped that are not legal; nil: New returns that error
	ResumeFile string       // its name, for messages
	LogFile    string       // the file to write the game log to; "" is none
	Force      bool         // replace another game in LogFile

	// Explain words an error of the rules that comes up after a number of decisions; nil takes its own words.
	Explain func(e *runtime.Error, decisions int) string
}

// Limits end a game that may never end by itself. 0 is no limit.
type Limits struct {
	Rounds    int
	Decisions int // made one after another without a person
}

// DefaultLimits are for games in which no person plays. Printed games have 10 to 30 rounds and a few thousand
// decisions.
var DefaultLimits = Limits{Rounds: 200, Decisions: 30_000}

// Session is a game and the players in its seats.
type Session struct {
	*match
	chronicle
	history
	rulebook
	players  []decider
	draft    draft
	alone    int // decisions since a person has decided
	ended    LimitReached
	prices   prices
	defaults map[int]bool // players who take defaults without being asked
	marks    []mark       // positions that can be returned to, oldest first
	dice     []int64
	opening  []int64         // dice thrown before the first decision
	pending  []string        // lines of the player who decides that are still to be given
	resumed  *gamelog.Answer // was being carried out when the game ended, and is given again first
	writer   logWriter
	saved    saved
}

// New begins or continues a game. The error is a Fault or a *runtime.Error if the rules are to blame.
func New(c Config) (*Session, error) {
	s, err := begin(c)
	var illegal illegalError
	for c.Lost != nil && errors.As(err, &illegal) {
		c.Lost(err)
		log := *c.Resume
		log.Steps, log.Open = log.Steps[:illegal.step], gamelog.Draft{}
		c.Resume = &log
		s, err = begin(c)
	}
	return s, err
}

// illegalError is the error of a game log whose decision with some index cannot be made.
type illegalError struct {
	error
	step int
}

// begin is New without decisions that are lost.
func begin(c Config) (*Session, error) {
	m := &match{Config: c}
	s := &Session{match: m, chronicle: chronicle{match: m, asked: map[int]moment{}},
		history: history{match: m, lefts: map[int]left{}}, rulebook: rulebook{match: m}, defaults: map[int]bool{}}
	var err error
	if s.writer, err = openLog(&c); err != nil {
		return nil, err
	}
	if err := s.dropIfStopped(s.setUp()); err != nil {
		s.writer.drop()
		return nil, err
	}
	return s, nil
}

// setUp sets the game up, plays the decisions of the game that is continued, and starts the log.
func (s *Session) setUp() (err error) {
	if s.players, err = s.deciders(); err != nil {
		return err
	}
	opt := runtime.Options{Values: s.Options, Language: s.Language, Log: s.addMessage, Lines: true,
		Tell: s.tells(), Stopped: s.isStopped,
		Slow: s.logTried, Closed: s.menuClosed}
	if s.Resume != nil {
		opt.Rolls = s.Resume.Dice
	} else if s.RealDice {
		opt.Dice = s.throw
	}
	if s.game, err = runtime.New(s.Program, s.Seed, opt); err != nil {
		if errors.Is(err, ErrLeft) {
			return errors.New("the game was left before it began: its set-up waits for dice")
		}
		return err
	}
	s.opening, s.dice = s.dice, nil
	s.noteSaid()
	s.noteScore()
	if s.Resume != nil {
		s.opening = s.Resume.Dice
		if err := s.catchUp(s.Resume); err != nil {
			return err
		}
		if s.RealDice {
			s.game.AskDice(s.throw)
		}
	}
	s.began = true
	if err := s.writer.start(s.head(), s.Resume, len(s.steps)); err != nil {
		return err
	}
	return s.flush()
}

// menuClosed tells a person that a menu closes by itself at which g is, and a script, which may have a line that ends it.
func (s *Session) menuClosed(g *runtime.Game, player int) {
	if player < 0 || player >= len(s.Seats) {
		return
	}
	if answers, ok := s.players[player].(*script); ok && (s.began || s.Resume == nil) {
		answers.noteClosed(g)
	}
	s.noteClosed(player)
}

// throw asks the front end for real dice and keeps them for the game log.
func (s *Session) throw(t runtime.WantedDice) ([]int64, error) {
	dice, err := s.FrontEnd.Throw(t)
	if err == nil {
		s.dice = append(s.dice, dice...)
		if s.draft.trying != nil {
			err = s.flush()
		}
	}
	return dice, err
}

// LimitReached is the limit that has ended a game.
type LimitReached int

// The limits that can end a game.
const (
	NoLimit LimitReached = iota
	RoundLimit
	DecisionLimit
)

// Ended returns the limit that has ended the game, or NoLimit.
func (s *Session) Ended() LimitReached { return s.ended }

// limit returns the limit that the game has reached.
func (s *Session) limit() LimitReached {
	switch {
	case s.Limits.Rounds > 0 && s.game.Round() > s.Limits.Rounds:
		return RoundLimit
	case s.Limits.Decisions > 0 && s.alone >= s.Limits.Decisions:
		return DecisionLimit
	}
	return NoLimit
}

// RoundsPlayed returns how many rounds were played. If the limit of rounds has ended the game, the next round has
// begun, but nobody has decided anything in it.
func (s *Session) RoundsPlayed() int {
	if s.ended == RoundLimit {
		return s.Limits.Rounds
	}
	return s.game.Round()
}

// catchUp plays the decisions of a game log. What a person could take back when the game was left can be taken back
// again.
func (s *Session) catchUp(log *gamelog.Log) error {
	for i, step := range log.Steps {
		fault := func(what string) error {
			return Fault{illegalError{fmt.Errorf("%s: decision %d (%s) %s", s.ResumeFile, i+1, step.Short(), what), i}}
		}
		d := s.game.Decision()
		if d == nil || d.Player != step.Player || d.Player < 0 || d.Player >= len(s.Seats) {
			return fault(fmt.Sprintf("is not a decision of player %d here", step.Player))
		}
		if s.IsPerson(step.Player) {
			s.mark()
			s.draft.asked = !step.Forced
		}
		chance := s.game.Chance()
		s.noteQuestion(d)
		s.noteTurn()
		if err := step.Make(s.game); err != nil {
			return fault("cannot be played again: " + err.Error())
		}
		if h := s.game.Hash(); h != step.Hash {
			if !s.OtherRules {
				return fault("leads to another state than the one in the game log")
			}
			step.Hash = h
		}
		s.steps = append(s.steps, step)
		s.note(step.Player, s.draft.built)
		s.noteScore()
		s.noteLeft(step.Player)
		s.dropMarks(step.Player, chance)
	}
	s.saved = saved{s.ResumeFile, len(s.steps), log.Open}
	return s.continueDraft(log.Open)
}

// Play asks the players until the game is over, a person leaves (ErrLeft), the program is told to stop (ErrStopped),
// or a limit is reached.
func (s *Session) Play() error {
	s.FrontEnd.Begin(s)
	for {
		if _, ended := s.game.Over(); ended {
			return nil
		}
		d := s.game.Decision()
		if d == nil {
			return Fault{errors.New("the rules stop without an open decision and without a winner")}
		}
		if s.ended = s.limit(); s.ended != NoLimit {
			return nil
		}
		if s.isStopped() {
			return ErrStopped
		}
		if err := s.turn(d.Player); err != nil {
			return err
		}
	}
}

// turn lets a player answer, and logs the decision if that completes it.
func (s *Session) turn(player int) error {
	if player < 0 || player >= len(s.players) {
		return Fault{fmt.Errorf("the rules ask player %d, but there are %d players", player, len(s.players))}
	}
	who := s.players[player]
	if who == nil {
		return s.answerForEmptySeat()
	}
	decisions, chance := s.game.Decisions(), s.game.Chance()
	if s.IsPerson(player) && s.draft.isEmpty(decisions) {
		s.mark()
	}
	s.noteQuestion(s.game.Decision())
	s.noteTurn()
	s.FrontEnd.Turn(player)
	var err error
	if a := s.resumed; a != nil && s.IsPerson(player) {
		s.resumed = nil
		var refused *runtime.Refusal
		if err = s.repeat(*a); errors.As(err, &refused) {
			err = nil // nobody had told its player yet when the game ended
		}
	} else {
		if b, ok := who.(bot.Explainer); ok {
			s.noteWeighed(player, b)
		}
		err = s.dropIfStopped(who.Decide(s.game))
	}
	if errors.Is(err, ErrUndone) {
		return nil
	}
	if err != nil {
		return err
	}
	if s.game.Decisions() == decisions {
		return nil
	}
	s.completed(player)
	s.dropMarks(player, chance)
	return s.flush()
}

// dropMarks drops the positions that cannot be returned to after a decision. What chance or another player has done
// since cannot be taken back: players would know it, or roll again. chance is what it was before the decision.
func (s *Session) dropMarks(player int, chance uint64) {
	next := s.game.Decision()
	if !s.IsPerson(player) || s.game.Chance() != chance || next == nil || next.Player != player {
		s.marks = nil
		return
	}
	s.dropForcedMark()
}

// completed logs the decision that a player has just made.
func (s *Session) completed(player int) {
	s.steps = append(s.steps, gamelog.Step{
		Player: player, Line: s.game.Line(), Dice: s.dice, Hash: s.game.Hash(), Forced: s.IsPerson(player) && !s.draft.asked,
	})
	s.dice = nil
	if s.alone++; s.IsPerson(player) {
		s.alone = 0
	}
	s.note(player, s.draft.built)
	s.noteScore()
	s.noteLeft(player)
	s.FrontEnd.Decided(player)
}

// answerForEmptySeat answers for a player whose seat is empty: it takes the default if there is one, else the last
// legal option, because the option that ends a menu is the last.
func (s *Session) answerForEmptySeat() error {
	d := s.game.Decision()
	decisions := s.game.Decisions()
	player := d.Player
	i, ok := d.Default()
	for k := d.Len() - 1; !ok && k >= 0; k-- {
		if d.Legal(k) {
			i, ok = k, true
		}
	}
	if !ok {
		return Fault{fmt.Errorf("no answer is legal: %s", d.Prompt())}
	}
	if err := s.dropIfStopped(s.game.Choose(i)); err != nil {
		return err
	}
	if s.game.Decisions() != decisions {
		s.completed(player)
		return s.flush()
	}
	return nil
}
