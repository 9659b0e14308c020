package check

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// decls is the state of the passes over declarations.
type decls struct {
	*checker
	r     *resolve.Result
	items map[string][]*resolve.Item // by block type, in the order in which they apply

	owners    map[*ir.Member]*resolve.Item // whose attributes are read in a later pass
	reported  map[hcl.Range]bool           // ranges that have an error already, so that consequences stay silent
	placement []*placement
	modItems  map[*ir.Modifier]*resolve.Item
	played    map[*resolve.Item][]*row // for each test its cases, nil for one without; as they stand in sc.Tests
	uses      *usage
	guessed   [][2]*ir.Member // borders that were refused for a misspelt name, with the names that were probably meant
	torn      bool            // some border was refused, and nobody knows what it was to join
}

// passes is the order of work. Each pass needs what those before it have put into the tables.
var passes = []func(*decls){
	(*decls).shapes,         // words of each block
	(*decls).classNames,     // names of classes
	(*decls).declareMembers, // members of classes
	(*decls).rulebook,       // clauses
	(*decls).classBodies,    // attributes and state
	(*decls).resources,      // resources
	(*decls).faceTypes,      // dice and tables
	(*decls).memberAttrs,    // attributes of members
	(*decls).optionBlocks,   // options
	(*decls).seatings,       // seatings
	(*decls).edges,          // the map
	(*decls).signatures,     // signatures
	(*decls).valueBodies,    // values
	(*decls).bodies,         // bodies
	(*decls).actionBodies,   // actions
	(*decls).course,         // set-up, sequence and end
	(*decls).around,         // before and after
	(*decls).tests,          // tests
	(*decls).citations,      // citations
	(*decls).loops,          // loops
	(*decls).whole,          // the whole
}

// Folder checks a merged scenario. The tree is nil when there was an error; warnings come with a tree.
func Folder(r *resolve.Result) (*ir.Scenario, diag.List) {
	d := &decls{
		checker: &checker{
			listed:     len(r.Languages),
			sc:         &ir.Scenario{Name: r.Name, Languages: append([]string(nil), r.Languages...)},
			classes:    map[string]*ir.Class{},
			functions:  map[string]*function{},
			procedures: map[string]*ir.Func{},
			values:     map[string]*ir.Value{},
			modifiers:  map[string]*ir.Modifier{},
			movements:  map[string]*ir.Movement{},
			events:     map[string]*ir.Event{},
			actions:    map[string]*ir.Action{},
			options:    map[string]*ir.Option{},
			scorings:   map[string]*ir.Func{},
			away:       r.WasRemoved,
			beside:     map[*ir.Action][]*ir.Action{},
			members:    map[*ir.Class]map[string]*ir.Member{},
			pending:    map[*ir.Func]func(){},
			faces:      map[*ir.Member]*ir.Type{},
		},
		r:        r,
		items:    map[string][]*resolve.Item{},
		owners:   map[*ir.Member]*resolve.Item{},
		reported: map[hcl.Range]bool{},
		modItems: map[*ir.Modifier]*resolve.Item{},
		played:   map[*resolve.Item][]*row{},
	}
	for _, it := range r.Items {
		d.items[it.Type] = append(d.items[it.Type], it)
	}
	for _, pass := range passes {
		pass(d)
	}
	d.sc.Faces = d.faces
	if len(d.sc.Languages) == 0 {
		d.sc.Languages = []string{"en"}
	}
	// A block may be looked at twice, by whoever holds it and by whoever reads it; what both say is said once.
	found := d.diags.Sorted()
	if found.HasErrors() {
		return nil, found
	}
	return d.sc, found
}

// loops looks again at those that only what they call could end.
func (d *decls) loops() {
	for _, look := range d.later {
		look()
	}
}

// shapes holds every block against its row of the schema and its labels against the rules for names.
func (d *decls) shapes() {
	if s := d.r.Scenario; s != nil {
		if a := s.Body.Attributes["title"]; a != nil {
			d.sc.Title = d.template(a.Expr, nil)
		}
	}
	for _, it := range d.r.Items {
		spec, ok := schema.Block(it.Type)
		if !ok {
			continue
		}
		d.shape(it, spec)
		if n := len(spec.Labels); len(it.Labels) > n && !spec.MoreLabels {
			it.Labels = it.Labels[:n] // so that the thing is there for who names it
		}
		if it.Type == "test" {
			continue
		}
		for i, l := range it.Labels {
			if !d.name(l, it.Block.LabelRanges[i]) && snake(l) != "" && !reserved(l) {
				it.Labels[i] = snake(l) // so that who writes it right is not told that it is not there
			}
		}
	}
}

func (d *decls) shape(it *resolve.Item, spec *schema.BlockSpec) {
	b := it.Block
	for _, m := range schema.Check(b, spec) {
		if m.Code != "SC102" || !d.noChange(it, m.Detail) {
			d.report(m)
		}
	}
	for _, inner := range b.Body.Blocks {
		if in, ok := schema.Nested(spec.Name, inner.Type); ok {
			d.diags = append(d.diags, schema.Check(inner, in)...)
		}
	}
}

// noChange reports a block of a variant that lacks something as one that was meant to change a block of the base. It says
// whether the base has any of that type, so that this is likely.
func (d *decls) noChange(it *resolve.Item, needs string) bool {
	if !d.r.Extends || d.r.Scenario == nil || it.Origin.Folder != d.r.Scenario.Origin.Folder || len(it.Labels) == 0 {
		return false
	}
	var others []string
	for _, o := range d.items[it.Type] {
		if n := len(o.Labels); o.Origin.Folder != it.Origin.Folder && n == len(it.Labels) && slices.Equal(o.Labels[:n-1], it.Labels[:n-1]) {
			others = append(others, o.Labels[n-1])
		}
	}
	if len(others) == 0 {
		return false
	}
	name, at := label(it)
	d.once(at, diag.New("SC195", at, "a new one needs more: %s", needs).
		Saying("there is no %s to change", resolve.Describe(it.Type, it.Labels)).Suggest(spell.Nearest(name, others)))
	return true
}

// name reports a name that references could not say.
func (d *decls) name(s string, at hcl.Range) (ok bool) {
	ok = s != "" && s[0] >= 'a' && s[0] <= 'z'
	for i := 0; i < len(s) && ok; i++ {
		ch := s[i]
		ok = ch == '_' || ch >= 'a' && ch <= 'z' || ch >= '0' && ch <= '9'
	}
	if ok && !reserved(s) {
		return true
	}
	m := diag.New("SC106", at, "names begin with a letter a–z and have only a–z, 0–9 and _ in them").Saying("%q is not a name", s)
	if reserved(s) {
		m = m.Note("%s has a meaning of its own", s)
	} else if better := snake(s); better != "" {
		m = m.Suggest(better)
	}
	d.report(m)
	return false
}

// snake is the name somebody probably wanted.
func snake(s string) string {
	var out []byte
	for _, r := range s {
		switch {
		case r >= 'A' && r <= 'Z':
			if n := len(out); n > 0 && out[n-1] >= 'a' && out[n-1] <= 'z' {
				out = append(out, '_')
			}
			out = append(out, byte(r-'A'+'a'))
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9' && len(out) > 0:
			out = append(out, byte(r))
		case len(out) > 0 && out[len(out)-1] != '_':
			out = append(out, '_')
		}
	}
	for len(out) > 0 && out[len(out)-1] == '_' {
		out = out[:len(out)-1]
	}
	return string(out)
}

// label is the last label of an item and where it stands; blocks without one are reported by their shape.
func label(it *resolve.Item) (string, hcl.Range) {
	n := len(it.Labels)
	if n == 0 || len(it.Block.LabelRanges) < n {
		return "", it.Block.TypeRange
	}
	return it.Labels[n-1], it.Block.LabelRanges[n-1]
}

// keyword reads a bare name, such as the class of a value.
func keyword(e hclsyntax.Expression) string { return hcl.ExprAsKeyword(e) }

// lookup reads `WORD.NAME`, as in action.march, and finds it in a table of such things.
func lookup[T any](d *decls, a *hclsyntax.Attribute, word, code string, table map[string]T) (T, bool) {
	var zero T
	if a == nil {
		return zero, false
	}
	t, ok := a.Expr.(*hclsyntax.ScopeTraversalExpr)
	if ok && len(t.Traversal) == 2 && t.Traversal.RootName() == word {
		if step, ok := t.Traversal[1].(hcl.TraverseAttr); ok {
			if x, ok := table[step.Name]; ok {
				return x, true
			}
			if word != "value" && d.gone(word, step.Name) {
				return zero, false // a rule about what a variant took away is void
			}
			d.report(diag.New(code, nameRange(step), "it names one that is declared, %s.NAME", word).
				Saying("there is no %s %q", word, step.Name).Suggest(spell.Nearest(step.Name, keys(table))))
			return zero, false
		}
	}
	d.report(diag.New(code, a.Expr.Range(), "write %s = %s.NAME", a.Name, word).Saying("%s names %s", a.Name, withArticleWord(word)))
	return zero, false
}

func withArticleWord(w string) string {
	switch w[0] {
	case 'a', 'e', 'i', 'o', 'u':
		return "an " + w
	}
	return "a " + w
}
