package lsp_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/text"
)

// applied returns a text with edits, which do not overlap.
func applied(t *text.Text, edits []protocol.TextEdit) string {
	slices.SortFunc(edits, func(a, b protocol.TextEdit) int { return t.Offset(b.Range.Start) - t.Offset(a.Range.Start) })
	for _, e := range edits {
		t = t.Replace(e.Range, e.NewText)
	}
	return string(t.Src)
}

func (c *client) doc(name string) map[string]any {
	return map[string]any{"textDocument": map[string]any{"uri": c.uri(name)}}
}

// TestFormatting lays a text out as `scenario fmt` does, all of it or a part, and keeps the ends of its lines.
func TestFormatting(t *testing.T) {
	c := start(t, write(t, river))
	for _, end := range []string{"\n", "\r\n"} {
		bad := strings.NewReplacer("is     = u.cost", "is = u.cost", "cites   = [\"B-2\"]",
			"cites = [ \"B-2\" ]").Replace(river["game/rules.hcl"])
		c.openWith("game/rules.hcl", strings.ReplaceAll(bad, "\n", end))
		var edits []protocol.TextEdit
		c.call("textDocument/formatting", c.doc("game/rules.hcl"), &edits)
		if got, want := applied(c.texts["game/rules.hcl"], edits), strings.ReplaceAll(river["game/rules.hcl"], "\n",
			end); got != want {
			t.Errorf("with %q:\n%s", end, got)
		}
		if len(edits) != 2 {
			t.Errorf("%d edits", len(edits))
		}
		p := c.doc("game/rules.hcl")
		p["range"] = c.texts["game/rules.hcl"].Range(0, strings.Index(string(c.texts["game/rules.hcl"].Src), "setup {"))
		c.call("textDocument/rangeFormatting", p, &edits)
		if len(edits) != 1 {
			t.Errorf("%d edits of the range", len(edits))
		}
	}
	c.openWith("game/rules.hcl", "unit {{")
	if err := c.try("textDocument/formatting", c.doc("game/rules.hcl"), nil); err == nil {
		t.Error("a text with errors is laid out")
	}
}

// TestTyping lays out the block that a brace closes and indents a line that is begun, also where the rest of the text
// is broken.
func TestTyping(t *testing.T) {
	c := start(t, write(t, river))
	const broken = "unit {{\n\n"
	for _, x := range []struct{ old, marked, typed, want string }{
		{"is     = u.cost + 1\n}", "is = u.cost + 1\n}|", "}", "is     = u.cost + 1\n}"},
		{"    move who { to = there }\n", "    move who { to=there }|\n", "}", "    move who { to = there }\n"},
		{"    move who { to = there }\n", "    move who { to = there }\n|\n", "\n", "    move who { to = there }\n    \n"},
		{"  do {\n", "  do {\n|\n", "\n", "  do {\n    \n"},
		{"  do {\n", "  do {\n|move who { to = there }\n", "\n", "  do {\n    move who { to = there }\n"},
		{"adjacent(who.space)", "adjacent(\n|)", "\n", "adjacent(\n    )"},
		{"# What happens", "# What\n|# happens", "\n", "# What\n# happens"},
	} {
		for _, end := range []string{"\n", "\r\n"} {
			on := func(s string) string { return strings.ReplaceAll(s, "\n", end) }
			before := strings.Replace(river["game/rules.hcl"], x.old, strings.Replace(x.marked, "|", "", 1), 1)
			c.openWith("game/rules.hcl", on(broken+before))
			p := c.at("game/rules.hcl", on(x.marked))
			p["ch"] = x.typed
			var edits []protocol.TextEdit
			c.call("textDocument/onTypeFormatting", p, &edits)
			want := on(broken + strings.Replace(river["game/rules.hcl"], x.old, x.want, 1))
			if got := applied(c.texts["game/rules.hcl"], edits); got != want {
				t.Errorf("%q with %q:\n%s", x.marked, end, got)
			}
		}
	}
}

// TestShownInText asks for what editors show in a text.
func TestShownInText(t *testing.T) {
	c := start(t, write(t, river))
	c.open("bridge/variant.hcl")
	c.openWith("game/rules.hcl", river["game/rules.hcl"]+"\nplayer green {\n  colour = \"#2f6d3a\"\n}\n\n"+
		"function sums {\n  params = { a = int, b = int }\n  is     = a + b + sums_of(1, b)\n}\n\nfunction sums_of {\n"+
		"  params = { first_one = int, b = int }\n  is     = first_one + b\n}\n")
	var folds []protocol.FoldingRange
	c.call("textDocument/foldingRange", c.doc("bridge/variant.hcl"), &folds)
	if len(folds) < 4 {
		t.Errorf("folds: %v", folds)
	}
	var selections []*protocol.SelectionRange
	p := c.doc("game/rules.hcl")
	p["positions"] = []any{c.at("game/rules.hcl", "u.co|st + 1")["position"]}
	c.call("textDocument/selectionRange", p, &selections)
	var widths []int
	src := c.texts["game/rules.hcl"]
	for r := selections[0]; r != nil; r = r.Parent {
		widths = append(widths, src.Offset(r.Range.End)-src.Offset(r.Range.Start))
	}
	if len(widths) < 5 || widths[0] != len("cost") || widths[1] != len("u.cost") || !slices.IsSorted(widths) {
		t.Errorf("selections: %v", widths)
	}
	var tokens protocol.SemanticTokens
	c.call("textDocument/semanticTokens/full", c.doc("bridge/variant.hcl"), &tokens)
	if len(tokens.Data)%5 != 0 || len(tokens.Data) < 100 || slices.ContainsFunc(tokens.Data, func(n int) bool {
		return n < 0
	}) {
		t.Errorf("tokens: %v", tokens.Data)
	}
	var hints []protocol.InlayHint
	p = c.doc("game/rules.hcl")
	p["range"] = src.Range(0, len(src.Src))
	c.call("textDocument/inlayHint", p, &hints)
	if len(hints) != 1 || hints[0].Label != "first_one:" {
		t.Errorf("hints: %+v", hints)
	}
	p = c.doc("bridge/variant.hcl")
	p["range"] = c.texts["bridge/variant.hcl"].Range(0, len(c.texts["bridge/variant.hcl"].Src))
	c.call("textDocument/inlayHint", p, &hints)
	if len(hints) != 1 || hints[0].Label != " = 3" {
		t.Errorf("hints of the variant: %+v", hints)
	}
	var links []protocol.DocumentLink
	c.call("textDocument/documentLink", c.doc("bridge/variant.hcl"), &links)
	if len(links) != 1 || links[0].Target != c.uri("game/scenario.hcl") {
		t.Errorf("links: %+v", links)
	}
	var colours []protocol.ColorInformation
	c.call("textDocument/documentColor", c.doc("game/rules.hcl"), &colours)
	if len(colours) != 1 || colours[0].Color.Green != float64(0x6d)/0xFF {
		t.Errorf("colours: %+v", colours)
	}
	var words []protocol.ColorPresentation
	p = c.doc("game/rules.hcl")
	p["range"], p["color"] = colours[0].Range, colours[0].Color
	c.call("textDocument/colorPresentation", p, &words)
	if len(words) != 1 || words[0].Label != "#2f6d3a" {
		t.Errorf("words: %+v", words)
	}
}

// TestRename changes a name in all files, and is refused where that cannot be.
func TestRename(t *testing.T) {
	c := start(t, write(t, river))
	c.open("game/rules.hcl")
	rename := func(at, to string) (map[string]string, error) {
		p := c.at("game/rules.hcl", at)
		p["newName"] = to
		var edit protocol.WorkspaceEdit
		if err := c.try("textDocument/rename", p, &edit); err != nil {
			return nil, err
		}
		out := map[string]string{}
		for name, src := range river {
			out[name] = applied(text.New([]byte(src)), edit.Changes[c.uri(name)])
		}
		return out, nil
	}
	for _, x := range []struct {
		at, to string
		change map[string]*strings.Replacer
	}{
		{"call arr|ive", "come_to", map[string]*strings.Replacer{
			"game/rules.hcl":     strings.NewReplacer("arrive", "come_to"),
			"bridge/variant.hcl": strings.NewReplacer("procedure arrive", "procedure come_to")}},
		{"space.fo|rd.holder != none", "weir", map[string]*strings.Replacer{
			"game/rules.hcl":    strings.NewReplacer("space.ford", "space.weir", "to ford", "to weir"),
			"game/scenario.hcl": strings.NewReplacer("space.ford", "space.weir", "space ford", "space weir")}},
		{"unit.sco|ut) > 0", "spy", map[string]*strings.Replacer{
			"game/rules.hcl": strings.NewReplacer("unit.scout", "unit.spy", "scout = 1", "spy = 1", "march scout",
				"march spy"),
			"game/scenario.hcl":  strings.NewReplacer("unit scout", "unit spy"),
			"bridge/variant.hcl": strings.NewReplacer("unit scout", "unit spy")}},
		{"u.co|st", "price_of", map[string]*strings.Replacer{
			"game/rules.hcl": strings.NewReplacer("u.cost", "u.price_of"), "game/scenario.hcl": strings.NewReplacer("cost = int",
				"price_of = int", "{ cost = 2", "{ price_of = 2"),
			"bridge/variant.hcl": strings.NewReplacer("{ cost =", "{ price_of =")}},
		{"param th|ere", "goal", map[string]*strings.Replacer{
			"game/rules.hcl": strings.NewReplacer("param there", "param goal", "${there}", "${goal}", "to = there",
				"to = goal"),
			"bridge/variant.hcl": strings.NewReplacer("= there ==", "= goal ==")}},
		{"params = { p| = piece }", "q", map[string]*strings.Replacer{
			"game/rules.hcl": strings.NewReplacer("{ p = piece", "{ q = piece", "      p = who", "      q = who",
				"[p.space]", "[q.space]", "= p.owner\n  }\n}\n\nfun", "= q.owner\n  }\n}\n\nfun"),
			"bridge/variant.hcl": strings.NewReplacer("= p.owner", "= q.owner")}},
		{`cites = ["B|-1"]`, "B-1a", map[string]*strings.Replacer{
			"game/rules.hcl": strings.NewReplacer("B-1", "B-1a"), "game/scenario.hcl": strings.NewReplacer("B-1", "B-1a")}},
	} {
		got, err := rename(x.at, x.to)
		if err != nil {
			t.Errorf("%s: %v", x.at, err)
			continue
		}
		for name, src := range river {
			want := src
			if r := x.change[name]; r != nil {
				want = r.Replace(src)
			}
			if got[name] != want {
				t.Errorf("%s: %s is now\n%s", x.at, name, got[name])
			}
		}
	}
	for _, x := range []struct{ at, to, why string }{
		{"call arr|ive", "turn", "there is phase turn already"},
		{"call arr|ive", "not-a-name", "is not a name"},
		{"call arr|ive", "", "is not a name"},
		{"unit.sco|ut) > 0", "none", "word of the language"},
		{"param th|ere", "who", "there is local who already"},
		{"param th|ere", "unit", "is a class"},
		{"space.fo|rd.holder", "hill", "there is space hill already"},
		{"adja|cent", "beside", "word of the language"},
		{"# What hap|pens", "x", "no name here"},
	} {
		if _, err := rename(x.at, x.to); err == nil || !strings.Contains(err.Error(), x.why) {
			t.Errorf("%s to %q: %v, want %q", x.at, x.to, err, x.why)
		}
	}
	var p protocol.PrepareRename
	c.call("textDocument/prepareRename", c.at("game/rules.hcl", `cites = ["B|-1"]`), &p)
	if p.Placeholder != "B-1" || p.Range.End.Character-p.Range.Start.Character != 3 {
		t.Errorf("%+v", p)
	}
}

// TestRenameElsewhere is refused where the base is not in the folders of the editor.
// A use that was written a moment ago is renamed with the others.
func TestRenameAfterEdit(t *testing.T) {
	c := start(t, write(t, river))
	c.open("game/rules.hcl")
	c.waitFor("game/rules.hcl", "")
	uses := func() int {
		var edit protocol.WorkspaceEdit
		p := c.at("game/rules.hcl", "param w|ho {")
		p["newName"] = "walker"
		c.call("textDocument/rename", p, &edit)
		return len(edit.Changes[c.uri("game/rules.hcl")])
	}
	want := uses()
	c.replace("game/rules.hcl", "adjacent(who.space)", "adjacent(whom.space)")
	c.wait("game/rules.hcl", func(ds []protocol.Diagnostic) bool { return len(ds) > 0 })
	c.replace("game/rules.hcl", "adjacent(whom.space)", "adjacent(who.space)")
	if got := uses(); got != want || want < 3 {
		t.Errorf("%d uses are renamed, not %d", got, want)
	}
}

func TestRenameElsewhere(t *testing.T) {
	dir := write(t, river)
	c := start(t, dir+"/bridge")
	c.open("variant.hcl")
	p := c.at("variant.hcl", "procedure arr|ive")
	p["newName"] = "come"
	if err := c.try("textDocument/rename", p, nil); err == nil || !strings.Contains(err.Error(), "not in the folders") {
		t.Errorf("%v", err)
	}
}

// actions returns what is offered at a mark in a file, or for the text after it that is selected, by title.
func (c *client) actions(name, at, selected string) map[string]protocol.CodeAction {
	c.t.Helper()
	p, t := c.doc(name), c.texts[name]
	from := c.at(name, at)["position"].(protocol.Position)
	to := t.Position(t.Offset(from) + len(selected))
	p["range"], p["context"] = protocol.Range{Start: from, End: to}, map[string]any{"diagnostics": []any{}}
	var list []protocol.CodeAction
	c.call("textDocument/codeAction", p, &list)
	out := map[string]protocol.CodeAction{}
	for _, a := range list {
		out[a.Title] = a
	}
	return out
}

// do makes an action, and waits until the text with it has these findings.
func (c *client) do(name, at, selected, title, want string) {
	c.t.Helper()
	all := c.actions(name, at, selected)
	a, ok := all[title]
	if !ok {
		c.t.Errorf("%s is not offered, but %q", title, slices.Sorted(maps.Keys(all)))
		return
	}
	c.setAndWait(name, applied(c.texts[name], a.Edit.Changes[c.uri(name)]), want)
}

// setAndWait gives a file another text, and waits until that has these findings, or others after a |: the advice of
// lint comes later than the rest.
func (c *client) setAndWait(name, src, want string) {
	c.t.Helper()
	c.set(name, src)
	c.wait(name, func(ds []protocol.Diagnostic) bool {
		c.mu.Lock()
		defer c.mu.Unlock()
		v := c.found[c.uri(name)].Version
		return v != nil && *v == c.version[name] && slices.Contains(strings.Split(want, "|"), codes(ds))
	})
}

// TestDeclare declares what nothing declares, with what its use says of it.
func TestDeclare(t *testing.T) {
	for _, x := range []struct{ old, by, code, at, title, want string }{
		{"call arrive {", "call depart {\n      q = who\n      n = 2\n    }\n    call arrive {", "SC252", "call dep|art",
			"Declare procedure depart", "procedure depart {\n  params = { q = piece, n = int }\n}\n"},
		{"u.cost + 1", "worth(u, 3)", "SC237", "wor|th(", "Declare function worth",
			"function worth {\n  params = { u = unit, b = int }\n  is     = 0\n}\n"},
		{"check_victory {}", "emit dawn {}\n    check_victory {}", "SC255", "emit da|wn", "Declare event dawn",
			"event dawn {}\n"},
		{"price(unit.scout)", "price(unit.knight)", "SC234", "unit.kni|ght", "Declare unit knight",
			"unit knight {\n  cost = 0\n}\n"},
		{"space.ford.holder != none", "space.moor.holder != none", "SC234", "space.mo|or", "Declare space moor",
			"space moor {}\n"},
	} {
		c := start(t, write(t, river))
		c.open("game/rules.hcl")
		c.replace("game/rules.hcl", x.old, x.by)
		c.wait("game/rules.hcl", func(ds []protocol.Diagnostic) bool { return len(ds) > 0 && ds[0].Code == x.code })
		a, ok := c.actions("game/rules.hcl", x.at, "")[x.title]
		if !ok {
			t.Errorf("%s is not offered, but %q", x.title, slices.Sorted(maps.Keys(c.actions("game/rules.hcl", x.at, ""))))
			continue
		}
		after := applied(c.texts["game/rules.hcl"], a.Edit.Changes[c.uri("game/rules.hcl")])
		if !strings.HasSuffix(after, x.want) {
			t.Errorf("%s: the text ends in %q", x.title, after[len(after)-100:])
		}
		c.set("game/rules.hcl", after)
		c.wait("game/rules.hcl", func(ds []protocol.Diagnostic) bool {
			return !slices.ContainsFunc(ds, func(d protocol.Diagnostic) bool { return d.Code == x.code })
		})
	}
	c := start(t, write(t, river))
	c.open("game/rules.hcl")
	c.replace("game/rules.hcl", `cites = ["B-1"]`, `cites = ["B-9"]`)
	c.wait("game/rules.hcl", func(ds []protocol.Diagnostic) bool { return len(ds) > 0 })
	a := c.actions("game/rules.hcl", `cites = ["B|-9"]`, "")["Declare clause B-9"]
	if a.Edit == nil ||
		!strings.Contains(applied(text.New([]byte(river["game/scenario.hcl"])), a.Edit.Changes[c.uri("game/scenario.hcl")]),
			"clause \"B-9\" { text = \"\" }\n}") {
		t.Errorf("a clause: %+v", a)
	}
}

// startRiver starts a session with a game and a variant of it open, in which nothing is wrong.
func startRiver(t *testing.T) *client {
	t.Helper()
	c := start(t, write(t, river))
	c.open("game/rules.hcl")
	c.open("bridge/variant.hcl")
	c.waitFor("game/rules.hcl", "")
	c.waitFor("bridge/variant.hcl", "")
	return c
}

// TestWriteTest writes tests that can be read, for each kind of rule.
func TestWriteTest(t *testing.T) {
	c := startRiver(t)
	for _, x := range []struct{ file, at, title, want string }{
		{"game/rules.hcl", "procedure arr|ive", "Write a test for procedure arrive",
			"run arrive {\n    p = first(every(piece))\n  }"},
		{"game/rules.hcl", "function pri|ce", "Write a test for function price", "expect { that = price(unit.scout) == 0 }"},
		{"game/rules.hcl", "action mar|ch", "Write a test for action march",
			"run turn {}\n  play { lines = [\"march … to …\"] }"},
		{"game/rules.hcl", "phase tu|rn", "Write a test for phase turn", "run turn {}"},
		{"game/rules.hcl", "victory fo|rd", "Write a test for victory ford", "cites = [\"B-2\"]"},
		{"bridge/variant.hcl", "forbid no|_return", "Write a test for forbid no_return", "because = \"Nobody goes back.\""},
	} {
		was := string(c.texts[x.file].Src)
		c.do(x.file, x.at, "", x.title, "|SL703") // a test of what cites nothing cites nothing
		if now := string(c.texts[x.file].Src); !strings.Contains(now[len(was)-1:], x.want) {
			t.Errorf("%s: %s", x.title, now[len(was):])
		}
		c.setAndWait(x.file, was, "")
	}
	if all := c.actions("bridge/variant.hcl", "unit sc|out", ""); actionsHave(all, "Write a test") {
		t.Error("a test of a unit is offered")
	}
}

// TestExtract makes a function of what is selected, and only of an expression that has a value.
func TestExtract(t *testing.T) {
	c := start(t, write(t, river))
	c.open("bridge/variant.hcl")
	c.open("game/rules.hcl")
	c.waitFor("game/rules.hcl", "")
	c.waitFor("bridge/variant.hcl", "")
	for _, x := range []struct{ at, selected, by, want string }{
		{"in      = |adjacent(who.space)", "adjacent(who.space)", "in      = extracted(who)",
			"params = { who = piece }\n  is     = adjacent(who.space)\n"},
		{"when    = |space.ford.holder != none &&", "space.ford.holder != none && price(unit.scout) > 0",
			"when    = extracted()", "function extracted {\n  is = space.ford.holder != none && price(unit.scout) > 0\n}"},
		{"[for p in every(piece) : p if |p.owner", "p.owner == actor", "p if extracted(p, actor)",
			"params = { p = piece, actor = player }"},
		{"is     = |u.cost + 1", "u.cost", "is     = extracted(u) + 1", "is     = u.cost\n"},
	} {
		was := string(c.texts["game/rules.hcl"].Src)
		c.do("game/rules.hcl", x.at, x.selected, "Extract a function", "")
		if now := string(c.texts["game/rules.hcl"].Src); !strings.Contains(now, x.by) || !strings.Contains(now, x.want) {
			t.Errorf("%s: %s", x.selected, now)
		}
		c.setAndWait("game/rules.hcl", was, "")
	}
	for _, x := range []struct{ name, at, selected string }{
		{"game/rules.hcl", "when    = |space.ford.holder", "space.ford.holder !="},
		{"game/rules.hcl", "function |price", "price"},
		{"game/rules.hcl", "in      = |adjacent", ""},
		{"bridge/variant.hcl", "cost = |inherited", "inherited + 1"},
	} {
		if _, ok := c.actions(x.name, x.at, x.selected)["Extract a function"]; ok {
			t.Errorf("a function is made of %q", x.selected)
		}
	}
}

// TestCodeActions offers corrections, and what can be written.
func TestCodeActions(t *testing.T) {
	c := start(t, write(t, river))
	c.open("bridge/variant.hcl")
	c.open("game/rules.hcl")
	c.waitFor("game/rules.hcl", "")
	c.waitFor("bridge/variant.hcl", "")
	actions := func(name, at string) map[string]protocol.CodeAction { return c.actions(name, at, "") }
	do := func(name, at, title, want string) { c.do(name, at, "", title, want) }
	c.replace("game/rules.hcl", "u.cost + 1", "u.cots + 1")
	c.waitFor("game/rules.hcl", "SC235")
	do("game/rules.hcl", "u.co|ts", "Write cost", "")
	do("bridge/variant.hcl", "action.mar|ch", "Change action march here", "")
	c.replace("game/rules.hcl", "# What happens where a scout comes to.", "# What a march leads to.")
	c.wait("game/rules.hcl", func([]protocol.Diagnostic) bool {
		return actionsHave(actions("game/rules.hcl", "procedure arr|ive"), "Cite B-1")
	})
}

func actionsHave(all map[string]protocol.CodeAction, prefix string) bool {
	for title := range all {
		if strings.HasPrefix(title, prefix) {
			return true
		}
	}
	return false
}

// TestLintFix corrects what lint corrects.
func TestLintFix(t *testing.T) {
	c := start(t, write(t, river))
	c.open("game/rules.hcl")
	c.waitFor("game/rules.hcl", "")
	c.replace("game/rules.hcl", "when    = space.ford.holder != none", "when    = !(space.ford.holder == none)")
	ds := c.wait("game/rules.hcl", func(ds []protocol.Diagnostic) bool {
		return len(ds) > 0 && strings.HasPrefix(ds[0].Code, "SL")
	})
	p := c.doc("game/rules.hcl")
	p["range"], p["context"] = ds[0].Range, map[string]any{"diagnostics": ds, "only": []string{"source.fixAll"}}
	var list []protocol.CodeAction
	c.call("textDocument/codeAction", p, &list)
	if len(list) != 1 || list[0].Kind != "source.fixAll" {
		t.Fatalf("%s: %+v", codes(ds), list)
	}
	if got := applied(c.texts["game/rules.hcl"], list[0].Edit.Changes[c.uri("game/rules.hcl")]); !strings.Contains(got,
		"space.ford.holder != none") {
		t.Errorf("%s", got)
	}
}

// TestRunTest runs a test from its lens, and marks the step at which it fails until the text is changed.
func TestRunTest(t *testing.T) {
	c := startRiver(t)
	c.replace("game/rules.hcl", "expect { that = space.ford.holder == player.red }",
		"expect { that = space.ford.holder == player.blue }")
	titles := func() (out []string) {
		var lenses []protocol.CodeLens
		c.call("textDocument/codeLens", c.doc("game/rules.hcl"), &lenses)
		for _, l := range lenses {
			out = append(out, l.Command.Title)
		}
		return out
	}
	c.wait("game/rules.hcl", func([]protocol.Diagnostic) bool {
		got := titles()
		return slices.Contains(got, "run test") && slices.Contains(got, "2 uses") &&
			slices.Contains(got, "changed in 1 variant")
	})
	c.wait("game/rules.hcl", func([]protocol.Diagnostic) bool { // the editor is called, not only told, to show them
		c.mu.Lock()
		defer c.mu.Unlock()
		return slices.Contains(c.asked, "workspace/codeLens/refresh")
	})
	run := func() (status string) {
		var result struct{ Status string }
		c.call("workspace/executeCommand", map[string]any{"command": "scenario.runTest",
			"arguments": []any{c.uri("game/rules.hcl"), "a march takes the ford"}}, &result)
		return result.Status
	}
	if got := run(); got != "failed" {
		t.Errorf("status %q", got)
	}
	ds := c.wait("game/rules.hcl", func(ds []protocol.Diagnostic) bool {
		return len(ds) == 1 && ds[0].Source == "scenario test"
	})
	if line, _ := c.texts["game/rules.hcl"].Line(ds[0].Range.Start.Line); !strings.Contains(string(line), "expect") {
		t.Errorf("the failure is at %q", line)
	}
	c.replace("game/rules.hcl", "player.blue", "player.red")
	c.waitFor("game/rules.hcl", "")
	if got := run(); got != "passed" {
		t.Errorf("status %q", got)
	}
	c.call("workspace/executeCommand", map[string]any{"command": "scenario.runTest",
		"arguments": []any{c.uri("game/rules.hcl"), "a march takes the ford", true}}, nil)
	c.mu.Lock()
	shown, _ := json.Marshal(c.messages)
	if len(c.messages) != 2 {
		t.Errorf("an editor that shows results itself is shown them as well: %s", shown)
	}
	c.mu.Unlock()
	if !strings.Contains(string(shown), "passed") || !strings.Contains(string(shown), "failed") {
		t.Errorf("messages: %s", shown)
	}
	// What is written in another file counts at once.
	c.open("game/scenario.hcl")
	c.replace("game/scenario.hcl", "cost = 2", "cots = 2")
	if err := c.try("workspace/executeCommand", map[string]any{"command": "scenario.runTest",
		"arguments": []any{c.uri("game/rules.hcl"), "a march takes the ford"}}, nil); err == nil {
		t.Error("a test is run although another file has an error")
	}
	c.replace("game/scenario.hcl", "cots = 2", "cost = 2")
	if got := run(); got != "passed" {
		t.Errorf("status %q after the error was corrected", got)
	}
	if err := c.try("workspace/executeCommand", map[string]any{"command": "scenario.unknown",
		"arguments": []any{"a", "b"}}, nil); err == nil {
		t.Error("an unknown command is carried out")
	}
}
