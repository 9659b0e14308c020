package upgrade_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/format"
	"github.com/scenario-lang/scenario/internal/upgrade"
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
		if err := upgrade.Same(r.Before, r.After); err != nil {
			t.Error(err)
		}
	}
	return r
}

// game is the world as a game that can be compiled, of the current version.
var game = strings.Replace(world.Source, "title = \"River War\"", "title            = \"River War\"\n  language_version = 2", 1)

// text is what the rules are after a rewriting.
func text(r *upgrade.Result, rules string) string {
	if src, ok := r.Files["game/rules.hcl"]; ok {
		return string(src)
	}
	return rules
}

// Each rule rewrites its example as the table says, and what it writes stays as it is.
func TestRules(t *testing.T) {
	for _, rule := range upgrade.Rules {
		t.Run(rule.Name, func(t *testing.T) {
			if rule.Summary == "" || rule.Why == "" || strings.HasSuffix(rule.Summary, ".") || rule.Version < 2 {
				t.Error("the row is not complete")
			}
			for _, example := range []string{rule.Before, rule.After} {
				if neat, _ := format.Source("example.hcl", []byte(example)); string(neat) != example {
					t.Errorf("the example is not in canonical layout:\n%s", example)
				}
			}
			if strings.HasPrefix(rule.Before, "scenario ") {
				r, err := upgrade.Folder(compileMap(map[string]string{"game/world.hcl": world.Source}))
				if err != nil || !strings.HasPrefix(string(r.Files["game/world.hcl"]), rule.After) || r.Changes[0].Rule.Name != rule.Name {
					t.Errorf("%v\n%s", err, r.Files["game/world.hcl"])
				}
				return
			}
			r := folder(t, rule.Before)
			if got := text(r, rule.Before); got != rule.After {
				t.Errorf("it makes\n%s\nwant\n%s", got, rule.After)
			}
			for _, c := range r.Changes {
				if c.Rule.Name != rule.Name {
					t.Errorf("line %d is changed by %s", c.Line, c.Rule.Name)
				}
			}
			if again := folder(t, rule.After); len(again.Changes) > 0 {
				t.Errorf("a second time it changes\n%v", again.Changes)
			}
		})
	}
}

// A folder of version 1, with all that could be said then, is rewritten to what is in the golden folder, and no further.
func TestVersion1(t *testing.T) {
	compile := func(changed map[string][]byte) *compiler.Result {
		return compiler.Compile(nil, "testdata/version1", compiler.Options{Changed: changed})
	}
	r, err := upgrade.Folder(compile)
	if err != nil {
		t.Fatal(err)
	}
	if err := upgrade.Same(r.Before, r.After); err != nil {
		t.Error(err)
	}
	used := map[string]bool{}
	for _, c := range r.Changes {
		used[c.Rule.Name] = true
	}
	for _, rule := range upgrade.Rules {
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
