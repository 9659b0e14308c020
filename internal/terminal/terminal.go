// Package terminal is the front end of a session for people at a terminal, or for a program that writes to standard
// input. It asks for answers, carries out commands such as look and undo, and shows what happens.
package terminal

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/terminal/board"
	"github.com/scenario-lang/scenario/internal/terminal/input"
	"github.com/scenario-lang/scenario/internal/terminal/wording"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// Config says how a terminal reads and prints.
type Config struct {
	In      io.Reader
	Out     io.Writer
	Editor  bool // In and Out are a terminal with a person at it
	Echo    bool // print what is read, because In is no terminal
	Color   bool
	Width   func() int      // of the terminal, in characters; nil: no line is broken
	Quiet   bool            // show no decisions and no lines of the rules
	Verbose bool            // show decisions of bots too when no person plays
	Persons []int           // by player: a number for the person who plays it; nil: a person for each player
	Share   bool            // people who take turns at the screen hand it over, so that no one reads what is hidden from that person
	Stop    <-chan struct{} // gives up reading when it is closed; nil is never

	// Explain words an error of the rules that comes up after a number of decisions.
	Explain func(e *runtime.Error, decisions int) error
}

// Terminal is a session.FrontEnd.
type Terminal struct {
	Config
	session  *session.Session
	game     *runtime.Game
	board    *board.Board
	words    wording.Fields
	in       input.Reader // opened when it is first needed
	narrator narrator
	question question

	turn     turn // of the person when the position was last shown
	phase    int  // last announced
	player   int  // asked last
	greeted  bool
	unseen   bool            // the last dice were thrown by chance, and people were told
	menus    map[string]bool // whose lines were shown
	defaults map[int]bool    // players who take defaults without being asked
	screen   session.Screen
	backlog  backlog
	closings []closing      // since the last answer
	asked    map[int]moment // by player: of the last question
	known    map[int]bool   // players whose whole position was shown since another one had a turn
}

// turn identifies a turn. The position is shown at the beginning of each.
type turn struct{ player, round, active int }

// New returns a terminal, which is ready to throw dice and to begin a session.
func New(c Config) *Terminal {
	if c.Width == nil {
		c.Width = func() int { return math.MaxInt }
	} else {
		c.Out = &layout.Breaker{Out: c.Out, Width: c.Width}
	}
	return &Terminal{Config: c, player: -1, turn: turn{-1, -1, -1}, defaults: map[int]bool{}, menus: map[string]bool{}, asked: map[int]moment{}, known: map[int]bool{}}
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

// sayParagraph prints a text in lines as wide as those of the board.
func (t *Terminal) sayParagraph(text string) { t.say("%s", layout.Wrap(text, t.board.Columns(), "")) }

// Warn shows what people must know although it is not about the game.
func (t *Terminal) Warn(text string) { t.say("\n  Note: %s.", text) }

// Begin greets the people at the table and shows what the set-up said.
func (t *Terminal) Begin(s *session.Session) {
	t.session, t.game = s, s.Game()
	t.board = board.New(s, t.Out, t.Width, t.Color)
	t.words = wording.Fields{Program: s.Program, Language: s.Language}
	t.narrator = newNarrator(s)
	if s.HasPeople() {
		t.greet()
	}
	t.screen, t.backlog = session.Screen{Persons: t.Persons, HandOver: t.Share}, make(backlog, len(s.Seats))
	t.narrate("", t.screen.Viewer(s, -1))
	if s.HasPeople() {
		t.game.OnClosed(t.noteClosed)
	}
}

// greet says what is played and who plays whom.
func (t *Terminal) greet() {
	p := t.session.Program
	title := t.session.Title(p.Title)
	if title == "" {
		title = p.Name
	}
	var kinds, seats []string // who runs players, and which
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

// Turn notes whose answer comes next.
func (t *Terminal) Turn(player int) {
	t.narrator.round = t.game.Round()
	t.narrator.prompt = ""
	t.closings = nil
	d := t.game.Decision()
	t.narrator.yesNo = d.Kind != runtime.Menu && d.Len() <= 2 && wording.YesNo(d.Options(nil))
	t.noteTurn()
	if t.session.IsPerson(player) {
		return
	}
	if t.game.Active() != t.turn.active {
		t.turn.active = -2 // somebody else has a turn, so the person's next one begins with the position
	}
	if d.Kind == runtime.Pick && (t.session.HasPeople() || t.Verbose) {
		t.narrator.prompt = d.PromptFor(t.screen.Viewer(t.session, player))
	}
}

// Decide asks until one answer is given. An answer without an alternative is given without asking.
func (t *Terminal) Decide() error {
	t.unseen = false
	d := t.game.Decision()
	options := d.Options(nil)
	if len(options) == 1 && d.Kind != runtime.Pick {
		if d.Kind == runtime.Menu && t.session.AtStart() && t.screen.MayRead(t.session, d.Player) {
			t.sayForced(d, options[0].Text)
		}
		return t.session.Choose(options[0], false)
	}
	if t.defaults[d.Player] && d.Kind == runtime.Pick {
		if i, ok := d.Default(); ok {
			t.sayForced(d, readable(d, d.Text(i))[0])
			return t.session.Choose(runtime.Option{Index: i, Text: d.Text(i)}, false)
		}
	}
	if next := t.screen.Next(t.session); next >= 0 {
		if err := t.handOver(next); err != nil {
			return err
		}
	}
	t.showPrivate(d.Player)
	t.asked[d.Player] = t.moment()
	if now := (turn{d.Player, t.game.Round(), t.game.Active()}); now != t.turn {
		t.turn, t.player, t.phase = now, d.Player, t.game.Phase()
		t.position()
	} else if t.game.Phase() != t.phase {
		t.phase = t.game.Phase()
		t.clock()
	}
	return t.askUntilAnswered(options)
}

// position shows a person what matters at the beginning of a turn. `look` shows the whole board.
func (t *Terminal) position() {
	v := t.view()
	if !t.greeted {
		t.greeted = true
		t.say("")
		t.sayParagraph("Answer by a number or by words; `help` lists what else can be typed. Enter gives the answer in brackets before `>`, or shows the question again if there is none.")
	}
	t.clock()
	whole := t.isWhole()
	t.board.Turn(v, t.player, whole)
	t.known[t.player] = t.known[t.player] || whole
}

// noteTurn notes that whole positions are shown again when it is the other players' turn.
func (t *Terminal) noteTurn() {
	if active := t.game.Active(); active >= 0 {
		for p := range t.known {
			if p != active {
				t.known[p] = false
			}
		}
	}
}

// isWhole reports whether everything that the player has is shown, and not only what has changed: the first time, and
// at the beginning of a turn of the player's after one of another player. What is still on the screen is not printed
// again.
func (t *Terminal) isWhole() bool {
	known, before := t.known[t.player]
	active := t.game.Active()
	return !before || !known && (active < 0 || active == t.player)
}

// clock shows the round, the phase and the active player.
func (t *Terminal) clock() {
	t.narrator.headed = t.game.Round()
	t.board.Clock()
}

// view returns what the person who is asked may see.
func (t *Terminal) view() *runtime.View {
	v, err := t.game.View(t.player)
	if err != nil {
		t.say("  The position cannot be shown: %s", err)
		return &runtime.View{}
	}
	return v
}

// sayForced shows an answer that is given without asking: to a menu that leaves no choice, or by default.
func (t *Terminal) sayForced(d *runtime.Decision, text string) {
	line := "  " + t.session.PlayerTitle(d.Player) + ": " + text
	if about := strings.TrimRight(d.Prompt(), ".:"); about != "" {
		line += " (" + about + ")"
	}
	t.say("%s", line)
}

// Throw asks for the faces of real dice, or for lots. Those that chance has thrown unseen are only mentioned.
func (t *Terminal) Throw(wanted runtime.WantedDice) ([]int64, error) {
	if wanted.Thrown != nil {
		if !t.unseen {
			t.say("\n  (the game rolls what depends on something hidden)")
		}
		t.unseen = true
		return wanted.Thrown, nil
	}
	t.unseen = false
	in := t.reader()
	for i := len(wanted.Said) - 1; i >= 0; i-- { // the last thing everybody may know tells what the dice are for
		if text := wanted.Said[i].For(runtime.Everyone); text != "" {
			t.say("\n  %s", text)
			break
		}
	}
	t.say("")
	if wanted.For != "" {
		t.say("%s", wanted.For)
	}
	t.say("%s", wording.Dice(wanted))
	for {
		line, err := in.Read("dice> ", input.NoCompletion)
		if err == io.EOF || err == nil && strings.EqualFold(strings.TrimSpace(line), "quit") {
			return nil, session.ErrLeft
		}
		if err != nil {
			return nil, left(err)
		}
		if strings.EqualFold(strings.TrimSpace(line), "undo") {
			if t.withdraws() {
				return nil, session.ErrUndone
			}
			continue
		}
		dice, problem := wording.ReadFaces(wanted, line)
		if problem == "" {
			return dice, nil
		}
		t.say("  %s", problem)
	}
}
