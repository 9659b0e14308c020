package format

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/worktest"
)

func TestSource(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"empty", "", ""},
		{"only blank lines", "\n\n", ""},
		{"last line break", "a = 1", "a = 1\n"},
		{"many last line breaks", "a = 1\n\n\n", "a = 1\n"},
		{"byte order mark", "\ufeffa = 1\n", "a = 1\n"},
		{"windows", "b {\r\n  a = 1 \r\n}\r\n", "b {\n  a = 1\n}\n"},
		{"tabs", "b {\n\ta\t=\t1\n}\n", "b {\n  a = 1\n}\n"},
		{"indentation", "b \"x\"   \"y\"{\na=1\nc   d{\ne=f(\n1,\n2\n)\n}\n}",
			"b \"x\" \"y\" {\n  a = 1\n  c d {\n    e = f(\n      1,\n      2\n    )\n  }\n}\n"},
		{"aligned", "b {\na = 1\nlong = 2\n\nx = 3\n# c\nlonger = 4\n}",
			"b {\n  a    = 1\n  long = 2\n\n  x = 3\n  # c\n  longer = 4\n}\n"},
		{"rows", "rows u {\ncolumns=[a,b, c]\n\nx=[10,f(1,2),{d=1}] # e\nlonger=[1,2,3,]\nnone=[]\nsum=[1,2]+[3]\ny=[\n" +
			"1]\nz=[{\na=1\n}]\nw=[ # e\n1]\n}\nu x {\na=[1,2]\nb=[10,2]\n}",
			"rows u {\n  columns = [a,  b,       c]\n\n  x       = [10, f(1, 2), { d = 1 }] # e\n" +
				"  longer  = [1,  2,       3,]\n  none    = []\n  sum     = [1, 2] + [3]\n  y       = [1]\n  z = [{\n    a = 1\n" +
				"  }]\n  w = [ # e\n    1]\n}\n\nu x {\n  a = [1, 2]\n  b = [10, 2]\n}\n"},
		{"a block ends a run", "b {\na = 1\nc {\n}\nlong = 2\n}", "b {\n  a = 1\n  c {\n  }\n  long = 2\n}\n"},
		{"a long value ends a run", "a = 1\nlong = [\n1,\n]\nlonger = 2", "a = 1\nlong = [\n  1,\n]\nlonger = 2\n"},
		{"blank lines", "\n\nb {\n\n\na = 1\n\n\n\nc = 2\n\n}\n\n\n\nd = [\n\n1,\n\n2\n\n]",
			"b {\n  a = 1\n\n  c = 2\n}\n\nd = [\n  1,\n\n  2\n]\n"},
		{"blocks apart", "a {\n}\nb {\n}\nc = 1\nd {\n}\n", "a {\n}\n\nb {\n}\n\nc = 1\n\nd {\n}\n"},
		{"comment stays with its block", "a {\n}\n# of b\nb {\n}\n", "a {\n}\n\n# of b\nb {\n}\n"},
		{"comment apart stays apart", "a {\n}\n# section\n\n# of b\nb {\n}\n# end",
			"a {\n}\n\n# section\n\n# of b\nb {\n}\n\n# end\n"},
		{"short blocks may stay together", "e \"a\" {}\ne \"b\" {}\nf {}\n\nf {}",
			"e \"a\" {}\ne \"b\" {}\n\nf {}\n\nf {}\n"},
		{"blocks in a body", "a {\nb {\n}\nc {\n}\n\n\nd {\n}\n}", "a {\n  b {\n  }\n  c {\n  }\n\n  d {\n  }\n}\n"},
		{"colon in an object", "a={b:1,\"c\" :d?1:2,(e):{f:3}}", "a = { b = 1, \"c\" = d ? 1 : 2, (e) = { f = 3 } }\n"},
		{"colon over lines", "a={\nb:1\nlong:2\n}", "a = {\n  b    = 1\n  long = 2\n}\n"},
		{"colon of for", "a=[for x in y:x]\nb={for k,v in m:k=>v...if v>1}",
			"a = [for x in y : x]\nb = { for k, v in m : k => v... if v > 1 }\n"},
		{"for over lines", "a={\nfor k in m:\nk=>1\n}", "a = {\n  for k in m :\n  k => 1\n}\n"},
		{"for in a list", "a=[for x in [1]:x if(x)]", "a = [for x in [1] : x if (x)]\n"},
		{"one-line block", "b{a=1}\nc{ }", "b { a = 1 }\n\nc {}\n"},
		{"comments", "//a\na=1 //b\nbc=2#d\n/* e */\n", "#a\na  = 1 #b\nbc = 2 #d\n/* e */\n"},
		{"comments aligned", "a = 1 # x\nb = 1000 # y\n", "a = 1    # x\nb = 1000 # y\n"},
		{"comments within", "a=[/*x*/1,/*y*/2/*z*/]", "a = [/*x*/ 1, /*y*/ 2 /*z*/]\n"},
		{"comment in brackets", "a=[#x\n1,//y\n]", "a = [ #x\n  1, #y\n]\n"},
		{"operators", "a=-1+-b*!c\nd=(a -1)-(-2)\ne=a?-1:- 1\nf=a>=b&&c!=d||! e",
			"a = -1 + -b * !c\nd = (a - 1) - (-2)\ne = a ? -1 : -1\nf = a >= b && c != d || !e\n"},
		{"traversals", "a=b . c [ 0 ] . d\ne=b.*.c\nf=b[*].c", "a = b.c[0].d\ne = b.*.c\nf = b[*].c\n"},
		{"calls", "a = f ( g (1,2 ),x... )\nb=n::f(1)", "a = f(g(1, 2), x...)\nb = n::f(1)\n"},
		{"brackets on one line indent once", "a=f({\nb=1\n})", "a = f({\n  b = 1\n})\n"},
		{"strings are left alone", "a=\"${ b+c } //x  \"", "a = \"${ b+c } //x  \"\n"},
		{"texts over several lines", "b{\na=<<EOT\n   x  \ny\n\n\n//y\nEOT\nc=<<-E\n    z\n  E\n}",
			"b {\n  a = <<-END\n    x y\n\n    //y\n  END\n  c = <<-END\n    z\n  END\n}\n"},
		{"texts with spaces that count", "a = <<E\n a  b\nE\nc = <<-E\n  E\n", "a = <<E\n a  b\nE\nc = <<-E\n  E\n"},
		{"ternary over lines", "a=(b\n?1\n:2)", "a = (b\n  ? 1\n  : 2)\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, found := Source("x.hcl", []byte(c.in))
			if len(found) > 0 {
				t.Fatalf("refused: %v", found)
			}
			if string(got) != c.want {
				t.Errorf("got:\n%s\nwant:\n%s", got, c.want)
			}
			check(t, []byte(c.in))
		})
	}
}

func TestSourceLeavesWrongTextAlone(t *testing.T) {
	for _, src := range []string{"a   =\n", "a = (\n", "a = \"\x00\"", strings.Repeat("(", 100)} {
		got, found := Source("x.hcl", []byte(src))
		if string(got) != src || !found.HasErrors() {
			t.Errorf("%.20q: changed, or no error", src)
		}
	}
}

// Formatting twice as much text must not take much more than twice the work.
func TestSourceIsLinear(t *testing.T) {
	work := func(size int) uint64 {
		src := sample(size)
		return worktest.Allocated(func() {
			if _, found := Source("x.hcl", src); found != nil {
				t.Fatal(found)
			}
		})
	}
	small, large := work(250_000), work(500_000)
	t.Logf("%d and %d bytes are allocated", small, large)
	if large > 5*small/2 {
		t.Errorf("%d bytes are allocated for 250 KB, and %d for 500 KB", small, large)
	}
}

// sample returns a text of at least size bytes that is not in canonical layout.
func sample(size int) []byte {
	var b strings.Builder
	for i := 0; b.Len() < size; i++ {
		fmt.Fprintf(&b, "unit \"u%d\" {\n cost={gold:%d}\n title = \"No. ${%d}\" // note\n\n\n"+
			" power = a.b[%d] + 2*(x - 1)\n}\n", i, i, i, i)
	}
	return []byte(b.String())
}

// check checks what must hold for every text that parses: a second run changes nothing, and comments and the tree stay
// the same.
func check(t *testing.T, src []byte) {
	t.Helper()
	first, found := Source("x.hcl", src)
	if found.HasErrors() {
		return
	}
	second, found := Source("x.hcl", first)
	if found.HasErrors() {
		t.Fatalf("the result does not parse: %v\n%q\n%q", found, src, first)
	}
	if !bytes.Equal(first, second) {
		t.Fatalf("laid out again it changes:\n%q\n%q\n%q", src, first, second)
	}
	if a, b := comments(src), comments(first); !slices.Equal(a, b) {
		t.Fatalf("comments %q became %q", a, b)
	}
	if a, b := shape(src), shape(first); a != b {
		t.Fatalf("the tree changed:\n%q\n%s\n%q\n%s", src, a, first, b)
	}
}

// comments returns the words of the comments, which may be broken elsewhere.
func comments(src []byte) []string {
	var out []string
	tokens, _ := hclsyntax.LexConfig(src, "x.hcl", hcl.InitialPos)
	for _, tok := range tokens {
		if tok.Type == hclsyntax.TokenComment {
			out = append(out, strings.Fields(strings.TrimLeft(string(comment(tok.Bytes)), "#"))...)
		}
	}
	return out
}

// shape prints a tree without source ranges.
func shape(src []byte) string {
	file, _ := dsl.Parse("x.hcl", src)
	s := &shaper{}
	s.body(file.Body)
	return s.out.String()
}

// body prints attributes in the order of the source: in the tree they are a map.
func (s *shaper) body(b *hclsyntax.Body) {
	attrs := slices.Collect(maps.Values(b.Attributes))
	slices.SortFunc(attrs, func(a, b *hclsyntax.Attribute) int {
		return a.SrcRange.Start.Byte - b.SrcRange.Start.Byte
	})
	for _, attr := range attrs {
		fmt.Fprintf(&s.out, "%*d %s =\n", s.depth, s.depth, attr.Name)
		hclsyntax.Walk(dsl.Unparen(attr.Expr), s) // a value may be put in parentheses to be split
	}
	for _, block := range b.Blocks {
		fmt.Fprintf(&s.out, "%*d block %s %q\n", s.depth, s.depth, block.Type, block.Labels)
		s.depth++
		s.body(block.Body)
		s.depth--
	}
}

type shaper struct {
	out   strings.Builder
	depth int
}

func (s *shaper) Enter(n hclsyntax.Node) hcl.Diagnostics {
	s.depth++
	switch n := n.(type) {
	case *hclsyntax.LiteralValueExpr:
		fmt.Fprintf(&s.out, "%*d literal %#v\n", s.depth, s.depth, n.Val)
	case *hclsyntax.ScopeTraversalExpr:
		fmt.Fprintf(&s.out, "%*d traversal %s\n", s.depth, s.depth, steps(n.Traversal))
	case *hclsyntax.RelativeTraversalExpr:
		fmt.Fprintf(&s.out, "%*d relative %s\n", s.depth, s.depth, steps(n.Traversal))
	case *hclsyntax.BinaryOpExpr:
		fmt.Fprintf(&s.out, "%*d binary %p\n", s.depth, s.depth, n.Op)
	case *hclsyntax.UnaryOpExpr:
		fmt.Fprintf(&s.out, "%*d unary %p\n", s.depth, s.depth, n.Op)
	case *hclsyntax.FunctionCallExpr:
		fmt.Fprintf(&s.out, "%*d call %s %v\n", s.depth, s.depth, n.Name, n.ExpandFinal)
	case *hclsyntax.ForExpr:
		fmt.Fprintf(&s.out, "%*d for %s %s %v\n", s.depth, s.depth, n.KeyVar, n.ValVar, n.Group)
	default:
		fmt.Fprintf(&s.out, "%*d %T\n", s.depth, s.depth, n)
	}
	return nil
}

func (s *shaper) Exit(hclsyntax.Node) hcl.Diagnostics { s.depth--; return nil }

func steps(traversal hcl.Traversal) string {
	var b strings.Builder
	for _, step := range traversal {
		switch step := step.(type) {
		case hcl.TraverseRoot:
			fmt.Fprintf(&b, " %s", step.Name)
		case hcl.TraverseAttr:
			fmt.Fprintf(&b, " .%s", step.Name)
		case hcl.TraverseIndex:
			fmt.Fprintf(&b, " [%#v]", step.Key)
		}
	}
	return b.String()
}

// shipped returns all HCL files of the repository that people read or copy.
func shipped(t testing.TB) map[string][]byte {
	t.Helper()
	out := map[string][]byte{}
	for _, root := range []string{"../../scenarios", "../../internal/skeleton/small"} {
		err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(name) != ".hcl" {
				return err
			}
			out[name], err = os.ReadFile(name)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(out) < 20 {
		t.Fatalf("only %d files found", len(out))
	}
	return out
}

// TestShippedFilesAreLaidOut checks that the files of the repository have the canonical layout.
func TestShippedFilesAreLaidOut(t *testing.T) {
	for name, src := range shipped(t) {
		got, found := Source(name, src)
		if found.HasErrors() {
			t.Errorf("%s: %v", name, found)
			continue
		}
		if !bytes.Equal(got, src) {
			t.Errorf("run scenario fmt:\n%s", Diff(name, src, got))
		}
		for i, l := range strings.Split(string(src), "\n") {
			if n := utf8.RuneCountInString(l); n > widestText {
				t.Errorf("%s:%d: the line has %d columns, and none has more than %d: %s", name, i+1, n, widestText, l)
			}
		}
		check(t, src)
	}
}

// TestCorrectedExamplesAreLaidOut checks that the corrected examples of codes have the canonical layout:
// readers copy them.
func TestCorrectedExamplesAreLaidOut(t *testing.T) {
	for _, c := range diag.All() {
		if strings.HasPrefix(c.Fixed, "# generate") || strings.Contains(c.Fixed, " --\n") {
			continue // made by a directive, or several files
		}
		text := strings.TrimRight(c.Fixed, "\n") + "\n"
		if out, _ := Source(c.ID, []byte(text)); string(out) != text {
			t.Errorf("%s is laid out otherwise:\n%s", c.ID, Diff(c.ID, []byte(text), out))
		}
	}
}

// TestSpoiltLayoutIsRestored spoils the layout of the files of the repository, except for blank lines, which are the
// author's, and checks that Source restores it without losing a comment.
func TestSpoiltLayoutIsRestored(t *testing.T) {
	worktest.Long(t)
	for name, src := range shipped(t) {
		spoilt := spoil(src)
		if bytes.Equal(spoilt, src) {
			t.Fatalf("%s: nothing was spoilt", name)
		}
		got, found := Source(name, spoilt)
		if found.HasErrors() {
			t.Errorf("%s: %v", name, found)
			continue
		}
		if !bytes.Equal(got, src) {
			t.Errorf("%s", Diff(name, src, got))
		}
	}
}

// spoil removes the spaces at the beginnings of lines, doubles every other space between words and adds spaces at the
// ends of lines. It does not change lines in which a text, a comment or a heredoc may contain spaces.
func spoil(src []byte) []byte {
	if bytes.Contains(src, []byte("<<")) {
		return append([]byte("\n"), src...)
	}
	var out []string
	for _, line := range strings.Split(string(src), "\n") {
		bare := strings.TrimLeft(line, " ")
		if !strings.ContainsAny(bare, "\"#/") {
			bare = strings.ReplaceAll(bare, " ", "  ") + "   "
		}
		out = append(out, "\t"+bare)
	}
	return []byte(strings.Join(out, "\n"))
}

// BenchmarkScenario formats all files of the largest scenario of the repository.
func BenchmarkScenario(b *testing.B) {
	folders, size := map[string][]string{}, map[string]int{}
	files := shipped(b)
	largest := ""
	for name, src := range files {
		dir := filepath.Dir(name)
		folders[dir] = append(folders[dir], name)
		size[dir] += len(src)
		if size[dir] > size[largest] {
			largest = dir
		}
	}
	b.SetBytes(int64(size[largest]))
	for b.Loop() {
		for _, name := range folders[largest] {
			if _, found := Source(name, files[name]); found.HasErrors() {
				b.Fatal(found)
			}
		}
	}
}

func FuzzFormat(f *testing.F) {
	for _, s := range []string{
		"a = 1 # b\n", "a = {b:c?1:2}\n", "a = [for x in y : x if -x]\n", "b \"c\" { d = 1 }\n",
		"/* a\nb */ c = /* d */ 1 // e\n",
		"a = <<-E\n ${b}\n E\nc {\n}\n", "a = f(\n1,\n2...)\n", "a = b.*.c[*].d[0].1\n", "a = -(-1) - -1\n",
		"a = {for k, v in m : k => v...}\n",
		"a = \"${b /* c */}\" /* d */\n", "a = (1 /*\n*/ + 2 // e\n)\n", "e {}\n# x\ne {}\n\n\n# y\n\ne {\n\n}\n",
		"a = 1 .b\n", "a = b ? {c:1} : {\n(d) : 2}\n",
		"a = {\n\"b\" : 1, c = 2 # d\n # e\n}\n",
	} {
		f.Add([]byte(s))
	}
	for _, src := range shipped(f) {
		if len(src) < 8000 { // the fuzzer is slow on long ones
			f.Add(src)
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) { check(t, src) })
}

// TestLongLinesAreBroken breaks lines of more than 120 columns inside brackets, and nowhere else.
func TestLongLinesAreBroken(t *testing.T) {
	names := strings.NewReplacer("END", "END", "N", strings.Repeat("a", 30))
	for _, c := range []struct{ src, want string }{
		{ // operators get parentheses to be broken in
			"x = N.b == 1 || N.c == 2 && N.d == 3 || N.e == 4",
			"x = (\n  N.b == 1 ||\n  N.c == 2 && N.d == 3 ||\n  N.e == 4\n)",
		},
		{ // a chain of conditions has a line for each
			"x = N.b == 1 ? 10 : N.c == 2 ? 20 : N.d == 3 ? 30 : 40",
			"x = (\n  N.b == 1 ? 10 :\n  N.c == 2 ? 20 :\n  N.d == 3 ? 30 :\n  40\n)",
		},
		{ // a bracket that holds nothing but another one stays with it
			"x = unique([for t in N : t if N.b == t.b && N.c == t.c && N.d == t.d])",
			"x = unique([\n  for t in N : t\n  if N.b == t.b && N.c == t.c &&\n  N.d == t.d\n])",
		},
		{ // things are filled into lines
			"x = [N.a, N.b, N.c, N.d]",
			"x = [\n  N.a, N.b, N.c,\n  N.d\n]",
		},
		{ // members of an object have a line each
			"x = { a = N, b = N, c = N, d = N }",
			"x = {\n  a = N,\n  b = N,\n  c = N,\n  d = N\n}",
		},
		{"b { x = [N.a, N.b, N.c, N.d] }", "b {\n  x = [\n    N.a, N.b, N.c,\n    N.d\n  ]\n}"},
		{ // texts take several lines from 140 columns on
			"x = \"N N N N\"\ny = \"N N ${N + \"a\"} N \\\"N\"",
			"x = \"N N N N\"\ny = <<-END\n  N N ${N + \"a\"}\n  N \"N\nEND",
		},
		{"x = \"N N N N  N\"", "x = \"N N N N  N\""},
		{"x = \"N N N N\\nN\"", "x = \"N N N N\\nN\""},
		{"x = \"NNNNN\"", "x = \"NNNNN\""},
		{"b {\n  # N N N N N\n  x = 1\n}", "b {\n  # N N N\n  # N N\n  x = 1\n}"},
		{ // a sentence goes on in the next line
			"b {\n  # N N N N N\n  # a b\n  # c\n}", "b {\n  # N N N\n  # N N a b\n  # c\n}",
		},
		{"# N N N N N.\n# a b\nx = 1", "# N N N\n# N N.\n# a b\nx = 1"},
		{"# N N N N N\n# - a b\nx = 1", "# N N N\n# N N\n# - a b\nx = 1"},
		{"#NNNNN\nx = 1", "#NNNNN\nx = 1"},
		{"rows x {\n  columns = [a]\n\n  a = [[N, N, N, N, N]]\n}",
			"rows x {\n  columns = [a]\n\n  a       = [[N, N, N, N, N]]\n}"},
		{ // rows of a table that is too wide are broken before the same columns
			"rows x {\n  cites = [\"a\", \"b\"]\n  columns = [a, bbb, c, dd]\n\n  a = [NN, N, f(NN), 2] # e\n\n  b = [\n" +
				"NN, N, f(NN), 44]\n  c = [NN, 2]\n}",
			"rows x {\n  cites   = [\"a\", \"b\"]\n  columns = [a,\n" +
				"    bbb,                            c,                                                               dd]\n\n" +
				"  a       = [NN,\n    N, f(NN), 2] # e\n\n  b       = [NN,\n    N, f(NN), 44]\n  c       = [NN,\n    2]\n}",
		},
		{ // a bracket that is closed on a line below is broken, too
			"x = max(N.b == 1 || N.c == 2 || N.d == 3 || N.e == 4,\n  2)",
			"x = max(\n  N.b == 1 || N.c == 2 ||\n  N.d == 3 || N.e == 4,\n  2)",
		},
		{"x = [N.a, N.b, N.c] # N", "x = [N.a, N.b, N.c] # N"},
		{"x = N.b[N.c + N.d - N.e]", "x = N.b[N.c + N.d - N.e]"},
	} {
		src := names.Replace(c.src) + "\n"
		got, found := Source("x.hcl", []byte(src))
		if want := names.Replace(c.want) + "\n"; string(got) != want || len(found) > 0 {
			t.Errorf("the layout is\n%snot\n%s%v", got, want, found)
		}
		check(t, []byte(src))
	}
}

// TestCrammedBlocksAreSplit lays out blocks that have too much on one line, and repairs nothing else.
func TestCrammedBlocksAreSplit(t *testing.T) {
	got, found := Source("x.hcl", []byte("given { place x { a=1, b = 2 } }\nrun { call y {} }\n"))
	want := "given {\n  place x {\n    a = 1\n    b = 2\n  }\n}\n\nrun {\n  call y {}\n}\n"
	if string(got) != want && string(got) != strings.Replace(want, "}\n\nrun", "}\nrun", 1) || len(found) > 0 {
		t.Errorf("the layout is\n%s%v", got, found)
	}
	for _, src := range []string{"a { b {} }\nx = 1 +\n", "x = a = b\n", "a { b {} }\nx = a and b\n"} {
		if got, found := Source("x.hcl", []byte(src)); string(got) != src || !found.HasErrors() {
			t.Errorf("%q becomes %q: %v", src, got, found)
		}
	}
}
