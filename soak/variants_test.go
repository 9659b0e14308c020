package soak

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

const variants = "scenarios/variants"

// eachVariant runs a test for every house rule that is shipped.
func eachVariant(t *testing.T, f func(t *testing.T, dir string, p *program.Program)) {
	entries, err := os.ReadDir(filepath.Join("..", variants))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, e := range entries {
		if !e.IsDir() {
			continue
		}
		n++
		t.Run(e.Name(), func(t *testing.T) {
			dir := path.Join(variants, e.Name())
			built := compiler.Compile(os.DirFS(".."), dir, compiler.Options{})
			p, diags := built.Program, built.Diags
			if p == nil || len(diags) > 0 {
				t.Fatal(diags)
			}
			f(t, dir, p)
		})
	}
	if n < 8 {
		t.Errorf("%d variants are there, not the eight house rules", n)
	}
}

// TestVariantsPlay plays each house rule to its end by bots that want to win, and some rounds by bots that do not.
func TestVariantsPlay(t *testing.T) {
	worktest.Long(t)
	eachVariant(t, func(t *testing.T, _ string, p *program.Program) {
		for seed := range uint64(number(t, "GREEDY", 1)) {
			g, err := runtime.New(p, seed, runtime.Options{})
			if err != nil {
				t.Fatal(err)
			}
			who := bot.Greedy(seed)
			for !over(g, 60) {
				step(t, g, who)
			}
			if err := g.Check(); err != nil {
				t.Errorf("greedy, seed %d: %v", seed, err)
			}
			if _, yes := g.Over(); !yes {
				t.Errorf("greedy, seed %d: nobody has won after %d rounds", seed, g.Round())
			}
		}
		for seed := range uint64(number(t, "GAMES", 1)) {
			g, err := runtime.New(p, seed, runtime.Options{})
			if err != nil {
				t.Fatal(err)
			}
			who := bot.Random(seed)
			for !over(g, number(t, "ROUNDS", 2)) {
				step(t, g, who)
				if err := g.Check(); err != nil {
					t.Fatalf("random, seed %d, %s: %v", seed, where(g), err)
				}
			}
			if g.Decisions() < 20 {
				t.Errorf("random, seed %d: only %d decisions", seed, g.Decisions())
			}
		}
	})
}

// TestVariantsAgainstTheBase runs the tests of each variant, all of which must pass, and those of its base. What no
// longer holds of the base is written down: it is what the house rule changes, and nothing else may.
func TestVariantsAgainstTheBase(t *testing.T) {
	worktest.Long(t)
	golden := filepath.Join("testdata", "variants.txt")
	b, err := os.ReadFile(golden)
	if err != nil && !*update {
		t.Fatal(err)
	}
	var told strings.Builder
	told.WriteString("# The tests of the base that no longer hold under each variant. Refresh with `go test ./soak -run " +
		"Variants -update`.\n")
	eachVariant(t, func(t *testing.T, dir string, p *program.Program) {
		own, of := 0, 0
		var changed []string
		for _, r := range trial.Run(p, trial.Options{}).Results {
			// files are named from the folder
			switch mine := !strings.Contains(p.Files[p.Places[p.Tests[r.Index].Place].File], "/"); {
			case mine && r.Status == trial.Passed:
				own++
			case mine:
				t.Errorf("%s: %s: %s", r.Place, r.Name, r.Message)
			default:
				of++
				if r.Status == trial.Failed {
					changed = append(changed, r.Name)
				}
			}
		}
		if own < 2 || of < 400 {
			t.Errorf("%d tests of its own, %d of the base", own, of)
		}
		slices.Sort(changed)
		fmt.Fprintf(&told, "\n%s: %d\n", path.Base(dir), len(changed))
		for _, name := range changed {
			fmt.Fprintf(&told, "  %s\n", name)
		}
	})
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(golden, []byte(told.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if line, was, is := firstDifference(string(b), told.String()); line > 0 && !t.Failed() {
		t.Errorf("%s, line %d: was %q, is %q", golden, line, was, is)
	}
}

var linesTaken = regexp.MustCompile(`(?m)^Lines of HCL: (\d+)\. Restated of the base: (\d+)\.`)

// TestVariantReadmes holds what each README says of its length against the files.
func TestVariantReadmes(t *testing.T) {
	eachVariant(t, func(t *testing.T, dir string, _ *program.Program) {
		readme, err := os.ReadFile(filepath.Join("..", dir, "README.md"))
		if err != nil {
			t.Fatal(err)
		}
		m := linesTaken.FindStringSubmatch(string(readme))
		if m == nil {
			t.Fatal("it does not say how many lines the rule took, and how often it restates the base")
		}
		if !strings.Contains(string(readme), "scenario play "+dir) {
			t.Error("it does not say how to play")
		}
		file := filepath.Join("..", dir, "variant.hcl")
		if shared := filepath.Join("..", "scenarios", "lib", "house_rules", path.Base(dir), "rule.hcl"); exists(shared) {
			file = shared // the variant only joins it with a game
		}
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for line := range strings.Lines(string(src)) {
			if s := strings.TrimSpace(line); s != "" && !strings.HasPrefix(s, "#") {
				n++
			}
		}
		if said, _ := strconv.Atoi(m[1]); said != n {
			t.Errorf("it says %d lines; they are %d", said, n)
		}
	})
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// TestFogHides looks at a game in the fog with each player's eyes: no piece of the enemy's is shown that stands neither
// with nor next to a unit of the viewer's side, and some are hidden.
func TestFogHides(t *testing.T) {
	built := compiler.Compile(os.DirFS(".."), variants+"/fog_of_war", compiler.Options{})
	p, diags := built.Program, built.Diags
	if p == nil {
		t.Fatal(diags)
	}
	g, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	who := bot.Greedy(1)
	for range 60 {
		step(t, g, who)
	}
	side := map[string]bool{"germany": true, "japan": true}
	count := func(v *runtime.View) map[string][2]int {
		at := map[string][2]int{}
		for _, s := range v.Spaces {
			n := at[s.Name]
			for _, x := range s.Pieces {
				i := 0
				if side[x.Owner] {
					i = 1
				}
				n[i] += x.Count
			}
			at[s.Name] = n
		}
		return at
	}
	all, err := g.View(-1)
	if err != nil {
		t.Fatal(err)
	}
	truth := count(all)
	names := map[string]int{}
	for i, m := range p.Classes[p.SpaceClass].Members {
		names[p.Strings[m.Name]] = i
	}
	next := func(a, b string) bool {
		i, j := names[a], names[b]
		return slices.Contains(p.AdjTo[p.AdjStart[i]:p.AdjStart[i+1]], int32(j))
	}
	hidden := 0
	for i, m := range p.Classes[p.PlayerClass].Members {
		mine := 0
		if side[p.Strings[m.Name]] {
			mine = 1
		}
		v, err := g.View(i)
		if err != nil {
			t.Fatal(err)
		}
		seen := count(v)
		for space, n := range truth {
			near := n[mine] > 0
			for other, o := range truth {
				near = near || o[mine] > 0 && next(space, other)
			}
			if space == "mobilization_zone" {
				near = false
			}
			want := n
			if !near {
				want[1-mine] = 0
				hidden += n[1-mine]
			}
			if seen[space] != want {
				t.Errorf("%s sees %v in %s, not %v", p.Strings[m.Name], seen[space], space, want)
			}
		}
	}
	if hidden < 50 {
		t.Errorf("only %d pieces are hidden from anybody", hidden)
	}
}
