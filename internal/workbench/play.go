package workbench

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"path/filepath"
	"sync"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/reach"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/session/standing"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/internal/workbench/table"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// tables has the game in progress. There is one at a time.
type tables struct {
	mu     sync.Mutex
	table  *table.Table
	model  *model         // the rules of the game
	config session.Config // its configuration
	tableState
}

// tableState is the state of a table outside the game.
type tableState struct {
	serial int            // how many tables there were: those of one game whose rules have changed are several
	screen session.Screen // each player is a person of its own
	note   string         // what happened to the game when the rules changed, until somebody plays on
}

// replace ends the game and sets the next one, which may be nil.
func (t *tables) replace(next *table.Table, m *model, c session.Config) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.table != nil {
		t.table.Close()
	}
	t.table, t.model, t.config, t.note = next, m, c, ""
	t.screen = session.Screen{HandOver: true}
	t.serial++
}

// saveAndClose ends the game and saves it, unless it is in a file.
func (t *tables) saveAndClose(say func(format string, args ...any)) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.table == nil {
		return
	}
	t.table.Close()
	t.table.Do(context.Background(), func(s *session.Session, _ table.Moment) table.Verdict {
		if s == nil || !s.HasPeople() {
			return table.Stay
		}
		if said := s.Rescue(); said != "" {
			say("%s", said)
		}
		return table.Stay
	})
	t.table = nil
}

// playing returns the game in progress, or nil. If the rules have changed, it continues the game by the new ones.
func (b *Bench) playing(m *model) (*table.Table, error) {
	t := &b.tables
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.table == nil || t.model == m {
		return t.table, nil
	}
	log, err := logOf(t.table)
	if err != nil {
		return nil, err
	}
	t.table.Close()
	t.serial++
	t.model = m
	if t.table, t.note, err = b.continueGame(m, t.config, log); err != nil {
		t.table = nil
		return nil, httpError{http.StatusConflict, "The rules have changed, and the game cannot be set up with them: " +
			err.Error()}
	}
	return t.table, nil
}

// continueGame continues a game by changed rules: it replays the decisions up to the first that is illegal now. log is
// nil if the game was never set up. note says what happened.
func (b *Bench) continueGame(m *model, c session.Config, log *gamelog.Log) (next *table.Table, note string, err error) {
	if log == nil {
		next, err = b.startTable(m, c)
		return next, "The rules have changed; the game begins again.", err
	}
	c.Seed, c.Options, c.Resume, c.ResumeFile, c.OtherRules = log.Seed, log.Options, log, "this game", true
	note = "The rules have changed; the game goes on with the new ones."
	c.Lost = func(err error) {
		note = fmt.Sprintf("The rules have changed, and %v. The game goes on from there.", err)
	}
	next, err = b.startTable(m, c)
	return next, note, err
}

// logOf returns the game log so far, or nil if the game has not been set up.
func logOf(t *table.Table) (log *gamelog.Log, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), timeLimit)
	defer cancel()
	err = t.Do(ctx, func(s *session.Session, _ table.Moment) table.Verdict {
		if s != nil {
			log = s.Log()
		}
		return table.Stay
	})
	return log, err
}

// startTable starts a game by the rules of a version.
func (b *Bench) startTable(m *model, c session.Config) (*table.Table, error) {
	c.Program, c.Path, c.Release = m.program, filepath.ToSlash(b.Dir), m.built.Merged.Releases[m.built.Merged.Dir]
	c.Limits, c.Stop, c.Weigh = session.DefaultLimits, b.stop, true
	return table.New(c, func() { b.hub.send(event{"play", true}) })
}

// ownSeed returns a random seed. With the known seed of the author's set-up, players could look up what is hidden. A
// page can write it exactly, because it has at most 52 bits.
func ownSeed() uint64 { return rand.Uint64() >> 12 }

// gameWanted is the body of a request to start a game.
type gameWanted struct {
	Seats   map[string]string `json:"seats"` // by player: human, a bot, or "" for nobody
	Seed    *uint64           `json:"seed"`  // nil for a random one
	Options map[string]int64  `json:"options"`
	File    string            `json:"file"` // the file of a game to continue
	Dice    bool              `json:"dice"` // people throw real dice
}

// newGame starts a game, or continues one from a file.
func (b *Bench) newGame(a request, want gameWanted) (any, error) {
	m := a.model
	if m.built.Merged.Abstract {
		return nil, badRequest("The scenario is abstract: games are built on it, and it cannot be played by itself.")
	}
	c := session.Config{Seed: ownSeed(), Options: presentOptions(m.program, m.values), RealDice: want.Dice}
	if want.Seed != nil {
		c.Seed = *want.Seed
	}
	maps.Copy(c.Options, want.Options)
	if want.File != "" {
		log, err := readLog(want.File)
		if err != nil {
			return nil, err
		}
		c.Resume, c.ResumeFile, c.Seed, c.Options = log, want.File, log.Seed, log.Options
		c.OtherRules = gamelog.CheckRules(m.program, log) != nil
	}
	for _, p := range names.Players(m.program) {
		who, ok := want.Seats[p]
		if !ok && c.Resume != nil && len(c.Resume.Seats) > len(c.Seats) {
			who = c.Resume.Seats[len(c.Seats)]
		} else if !ok {
			who = gamelog.Human
		}
		if who != "" && who != gamelog.Human && !gamelog.IsBot(who) {
			return nil, badRequest("%s cannot be run by %q here", p, who)
		}
		c.Seats = append(c.Seats, who)
	}
	t, err := b.startTable(m, c)
	if err != nil {
		return nil, badRequest("the game cannot begin: %v", err)
	}
	b.tables.replace(t, m, c)
	return b.game(a)
}

// gameShown is the game in progress as a page shows it.
type gameShown struct {
	Playing   bool              `json:"playing"`
	Note      string            `json:"note,omitempty"`
	Warnings  []string          `json:"warnings,omitempty"`
	Problem   string            `json:"problem,omitempty"`
	Over      string            `json:"over,omitempty"`
	Seats     []string          `json:"seats,omitempty"` // by player
	Decisions int               `json:"decisions"`
	Log       []session.Event   `json:"log"`
	Score     []standing.Player `json:"score,omitempty"`
	Since     *since            `json:"since,omitempty"` // since the last turn of the player who is asked
	Question  *question         `json:"question,omitempty"`
	// choices of the player who is asked take their defaults without a question
	Defaults bool   `json:"defaults"`
	Person   string `json:"person,omitempty"`   // the viewer, if that is a player
	Handover *named `json:"handover,omitempty"` // the player who must sit down before anything is shown
	Dice     *dice  `json:"dice,omitempty"`     // wanted now
	Unseen   bool   `json:"unseen,omitempty"`   // chance rolled dice, because somebody may not see them
	Saved    string `json:"saved,omitempty"`
	Unsaved  bool   `json:"unsaved"`
}

// maxSaid is how many lines of a game a page shows.
const maxSaid = 200

// game returns the game in progress.
func (b *Bench) game(a request) (any, error) {
	t, err := b.playing(a.model)
	if err != nil {
		return nil, err
	}
	if t == nil {
		return gameShown{Log: []session.Event{}}, nil
	}
	state := b.tables.state()
	out := &gameShown{Playing: true, Note: state.note, Warnings: t.Warnings()}
	err = b.atTable(t, func(s *session.Session, now table.Moment) table.Verdict {
		if now.Dice != nil {
			out.Dice = askDice(now, state)
		}
		if s != nil {
			out.Unseen = now.Unseen
			a.model.fill(out, s, now, state)
		}
		if out.Question != nil {
			out.Question.ID = state.questionID(now)
		}
		return table.Stay
	})
	if err := t.Err(); err != nil {
		out.Problem = err.Error()
	}
	return out, err
}

// atTable calls f while the table waits. It returns an error if the bots are still deciding. The session is nil if the
// set-up waits for dice.
func (b *Bench) atTable(t *table.Table, f func(s *session.Session, now table.Moment) table.Verdict) error {
	ctx, cancel := context.WithTimeout(context.Background(), timeLimit)
	defer cancel()
	err := t.Do(ctx, f)
	if errors.Is(err, table.ErrBusy) {
		return httpError{http.StatusServiceUnavailable, "The bots are still deciding."}
	}
	return err
}

// atWaiting is atTable for the game in progress.
func (b *Bench) atWaiting(m *model, f func(s *session.Session, now table.Moment) table.Verdict) (*table.Table, error) {
	t, err := b.playing(m)
	if err == nil && t == nil {
		err = notFound("no game is played")
	}
	if err == nil {
		err = b.atTable(t, f)
	}
	return t, err
}

// inGame is atWaiting for a game that has been set up.
func (b *Bench) inGame(m *model, f func(s *session.Session, now table.Moment) table.Verdict) error {
	begun := true
	t, err := b.atWaiting(m, func(s *session.Session, now table.Moment) table.Verdict {
		if begun = s != nil; !begun {
			return table.Stay
		}
		return f(s, now)
	})
	switch {
	case err != nil || begun:
		return err
	case t.Err() != nil:
		return badRequest("the game could not be set up: %v", t.Err())
	}
	return httpError{http.StatusConflict, "The set-up of the game waits for dice."}
}

// fill fills out with a game as the player at the screen sees it.
func (m *model) fill(out *gameShown, s *session.Session, now table.Moment, state tableState) {
	g := s.Game()
	viewer, next := state.viewer(s)
	out.Seats, out.Decisions, out.Saved, out.Unsaved = s.Seats, s.Decisions(), s.SavedIn(), s.Unsaved()
	if viewer >= 0 {
		out.Person = m.nameOf(m.program.PlayerClass, viewer)
	}
	out.Score = s.Score(viewer)
	out.Log = append([]session.Event{}, s.Events(max(0, s.EventCount()-maxSaid), viewer)...)
	if o, over := g.Over(); over {
		out.Over = session.WordOutcome(m.program, 0, o, "")
		return
	}
	switch s.Ended() {
	case session.RoundLimit, session.DecisionLimit:
		out.Over = "The game was stopped: it has reached the limit for games without people."
		return
	}
	if next >= 0 {
		out.Handover = &named{m.nameOf(m.program.PlayerClass, next), m.titleOf(m.program.PlayerClass, next)}
		return
	}
	if d := g.Decision(); d != nil {
		if lines, from := s.Since(d.Player); len(lines) > 0 {
			out.Since = &since{lines, from}
		}
	}
	if d := g.Decision(); d != nil && now.Question {
		out.Question, out.Defaults = m.question(g, d, *s.Question()), s.TakesDefaults(d.Player)
	}
}

// withTable calls f with the game in progress and its viewer.
func (b *Bench) withTable(m *model, viewer int, f func(g *runtime.Game, viewer int) error) error {
	var inner error
	state := b.tables.state()
	err := b.inGame(m, func(s *session.Session, _ table.Moment) table.Verdict {
		inner = f(s.Game(), state.sees(s, viewer))
		return table.Stay
	})
	return cmp.Or(err, inner)
}

// answerResult is the reply to an answer.
type answerResult struct {
	session.Reply
	Dice bool `json:"dice,omitempty"` // the answer waits for dice
}

// goneOn is the error of an answer to a question that has closed meanwhile.
const goneOn = "The game has gone on since; look at the question again."

// answerGiven is the body of a request with an answer.
type answerGiven struct {
	Index    *int   `json:"index"`
	Line     string `json:"line"`     // "" for the suggested answer
	Clicked  bool   `json:"clicked"`  // Line is the exact name of something on the board
	Question string `json:"question"` // the ID of the question that the page showed; required with Index
}

// giveAnswer answers the open question with the index of an option, its text, or a line as at a terminal.
func (b *Bench) giveAnswer(a request, want answerGiven) (any, error) {
	return b.reply(a, func(s *session.Session, now table.Moment, state tableState) (session.Reply, error) {
		switch {
		case now.Dice != nil:
			return session.Reply{Reason: "The dice must be thrown first."}, nil
		case want.Question != state.questionID(now) && (want.Question != "" || want.Index != nil):
			return session.Reply{Reason: goneOn}, nil
		case want.Index != nil:
			return s.AnswerOption(*want.Index)
		case want.Clicked:
			return s.AnswerExactly(want.Line)
		}
		return s.Answer(want.Line)
	}, table.Answered)
}

// takeBack takes back the last answer.
func (b *Bench) takeBack(a request) (any, error) {
	undo := func(s *session.Session, _ table.Moment, _ tableState) (session.Reply, error) { return s.Undo() }
	return b.reply(a, undo, table.Undone)
}

// defaultsWanted is the body of a request about defaults.
type defaultsWanted struct {
	On bool `json:"on"`
}

// takeDefaults turns on or off that choices of the player who is asked take their defaults.
func (b *Bench) takeDefaults(a request, want defaultsWanted) (any, error) {
	return b.reply(a, func(s *session.Session, _ table.Moment, _ tableState) (session.Reply, error) {
		d := s.Game().Decision()
		if d == nil {
			return session.Reply{Reason: "No question is open."}, nil
		}
		s.TakeDefaults(d.Player, want.On)
		return session.Reply{Accepted: true}, nil
	}, table.Stay)
}

// complete returns the completions of what is typed.
func (b *Bench) complete(a request) (any, error) {
	out := []string{}
	state := b.tables.state()
	err := b.inGame(a.model, func(s *session.Session, now table.Moment) table.Verdict {
		if _, next := state.viewer(s); now.Question && next < 0 {
			lines := s.Complete(a.text("typed"))
			out = append(out, lines[:min(len(lines), maxCompletions)]...)
		}
		return table.Stay
	})
	return out, err
}

// maxCompletions is how many completions a page gets.
const maxCompletions = 100

// outcome is the reply to an answer, or an error.
type outcome struct {
	reply session.Reply
	err   error
}

// replier gives or takes back an answer at a table.
type replier func(*session.Session, table.Moment, tableState) (session.Reply, error)

// reply calls f to give or take back an answer for the player who is asked. If f accepts it, the session continues with
// verdict. An answer that waits for dice counts as accepted; a later refusal becomes a warning.
func (b *Bench) reply(a request, f replier, verdict table.Verdict) (any, error) {
	state := b.tables.state()
	given := make(chan outcome, 1) // remains empty if the answer waits for dice
	err := b.inGame(a.model, func(s *session.Session, now table.Moment) table.Verdict {
		_, next := state.viewer(s)
		var o outcome
		switch {
		case !now.Question && now.Dice == nil:
			o.reply.Reason = "No question is open."
		case next >= 0:
			o.reply.Reason = "Another player is asked now, who must say so first."
		default:
			o.reply, o.err = f(s, now, state)
		}
		if errors.Is(o.err, session.ErrUndone) {
			return table.Undone // while it waited for dice
		}
		if t := s.FrontEnd.(*table.Table); t.Waited() && o.err != nil {
			t.Warn(o.err.Error())
		} else if t.Waited() && !o.reply.Accepted {
			t.Warn(o.reply.Reason)
		}
		given <- o
		if o.err == nil && o.reply.Accepted {
			return verdict
		}
		return table.Stay
	})
	if err != nil {
		return nil, err
	}
	out := answerResult{session.Reply{Accepted: true}, true}
	select {
	case o := <-given:
		out, err = answerResult{Reply: o.reply}, o.err
	default:
	}
	if out.Accepted {
		b.tables.clearNote()
	}
	return out, err
}

// saveWanted is the body of a request to save.
type saveWanted struct {
	File  string `json:"file"`
	Force bool   `json:"force"`
}

// save writes the game to a file, from which it can be continued here or at a terminal.
func (b *Bench) save(a request, want saveWanted) (any, error) {
	if want.File == "" {
		return nil, badRequest("The name of the file is missing.")
	}
	var failure error
	err := b.inGame(a.model, func(s *session.Session, _ table.Moment) table.Verdict {
		failure = s.Save(want.File, want.Force)
		return table.Stay
	})
	if failure != nil {
		return nil, badRequest("The game could not be saved: %v", failure)
	}
	return map[string]string{"file": want.File}, err
}

// state returns a copy of the state of the table.
func (t *tables) state() tableState {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.tableState
}

// clearNote removes the note when somebody plays on.
func (t *tables) clearNote() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.note = ""
}

// sees returns the viewer to show a game to: the given one or, if something is hidden from people who play, the one who
// sits at the screen.
func (state tableState) sees(s *session.Session, viewer int) int {
	if s.Game().Hides() && s.HasPeople() {
		viewer, _ = state.viewer(s)
	}
	return viewer
}

// questionID identifies a question. An answer with another ID is to a question that has closed meanwhile, because
// another page has answered it or the rules have changed.
func (state tableState) questionID(now table.Moment) string {
	return fmt.Sprintf("%d.%d", state.serial, now.Count)
}

// viewer returns the viewer to whom the page shows the game: the player who is asked, or the referee if nothing is
// hidden. next is the player who must first confirm that nobody else looks (see sitDown), or -1. Until then the page
// shows only what everybody may know.
func (state tableState) viewer(s *session.Session) (viewer, next int) {
	g := s.Game()
	if !g.Hides() {
		return runtime.Referee, -1
	}
	asked := -1
	if d := g.Decision(); d != nil {
		asked = d.Player
	}
	return state.screen.Viewer(s, asked), state.screen.Next(s)
}

// sitter is the body of a request to sit down.
type sitter struct {
	Player string `json:"player"`
}

// sitDown records that a player sits at the screen, and that the others look away.
func (b *Bench) sitDown(a request, want sitter) (any, error) {
	player := a.model.member(a.model.program.PlayerClass, want.Player)
	if player < 0 {
		return nil, notFound("there is no player %q", want.Player)
	}
	b.tables.mu.Lock()
	b.tables.screen.SitDown(player)
	b.tables.mu.Unlock()
	b.hub.send(event{"play", true})
	return b.game(a)
}

// dice is a request for real dice, or for lots.
type dice struct {
	session.Dice
	ID string `json:"id"`
}

func askDice(now table.Moment, state tableState) *dice {
	return &dice{session.AskDice(*now.Dice), "dice." + state.questionID(now)}
}

// thrown is the body of a request with the faces of dice.
type thrown struct {
	Line     string `json:"line"`
	Question string `json:"question"` // the ID of the dice that the page showed; optional
}

// throw accepts the faces of dice, typed as at a terminal.
func (b *Bench) throw(a request, want thrown) (any, error) {
	out := &answerResult{}
	state := b.tables.state()
	_, err := b.atWaiting(a.model, func(_ *session.Session, now table.Moment) table.Verdict {
		if now.Dice == nil {
			out.Reason = "The game is not waiting for dice."
			return table.Stay
		}
		if want.Question != "" && want.Question != askDice(now, state).ID {
			out.Reason = goneOn
			return table.Stay
		}
		faces, problem := wording.ReadFaces(*now.Dice, want.Line)
		if problem != "" {
			out.Reason = problem
			return table.Stay
		}
		out.Accepted = true
		return now.Show(faces)
	})
	return out, err
}

// offer is an action of the open menu that can be used at a place on the board.
type offer struct {
	Index int    `json:"index"` // of the option
	Text  string `json:"text"`  // of the option
	Line  string `json:"line"`  // of the action, with the place or piece filled in
}

// offers are the actions for a place on the board.
type offers struct {
	Question string  `json:"question"`
	Menu     bool    `json:"menu"` // the open question is a menu
	Offers   []offer `json:"offers"`
}

// offersAt returns the actions of the open menu with a parameter that may be the place, or a piece in it.
func (b *Bench) offersAt(a request) (any, error) {
	m := a.model
	p := m.program
	at := reach.Piece{
		Unit: m.member(p.UnitClass, a.text("unit")), Owner: m.member(p.PlayerClass, a.text("owner")),
		Space: m.member(p.SpaceClass, a.text("space")),
	}
	if at.Space < 0 {
		return nil, notFound("there is no space %q", a.text("space"))
	}
	out, words := &offers{Offers: []offer{}}, wording.Fields{Program: p}
	var failed error
	state := b.tables.state()
	err := b.inGame(m, func(s *session.Session, now table.Moment) table.Verdict {
		d := s.Game().Decision()
		if _, next := state.viewer(s); !now.Question || d == nil || next >= 0 || d.Kind != runtime.Menu {
			return table.Stay
		}
		out.Question, out.Menu = state.questionID(now), true
		lines := map[int]string{}
		for _, space := range append([]int{at.Space}, names.Larger(p, at.Space)...) {
			there := at
			there.Space = space
			var found map[int]string
			if found, failed = reach.LinesWith(s.Game(), there); failed != nil {
				return table.Stay
			}
			for i, line := range found {
				if lines[i] == "" {
					lines[i] = line
				}
			}
		}
		for _, o := range d.Options(nil) {
			if line := lines[int(d.Value(o.Index))]; line != "" && !d.IsDone(o.Index) && !d.IsPass(o.Index) {
				out.Offers = append(out.Offers, offer{o.Index, o.Text, words.Line(line)})
			}
		}
		return table.Stay
	})
	return out, cmp.Or(err, failed)
}
