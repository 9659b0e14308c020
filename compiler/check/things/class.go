// Package things reads the declarations of things: classes with their attributes and state, members, options and
// seatings.
package things

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/picture"
	"github.com/scenario-lang/scenario/compiler/check/shape"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// Checker reads the declarations of things.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	expr    *expr.Checker
	// attributes reads the attributes of declarations by the rows of the schema.
	attributes *attribute.Reader
	blocks     *source.Blocks
	shape      *shape.Checker
	picture    *picture.Checker
	mapValues  int // number of values in all maps declared so far
	following  []follower
}

// follower is an attribute whose default is the bare name of another attribute.
type follower struct {
	attr *ir.Attr
	word hclsyntax.Expression
}

// New returns a Checker that shares a table and a report with the other parts of a check.
func New(
	t *symbols.Table, r *symbols.Report, expr *expr.Checker, attributes *attribute.Reader, blocks *source.Blocks,
	shape *shape.Checker, picture *picture.Checker,
) *Checker {
	return &Checker{
		symbols: t, report: r, expr: expr, attributes: attributes, blocks: blocks, shape: shape, picture: picture,
	}
}

// builtinClass is what a built-in class has in every scenario. Types are in a short notation, which is read when all
// classes have been declared.
type builtinClass struct {
	role   ir.Role
	attrs  []builtinMember
	fields []builtinMember
}

type builtinMember struct {
	name string
	typ  string // for builtinType; "" means the type in the row of the schema
	min  *int64
	max  *int64
}

var (
	zeroMin = int64(0)
	// A map may extend across the date line, so longitudes may exceed 180 degrees.
	west, east   = int64(-360), int64(360)
	south, north = int64(-90), int64(90)
)

var builtinClasses = map[string]builtinClass{
	"game": {role: ir.RoleGame, fields: []builtinMember{
		ir.GameRound: {name: "round", typ: "int"}, ir.GameActive: {name: "active", typ: "?player"},
		ir.GamePhase: {name: "phase", typ: "?phase"},
	}},
	"space": {role: ir.RoleSpace, attrs: []builtinMember{
		{name: "title"}, {name: "longitude", min: &west, max: &east},
		{name: "latitude", min: &south, max: &north}, {name: "part_of"},
		{name: "off_map"},
	}},
	"border": {role: ir.RoleBorder, attrs: []builtinMember{
		{name: "title"}, {name: "ends", typ: "[space"}, {name: "one_way"},
	}},
	"path": {role: ir.RolePath, attrs: []builtinMember{
		{name: "title"}, {name: "through", typ: "[space"},
	}},
	"player": {role: ir.RolePlayer, attrs: []builtinMember{
		{name: "title"}, {name: "alliance"},
	}},
	"alliance": {role: ir.RoleAlliance, attrs: []builtinMember{{name: "title"}}},
	"unit": {role: ir.RoleUnit, attrs: []builtinMember{
		{name: "title"}, {name: "plural"}, {name: "with_article"},
	}},
	"piece": {role: ir.RolePiece, fields: []builtinMember{
		ir.PieceUnit: {name: "unit", typ: "unit"}, ir.PieceOwner: {name: "owner", typ: "?player"},
		ir.PieceSpace: {name: "space", typ: "?space"}, ir.PieceHolder: {name: "holder", typ: "?piece"},
	}},
	"resource": {role: ir.RoleResource, attrs: []builtinMember{
		{name: "title"}, {name: "start", min: &zeroMin},
	}},
	"die": {role: ir.RoleDie, attrs: []builtinMember{
		{name: "title"}, {name: "faces", typ: "[int"},
	}},
	"phase": {role: ir.RolePhase, attrs: []builtinMember{{name: "title"}}},
	"table": {role: ir.RoleTable, attrs: []builtinMember{
		{name: "title"}, {name: "die"}, {name: "results", typ: "[int"},
	}},
	"seating": {role: ir.RoleSeating, attrs: []builtinMember{
		{name: "title"}, {name: "seats", typ: "[[player"},
	}},
}

// DeclareClasses declares the classes: the built-in ones first, in a fixed order, then enums, records and other
// classes of the scenario.
func (d *Checker) DeclareClasses() {
	for _, c := range schema.Classes() {
		d.symbols.AddClass(c.Name, builtinClasses[c.Name].role, hcl.Range{})
	}
	for _, k := range []struct {
		typ  string
		role ir.Role
	}{{"enum", ir.RoleEnum}, {"class", ir.RoleThing}, {"record", ir.RoleRecord}} {
		for _, it := range d.blocks.OfType(k.typ) {
			name, at := source.Label(it)
			if name == "" {
				continue
			}
			old, clash := d.symbols.Classes[name]
			if k.typ == "class" && clash && old.Role != ir.RoleEnum {
				continue // it adds to a class
			}
			if symbols.NotClasses[name] {
				if symbols.Reserved(name) {
					continue // reported with the names
				}
				d.report.Add(diag.New("SC109", at, "choose another name").Saying("%q already has a meaning", name))
				continue
			}
			if clash {
				m := diag.New("SC109", at, "a class, an enum and a record need different names")
				if old.Range.Filename == "" {
					m = m.Saying("%q is a class that is always there", name)
				} else {
					m = m.Saying("%q is declared twice", name).See(old.Range, "the first one is here").Twice("name", name)
				}
				d.report.Add(m)
				continue
			}
			d.symbols.AddClass(name, k.role, at)
		}
	}
	for _, c := range schema.Classes() {
		k, b := d.symbols.Classes[c.Name], builtinClasses[c.Name]
		for _, m := range b.attrs {
			a := &ir.Attr{
				Name: m.name, Class: k, Index: len(k.Attrs), Type: d.builtinAttr(c.Name, m), BuiltIn: true, Min: m.min, Max: m.max,
			}
			if a.Type.Kind != ir.Text {
				a.Default = symbols.ZeroConst(a.Type)
			}
			k.Attrs = append(k.Attrs, a)
		}
		for _, m := range b.fields {
			f := &ir.Field{
				Name: m.name, Class: k, Slot: len(k.Fields), Type: d.builtinType(m.typ), BuiltIn: true, Read: true, Written: true,
			}
			f.Default = symbols.ZeroConst(f.Type)
			k.Fields = append(k.Fields, f)
		}
	}
}

// builtinAttr returns the type of an attribute of a built-in class, from the row of the block that declares the
// members. It is optional if the attribute may be left out.
func (d *Checker) builtinAttr(class string, m builtinMember) *ir.Type {
	if m.typ != "" {
		return d.builtinType(m.typ)
	}
	row, _ := schema.Block(class)
	a, ok := row.Attr(m.name)
	if !ok {
		panic("dsl/schema: " + class + " has no row for the attribute " + m.name)
	}
	return types.WithNone(d.symbols.TypeOf(a.Type))
}

// builtinType parses the short notation of the table: ?class is optional, [type is a list.
func (d *Checker) builtinType(s string) *ir.Type {
	if t := types.Plain[s]; t != nil {
		return t
	}
	if rest, ok := strings.CutPrefix(s, "?"); ok {
		return types.Optional(d.symbols.Classes[rest])
	}
	if rest, ok := strings.CutPrefix(s, "["); ok {
		return types.List(d.builtinType(rest))
	}
	return types.Ref(d.symbols.Classes[s])
}

// ReadClasses reads the attributes and state of class blocks, and the fields of records.
func (d *Checker) ReadClasses() {
	for _, it := range d.blocks.OfType("class") {
		name, at := source.Label(it)
		k, ok := d.symbols.Classes[name]
		if !ok {
			continue
		}
		row := builtinRowOf(k)
		attrs := d.attributes.Item(it, nil)
		if a := attrs.Raw("attributes", "map(name, type)"); a != nil {
			if k.Role == ir.RoleEnum || row != nil && !row.Attributes {
				d.report.Add(diag.New("SC117", a.NameRange, "%s", explainMembers(k, "state")).Saying("%s has no attributes", name))
			} else {
				d.specs(k, a.Expr, it, false)
			}
		}
		if a := attrs.Raw(flags, "list(name)"); a != nil {
			if k.Role == ir.RoleEnum || row != nil && !row.Attributes {
				d.report.Add(diag.New("SC117", a.NameRange, "%s", explainMembers(k, "state")).
					Saying("%s has no attributes, so it has no flags", name))
			} else {
				d.declareFlags(k, a, it)
			}
		}
		if a := attrs.Raw("state", "map(name, type)"); a != nil {
			if k.Role == ir.RoleEnum || row != nil && !row.State {
				d.report.Add(diag.New("SC117", a.NameRange, "%s", explainMembers(k, "attributes")).Saying("%s has no state", name))
			} else {
				d.specs(k, a.Expr, it, true)
			}
		}
		for _, b := range it.Body.Blocks {
			if b.Type != "placement" {
				continue
			}
			if k.Role != ir.RoleUnit {
				d.report.Add(diag.New("SC154", b.TypeRange, "it belongs into class unit").
					Saying("%s is not placed on the map", name))
				continue
			}
		}
		if k.Role == ir.RoleThing && len(k.Members) == 0 && !d.blocks.Abstract {
			m := diag.New("SC110", at, "declare its members: thing %s NAME {}", name).Saying("class %s has no member", name)
			if near := spell.Nearest(name, builtinNames()); near != "" {
				m = m.Suggest(near)
			}
			d.report.AddOnce(at, m)
		}
	}
	for _, it := range d.blocks.OfType("record") {
		name, at := source.Label(it)
		k := d.symbols.Classes[name]
		a := d.attributes.Item(it, nil).Raw("fields", "map(name, type)")
		if k == nil || k.Role != ir.RoleRecord || a == nil {
			continue
		}
		d.specs(k, a.Expr, it, true)
		if len(k.Fields) == 0 && !d.report.IsFaulty(symbols.MembersOf(k)) {
			d.report.AddOnce(at, diag.New("SC110", at, "give it at least one field").Saying("record %s holds nothing", name))
		}
	}
	d.readFollowers()
}

func explainMembers(k *ir.Class, what string) string {
	if k.Role == ir.RoleEnum {
		return "the values of an enum have only their names; use class and thing for members with attributes"
	}
	return "class " + k.Name + " can have " + what + " only"
}

// builtinRowOf returns the row of a built-in class, or nil.
func builtinRowOf(k *ir.Class) *schema.Class {
	if all := schema.Classes(); k.Index < len(all) {
		return &all[k.Index]
	}
	return nil
}

func builtinNames() []string {
	var names []string
	for _, c := range schema.Classes() {
		names = append(names, c.Name)
	}
	return names
}

// DeclareResources adds a state field to players for each resource.
func (d *Checker) DeclareResources() {
	k, player := d.symbols.Classes["resource"], d.symbols.Classes["player"]
	for _, m := range k.Members {
		it := d.blocks.Owner(m)
		s := &spec{name: m.Name, at: m.Range, typ: types.Int}
		if !d.freeName(player, s, it.Origin.Folder) {
			continue
		}
		zero := int64(0)
		f := &ir.Field{
			Name: m.Name, Class: player, Slot: len(player.Fields), Type: types.Int, Default: &ir.Const{Den: 1}, Min: &zero,
			Resource: m, Range: m.Range,
		}
		// A value out of bounds is reported with the other attributes.
		if v := d.attributes.Item(it, nil).Constant("start"); v != nil && v.Int >= 0 {
			f.Default = v
		}
		player.Fields = append(player.Fields, f)
	}
}

// ReadFaces reads the faces of dice and the results of tables, whose elements may have any type.
func (d *Checker) ReadFaces() {
	dice := d.symbols.Classes["die"]
	for _, m := range dice.Members {
		a := d.attributes.Item(d.blocks.Owner(m), nil).Raw("faces", "list(constant)")
		d.listAttr(m, "faces", a)
		if v := symbols.AttrNamed(m, "faces"); a != nil && v != nil && len(v.List) == 0 {
			d.report.Add(diag.New("SC147", a.Expr.Range(), "write faces = range(1, 6)").Saying("die %s has no face", m.Name))
		}
	}
	for _, m := range d.symbols.Classes["table"].Members {
		it := d.blocks.Owner(m)
		attrs := d.attributes.Item(it, nil)
		a := attrs.Raw("results", "list(constant)")
		d.listAttr(m, "results", a)
		v := symbols.AttrNamed(m, "results")
		if a == nil || v == nil {
			continue
		}
		if len(v.List) == 0 {
			d.report.Add(diag.New("SC148", a.Expr.Range(), "list its results").Saying("table %s has no result", m.Name))
			continue
		}
		da := attrs.Find("die")
		if da == nil {
			continue
		}
		_, step, _ := dsl.Reference(da.Expr)
		die := d.symbols.Members[dice][step.Name]
		if die == nil {
			continue
		}
		if faces := symbols.AttrNamed(die, "faces"); faces != nil && len(faces.List) > 0 && len(faces.List) != len(v.List) {
			d.report.Add(diag.New("SC148", a.Expr.Range(), "die.%s has %d faces, and here are %d results",
				die.Name, len(faces.List), len(v.List)).
				Saying("table %s does not have one result for each face", m.Name).See(die.Range, "the die"))
		}
	}
}

func (d *Checker) listAttr(m *ir.Member, name string, a *hclsyntax.Attribute) {
	if m.Attrs == nil {
		m.Attrs = make([]*ir.Const, len(m.Class.Attrs))
	}
	if a == nil {
		return
	}
	v, t := d.expr.TypedConstant(a.Expr)
	if v == nil || types.IsInvalid(t) {
		return
	}
	if t.Kind != ir.List {
		d.report.Add(diag.New("SC147", a.Expr.Range(), "write a list, such as range(1, 6)").Saying("%s is a list", name))
		return
	}
	if t.Elem.Kind != ir.Int && len(v.List) > 0 {
		d.symbols.Faces[m] = t.Elem
	}
	symbols.GiveAttr(m, name, v)
}
