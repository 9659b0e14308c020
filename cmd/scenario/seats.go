package main

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// decider answers for a player: one small decision, or several.
type decider interface {
	Decide(g *runtime.Game) error
}

// The words WHO begins with.
var whoWords = []string{"human", "bot:random", "bot:greedy", "script:FILE"}

// seatPlan says for each player who runs it; "" is nobody.
func seatPlan(p *program.Program, f playFlags) ([]string, error) {
	names := playerNames(p)
	plan := make([]string, len(names))
	seats := [][]int32{}
	if f.seating != "" {
		s, err := findSeating(p, f.seating)
		if err != nil {
			return nil, err
		}
		seats = s.Seats
	} else {
		for i := range names {
			seats = append(seats, []int32{int32(i)})
		}
	}
	sitting := make([]bool, len(names))
	for _, s := range seats {
		for _, i := range s {
			sitting[i] = true
		}
	}
	others := "bot:greedy"
	given := map[int]string{}
	for _, arg := range f.seats {
		name, who, ok := strings.Cut(arg, "=")
		if !ok {
			return nil, fmt.Errorf("--seat %s: write PLAYER=WHO, such as %s=human", arg, first(names, "all"))
		}
		if err := checkWho(who); err != nil {
			return nil, err
		}
		if name == "all" {
			others = who
			continue
		}
		if n, err := strconv.Atoi(name); err == nil && f.seating != "" {
			if n < 1 || n > len(seats) {
				return nil, fmt.Errorf("--seat %s: there are seats 1 to %d", arg, len(seats))
			}
			for _, i := range seats[n-1] {
				given[int(i)] = who
			}
			continue
		}
		at := slices.Index(names, name)
		if at < 0 {
			return nil, unknown("player", name, append([]string{"all"}, names...), "the scenario has: "+orNone(names))
		}
		given[at], sitting[at] = who, true
	}
	for i := range plan {
		switch who, ok := given[i]; {
		case ok:
			plan[i] = who
		case !sitting[i]:
		case len(f.seats) == 0 && len(seats) > 0 && slices.Contains(seats[0], int32(i)):
			plan[i] = "human"
		default:
			plan[i] = others
		}
	}
	return plan, nil
}

func first(names []string, otherwise string) string {
	if len(names) == 0 {
		return otherwise
	}
	return names[0]
}

func playerNames(p *program.Program) []string { return memberNames(p, p.PlayerClass) }

// findSeating takes a name or a number of people.
func findSeating(p *program.Program, name string) (*program.Seating, error) {
	n, numErr := strconv.Atoi(name)
	var names []string
	for i := range p.Seatings {
		s := &p.Seatings[i]
		if p.Strings[s.Name] == name || numErr == nil && len(s.Seats) == n {
			return s, nil
		}
		names = append(names, p.Strings[s.Name])
	}
	return nil, unknown("seating", name, names, "the scenario has: "+orNone(names))
}

func checkWho(who string) error {
	if file, ok := strings.CutPrefix(who, "script:"); ok && file != "" {
		return nil
	}
	if slices.Contains(whoWords[:3], who) {
		return nil
	}
	return unknown("kind of seat", who, whoWords[:3], "it may be: "+strings.Join(whoWords, ", "))
}

// script answers from a file. Several players may share one.
type script struct {
	name  string
	lines []string
	at    []int // line numbers
	next  int
}

func readScript(name string) (*script, error) {
	b, err := readAtMost(name, mostScript)
	if err != nil {
		return nil, missing(name, err)
	}
	s := &script{name: name}
	for i, l := range strings.Split(string(b), "\n") {
		l = strings.TrimSpace(l)
		if l == "" || strings.HasPrefix(l, "#") {
			continue
		}
		s.lines = append(s.lines, l)
		s.at = append(s.at, i+1)
	}
	return s, nil
}

func (s *script) Decide(g *runtime.Game) error {
	if s.next >= len(s.lines) {
		return findings{fmt.Errorf("%s has no more answers; asked is: %s", s.name, g.Decision().Prompt())}
	}
	line := s.lines[s.next]
	err := g.Do(line)
	var r *runtime.Refusal
	if errors.As(err, &r) {
		return findings{fmt.Errorf("%s:%d: %q was refused: %s\n  asked was: %s", s.name, s.at[s.next], line, r.Reason, g.Decision().Prompt())}
	}
	s.next++
	return err
}

// deciders makes who runs each player. Bots draw from streams of their own, so that they leave the game's dice alone.
func (x *match) deciders(plan []string) error {
	scripts := map[string]*script{}
	var person *human
	x.players = make([]decider, len(plan))
	for i, who := range plan {
		switch file, isScript := strings.CutPrefix(who, "script:"); {
		case isScript:
			if scripts[file] == nil {
				s, err := readScript(file)
				if err != nil {
					return err
				}
				scripts[file] = s
			}
			x.players[i] = scripts[file]
		case who == "human":
			if person == nil {
				person = newHuman(x)
				x.person = person
			}
			x.players[i] = person
		case who == "bot:random":
			x.players[i] = bot.Random(botSeed(x.seed, i))
		case who == "bot:greedy":
			x.players[i] = bot.Greedy(botSeed(x.seed, i))
		}
	}
	return nil
}

// botSeed is the seed of a bot's own stream, another one for each player of a game.
func botSeed(seed uint64, player int) uint64 { return seed + uint64(player)*0x9e3779b97f4a7c15 + 1 }
