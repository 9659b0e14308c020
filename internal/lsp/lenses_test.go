package lsp_test

import (
	"io"
	"net/http"
	"net/http/cookiejar"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/lsp/protocol"
)

// dice is a game with a roll.
const dice = `scenario "dice" {
  title            = "Dice"
  language_version = 2
}

player red {}

class unit {}

unit army {}

setup {
  place hill { red = { army = 1 } }
}

victory never {
  when   = empty(every(piece))
  winner = player.red
}

class player { state = { hits = int } }

space hill { borders = [space.ford] }

space ford {}

die d6 { faces = range(1, 6) }

procedure throw {
  params = { n = int }
  roll mine {
    die   = die.d6
    count = n
  }
  set player red { hits = count([for face in mine : face if face == 6]) }
}

sequence game {
  call throw { n = 1 }
  check_victory {}
}

question sixes {
  title   = "A throw"
  params  = { n = int }
  example = { n = 2 }
  given {}
  run {
    call throw { n = n }
  }
  outcome none {
    title = "no six"
    when  = player.red.hits == 0
  }
  outcome some { title = "a six" }
  count hits {
    title = "sixes"
    is    = player.red.hits
  }
}

test "one six" {
  dice { rolls = [6] }
  run throw { n = 1 }
  expect {
    that    = player.red.hits == 1
    message = "it is a six"
  }
}
`

// lensesOf returns the titles of the lenses of a file and their commands.
func (c *client) lensesOf(name string) (titles []string, commands map[string]protocol.Command) {
	c.t.Helper()
	var lenses []protocol.CodeLens
	c.call("textDocument/codeLens", c.doc(name), &lenses)
	commands = map[string]protocol.Command{}
	for _, l := range lenses {
		line, _ := c.texts[name].Line(l.Range.Start.Line)
		title := l.Command.Title + " of " + strings.TrimSuffix(string(line), " {")
		titles = append(titles, title)
		commands[title] = *l.Command
	}
	return titles, commands
}

// shownLast returns the last message that was shown.
func (c *client) shownLast() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	if n := len(c.messages); n > 0 {
		return c.messages[n-1].Message
	}
	return ""
}

// TestOdds tells the odds of a test and of a question from their lenses.
func TestOdds(t *testing.T) {
	c := start(t, write(t, map[string]string{"dice/all.hcl": dice}))
	c.open("dice/all.hcl")
	c.waitFor("dice/all.hcl", "")
	titles, commands := c.lensesOf("dice/all.hcl")
	for _, x := range []struct{ lens, want string }{
		{`odds of test "one six"`, "one six:\n16.67 % it is a six"},
		{`odds of question sixes`, "question sixes:\n69.44 % no six\n30.56 % a six\nsixes: 0.33 on average\nn: 2"},
	} {
		command, ok := commands[x.lens]
		if !ok {
			t.Errorf("no lens %q: %q", x.lens, titles)
			continue
		}
		c.call("workspace/executeCommand", command, nil)
		c.wait("dice/all.hcl", func([]protocol.Diagnostic) bool { return c.shownLast() == x.want })
	}
	c.replace("dice/all.hcl", "  expect {", "  run throw { n = 2 }\n  expect {")
	if titles, _ := c.lensesOf("dice/all.hcl"); slices.Contains(titles, `odds of test "one six"`) {
		t.Errorf("odds of two runs: %q", titles)
	}
	if err := c.try("workspace/executeCommand", commands[`odds of test "one six"`], nil); err == nil ||
		!strings.Contains(err.Error(), "two `run`") {
		t.Errorf("%v", err)
	}
}

// TestOpenView opens the page of the scenario at a test and at a space.
func TestOpenView(t *testing.T) {
	c := start(t, write(t, map[string]string{"dice/all.hcl": dice, "lib/more.hcl": "space x {}\n"}))
	c.open("dice/all.hcl")
	c.open("lib/more.hcl")
	_, commands := c.lensesOf("dice/all.hcl")
	var addresses []string
	for _, x := range []struct{ lens, at string }{
		{`open in view of test "one six"`, "/#/tests/one%20six"},
		{"open in view of space hill { borders = [space.ford] }", "/#/look/space/hill"},
	} {
		var address string
		c.call("workspace/executeCommand", commands[x.lens], &address)
		if addresses = append(addresses, address); !strings.Contains(address, "token=") ||
			!strings.HasSuffix(address, x.at[1:]) {
			t.Errorf("%s: %q", x.lens, address)
		}
		c.wait("dice/all.hcl", func([]protocol.Diagnostic) bool { return slices.Contains(c.showed(), address) })
	}
	if len(addresses) != 2 || path.Dir(addresses[0]) == "" || addresses[0][:30] != addresses[1][:30] {
		t.Fatalf("two pages are served: %q", addresses)
	}
	jar, _ := cookiejar.New(nil)
	answer, err := (&http.Client{Jar: jar}).Get(addresses[0])
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if page, _ := io.ReadAll(answer.Body); answer.StatusCode != 200 || !strings.Contains(string(page), "<html") {
		t.Errorf("%s: %.200s", answer.Status, page)
	}
	if titles, _ := c.lensesOf("lib/more.hcl"); len(titles) > 0 {
		t.Errorf("a folder without a scenario can be seen: %q", titles)
	}
}

// showed returns the addresses that the server has asked to show.
func (c *client) showed() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.Clone(c.documents)
}
