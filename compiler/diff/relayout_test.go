package diff_test

import (
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// shipped reads every scenario of the repository: all files, and the folders that are scenarios.
func shipped(t *testing.T) (fstest.MapFS, []string) {
	t.Helper()
	root := filepath.Join("..", "..", "scenarios")
	files := fstest.MapFS{}
	dirs := map[string]bool{}
	err := filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(p) != ".hcl" {
			return err
		}
		src, err := os.ReadFile(p)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, p)
		if err != nil {
			return err
		}
		name := filepath.ToSlash(rel)
		files[name] = &fstest.MapFile{Data: src}
		dirs[path.Dir(name)] = true
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files, slices.Sorted(maps.Keys(dirs))
}

func load(t *testing.T, files fs.FS, dir string) *resolve.Result {
	t.Helper()
	r, found := resolve.Load(files, dir)
	if found.HasErrors() {
		t.Fatalf("%s: %s %s", dir, found[0].Summary, found[0].Range)
	}
	return r
}

// laidOut gives a folder's blocks another layout: other files, another order where order does not count, other spaces
// and line breaks, other comments.
func laidOut(t *testing.T, rng *rand.Rand, files fstest.MapFS, dir string) fstest.MapFS {
	t.Helper()
	out := fstest.MapFS{}
	var rules, tests []block // blocks of files of tests stay in files of tests, because their helpers belong to them
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if path.Dir(name) != dir {
			out[name] = files[name]
			continue
		}
		src := files[name].Data
		f, diags := hclsyntax.ParseConfig(src, name, hcl.InitialPos)
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		for _, b := range f.Body.(*hclsyntax.Body).Blocks {
			row, _ := schema.Block(b.Type)
			to := &rules
			if dsl.IsTests(name) {
				to = &tests
			}
			*to = append(*to, block{b.Type, written(rng, src, b, row)})
		}
	}
	scatter(rng, out, path.Join(dir, "file"), rules)
	scatter(rng, out, path.Join(dir, "tests"), tests)
	return out
}

// block is a block of a scenario, laid out anew.
type block struct{ typ, text string }

// scatter writes blocks into some files, in another order where order does not count.
func scatter(rng *rand.Rand, out fstest.MapFS, prefix string, blocks []block) {
	mixed := slices.Clone(blocks)
	rng.Shuffle(len(mixed), func(i, j int) { mixed[i], mixed[j] = mixed[j], mixed[i] })
	// Those whose order is a rule keep it.
	at := map[string]int{}
	for i, b := range mixed {
		if row, ok := schema.Block(b.typ); ok && diff.SpeechOf(row).Ordered {
			for blocks[at[b.typ]].typ != b.typ {
				at[b.typ]++
			}
			mixed[i] = blocks[at[b.typ]]
			at[b.typ]++
		}
	}
	size := 0
	for _, b := range mixed {
		size += len(b.text)
	}
	count := 1 + rng.IntN(6) + size>>19 // a file may have a megabyte
	for i := range count {
		var b strings.Builder
		for _, x := range mixed[i*len(mixed)/count : (i+1)*len(mixed)/count] {
			b.WriteString(x.text + strings.Repeat("\n", rng.IntN(3)))
		}
		out[fmt.Sprintf("%s_%d.hcl", prefix, i)] = &fstest.MapFile{Data: []byte(b.String())}
	}
}

// written lays a block out anew. Attributes of a body without bindings may be in any order.
func written(rng *rand.Rand, src []byte, b *hclsyntax.Block, row *schema.BlockSpec) string {
	var s strings.Builder
	s.WriteString(b.Type)
	for i := range b.Labels {
		label := string(src[b.LabelRanges[i].Start.Byte:b.LabelRanges[i].End.Byte])
		if hclsyntax.ValidIdentifier(b.Labels[i]) && rng.IntN(2) == 0 {
			label = `"` + b.Labels[i] + `"`
		}
		s.WriteString(strings.Repeat(" ", 1+rng.IntN(3)) + label)
	}
	s.WriteString(" {\n")
	type part struct {
		at   int
		text string
		attr bool
	}
	var parts []part
	for _, a := range b.Body.Attributes {
		value := src[a.Expr.Range().Start.Byte:a.SrcRange.End.Byte]
		parts = append(parts, part{a.SrcRange.Start.Byte, a.Name + " = " + spaced(rng, value) + "\n", true})
	}
	for _, x := range b.Body.Blocks {
		inner, ok := schema.Statement(x.Type)
		if row != nil {
			if nested, found := schema.Nested(row.Name, x.Type); found {
				inner, ok = nested, true
			}
		}
		if !ok {
			inner = nil
		}
		parts = append(parts, part{x.TypeRange.Start.Byte, written(rng, src, x, inner), false})
	}
	slices.SortFunc(parts, func(a, b part) int { return a.at - b.at })
	if row != nil && !row.Bindings {
		var attrs, rest []part
		for _, p := range parts {
			if p.attr {
				attrs = append(attrs, p)
			} else {
				rest = append(rest, p)
			}
		}
		rng.Shuffle(len(attrs), func(i, j int) { attrs[i], attrs[j] = attrs[j], attrs[i] })
		parts = append(attrs, rest...)
	}
	for _, p := range parts {
		if rng.IntN(4) == 0 {
			s.WriteString("# said of what follows\n\n")
		}
		s.WriteString(strings.Repeat(" ", rng.IntN(6)) + p.text)
	}
	s.WriteString("}\n")
	return s.String()
}

// spaced writes an expression with other spaces, other breaks where a break means nothing, and without comments.
func spaced(rng *rand.Rand, src []byte) string {
	src = append(slices.Clone(src), '\n') // a text that is written with << ends with its line
	tokens, _ := hclsyntax.LexExpression(src, "", hcl.InitialPos)
	var out strings.Builder
	var open []hclsyntax.TokenType
	quotes, from := 0, 0
	for i, tok := range tokens {
		switch tok.Type {
		case hclsyntax.TokenOQuote, hclsyntax.TokenOHeredoc:
			if quotes == 0 {
				from = tok.Range.Start.Byte
			}
			quotes++
			continue
		case hclsyntax.TokenCQuote, hclsyntax.TokenCHeredoc:
			if quotes--; quotes == 0 {
				out.Write(src[from:tok.Range.End.Byte])
				if tok.Type == hclsyntax.TokenCHeredoc {
					out.WriteByte('\n')
				}
			}
			continue
		}
		if quotes > 0 || tok.Type == hclsyntax.TokenEOF {
			continue
		}
		if tok.Type == hclsyntax.TokenComment {
			if strings.HasSuffix(string(tok.Bytes), "\n") {
				out.WriteByte('\n')
			}
			continue
		}
		out.Write(tok.Bytes)
		if tok.Type == hclsyntax.TokenNewline {
			continue
		}
		switch tok.Type {
		case hclsyntax.TokenOParen, hclsyntax.TokenOBrack, hclsyntax.TokenOBrace:
			open = append(open, tok.Type)
		case hclsyntax.TokenCParen, hclsyntax.TokenCBrack, hclsyntax.TokenCBrace:
			open = open[:max(len(open)-1, 0)]
		}
		if tok.Type == hclsyntax.TokenIdent && i+1 < len(tokens) && tokens[i+1].Type == hclsyntax.TokenOParen {
			continue // a name and the bracket of its call must touch
		}
		loose := len(open) > 0 && open[len(open)-1] != hclsyntax.TokenOBrace
		switch {
		case loose && rng.IntN(5) == 0:
			out.WriteString(strings.Repeat("\n", 1+rng.IntN(2)))
		default:
			out.WriteString(strings.Repeat(" ", 1+rng.IntN(2)))
		}
	}
	return strings.TrimRight(out.String(), " \n")
}

// Another layout of a scenario is not a difference.
func TestLayoutDoesNotMatter(t *testing.T) {
	worktest.Long(t)
	files, dirs := shipped(t)
	if len(dirs) == 0 {
		t.Fatal("there are no scenarios")
	}
	for _, dir := range dirs {
		t.Run(dir, func(t *testing.T) {
			was := load(t, files, dir)
			for seed := range uint64(2) {
				rng := rand.New(rand.NewPCG(seed, 7))
				anew := laidOut(t, rng, files, dir)
				r := diff.Compare(was, load(t, anew, dir))
				if text := diff.Text(r, false, true); text != "" {
					t.Fatalf("seed %d:\n%s", seed, text)
				}
				if same := diff.Text(r, true, false); same != "" {
					t.Fatalf("seed %d: nothing differs, and it prints %q", seed, same)
				}
			}
		})
	}
}

// If one number is changed as well, exactly that change is found in the other layout.
func TestChangeInAnotherLayoutIsFound(t *testing.T) {
	worktest.Long(t)
	files, _ := shipped(t)
	const dir = "axis_allies_revised"
	was := load(t, files, dir)
	tried := 0
	for seed := range uint64(8) {
		rng := rand.New(rand.NewPCG(seed, 8))
		anew := laidOut(t, rng, files, dir)
		names := slices.Sorted(maps.Keys(anew))
		names = slices.DeleteFunc(names, func(n string) bool { return path.Dir(n) != dir || len(anew[n].Data) < 50 })
		name := names[rng.IntN(len(names))]
		src := anew[name].Data
		tokens, _ := hclsyntax.LexConfig(src, name, hcl.InitialPos)
		var numbers []hclsyntax.Token
		for i, tok := range tokens {
			if tok.Type == hclsyntax.TokenNumberLit && string(tokens[i-1].Bytes) != "." {
				numbers = append(numbers, tok)
			}
		}
		if len(numbers) == 0 {
			continue
		}
		tried++
		tok := numbers[rng.IntN(len(numbers))]
		end := tok.Range.End.Byte
		changed := string(src[:end]) + "7" + string(src[end:])
		anew[name] = &fstest.MapFile{Data: []byte(changed)}
		r := diff.Compare(was, load(t, anew, dir))
		if len(r.Changes) == 0 {
			line := strings.Split(changed, "\n")[tok.Range.Start.Line-1]
			t.Errorf("seed %d: nothing is reported for %s", seed, line)
		}
	}
	if tried < 5 {
		t.Errorf("only %d numbers were changed", tried)
	}
}
