// Package lower turns a checked scenario into a program: tables of constants, and register code for everything that
// is computed. It decides nothing about the rules; whatever could be wrong about them the checker has found. A checked
// scenario always gives a program that program.Verify accepts.
package lower

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Options of lowering.
type Options struct {
	// AsWritten lowers every statement and expression by itself. Otherwise short procedures take the place of calls, and
	// some builtins become a single instruction.
	AsWritten bool
	// Tests includes the steps of tests in what is not lowered as written.
	Tests bool
}

// Scenario makes the program of a checked scenario.
func Scenario(sc *ir.Scenario, opt Options) *program.Program {
	return scenario(sc, opt, nil).p
}

func scenario(sc *ir.Scenario, opt Options, w *watcher) *lowerer {
	l := &lowerer{
		watcher: w,
		sc:      sc, p: &program.Program{Name: sc.Name, Evaluate: -1, Sequence: -1}, opt: opt,
		strings: map[string]int32{}, files: map[string]int32{}, texts: map[string]int32{}, holes: map[*ir.Template]int32{},
		types: map[string]int32{}, consts: map[int64]int32{}, attrs: map[*ir.Attr]int32{}, fields: map[*ir.Field]int32{},
		funcs: map[*ir.Func]int32{}, bodies: map[*ir.Func]*ir.Func{}, creates: map[string]int32{}, scans: map[string]int32{}, masks: map[string]int32{},
		columns: map[string]int32{}, plain: map[int32]int32{},
	}
	p := l.p
	p.Languages = slices.Clone(sc.Languages)
	p.Title = l.optText(sc.Title, sc.Name)
	l.classes()
	l.edges()
	l.options()
	l.seatings()
	// Functions call each other in any order: their rows come first, then the values' rows, then code.
	l.hidden()
	bodies := l.declare()
	for _, f := range bodies {
		if f == sc.Evaluation {
			l.unwatched(func() { l.define(f) })
			continue
		}
		l.define(f)
	}
	l.values()
	l.movements()
	l.actions()
	l.setups()
	if sc.Sequence != nil {
		p.Sequence = l.funcs[sc.Sequence.Declared()]
	}
	if sc.Evaluation != nil {
		p.Evaluate = l.funcs[sc.Evaluation.Declared()]
	}
	l.unwatched(l.titles)
	l.victories()
	l.hides()
	l.faces()
	p.EndRules()
	l.rulebook()
	l.unwatched(l.tests)
	return l
}

// declare reserves the rows of all functions with a body of their own.
func (l *lowerer) declare() []*ir.Func {
	var all []*ir.Func
	all = append(all, l.sc.Functions...)
	all = append(all, l.sc.Procedures...)
	all = append(all, l.sc.Hooks...)
	if l.sc.Sequence != nil {
		all = append(all, l.sc.Sequence)
	}
	if l.sc.Evaluation != nil {
		all = append(all, l.sc.Evaluation)
	}
	once := all[:0]
	for _, f := range all {
		if _, twice := l.funcs[f.Declared()]; twice {
			continue
		}
		l.bodies[f.Declared()] = f
		l.funcs[f.Declared()] = l.function(strings.TrimSpace(f.What+" "+f.Name), f.Range, len(f.Params), f.Result, f.Pure || f == l.sc.Evaluation)
		if f.Phase != nil {
			l.p.Funcs[l.funcs[f.Declared()]].Phase = int32(f.Phase.Index)
		}
		once = append(once, f)
	}
	return once
}

// function reserves a row in Funcs.
func (l *lowerer) function(name string, r hcl.Range, params int, result *ir.Type, pure bool) int32 {
	row := program.Func{Name: l.str(name), Place: l.decl(r), Params: int32(params), Result: -1, Pure: pure, Phase: -1}
	if result != nil && result.Kind != ir.Void {
		row.Result = l.typ(result)
	}
	l.p.Funcs = append(l.p.Funcs, row)
	return int32(len(l.p.Funcs) - 1)
}

// define lowers the body of a declared function.
func (l *lowerer) define(f *ir.Func) {
	b := l.begin(l.funcs[f.Declared()], f.Params...)
	b.watch(Entry, f.Range)
	if f.Pure || f == l.sc.Evaluation {
		b.inPlace(f.Body)
	}
	b.watchRead(f.Body)
	b.block(b.kept(f.Body))
	b.finish()
}

// code makes a function of expressions: lets that are needed come first.
func (l *lowerer) code(name string, r hcl.Range, params []*ir.Var, result *ir.Type, lets []*ir.Let, needs []ir.Expr, emit func(b *body)) int32 {
	index := l.function(name, r, len(params), result, true)
	b := l.begin(index, params...)
	b.bindings(lets, needs)
	emit(b)
	b.finish()
	return index
}

// expression makes a function that gives one expression; seen is what it means that it was asked.
func (l *lowerer) expression(seen PointKind, name string, params []*ir.Var, lets []*ir.Let, e ir.Expr) int32 {
	return l.code(name, e.Where(), params, e.Type(), lets, []ir.Expr{e}, func(b *body) {
		b.watch(seen, e.Where())
		b.ret(e)
	})
}

// message makes a function that gives a text.
func (l *lowerer) message(name string, params []*ir.Var, lets []*ir.Let, t *ir.Template) int32 {
	return l.said(Unseen, hcl.Range{}, name, params, lets, t)
}

// said is message where it means something that the words were wanted: of what stands at.
func (l *lowerer) said(seen PointKind, at hcl.Range, name string, params []*ir.Var, lets []*ir.Let, t *ir.Template) int32 {
	if t == nil {
		t = &ir.Template{Parts: [][]ir.Part{{}}}
	}
	return l.code(name, t.Range, params, &ir.Type{Kind: ir.Text}, lets, t.Args, func(b *body) {
		b.watch(seen, at)
		r := b.tmp()
		b.at(t.Range)
		b.template(t, r)
		b.op(program.RET, r, 0, 0)
	})
}

// ret gives the value of an expression.
func (b *body) ret(e ir.Expr) {
	b.at(e.Where())
	b.op(program.RET, b.any(e), 0, 0)
}

// optimising reports whether code may be shorter than what is written.
func (l *lowerer) optimising() bool { return !l.opt.AsWritten }

// oneHole is the text that says a value of a type and nothing else.
func (l *lowerer) oneHole(t *ir.Type) int32 {
	typ := l.typ(t)
	i, ok := l.plain[typ]
	if !ok {
		i = l.text(&ir.Template{Parts: [][]ir.Part{{{Arg: 0}}}, Args: []ir.Expr{&ir.Local{Base: ir.Base{T: t}}}})
		l.plain[typ] = i
	}
	return i
}
