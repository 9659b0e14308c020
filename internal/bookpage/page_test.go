package bookpage_test

import (
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/bookpage"
	"github.com/scenario-lang/scenario/internal/ledger"
	"github.com/scenario-lang/scenario/runtime/trial"
)

func write(t *testing.T, fsys fs.FS, dir, title string) string {
	t.Helper()
	built := compiler.Compile(fsys, dir, compiler.Options{Watch: true})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	page, err := bookpage.Write(ledger.Make(built, trial.Options{}), title, built.Merged.Sources)
	if err != nil {
		t.Fatal(err)
	}
	return string(page)
}

const rules = `
scenario "s" {
  title = "S"
}

space here {}

player ann {}

unit stone {}

procedure judge {
  params = { n = int }
  cites  = ["R 1"]

  # <b>not bold</b>
  if {
    when = n > 3
    say { text = "</pre><script>alert(1)</script>" }
  }
  words = n > 2 ? 1 : 0
  set game { round = words }
}

setup {
  place here {
    ann = { stone = 1 }
  }
}

sequence main {
  call judge { n = 1 }
}

rulebook book {
  clause "R 1" { text = "Three & <i>fewer</i>." }
  clause "R 2" { text = "No more." }
}

test "two \"stones\"" {
  cites = ["R 1"]

  run {
    call judge { n = 2 }
  }
  expect { that = game.round == 0 }
}
`

func small(t *testing.T) string {
	return write(t, fstest.MapFS{"s/all.hcl": {Data: []byte(rules)}}, "s", "S <&>")
}

func TestWordsStayWords(t *testing.T) {
	page := small(t)
	for _, bad := range []string{"<script>alert", "<b>not bold", "<i>fewer", "S <&>"} {
		if strings.Contains(page, bad) {
			t.Errorf("%q is in the page unescaped", bad)
		}
	}
	for _, good := range []string{"S &lt;&amp;&gt;", "Three &amp; &lt;i&gt;fewer&lt;/i&gt;.", `id="c-R_1"`} {
		if !strings.Contains(page, good) {
			t.Errorf("%q is missing", good)
		}
	}
}

var tag = regexp.MustCompile(`<[^>]*>`)

// Every line of a rule shows how it fared: executed, never, some of it, or nothing to execute.
func TestLinesAreMarked(t *testing.T) {
	page := small(t)
	got := map[string]string{}
	for _, m := range regexp.MustCompile(`(?s)<i(?: class=(\w))?>(.*?)\n</i>`).FindAllStringSubmatch(page, -1) {
		text := strings.TrimSpace(tag.ReplaceAllString(m[2], ""))
		if _, ok := got[text]; !ok {
			got[text] = m[1]
		}
	}
	for line, want := range map[string]string{
		"procedure judge {": "h", "if {": "h", "when = n &gt; 3": "p", "words = n &gt; 2 ? 1 : 0": "p",
		"say { text = &#34;&lt;/pre&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#34; }": "m", "set game { round = words }": "h",
		"params = { n = int }": "", "# &lt;b&gt;not bold&lt;/b&gt;": "",
	} {
		mark, ok := got[line]
		if !ok {
			t.Errorf("%s: not on the page", line)
		} else if mark != want {
			t.Errorf("%s: marked %q, want %q", line, mark, want)
		}
	}
}

// The page of a whole scenario is well formed, needs nothing from elsewhere, and its links lead somewhere.
func TestThePageStandsAlone(t *testing.T) {
	dir := "../../scenarios/axis_allies_revised"
	if _, err := os.Stat(dir); err != nil {
		t.Skip(err)
	}
	for name, page := range map[string]string{"small": small(t), "whole": write(t, nil, dir, "Whole")} {
		markup := regexp.MustCompile(`(?s)<script>.*?</script>|<style>.*?</style>`).ReplaceAllString(page, "")
		ids := map[string]bool{}
		for _, m := range regexp.MustCompile(`\sid="([^"]*)"`).FindAllStringSubmatch(markup, -1) {
			if ids[m[1]] {
				t.Errorf("%s: two things are called %s", name, m[1])
			}
			ids[m[1]] = true
		}
		links := regexp.MustCompile(`\s(?:href|data-same|src)="([^"]*)"`).FindAllStringSubmatch(markup, -1)
		for _, m := range links {
			if to, inside := strings.CutPrefix(m[1], "#"); inside && !ids[to] || !inside && !ids[m[1]] {
				t.Errorf("%s: %s leads nowhere", name, m[0])
			}
		}
		if len(links) < 4 {
			t.Errorf("%s: only %d links", name, len(links))
		}
		for _, far := range []string{"http://", "https://", "@import", "url(", "fetch("} {
			if strings.Contains(page, far) {
				t.Errorf("%s: the page says %s", name, far)
			}
		}
		balanced(t, name, markup)
	}
}

// balanced wants every element closed in its turn.
func balanced(t *testing.T, name, markup string) {
	t.Helper()
	empty := map[string]bool{"meta": true, "input": true, "br": true}
	var open []string
	for _, m := range regexp.MustCompile(`<(/?)([a-z][a-z0-9]*)[^>]*>`).FindAllStringSubmatch(markup, -1) {
		switch {
		case empty[m[2]]:
		case m[1] == "":
			open = append(open, m[2])
		case len(open) == 0 || open[len(open)-1] != m[2]:
			t.Fatalf("%s: </%s> closes %v", name, m[2], open)
		default:
			open = open[:len(open)-1]
		}
	}
	if len(open) > 0 {
		t.Errorf("%s: never closed: %v", name, open)
	}
}
