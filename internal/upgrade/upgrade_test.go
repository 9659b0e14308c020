package upgrade_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/upgrade"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/internal/world"
)

// compileMap returns how to compile the folder game of some files.
func compileMap(files map[string]string) upgrade.Compile {
	return func(changed map[string][]byte) *compiler.Result {
		fsys := fstest.MapFS{}
		for name, text := range files {
			fsys[name] = &fstest.MapFile{Data: []byte(text)}
		}
		for name, src := range changed {
			fsys[name] = &fstest.MapFile{Data: src}
		}
		return compiler.Compile(fsys, "game", compiler.Options{})
	}
}

// folder rewrites the rules in a file of their own, next to the world.
func folder(t *testing.T, rules string) *upgrade.Result {
	t.Helper()
	compile := compileMap(map[string]string{"game/world.hcl": game, "game/rules.hcl": rules})
	if built := compile(nil); built.Program == nil {
		t.Fatalf("%v in\n%s", built.Diags, rules)
	}
	r, err := upgrade.Folder(compile)
	if err != nil {
		t.Fatal(err)
	}
	if r.After != nil {
		if err := upgrade.CheckSame(r.Before, r.After); err != nil {
			t.Error(err)
		}
		noDifference(t, r)
	}
	return r
}

// noDifference fails if a comparison of the two scenarios says that players notice something.
func noDifference(t *testing.T, r *upgrade.Result) {
	t.Helper()
	if found := diff.Compare(r.Before.Merged, r.After.Merged); len(found.Rules()) > 0 {
		t.Errorf("a comparison finds differences: %s", diff.Text(found, false, false))
	}
}

// game is the world as a game that can be compiled, of the current version.
var game = strings.Replace(world.Source, "title = \"River War\"",
	"title            = \"River War\"\n  language_version = 2", 1)

// text is what the rules are after a rewriting.
func text(r *upgrade.Result, rules string) string {
	if src, ok := r.Files["game/rules.hcl"]; ok {
		return string(src)
	}
	return rules
}

// A name of a test's cases is a value: no statement can be about it, so a loop over it names the thing anew.
func TestLoopOverACase(t *testing.T) {
	const before = `test "camps are left" {
  cases = {
    "none" = { lost = [] }
    "one"  = { lost = [space.camp] }
  }

  given {
    for s {
      in = lost
      set s { holder = none }
    }
  }
  expect {
    that = space.camp.holder == none
  }
}
`
	const after = `    set s {
      in     = lost
      holder = none
    }
`
	if got := text(folder(t, before), before); !strings.Contains(got, after) {
		t.Errorf("it makes\n%s", got)
	}
}

// A folder of version 1, with all that could be said then, is rewritten to what is in the golden folder, and no
// further.
func TestVersion1(t *testing.T) {
	compile := func(changed map[string][]byte) *compiler.Result {
		return compiler.Compile(nil, "testdata/version1", compiler.Options{Changed: changed})
	}
	r, err := upgrade.Folder(compile)
	if err != nil {
		t.Fatal(err)
	}
	if err := upgrade.CheckSame(r.Before, r.After); err != nil {
		t.Error(err)
	}
	noDifference(t, r)
	used := map[string]bool{}
	for _, c := range r.Changes {
		used[c.Rule] = true
	}
	for _, rule := range upgrade.Rules() {
		if !used[rule.Name] {
			t.Errorf("nothing in testdata/version1 is for the rule %s", rule.Name)
		}
	}
	for name, src := range r.Files {
		golden := filepath.Join("testdata", "version2", filepath.Base(name))
		if os.Getenv("UPDATE") != "" {
			if err := os.WriteFile(golden, src, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(golden)
		if err != nil {
			t.Fatal(err)
		}
		if string(want) != string(src) {
			t.Errorf("%s becomes\n%s", name, src)
		}
	}
	again, err := upgrade.Folder(func(changed map[string][]byte) *compiler.Result {
		over := map[string][]byte{}
		for name, src := range r.Files {
			over[name] = src
		}
		for name, src := range changed {
			over[name] = src
		}
		return compile(over)
	})
	if err != nil || len(again.Changes) > 0 || again.From != 2 {
		t.Errorf("a second time: version %d, %v, %v", again.From, again.Changes, err)
	}
}

// Two pages about the language, as they were when there was only its first version, are rewritten without a
// difference that players notice.
func TestPagesAreRewrittenInSilence(t *testing.T) {
	for _, page := range []string{"europe", "khans"} {
		rules, err := os.ReadFile(filepath.Join("testdata", "pages", page+".hcl"))
		if err != nil {
			t.Fatal(err)
		}
		r, err := upgrade.Folder(compileMap(map[string]string{"game/game.hcl": string(rules)}))
		if err != nil || r.After == nil {
			t.Fatal(page, err)
		}
		noDifference(t, r)
		if len(r.Changes) < 15 {
			t.Errorf("%s: only %d places were rewritten", page, len(r.Changes))
		}
	}
}

// What would mean something else, lose a comment or read worse stays as it is.
func TestWhatStays(t *testing.T) {
	for what, statements := range map[string]string{
		"an else": "  if {\n    when = s.income > 1\n    return {}\n  }\n  else {\n" +
			"    say { text = \"poor\" }\n  }\n",
		"two statements": "  gain p { money = 1 }\n  if {\n    when = s.income > 1\n" +
			"    say { text = \"rich\" }\n    pay p { money = 1 }\n  }\n",
		"a binding": "  if {\n    when = s.income > 1\n    n    = s.income\n    gain p { money = n }\n  }\n",
		"a name that is bound": "  if {\n    when = s.income > 1\n    choose c {\n      by     = p\n" +
			"      prompt = \"Which?\"\n      from   = mine\n    }\n  }\n",
		"a statement on one line": "  if {\n    when = s.income > 1\n    gain p { money = 1 }\n  }\n",
		"a choice that depends":   "  for c {\n    in    = mine\n    where = count(pieces(s)) > 2\n    destroy c {}\n  }\n",
		"a place that depends": "  for c {\n    in    = mine\n    where = c.space == s\n" +
			"    move c { to = space.camp }\n  }\n",
		"a destination that depends": "  for c {\n    in = mine\n" +
			"    move c { to = first(every(space), empty(pieces(space))) }\n  }\n",
		"another thing": "  for c {\n    in = mine\n    set s { holder = c.owner }\n  }\n",
		"a long comment": "  if {\n    when = s.income > 1\n    /* Enough. */\n    say {\n      to   = p\n" +
			"      text = \"rich\" /* so they say */\n    }\n  }\n",
		"arguments by name":      "  call rate {\n    s = s\n    n = s.income\n  }\n",
		"a key that is computed": "  call rate {\n    s = best({ for z in every(space) : -z.income => z })\n    n = 2\n  }\n",
		"a key of some": "  call rate {\n    s = best({ for z in every(space) : z.income => z if z != s })\n" +
			"    n = 2\n  }\n",
	} {
		rules := "procedure turn {\n  params = { s = space, p = player, mine = list(piece) }\n\n" + statements + "}\n\n" +
			"procedure rate {\n  params = { s = space, n = int }\n\n  say { text = \"${s}: ${n}\" }\n}\n"
		if r := folder(t, rules); len(r.Changes) > 0 {
			t.Errorf("%s: line %d becomes\n%s", what, r.Changes[0].Line, r.Changes[0].Became)
		}
	}
}

// A rewriting that changes the rules is found out by what is cited, by tests and in play.
func TestSameFindsDifferences(t *testing.T) {
	rules := "phase turn {\n  cites = [\"A-01\"]\n\n  for p {\n    in = every(player)\n    choose s {\n" +
		"      by     = p\n      prompt = \"Where?\"\n      from   = every(space)\n    }\n" +
		"    gain p { money = s.income }\n  }\n}\n\n" +
		"setup {\n  place hill {\n    north = { scout = 1 }\n  }\n}\n\nsequence main {\n  repeat {\n    times = 3\n" +
		"    call turn {}\n  }\n}\n\n" +
		"procedure purse {\n  set game { round = player.north.money }\n}\n\ntest \"the purse\" {\n  run purse {}\n" +
		"  expect {\n    that    = game.round == player.north.money\n    message = \"poor\"\n  }\n}\n"
	compile := func(text string) *compiler.Result {
		t.Helper()
		source := declarations(world.Source)
		built := compiler.Compile(fstest.MapFS{"game/a.hcl": {Data: []byte(source + "\n" + text)}}, "game",
			compiler.Options{})
		if built.Program == nil {
			t.Fatal(built.Diags)
		}
		return built
	}
	before := compile(rules)
	for old, change := range map[string][2]string{
		"":                      {"", ""},
		"cites = [\"A-01\"]":    {"cites = []", "other clauses"},
		"round = player":        {"round = 1 + player", "the test"},
		"message = \"poor":      {"message = \"very poor", ""},
		"money = s.income":      {"money = s.income + 1", "game 1 "},
		"prompt = \"Where?\"":   {"prompt = \"Whither?\"", "asks something else"},
		"from   = every(space)": {"from   = drop(every(space), 1)", "game 1 "},
		"times = 3":             {"times = 2", "game 1 "},
	} {
		err := upgrade.CheckSame(before, compile(strings.Replace(rules, old, change[0], 1)))
		if (err == nil) != (change[1] == "") || err != nil && !strings.Contains(err.Error(), change[1]) {
			t.Errorf("%s: %v, want %q", old, err, change[1])
		}
	}
}

// declarations returns the world without what makes a game of it.
func declarations(source string) string {
	for _, block := range []string{"setup", "sequence", "phase"} {
		for {
			at := strings.Index(source, "\n"+block+" ")
			if at < 0 {
				break
			}
			end := strings.Index(source[at:], "\n}\n")
			source = source[:at] + source[at+end+2:]
		}
	}
	return source
}

// Comments about the condition of an if stay with it when it becomes a guard, and the others with what they are about.
func TestGuardKeepsCommentsWhereTheyBelong(t *testing.T) {
	const before = `procedure tidy {
  params = { p = player }

  # Before the if.
  if { # Only the rich.
    # Some have nothing.
    # They need not pay.
    when = p.money > 2 # or so
    # The first payment.
    pay p { money = 1 }

    # The second one.
    pay p { money = 1 }
    # The end.
  } # After it.
}
`
	const after = `procedure tidy {
  params = { p = player }

  # Before the if.
  # Only the rich.
  # Some have nothing.
  # They need not pay.
  # or so
  return { when = p.money <= 2 }

  # The first payment.
  pay p { money = 1 }

  # The second one.
  pay p { money = 1 }
  # The end.
  # After it.
}
`
	if got := text(folder(t, before), before); got != after {
		t.Errorf("it becomes\n%s", got)
	}
	const bound = `procedure tidy {
  params = { p = player }

  if {
    # What is owed.
    owed = p.money - 2

    # Nobody owes less.
    when = p.money > 2
    pay p { money = owed }
    say { text = "${p} pays." }
  }
}
`
	got := text(folder(t, bound), bound)
	if !strings.Contains(got, "# Nobody owes less.\n  return { when = p.money <= 2 }\n\n  # What is owed.\n  owed = ") {
		t.Errorf("it becomes\n%s", got)
	}
}

// The shipped scenarios are written as upgrade writes them: what it proposes to others it need not propose to them.
func TestShippedAreCurrent(t *testing.T) {
	worktest.Long(t)
	var folders []string
	err := filepath.WalkDir("../../scenarios", func(path string, d fs.DirEntry, err error) error {
		if dir := filepath.ToSlash(filepath.Dir(path)); err == nil && filepath.Ext(path) == ".hcl" &&
			!slices.Contains(folders, dir) {
			folders = append(folders, dir)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	var parsed dsl.Parsed // Variants have the files of their base in common.
	for _, dir := range folders {
		r, err := upgrade.Folder(func(changed map[string][]byte) *compiler.Result {
			return compiler.Compile(nil, dir, compiler.Options{Changed: changed, Parsed: &parsed})
		})
		if err != nil {
			t.Errorf("%s: %v", dir, err)
			continue
		}
		for _, c := range r.Changes {
			t.Errorf("%s:%d: %s would change %q", c.File, c.Line, c.Rule, c.Was)
		}
	}
}
