package program

import (
	"encoding/binary"
	"sync"
)

// The rules of a scenario and its tests share tables, because a test has functions, texts and places as rules do. In
// every table the rows of the rules come first, and no rule refers to a row of the tests. A file stores the rules in
// one section. The other section, which is not read for playing, has the tests, the rulebook that they cite, and the
// description of pictures.

// Counts has the number of rows of each shared table that belong to the rules. The zero value means all rows.
type Counts struct {
	Code, Consts, Arena, Funcs, Places, Sites, Waits, Files, Strings, Texts, Types, Attrs, Creates, Chooses,
	Offers, Scans, Masks, Rolls int32
}

// EndRules records that the present rows of the tables belong to the rules, and later ones to the tests.
func (p *Program) EndRules() {
	for _, t := range p.tables() {
		*t.rules(&p.Rules) = int32(t.len())
	}
}

// RulesOnly returns the program without its tests, its rulebook and its pictures. It shares its tables with p.
func (p *Program) RulesOnly() *Program {
	q := p.copyTables()
	q.Policies = nil
	q.Tests, q.Questions, q.Terms, q.ValueParts, q.Refs, q.reasons, q.pieceParams = nil, nil, nil, nil, nil, nil, nil
	q.Clauses, q.Cites, q.Picture = nil, nil, Picture{}
	if p.Rules != (Counts{}) {
		for _, t := range q.tables() {
			t.keep(0, int(*t.rules(&p.Rules)))
		}
	}
	q.EndRules()
	return q
}

// testsOnly returns the rows of the shared tables that belong to the tests, and the tests themselves.
func (p *Program) testsOnly() *Program {
	q := p.copyTables()
	for _, t := range q.tables() {
		from := t.len()
		if p.Rules != (Counts{}) {
			from = int(*t.rules(&p.Rules))
		}
		t.keep(from, t.len())
	}
	return q
}

// hashing guards the hashes of all programs. One mutex is enough, because Hash is called rarely.
var hashing sync.Mutex

func (p *Program) copyTables() *Program {
	hashing.Lock()
	defer hashing.Unlock()
	q := *p
	q.hash = ""
	return &q
}

// table is a table that rules and tests share.
type table interface {
	len() int
	keep(from, to int)
	rules(*Counts) *int32
	code(*coder)
}

// tables lists the shared tables in the order in which they are encoded.
func (p *Program) tables() []table {
	return []table{
		&rows[Instr]{&p.Code, func(c *Counts) *int32 { return &c.Code }, (*coder).code},
		&rows[int64]{&p.Consts, func(c *Counts) *int32 { return &c.Consts }, (*coder).ints64},
		&rows[int64]{&p.Arena, func(c *Counts) *int32 { return &c.Arena }, (*coder).ints64},
		&rows[Func]{&p.Funcs, func(c *Counts) *int32 { return &c.Funcs }, (*coder).funcs},
		&rows[Place]{&p.Places, func(c *Counts) *int32 { return &c.Places }, (*coder).places},
		&rows[Site]{&p.Sites, func(c *Counts) *int32 { return &c.Sites }, (*coder).sites},
		&rows[Wait]{&p.Waits, func(c *Counts) *int32 { return &c.Waits }, (*coder).waits},
		&rows[string]{&p.Files, func(c *Counts) *int32 { return &c.Files }, (*coder).strings},
		&rows[string]{&p.Strings, func(c *Counts) *int32 { return &c.Strings }, (*coder).strings},
		&rows[Text]{&p.Texts, func(c *Counts) *int32 { return &c.Texts }, (*coder).words},
		&rows[Type]{&p.Types, func(c *Counts) *int32 { return &c.Types }, (*coder).types},
		&rows[Attr]{&p.Attrs, func(c *Counts) *int32 { return &c.Attrs }, (*coder).attrs},
		&rows[Create]{&p.Creates, func(c *Counts) *int32 { return &c.Creates }, (*coder).creates},
		&rows[Choose]{&p.Chooses, func(c *Counts) *int32 { return &c.Chooses }, (*coder).chooses},
		&rows[Offer]{&p.Offers, func(c *Counts) *int32 { return &c.Offers }, (*coder).offers},
		&rows[Scan]{&p.Scans, func(c *Counts) *int32 { return &c.Scans }, (*coder).scans},
		&rows[int32]{&p.Masks, func(c *Counts) *int32 { return &c.Masks }, (*coder).ints32},
		&rows[Roll]{&p.Rolls, func(c *Counts) *int32 { return &c.Rolls }, (*coder).rolls},
	}
}

// rows is a shared table of rows of type T.
type rows[T any] struct {
	of    *[]T
	count func(*Counts) *int32
	each  func(*coder, *[]T)
}

func (r *rows[T]) len() int               { return len(*r.of) }
func (r *rows[T]) rules(c *Counts) *int32 { return r.count(c) }

// keep reduces the table to the rows from up to to, which may be out of range before the program is verified. An
// empty table becomes nil, so that there is one encoding of it.
func (r *rows[T]) keep(from, to int) {
	to = min(max(to, 0), len(*r.of))
	from = min(max(from, 0), to)
	if *r.of = (*r.of)[from:to:to]; from == to {
		*r.of = nil
	}
}

// code encodes the rows, or decodes rows and appends them.
func (r *rows[T]) code(c *coder) {
	if c.reading && c.left() >= 4 && binary.LittleEndian.Uint32(c.in[c.at:]) == 1 {
		c.err = errEmpty
	}
	r.each(c, r.of)
}

// walkRules visits the rules of a program, and walkTests what its tests add, in the same order for encoding and
// decoding. A field that is not visited is not stored; a test fills every field and compares.
func (c *coder) walkRules(p *Program) {
	c.text(&p.Name)
	c.i32(&p.Title)
	c.strings(&p.Languages)
	for _, t := range p.tables() {
		t.code(c)
	}
	slice(c, &p.Classes, 32, c.class)
	slice(c, &p.Fields, 41, func(f *Field) {
		c.i32(&f.Name, &f.Class, &f.Type, &f.Slot)
		c.i64(&f.Default, &f.Min, &f.Max)
		c.flag(&f.Resource)
		c.showing(&f.Show)
	})
	c.i32(&p.VarsSize, &p.PieceSize, &p.RecSize)
	c.ints64(&p.VarsInit)
	c.ints32(&p.AdjStart)
	c.ints32(&p.AdjTo)
	c.ints32(&p.AdjBorder)
	slice(c, &p.Values, 37, func(v *Value) {
		c.i32(&v.Name, &v.Class, &v.Type, &v.Fn)
		c.ints32(&v.Attr)
		c.depends(&v.Depends)
		c.ints32(&v.Slots)
		c.flag(&v.Alike)
	})
	c.i32(&p.Modifiers)
	slice(c, &p.Movements, 36, func(m *Movement) {
		c.i32(&m.Name, &m.Step, &m.Plain)
		c.depends(&m.StepDepends)
		c.depends(&m.PlainDepends)
	})
	slice(c, &p.Actions, 52, c.action)
	slice(c, &p.Victories, 21, func(v *Victory) {
		c.i32(&v.Name, &v.When, &v.Winner, &v.Type, &v.Because)
		c.flag(&v.Draw)
	})
	slice(c, &p.Hides, 20, func(h *Hide) {
		c.i32(&h.Name, &h.Class, &h.When, &h.Text)
		c.ints32(&h.Fields)
	})
	slice(c, &p.Options, 40, func(o *Option) {
		c.i32(&o.Name, &o.Type, &o.Text)
		c.i64(&o.Default, &o.Min, &o.Max)
		c.ints64(&o.Among)
	})
	slice(c, &p.Seatings, 12, func(s *Seating) {
		c.i32(&s.Name)
		slice(c, &s.Seats, 4, c.ints32)
		c.ints64(&s.Options)
	})
	c.ints32(&p.Faces)
	c.ints32(&p.Setups)
	c.i32(&p.Sequence, &p.Evaluate)
	c.i32(&p.GameClass, &p.SpaceClass, &p.BorderClass, &p.PlayerClass, &p.AllianceClass, &p.UnitClass, &p.PieceClass,
		&p.PhaseClass, &p.DieClass)
}

func (c *coder) walkTests(p *Program) {
	for _, t := range p.tables() {
		t.code(c)
	}
	slice(c, &p.Tests, 25, c.test)
	slice(c, &p.Clauses, 16, func(r *Clause) { c.i32(&r.ID, &r.Section, &r.Text, &r.NotApplicable) })
	slice(c, &p.Cites, 16, func(r *Cite) { c.i32(&r.Clause, &r.What, &r.Test, &r.Place) })
	c.picture(&p.Picture)
	// These tables were added later, in this order. An older file ends before the ones that it lacks.
	for _, later := range []func(){
		func() { slice(c, &p.Questions, 37, c.question) },
		func() { c.waits(&p.Refs) },
		func() { slice(c, &p.Terms, 12, func(t *Term) { c.i32(&t.Name, &t.Title, &t.Fn) }) },
		func() { slice(c, &p.Policies, 4, func(x *Policy) { enum(c, x) }) },
		func() { slice(c, &p.ValueParts, 12, func(x *ValuePart) { c.i32(&x.Value, &x.Name, &x.Fn) }) },
	} {
		if !c.reading || c.left() > 0 {
			later()
		}
	}
}

func (c *coder) funcs(s *[]Func) {
	slice(c, s, 38, func(f *Func) {
		c.i32(&f.Name, &f.Place, &f.Params, &f.Regs, &f.Start, &f.End, &f.Result, &f.Phase)
		c.flag(&f.Pure)
		c.ints32(&f.Held)
		c.flag(&f.Cacheable)
	})
}

func (c *coder) waits(s *[]Wait) {
	slice(c, s, 8, func(w *Wait) {
		c.i32(&w.PC)
		c.ints32(&w.Regs)
	})
}

func (c *coder) types(s *[]Type) {
	slice(c, s, 12, func(t *Type) {
		enum(c, &t.Kind)
		c.i32(&t.Class, &t.Elem)
	})
}

func (c *coder) attrs(s *[]Attr) {
	slice(c, s, 12, func(a *Attr) {
		c.i32(&a.Name, &a.Type)
		c.ints64(&a.Data)
	})
}

func (c *coder) creates(s *[]Create) {
	slice(c, s, 8, func(r *Create) {
		c.i32(&r.Class)
		c.ints32(&r.Fields)
	})
}

func (c *coder) chooses(s *[]Choose) {
	slice(c, s, 77, func(h *Choose) {
		c.i32(&h.Name, &h.Result, &h.By, &h.From, &h.Elem, &h.Count, &h.AtLeast, &h.Default, &h.Prompt, &h.Secret,
			&h.Pass, &h.It, &h.Text, &h.Appeal, &h.Ask, &h.Those, &h.That, &h.Message, &h.Place)
		c.flag(&h.FromSet)
	})
}

func (c *coder) offers(s *[]Offer) {
	slice(c, s, 35, func(o *Offer) {
		c.i32(&o.To, &o.Prompt, &o.Done, &o.Actor, &o.Place)
		c.flag(&o.ToSet)
		c.flag(&o.Once)
		c.flag(&o.Sealed)
		c.ints32(&o.Actions)
		c.requires(&o.Requires)
		slice(c, &o.With, 8, func(w *Given) { c.i32(&w.Name, &w.Reg) })
	})
}

func (c *coder) scans(s *[]Scan) {
	slice(c, s, 5, func(s *Scan) {
		c.flag(&s.List)
		slice(c, &s.Preds, 17, func(q *Pred) {
			enum(c, &q.Kind)
			enum(c, &q.Cmp)
			c.i32(&q.X, &q.Y)
			c.flag(&q.Not)
		})
	})
}

func (c *coder) rolls(s *[]Roll) {
	slice(c, s, 17, func(r *Roll) {
		enum(c, &r.Mode)
		enum(c, &r.Keep)
		c.flag(&r.Listed)
		c.i32(&r.Elem, &r.Seers)
	})
}

func (c *coder) depends(d *Depends) {
	enum(c, &d.Span)
	enum(c, &d.Subject)
	c.ints32(&d.Fields)
}

func (c *coder) words(s *[]Text) { slice(c, s, 12, c.template) }

func (c *coder) template(t *Text) {
	c.ints32(&t.ArgTypes)
	slice(c, &t.Sights, 12, func(s *Sight) { c.i32(&s.Arg, &s.Who, &s.Word) })
	n, null := c.length(len(t.Parts), t.Parts == nil, 4)
	if null {
		return
	}
	if c.reading {
		t.Parts = cut(&c.lists, n)
	}
	for i := range t.Parts {
		parts := &t.Parts[i]
		n, null := c.length(len(*parts), *parts == nil, 8)
		if null {
			continue
		}
		if c.reading {
			*parts = cut(&c.parts, n)
		}
		for j := range *parts {
			c.i32(&(*parts)[j].Literal, &(*parts)[j].Arg)
		}
	}
}

func (c *coder) class(k *Class) {
	c.i32(&k.Name, &k.Title, &k.Base, &k.Stride)
	enum(c, &k.Role)
	slice(c, &k.Members, 12, func(m *Member) { c.i32(&m.Name, &m.Title, &m.InText) })
	c.ints32(&k.Attrs)
	c.ints32(&k.Fields)
}

func (c *coder) requires(s *[]Require) {
	slice(c, s, 16, func(r *Require) { c.i32(&r.Name, &r.That, &r.Message, &r.Place) })
}

func (c *coder) action(a *Action) {
	c.i32(&a.Name, &a.Menu, &a.Do, &a.Appeal, &a.Secret, &a.Standing, &a.Place)
	slice(c, &a.Params, 41, func(q *Param) {
		c.i32(&q.Name, &q.Type, &q.Domain, &q.Message, &q.Prompt, &q.Text, &q.Slot, &q.Slots, &q.Count, &q.AtLeast)
		c.flag(&q.Set)
	})
	c.requires(&a.Requires)
	c.ints32(&a.Levels)
	slice(c, &a.Line, 8, func(l *LinePart) { c.i32(&l.Literal, &l.Param) })
	c.ints32(&a.Before)
	c.requires(&a.Ensures)
}

func (c *coder) question(q *Question) {
	c.i32(&q.Name, &q.Title, &q.Place, &q.Given, &q.Run)
	c.flag(&q.HasExample)
	slice(c, &q.Params, 12, func(r *QuestionParam) {
		c.i32(&r.Name, &r.Type)
		c.ints64(&r.Example)
	})
	for _, ms := range []*[]Measure{&q.Requires, &q.Outcomes, &q.Counts} {
		slice(c, ms, 12, func(m *Measure) { c.i32(&m.Name, &m.Title, &m.Fn) })
	}
}

func (c *coder) test(t *Test) {
	c.i32(&t.Name, &t.Place, &t.Skip)
	c.flag(&t.Setup)
	c.ints64(&t.Options)
	c.ints32(&t.Cites)
	slice(c, &t.Steps, 69, func(s *TestStep) {
		enum(c, &s.Kind)
		c.i32(&s.Fn, &s.Because, &s.Message, &s.By, &s.Place)
		c.flag(&s.Defaults)
		c.ints64(&s.Rolls)
		c.ints32(&s.Lines)
		c.i32(&s.As, &s.Text, &s.Reads)
		slice(c, &s.Sights, 8, func(x *TestSight) { c.i32(&x.Fn, &x.What) })
		for _, l := range []*[]int32{&s.Said, &s.Unsaid, &s.Shown, &s.Unshown, &s.Offered} {
			c.ints32(l)
		}
	})
}
