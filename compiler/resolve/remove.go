package resolve

import (
	"maps"
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// remove executes a remove block: it removes an item, or with `only` parts of it.
func (m *merger) remove(f folder, b *hclsyntax.Block) {
	spec, _ := schema.Block("remove")
	_, diags := schema.Check(b, spec)
	m.diags = append(m.diags, diags...)
	if len(diags) > 0 {
		return
	}
	typ, labels := b.Labels[0], b.Labels[1:]
	key := blockKey(typ, labels)
	existing := m.byKey[key]
	c := change{dir: f.dir, at: labelRange(b)}
	if len(existing) == 0 {
		if before, removed := m.history.removed[key]; removed {
			if !m.history.builtOn[f.dir][before.dir] {
				return // two variants remove the same block
			}
			if m.history.settle(key, entireBlock, c) {
				return
			}
		}
		m.reportNothingToRemove(b, typ, labels)
		return
	}
	if a := b.Body.Attributes[onlyAttr]; a != nil {
		m.removeParts(f, key, a.Expr, existing)
		return
	}
	m.history.removeBlock(key, c)
	for _, it := range existing {
		if declaredIn := m.declaredIn[it]; m.history.independent(f.dir, declaredIn) {
			m.history.addConflict(key, entireBlock, change{dir: declaredIn, at: it.Origin.Range}, c)
		}
		it.Body = nil
	}
	delete(m.byKey, key)
}

// reportNothingToRemove reports a remove block for something that the base does not have.
func (m *merger) reportNothingToRemove(b *hclsyntax.Block, typ string, labels []string) {
	_, isType := schema.Block(typ)
	if isType && m.result.Incomplete {
		return // it may be in a part that could not be read
	}
	d := diag.New("SC189", labelRange(b), "only what the base has can be removed").
		Saying("there is no %s to remove", Describe(typ, labels)).
		Suggest(spell.Nearest(strings.Join(labels, " "), m.labelsOf(typ)))
	d = m.noteHelpers(d, blockKey(typ, labels))
	if !isType {
		d = d.Note("there are no blocks of type %q", typ).Suggest(spell.Nearest(typ, schema.TopLevelNames()))
	}
	m.report(d)
}

// labelsOf returns the labels of all blocks of a type, for suggestions.
func (m *merger) labelsOf(typ string) []string {
	var known []string
	prefix := typ + "\x00"
	for other := range m.byKey {
		if strings.HasPrefix(other, prefix) {
			known = append(known, strings.ReplaceAll(other[len(prefix):], "\x00", " "))
		}
	}
	sort.Strings(known)
	return known
}

// removeParts removes attributes, and blocks given by their type and first label, from the items of a key.
func (m *merger) removeParts(f folder, key string, e hclsyntax.Expression, existing []*Item) {
	list, ok := e.(*hclsyntax.TupleConsExpr)
	if !ok || len(list.Exprs) == 0 {
		m.report(diag.New("SC191", e.Range(), "write only = [title, require.range]").Saying(
			"only is a list of attributes and blocks"))
		return
	}
	for _, e := range list.Exprs {
		word, label, ok := part(e)
		if !ok {
			m.report(diag.New("SC191", e.Range(),
				"write the bare name of an attribute, or the type of a block and its label, such as require.range").
				Saying("this does not name a part of a block"))
			continue
		}
		found := false
		aspect := strings.TrimSpace(word + " " + label)
		for _, it := range existing {
			if body, ok := cutBlock(it.Body, word, label); ok {
				it.setBody(body)
				it.noteChange(aspect, f.shown, e.Range())
				if it.Removed == nil {
					it.Removed = map[string]bool{}
				}
				it.Removed[aspect] = true
				found = true
			}
		}
		if !found {
			m.report(diag.New("SC191", e.Range(), "only what the block has can be removed").
				Saying("%s has no %s", Describe(existing[0].Type, existing[0].Labels), aspect).
				Suggest(spell.Nearest(strings.Trim(word+"."+label, "."), parts(existing))))
			continue
		}
		m.history.record(key, aspect, change{dir: f.dir, at: e.Range()})
	}
}

// part returns the parts of an element of `only`: `attribute`, `block` or `block.label`.
func part(e hclsyntax.Expression) (word, label string, ok bool) {
	if t, ok := e.(*hclsyntax.ScopeTraversalExpr); ok && len(t.Traversal) == 1 {
		return t.Traversal.RootName(), "", true
	}
	word, step, ok := dsl.Reference(e)
	return word, step.Name, ok
}

// cutBlock returns a body without an attribute, or without the blocks of a type with a first label. It reports
// whether that removes anything.
func cutBlock(b *hclsyntax.Body, word, label string) (*hclsyntax.Body, bool) {
	out := *b
	if label == "" && b.Attributes[word] != nil {
		out.Attributes = maps.Clone(b.Attributes)
		delete(out.Attributes, word)
		return &out, true
	}
	out.Blocks = slices.DeleteFunc(slices.Clone(b.Blocks), func(c *hclsyntax.Block) bool {
		return c.Type == word && (label == "" || len(c.Labels) > 0 && c.Labels[0] == label)
	})
	return &out, len(out.Blocks) < len(b.Blocks)
}

// parts returns the names of what can be removed, for suggestions.
func parts(items []*Item) []string {
	var names []string
	for _, it := range items {
		for name := range it.Body.Attributes {
			names = append(names, name)
		}
		for _, b := range it.Body.Blocks {
			if len(b.Labels) > 0 {
				names = append(names, b.Type+"."+b.Labels[0])
			} else {
				names = append(names, b.Type)
			}
		}
	}
	sort.Strings(names)
	return names
}
