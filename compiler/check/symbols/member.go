package symbols

import (
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// ZeroConst is what a type starts as where nothing is said.
func ZeroConst(t *ir.Type) *ir.Const {
	c := &ir.Const{Den: 1}
	if t.Kind == ir.Ref {
		c.Int = -1
	}
	return c
}

// FacesOf is what a die shows, nothing where the die is known only in play.
func FacesOf(die *ir.Member) []*ir.Const {
	if die == nil {
		return nil
	}
	if faces := AttrNamed(die, "faces"); faces != nil {
		return faces.List
	}
	return nil
}

// PlainText is a template of one text.
func PlainText(s string, at hcl.Range) *ir.Template {
	return &ir.Template{Parts: [][]ir.Part{{{Literal: s, Arg: -1}}}, Range: at}
}

func TitleOf(name string) string { return strings.ReplaceAll(name, "_", " ") }

func AttrNamed(m *ir.Member, name string) *ir.Const { return m.Given(m.Class.Attr(name)) }

// GiveAttr sets an attribute that every member of the class has room for.
func GiveAttr(m *ir.Member, name string, v *ir.Const) { m.Attrs[m.Class.Attr(name).Index] = v }

// MemberAt is the thing a constant refers to; nil for none, which a condition can smuggle in.
func MemberAt(k *ir.Class, c *ir.Const) *ir.Member {
	if c == nil || c.Int < 0 || c.Int >= int64(len(k.Members)) {
		return nil
	}
	return k.Members[c.Int]
}

// Named is the declared thing an expression is, or nil when that is known only in play.
func Named(x ir.Expr) *ir.Member {
	l, ok := x.(*ir.Lit)
	if !ok || l.T.Kind != ir.Ref || l.Val.Int < 0 || l.Val.Int >= int64(len(l.T.Class.Members)) {
		return nil
	}
	return l.T.Class.Members[l.Val.Int]
}
