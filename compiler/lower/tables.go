package lower

import (
	"fmt"
	"math"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// lowerer holds the program that grows and what is in its tables already.
type lowerer struct {
	sc  *ir.Scenario
	p   *program.Program
	opt Options

	strings map[string]int32
	files   map[string]int32
	texts   map[string]int32 // templates without args by their words
	holes   map[*ir.Template]int32
	plain   map[int32]int32 // type -> text that is one hole of that type
	types   map[string]int32
	consts  map[int64]int32
	attrs   map[*ir.Attr]int32
	fields  map[*ir.Field]int32
	funcs   map[*ir.Func]int32    // by the declared function
	bodies  map[*ir.Func]*ir.Func // the functions to lower, by the declared ones
	creates map[string]int32
	scans   map[string]int32
	masks   map[string]int32
	columns map[string]int32
	called  map[*ir.Func]int // calls of every procedure, once somebody asked
	hiding  *hiding          // nil: nothing is hidden

	watcher *watcher // nil: nothing is counted
}

// intern is the index of a row in a table that has each key once.
func intern[K comparable, R any](index map[K]int32, key K, table *[]R, row R) int32 {
	i, ok := index[key]
	if !ok {
		i = int32(len(*table))
		*table = append(*table, row)
		index[key] = i
	}
	return i
}

func (l *lowerer) str(s string) int32 { return intern(l.strings, s, &l.p.Strings, s) }

// optStr is -1 for the empty string.
func (l *lowerer) optStr(s string) int32 {
	if s == "" {
		return -1
	}
	return l.str(s)
}

func (l *lowerer) constant(n int64) int32 { return intern(l.consts, n, &l.p.Consts, n) }

func (l *lowerer) place(r hcl.Range) program.Place {
	f := intern(l.files, r.Filename, &l.p.Files, r.Filename)
	return program.Place{File: f, Line: int32(r.Start.Line), Column: int32(r.Start.Column)}
}

// decl is the index of the place of a declaration.
func (l *lowerer) decl(r hcl.Range) int32 {
	l.p.Places = append(l.p.Places, l.place(r))
	return int32(len(l.p.Places) - 1)
}

// typ is the index of a type; that of nothing is void.
func (l *lowerer) typ(t *ir.Type) int32 {
	row := program.Type{Kind: program.TVoid, Class: -1, Elem: -1}
	if t != nil {
		switch t.Kind {
		case ir.Bool:
			row.Kind = program.TBool
		case ir.Int:
			row.Kind = program.TInt
		case ir.Rational:
			row.Kind = program.TRational
		case ir.Text:
			row.Kind = program.TText
		case ir.Ref:
			row.Kind, row.Class = program.TRef, int32(t.Class.Index)
		case ir.Set:
			row.Kind, row.Elem = program.TSet, l.typ(t.Elem)
		case ir.List:
			row.Kind, row.Elem = program.TList, l.typ(t.Elem)
		}
	}
	return intern(l.types, fmt.Sprint(row), &l.p.Types, row)
}

// words is the text of a plain string, the same in every language.
func (l *lowerer) words(s string) int32 {
	return l.text(&ir.Template{Parts: [][]ir.Part{{{Literal: s, Arg: -1}}}})
}

// text is the index of a template in Texts.
func (l *lowerer) text(t *ir.Template) int32 {
	if i, ok := l.holes[t]; ok {
		return i
	}
	i := l.guarded(t, nil)
	l.holes[t] = i
	return i
}

// guarded is text with some holes that not everybody may read: who may comes behind the args, a set for each.
func (l *lowerer) guarded(t *ir.Template, sights []program.Sight) int32 {
	row := program.Text{Sights: sights}
	var key strings.Builder
	for i := range l.p.Languages {
		if i >= len(t.Parts) || t.Parts[i] == nil && i > 0 {
			row.Parts = append(row.Parts, nil)
			key.WriteString("|-")
			continue
		}
		parts := make([]program.Part, 0, len(t.Parts[i]))
		key.WriteByte('|')
		for _, p := range t.Parts[i] {
			q := program.Part{Literal: -1, Arg: int32(p.Arg)}
			if p.Arg < 0 {
				q = program.Part{Literal: l.str(p.Literal), Arg: -1}
			}
			parts = append(parts, q)
			fmt.Fprintf(&key, "%d,%d;", q.Literal, q.Arg)
		}
		row.Parts = append(row.Parts, parts)
	}
	for _, a := range t.Args {
		row.ArgTypes = append(row.ArgTypes, l.typ(a.Type()))
		fmt.Fprintf(&key, "(%d)", l.typ(a.Type()))
	}
	for _, s := range sights {
		row.ArgTypes = append(row.ArgTypes, l.typ(&ir.Type{Kind: ir.Int}))
		fmt.Fprintf(&key, "[%d,%d,%d]", s.Arg, s.Who, s.Word)
	}
	return intern(l.texts, key.String(), &l.p.Texts, row)
}

// optText is the index of a template, or that of the words of a name.
func (l *lowerer) optText(t *ir.Template, name string) int32 {
	if t == nil {
		return l.words(strings.ReplaceAll(name, "_", " "))
	}
	return l.text(t)
}

// cell is a constant as the 64 bits it is in play.
func (l *lowerer) cell(c *ir.Const, t *ir.Type) int64 {
	if c == nil {
		return zero(t)
	}
	switch t.Kind {
	case ir.Rational:
		v, _ := value.Rational(c.Int, max(c.Den, 1))
		return v
	case ir.Text:
		if c.Text != nil {
			return int64(l.text(c.Text))
		}
		return int64(l.words(""))
	case ir.List:
		return l.static(c.List, t.Elem)
	case ir.Set:
		if len(c.List) > 0 {
			bits := int64(0)
			for _, m := range c.List {
				bits |= 1 << uint(m.Int&63)
			}
			return bits
		}
	}
	return c.Int
}

// static puts a list of constants into the program's arena.
func (l *lowerer) static(cs []*ir.Const, elem *ir.Type) int64 {
	cells := make([]int64, len(cs))
	for i, c := range cs {
		cells[i] = l.cell(c, elem)
	}
	return l.staticCells(cells)
}

func (l *lowerer) staticCells(cells []int64) int64 {
	off := len(l.p.Arena)
	l.p.Arena = append(l.p.Arena, cells...)
	return value.StaticList(off, len(cells))
}

// zero is what a type starts as where nothing is said.
func zero(t *ir.Type) int64 {
	switch t.Kind {
	case ir.Ref, ir.None:
		return value.None
	case ir.Rational:
		v, _ := value.Rational(0, 1)
		return v
	case ir.List:
		return value.StaticList(0, 0)
	}
	return 0
}

// classes fills Classes, Attrs, Fields and the fixed state.
func (l *lowerer) classes() {
	p := l.p
	for role, at := range map[ir.Role]*int32{
		ir.RoleGame: &p.GameClass, ir.RoleSpace: &p.SpaceClass, ir.RoleBorder: &p.BorderClass,
		ir.RolePlayer: &p.PlayerClass, ir.RoleAlliance: &p.AllianceClass, ir.RoleUnit: &p.UnitClass,
		ir.RolePiece: &p.PieceClass, ir.RolePhase: &p.PhaseClass, ir.RoleDie: &p.DieClass,
	} {
		*at = -1
		if c := l.sc.Class(role); c != nil {
			*at = int32(c.Index)
		}
	}
	for _, c := range l.sc.Classes {
		row := program.Class{Name: l.str(c.Name), Role: program.Role(c.Role), Title: -1, Base: -1}
		for _, m := range c.Members {
			row.Members = append(row.Members, program.Member{Name: l.str(m.Name), Title: l.optText(m.Title, m.Name)})
		}
		for _, f := range c.Fields {
			row.Fields = append(row.Fields, l.field(f))
		}
		l.p.Classes = append(l.p.Classes, row)
	}
	for i, c := range l.sc.Classes {
		row := &l.p.Classes[i]
		for _, a := range c.Attrs {
			row.Attrs = append(row.Attrs, l.attr(a))
		}
		l.state(c, row)
	}
}

// state lays out the fields of a class and says what they start as.
func (l *lowerer) state(c *ir.Class, row *program.Class) {
	p, n := l.p, int32(len(c.Fields))
	switch c.Role {
	case ir.RolePiece:
		p.PieceSize = max(0, n-program.PieceUser)
		return
	case ir.RoleRecord:
		p.RecSize = max(p.RecSize, n)
		return
	}
	if n == 0 {
		return
	}
	things := len(c.Members)
	if c.Role == ir.RoleGame {
		things = 1
	}
	row.Base, row.Stride = p.VarsSize, n
	for range things {
		for _, f := range c.Fields {
			p.VarsInit = append(p.VarsInit, l.cell(f.Default, f.Type))
		}
	}
	p.VarsSize = int32(len(p.VarsInit))
}

func (l *lowerer) attr(a *ir.Attr) int32 {
	row := program.Attr{Name: l.str(a.Name), Type: l.typ(a.Type), Data: make([]int64, len(a.Class.Members))}
	for i, m := range a.Class.Members {
		c := m.Says(a)
		if c == nil && a.BuiltIn && a.Type.Kind == ir.Text {
			row.Data[i] = int64(l.optText(m.Title, m.Name))
			continue
		}
		row.Data[i] = l.cell(c, a.Type)
	}
	l.p.Attrs = append(l.p.Attrs, row)
	l.attrs[a] = int32(len(l.p.Attrs) - 1)
	return l.attrs[a]
}

func (l *lowerer) field(f *ir.Field) int32 {
	row := program.Field{
		Name: l.str(f.Name), Class: int32(f.Class.Index), Type: l.typ(f.Type), Slot: int32(f.Slot),
		Default: l.cell(f.Default, f.Type), Min: math.MinInt64, Max: math.MaxInt64, Resource: f.Resource != nil,
	}
	if f.Min != nil {
		row.Min = *f.Min
	}
	if f.Max != nil {
		row.Max = *f.Max
	}
	if f.Resource != nil {
		row.Min = max(row.Min, 0)
	}
	l.p.Fields = append(l.p.Fields, row)
	l.fields[f] = int32(len(l.p.Fields) - 1)
	return l.fields[f]
}

// edges fills the tables of neighbours, by space, each in declared order.
func (l *lowerer) edges() {
	p, n := l.p, 0
	if p.SpaceClass >= 0 {
		n = len(l.sc.Classes[p.SpaceClass].Members)
	}
	bySpace := make([][]*ir.Edge, n)
	for _, e := range l.sc.Edges {
		bySpace[e.From.Index] = append(bySpace[e.From.Index], e)
	}
	p.AdjStart = make([]int32, 1, n+1)
	for _, es := range bySpace {
		for _, e := range es {
			border := int32(-1)
			if e.Border != nil {
				border = int32(e.Border.Index)
			}
			p.AdjTo, p.AdjBorder = append(p.AdjTo, int32(e.To.Index)), append(p.AdjBorder, border)
		}
		p.AdjStart = append(p.AdjStart, int32(len(p.AdjTo)))
	}
}
