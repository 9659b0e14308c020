package dsl

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// adviseEach rewords the errors of hcl. It returns one for each line, because others in the line usually follow from
// it: the first one, or one about an invalid character (SC025) if there is any.
func adviseEach(name string, src []byte, problems hcl.Diagnostics) (out diag.List) {
	of := map[int]int{} // by line
	for i, p := range problems {
		at := subject(name, p)
		code := syntaxCode(p.Summary)
		known, again := of[at.Start.Line]
		if before, ok := of[at.Start.Line-1]; ok && !again && code == "SC020" && out[before].Code == "SC021" {
			of[at.Start.Line] = before // the expression continues in this line
			continue
		}
		switch {
		case again && (code != "SC025" || out[known].Code == "SC025"):
		case again:
			out[known] = advise(src, convert(name, p))
		case len(out) == maxSyntaxErrors:
			return append(out, diag.New("SC019", at, "%d more are not shown", len(problems)-i))
		default:
			of[at.Start.Line] = len(out)
			out = append(out, advise(src, convert(name, p)))
		}
	}
	return out
}

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
	if d.Code == "SC023" { // other errors in the line follow from this one
		d = d.Covering(hcl.Range{
			Filename: d.Range.Filename, Start: hcl.Pos{Line: d.Range.Start.Line, Column: 1, Byte: from},
			End: hcl.Pos{Line: d.Range.Start.Line, Column: len(line) + 1, Byte: from + len(line)},
		})
		if bytes.ContainsRune(line, '{') {
			return adviseLabel(line, src[at], d)
		}
	}
	for _, a := range advices {
		if m := a.line.FindSubmatchIndex(line); m != nil && strings.Contains(a.code, d.Code) {
			fill := func(text string) string { return string(a.line.Expand(nil, []byte(text), line, m)) }
			d.Detail = fill(a.rule)
			return d.Note("%s", fill(a.write)).Saying("%s", fill(a.says))
		}
	}
	return d
}

// advices recognise mistakes by the line with the error. The first row for the code whose expression matches
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
		"SC020", regexp.MustCompile(`^\s*set\s+(\w+)\s*\{\s*(\w+)\s*([-+*/])=\s*(.*?)\s*\}`),
		"${2} cannot be changed like this", "State gets a new value with =.", "Write set ${1} { ${2} = ${1}.${2} ${3} ${4} }.",
	},
	{
		"SC020", regexp.MustCompile(`^(?:.*\{)?\s*(\w+)\s*===?\s*(.*?)\s*\}?\s*$`),
		"${1} is followed by ==", "A name and its value are separated by =; == compares.", "Write ${1} = ${2}.",
	},
	{
		"SC020", regexp.MustCompile(`^\s*(&&|\|\||[-+*/%<>?:]|[=!<>]=)`),
		"a line begins with ${1}", "An expression ends with its line.", "Put an expression of several lines in parentheses: ( … ).",
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
		"SC020", regexp.MustCompile(`^(?:.*\{)?\s*(\S+)`),
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
	{
		"SC021", regexp.MustCompile(`(\d)%\s*$`),
		"a number has no %", "% is the remainder of a division.", "Remove the %.",
	},
	{
		"SC021", regexp.MustCompile(`(===|!==|<>|\*\*)`),
		"`${1}` is not an operator", "Values are compared with == and !=, and numbers multiplied with *.", "Write one of these.",
	},
	{
		"SC021", regexp.MustCompile(`(&&|\|\||[-+*/%<>?:=]|[=!<>]=)\s*$`),
		"nothing follows ${1}", "An expression ends with its line.", "Put an expression of several lines in parentheses: ( … ).",
	},
	{
		"SC023", regexp.MustCompile(`^\s*return\s+(.+?)\s*$`),
		"return has no braces", "A statement is written in braces.", "Write return { value = ${1} }.",
	},
	{
		"SC023", regexp.MustCompile(`^\s*(set)\s+(\w+)\s*=\s*(.+?)\s*$`),
		"${1} has no braces", "A statement is written in braces.", "Write set { ${2} = ${3} }.",
	},
	{
		"SC023", regexp.MustCompile(`^\s*(\w+)\s+(\w+)\s+(to|by|in)\s+(.+?)\s*$`),
		"${1} has no braces", "A statement is written in braces.", "Write ${1} ${2} { ${3} = ${4} }.",
	},
	{
		"SC023", regexp.MustCompile(`^\s*(\w+)((?:\s+\w+)*)\s*$`),
		"${1} has no braces", "A block is written in braces, which may be empty.", "Write ${1}${2} {}.",
	},
	{
		"SC024 SC028", regexp.MustCompile(`\[\s*(\S+)\s+for\s+(\w+)\s+in\s`),
		"for comes first in a list", "The element is after the colon.",
		"Write [for ${2} in … : ${1}], or [for ${2} in … : ${1} if …].",
	},
	{
		"SC024 SC028", regexp.MustCompile(`([\w.]+)\.(\w+)\(`),
		"${2} cannot be called like this", "The thing is an argument of the function.", "Write ${2}(${1}) if it is the only one.",
	},
	{
		"SC025", regexp.MustCompile(`\$\{(.*?)\}`),
		"this is not in a text", "$${…} is for texts.", "Write ${1} alone.",
	},
	{
		"SC025", regexp.MustCompile(`'([^']*)'`),
		"a text has double quotes", "Single quotes are not part of the language.", `Write "${1}".`,
	},
	{
		"SC025", regexp.MustCompile(`[“”]([^“”]*)[“”]`),
		"a text has straight quotes", "Curly quotes come from word processors.", `Write "${1}".`,
	},
	{
		"SC025", regexp.MustCompile("\u00a0"),
		"a blank is a no-break space", "It looks like a blank, and comes from word processors and web pages.",
		"Write a blank instead.",
	},
}

// headers are first lines of blocks as other languages write them, with what to write here.
var headers = []struct {
	line *regexp.Regexp
	says string
}{
	{
		regexp.MustCompile(`^\s*(?:else\s+|els?)if\s+(.+?)\s*\{`),
		"Write else_if {, and as its first line when = ${1}.",
	},
	{regexp.MustCompile(`^\s*if\s+(.+?)\s*\{`), "Write if {, and as its first line when = ${1}."},
	{regexp.MustCompile(`^\s*for\s+(\w+)\s+in\s+(.+?)\s*\{`), "Write for ${1} {, and as its first line in = ${2}."},
	{regexp.MustCompile(`^\s*while\s+(.+?)\s*\{`), "Write repeat {, and as its first line while = ${1}."},
	{
		regexp.MustCompile(`^\s*(?:function|procedure|action)\s+\w+\((.*?)\)\s*\{`),
		"The parameters are an attribute: params = { NAME = TYPE }, here for ${1}.",
	},
}

// adviseLabel is advise for an expression where a block's label should be, as in `destroy pieces(space.hill) {}`.
func adviseLabel(line []byte, sign byte, d diag.Diagnostic) diag.Diagnostic {
	head, _, _ := strings.Cut(string(line), "{")
	typ, label, ok := strings.Cut(strings.TrimSpace(head), " ")
	if !ok || !strings.ContainsRune(".([<>=!&|\"0123456789", rune(sign)) {
		return d
	}
	d.Detail = "A label is a name, not an expression."
	for _, h := range headers {
		if m := h.line.FindSubmatchIndex(line); m != nil {
			return d.Note("%s", h.line.Expand(nil, []byte(h.says), line, m)).Saying("%s is followed by an expression", typ)
		}
	}
	label = strings.TrimSpace(label)
	d = d.Saying("the label of %s is not a name", typ)
	if class, name, ok := strings.Cut(label, "."); ok && typ == "place" {
		return d.Note("Write place %s {.", name)
	} else if ok && typ == "set" && !strings.ContainsAny(name, ".(") {
		d = d.Note("For a declared thing, write set %s %s {.", class, name)
	}
	return d.Note("Give the expression a name first: x = %s. Then write %s x {.", label, typ)
}
