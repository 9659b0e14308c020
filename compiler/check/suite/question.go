package suite

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/stmt"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// TypeQuestions types the questions about chance.
func (d *Checker) TypeQuestions() {
	for _, it := range d.blocks.OfType("question") {
		if name, at := source.Label(it); name != "" {
			d.symbols.Scenario.Questions = append(d.symbols.Scenario.Questions, d.question(it, name, at))
		}
	}
	for _, it := range d.blocks.OfType("progress") { // after the questions, because rules use the indexes of these
		if name, at := source.Label(it); name != "" {
			d.symbols.Scenario.Questions = append(d.symbols.Scenario.Questions, d.progress(it, name, at))
		}
	}
}

// progress types a progress block.
func (d *Checker) progress(it *resolve.Item, name string, at hcl.Range) *ir.Question {
	attrs := d.attributes.Item(it, nil)
	q := &ir.Question{Name: name, Range: at, Progress: true, Title: attrs.Text("title")}
	if a := attrs.Raw("params", "map(name, type)"); a != nil {
		q.Params = d.expr.Params(a.Expr)
		if len(q.Params) != 1 || q.Params[0].Type.Kind != ir.Ref || !canBeAsked(q.Params[0].Type) {
			d.refuse(a.Expr.Range(), "write one parameter, such as { p = player }",
				"progress is that of the members of one class")
		}
	}
	spec, _ := schema.Block("progress")
	for _, part := range []string{"is", "goal"} {
		s := d.scope(q)
		m := &ir.Measure{Name: part, Range: at, Lets: d.expr.TypeBindings(it.Body, spec, s)}
		if m.Is = d.attributes.Item(it, s).Optional(part); m.Is != nil {
			q.Counts = append(q.Counts, m)
		}
		if part == "is" && it.Body.Attributes["goal"] == nil {
			d.expr.ReportUnread(s)
		}
	}
	return q
}

// DeclareQuestions types the parameters of the questions, so that rules can ask them.
func (d *Checker) DeclareQuestions() {
	for _, it := range d.blocks.OfType("question") {
		name, at := source.Label(it)
		if name == "" {
			continue
		}
		q := &ir.Question{Name: name, Range: at}
		d.symbols.Questions[name] = &symbols.Question{Question: q, Block: it.Body}
		if a := d.attributes.Item(it, nil).Raw("params", "map(name, type)"); a != nil {
			q.Params = d.expr.Params(a.Expr)
			for _, p := range q.Params {
				if !canBeAsked(p.Type) {
					d.refuse(p.Range, "declare an int, a bool, a class of things that are declared, or a list of one of these",
						"nobody can ask with a %s", p.Type)
				}
			}
		}
	}
}

func (d *Checker) question(it *resolve.Item, name string, at hcl.Range) *ir.Question {
	attrs := d.attributes.Item(it, nil)
	q := d.symbols.Questions[name].Question
	q.Title = attrs.Text("title")
	if a := attrs.Raw("policy", "policy"); a != nil {
		q.Policy = d.policy(a)
	}
	if a := attrs.Raw("example", "map(name, constant)"); a != nil {
		q.Example = d.example(a, q.Params)
	}
	open := false // the last outcome so far has no condition
	for _, b := range it.Body.Blocks {
		spec, ok := schema.Nested("question", b.Type)
		if !ok {
			continue
		}
		switch b.Type {
		case "given":
			d.reportTwice(b, q.Given)
			q.Given = d.typeBody(q, b)
		case "run":
			d.reportTwice(b, q.Run)
			q.Run = d.typeBody(q, b)
		default:
			m := d.measure(q, b, spec)
			switch b.Type {
			case "require":
				q.Requires = append(q.Requires, m)
				continue
			case "count":
				q.Counts = append(q.Counts, m)
				continue
			}
			if open {
				d.refuse(b.TypeRange, "give it a condition with when, or put it last",
					"the outcome before this one has no condition, so it takes all other ends")
			}
			open = m.Is == nil
			q.Outcomes = append(q.Outcomes, m)
		}
	}
	if q.Run == nil {
		d.refuse(at, "write run { … }", "question %s runs nothing", name)
	}
	if len(q.Outcomes)+len(q.Counts) == 0 {
		d.refuse(at, "write outcome NAME { when = … }, or count NAME { is = … }", "question %s asks for nothing", name)
	}
	for _, p := range q.Params {
		if !p.Used {
			d.report.Errorf("SC238", p.Range, "Nothing reads %q. Remove it from the parameters.", p.Name)
		}
	}
	return q
}

// policies are the bots that a question can name.
var policies = []string{"greedy", "random"}

// policy returns the policy of a question.
func (d *Checker) policy(a *hclsyntax.Attribute) string {
	word := source.Keyword(a.Expr)
	if slices.Contains(policies, word) {
		return word
	}
	d.report.Add(diag.New("SC158", a.Expr.Range(), "write one of %s", strings.Join(policies, ", ")).
		Saying("%s names a bot", a.Name).Suggest(spell.Nearest(word, policies)))
	return ""
}

// refuse reports an error in a question.
func (d *Checker) refuse(at hcl.Range, do, said string, args ...any) {
	d.report.Add(diag.New("SC151", at, "%s", do).Saying(said, args...))
}

// reportTwice reports a second block of a kind that a question may have only once.
func (d *Checker) reportTwice(b *hclsyntax.Block, before *ir.Func) {
	if before != nil {
		d.report.Add(diag.New("SC151", b.TypeRange, "write its statements into the first").
			Saying("a question has one block %s", b.Type).
			See(before.Range, "the first one is here"))
	}
}

// canBeAsked reports whether values of a type can be arguments of a question: numbers, truth values, declared things,
// and lists of these.
func canBeAsked(t *ir.Type) bool {
	switch t.Kind {
	case ir.Int, ir.Bool, ir.Invalid:
		return true
	case ir.Ref:
		return t.Class.Role != ir.RolePiece && t.Class.Role != ir.RoleRecord && t.Class.Role != ir.RoleGame
	case ir.List:
		return t.Elem.Kind != ir.List && canBeAsked(t.Elem)
	}
	return false
}

// scope returns a scope with the parameters of a question.
func (d *Checker) scope(q *ir.Question) *symbols.Scope {
	s := symbols.NewScope()
	for _, p := range q.Params {
		d.expr.Declare(s, p)
	}
	return s
}

// typeBody types the statements of a question.
func (d *Checker) typeBody(q *ir.Question, b *hclsyntax.Block) *ir.Func {
	fn := &ir.Func{Name: b.Type, What: b.Type, Result: types.Void, Range: b.TypeRange, Params: q.Params}
	fn.Body = d.stmt.Stmts(b.Body, d.scope(q), stmt.NewBody(fn))
	d.rules.Placed(fn.Body)
	return fn
}

// measure types an outcome, a count or a requirement.
func (d *Checker) measure(q *ir.Question, b *hclsyntax.Block, spec *schema.BlockSpec) *ir.Measure {
	s := d.scope(q)
	m := &ir.Measure{Range: b.TypeRange, Lets: d.expr.TypeBindings(b.Body, spec, s)}
	if len(b.Labels) > 0 {
		m.Name = b.Labels[0]
	}
	attrs := d.attributes.Of(spec, b.Body, b.TypeRange, s)
	switch b.Type {
	case "require":
		m.Is, m.Title = attrs.Optional("that"), attrs.Text("message")
	case "count":
		m.Is, m.Title = attrs.Optional("is"), attrs.Text("title")
	default:
		m.Is, m.Title = attrs.Optional("when"), attrs.Text("title")
	}
	d.expr.ReportUnread(s)
	if m.Name == "" {
		return m
	}
	for _, other := range slices.Concat(q.Requires, q.Outcomes, q.Counts) {
		if other.Name == m.Name {
			d.report.Add(diag.New("SC151", b.TypeRange, "give it another name").
				Saying("question %s has two parts %s", q.Name, m.Name).See(other.Range, "the first one is here"))
		}
	}
	return m
}

// example returns the values for the parameters of a question, or nil if some are missing.
func (d *Checker) example(a *hclsyntax.Attribute, params []*ir.Var) [][]int64 {
	values, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok {
		d.refuse(a.Expr.Range(), "write example = { n = 1 }", "an example gives the parameters values, in braces")
		return nil
	}
	given := map[string][]int64{}
	for _, v := range values.Items {
		name, at, ok := d.expr.Key(v.KeyExpr)
		if !ok {
			return nil
		}
		i := slices.IndexFunc(params, func(p *ir.Var) bool { return p.Name == name })
		if i < 0 {
			declared := func(yield func(string) bool) {
				for _, p := range params {
					if !yield(p.Name) {
						return
					}
				}
			}
			d.report.AddUnknown(diag.New("SC151", at, "remove it").Saying("the question has no parameter %q", name), "parameter",
				name, declared)
			return nil
		}
		if given[name], ok = d.sample(params[i].Type, v.ValueExpr); !ok {
			return nil
		}
	}
	out := make([][]int64, len(params))
	for i, p := range params {
		if out[i] = given[p.Name]; out[i] == nil {
			d.refuse(a.NameRange, fmt.Sprintf("write %s = …", p.Name), "the example has no %s", p.Name)
			return nil
		}
	}
	return out
}

// sample returns a value of an example, or the elements of a list. A list of things may be written as a map from
// things to numbers.
func (d *Checker) sample(t *ir.Type, e hclsyntax.Expression) ([]int64, bool) {
	out := []int64{}
	counts, byKind := e.(*hclsyntax.ObjectConsExpr)
	if !byKind || t.Kind != ir.List || t.Elem.Kind != ir.Ref {
		c := d.expr.Constant(e, t)
		switch {
		case c == nil:
			return nil, false
		case t.Kind != ir.List:
			return append(out, c.Int), true
		}
		for _, x := range c.List {
			out = append(out, x.Int)
		}
		return out, true
	}
	for _, it := range counts.Items {
		name, at, ok := d.expr.Key(it.KeyExpr)
		if !ok {
			return nil, false
		}
		m := t.Elem.Class.Member(name)
		if m == nil {
			d.report.AddUnknown(diag.New("SC151", at, "name one that is declared").Saying("there is no %s %q",
				t.Elem.Class.Name, name), t.Elem.Class.Name, name, slices.Values(ir.Names(t.Elem.Class.Members)))
			return nil, false
		}
		c := d.expr.Constant(it.ValueExpr, types.Int)
		if c == nil {
			return nil, false
		}
		if c.Int < 0 || c.Int > expr.MostCases {
			d.refuse(it.ValueExpr.Range(), fmt.Sprintf("write a number from 0 to %d", expr.MostCases),
				"there cannot be %d of them", c.Int)
			return nil, false
		}
		for range c.Int {
			out = append(out, int64(m.Index))
		}
	}
	return out, true
}
