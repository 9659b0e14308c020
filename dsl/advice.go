package dsl

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// advise rewords a syntax error for a mistake that comes naturally from other languages. The message of hcl, which
// knows only braces, labels and arguments, cannot say what to write instead.
func advise(src []byte, d diag.Diagnostic) diag.Diagnostic {
	at := d.Range.Start.Byte
	if at >= len(src) {
		return d
	}
	from := bytes.LastIndexByte(src[:at], '\n') + 1
	line := src[from:]
	if end := bytes.IndexByte(line, '\n'); end >= 0 {
		line = line[:end]
	}
	if d.Code == "SC023" {
		return adviseLabel(line, from, src[at], d)
	}
	for _, a := range advices {
		if m := a.line.FindSubmatchIndex(line); m != nil && a.code == d.Code {
			fill := func(text string) string { return string(a.line.Expand(nil, []byte(text), line, m)) }
			d.Detail = fill(a.rule)
			return d.Note("%s", fill(a.write)).Saying("%s", fill(a.says))
		}
	}
	return d
}

// advices recognise mistakes by the line with the error. The first row with the same code whose expression matches
// applies. ${1} is the first submatch.
var advices = []struct {
	code              string
	line              *regexp.Regexp
	says, rule, write string
}{
	{
		"SC020", regexp.MustCompile(`^\s*(game)\.(\w+)\s*[-+*/]?=[^=]`),
		"${1}.${2} cannot be assigned to", "State is changed by a statement.", "Write set ${1} { ${2} = … }.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(\w+)\.(\w+)\s*(?:[-+*/]?=[^=]|\+\+|--)`),
		"${1}.${2} cannot be assigned to", "State is changed by a statement.",
		"Write set ${1} { ${2} = … }. If it is a resource: gain ${1} { ${2} = … } or pay ${1} { ${2} = … }.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(\w+)\.(\w+)\.(\w+)\s*(?:[-+*/]?=[^=]|\+\+|--)`),
		"${1}.${2}.${3} cannot be assigned to", "State is changed by a statement.",
		"Write set ${1} ${2} { ${3} = … }. If it is a resource: gain ${1} ${2} { ${3} = … } or pay ${1} ${2} { ${3} = … }.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(\w+)\s*([-+*/])=\s*(.*?)\s*$`),
		"${1} cannot be changed like this", "A local name that changes is declared with var and changed with set.",
		"Write var ${1} { is = … } and then set { ${1} = ${1} ${2} ${3} }.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(\w+)\s*([-+])[-+]`),
		"${1} cannot be changed like this", "A local name that changes is declared with var and changed with set.",
		"Write var ${1} { is = … } and then set { ${1} = ${1} ${2} 1 }.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(\w+)\s*:=?\s*(.*?)\s*$`),
		"${1} is followed by a colon", "A name and its value are separated by =.", "Write ${1} = ${2}.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*return\s+(.+?)\s*$`),
		"return has no braces", "A statement is written in braces.", "Write return { value = ${1} }.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(?:\}\s*else\s+)?(if|while)\s*\((.*)\)\s*\{`),
		"${1} has no parentheses", "A condition is an attribute of the block.",
		"Write if {, and as its first line when = ${2}. A loop is repeat {, with while = … as its first line.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(\w+)\((.*)\)`),
		"${1} is called like a function", "A procedure is called with a statement. Only functions are called in expressions.",
		"Write call ${1} { with = [${2}] }.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(\S+)`),
		"an attribute or a block is expected", "${1} is neither.", "Write NAME = value, or a block: TYPE LABEL {.",
	},
	{
		"SC022", regexp.MustCompile(`^\s*(\w+)\s*=\s*(.*?)\s*$`),
		"${1} is given a value twice",
		"An attribute or a local name gets its value once; a local name that changes is declared with var.",
		"Keep one of them, or write var ${1} { is = … } and then set { ${1} = ${2} }.",
	},
	{
		"SC025", regexp.MustCompile(`;`),
		"a line does not end with a semicolon", "An attribute ends with its line.",
		"Remove the ; and put what follows on the next line.",
	},
	{
		"SC024", regexp.MustCompile(`;`),
		"a line does not end with a semicolon", "An attribute ends with its line.",
		"Remove the ; and put what follows on the next line.",
	},
	{
		"SC024", regexp.MustCompile(`,\s*$`),
		"an attribute does not end with a comma", "An attribute ends with its line; commas separate the elements of lists.",
		"Remove the comma.",
	},
}

// headers are first lines of blocks as other languages write them, with what to write here.
var headers = []struct {
	line *regexp.Regexp
	says string
}{
	{
		regexp.MustCompile(`^\s*(?:else\s+|els?)if\s+(.+?)\s*\{`),
		"Write else_if {, and as its first line when = %s.",
	},
	{regexp.MustCompile(`^\s*if\s+(.+?)\s*\{`), "Write if {, and as its first line when = %s."},
	{regexp.MustCompile(`^\s*for\s+(\w+\s+in\s+.+?)\s*\{`), "Write for NAME {, and as its first line in = …, here for %s."},
	{regexp.MustCompile(`^\s*while\s+(.+?)\s*\{`), "Write repeat {, and as its first line while = %s."},
	{
		regexp.MustCompile(`^\s*(?:function|procedure|action)\s+\w+\((.*?)\)\s*\{`),
		"The parameters are an attribute: params = { NAME = TYPE }, here for %s.",
	},
}

// adviseLabel is advise for an expression where a block's label should be, as in `destroy pieces(space.hill) {}`.
// Other errors in the line follow from this one.
func adviseLabel(line []byte, from int, sign byte, d diag.Diagnostic) diag.Diagnostic {
	head, _, opens := strings.Cut(string(line), "{")
	typ, label, ok := strings.Cut(strings.TrimSpace(head), " ")
	if !opens || !ok || !strings.ContainsRune(".([<>=!&|\"0123456789", rune(sign)) {
		return d
	}
	d.Detail = "A label is a name, not an expression."
	d = d.Covering(hcl.Range{
		Filename: d.Range.Filename, Start: hcl.Pos{Line: d.Range.Start.Line, Column: 1, Byte: from},
		End: hcl.Pos{Line: d.Range.Start.Line, Column: len(line) + 1, Byte: from + len(line)},
	})
	for _, h := range headers {
		if m := h.line.FindSubmatch(line); m != nil {
			return d.Note(h.says, m[1]).Saying("%s is followed by an expression", typ)
		}
	}
	return d.Note("Give the expression a name first: x = %s. Then write %s x {.", strings.TrimSpace(label), typ).
		Saying("the label of %s is not a name", typ)
}
