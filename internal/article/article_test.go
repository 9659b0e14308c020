package article_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/article"
)

func TestWith(t *testing.T) {
	for _, want := range []string{
		"a scout", "an army", "an infantry unit", "a unit", "an int", "an enum", "an optional(player)", "a list(int)",
		"a set(unit)",
		"an alliance", "an option", "a one-way border", "an hour", "an heir", "a hill", "a human", "a house",
		"a university", "a union", "a united front", "an uninhabited island", "an unimportant rule", "an unarmed transport",
		"an underground cell", "an umbrella", "an upgrade", "a user", "a usual answer", "a U-boat", "an urban space",
		"a utility",
		"a European fleet", "a ewe", "an AA gun", "an IPC", "a UN force", "an SS division", "a T-34", "an ox", "a USA player",
		"an 8", "an 11", "an 18", "an 80", "a 1", "a 110", "a 12", "an 800", "an “army”", "an Übermacht", "a",
	} {
		_, noun, _ := strings.Cut(want, " ")
		if want == "a" {
			want, noun = "", ""
		}
		if got := article.With(noun); got != want {
			t.Errorf("With(%q) = %q, want %q", noun, got, want)
		}
	}
}
