// Package probe plays a program a little and reports what it saw: what holds after the set-up, in which phases players
// had a choice, and which defaults were illegal. It gives no advice, and the same program always has the same result.
package probe

import (
	"errors"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/view"
)

// Options limit Look. The zero value is fast enough for a user who waits.
type Options struct {
	Games     int   // games of random players; 0: 6
	Decisions int   // in each game; 0: 250
	Steps     int64 // in each decision; 0: 300,000
}

// Seen is the result of Look.
type Seen struct {
	p         *program.Program
	board     *runtime.Game // after the set-up; nil if that asks a player or fails
	won       []int
	phases    map[string]*phase
	offered   map[int]int // number of menus by player
	unfit     []spot
	unworded  []string       // messages
	failure   *runtime.Error // of the last game, if none came to a decision or to an end
	games     int
	decisions int
}

type phase struct{ began, asked int }

type spot struct {
	file         string
	line, column int
}

// Look sets a game up and plays a few games. A game in which a rule fails ends there, but counts until then.
func Look(p *program.Program, opt Options) *Seen {
	if opt.Games <= 0 {
		opt.Games = 6
	}
	if opt.Decisions <= 0 {
		opt.Decisions = 250
	}
	if opt.Steps <= 0 {
		opt.Steps = 300_000
	}
	s := &Seen{p: p, phases: map[string]*phase{}, offered: map[int]int{}}
	if g, err := runtime.NewBare(p, 1, runtime.Options{}); err == nil && g.Setup() == nil {
		s.board = g
		for i := range p.Victories {
			if v, err := g.Clone().Eval(int(p.Victories[i].When)); err == nil && v != 0 {
				s.won = append(s.won, i)
			}
		}
	}
	for seed := range opt.Games {
		s.noteGame(uint64(seed+1), opt)
	}
	return s
}

func (s *Seen) noteGame(seed uint64, opt Options) {
	options := runtime.Options{Budget: opt.Steps, Began: func(i int) { s.phase(i).began++ }}
	if len(s.p.Hides) > 0 {
		options.Log = s.hear
	}
	g, err := runtime.New(s.p, seed, options)
	if err != nil {
		if failure := (*runtime.Error)(nil); s.games == 0 && errors.As(err, &failure) {
			s.failure = failure
		}
		return
	}
	s.games++
	s.failure = nil
	player := bot.Random(seed)
	for range opt.Decisions {
		if _, over := g.Over(); over {
			return
		}
		d := g.Decision()
		if d == nil {
			return
		}
		if d.Kind == runtime.Menu {
			s.offered[d.Player]++
		}
		if i := g.Phase(); i >= 0 {
			s.phase(i).asked++
		}
		if given, fits := d.DefaultFits(); given && !fits {
			s.note(d.Place())
		}
		if player.Decide(g) != nil {
			return
		}
		s.decisions++
	}
}

func (s *Seen) note(file string, line, column int) {
	if at := (spot{file, line, column}); !slices.Contains(s.unfit, at) {
		s.unfit = append(s.unfit, at)
	}
}

// hear notes a message to everybody for which somebody has no better word than "hidden".
func (s *Seen) hear(m runtime.Line) {
	if m.To >= 0 {
		return
	}
	known := strings.Count(m.Text, view.Hidden)
	for player := range s.p.ClassAt(s.p.PlayerClass).Members {
		if strings.Count(m.For(player), view.Hidden) > known {
			s.unworded = append(s.unworded, m.Text)
			return
		}
	}
}

func (s *Seen) phase(i int) *phase {
	name := ""
	if phases := s.p.ClassAt(s.p.PhaseClass).Members; i < len(phases) {
		name = s.p.Strings[phases[i].Name]
	}
	if s.phases[name] == nil {
		s.phases[name] = &phase{}
	}
	return s.phases[name]
}

// SetUp reports whether the set-up ended without asking a player.
func (s *Seen) SetUp() bool { return s.board != nil }

// Failure returns the message and the place of the error with which every game began. The message is "" if some game
// came to a decision or to an end.
func (s *Seen) Failure() (message, file string, line, column int) {
	if s.failure == nil {
		return "", "", 0, 0
	}
	file, line, column = s.failure.Position()
	return s.failure.Text, file, line, column
}

// Won returns the victories, by index, whose conditions hold after the set-up.
func (s *Seen) Won() []int { return s.won }

// Number returns the result of a function of one player after the set-up. function is its name in the program.
func (s *Seen) Number(function string, player int) (int64, bool) {
	if s.board == nil {
		return 0, false
	}
	for i := range s.p.Funcs {
		if s.p.Strings[s.p.Funcs[i].Name] == function {
			v, err := s.board.Clone().Eval(i, int64(player))
			return v, err == nil
		}
	}
	return 0, false
}

// Phase returns how often a phase began, and how many decisions were made in it and not in an inner phase.
func (s *Seen) Phase(name string) (began, asked int) {
	if p := s.phases[name]; p != nil {
		return p.began, p.asked
	}
	return 0, 0
}

// Games returns how many games were played, and how many decisions were made in them.
func (s *Seen) Games() (games, decisions int) { return s.games, s.decisions }

// Offered returns how often a player had a menu to choose from.
func (s *Seen) Offered(player int) int { return s.offered[player] }

// Unfit calls f with the place of every choice whose default was illegal, in the order of play.
func (s *Seen) Unfit(f func(file string, line, column int)) {
	for _, o := range s.unfit {
		f(o.file, o.line, o.column)
	}
}

// Unworded returns the messages, as the referee read them, that everybody read and somebody with "hidden" in them.
func (s *Seen) Unworded() []string { return s.unworded }
