package schema_test

import (
	"bytes"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/schema"
)

var update = flag.Bool("update", false, "write the golden file")

const shapes = "testdata/shapes.txt"

// TestShapes writes down what Check says of every kind of block in every shape: with fewer and more labels, without
// each of its attributes, with an attribute and a block that are not its own, and with each block once and twice.
func TestShapes(t *testing.T) {
	var out bytes.Buffer
	for _, rows := range [][]*schema.BlockSpec{schema.TopLevel(), schema.NestedBlocks(), schema.Statements()} {
		for _, row := range rows {
			shape(t, &out, row)
		}
	}
	compareGolden(t, shapes, out.Bytes())
}

// compareGolden compares a text with a golden file, line by line, or writes the file.
func compareGolden(t *testing.T, file string, text []byte) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	is, was := strings.Split(string(text), "\n"), strings.Split(string(want), "\n")
	for i := range max(len(is), len(was)) {
		if i >= len(is) || i >= len(was) || is[i] != was[i] {
			t.Fatalf("line %d of %s is different. If that is meant, run go test ./dsl/schema -update.\nnow: %s\nwas: %s",
				i+1, file, strings.Join(is[min(i, len(is)):min(i+1, len(is))], ""),
				strings.Join(was[min(i, len(was)):min(i+1, len(was))], ""))
		}
	}
}

// shape writes down what Check says of one kind of block.
func shape(t *testing.T, out *bytes.Buffer, row *schema.BlockSpec) {
	example := block(t, row.Example)
	full := &hclsyntax.Body{Attributes: maps.Clone(example.Body.Attributes), SrcRange: example.Body.SrcRange}
	for _, a := range row.Attrs {
		full.Attributes[a.Name] = &hclsyntax.Attribute{Name: a.Name, Expr: &hclsyntax.LiteralValueExpr{}}
	}
	check := func(labels int, body *hclsyntax.Body) string {
		b := *example
		b.Body, b.Labels, b.LabelRanges = body, nil, nil
		for i := range labels {
			b.Labels, b.LabelRanges = append(b.Labels, fmt.Sprint("l", i)), append(b.LabelRanges, example.TypeRange)
		}
		_, found := schema.Check(&b, row)
		if len(found) == 0 {
			return "good"
		}
		var codes []string
		for _, d := range found {
			codes = append(codes, d.Code)
		}
		return strings.Join(codes, " ")
	}
	labels := len(example.Labels)
	with := func(names ...string) *hclsyntax.Body {
		body := *full
		for _, n := range names {
			body.Blocks = append(body.Blocks, &hclsyntax.Block{Type: n, Body: &hclsyntax.Body{}})
		}
		return &body
	}

	fmt.Fprintln(out, strings.TrimPrefix(row.Parent()+" "+row.Name, " "), "`"+row.Head()+" {`")
	fmt.Fprint(out, "  with 0 to 4 labels:")
	for n := range 5 {
		fmt.Fprint(out, " ", check(n, full))
	}
	fmt.Fprintln(out)
	for _, name := range slices.Sorted(maps.Keys(full.Attributes)) {
		body := *full
		body.Attributes = maps.Clone(full.Attributes)
		delete(body.Attributes, name)
		fmt.Fprintf(out, "  without %s: %s\n", name, check(labels, &body))
	}
	other := *full
	other.Attributes = maps.Clone(full.Attributes)
	other.Attributes["zzz"] = &hclsyntax.Attribute{Name: "zzz"}
	fmt.Fprintf(out, "  with an attribute zzz: %s\n", check(labels, &other))
	fmt.Fprintf(out, "  with a block zzz: %s\n", check(labels, with("zzz")))
	fmt.Fprintf(out, "  with a statement: %s\n", check(labels, with("say")))
	for _, name := range row.Blocks {
		fmt.Fprintf(out, "  with %s: %s, twice: %s\n", name, check(labels, with(name)), check(labels, with(name, name)))
	}
}
