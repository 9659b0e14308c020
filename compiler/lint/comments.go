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
)

// directiveComment is one `lint:` comment.
type directiveComment struct {
	at      hcl.Range // of the comment
	line    int       // the line that it applies to
	codes   []string
	reason  string
	problem string // what is wrong with it, or ""
	used    map[string]bool
}

type directiveComments []*directiveComment

// sourceLine is a line of a file.
type sourceLine struct {
	file string
	line int
}

// byLine groups the valid comments by the line that they apply to.
func (l directiveComments) byLine() map[sourceLine][]*directiveComment {
	out := map[sourceLine][]*directiveComment{}
	for _, c := range l {
		if c.problem == "" {
			at := sourceLine{c.at.Filename, c.line}
			out[at] = append(out[at], c)
		}
	}
	return out
}

var directive = regexp.MustCompile(`^(?:#|//|/\*)\s*lint:(\S*)\s*(\S*)\s*(.*)$`)

// readComments returns the lint comments in all files of the scenario.
func readComments(r *resolve.Result) directiveComments {
	var out directiveComments
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
			c := &directiveComment{at: t.Range, line: t.Range.Start.Line, used: map[string]bool{}}
			if t.Range.End.Line > t.Range.Start.Line { // the token includes the line break, the range should not
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

// codeBefore reports whether the last tokens include code on that line.
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

// nextLine returns the line of the first code, or -1.
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

func (c *directiveComment) read(verb, codes, reason string) {
	if verb != "ignore" {
		c.problem = fmt.Sprintf("lint has no directive %q", "lint:"+verb)
		return
	}
	for _, word := range strings.Split(codes, ",") {
		code, ok := codeOf(word)
		if !ok {
			c.problem = fmt.Sprintf("there is no rule %q", word)
			return
		}
		c.codes = append(c.codes, code)
	}
	c.reason = reason
}

// lineOf returns the line on which a range begins.
func lineOf(r hcl.Range) sourceLine { return sourceLine{r.Filename, r.Start.Line} }

// silenced reports whether one of the comments silences a finding.
func silenced(f *Finding, here []*directiveComment) bool {
	for _, c := range here {
		if slices.Contains(c.codes, f.Code) {
			c.used[f.Code] = true
			return true
		}
	}
	return false
}

// reportFaults reports the comments that are wrong or have no effect. It ignores comments in bases, because a variant
// may have removed what they silence, and rules that did not run.
func (l directiveComments) reportFaults(p *pass, ran map[string]bool) {
	report := func(code string, c *directiveComment, format string, args ...any) *Finding {
		p.rule, _ = Lookup(code)
		if p.settings.isOff(code) {
			return &Finding{}
		}
		return p.report(c.at, format, args...)
	}
	for _, c := range l {
		if path.Dir(c.at.Filename) != path.Clean(p.merged.Dir) {
			continue
		}
		if c.problem != "" {
			report("SL003", c, "%s", c.problem).note("write # lint:ignore CODE reason")
			continue
		}
		if c.reason == "" {
			report("SL001", c, "no reason is given for silencing %s", strings.Join(c.codes, ", ")).
				note("write it after the code: # lint:ignore %s because …", strings.Join(c.codes, ","))
		}
		for _, code := range c.codes {
			if !c.used[code] && ran[code] {
				report("SL002", c, "the comment silences %s, which is not reported here", code).
					note("remove the comment, or move it to the line of the finding")
			}
		}
	}
}
