package dsl

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// advise words a syntax error in terms of this language where the mistake is natural and hcl, which knows only braces,
// labels and arguments, cannot say what to write.
func advise(src []byte, d diag.Diagnostic) diag.Diagnostic {
	at := d.Range.Start.Byte
	if at >= len(src) {
		return d
	}
	line := src[bytes.LastIndexByte(src[:at], '\n')+1:]
	if end := bytes.IndexByte(line, '\n'); end >= 0 {
		line = line[:end]
	}
	switch d.Code {
	case "SC020":
		if m := assigned.FindSubmatch(line); m != nil {
			d.Detail = "State is changed by a statement."
			return d.Note("Write set %[1]s { %[2]s = … }; of a resource, gain %[1]s { %[2]s = … } or pay %[1]s { %[2]s = … }.", m[1], m[2]).
				Saying("%s.%s is not assigned to", m[1], m[2])
		}
	case "SC022":
		if m := counted.FindSubmatch(line); m != nil && bytes.Equal(m[1], m[3]) {
			d.Detail = "A local name keeps its value; one that changes is made by var."
			return d.Note("Write var %[1]s { is = … } and then set { %[1]s = %[2]s }.", m[1], bytes.TrimSpace(m[2])).
				Saying("%s is given a value twice", m[1])
		}
	case "SC023":
		return adviseLabel(line, src[at], d)
	}
	return d
}

// assigned is a line that assigns to a member, and counted one that computes a name from itself.
var (
	assigned = regexp.MustCompile(`^\s*(\w+)\.(\w+)\s*=`)
	counted  = regexp.MustCompile(`^\s*(\w+)\s*=(\s*(\w+)\s*[-+*/].*)$`)
)

// adviseLabel is advise where an expression was written as the label of a block, as in `destroy pieces(space.hill) {}`.
func adviseLabel(line []byte, sign byte, d diag.Diagnostic) diag.Diagnostic {
	head, _, opens := strings.Cut(string(line), "{")
	typ, label, ok := strings.Cut(strings.TrimSpace(head), " ")
	if !opens || !ok || !strings.ContainsRune(".([", rune(sign)) {
		return d
	}
	d.Detail = "A label is a name, not an expression."
	return d.Note("Bind the expression first: x = %s. Then write %s x {.", strings.TrimSpace(label), typ).Saying("the label of %s is not a name", typ)
}
