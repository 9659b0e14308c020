package resolve

import (
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// reportNoStatements reports an amend block for a kind of declaration that has no statements.
func (m *merger) reportNoStatements(b *hclsyntax.Block, typ string, labels []string) {
	var kinds []string
	for _, name := range schema.TopLevelNames() {
		if CanAmend(name) {
			kinds = append(kinds, name)
		}
	}
	d := diag.New("SC160", b.LabelRanges[0], "there are statements in %s", strings.Join(kinds, ", ")).
		Saying("%s has no statements that could be amended", typ)
	if _, ok := schema.Block(typ); ok {
		d = d.Note("to change its attributes, write %s { … } with the attributes that differ",
			Describe(typ, labels))
	} else {
		d = d.Suggest(spell.Nearest(typ, kinds))
	}
	m.report(d)
}

// reportNothingToAmend reports an amend block for a declaration that the base does not have.
func (m *merger) reportNothingToAmend(b *hclsyntax.Block, typ string, labels []string) {
	if m.result.Incomplete {
		return
	}
	d := diag.New("SC160", labelRange(b), "only what a base or a module declares can be amended").
		Saying("there is no %s to amend", Describe(typ, labels)).
		Suggest(spell.Nearest(strings.Join(labels, " "), m.labelsOf(typ)))
	d = m.noteHelpers(d, blockKey(typ, labels))
	for _, other := range schema.TopLevelNames() {
		if other != typ && CanAmend(other) && len(m.byKey[blockKey(other, labels)]) > 0 {
			d = d.Note("there is %s", Describe(other, labels))
		}
	}
	m.report(d)
}

// reportNoStatement reports a block that names a statement that does not exist. others are those that do.
func (a *amendment) reportNoStatement(k *hclsyntax.Block, in []string, others []*Anchor) {
	what := Describe(a.item.Type, a.item.Labels)
	if len(in) > 0 {
		what = in[len(in)-1] + " in " + what
	}
	var all, ofType []string
	sameLabel := ""
	for _, at := range others {
		all = append(all, at.Name())
		switch {
		case at.Block.Type == k.Type:
			ofType = append(ofType, strings.Join(at.Block.Labels, " "))
		case len(k.Labels) > 0 && slices.Equal(at.Block.Labels, k.Labels):
			sameLabel = at.Name()
		}
	}
	help := "nothing in it can be amended; `around` runs other statements instead of it"
	if len(all) > 0 {
		sort.Strings(all)
		help = "it has " + strings.Join(slices.Compact(all), ", ")
	}
	d := diag.New("SC161", labelRange(k), "%s", help).Saying("%s has no statement %s", what, Describe(k.Type, k.Labels)).
		See(a.item.Origin.Range, "it is declared here").
		Suggest(spell.Nearest(strings.Join(k.Labels, " "), ofType))
	if sameLabel != "" {
		d = d.Note("there is `%s`", sameLabel)
	}
	a.merger.report(d)
}

// reportAmbiguous reports a block that names several statements.
func (a *amendment) reportAmbiguous(k *hclsyntax.Block, found []*Anchor) {
	help := "the base can give one of them another name; or `around` runs other statements instead of all of them"
	if k.Type == "offer" {
		help = "the base can name them, as in offer NAME { … }; or `around` runs other statements instead of all of them"
	}
	var ways []string
	for _, at := range found {
		isBeside := func(other *Anchor) bool { return other != at && slices.Equal(other.In, at.In) }
		switch {
		case len(at.Block.Labels) > len(k.Labels):
			ways = append(ways, at.Name()+" { … }")
		case len(at.In) > 0 && !slices.ContainsFunc(found, isBeside):
			ways = append(ways, strings.Join(at.In, " { ")+" { "+at.Name()+" { … }"+strings.Repeat(" }", len(at.In)))
		}
	}
	if len(ways) > 0 {
		help = "name one of them: " + strings.Join(ways, ", or ")
	}
	a.merger.report(diag.New("SC162", labelRange(k), "%s", help).
		Saying("%s has %d statements %s", Describe(a.item.Type, a.item.Labels), len(found), Describe(k.Type, k.Labels)).
		See(found[0].Block.DefRange(), "the first one is here").See(found[1].Block.DefRange(), "the second one is here"))
}

// reportNotNameable reports a statement that an amend block cannot name.
func (a *amendment) reportNotNameable(k *hclsyntax.Block, row *schema.BlockSpec) {
	var kinds []string
	for _, s := range schema.Statements() {
		if len(s.Amend) > 0 {
			kinds = append(kinds, s.Name)
		}
	}
	d := diag.New("SC161", k.TypeRange, "the statements that can be amended are %s", strings.Join(kinds, ", ")).
		Saying("`%s` has no name", k.Type)
	if row.Statements {
		d = d.Note("to amend a statement inside it, write that statement directly in the amend block")
	} else {
		d = d.Note("`before`, `after` and `around` add statements and replace them")
	}
	a.merger.report(d)
}

// reportNotChangeable reports an attribute that an amend block cannot change.
func (a *amendment) reportNotChangeable(at *Anchor, attr *hclsyntax.Attribute, row *schema.BlockSpec) {
	d := diag.New("SC163", attr.NameRange, "%s", listAmendable(at)).
		Saying("%s of %s cannot be amended", attr.Name, at.Name()).See(at.Block.DefRange(), "the statement is here")
	switch own, known := row.Attr(attr.Name); {
	case known && own.Type.String() == "list(action)":
		d = d.Note("to offer more actions, use `beside` in an action; to offer fewer, use `forbid`")
	case known && row.AmendIf[attr.Name] != "":
		d = d.Note("%s cannot be combined with the attributes of the statement", attr.Name)
	case known:
		d = d.Note("later statements rely on its result; use `around` to run other statements instead")
	default:
		d = d.Suggest(spell.Nearest(attr.Name, at.Attributes))
	}
	a.merger.report(d)
}

// listAmendable lists what can be changed in a statement.
func listAmendable(at *Anchor) string {
	s := "its attributes that can be amended are " + strings.Join(at.Attributes, ", ")
	for _, b := range at.Blocks {
		s += ", and blocks " + b + " NAME"
	}
	return s
}
