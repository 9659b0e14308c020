package session

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// decider answers for a player: a part of a decision, or all of it.
type decider interface {
	Decide(g *runtime.Game) error
}

// person is the seat of a player whom the front end asks.
type person struct{ *Session }

// Decide gives the next pending line or an answer that needs no asking, or lets the front end ask.
func (s person) Decide(g *runtime.Game) error {
	d := g.Decision()
	options := d.Options(nil)
	if len(options) == 1 && d.Kind != runtime.Pick {
		if d.Kind == runtime.Menu && s.AtStart() {
			s.FrontEnd.Given(d.Player, addQuestion(d, options[0].Text)+whyOpen(g, d))
		}
		return s.choose(options[0], false)
	}
	if i, ok := d.Default(); ok && s.defaults[d.Player] && d.Kind == runtime.Pick {
		text := d.Text(i)
		s.FrontEnd.Given(d.Player, addQuestion(d, wording.ReadableAnswers(d, text)[0]))
		return s.choose(runtime.Option{Index: i, Text: text}, false)
	}
	s.asked[d.Player] = s.moment()
	if len(s.pending) > 0 {
		line := s.pending[0]
		s.pending = s.pending[1:]
		if r, err := s.reply(s.do(line)); r.Accepted || err != nil {
			return err
		}
		s.pending = nil // the rules accepted the lines in a copy of the game, where dice may have fallen differently
	}
	return s.FrontEnd.Decide()
}

// whyOpen returns why the only option left of a menu does not end it, or "" if it does.
func whyOpen(g *runtime.Game, d *runtime.Decision) string {
	for i := range d.Len() {
		var refused *runtime.Refusal
		if d.IsDone(i) && !d.Legal(i) && errors.As(g.Clone().Choose(i), &refused) && refused.Reason != "" {
			return "; it does not end yet: " + refused.Reason
		}
	}
	return ""
}

// addQuestion returns an answer followed by its question.
func addQuestion(d *runtime.Decision, answer string) string {
	if about := strings.TrimRight(d.Prompt(), ".:"); about != "" {
		answer += " (" + about + ")"
	}
	return answer
}

// TakesDefaults reports whether choices of a player take their defaults without a question.
func (s *Session) TakesDefaults(player int) bool { return s.defaults[player] }

// TakeDefaults turns that on or off. It does not use the switch of the game itself: that is part of the state, so game
// logs would not replay.
func (s *Session) TakeDefaults(player int, on bool) { s.defaults[player] = on }

// deciders returns the decider of each player; nil for an empty seat. Bots have streams of chance of their own, so that
// they do not affect the game's dice.
func (s *Session) deciders() ([]decider, error) {
	scripts := map[string]*script{}
	players := make([]decider, len(s.Seats))
	for i, who := range s.Seats {
		switch file, isScript := gamelog.ScriptFile(who); {
		case isScript:
			if scripts[file] == nil {
				read, err := readScript(file, s.Stop)
				if err != nil {
					return nil, err
				}
				read.session = s
				scripts[file] = read
			}
			players[i] = scripts[file]
		case who == gamelog.Human:
			players[i] = person{s}
		case who != "":
			players[i] = NewBot(who, s.Seed, i)
		}
	}
	return players, nil
}

// NewBot returns a bot for a player of a game with a seed. who is its name in game logs.
func NewBot(who string, seed uint64, player int) bot.Player {
	seed = BotSeed(seed, player)
	if budget, ok := gamelog.SearchBudget(who); ok {
		return bot.Search(seed, budget)
	}
	if who == gamelog.Random {
		return bot.Random(seed)
	}
	return bot.Greedy(seed)
}

// BotSeed returns the seed of a bot's stream of chance, which is different for each player.
func BotSeed(seed uint64, player int) uint64 { return seed + uint64(player)*0x9e3779b97f4a7c15 + 1 }

// maxScript is how many bytes a script may have.
const maxScript = 16 << 20

// script answers from a file. Several players may share one.
type script struct {
	session *Session
	name    string
	lines   []string
	numbers []int // numbers of the lines in the file
	next    int
	ends    []string // lines that would have ended the menus that closed since the last line
}

// readScript reads a script. If it is a pipe to which nothing is written, reading ends with ErrStopped when stop is
// closed.
func readScript(name string, stop <-chan struct{}) (*script, error) {
	var b []byte
	var err error
	read := make(chan struct{})
	go func() {
		b, err = files.ReadAtMost(name, maxScript)
		close(read)
	}()
	select {
	case <-read:
	case <-stop:
		return nil, ErrStopped
	}
	if err != nil {
		return nil, files.RewordMissing(name, err)
	}
	s := &script{name: name}
	for i, l := range strings.Split(string(b), "\n") {
		l = strings.TrimSpace(l)
		if l == "" || strings.HasPrefix(l, "#") {
			continue
		}
		s.lines = append(s.lines, l)
		s.numbers = append(s.numbers, i+1)
	}
	return s, nil
}

// noteClosed saves the line that would end the menu of g, which closes by itself.
func (s *script) noteClosed(g *runtime.Game) {
	if d := g.Clone().Decision(); d != nil && d.Len() > 0 && d.IsDone(d.Len()-1) {
		s.ends = append(s.ends, d.Text(d.Len()-1))
	}
}

// Decide answers with the next line. It skips a line that would have ended a menu that has closed by itself since the
// last line.
func (s *script) Decide(g *runtime.Game) error {
	for {
		if s.next >= len(s.lines) {
			return Fault{fmt.Errorf("%s has no more answers; the question is: %s", s.name, g.Decision().Prompt())}
		}
		line, ends := s.lines[s.next], s.ends
		end := slices.Index(ends, line)
		if end >= 0 && s.hasEnded(g) {
			s.next, s.ends = s.next+1, ends[end+1:]
			continue
		}
		s.ends = nil
		err := g.Do(line)
		if err == nil {
			s.next++
			return nil
		}
		s.ends = ends
		var r *runtime.Refusal
		if !errors.As(err, &r) {
			return err
		}
		d := g.Decision()
		reason := fmt.Sprintf("%q was refused: %s\n  %s is asked: %s", line, r.Reason, s.session.PlayerTitle(d.Player),
			d.Prompt())
		if len(ends) > 0 {
			reason += fmt.Sprintf("\n  since the line before, menus have closed by themselves: %s", strings.Join(ends, ", "))
		}
		return Fault{fmt.Errorf("%s:%d: %s", s.name, s.numbers[s.next], reason)}
	}
}

// hasEnded reports whether to skip the next line, because it would have ended a menu that closed by itself. It skips
// the line if the open question refuses it. It also skips it if the open question accepts the line after it instead,
// and that line would be refused after this one.
func (s *script) hasEnded(g *runtime.Game) bool {
	line := s.lines[s.next]
	tried := func() *runtime.Game {
		c := g.Clone()
		c.Mute()
		return c
	}
	taken := tried()
	err := taken.Do(line)
	if _, ok := errors.AsType[*runtime.Refusal](err); ok {
		return true
	}
	if err != nil || s.next+1 >= len(s.lines) {
		return false
	}
	after := s.lines[s.next+1]
	if after == line || tried().Do(after) != nil {
		return false
	}
	d := taken.Decision()
	return d == nil || s.session.players[d.Player] == decider(s) && taken.Do(after) != nil
}
