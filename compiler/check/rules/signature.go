// Package rules types the declarations of rules: functions, procedures, phases, values, movements, actions, hooks,
// and the course of a game from its set-up to its end.
package rules

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/stmt"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/article"
)

// Checker reads the declarations of rules.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	expr    *expr.Checker
	// attributes reads the attributes of declarations by the rows of the schema.
	attributes *attribute.Reader
	stmt       *stmt.Checker
	blocks     *source.Blocks

	placement []*placement // rules about where units may be placed
	// Placements are the units and spaces, by index, that Placed has checked.
	Placements     [][2]int64
	modifierBlocks map[*ir.Modifier]*resolve.Item
	// endings has what is done when a procedure or phase ends. ended lists these procedures and phases in order.
	endings map[*ir.Func]*ir.Func
	ended   []*ir.Func

	sets        map[string]*actionSet
	inOrder     []*actionSet                      // in declared order
	nestedFirst []*actionSet                      // each after those that it contains
	ensured     map[*resolve.Item][]listedActions // named by ensure blocks
}

// New returns a Checker that shares a table and a report with the other parts of a check.
func New(
	t *symbols.Table, r *symbols.Report, expr *expr.Checker, attributes *attribute.Reader, stmt *stmt.Checker,
	blocks *source.Blocks,
) *Checker {
	return &Checker{
		symbols: t, report: r, expr: expr, attributes: attributes, stmt: stmt, blocks: blocks,
		modifierBlocks: map[*ir.Modifier]*resolve.Item{}, endings: map[*ir.Func]*ir.Func{},
		sets: map[string]*actionSet{}, ensured: map[*resolve.Item][]listedActions{},
	}
}

// Declare declares everything that bodies refer to by name.
func (d *Checker) Declare() {
	for _, it := range d.blocks.Items {
		if name, at := source.Label(it); name != "" && (it.Type == "procedure" || it.Type == "phase") {
			d.declareProcedure(it, name, at)
		}
	}
	for _, of := range []struct {
		typ  string
		read func(it *resolve.Item, name string, at hcl.Range)
	}{
		{"event", d.declareEvent}, {"function", d.declareFunction}, {"movement", d.declareMovement},
		{"action", d.declareAction}, {"scoring", d.declareScoring}, {"value", d.declareValue},
		{"modifier", d.declareModifier},
	} {
		for _, it := range d.blocks.OfType(of.typ) {
			if name, at := source.Label(it); name != "" {
				of.read(it, name, at)
			}
		}
	}
	d.readOfferedTogether()
	d.declareActionSets()
	d.ensuredActions()
}

// paramsOf returns the parameters that an attribute declares, or nil if it is missing.
func (d *Checker) paramsOf(it *resolve.Item, attr string) []*ir.Var {
	if a := d.attributes.Item(it, nil).Raw(attr, "map(name, type)"); a != nil {
		if params := d.expr.Params(a.Expr); params != nil {
			for _, v := range params {
				if m := schema.Meaning(v.Name); m != "" && it.Type != "function" && it.Type != "action" {
					d.report.Add(diag.New("SC116", v.Range, "%s; choose another name", m).
						Saying("%q already has a meaning", v.Name))
				}
			}
			return params
		}
		name, _ := source.Label(it)
		d.report.SetFaulty(symbols.ParametersOf(it.Type + " " + name))
	}
	return nil
}

// returnsOf returns the declared result type of a block, or nil.
func (d *Checker) returnsOf(it *resolve.Item) *ir.Type {
	if a := d.attributes.Item(it, nil).Raw("returns", "type"); a != nil {
		return d.expr.TypeSpec(a.Expr)
	}
	return nil
}

func (d *Checker) declareEvent(it *resolve.Item, name string, at hcl.Range) {
	e := &ir.Event{Name: name, Range: at, Fields: d.paramsOf(it, "fields")}
	for _, f := range e.Fields {
		if row, _ := schema.Statement("emit"); row.Has(f.Name) && !row.Common(f.Name) {
			d.report.Add(diag.New("SC116", f.Range, "choose another name").Saying("emit has an attribute %q already", f.Name))
		}
	}
	d.symbols.Events[name] = e
	d.symbols.Scenario.Events = append(d.symbols.Scenario.Events, e)
}

func (d *Checker) declareFunction(it *resolve.Item, name string, at hcl.Range) {
	fn := &ir.Func{
		Name: name, What: "function", Pure: true, Range: at, Params: d.addSelf(it, d.paramsOf(it, "params")),
		Returns: d.returnsOf(it), Needed: it.IsOpen(), Helper: it.Helper,
	}
	d.symbols.Functions[name] = &symbols.Function{Func: fn, Body: it.Body}
	d.symbols.Scenario.Functions = append(d.symbols.Scenario.Functions, fn)
}

func (d *Checker) declareProcedure(it *resolve.Item, name string, at hcl.Range) {
	if old, twice := d.symbols.Procedures[name]; twice {
		d.report.Add(diag.New("SC105", at, "call gives only the name, so procedures and phases need different names").
			Saying("there is %s %s already", article.With(old.What), name).See(old.Range, "it is here").Twice("procedure", name))
		return
	}
	fn := &ir.Func{
		Name: name, What: it.Type, Range: at, Result: types.Void, Params: d.paramsOf(it, "params"), Returns: d.returnsOf(it),
		Needed: it.IsOpen(), Helper: it.Helper,
	}
	if it.Type == "procedure" {
		fn.Params = d.addSelf(it, fn.Params)
	}
	if it.Type == "phase" {
		fn.Phase = d.symbols.Members[d.symbols.Classes["phase"]][name]
	}
	d.symbols.Procedures[name] = fn
	d.symbols.Scenario.Procedures = append(d.symbols.Scenario.Procedures, fn)
}

func (d *Checker) declareAction(it *resolve.Item, name string, at hcl.Range) {
	a := &ir.Action{Name: name, Index: len(d.symbols.Scenario.Actions), Range: at}
	a.Actor = &ir.Var{Name: "actor", Type: types.Ref(d.symbols.Classes["player"]), Used: true}
	for _, v := range d.paramsOf(it, "with") {
		given := &ir.Given{Base: ir.Base{T: v.Type, R: v.Range}, Name: v.Name}
		a.Given = append(a.Given, &ir.Let{At: ir.At{R: v.Range}, Var: v, Value: given})
	}
	d.symbols.Actions[name] = a
	d.symbols.Scenario.Actions = append(d.symbols.Scenario.Actions, a)
}

// readOfferedTogether reads which actions are offered together with others.
func (d *Checker) readOfferedTogether() {
	for _, it := range d.blocks.OfType("action") {
		a := d.attributes.Item(it, nil).Raw("beside", "list(action)")
		name, _ := source.Label(it)
		if a == nil || d.symbols.Actions[name] == nil {
			continue
		}
		for _, other := range lookupAll(d, a, "action", d.symbols.Actions) {
			d.symbols.OfferedWith[other] = append(d.symbols.OfferedWith[other], d.symbols.Actions[name])
		}
	}
}

// addSelf returns the parameters of a procedure or function with the thing that it is for added in front.
func (d *Checker) addSelf(it *resolve.Item, params []*ir.Var) []*ir.Var {
	for _, v := range params {
		if v.Name == schema.Self {
			d.report.Add(diag.New("SC116", v.Range, "write of = CLASS, or choose another name").
				Saying("%q already has a meaning", v.Name))
			return params
		}
	}
	a := d.attributes.Item(it, nil).Raw("of", "class")
	if a == nil {
		return params
	}
	k := d.classOfAttr(a)
	switch {
	case k == nil:
		name, _ := source.Label(it)
		d.report.SetFaulty(symbols.ParametersOf(it.Type + " " + name))
		return params
	case k.Role == ir.RoleGame:
		d.report.Add(diag.New("SC117", a.Expr.Range(), "leave it out: every %s can read and change the game", it.Type).
			Saying("there is one game"))
		return params
	}
	for _, v := range params {
		if v.Name == a.Name {
			d.report.Add(diag.New("SC116", v.Range, "of is the thing that the %s is about; choose another name", it.Type).
				Saying("%q already has a meaning", v.Name))
		}
	}
	return append([]*ir.Var{{Name: schema.Self, Type: types.Ref(k), Range: a.Expr.Range(), Used: true}}, params...)
}

// runBody types the statements of a block as the body of fn.
func (d *Checker) runBody(fn *ir.Func, it *resolve.Item) {
	typ := it.Type
	if typ == "on" {
		typ = "event" // the body can read the fields of the event
	}
	if len(it.Labels) > 0 && d.report.IsFaulty(symbols.ParametersOf(typ+" "+it.Labels[0])) {
		return
	}
	s := symbols.NewScope()
	for _, p := range fn.Params {
		d.expr.Declare(s, p)
	}
	if fn.Needed && fn.Returns != nil && len(it.Body.Blocks) == 0 {
		fn.Body, fn.Result = []ir.Stmt{&ir.Return{At: ir.At{R: fn.Range}, Value: expr.NewPlaceholder(fn.Returns, fn.Range)}},
			fn.Returns
		return
	}
	fn.Body = d.stmt.Stmts(it.Body, s, stmt.NewBody(fn))
}

// actionScope returns the scope after the first n steps of an action.
func (d *Checker) actionScope(a *ir.Action, n int) *symbols.Scope {
	s := symbols.NewScope()
	d.expr.Declare(s, a.Actor)
	for _, l := range a.Given {
		d.expr.Declare(s, l.Var)
	}
	for _, st := range a.Steps[:n] {
		switch {
		case st.Param != nil && s.Find(st.Param.Var.Name) == nil:
			d.expr.Declare(s, st.Param.Var)
		case st.Let != nil && strings.HasPrefix(st.Let.Var.Name, setPrefix):
			// No rule reads it by name.
		case st.Let != nil && s.Find(st.Let.Var.Name) == nil:
			d.expr.Declare(s, st.Let.Var)
		}
	}
	return s
}

func (d *Checker) valueScope(v *ir.Value) *symbols.Scope {
	s := symbols.NewScope()
	if v.Self != nil {
		d.expr.Declare(s, v.Self)
	}
	if v.Among != nil {
		d.expr.Declare(s, v.Among)
	}
	for _, p := range v.With {
		d.expr.Declare(s, p)
	}
	return s
}

// lookup resolves a reference WORD.NAME, such as action.march, in a table.
func lookup[T any](d *Checker, a *hclsyntax.Attribute, word, code string, table map[string]T) (T, bool) {
	var zero T
	if a == nil {
		return zero, false
	}
	if class, step, ok := dsl.Reference(a.Expr); ok && class == word {
		if x, ok := table[step.Name]; ok {
			d.symbols.Notes.Name(types.NameRange(step), declarationOf(x))
			return x, true
		}
		if word != "value" && d.report.Gone(word, step.Name) {
			return zero, false // a rule about something that a variant removed is ignored
		}
		d.report.AddUnknown(diag.New(code, types.NameRange(step), "name a declared one, %s.NAME", word).
			Saying("there is no %s %q", word, step.Name), word, step.Name, symbols.Keys(table))
		return zero, false
	}
	d.report.Add(diag.New(code, a.Expr.Range(), "write %s = %s.NAME", a.Name, word).
		Saying("%s names %s", a.Name, article.With(word)))
	return zero, false
}

// declarationOf returns the declaration of what lookup has found.
func declarationOf(x any) any {
	if s, ok := x.(*actionSet); ok {
		return s.ir
	}
	return x
}

// lookupAll resolves a list of references WORD.NAME.
func lookupAll[T comparable](d *Checker, a *hclsyntax.Attribute, word string, table map[string]T) []T {
	list, ok := a.Expr.(*hclsyntax.TupleConsExpr)
	if !ok || len(list.Exprs) == 0 {
		d.report.Add(diag.New("SC138", a.Expr.Range(), "write %s = [%s.NAME, %s.OTHER]", a.Name, word, word).
			Saying("%s is a list", a.Name))
		return nil
	}
	var out []T
next:
	for _, e := range list.Exprs {
		one := *a
		one.Expr = e
		x, ok := lookup(d, &one, word, "SC138", table)
		if !ok {
			continue
		}
		for _, o := range out {
			if o == x {
				d.report.Add(diag.New("SC138", e.Range(), "keep one of them").Saying("it is listed twice"))
				continue next
			}
		}
		out = append(out, x)
	}
	return out
}

// classOfAttr returns the class that an attribute `of` names.
func (d *Checker) classOfAttr(a *hclsyntax.Attribute) *ir.Class {
	word := source.Keyword(a.Expr)
	if k, ok := d.symbols.Classes[word]; ok {
		d.symbols.Notes.Name(a.Expr.Range(), k)
		return k
	}
	m := diag.New("SC117", a.Expr.Range(), "write the bare name of a class, such as piece or player").
		Saying("%s names a class", a.Name)
	if word == "" {
		d.report.Add(m)
		return nil
	}
	d.report.AddUnknown(m.Saying("there is no class %q", word), "name", word, symbols.Keys(d.symbols.Classes))
	return nil
}

// TypeBodies types functions, procedures, phases and hooks. A procedure whose result type is needed earlier is
// checked by the call that needs it.
func (d *Checker) TypeBodies() {
	for _, it := range d.blocks.OfType("function") {
		if name, _ := source.Label(it); name != "" {
			d.attributes.Item(it, nil).Raw("is", "expression") // read where the function is first called
			d.expr.FunctionResult(d.symbols.Functions[name])
		}
	}
	done := map[*ir.Func]bool{}
	for _, it := range d.blocks.Items {
		if it.Type != "procedure" && it.Type != "phase" {
			continue
		}
		name, at := source.Label(it)
		fn := d.symbols.Procedures[name]
		if fn == nil || fn.Range != at || done[fn] {
			continue
		}
		done[fn] = true
		d.stmt.Pending[fn] = func() { d.runBody(fn, it) }
	}
	for _, fn := range d.symbols.Scenario.Procedures {
		d.stmt.Settle(fn)
	}
	d.typeScorings()
	d.typeEventHooks()
	d.typeRecordTitles()
}

// typeRecordTitles types the titles of records.
func (d *Checker) typeRecordTitles() {
	for _, it := range d.blocks.OfType("record") {
		name, _ := source.Label(it)
		s := symbols.NewScope()
		k, attrs := d.symbols.Classes[name], d.attributes.Item(it, s)
		if k == nil || k.Role != ir.RoleRecord || !attrs.Has("title") {
			continue
		}
		k.Self = &ir.Var{Name: "self", Type: types.Ref(k), Used: true}
		d.expr.Declare(s, k.Self)
		k.Title = attrs.Text("title")
	}
}

// TypeActions types the actions, and then the ensure, forbid and allow blocks about them.
func (d *Checker) TypeActions() {
	for _, it := range d.blocks.OfType("action") {
		if name, _ := source.Label(it); name != "" {
			a := d.symbols.Actions[name]
			d.stmt.TypeAction(a, it.Body)
			if it.IsOpen() && a.Text == nil {
				a.Text = symbols.PlainText(name, a.Range)
			}
		}
	}
	d.setConditions()
	for _, it := range d.blocks.OfType("ensure") {
		d.ensure(it)
	}
	for _, it := range d.blocks.OfType("forbid") {
		d.forbid(it)
	}
	for _, it := range d.blocks.OfType("allow") {
		d.allow(it)
	}
}

// placement is a placement rule.
type placement struct {
	block    *hclsyntax.Block
	kind, at *ir.Var
	that     ir.Expr
	message  string
	verdict  map[[2]int64]bool // cached by unit and space, because a set-up places the same units many times
}
