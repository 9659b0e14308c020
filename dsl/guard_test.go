package dsl

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/internal/worktest"
)

func rep(s string, n int) string { return strings.Repeat(s, n) }

// attacks are the kinds of text that crash or stall hclsyntax without a guard, at sizes above those at which they did.
var attacks = []struct{ name, src, code string }{
	{"parentheses, closed", "a = " + rep("(", 70000) + "1" + rep(")", 70000), "SC009"},
	{"parentheses, unclosed", "a = " + rep("(", 70000), "SC009"},
	{"parentheses, a line each", "a = " + rep("(\n", 70000), "SC009"},
	{"index", "a = " + rep("b[", 60000) + "0" + rep("]", 60000), "SC009"},
	{"tuple", "a = " + rep("[", 60000), "SC009"},
	{"object", "a = " + rep("{a=", 60000) + "1" + rep("}", 60000), "SC009"},
	{"object, a line each", "a = " + rep("{\na=", 60000), "SC009"},
	{"call", "a = " + rep("f(", 60000), "SC009"},
	{"template", "a = " + rep(`"${`, 60000), "SC009"},
	{"template, closed", "a = " + rep(`"${`, 60000) + "1" + rep(`}"`, 60000), "SC009"},
	{"heredoc", "a = " + rep("<<E\n${", 60000), "SC009"},
	{"for tuple", "a = " + rep("[for x in [1] : ", 60000), "SC014"},
	{"for collection", "a = " + rep("[for x in ", 60000), "SC014"},
	{"for object", "a = " + rep("{for k, v in m : k => ", 46000), "SC014"},
	{"for directive", "a = \"" + rep("%{for x in y}", 60000) + `"`, "SC014"},
	{"for directive nested in templates", "a = " + rep(`"%{for x in y}${`, 20), "SC014"},
	{"blocks", rep("b {\n", 170000), "SC009"},
	{"blocks on a line", rep("b {", 170000), "SC009"},
	{"splat brackets", "a = b" + rep("[*]", 170000), "SC010"},
	{"splat dots", "a = b" + rep(".*", 170000), "SC010"},
	{"not", "a = " + rep("!", 250000) + "true", "SC010"},
	{"minus", "a = " + rep("-", 1000000) + "1", "SC010"},
	{"if directive", "a = \"" + rep("%{if true}", 100000) + `"`, "SC010"},
	{"if directive in heredoc", "a = <<E\n" + rep("%{if true}", 100000) + "\nE\n", "SC010"},
	{"conditional", "a = " + rep("true ? 1 : ", 90000) + "2", "SC010"},
	{"conditional in parentheses with line breaks", "a = (" + rep("true ? 1 :\n", 90000) + "2)", "SC010"},
	{"sum", "a = 1" + rep("+1", 500000), "SC010"},
	{"sum with line breaks in parentheses", "a = (1" + rep("\n+1", 300000) + ")", "SC010"},
	{"sum with line breaks in a call's object's list", "a = f({b=[1" + rep("\n+1", 300000) + "]})", "SC010"},
	{"sum of objects over lines", "a = ({\n}" + rep(" + {\n}", 100000) + ")", "SC010"},
	{"and", "a = b" + rep("&&b", 300000), "SC010"},
	{"or, with comments", "a = (b" + rep("||b # c\n", 100000) + ")", "SC010"},
	{"comparison", "a = b" + rep("==b", 300000), "SC010"},
	{"dots", "a = c" + rep(".c", 500000), "SC010"},
	{"indexes", "a = c" + rep("[0]", 300000), "SC010"},
	{"legacy indexes", "a = c" + rep(".0", 500000), "SC011"},
	{"labels, quoted", "b " + rep(`"x" `, 200000) + "{}", "SC010"},
	{"labels, bare", "b " + rep("x ", 200000) + "{}", "SC010"},
	{"chain in a for expression over lines", "a = {for k, v in m : k => v" + rep("\n+1", 1000) + "}", "SC010"},
	{"chain in an interpolation over lines", "a = \"${1" + rep("\n+1", 1000) + "}\"", "SC010"},
	{"chain behind a comment in a for", "a = [ # c\nfor k in m : k" + rep("\n+1", 1000) + "]", "SC010"},
	{"exponent", `a = "${1e10000000}x"`, "SC011"},
	{"large exponent", `a = "${1e100000000}x"`, "SC011"},
	{"negative exponent", `a = "${1e-10000000}x"`, "SC011"},
	{"exponent behind a fraction", `a = 1.5E+1000`, "SC011"},
	{"number of a million digits", "a = " + rep("1", 1000000), "SC011"},
	{"number of many fractions", "a = " + rep("1.", 1000) + "1", "SC011"},
	{"long name", rep("a", 1000000) + " = 1", "SC012"},
	{"long name of dashes", "a" + rep("-1", 100000) + " = 1", "SC012"},
	{"long string", `a = "` + rep("x", 20000) + `"`, "SC013"},
	{"long heredoc", "a = <<E\n" + rep("x", 70000) + "\nE\n", "SC013"},
	{"heredoc of many lines", "a = <<E\n" + rep("x\n", 30000) + "E\n", "SC013"},
	{"string of many interpolations", `a = "` + rep("${a}", 4000) + `"`, "SC013"},
	{"string of many escapes", `a = "` + rep("$a", 8000) + `"`, "SC013"},
	{"many tokens", rep("a=1\n", 200000), "SC008"},
	{"many empty lines", rep("\n", 600000), "SC008"},
	{"many wrong signs", rep(";", 600000), "SC008"},
	{"too large", rep("#\n", 600000), "SC005"},
	{"NUL", "a = \"x\x00\"", "SC007"},
	{"escape sequence", "a = \"x\x1b[2J\"", "SC007"},
	{"escape sequence in a comment", "# \x1b]0;x\x07", "SC007"},
	{"escape sequence of one byte", "a = \"\u009b2J\"", "SC007"},
	{"escaped escape", `a = "\u001b[2J"`, "SC007"},
	{"long escaped escape", `a = "\U0000009B2J"`, "SC007"},
	{"carriage return alone", "a = 1 # \rb = 2", "SC007"},
	{"escaped carriage return", `a = "good\rbad"`, "SC007"},
	{"delete", "a = \"\x7f\"", "SC007"},
	{"right to left override", "a = \"\u202e\"", "SC007"},
	{"not UTF-8", "# caf\xe9\n", "SC006"},
	{"unclosed comment hides no brackets", "/* " + rep("(", 70000), "SC018"},
	{"unclosed comments", rep("/* ", 300000), "SC018"},
	{"unclosed string", "a = \"b\n", "SC016"},
	{"unclosed string with an escaped quote", `a = "b\"`, "SC016"},
	{"string with a carriage return", "a = \"b\rc\"", "SC007"},
	{"unclosed heredoc", "a = <<E\nb\n", "SC017"},
	{"heredoc whose marker ends the file", "a = <<E\nb\nE", "SC017"},
	{"heredoc with a foreign marker", "a = <<Été\n" + rep("(", 70000) + "\nÉté\n", "SC017"},
	{"brackets in wrong order", "a = ([)]", "SC015"},
	{"brace in a bracket", "a = f(1\n}", "SC015"},
	{"closing too much", "}", "SC015"},
	{"unclosed block", "a {\n", "SC015"},
	{"unclosed parenthesis before the next attribute", "a = f(1\nb = 2\n", "SC015"},
	{"unclosed interpolation", "a = \"${b", "SC015"},
}

// maxRead is how often the guard may read each byte of a text.
const maxRead = 3

func TestGuardRefusesAttacks(t *testing.T) {
	for _, a := range attacks {
		t.Run(a.name, func(t *testing.T) {
			g := guard{src: []byte(a.src)}
			if g.scan(); g.read > maxRead*len(a.src) {
				t.Errorf("the guard read %d bytes of %d", g.read, len(a.src))
			}
			found := Guard("x.hcl", []byte(a.src))
			if len(found) != 1 {
				t.Fatalf("%d findings, want one", len(found))
			}
			if found[0].Code != a.code {
				t.Errorf("code %s (%s: %s), want %s", found[0].Code, found[0].Summary, found[0].Detail, a.code)
			}
		})
	}
}

// TestGuardLimits tries every limit at n and n+1.
func TestGuardLimits(t *testing.T) {
	for _, c := range []struct {
		name string
		src  func(n int) string
		n    int
		code string
	}{
		{"depth", func(n int) string { return "a = " + rep("(", n) + "1" + rep(")", n) }, MaxDepth, "SC009"},
		{"steps", func(n int) string { return "a = 1" + rep(" + 1", n) }, MaxSteps, "SC010"},
		{"steps of two letters", func(n int) string { return "a = b" + rep(" && b", n) }, MaxSteps, "SC010"},
		{"for", func(n int) string { return "a = " + rep("[for x in y : ", n) + "1" + rep("]", n) }, MaxFor, "SC014"},
		{"number", func(n int) string { return "a = " + rep("1", n) }, MaxNumber, "SC011"},
		{"exponent", func(n int) string { return "a = 1e" + rep("1", n) }, MaxExponent, "SC011"},
		{"name", func(n int) string { return rep("a", n) + " = 1" }, MaxName, "SC012"},
		{"file", func(n int) string { return rep("#.............\n", n/15) + rep("#", n%15) }, MaxFile, "SC005"},
		{"parts", func(n int) string { return `a = "` + rep("${b}", n) + `"` }, MaxParts, "SC013"},
	} {
		if found := Guard("x.hcl", []byte(c.src(c.n))); found != nil {
			t.Errorf("%s: refused at the limit: %s: %s", c.name, found[0].Code, found[0].Detail)
		}
		found := Guard("x.hcl", []byte(c.src(c.n+1)))
		if found == nil || found[0].Code != c.code {
			t.Errorf("%s: one above the limit gives %v, want %s", c.name, found, c.code)
		}
	}
}

// large returns a scenario of the given number of blocks, about 100 bytes each, with constructs that real ones have.
func large(blocks int) []byte {
	var b strings.Builder
	for i := range blocks {
		fmt.Fprintf(&b,
			"# Unit %d, said at some length.\nunit \"u%d\" {\n  cost  = { gold = %d }\n  title = \"No. ${%d}\"\n  "+
				"power = a.b[%d] + 2 * (x - 1)\n}\n\n", i, i, i%10, i, i%3)
	}
	return []byte(b.String())
}

func TestGuardAcceptsOrdinaryText(t *testing.T) {
	for name, src := range map[string]string{
		"empty":              "",
		"mark":               "\ufeffa = 1\n",
		"5,000 blocks":       string(large(5000)),
		"long flat list":     "a = [" + rep("b + 1, ", 20000) + "1]\n",
		"long flat map":      "a = {\n" + rep("b = c.d + 1\n", 20000) + "}\n",
		"long flat body":     "b {\n" + rep("c = d.e[0] ? 1 : 2\n", 10000) + "}\n",
		"a block called for": "procedure \"p\" {\n  for \"x\" {\n" + rep("    a = 1 + 1\n", 1000) + "  }\n}\n",
		"for as attribute":   "b {\nfor = 1\n" + rep("c = 1 + 1\n", 1000) + "}\n",
		"comments":           "# ((((\n// \"${\n/* [[[\n{{{ */ a = 1 /* ) */ + 2\n",
		"escapes":            `a = "$${ %%{ \" \\ $$ $ %"` + "\n" + `b = "\\"` + "\n",
		"heredocs":           "a = <<EOT\n(((\n  EOT x\n$${ \" \nEOT\nb = <<-X_1\n  ${c} ${\"}\"}\n  X_1\n",
		"line breaks":        "a = f(\n  1,\n  2\n)\nb = [\n  for x in y :\n  x\n]\n",
		"no last line break": "a = 1",
		"windows":            "a = <<E\r\nx\r\nE\r\nb {\r\n  c = 1\r\n}\r\n",
		"operators":          "a = !b && -c <= d ? e.*.f : [for k, v in g... : k]\n",
		"less than less":     "a = 1 << 2\n",
	} {
		if found := Guard("x.hcl", []byte(src)); found != nil {
			t.Errorf("%s: refused with %s at %v: %s %s", name, found[0].Code, found[0].Range, found[0].Summary, found[0].Detail)
		}
	}
}

func TestGuardPointsAtTheMistake(t *testing.T) {
	for _, c := range []struct{ name, src, at, see string }{
		{"forgotten } of the second block", "a {\n  b = 1\n}\nc {\n  d = 1\ne {\n  f = 1\n}\n", "4:3-4:4", ""},
		{"forgotten } of an inner block", "a {\n  b {\n    c = 1\n}\nd {\n}\n", "2:5-2:6", ""},
		{"forgotten )", "a = f(1\nb = 2\n", "1:6-1:7", "2:3"},
		{"wrong closing sign", "a = [1)\n", "1:7-1:8", "1:5"},
		{"wide characters", "a = \"ä👨‍👩‍👧\" + 1e5000\n", "1:12-1:18", ""},
		{"string", "a = \"x\nb = 1\n", "1:5-1:7", ""},
	} {
		found := Guard("x.hcl", []byte(c.src))
		if len(found) != 1 {
			t.Errorf("%s: %d findings", c.name, len(found))
			continue
		}
		r := found[0].Range
		at := fmt.Sprintf("%d:%d-%d:%d", r.Start.Line, r.Start.Column, r.End.Line, r.End.Column)
		if at != c.at {
			t.Errorf("%s: at %s, want %s", c.name, at, c.at)
		}
		see := ""
		for _, rel := range found[0].Related {
			see = fmt.Sprintf("%d:%d", rel.Range.Start.Line, rel.Range.Start.Column)
		}
		if see != c.see {
			t.Errorf("%s: related place %q, want %q", c.name, see, c.see)
		}
	}
}

// lexedDepth returns the greatest depth that hcl's own lexer sees, and the depth at the end.
func lexedDepth(src []byte) (deepest, end int) {
	tokens, _ := hclsyntax.LexConfig(src, "x.hcl", hcl.InitialPos)
	depth := 0
	for _, tok := range tokens {
		switch tok.Type {
		case hclsyntax.TokenOParen, hclsyntax.TokenOBrack, hclsyntax.TokenOBrace, hclsyntax.TokenOQuote,
			hclsyntax.TokenOHeredoc, hclsyntax.TokenTemplateInterp, hclsyntax.TokenTemplateControl:
			depth++
			deepest = max(deepest, depth)
		case hclsyntax.TokenCParen, hclsyntax.TokenCBrack, hclsyntax.TokenCBrace, hclsyntax.TokenCQuote,
			hclsyntax.TokenCHeredoc, hclsyntax.TokenTemplateSeqEnd:
			depth--
		}
	}
	return deepest, depth
}

// treeDepth measures the depth of a tree by walking it as every pass does.
type treeDepth struct{ now, most int }

func (d *treeDepth) Enter(hclsyntax.Node) hcl.Diagnostics {
	d.now++
	d.most = max(d.most, d.now)
	return nil
}
func (d *treeDepth) Exit(hclsyntax.Node) hcl.Diagnostics { d.now--; return nil }

// FuzzGuard checks that text which the guard accepts has the depth that hcl's lexer sees, and that its tree has bounded
// depth.
func FuzzGuard(f *testing.F) {
	for _, a := range attacks {
		if len(a.src) < 4000 {
			f.Add([]byte(a.src))
		}
	}
	for _, s := range []string{
		"a = \"$$${b}\"\n", "a = \"$$$${b}\"\n", "a = \"%%%{if b}%{endif}\"\n", "a = \"$%{if b}%{endif}\"\n",
		"a = \"%${b}\"\n",
		"a = <<E\n$\nE\nb = 1\n", "a = <<E\n$$\nE\n", "a = <<E\nx$${y\nE\n", "a = <<E\n${b}E\nE\n", "a = <<E\n  \tE \nb=1\n",
		"a = \"\\${b}\"\n", "a = \"x$\"\n", "a = \"x%\"\n", "a = \"${~ b ~}\"\n", "a = \"${ {b=1} }\"\n", "a = 1.e5.f\n",
		"a = 1..2\n", "a = b.*.c[*].d\n", "a = <<-E-1\nE-1\n", string(large(3)), "a = \"${<<E\nx\nE\n}\"\n",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		g := guard{src: src}
		g.scan()
		if g.code != "" {
			if len(Guard("x.hcl", src)) != 1 {
				t.Fatal("refused without a message")
			}
			return
		}
		deepest, end := lexedDepth(src)
		if deepest > g.deepest || end != 0 {
			t.Fatalf("the guard saw depth %d closing to 0, the lexer %d closing to %d", g.deepest, deepest, end)
		}
		file, _ := Parse("x.hcl", src)
		if body, pieces := pieced(src); body != nil && !reflect.DeepEqual(body, atOnce(src)) {
			t.Fatalf("parsed in %d pieces, the tree is another one", pieces)
		}
		var d treeDepth
		hclsyntax.Walk(file.Body, &d)
		if most := 3 * (MaxSteps + 2) * (MaxDepth + 1); d.most > most {
			t.Fatalf("the tree is %d deep", d.most)
		}
		for _, attr := range file.Body.Attributes {
			hclsyntax.Variables(attr.Expr)
		}
	})
}

// maxParsed is the number of bytes that the parser may allocate for each byte of an accepted text.
const maxParsed = 2500

// TestGuardLeavesNothingSlow parses the worst texts that are accepted.
func TestGuardLeavesNothingSlow(t *testing.T) {
	for name, src := range map[string]string{
		"heredocs of many lines":   rep("a = <<E\n"+rep("x\n", 1000)+"E\n", 400),
		"strings of many parts":    rep("a = \""+rep("$a", 1000)+"\"\n", 230),
		"deep unary chains":        rep("a = "+rep("("+rep("!", 250), 60)+"b"+rep(")", 60)+"\n", 30),
		"lines that are not items": rep("a\n", 200000),
		"wrong signs":              rep("§ 1\n", 120000),
	} {
		if len(src) > MaxFile {
			src = src[:strings.LastIndex(src[:MaxFile], "E\n")+2]
		}
		if found := Guard("x.hcl", []byte(src)); found != nil {
			t.Errorf("%s: refused with %s, so it tests nothing", name, found[0].Code)
			continue
		}
		allocated := worktest.Allocated(func() { Parse("x.hcl", []byte(src)) })
		t.Logf("%s: %d bytes, %d allocated for each", name, len(src), allocated/uint64(len(src)))
		if allocated > maxParsed*uint64(len(src)) {
			t.Errorf("%s: %d bytes were allocated to parse %d", name, allocated, len(src))
		}
	}
}

// TestParserIsSlowWithoutGuard checks that the bound of TestGuardLeavesNothingSlow means something: a text that the
// guard refuses exceeds it.
func TestParserIsSlowWithoutGuard(t *testing.T) {
	src := []byte("a = \"" + rep("$a", 3*MaxParts) + "\"\n")
	if found := Guard("x.hcl", src); found == nil {
		t.Fatal("the guard accepts it")
	}
	allocated := worktest.Allocated(func() { hclsyntax.ParseConfig(src, "x.hcl", hcl.InitialPos) })
	if allocated <= maxParsed*uint64(len(src)) {
		t.Errorf("only %d bytes were allocated to parse %d", allocated, len(src))
	}
}

func BenchmarkGuardAgainstParse(b *testing.B) {
	src := large(5000)
	b.Run("guard", func(b *testing.B) {
		b.SetBytes(int64(len(src)))
		b.ReportAllocs()
		for b.Loop() {
			if Guard("x.hcl", src) != nil {
				b.Fatal("refused")
			}
		}
	})
	b.Run("hclsyntax", func(b *testing.B) {
		b.SetBytes(int64(len(src)))
		for b.Loop() {
			hclsyntax.ParseConfig(src, "x.hcl", hcl.InitialPos)
		}
	})
}
