package symbols

import (
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// ZeroConst returns the value that a field of a type starts with where no default is given.
func ZeroConst(t *ir.Type) *ir.Const {
	c := &ir.Const{Den: 1}
	switch t.Kind {
	case ir.Ref:
		c.Int = -1
	case ir.Keyed:
		c.List = make([]*ir.Const, len(t.Key.Members))
		for i := range c.List {
			c.List[i] = ZeroConst(t.Elem)
		}
	}
	return c
}

// Zero is ZeroConst for a type that has a value which stands for nothing: 0, false, none or an empty list. It returns
// nil for any other.
func Zero(t *ir.Type) *ir.Const {
	if t.Kind == ir.Ref && !t.Optional || t.Kind == ir.Keyed && Zero(t.Elem) == nil {
		return nil
	}
	return ZeroConst(t)
}

// FacesOf returns the faces of a die. It returns nil for nil, a die that is known only in play.
func FacesOf(die *ir.Member) []*ir.Const {
	if die == nil {
		return nil
	}
	if faces := AttrNamed(die, "faces"); faces != nil {
		return faces.List
	}
	return nil
}

// PlainText returns a text without holes, in one language.
func PlainText(s string, at hcl.Range) *ir.Template {
	return &ir.Template{Parts: [][]ir.Part{{{Literal: s, Arg: -1}}}, Range: at}
}

// TitleOf returns the title of a thing that has none of its own: its name, with spaces.
func TitleOf(name string) string { return strings.ReplaceAll(name, "_", " ") }

// AttrNamed returns the value that a member gives an attribute, or its default.
func AttrNamed(m *ir.Member, name string) *ir.Const { return m.Given(m.Class.Attr(name)) }

// GiveAttr sets an attribute of a member. The member must have room for it.
func GiveAttr(m *ir.Member, name string, v *ir.Const) { m.Attrs[m.Class.Attr(name).Index] = v }

// MemberAt returns the thing that a constant refers to. It returns nil for none, which a conditional may be even where
// none does not fit.
func MemberAt(k *ir.Class, c *ir.Const) *ir.Member {
	if c == nil || c.Int < 0 || c.Int >= int64(len(k.Members)) {
		return nil
	}
	return k.Members[c.Int]
}

// Named returns the declared thing that an expression names, or nil when the thing is known only in play.
func Named(x ir.Expr) *ir.Member {
	l, ok := x.(*ir.Lit)
	if !ok || l.T.Kind != ir.Ref || l.Val.Int < 0 || l.Val.Int >= int64(len(l.T.Class.Members)) {
		return nil
	}
	return l.T.Class.Members[l.Val.Int]
}
