package lsp_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/text"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// everything asks every question about a position, and fails if one is not answered; that some are refused is right.
func (c *client) everything(name string, at protocol.Position) {
	c.t.Helper()
	p := map[string]any{
		"textDocument": map[string]any{"uri": c.uri(name)}, "position": at, "positions": []any{at}, "query": "a",
		"range":   protocol.Range{Start: at, End: protocol.Position{Line: at.Line + 3}},
		"context": map[string]any{"diagnostics": []any{}}, "newName": "new_name",
	}
	for _, method := range []string{
		"definition", "hover", "completion", "signatureHelp", "documentHighlight", "documentSymbol", "foldingRange",
		"selectionRange",
		"semanticTokens/full", "inlayHint", "documentLink", "documentColor", "codeAction", "prepareRename", "formatting",
		"codeLens", "onTypeFormatting", "references",
	} {
		if err := c.try("textDocument/"+method, p, nil); err != nil &&
			(strings.Contains(err.Error(), "mistake of the server") || strings.Contains(err.Error(), "context")) {
			c.t.Errorf("%s of %s at %v: %v", method, name, at, err)
		}
	}
}

// set gives a file another text, all at once.
func (c *client) set(name, src string) {
	c.texts[name] = text.New([]byte(src))
	c.version[name]++
	c.notify("textDocument/didChange", map[string]any{
		"textDocument":   map[string]any{"uri": c.uri(name), "version": c.version[name]},
		"contentChanges": []any{map[string]any{"text": src}}})
}

// TestBroken asks about texts that are broken in many ways: prefixes, and texts from which parts were taken at random.
func TestBroken(t *testing.T) {
	c := start(t, "../../scenarios")
	for _, name := range []string{"axis_allies_revised/technology.hcl", "variants/low_luck/tests.hcl"} {
		c.open(name)
		c.breaks(name, string(c.texts[name].Src), 997, 5)
		c.notify("textDocument/didClose", c.doc(name))
	}
}

// TestBrokenFiles does the same to every shipped file, as one more file of a small game: in its own, each text would be
// checked for a fifth of a second. A prefix is 9,973 bytes longer than the one before, a prime, so that they end in all
// kinds of places; package cursor goes through each of them.
func TestBrokenFiles(t *testing.T) {
	worktest.Long(t)
	c := start(t, write(t, river))
	const name = "game/more.hcl"
	c.open("game/rules.hcl")
	c.openWith(name, "")
	files := 0
	for _, pattern := range []string{"*/*.hcl", "*/*/*.hcl"} {
		found, err := filepath.Glob(filepath.Join("../../scenarios", pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range found {
			src, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			files++
			if c.breaks(name, string(src), 9973, 1); t.Failed() {
				t.Fatalf("in a text of %s", f)
			}
		}
	}
	if files < 400 {
		t.Errorf("only %d files", files)
	}
	c.set(name, "")
	c.waitFor("game/rules.hcl", "")
}

// breaks asks everything about prefixes of a text, each so many bytes longer than the one before, and about texts from
// which a part was removed. Then it gives the file the whole text.
func (c *client) breaks(name, src string, step, removals int) {
	random := rand.New(rand.NewPCG(1, 2))
	for n := 0; n < len(src); n += step {
		c.set(name, src[:n])
		c.everything(name, c.texts[name].Position(n))
	}
	for range removals {
		from := random.IntN(len(src))
		to := min(len(src), from+random.IntN(200))
		c.set(name, src[:from]+src[to:])
		c.everything(name, c.texts[name].Position(from))
		c.everything(name, protocol.Position{Line: random.IntN(100), Character: random.IntN(200)})
	}
	if removals > 1 {
		c.set(name, strings.Repeat("unit a { b = [", 2000))
		c.everything(name, protocol.Position{Line: 0, Character: 500})
	}
	c.set(name, src)
}

// TestLastGood goes on with what was known when the text could be read last.
func TestLastGood(t *testing.T) {
	c := start(t, write(t, river))
	c.open("game/rules.hcl")
	c.waitFor("game/rules.hcl", "")
	c.replace("game/rules.hcl", "# What happens", "procedure open {\n  x = ((\n\n# What happens")
	c.wait("game/rules.hcl", func(ds []protocol.Diagnostic) bool { return len(ds) > 0 })
	if got := c.completed("game/rules.hcl", "holder = p.owner", "holder = p.|"); !slices.Contains(got, "owner") {
		t.Errorf("%v", got)
	}
	c.replace("game/rules.hcl", "procedure open {\n  x = ((\n\n", "")
	c.waitFor("game/rules.hcl", "")
}

// TestCancel gives up a request that is cancelled, and edits that come one after the other.
func TestCancel(t *testing.T) {
	c := start(t, write(t, river))
	c.open("game/rules.hcl")
	for i := range 50 {
		c.replace("game/rules.hcl", "times = 3", "times = 3"+strings.Repeat(" ", i%2+1))
		c.replace("game/rules.hcl", "times = 3"+strings.Repeat(" ", i%2+1), "times = 3")
	}
	c.notify("$/cancelRequest", map[string]any{"id": 12345})
	c.replace("game/rules.hcl", "u.cost + 1", "u.cots + 1")
	c.waitFor("game/rules.hcl", "SC235")
}

// TestUnknown refuses what it does not know, and goes on.
func TestUnknown(t *testing.T) {
	c := start(t, write(t, river))
	for _, x := range []struct {
		method string
		params any
	}{
		{"textDocument/unknown", nil}, {"textDocument/hover", []int{1}}, {"textDocument/hover", nil},
		{"textDocument/hover", map[string]any{"textDocument": map[string]string{"uri": "untitled:1"}}},
		{"textDocument/hover", map[string]any{"textDocument": map[string]string{"uri": c.uri("missing.hcl")}}},
		{"initialize", nil},
	} {
		if err := c.try(x.method, x.params, nil); err == nil {
			t.Errorf("%s %v is answered", x.method, x.params)
		}
	}
	c.open("game/rules.hcl")
	c.waitFor("game/rules.hcl", "")
}

// FuzzEdits makes edits of a game and a variant of it, one after the other, asks everything about each text, and at
// last gives both their first texts again, in which nothing is wrong.
func FuzzEdits(f *testing.F) {
	f.Add([]byte("\x01\x20\x05\x03"))
	f.Add([]byte("\x00\x80\x20\x00\x01\x10\x00\x06\x00\xff\x7f\x02"))
	f.Add([]byte("B\x7f \x01"))
	f.Fuzz(func(t *testing.T, edits []byte) {
		c := start(t, write(t, river))
		names := []string{"game/rules.hcl", "bridge/variant.hcl"}
		for _, name := range names {
			c.open(name)
		}
		for ; len(edits) >= 4 && c.version[names[0]]+c.version[names[1]] < 12; edits = edits[4:] {
			name := names[edits[0]%2]
			now := c.texts[name]
			from := int(edits[0]/2+1) * int(edits[1]) % (len(now.Src) + 1)
			to := min(len(now.Src), from+int(edits[2]))
			r := now.Range(from, to)
			by := pieces[int(edits[3])%len(pieces)]
			c.texts[name] = now.Replace(r, by)
			c.version[name]++
			c.notify("textDocument/didChange", map[string]any{
				"textDocument":   map[string]any{"uri": c.uri(name), "version": c.version[name]},
				"contentChanges": []any{map[string]any{"range": r, "text": by}},
			})
			c.everything(name, c.texts[name].Position(from+len(by)))
		}
		for _, name := range names {
			c.setAndWait(name, river[name], "")
		}
	})
}

// pieces is what the random edits put in.
var pieces = []string{"", "}", "{", "\"", "space.", "\r\n", "😀", " = ", "unit x {\n", "[for p in every(piece) : p.",
	"<<-EOT\n", "inherited", "test \"t\" {\n  play { lines = [\""}

// TestEditsAgree makes rows of random edits in a game and its variant, most of which are undone, and asks that what a
// server then says of all files is what one says that has never seen another text.
func TestEditsAgree(t *testing.T) { edits(t, 0, 6) }

// TestManyEditsAgree does so longer.
func TestManyEditsAgree(t *testing.T) {
	worktest.Long(t)
	edits(t, 6, 150)
}

// tested is the game and its variant with tests in files that are not open: what was found out about them is kept from
// one edit to the next.
func tested() map[string]string {
	out := maps.Clone(river)
	out["game/tests.hcl"] = `test "who holds the ford" {
  given {
    create p {
      unit  = unit.scout
      owner = player.red
      at    = space.ford
    }
    call arrive { p = p }
  }
  expect { that = space.ford.holder == player.red && price(unit.scout) == 3 }
}

test "prices" {
  cases = { "of a scout" = { u = unit.scout, n = 3 } }
  expect {
    that    = price(u) == n
    message = "it is ${price(u)}"
  }
}
`
	out["bridge/tests.hcl"] = `test "the price at the bridge" {
  setup = true
  cites = ["B-2"]
  expect { that = price(unit.scout) == 4 && !player.red.ready }
}
`
	return out
}

// TestChosenEditsAgree makes edits that make tests wrong, or right, in files that are not open, and one more after each
// that does not; what a server then says is what one says that has never seen another text.
func TestChosenEditsAgree(t *testing.T) {
	dir := write(t, tested())
	names := []string{"game/rules.hcl", "bridge/variant.hcl", "game/scenario.hcl"}
	old := start(t, dir)
	for _, name := range names {
		old.open(name)
	}
	for i, x := range []struct {
		name, from, to string
		wrong          bool
	}{
		{"game/rules.hcl", "holder = p.owner", "holder = player.red", false},
		{"game/rules.hcl", "params = { u = unit }\n  is     = u.cost + 1",
			"params = { u = piece }\n  is     = u.unit.cost + 1", true},
		{"game/rules.hcl", "is     = u.cost + 1", "is     = u.cost > 1", true},
		{"game/rules.hcl", "procedure arrive", "procedure arrives", true},
		{"game/rules.hcl", "# What happens", "space_of = 1\n# What happens", true},
		{"game/scenario.hcl", "unit scout", "unit spy", true},
		{"game/scenario.hcl", "holder = optional(player)", "owned = optional(player)", true},
		{"game/scenario.hcl", "clause \"B-2\"", "clause \"B-3\"", true},
		{"game/scenario.hcl", "class unit {", "class n {}\n\nclass unit {", true},
		{"bridge/variant.hcl", "ready = bool", "steady = bool", true},
		{"bridge/variant.hcl", "unit scout", "remove unit \"scout\" {}\n\nunit scout", true},
	} {
		src := tested()[x.name]
		if !strings.Contains(src, x.from) {
			t.Fatalf("%s has no %q", x.name, x.from)
		}
		after := strings.Replace(src, x.from, x.to, 1)
		for _, text := range []string{after, after + "\n# a comment\n"} {
			old.set(x.name, text)
			fresh := start(t, dir)
			for _, name := range names {
				fresh.openWith(name, string(old.texts[name].Src))
			}
			agree(t, uint64(i), old, fresh)
			if is := strings.Contains(fresh.errors(), " SC"); is != x.wrong && x.wrong {
				t.Errorf("%q for %q is no mistake", x.to, x.from)
			}
		}
		old.set(x.name, src)
	}
}

func edits(t *testing.T, from, to uint64) {
	dir := write(t, tested())
	names := []string{"game/rules.hcl", "bridge/variant.hcl", "game/scenario.hcl"}
	words := []string{"arrive", "holder", "who", "piece", "cost", "red", "ford", "2", "price", "march", "\"B-1\"", "space"}
	for row := from; row < to; row++ {
		random := rand.New(rand.NewPCG(9, row))
		old := start(t, dir)
		for _, name := range names {
			old.open(name)
		}
		for range 2 + random.IntN(8) {
			name := names[random.IntN(len(names))]
			src := string(old.texts[name].Src)
			switch word := words[random.IntN(len(words))]; random.IntN(4) {
			case 0: // anything anywhere
				at := random.IntN(len(src) + 1)
				to := min(len(src), at+random.IntN(30))
				old.set(name, src[:at]+pieces[random.IntN(len(pieces))]+src[to:])
			case 1: // one name for another
				old.set(name, strings.Replace(src, word, words[random.IntN(len(words))], 1+random.IntN(3)))
			default:
				old.set(name, river[name])
			}
			time.Sleep(time.Duration(random.IntN(20)) * time.Millisecond)
		}
		fresh := start(t, dir)
		for _, name := range names {
			fresh.openWith(name, string(old.texts[name].Src))
		}
		agree(t, row, old, fresh)
	}
}

// agree waits until two servers say the same and nothing else for a while.
func agree(t *testing.T, row uint64, old, fresh *client) {
	t.Helper()
	same := 0
	for range 200 {
		time.Sleep(20 * time.Millisecond)
		if old.errors() != fresh.errors() {
			same = 0
		} else if same++; same > 15 {
			return
		}
	}
	t.Fatalf("row %d: after the edits the server says\n%s\nand one that begins with their result\n%s", row, old.errors(),
		fresh.errors())
}

// errors returns what is said of all files, without advice where there are errors: it stays until there is newer.
func (c *client) errors() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	var errors, all []string
	for uri, p := range c.found {
		for _, d := range p.Diagnostics {
			line := fmt.Sprintf("%s:%v %s %s", filepath.Base(uri), d.Range, d.Code, d.Message)
			if all = append(all, line); d.Severity == protocol.SeverityError {
				errors = append(errors, line)
			}
		}
	}
	if len(errors) > 0 {
		all = errors
	}
	slices.Sort(all)
	return strings.Join(all, "\n")
}
