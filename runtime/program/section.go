package program

import (
	"encoding/binary"
	"sync"
)

// The rules of a scenario and its tests share tables, for a test has functions, texts and places like any rule. The
// rows of the rules come first in every table, and nothing in them refers to a later row. So a file keeps the rules
// in one section, and the tests in another, which playing does not read, with the rulebook that they cite and what is
// said about pictures of the board.

// Counts are how many rows of each shared table belong to the rules. The zero value means that all of them do.
type Counts struct {
	Code, Consts, Arena, Funcs, Places, Sites, Waits, Files, Strings, Texts, Types, Attrs, Creates, Chooses, Offers, Scans, Masks, Rolls int32
}

// EndRules records that the tables hold the rules now, and that whatever is added belongs to the tests.
func (p *Program) EndRules() {
	for _, t := range p.tables() {
		*t.rules(&p.Rules) = int32(t.len())
	}
}

// RulesOnly returns the program without its tests, its rulebook and what it says about pictures. It shares its tables
// with p.
func (p *Program) RulesOnly() *Program {
	q := p.shallow()
	q.Tests, q.Questions, q.reasons, q.Clauses, q.Cites, q.Picture = nil, nil, nil, nil, nil, Picture{}
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
	q := p.shallow()
	for _, t := range q.tables() {
		from := t.len()
		if p.Rules != (Counts{}) {
			from = int(*t.rules(&p.Rules))
		}
		t.keep(from, t.len())
	}
	return q
}

// hashing guards the hashes of all programs: they are asked for rarely.
var hashing sync.Mutex

func (p *Program) shallow() *Program {
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

// keep leaves some of the rows. A table without rows is nil, so that there is one way to write it. Counts that no
// verifier has seen may be wrong.
func (r *rows[T]) keep(from, to int) {
	to = min(max(to, 0), len(*r.of))
	from = min(max(from, 0), to)
	if *r.of = (*r.of)[from:to:to]; from == to {
		*r.of = nil
	}
}

// code writes the rows, or reads rows and adds them to those that are there.
func (r *rows[T]) code(c *coder) {
	if c.reading && c.left() >= 4 && binary.LittleEndian.Uint32(c.in[c.at:]) == 1 {
		c.err = errEmpty
	}
	r.each(c, r.of)
}
