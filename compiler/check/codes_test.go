package check_test

import (
	"path"
	"sort"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler/check"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// folders reads a text as the file game/game.hcl or, where it has lines `-- dir/file.hcl --`, as those files.
func folders(text string) fstest.MapFS {
	fsys := fstest.MapFS{}
	name, body := "game/game.hcl", []string{}
	flush := func() {
		if s := strings.Join(body, "\n"); strings.TrimSpace(s) != "" {
			fsys[name] = &fstest.MapFile{Data: []byte(s)}
		}
		body = nil
	}
	for _, line := range strings.Split(text, "\n") {
		if n, ok := strings.CutPrefix(line, "-- "); ok && strings.HasSuffix(n, " --") {
			flush()
			name = strings.TrimSuffix(n, " --")
			continue
		}
		body = append(body, line)
	}
	flush()
	return fsys
}

func compile(t *testing.T, text string) (*ir.Scenario, diag.List) {
	t.Helper()
	r, found := resolve.Load(folders(text), "game")
	sc, more := check.Folder(r, nil, nil)
	found = append(found, more...).Sorted()
	if !found.HasErrors() && sc == nil {
		t.Error("neither an error nor a scenario")
	}
	return sc, found
}

func show(l diag.List) string {
	var s strings.Builder
	diag.WriteText(&s, l, nil, diag.Options{})
	return s.String()
}

// Every example of the table says what it is about, and nothing else is wrong with it.
func TestExamplesOfCodes(t *testing.T) {
	for _, code := range diag.All() {
		if code.ID < "SC100" || code.ID >= "SC300" || diag.FolderCase(code.Bad) != "" {
			continue
		}
		t.Run(code.ID, func(t *testing.T) {
			_, found := compile(t, diag.Example(code.Bad))
			got := map[string]bool{}
			causes, _ := found.Causes()
			for _, d := range causes {
				if d.Severity == code.Severity || d.Severity == diag.Error {
					got[d.Code] = true
				}
			}
			if len(got) != 1 || !got[code.ID] {
				var ids []string
				for id := range got {
					ids = append(ids, id)
				}
				sort.Strings(ids)
				t.Errorf("bad gives %v\n%s", ids, show(found))
			}
			if _, found := compile(t, diag.Example(code.Fixed)); len(found) > 0 {
				t.Errorf("fixed is not clean:\n%s", show(found))
			}
		})
	}
}

// The blocks of HCL in the page about the language are one scenario, and it is right.
func TestLanguagePage(t *testing.T) {
	sc, found := compile(t, strings.Join(worktest.Blocks(worktest.LanguagePages(t, "../.."), "hcl\n"), ""))
	if found.HasErrors() {
		t.Fatal(show(found))
	}
	t.Log(show(found))
	if len(sc.Tests) != 7 || len(sc.Actions) != 7 || sc.Actions[0].Name != "march" || len(sc.Values) != 2 ||
		len(sc.Values[0].Modifiers) != 3 {
		t.Errorf("%d tests, %d actions, %d values, the first with %d modifiers", len(sc.Tests), len(sc.Actions),
			len(sc.Values), len(sc.Values[0].Modifiers))
	}
}

// The blocks that are apart are files of folders of their own, which their first lines name, and these are right, too.
func TestFoldersOnTheLanguagePage(t *testing.T) {
	fsys := fstest.MapFS{}
	for _, src := range worktest.Blocks(worktest.LanguagePages(t, "../.."), "hcl apart\n# ") {
		name, text, _ := strings.Cut(src, "\n")
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
	}
	if len(fsys) == 0 {
		t.Error("the page has no files of folders")
	}
	for name := range fsys {
		r, found := resolve.Load(fsys, path.Dir(name))
		_, more := check.Folder(r, nil, nil)
		if found = append(found, more...); found.HasErrors() {
			t.Errorf("%s:\n%s", name, show(found.Sorted()))
		}
	}
}

// A variant in a folder of its own changes a declared attribute, hangs a rule on an action and lifts another; what it
// does not use of its base is nobody's mistake.
func TestVariantOfAScenario(t *testing.T) {
	base := `
scenario "base" {}
class space {
  attributes = {
    depth = { type = int, default = 1 }
  }
}
space here {}
player north {}
action rest {
  text = "rest ${n}"
  param n {
    in = range(1, 3)
  }
  half = div(n, 2)
  require short {
    that    = half < 1
    message = "Too long."
  }
  do {
    set game {
      round = game.round + n
    }
  }
}
function twice {
  params = { n = int }
  is     = 2 * n
}
phase dusk {}
sequence main {
  offer {
    to      = player.north
    actions = [action.rest]
  }
  call dusk {}
  check_victory {}
}
setup {}
victory late {
  when = game.round > 3
}
`
	sc, found := compile(t, `-- game/v.hcl --
scenario "variant" {
  extends = "../base"
}
class space {
  attributes = {
    depth = { type = int, default = 4 }
    width = { type = int, default = 2 }
  }
}
action rest {
  half = n - 1
}
forbid no_rest {
  action  = action.rest
  when    = n > half && actor == player.north
  message = "No."
}
allow longer {
  action = action.rest
  rule   = short
  when   = space.here.width > 1
}
sequence main {
  offer {
    to      = player.north
    actions = [action.rest]
  }
  check_victory {}
}
-- base/b.hcl --
`+base)
	if len(found) > 0 {
		t.Fatal(show(found))
	}
	a := sc.Actions[0]
	var kinds []string
	for _, st := range a.Steps {
		switch {
		case st.Param != nil:
			kinds = append(kinds, "param "+st.Param.Var.Name)
		case st.Let != nil:
			kinds = append(kinds, "let "+st.Let.Var.Name)
		case st.Require != nil:
			kinds = append(kinds, "require "+st.Require.Name)
		}
	}
	if s := strings.Join(kinds, ", "); s != "param n, let half, require short, require no_rest" {
		t.Error("steps:", s)
	}
	if x, ok := a.Steps[2].Require.That.(*ir.Binary); !ok || x.Op != "||" {
		t.Error("allow does not lift the requirement")
	}
	for _, k := range sc.Classes {
		if k.Name != "space" {
			continue
		}
		for _, at := range k.Attrs {
			if at.Name == "depth" && (at.Default.Int != 4 || k.Attrs[at.Index] != at) {
				t.Error("the attribute is not the variant's")
			}
		}
	}
}
