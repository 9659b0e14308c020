package compiler_test

import (
	"math/rand/v2"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

var words = regexp.MustCompile(`"[^"\n]*"|[A-Za-z_0-9.]+|[-+*/%<>=!&|?]+`)

// TestMutatedRules exchanges, drops and doubles words of right scenarios. What still compiles is played twice, as
// optimised and as written: both go wrong, or both play the same. MUTATIONS says how many.
func TestMutatedRules(t *testing.T) {
	worktest.Long(t)
	var sources []string
	for _, name := range []string{"testdata/semantics/main.hcl", "../runtime/testdata/skirmish/main.hcl",
		"../runtime/testdata/rules/main.hcl"} {
		b, err := os.ReadFile(name)
		if err != nil {
			continue
		}
		sources = append(sources, string(b))
	}
	sources = append(sources, string(language(t)["book/all.hcl"].Data))
	if len(sources) < 3 {
		t.Fatal("the sources have moved")
	}
	n := 150
	if s := os.Getenv("MUTATIONS"); s != "" {
		n, _ = strconv.Atoi(s)
	}
	draw := rand.New(rand.NewPCG(4, uint64(n)))
	compiled, played := 0, 0
	for range n {
		src := sources[draw.IntN(len(sources))]
		for range 1 + draw.IntN(2) {
			src = mutated(src, draw)
		}
		fsys := fstest.MapFS{"g/a.hcl": {Data: []byte(src)}}
		var both [2]*program.Program
		for i := range both {
			built := compiler.Compile(fsys, "g", compiler.Options{NoOptimise: i == 1})
			p, diags := built.Program, built.Diags
			if p == nil && !diags.HasErrors() {
				t.Fatal("no program and no error\n" + src)
			}
			both[i] = p
		}
		if (both[0] == nil) != (both[1] == nil) {
			t.Fatal("it compiles only one way\n" + src)
		}
		if both[0] == nil {
			continue
		}
		compiled++
		q, err := program.Decode(both[0].Encode())
		if err != nil {
			t.Fatalf("what was compiled is not read: %v\n%s", err, src)
		}
		both[0] = q
		testedAlike(t, both, src)
		if playedAlike(t, both, src) {
			played++
		}
	}
	t.Logf("%d mutations, %d compiled, %d played", n, compiled, played)
	if n >= 150 && (compiled < n/20 || played < n/40) {
		t.Error("too few can be played: this shows little")
	}
}

// mutated puts another word of the same kind instead of one: it fits more often than not.
func mutated(src string, draw *rand.Rand) string {
	places := words.FindAllStringIndex(src, -1)
	for range 100 {
		a, b := places[draw.IntN(len(places))], places[draw.IntN(len(places))]
		was, with := src[a[0]:a[1]], src[b[0]:b[1]]
		switch kind := kindOf(was); {
		case kind == "operator":
			with = []string{"==", "!=", "<", "<=", ">", ">=", "&&", "||", "+", "-", "*", "/", "%"}[draw.IntN(13)]
		case kind == "number" && draw.IntN(2) == 0:
			with = []string{"0", "1", "-1", "7", "(1 / 3)", "64", "9223372036854775807"}[draw.IntN(7)]
		case kind != kindOf(with) || kind == "name" && draw.IntN(4) > 0:
			continue
		}
		if with != was {
			return src[:a[0]] + with + src[a[1]:]
		}
	}
	return src
}

// kindOf tells numbers, operators, plain names, and references by what they begin with.
func kindOf(word string) string {
	switch {
	case strings.ContainsAny(word[:1], "0123456789"):
		return "number"
	case strings.ContainsAny(word[:1], "-+*/%<>=!&|?"):
		if word == "=" || word == "=>" || word == "?" || word == "//" {
			return "syntax"
		}
		return "operator"
	case word[0] == '"':
		return "text"
	}
	if before, _, ok := strings.Cut(word, "."); ok {
		return before
	}
	return "name"
}

// testedAlike runs the tests the scenario brings along: they pass or fail alike, with the same words.
func testedAlike(t *testing.T, both [2]*program.Program, src string) {
	t.Helper()
	a, b := trial.Run(both[0], trial.Options{}).Results, trial.Run(both[1], trial.Options{}).Results
	for i := range a {
		if strings.Contains(a[i].Message+b[i].Message, "too long") {
			continue
		}
		if a[i].Status != b[i].Status || a[i].Message != b[i].Message || a[i].Place != b[i].Place {
			t.Fatalf("test %q: optimised %v %q at %v; as written %v %q at %v\n%s", a[i].Name, a[i].Status, a[i].Message,
				a[i].Place, b[i].Status, b[i].Message, b[i].Place, src)
		}
	}
}

func playedAlike(t *testing.T, both [2]*program.Program, src string) bool {
	t.Helper()
	var games [2]*runtime.Game
	var errs [2]error
	limited := func() bool {
		for _, err := range errs {
			if err != nil && (strings.Contains(err.Error(), "too long") || strings.Contains(err.Error(), "limit")) {
				return true
			}
		}
		return false
	}
	for i, p := range both {
		games[i], errs[i] = runtime.New(p, 5, runtime.Options{Budget: 2000000, Lines: true})
	}
	if limited() {
		return false
	}
	if (errs[0] == nil) != (errs[1] == nil) {
		t.Fatalf("optimised: %v; as written: %v\n%s", errs[0], errs[1], src)
	}
	if errs[0] != nil {
		return false
	}
	who := [2]bot.Player{bot.Random(1), bot.Random(1)}
	for range 40 {
		a, b := games[0].Decision(), games[1].Decision()
		if (a == nil) != (b == nil) {
			t.Fatalf("only one game goes on\n%s", src)
		}
		if a == nil {
			break
		}
		if a.Len() != b.Len() || a.Prompt() != b.Prompt() {
			t.Fatalf("%q with %d options, %q with %d\n%s", a.Prompt(), a.Len(), b.Prompt(), b.Len(), src)
		}
		for i := range games {
			errs[i] = who[i].Decide(games[i])
		}
		if limited() {
			return false
		}
		if (errs[0] == nil) != (errs[1] == nil) {
			t.Fatalf("optimised: %v; as written: %v\n%s", errs[0], errs[1], src)
		}
		if games[0].Line() != games[1].Line() || view(t, games[0]) != view(t, games[1]) {
			t.Fatalf("after %q and %q the games differ\n%s", games[0].Line(), games[1].Line(), src)
		}
		for _, g := range games {
			if err := g.Check(); err != nil {
				t.Fatalf("%v\n%s", err, src)
			}
		}
		if errs[0] != nil {
			return true
		}
	}
	return true
}
