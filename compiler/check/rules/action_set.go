package rules

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/spell"
)

// actionSet is a set of actions while it is being read.
type actionSet struct {
	item  *resolve.Item
	ir    *ir.ActionSet
	lists []listedActions // members as written
	state setState
	// belongs has, for each action, the binding that is true if the action belongs to the set, or nil if it always
	// does. Sets and rules share these bindings, so that sets of sets do not become large.
	belongs map[*ir.Action]*ir.Let
}

// setPrefix begins the names of these bindings. No rule can use such a name.
const setPrefix = "actions."

type setState uint8

const (
	setUnread setState = iota
	setOpen            // members are being collected, and must not include the set itself
	setRead
)

// listedActions is an element of a list of actions: an action, or a set of them.
type listedActions struct {
	action *ir.Action
	set    *actionSet
	at     hcl.Range
}

// declareActionSets declares the sets of actions and their members. Their conditions are typed later, when the
// parameters of the actions are known.
func (d *Checker) declareActionSets() {
	for _, it := range d.blocks.OfType("actions") {
		if name, at := source.Label(it); name != "" {
			s := newSet(it, name, at)
			d.sets[name] = s
			d.inOrder = append(d.inOrder, s)
			d.symbols.ActionSets[name] = s.ir
			d.symbols.Scenario.ActionSets = append(d.symbols.Scenario.ActionSets, s.ir)
		}
	}
	for _, s := range d.inOrder {
		if a := d.attributes.Item(s.item, nil).Raw("members", "actions"); a != nil {
			s.lists = d.readActions(a, "SC159")
		}
	}
	var path []*actionSet
	var collect func(s *actionSet)
	collect = func(s *actionSet) {
		s.state = setOpen
		path = append(path, s)
		for _, l := range s.lists {
			switch {
			case l.action != nil:
				s.add(l.action)
			case l.set.state == setOpen:
				d.reportCircle(path, l)
			default:
				if l.set.state == setUnread {
					collect(l.set)
				}
				for _, a := range l.set.ir.Members {
					s.add(a)
				}
			}
		}
		path = path[:len(path)-1]
		s.state = setRead
		d.nestedFirst = append(d.nestedFirst, s)
	}
	for _, s := range d.inOrder {
		if s.state == setUnread {
			collect(s)
		}
	}
}

// newSet returns a set without members.
func newSet(it *resolve.Item, name string, at hcl.Range) *actionSet {
	return &actionSet{item: it, ir: &ir.ActionSet{Name: name, Range: at}, belongs: map[*ir.Action]*ir.Let{}}
}

// add adds an action, unless it is already in the set.
func (s *actionSet) add(a *ir.Action) {
	if !slices.Contains(s.ir.Members, a) {
		s.ir.Members = append(s.ir.Members, a)
	}
}

// reportCircle reports a set that contains itself, at the member that closes the cycle.
func (d *Checker) reportCircle(path []*actionSet, l listedActions) {
	var names []string
	for _, s := range path[slices.Index(path, l.set):] {
		names = append(names, s.ir.Name)
	}
	names = append(names, l.set.ir.Name)
	d.report.Add(diag.New("SC159", l.at, "%s; leave it out of one of them", strings.Join(names, " → ")).
		Saying("the set %s contains itself", l.set.ir.Name))
}

// readActions returns the elements of a set of actions, or of a list of actions and sets.
func (d *Checker) readActions(a *hclsyntax.Attribute, code string) []listedActions {
	elements := []hclsyntax.Expression{a.Expr}
	if list, ok := dsl.Unparen(a.Expr).(*hclsyntax.TupleConsExpr); ok {
		elements = list.Exprs
	} else if root(a.Expr) != "actions" {
		d.report.Add(diag.New(code, a.Expr.Range(), "write %s = [action.NAME, action.OTHER], or %s = actions.NAME",
			a.Name, a.Name).
			Saying("`%s` is a set or a list of actions", a.Name))
		return nil
	}
	if len(elements) == 0 {
		d.report.Add(diag.New(code, a.Expr.Range(), "list at least one: %s = [action.NAME]", a.Name).
			Saying("%s lists no action", a.Name))
	}
	var out []listedActions
	for _, e := range elements {
		one := *a
		one.Expr = e
		l, ok := listedActions{at: e.Range()}, false
		if root(e) == "actions" {
			l.set, ok = lookup(d, &one, "actions", "SC138", d.sets)
		} else {
			l.action, ok = lookup(d, &one, "action", "SC138", d.symbols.Actions)
		}
		if !ok {
			continue
		}
		if slices.ContainsFunc(out, func(o listedActions) bool { return o.action == l.action && o.set == l.set }) {
			d.report.Add(diag.New(code, e.Range(), "keep one of them").Saying("it is listed twice"))
			continue
		}
		out = append(out, l)
	}
	return out
}

// root returns the first name of a reference, or "".
func root(e hclsyntax.Expression) string {
	if t, ok := e.(*hclsyntax.ScopeTraversalExpr); ok {
		return t.Traversal.RootName()
	}
	return ""
}

// actionsOf returns the actions in lists, in order, without duplicates.
func actionsOf(lists []listedActions) []*ir.Action {
	all := newSet(nil, "", hcl.Range{})
	for _, l := range lists {
		if l.action != nil {
			all.add(l.action)
			continue
		}
		for _, a := range l.set.ir.Members {
			all.add(a)
		}
	}
	return all.ir.Members
}

// setConditions types the conditions of the sets, in a binding for each action. Sets inside others come first.
func (d *Checker) setConditions() {
	for _, s := range d.nestedFirst {
		attrs := d.attributes.Item(s.item, nil)
		d.doForEach(actionsOf(s.lists), func(a *ir.Action) {
			when := belonging(a, s.lists)
			if attrs.Has("when") {
				own := attrs.In(d.actionScope(a, len(a.Steps))).Optional("when")
				when = types.And(when, own)
			}
			if when == nil {
				return
			}
			v := &ir.Var{Name: setPrefix + s.ir.Name, Type: types.Bool, Range: s.ir.Range, Used: true}
			s.belongs[a] = &ir.Let{At: ir.At{R: when.Where()}, Var: v, Value: when}
		})
	}
}

// belonging returns the condition under which an action belongs to lists, or nil if it always does.
func belonging(a *ir.Action, lists []listedActions) ir.Expr {
	var out ir.Expr
	for _, l := range lists {
		if l.action == a {
			return nil
		}
		if l.set == nil || !slices.Contains(l.set.ir.Members, a) {
			continue
		}
		let := l.set.belongs[a]
		if let == nil {
			return nil
		}
		x := ir.Expr(&ir.Local{Base: ir.Base{T: types.Bool, R: l.at}, Var: let.Var})
		if out != nil {
			x = &ir.Binary{Base: ir.Base{T: types.Bool, R: l.at}, Op: "||", X: out, Y: x}
		}
		out = x
	}
	return out
}

// bind adds the bindings for membership in the sets of a list to an action, after all its parameters.
func (d *Checker) bind(a *ir.Action, lists []listedActions) {
	for _, l := range lists {
		if l.set == nil || l.set.belongs[a] == nil {
			continue
		}
		let := l.set.belongs[a]
		if !slices.ContainsFunc(a.Steps, func(st ir.ActionStep) bool { return st.Let == let }) {
			d.bind(a, l.set.lists)
			a.Steps = append(a.Steps, ir.ActionStep{Let: let})
		}
	}
}

// doForEach calls do for several actions. An error for only some of them, such as a missing parameter, is reported
// with their names.
func (d *Checker) doForEach(actions []*ir.Action, do func(*ir.Action)) {
	found := make([]diag.List, len(actions))
	times := map[hcl.Range]int{}
	for i, a := range actions {
		mark := d.report.Mark()
		do(a)
		found[i] = slices.Clone(d.report.Since(mark))
		d.report.Rewind(mark)
		for _, m := range found[i] {
			times[m.Range]++
		}
	}
	for i, a := range actions {
		for _, m := range found[i] {
			if times[m.Range] < len(actions) {
				m = m.Note("This is so for action %s.", a.Name)
			}
			d.report.Add(m)
		}
	}
}

// ensuredActions finds the actions that ensure blocks outside actions name.
func (d *Checker) ensuredActions() {
	for _, it := range d.blocks.OfType("ensure") {
		if a := d.attributes.Item(it, nil).Raw("actions", "actions"); a != nil {
			lists := d.readActions(a, "SC138")
			d.ensured[it] = lists
			for _, x := range actionsOf(lists) {
				x.Ensured = true
			}
		}
	}
}

// ensure adds a requirement on the result to the actions that an ensure block names. Membership in sets is evaluated
// before the action is carried out.
func (d *Checker) ensure(it *resolve.Item) {
	lists := d.ensured[it]
	attrs := d.attributes.Item(it, nil)
	if !attrs.Has("that") {
		return
	}
	d.doForEach(actionsOf(lists), func(a *ir.Action) { d.ensureAction(it, a, lists, attrs) })
}

func (d *Checker) ensureAction(it *resolve.Item, a *ir.Action, lists []listedActions, attrs *attribute.Attrs) {
	name, at := source.Label(it)
	attrs = attrs.In(d.actionScope(a, len(a.Steps)))
	r := &ir.Require{Name: name, That: attrs.Expr("that"), Range: at, Message: attrs.Text("message")}
	if when := belonging(a, lists); when != nil {
		d.bind(a, lists)
		r.That = &ir.Binary{Base: ir.Base{T: types.Bool, R: r.That.Where()}, Op: "||", X: types.Not(when), Y: r.That}
	}
	d.reportNotUnique(a, name, at)
	a.Ensures = append(a.Ensures, r)
}

// reportNotUnique reports a second requirement of an action with the same name, because allow could not distinguish
// them.
func (d *Checker) reportNotUnique(a *ir.Action, name string, at hcl.Range) {
	all := slices.Clone(a.Ensures)
	for _, st := range a.Steps {
		all = append(all, st.Require)
	}
	for _, r := range all {
		if r != nil && r.Name == name {
			d.report.Add(diag.New("SC285", at, "There is a requirement %q in action %s. Give each its own name.", name, a.Name).
				See(r.Range, "it is here"))
		}
	}
}

// forbid adds a requirement to the actions that a forbid block names, or a condition to the steps of the movements.
func (d *Checker) forbid(it *resolve.Item) {
	attrs := d.attributes.Item(it, nil)
	name, at := source.Label(it)
	var what []*hclsyntax.Attribute
	for _, of := range [][2]string{{"action", "action"}, {"actions", "actions"}, {"movements", "list(movement)"}} {
		if a := attrs.Raw(of[0], of[1]); a != nil {
			what = append(what, a)
		}
	}
	if len(what) != 1 {
		names := "several kinds of things"
		if len(what) == 0 {
			names = "nothing that it forbids"
		}
		d.report.Add(diag.New("SC138", at,
			"write one of action = action.NAME, actions = [action.NAME], actions = actions.NAME or movements = "+
				"[movement.NAME]").
			Saying("forbid %s names %s", name, names))
		return
	}
	if !attrs.Has("when") {
		return
	}
	switch a := what[0]; a.Name {
	case "movements":
		if m := attrs.Find("message"); m != nil {
			d.report.Add(diag.New("SC138", m.NameRange,
				"remove it: a movement does not try forbidden steps, and the action that uses it says why there is no way").
				Saying("no player would ever see this message"))
		}
		for _, m := range lookupAll(d, a, "movement", d.symbols.Movements) {
			d.forbidSteps(m, attrs)
		}
	default:
		if !attrs.Has("message") {
			d.report.Add(diag.New("SC102", it.Block.TypeRange, "write message = \"Not there.\"").Saying("forbid has no message").
				Note("text: what the player is told"))
		}
		if a.Name == "action" {
			if x, ok := lookup(d, a, "action", "SC138", d.symbols.Actions); ok {
				d.forbidAction(it, x, nil, attrs)
			}
			return
		}
		lists := d.readActions(a, "SC138")
		d.doForEach(actionsOf(lists), func(x *ir.Action) { d.forbidAction(it, x, lists, attrs) })
	}
}

// forbidAction adds a requirement to an action, under the condition that the action belongs to lists.
func (d *Checker) forbidAction(it *resolve.Item, a *ir.Action, lists []listedActions, attrs *attribute.Attrs) {
	name, at := source.Label(it)
	attrs = attrs.In(d.actionScope(a, len(a.Steps)))
	d.bind(a, lists)
	r := &ir.Require{
		Name: name, That: types.Not(types.And(belonging(a, lists), attrs.Expr("when"))), Range: at,
		Message: attrs.Text("message"),
	}
	a.Steps = append(a.Steps, ir.ActionStep{Require: r})
}

func (d *Checker) forbidSteps(m *ir.Movement, attrs *attribute.Attrs) {
	x := attrs.In(d.movementScope(m)).Expr("when")
	m.Pass = &ir.Binary{Base: ir.Base{T: types.Bool, R: m.Pass.Where()}, Op: "&&", X: m.Pass, Y: types.Not(x)}
}

func (d *Checker) allow(it *resolve.Item) {
	attrs := d.attributes.Item(it, nil)
	a, ok := lookup(d, attrs.Raw("action", "action"), "action", "SC138", d.symbols.Actions)
	rule := attrs.Raw("rule", "rule")
	if !ok || rule == nil {
		return
	}
	word := source.Keyword(rule.Expr)
	if word == "" {
		word, _ = dsl.Literal(rule.Expr)
	}
	_, at := source.Label(it)
	var names []string
	lift := func(r *ir.Require, known int) bool {
		names = append(names, r.Name)
		if r.Name != word || word == "" {
			return false
		}
		var when ir.Expr = types.Literal(types.Bool, at, 1)
		if attrs.Has("when") {
			when = attrs.In(d.actionScope(a, known)).Expr("when")
		}
		r.That = &ir.Binary{Base: ir.Base{T: types.Bool, R: r.That.Where()}, Op: "||", X: r.That, Y: when}
		return true
	}
	for i, st := range a.Steps {
		if st.Require != nil && lift(st.Require, i) {
			return
		}
	}
	for _, r := range a.Ensures {
		if lift(r, len(a.Steps)) {
			return
		}
	}
	d.report.Add(diag.New("SC138", rule.Expr.Range(),
		"rule is the name of a require or ensure of the action, or of a forbid").
		Saying("action %s has no rule %q", a.Name, word).Suggest(spell.Nearest(word, names)))
}
