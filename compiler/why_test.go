package compiler_test

import (
	"testing"

	"github.com/scenario-lang/scenario/compiler"
)

// TestReasonsLeaveRulesAlone compiles shipped games with the texts that word why conditions do not hold. They play by
// the same rules, so that a game may be recorded with them and replayed without.
func TestReasonsLeaveRulesAlone(t *testing.T) {
	for _, name := range []string{"axis_allies_revised", "attack_deluxe"} {
		a := compiler.Compile(nil, "../scenarios/"+name, compiler.Options{})
		b := compiler.Compile(nil, "../scenarios/"+name, compiler.Options{From: a, Why: true})
		if a.Program == nil || b.Program == nil {
			t.Fatal(name, a.Diags, b.Diags)
		}
		if a.Program.Hash() != b.Program.Hash() {
			t.Errorf("%s: reasons change the rules", name)
		}
		without, with := 0, 0
		for i := range a.Program.Actions {
			for k, r := range a.Program.Actions[i].Requires {
				if _, ok := a.Program.ReasonOf(r.That); ok {
					without++
				}
				if _, ok := b.Program.ReasonOf(b.Program.Actions[i].Requires[k].That); !ok {
					t.Errorf("%s: a requirement has no reason", name)
				}
				with++
			}
		}
		if without > 0 || with == 0 {
			t.Errorf("%s: %d reasons without Why, %d requirements", name, without, with)
		}
	}
}
