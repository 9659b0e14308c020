package dsl

import (
	"bytes"
	"strings"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// adviseLabel rewrites the detail of a syntax error where an expression was written as the label of a block, as in
// `destroy pieces(space.hill) {}`: hcl speaks of labels and braces only, and the mistake is natural.
func adviseLabel(src []byte, d diag.Diagnostic) diag.Diagnostic {
	at := d.Range.Start.Byte
	if d.Code != "SC023" || at >= len(src) || !strings.ContainsRune(".([", rune(src[at])) {
		return d
	}
	line := src[bytes.LastIndexByte(src[:at], '\n')+1:]
	if end := bytes.IndexByte(line, '\n'); end >= 0 {
		line = line[:end]
	}
	head, _, opens := strings.Cut(string(line), "{")
	typ, label, ok := strings.Cut(strings.TrimSpace(head), " ")
	if !opens || !ok {
		return d
	}
	d.Detail = "A label is a name, not an expression."
	return d.Note("Bind the expression first: x = %s. Then write %s x {.", strings.TrimSpace(label), typ).Saying("the label of %s is not a name", typ)
}
