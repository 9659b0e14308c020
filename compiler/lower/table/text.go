package table

import (
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

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

// Guarded returns the row of a text some of whose holes not everybody may read. For each of those there is one more
// argument after the holes: the set of the players who may.
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

// OneHole returns the row of the text that is a single hole for a value of a type.
func (t *Tables) OneHole(typ *ir.Type) int32 {
	row := t.Type(typ)
	i, ok := t.oneHole[row]
	if !ok {
		i = t.Text(&ir.Template{Parts: [][]ir.Part{{{Arg: 0}}}, Args: []ir.Expr{&ir.Local{Base: ir.Base{T: typ}}}})
		t.oneHole[row] = i
	}
	return i
}
