package resolve

import (
	"maps"
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// remove takes away a block, or with `only` parts of it.
func (l *loader) remove(p place, b *hclsyntax.Block) {
	spec, _ := schema.Block("remove")
	diags := schema.Check(b, spec)
	l.diags = append(l.diags, diags...)
	if len(diags) > 0 {
		return
	}
	typ, labels := b.Labels[0], b.Labels[1:]
	k := key(typ, labels)
	there := l.byKey[k]
	h := hand{dir: p.dir, at: labelRange(b)}
	if len(there) == 0 {
		if before, gone := l.gone[k]; gone {
			if !l.over[p.dir][before.dir] {
				return // two variants take the same away
			}
			if l.settle(k, whole, h) {
				return
			}
		}
		l.nothing(b, typ, labels)
		return
	}
	if a := b.Body.Attributes["only"]; a != nil {
		l.removeParts(p, k, a.Expr, there)
		return
	}
	l.settle(k, whole, h)
	for _, aspect := range slices.Sorted(maps.Keys(l.hands[k])) {
		if other := l.hands[k][aspect]; other.dir != p.dir && !l.over[p.dir][other.dir] {
			l.clash(k, whole, other, h)
			break
		}
	}
	for _, it := range there {
		if maker := l.born[it]; maker != p.dir && !l.over[p.dir][maker] {
			l.clash(k, whole, hand{dir: maker, at: it.Origin.Range}, h)
		}
		it.Body = nil
	}
	delete(l.byKey, k)
	l.gone[k] = h
}

func (l *loader) nothing(b *hclsyntax.Block, typ string, labels []string) {
	var known []string
	prefix := typ + "\x00"
	for other := range l.byKey {
		if strings.HasPrefix(other, prefix) {
			known = append(known, strings.ReplaceAll(other[len(prefix):], "\x00", " "))
		}
	}
	sort.Strings(known)
	d := diag.New("SC189", labelRange(b), "only what the base has can be taken away").
		Saying("there is no %s to remove", Describe(typ, labels)).
		Suggest(spell.Nearest(strings.Join(labels, " "), known))
	if _, ok := schema.Block(typ); !ok {
		d = d.Note("%q is no kind of block", typ).Suggest(spell.Nearest(typ, schema.TopLevelNames()))
	}
	l.add(d)
}

// removeParts takes away attributes, and blocks by their type and first label.
func (l *loader) removeParts(p place, k string, e hclsyntax.Expression, there []*Item) {
	list, ok := e.(*hclsyntax.TupleConsExpr)
	if !ok || len(list.Exprs) == 0 {
		l.add(diag.New("SC191", e.Range(), "write only = [title, require.range]").Saying("only is a list of attributes and blocks"))
		return
	}
	for _, e := range list.Exprs {
		word, label, ok := part(e)
		if !ok {
			l.add(diag.New("SC191", e.Range(), "write the bare name of an attribute, or the type of a block and its label, such as require.range").
				Saying("this names no part of a block"))
			continue
		}
		found := false
		aspect := strings.TrimSpace(word + " " + label)
		for _, it := range there {
			if body, ok := without(it.Body, word, label); ok {
				it.put(body)
				it.change(aspect, p.shown, e.Range())
				if it.Removed == nil {
					it.Removed = map[string]bool{}
				}
				it.Removed[aspect] = true
				found = true
			}
		}
		if !found {
			l.add(diag.New("SC191", e.Range(), "only what is there can be taken away").
				Saying("%s has no %s", Describe(there[0].Type, there[0].Labels), aspect).
				Suggest(spell.Nearest(strings.Trim(word+"."+label, "."), parts(there))))
			continue
		}
		l.touch(k, aspect, hand{dir: p.dir, at: e.Range()})
	}
}

// part reads `attribute`, `block` or `block.label`.
func part(e hclsyntax.Expression) (word, label string, ok bool) {
	t, ok := e.(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(t.Traversal) > 2 {
		return "", "", false
	}
	if len(t.Traversal) == 2 {
		step, ok := t.Traversal[1].(hcl.TraverseAttr)
		if !ok {
			return "", "", false
		}
		label = step.Name
	}
	return t.Traversal.RootName(), label, true
}

// without is a body less an attribute, or less the blocks of a type and first label.
func without(b *hclsyntax.Body, word, label string) (*hclsyntax.Body, bool) {
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

// parts lists what can be taken away, for suggestions.
func parts(there []*Item) []string {
	var names []string
	for _, it := range there {
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
