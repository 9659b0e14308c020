// Package breaking finds what a new version of a base breaks for those who build on it. The surface of a scenario is
// everything that others can depend on: declarations and their parts, with their types, the lines that players type,
// and the order of phases and events. Two surfaces are compared; moved and rewrite blocks of the new version cover
// names that were removed.
//
// A surface is read from the merged source without the checker, so it can also be read of a version that the present
// program no longer compiles. It can be written as lines, to save that of a released version in a file and compare it
// later.
package breaking

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Surface is everything in a scenario that others can depend on.
type Surface struct {
	Version string            // as its scenario block says it, or ""
	Entries map[string]string // descriptions by address, such as "procedure" for "procedure.collect"
	Lists   map[string][]string
}

// Kinds of lists of a surface. A list has the address of its owner followed by its kind.
const (
	parameters = "parameters" // in order, each with its type
	order      = "order"      // what a body calls and emits, in order
	typed      = "lines"      // what people type for an action, an option or an end
	clauses    = "clauses"    // the labels of a rulebook, which others cite
)

// parameter begins the description of a parameter.
const parameter = "parameter "

// binding is the description of a binding.
const binding = "binding"

// Read returns the surface of a merged scenario.
func Read(r *resolve.Result) *Surface {
	s := &Surface{Version: r.Releases[path.Clean(r.Dir)], Entries: map[string]string{}, Lists: map[string][]string{}}
	for _, it := range r.Items {
		if it.Body != nil {
			s.addItem(r, it)
		}
	}
	return s
}

// addItem adds a declaration.
func (s *Surface) addItem(r *resolve.Result, it *resolve.Item) {
	row, ok := schema.Block(it.Type)
	if !ok || len(it.Labels) == 0 {
		return
	}
	name := it.Labels[len(it.Labels)-1]
	text := func(e hclsyntax.Expression) string { return sourceOf(r, e) }
	switch it.Type {
	case "class":
		s.addClass(r, it.Labels[0], it.Body)
		return
	case "enum":
		s.Entries["enum."+name] = "enum"
		if a := it.Body.Attributes["values"]; a != nil {
			for _, value := range dsl.Elements(a.Expr) {
				s.Entries[name+"."+text(value)] = "value of " + name
			}
		}
		return
	case "thing":
		s.Entries[it.Labels[0]+"."+name] = it.Labels[0] + s.describeTitle(it)
		return
	case "rulebook":
		var labels []string
		for _, b := range it.Body.Blocks {
			if b.Type == "clause" && len(b.Labels) == 1 {
				labels = append(labels, b.Labels[0])
			}
		}
		s.setClauses(name, labels)
		return
	case "before", "after", "around", "on":
		s.Entries[it.Type+"."+strings.Join(it.Labels, ".")] = "hook"
		return
	}
	if it.Type == "sequence" {
		s.Lists["sequence."+name+" "+order] = listCalls(it.Body)
		return
	}
	if it.Type == "victory" { // the first that holds ends the game
		s.Lists["victory "+order] = append(s.Lists["victory "+order], "victory."+name)
	}
	if !row.CanMove() {
		return
	}
	at := it.Type + "." + name
	kind := it.Type
	if it.IsOpen() {
		kind = "need of " + it.Type
	}
	for _, attr := range []string{"of", "returns", "type"} {
		if a := it.Body.Attributes[attr]; a != nil {
			kind += ", " + attr + " " + text(a.Expr)
		}
	}
	if it.Type == "option" {
		kind += describeBounds(r, func(name string) hclsyntax.Expression {
			if a := it.Body.Attributes[name]; a != nil {
				return a.Expr
			}
			return nil
		})
	}
	if isThing(it.Type) {
		kind += s.describeTitle(it)
	}
	s.Entries[at] = kind
	for _, attr := range []string{"params", "fields", "with"} {
		if a := it.Body.Attributes[attr]; a != nil {
			var list []string
			for name, p := range dsl.Entries(a.Expr) {
				list = append(list, name+" "+text(p.ValueExpr))
			}
			s.setParameters(at, list)
		}
	}
	// the text of these is never typed
	if lines := listTypedLines(it.Body); len(lines) > 0 && it.Type != "hide" && it.Type != "option" {
		s.Lists[at+" "+typed] = lines
	}
	if row.Bindings {
		for _, a := range dsl.Attributes(it.Body) {
			if !row.Has(a.Name) {
				s.Entries[at+"."+a.Name] = binding
			}
		}
	}
	for _, b := range it.Body.Blocks {
		if inner, nested := schema.Nested(it.Type, b.Type); nested && len(inner.Labels) > 0 && len(b.Labels) > 0 {
			s.Entries[at+"."+b.Labels[0]] = b.Type
		}
	}
	for _, a := range resolve.Anchors(it.Body) {
		if len(a.Block.Labels) == 1 && a.Findable {
			s.Entries[at+"."+a.Block.Labels[0]] = a.Block.Type
		}
	}
	if calls := listCalls(it.Body); len(calls) > 0 {
		s.Lists[at+" "+order] = calls
	}
}

// clause is the description of a clause.
const clause = "clause"

// setClauses adds the clauses of a rulebook.
func (s *Surface) setClauses(book string, labels []string) {
	s.Lists["rulebook."+book+" "+clauses] = labels
	for _, label := range labels {
		s.Entries[resolve.Address{Kind: "rulebook", Owner: book, Name: label}.String()] = clause
	}
}

// listTypedLines returns the lines in a body that people type.
func listTypedLines(b *hclsyntax.Body) []string {
	var out []string
	for _, name := range []string{"text", "done"} {
		if a := b.Attributes[name]; a != nil {
			out = append(out, resolve.LinesOf(a.Expr)...)
		}
	}
	for _, k := range b.Blocks {
		if k.Type != "say" {
			out = append(out, listTypedLines(k.Body)...)
		}
	}
	return out
}

// setParameters adds the parameters of something, each with its type.
func (s *Surface) setParameters(at string, list []string) {
	s.Lists[at+" "+parameters] = list
	for _, p := range list {
		name, typ, _ := strings.Cut(p, " ")
		s.Entries[at+"."+name] = parameter + typ
	}
}

// isThing reports whether a block declares a thing that people see by its title.
func isThing(typ string) bool {
	return typ != "phase" && slices.ContainsFunc(schema.Classes(), func(c schema.Class) bool { return c.Name == typ })
}

// describeTitle returns the title of a thing, which occurs in the lines of decisions, for its description.
func (s *Surface) describeTitle(it *resolve.Item) string {
	if a := it.Body.Attributes["title"]; a != nil {
		if title, ok := dsl.Literal(a.Expr); ok {
			return fmt.Sprintf(", called %q", title)
		}
	}
	return ""
}

// addClass adds the attributes and state fields that a class block declares.
func (s *Surface) addClass(r *resolve.Result, name string, b *hclsyntax.Body) {
	if _, builtin := schema.Block(name); s.Entries["class."+name] == "" && !builtin && name != "game" && name != "piece" {
		s.Entries["class."+name] = "class"
	}
	for _, attr := range []string{"attributes", "state"} {
		if a := b.Attributes[attr]; a != nil {
			for member, p := range dsl.Entries(a.Expr) {
				says := func(name string) hclsyntax.Expression { return dsl.Entry(p.ValueExpr, name) }
				said := strings.TrimSuffix(attr, "s") + " " + sourceOf(r, cmp.Or(says("type"), p.ValueExpr)) + describeBounds(r, says)
				if attr != "state" && says("default") == nil {
					said += ", without default"
				}
				s.Entries["class."+name+"."+member] = said
			}
		}
	}
	if a := b.Attributes["flags"]; a != nil {
		for _, e := range dsl.Elements(a.Expr) {
			if flag := hcl.ExprAsKeyword(e); flag != "" {
				s.Entries["class."+name+"."+flag] = "attribute bool"
			}
		}
	}
}

// describeBounds returns the description of the minimum and maximum of a value, as far as they are written.
func describeBounds(r *resolve.Result, of func(name string) hclsyntax.Expression) string {
	said := ""
	for _, b := range boundWords {
		if e := of(b.name); e != nil {
			if n := sourceOf(r, e); isNumber(n) {
				said += b.says + n
			}
		}
	}
	return said
}

var boundWords = []struct{ name, says string }{{"min", ", at least "}, {"max", ", at most "}}

var isNumber = regexp.MustCompile(`^-?[0-9]+$`).MatchString

// listCalls returns the procedures and phases that a body calls and the events that it emits, in the order of their
// first occurrence.
func listCalls(b *hclsyntax.Body) []string {
	var out []string
	for _, k := range b.Blocks {
		said := listCalls(k.Body)
		switch {
		case len(k.Labels) == 0:
		case k.Type == "call":
			said = append([]string{"procedure." + k.Labels[0]}, said...)
		case k.Type == "emit":
			said = append([]string{"event." + k.Labels[0]}, said...)
		}
		for _, at := range said {
			if !slices.Contains(out, at) {
				out = append(out, at)
			}
		}
	}
	return out
}

// Text writes a surface as lines. It leaves out parts of bodies that can be named only in amend blocks and in
// overrides, because no version promises to keep them.
func (s *Surface) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "version %s\n", cmp.Or(s.Version, "none"))
	for _, at := range slices.Sorted(maps.Keys(s.Entries)) {
		if said := s.Entries[at]; !strings.HasPrefix(said, parameter) && said != binding &&
			said != clause && !isStatement(said) {
			fmt.Fprintf(&b, "%s = %s\n", at, said)
		}
	}
	for _, at := range slices.Sorted(maps.Keys(s.Lists)) {
		fmt.Fprintf(&b, "%s: %s\n", at, strings.Join(s.Lists[at], " | "))
	}
	return b.String()
}

// sourceOf returns an expression as it is written, on one line.
func sourceOf(r *resolve.Result, e hclsyntax.Expression) string {
	return dsl.OneLine(r.Written(e.Range()))
}
