package resolve

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/spell"
)

// Blank is the cell of a row for an attribute that the row does not have.
const Blank = "_"

var columnsAttr = schema.Bound("rows", "columns", "list(name)")

// Blocks returns the blocks of a file, with each block of rows replaced by the blocks of its rows.
func Blocks(file *hclsyntax.Body) ([]*hclsyntax.Block, diag.List) {
	var found diag.List
	out := make([]*hclsyntax.Block, 0, len(file.Blocks))
	for _, b := range file.Blocks {
		if b.Type != "rows" {
			out = append(out, b)
			continue
		}
		blocks, wrong := rows(b)
		out = append(out, blocks...)
		found = append(found, wrong...)
	}
	return out, found
}

// rows returns one block for each row of a block of rows. The name of a row is the label of its block, and each cell
// is the attribute that the column names. The ranges of attribute names are in the list of columns; all other ranges
// are in the row.
func rows(b *hclsyntax.Block) ([]*hclsyntax.Block, diag.List) {
	t := table{block: b}
	spec, _ := schema.Block("rows")
	t.block, t.found = schema.Check(b, spec)
	if t.found.HasErrors() || !t.target() || !t.header() {
		return nil, t.found
	}
	cites := t.block.Body.Attributes["cites"]
	var out []*hclsyntax.Block
	for _, a := range dsl.Attributes(t.block.Body) {
		if a.Name == columnsAttr || a == cites {
			continue
		}
		if row := t.row(a, cites); row != nil {
			out = append(out, row)
		}
	}
	if len(out) == 0 && !t.found.HasErrors() {
		t.fail(b.TypeRange, "write a row: NAME = [VALUE, …], with a value for each column", "there is no row")
	}
	return out, t.found
}

// isCell reports whether an attribute is the cell of a row: it has no = of its own.
func isCell(a *hclsyntax.Attribute) bool { return a.EqualsRange.Empty() && !a.NameRange.Empty() }

// Place returns where an attribute is written: the range of its name or, in a row, of its cell.
func Place(a *hclsyntax.Attribute) hcl.Range {
	if isCell(a) {
		return a.Expr.Range()
	}
	return a.NameRange
}

// table reads one block of rows.
type table struct {
	block   *hclsyntax.Block
	columns []column
	found   diag.List
}

type column struct {
	name string
	at   hcl.Range
}

func (t *table) fail(at hcl.Range, detail, format string, args ...any) {
	t.found = append(t.found, diag.New("SC119", at, "%s", detail).Saying(format, args...))
}

// target reports whether the block has a type that can be written in rows, and the labels that all rows share.
func (t *table) target() bool {
	b := t.block
	typ := b.Labels[0]
	spec, ok := schema.Block(typ)
	if !ok || !spec.InRows() {
		var may []string
		for _, row := range schema.TopLevel() {
			if row.InRows() {
				may = append(may, row.Name)
			}
		}
		d := diag.New("SC119", b.LabelRanges[0], "these can be: %s",
			strings.Join(may, ", ")).Saying("%q cannot be written in rows", typ)
		t.found = append(t.found, d.Suggest(spell.Nearest(typ, may)))
		return false
	}
	if n := len(spec.Labels); len(b.Labels) != n {
		at := b.LabelRanges[len(b.Labels)-1]
		if n == 2 {
			t.fail(at, "write rows "+typ+" "+strings.ToUpper(spec.Labels[0])+" {",
				"a %s needs a label with its %s", typ, spec.Labels[0])
		} else {
			t.fail(at, "write rows "+typ+" {; the names of the rows are inside", "rows of %s have no label of their own", typ)
		}
		return false
	}
	return true
}

// header reads the list of columns.
func (t *table) header() bool {
	a := t.block.Body.Attributes[columnsAttr]
	list, ok := dsl.Unparen(a.Expr).(*hclsyntax.TupleConsExpr)
	if !ok {
		t.fail(a.Expr.Range(), "write columns = [cost, attack]", "`columns` is a list of names")
		return false
	}
	for _, e := range list.Exprs {
		name := hcl.ExprAsKeyword(e)
		if name == "" || name == Blank {
			t.fail(e.Range(), "write columns = [cost, attack]", "a column is the bare name of an attribute")
			continue
		}
		for _, c := range t.columns {
			if c.name == name {
				t.found = append(t.found, diag.New("SC119", e.Range(), "keep one of them").Saying("there are two columns %q",
					name).See(c.at, "the first one is here"))
			}
		}
		t.columns = append(t.columns, column{name, e.Range()})
	}
	if len(list.Exprs) == 0 {
		t.fail(a.Expr.Range(), "write columns = [cost, attack]", "there is no column")
	}
	return !t.found.HasErrors()
}

// row returns the block of a row, or nil if the row cannot be read. A row with too few or too many cells is read as
// far as possible, so that what it declares is known; other errors in it follow from this one.
func (t *table) row(a, cites *hclsyntax.Attribute) *hclsyntax.Block {
	list, ok := dsl.Unparen(a.Expr).(*hclsyntax.TupleConsExpr)
	if !ok {
		t.fail(a.Expr.Range(), "write "+a.Name+" = [VALUE, …], with a value for each column", "a row is a list")
		return nil
	}
	if len(list.Exprs) != len(t.columns) {
		at := list.Range()
		if n := len(t.columns); len(list.Exprs) > n {
			at = list.Exprs[n].Range()
		}
		t.found = append(t.found, diag.New("SC119", at,
			"write a value for each column, and %s for one that is left out", Blank).
			Saying("%s has %s, and there are %s", a.Name, article.Count(len(list.Exprs), "cell"),
				article.Count(len(t.columns), "column")).
			See(t.block.Body.Attributes[columnsAttr].NameRange, "the columns are here").Covering(a.SrcRange))
	}
	body := &hclsyntax.Body{
		Attributes: make(hclsyntax.Attributes, len(t.columns)+1), SrcRange: list.SrcRange, EndRange: a.SrcRange,
	}
	body.EndRange.Start = a.SrcRange.End
	for i, c := range t.columns[:min(len(t.columns), len(list.Exprs))] {
		e := list.Exprs[i]
		if hcl.ExprAsKeyword(e) == Blank {
			continue
		}
		at := e.Range()
		equals := at
		equals.End = equals.Start
		body.Attributes[c.name] = &hclsyntax.Attribute{Name: c.name, Expr: e, SrcRange: at,
			NameRange: c.at, EqualsRange: equals}
	}
	if cites != nil {
		addCites(body, cites)
	}
	head := t.block
	out := &hclsyntax.Block{Type: head.Labels[0], Body: body, TypeRange: a.NameRange, OpenBraceRange: list.OpenRange,
		CloseBraceRange: body.EndRange}
	for i, l := range head.Labels[1:] {
		out.Labels = append(out.Labels, l)
		out.LabelRanges = append(out.LabelRanges, head.LabelRanges[i+1])
	}
	out.Labels = append(out.Labels, a.Name)
	out.LabelRanges = append(out.LabelRanges, a.NameRange)
	return out
}

// addCites adds the citations of a block of rows to one of its rows.
func addCites(body *hclsyntax.Body, cites *hclsyntax.Attribute) {
	own := body.Attributes[cites.Name]
	if own == nil {
		body.Attributes[cites.Name] = cites
		return
	}
	list, ok := own.Expr.(*hclsyntax.TupleConsExpr)
	if !ok {
		return // the checker reports it
	}
	both, with := *own, *list
	with.Exprs = append(append([]hclsyntax.Expression(nil), list.Exprs...), dsl.Elements(cites.Expr)...)
	both.Expr = &with
	body.Attributes[cites.Name] = &both
}
