// Package session runs one game with the people, bots and scripts in its seats. It lets the player who is asked decide, takes
// decisions back and keeps the game log. It prints nothing and reads no input: a front end does that.
package session

import (
	"errors"
	"fmt"
	"slices"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Errors that end a call of FrontEnd.Decide without an answer.
var (
	ErrLeft   = errors.New("a person has left the game")
	ErrUndone = errors.New("an answer was taken back")
)

// A Fault is an error of the rules, of a script or of a game log, and not of how the program was called.
type Fault struct{ error }

// Unwrap returns the error itself.
func (f Fault) Unwrap() error { return f.error }

// FrontEnd is how people see a session. A session calls Begin once, then for each answer Turn, and Decide if a person must
// answer. It calls Decided whenever a decision is complete.
type FrontEnd interface {
	// Begin shows the game before the first decision.
	Begin(s *Session)
	// Turn announces that somebody in the seat of player is about to answer.
	Turn(player int)
	// Decide asks a person for one answer, and gives it by Session.Choose or Session.Do.
	Decide() error
	// Decided shows the decision a player has just made, and what followed from it.
	Decided(player int)
	// Throw asks for real dice. A set-up that rolls dice asks before Begin.
	Throw(runtime.WantedDice) ([]int64, error)
}

// Config is what a session needs to begin.
type Config struct {
	Program  *program.Program
	Path     string // of the scenario, for the game log
	Seed     uint64
	Options  map[string]int64
	Language int      // of the texts, an index into Program.Languages
	Seats    []string // who runs each player, in the words of the game log; "" is nobody
	Rounds   int      // the game stops after so many; 0 is no limit
	RealDice bool     // the front end throws the dice
	FrontEnd FrontEnd

	Resume     *gamelog.Log // the game to continue; nil begins a new one
	ResumeFile string       // its name, for messages
	LogFile    string       // the file to write the game log to; "" is none
}

// Session is a game and the players in its seats.
type Session struct {
	Config
	game    *runtime.Game
	players []decider
	draft   draft
	steps   []gamelog.Step
	log     []runtime.Line
	marks   []mark // positions that can be returned to, oldest first
	dice    []int64
	opening []int64 // dice thrown before the first decision
	writer  logWriter
	saved   saved
}

// New begins or continues a game. The error is a Fault or a *runtime.Error if the rules are to blame.
func New(c Config) (*Session, error) {
	s := &Session{Config: c}
	var err error
	if s.players, err = deciders(c.Seats, c.Seed, c.FrontEnd); err != nil {
		return nil, err
	}
	opt := runtime.Options{Values: c.Options, Language: c.Language, Log: s.hear, Lines: true}
	if c.Resume != nil {
		opt.Rolls = c.Resume.Dice
	} else if c.RealDice {
		opt.Dice = s.throw
	}
	if s.game, err = runtime.New(c.Program, c.Seed, opt); err != nil {
		if errors.Is(err, ErrLeft) {
			return nil, errors.New("the game was left before it began: its set-up wants dice")
		}
		return nil, err
	}
	if c.Resume != nil {
		s.dice = c.Resume.Dice
		if err := s.catchUp(c.Resume); err != nil {
			return nil, err
		}
		if c.RealDice {
			s.game.AskDice(s.throw)
		}
	}
	s.opening, s.dice = s.dice, nil
	return s, s.openLog()
}

// hear keeps a line the rules say. The interpreter passes it on when the decision it follows from is certain.
func (s *Session) hear(l runtime.Line) { s.log = append(s.log, l) }

// throw asks the front end for real dice and keeps them for the game log.
func (s *Session) throw(t runtime.WantedDice) ([]int64, error) {
	dice, err := s.FrontEnd.Throw(t)
	if err == nil {
		s.dice = append(s.dice, dice...)
	}
	return dice, err
}

// Game returns the game. Answers must go through Choose and Do.
func (s *Session) Game() *runtime.Game { return s.game }

// Decisions returns how many decisions were made.
func (s *Session) Decisions() int { return len(s.steps) }

// Said returns all lines the rules have said so far.
func (s *Session) Said() []runtime.Line { return s.log }

// IsPerson reports whether a person sits in a player's seat.
func (s *Session) IsPerson(player int) bool { return s.Seats[player] == Human }

// HasPeople reports whether a person sits in any seat.
func (s *Session) HasPeople() bool { return slices.Contains(s.Seats, Human) }

// Title returns a text without holes, such as a title, in the language of the session.
func (s *Session) Title(text int32) string { return names.Text(s.Program, s.Language, text) }

// PlayerTitle returns what people call a player.
func (s *Session) PlayerTitle(player int) string {
	members := s.Program.Classes[s.Program.PlayerClass].Members
	if player < 0 || player >= len(members) {
		return "nobody"
	}
	return s.Title(members[player].Title)
}

// TakesPart reports whether a player is in the game. A player who is not is hidden from everybody.
func (s *Session) TakesPart(player int) bool {
	v, err := s.game.View(player)
	if err != nil {
		return true
	}
	class := s.Program.Strings[s.Program.Classes[s.Program.PlayerClass].Name]
	for _, c := range v.Classes {
		if c.Class == class {
			return slices.ContainsFunc(c.Things, func(t runtime.ThingView) bool { return t.Name == v.Viewer })
		}
	}
	return true
}

// RoundsPlayed returns how many rounds were played. If the limit of rounds has ended the game, the next round has begun,
// but nobody has decided anything in it.
func (s *Session) RoundsPlayed() int {
	if _, ended := s.game.Over(); !ended && s.Rounds > 0 {
		return min(s.game.Round(), s.Rounds)
	}
	return s.game.Round()
}

// catchUp plays the decisions of a game log.
func (s *Session) catchUp(log *gamelog.Log) error {
	for i, step := range log.Steps {
		s.game.Script(step.Dice)
		if err := s.game.Do(step.Line); err != nil {
			return Fault{fmt.Errorf("%s: decision %d (%s) cannot be played again: %w", s.ResumeFile, i+1, step.Line, err)}
		}
		if h := s.game.Hash(); h != step.Hash {
			return Fault{fmt.Errorf("%s: after decision %d (%s) the state differs from the game log", s.ResumeFile, i+1, step.Line)}
		}
		s.steps = append(s.steps, step)
	}
	s.saved = saved{file: s.ResumeFile, steps: len(s.steps)}
	return nil
}
