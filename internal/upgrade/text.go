package upgrade

import (
	"bytes"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/scenario-lang/scenario/internal/report"
)

// text is the text of a file that is being rewritten. It remembers on which line of the file each line began.
type text struct {
	src   []byte
	lines []int // by line of src, from 0: the line in the file, from 1
	edits []edit
}

// edit replaces a range of bytes of a text.
type edit struct {
	from, to int
	text     string
}

func newText(src []byte) *text {
	t := &text{src: src, lines: make([]int, bytes.Count(src, []byte("\n"))+1)}
	for i := range t.lines {
		t.lines[i] = i + 1
	}
	return t
}

// replace records an edit and returns its description.
func (t *text) replace(rule Rule, at hcl.Range, by string) report.UpgradeChange {
	t.edits = append(t.edits, edit{at.Start.Byte, at.End.Byte, by})
	return report.UpgradeChange{
		File: at.Filename, Line: t.lineOf(at.Start.Byte), Rule: rule.Name, What: rule.Summary, Why: rule.Why,
		Was: string(at.SliceBytes(t.src)), Became: strings.TrimSpace(by),
	}
}

// lineOf returns the original line of the text at an offset.
func (t *text) lineOf(offset int) int { return t.lines[bytes.Count(t.src[:offset], []byte("\n"))] }

// flush makes the edits, which are in order and do not overlap.
func (t *text) flush() {
	if len(t.edits) == 0 {
		return
	}
	var out []byte
	lines := []int{t.lines[0]}
	line := 0 // the line of src that has been reached
	take := func(part []byte, copied bool) {
		for _, c := range part {
			out = append(out, c)
			if c != '\n' {
				continue
			}
			if copied {
				line++
			}
			lines = append(lines, t.lines[line])
		}
	}
	at := 0
	for _, e := range t.edits {
		take(t.src[at:e.from], true)
		take([]byte(e.text), false)
		line += bytes.Count(t.src[e.from:e.to], []byte("\n"))
		at = e.to
	}
	take(t.src[at:], true)
	t.src, t.lines, t.edits = out, lines, nil
}
