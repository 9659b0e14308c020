package lsp_test

import (
	"encoding/base64"
	"encoding/xml"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/lsp/protocol"
)

// shown words locations as FILE:LINE:COLUMN, counted from 1.
func (c *client) shown(ls []protocol.Location) []string {
	var out []string
	for _, l := range ls {
		name := strings.TrimPrefix(l.URI, c.uri("."))
		out = append(out, fmt.Sprintf("%s:%d:%d", strings.TrimPrefix(name, "/"), l.Range.Start.Line+1,
			l.Range.Start.Character+1))
	}
	return out
}

// place returns FILE:LINE:COLUMN of a mark in a text that a file on the disk has.
func (c *client) place(name, marked string) string {
	c.t.Helper()
	src, err := os.ReadFile(filepath.Join(c.dir, name))
	before, after, _ := strings.Cut(marked, "|")
	i := strings.Index(string(src), before+after)
	if err != nil || i < 0 {
		c.t.Fatalf("%s has no %q: %v", name, marked, err)
	}
	i += len(before)
	line := strings.Count(string(src[:i]), "\n")
	return fmt.Sprintf("%s:%d:%d", name, line+1, i-strings.LastIndex(string(src[:i]), "\n"))
}

// TestDefinition leads from names to where they are declared, in the base too.
func TestDefinition(t *testing.T) {
	c := start(t, write(t, river))
	c.open("bridge/variant.hcl")
	c.open("game/rules.hcl")
	for _, x := range []struct{ file, at, toFile, to string }{
		{"bridge/variant.hcl", "unit sc|out", "game/scenario.hcl", "unit |scout"},
		{"bridge/variant.hcl", "co|st = inh", "game/scenario.hcl", "|cost = int"},
		{"bridge/variant.hcl", "inher|ited", "game/scenario.hcl", "|cost = 2"},
		{"bridge/variant.hcl", "procedure arr|ive reward", "game/rules.hcl", "procedure |arrive"},
		{"bridge/variant.hcl", "p.own|er", "", ""},
		{"bridge/variant.hcl", "action.mar|ch", "game/rules.hcl", "action |march"},
		{"bridge/variant.hcl", "when    = the|re", "game/rules.hcl", "param |there"},
		{"bridge/variant.hcl", "space.hi|ll", "game/scenario.hcl", "space |hill"},
		{"bridge/variant.hcl", "{ rea|dy = p", "bridge/variant.hcl", "state = { |ready"},
		{"game/rules.hcl", "call arr|ive", "game/rules.hcl", "procedure |arrive"},
		{"game/rules.hcl", "{\n      |p = who", "game/rules.hcl", "params = { |p = piece"},
		{"game/rules.hcl", `cites = ["B|-1"]`, "game/scenario.hcl", `clause |"B-1"`},
		{"game/rules.hcl", "price(un|it.scout", "", ""},
		{"game/rules.hcl", "pri|ce(unit.scout", "game/rules.hcl", "function |price"},
		{"game/rules.hcl", "march scout to fo|rd", "game/scenario.hcl", "space |ford"},
		{"game/rules.hcl", "march ${who} to ${th|ere}", "game/rules.hcl", "param |there"},
	} {
		var got []protocol.Location
		c.call("textDocument/definition", c.at(x.file, x.at), &got)
		var want []string
		if x.to != "" {
			want = []string{c.place(x.toFile, x.to)}
		}
		if !slices.Equal(c.shown(got), want) {
			t.Errorf("%s: %v, want %v", x.at, c.shown(got), want)
		}
	}
	// A position moves with what is typed before it, also where the text cannot be read.
	c.replace("game/rules.hcl", "# What happens", "function broken {\n  is = (1 +\n\n# What happens")
	c.waitFor("game/rules.hcl",
		codes(c.wait("game/rules.hcl", func(ds []protocol.Diagnostic) bool { return len(ds) > 0 })))
	var got []protocol.Location
	c.call("textDocument/definition", c.at("game/rules.hcl", "pri|ce(unit.scout"), &got)
	if l := c.shown(got); len(l) != 1 || !strings.HasPrefix(l[0], "game/rules.hcl:33:") {
		t.Errorf("after an edit: %v", l)
	}
}

// TestReferences finds uses in variants that are not open, in lines of tests and in citations.
func TestReferences(t *testing.T) {
	c := start(t, write(t, river))
	c.open("game/rules.hcl")
	for _, x := range []struct {
		at   string
		want []string
	}{
		{"procedure arr|ive", []string{c.place("bridge/variant.hcl", "procedure |arrive"),
			c.place("game/rules.hcl", "call |arrive")}},
		{"space.fo|rd.holder != none", []string{
			c.place("game/rules.hcl", "when    = space.|ford"), c.place("game/rules.hcl", "winner  = space.|ford"),
			c.place("game/rules.hcl", "scout to |ford"), c.place("game/rules.hcl", "that = space.|ford"),
			c.place("game/scenario.hcl", "[space.|ford")}},
		{`cites = ["B|-1"]`, []string{c.place("game/rules.hcl", `cites = [|"B-1"]`+"\n  text"),
			c.place("game/rules.hcl", `cites = [|"B-1"]`+"\n  setup")}},
	} {
		var got []protocol.Location
		p := c.at("game/rules.hcl", x.at)
		c.call("textDocument/references", p, &got)
		if !slices.Equal(c.shown(got), x.want) {
			t.Errorf("%s:\n got %v\nwant %v", x.at, c.shown(got), x.want)
		}
	}
	var got []protocol.Location
	c.call("textDocument/implementation", c.at("game/rules.hcl", "procedure arr|ive"), &got)
	if want := []string{c.place("bridge/variant.hcl", "procedure |arrive")}; !slices.Equal(c.shown(got), want) {
		t.Errorf("hooks: %v", c.shown(got))
	}
	c.call("textDocument/implementation", c.at("game/rules.hcl", "unit.sc|out"), &got)
	if want := []string{c.place("bridge/variant.hcl", "unit |scout")}; !slices.Equal(c.shown(got), want) {
		t.Errorf("overrides: %v", c.shown(got))
	}
	var marks []protocol.DocumentHighlight
	c.call("textDocument/documentHighlight", c.at("game/rules.hcl", "call arr|ive"), &marks)
	if len(marks) != 2 || marks[1].Kind != 3 {
		t.Errorf("%+v", marks)
	}
}

// TestHover says what names mean.
func TestHover(t *testing.T) {
	c := start(t, write(t, river))
	c.open("bridge/variant.hcl")
	c.open("game/rules.hcl")
	for _, x := range []struct {
		file, at string
		want     []string
	}{
		{"game/rules.hcl", "call arr|ive", []string{"procedure arrive(p piece)", "What happens where a scout comes to."}},
		{"game/rules.hcl", "pri|ce(unit.scout", []string{"function price(u unit) int", "is = u.cost + 1"}},
		{"game/rules.hcl", "u.co|st + 1", []string{"unit.cost int", "What a player pays for one."}},
		{"game/rules.hcl", "adja|cent(", []string{"adjacent(", "```hcl"}},
		{"game/rules.hcl", `cites = ["B|-1"]`, []string{"**B-1** A march leads to a neighbour."}},
		{"game/rules.hcl", "of|fer {", []string{"offer", "```hcl"}},
		{"game/rules.hcl", "prom|pt", []string{"prompt = "}},
		{"bridge/variant.hcl", "unit sc|out", []string{"unit scout", "cost = inherited + 1  # 3, bridge",
			"changed at variant.hcl:7", "From game."}},
		{"bridge/variant.hcl", "inher|ited", []string{"unit scout { cost = 2 }", "in game"}},
		{"bridge/variant.hcl", "action.mar|ch", []string{"action march(who piece, there space)",
			"A scout goes to a neighbour"}},
		{"bridge/variant.hcl", "when    = the|re", []string{"there space"}},
	} {
		var got protocol.Hover
		c.call("textDocument/hover", c.at(x.file, x.at), &got)
		for _, want := range x.want {
			if got.Contents == nil || !strings.Contains(got.Contents.Value, want) {
				t.Errorf("%s: %+v, want %q", x.at, got.Contents, want)
			}
		}
	}
	var nothing *protocol.Hover
	c.call("textDocument/hover", c.at("game/rules.hcl", "# A scout g|oes"), &nothing)
	if nothing != nil {
		t.Errorf("over a comment: %+v", nothing.Contents)
	}
}

// TestHoverOverValue says which modifiers change a value, in the base and in the variant.
func TestHoverOverValue(t *testing.T) {
	files := maps.Clone(river)
	files["game/rules.hcl"] += "\nvalue reach {\n  of = unit\n  is = unit.cost\n}\n\nmodifier far {\n  to  = value.reach\n  add = 1\n}\n"
	files["bridge/variant.hcl"] += "\nmodifier farther {\n  to  = value.reach\n  add = 2\n}\n\nvictory reached {\n  when   = unit.scout.reach > 9\n  winner = player.red\n}\n"
	c := start(t, write(t, files))
	c.open("bridge/variant.hcl")
	c.waitFor("bridge/variant.hcl", "")
	var got protocol.Hover
	c.call("textDocument/hover", c.at("bridge/variant.hcl", "unit.scout.re|ach"), &got)
	for _, want := range []string{"is = unit.cost", "- modifier far: ../game/rules.hcl:",
		"- modifier farther: variant.hcl:"} {
		if got.Contents == nil || !strings.Contains(got.Contents.Value, want) {
			t.Errorf("%+v, want %q", got.Contents, want)
		}
	}
}

// TestNeighbours shows a space with those around it: as a picture, or with letters where the editor shows no Markdown.
func TestNeighbours(t *testing.T) {
	plain := map[string]any{
		"textDocument": map[string]any{"hover": map[string]any{"contentFormat": []string{"plaintext"}}}}
	for _, x := range []struct {
		can  map[string]any
		kind string
		want []string
		not  string
	}{
		{able, "markdown", []string{"![hill and its neighbours](data:image/svg+xml;base64,", "```hcl"}, "├"},
		{plain, "plaintext", []string{"space hill", "\nhill\n├── ford\n├─> moor\n└── weir"}, "```"},
	} {
		c := startWith(t, write(t, river), x.can)
		c.openWith("game/scenario.hcl", strings.Replace(river["game/scenario.hcl"], "borders = [space.ford]\n}",
			"borders = [space.ford, space.weir]\n}\n\nspace weir {}\n\nspace moor {}\n\nborder down {\n"+
				"  between = [space.hill, space.moor]\n  one_way = true\n}", 1))
		var got protocol.Hover
		c.call("textDocument/hover", c.at("game/scenario.hcl", "space hi|ll {"), &got)
		if got.Contents == nil || got.Contents.Kind != x.kind || strings.Contains(got.Contents.Value, x.not) {
			t.Errorf("%+v", got.Contents)
			continue
		}
		for _, want := range x.want {
			if !strings.Contains(got.Contents.Value, want) {
				t.Errorf("%s is not in %s", want, got.Contents.Value)
			}
		}
		if _, code, ok := strings.Cut(got.Contents.Value, "base64,"); ok {
			svg, err := base64.StdEncoding.DecodeString(strings.TrimSuffix(code, ")"))
			if err != nil || xml.Unmarshal(svg, new(struct{})) != nil || !strings.Contains(string(svg), ">ford</text>") {
				t.Errorf("%v: %s", err, svg)
			}
		}
	}
}

// TestSymbols lists the blocks of a file and finds declarations in all folders.
func TestSymbols(t *testing.T) {
	c := start(t, write(t, river))
	c.open("bridge/variant.hcl")
	var blocks []protocol.DocumentSymbol
	c.call("textDocument/documentSymbol",
		map[string]any{"textDocument": map[string]any{"uri": c.uri("bridge/variant.hcl")}}, &blocks)
	var names []string
	for _, b := range blocks {
		names = append(names, b.Name)
	}
	if want := "scenario bridge, unit scout, after procedure arrive reward, class player, forbid no_return, victory ready"; strings.Join(names, ", ") != want {
		t.Errorf("blocks: %s", strings.Join(names, ", "))
	}
	var found []protocol.WorkspaceSymbol
	c.call("workspace/symbol", map[string]string{"query": "arrive"}, &found)
	if len(found) != 1 || path.Base(found[0].Location.URI) != "rules.hcl" {
		t.Errorf("%+v", found)
	}
}

// TestCalls follows calls in both directions.
func TestCalls(t *testing.T) {
	c := start(t, write(t, river))
	c.open("game/rules.hcl")
	var items []protocol.CallItem
	c.call("textDocument/prepareCallHierarchy", c.at("game/rules.hcl", "procedure arr|ive"), &items)
	if len(items) != 1 || items[0].Name != "procedure arrive" {
		t.Fatalf("%+v", items)
	}
	var in []protocol.IncomingCall
	c.call("callHierarchy/incomingCalls", map[string]any{"item": items[0]}, &in)
	var names []string
	for _, x := range in {
		names = append(names, x.From.Name)
	}
	slices.Sort(names)
	if want := []string{"action march", "after procedure arrive reward"}; !slices.Equal(names, want) {
		t.Errorf("incoming: %v", names)
	}
	var out []protocol.OutgoingCall
	c.call("textDocument/prepareCallHierarchy", c.at("game/rules.hcl", "action mar|ch"), &items)
	c.call("callHierarchy/outgoingCalls", map[string]any{"item": items[0]}, &out)
	if len(out) != 1 || out[0].To.Name != "procedure arrive" || len(out[0].FromRanges) != 1 {
		t.Errorf("outgoing: %+v", out)
	}
}

// TestShippedBase goes from a shipped variant through its bases.
func TestShippedBase(t *testing.T) {
	c := start(t, "../../scenarios")
	c.open("variants/low_luck/tests.hcl")
	var got []protocol.Location
	c.call("textDocument/definition", c.at("variants/low_luck/tests.hcl", "call turn|_of"), &got)
	if l := c.shown(got); len(l) != 1 || !strings.HasPrefix(l[0], "lib/axis_allies") {
		t.Errorf("turn_of: %v", l)
	}
	c.open("axis_allies_revised/combat_move.hcl")
	c.call("textDocument/definition", c.at("axis_allies_revised/combat_move.hcl", "t.with|drew"), &got)
	if l := c.shown(got); len(l) != 1 || !strings.HasPrefix(l[0], "lib/") {
		t.Errorf("withdrew: %v", l)
	}
}

// modules is a game that imports the same module twice, under two names.
var modules = map[string]string{
	"game/scenario.hcl": `scenario "duel" {
  title            = "Duel"
  language_version = 2
}

player red {}

import guns { from = "../guns" }

import bows {
  from = "../guns"
}

sequence game { call guns_fire {} }
`,
	"guns/rules.hcl": `# A shot.
procedure fire { call reload {} }

procedure reload { say { text = "Again." } }
`,
}

// TestModules leads into modules, whose names are others where they are imported under one.
func TestModules(t *testing.T) {
	c := start(t, write(t, modules))
	c.open("game/scenario.hcl")
	c.wait("game/scenario.hcl", func([]protocol.Diagnostic) bool { return true })
	var got []protocol.Location
	c.call("textDocument/definition", c.at("game/scenario.hcl", "call guns_f|ire"), &got)
	if want := []string{c.place("guns/rules.hcl", "procedure |fire")}; !slices.Equal(c.shown(got), want) {
		t.Errorf("%v", c.shown(got))
	}
	p := c.at("game/scenario.hcl", "call guns_f|ire")
	p["newName"] = "guns_shoot"
	if err := c.try("textDocument/rename", p, nil); err == nil {
		t.Error("a name that a module has otherwise is changed")
	}
	var items []protocol.CallItem
	c.call("textDocument/prepareCallHierarchy", c.at("game/scenario.hcl", "call guns_f|ire"), &items)
	if len(items) != 1 || items[0].Name != "procedure guns_fire" {
		t.Errorf("%+v", items)
	}
}

// TestGameByName finds what a variant in a folder of its own has to do with a game that it extends by its name.
func TestGameByName(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir()) // the files of the game are written out for the editor
	games := fstest.MapFS{}
	for name, src := range river {
		if base, ok := strings.CutPrefix(name, "game/"); ok {
			games["the_river/"+base] = &fstest.MapFile{Data: []byte(src)}
		}
	}
	resolve.RegisterGames(games)
	defer resolve.RegisterGames(nil)
	c := start(t, write(t, map[string]string{"mine/variant.hcl": `scenario "mine" {
  title            = "Mine"
  extends          = "the_river"
  language_version = 2
}

unit scout {
  cost = inherited + 1
}
`}))
	c.open("mine/variant.hcl")
	c.waitFor("mine/variant.hcl", "")
	var uses, changes []protocol.Location
	p := c.at("mine/variant.hcl", "unit sc|out")
	p["context"] = map[string]bool{"includeDeclaration": true}
	c.call("textDocument/references", p, &uses)
	c.call("textDocument/implementation", p, &changes)
	if got := c.shown(changes); !slices.Equal(got, []string{"mine/variant.hcl:7:6"}) {
		t.Errorf("it is changed at %v", got)
	}
	inGame := 0
	for _, u := range uses {
		if strings.HasSuffix(u.URI, "/the_river/rules.hcl") {
			inGame++
		}
	}
	var at []protocol.Location
	c.call("textDocument/definition", c.at("mine/variant.hcl", "unit sc|out"), &at)
	if len(at) != 1 || !strings.HasSuffix(at[0].URI, "/the_river/scenario.hcl") {
		t.Fatalf("it is declared at %v", at)
	}
	file := strings.TrimPrefix(at[0].URI, c.uri(".")) // the editor opens it, and it is a file of the game there as well
	c.notify("textDocument/didOpen",
		map[string]any{"textDocument": map[string]any{"uri": at[0].URI, "version": 1, "text": river["game/scenario.hcl"]}})
	var again []protocol.Location
	c.call("textDocument/references", map[string]any{"textDocument": map[string]any{"uri": at[0].URI},
		"position": at[0].Range.Start,
		"context":  map[string]bool{"includeDeclaration": true}}, &again)
	if len(again) != len(uses) {
		t.Errorf("%d uses from %s, %d from the variant", len(again), file, len(uses))
	}
	if inGame < 2 {
		t.Errorf("%d uses in the rules of the game, of %v", inGame, c.shown(uses))
	}
}
