package lint

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
)

// Deprecated is the code of the rule about uses of deprecated declarations. Upgrading fixes it too, because a call of
// a function that only forwards to another can be replaced by a call of that one.
const Deprecated = "SL317"

// deprecated reports uses of declarations, mostly of a base, that are marked as deprecated.
func deprecated(p *pass) {
	why := map[*resolve.Item]resolve.Deprecation{}
	parts := map[hcl.Range]resolve.Deprecation{} // by the place of the name
	var old []*resolve.Item
	for _, d := range resolve.Deprecations(p.merged.Items) {
		if d.Part != "" {
			parts[d.At] = d
			continue
		}
		why[d.Of] = d
		old = append(old, d.Of)
	}
	advise := func(d resolve.Deprecation, at hcl.Range) *Finding {
		text, _ := dsl.Literal(d.Why)
		return p.report(at, "%s is deprecated", d.What()).note("%s", text).see(d.Of.Origin.Range, "it is declared here")
	}
	for _, use := range p.merged.Uses(old) {
		if use.Instead == "" && p.merged.IsOwn(use.Of.Origin.Range) {
			continue // the author retains it, and what it uses, for others
		}
		f := advise(why[use.Of], use.Range)
		if use.Instead != "" {
			f.fix(use.Whole, use.Instead)
		}
	}
	if p.notes == nil || len(parts) == 0 {
		return
	}
	told := map[hcl.Range]bool{} // one name in the source can have several uses
	for _, name := range p.notes.Names {
		d, ok := parts[placeOfPart(name.Thing)]
		if ok && p.merged.IsOwn(name.At) && !p.merged.IsOwn(d.At) && !told[name.At] {
			told[name.At] = true
			advise(d, name.At)
		}
	}
}

// placeOfPart returns where a part of a declaration is named, or no file if thing is not a part.
func placeOfPart(thing any) hcl.Range {
	switch t := thing.(type) {
	case *ir.Member:
		return t.Range
	case *ir.Attr:
		return t.Range
	case *ir.Field:
		return t.Range
	case *ir.Var:
		return t.Range
	}
	return hcl.Range{}
}
