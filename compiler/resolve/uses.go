package resolve

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Use is a place where files of the folder itself name something.
type Use struct {
	Of    *Item
	Range hcl.Range
	// Instead is the text that can replace Whole, for a call of a function or procedure that only forwards to
	// another: the expression or the call that it forwards to, with the arguments inserted. It is "" for other uses.
	Instead string
	Whole   hcl.Range
}

// Uses returns where the folder itself names some declarations, in the order of its files: in references, calls,
// labels and elsewhere. It works by renaming each to a unique marker.
func (r *Result) Uses(of []*Item) []Use {
	if len(of) == 0 {
		return nil
	}
	items := map[string]*Item{}            // by the marker that a use is renamed to
	calls := map[string]*hclsyntax.Block{} // calls that procedures forward to, by procedure
	n := newRenaming()
	n.past = &past{
		src: r.Sources, noted: map[position]int{}, things: func(string, string) bool { return false },
		parts: map[string]map[string]*move{}, hooks: map[string]string{}, class: map[string]map[string]string{},
	}
	for _, it := range of {
		name := it.Labels[len(it.Labels)-1]
		marker := Describe(it.Type, it.Labels)
		items[marker] = it
		switch it.Type {
		case "class", "enum", "record":
			n.classes[name] = marker
		case "thing":
			n.add(it.Labels[0], name, marker)
		default:
			n.add(it.Type, name, marker)
			n.add(callable(it.Type), name, marker)
			if it.Type == "value" || it.Type == "resource" {
				n.members[name] = marker
			}
		}
		if w := forwards(it, r.Sources); w != nil {
			n.past.rewrites = append(n.past.rewrites, w)
		}
		if call := onlyCall(it); call != nil {
			calls[name] = call
		}
	}
	inlined := map[hcl.Range]Use{} // by the label of the call
	for _, name := range slices.Sorted(maps.Keys(r.Sources)) {
		if !r.IsOwn(hcl.Range{Filename: name}) {
			continue
		}
		file, _ := dsl.Parse(name, r.Sources[name])
		top, _ := Blocks(file.Body)
		for _, b := range top {
			if spec, ok := schema.Block(b.Type); ok && len(b.Labels) >= spec.MinLabels &&
				b.Type != "scenario" && b.Type != "import" {
				n.past.inlineCalls(b, calls, items, inlined)
				n.declaration(b)
			}
		}
	}
	var out []Use
	for _, x := range n.past.places {
		if it := items[x.now]; it != nil && !slices.Contains(it.Block.LabelRanges, x.at) {
			use, ok := inlined[x.at]
			if !ok {
				use = Use{Of: it, Range: x.at}
			}
			out = append(out, use)
		}
	}
	for i, w := range n.past.written {
		rule := w.rule.(*rewriting)
		out = append(out, Use{Of: rule.of, Range: w.at, Instead: n.past.readWritten(i), Whole: w.at})
	}
	slices.SortFunc(out, func(a, b Use) int { return dsl.Compare(a.Range, b.Range) })
	return out
}

// forwards returns a rewriting for the calls of a function that only forwards to another, or nil.
func forwards(it *Item, src sources) *rewriting {
	is := it.Body.Attributes["is"]
	if it.Type != "function" || is == nil || len(it.Body.Attributes) > len(forwardingAttrs) ||
		it.Body.Attributes["of"] != nil {
		return nil
	}
	for name := range it.Body.Attributes {
		if !slices.Contains(forwardingAttrs, name) {
			return nil
		}
	}
	at := is.Expr.Range()
	call := &hclsyntax.FunctionCallExpr{Name: it.Labels[0]}
	w := &rewriting{params: map[string]hclsyntax.Expression{}, from: call,
		to: at.SliceBytes(src[at.Filename]), file: at.Filename, of: it}
	if a := it.Body.Attributes["params"]; a != nil {
		for _, p := range objectKeys(a.Expr) {
			w.params[p] = a.Expr
			call.Args = append(call.Args, &hclsyntax.ScopeTraversalExpr{Traversal: hcl.Traversal{hcl.TraverseRoot{Name: p}}})
		}
	}
	return w
}

// forwardingAttrs are the attributes that a function may have if it only forwards to another.
var forwardingAttrs = []string{"params", "is", "returns", "deprecated", "cites"}

// onlyCall returns the call if a procedure does nothing but make one call, or nil.
func onlyCall(it *Item) *hclsyntax.Block {
	if it.Type != "procedure" || len(it.Body.Blocks) != 1 || len(it.Labels) != 1 {
		return nil
	}
	for name := range it.Body.Attributes {
		if !slices.Contains(forwardingAttrs, name) || name == "is" || name == "returns" {
			return nil
		}
	}
	call := it.Body.Blocks[0]
	row, ok := schema.Statement(call.Type)
	if !ok || call.Type != "call" || len(call.Labels) != 1 || len(call.Body.Blocks) > 0 || call.Labels[0] == Inherited {
		return nil
	}
	for name := range call.Body.Attributes {
		if name != argsAttr && row.Has(name) {
			return nil // such as a condition
		}
	}
	return call
}

// argsAttr is the attribute of a call with its arguments by position; in a hook, with those of what it is attached
// to.
const argsAttr = "with"

// inlineCalls records, for calls of procedures that only forward, the text that can replace them.
func (p *past) inlineCalls(top *hclsyntax.Block, calls map[string]*hclsyntax.Block,
	items map[string]*Item, out map[hcl.Range]Use) {
	bound := map[string]bool{}
	bind(bound, top.Body, false, true)
	for _, attr := range []string{"params", argsAttr} {
		if a := top.Body.Attributes[attr]; a != nil {
			for _, name := range objectKeys(a.Expr) {
				bound[name] = true
			}
		}
	}
	var walk func(b *hclsyntax.Body)
	walk = func(b *hclsyntax.Body) {
		for _, k := range b.Blocks {
			walk(k.Body)
			if k.Type != "call" {
				for _, label := range k.Labels { // such as those of parameters
					bound[label] = true
				}
			}
			if k.Type != "call" || len(k.Labels) != 1 || calls[k.Labels[0]] == nil {
				continue
			}
			it := items[Describe("procedure", k.Labels)]
			if text, ok := p.callInstead(k, calls[k.Labels[0]], it, bound); ok {
				whole := hcl.RangeBetween(k.TypeRange, k.CloseBraceRange)
				out[k.LabelRanges[0]] = Use{Of: it, Range: k.LabelRanges[0], Instead: text, Whole: whole}
			}
		}
	}
	walk(top.Body)
}

// callInstead returns the call that a procedure forwards to, with the arguments of a call of the procedure. ok is
// false if it cannot replace that call: an argument is missing, a name would mean something else, or a comment would
// be lost.
func (p *past) callInstead(use, call *hclsyntax.Block, of *Item, bound map[string]bool) (text string, ok bool) {
	row, _ := schema.Statement("call")
	src := p.src[use.TypeRange.Filename]
	if comment := hcl.RangeBetween(use.OpenBraceRange, use.CloseBraceRange).SliceBytes(src); len(use.Body.Blocks) > 0 ||
		strings.ContainsAny(string(comment), "#") || strings.Contains(string(comment), "//") {
		return "", false
	}
	var params []string
	if a := of.Body.Attributes["params"]; a != nil {
		params = objectKeys(a.Expr)
	}
	vars := map[string]hclsyntax.Expression{}
	var rest []string
	for _, a := range dsl.Attributes(use.Body) {
		switch list := dsl.Elements(a.Expr); {
		case a.Name == argsAttr && len(list) == len(params):
			for i, e := range list {
				vars[params[i]] = e
			}
		case !row.Has(a.Name):
			vars[a.Name] = a.Expr
		default:
			rest = append(rest, string(a.SrcRange.SliceBytes(src)))
		}
	}
	if len(vars) != len(params) {
		return "", false
	}
	var lines []string
	for _, a := range dsl.Attributes(call.Body) {
		at := a.Expr.Range()
		for name := range roots(a.Expr) {
			if vars[name] == nil && bound[name] {
				return "", false
			}
		}
		p.build(nil, at.SliceBytes(p.src[at.Filename]), at.Filename, vars, at, false)
		last := len(p.written) - 1
		lines = append(lines, a.Name+" = "+p.readWritten(last))
		p.written = p.written[:last]
	}
	return "call " + call.Labels[0] + " {\n" + strings.Join(append(lines, rest...), "\n") + "\n}", true
}
