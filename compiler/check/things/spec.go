package things

import (
	"slices"
	"strconv"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime/value"
)

// spec is one entry of attributes, state or fields: a type, or { type =, default =, min =, max =, show =, doc = }.
// The doc is only for readers of the source.
type spec struct {
	name     string
	at       hcl.Range
	typ      *ir.Type
	def      *ir.Const
	follows  hclsyntax.Expression // the bare name that is the default, or nil
	min, max *int64
	shown    hclsyntax.Expression // the value of show, or nil
	show     ir.Showing
	lasts    []ir.Lasting
}

var specKeys = []string{"type", "default", "min", "max", "show", "lasts", "title", "doc"}

// specs adds the entries to a class, as state or as attributes. An entry of a later folder replaces one with the same
// name of an earlier folder; a second one in the same folder is an error.
func (d *Checker) specs(k *ir.Class, e hclsyntax.Expression, it *resolve.Item, state bool) {
	obj, ok := e.(*hclsyntax.ObjectConsExpr)
	if !ok {
		d.report.Add(diag.New("SC115", e.Range(), "write { NAME = TYPE, … }").
			Saying("a map from names to types is needed here"))
		d.report.SetFaulty(symbols.MembersOf(k))
		return
	}
	folder := it.Origin.Folder
	for _, item := range obj.Items {
		s, ok := d.spec(item, state)
		if !ok {
			d.report.SetFaulty(symbols.MembersOf(k))
			continue
		}
		if m := schema.Meaning(s.name); m != "" && (state || s.name == "cites") {
			d.report.Add(diag.New("SC116", s.at, "%s; choose another name", m).Saying("%q already has a meaning", s.name))
			continue
		}
		if !d.freeName(k, s, folder) {
			continue
		}
		if state {
			d.addField(k, s)
		} else {
			if s.shown != nil {
				d.report.Add(diag.New("SC115", s.shown.Range(),
					"leave it out: attributes do not change, and are shown where their member is declared").
					Saying("show is only for state and fields of records"))
			}
			if len(s.lasts) > 0 {
				d.report.Add(diag.New("SC157", s.lasts[0].Range, "leave it out: attributes never change").
					Saying("lasts is only for state and fields of records"))
			}
			d.addAttr(k, s)
		}
	}
}

func (d *Checker) spec(item hclsyntax.ObjectConsItem, state bool) (*spec, bool) {
	name, at, ok := d.expr.Key(item.KeyExpr)
	if !ok {
		return nil, false
	}
	d.shape.Name(name, at)
	s := &spec{name: name, at: at}
	obj, ok := item.ValueExpr.(*hclsyntax.ObjectConsExpr)
	if !ok {
		s.typ = d.expr.TypeSpec(item.ValueExpr)
		return s, true
	}
	parts := map[string]hclsyntax.Expression{}
	for _, p := range obj.Items {
		word, at, ok := d.expr.Key(p.KeyExpr)
		if !ok {
			return nil, false
		}
		if !slices.Contains(specKeys, word) {
			meant := spell.Nearest(word, specKeys)
			d.report.Add(diag.New("SC115", at,
				"it may have type, default, min, max, title and doc, and state and fields may have show and lasts").
				Saying("%q is not part of the declaration of %s", word, name).Suggest(meant))
			if parts[meant] == nil {
				parts[meant] = p.ValueExpr
			}
			continue
		}
		if _, twice := parts[word]; twice {
			d.report.Add(diag.New("SC115", at, "keep one of them").Saying("%s is given twice", word))
			continue
		}
		parts[word] = p.ValueExpr
	}
	if e := parts["title"]; e != nil {
		d.expr.Template(e, symbols.NewScope()) // used by sheets
	}
	t := parts["type"]
	if t == nil {
		d.report.Add(diag.New("SC115", obj.OpenRange, "write %s = { type = int }", name).Saying("%s has no type", name))
		s.typ = types.Invalid // so that uses of it are not reported as well
		return s, true
	}
	s.typ = d.expr.TypeSpec(t)
	if types.IsInvalid(s.typ) {
		return s, true
	}
	if s.shown = parts["show"]; s.shown != nil {
		if c := d.expr.Constant(s.shown, types.Bool); c != nil {
			s.show = ir.ShowNever
			if c.Int != 0 {
				s.show = ir.ShowAlways
			}
		}
	}
	bounded := s.typ
	if bounded.Kind == ir.Keyed {
		bounded = bounded.Elem // the bounds apply to every value
	}
	if e := parts["lasts"]; e != nil {
		s.lasts = d.lasts(e)
	}
	s.min, s.max = d.interval("SC115", bounded, parts["min"], parts["max"])
	e := parts["default"]
	if word, ok := e.(*hclsyntax.ScopeTraversalExpr); ok && !state && source.Keyword(word) != "" &&
		source.Keyword(word) != "none" {
		s.follows, e = e, nil // read when all attributes are known
	}
	if e != nil {
		s.def = d.defaultOf(name, e, s.typ, s.min, s.max)
	}
	return s, true
}

// defaultOf returns the default of an attribute or field.
func (d *Checker) defaultOf(name string, e hclsyntax.Expression, t *ir.Type, least, most *int64) *ir.Const {
	c := d.expr.Constant(e, t)
	d.checkBounds(c, t, least, most, e.Range(), "the default of %s is outside its bounds", name)
	return c
}

// readFollowers resolves the defaults that are bare names of other attributes of the class.
func (d *Checker) readFollowers() {
	for _, f := range d.following {
		a, e := f.attr, f.word
		if a.Class.Attr(a.Name) != a {
			continue // a later folder has declared it again
		}
		word := source.Keyword(e)
		other := a.Class.Attr(word)
		if other == nil {
			if near := d.report.Nearest(word, slices.Values(ir.Names(a.Class.Attrs))); near != "" {
				d.report.Add(diag.New("SC115", e.Range(), "a default is a value, or another attribute of %s", a.Class.Name).
					Saying("%s has no attribute %q", a.Class.Name, word).Suggest(near))
				a.Default = symbols.ZeroConst(a.Type)
			} else if a.Default = d.defaultOf(a.Name, e, a.Type, a.Min, a.Max); a.Default == nil {
				a.Default = symbols.ZeroConst(a.Type)
			}
			continue
		}
		problem := ""
		if !types.Identical(other.Type, a.Type) && !types.IsInvalid(other.Type) {
			problem = types.WithArticle(other.Type) + ", and " + a.Name + " is " + types.WithArticle(a.Type)
		}
		for o := other; o != nil && problem == ""; o = o.Follows {
			if o == a {
				problem = "itself the value of " + a.Name + " by default"
			}
		}
		if problem != "" {
			d.report.Add(diag.New("SC115", e.Range(),
				"write a value, or an attribute of the same type that does not depend on it").
				Saying("%s cannot be the default of %s: it is %s", word, a.Name, problem))
			a.Default = symbols.ZeroConst(a.Type)
			continue
		}
		a.Default, a.Follows, other.Read = nil, other, true
	}
}

// freeName reports whether a member with that name can be added. It removes one that an earlier folder declared.
func (d *Checker) freeName(k *ir.Class, s *spec, folder string) bool {
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

// taken reports a name that is built in or that the same folder has already declared, and returns whether it did.
func (d *Checker) taken(k *ir.Class, s *spec, folder string, builtIn bool, at hcl.Range) bool {
	switch {
	case builtIn:
		d.report.Add(diag.New("SC116", s.at, "choose another name").
			Saying("every %s has %s already", k.Name, article.With(s.name)))
	case at == s.at: // a module is imported twice, and the type has a different name in each import
		d.report.Add(diag.New("SC116", s.at, "import the module under one name only").
			Saying("each import of the module gives %s another %q", k.Name, s.name))
	case source.Folder(at) == folder:
		d.report.Add(diag.New("SC116", s.at, "choose another name").Saying("%s has two members %q", k.Name, s.name).
			See(at, "the first one is here"))
	default:
		return false
	}
	return true
}

// startsEmpty reports whether a type has an empty value, which is the default of attributes and fields.
func startsEmpty(t *ir.Type) bool {
	switch t.Kind {
	case ir.Ref, ir.Keyed:
		return symbols.Zero(t) != nil
	}
	return types.IsSequence(t)
}

// mostMapValues is the maximum number of values in the maps of all declared things together. Each map has one for
// every key.
const mostMapValues = 1 << 20

// checkMapSize reports a map that would need too many values, before they are created.
func (d *Checker) checkMapSize(k *ir.Class, s *spec) {
	if s.typ.Kind != ir.Keyed || types.IsInvalid(s.typ) {
		return
	}
	d.mapValues += len(k.Members) * len(s.typ.Key.Members)
	if d.mapValues > mostMapValues {
		d.report.Add(diag.New("SC216", s.at, "at most %d are allowed; use a record, or a map with fewer keys", mostMapValues).
			Saying("the maps of declared things have too many values, with one for each of %d %ss in each of %d %ss",
				len(s.typ.Key.Members), s.typ.Key.Name, len(k.Members), k.Name))
		s.typ, s.def = types.Invalid, nil
	}
}

func (d *Checker) addAttr(k *ir.Class, s *spec) {
	d.checkMapSize(k, s)
	a := &ir.Attr{
		Name: s.name, Class: k, Index: len(k.Attrs), Type: s.typ, Default: s.def, Min: s.min, Max: s.max, Range: s.at,
	}
	if a.Default == nil && startsEmpty(s.typ) {
		a.Default = symbols.ZeroConst(s.typ)
	}
	if s.follows != nil {
		d.following = append(d.following, follower{a, s.follows})
	}
	k.Attrs = append(k.Attrs, a)
}

func (d *Checker) addField(k *ir.Class, s *spec) {
	d.checkMapSize(k, s)
	f := &ir.Field{
		Name: s.name, Class: k, Slot: len(k.Fields), Type: s.typ, Default: s.def, Min: s.min, Max: s.max, Show: s.show,
		Lasts: s.lasts, Range: s.at,
	}
	if f.Default == nil {
		switch must := symbols.Zero(s.typ) == nil; {
		case k.Role == ir.RoleRecord:
			if startsEmpty(s.typ) {
				f.Default = symbols.ZeroConst(s.typ)
			}
		case must && k.Role == ir.RolePiece:
			// The value is given when the piece is created.
		case must:
			d.report.Add(diag.New("SC131", s.at, "write %s = { type = %s, default = … } or optional(%s)",
				s.name, types.Name(s.typ), types.Name(s.typ)).
				Saying("%s has no value at the start", s.name))
		default:
			f.Default = symbols.ZeroConst(s.typ)
			if !isWithin(f.Default, s.typ, s.min, s.max) {
				d.report.Add(diag.New("SC131", s.at, "write a default: %s, and without one it starts as 0", bounds(s.min, s.max)).
					Saying("%s has no value at the start", s.name))
			}
		}
	}
	k.Fields = append(k.Fields, f)
}

func itoa(n int64) string { return strconv.FormatInt(n, 10) }

// interval returns the bounds of a number, or nil for a bound that is missing or wrong. code is the code of the error
// for bounds on something that is not a number.
func (d *Checker) interval(code string, t *ir.Type, least, most hclsyntax.Expression) (from, to *int64) {
	read := func(word string, e hclsyntax.Expression) *int64 {
		if e == nil {
			return nil
		}
		if !types.IsNumber(t) {
			d.report.Add(diag.New(code, e.Range(), "only numbers have bounds").
				Saying("%s has no %s", types.WithArticle(t), word))
			return nil
		}
		if v := d.expr.Constant(e, types.Int); v != nil {
			n := v.Int
			return &n
		}
		return nil
	}
	from, to = read("min", least), read("max", most)
	if from != nil && to != nil && *from > *to {
		d.report.Add(diag.New("SC114", least.Range(), "no number is at least %d and at most %d", *from, *to).
			Saying("min is greater than max"))
		return nil, nil
	}
	return from, to
}

// isWithin reports whether a number is within its bounds. Other constants always are.
func isWithin(c *ir.Const, t *ir.Type, min, max *int64) bool {
	if c != nil && t.Kind == ir.Keyed {
		return !slices.ContainsFunc(c.List, func(x *ir.Const) bool { return !isWithin(x, t.Elem, min, max) })
	}
	if c == nil || t.Kind != ir.Int && t.Kind != ir.Rational {
		return true
	}
	n, den := c.Int, c.Den
	if den <= 0 {
		den = 1
	}
	// Comparing floors cannot overflow.
	if min != nil && value.FloorDiv(n, den) < *min {
		return false
	}
	if max != nil && (value.FloorDiv(n, den) > *max || value.FloorDiv(n, den) == *max && n%den != 0) {
		return false
	}
	return true
}

// checkBounds reports a value that is not within its bounds. said is the summary of the message.
func (d *Checker) checkBounds(c *ir.Const, t *ir.Type, min, max *int64, at hcl.Range, said string, args ...any) {
	if !isWithin(c, t, min, max) {
		d.report.Add(diag.New("SC114", at, "%s", bounds(min, max)).Saying(said, args...))
	}
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

// lasts returns the references in lasts = procedure.NAME, phase.NAME or record.NAME, or a list of them. They are
// resolved later, when procedures are known.
func (d *Checker) lasts(e hclsyntax.Expression) []ir.Lasting {
	list := []hclsyntax.Expression{e}
	if l, ok := dsl.Unparen(e).(*hclsyntax.TupleConsExpr); ok {
		list = l.Exprs
		if len(list) == 0 {
			d.report.Add(diag.New("SC157", l.Range(),
				"write lasts = procedure.NAME, phase.NAME or record.NAME, or leave lasts out").
				Saying("`lasts` is an empty list"))
		}
	}
	var out []ir.Lasting
	for _, x := range list {
		tr, bad := hcl.AbsTraversalForExpr(dsl.Unparen(x))
		if !bad.HasErrors() && len(tr) == 2 && slices.Contains([]string{"procedure", "phase", "record"}, tr.RootName()) {
			if name, ok := tr[1].(hcl.TraverseAttr); ok {
				if i := slices.IndexFunc(out,
					func(l ir.Lasting) bool { return l.What == tr.RootName() && l.Name == name.Name }); i >= 0 {
					d.report.Add(diag.New("SC157", x.Range(), "keep one of them").
						Saying("`lasts` names %s %s twice", out[i].What, out[i].Name).
						See(out[i].Range, "the first one is here"))
					continue
				}
				out = append(out, ir.Lasting{
					What: tr.RootName(), Name: name.Name, Range: types.Span(x.Range(), types.NameRange(name)),
				})
				continue
			}
		}
		d.report.Add(diag.New("SC157", x.Range(),
			"write lasts = procedure.NAME, phase.NAME or record.NAME; without lasts, state stays until a rule changes it").
			Saying("`lasts` names procedures, phases or records"))
	}
	return out
}
