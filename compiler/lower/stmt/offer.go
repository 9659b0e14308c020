package stmt

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/program"
)

// offer writes a menu of actions. Its prompt and its requirements are sections after it.
func (b *Body) offer(s *ir.Offer) {
	o := program.Offer{
		To: b.own(s.To), ToSet: s.To.Type().Kind == ir.Set, Done: -1, Actor: -1, Once: s.Once, Sealed: s.Sealed, Place: b.t.Decl(s.R),
	}
	for _, a := range s.Actions {
		o.Actions = append(o.Actions, int32(a.Index))
	}
	if s.Done != nil {
		o.Done = b.fr.TextReg(s.Done, "")
	}
	for _, r := range s.Requires {
		o.Requires = append(o.Requires, program.Require{Name: b.t.Str(r.Name), Place: b.t.Decl(r.Range)})
	}
	for _, w := range s.With {
		o.With = append(o.With, program.Given{Name: b.t.Str(w.Name), Reg: b.own(w.Value)})
	}
	if s.Actor != nil {
		o.Actor = b.c.Tmp()
		b.fr.Names.Hold(s.Actor, o.Actor)
		defer b.fr.Names.Drop(s.Actor)
	}
	at := int32(len(b.t.P.Offers))
	b.t.P.Offers = append(b.t.P.Offers, o)
	b.c.At(s.R)
	b.c.Op(program.OFFER, at, 0, 0)
	over := emit.NewLabel()
	b.c.Jump(over)
	// The prompt is worded each time that the menu is shown, since what it speaks of may have changed.
	b.c.Section(func(to int32) { b.fr.Text(s.Prompt, to) }, func(pc int32) { b.t.P.Offers[at].Prompt = pc })
	for i, r := range s.Requires {
		b.c.Section(func(to int32) {
			b.c.Watch(watch.Requirement, r.That.Where())
			b.fr.Into(r.That, to)
		}, func(pc int32) { b.t.P.Offers[at].Requires[i].That = pc })
		b.c.Section(func(to int32) {
			b.c.Watch(watch.Refusal, watch.Worded(r.Message, r.That))
			b.fr.Text(r.Message, to)
		}, func(pc int32) { b.t.P.Offers[at].Requires[i].Message = pc })
	}
	b.c.Bind(over)
}
