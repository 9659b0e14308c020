package check

import (
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

func itoa(n int64) string { return strconv.FormatInt(n, 10) }

func (d *decls) addMember(k *ir.Class, name string, at hcl.Range) *ir.Member {
	table := d.members[k]
	if table == nil {
		table = map[string]*ir.Member{}
		d.members[k] = table
	}
	m := &ir.Member{Name: name, Class: k, Index: len(k.Members), Range: at}
	k.Members = append(k.Members, m)
	table[name] = m
	return m
}

// plain is a template of one text.
func plain(s string, at hcl.Range) *ir.Template {
	return &ir.Template{Parts: [][]ir.Part{{{Literal: s, Arg: -1}}}, Range: at}
}

func titleOf(name string) string { return strings.ReplaceAll(name, "_", " ") }

// declareMembers declares the members of all classes, so that every reference can be read from here on.
func (d *decls) declareMembers() {
	for _, it := range d.items["enum"] {
		d.enumValues(it)
	}
	for _, it := range d.items["thing"] {
		if len(it.Labels) != 2 {
			continue
		}
		k, ok := d.classes[it.Labels[0]]
		if !ok || k.Role != ir.RoleThing {
			at := it.Block.LabelRanges[0]
			m := diag.New("SC118", at, "a thing is a member of a class declared with class NAME {}").Saying("there is no such class %q", it.Labels[0])
			if ok {
				m = m.Saying("%q is not a class of things", it.Labels[0])
				if _, block := schema.Block(k.Name); block {
					m = m.Note("write %s %s { … }", k.Name, it.Labels[1])
				}
			} else {
				m = m.Suggest(spell.Nearest(it.Labels[0], d.thingClasses()))
			}
			d.report(m)
			continue
		}
		d.owner(k, it)
	}
	for _, typ := range memberBlocks {
		k := d.classes[typ]
		for _, it := range d.items[typ] {
			d.owner(k, it)
		}
	}
	if len(d.classes["player"].Members) == 0 {
		d.report(diag.New("SC139", d.scenarioRange(), "write player red {} and so on").Saying("there is no player"))
	}
}

func (d *decls) scenarioRange() hcl.Range {
	if d.r.Scenario != nil {
		return d.r.Scenario.Block.TypeRange
	}
	return hcl.Range{Filename: d.r.Dir}
}

func (d *decls) thingClasses() []string {
	var names []string
	for _, k := range d.sc.Classes {
		if k.Role == ir.RoleThing {
			names = append(names, k.Name)
		}
	}
	return names
}

func (d *decls) owner(k *ir.Class, it *resolve.Item) {
	name, at := label(it)
	if name == "" {
		return
	}
	m := d.addMember(k, name, at)
	d.owners[m] = it
	m.Title = plain(titleOf(name), at)
}

func (d *decls) enumValues(it *resolve.Item) {
	name, at := label(it)
	k := d.classes[name]
	a := it.Body.Attributes["values"]
	if k == nil || k.Role != ir.RoleEnum || a == nil || len(k.Members) > 0 {
		return
	}
	list, ok := a.Expr.(*hclsyntax.TupleConsExpr)
	if !ok {
		d.report(diag.New("SC110", a.Expr.Range(), "write values = [low, high]").Saying("values is a list of names"))
		return
	}
	for _, e := range list.Exprs {
		word, quoted := keyword(e), false
		if word == "" {
			word, quoted = dsl.Literal(e)
			if !quoted {
				d.report(diag.New("SC110", e.Range(), "write values = [low, high]").Saying("a value is a bare name"))
				continue
			}
		}
		d.name(word, e.Range())
		if old, twice := d.members[k][word]; twice {
			d.report(diag.New("SC132", e.Range(), "keep one of them").Saying("%s has the value %q twice", name, word).See(old.Range, "the first one is here"))
			continue
		}
		m := d.addMember(k, word, e.Range())
		m.Title = plain(titleOf(word), e.Range())
	}
	if len(k.Members) == 0 && len(list.Exprs) == 0 {
		d.report(diag.New("SC110", at, "write values = [low, high]").Saying("enum %s has no value", name))
	}
	if a := it.Body.Attributes["titles"]; a != nil {
		obj, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
		if !ok {
			d.report(diag.New("SC180", a.Expr.Range(), "write titles = { VALUE = \"…\" }").Saying("titles is a map from values to texts"))
			return
		}
		for _, item := range obj.Items {
			word, at, ok := d.key(item.KeyExpr)
			if !ok {
				continue
			}
			m, ok := d.members[k][word]
			if !ok {
				d.report(diag.New("SC180", at, "its values are %s", strings.Join(d.memberNames(k), ", ")).
					Saying("%s has no value %q", name, word).Suggest(spell.Nearest(word, d.memberNames(k))))
				continue
			}
			if t := d.template(item.ValueExpr, nil); t != nil {
				m.Title = t
			}
		}
	}
}

// memberAttrs reads what each block says of its member.
func (d *decls) memberAttrs() {
	for _, k := range d.sc.Classes {
		if k.Role == ir.RoleEnum {
			for _, m := range k.Members {
				m.Attrs = make([]*ir.Const, len(k.Attrs))
			}
			continue
		}
		byName := make(map[string]*ir.Attr, len(k.Attrs))
		for _, a := range k.Attrs {
			byName[a.Name] = a
		}
		for _, m := range k.Members {
			d.attrsOf(m, byName)
		}
	}
}

// structural are attributes of a block that are read by a pass of their own.
func structural(typ, name string) bool {
	switch typ {
	case "space":
		return name == "borders"
	case "border":
		return name == "between"
	case "path":
		return name == "through"
	case "die":
		return name == "faces"
	case "table":
		return name == "results"
	case "seating":
		return name == "seats" || name == "options"
	case "phase":
		return name == "params"
	}
	return false
}

func (d *decls) attrsOf(m *ir.Member, byName map[string]*ir.Attr) {
	it := d.owners[m]
	if it == nil {
		return
	}
	if m.Attrs == nil {
		m.Attrs = make([]*ir.Const, len(m.Class.Attrs))
	} else if len(m.Attrs) < len(m.Class.Attrs) {
		m.Attrs = append(m.Attrs, make([]*ir.Const, len(m.Class.Attrs)-len(m.Attrs))...)
	}
	spec, _ := schema.Block(it.Type)
	for _, attr := range dsl.Attributes(it.Body) {
		name := attr.Name
		if name == "cites" || structural(it.Type, name) {
			continue
		}
		a, ok := byName[name]
		if !ok || a.BuiltIn && !spec.Has(name) {
			if !ok && name == "title" && spec.Has(name) {
				if t := d.template(attr.Expr, nil); t != nil {
					m.Title = t // things of a scenario's own classes have a title without an attribute for it
				}
			} else if spec.Free != "" && !spec.Has(name) {
				name = d.unknownAttr(m, attr, byName)
			}
			// From here on it is what was probably meant, where that is not given as well.
			twice := it.Body.Attributes[name] != nil
			schema.Rename(it.Body, attr.Name, name)
			if a, ok = byName[name]; !ok || twice || structural(it.Type, name) {
				continue
			}
		}
		v := d.constant(attr.Expr, a.Type)
		if v == nil {
			m.Attrs[a.Index] = zeroConst(a.Type)
			continue
		}
		m.Attrs[a.Index] = v
		if name == "title" && v.Text != nil {
			m.Title = v.Text
		}
		if !within(v, a.Type, a.Min, a.Max) {
			msg := diag.New("SC113", attr.Expr.Range(), "%s", bounds(a.Min, a.Max)).Saying("%s of %s %s is outside of its bounds", name, m.Class.Name, m.Name)
			if a.Range.Filename != "" {
				msg = msg.See(a.Range, "declared here")
			}
			d.report(msg)
		}
	}
	for _, a := range m.Class.Attrs {
		if m.Attrs[a.Index] != nil || a.Default != nil || isInvalid(a.Type) {
			continue
		}
		if a.BuiltIn {
			m.Attrs[a.Index] = &ir.Const{Text: m.Title} // the title, or the plural that nobody gave
			continue
		}
		m.Attrs[a.Index] = zeroConst(a.Type)
		d.missingAttr(m, it, a)
	}
}

// missingAttr reports an attribute that a thing must give and does not.
func (d *decls) missingAttr(m *ir.Member, it *resolve.Item, a *ir.Attr) {
	if d.noChange(it, "write "+a.Name+" = … ("+typeName(a.Type)+")") {
		return
	}
	msg := diag.New("SC112", m.Range, "write %s = … (%s)", a.Name, typeName(a.Type)).
		Saying("%s %s has no %s", m.Class.Name, m.Name, a.Name).See(a.Range, "every %s has one", m.Class.Name)
	if who := d.readerOf(a.Name); who != "" {
		msg = msg.Note("%s reads it", who)
	}
	d.report(msg.Note("or give it a default: %s = { type = %s, default = … }", a.Name, typeName(a.Type)))
}

// unknownAttr reports an attribute that the class does not have, and gives the name that was probably meant, "" for none.
func (d *decls) unknownAttr(m *ir.Member, attr *hclsyntax.Attribute, byName map[string]*ir.Attr) (meant string) {
	names := make([]string, 0, len(byName))
	for _, a := range m.Class.Attrs {
		if !a.BuiltIn {
			names = append(names, a.Name)
		}
	}
	if m.Class.Field(attr.Name) != nil {
		d.report(diag.New("SC111", attr.NameRange, "set it in setup: set %s %s { %s = … }", m.Class.Name, m.Name, attr.Name).
			Saying("%s is state of %s, and changes in play", attr.Name, m.Class.Name))
		return ""
	}
	if spec, ok := schema.Block(m.Class.Name); ok {
		names = append(names, spec.AttrNames()...)
	}
	meant = spell.Nearest(attr.Name, names)
	d.report(diag.New("SC111", attr.NameRange, "it has %s; class %s { attributes = { %s = int } } would add it", strings.Join(unique(names), ", "), m.Class.Name, attr.Name).
		Saying("%s has no attribute %q", m.Class.Name, attr.Name).Suggest(meant))
	return meant
}

func unique(names []string) []string {
	seen := make(map[string]bool, len(names))
	out := names[:0:0]
	for _, n := range names {
		if !seen[n] {
			seen[n] = true
			out = append(out, n)
		}
	}
	return out
}

// resources makes a state field of every player for each resource.
func (d *decls) resources() {
	k, player := d.classes["resource"], d.classes["player"]
	for _, m := range k.Members {
		it := d.owners[m]
		s := &spec{name: m.Name, at: m.Range, typ: tInt}
		if !d.freeName(player, s, it.Origin.Folder) {
			continue
		}
		zero := int64(0)
		f := &ir.Field{Name: m.Name, Class: player, Slot: len(player.Fields), Type: tInt, Default: &ir.Const{Den: 1}, Min: &zero, Resource: m, Range: m.Range}
		if a := it.Body.Attributes["start"]; a != nil {
			if v := d.constant(a.Expr, tInt); v != nil {
				f.Default = v
				// What is out of bounds is reported with the other attributes of the block.
				if v.Int < 0 {
					f.Default = &ir.Const{Den: 1}
				}
			}
		}
		player.Fields = append(player.Fields, f)
	}
}

// faceTypes reads the faces of dice and the results of tables, whose elements may be of any type.
func (d *decls) faceTypes() {
	dice := d.classes["die"]
	for _, m := range dice.Members {
		a := d.owners[m].Body.Attributes["faces"]
		d.listAttr(m, "faces", a)
		if v := attrNamed(m, "faces"); a != nil && v != nil && len(v.List) == 0 {
			d.report(diag.New("SC147", a.Expr.Range(), "write faces = range(1, 6)").Saying("die %s has no face", m.Name))
		}
	}
	for _, m := range d.classes["table"].Members {
		it := d.owners[m]
		a := it.Body.Attributes["results"]
		d.listAttr(m, "results", a)
		v := attrNamed(m, "results")
		if a == nil || v == nil {
			continue
		}
		if len(v.List) == 0 {
			d.report(diag.New("SC148", a.Expr.Range(), "list its results").Saying("table %s has no result", m.Name))
			continue
		}
		da := it.Body.Attributes["die"]
		if da == nil {
			continue
		}
		tr, ok := da.Expr.(*hclsyntax.ScopeTraversalExpr)
		if !ok || len(tr.Traversal) != 2 {
			continue
		}
		step, _ := tr.Traversal[1].(hcl.TraverseAttr)
		die := d.members[dice][step.Name]
		if die == nil {
			continue
		}
		if faces := attrNamed(die, "faces"); faces != nil && len(faces.List) > 0 && len(faces.List) != len(v.List) {
			d.report(diag.New("SC148", a.Expr.Range(), "die.%s has %d faces, and here are %d results", die.Name, len(faces.List), len(v.List)).
				Saying("table %s has not one result for each face", m.Name).See(die.Range, "the die"))
		}
	}
}

func (d *decls) listAttr(m *ir.Member, name string, a *hclsyntax.Attribute) {
	if m.Attrs == nil {
		m.Attrs = make([]*ir.Const, len(m.Class.Attrs))
	}
	if a == nil {
		return
	}
	v, t := d.typedConstant(a.Expr)
	if v == nil || isInvalid(t) {
		return
	}
	if t.Kind != ir.List {
		d.report(diag.New("SC147", a.Expr.Range(), "write a list, such as range(1, 6)").Saying("%s is a list", name))
		return
	}
	if t.Elem.Kind != ir.Int && len(v.List) > 0 {
		d.faces[m] = t.Elem
	}
	giveAttr(m, name, v)
}

func attrNamed(m *ir.Member, name string) *ir.Const { return m.Given(m.Class.Attr(name)) }

// giveAttr sets an attribute that every member of the class has room for.
func giveAttr(m *ir.Member, name string, v *ir.Const) { m.Attrs[m.Class.Attr(name).Index] = v }
