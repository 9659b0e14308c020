package house_test

import (
	"go/ast"
	"go/token"
	"regexp"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/scenarios"
)

// The pages name games of the program, as their readers do.
func init() { resolve.RegisterGames(scenarios.Files) }

// ownMeaning has the names in games that are also words of the program, with what they mean there.
var ownMeaning = map[string]string{
	"black": "colour", "blue": "colour", "green": "colour", "red": "colour", "white": "colour", "yellow": "colour",
	"carrier": "the piece that carries another", "events": "of a log", "market": "in an example", "mine": "in an example",
	"plane": "of geometry", "port": "of a network", "resources": "the block", "road": "in an example", "union": "of sets",
}

// TestRulesAreData checks that no text in the program names a unit, a phase, a resource, a player or an alliance
// of one of the five games.
func TestRulesAreData(t *testing.T) {
	inRoot(t)
	of := map[string]string{}
	for _, game := range []string{
		"axis_allies_revised", "axis_allies_1942", "axis_allies_europe", "attack_deluxe", "khans_and_kings",
	} {
		r, _ := resolve.LoadDisk("scenarios/"+game, nil)
		for _, it := range r.Items {
			switch it.Type {
			case "unit", "phase", "resource", "player", "alliance":
				of[it.Labels[0]] = it.Type + " of " + game
			}
		}
	}
	if len(of) < 150 {
		t.Fatalf("the games have only %d names", len(of))
	}
	word, met := regexp.MustCompile(`[a-z][a-z0-9_]*`), map[string]bool{}
	for _, files := range packages(t) {
		for _, file := range files {
			ast.Inspect(file, func(n ast.Node) bool {
				if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
					for _, w := range word.FindAllString(strings.ToLower(lit.Value), -1) {
						if met[w] = true; of[w] != "" && ownMeaning[w] == "" {
							t.Errorf("%s: %s names %q, a %s", positions.Position(lit.Pos()), lit.Value, w, of[w])
						}
					}
				}
				return true
			})
		}
	}
	for w := range ownMeaning {
		if of[w] == "" || !met[w] {
			t.Errorf("%q needs no exception any more", w)
		}
	}
}
