package main

import (
	"errors"
	"fmt"
	"io"
	goruntime "runtime"
	"slices"
	"strings"
	"sync"

	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// mostImpact is how many games of each may be played: they are all kept to be weighed.
const mostImpact = 100_000

// maxImpactDecisions stops games that would not end: a long printed game takes some thousands.
const maxImpactDecisions = 30_000

// playedGame is what one game came to.
type playedGame struct {
	ended     bool
	winners   []string // empty: nobody
	rounds    int
	decisions int
	losses    map[string]int // pieces destroyed, by whose they were
	err       error
}

// contestant is one of two scenarios that are played against each other, and the options it is played with.
type contestant struct {
	*model
	values map[string]int64
}

// playAll plays on as many processors as there are. Which game runs where changes nothing: each has its own seed.
func (a *app) playAll(sides [2]contestant, n int, seed uint64) [2][]playedGame {
	var out [2][]playedGame
	for i := range out {
		out[i] = make([]playedGame, n)
	}
	jobs := make(chan int)
	done := make(chan struct{})
	var workers sync.WaitGroup
	for range min(goruntime.GOMAXPROCS(0), 2*n) {
		workers.Go(func() {
			for k := range jobs {
				out[k%2][k/2] = playGreedy(sides[k%2].program, sides[k%2].values, seed+uint64(k/2))
				done <- struct{}{}
			}
		})
	}
	go func() {
		for k := range 2 * n {
			jobs <- k
		}
		close(jobs)
	}()
	for k := range 2 * n {
		if a.watched() {
			fmt.Fprintf(a.err, "\rplayed %d of %d games …", k, 2*n)
		}
		<-done
	}
	workers.Wait()
	if a.watched() {
		fmt.Fprintf(a.err, "\r%s\r", strings.Repeat(" ", 40))
	}
	return out
}

// playGreedy plays one game as `play --seat all=bot:greedy` does.
func playGreedy(p *program.Program, values map[string]int64, seed uint64) (out playedGame) {
	g, err := runtime.New(p, seed, runtime.Options{Values: values})
	if err != nil {
		return playedGame{err: err}
	}
	names := playerNames(p)
	players := make([]bot.Player, len(names))
	for i := range players {
		players[i] = bot.Greedy(botSeed(seed, i))
	}
	out.losses = map[string]int{}
	owners := map[int64]int{} // of every piece in play
	last := -1
	for {
		o, over := g.Over()
		if n := g.Decisions(); n != last {
			last = n
			now := make(map[int64]int, len(owners))
			g.EachCounter(func(id int64, _, owner int) { now[id] = owner })
			for id, owner := range owners {
				if _, there := now[id]; !there && owner >= 0 && owner < len(names) {
					out.losses[names[owner]]++
				}
			}
			owners = now
		}
		out.rounds, out.decisions = g.Round(), g.Decisions()
		if over {
			out.ended, out.winners = true, o.Winners()
			return out
		}
		d := g.Decision()
		switch {
		case d == nil:
			out.err = errors.New("the rules have come to their end without saying so")
		case d.Player < 0 || d.Player >= len(players):
			out.err = fmt.Errorf("the rules ask player %d, and there are %d", d.Player, len(players))
		case out.decisions >= maxImpactDecisions:
			return out
		default:
			out.err = players[d.Player].Decide(g)
		}
		if out.err != nil {
			return out
		}
	}
}

// weigh sums the games up.
func weigh(games [2][]playedGame, ready [2]contestant, n int, seed uint64) *report.Impact {
	x := &report.Impact{Games: n, Seed: fmt.Sprint(seed), Wins: []report.ImpactShare{}, Losses: []report.ImpactPair{}}
	sides := [2]*report.ImpactSide{&x.A, &x.B}
	wins := [2]map[string]int{{}, {}}
	var winners []string
	for i, side := range sides {
		side.Errors = []string{}
		for k, g := range games[i] {
			switch {
			case g.err != nil:
				side.Failed++
				if len(side.Errors) < 3 {
					side.Errors = append(side.Errors, fmt.Sprintf("%s, seed %d: %s", ready[i].path, seed+uint64(k), g.err))
				}
			case !g.ended:
				side.Open++
			default:
				side.Ended++
				won := g.winners
				if len(won) == 0 {
					won = []string{""}
				}
				for _, w := range won {
					wins[i][w]++
					if !slices.Contains(winners, w) {
						winners = append(winners, w)
					}
				}
			}
		}
	}
	slices.Sort(winners)
	for _, w := range winners {
		s := report.ImpactShare{Winner: w, A: share(wins[0][w], x.A.Ended), B: share(wins[1][w], x.B.Ended)}
		s.Difference, s.Clear = shareDifference(s.A, s.B)
		x.Wins = append(x.Wins, s)
	}
	ended := func(g playedGame) bool { return g.err == nil && g.ended }
	x.Rounds = pairOf("rounds", games, ended, func(g playedGame) int { return g.rounds })
	x.Decisions = pairOf("decisions", games, ended, func(g playedGame) int { return g.decisions })
	names := playerNames(ready[0].program)
	for _, name := range playerNames(ready[1].program) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for _, name := range names {
		x.Losses = append(x.Losses, pairOf(name, games, ended, func(g playedGame) int { return g.losses[name] }))
	}
	return x
}

// impactTable is the table of what was found, for a terminal and for Markdown.
func impactTable(r *diff.Report, x *report.Impact) (heads []string, rows [][]string) {
	heads = []string{"", r.A.Name, r.B.Name, "difference", ""}
	if r.A.Name == r.B.Name {
		heads[1], heads[2] = "old", "new"
	}
	star := func(clear bool) string {
		if clear {
			return "*"
		}
		return ""
	}
	for _, w := range x.Wins {
		who := words(w.Winner) + " wins"
		if w.Winner == "" {
			who = "nobody wins"
		}
		rows = append(rows, []string{who, shareText(w.A), shareText(w.B),
			fmt.Sprintf("%+.0f points (%+.0f to %+.0f)", 100*w.Difference.Mean, 100*w.Difference.Low, 100*w.Difference.High), star(w.Clear)})
	}
	for _, p := range append([]report.ImpactPair{x.Rounds, x.Decisions}, x.Losses...) {
		what := p.What
		if what != "rounds" && what != "decisions" {
			if lostNothing(p) {
				continue
			}
			what = words(what) + " loses"
		}
		rows = append(rows, []string{what, measureText(p.A, p.Games), measureText(p.B, p.Games), differenceText(p), star(p.Clear)})
	}
	return heads, rows
}

// lostNothing says that a player lost nothing in any game, as those who take no part do.
func lostNothing(p report.ImpactPair) bool { return p.Games > 0 && p.A.Mean == 0 && p.B.Mean == 0 }

// printImpact shows the games of both side by side.
func printImpact(w io.Writer, r *diff.Report, x *report.Impact) {
	fmt.Fprintf(w, "%s\n\n", impactHeading(x))
	heads, rows := impactTable(r, x)
	t := newTable(heads[0], ">"+heads[1], ">"+heads[2], ">"+heads[3], heads[4])
	for _, row := range rows {
		t.row(row[0], row[1], row[2], row[3], row[4])
	}
	t.write(w)
	for _, line := range impactNotes(x) {
		fmt.Fprintf(w, "\n%s\n", line)
	}
}

func impactHeading(x *report.Impact) string {
	return fmt.Sprintf("Played by bot:greedy, %s of each, from seed %s on; losses are pieces destroyed in a game", plural(x.Games, "game"), x.Seed)
}

// impactNotes are what the table cannot say.
func impactNotes(x *report.Impact) []string {
	var out, spared []string
	for _, p := range x.Losses {
		if lostNothing(p) {
			spared = append(spared, words(p.What))
		}
	}
	if len(spared) > 0 {
		out = append(out, fmt.Sprintf("Without a loss in any of the games: %s.", strings.Join(spared, ", ")))
	}
	for i, s := range []report.ImpactSide{x.A, x.B} {
		which := []string{"old", "new"}[i]
		if s.Open > 0 {
			out = append(out, fmt.Sprintf("%s of the %s rules had no end after %d decisions; they count for nothing above.", plural(s.Open, "game"), which, maxImpactDecisions))
		}
		if s.Failed > 0 {
			out = append(out, fmt.Sprintf("In %s of the %s rules a rule failed:\n  %s", plural(s.Failed, "game"), which, strings.Join(s.Errors, "\n  ")))
		}
	}
	return out
}

// impactMarkdown is the table for a pull request, "" without games.
func impactMarkdown(r *diff.Report, x *report.Impact) string {
	if x == nil {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n### In play\n\n%s.\n\n", impactHeading(x))
	heads, rows := impactTable(r, x)
	fmt.Fprintf(&b, "| %s |\n|---|---:|---:|---:|---|\n", strings.ReplaceAll(strings.Join(heads, " | "), "_", `\_`))
	for _, row := range rows {
		b.WriteString("| " + strings.ReplaceAll(strings.Join(row, " | "), "*", `\*`) + " |\n")
	}
	for _, line := range impactNotes(x) {
		fmt.Fprintf(&b, "\n%s\n", line)
	}
	return b.String()
}
