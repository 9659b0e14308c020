// Package soak has no code but tests: whole games of the shipped scenarios, by bots that stop at nothing, with
// everything that must hold tested after each decision. `make soak` plays many; a plain run plays a few.
package soak

import (
	"os"
	"strconv"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

func load(t testing.TB) *program.Program {
	t.Helper()
	return loadOf(t, revised)
}

func newGame(t testing.TB, seed uint64) *runtime.Game {
	t.Helper()
	g, err := runtime.New(load(t), seed, runtime.Options{Lines: true})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// number reads an environment variable, so that long runs need no other code than short ones.
func number(t testing.TB, name string, otherwise int) int {
	s := os.Getenv(name)
	if s == "" {
		return otherwise
	}
	n, err := strconv.Atoi(s)
	if err != nil {
		t.Fatalf("%s=%q is no number", name, s)
	}
	return n
}

// step lets a bot answer once. It says so where the bot is refused, for bots only answer what they are offered.
func step(t testing.TB, g *runtime.Game, who bot.Player) {
	t.Helper()
	asked := g.Decision().Prompt()
	if err := who.Decide(g); err != nil {
		t.Fatalf("round %d, decision %d, after %q, asked %q: %v", g.Round(), g.Decisions(), g.Line(), asked, err)
	}
}

// over reports whether there is nothing more to decide, or the game went on as long as wanted.
func over(g *runtime.Game, rounds int) bool {
	return g.Decision() == nil || g.Round() > rounds
}
