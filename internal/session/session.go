// Package session runs one game with the people, bots and scripts in its seats. It lets the player whose turn it is
// decide, takes decisions back and writes the game log. It prints nothing and reads no input: a front end does that.
//
// The session makes all words that people see and parses all that they type, so that every front end can do the same:
//
//   - Question is the open decision: its prompt, its answered parts, the options with numbers and titles, and the
//     answer that an empty line gives. Ask makes it for any game, such as a step of a game log.
//   - Answer reads a line: a number, a part of a name or a title, several of them, or the line of an action with short
//     names. Its Reply has the whole line, or why it was refused and what may have been meant. Complete returns how
//     a line may continue. Undo takes an answer back, or says why it cannot.
//   - Events has what happened: decisions, lines of the rules, phases without a question. Each event is saved with the
//     text for every viewer when it happens, because later other viewers may see more. An event comes before its
//     consequences. The interpreter reports consequences before the decision is complete, so they wait in
//     chronicle.lines until then.
//   - FrontEnd.Throw asks for dice, in the words of AskDice.
//
// A decision has parts. The parts that a person has answered are the draft, which the game log has, too. A mark is the
// game at the beginning of a decision; a decision is taken back by copying it. Marks are dropped when chance or another
// player has done something, and are not used if a player would keep the knowledge of something hidden. The session
// itself gives an answer that needs no asking, because it is the only one or the default (seats.go), and takes it back
// together with the answer before it.
//
// Everything runs in one goroutine, that of Play. A front end that is driven from outside, such as a page, waits in
// Decide or Throw and carries out requests there.
package session

import (
	"errors"
	"fmt"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Errors with which FrontEnd.Decide ends without an answer.
var (
	ErrLeft    = errors.New("a person has left the game")
	ErrUndone  = errors.New("an answer was taken back")
	ErrStopped = errors.New("the program was told to stop")
)

// A Fault is an error in the rules, a script or a game log, as opposed to wrong use of the program.
type Fault struct{ error }

// Unwrap returns the error itself.
func (f Fault) Unwrap() error { return f.error }

// FrontEnd shows a session to people. A session calls Begin once, then Turn before each answer, and Decide if a person
// must give it. It calls Decided after each complete decision.
type FrontEnd interface {
	// Begin shows the game before the first decision.
	Begin(s *Session)
	// Turn announces that the given player is about to answer.
	Turn(player int)
	// Decide asks a person for one answer and gives it to the session.
	Decide() error
	// Given shows an answer of a player who was not asked, because it was the only one or the default.
	Given(player int, text string)
	// Decided shows the decision that a player just made, and its consequences.
	Decided(player int)
	// Warn shows a message about the program and not about the game.
	Warn(text string)
	// Throw asks for real dice. If the set-up rolls dice, it is called before Begin. ErrUndone takes back the answer
	// that led to the dice, if Session.CanWithdraw allows it.
	Throw(runtime.WantedDice) ([]int64, error)
}

// Config is the configuration of a session.
type Config struct {
	Program  *program.Program
	Path     string // of the scenario, for the game log
	Release  string // the version that the scenario states, likewise
	Seed     uint64
	Options  map[string]int64
	Language int      // of the texts, an index into Program.Languages
	Seats    []string // who runs each player, as in game logs; "" for an empty seat
	Limits   Limits
	RealDice bool // the front end throws the dice
	FrontEnd FrontEnd
	Verbose  bool            // decisions are events even if no person plays
	Weigh    bool            // options that bots weigh are events, too
	Stop     <-chan struct{} // closed to stop the game; may be nil

	Resume     *gamelog.Log // the game to continue; nil for a new one
	OtherRules bool         // the program may differ from that of Resume: states are not compared with the log
	Lost       func(error)  // receives the reason why illegal decisions of Resume are dropped; nil: New returns it as its error
	ResumeFile string       // its name, for messages
	LogFile    string       // the file to write the game log to; "" is none
	Force      bool         // replace another game in LogFile

	// Explain returns the text of an error of the rules after a number of decisions; if it is nil, the error's own text
	// is used.
	Explain func(e *runtime.Error, decisions int) string
}

// Limits end a game that might never end. 0 means no limit.
type Limits struct {
	Rounds    int
	Decisions int // in a row without a person
}

// DefaultLimits are the limits of games without people. Printed games have 10 to 30 rounds and a few thousand
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
	alone    int // decisions since a person last decided
	ended    LimitReached
	prices   prices
	defaults map[int]bool // players who take defaults without a question
	marks    []mark       // positions to return to, oldest first
	dice     []int64
	opening  []int64         // dice thrown before the first decision
	pending  []string        // lines still to be given for the player who decides
	resumed  *gamelog.Answer // the answer that was being carried out when the resumed game ended; it is given again first
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

// illegalError is the error of an illegal decision in a game log, with its index.
type illegalError struct {
	error
	step int
}

// begin is New for a log whose decisions are all legal.
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

// setUp sets the game up, replays the decisions of a resumed game, and starts the log.
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

// menuClosed records that the menu of g closes by itself: for a person, who is told, or for a script, which may have a
// line that ends it.
func (s *Session) menuClosed(g *runtime.Game, player int) {
	if player < 0 || player >= len(s.Seats) {
		return
	}
	if answers, ok := s.players[player].(*script); ok && (s.began || s.Resume == nil) {
		answers.noteClosed(g)
	}
	s.noteClosed(player)
}

// throw asks the front end for real dice and saves them for the game log.
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

// LimitReached is a limit that ended a game.
type LimitReached int

// The limits that can end a game.
const (
	NoLimit LimitReached = iota
	RoundLimit
	DecisionLimit
)

// Ended returns the limit that ended the game, or NoLimit.
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

// catchUp replays the decisions of a game log. It restores the positions that a person can return to.
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

// Play lets the players decide until the game is over, a person leaves (ErrLeft), the session must stop (ErrStopped),
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

// turn lets a player give an answer, and logs the decision if that completes it.
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
			err = nil // the player had not been told when the game ended
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

// dropMarks drops the positions that cannot be returned to after a decision. What chance or another player did cannot
// be taken back, because players would know it or roll again. chance is the state of chance before the decision.
func (s *Session) dropMarks(player int, chance uint64) {
	next := s.game.Decision()
	if !s.IsPerson(player) || s.game.Chance() != chance || next == nil || next.Player != player {
		s.marks = nil
		return
	}
	s.dropForcedMark()
}

// completed logs the decision that a player just made.
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

// answerForEmptySeat answers for a player without a decider: with the default, or else with the last legal option,
// which ends a menu.
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
