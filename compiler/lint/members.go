package lint

import "github.com/scenario-lang/scenario/compiler/ir"

// constOf returns the value of a thing's attribute, or the default.
func constOf(m *ir.Member, name string) *ir.Const {
	return m.Says(m.Class.Attr(name))
}

func sameConst(a, b *ir.Const) bool {
	if a == nil || b == nil {
		return a == b
	}
	if a.Int != b.Int || max(a.Den, 1) != max(b.Den, 1) || len(a.List) != len(b.List) || plainText(a.Text) != plainText(b.Text) {
		return false
	}
	for i := range a.List {
		if !sameConst(a.List[i], b.List[i]) {
			return false
		}
	}
	return true
}

// class returns the class with a role, or an empty class if there is none.
func (p *pass) class(role ir.Role) *ir.Class {
	if c := p.sc.Class(role); c != nil {
		return c
	}
	return &ir.Class{}
}

// declares reports whether a thing's own block sets an attribute.
func (p *pass) declares(m *ir.Member, name string) bool {
	it := p.item(m.Class.Name, m.Name)
	return it != nil && it.Body.Attributes[name] != nil
}

func onMap(m *ir.Member) bool {
	c := constOf(m, "off_map")
	return c == nil || c.Int == 0
}
