package soak

import (
	"bufio"
	"bytes"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// TestSmallGames holds the small games to what a newcomer is promised: they can be read in a few minutes, every clause
// of their rules is tested, the greedy bot plays them to their end, and it plays better than one that draws lots.
func TestSmallGames(t *testing.T) {
	t.Parallel()
	folders, err := filepath.Glob("../scenarios/small/*/scenario.hcl")
	if err != nil || len(folders) < 5 {
		t.Fatal(folders, err)
	}
	for _, name := range folders {
		dir := path.Join("scenarios/small", filepath.Base(filepath.Dir(name)))
		t.Run(path.Base(dir), func(t *testing.T) {
			built := compiler.Compile(os.DirFS(".."), dir, compiler.Options{})
			p := built.Program
			if p == nil || len(built.Diags) > 0 {
				t.Fatal(built.Diags)
			}
			rules, err := os.ReadFile(path.Join("..", dir, "rules.hcl"))
			if n := countLines(rules); err != nil || n > 150 {
				t.Errorf("%d lines of rules, err %v; at most 150 are wanted", n, err)
			}
			report := trial.Run(p, trial.Options{})
			for _, r := range report.Results {
				if r.Status != trial.Passed {
					t.Errorf("%s: %s: %s", r.Place, r.Name, r.Message)
				}
			}
			if c := trial.Cover(p, report); c.Clauses < 6 || c.Cited != c.Binding() || c.Tested != c.Binding() {
				t.Errorf("%d clauses, %d cited, %d tested", c.Binding(), c.Cited, c.Tested)
			}
			playByBots(t, p)
		})
	}
}

// countLines counts the lines of a file that are neither empty nor a comment.
func countLines(text []byte) (n int) {
	for s := bufio.NewScanner(bytes.NewReader(text)); s.Scan(); {
		if line := strings.TrimSpace(s.Text()); line != "" && line[0] != '#' {
			n++
		}
	}
	return n
}

// playByBots lets greedy bots play among themselves, and each seat of the first seating against random ones.
func playByBots(t *testing.T, p *program.Program) {
	const games = 20
	var seats []int
	for _, seat := range p.Seatings[0].Seats {
		for _, i := range seat {
			seats = append(seats, int(i))
		}
	}
	set := map[string]int64{}
	for at := p.Seatings[0].Options; len(at) > 1; at = at[2:] {
		set[p.Strings[p.Options[at[0]].Name]] = at[1]
	}
	play := func(seed uint64, greedy func(player int) bool) []string {
		g, err := runtime.New(p, seed, runtime.Options{Values: set})
		if err != nil {
			t.Fatal(err)
		}
		best, other := bot.Greedy(seed), bot.Random(seed)
		for g.Decision() != nil {
			who := other
			if greedy(g.Decision().Player) {
				who = best
			}
			step(t, g, who)
			if g.Decisions() > 1000 {
				t.Fatalf("seed %d: no end after %d decisions", seed, g.Decisions())
			}
		}
		if err := g.Check(); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
		end, yes := g.Over()
		if !yes {
			t.Fatalf("seed %d: nothing is asked, and the game is not over", seed)
		}
		return end.Winners()
	}
	for seed := range uint64(games) {
		play(seed, func(int) bool { return true })
	}
	for _, mine := range seats {
		won, name := 0, p.Strings[p.Classes[p.PlayerClass].Members[mine].Name]
		for seed := range uint64(games) {
			if slices.Contains(play(seed, func(player int) bool { return player == mine }), name) {
				won++
			}
		}
		if won < games*3/4 {
			t.Errorf("the greedy bot as %s won %d of %d games against a random one", name, won, games)
		}
	}
}
