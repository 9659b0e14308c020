package soak

import (
	"io/fs"
	"os"
	"path"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// unused are variants in which nobody does what they add, so that their games must be the games of the base. A name
// that sorts before all others and a unit of their own make everything else come elsewhere in the tables of the
// program.
var unused = []struct {
	name, rules string
	greedyOnly  bool // a random bot would do it
	// from is the first seed. A bot that may not leave a menu, and finds nothing good, takes any line now and then, of
	// which there are more in the variant: as happens with seeds 1 and 3.
	from uint64
}{
	{name: "never legal", rules: `
action aardvark {
  text   = "aardvark"
  beside = [action.buy, action.move, action.redeploy, action.mobilize]
  require never {
    that    = actor.ipc < 0
    message = "There are no aardvarks."
  }
  do {}
  appeal = 1000
}`},
	{name: "never allowed", rules: `
action aardvark {
  text   = "aardvark ${n}"
  beside = [action.buy, action.move, action.redeploy, action.mobilize]
  param n {
    in = range(1, 3)
  }
  do {
    gain actor { ipc = n }
  }
  ensure never {
    that    = actor.ipc < 0
    message = "There are no aardvarks."
  }
  appeal = 1000
}`},
	{name: "not wanted", greedyOnly: true, from: 4, rules: `
unit aardvark {
  flags  = [vessel]
  domain = domain.sea
  cost   = 9
}
action aardvark {
  text   = "aardvark ${n}"
  beside = [action.buy, action.move, action.redeploy, action.mobilize]
  param n {
    in = range(1, 3)
  }
  do {
    gain actor { ipc = n }
  }
  appeal = 1 - n
}`},
}

// TestVariantsArePairs plays each variant with the seeds of the base: decision by decision, the games must be the
// same. A menu that opens only for what nobody wants, and is left at once, does not count.
func TestVariantsArePairs(t *testing.T) {
	worktest.Long(t)
	base := revisedWith(t, nil)
	greedy := func(seed uint64) bot.Player { return bot.Greedy(seed) }
	random := func(seed uint64) bot.Player { return bot.Random(seed) }
	for _, x := range unused {
		t.Run(x.name, func(t *testing.T) {
			p := revisedWith(t,
				[]byte("scenario \"pairs\" {\n  title   = \"Pairs\"\n  extends = \"../axis_allies_revised\"\n}\n"+x.rules))
			for seed := range uint64(number(t, "GAMES", 2)) {
				seed += x.from
				sameGame(t, base, p, seed, 2, greedy)
				if !x.greedyOnly {
					sameGame(t, base, p, seed, 1, random)
				}
			}
		})
	}
}

// revisedWith returns the program of Revised, or of a variant of it with these rules.
func revisedWith(t *testing.T, rules []byte) *program.Program {
	t.Helper()
	const base = "axis_allies_revised"
	fsys := fstest.MapFS{}
	names, err := fs.Glob(os.DirFS("../scenarios"), "lib/*/*.hcl")
	own, err2 := fs.Glob(os.DirFS("../scenarios"), base+"/*.hcl")
	if err != nil || err2 != nil {
		t.Fatal(err, err2)
	}
	for _, name := range append(names, own...) {
		text, err := os.ReadFile(path.Join("../scenarios", name))
		if err != nil {
			t.Fatal(err)
		}
		fsys[name] = &fstest.MapFile{Data: text}
	}
	folder := base
	if rules != nil {
		folder = "pairs"
		fsys["pairs/pairs.hcl"] = &fstest.MapFile{Data: rules}
	}
	built := compiler.Compile(fsys, folder, compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	return built.Program
}

// sameGame plays both programs and compares the decisions.
func sameGame(t *testing.T, a, b *program.Program, seed uint64, rounds int, player func(uint64) bot.Player) {
	t.Helper()
	was, is := linesOf(t, a, seed, rounds, player), linesOf(t, b, seed, rounds, player)
	if slices.Equal(was, is) {
		if len(was) < 40 {
			t.Errorf("seed %d: only %d decisions were compared", seed, len(was))
		}
		return
	}
	for i := range max(len(was), len(is)) {
		if i >= len(was) || i >= len(is) || was[i] != is[i] {
			t.Fatalf("seed %d: decision %d of %d and %d: %q in the base, %q in the variant", seed, i, len(was), len(is),
				decisionAt(was, i), decisionAt(is, i))
		}
	}
}

func decisionAt(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "nothing"
}

// linesOf returns the lines of a game, without those that leave a menu.
func linesOf(t *testing.T, p *program.Program, seed uint64, rounds int,
	player func(uint64) bot.Player) (lines []string) {
	t.Helper()
	g, err := runtime.New(p, seed, runtime.Options{Lines: true})
	if err != nil {
		t.Fatal(err)
	}
	var players []bot.Player
	for i := range p.Classes[p.PlayerClass].Members {
		players = append(players, player(seed+uint64(i)))
	}
	for !over(g, rounds) {
		d := g.Decision()
		n, menu := g.Decisions(), d.Kind == runtime.Menu
		var leave string
		if last := d.Len() - 1; menu && d.IsDone(last) {
			if options := d.Options(nil); options[len(options)-1].Index == last {
				leave = options[len(options)-1].Text
			}
		}
		step(t, g, players[d.Player])
		if g.Decisions() > n && (!menu || g.Line() != leave) {
			lines = append(lines, g.Line())
		}
	}
	return lines
}
