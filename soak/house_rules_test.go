package soak

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// TestHouseRulesTravel joins each house rule of the base with each edition, in a folder of one block. The tests of
// the rule must pass there, and bots play.
func TestHouseRulesTravel(t *testing.T) {
	worktest.Long(t)
	files := fstest.MapFS{}
	for _, pattern := range []string{"scenarios/axis_allies_*/*.hcl", "scenarios/lib/*/*.hcl",
		"scenarios/lib/house_rules/*/*.hcl"} {
		names, err := fs.Glob(os.DirFS(".."), pattern)
		if err != nil || len(names) == 0 {
			t.Fatal(pattern, err)
		}
		for _, name := range names {
			text, err := os.ReadFile(path.Join("..", name))
			if err != nil {
				t.Fatal(err)
			}
			files[name] = &fstest.MapFile{Data: text}
		}
	}
	rules, err := fs.ReadDir(files, "scenarios/lib/house_rules")
	if err != nil || len(rules) < 4 {
		t.Fatal("four house rules should be there", err)
	}
	for _, rule := range rules {
		for _, edition := range []string{"revised", "1942", "europe"} {
			t.Run(rule.Name()+" "+edition, func(t *testing.T) {
				files["scenarios/joined/game.hcl"] = &fstest.MapFile{Data: fmt.Appendf(nil,
					"scenario \"joined\" {\n  extends = [\"../axis_allies_%s\", \"../lib/house_rules/%s\"]\n}\n", edition,
					rule.Name())}
				built := compiler.Compile(files, "scenarios/joined", compiler.Options{})
				p := built.Program
				if p == nil || len(built.Diags) > 0 {
					t.Fatal(built.Diags)
				}
				var own []string
				for _, test := range p.Tests {
					if strings.Contains(p.Files[p.Places[test.Place].File], "house_rules/"+rule.Name()+"/") {
						own = append(own, regexp.QuoteMeta(p.Strings[test.Name]))
					}
				}
				if len(own) == 0 {
					t.Fatal("the rule has no test")
				}
				for _, r := range trial.Run(p,
					trial.Options{Filter: regexp.MustCompile("^(" + strings.Join(own, "|") + ")$")}).Results {
					if r.Status != trial.Passed && r.Status != trial.NotRun {
						t.Errorf("%s: %s: %s", r.Place, r.Name, r.Message)
					}
				}
				for _, who := range []bot.Player{bot.Greedy(1), bot.Random(1)} {
					g, err := runtime.New(p, 1, runtime.Options{})
					if err != nil {
						t.Fatal(err)
					}
					for g.Decision() != nil && g.Decisions() < number(t, "ANSWERS", 120) {
						step(t, g, who)
						if err := g.Check(); err != nil {
							t.Fatalf("%s: %v", where(g), err)
						}
					}
					if g.Decisions() < 100 {
						t.Errorf("only %d decisions", g.Decisions())
					}
				}
			})
		}
	}
}
