package lsp_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// completed returns the labels that are offered at a mark in a text, after it was written instead of another.
func (c *client) completed(name, old, marked string) (labels []string) {
	c.t.Helper()
	for _, it := range c.completions(name, old, marked) {
		labels = append(labels, it.Label)
	}
	return labels
}

// inserted returns what each of them writes.
func (c *client) inserted(name, old, marked string) map[string]string {
	c.t.Helper()
	out := map[string]string{}
	for _, it := range c.completions(name, old, marked) {
		out[it.Label] = it.TextEdit.NewText
	}
	return out
}

func (c *client) completions(name, old, marked string) []protocol.CompletionItem {
	c.t.Helper()
	was := c.texts[name]
	written := strings.Replace(marked, "|", "", 1)
	offset := strings.Index(string(was.Src), old) + strings.Index(marked, "|")
	c.replace(name, old, written)
	var list protocol.CompletionList
	c.call("textDocument/completion", map[string]any{"textDocument": map[string]any{"uri": c.uri(name)},
		"position": c.texts[name].Position(offset)}, &list)
	c.texts[name] = was
	c.version[name]++
	c.notify("textDocument/didChange", map[string]any{
		"textDocument":   map[string]any{"uri": c.uri(name), "version": c.version[name]},
		"contentChanges": []any{map[string]any{"text": string(was.Src)}},
	})
	for _, it := range list.Items {
		if it.TextEdit == nil || it.TextEdit.NewText == "" {
			c.t.Fatalf("%+v has no edit", it)
		}
	}
	return list.Items
}

// TestCompletion offers what fits at each place, in texts that cannot be read while they are written.
func TestCompletion(t *testing.T) {
	c := startRiver(t)
	for _, x := range []struct {
		file, old, marked string
		want, not         string // labels, with commas between
		first             string
	}{
		{"bridge/variant.hcl", "space.hill", "space.|", "hill, ford", "scout", ""},
		{"bridge/variant.hcl", "player.red.ready", "player.red.|", "ready", "red", ""},
		{"bridge/variant.hcl", "there == space.hill", "there == |", "space.hill, space.ford, there, who, actor", "", "there"},
		{"bridge/variant.hcl", "there == space.hill", "who.|", "space, owner, unit", "hill", ""},
		{"bridge/variant.hcl", "there == space.hill", "who.unit.co|", "cost", "owner", ""},
		{"bridge/variant.hcl", "action.march", "action.|", "march", "arrive", ""},
		{"bridge/variant.hcl", "action  = action.march", "action  = |", "action.march", "there", ""},
		{"bridge/variant.hcl", "ready = p.owner == player.red", "|", "ready", "cost", "ready"},
		{"bridge/variant.hcl", "cost = inherited + 1", "cost = |", "inherited", "there", ""},
		{"bridge/variant.hcl", "  message = \"Nobody goes back.\"", "  |", "message, cites", "when", ""},
		{"bridge/variant.hcl", "procedure arrive reward", "procedure arr| reward", "arrive", "march", ""},
		{"bridge/variant.hcl", "victory ready {", "arr|\n\nvictory ready {", "procedure arrive", "", ""},
		{"bridge/variant.hcl", "victory ready {", "fun|\n\nvictory ready {", "function, function price", "", ""},
		{"bridge/variant.hcl", "unit scout", "unit sc|", "scout", "red", ""},
		{"game/rules.hcl", "call arrive {", "call arr| {", "arrive", "march", ""},
		{"game/rules.hcl", "p = who\n", "|\n", "p", "", ""},
		{"game/rules.hcl", "p = who\n", "p = |\n", "who, actor", "", "who"},
		{"game/rules.hcl", "    holder = p.owner", "    |", "holder", "money", "holder"},
		{"game/rules.hcl", "holder = p.owner", "holder = |", "player.red, none, x, p", "", ""},
		{"game/rules.hcl", "u.cost + 1", "pri|", "price", "", ""},
		{"game/rules.hcl", "u.cost + 1", "sum([for q in every(piece) : q.|", "unit, space", "red", ""},
		{"game/rules.hcl", "is     = u.cost + 1", "x = first(every(piece))\n  is = first(every(piece)).unit.|", "cost", "",
			""},
		{"game/rules.hcl", `cites = ["B-1"]`, `cites = ["|"]`, "B-1, B-2", "", ""},
		{"game/rules.hcl", `cites = ["B-1"]`, `cites = ["ford|"]`, "B-2", "B-1", ""},
		{"game/rules.hcl", "{ red = { scout = 1 } }", "{ red = { | } }", "scout", "red", ""},
		{"game/rules.hcl", "{ red = { scout = 1 } }", "{ | }", "red, blue", "scout", ""},
		{"game/rules.hcl", "params = { p = piece }", "params = { p = | }", "piece, int, unit", "red", ""},
		{"game/rules.hcl", "    check_victory {}", "    |", "call, offer, if", "unit", ""},
		{"game/rules.hcl", `"march scout to ford"`, `"|"`, "march scout to ford, rest", "march scout to hill, march", ""},
		{"game/rules.hcl", `"march scout to ford"`, `"march scout to |"`, "march scout to ford", "rest", ""},
		{"game/rules.hcl", `"march scout to ford"`, `"march scout to ford", "|"`, "march scout to hill",
			"march scout to ford", ""},
		{"game/rules.hcl", "# What happens", "# What| happens", "", "call", ""},
		{"game/rules.hcl", `play { lines = ["march scout to ford"] }`,
			"refuse {\n    line    = \"march scout to hill\"\n    because = \"|\"\n  }", "That is too far.",
			"march scout to ford", "That is too far."},
		{"bridge/variant.hcl", "there == space.hill", "|", "", "", "actor"},
		{"bridge/variant.hcl", "victory ready {",
			"forbid late {\n  actions = [action.march]\n  when    = |\n}\n\nvictory ready {", "who, there", "", "actor"},
		{"bridge/variant.hcl", "victory ready {",
			"forbid late {\n  when   = there.|\n  action = action.march\n}\n\nvictory ready {", "holder", "who", ""},
		{"bridge/variant.hcl", "victory ready {", "after procedure arrive late {\n  set p.|\n}\n\nvictory ready {", "space",
			"there", ""},
	} {
		got := c.completed(x.file, x.old, x.marked)
		for _, want := range strings.Split(x.want, ", ") {
			if want != "" && !slices.Contains(got, want) {
				t.Errorf("%s: %q is not offered: %.20v", x.marked, want, got)
			}
		}
		for _, not := range strings.Split(x.not, ", ") {
			if not != "" && slices.Contains(got, not) {
				t.Errorf("%s: %q is offered: %.20v", x.marked, not, got)
			}
		}
		if x.first != "" && (len(got) == 0 || got[0] != x.first) {
			t.Errorf("%s: %.5v; the first should be %q", x.marked, got, x.first)
		}
	}
	var help protocol.SignatureHelp
	c.replace("game/rules.hcl", "u.cost + 1", "max(1, 2)")
	c.call("textDocument/signatureHelp", c.at("game/rules.hcl", "max(1, |2)"), &help)
	if len(help.Signatures) != 1 || !strings.HasPrefix(help.Signatures[0].Label, "max(") {
		t.Errorf("%+v", help)
	}
}

// TestLinesWithNumbers goes on with a line whose number depends on what follows it, and takes 1 there.
func TestLinesWithNumbers(t *testing.T) {
	files := maps.Clone(river)
	files["game/rules.hcl"] = strings.Replace(files["game/rules.hcl"], "[action.march]", "[action.march, action.gather]",
		1) + `
action gather {
  text = "gather ${n} ${what}"
  param what { in = every(unit) }
  param n { in = range(1, what.cost) }
  do {
    say { text = "${n} ${what}" }
  }
}
`
	c := start(t, write(t, files))
	c.open("game/rules.hcl")
	c.waitFor("game/rules.hcl", "")
	for _, typed := range []string{"", "ga", "gather "} {
		if got := c.completed("game/rules.hcl", `"march scout to ford"`, `"`+typed+`|"`); !slices.Contains(got,
			"gather 1 scout") {
			t.Errorf("after %q: %q", typed, got)
		}
	}
}

// TestCompletedBody writes what follows a name where nothing does yet, and offers the clauses of the own book first.
func TestCompletedBody(t *testing.T) {
	c := startRiver(t)
	for _, x := range []struct{ file, old, marked, label, want string }{
		{"bridge/variant.hcl", "victory ready {", "unit sc|\n\nvictory ready {", "scout", "scout {\n  cost = inherited$0\n}"},
		{"bridge/variant.hcl", "victory ready {", "before procedure arr|\n\nvictory ready {", "arrive",
			"arrive ${1:before_arrive} {\n  $0\n}"},
		{"bridge/variant.hcl", "victory ready {", "remove unit sc|\n\nvictory ready {", "scout", "scout {}"},
		{"bridge/variant.hcl", "victory ready {", "procedure arr|\n\nvictory ready {", "arrive", "arrive {\n  $0\n}"},
		{"game/rules.hcl", "    check_victory {}", "    call arr|", "arrive", "arrive {\n  p = ${1}\n}"},
		{"game/rules.hcl", "call arrive {", "call arr| {", "arrive", "arrive"},
	} {
		if got := c.inserted(x.file, x.old, x.marked)[x.label]; got != x.want {
			t.Errorf("%s: %q writes %q, not %q", x.marked, x.label, got, x.want)
		}
	}
	const book = "rulebook house {\n  clause \"Z-1\" { text = \"A scout is dear.\" }\n}\n\nfunction dear {\n" +
		"  cites = [\"\"]\n  is    = 1\n}\n\nvictory ready {"
	c.replace("bridge/variant.hcl", "victory ready {", book)
	worktest.Until(t, "the clause of the own book is offered first", func() bool {
		got := c.completed("bridge/variant.hcl", `cites = [""]`, `cites = ["|"]`)
		return len(got) > 0 && got[0] == "Z-1"
	})
}
