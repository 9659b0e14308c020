// Package terminal is the front end of a session for people at a terminal, or for a program that writes to standard
// input. It asks for answers, carries out commands such as look and undo, and prints what happens.
package terminal

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/internal/terminal/board"
	"github.com/scenario-lang/scenario/internal/terminal/input"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// Config says how a terminal reads and prints.
type Config struct {
	In      io.Reader
	Out     io.Writer
	Editor  bool // In and Out are a terminal with a person at it
	Echo    bool // print what is read, because In is not a terminal
	Color   bool
	Width   func() int // of the terminal, in characters; nil: do not break lines
	Quiet   bool       // show no decisions and no lines of the rules
	Persons []int      // by player: a number for the person who plays it; nil: another person for each player
	// people hand the screen over, so that each sees only what is not hidden from that person
	Share    bool
	Progress func(decisions, round int) // called after each decision; nil: nothing is
	Stop     <-chan struct{}            // closed to stop reading; may be nil
}

// Terminal is a session.FrontEnd.
type Terminal struct {
	Config
	session  *session.Session
	game     *runtime.Game
	board    *board.Board
	in       input.Reader // opened when it is first needed
	narrator narrator
	question asked
	foretold map[string]question.Told // odds that were printed with the last menu, by space

	turn    turn // of the person when the position was last shown
	phase   int  // last announced
	player  int  // last asked
	greeted bool
	unseen  bool            // chance has rolled the last dice instead of a person, and the people know
	menus   map[string]bool // menus whose lines were shown
	screen  session.Screen
	known   map[int]bool // players whose whole position was shown since another player's turn
}

// turn identifies a turn. The position is shown at the beginning of each.
type turn struct{ player, round, active int }

// New returns a terminal. It can throw dice before it begins a session.
func New(c Config) *Terminal {
	if c.Width == nil {
		c.Width = func() int { return math.MaxInt }
	} else {
		c.Out = &layout.Breaker{Out: c.Out, Width: c.Width}
	}
	return &Terminal{Config: c, player: -1, turn: turn{-1, -1, -1}, menus: map[string]bool{}, known: map[int]bool{}}
}

// Close restores the state of the terminal.
func (t *Terminal) Close() {
	if t.in != nil {
		t.in.Close()
	}
}

// reader opens the input when it is first needed.
func (t *Terminal) reader() input.Reader {
	if t.in == nil {
		t.in = input.New(t.In, t.Out, t.Editor, t.Echo, t.Stop)
	}
	return t.in
}

func (t *Terminal) say(format string, args ...any) { fmt.Fprintf(t.Out, format+"\n", args...) }

// sayParagraph prints a text in lines of the board's width.
func (t *Terminal) sayParagraph(text string) { t.say("%s", layout.Wrap(text, t.board.Columns(), "")) }

// Warn shows a message about the program and not about the game.
func (t *Terminal) Warn(text string) { t.say("\n  Note: %s.", text) }

// Begin greets the people and shows the messages of the set-up.
func (t *Terminal) Begin(s *session.Session) {
	t.session, t.game = s, s.Game()
	t.board = board.New(s, t.Out, t.Width, t.Color)
	t.narrator = newNarrator(s)
	if s.HasPeople() {
		t.greet()
	}
	t.screen = session.Screen{Persons: t.Persons, HandOver: t.Share}
	t.narrate(t.screen.Viewer(s, -1))
}

// greet prints the title of the scenario and the seats.
func (t *Terminal) greet() {
	p := t.session.Program
	title := t.session.Title(p.Title)
	if title == "" {
		title = p.Name
	}
	var kinds, seats []string // kinds of seats, and the players in each
	for i, who := range t.session.Seats {
		if who == "" || !t.session.TakesPart(i) {
			continue
		}
		if who == gamelog.Human {
			who = "you"
		}
		k := slices.Index(kinds, who)
		if k < 0 {
			k, kinds, seats = len(kinds), append(kinds, who), append(seats, who+": ")
		} else {
			seats[k] += ", "
		}
		seats[k] += t.board.PlayerTitle(i)
	}
	t.say("\n%s\n  %s", title, strings.Join(seats, "; "))
}

// Turn records whose answer comes next.
func (t *Terminal) Turn(player int) {
	t.noteTurn()
	if t.session.IsPerson(player) {
		return
	}
	if t.game.Active() != t.turn.active {
		t.turn.active = -2 // another player's turn: show the position on the person's next one
	}
}

// Decide asks until a person gives an answer.
func (t *Terminal) Decide() error {
	t.unseen = false
	if next := t.screen.Next(t.session); next >= 0 {
		if err := t.handOver(next); err != nil {
			return err
		}
	}
	d := t.game.Decision()
	t.showPrivate(d.Player)
	if now := (turn{d.Player, t.game.Round(), t.game.Active()}); now != t.turn {
		t.turn, t.player, t.phase = now, d.Player, t.game.Phase()
		t.showPosition()
	} else if t.game.Phase() != t.phase {
		t.phase = t.game.Phase()
		t.clock()
	}
	return t.askUntilAnswered()
}

// showPosition shows what a person needs at the beginning of a turn. `look` shows the whole board.
func (t *Terminal) showPosition() {
	v := t.view()
	if !t.greeted {
		t.greeted = true
		t.say("")
		t.sayParagraph("Answer by a number or by words; `help` lists what else can be typed. Enter gives the answer in " +
			"brackets before `>`, or shows the question again if there is none.")
	}
	if t.game.Active() == t.player && !t.Quiet {
		t.tellSince()
	}
	t.clock()
	if !t.Quiet {
		t.board.PrintProgress()
	}
	whole := t.isWhole()
	t.board.Turn(v, t.player, whole)
	t.known[t.player] = t.known[t.player] || whole
}

// noteTurn makes the whole position be shown again after another player's turn.
func (t *Terminal) noteTurn() {
	if active := t.game.Active(); active >= 0 {
		for p := range t.known {
			if p != active {
				t.known[p] = false
			}
		}
	}
}

// isWhole reports whether to show everything that the player has, and not only changes: the first time, and on the
// player's turn after another player's. What is still on the screen is not printed again.
func (t *Terminal) isWhole() bool {
	known, before := t.known[t.player]
	active := t.game.Active()
	return !before || !known && (active < 0 || active == t.player)
}

// clock prints the round, the phase and the active player.
func (t *Terminal) clock() {
	t.narrator.headed = t.game.Round()
	t.board.Clock()
}

// view returns the view of the person who is asked.
func (t *Terminal) view() *runtime.View {
	v, err := t.game.View(t.player)
	if err != nil {
		t.say("  The position cannot be shown: %s", err)
		return &runtime.View{}
	}
	return v
}

// Given prints an answer that the session gave without asking, unless another person is at the screen.
func (t *Terminal) Given(player int, text string) {
	t.unseen = false
	if t.screen.MayRead(t.session, player) {
		t.say("  %s: %s", t.session.PlayerTitle(player), text)
	}
}

// Throw asks for the faces of real dice, or for lots. If chance rolls dice because they depend on something hidden, it
// says only that.
func (t *Terminal) Throw(wanted runtime.WantedDice) ([]int64, error) {
	if wanted.Thrown != nil {
		if !t.unseen {
			t.say("\n  (the game rolls dice that depend on something hidden)")
		}
		t.unseen = true
		return wanted.Thrown, nil
	}
	t.unseen = false
	in := t.reader()
	asked := session.AskDice(wanted)
	if asked.Said != "" {
		t.say("\n  %s", asked.Said)
	}
	t.say("")
	if asked.For != "" {
		t.say("%s", asked.For)
	}
	t.say("%s", asked.Text)
	for {
		line, err := in.Read("dice> ", input.NoCompletion)
		if err == io.EOF || err == nil && strings.EqualFold(strings.TrimSpace(line), "quit") {
			return nil, session.ErrLeft
		}
		if err != nil {
			return nil, explainEnd(err)
		}
		if strings.EqualFold(strings.TrimSpace(line), "undo") {
			if err := t.undo(""); err != nil {
				return nil, err
			}
			continue
		}
		dice, problem := wording.ReadFaces(wanted, line)
		if problem == "" {
			return dice, nil
		}
		t.say("  %s (`quit` leaves the game)", problem)
	}
}
