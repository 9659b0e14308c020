package bench

import (
	"os"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/odds"
	"github.com/scenario-lang/scenario/runtime/program"
)

// load compiles a folder of the repository.
func load(tb testing.TB, dir string) *program.Program {
	tb.Helper()
	built := compiler.Compile(os.DirFS(".."), dir, compiler.Options{})
	p, diags := built.Program, built.Diags
	if diags.HasErrors() {
		for _, d := range diags {
			tb.Errorf("%s %s: %s %s", d.Range, d.Code, d.Summary, d.Detail)
		}
		tb.Fatal("the scenario does not compile")
	}
	return p
}

// field is a battle by the shipped rules, ready to be fought again and again: a test of testdata/battles, its
// position in start, its fight in fn.
type field struct {
	start, game *runtime.Game
	fn          int
}

func fieldOf(tb testing.TB, p *program.Program, name string) *field {
	tb.Helper()
	for i := range p.Tests {
		t := &p.Tests[i]
		if p.Strings[t.Name] != name {
			continue
		}
		g, err := runtime.NewBare(p, 0, runtime.Options{Values: eachDie})
		if err != nil {
			tb.Fatal(err)
		}
		g.SetDefaults(-1, true)
		f := &field{start: g}
		for _, s := range t.Steps {
			switch s.Kind {
			case program.StepGiven:
				if err := g.Start(int(s.Fn)); err != nil {
					tb.Fatal(err)
				}
			case program.StepRun:
				f.fn = int(s.Fn)
			}
		}
		f.game = g.Clone()
		return f
	}
	tb.Fatalf("no test %q", name)
	return nil
}

// fight plays one battle; the winner is 0 the attacker, 1 nobody, 2 the defender.
func (f *field) fight(tb testing.TB, seed uint64) {
	f.game.CopyFrom(f.start)
	f.game.Seed(seed)
	if err := f.game.Start(f.fn); err != nil {
		tb.Fatal(err)
	}
}

// standing counts the pieces of either side in the space of the battle.
func (f *field) standing(p *program.Program) (a, b force) { return standingOf(f.game, p) }

func standingOf(g *runtime.Game, p *program.Program) (a, b force) {
	names := p.Classes[p.UnitClass].Members
	g.EachPiece(func(_ int64, unit, owner, space int) {
		side := &a
		if p.Strings[p.Classes[p.PlayerClass].Members[owner].Name] != "germany" {
			side = &b
		}
		switch p.Strings[names[unit].Name] {
		case "infantry":
			side.infantry++
		case "artillery":
			side.artillery++
		case "armour":
			side.armour++
		case "fighter":
			side.fighter++
		case "bomber":
			side.bomber++
		}
	})
	return a, b
}

const battles = "bench/testdata/battles"

// The rules in HCL and the hand-written Go, with the same dice, leave the same units.
func TestRulesFightLikeHandWrittenGo(t *testing.T) {
	n := 100_000
	if testing.Short() {
		n = 2_000
	}
	p := load(t, battles)
	for _, c := range cases {
		f := fieldOf(t, p, c.name)
		for seed := range n {
			f.fight(t, uint64(seed))
			d := dice(seed)
			a, b := c.a, c.b
			battle(&d, &a, &b, c.guns)
			if ra, rb := f.standing(p); ra != a || rb != b {
				t.Fatalf("%s, seed %d: the rules leave %+v and %+v, hand-written Go %+v and %+v", c.name, seed, ra, rb, a, b)
			}
		}
	}
}

func BenchmarkBattle(b *testing.B) {
	p := load(b, battles)
	for _, c := range cases {
		b.Run(c.name+"/base", func(b *testing.B) {
			b.ReportAllocs()
			d := dice(1)
			for b.Loop() {
				x, y := c.a, c.b
				battle(&d, &x, &y, c.guns)
			}
		})
		f := fieldOf(b, p, c.name)
		b.Run(c.name+"/rules", func(b *testing.B) {
			b.ReportAllocs()
			seed := uint64(0)
			for b.Loop() {
				seed++
				f.fight(b, seed)
			}
		})
		s, err := odds.NewSampler(odds.Run{Game: f.start, Fn: f.fn})
		if err != nil {
			b.Fatal(err)
		}
		b.Run(c.name+"/sampled", func(b *testing.B) {
			b.ReportAllocs()
			stream := runtime.Stream(1)
			for b.Loop() {
				if _, err := s.Play(&stream); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// eachDie has each die of a gun rolled for one aircraft, as the hand-written battle and the published odds have it.
// It is the second value of the option.
var eachDie = map[string]int64{"antiaircraft_hits": 1}
