package lint

import (
	"bytes"
	"fmt"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// The first three are found when all others have run.
var rulesComments = []Rule{
	{
		ID: "SL001", Name: "ignored-without-reason", Severity: diag.Warning,
		Summary: "the comment silences a rule and does not say why",
		Why: "`# lint:ignore CODE reason` silences a rule on its own line or, standing alone, on the next one. Whoever reads it " +
			"later must know whether the reason still holds.",
		Bad: `# lint:ignore SL602
unit unit_wagon {
  cost   = 2
  attack = 0
}
`,
		Good: `# lint:ignore SL602 that is what the printed counters say
unit unit_wagon {
  cost   = 2
  attack = 0
}
`,
	},
	{
		ID: "SL002", Name: "ignores-nothing", Severity: diag.Warning,
		Summary: "the comment silences nothing",
		Why:     "What it silenced has been mended, or has moved. A comment that is left behind would silence the next mistake there.",
		Bad: `# lint:ignore SL602 that is what the printed counters say
unit wagon {
  cost   = 2
  attack = 0
}
`,
		Good: `unit wagon {
  cost   = 2
  attack = 0
}
`,
	},
	{
		ID: "SL003", Name: "no-such-directive", Severity: diag.Warning,
		Summary: "a comment for lint that lint does not understand",
		Why:     "There is `# lint:ignore CODE reason`, with one code or several and commas between them. Anything else is not heard.",
		Bad: `# lint:ignore SL999 there is no such rule
unit wagon {
  cost   = 2
  attack = 0
}
`,
		Good: `# A wagon carries nothing yet.
unit wagon {
  cost   = 2
  attack = 0
}
`,
	},
	{
		ID: "SL004", Name: "settings", Severity: diag.Error,
		Summary: "the settings are wrong",
		Why: "`" + SettingsFile + "` in the scenario's folder says which rules matter how much and what names look like. A rule or a severity " +
			"that does not exist would silently change nothing.",
		Bad:  "-- .scenariolint.hcl --\nrule SL403 {\n  severity = \"of\"\n}\n",
		Good: "-- .scenariolint.hcl --\nrule SL403 {\n  severity = \"off\"\n}\n",
	},
}

// comment is one `lint:` comment.
type comment struct {
	at     hcl.Range // of the comment
	line   int       // that it silences
	codes  []string
	reason string
	bad    string // what is wrong with it
	used   map[string]bool
}

type comments []*comment

// line is a line of a file.
type line struct {
	file string
	line int
}

// byLine sorts the comments that are understood by the line they silence.
func (l comments) byLine() map[line][]*comment {
	out := map[line][]*comment{}
	for _, c := range l {
		if c.bad == "" {
			at := line{c.at.Filename, c.line}
			out[at] = append(out[at], c)
		}
	}
	return out
}

var directive = regexp.MustCompile(`^(?:#|//|/\*)\s*lint:(\S*)\s*(\S*)\s*(.*)$`)

// readComments finds the comments for lint in the files of the scenario's own folder and of those it is made of.
func readComments(r *resolve.Result) comments {
	var out comments
	for _, name := range slices.Sorted(maps.Keys(r.Sources)) {
		src := r.Sources[name]
		if !bytes.Contains(src, []byte("lint:")) {
			continue
		}
		tokens, _ := hclsyntax.LexConfig(src, name, hcl.InitialPos)
		for i, t := range tokens {
			if t.Type != hclsyntax.TokenComment {
				continue
			}
			m := directive.FindStringSubmatch(strings.TrimSuffix(strings.TrimSpace(string(t.Bytes)), "*/"))
			if m == nil {
				continue
			}
			c := &comment{at: t.Range, line: t.Range.Start.Line, used: map[string]bool{}}
			if t.Range.End.Line > t.Range.Start.Line { // the line break belongs to the comment, and not to what is marked
				c.at.End = c.at.Start
				c.at.End.Byte += len(bytes.TrimRight(t.Bytes, "\r\n"))
				c.at.End.Column += len([]rune(string(bytes.TrimRight(t.Bytes, "\r\n"))))
			}
			if !codeBefore(tokens[:i], c.line) {
				c.line = nextLine(tokens[i+1:])
			}
			c.read(m[1], m[2], strings.TrimSpace(m[3]))
			out = append(out, c)
		}
	}
	return out
}

// codeBefore says whether anything but comments stands before, on that line.
func codeBefore(tokens hclsyntax.Tokens, line int) bool {
	for i := len(tokens) - 1; i >= 0 && tokens[i].Range.End.Line >= line; i-- {
		switch tokens[i].Type {
		case hclsyntax.TokenComment, hclsyntax.TokenNewline:
		default:
			return true
		}
	}
	return false
}

// nextLine is the line of the first thing that is no comment, or -1.
func nextLine(tokens hclsyntax.Tokens) int {
	for _, t := range tokens {
		switch t.Type {
		case hclsyntax.TokenComment, hclsyntax.TokenNewline:
		case hclsyntax.TokenEOF:
			return -1
		default:
			return t.Range.Start.Line
		}
	}
	return -1
}

func (c *comment) read(verb, codes, reason string) {
	if verb != "ignore" {
		c.bad = fmt.Sprintf("lint knows no %q", "lint:"+verb)
		return
	}
	for _, word := range strings.Split(codes, ",") {
		code, ok := codeOf(word)
		if !ok {
			c.bad = fmt.Sprintf("there is no rule %q", word)
			return
		}
		c.codes = append(c.codes, code)
	}
	c.reason = reason
}

// silenced says whether one of the comments of its line silences a finding.
func silenced(f *Finding, here []*comment) bool {
	for _, c := range here {
		if slices.Contains(c.codes, f.Code) {
			c.used[f.Code] = true
			return true
		}
	}
	return false
}

// findings reports the comments themselves, those of the scenario's own folder: what a base silences a variant may have
// taken away. What a rule that was off or did not run would have found nobody knows.
func (l comments) findings(p *pass, ran map[string]bool) {
	report := func(code string, c *comment, format string, args ...any) *Finding {
		p.rule = byID[code]
		if p.settings.off(code) {
			return &Finding{}
		}
		return p.found(c.at, format, args...)
	}
	for _, c := range l {
		if path.Dir(c.at.Filename) != path.Clean(p.merged.Dir) {
			continue
		}
		if c.bad != "" {
			report("SL003", c, "%s", c.bad).note("write # lint:ignore CODE reason")
			continue
		}
		if c.reason == "" {
			report("SL001", c, "no reason is given for silencing %s", strings.Join(c.codes, ", ")).
				note("write it behind the code: # lint:ignore %s because …", strings.Join(c.codes, ","))
		}
		for _, code := range c.codes {
			if !c.used[code] && ran[code] {
				report("SL002", c, "there is no %s here to silence", code).note("take the comment away, or move it to the line it is meant for")
			}
		}
	}
}
