package program

import (
	"fmt"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime/value"
)

// pictured is a program with two spaces, a player, and a picture that says everything.
func pictured() *Program {
	p := tiny()
	p.Strings = append(p.Strings, "space", "player", "IRL", "boat", "ground", "holder")
	p.Types = append(p.Types, Type{Kind: TRef, Class: 1, Elem: -1}, Type{Kind: TSet, Class: -1, Elem: 1})
	p.Classes = []Class{
		{Name: 2, Role: RoleSpace, Title: -1, Base: -1, Members: []Member{{Name: 2}, {Name: 3}}, Attrs: []int32{0, 1}},
		{Name: 3, Role: RolePlayer, Title: -1, Base: -1, Members: []Member{{Name: 2}, {Name: 3}}},
	}
	p.Attrs = []Attr{{Name: 6, Type: 1, Data: []int64{1, -1}}, {Name: 6, Type: 2, Data: []int64{0, 1}}}
	p.SpaceClass, p.PlayerClass, p.AdjStart = 0, 1, []int32{0, 0, 0}
	p.Types = append(p.Types, Type{Kind: TBool, Class: -1, Elem: -1}, Type{Kind: TRef, Class: 0, Elem: -1},
		Type{Kind: TList, Class: -1, Elem: 4}, Type{Kind: TSet, Class: -1, Elem: 4})
	p.Arena = append(p.Arena, 1, 0)
	p.Classes = append(p.Classes, Class{Name: 2, Role: RoleBorder, Title: -1, Base: -1,
		Members: []Member{{Name: 2}, {Name: 3}}, Attrs: []int32{2, 3, 4, 5, 6, 7}})
	p.BorderClass = 2
	p.Attrs = append(p.Attrs,
		Attr{Name: 6, Type: 3, Data: []int64{1, 0}}, Attr{Name: 6, Type: 4, Data: []int64{-1, 0}},
		Attr{Name: 6, Type: 5, Data: []int64{value.StaticList(len(p.Arena)-2, 0), value.StaticList(len(p.Arena)-2, 2)}},
		Attr{Name: 6, Type: 6, Data: []int64{0, 2}}, Attr{Name: 6, Type: 1, Data: []int64{1, -1}},
		Attr{Name: 6, Type: 2, Data: []int64{1, 2}})
	p.Picture = Picture{
		Coasts: CoastsEarth, Grid: GridHexes, Water: []Ref{{1, 1}}, Points: []Ref{{1, 0}},
		Waterways: []Waterway{{2, -1}, {6, 1}}, Marks: []int32{0},
		Owner: Owner{OwnerAttr, 0},
		Looks: []Look{
			{Ref: Ref{0, 1}, Colour: 0xFFFFFF, Symbol: 5, Short: 0, Shape: []int32{4}, LabelAt: []int64{-1, 2}},
			{Ref: Ref{1, 0}, Colour: -1, Symbol: -1, Short: -1},
		},
	}
	return p
}

func TestPictureIsFoundAgain(t *testing.T) {
	p := pictured()
	q, err := Decode(p.Encode())
	if err != nil {
		t.Fatal(err)
	}
	if l := q.Picture.Look(0, 1); l == nil || l.Colour != 0xFFFFFF || q.Picture.Look(0, 0) != nil ||
		q.Picture.Look(1, 0) == nil {
		t.Errorf("looks are %+v", q.Picture.Looks)
	}
	if !q.HasAny(0, q.Picture.Water) || q.HasAny(1, q.Picture.Water) || !q.HasAny(1, q.Picture.Points) ||
		q.HasAny(0, q.Picture.Points) {
		t.Error("a space has what it says: in an attribute that is a thing, or in a set")
	}
	if water, _ := q.HasWater(0); !water || q.Picture.Waterways[1].Member != 1 {
		t.Errorf("the waterways are %v", q.Picture.Waterways)
	}
	if water, _ := q.HasWater(2); water {
		t.Error("a border that does not exist is water")
	}
	if len(q.Picture.Marks) != 1 {
		t.Errorf("the marks are %v", q.Picture.Marks)
	}
	r := pictured()
	r.Picture = Picture{}
	if p.Hash() != r.Hash() {
		t.Error("the hash depends on the picture")
	}
	rules, err := DecodeRules(p.Encode())
	if err != nil || rules.Picture.Looks != nil {
		t.Errorf("the rules have the picture: %v", err)
	}
}

// A border is water by an attribute that is true, is or contains a space, or has the value that is named.
func TestWaterways(t *testing.T) {
	for i, want := range []string{
		"true [] false []",    // a bool
		"false [] true [0]",   // a space
		"false [] true [1 0]", // a list of spaces
		"false [] true [1]",   // a set of spaces
		"true [] false []",    // a thing
		"false [] true []",    // a set of things
	} {
		p := pictured()
		w := Waterway{int32(2 + i), -1}
		if i >= 4 {
			w.Member = 1
		}
		p.Picture.Waterways = []Waterway{w}
		if err := Verify(p); err != nil {
			t.Errorf("attribute %d: %v", i, err)
		}
		here, through := p.HasWater(0)
		there, across := p.HasWater(1)
		if got := fmt.Sprint(here, through, there, across); got != want {
			t.Errorf("by attribute %d the borders have %s, want %s", i, got, want)
		}
	}
}

func TestVerifyPicture(t *testing.T) {
	for _, c := range []struct {
		spoil func(q *Picture)
		want  string
	}{
		{func(q *Picture) { q.Coasts = numCoasts }, "coasts"},
		{func(q *Picture) { q.Grid = -1 }, "grid"},
		{func(q *Picture) { q.Water[0].Class = 9 }, "class 9"},
		{func(q *Picture) { q.Points[0].Member = 2 }, "member 2"},
		{func(q *Picture) { q.Waterways[0].Attr = 0 }, "attribute of a waterway"},
		{func(q *Picture) { q.Waterways[0].Attr = 99 }, "attribute of a waterway"},
		{func(q *Picture) { q.Waterways[0].Member = 0 }, "not one of its attribute"},
		{func(q *Picture) { q.Waterways[1].Member = 2 }, "member 2"},
		{func(q *Picture) { q.Waterways[1].Member = -2 }, "not one of its attribute"},
		{func(q *Picture) { q.Waterways[1].Member = -1 }, "neither a bool nor spaces"},
		{func(q *Picture) { q.Marks[0] = 1 }, "cannot be a mark"},
		{func(q *Picture) { q.Marks[0] = 2 }, "not an attribute of spaces or players"},
		{func(q *Picture) { q.Marks[0] = -1 }, "not an attribute of spaces or players"},
		{func(q *Picture) { q.Owner = Owner{OwnerField, 0} }, "field of owners"},
		{func(q *Picture) { q.Owner.Row = 2 }, "attribute for owners"},
		{func(q *Picture) { q.Owner.Kind = 3 }, "unknown kind"},
		{func(q *Picture) { q.Looks[0].Symbol = 99 }, "string 99"},
		{func(q *Picture) { q.Looks[0].Short = 1 }, "arguments"},
		{func(q *Picture) { q.Looks[0].Short = -2 }, "text -2"},
		{func(q *Picture) { q.Looks[0].Shape[0] = 77 }, "string 77"},
		{func(q *Picture) { q.Looks[0].LabelAt = []int64{1} }, "position of a name"},
		{func(q *Picture) { q.Looks[0].Colour = 1 << 24 }, "colour"},
		{func(q *Picture) { q.Looks[1].Ref = q.Looks[0].Ref }, "not in order"},
	} {
		p := pictured()
		c.spoil(&p.Picture)
		if err := Verify(p); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("want %q, got %v", c.want, err)
		}
	}
}
