package check

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// stmts types a whole body: of a procedure, phase, hook, set-up, sequence, or of a test's given and run. The scope
// holds its parameters.
func (c *checker) stmts(b *hclsyntax.Body, s *scope, in *bodyContext) []ir.Stmt {
	return c.body(b, c.rootSpec(in), s, in)
}

// rootSpec is the row whose attributes are not bindings in the outermost body.
func (c *checker) rootSpec(in *bodyContext) *schema.BlockSpec {
	what := in.what()
	if what == "action" {
		what = "do"
	}
	if b, ok := schema.Block(what); ok {
		return b
	}
	for _, parent := range []string{"test", "action"} {
		if b, ok := schema.Nested(parent, what); ok {
			return b
		}
	}
	return nil
}

// bindings tells the attributes of a block's row from bindings of its author.
func (c *checker) bindings(spec *schema.BlockSpec, name string) bool {
	if spec == nil {
		return true
	}
	if spec.Has(name) {
		return false
	}
	if spec.Name == "phase" {
		if k := c.sc.Class(ir.RolePhase); k != nil && k.Attr(name) != nil {
			return false
		}
	}
	return true
}

func (c *checker) body(b *hclsyntax.Body, spec *schema.BlockSpec, s *scope, in *bodyContext) []ir.Stmt {
	in.depth++
	s.body, s.row = b, spec
	var out []ir.Stmt
	var ended string // the statement after which nothing runs
	var before ir.Stmt
	for _, it := range dsl.Parts(b) {
		if it.Attr != nil {
			if !c.bindings(spec, it.Attr.Name) {
				continue
			}
			c.reachable(&ended, it.Attr.NameRange)
			out = append(out, c.let(it.Attr, s))
			before = nil
			continue
		}
		if !joins(it.Block.Type) {
			c.reachable(&ended, it.Block.TypeRange)
		}
		st := c.statement(it.Block, s, in, before)
		before = nil
		if len(st) > 0 {
			out = append(out, st...)
			before = st[len(st)-1]
			ended = ending(before)
		} else if len(out) > 0 && joins(it.Block.Type) {
			ended = ending(out[len(out)-1])
			if it.Block.Type == "else_if" {
				before = out[len(out)-1]
			}
		}
	}
	c.unread(s)
	in.depth--
	if in.depth == 0 {
		c.settleResult(b, out, in)
	}
	return out
}

// joins are the blocks that become part of the statement before them.
func joins(name string) bool { return name == "else" || name == "else_if" || name == "otherwise" }

// reachable reports the first of the statements behind a return or break.
func (c *checker) reachable(ended *string, at hcl.Range) {
	if *ended == "" {
		return
	}
	c.errorf("SC242", at, "Nothing behind %s ever runs.", *ended)
	*ended = ""
}

// ending names the statement behind which nothing runs, or "".
func ending(st ir.Stmt) string {
	switch st := st.(type) {
	case *ir.Return:
		return "return"
	case *ir.Break:
		return "break"
	case *ir.EndGame:
		return "end_game"
	case *ir.If:
		if len(st.Branches) == 0 || st.Branches[len(st.Branches)-1].When != nil {
			return ""
		}
		for _, b := range st.Branches {
			if len(b.Body) == 0 || ending(b.Body[len(b.Body)-1]) == "" {
				return ""
			}
		}
		return "an if that leaves in every branch"
	}
	return ""
}

// returns says whether a body gives a value on every way through it.
func returns(body []ir.Stmt) bool {
	if len(body) == 0 {
		return false
	}
	switch st := body[len(body)-1].(type) {
	case *ir.Return, *ir.EndGame:
		return true
	case *ir.If:
		if st.Branches[len(st.Branches)-1].When != nil {
			return false
		}
		for _, b := range st.Branches {
			if !returns(b.Body) {
				return false
			}
		}
		return true
	case *ir.Attempt:
		return returns(st.Body) && returns(st.Otherwise)
	case *ir.Repeat:
		n, ok := int64(1), true
		if st.While != nil {
			n, ok = constInt(st.While)
		}
		return ok && n == 1 && st.Until == nil && st.Times == nil && !breaks(st.Body)
	}
	return false
}

// settleResult closes the outermost body: what its returns give is what the procedure gives.
func (c *checker) settleResult(b *hclsyntax.Body, body []ir.Stmt, in *bodyContext) {
	if in.fn == nil {
		return
	}
	if in.result == nil {
		in.fn.Result = tVoid
		return
	}
	in.fn.Result = in.result
	for _, r := range in.returned {
		r.Value = c.fit(r.Value, in.result)
	}
	if !returns(body) {
		c.errorf("SC244", b.EndRange, "%s gives %s, but its end is reached without return.", capital(in.what()), withArticle(in.result))
	}
}

// settle checks the body of a procedure whose result is asked for before its turn. A procedure that waits for itself
// has no entry any more; that it calls itself is reported where calls are looked at as a whole.
func (c *checker) settle(fn *ir.Func) {
	if check, ok := c.pending[fn]; ok {
		delete(c.pending, fn)
		check()
	}
}

// let types one binding.
func (c *checker) let(a *hclsyntax.Attribute, s *scope) *ir.Let {
	x := c.infer(a.Expr, s, nil)
	v := &ir.Var{Name: a.Name, Type: c.storable(x), Range: a.NameRange}
	c.bind(s, v)
	return &ir.Let{At: ir.At{R: a.SrcRange}, Var: v, Value: x}
}

// storable is the type of a local that begins with x; none and [] alone say too little.
func (c *checker) storable(x ir.Expr) *ir.Type {
	t := x.Type()
	if t.Kind == ir.None || isSequence(t) && t.Elem.Kind == ir.None {
		c.errorf("SC225", x.Where(), "Nobody can tell of which class this is. Bind something that has a type, such as first(…) of a list that may be empty, or [for x in … : x if false].")
		return tInvalid
	}
	return t
}

// lets types the bindings of a body that holds no statements; spec names the attributes that are none.
func (c *checker) lets(b *hclsyntax.Body, spec *schema.BlockSpec, s *scope) []*ir.Let {
	s.body, s.row = b, spec
	var out []*ir.Let
	for _, a := range dsl.Attributes(b) {
		if c.bindings(spec, a.Name) {
			out = append(out, c.let(a, s))
		}
	}
	return out
}

// statement types one block; the result is empty after an error and for else, which joins its if.
func (c *checker) statement(b *hclsyntax.Block, s *scope, in *bodyContext, before ir.Stmt) []ir.Stmt {
	spec, ok := schema.Statement(b.Type)
	if !ok {
		return nil // reported with the row of the block around it
	}
	c.reportAll(schema.Check(b, spec))
	if len(b.Labels) < spec.MinLabels {
		return nil
	}
	at := at(b)
	var st ir.Stmt
	switch b.Type {
	case "place":
		return c.place(b, s)
	case "if":
		st = c.ifStmt(b, s, in)
	case "else_if", "else":
		c.elseStmt(b, s, in, before)
	case "for":
		st = c.forStmt(b, s, in)
	case "repeat":
		st = c.repeatStmt(b, s, in)
	case "break":
		if in.loops == 0 {
			c.errorf("SC241", b.TypeRange, "break leaves the innermost for or repeat, and there is none around it. return leaves the %s.", in.what())
			return nil
		}
		st = &ir.Break{At: at}
	case "return":
		st = c.returnStmt(b, s, in)
	case "attempt":
		st = c.attemptStmt(b, s, in)
	case "otherwise":
		c.otherwiseStmt(b, s, in, before)
	case "ensure":
		if !in.attempt {
			c.errorf("SC257", b.TypeRange, "ensure stands in attempt { … }, or directly in an action. To test something and stop, use if and return.")
			return nil
		}
		if a := b.Body.Attributes["message"]; a != nil {
			c.template(a.Expr, s)
		}
		if a := b.Body.Attributes["that"]; a != nil {
			st = &ir.Ensure{At: at, That: c.condition(a.Expr, s, "condition of ensure")}
		}
	case "set":
		st = c.setStmt(b, s)
	case "var":
		st = c.varStmt(b, s)
	case "move":
		x := c.pieces(b, s, false)
		st = &ir.Move{At: at, What: x, To: c.attr(b, "to", s, c.roleType(ir.RoleSpace))}
	case "carry":
		x := c.pieces(b, s, false)
		by := c.roleType(ir.RolePiece)
		if !isInvalid(by) {
			by = optionalOf(by.Class)
		}
		carrier := c.attr(b, "by", s, by)
		if l, ok := carrier.(*ir.Lit); ok && !isInvalid(l.T) {
			l.T = tNone
		}
		st = &ir.Carry{At: at, What: x, By: carrier}
	case "destroy":
		st = &ir.Destroy{At: at, What: c.pieces(b, s, true)}
	case "create":
		st = c.createStmt(b, s)
	case "gain":
		st = c.payStmt(b, s, 1)
	case "pay":
		st = c.payStmt(b, s, -1)
	case "shuffle":
		if x := c.target(b, s, c.roleType(ir.RoleSpace)); x != nil {
			st = &ir.Shuffle{At: at, Space: x}
		}
	case "roll":
		st = c.rollStmt(b, s)
	case "choose":
		st = c.chooseStmt(b, s, in)
	case "offer":
		st = c.offerStmt(b, s, in)
	case "require":
		c.errorf("SC257", b.TypeRange, "require stands in an action or in offer { … }. Inside attempt write ensure; elsewhere if.")
	case "call":
		st = c.callStmt(b, s, in)
	case "emit":
		st = c.emitStmt(b, s, in)
	case "say":
		st = c.sayStmt(b, s)
	case "check_victory":
		st = &ir.CheckVictory{At: at}
	case "end_game":
		st = c.endStmt(b, s)
	}
	if st == nil {
		return nil
	}
	return []ir.Stmt{st}
}

// attr types an attribute of a statement; a missing one was reported with the row.
func (c *checker) attr(b *hclsyntax.Block, name string, s *scope, want *ir.Type) ir.Expr {
	a := b.Body.Attributes[name]
	if a == nil {
		return invalid(b.TypeRange)
	}
	return c.expr(a.Expr, s, want)
}

// optionalAttr is attr for one that may be left out: nil then.
func (c *checker) optionalAttr(b *hclsyntax.Block, name string, s *scope, want *ir.Type) ir.Expr {
	if b.Body.Attributes[name] == nil {
		return nil
	}
	return c.attr(b, name, s, want)
}

// textAttr reads a text of a statement, nil when it is left out.
func (c *checker) textAttr(b *hclsyntax.Block, name string, s *scope) *ir.Template {
	a := b.Body.Attributes[name]
	if a == nil {
		return nil
	}
	return c.template(a.Expr, s)
}

func at(b *hclsyntax.Block) ir.At { return ir.At{R: span(b.TypeRange, b.CloseBraceRange)} }

// target is what the labels of a statement name: a local, or class and name. nil after an error.
func (c *checker) target(b *hclsyntax.Block, s *scope, want *ir.Type) ir.Expr {
	name, r := b.Labels[0], b.LabelRanges[0]
	if len(b.Labels) > 1 {
		k, ok := c.classes[name]
		if !ok {
			c.suggest(diag.New("SC230", r, "Two labels are a class and a name, and no class is called %q.", name), name, keys(c.classes))
			return nil
		}
		m, ok := c.members[k][b.Labels[1]]
		if !ok {
			c.unknownMember(k, b.Labels[1], b.LabelRanges[1])
			return nil
		}
		m.Used = true
		x := c.fit(literal(refTo(k), span(r, b.LabelRanges[1]), int64(m.Index)), want)
		if isInvalid(x.Type()) {
			return nil
		}
		return x
	}
	v := s.find(name)
	if v == nil {
		c.unknownTarget(b, s)
		return nil
	}
	v.Used = true
	x := c.fit(&ir.Local{Base: ir.Base{T: v.Type, R: r}, Var: v}, want)
	if isInvalid(x.Type()) {
		return nil
	}
	return x
}

func (c *checker) unknownTarget(b *hclsyntax.Block, s *scope) {
	name, r := b.Labels[0], b.LabelRanges[0]
	if later, ok := s.later(name); ok {
		c.report(diag.New("SC233", r, "%q is bound further down. Bindings and statements run in the order they stand in.", name).
			See(later, "it is bound here"))
		return
	}
	d := diag.New("SC230", r, "No local is called %q. `%s` takes a local, or a class and a name.", name, b.Type)
	if near := spell.Nearest(name, s.names()); near != "" {
		s.meant(near)
		d = d.Suggest(near)
	} else if k, ok := c.classes[name]; ok {
		d = d.Note("%q is a class: write `%s %s NAME {`.", name, b.Type, k.Name)
	} else if k := c.classOf(name); k != nil {
		d = d.Note("Write class and name: `%s %s %s {`.", b.Type, k.Name, name)
	}
	c.report(d)
}

// pieces is a target that must be a piece or a list of them, or with records a record as well.
func (c *checker) pieces(b *hclsyntax.Block, s *scope, records bool) ir.Expr {
	x := c.target(b, s, nil)
	if x == nil {
		return invalid(b.LabelRanges[0])
	}
	t := x.Type()
	one := t
	if t.Kind == ir.List {
		one = t.Elem
	}
	if isInvalid(t) || isRole(one, ir.RolePiece) || records && isRole(t, ir.RoleRecord) {
		return x
	}
	what := "a piece or a list of pieces"
	if records {
		what = "a piece, a list of pieces or a record"
	}
	d := diag.New("SC200", x.Where(), "`%s` takes %s; this is %s.", b.Type, what, withArticle(t))
	if isRole(t, ir.RoleSpace) {
		d = d.Note("Bind the pieces in it first: there = pieces(…).")
	}
	if isRole(one, ir.RoleRecord) {
		d = d.Note("Records are destroyed one by one, in a for.")
	}
	c.report(d)
	return invalid(x.Where())
}
