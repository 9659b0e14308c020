package table

import (
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Type returns the row of a type. The type of a procedure without a result is Void or nil.
func (t *Tables) Type(typ *ir.Type) int32 {
	row := program.Type{Kind: program.TVoid, Class: -1, Elem: -1}
	if typ != nil {
		switch typ.Kind {
		case ir.Bool:
			row.Kind = program.TBool
		case ir.Int:
			row.Kind = program.TInt
		case ir.Rational:
			row.Kind = program.TRational
		case ir.Text:
			row.Kind = program.TText
		case ir.Ref:
			row.Kind, row.Class = program.TRef, int32(typ.Class.Index)
		case ir.Set:
			row.Kind, row.Elem = program.TSet, t.Type(typ.Elem)
		case ir.List, ir.BigSet:
			row.Kind, row.Elem = program.TList, t.Type(typ.Elem)
		case ir.Keyed:
			row.Kind, row.Class, row.Elem = program.TList, int32(typ.Key.Index), t.Type(typ.Elem)
		}
	}
	return intern(t.types, row, &t.P.Types, row)
}

// Cell returns the 64 bits of a constant. If it is nil, they are the zero value of the type.
func (t *Tables) Cell(c *ir.Const, typ *ir.Type) int64 {
	if c == nil {
		if typ.Kind == ir.Keyed {
			return t.list(make([]*ir.Const, len(typ.Key.Members)), typ.Elem)
		}
		return zero(typ)
	}
	switch typ.Kind {
	case ir.Rational:
		v, _ := value.Rational(c.Int, max(c.Den, 1))
		return v
	case ir.Text:
		if c.Text != nil {
			return int64(t.Text(c.Text))
		}
		return int64(t.Words(""))
	case ir.List, ir.Keyed:
		return t.list(c.List, typ.Elem)
	case ir.BigSet:
		return t.members(c.List)
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

// list returns the list of some constants.
func (t *Tables) list(cs []*ir.Const, elem *ir.Type) int64 {
	cells := make([]int64, len(cs))
	for i, c := range cs {
		cells[i] = t.Cell(c, elem)
	}
	return t.StaticList(cells)
}

// members returns the list for a large set: its members in order, without duplicates.
func (t *Tables) members(cs []*ir.Const) int64 {
	cells := make([]int64, 0, len(cs))
	for _, c := range cs {
		if c.Int >= 0 {
			cells = append(cells, c.Int)
		}
	}
	slices.Sort(cells)
	return t.StaticList(slices.Compact(cells))
}

// StaticList adds a list to the part of the arena that belongs to the program, and returns its handle.
func (t *Tables) StaticList(cells []int64) int64 {
	off := len(t.P.Arena)
	t.P.Arena = append(t.P.Arena, cells...)
	return value.StaticList(off, len(cells))
}

// zero returns the initial value of a field or variable.
func zero(typ *ir.Type) int64 {
	switch typ.Kind {
	case ir.Ref, ir.None:
		return value.None
	case ir.Rational:
		v, _ := value.Rational(0, 1)
		return v
	case ir.List, ir.BigSet:
		return value.StaticList(0, 0)
	}
	return 0
}

// InArena reports whether values of a type are handles into the arena.
func InArena(typ *ir.Type) bool {
	return typ.InList() || typ != nil && typ.Kind == ir.Text
}

// Words returns the text of a plain string, which is the same in every language.
func (t *Tables) Words(s string) int32 {
	return t.Text(&ir.Template{Parts: [][]ir.Part{{{Literal: s, Arg: -1}}}})
}

// Text returns the row of a text in Texts.
func (t *Tables) Text(text *ir.Template) int32 {
	if i, ok := t.holes[text]; ok {
		return i
	}
	i := t.Guarded(text, nil)
	t.holes[text] = i
	return i
}

// TextOr returns the row of a text or, if it is missing, that of the words of a name.
func (t *Tables) TextOr(text *ir.Template, name string) int32 {
	if text == nil {
		return t.Words(strings.ReplaceAll(name, "_", " "))
	}
	return t.Text(text)
}

// Guarded returns the row of a text with arguments that not everybody may read. For each of those there is one more
// argument after the others: the set of the players who may read it.
func (t *Tables) Guarded(text *ir.Template, sights []program.Sight) int32 {
	row := program.Text{Sights: sights}
	var key strings.Builder
	for i := range t.P.Languages {
		if i >= len(text.Parts) || text.Parts[i] == nil && i > 0 {
			row.Parts = append(row.Parts, nil)
			key.WriteString("|-")
			continue
		}
		parts := make([]program.Part, 0, len(text.Parts[i]))
		key.WriteByte('|')
		for _, p := range text.Parts[i] {
			q := program.Part{Literal: -1, Arg: int32(p.Arg)}
			if p.Arg < 0 {
				q = program.Part{Literal: t.Str(p.Literal), Arg: -1}
			}
			parts = append(parts, q)
			fmt.Fprintf(&key, "%d,%d;", q.Literal, q.Arg)
		}
		row.Parts = append(row.Parts, parts)
	}
	for _, a := range text.Args {
		row.ArgTypes = append(row.ArgTypes, t.Type(a.Type()))
		fmt.Fprintf(&key, "(%d)", t.Type(a.Type()))
	}
	for _, s := range sights {
		row.ArgTypes = append(row.ArgTypes, t.Type(&ir.Type{Kind: ir.Int}))
		fmt.Fprintf(&key, "[%d,%d,%d]", s.Arg, s.Who, s.Word)
	}
	return intern(t.texts, key.String(), &t.P.Texts, row)
}

// OneHole returns the row of the text that consists of one argument of a type.
func (t *Tables) OneHole(typ *ir.Type) int32 {
	row := t.Type(typ)
	i, ok := t.oneHole[row]
	if !ok {
		i = t.Text(&ir.Template{Parts: [][]ir.Part{{{Arg: 0}}}, Args: []ir.Expr{&ir.Local{Base: ir.Base{T: typ}}}})
		t.oneHole[row] = i
	}
	return i
}
