package impact

import (
	"fmt"
	"slices"

	"github.com/scenario-lang/scenario/internal/estimate"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/report"
)

// maxErrors is the number of failed games of each scenario whose errors are shown.
const maxErrors = 3

// Summarise compares the games of two contestants. Shares of wins count the games that ended; every other number counts
// the pairs of games in which both ended.
func Summarise(games [2][]Game, c Comparison) *report.Impact {
	sides, seed := c.Sides, c.Seed
	x := &report.Impact{Games: len(games[0]), Seed: fmt.Sprint(seed)}
	x.Wins, x.Losses = []report.ImpactShare{}, []report.ImpactPair{}
	var wins [2]map[string]int
	x.A, wins[0] = countEndings(games[0], sides[0].Path, seed)
	x.B, wins[1] = countEndings(games[1], sides[1].Path, seed)
	for _, w := range winners(wins) {
		a, b := estimate.Share(wins[0][w], x.A.Ended), estimate.Share(wins[1][w], x.B.Ended)
		s := report.ImpactShare{Winner: w, A: a, B: b}
		s.Difference, s.Clear = estimate.ShareDifference(s.A, s.B)
		x.Wins = append(x.Wins, s)
	}
	x.Rounds = comparePair("rounds", games, func(g Game) int { return g.Rounds })
	x.Decisions = comparePair("decisions", games, func(g Game) int { return g.Decisions })
	players := names.Players(sides[0].Program)
	for _, name := range names.Players(sides[1].Program) {
		if !slices.Contains(players, name) {
			players = append(players, name)
		}
	}
	for _, name := range players {
		x.Losses = append(x.Losses, comparePair(name, games, func(g Game) int { return g.Losses[name] }))
	}
	return x
}

// countEndings counts how the games of one contestant ended, and who won them; "" stands for nobody.
func countEndings(games []Game, path string, seed uint64) (s report.ImpactSide, wins map[string]int) {
	s.Errors = []string{}
	wins = map[string]int{}
	for i, g := range games {
		switch {
		case g.Err != nil:
			s.Failed++
			if len(s.Errors) < maxErrors {
				s.Errors = append(s.Errors, fmt.Sprintf("%s, seed %d: %s", path, seed+uint64(i), g.Err))
			}
		case !g.Ended:
			s.Open++
		default:
			s.Ended++
			for _, w := range g.Winners {
				wins[w]++
			}
			if len(g.Winners) == 0 {
				wins[""]++
			}
		}
	}
	return s, wins
}

// winners returns everybody who won a game, sorted.
func winners(wins [2]map[string]int) []string {
	var all []string
	for _, m := range wins {
		for w := range m {
			if !slices.Contains(all, w) {
				all = append(all, w)
			}
		}
	}
	slices.Sort(all)
	return all
}

// comparePair compares a number in the pairs of games in which both ended.
func comparePair(what string, games [2][]Game, number func(Game) int) report.ImpactPair {
	var as, bs []float64
	for i, a := range games[0] {
		b := games[1][i]
		if a.Err != nil || b.Err != nil || !a.Ended || !b.Ended {
			continue
		}
		as = append(as, float64(number(a)))
		bs = append(bs, float64(number(b)))
	}
	return estimate.Pair(what, as, bs)
}
