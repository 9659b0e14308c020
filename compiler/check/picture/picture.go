// Package picture checks the attributes for drawing the board: colours, symbols, shapes of countries and positions of
// names. The list of what can be drawn is used only here.
package picture

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/atlas"
	"github.com/scenario-lang/scenario/internal/paint"
	"github.com/scenario-lang/scenario/internal/spell"
)

// Checker checks the picture block and the looks of things.
type Checker struct {
	symbols    *symbols.Table
	report     *symbols.Report
	expr       *expr.Checker
	attributes *attribute.Reader
	blocks     *source.Blocks
}

// New returns a Checker that shares a table and a report with the other parts of a check.
func New(t *symbols.Table, r *symbols.Report, expr *expr.Checker, attributes *attribute.Reader,
	blocks *source.Blocks) *Checker {
	return &Checker{symbols: t, report: r, expr: expr, attributes: attributes, blocks: blocks}
}

// looks are the attributes for drawing a member. They are in the rows of blocks, and rules cannot read them. If a
// class declares an attribute with such a name, pictures ignore it.
var looks = []struct {
	name string
	read func(d *Checker, attrs *attribute.Attrs, l *ir.Look)
}{
	{"colour", func(d *Checker, attrs *attribute.Attrs, l *ir.Look) {
		l.Colour = d.Colour(attrs.Raw("colour", "colour").Expr)
	}},
	{"short", func(d *Checker, attrs *attribute.Attrs, l *ir.Look) { l.Short = attrs.Text("short") }},
	{"symbol", func(d *Checker, attrs *attribute.Attrs, l *ir.Look) {
		l.Symbol = d.readWord(attrs.Raw("symbol", "symbol"), paint.SymbolNames())
	}},
	{"shape", func(d *Checker, attrs *attribute.Attrs, l *ir.Look) {
		l.Shape = d.countries(attrs.Raw("shape", "list(country)"))
	}},
	{"label_at", func(d *Checker, attrs *attribute.Attrs, l *ir.Look) {
		l.LabelAt = d.degrees(attrs.Raw("label_at", "two(rational)"))
	}},
}

// OwnLook reports whether a class declares an attribute that would otherwise be one of looks.
func OwnLook(name string, byName map[string]*ir.Attr) bool {
	return byName[name] != nil && !byName[name].BuiltIn
}

// Look reads how a member is drawn. byName has the attributes of its class.
func (d *Checker) Look(m *ir.Member, attrs *attribute.Attrs, byName map[string]*ir.Attr) {
	for _, x := range looks {
		if attrs.Row.Has(x.name) && attrs.Has(x.name) && !OwnLook(x.name, byName) {
			x.read(d, attrs, &m.Look)
		}
	}
}

// Colour returns a colour, or nil after an error.
func (d *Checker) Colour(e hclsyntax.Expression) *int32 {
	word, quoted := dsl.Literal(e)
	if c, ok := paint.Parse(word); quoted && ok {
		n := int32(c)
		return &n
	}
	msg := diag.New("SC158", e.Range(), "write one of \"%s\", or \"#rrggbb\"", strings.Join(paint.Names(), `", "`))
	if quoted {
		msg = msg.Saying("there is no colour %q", word).Suggest(spell.Nearest(word, paint.Names()))
	} else {
		msg = msg.Saying("a colour is a quoted text")
	}
	d.report.Add(msg)
	return nil
}

// readWord returns a bare word, or "" if it is left out or has an error.
func (d *Checker) readWord(a *hclsyntax.Attribute, words []string) string {
	if a == nil {
		return ""
	}
	word := source.Keyword(a.Expr)
	if slices.Contains(words, word) {
		return word
	}
	msg := diag.New("SC158", a.Expr.Range(), "write one of %s", strings.Join(words, ", ")).
		Saying("%s is a bare word", a.Name)
	if word != "" {
		msg = msg.Saying("%s cannot be %s", a.Name, word).Suggest(spell.Nearest(word, words))
	}
	d.report.Add(msg)
	return ""
}

// refuse reports an error, with what to write instead.
func (d *Checker) refuse(at hcl.Range, instead, what string, args ...any) {
	d.report.Add(diag.New("SC158", at, "%s", instead).Saying(what, args...))
}

var country = regexp.MustCompile(`^[A-Z]{3}$`)

// countries returns a list of codes of countries.
func (d *Checker) countries(a *hclsyntax.Attribute) []string {
	list, ok := dsl.Unparen(a.Expr).(*hclsyntax.TupleConsExpr)
	if !ok || len(list.Exprs) == 0 {
		d.refuse(a.Expr.Range(), "write shape = [\"IRL\"], or leave it out", "`shape` is a list of the codes of countries")
		return nil
	}
	var out []string
	for _, e := range list.Exprs {
		code, quoted := dsl.Literal(e)
		switch {
		case !quoted || atlas.ByCode(code) < 0:
			msg := diag.New("SC158", e.Range(), "write the three letters of ISO 3166-1, such as \"IRL\" for Ireland").
				Saying("this is not the code of a country")
			if country.MatchString(code) {
				msg = msg.Saying("the map of the Earth has no country with the code %q", code)
			}
			d.report.Add(msg.Suggest(countryMeant(code)))
		case slices.Contains(out, code):
			d.refuse(e.Range(), "keep one of them", "%s is listed twice", code)
		default:
			out = append(out, code)
		}
	}
	return out
}

// countryMeant returns the code of the country that was probably meant: the one with that code in capitals, with that
// name, with a name that begins with the word, or with a similar code. It returns "" if there is none.
func countryMeant(word string) string {
	if code := strings.ToUpper(word); atlas.ByCode(code) >= 0 {
		return code
	}
	word = strings.ToLower(word)
	var begins string
	var codes []string
	for _, c := range atlas.Countries() {
		if c.Code == "-" {
			continue
		}
		switch name := strings.ToLower(c.Name); {
		case name == word:
			return c.Code
		case len(word) >= 3 && strings.HasPrefix(name, word) && (begins == "" || c.Code < begins):
			begins = c.Code
		}
		codes = append(codes, c.Code)
	}
	if begins != "" {
		return begins
	}
	return spell.Nearest(strings.ToUpper(word), codes)
}

// degrees returns a longitude and a latitude in thousandths of a degree.
func (d *Checker) degrees(a *hclsyntax.Attribute) []int64 {
	list, ok := dsl.Unparen(a.Expr).(*hclsyntax.TupleConsExpr)
	if !ok || len(list.Exprs) != 2 {
		d.refuse(a.Expr.Range(), "write label_at = [12, 48.5]", "`label_at` is a longitude and a latitude")
		return nil
	}
	var out []int64
	for i, e := range list.Exprs {
		c := d.expr.Constant(e, types.Rational)
		if c == nil {
			return nil // reported already
		}
		den, most := max(c.Den, 1), []int64{360, 90}[i]
		if c.Int < -most*den || c.Int > most*den {
			d.report.Add(diag.New("SC158", e.Range(), "it is from %d to %d", -most, most).
				Saying("`label_at` is outside the map"))
			return nil
		}
		out = append(out, c.Int*1000/den)
	}
	return out
}

// ReadPicture reads the picture block.
func (d *Checker) ReadPicture() {
	p := &d.symbols.Scenario.Picture
	for i, it := range d.blocks.OfType("picture") {
		_, at := source.Label(it)
		if i > 0 {
			_, first := source.Label(d.blocks.OfType("picture")[0])
			d.report.Add(diag.New("SC120", at, "keep one of them").
				Saying("there are two pictures").See(first, "the first one is here"))
			continue
		}
		attrs := d.attributes.Item(it, nil)
		p.Coasts = d.readWord(attrs.Raw("coasts", "coasts"), []string{"earth", "none"})
		p.Grid = d.readWord(attrs.Raw("grid", "grid"), []string{"hexes", "squares"})
		if p.Grid != "" {
			d.checkCells(attrs.Find("grid"))
		}
		p.Water = d.traits(attrs.Raw("water", "list(trait)"))
		p.Points = d.traits(attrs.Raw("points", "list(trait)"))
		d.readWaterways(p, attrs.Raw("waterways", "list(waterway)"))
		d.readMarks(p, attrs.Raw("marks", "list(name)"))
		d.readOwnerOfSpaces(p, attrs.Raw("owner", "member"))
	}
}

// readMarks reads the attributes that are shown next to the names of spaces.
func (d *Checker) readMarks(p *ir.Picture, a *hclsyntax.Attribute) {
	if a == nil {
		return
	}
	list, ok := dsl.Unparen(a.Expr).(*hclsyntax.TupleConsExpr)
	if !ok {
		d.refuse(a.Expr.Range(), "write marks = [ATTRIBUTE]", "`marks` is a list of attributes of spaces and players")
		return
	}
	space, player := d.symbols.Classes["space"], d.symbols.Classes["player"]
	shown := map[string]*ir.Attr{}
	for _, x := range player.Attrs {
		if !x.BuiltIn && types.IsRole(x.Type, ir.RoleSpace) {
			shown[x.Name] = x
		}
	}
	for _, x := range space.Attrs { // if both have the name, that of spaces is used
		if !x.BuiltIn && (x.Type.Kind == ir.Int || x.Type.Kind == ir.Bool || x.Type.Kind == ir.Ref) {
			shown[x.Name] = x
		}
	}
	for _, e := range list.Exprs {
		name := source.Keyword(e)
		x := shown[name]
		if x == nil {
			d.reportUnknown(e, space, name, slices.Sorted(maps.Keys(shown)),
				"none; declare one, as in class space { attributes = { income = int } }",
				"`marks` names attributes of spaces that are an int, a bool or a thing, and attributes of players that are a space")
			continue
		}
		x.Read = true
		if !slices.Contains(p.Marks, x) {
			p.Marks = append(p.Marks, x)
		}
	}
}

// checkCells reports spaces that have no place in the grid.
func (d *Checker) checkCells(a *hclsyntax.Attribute) {
	space := d.symbols.Classes["space"]
	for _, name := range []string{"column", "row"} {
		if c := space.Attr(name); c == nil && !d.report.IsFaulty(symbols.MembersOf(space)) {
			d.refuse(a.Expr.Range(), "write class space { attributes = { column = int, row = int } }",
				"spaces have no attribute %s", name)
			return
		} else if c != nil && c.Type.Kind != ir.Int && !types.IsInvalid(c.Type) {
			d.report.Add(diag.New("SC158", a.Expr.Range(), "make it an int").
				Saying("%s of spaces is %s", name, types.WithArticle(c.Type)).See(c.Range, "declared here"))
			return
		} else if c != nil {
			c.Read = true
		}
	}
}

// traits returns a list of values of an enum, or of things of a class.
func (d *Checker) traits(a *hclsyntax.Attribute) []*ir.Member {
	if a == nil {
		return nil
	}
	c, t := d.expr.TypedConstant(a.Expr)
	if c == nil || types.IsInvalid(t) {
		return nil // reported already
	}
	if !types.IsSequence(t) || t.Elem.Kind != ir.Ref || t.Elem.Class.Role != ir.RoleEnum &&
		t.Elem.Class.Role != ir.RoleThing {
		d.report.Add(diag.New("SC158", a.Expr.Range(), "write %s = [ENUM.VALUE]", a.Name).
			Saying("%s lists values of an enum, or things of a class", a.Name))
		return nil
	}
	k := t.Elem.Class
	if !d.spacesHave(k) {
		d.refuse(a.Expr.Range(), "name a class that an attribute of spaces is of",
			"no attribute of spaces is of the class %s", k.Name)
		return nil
	}
	var out []*ir.Member
	for _, x := range c.List {
		if m := symbols.MemberAt(k, x); m != nil && !slices.Contains(out, m) {
			m.Used = true
			out = append(out, m)
		}
	}
	return out
}

// spacesHave reports whether spaces have an attribute that is a thing of the class or a set of such things.
func (d *Checker) spacesHave(k *ir.Class) bool {
	found := false
	for _, a := range d.symbols.Classes["space"].Attrs {
		if a.Type.Class == k || a.Type.IsSet() && a.Type.Elem.Class == k {
			found, a.Read = true, true
		}
	}
	return found || d.report.IsFaulty(symbols.MembersOf(d.symbols.Classes["space"]))
}

// readWaterways reads what makes a border water.
func (d *Checker) readWaterways(p *ir.Picture, a *hclsyntax.Attribute) {
	if a == nil {
		return
	}
	list, ok := dsl.Unparen(a.Expr).(*hclsyntax.TupleConsExpr)
	if !ok {
		d.refuse(a.Expr.Range(), "write waterways = [ATTRIBUTE] or [ENUM.VALUE]",
			"`waterways` is a list of what a border has that is water")
		return
	}
	for _, e := range list.Exprs {
		var found []ir.Waterway
		if name := source.Keyword(e); name != "" {
			found = d.waterAttr(name, e)
		} else {
			found = d.waterValue(e)
		}
		for _, w := range found {
			if !slices.Contains(p.Waterways, w) {
				p.Waterways = append(p.Waterways, w)
			}
		}
	}
}

// waterAttr returns the attribute of borders with a name, if it is a bool or spaces through which the water runs.
func (d *Checker) waterAttr(name string, e hclsyntax.Expression) []ir.Waterway {
	border := d.symbols.Classes["border"]
	var names []string
	for _, x := range border.Attrs {
		if !x.BuiltIn && (x.Type.Kind == ir.Bool || d.areSpaces(x.Type)) {
			if names = append(names, x.Name); x.Name == name {
				x.Read = true
				return []ir.Waterway{{Attr: x}}
			}
		}
	}
	none := "none; declare one, as in class border { flags = [" + name + "] }"
	d.reportUnknown(e, border, name, names, none, "`waterways` names attributes of borders that are a bool or spaces")
	return nil
}

// reportUnknown reports a name that a class does not have, and lists those that it has.
func (d *Checker) reportUnknown(e hclsyntax.Expression, c *ir.Class, name string, names []string, none, what string) {
	if len(names) > 0 {
		none = strings.Join(names, ", ")
	}
	d.report.AddMissing(diag.New("SC158", e.Range(), "%ss have %s", c.Name, none).
		Saying("%s", what).Suggest(spell.Nearest(name, names)), symbols.MembersOf(c), name)
}

// areSpaces reports whether a type is that of a space or of several.
func (d *Checker) areSpaces(t *ir.Type) bool {
	if types.IsSequence(t) {
		t = t.Elem
	}
	return types.IsRole(t, ir.RoleSpace)
}

// waterValue returns the attributes of borders that can have the value of an enum, or the thing of a class, in an
// expression.
func (d *Checker) waterValue(e hclsyntax.Expression) []ir.Waterway {
	c, t := d.expr.TypedConstant(e)
	if c == nil || types.IsInvalid(t) {
		return nil // reported already
	}
	if t.Kind != ir.Ref || t.Class.Role != ir.RoleEnum && t.Class.Role != ir.RoleThing {
		d.refuse(e.Range(), "write waterways = [ATTRIBUTE] or [ENUM.VALUE]",
			"`waterways` lists attributes of borders, values of an enum, or things of a class")
		return nil
	}
	m, border := symbols.MemberAt(t.Class, c), d.symbols.Classes["border"]
	if m == nil {
		return nil // reported already
	}
	var out []ir.Waterway
	for _, x := range border.Attrs {
		if x.Type.Class == t.Class || x.Type.Kind == ir.Set && x.Type.Elem.Class == t.Class {
			x.Read, m.Used = true, true
			out = append(out, ir.Waterway{Attr: x, Value: m})
		}
	}
	if len(out) == 0 && !d.report.IsFaulty(symbols.MembersOf(border)) {
		d.refuse(e.Range(), "name a class that an attribute of borders is of",
			"no attribute of borders is of the class %s", t.Class.Name)
	}
	return out
}

// readOwnerOfSpaces reads the member of spaces that has their owner.
func (d *Checker) readOwnerOfSpaces(p *ir.Picture, a *hclsyntax.Attribute) {
	if a == nil {
		return
	}
	name, space, player := source.Keyword(a.Expr), d.symbols.Classes["space"], d.symbols.Classes["player"]
	var names []string
	for _, f := range space.Fields {
		if f.Type.Class == player {
			if names = append(names, f.Name); f.Name == name {
				p.Field, f.Read = f, true
				return
			}
		}
	}
	for _, x := range space.Attrs {
		if x.Type.Class == player {
			if names = append(names, x.Name); x.Name == name {
				p.Attr, x.Read = x, true
				return
			}
		}
	}
	d.reportUnknown(a.Expr, space, name, names, "none; leave owner out",
		"`owner` names state or an attribute of spaces that is a player")
}
