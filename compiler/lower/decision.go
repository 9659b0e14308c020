package lower

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// choose lowers a decision. The wording and the appeal of an option are sections: code behind the instruction that
// the interpreter runs when somebody wants to see an option.
func (b *body) choose(s *ir.Choose, dst int32) {
	if s.By.Type().Kind == ir.Set {
		b.joint(s, dst)
		return
	}
	by := b.own(s.By)
	answered := newLabel()
	var early func()
	if s.DefaultFits {
		early = func() {
			b.op(program.DEFAULTS, int32(len(b.p.Chooses)), 0, 0)
			b.target(answered, 1)
		}
	}
	c := b.choice(s, early)
	c.Result, c.By = dst, by
	b.ask(s, c)
	b.bind(answered)
}

// choice is the row of a choice without who decides and where the answer goes; what it is made of is evaluated here.
// early, if there is such, stands behind what a default needs and before all that only those who are asked want.
func (b *body) choice(s *ir.Choose, early func()) program.Choose {
	name := s.Name
	if name == "" && s.Result != nil {
		name = s.Result.Name
	}
	c := program.Choose{
		Name: b.str(name), Result: -1, By: -1, Elem: b.typ(elem(s.From)), FromSet: s.From.Type().Kind == ir.Set,
		Count: -1, AtLeast: -1, Default: -1, Secret: -1, Pass: -1, It: -1, Text: -1, Appeal: -1, Ask: -1,
		Place: b.decl(s.R),
	}
	if early == nil {
		c.From = b.own(s.From)
	}
	for _, o := range []struct {
		e  ir.Expr
		to *int32
	}{{s.Count, &c.Count}, {s.AtLeast, &c.AtLeast}, {s.Default, &c.Default}, {s.Secret, &c.Secret}, {s.Ask, &c.Ask}} {
		if o.e != nil {
			*o.to = b.own(o.e)
		}
	}
	if early != nil {
		early()
		c.From = b.own(s.From)
	}
	c.Prompt = b.textReg(s.Prompt, name)
	if s.Pass != nil {
		c.Pass = b.textReg(s.Pass, "")
	}
	if s.Text != nil || s.Appeal != nil {
		c.It = b.tmp()
	}
	return c
}

// ask emits the question itself, and behind it what words its options.
func (b *body) ask(s *ir.Choose, c program.Choose) {
	at := int32(len(b.p.Chooses))
	b.p.Chooses = append(b.p.Chooses, c)
	b.at(s.R)
	b.op(program.CHOOSE, at, 0, 0)
	if c.It < 0 {
		return
	}
	b.regs[s.It] = c.It
	over := newLabel()
	b.jump(over)
	b.section(s.Text != nil, func(r int32) { b.template(s.Text, r) }, func(pc int32) { b.p.Chooses[at].Text = pc })
	b.section(s.Appeal != nil, func(r int32) { b.unwatched(func() { b.into(s.Appeal, r) }) }, func(pc int32) { b.p.Chooses[at].Appeal = pc })
	b.bind(over)
	delete(b.regs, s.It)
}

// joint asks all of a set one after the other, until one answers otherwise than the first. Then or_else decides alone;
// without that nobody has, and the answer is none.
func (b *body) joint(s *ir.Choose, dst int32) {
	by := b.own(s.By)
	orElse := int32(-1)
	if s.OrElse != nil {
		orElse = b.own(s.OrElse)
	}
	c := b.choice(s, nil)
	it, asked, one := b.take(3), b.tmp(), b.tmp()
	lists := b.take(2) // the first answer and another
	differ, agreed := newLabel(), newLabel()
	b.op(program.LOADI, asked, 0, 0)
	b.at(s.By.Where())
	b.op(program.ITER, it, by, int32(program.OverSet))
	top, end, first, next := newLabel(), newLabel(), newLabel(), newLabel()
	b.bind(top)
	b.op(program.NEXT, it, 0, one)
	b.target(end, 1)
	each := c
	each.By, each.Result = one, lists+1
	b.ask(s, each)
	b.branch(asked, false, first)
	same := b.tmp()
	if s.Count != nil {
		b.op(program.BUILTIN, same, lists, int32(builtin.Same))
	} else {
		b.op(program.EQ, same, lists, lists+1)
	}
	b.branch(same, false, differ)
	b.jump(next)
	b.bind(first)
	b.op(program.LOADI, asked, 1, 0)
	b.move(lists, lists+1)
	b.bind(next)
	b.op(program.LOOP, 0, 0, 0)
	b.target(top, 0)
	b.bind(end)
	b.branch(asked, false, differ)
	b.move(dst, lists)
	b.jump(agreed)
	b.bind(differ)
	switch {
	case orElse >= 0:
		c.By, c.Result = orElse, dst
		b.ask(s, c)
	case s.Count != nil:
		b.loadInt(dst, b.staticCells(nil))
	default:
		b.loadInt(dst, value.None)
	}
	b.bind(agreed)
}

// own evaluates into a register that nothing else writes while the decision is open.
func (b *body) own(e ir.Expr) int32 {
	r := b.tmp()
	b.into(e, r)
	return r
}

// section is code that ends in END; link is told where it came to stand.
func (b *body) section(wanted bool, code func(r int32), link func(pc int32)) {
	if !wanted {
		return
	}
	start, mark := int32(len(b.code)), b.next
	r := b.tmp()
	code(r)
	b.op(program.END, r, 0, 0)
	b.next = mark
	b.linked = append(b.linked, func(base int32) { link(base + start) })
}

func (b *body) offer(s *ir.Offer) {
	o := program.Offer{
		To: b.own(s.To), ToSet: s.To.Type().Kind == ir.Set, Done: -1, Actor: -1, Once: s.Once, Place: b.decl(s.R),
	}
	for _, a := range s.Actions {
		o.Actions = append(o.Actions, int32(a.Index))
	}
	if s.Done != nil {
		o.Done = b.textReg(s.Done, "")
	}
	for _, r := range s.Requires {
		o.Requires = append(o.Requires, program.Require{Name: b.str(r.Name), Place: b.decl(r.Range)})
	}
	for _, w := range s.With {
		o.With = append(o.With, program.Given{Name: b.str(w.Name), Reg: b.own(w.Value)})
	}
	if s.Actor != nil {
		o.Actor = b.tmp()
		b.regs[s.Actor] = o.Actor
		defer delete(b.regs, s.Actor)
	}
	at := int32(len(b.p.Offers))
	b.p.Offers = append(b.p.Offers, o)
	b.at(s.R)
	b.op(program.OFFER, at, 0, 0)
	over := newLabel()
	b.jump(over)
	// The prompt is worded anew each time the menu is shown: what it speaks of has changed by then.
	b.section(true, func(to int32) { b.template(s.Prompt, to) }, func(pc int32) { b.p.Offers[at].Prompt = pc })
	for i, r := range s.Requires {
		b.section(true, func(to int32) {
			b.watch(Requirement, r.That.Where())
			b.into(r.That, to)
		}, func(pc int32) { b.p.Offers[at].Requires[i].That = pc })
		b.section(true, func(to int32) {
			b.watch(Refusal, worded(r.Message, r.That))
			b.template(r.Message, to)
		}, func(pc int32) { b.p.Offers[at].Requires[i].Message = pc })
	}
	b.bind(over)
}
