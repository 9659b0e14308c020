package check_test

import (
	"fmt"
	"math/rand"
	"regexp"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/worktest"
)

var word = regexp.MustCompile(`"[^"\n]*"|[A-Za-z_0-9.]+|[^\sA-Za-z_0-9]`)

// Whatever is written, the checker answers with findings or a scenario. Words of a right text are left out, doubled
// or exchanged: that reaches deeper than noise, which the parser stops.
func TestMutations(t *testing.T) {
	worktest.Long(t)
	sources := []string{strings.Join(worktest.Blocks(worktest.LanguagePages(t, "../.."), "hcl\n"), "")}
	for _, c := range diag.All() {
		if c.ID >= "SC100" && c.ID < "SC300" && diag.FolderCase(c.Bad) == "" {
			sources = append(sources, c.Bad, c.Fixed)
		}
	}
	rounds := 1500
	if testing.Short() {
		rounds = 200
	}
	r := rand.New(rand.NewSource(1))
	for i := range rounds {
		src := sources[r.Intn(len(sources))]
		if i%4 == 0 {
			src = sources[0]
		}
		for range 1 + r.Intn(3) {
			places := word.FindAllStringIndex(src, -1)
			if len(places) < 2 {
				break
			}
			a, b := places[r.Intn(len(places))], places[r.Intn(len(places))]
			with := src[b[0]:b[1]]
			switch r.Intn(5) {
			case 0:
				with = ""
			case 1:
				with = src[a[0]:a[1]] + " " + with
			case 2:
				with = []string{"none", "[]", "{}", "-1", "0.5", "\"x\"", "self", "[none]", "true ? none : none",
					"every(piece)"}[r.Intn(10)]
			}
			src = src[:a[0]] + with + src[a[1]:]
		}
		func() {
			defer func() {
				if p := recover(); p != nil {
					t.Errorf("round %d: %v\n%s", i, p, src)
					panic(p)
				}
			}()
			compile(t, src)
		}()
	}
}

// A short text cannot make tests without end of its cases, neither by their number nor by what their names stand for.
func TestCasesAreBounded(t *testing.T) {
	var many, long strings.Builder
	for i := range 100 {
		fmt.Fprintf(&many, "    \"c%d\" = { n = %d }\n", i, i)
		long.WriteString("player.west, player.east, ")
	}
	steps := func(that string, n int) string { return strings.Repeat("  expect { that = "+that+" }\n", n) }
	for name, body := range map[string]string{
		"many cases": "  cases = {\n" + many.String() + "  }\n" + steps("game.round == n", 4000),
		"long value": "  cases = {\n    \"one\" = { n = [" + long.String() + "] }\n  }\n" +
			steps("empty(n) && empty(n) && empty(n)", 4000),
	} {
		t.Run(name, func(t *testing.T) {
			_, found := compile(t, "scenario \"s\" {}\n\nplayer west {}\n\nplayer east {}\n\ntest \"all\" {\n"+body+"}\n")
			n := 0
			for _, d := range found {
				if d.Code == "SC179" && strings.Contains(d.Summary, "8 MB") {
					n++
				}
			}
			if n != 1 {
				t.Errorf("it is said %d times that this is too much\n%.2000s", n, show(found))
			}
		})
	}
}
