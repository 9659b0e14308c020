package lower

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// choose lowers a decision. The wording and the appeal of an option are sections: code behind the instruction that
// the interpreter runs when somebody wants to see an option.
func (b *body) choose(s *ir.Choose, dst int32) {
	name := s.Name
	if name == "" && s.Result != nil {
		name = s.Result.Name
	}
	c := program.Choose{
		Name: b.str(name), Result: dst, Elem: b.typ(elem(s.From)), FromSet: s.From.Type().Kind == ir.Set,
		Count: -1, AtLeast: -1, Default: -1, Secret: -1, Pass: -1, It: -1, Text: -1, Appeal: -1, Place: b.decl(s.R),
	}
	c.By = b.own(s.By)
	c.From = b.own(s.From)
	for _, o := range []struct {
		e  ir.Expr
		to *int32
	}{{s.Count, &c.Count}, {s.AtLeast, &c.AtLeast}, {s.Default, &c.Default}, {s.Secret, &c.Secret}} {
		if o.e != nil {
			*o.to = b.own(o.e)
		}
	}
	c.Prompt = b.textReg(b.trees(s.Prompt), name)
	if s.Pass != nil {
		c.Pass = b.textReg(b.trees(s.Pass), "")
	}
	if s.Text != nil || s.Appeal != nil {
		c.It = b.tmp()
	}
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
	b.section(s.Text != nil, func(r int32) { b.template(b.trees(s.Text), r) }, func(pc int32) { b.p.Chooses[at].Text = pc })
	b.section(s.Appeal != nil, func(r int32) { b.root(s.Appeal, r) }, func(pc int32) { b.p.Chooses[at].Appeal = pc })
	b.bind(over)
	delete(b.regs, s.It)
}

// own evaluates into a register that nothing else writes while the decision is open.
func (b *body) own(e ir.Expr) int32 {
	r := b.tmp()
	b.root(e, r)
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
		To: b.own(s.To), ToSet: s.To.Type().Kind == ir.Set, Done: -1, Once: s.Once, Place: b.decl(s.R),
	}
	for _, a := range s.Actions {
		o.Actions = append(o.Actions, int32(a.Index))
	}
	o.Prompt = b.textReg(b.trees(s.Prompt), "")
	if s.Done != nil {
		o.Done = b.textReg(b.trees(s.Done), "")
	}
	for _, r := range s.Requires {
		o.Requires = append(o.Requires, program.Require{Name: b.str(r.Name), Place: b.decl(r.Range)})
	}
	at := int32(len(b.p.Offers))
	b.p.Offers = append(b.p.Offers, o)
	b.at(s.R)
	b.op(program.OFFER, at, 0, 0)
	if len(s.Requires) == 0 {
		return
	}
	over := newLabel()
	b.jump(over)
	for i, r := range s.Requires {
		b.section(true, func(to int32) { b.root(r.That, to) }, func(pc int32) { b.p.Offers[at].Requires[i].That = pc })
		b.section(true, func(to int32) { b.template(b.trees(r.Message), to) }, func(pc int32) { b.p.Offers[at].Requires[i].Message = pc })
	}
	b.bind(over)
}
