package workbench

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/terminal/answering"
	"github.com/scenario-lang/scenario/internal/workbench/table"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// tables is the game that is played; there is one at a time.
type tables struct {
	mu    sync.Mutex
	table *table.Table
	model *model // whose rules it is played by
}

// close ends the game.
func (t *tables) close() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.table != nil {
		t.table.Close()
		t.table = nil
	}
}

// playing returns the game that is played, continued by the rules of the present version if they have changed.
func (b *Bench) playing(m *model) (*table.Table, string, error) {
	t := &b.tables
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.table == nil {
		return nil, "", nil
	}
	if t.model == m {
		return t.table, "", nil
	}
	log, err := logOf(t.table)
	if err != nil {
		return nil, "", err
	}
	t.table.Close()
	note := "The rules have changed; the game goes on by the new ones."
	next, err := b.seat(m, session.Config{Seats: log.Seats, Seed: log.Seed, Options: log.Options, Resume: log, ResumeFile: "this game", OtherRules: true})
	for n := len(log.Steps) - 1; err != nil && n >= 0; n-- {
		// The decisions up to the first that is not legal any more.
		note = fmt.Sprintf("The rules have changed, and %v. The game goes on from there.", err)
		log.Steps, log.Open = log.Steps[:n], gamelog.Draft{}
		if k := b.legal(m, log); k < n {
			log.Steps, n = log.Steps[:k], k
		}
		next, err = b.seat(m, session.Config{Seats: log.Seats, Seed: log.Seed, Options: log.Options, Resume: log, ResumeFile: "this game", OtherRules: true})
	}
	t.table, t.model = next, m
	if err != nil {
		t.table = nil
		return nil, "", problem{409, "The rules have changed, and the game cannot be set up by the new ones: " + err.Error()}
	}
	return next, note, nil
}

// legal returns how many decisions of a game log can be made by the rules of a version.
func (b *Bench) legal(m *model, log *gamelog.Log) int {
	g, err := runtime.New(m.program, log.Seed, runtime.Options{Values: log.Options, Rolls: log.Dice})
	if err != nil {
		return 0
	}
	for i, s := range log.Steps {
		d := g.Decision()
		if d == nil || d.Player != s.Player {
			return i
		}
		g.Script(s.Dice)
		if g.Repeat(s.Line) != nil {
			return i
		}
	}
	return len(log.Steps)
}

// logOf returns the game log of a game as far as it was played.
func logOf(t *table.Table) (log *gamelog.Log, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	err = t.Do(ctx, func(s *session.Session, _ bool) table.Verdict {
		log = s.Log()
		return table.Stay
	})
	return log, err
}

// seat begins a game by the rules of a version.
func (b *Bench) seat(m *model, c session.Config) (*table.Table, error) {
	c.Program, c.Path = m.program, filepath.ToSlash(b.Dir)
	c.Limits = session.DefaultLimits
	return table.New(c, func() { b.hub.send(event{"play", true}) })
}

// newGame begins a game, or continues one from a file.
func (b *Bench) newGame(a asked) (any, error) {
	var want struct {
		Seats   map[string]string `json:"seats"` // by player: human, bot:random, bot:greedy, or "" for nobody
		Seed    uint64            `json:"seed"`
		Options map[string]int64  `json:"options"`
		File    string            `json:"file"` // to continue
	}
	if err := a.read(&want); err != nil {
		return nil, err
	}
	m := a.model
	if m.built.Merged.Abstract {
		return nil, wrong("The scenario is abstract: games are built on it, and it cannot be played by itself.")
	}
	c := session.Config{Seed: want.Seed, Options: known(m.program, m.values)}
	for name, v := range want.Options {
		c.Options[name] = v
	}
	if want.File != "" {
		log, err := b.readLog(want.File)
		if err != nil {
			return nil, wrong("%v", err)
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
		switch who {
		case gamelog.Human, gamelog.Random, gamelog.Greedy, "":
		default:
			return nil, wrong("%s cannot be run by %q here", p, who)
		}
		c.Seats = append(c.Seats, who)
	}
	t, err := b.seat(m, c)
	if err != nil {
		return nil, wrong("the game cannot begin: %v", err)
	}
	b.tables.close()
	b.tables.mu.Lock()
	b.tables.table, b.tables.model = t, m
	b.tables.mu.Unlock()
	return b.game(a)
}

// gameShown is the game that is played, as a page shows it.
type gameShown struct {
	Playing   bool      `json:"playing"`
	Note      string    `json:"note,omitempty"`
	Warnings  []string  `json:"warnings,omitempty"`
	Problem   string    `json:"problem,omitempty"`
	Over      string    `json:"over,omitempty"`
	Seats     []string  `json:"seats,omitempty"` // by player
	Decisions int       `json:"decisions"`
	Log       []logLine `json:"log"`
	Question  *question `json:"question,omitempty"`
	Begun     bool      `json:"begun"`
	Person    string    `json:"person,omitempty"` // whose eyes the page has
	Saved     string    `json:"saved,omitempty"`
	Unsaved   bool      `json:"unsaved"`
}

// logLine is a line of the log of a game.
type logLine struct {
	Text string `json:"text"`
}

// maxSaid bounds how much of a game's log a page shows.
const maxSaid = 200

// game shows the game that is played.
func (b *Bench) game(a asked) (any, error) {
	t, note, err := b.playing(a.model)
	if err != nil {
		return nil, err
	}
	if t == nil {
		return gameShown{Log: []logLine{}}, nil
	}
	out := &gameShown{Playing: true, Note: note, Warnings: t.Warnings()}
	err = b.at(t, func(s *session.Session, waits bool) table.Verdict {
		a.model.fill(out, s, waits)
		return table.Stay
	})
	if err := t.Err(); err != nil {
		out.Problem = err.Error()
	}
	return out, err
}

// at does something at the table, or reports that the bots are still deciding.
func (b *Bench) at(t *table.Table, f func(s *session.Session, waits bool) table.Verdict) error {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	err := t.Do(ctx, f)
	if errors.Is(err, table.ErrBusy) {
		return problem{503, "The bots are still deciding."}
	}
	return err
}

// eyes returns whose view of the game the page shows: that of the person who is asked, or everything if nothing is hidden or nobody plays.
func eyes(s *session.Session) int {
	if !s.Game().Hides() || !s.HasPeople() {
		return runtime.Referee
	}
	if d := s.Game().Decision(); d != nil && s.IsPerson(d.Player) {
		return d.Player
	}
	only := runtime.Everyone
	for i := range s.Seats {
		if s.IsPerson(i) {
			if only >= 0 {
				return runtime.Everyone
			}
			only = i
		}
	}
	return only
}

func (m *model) fill(out *gameShown, s *session.Session, waits bool) {
	g := s.Game()
	viewer := eyes(s)
	out.Seats, out.Decisions, out.Begun, out.Saved, out.Unsaved = s.Seats, s.Decisions(), s.Begun(), s.SavedIn(), s.Unsaved()
	if viewer >= 0 {
		out.Person = m.nameOf(m.program.PlayerClass, viewer)
	}
	out.Log = []logLine{}
	lines := s.MessagesSince(max(0, s.MessageCount()-maxSaid))
	for _, l := range lines {
		if text := l.For(viewer); text != "" {
			out.Log = append(out.Log, logLine{Text: text})
		}
	}
	if o, over := g.Over(); over {
		out.Over = m.ended(o)
		return
	}
	switch s.Ended() {
	case session.RoundLimit, session.DecisionLimit:
		out.Over = "The game was stopped: it has reached the limit for games without people."
		return
	}
	if d := g.Decision(); d != nil && waits {
		out.Question = m.question(g, d)
		if s.Begun() {
			out.Question.SoFar = s.Answers()
		}
	}
}

// lookAtTable calls f with the game that is played.
func (b *Bench) lookAtTable(m *model, f func(g *runtime.Game) error) error {
	t, _, err := b.playing(m)
	if err != nil {
		return err
	}
	if t == nil {
		return missing("no game is played")
	}
	var inner error
	if err := b.at(t, func(s *session.Session, _ bool) table.Verdict {
		inner = f(s.Game())
		return table.Stay
	}); err != nil {
		return err
	}
	return inner
}

// answerResult is what became of an answer.
type answerResult struct {
	Accepted bool     `json:"accepted"`
	Meant    string   `json:"meant,omitempty"`
	Reason   string   `json:"reason,omitempty"`
	MayBe    []string `json:"may_be,omitempty"`
	Route    []string `json:"route,omitempty"`
}

// giveAnswer answers the open question by the index of an option, by its text, or by a line as at a terminal.
func (b *Bench) giveAnswer(a asked) (any, error) {
	var want struct {
		Index     *int   `json:"index"`
		Line      string `json:"line"`
		Clicked   bool   `json:"clicked"`   // Line is the name of something on the board, and not a part of another name
		Decisions int    `json:"decisions"` // made when the page showed the question
	}
	if err := a.read(&want); err != nil {
		return nil, err
	}
	t, _, err := b.playing(a.model)
	if err != nil {
		return nil, err
	}
	if t == nil {
		return nil, missing("no game is played")
	}
	out := &answerResult{}
	var failure error
	err = b.at(t, func(s *session.Session, waits bool) table.Verdict {
		d := s.Game().Decision()
		switch {
		case !waits || d == nil:
			out.Reason = "No question is open."
			return table.Stay
		case s.Decisions() != want.Decisions && want.Index != nil:
			out.Reason = "The game has gone on since; look at the question again."
			return table.Stay
		}
		r, err := reply(s, d, want.Index, want.Line, want.Clicked)
		if err != nil {
			failure = err
			return table.Stay
		}
		out.Accepted, out.Meant, out.Reason = r.Done, r.Meant, r.Reason
		for _, o := range r.MayBe {
			out.MayBe = append(out.MayBe, o.Text)
		}
		out.MayBe = append(append(out.MayBe, r.Lines...), r.Names...)
		if len(out.MayBe) > 0 && out.Reason == "" {
			out.Reason = "That may be several things."
		}
		if r.Done {
			return table.Answered
		}
		return table.Stay
	})
	var rule *runtime.Error
	if errors.As(failure, &rule) {
		out.Reason = "The rules fail here: " + rule.Error() + ". The game is as it was."
		failure = nil
	}
	return out, errors.Join(err, failure)
}

// reply gives an answer.
func reply(s *session.Session, d *runtime.Decision, index *int, line string, clicked bool) (answering.Result, error) {
	if index != nil {
		if *index < 0 || *index >= d.Len() {
			return answering.Result{Reason: "There is no such option."}, nil
		}
		return answering.Choose(s, runtime.Option{Index: *index, Text: d.Text(*index)})
	}
	options := d.Options(nil)
	if o, ok := answering.Exact(options, options, line); ok {
		return answering.Choose(s, o)
	}
	if clicked {
		var refused *runtime.Refusal
		if err := s.Do(line); errors.As(err, &refused) {
			return answering.Result{Reason: refused.Reason}, nil
		} else if err != nil {
			return answering.Result{}, err
		}
		return answering.Result{Done: true}, nil
	}
	return answering.Line(s, options, line)
}

// takeBack takes back the last answer.
func (b *Bench) takeBack(a asked) (any, error) {
	t, _, err := b.playing(a.model)
	if err != nil {
		return nil, err
	}
	if t == nil {
		return nil, missing("no game is played")
	}
	out := &answerResult{}
	var failure error
	err = b.at(t, func(s *session.Session, waits bool) table.Verdict {
		if !waits {
			out.Reason = "The game is over."
			return table.Stay
		}
		line, ok, err := s.Undo()
		switch {
		case errors.Is(err, session.ErrShown):
			out.Reason = "This cannot be taken back: something that was hidden has been shown since."
		case err != nil:
			failure = err
		case !ok:
			out.Reason = "There is nothing to take back: dice or another player came after, or nothing was done."
		default:
			out.Accepted, out.Meant = true, line
			return table.Undone
		}
		return table.Stay
	})
	return out, errors.Join(err, failure)
}

// save writes the game to a file, from which it can be continued here or at a terminal.
func (b *Bench) save(a asked) (any, error) {
	var want struct {
		File  string `json:"file"`
		Force bool   `json:"force"`
	}
	if err := a.read(&want); err != nil {
		return nil, err
	}
	if want.File == "" {
		return nil, wrong("The name of the file is missing.")
	}
	t, _, err := b.playing(a.model)
	if err != nil {
		return nil, err
	}
	if t == nil {
		return nil, missing("no game is played")
	}
	var failure error
	err = b.at(t, func(s *session.Session, _ bool) table.Verdict {
		failure = s.Save(want.File, want.Force)
		return table.Stay
	})
	if failure != nil {
		return nil, wrong("It could not be saved: %v", failure)
	}
	return map[string]string{"file": want.File}, err
}

// logMark is how every game log begins.
const logMark = `{"format":"scenario-record/`

// readLog reads a game log.
func (b *Bench) readLog(name string) (*gamelog.Log, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, files.Missing(name, err)
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is not a file", name)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	log, err := gamelog.Read(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return log, nil
}

// logEntry is a file with a game log.
type logEntry struct {
	File string `json:"file"`
	Name string `json:"name"`
	When string `json:"when"`
	Size int64  `json:"size"`
}

// logs lists the game logs in the folder of the scenario and in the one where the server was started.
func (b *Bench) logs(a asked) (any, error) {
	out := []logEntry{}
	seen := map[string]bool{}
	for _, dir := range []string{".", b.Dir} {
		entries, err := os.ReadDir(dir)
		if err != nil {
			continue
		}
		for _, e := range entries {
			file := filepath.ToSlash(filepath.Join(dir, e.Name()))
			info, err := e.Info()
			if err != nil || !info.Mode().IsRegular() || seen[file] || !isLog(file) {
				continue
			}
			seen[file] = true
			out = append(out, logEntry{file, e.Name(), info.ModTime().Format("2006-01-02 15:04"), info.Size()})
		}
	}
	slices.SortFunc(out, func(x, y logEntry) int {
		if x.When != y.When {
			return -compare(x.When, y.When)
		}
		return compare(x.File, y.File)
	})
	return out, nil
}

func compare(a, b string) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// isLog reports whether a file begins like a game log.
func isLog(name string) bool {
	f, err := os.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	start := make([]byte, len(logMark))
	n, _ := f.Read(start)
	return string(start[:n]) == logMark
}
