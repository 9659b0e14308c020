package program

import (
	"cmp"
	"slices"

	"github.com/scenario-lang/scenario/runtime/value"
)

// Picture describes how the board is drawn. It is stored with the tests, since playing does not read it: it changes
// neither the hash of a program nor any state.
type Picture struct {
	Coasts        Coasts
	Grid          Grid
	Water, Points []Ref      // a space with one of Water is drawn as water, one with one of Points as a mark
	Waterways     []Waterway // attributes that make a border water
	Marks         []int32    // in Program.Attrs, of spaces and players: shown next to names
	Owner         Owner
	Looks         []Look // ascending by class and member
}

// Waterway is a condition that makes a border water: its attribute Attr, in Program.Attrs, is or contains Member.
type Waterway struct {
	Attr   int32 // of borders
	Member int32 // -1 if the attribute is a bool, a space or several spaces
}

// Owner is the field or attribute with the owner of a space. Row is in Program.Fields or Program.Attrs.
type Owner struct {
	Kind OwnerKind
	Row  int32
}

// OwnerKind is the kind of an Owner.
type OwnerKind int32

const (
	OwnerUnsaid OwnerKind = iota
	OwnerField
	OwnerAttr
)

// OwnerField returns the field of spaces that has their owner when boards are drawn: the one that the picture names,
// else the first field that is a player. It returns -1 if an attribute is used, or if there is none.
func (p *Program) OwnerField() int32 {
	switch o := p.Picture.Owner; {
	case o.Kind == OwnerField:
		return o.Row
	case o.Kind != OwnerUnsaid || p.SpaceClass < 0:
		return -1
	}
	for _, f := range p.Classes[p.SpaceClass].Fields {
		if t := p.Fields[f].Type; t >= 0 && p.Types[t].Kind == TRef && p.Types[t].Class == p.PlayerClass {
			return f
		}
	}
	return -1
}

// Followed returns which fields are reported when they change: resources of players, and owners of spaces.
func (p *Program) Followed() []bool {
	out := make([]bool, len(p.Fields))
	for i := range p.Fields {
		out[i] = p.Fields[i].Resource && p.Fields[i].Class == p.PlayerClass
	}
	if field := p.OwnerField(); field >= 0 {
		out[field] = true
	}
	return out
}

// Ref is a member of a class.
type Ref struct {
	Class, Member int32
}

// Coasts is how the author asks for the coasts of the Earth to be drawn.
type Coasts int32

const (
	CoastsUnsaid Coasts = iota
	CoastsEarth
	CoastsNone
	numCoasts
)

// Grid is the arrangement of the cells of a board without geography.
type Grid int32

const (
	GridUnsaid Grid = iota
	GridHexes
	GridSquares
	numGrids
)

// Look is how a member of a class is drawn.
type Look struct {
	Ref
	Colour  int32   // 0xRRGGBB, or -1
	Symbol  int32   // string, or -1
	Short   int32   // text without args, or -1
	Shape   []int32 // strings: codes of countries
	LabelAt []int64 // nil, or longitude and latitude in thousandths of a degree
}

// Look returns how a member is drawn, or nil if nothing is declared.
func (q *Picture) Look(class, member int32) *Look {
	i, found := slices.BinarySearchFunc(q.Looks, Ref{class, member}, func(l Look, t Ref) int { return l.compare(t) })
	if !found {
		return nil
	}
	return &q.Looks[i]
}

func (t Ref) compare(other Ref) int {
	return cmp.Or(cmp.Compare(t.Class, other.Class), cmp.Compare(t.Member, other.Member))
}

// HasAny reports whether an attribute of a space is, or is a set that contains, one of the things.
func (p *Program) HasAny(space int, things []Ref) bool {
	for _, t := range things {
		for _, i := range p.Classes[p.SpaceClass].Attrs {
			a := &p.Attrs[i]
			switch typ := p.Types[a.Type]; {
			case typ.Kind == TRef && typ.Class == t.Class:
				if a.Data[space] == int64(t.Member) {
					return true
				}
			case typ.Kind == TSet && p.Types[typ.Elem].Class == t.Class:
				if a.Data[space]>>t.Member&1 != 0 {
					return true
				}
			}
		}
	}
	return false
}

// HasWater reports whether a border is water. If its attributes name spaces, through lists those through which the
// water runs.
func (p *Program) HasWater(border int) (water bool, through []int) {
	for _, w := range p.Picture.Waterways {
		a := &p.Attrs[w.Attr]
		if border >= len(a.Data) {
			continue
		}
		v, t := a.Data[border], &p.Types[a.Type]
		switch {
		case t.Kind == TSet && w.Member >= 0:
			water = water || v>>w.Member&1 != 0
		case w.Member >= 0:
			water = water || v == int64(w.Member)
		case t.Kind == TBool:
			water = water || v != 0
		default:
			for _, s := range p.spacesIn(t, v) {
				water, through = true, append(through, int(s))
			}
		}
	}
	return water, through
}

// spacesIn returns the spaces in a value that is a space, a set or a list.
func (p *Program) spacesIn(t *Type, v int64) []int64 {
	switch t.Kind {
	case TRef:
		if v != value.None {
			return []int64{v}
		}
	case TSet:
		return value.AppendMembers(nil, v)
	case TList:
		return p.Arena[value.Off(v) : value.Off(v)+value.Len(v)]
	}
	return nil
}

func (c *coder) picture(q *Picture) {
	enum(c, &q.Coasts)
	enum(c, &q.Grid)
	for _, list := range []*[]Ref{&q.Water, &q.Points} {
		slice(c, list, 8, func(t *Ref) { c.i32(&t.Class, &t.Member) })
	}
	slice(c, &q.Waterways, 8, func(w *Waterway) { c.i32(&w.Attr, &w.Member) })
	c.ints32(&q.Marks)
	enum(c, &q.Owner.Kind)
	c.i32(&q.Owner.Row)
	slice(c, &q.Looks, 28, func(l *Look) {
		c.i32(&l.Class, &l.Member, &l.Colour, &l.Symbol, &l.Short)
		c.ints32(&l.Shape)
		c.ints64(&l.LabelAt)
	})
}

// waterway verifies that the attribute belongs to borders and has a type that can make one water.
func (v *verifier) waterway(w Waterway) {
	p := v.p
	if p.BorderClass < 0 || !slices.Contains(p.Classes[p.BorderClass].Attrs, w.Attr) {
		v.fail("the attribute of a waterway does not belong to borders")
		return
	}
	t := p.Types[p.Attrs[w.Attr].Type]
	if t.Kind == TSet || t.Kind == TList && w.Member < 0 {
		t = p.Types[t.Elem]
	}
	switch {
	case w.Member < -1 || w.Member >= 0 && t.Kind != TRef:
		v.fail("the member of a waterway is not one of its attribute")
	case w.Member >= 0:
		v.index("member", w.Member, len(p.Classes[t.Class].Members))
	case t.Kind != TBool && (t.Kind != TRef || t.Class != p.SpaceClass):
		v.fail("the attribute of a waterway without a member is neither a bool nor spaces")
	}
}

// mark verifies that an attribute can be shown next to the name of a space.
func (v *verifier) mark(attr int32) {
	p := v.p
	has := func(class int32) bool { return class >= 0 && slices.Contains(p.Classes[class].Attrs, attr) }
	switch {
	case has(p.SpaceClass):
		if k := p.Types[p.Attrs[attr].Type].Kind; k != TInt && k != TBool && k != TRef {
			v.fail("an attribute of spaces cannot be a mark")
		}
	case has(p.PlayerClass):
		if t := p.Types[p.Attrs[attr].Type]; t.Kind != TRef || t.Class != p.SpaceClass {
			v.fail("an attribute of players that is a mark is not a space")
		}
	default:
		v.fail("a mark is not an attribute of spaces or players")
	}
}

// picture verifies everything that a picture refers to.
func (v *verifier) picture() {
	p := v.p
	q := &p.Picture
	if q.Coasts < 0 || q.Coasts >= numCoasts || q.Grid < 0 || q.Grid >= numGrids {
		v.fail("the picture of the board has coasts %d and grid %d", q.Coasts, q.Grid)
	}
	thing := func(t Ref) {
		v.class(t.Class)
		if v.err == nil {
			v.index("member", t.Member, len(p.Classes[t.Class].Members))
		}
	}
	for _, list := range [][]Ref{q.Water, q.Points} {
		for _, t := range list {
			thing(t)
		}
	}
	for _, w := range q.Waterways {
		v.waterway(w)
	}
	for _, a := range q.Marks {
		v.mark(a)
	}
	switch q.Owner.Kind {
	case OwnerUnsaid:
	case OwnerField:
		v.index("the field of owners", q.Owner.Row, len(p.Fields))
		if v.err == nil && p.Fields[q.Owner.Row].Class != p.SpaceClass {
			v.fail("the field for owners does not belong to spaces")
		}
	case OwnerAttr:
		if p.SpaceClass < 0 || !slices.Contains(p.Classes[p.SpaceClass].Attrs, q.Owner.Row) {
			v.fail("the attribute for owners does not belong to spaces")
		}
	default:
		v.fail("the owner of spaces has an unknown kind")
	}
	for i, l := range q.Looks {
		thing(l.Ref)
		v.optStr(l.Symbol)
		if l.Short != -1 {
			v.words(l.Short)
		}
		for _, code := range l.Shape {
			v.str(code)
		}
		if n := len(l.LabelAt); n != 0 && n != 2 {
			v.fail("the position of a name has %d numbers, not 2", n)
		}
		if l.Colour < -1 || l.Colour > 0xFFFFFF {
			v.fail("colour %d is not a valid colour", l.Colour)
		}
		if i > 0 && q.Looks[i-1].compare(l.Ref) >= 0 {
			v.fail("the looks of the picture are not in order")
		}
	}
}
