package mutate

import (
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// swapped has the replacements for each operator. For comparisons they move the bound by one, or reverse it.
var swapped = map[string][]string{
	"<": {"<=", ">"}, "<=": {"<", ">"}, ">": {">=", "<"}, ">=": {">", "<"},
	"==": {"!="}, "!=": {"=="},
	"+": {"-"}, "-": {"+"},
}

// expr alters an expression or one of its parts.
func (a *alteration) expr(e ir.Expr) ir.Expr {
	if a.muted[e.Where()] {
		return e
	}
	var altered ir.Expr
	switch e := e.(type) {
	case *ir.Binary:
		altered = a.binary(e)
	case *ir.Unary:
		if e.Op == "!" && a.replaces(e.R, a.text(e.X.Where())) {
			altered = e.X
		}
	case *ir.Cond:
		altered = a.cond(e)
	case *ir.Comp:
		if e.If != nil && a.replaces(a.dropCondition(e)) {
			c := *e
			c.If = nil
			altered = &c
		}
	case *ir.Lit:
		altered = a.literal(e)
	case *ir.TextOf:
		return e
	}
	if altered != nil {
		return altered
	}
	return ir.Map(e, a.expr)
}

// dropCondition returns the place of the condition of a comprehension, and the text to write there without it. In
// pieces(s, p) the owner cannot be dropped alone: the call is written without its second argument.
func (a *alteration) dropCondition(e *ir.Comp) (at hcl.Range, became string) {
	at = e.If.Where()
	whole, from, to := a.text(e.R), at.Start.Byte-e.R.Start.Byte, at.End.Byte-e.R.Start.Byte
	owned, ok := e.If.(*ir.Binary)
	if !ok || owned.Y.Where() != at || at.Filename != e.R.Filename || from < 0 || to > len(whole) {
		return at, "true"
	}
	return e.R, strings.TrimRight(whole[:from], ", \t\r\n") + whole[to:]
}

// binary replaces the operator, or drops one side of "&&" and "||".
func (a *alteration) binary(e *ir.Binary) ir.Expr {
	if e.Op == "&&" || e.Op == "||" {
		if a.replaces(e.R, a.text(e.X.Where())) {
			return e.X
		}
		// In a && b && c, the inner expression is altered to drop a or b.
		if x, ok := e.X.(*ir.Binary); !(ok && x.Op == e.Op) && a.replaces(e.R, a.text(e.Y.Where())) {
			return e.Y
		}
		return nil
	}
	for _, op := range swapped[e.Op] {
		became, ok := a.replaceOperator(e, op)
		if ok && a.replaces(e.R, became) {
			c := *e
			c.Op = op
			return &c
		}
	}
	return nil
}

// replaceOperator returns the text of an expression with another operator. It returns false if the operator is not in
// the text.
func (a *alteration) replaceOperator(e *ir.Binary, op string) (string, bool) {
	r, x, y := e.R, e.X.Where(), e.Y.Where()
	whole := a.text(r)
	if x.Filename != r.Filename || y.Filename != r.Filename || x.Start.Byte < r.Start.Byte || x.End.Byte > y.Start.Byte ||
		y.End.Byte > r.End.Byte {
		return "", false
	}
	left, right := x.End.Byte-r.Start.Byte, y.Start.Byte-r.Start.Byte
	if right > len(whole) {
		return "", false
	}
	between := whole[left:right]
	if strings.Trim(between, " \t\r\n()") != e.Op {
		return "", false
	}
	return whole[:left] + strings.Replace(between, e.Op, op, 1) + whole[right:], true
}

// cond makes the condition of c ? a : b hold always or never.
func (a *alteration) cond(e *ir.Cond) ir.Expr {
	for _, side := range []ir.Expr{e.Then, e.Else} {
		if a.replaces(e.R, a.text(side.Where())) {
			return side
		}
	}
	return nil
}

// literal adds one to a literal number, negates a bool, and replaces a named thing by the next one of its class.
func (a *alteration) literal(e *ir.Lit) ir.Expr {
	src := a.source(e.R)
	c := *e.Val
	var became string
	switch e.T.Kind {
	case ir.Int:
		if src != strconv.FormatInt(c.Int, 10) {
			return nil
		}
		c.Int++
		became = strconv.FormatInt(c.Int, 10)
	case ir.Bool:
		if src != boolText(c.Int == 1) {
			return nil
		}
		c.Int = 1 - c.Int
		became = boolText(c.Int == 1)
	case ir.Ref:
		members := e.T.Class.Members
		if c.Int < 0 || c.Int >= int64(len(members)) || len(members) < 2 {
			return nil
		}
		class, name, ok := strings.Cut(src, ".")
		if !ok || name != members[c.Int].Name {
			return nil
		}
		c.Int = (c.Int + 1) % int64(len(members))
		became = class + "." + members[c.Int].Name
	default:
		return nil
	}
	if !a.replaces(e.R, became) {
		return nil
	}
	return &ir.Lit{Base: e.Base, Val: &c}
}

// stmt removes a statement, or makes one of its conditions always or never hold. It keeps statements that others need
// because they bind a name or return the result, and texts.
func (a *alteration) stmt(s ir.Stmt) ir.Stmt {
	if a.quiet[s.Where()] {
		return s
	}
	switch s := s.(type) {
	case *ir.If:
		return a.branches(s)
	case *ir.For:
		if s.If != nil && a.replaces(s.If.Where(), "true") {
			c := *s
			c.If = nil
			return &c
		}
		return a.leaveOut(s)
	case *ir.Repeat:
		return a.repeat(s)
	case *ir.Offer:
		return a.offer(s)
	case *ir.CreatePiece:
		return a.leaveOutUnless(s, s.Result != nil)
	case *ir.CreateRecord:
		return a.leaveOutUnless(s, s.Result != nil)
	case *ir.Call:
		return a.leaveOutUnless(s, s.Result != nil)
	case *ir.Roll:
		return a.roll(s)
	case *ir.Pick:
		return s
	case *ir.Emit:
		if s.Later && a.replaces(s.LaterAt, "false") {
			c := *s
			c.Later = false
			return &c
		}
		return a.leaveOut(s)
	case *ir.Choose:
		return a.leaveOutUnless(s, s.Result != nil)
	case *ir.Return:
		return a.leaveOutUnless(s, s.Value != nil)
	case *ir.Let, *ir.Say:
		return s
	default:
		return a.leaveOut(s)
	}
}

// leaveOutUnless removes a statement unless others need it.
func (a *alteration) leaveOutUnless(s ir.Stmt, needed bool) ir.Stmt {
	if needed {
		return s
	}
	return a.leaveOut(s)
}

func (a *alteration) leaveOut(s ir.Stmt) ir.Stmt {
	if a.replaces(s.Where(), "") {
		return &ir.If{At: ir.At{R: s.Where()}} // an if without branches does nothing
	}
	return s
}

func (a *alteration) branches(s *ir.If) ir.Stmt {
	for i, b := range s.Branches {
		if b.When == nil {
			continue
		}
		if when := a.alterCondition(b.When); when != b.When {
			c := *s
			c.Branches = append([]ir.Branch(nil), s.Branches...)
			c.Branches[i].When = when
			return &c
		}
	}
	return s
}

// roll replaces the best of several dice by the worst, and conversely.
func (a *alteration) roll(s *ir.Roll) ir.Stmt {
	other, name := ir.KeepWorst, "worst"
	if s.Keep == ir.KeepWorst {
		other, name = ir.KeepBest, "best"
	}
	if s.Keep == ir.KeepAll || !a.replaces(s.KeepAt, name) {
		return a.leaveOutUnless(s, s.Result != nil)
	}
	c := *s
	c.Keep = other
	return &c
}

// repeat drops a condition of a loop. The last one is kept, because without it the loop would not end.
func (a *alteration) repeat(s *ir.Repeat) ir.Stmt {
	c := *s
	switch {
	case s.While != nil && a.replaces(s.While.Where(), "false"):
		c.While = truth(s.While, false)
	case s.Until != nil && a.replaces(s.Until.Where(), "true"):
		c.Until = truth(s.Until, true)
	default:
		return s
	}
	return &c
}

// offer drops a requirement of a menu, or the menu.
func (a *alteration) offer(s *ir.Offer) ir.Stmt {
	for i, r := range s.Requires {
		if x := a.require(r); x != r {
			c := *s
			c.Requires = append([]*ir.Require(nil), s.Requires...)
			c.Requires[i] = x
			return &c
		}
	}
	return a.leaveOut(s)
}
