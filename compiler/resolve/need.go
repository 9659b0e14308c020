package resolve

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// Need is a `needs` block.
type Need struct {
	Range hcl.Range // of the type and the labels
	Met   bool      // a folder has declared it

	dir  string    // the folder with the needs block
	via  hcl.Range // for a module imported under a name: where the scenario imports it
	body *hclsyntax.Body
}

// need adds a `needs` block to the items so far. Its declaration is incomplete until a folder declares the thing.
func (m *merger) need(f folder, b *hclsyntax.Block) {
	spec, _ := schema.Block("needs")
	if _, found := schema.Check(b, spec); len(found) > 0 {
		m.diags = append(m.diags, found...)
		return
	}
	kind := b.Labels[0]
	row, ok := schema.NeedOf(kind)
	if !ok {
		m.report(diag.New("SC198", b.LabelRanges[0], "a scenario may need %s", strings.Join(schema.Needed(), ", ")).
			Saying("%q cannot be needed", kind).Suggest(spell.Nearest(kind, schema.Needed())))
		return
	}
	if f.imported == "" && !f.abstract && !f.module {
		m.report(diag.New("SC198", b.TypeRange, "write abstract = true in the scenario block if games are built on "+
			"this scenario, or otherwise declare %s here", Describe(kind, b.Labels[1:])).
			Saying("a game cannot have needs"))
		return
	}
	block := *b
	block.Type, block.TypeRange = kind, b.LabelRanges[0]
	block.Labels, block.LabelRanges = b.Labels[1:], b.LabelRanges[1:]
	for _, name := range row.Tells {
		if b.Body.Attributes[name] == nil {
			of, _ := schema.Block(kind)
			a, _ := of.Attr(name)
			m.report(diag.New("SC198", b.TypeRange, "write %s, such as %s = %s", name, name, a.Example).
				Saying("a need for %s must have %s", Describe(kind, block.Labels), name))
		}
	}
	need := &Need{Range: b.DefRange(), dir: f.dir, body: b.Body}
	key := blockKey(kind, block.Labels)
	existing := m.byKey[key]
	if isHelper(kind, block.TypeRange) {
		key, existing = helperKey(key, f.dir), m.helpersNamed(key)
		if len(existing) > 0 {
			m.seenFrom[existing[0]] = append(m.seenFrom[existing[0]], f.dir)
		}
	}
	if kind == "class" && slices.ContainsFunc(schema.Classes(),
		func(c schema.Class) bool { return c.Name == block.Labels[0] }) {
		m.report(diag.New("SC198", need.Range, "write class %s { … } to add attributes and state to it",
			block.Labels[0]).Saying("class %s always exists", block.Labels[0]))
		return
	}
	if additive(&block) && len(existing) > 0 && m.declaredIn[existing[0]] != f.dir {
		need.Met = existing[0].Need == nil || existing[0].Need.Met
		m.append(f, key, &block)
		all := m.byKey[key]
		all[len(all)-1].Need = need
		return
	}
	if len(existing) == 0 {
		m.append(f, key, &block)
		m.byKey[key][0].Need = need
		return
	}
	it := existing[0]
	switch {
	case it.Need == nil && m.declaredIn[it] == f.dir:
		m.report(diag.New("SC198", need.Range, "remove it").
			Saying("%s is declared in this folder; nothing is needed",
				Describe(kind, block.Labels)).See(it.Origin.Range, "it is declared here"))
	case it.Need != nil && it.Need.dir == f.dir:
		m.report(diag.New("SC198", need.Range, "keep one of them").
			Saying("%s is needed twice", Describe(kind, block.Labels)).See(it.Need.Range, "the other one is here"))
	case it.Need == nil:
		need.Met = true
		it.Need = need
		it.setBody(m.addNeeded(f, it, it.Body, b.Body))
		m.reportFixed(it, it.Block)
	case !it.Need.Met:
		for _, name := range slices.Sorted(maps.Keys(b.Body.Attributes)) {
			if old, a := it.Body.Attributes[name],
				b.Body.Attributes[name]; old != nil && !m.sources.equalExprs(old.Expr, a.Expr) {
				m.report(diag.New("SC198", a.NameRange, "make both equal, or remove one of them").
					Saying("two needs for %s differ in %s", Describe(it.Type, it.Labels), name).See(old.NameRange,
					"the other one is here"))
			}
		}
		it.setBody(m.addNeeded(f, it, it.Body, b.Body))
	default:
		it.setBody(m.addNeeded(f, it, it.Body, b.Body))
	}
}

// meet adds a declaration that a `needs` block asks for, with the attributes of that block. Its position is that in
// the folder that declares it, so that things keep the order of the game.
func (m *merger) meet(f folder, key string, asked *Item, b *hclsyntax.Block) {
	need := *asked.Need
	need.Met = true
	if need.dir == f.dir {
		m.report(diag.New("SC198", need.Range, "remove it").
			Saying("%s is declared in this folder; nothing is needed",
				Describe(asked.Type, asked.Labels)).See(b.DefRange(), "it is declared here"))
	}
	needed := asked.Body
	asked.Body = nil // this removes the item
	m.byKey[key] = nil
	m.append(f, key, b)
	it := m.byKey[key][0]
	it.Need = &need
	it.setBody(m.addNeeded(f, it, b.Body, needed))
	m.reportFixed(it, b)
}

// addNeeded returns the body of a declaration merged with that of the need. Attributes that only the need has come
// first.
func (m *merger) addNeeded(f folder, it *Item, declared, needed *hclsyntax.Body) *hclsyntax.Body {
	body := *declared
	body.Attributes = maps.Clone(declared.Attributes)
	if body.Attributes == nil {
		body.Attributes = hclsyntax.Attributes{}
	}
	spec, _ := schema.Block(it.Type)
	for name, a := range declared.Attributes {
		old := needed.Attributes[name]
		if old == nil && spec.Free != "" && !spec.Has(name) {
			old = m.classDefault(f, it, name)
		}
		body.Attributes[name], _ = m.inherit(a, old)
	}
	asked := dsl.Attributes(needed)
	for i, a := range asked {
		if declared.Attributes[a.Name] != nil {
			continue
		}
		first := *a
		first.SrcRange = declared.SrcRange
		first.SrcRange.Start.Byte -= len(asked) - i
		body.Attributes[a.Name] = &first
	}
	return &body
}

// reportFixed reports attributes of a declaration that differ from those of the need although rules of the base rely
// on them.
func (m *merger) reportFixed(it *Item, b *hclsyntax.Block) {
	row, _ := schema.NeedOf(it.Type)
	for _, name := range row.Fixed {
		a, asked := it.Body.Attributes[name], it.Need.body.Attributes[name]
		if b.Body.Attributes[name] == nil || asked == nil || m.sources.equalExprs(a.Expr, asked.Expr) ||
			it.Type == "record" && m.extends(a.Expr, asked.Expr) {
			continue
		}
		d := diag.New("SC198", a.NameRange, "leave it out, since %s inherits it from there", Describe(it.Type, it.Labels))
		if it.Type == "record" {
			d = d.Note("to add fields, write %s = union(inherited, { NAME = TYPE })", name)
		}
		m.report(d.
			Saying("%s changes %s, on which other rules rely", Describe(it.Type, it.Labels), name).See(asked.NameRange,
			"the need is here"))
	}
}

// extends reports whether a map has all entries of another one, unchanged. Additional fields of a record, for
// example, do not affect rules that rely on the needed ones.
func (m *merger) extends(e, asked hclsyntax.Expression) bool {
	whole, ok := m.fold(e).(*hclsyntax.ObjectConsExpr)
	part, same := dsl.Unparen(asked).(*hclsyntax.ObjectConsExpr)
	if !ok || !same {
		return false
	}
	has := func(it hclsyntax.ObjectConsItem) bool {
		return slices.ContainsFunc(whole.Items, func(other hclsyntax.ObjectConsItem) bool {
			return m.text(other.KeyExpr) == m.text(it.KeyExpr) && m.sources.equalExprs(other.ValueExpr, it.ValueExpr)
		})
	}
	return !slices.ContainsFunc(part.Items, func(it hclsyntax.ObjectConsItem) bool { return !has(it) })
}

// maxAsked is the number of places of needs that one message shows.
const maxAsked = 8

// reportUnmet reports needs of extended or imported folders that no folder has met: one error for each place where
// the scenario names such a folder.
func (l *loader) reportUnmet() {
	open := map[hcl.Range][]*Item{}
	var places []hcl.Range
	for _, it := range l.result.Items {
		if it.Need == nil || it.Need.Met {
			continue
		}
		at := l.entered[it.Need.dir]
		if it.Need.via.Filename != "" {
			at = it.Need.via
		}
		if open[at] == nil {
			places = append(places, at)
		}
		open[at] = append(open[at], it)
	}
	for _, at := range places {
		l.report(l.missing(at, open[at]))
	}
}

// missing returns the error about the unmet needs of the folder that is named at a place.
func (l *loader) missing(at hcl.Range, items []*Item) diag.Diagnostic {
	first := items[0]
	what := Describe(first.Type, first.Labels)
	if n := len(items) - 1; n > 0 {
		what += fmt.Sprintf(" and %d more", n)
	}
	d := diag.New("SC199", at,
		"declare %s in this scenario, or write abstract = true if other scenarios will declare it",
		chooseWord(len(items), "it", "them")).
		Saying("%s is needed and not declared", what)
	if len(items) > 1 {
		d = d.Saying("%s are needed and not declared", what)
		var all []string
		for _, it := range items {
			all = append(all, Describe(it.Type, it.Labels))
		}
		d = d.Note("the needs are %s", strings.Join(all, ", "))
	} else {
		var others []string
		for _, it := range l.result.Items {
			if it.Type == first.Type && it.Need == nil && len(it.Labels) > 0 && it.Origin.Folder == l.result.Dir {
				others = append(others, it.Labels[len(it.Labels)-1])
			}
		}
		d = d.Suggest(spell.Nearest(first.Labels[len(first.Labels)-1], others))
	}
	for _, it := range items {
		d = l.merger.noteHelpers(d, blockKey(it.Type, it.Labels))
	}
	for i, it := range items {
		if i == maxAsked {
			break
		}
		d = d.See(it.Need.Range, "%s is needed here", Describe(it.Type, it.Labels))
	}
	return d
}

// chooseWord returns the word for one thing or for several.
func chooseWord(n int, single, several string) string {
	if n == 1 {
		return single
	}
	return several
}

// isAbstract reports whether a scenario block declares the scenario abstract.
func (l *loader) isAbstract(head *hclsyntax.Block) bool {
	a := head.Body.Attributes[abstractAttr]
	if a == nil {
		return false
	}
	switch hcl.ExprAsKeyword(a.Expr) {
	case "true":
		return true
	case "false":
		return false
	}
	if lit, ok := a.Expr.(*hclsyntax.LiteralValueExpr); ok && lit.Val.Type().FriendlyName() == "bool" {
		return lit.Val.True()
	}
	l.report(diag.New("SC190", a.Expr.Range(),
		"write abstract = true, or leave it out").Saying("`abstract` is true or false"))
	return false
}
