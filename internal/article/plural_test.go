package article_test

import (
	"testing"

	"github.com/scenario-lang/scenario/internal/article"
)

func TestPlural(t *testing.T) {
	for noun, want := range map[string]string{
		"tank": "tanks", "infantry": "infantry", "Heavy Artillery": "Heavy Artillery", "army": "armies", "convoy": "convoys",
		"man-of-war": "men-of-war", "ship of the line": "ships of the line", "Swordsman": "Swordsmen", "rider": "riders",
		"torch": "torches", "box": "boxes", "aircraft": "aircraft", "landing craft": "landing craft", "man": "men",
		"Roman": "Romans", "German": "Germans", "X": "Xs", "barracks": "barracks", "albatross": "albatrosses", "": "s",
		"Counter 7": "Counter 7s",
	} {
		if got := article.Plural(noun); got != want {
			t.Errorf("%q: %q, want %q", noun, got, want)
		}
	}
	for noun, want := range map[string]bool{
		"tank": false, "infantry": false, "spearmen": true, "wolf": true, "hero": true, "staff of riders": true,
		"scouts": false, "walrus": true,
	} {
		if got := article.DoubtfulPlural(noun); got != want {
			t.Errorf("%q: doubtful %v, want %v", noun, got, want)
		}
	}
}
