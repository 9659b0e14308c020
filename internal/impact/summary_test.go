package impact

import (
	"errors"
	"testing"
)

// Games with the same seed are compared with each other. A game without an end, or in which a rule failed, takes its
// pair out of every number but its own count.
func TestPairsOfGames(t *testing.T) {
	var games [2][]Game
	for i := range 10 {
		games[0] = append(games[0], Game{Ended: true, Rounds: i * i, Winners: []string{"red"}})
		games[1] = append(games[1], Game{Ended: true, Rounds: i*i + 1, Winners: []string{"blue"}})
	}
	rounds := func(g Game) int { return g.Rounds }
	if p := comparePair("rounds", games, rounds); p.Games != 10 || p.Difference.Mean != 1 || !p.Clear || p.A.High-p.A.Mean < 10 {
		t.Errorf("all ended: %+v", p)
	}
	games[1][9].Ended, games[1][9].Rounds = false, 1000
	games[0][8].Err, games[0][8].Rounds = errors.New("a rule failed"), 2000
	if p := comparePair("rounds", games, rounds); p.Games != 8 || p.Difference.Mean != 1 || !p.Clear {
		t.Errorf("one without an end and one with an error: %+v", p)
	}
	a, wins := countEndings(games[0], "a", 7)
	if a.Ended != 9 || a.Failed != 1 || a.Open != 0 || wins["red"] != 9 || len(a.Errors) != 1 || a.Errors[0] != "a, seed 15: a rule failed" {
		t.Errorf("a: %+v, %v", a, wins)
	}
	b, wins := countEndings(games[1], "b", 7)
	if b.Ended != 9 || b.Failed != 0 || b.Open != 1 || wins["blue"] != 9 || len(b.Errors) != 0 {
		t.Errorf("b: %+v, %v", b, wins)
	}
	if one := comparePair("rounds", [2][]Game{games[0][:1], games[1][:1]}, rounds); one.Games != 1 || one.Clear {
		t.Errorf("one game makes nothing clear: %+v", one)
	}
	for i := range games[0] {
		games[0][i].Ended = false
	}
	if none := comparePair("rounds", games, rounds); none.Games != 0 || none.Clear {
		t.Errorf("no pair ended: %+v", none)
	}
}
