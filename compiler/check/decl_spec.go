package check

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/spell"
)

// spec is one entry of attributes, state or fields: a type, or { type =, default =, min =, max =, doc = }, of which doc is
// for those who read the source.
type spec struct {
	name     string
	at       hcl.Range
	typ      *ir.Type
	def      *ir.Const
	min, max *int64
}

var specKeys = []string{"type", "default", "min", "max", "doc"}

// specs adds the entries to a class, as state or as attributes. An entry of a later folder takes the place of an
// earlier one of the same name; in one folder it is declared twice.
func (d *decls) specs(k *ir.Class, e hclsyntax.Expression, it *resolve.Item, state bool) {
	obj, ok := e.(*hclsyntax.ObjectConsExpr)
	if !ok {
		d.report(diag.New("SC115", e.Range(), "write { NAME = TYPE, … }").Saying("a map from names to types is needed here"))
		return
	}
	folder := it.Origin.Folder
	for _, item := range obj.Items {
		s, ok := d.spec(item)
		if !ok {
			continue
		}
		if s.name == "cites" {
			d.report(diag.New("SC116", s.at, "cites names clauses of the rulebook in every block").Saying("%q has a meaning of its own", s.name))
			continue
		}
		if !d.freeName(k, s, folder) {
			continue
		}
		if state {
			d.addField(k, s)
		} else {
			d.addAttr(k, s)
		}
	}
}

func (d *decls) spec(item hclsyntax.ObjectConsItem) (*spec, bool) {
	name, at, ok := d.key(item.KeyExpr)
	if !ok {
		return nil, false
	}
	d.name(name, at)
	s := &spec{name: name, at: at}
	obj, ok := item.ValueExpr.(*hclsyntax.ObjectConsExpr)
	if !ok {
		s.typ = d.typeSpec(item.ValueExpr)
		return s, true
	}
	parts := map[string]hclsyntax.Expression{}
	for _, p := range obj.Items {
		word, at, ok := d.key(p.KeyExpr)
		if !ok {
			return nil, false
		}
		if !slices.Contains(specKeys, word) {
			meant := spell.Nearest(word, specKeys)
			d.report(diag.New("SC115", at, "it may have type, default, min, max and doc").
				Saying("%q says nothing of %s", word, name).Suggest(meant))
			if parts[meant] == nil {
				parts[meant] = p.ValueExpr
			}
			continue
		}
		if _, twice := parts[word]; twice {
			d.report(diag.New("SC115", at, "keep one of them").Saying("%s is there twice", word))
			continue
		}
		parts[word] = p.ValueExpr
	}
	t := parts["type"]
	if t == nil {
		d.report(diag.New("SC115", obj.OpenRange, "write %s = { type = int }", name).Saying("%s has no type", name))
		s.typ = tInvalid // who reads it is not told that it is not there
		return s, true
	}
	s.typ = d.typeSpec(t)
	if isInvalid(s.typ) {
		return s, true
	}
	s.min, s.max = d.interval("SC115", s.typ, parts["min"], parts["max"])
	if e := parts["default"]; e != nil {
		s.def = d.constant(e, s.typ)
		if s.def != nil && !within(s.def, s.typ, s.min, s.max) {
			d.report(diag.New("SC114", e.Range(), "%s", bounds(s.min, s.max)).Saying("the default of %s is outside of its bounds", name))
		}
	}
	return s, true
}

// interval reads the bounds of a number, which are nil where there are none or they make no sense. code is that of bounds
// that something else than a number has.
func (d *decls) interval(code string, t *ir.Type, least, most hclsyntax.Expression) (from, to *int64) {
	read := func(word string, e hclsyntax.Expression) *int64 {
		if e == nil {
			return nil
		}
		if !isNumber(t) {
			d.report(diag.New(code, e.Range(), "only numbers have them").Saying("%s has no %s", withArticle(t), word))
			return nil
		}
		if v := d.constant(e, tInt); v != nil {
			n := v.Int
			return &n
		}
		return nil
	}
	from, to = read("min", least), read("max", most)
	if from != nil && to != nil && *from > *to {
		d.report(diag.New("SC114", least.Range(), "no number is at least %d and at most %d", *from, *to).Saying("min is greater than max"))
		return nil, nil
	}
	return from, to
}

// within says whether a number keeps its bounds; other constants always do.
func within(c *ir.Const, t *ir.Type, min, max *int64) bool {
	if c == nil || t.Kind != ir.Int && t.Kind != ir.Rational {
		return true
	}
	n, den := c.Int, c.Den
	if den <= 0 {
		den = 1
	}
	// a/den < b compares floors, which cannot overflow.
	if min != nil && floorDiv(n, den) < *min {
		return false
	}
	if max != nil && (floorDiv(n, den) > *max || floorDiv(n, den) == *max && n%den != 0) {
		return false
	}
	return true
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && a < 0 {
		q--
	}
	return q
}

func bounds(min, max *int64) string {
	switch {
	case min != nil && max != nil:
		return "it is from " + itoa(*min) + " to " + itoa(*max)
	case min != nil:
		return "it is at least " + itoa(*min)
	case max != nil:
		return "it is at most " + itoa(*max)
	}
	return ""
}

// freeName says whether a member of that name can be added; one of an earlier folder is taken out of the way.
func (d *decls) freeName(k *ir.Class, s *spec, folder string) bool {
	if a := k.Attr(s.name); a != nil {
		if d.taken(k, s, folder, a.BuiltIn, a.Range) {
			return false
		}
		k.Attrs = slices.Delete(k.Attrs, a.Index, a.Index+1)
		for i, b := range k.Attrs {
			b.Index = i
		}
	} else if f := k.Field(s.name); f != nil {
		if d.taken(k, s, folder, f.BuiltIn, f.Range) {
			return false
		}
		k.Fields = slices.Delete(k.Fields, f.Slot, f.Slot+1)
		for i, g := range k.Fields {
			g.Slot = i
		}
	}
	return true
}

// taken reports a name that a class has from the start, or from the same folder.
func (d *decls) taken(k *ir.Class, s *spec, folder string, builtIn bool, at hcl.Range) bool {
	switch {
	case builtIn:
		d.report(diag.New("SC116", s.at, "choose another name").Saying("every %s has a %s already", k.Name, s.name))
	case d.folderOf(at) == folder:
		d.report(diag.New("SC116", s.at, "choose another name").Saying("%s has two members %q", k.Name, s.name).See(at, "the first one is here"))
	default:
		return false
	}
	return true
}

// folderOf is the folder of a range's file.
func (d *decls) folderOf(r hcl.Range) string {
	for i := len(r.Filename) - 1; i >= 0; i-- {
		if r.Filename[i] == '/' {
			return r.Filename[:i]
		}
	}
	return "."
}

func (d *decls) addAttr(k *ir.Class, s *spec) {
	a := &ir.Attr{Name: s.name, Class: k, Index: len(k.Attrs), Type: s.typ, Default: s.def, Min: s.min, Max: s.max, Range: s.at}
	if a.Default == nil && (s.typ.Kind == ir.Ref && s.typ.Optional || s.typ.Kind == ir.Set || s.typ.Kind == ir.List) {
		a.Default = zeroConst(s.typ)
	}
	k.Attrs = append(k.Attrs, a)
}

func (d *decls) addField(k *ir.Class, s *spec) {
	f := &ir.Field{Name: s.name, Class: k, Slot: len(k.Fields), Type: s.typ, Default: s.def, Min: s.min, Max: s.max, Range: s.at}
	if f.Default == nil {
		switch must := s.typ.Kind == ir.Ref && !s.typ.Optional; {
		case k.Role == ir.RoleRecord:
			if s.typ.Kind == ir.Ref && s.typ.Optional || s.typ.Kind == ir.Set || s.typ.Kind == ir.List {
				f.Default = zeroConst(s.typ)
			}
		case must && k.Role == ir.RolePiece:
			// Given when the piece is made.
		case must:
			d.report(diag.New("SC131", s.at, "write %s = { type = %s, default = … } or optional(%s)", s.name, typeName(s.typ), typeName(s.typ)).
				Saying("%s has no value at the start", s.name))
		default:
			f.Default = zeroConst(s.typ)
			if !within(f.Default, s.typ, s.min, s.max) {
				d.report(diag.New("SC131", s.at, "%s, and starts as 0; write a default", bounds(s.min, s.max)).Saying("%s has no value at the start", s.name))
			}
		}
	}
	k.Fields = append(k.Fields, f)
}
