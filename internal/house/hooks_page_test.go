package house_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/internal/hooks"
)

var namedHook = regexp.MustCompile(
	"`(sequence|phase|procedure|event|action|actions|function|value|scoring|movement|victory) " +
		"([a-z_0-9]+)(?:\\(([^)`]*)\\))?`")

// TestHookPages checks the pages that say where to attach a rule against what `scenario inspect --hooks` lists:
// everything they name exists, with the parameters that they give, and no phase, event, value, scoring, movement or
// set of actions is missing.
func TestHookPages(t *testing.T) {
	inRoot(t)
	t.Parallel()
	for page, dir := range map[string]string{
		"docs/hooks/revised.md": "scenarios/axis_allies_revised",
		"docs/hooks/1942.md":    "scenarios/axis_allies_1942",
		"docs/hooks/attack.md":  "scenarios/attack_deluxe",
		"docs/hooks/europe.md":  "scenarios/axis_allies_europe",
		"docs/hooks/khans.md":   "scenarios/khans_and_kings",
	} {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		built := compiler.Compile(os.DirFS("."), dir, compiler.Options{Notes: &symbols.Notes{}})
		if built.Program == nil {
			t.Fatal(built.Diags)
		}
		params := map[string]string{} // by kind and name
		for _, h := range hooks.List(built) {
			var names []string
			for _, p := range h.Params {
				names = append(names, p.Name)
			}
			params[strings.TrimPrefix(h.Kind, "helper ")+" "+h.Name] = strings.Join(names, ", ")
		}
		for _, it := range built.Merged.Items {
			if it.Type == "victory" {
				params["victory "+it.Labels[0]] = ""
			}
		}
		named := map[string]bool{}
		for _, m := range namedHook.FindAllStringSubmatch(string(text), -1) {
			what := m[1] + " " + m[2]
			named[what] = true
			switch want, ok := params[what]; {
			case !ok:
				t.Errorf("%s names `%s`, which %s does not have", page, what, dir)
			case strings.Contains(m[0], "(") && m[3] != want:
				t.Errorf("%s says %s, and its parameters are (%s)", page, m[0], want)
			}
		}
		for what := range params {
			kind, _, _ := strings.Cut(what, " ")
			if slices.Contains([]string{"sequence", "phase", "event", "value", "scoring", "movement", "victory"}, kind) &&
				!named[what] {
				t.Errorf("%s does not name `%s`", page, what)
			}
		}
	}
}
