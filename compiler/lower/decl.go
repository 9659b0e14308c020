package lower

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

func (l *lowerer) options() {
	for _, o := range l.sc.Options {
		row := program.Option{
			Name: l.str(o.Name), Type: l.typ(o.Type), Default: o.Default, Min: math.MinInt64, Max: math.MaxInt64,
			Among: o.Among, Text: l.optText(o.Text, o.Name),
		}
		if o.Min != nil {
			row.Min = *o.Min
		}
		if o.Max != nil {
			row.Max = *o.Max
		}
		l.p.Options = append(l.p.Options, row)
	}
}

func (l *lowerer) seatings() {
	for _, s := range l.sc.Seatings {
		row := program.Seating{Name: l.str(s.Name)}
		for _, seat := range s.Seats {
			players := []int32{}
			for _, m := range seat {
				players = append(players, int32(m.Index))
			}
			row.Seats = append(row.Seats, players)
		}
		row.Options = settings(s.Options)
		l.p.Seatings = append(l.p.Seatings, row)
	}
}

func (l *lowerer) victories() {
	for _, v := range l.sc.Victories {
		name := "victory " + v.Name
		row := program.Victory{Name: l.str(v.Name), Winner: -1, Type: -1, When: l.expression(Condition, name, nil, v.Lets, v.When)}
		if v.Winner != nil && v.Winner.Type().Kind != ir.None {
			row.Winner, row.Type = l.expression(Unseen, name+" winner", nil, v.Lets, v.Winner), l.typ(v.Winner.Type())
		}
		because := v.Because
		if because == nil {
			because = &ir.Template{Parts: [][]ir.Part{{{Literal: v.Name, Arg: -1}}}, Range: v.Range}
		}
		row.Because = l.said(Ended, because.Range, name+" because", nil, v.Lets, because)
		l.p.Victories = append(l.p.Victories, row)
	}
}

// titles makes the functions that word records.
func (l *lowerer) titles() {
	for i, c := range l.sc.Classes {
		if c.Title != nil {
			l.p.Classes[i].Title = l.message(c.Name+" title", []*ir.Var{c.Self}, nil, c.Title)
		}
	}
}

// faces says of what type the faces of each die are.
func (l *lowerer) faces() {
	for _, c := range l.sc.Classes {
		if c.Role != ir.RoleDie {
			continue
		}
		for _, m := range c.Members {
			t := l.sc.Faces[m]
			if t == nil {
				t = &ir.Type{Kind: ir.Int}
			}
			l.p.Faces = append(l.p.Faces, l.typ(t))
		}
	}
}

func (l *lowerer) hides() {
	for _, h := range l.sc.Hides {
		row := program.Hide{Name: l.str(h.Name), Class: int32(h.Class.Index), Text: -1}
		if h.Text != nil {
			row.Text = l.text(h.Text)
		}
		for _, name := range h.Members {
			for _, f := range h.Class.Fields {
				if f.Name == name {
					row.Fields = append(row.Fields, l.fields[f])
				}
			}
		}
		when := h.When
		if when == nil {
			when = &ir.Lit{Base: ir.Base{T: &ir.Type{Kind: ir.Bool}, R: h.Range}, Val: &ir.Const{Int: 1}}
		}
		row.When = l.expression(Condition, "hide "+h.Name, []*ir.Var{h.Self, h.Viewer}, nil, when)
		l.p.Hides = append(l.p.Hides, row)
	}
}

// rulebook fills Clauses and Cites. A citation of a clause nobody wrote down is left out: the checker has said so.
func (l *lowerer) rulebook() {
	at := map[string]int32{}
	if l.sc.Rulebook != nil {
		for _, c := range l.sc.Rulebook.Clauses {
			at[c.ID] = int32(len(l.p.Clauses))
			l.p.Clauses = append(l.p.Clauses, program.Clause{
				ID: l.str(c.ID), Section: l.str(c.Section), Text: l.str(c.Text), NotApplicable: l.optStr(c.NotApplicable),
			})
		}
	}
	for _, c := range l.sc.Cites {
		if clause, ok := at[c.Clause]; ok {
			l.p.Cites = append(l.p.Cites, program.Cite{
				Clause: clause, What: l.str(c.What), Test: int32(c.Test), Place: l.decl(c.Range),
			})
		}
	}
}

func (l *lowerer) tests() {
	if !l.opt.Tests {
		was := l.opt.AsWritten
		l.opt.AsWritten = true
		defer func() { l.opt.AsWritten = was }()
	}
	for _, t := range l.sc.Tests {
		row := program.Test{
			Name: l.str(t.Name), Place: l.decl(t.Range), Setup: t.Setup, Skip: l.optStr(t.Skip), Options: settings(t.Options),
		}
		for _, c := range t.Cites {
			row.Cites = append(row.Cites, l.str(c.Clause))
		}
		for _, s := range t.Steps {
			row.Steps = append(row.Steps, l.testStep("test "+t.Name, s))
		}
		l.p.Tests = append(l.p.Tests, row)
	}
}

func (l *lowerer) testStep(name string, s ir.TestStep) program.TestStep {
	row := program.TestStep{
		Kind: program.StepKind(s.Kind), Fn: -1, Defaults: s.Defaults, Rolls: s.Rolls, Because: l.optStr(s.Because),
		Message: l.optStr(s.Message), By: -1, Place: l.decl(s.Range),
	}
	if s.By != nil {
		row.By = int32(s.By.Index)
	}
	for _, line := range s.Lines {
		row.Lines = append(row.Lines, l.str(line))
	}
	switch {
	case s.Body != nil:
		row.Fn = l.function(name, s.Range, 0, nil, false)
		b := l.begin(row.Fn)
		b.block(s.Body.Body)
		b.finish()
	case s.That != nil:
		row.Fn = l.expression(Unseen, name, nil, s.Lets, s.That)
	}
	return row
}

// settings are options with the values they are given, in the order of the options: a map has none, a program has.
func settings(of map[*ir.Option]int64) []int64 {
	var out []int64
	for _, o := range slices.SortedFunc(maps.Keys(of), func(x, y *ir.Option) int { return cmp.Compare(x.Index, y.Index) }) {
		out = append(out, int64(o.Index), of[o])
	}
	return out
}
