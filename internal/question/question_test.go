package question_test

import (
	"fmt"
	"math"
	"os"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

func load(t *testing.T, game string) *program.Program {
	t.Helper()
	built := compiler.Compile(os.DirFS("../.."), "scenarios/"+game, compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	return built.Program
}

func ask(t *testing.T, p *program.Program, name string, given ...string) *question.Answer {
	t.Helper()
	for _, q := range question.All(p) {
		if q.Name() != name {
			continue
		}
		args, err := q.Values(given)
		if err != nil {
			t.Fatal(err)
		}
		g, err := runtime.NewBare(p, 1, runtime.Options{})
		if err != nil {
			t.Fatal(err)
		}
		run, err := q.Run(g, args)
		if err != nil {
			t.Fatal(err)
		}
		a, err := q.Ask(run)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	t.Fatalf("no question %s", name)
	return nil
}

// TestShippedGamesAnswer asks what every shipped game declares, with its examples: all chances add up to one.
func TestShippedGamesAnswer(t *testing.T) {
	if testing.Short() {
		t.Skip("it compiles five games, and the other tests ask in the same way")
	}
	for game, names := range map[string][]string{
		"axis_allies_revised": {"land_battle", "sea_battle", "raid"},
		"axis_allies_1942":    {"land_battle", "sea_battle", "raid"},
		"axis_allies_europe":  {"land_battle", "sea_battle", "raid"},
		"attack_deluxe":       {"land_battle", "sea_battle"},
		"khans_and_kings":     {"clash"},
	} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			p := load(t, game)
			for _, name := range names {
				a := ask(t, p, name)
				whole := func(what string, chances []question.Chance) {
					sum := question.Share(a.Rest)
					for _, c := range chances {
						sum += question.Share(c.Chance)
					}
					if len(chances) < 2 || math.Abs(sum-1) > 1e-9 {
						t.Errorf("%s, %s: %d chances that add up to %v", name, what, len(chances), sum)
					}
				}
				if len(a.Outcomes) > 0 {
					whole("outcomes", a.Outcomes)
				}
				for _, c := range a.Counts {
					whole(c.Name, c.Values)
				}
			}
		})
	}
}

// TestLandBattlesAgree compares land battles with a recurrence that is written by hand, to nine digits. Both sides lose
// their cheapest first.
func TestLandBattlesAgree(t *testing.T) {
	p := load(t, "axis_allies_revised")
	for _, c := range []struct{ infantry, armour, theirs, tanks int }{{1, 0, 1, 0}, {3, 1, 2, 0}, {5, 2, 4, 1},
		{8, 4, 9, 3}} {
		a := ask(t, p, "land_battle",
			fmt.Sprintf("attackers=%d infantry, %d armour", c.infantry, c.armour),
			fmt.Sprintf("defenders=%d infantry, %d armour", c.theirs, c.tanks))
		b := battle{
			attack:  append(repeated(3, c.armour), repeated(1, c.infantry)...),
			defence: append(repeated(3, c.tanks), repeated(2, c.theirs)...),
			known:   map[[2]int][3]float64{},
		}
		for i, want := range b.from(len(b.attack), len(b.defence)) {
			if got := question.Share(a.Outcomes[i].Chance); math.Abs(got-want) > 1e-9 {
				t.Errorf("%+v, outcome %d: %.12f by the rules, %.12f by hand", c, i, got, want)
			}
		}
	}
}

// battle is a battle in which the last of each side falls first.
type battle struct {
	attack, defence []int // the most that each unit hits with, of six
	known           map[[2]int][3]float64
}

func repeated(x, n int) (out []int) {
	for range n {
		out = append(out, x)
	}
	return out
}

// from returns the chances that the attacker, nobody and the defender is left, from so many units on either side.
func (b *battle) from(attackers, defenders int) (out [3]float64) {
	switch {
	case attackers > 0 && defenders > 0:
	case attackers > 0:
		return [3]float64{1, 0, 0}
	case defenders > 0:
		return [3]float64{0, 0, 1}
	default:
		return [3]float64{0, 1, 0}
	}
	key := [2]int{attackers, defenders}
	if r, ok := b.known[key]; ok {
		return r
	}
	hits, lost := hits(b.attack[:attackers]), hits(b.defence[:defenders])
	for i, p := range hits {
		for k, q := range lost {
			if i+k == 0 {
				continue
			}
			for o, r := range b.from(max(0, attackers-k), max(0, defenders-i)) {
				out[o] += p * q * r / (1 - hits[0]*lost[0])
			}
		}
	}
	b.known[key] = out
	return out
}

// hits returns how likely each number of hits is.
func hits(strengths []int) []float64 {
	out := []float64{1}
	for _, s := range strengths {
		p := float64(s) / 6
		next := make([]float64, len(out)+1)
		for i, x := range out {
			next[i] += x * (1 - p)
			next[i+1] += x * p
		}
		out = next
	}
	return out
}
