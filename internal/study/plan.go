// Package study plays many games of one scenario, or of two, and reports the results with their uncertainty.
//
// A Plan says what to play: one or two arms (a program with its options), two bots, the first seed, and limits. It
// consists of Tasks. A task is the smallest unit that is meaningful by itself: games with one seed that are compared
// with each other. With two arms it is a game of each; with two bots it is a pair in which they change sides; and with
// both it is four games. The result of a task depends only on the plan and its number, so it does not matter who plays
// it, when, or how often.
//
// Everything else builds on that. Play plays a task (game.go). A Ledger stores one result for each number (ledger.go).
// Run (run.go) asks a Carrier, which may be goroutines or machines (package conveyor), for the tasks that the ledger
// lacks, and reads the ledger in the order of the numbers, never in the order of arrival. So the tally, its hash, and
// the end of the study do not depend on the number of machines, nor on interruptions.
//
// Each task gives a score between -1 and 1, whose mean is 0 if there is no difference (question.go). The interval of
// the mean is valid at any time (betting.go), so a study may end as soon as the interval excludes 0. All other
// intervals are those for a fixed number of games.
//
// A search for the value of an option that makes a game even (find.go) is a study whose tasks have different values of
// the option. The next value depends on the results so far, again in the order of the numbers.
package study

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

// format is the version of the results of tasks. Results of another version are refused.
const format = 1

// Plan says what to play. It is sent as JSON, together with the programs.
type Plan struct {
	Format int            `json:"format"`
	Arms   []Arm          `json:"arms"` // one or two
	Bots   [2]string      `json:"bots"` // as in game logs; if they differ, they change sides
	Seed   uint64         `json:"seed,string"`
	Limits session.Limits `json:"limits"`
	Find   string         `json:"find,omitempty"` // the option whose value is searched; "" for none
}

// Arm is one of the scenarios to compare.
type Arm struct {
	Program string           `json:"program"` // its hash
	Options map[string]int64 `json:"options,omitempty"`
}

// Task is the games of a study that have the seed with index Number. Value is that of the option Plan.Find.
type Task struct {
	Value  int64 `json:"value,omitempty"`
	Number int   `json:"number"`
}

// Study is a plan with its programs.
type Study struct {
	Plan
	Programs []*program.Program // by arm
	sides    [][]Side           // by arm
	observed []observed         // by arm
}

// NewPlan returns the plan of a study.
func NewPlan(bots [2]string, seed uint64, limits session.Limits) Plan {
	return Plan{Format: format, Bots: bots, Seed: seed, Limits: limits}
}

// ID returns a name that is the same for equal plans.
func (p Plan) ID() string {
	sum := sha256.Sum256(p.Encode())
	return hex.EncodeToString(sum[:])
}

// Encode returns the plan as JSON.
func (p Plan) Encode() []byte {
	b, err := json.Marshal(p)
	if err != nil {
		panic(err) // every part of it can be written as JSON
	}
	return b
}

// Limits for a plan from another machine.
const (
	mostRounds    = 100_000
	mostDecisions = 10_000_000
)

// Decode makes a study from the plan of another machine. programOf returns the programs by their hashes.
func Decode(b []byte, programOf func(hash string) (*program.Program, error)) (*Study, error) {
	var plan Plan
	if err := json.Unmarshal(b, &plan); err != nil {
		return nil, fmt.Errorf("the plan of a study cannot be read: %w", err)
	}
	if plan.Format != format {
		return nil, fmt.Errorf("the plan of a study has format %d, and this program reads format %d: "+
			"use one version of it everywhere", plan.Format, format)
	}
	if l := plan.Limits; l.Rounds < 1 || l.Rounds > mostRounds || l.Decisions < 1 || l.Decisions > mostDecisions {
		return nil, errors.New("the plan of a study has no limit on the length of a game")
	}
	var programs []*program.Program
	for _, a := range plan.Arms {
		p, err := programOf(a.Program)
		if err != nil {
			return nil, err
		}
		if p.Hash() != a.Program {
			return nil, fmt.Errorf("a program has the hash %.12s and not %.12s", p.Hash(), a.Program)
		}
		programs = append(programs, p)
	}
	return New(plan, programs)
}

// New makes a study from a plan and the programs of its arms.
func New(plan Plan, programs []*program.Program) (*Study, error) {
	if len(plan.Arms) < 1 || len(plan.Arms) > 2 || len(programs) != len(plan.Arms) {
		return nil, fmt.Errorf("a study has one or two scenarios, and not %d", len(plan.Arms))
	}
	for _, b := range plan.Bots {
		if !gamelog.IsBot(b) {
			return nil, fmt.Errorf("%q is not a bot", b)
		}
	}
	s := &Study{Plan: plan, Programs: programs}
	for i, p := range programs {
		s.sides = append(s.sides, sidesOf(p, plan.Arms[i].Options))
		s.observed = append(s.observed, observe(p))
	}
	return s, nil
}

// Sides returns the sides of an arm.
func (s *Study) Sides(arm int) []Side { return s.sides[arm] }

// duel reports whether two bots play against each other.
func (s *Study) duel() bool { return s.Bots[0] != s.Bots[1] }

// GamesPerTask returns how many games of each arm a task has.
func (s *Study) GamesPerTask() int {
	if s.duel() {
		return 2
	}
	return 1
}

// Side is what wins or loses together: the players of an alliance, or one player.
type Side struct {
	Name    string
	Players []int
	wins    []string // the side has won if one of these names has
}

// HasWon reports whether the side is among the winners.
func (s Side) HasWon(winners []string) bool {
	return slices.ContainsFunc(winners, func(w string) bool { return slices.Contains(s.wins, w) })
}

// sidesOf returns the sides of a scenario with some options: its alliances, or its players. If a seating sets these
// options, only its players take part.
func sidesOf(p *program.Program, options map[string]int64) (out []Side) {
	players := names.Players(p)
	alliance := p.Alliances()
	for a, name := range names.Members(p, p.AllianceClass) {
		of := Side{Name: name, wins: []string{name}}
		for i := range players {
			if alliance != nil && alliance[i] == int64(a) {
				of.Players, of.wins = append(of.Players, i), append(of.wins, players[i])
			}
		}
		if len(of.Players) > 0 {
			out = append(out, of)
		}
	}
	if len(out) > 1 {
		return out
	}
	out = nil
	for _, i := range seated(p, options) {
		out = append(out, Side{Name: players[i], Players: []int{i}, wins: []string{players[i]}})
	}
	return out
}

// seated returns the players who take part.
func seated(p *program.Program, options map[string]int64) (out []int) {
	for _, s := range p.Seatings {
		fits := len(s.Options) > 0
		for i := 0; i+1 < len(s.Options); i += 2 {
			o := p.Options[s.Options[i]]
			v, given := options[p.Strings[o.Name]]
			if !given {
				v = o.Default
			}
			fits = fits && v == s.Options[i+1]
		}
		if fits {
			for _, seat := range s.Seats {
				for _, i := range seat {
					out = append(out, int(i))
				}
			}
			return out
		}
	}
	for i := range names.Players(p) {
		out = append(out, i)
	}
	return out
}
