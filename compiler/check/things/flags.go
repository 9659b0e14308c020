package things

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// flags is the attribute of a class that declares flags, and of a member that lists those it has.
const flags = "flags"

// declareFlags adds the flags of a class block to its attributes. A class block adds to the class, so a flag that the
// class has from another folder is no mistake.
func (d *Checker) declareFlags(k *ir.Class, a *hclsyntax.Attribute, it *resolve.Item) {
	if old := k.Attr(flags); old != nil {
		d.report.Add(diag.New("SC116", a.NameRange, "rename the attribute").Saying("%s has an attribute %q", k.Name, flags).See(old.Range, "it is here"))
		return
	}
	if call, ok := dsl.Unparen(a.Expr).(*hclsyntax.FunctionCallExpr); ok && call.Name == "without" {
		d.report.Add(diag.New("SC156", a.Expr.Range(), "list the flags that it adds, flags = [dives]; the members that are to lose one say so").
			Saying("a block of class %s adds flags, and takes none away", k.Name))
		return
	}
	if list, ok := dsl.Unparen(a.Expr).(*hclsyntax.TupleConsExpr); ok && len(list.Exprs) == 0 || source.Keyword(a.Expr) == resolve.Inherited {
		d.report.Add(diag.New("SC193", a.Expr.Range(), "list the flags that it adds, as in flags = [dives], or remove it").Saying("this adds no flag to class %s", k.Name))
		return
	}
	seen := map[string]hcl.Range{}
	for _, e := range d.flagNames(a.Expr) {
		name := source.Keyword(e)
		if name == resolve.Inherited {
			continue
		}
		if first, twice := seen[name]; twice {
			d.report.Add(diag.New("SC116", e.Range(), "keep one of them").Saying("%s has two members %q", k.Name, name).See(first, "the first one is here"))
			continue
		}
		seen[name] = e.Range()
		d.shape.Name(name, e.Range())
		if old := k.Attr(name); old != nil && old.Flag && source.Folder(old.Range) != it.Origin.Folder {
			continue
		}
		s := &spec{name: name, at: e.Range(), typ: types.Bool, def: symbols.ZeroConst(types.Bool)}
		if d.freeName(k, s, it.Origin.Folder) {
			d.addAttr(k, s)
			k.Attr(name).Flag = true
		}
	}
}

// flagNames returns the names in a list of flags, which may be made of lists by union and without.
func (d *Checker) flagNames(e hclsyntax.Expression) []hclsyntax.Expression {
	switch e := dsl.Unparen(e).(type) {
	case *hclsyntax.TupleConsExpr:
		var out []hclsyntax.Expression
		for _, x := range e.Exprs {
			if source.Keyword(x) == "" {
				d.report.Add(diag.New("SC156", x.Range(), "write its bare name: flags = [dives, raids]").Saying("this cannot be the name of a flag"))
				continue
			}
			out = append(out, x)
		}
		return out
	case *hclsyntax.FunctionCallExpr:
		if (e.Name == "union" || e.Name == "without") && len(e.Args) == 2 {
			out, more := d.flagNames(e.Args[0]), d.flagNames(e.Args[1])
			among := func(list []hclsyntax.Expression, x hclsyntax.Expression) bool {
				return slices.ContainsFunc(list, func(y hclsyntax.Expression) bool { return source.Keyword(x) == source.Keyword(y) })
			}
			if e.Name == "without" {
				return slices.DeleteFunc(out, func(x hclsyntax.Expression) bool { return among(more, x) })
			}
			return append(out, slices.DeleteFunc(more, func(x hclsyntax.Expression) bool { return among(out, x) })...)
		}
	case *hclsyntax.ScopeTraversalExpr:
		if source.Keyword(e) == resolve.Inherited {
			return []hclsyntax.Expression{e}
		}
	}
	d.report.Add(diag.New("SC156", e.Range(), "write the flags in brackets, as in flags = [dives, raids], or union(inherited, [raids]) or without(inherited, [dives])").
		Saying("flags is a list of names"))
	return nil
}

// giveFlags sets the flags that a member lists, except those that its block gives by name.
func (d *Checker) giveFlags(m *ir.Member, a *hclsyntax.Attribute, byName map[string]*ir.Attr) {
	var all []string
	for _, f := range m.Class.Attrs {
		if f.Flag {
			all = append(all, f.Name)
		}
	}
	seen := map[string]bool{}
	for _, e := range d.flagNames(a.Expr) {
		name := source.Keyword(e)
		f := byName[name]
		switch {
		case seen[name]:
			d.report.Add(diag.New("SC156", e.Range(), "keep one of them").Saying("%s %s has the flag %q twice", m.Class.Name, m.Name, name))
		case name == resolve.Inherited:
			d.report.Add(diag.New("SC194", e.Range(), "only a block that changes one of a base inherits flags").Saying("there is nothing to inherit"))
		case f == nil && len(all) == 0:
			d.report.Add(diag.New("SC156", e.Range(), "declare them: class %s { flags = [%s] }", m.Class.Name, name).Saying("%s has no flags", m.Class.Name))
		case f == nil:
			d.report.Unknown(diag.New("SC156", e.Range(), "class %s { flags = [%s] } would declare it", m.Class.Name, name).
				Saying("%s has no flag %q", m.Class.Name, name), symbols.MembersOf(m.Class), name, slices.Values(all))
		case !f.Flag:
			d.report.Add(diag.New("SC156", e.Range(), "write %s = …", name).Saying("%q is an attribute of %s, and no flag", name, m.Class.Name).See(f.Range, "declared here"))
		default:
			if m.Attrs[f.Index] == nil {
				m.Attrs[f.Index] = &ir.Const{Int: 1, Den: 1}
			}
		}
		seen[name] = true
	}
}
