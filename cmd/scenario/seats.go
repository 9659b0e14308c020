package main

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

// seatsOf returns who runs each player of a game. One that is continued has the seats of its log, except those that
// --seat gives anew; with --seating the log's do not count.
func seatsOf(p *program.Program, f playFlags, resumed *gamelog.Log) ([]string, error) {
	plan, err := seatPlan(p, f)
	if err != nil || resumed == nil || len(resumed.Seats) == 0 || f.seating != "" {
		return plan, err
	}
	players := names.Players(p)
	given := map[string]bool{}
	for _, arg := range f.seats {
		name, _, _ := strings.Cut(arg, "=")
		given[name] = true
	}
	for i, was := range resumed.Seats {
		if given["all"] || given[players[i]] {
			continue
		}
		// A log may come from anybody, so it cannot make the program open a file.
		if file, ok := gamelog.ScriptFile(was); ok {
			return nil, fmt.Errorf("%s: a script ran %s, and a file is opened only if you name it: add --seat %s=%s%s, or let "+
				"somebody else play, such as --seat %s=%s",
				f.resume, players[i], players[i], gamelog.Script, file, players[i], gamelog.Human)
		}
		plan[i] = was
	}
	return plan, nil
}

// seatPlan returns who runs each player, as --seat and --seating say; "" is nobody. Unless --seat says that somebody or
// everybody is to play, a person takes the first seat that it does not name: always of a seating, and else if it names
// none.
func seatPlan(p *program.Program, f playFlags) ([]string, error) {
	players := names.Players(p)
	seats, err := seatsByNumber(p, f.seating)
	if err != nil {
		return nil, err
	}
	others, given, named := gamelog.Greedy, map[int]string{}, map[string]bool{}
	for _, arg := range f.seats {
		name, who, ok := strings.Cut(arg, "=")
		switch {
		case ok && named[name]:
			return nil, fmt.Errorf("--seat %s: %s is given twice", arg, name)
		case !ok:
			return nil, fmt.Errorf("--seat %s: write PLAYER=WHO, such as %s=human", arg, append(players, "all")[0])
		}
		named[name] = true
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
		at := slices.Index(players, name)
		if at < 0 {
			return nil, unknown("player", name, append([]string{"all"}, players...), "the scenario has: "+orNone(players))
		}
		given[at] = who
	}
	plan := make([]string, len(players))
	alone := len(f.seats) == 0 || f.seating != "" && !named["all"] && !slices.Contains(slices.Collect(maps.Values(given)), gamelog.Human)
	for _, seat := range seats {
		who := others
		if alone && len(seat) > 0 && given[int(seat[0])] == "" {
			who, alone = gamelog.Human, false
		}
		for _, i := range seat {
			plan[i] = who
		}
	}
	for i, who := range given {
		plan[i] = who
	}
	return plan, nil
}

// seatsByNumber returns the players of each seat of a seating, or one seat for each player if none is named.
func seatsByNumber(p *program.Program, seating string) (seats [][]int32, err error) {
	if seating != "" {
		s, err := findSeating(p, seating)
		if err != nil {
			return nil, err
		}
		return s.Seats, nil
	}
	for i := range names.Players(p) {
		seats = append(seats, []int32{int32(i)})
	}
	return seats, nil
}

// personsOf returns a number for the person who plays each player: one for all players of a seat of --seating.
func personsOf(p *program.Program, f playFlags) []int {
	persons := make([]int, len(names.Players(p)))
	for i := range persons {
		persons[i] = i
	}
	seats, _ := seatsByNumber(p, f.seating) // seatPlan has reported an error
	for _, seat := range seats {
		for _, i := range seat {
			persons[i] = int(seat[0])
		}
	}
	return persons
}

// findSeating finds a seating by its name or by the number of people.
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

// checkWho reports a WHO that is not known.
func checkWho(who string) error {
	if _, ok := gamelog.ScriptFile(who); ok || who == gamelog.Human || gamelog.IsBot(who) {
		return nil
	}
	return unknown("kind of seat", who, gamelog.Kinds,
		"it may be: "+strings.Join(gamelog.Kinds, ", ")+", "+gamelog.Search+":N, "+gamelog.Script+"FILE")
}

// seatingOptions adds the options that the seating of --seating sets. --set must not contradict them.
func seatingOptions(p *program.Program, f playFlags, values map[string]int64) error {
	if f.seating == "" || f.resume != "" {
		return nil
	}
	s, err := findSeating(p, f.seating)
	if err != nil {
		return err
	}
	for i := 0; i+1 < len(s.Options); i += 2 {
		name, v := p.Strings[p.Options[s.Options[i]].Name], s.Options[i+1]
		if given, ok := values[name]; ok && given != v {
			return fmt.Errorf("--set %s: the seating %s sets this option to another value; leave one of the two out",
				name, p.Strings[s.Name])
		}
		values[name] = v
	}
	return nil
}
