package ledger

import (
	"path"
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
)

// essentials lists, for some kinds of blocks, the points that count as executing the block: every menu checks the
// requirements of an action, for instance, which does not mean that the action was carried out. shows has more points
// than does, because a test may also check that the block has no effect.
var essentials = map[string]struct {
	does  []watch.Kind // a test executes the block if it reaches one of these
	shows []watch.Kind // a test checks something of the block if it reaches one of these; empty means any point
}{
	"action":   {[]watch.Kind{watch.Effect}, []watch.Kind{watch.Effect, watch.Refusal}},
	"modifier": {[]watch.Kind{watch.Amount}, nil},
	"suppress": {[]watch.Kind{watch.Suppressed}, nil},
	"forbid":   {[]watch.Kind{watch.Refusal}, nil},
	"ensure":   {[]watch.Kind{watch.Refusal}, nil},
	"victory":  {[]watch.Kind{watch.Ended}, nil},
}

// read reads the clauses, blocks and tests.
func (l *Ledger) read(merged *resolve.Result, sc *ir.Scenario) {
	l.dir = path.Clean(merged.Dir)
	if sc.Rulebook != nil {
		for _, c := range sc.Rulebook.Clauses {
			l.Clauses = append(l.Clauses, &Clause{Clause: c})
		}
	}
	same := map[string][]string{}
	for _, c := range l.Clauses {
		if c.Clause.NotApplicable == "" {
			for _, other := range c.Same {
				same[other] = append(same[other], c.ID)
			}
		}
	}
	l.cites = func(b *hclsyntax.Body) []string { return together(cites(b), same) }
	for _, it := range merged.Items {
		switch it.Type {
		case "rulebook", "test":
		default:
			b := &Block{
				Kind: it.Type, Name: strings.Join(it.Labels, " "), Range: it.Origin.Range, Whole: sources(it.Block),
				Cites: l.cites(it.Body),
			}
			l.add(b, it.Body)
		}
	}
	for _, t := range sc.Tests {
		l.Tests = append(l.Tests, &Test{Name: t.Name, Range: t.Range, Whole: t.Whole})
	}
	for _, c := range sc.Cites {
		if c.Test >= 0 {
			l.Tests[c.Test].Cites = append(l.Tests[c.Test].Cites, c.Clause)
		}
	}
}

// add adds a block and the inner blocks that have citations.
func (l *Ledger) add(b *Block, body *hclsyntax.Body) {
	l.Blocks = append(l.Blocks, b)
	for _, inner := range body.Blocks {
		l.addInner(b, inner)
	}
}

func (l *Ledger) addInner(parent *Block, from *hclsyntax.Block) {
	if ids := l.cites(from.Body); len(ids) > 0 {
		b := &Block{
			Kind: from.Type, Name: strings.Join(from.Labels, " "), Range: from.DefRange(), Whole: sources(from),
			Cites: ids, Parent: parent,
		}
		parent.Inner = append(parent.Inner, b)
		l.add(b, from.Body)
		return
	}
	for _, in := range from.Body.Blocks {
		l.addInner(parent, in)
	}
}

func blockRange(b *hclsyntax.Block) hcl.Range {
	return hcl.RangeBetween(b.TypeRange, b.CloseBraceRange)
}

// sources returns the range of a block and the ranges that a variant changed in it.
func sources(b *hclsyntax.Block) []hcl.Range {
	out := []hcl.Range{blockRange(b)}
	add := func(r hcl.Range) {
		if !slices.ContainsFunc(out, func(outer hcl.Range) bool { return contains(outer, r) }) {
			out = append(out, r)
		}
	}
	var addParts func(*hclsyntax.Body)
	addParts = func(body *hclsyntax.Body) {
		for _, a := range body.Attributes {
			add(hcl.RangeBetween(a.NameRange, a.Expr.Range()))
		}
		for _, in := range body.Blocks {
			add(blockRange(in))
			addParts(in.Body)
		}
	}
	addParts(b.Body)
	sort.Slice(out[1:], func(i, j int) bool { return comesBefore(out[1+i], out[1+j]) })
	return out
}

func contains(outer, part hcl.Range) bool {
	return part.Filename == outer.Filename && part.Start.Byte >= outer.Start.Byte && part.End.Byte <= outer.End.Byte
}

func comesBefore(a, b hcl.Range) bool {
	if a.Filename != b.Filename {
		return a.Filename < b.Filename
	}
	if a.Start.Byte != b.Start.Byte {
		return a.Start.Byte < b.Start.Byte
	}
	return a.End.Byte > b.End.Byte
}

// together returns clauses together with those that say the same.
func together(ids []string, same map[string][]string) []string {
	out := ids
	for _, id := range ids {
		for _, other := range same[id] {
			if !slices.Contains(out, other) {
				out = append(out, other)
			}
		}
	}
	return out
}

// cites returns the clauses that a body cites itself.
func cites(body *hclsyntax.Body) []string {
	a := body.Attributes["cites"]
	if a == nil {
		return nil
	}
	list, ok := a.Expr.(*hclsyntax.TupleConsExpr)
	if !ok {
		return nil
	}
	var out []string
	for _, e := range list.Exprs {
		if s, ok := dsl.Literal(e); ok {
			ids, _ := dsl.Clauses(s)
			out = append(out, ids...)
		}
	}
	return out
}

// place finds the blocks that contain each point.
func (l *Ledger) place(points []compiler.Point) {
	for _, p := range points {
		l.Points = append(l.Points, &Point{Point: p})
	}
	sort.SliceStable(l.Points, func(i, j int) bool { return comesBefore(l.Points[i].Range, l.Points[j].Range) })
	byFile := map[string][]*Block{}
	for _, b := range l.Blocks {
		if b.Parent != nil {
			continue
		}
		files := map[string]bool{}
		for _, r := range b.Whole {
			if !files[r.Filename] {
				files[r.Filename] = true
				byFile[r.Filename] = append(byFile[r.Filename], b)
			}
		}
	}
	for _, p := range l.Points {
		p.Block = innermost(byFile[p.Range.Filename], p.Range)
		for b := p.Block; b != nil; b = b.Parent {
			b.Points = append(b.Points, p)
		}
	}
	for _, b := range l.Blocks {
		b.does, b.shows = b.Points, b.Points
		if e, ok := essentials[b.Kind]; ok && b.Parent == nil {
			b.does, b.shows = b.pointsOf(e.does), b.pointsOf(e.shows)
		}
	}
}

// pointsOf returns the points of the block that are of the given kinds, or all its points if there are none.
func (b *Block) pointsOf(kinds []watch.Kind) []*Point {
	if out := filter(b.Points, func(p *Point) bool { return slices.Contains(kinds, p.Kind) }); len(out) > 0 {
		return out
	}
	return b.Points
}

// innermost returns the innermost block that contains r, or nil.
func innermost(blocks []*Block, r hcl.Range) *Block {
	for _, b := range blocks {
		for _, w := range b.Whole {
			if contains(w, r) {
				if in := innermost(b.Inner, r); in != nil {
					return in
				}
				return b
			}
		}
	}
	return nil
}
