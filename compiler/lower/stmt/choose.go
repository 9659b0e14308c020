package stmt

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// choose writes a decision of one player. The text and the appeal of an option are sections that the interpreter runs
// for each option that it shows or evaluates.
func (b *Body) choose(s *ir.Choose, dst int32) {
	if s.By.Type().Kind == ir.Set {
		b.writeJoint(s, dst)
		return
	}
	by := b.evaluateAlone(s.By)
	answered := emit.NewLabel()
	var early func()
	if s.DefaultFits {
		early = func() {
			b.c.Op(program.DEFAULTS, int32(len(b.t.P.Chooses)), 0, 0)
			b.c.Target(answered, 1)
		}
	}
	c := b.choice(s, early)
	c.Result, c.By = dst, by
	b.ask(s, c)
	b.c.Bind(answered)
}

// choice evaluates the parts of a choice, and returns its row without the player and the register of the answer.
// early, if not nil, is called after the parts that are needed for taking the default and before those that are
// needed for asking.
func (b *Body) choice(s *ir.Choose, early func()) program.Choose {
	name := s.Name
	if name == "" && s.Result != nil {
		name = s.Result.Name
	}
	c := program.Choose{
		Name: b.t.Str(name), Result: -1, By: -1, Elem: b.t.Type(expr.Elem(s.From)), FromSet: s.From.Type().Kind == ir.Set,
		Count: -1, AtLeast: -1, Default: -1, Secret: -1, Pass: -1, It: -1, Text: -1, Appeal: -1, Ask: -1,
		Those: -1, That: -1, Message: -1,
		Place: b.t.Decl(s.R),
	}
	if early == nil {
		c.From = b.evaluateAlone(s.From)
	}
	for _, o := range []struct {
		e  ir.Expr
		to *int32
	}{{s.Count, &c.Count}, {s.AtLeast, &c.AtLeast}, {s.Default, &c.Default}, {s.Secret, &c.Secret}, {s.Ask, &c.Ask}} {
		if o.e != nil {
			*o.to = b.evaluateAlone(o.e)
		}
	}
	b.evaluatePrivate(s, &c)
	if early != nil {
		early()
		c.From = b.evaluateAlone(s.From)
	}
	c.Prompt = b.fr.TextReg(s.Prompt, name)
	if s.Pass != nil {
		c.Pass = b.fr.TextReg(s.Pass, "")
		if s.PassWhen != nil {
			words, there := c.Pass, emit.NewLabel()
			c.Pass = b.c.Tmp()
			b.c.Move(c.Pass, words)
			b.fr.JumpIf(s.PassWhen, true, there)
			b.c.LoadInt(c.Pass, value.None)
			b.c.Bind(there)
		}
	}
	if s.Text != nil || s.Appeal != nil {
		c.It = b.c.Tmp()
	}
	if s.That != nil {
		c.Those = b.c.Tmp()
	}
	return c
}

// evaluatePrivate evaluates whether the answer is hidden from others. If the choice does not declare that, it is
// hidden if it reveals something hidden to somebody.
func (b *Body) evaluatePrivate(s *ir.Choose, c *program.Choose) {
	if s.Secret != nil {
		return
	}
	reads, always := b.u.Hidden.Choice(s)
	if !always && len(reads) == 0 {
		return
	}
	c.Secret = b.c.Tmp()
	if always {
		b.c.LoadInt(c.Secret, 1)
		return
	}
	by := s.By
	if by.Type().Kind != ir.Ref {
		by = nil
	}
	expr.PutUnseeing(b.fr, reads, by, c.Secret)
}

// ask writes the question itself, followed by the sections for the texts of its options.
func (b *Body) ask(s *ir.Choose, c program.Choose) {
	at := int32(len(b.t.P.Chooses))
	b.t.P.Chooses = append(b.t.P.Chooses, c)
	b.c.SetPlace(s.R)
	b.c.Op(program.CHOOSE, at, 0, 0)
	if c.It < 0 && c.Those < 0 {
		return
	}
	over := emit.NewLabel()
	b.c.Jump(over)
	b.writeCondition(s, c.Those, at)
	if c.It < 0 {
		b.c.Bind(over)
		return
	}
	b.fr.Names.Hold(s.It, c.It)
	if s.Text != nil {
		b.c.WriteSection(func(r int32) { b.fr.Text(s.Text, r) }, func(pc int32) { b.t.P.Chooses[at].Text = pc })
	}
	if s.Appeal != nil {
		appeal := func(r int32) { b.u.Watch.Mute(func() { b.fr.EvalInto(s.Appeal, r) }) }
		b.c.WriteSection(appeal, func(pc int32) { b.t.P.Chooses[at].Appeal = pc })
	}
	b.c.Bind(over)
	b.fr.Names.Drop(s.It)
}

// writeCondition writes the sections that test a combination and explain why it is not allowed.
func (b *Body) writeCondition(s *ir.Choose, those, at int32) {
	if those < 0 {
		return
	}
	b.fr.Names.Hold(s.Chosen, those)
	b.c.WriteSection(func(r int32) { b.fr.EvalInto(s.That, r) }, func(pc int32) { b.t.P.Chooses[at].That = pc })
	if s.Message != nil {
		b.c.WriteSection(func(r int32) { b.fr.Text(s.Message, r) }, func(pc int32) { b.t.P.Chooses[at].Message = pc })
	}
	b.fr.Names.Drop(s.Chosen)
}

// writeJoint writes a decision of a set of players. They are asked one after the other until one disagrees with the
// first. Then or_else decides; without it the answer is none.
func (b *Body) writeJoint(s *ir.Choose, dst int32) {
	by := b.evaluateAlone(s.By)
	orElse := int32(-1)
	if s.OrElse != nil {
		orElse = b.evaluateAlone(s.OrElse)
	}
	c := b.choice(s, nil)
	it, asked, one := b.c.Take(3), b.c.Tmp(), b.c.Tmp()
	lists := b.c.Take(2) // the first answer and another
	differ, agreed := emit.NewLabel(), emit.NewLabel()
	b.c.Op(program.LOADI, asked, 0, 0)
	b.c.SetPlace(s.By.Where())
	b.c.Op(program.ITER, it, by, int32(program.OverSet))
	top, end, first, next := emit.NewLabel(), emit.NewLabel(), emit.NewLabel(), emit.NewLabel()
	b.c.Bind(top)
	b.c.Op(program.NEXT, it, 0, one)
	b.c.Target(end, 1)
	each := c
	each.By, each.Result = one, lists+1
	b.ask(s, each)
	b.c.Branch(asked, false, first)
	same := b.c.Tmp()
	if s.Count != nil {
		b.c.Op(program.BUILTIN, same, lists, int32(builtin.Same))
	} else {
		b.c.Op(program.EQ, same, lists, lists+1)
	}
	b.c.Branch(same, false, differ)
	b.c.Jump(next)
	b.c.Bind(first)
	b.c.Op(program.LOADI, asked, 1, 0)
	b.c.Move(lists, lists+1)
	b.c.Bind(next)
	b.c.Op(program.LOOP, 0, 0, 0)
	b.c.Target(top, 0)
	b.c.Bind(end)
	b.c.Branch(asked, false, differ)
	b.c.Move(dst, lists)
	b.c.Jump(agreed)
	b.c.Bind(differ)
	switch {
	case orElse >= 0:
		c.By, c.Result = orElse, dst
		b.ask(s, c)
	case s.Count != nil:
		b.c.LoadInt(dst, b.t.StaticList(nil))
	default:
		b.c.LoadInt(dst, value.None)
	}
	b.c.Bind(agreed)
}

// offer writes a menu of actions. Its prompt and its requirements are sections after it.
func (b *Body) offer(s *ir.Offer) {
	o := program.Offer{
		To: b.evaluateAlone(s.To), ToSet: s.To.Type().Kind == ir.Set, Done: -1, Actor: -1, Once: s.Once,
		Sealed: s.Sealed, Place: b.t.Decl(s.R),
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
		o.With = append(o.With, program.Given{Name: b.t.Str(w.Name), Reg: b.evaluateAlone(w.Value)})
	}
	if s.Actor != nil {
		o.Actor = b.c.Tmp()
		b.fr.Names.Hold(s.Actor, o.Actor)
		defer b.fr.Names.Drop(s.Actor)
	}
	at := int32(len(b.t.P.Offers))
	b.t.P.Offers = append(b.t.P.Offers, o)
	b.c.SetPlace(s.R)
	b.c.Op(program.OFFER, at, 0, 0)
	over := emit.NewLabel()
	b.c.Jump(over)
	// The prompt is a section, because it is evaluated each time the menu is shown.
	b.c.WriteSection(func(to int32) { b.fr.Text(s.Prompt, to) }, func(pc int32) { b.t.P.Offers[at].Prompt = pc })
	for i, r := range s.Requires {
		b.c.WriteSection(func(to int32) {
			b.c.Watch(watch.Requirement, r.That.Where())
			b.fr.EvalInto(r.That, to)
		}, func(pc int32) { b.t.P.Offers[at].Requires[i].That = pc })
		b.c.WriteSection(func(to int32) {
			b.c.Watch(watch.Refusal, watch.RangeOfRefusal(r.Message, r.That))
			b.fr.Text(r.Message, to)
		}, func(pc int32) { b.t.P.Offers[at].Requires[i].Message = pc })
	}
	b.c.Bind(over)
}
