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

// Use is a place at which files of the folder itself name something.
type Use struct {
	Of    *Item
	Range hcl.Range
	// Instead is what can be written in Whole instead: of a function that forwards to others, its expression with the
	// arguments in it. It is "" for other uses.
	Instead string
	Whole   hcl.Range
}

// Uses returns where the folder itself names some declarations, in the order of its files: in references, calls, labels and
// whatever else refers to a name. It finds them by going through the files as for names that have moved.
func (r *Result) Uses(of []*Item) []Use {
	if len(of) == 0 {
		return nil
	}
	items := map[string]*Item{} // by the marker that a use is renamed to
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
	}
	for _, name := range slices.Sorted(maps.Keys(r.Sources)) {
		if !r.IsOwn(hcl.Range{Filename: name}) {
			continue
		}
		file, _ := dsl.Parse(name, r.Sources[name])
		top, _ := Blocks(file.Body)
		for _, b := range top {
			if spec, ok := schema.Block(b.Type); ok && len(b.Labels) >= spec.MinLabels && b.Type != "scenario" && b.Type != "import" {
				n.declaration(b)
			}
		}
	}
	var out []Use
	for _, x := range n.past.places {
		if it := items[x.now]; it != nil && !slices.Contains(it.Block.LabelRanges, x.at) {
			out = append(out, Use{Of: it, Range: x.at})
		}
	}
	for i, w := range n.past.written {
		rule := w.rule.(*rewriting)
		out = append(out, Use{Of: rule.of, Range: w.at, Instead: n.past.plain(i), Whole: w.at})
	}
	slices.SortFunc(out, func(a, b Use) int {
		if c := strings.Compare(a.Range.Filename, b.Range.Filename); c != 0 {
			return c
		}
		return a.Range.Start.Byte - b.Range.Start.Byte
	})
	return out
}

// forwards returns a function that only forwards to others as a rewriting of its calls, or nil.
func forwards(it *Item, src sources) *rewriting {
	is := it.Body.Attributes["is"]
	if it.Type != "function" || is == nil || len(it.Body.Attributes) > len(forwardingAttrs) || it.Body.Attributes["of"] != nil {
		return nil
	}
	for name := range it.Body.Attributes {
		if !slices.Contains(forwardingAttrs, name) {
			return nil
		}
	}
	at := is.Expr.Range()
	call := &hclsyntax.FunctionCallExpr{Name: it.Labels[0]}
	w := &rewriting{params: map[string]hclsyntax.Expression{}, from: call, to: at.SliceBytes(src[at.Filename]), file: at.Filename, of: it}
	if a := it.Body.Attributes["params"]; a != nil {
		for _, p := range objectKeys(a.Expr) {
			w.params[p] = a.Expr
			call.Args = append(call.Args, &hclsyntax.ScopeTraversalExpr{Traversal: hcl.Traversal{hcl.TraverseRoot{Name: p}}})
		}
	}
	return w
}

// forwardingAttrs are the attributes of a function that only forwards to others.
var forwardingAttrs = []string{"params", "is", "returns", "deprecated", "cites"}
