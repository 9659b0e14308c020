package resolve

import (
	"maps"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

var citesAttr = schema.Bound("amend", "cites", "list(clause_label)")

// amend executes an amend block: it changes attributes of statements in a declaration of the base. The result is
// merged like an override, so that later passes see only the resulting statements.
func (m *merger) amend(f folder, b *hclsyntax.Block) {
	spec, _ := schema.Block("amend")
	b, found := schema.Check(b, spec)
	if len(b.Labels) < spec.MinLabels {
		m.diags = append(m.diags, found...)
		return
	}
	typ, labels := b.Labels[0], b.Labels[1:]
	for _, d := range found {
		if d.Code == "SC100" {
			d = d.Note("to change an attribute or a binding outside the loops, write %s { … }", Describe(typ, labels))
		}
		m.report(d)
	}
	if !CanAmend(typ) {
		m.reportNoStatements(b, typ, labels)
		return
	}
	key := blockKey(typ, labels)
	c := change{dir: f.dir, at: labelRange(b)}
	items := m.byKey[key]
	if len(items) == 0 {
		if !m.history.removedElsewhere(key, c) {
			m.reportNothingToAmend(b, typ, labels)
		}
		return
	}
	it := items[0]
	anew, written := m.history.lastChange[key][statements]
	switch in := m.declaredIn[it]; {
	case in == f.dir:
		m.report(diag.New("SC160", c.at, "change its statements there").
			Saying("%s is declared in this folder", Describe(typ, labels)).See(it.Origin.Range, "it is declared here"))
		return
	case it.IsOpen():
		m.report(diag.New("SC160", c.at, "amend it in the games, which declare it").
			Saying("%s has no statements yet", Describe(typ, labels)).See(it.Origin.Range, "here it is only needed"))
		return
	case m.history.independent(f.dir, in):
		m.reportNothingToAmend(b, typ, labels)
		return
	case written && anew.dir == f.dir:
		m.report(diag.New("SC160", c.at, "change them there").
			Saying("this folder already replaces the statements of %s", Describe(typ, labels)).See(anew.at, "here"))
		return
	}
	if len(b.Body.Blocks) == 0 && len(found) == 0 {
		m.report(diag.New("SC193", c.at, "name a statement and the attributes that differ, or remove this block").
			Saying("this changes nothing in %s", Describe(typ, labels)))
	}
	a := amendment{overlay: overlay{merger: m, folder: f, key: key, item: it}, cites: b.Body.Attributes[citesAttr]}
	for _, it := range items {
		a.items = append(a.items, amended{it, Anchors(it.Body)})
	}
	a.changeStatements(b.Body.Blocks, nil)
}

// amendment merges an amend block with the items that it changes: one, or several set-ups with the same name.
type amendment struct {
	overlay
	items []amended
	cites *hclsyntax.Attribute // citations of the amend block, which are added to each of its statements, or nil
}

type amended struct {
	item    *Item
	anchors []*Anchor
}

// changeStatements changes the statements that blocks name. in lists the loops that enclose the blocks.
func (a *amendment) changeStatements(blocks []*hclsyntax.Block, in []string) {
	for _, k := range blocks {
		row, ok := schema.Statement(k.Type)
		switch {
		case !ok:
			continue // reported already
		case len(row.Amend) == 0:
			a.reportNotNameable(k, row)
		case len(k.Labels) < row.MinLabels:
			a.merger.report(diag.New("SC103", k.TypeRange, "write `%s {`, with the name that it has there", row.Head()).
				Saying("the statement is not named"))
		default:
			if at, of := a.find(k, in); at != nil {
				a.changeStatement(of, at, k, row)
			}
		}
	}
}

// changeStatement changes one statement: its attributes, the blocks in an offer, or the statements in a loop.
func (a *amendment) changeStatement(of *amended, at *Anchor, k *hclsyntax.Block, row *schema.BlockSpec) {
	a.item = of.item
	over, inside := *k.Body, at.aspect()+" "
	over.Attributes, over.Blocks = hclsyntax.Attributes{}, nil
	for _, attr := range dsl.Attributes(k.Body) {
		switch {
		case attr.Name != citesAttr && !slices.Contains(at.Attributes, attr.Name):
			a.reportNotChangeable(at, attr, row)
		case !a.isTwice(inside+attr.Name, attr.NameRange):
			over.Attributes[attr.Name] = attr
		}
	}
	if !row.Statements {
		over.Blocks = a.allowed(at, k.Body.Blocks, inside)
	}
	if len(k.Body.Attributes)+len(k.Body.Blocks) == 0 {
		a.merger.report(diag.New("SC193", k.TypeRange, "write the attributes that differ, or remove this block").
			Saying("this changes nothing in %s", at.Name()))
	}
	if len(over.Attributes)+len(over.Blocks) > 0 && a.cites != nil && over.Attributes[citesAttr] == nil {
		over.Attributes[citesAttr] = a.cites
	}
	attributes := over
	attributes.Blocks = nil
	body := a.mergeBody(bodyAt(of.item.Body, at.path), &attributes, row, inside)
	if len(over.Blocks) > 0 {
		body.Blocks = a.mergeNested(body, &over, row, inside)
	}
	of.item.setBody(withBodyAt(of.item.Body, at.path, body))
	if row.Statements {
		a.changeStatements(k.Body.Blocks, append(slices.Clone(at.In), at.Name()))
	}
}

// allowed returns those blocks that can be added to a statement or changed in it, and reports the others.
func (a *amendment) allowed(at *Anchor, blocks []*hclsyntax.Block, inside string) []*hclsyntax.Block {
	var out []*hclsyntax.Block
	for _, b := range blocks {
		switch {
		case !slices.Contains(at.Blocks, b.Type):
			a.merger.report(diag.New("SC163", b.TypeRange, "%s", listAmendable(at)).
				Saying("a block %s in %s cannot be amended", b.Type, at.Name()).
				Suggest(spell.Nearest(b.Type, at.Blocks)))
		case len(b.Labels) == 0:
			a.merger.report(diag.New("SC163", b.TypeRange, "write %s NAME { … }", b.Type).
				Saying("a %s that is added from outside needs a name", b.Type).Note("other folders change it by its name"))
		case !a.isTwice(inside+Describe(b.Type, b.Labels), b.TypeRange):
			out = append(out, b)
		}
	}
	return out
}

// isTwice reports whether the folder has already changed an aspect, and if so reports an error.
func (a *amendment) isTwice(aspect string, at hcl.Range) bool {
	changes := a.merger.history.lastChange[a.key]
	for _, other := range slices.Sorted(maps.Keys(changes)) {
		if before := changes[other]; before.dir == a.folder.dir && (other == aspect || contains(aspect, other)) {
			a.merger.report(diag.New("SC105", at, "keep one of the two").
				Saying("%s is changed twice in this folder", DescribeAspect(aspect)).See(before.at, "the first time is here"))
			return true
		}
	}
	return false
}

// find returns the statement that a block names, and the item that contains it. If the block names none, or several,
// it reports an error and returns nil.
func (a *amendment) find(k *hclsyntax.Block, in []string) (*Anchor, *amended) {
	var found, others []*Anchor
	var of *amended
	for i := range a.items {
		for _, at := range a.items[i].anchors {
			switch {
			case !at.isIn(in):
			case at.isCalled(k):
				found, of = append(found, at), &a.items[i]
			default:
				others = append(others, at)
			}
		}
	}
	switch len(found) {
	case 0:
		a.reportNoStatement(k, in, others)
		return nil, nil
	case 1:
		return found[0], of
	}
	a.reportAmbiguous(k, found)
	return nil, nil
}
