package dsl

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// advise words a syntax error in terms of this language where the mistake is natural and hcl, which knows only braces,
// labels and arguments, cannot say what to write.
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

// advices say what a line with an error seems to mean; the first whose expression matches the line counts. ${1} is what
// the first brackets of the expression match.
var advices = []struct {
	code              string
	line              *regexp.Regexp
	says, rule, write string
}{
	{
		"SC020", regexp.MustCompile(`^\s*(game)\.(\w+)\s*[-+*/]?=[^=]`),
		"${1}.${2} is not assigned to", "State is changed by a statement.", "Write set ${1} { ${2} = … }.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(\w+)\.(\w+)\s*(?:[-+*/]?=[^=]|\+\+|--)`),
		"${1}.${2} is not assigned to", "State is changed by a statement.",
		"Write set ${1} { ${2} = … }; of a resource, gain ${1} { ${2} = … } or pay ${1} { ${2} = … }.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(\w+)\.(\w+)\.(\w+)\s*(?:[-+*/]?=[^=]|\+\+|--)`),
		"${1}.${2}.${3} is not assigned to", "State is changed by a statement.",
		"Write set ${1} ${2} { ${3} = … }; of a resource, gain ${1} ${2} { ${3} = … } or pay ${1} ${2} { ${3} = … }.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(\w+)\s*([-+*/])=\s*(.*?)\s*$`),
		"${1} is not changed so", "A local that changes is made by var and changed by set.",
		"Write var ${1} { is = … } and then set { ${1} = ${1} ${2} ${3} }.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(\w+)\s*([-+])[-+]`),
		"${1} is not changed so", "A local that changes is made by var and changed by set.",
		"Write var ${1} { is = … } and then set { ${1} = ${1} ${2} 1 }.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(\w+)\s*:=?\s*(.*?)\s*$`),
		"${1} is followed by a colon", "A name and its value are joined by =.", "Write ${1} = ${2}.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*return\s+(.+?)\s*$`),
		"return has no braces", "A statement is written in braces.", "Write return { value = ${1} }.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(?:\}\s*else\s+)?(if|while)\s*\((.*)\)\s*\{`),
		"${1} has no parentheses", "A condition is an attribute of the block.",
		"Write if { and then a line when = ${2}; a loop is repeat { with a line while = … in it.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(\w+)\((.*)\)`),
		"${1} is called like a function", "A procedure is called by a statement; a function is called in an expression.",
		"Write call ${1} { with = [${2}] }.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(\S+)`),
		"an attribute or a block is expected", "${1} begins neither.", "Write NAME = value, or a block: TYPE LABEL {.",
	},
	{
		"SC022", regexp.MustCompile(`^\s*(\w+)\s*=\s*(.*?)\s*$`),
		"${1} is given a value twice",
		"An attribute is set once, and a local name keeps its value; one that changes is made by var.",
		"Keep one of them, or write var ${1} { is = … } and then set { ${1} = ${2} }.",
	},
	{
		"SC025", regexp.MustCompile(`;`),
		"a line does not end with a semicolon", "An attribute ends with its line.",
		"Leave the ; out, and begin a line for what follows.",
	},
	{
		"SC024", regexp.MustCompile(`;`),
		"a line does not end with a semicolon", "An attribute ends with its line.",
		"Leave the ; out, and begin a line for what follows.",
	},
	{
		"SC024", regexp.MustCompile(`,\s*$`),
		"an attribute does not end with a comma", "An attribute ends with its line; commas separate the elements of lists.",
		"Leave the comma out.",
	},
}

// headers are heads of blocks that other languages write without braces, and how they are written.
var headers = []struct {
	line *regexp.Regexp
	says string
}{
	{
		regexp.MustCompile(`^\s*(?:else\s+|els?)if\s+(.+?)\s*\{`),
		"Write else_if { when = %s, and then a line for each statement.",
	},
	{regexp.MustCompile(`^\s*if\s+(.+?)\s*\{`), "Write if { and then a line when = %s."},
	{regexp.MustCompile(`^\s*for\s+(\w+\s+in\s+.+?)\s*\{`), "Write for, the name and {, and then a line in = …: %s."},
	{regexp.MustCompile(`^\s*while\s+(.+?)\s*\{`), "Write repeat { and then a line while = %s."},
	{
		regexp.MustCompile(`^\s*(?:function|procedure|action)\s+\w+\((.*?)\)\s*\{`),
		"The parameters are an attribute: params = { NAME = TYPE }, here for %s.",
	},
}

// adviseLabel is advise where an expression was written as the label of a block, as in `destroy pieces(space.hill) {}`.
// What else is found in the line follows from that.
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
	return d.Note("Bind the expression first: x = %s. Then write %s x {.", strings.TrimSpace(label), typ).
		Saying("the label of %s is not a name", typ)
}
