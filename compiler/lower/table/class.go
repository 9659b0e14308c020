package table

import (
	"math"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// FillClasses fills Classes, Attrs, Fields, and the initial values of the state fields of things that always exist.
func (t *Tables) FillClasses(sc *ir.Scenario) {
	p := t.P
	for role, at := range map[ir.Role]*int32{
		ir.RoleGame: &p.GameClass, ir.RoleSpace: &p.SpaceClass, ir.RoleBorder: &p.BorderClass,
		ir.RolePlayer: &p.PlayerClass, ir.RoleAlliance: &p.AllianceClass, ir.RoleUnit: &p.UnitClass,
		ir.RolePiece: &p.PieceClass, ir.RolePhase: &p.PhaseClass, ir.RoleDie: &p.DieClass,
	} {
		*at = -1
		if c := sc.Class(role); c != nil {
			*at = int32(c.Index)
		}
	}
	for _, c := range sc.Classes {
		row := program.Class{Name: t.Str(c.Name), Role: program.Role(c.Role), Title: -1, Base: -1}
		for _, m := range c.Members {
			row.Members = append(row.Members, t.member(m))
		}
		for _, f := range c.Fields {
			row.Fields = append(row.Fields, t.field(f))
		}
		t.P.Classes = append(t.P.Classes, row)
	}
	for i, c := range sc.Classes {
		row := &t.P.Classes[i]
		for _, a := range c.Attrs {
			row.Attrs = append(row.Attrs, t.attr(a))
		}
		t.state(c, row)
	}
}

// member returns the row of a declared thing.
func (t *Tables) member(m *ir.Member) program.Member {
	row := program.Member{Name: t.Str(m.Name), Title: t.TextOr(m.Title, m.Name)}
	row.InText = row.Title
	if m.Article != nil && m.Title != nil {
		row.InText = t.Text(t.afterArticle(m.Article, m.Title))
	}
	return row
}

// afterArticle returns a title with its article, in each language that has an article. A missing article is not
// replaced by that of the first language, as other texts are.
func (t *Tables) afterArticle(article, title *ir.Template) *ir.Template {
	in := func(text *ir.Template, language int) []ir.Part {
		if language < len(text.Parts) {
			return text.Parts[language]
		}
		return nil
	}
	out := &ir.Template{Range: title.Range, Parts: make([][]ir.Part, max(len(t.P.Languages), 1))}
	for i := range out.Parts {
		words, lead := in(title, i), in(article, i)
		if words == nil {
			words = in(title, 0)
		}
		if len(lead) == 0 {
			out.Parts[i] = words
			continue
		}
		blank := " "
		if last := lead[len(lead)-1].Literal; strings.HasSuffix(last, "'") || strings.HasSuffix(last, "’") {
			blank = "" // an article without its vowel, as in l'Espagne
		}
		out.Parts[i] = slices.Concat(lead, []ir.Part{{Literal: blank, Arg: -1}}, words)
	}
	return out
}

// state lays out the state fields of a class, and sets their initial values.
func (t *Tables) state(c *ir.Class, row *program.Class) {
	p, n := t.P, int32(len(c.Fields))
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
			p.VarsInit = append(p.VarsInit, t.Cell(f.Default, f.Type))
		}
	}
	p.VarsSize = int32(len(p.VarsInit))
}

func (t *Tables) attr(a *ir.Attr) int32 {
	row := program.Attr{Name: t.Str(a.Name), Type: t.Type(a.Type), Data: make([]int64, len(a.Class.Members))}
	for i, m := range a.Class.Members {
		c := m.AttrValue(a)
		if c == nil && a.BuiltIn && a.Type.Kind == ir.Text {
			row.Data[i] = int64(t.TextOr(m.Title, m.Name))
			continue
		}
		row.Data[i] = t.Cell(c, a.Type)
	}
	t.P.Attrs = append(t.P.Attrs, row)
	t.attrs[a] = int32(len(t.P.Attrs) - 1)
	return t.attrs[a]
}

func (t *Tables) field(f *ir.Field) int32 {
	row := program.Field{
		Name: t.Str(f.Name), Class: int32(f.Class.Index), Type: t.Type(f.Type), Slot: int32(f.Slot),
		Default: t.Cell(f.Default, f.Type), Min: math.MinInt64, Max: math.MaxInt64, Resource: f.Resource != nil,
		Show: program.Showing(f.Show),
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
	t.P.Fields = append(t.P.Fields, row)
	t.fields[f] = int32(len(t.P.Fields) - 1)
	return t.fields[f]
}

// FillEdges fills the tables of the neighbours of each space, in declared order.
func (t *Tables) FillEdges(sc *ir.Scenario) {
	p, n := t.P, 0
	if p.SpaceClass >= 0 {
		n = len(sc.Classes[p.SpaceClass].Members)
	}
	bySpace := make([][]*ir.Edge, n)
	for _, e := range sc.Edges {
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
