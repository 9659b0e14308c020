package lower

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/compiler/lower/sight"
	"github.com/scenario-lang/scenario/compiler/lower/table"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/program"
)

// lowerVictories lowers the functions of every victory.
func (l *lowerer) lowerVictories() {
	for _, v := range l.sc.Victories {
		name := "victory " + v.Name
		row := program.Victory{
			Name: l.t.Str(v.Name), Draw: v.Draw, Winner: -1, Type: -1,
			When: l.expression(watch.Condition, name, nil, v.Lets, v.When),
		}
		if v.Winner != nil && v.Winner.Type().Kind != ir.None {
			row.Winner, row.Type = l.expression(watch.None, name+" winner", nil, v.Lets, v.Winner), l.t.Type(v.Winner.Type())
		}
		because := v.Because
		if because == nil {
			because = &ir.Template{Parts: [][]ir.Part{{{Literal: v.Name, Arg: -1}}}, Range: v.Range}
		}
		row.Because = l.refusal(watch.Ended, because.Range, name+" because", nil, v.Lets, because)
		l.t.P.Victories = append(l.t.P.Victories, row)
	}
}

// lowerTitles lowers the functions that return the titles of records.
func (l *lowerer) lowerTitles() {
	for i, c := range l.sc.Classes {
		if c.Title != nil {
			l.t.P.Classes[i].Title = l.text(c.Name+" title", []*ir.Var{c.Self}, nil, c.Title)
		}
	}
}

// lowerHides lowers the conditions under which something is hidden.
func (l *lowerer) lowerHides() {
	for _, h := range l.sc.Hides {
		row := program.Hide{Name: l.t.Str(h.Name), Class: int32(h.Class.Index), Text: -1}
		if h.Text != nil {
			row.Text = l.t.Text(h.Text)
		}
		for _, name := range h.Members {
			for _, f := range h.Class.Fields {
				if f.Name == name {
					row.Fields = append(row.Fields, l.t.FieldRow(f))
				}
			}
		}
		when := h.When
		if when == nil {
			when = &ir.Lit{Base: ir.Base{T: &ir.Type{Kind: ir.Bool}, R: h.Range}, Val: &ir.Const{Int: 1}}
		}
		row.When = l.expression(watch.Condition, "hide "+h.Name, []*ir.Var{h.Self, h.Viewer}, nil, when)
		l.t.P.Hides = append(l.t.P.Hides, row)
	}
}

// lowerTests lowers the steps of tests. They are not optimised unless the options say so, since each runs once.
func (l *lowerer) lowerTests() {
	if !l.opt.Tests {
		was := l.u.AsWritten
		l.u.AsWritten = true
		defer func() { l.u.AsWritten = was }()
	}
	l.t.P.Tests = slices.Grow(l.t.P.Tests, len(l.sc.Tests))
	for _, t := range l.sc.Tests {
		row := program.Test{
			Name: l.t.Str(t.Name), Place: l.t.Decl(t.Range), Setup: t.Setup, Skip: l.t.OptStr(t.Skip),
			Options: table.Settings(t.Options),
		}
		row.Cites = slices.Grow(row.Cites, len(t.Cites))
		row.Steps = slices.Grow(row.Steps, len(t.Steps))
		for _, c := range t.Cites {
			row.Cites = append(row.Cites, l.t.Str(c.Clause))
		}
		for _, s := range t.Steps {
			row.Steps = append(row.Steps, l.testStep("test "+t.Name, s))
		}
		l.t.P.Tests = append(l.t.P.Tests, row)
	}
}

func (l *lowerer) testStep(name string, s ir.TestStep) program.TestStep {
	row := program.TestStep{
		Kind: program.StepKind(s.Kind), Fn: -1, Defaults: s.Defaults, Because: l.t.OptStr(s.Because),
		Message: l.t.OptStr(s.Message), By: -1, Place: l.t.Decl(s.Range),
	}
	for _, r := range s.Rolls {
		by := program.Thrower(0)
		switch {
		case r.Unit != nil:
			by = program.UnitThrower(int64(r.Unit.Index))
		case r.Die != nil:
			by = program.DieThrower(int64(r.Die.Index))
		}
		for _, face := range r.Faces {
			row.Rolls = append(row.Rolls, program.ScriptedDie(by, face))
		}
	}
	if s.By != nil {
		row.By = int32(s.By.Index)
	}
	for _, line := range s.Lines {
		row.Lines = append(row.Lines, l.t.Str(line))
	}
	switch {
	case s.Body != nil:
		row.Fn = l.t.Function(name, s.Range, 0, nil, false)
		b := l.begin(row.Fn)
		b.writeStatements(s.Body.Body)
		b.c.Finish()
	case s.That != nil:
		row.Fn = l.expression(watch.None, name, nil, s.Lets, s.That)
		l.explain(reason{condition: row.Fn, lets: s.Lets, that: s.That})
	}
	if s.Kind == ir.StepExpect {
		l.view(name, s, &row)
	}
	return row
}

// lowerQuestions lowers the questions about chance, or the measures of progress.
func (l *lowerer) lowerQuestions(progress bool) {
	for _, q := range l.sc.Questions {
		if q.Progress != progress {
			continue
		}
		what := "question " + q.Name
		run := func(f *ir.Func) int32 {
			if f == nil {
				return -1
			}
			row := l.t.Function(what+" "+f.Name, f.Range, len(q.Params), nil, false)
			b := l.begin(row, q.Params...)
			b.writeStatements(f.Body)
			b.c.Finish()
			return row
		}
		measures := func(ms []*ir.Measure) (rows []program.Measure) {
			for _, m := range ms {
				row := program.Measure{Name: l.t.Str(m.Name), Title: l.t.TextOr(m.Title, m.Name), Fn: -1}
				if m.Is != nil {
					row.Fn = l.expression(watch.None, what+" "+m.Name, q.Params, m.Lets, m.Is)
				}
				rows = append(rows, row)
			}
			return rows
		}
		row := program.Question{
			Name: l.t.Str(q.Name), Title: l.t.TextOr(q.Title, q.Name), Place: l.t.Decl(q.Range),
			HasExample: q.Example != nil, Given: run(q.Given), Run: run(q.Run), Requires: measures(q.Requires),
			Outcomes: measures(q.Outcomes), Counts: measures(q.Counts),
		}
		for i, p := range q.Params {
			param := program.QuestionParam{Name: l.t.Str(p.Name), Type: l.t.Type(p.Type)}
			if q.Example != nil {
				param.Example = q.Example[i]
			}
			row.Params = append(row.Params, param)
		}
		l.t.P.Questions = append(l.t.P.Questions, row)
		l.t.P.Policies = append(l.t.P.Policies, policies[q.Policy])
	}
}

var policies = map[string]program.Policy{"greedy": program.PolicyGreedy, "random": program.PolicyRandom}

// view lowers the tests of an expect block about the view of a player.
func (l *lowerer) view(name string, s ir.TestStep, row *program.TestStep) {
	v := &s.View
	row.As, row.Text, row.Reads = -1, -1, -1
	if v.As != nil {
		row.As = int32(v.As.Index)
		l.lowerSights(name, s, row)
	}
	if v.Text != nil {
		row.Text, row.Reads = l.text(name+" text", nil, s.Lets, v.Text), l.t.Str(v.Reads)
	}
	for _, x := range []struct {
		words []string
		rows  *[]int32
	}{
		{v.Said, &row.Said}, {v.Unsaid, &row.Unsaid}, {v.Shown, &row.Shown}, {v.Unshown, &row.Unshown},
		{v.Offered, &row.Offered},
	} {
		for _, w := range x.words {
			*x.rows = append(*x.rows, l.t.Str(w))
		}
	}
}

// lowerSights lowers, for each hidden thing that an expectation depends on, a function that returns who may see it.
func (l *lowerer) lowerSights(name string, s ir.TestStep, row *program.TestStep) {
	if s.That == nil {
		return
	}
	depends := []ir.Expr{s.That}
	for _, b := range expr.FindNeeded(s.Lets, depends) {
		depends = append(depends, b.Value)
	}
	for _, read := range l.u.Hidden.All(everywhere{}, depends...) {
		what := "which " + classOf(read) + "s there are"
		var of []ir.Expr
		if read.Field != nil {
			what = read.Field.Class.Name + "." + read.Field.Name
			if whose := whoseField(read.Of); whose != "" {
				what += " of " + whose
			}
		}
		if read.Of != nil {
			of = append(of, read.Of)
		}
		fn := l.code(name+" sight", s.Range, nil, &ir.Type{Kind: ir.Int}, s.Lets, of,
			func(b *body) { expr.ReturnSight(b.fr, read) })
		row.Sights = append(row.Sights, program.TestSight{Fn: fn, What: l.t.Str(what)})
	}
}

// whoseField returns the thing, or list of things, whose field is read in the words of the rules, or "".
func whoseField(of ir.Expr) string {
	switch e := of.(type) {
	case *ir.Local:
		return e.Var.Name
	case *ir.Lit:
		if e.T.Kind == ir.Ref && e.Val != nil && e.Val.Int >= 0 && int(e.Val.Int) < len(e.T.Class.Members) {
			return e.T.Class.Name + "." + e.T.Class.Members[e.Val.Int].Name
		}
	case *ir.FieldOf:
		if whose := whoseField(e.Obj); whose != "" {
			return whose + "." + e.Field.Name
		}
	case *ir.MakeList:
		if len(e.Elems) == 1 {
			return whoseField(e.Elems[0])
		}
	case *ir.Comp:
		whose := whoseField(e.Seq)
		if part, ok := e.Elem.(*ir.FieldOf); ok && whose != "" {
			return whose + "." + part.Field.Name
		}
		return whose
	case *ir.CallFn:
		return e.Fn.Name + "(…)"
	case *ir.Builtin:
		if e.Name == "every" && e.Class != nil {
			return "every " + e.Class.Name
		}
		return e.Name + "(…)"
	}
	return ""
}

func classOf(r sight.Read) string {
	if r.Class == nil {
		return "thing"
	}
	return r.Class.Name
}

// everywhere is a scope in which nothing is known about variables; bindings are followed separately.
type everywhere struct{}

func (everywhere) InPlace(*ir.Var) (ir.Expr, bool) { return nil, false }
func (everywhere) Noted(*ir.Var) bool              { return false }
