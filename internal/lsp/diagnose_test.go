package lsp_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/lsp/protocol"
)

// river is a small game and a variant of it.
var river = map[string]string{
	"game/scenario.hcl": `scenario "river" {
  title            = "The River"
  language_version = 2
}

player red {}
player blue {}

class space { state = { holder = optional(player) } }

class unit {
  attributes = {
    # What a player pays for one.
    cost = int
  }
}

space hill {
  borders = [space.ford]
}

space ford {}

unit scout { cost = 2 }

rulebook book {
  clause "B-1" { text = "A march leads to a neighbour." }
  clause "B-2" { text = "Who holds the ford wins." }
}
`,
	"game/rules.hcl": `# A scout goes to a neighbour of where it is.
action march {
  cites = ["B-1"]
  text  = "march ${who} to ${there}"
  param who {
    in      = [for p in every(piece) : p if p.owner == actor]
    message = "It is not yours."
  }
  param there {
    in      = adjacent(who.space)
    message = "That is too far."
  }
  do {
    move who { to = there }
    call arrive {
      p = who
    }
  }
}

# What happens where a scout comes to.
procedure arrive {
  params = { p = piece }
  set x {
    in     = [p.space]
    holder = p.owner
  }
}

function price {
  params = { u = unit }
  is     = u.cost + 1
}

setup {
  place hill { red = { scout = 1 } }
}

sequence game {
  repeat {
    times = 3
    call turn {}
    check_victory {}
  }
}

phase turn {
  offer {
    to      = player.red
    actions = [action.march]
    prompt  = "Your march."
    done    = "rest"
  }
}

victory ford {
  cites   = ["B-2"]
  when    = space.ford.holder != none && price(unit.scout) > 0
  winner  = space.ford.holder
  because = "Red holds the ford."
}

test "a march takes the ford" {
  cites = ["B-1"]
  setup = true
  run turn {}
  play { lines = ["march scout to ford"] }
  expect { that = space.ford.holder == player.red }
}
`,
	"bridge/variant.hcl": `scenario "bridge" {
  title            = "The Bridge"
  extends          = "../game"
  language_version = 2
}

unit scout { cost = inherited + 1 }

after procedure arrive reward {
  set player red { ready = p.owner == player.red }
}

class player { state = { ready = bool } }

forbid no_return {
  action  = action.march
  when    = there == space.hill
  message = "Nobody goes back."
}

victory ready {
  when   = player.red.ready
  winner = player.red
}
`,
}

// TestDiagnostics publishes what is wrong with a text that is not saved, and takes it back.
func TestDiagnostics(t *testing.T) {
	c := start(t, write(t, river))
	c.open("game/rules.hcl")
	c.waitFor("game/rules.hcl", "")
	c.replace("game/rules.hcl", "u.cost + 1", "u.cots + 1")
	d := c.waitFor("game/rules.hcl", "SC235")[0]
	line := strings.Count(river["game/rules.hcl"][:strings.Index(river["game/rules.hcl"], "u.cost")], "\n")
	if want := (protocol.Range{Start: protocol.Position{Line: line, Character: 13},
		End: protocol.Position{Line: line, Character: 17}}); d.Range != want {
		t.Errorf("at %v, want %v", d.Range, want)
	}
	if d.Severity != protocol.SeverityError || !strings.Contains(d.Message, `did you mean "cost"?`) ||
		d.CodeDescription == nil || !strings.HasSuffix(d.CodeDescription.Href,
		"/docs/reference/codes.md#sc235-there-is-no-such-member") {
		t.Errorf("%+v %+v", d, d.CodeDescription)
	}
	c.replace("game/rules.hcl", "u.cots + 1", "u.cost + 1")
	c.waitFor("game/rules.hcl", "")
}

// TestColumns counts columns in UTF-16 where letters before them are outside the basic plane, and takes both ends of
// lines.
func TestColumns(t *testing.T) {
	files := map[string]string{"game/scenario.hcl": river["game/scenario.hcl"],
		"game/rules.hcl": strings.ReplaceAll(river["game/rules.hcl"], "\n", "\r\n")}
	c := start(t, write(t, files))
	c.open("game/rules.hcl")
	c.waitFor("game/rules.hcl", "")
	c.replace("game/rules.hcl", `prompt  = "Your march."`, `prompt  = "😀𝒳 ${player.rde}"`)
	d := c.waitFor("game/rules.hcl", "SC234")[0]
	if d.Range.Start.Character != 29 || d.Range.End.Character != 32 {
		t.Errorf("columns %d to %d", d.Range.Start.Character, d.Range.End.Character)
	}
	c.replace("game/rules.hcl", "player.rde", "player.red")
	c.waitFor("game/rules.hcl", "")
}

// TestVariantSeesBuffer checks a variant with the text of its base that is not saved, and leads from what follows to
// its cause.
func TestVariantSeesBuffer(t *testing.T) {
	c := start(t, write(t, river))
	c.open("bridge/variant.hcl")
	c.waitFor("bridge/variant.hcl", "")
	c.open("game/rules.hcl")
	c.replace("game/rules.hcl", "procedure arrive {", "procedure come {")
	c.replace("game/rules.hcl", "call arrive {", "call come {")
	if d := c.waitFor("bridge/variant.hcl", "SC196")[0]; !strings.Contains(d.Message, `there is no procedure "arrive"`) {
		t.Errorf("%+v", d)
	}
	c.waitFor("game/rules.hcl", "")
	c.replace("game/rules.hcl", "procedure come {", "procedure arrive {")
	ds := c.wait("game/rules.hcl", func(ds []protocol.Diagnostic) bool { return len(ds) > 0 })
	if ds[0].Code != "SC252" {
		t.Errorf("%v", codes(ds))
	}
	c.notify("textDocument/didClose", map[string]any{"textDocument": map[string]any{"uri": c.uri("game/rules.hcl")}})
	c.waitFor("bridge/variant.hcl", "")
	c.waitFor("game/rules.hcl", "")
}

// TestCauseFirst reports what follows from another finding as an information that leads to it.
func TestCauseFirst(t *testing.T) {
	c := start(t, write(t, river))
	c.open("game/scenario.hcl")
	c.open("game/rules.hcl")
	c.replace("game/scenario.hcl", "unit scout {", "unit spy {")
	ds := c.wait("game/rules.hcl", func(ds []protocol.Diagnostic) bool { return len(ds) > 1 })
	for i, d := range ds {
		switch {
		case i == 0 && d.Severity != protocol.SeverityError:
			t.Errorf("the first is %+v", d)
		case i > 0 && d.Code == ds[0].Code && (d.Severity == protocol.SeverityError || len(d.RelatedInformation) == 0):
			t.Errorf("what follows is %+v", d)
		}
	}
}

// TestDisk notices files that are made, changed and removed on the disk, through a link as well.
func TestDisk(t *testing.T) {
	c := start(t, write(t, river))
	c.open("bridge/variant.hcl")
	c.waitFor("bridge/variant.hcl", "")
	change := func(name, src string, kind int) {
		t.Helper()
		p := filepath.Join(c.dir, name)
		err := os.Remove(p)
		if src != "" {
			err = os.WriteFile(p, []byte(src), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
		c.notify("workspace/didChangeWatchedFiles",
			map[string]any{"changes": []any{map[string]any{"uri": c.uri(name), "type": kind}}})
	}
	change("bridge/more.hcl", "unit knigt { cost = unit.scout }\n", 1)
	c.waitFor("bridge/more.hcl", "SC200")
	change("bridge/more.hcl", "", 3)
	c.waitFor("bridge/more.hcl", "")
	change("game/rules.hcl", strings.ReplaceAll(river["game/rules.hcl"], "arrive", "come"), 2)
	c.waitFor("bridge/variant.hcl", "SC196")
	change("game/rules.hcl", river["game/rules.hcl"], 2)
	c.waitFor("bridge/variant.hcl", "")
	for _, x := range []struct{ from, to, codes string }{{"game", "elsewhere", "SC186"}, {"elsewhere", "game", ""}} {
		if err := os.Rename(filepath.Join(c.dir, x.from), filepath.Join(c.dir, x.to)); err != nil {
			t.Fatal(err)
		}
		c.notify("workspace/didChangeWatchedFiles",
			map[string]any{"changes": []any{map[string]any{"uri": c.uri("game/rules.hcl"), "type": 2}}})
		c.waitFor("bridge/variant.hcl", x.codes)
	}
}

// TestOtherFiles leaves files alone that end in .hcl and are not of a scenario.
func TestOtherFiles(t *testing.T) {
	c := start(t, write(t, map[string]string{"infra/main.hcl": "resource \"disk\" \"a\" { size = 3 }\n",
		"game/a.hcl": "scenario \"a\" {}\nunit x { cots = 1 }\n"}))
	c.open("infra/main.hcl")
	c.open("game/a.hcl")
	c.wait("game/a.hcl", func(ds []protocol.Diagnostic) bool { return len(ds) > 0 })
	c.waitFor("infra/main.hcl", "")
}

// TestLink sees a buffer that is opened through a link where a variant reads the same file without. A link in a
// scenario's folder is reported, since none is followed.
func TestLink(t *testing.T) {
	dir := write(t, river)
	link := filepath.Join(t.TempDir(), "linked")
	for from, to := range map[string]string{dir: link, "nothing.hcl": filepath.Join(dir, "game", "broken.hcl")} {
		if err := os.Symlink(from, to); err != nil {
			t.Skip(err)
		}
	}
	c := start(t, dir)
	c.open("game/scenario.hcl")
	c.waitFor("game/scenario.hcl", "SC003")
	if err := os.Remove(filepath.Join(dir, "game", "broken.hcl")); err != nil {
		t.Fatal(err)
	}
	c.open("bridge/variant.hcl")
	c.waitFor("bridge/variant.hcl", "")
	changed := strings.ReplaceAll(river["game/rules.hcl"], "arrive", "come")
	c.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{
		"uri": "file://" + filepath.ToSlash(link) + "/game/rules.hcl", "version": 1, "text": changed}})
	c.waitFor("bridge/variant.hcl", "SC196")
}
