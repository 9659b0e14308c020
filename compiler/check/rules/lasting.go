package rules

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/article"
)

// Lasting makes the procedures that set state back which lasts as long as something else. `destroy` of a record calls
// them; what a procedure or phase calls when it ends is attached by Endings, when everything else is attached.
func (d *Checker) Lasting() {
	for _, k := range d.symbols.Scenario.Classes {
		for _, f := range k.Fields {
			for _, l := range f.Lasts {
				d.lasting(k, f, l)
			}
		}
	}
}

func (d *Checker) lasting(k *ir.Class, f *ir.Field, l ir.Lasting) {
	at := l.Range
	if f.Default == nil {
		d.report.Add(diag.New("SC157", at, "give it a default, or make it optional(…)").Saying("%s has no default to be set back to", f.Name))
		return
	}
	if l.What == "record" {
		of := d.symbols.Classes[l.Name]
		switch {
		case of == nil || of.Role != ir.RoleRecord:
			d.report.Unknown(diag.New("SC157", at, "it names one that is declared").Saying("there is no record %q", l.Name), "name", l.Name, slices.Values(d.symbols.Scenario.ClassNames(ir.RoleRecord)))
		case of == k:
			d.report.Add(diag.New("SC157", at, "leave lasts out").Saying("a field of %s ends with it", article.With(k.Name)))
		default:
			if d.symbols.Endings[of] == nil {
				d.symbols.Endings[of] = d.ending(of.Name)
			}
			setBack(d.symbols.Endings[of], k, f, at)
		}
		return
	}
	fn := d.symbols.Procedures[l.Name]
	if fn == nil || fn.What != l.What {
		m := diag.New("SC157", at, "it names one that is declared").Saying("there is no %s %q", l.What, l.Name)
		if fn != nil {
			m = m.Note("%q is %s: write %s.%s", l.Name, article.With(fn.What), fn.What, l.Name)
		}
		d.report.Unknown(m, "procedure", l.Name, slices.Values(d.symbols.ProceduresOf(l.What)))
		return
	}
	if d.endings[fn] == nil {
		d.endings[fn] = d.ending(fn.Name)
		d.ended = append(d.ended, fn)
	}
	setBack(d.endings[fn], k, f, at)
}

// ending returns a new procedure for what is done when something ends.
func (d *Checker) ending(of string) *ir.Func {
	fn := &ir.Func{Name: "the end of " + of, What: "procedure", Result: types.Void}
	d.symbols.Scenario.Procedures = append(d.symbols.Scenario.Procedures, fn)
	return fn
}

// setBack adds the statements that give a field of all things of a class its default again.
func setBack(fn *ir.Func, k *ir.Class, f *ir.Field, at hcl.Range) {
	def := &ir.Lit{Base: ir.Base{T: f.Type, R: at}, Val: f.Default}
	set := &ir.SetFields{At: ir.At{R: at}, Sets: []ir.FieldSet{{Field: f, Value: def, Range: at}}}
	if k.Role == ir.RoleGame {
		fn.Body = append(fn.Body, set)
		return
	}
	v := &ir.Var{Name: k.Name, Type: types.Ref(k), Used: true}
	set.Obj = types.Read(v, at)
	all := &ir.Builtin{Base: ir.Base{T: types.List(v.Type), R: at}, Name: "every", Class: k}
	fn.Body = append(fn.Body, &ir.For{At: ir.At{R: at}, Var: v, Seq: all, Body: []ir.Stmt{set}})
}

// Endings makes procedures and phases set back the state that lasts as long as they do, after everything that is
// attached to them.
func (d *Checker) Endings() {
	for _, fn := range d.ended {
		d.setAside(fn)
		fn.Body = slices.Insert(fn.Body, 1, ir.Stmt(&ir.Call{Proc: d.endings[fn]}))
	}
}
