package things

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/picture"
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
)

// DeclareMembers declares the members of all classes, so that references can be resolved.
func (d *Checker) DeclareMembers() {
	for _, it := range d.blocks.OfType("enum") {
		d.declareEnumValues(it)
	}
	for _, it := range d.blocks.OfType("thing") {
		if len(it.Labels) != 2 {
			continue
		}
		k, ok := d.symbols.Classes[it.Labels[0]]
		if !ok || k.Role != ir.RoleThing {
			at := it.Block.LabelRanges[0]
			m := diag.New("SC118", at, "a thing is a member of a class declared with class NAME {}").
				Saying("there is no such class %q", it.Labels[0])
			if ok {
				m = m.Saying("%q is not a class of things", it.Labels[0])
				if _, block := schema.Block(k.Name); block {
					m = m.Note("write %s %s { … }", k.Name, it.Labels[1])
				}
			} else {
				m = m.Suggest(spell.Nearest(it.Labels[0], d.symbols.Scenario.ClassNames(ir.RoleThing)))
			}
			d.report.Add(m.Missing("name", it.Labels[0]))
			continue
		}
		d.symbols.Notes.Name(it.Block.LabelRanges[0], k)
		d.declareMember(k, it)
	}
	for _, c := range schema.Classes() {
		k := d.symbols.Classes[c.Name]
		for _, it := range d.blocks.OfType(c.Name) {
			d.declareMember(k, it)
		}
	}
	if len(d.symbols.Classes["player"].Members) == 0 && !d.blocks.Abstract {
		d.report.Add(diag.New("SC139", d.blocks.Head(), "declare each player: player red {}").Saying("there is no player"))
	}
}

func (d *Checker) declareMember(k *ir.Class, it *resolve.Item) {
	name, at := source.Label(it)
	if name == "" {
		return
	}
	if row := schema.Claims(k.Name, name); row != nil {
		d.report.Add(diag.New("SC116", at,
			"choose another name: %s = … in `%s` means something else, so the %s could not be named there",
			name, row.Name, k.Name).
			Saying("%q already has a meaning", name))
	}
	m := d.symbols.AddMember(k, name, at)
	m.Needed = it.IsOpen()
	d.blocks.SetOwner(m, it)
	m.Title = symbols.PlainText(symbols.TitleOf(name), at)
}

func (d *Checker) declareEnumValues(it *resolve.Item) {
	name, at := source.Label(it)
	k := d.symbols.Classes[name]
	attrs := d.attributes.Item(it, nil)
	a := attrs.Raw("values", "list(name)")
	if k == nil || k.Role != ir.RoleEnum || a == nil || len(k.Members) > 0 {
		return
	}
	list, ok := a.Expr.(*hclsyntax.TupleConsExpr)
	if !ok {
		d.report.Add(diag.New("SC110", a.Expr.Range(), "write values = [low, high]").Saying("`values` is a list of names"))
		d.report.SetFaulty(k.Name)
		return
	}
	for _, e := range list.Exprs {
		word, quoted := source.Keyword(e), false
		if word == "" {
			word, quoted = dsl.Literal(e)
			if !quoted {
				d.report.Add(diag.New("SC110", e.Range(), "write values = [low, high]").Saying("a value is a bare name"))
				d.report.SetFaulty(k.Name)
				continue
			}
		}
		d.shape.Name(word, e.Range())
		if old, twice := d.symbols.Members[k][word]; twice {
			d.report.Add(diag.New("SC132", e.Range(), "keep one of them").Saying("%s has the value %q twice", name, word).
				See(old.Range, "the first one is here"))
			continue
		}
		m := d.symbols.AddMember(k, word, e.Range())
		m.Title = symbols.PlainText(symbols.TitleOf(word), e.Range())
	}
	if len(k.Members) == 0 && len(list.Exprs) == 0 {
		d.report.Add(diag.New("SC110", at, "write values = [low, high]").Saying("enum %s has no value", name))
	}
	d.eachValue(k, attrs.Raw("titles", "map(name, text)"), func(m *ir.Member, e hclsyntax.Expression) {
		if t := d.expr.Template(e, nil); t != nil {
			m.Title = t
		}
	})
	d.eachValue(k, attrs.Raw("colours", "map(name, colour)"), func(m *ir.Member, e hclsyntax.Expression) {
		m.Look.Colour = d.picture.Colour(e)
	})
}

// eachValue reads a map whose keys are values of an enum.
func (d *Checker) eachValue(k *ir.Class, a *hclsyntax.Attribute, read func(m *ir.Member, e hclsyntax.Expression)) {
	if a == nil {
		return
	}
	obj, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok {
		d.report.Add(diag.New("SC180", a.Expr.Range(), "write %s = { VALUE = \"…\" }", a.Name).
			Saying("%s is a map from values to texts", a.Name))
		return
	}
	for _, item := range obj.Items {
		word, at, ok := d.expr.Key(item.KeyExpr)
		if !ok {
			continue
		}
		m, ok := d.symbols.Members[k][word]
		if !ok {
			d.report.AddMissing(diag.New("SC180", at, "its values are %s", strings.Join(ir.Names(k.Members), ", ")).
				Saying("%s has no value %q", k.Name, word).Suggest(spell.Nearest(word, ir.Names(k.Members))), k.Name, word)
			continue
		}
		d.symbols.Notes.Name(at, m)
		read(m, item.ValueExpr)
	}
}

// ReadMembers reads the attributes of each member from its block.
func (d *Checker) ReadMembers() {
	for _, k := range d.symbols.Scenario.Classes {
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
			d.readAttrs(m, byName)
		}
	}
}

// structural reports whether an attribute of a block is a list or a map, which is read in a separate pass.
func structural(row *schema.BlockSpec, name string) bool {
	a, ok := row.Attr(name)
	return ok && len(a.Type.Args) > 0
}

func (d *Checker) readAttrs(m *ir.Member, byName map[string]*ir.Attr) {
	it := d.blocks.Owner(m)
	if it == nil {
		return
	}
	if m.Attrs == nil {
		m.Attrs = make([]*ir.Const, len(m.Class.Attrs))
	} else if len(m.Attrs) < len(m.Class.Attrs) {
		m.Attrs = append(m.Attrs, make([]*ir.Const, len(m.Class.Attrs)-len(m.Attrs))...)
	}
	attrs := d.attributes.Item(it, nil)
	spec := attrs.Row
	for _, attr := range dsl.Attributes(it.Body) {
		name := attr.Name
		if name == "cites" || structural(spec, name) && !picture.OwnLook(name, byName) || name == flags &&
			byName[flags] == nil && !spec.Has(flags) {
			continue
		}
		a, ok := byName[name]
		if !ok || a.BuiltIn && !spec.Has(name) {
			if !ok && name == "title" && spec.Has(name) {
				if t := attrs.Text("title"); t != nil {
					m.Title = t // a thing of a class of the scenario has a title even if the class has no such attribute
				}
			} else if spec.Free != "" && !spec.Has(name) {
				name = d.reportNoAttr(m, attr, byName)
			}
			// Use the attribute that was probably meant, unless it is given too.
			if name == "" || d.blocks.Attribute(m, name) != nil {
				continue
			}
			it = d.blocks.RenameAttribute(m, attr.Name, name)
			attrs, attr = d.attributes.Item(it, nil), it.Body.Attributes[name]
			if a, ok = byName[name]; !ok || structural(spec, name) {
				continue
			}
		}
		d.symbols.Notes.Name(resolve.Place(attr), a)
		if types.IsInvalid(a.Type) { // reported already; the type is not known
			continue
		}
		v := d.memberConstant(attrs, attr, a)
		if v == nil {
			m.Attrs[a.Index] = symbols.ZeroConst(a.Type)
			continue
		}
		m.Attrs[a.Index] = v
		if name == "title" && v.Text != nil {
			m.Title = v.Text
		}
		if !isWithin(v, a.Type, a.Min, a.Max) {
			msg := diag.New("SC113", attr.Expr.Range(), "%s", bounds(a.Min, a.Max)).
				Saying("%s of %s %s is outside its bounds", name, m.Class.Name, m.Name)
			if a.Range.Filename != "" {
				msg = msg.See(a.Range, "declared here")
			}
			d.report.Add(msg)
		}
	}
	if a := it.Body.Attributes[flags]; a != nil && byName[flags] == nil && !spec.Has(flags) {
		d.giveFlags(m, a, byName)
	}
	d.picture.Look(m, d.attributes.Item(it, nil), byName)
	d.readArticle(m, d.attributes.Item(it, nil), byName)
	for _, a := range m.Class.Attrs {
		if a.Follows != nil {
			d.followed(m, a)
			continue
		}
		if m.Attrs[a.Index] != nil || a.Default != nil || types.IsInvalid(a.Type) {
			continue
		}
		if a.BuiltIn {
			text := m.Title // the plural defaults to the title
			if a.Name == "with_article" {
				text = d.addArticle(text)
			}
			m.Attrs[a.Index] = &ir.Const{Text: text}
			continue
		}
		m.Attrs[a.Index] = symbols.ZeroConst(a.Type)
		if !m.Needed {
			d.reportMissingAttr(m, it, a)
		}
	}
}

// followed reports a default taken from another attribute that is not allowed for this one.
func (d *Checker) followed(m *ir.Member, a *ir.Attr) {
	v := m.AttrValue(a)
	if m.Given(a) != nil || v == nil || isWithin(v, a.Type, a.Min, a.Max) {
		return
	}
	d.report.Add(diag.New("SC113", m.Range, "%s; write %s = …", bounds(a.Min, a.Max), a.Name).
		Saying("%s of %s %s is outside its bounds: its default is the value of %s",
			a.Name, m.Class.Name, m.Name, a.Follows.Name).See(a.Range, "declared here"))
}

// addArticle returns a title with its indefinite article in English, and unchanged in other languages.
func (d *Checker) addArticle(title *ir.Template) *ir.Template {
	if title == nil {
		return nil
	}
	out := *title
	out.Parts = slices.Clone(title.Parts)
	languages := d.symbols.Scenario.Languages
	for i, parts := range out.Parts {
		if len(parts) == 0 || parts[0].Arg >= 0 || i < len(languages) && languages[i] != "en" {
			continue
		}
		out.Parts[i] = slices.Clone(parts)
		out.Parts[i][0].Literal = article.With(parts[0].Literal)
	}
	return &out
}

// readArticle reads the article of a member's title, unless the class declares an attribute with that name.
func (d *Checker) readArticle(m *ir.Member, attrs *attribute.Attrs, byName map[string]*ir.Attr) {
	const name = "article"
	if attrs.Row.Has(name) && attrs.Has(name) && !picture.OwnLook(name, byName) {
		m.Article = attrs.Text(name)
	}
}

// memberConstant reads the value that a block gives an attribute of its class. The type of a built-in attribute is in
// the row.
func (d *Checker) memberConstant(attrs *attribute.Attrs, attr *hclsyntax.Attribute, a *ir.Attr) *ir.Const {
	if row, ok := attrs.Row.Attr(attr.Name); ok {
		return attrs.ConstantOf(attr.Name, row.Type.String(), a.Type)
	}
	return d.expr.Constant(attr.Expr, a.Type)
}

// reportMissingAttr reports a required attribute that a thing does not have.
func (d *Checker) reportMissingAttr(m *ir.Member, it *resolve.Item, a *ir.Attr) {
	if d.shape.MissedChange(it, "write "+a.Name+" = … ("+types.Name(a.Type)+")") {
		return
	}
	msg := diag.New("SC112", m.Range, "write %s = … (%s)", a.Name, types.Name(a.Type)).
		Saying("%s %s has no %s", m.Class.Name, m.Name, a.Name).See(a.Range, "every %s has one", m.Class.Name)
	if who := d.blocks.ReaderOf(a.Name); who != "" {
		msg = msg.Note("%s reads it", who)
	}
	d.report.Add(msg.Note("or give it a default: %s = { type = %s, default = … }", a.Name, types.Name(a.Type)))
}

// reportNoAttr reports an attribute that the class does not have. It returns the name that was probably meant, or "".
func (d *Checker) reportNoAttr(m *ir.Member, attr *hclsyntax.Attribute, byName map[string]*ir.Attr) (meant string) {
	names := make([]string, 0, len(byName))
	for _, a := range m.Class.Attrs {
		if !a.BuiltIn {
			names = append(names, a.Name)
		}
	}
	if m.Class.Field(attr.Name) != nil {
		d.report.Add(diag.New("SC111", attr.NameRange, "set it in setup: set %s %s { %s = … }",
			m.Class.Name, m.Name, attr.Name).
			Saying("%s is state of %s, and changes in play", attr.Name, m.Class.Name))
		return ""
	}
	if spec, ok := schema.Block(m.Class.Name); ok {
		names = append(names, spec.AttrNames()...)
	}
	meant = d.report.Nearest(attr.Name, slices.Values(names))
	d.report.AddMissing(diag.New("SC111", attr.NameRange, "it has %s; class %s { attributes = { %s = int } } would add it",
		strings.Join(unique(names), ", "), m.Class.Name, attr.Name).
		Saying("%s has no attribute %q", m.Class.Name, attr.Name).Suggest(meant), symbols.MembersOf(m.Class), attr.Name)
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

// flags is the attribute with which a class declares flags, and with which a member lists its own.
const flags = "flags"

// declareFlags adds the flags of a class block to its attributes. A flag that the class already has from another
// folder is not an error.
func (d *Checker) declareFlags(k *ir.Class, a *hclsyntax.Attribute, it *resolve.Item) {
	if old := k.Attr(flags); old != nil {
		d.report.Add(diag.New("SC116", a.NameRange, "rename the attribute, or declare no flags").
			Saying("%s already has an attribute %q", k.Name, flags).See(old.Range, "it is here"))
		return
	}
	if call, ok := dsl.Unparen(a.Expr).(*hclsyntax.FunctionCallExpr); ok && call.Name == "without" {
		d.report.Add(diag.New("SC156", a.Expr.Range(),
			"list the flags that it adds, flags = [dives]; to remove a flag from a member, change the flags of the member").
			Saying("a block of class %s can only add flags", k.Name))
		return
	}
	if list, ok := dsl.Unparen(a.Expr).(*hclsyntax.TupleConsExpr); ok && len(list.Exprs) == 0 ||
		source.Keyword(a.Expr) == resolve.Inherited {
		d.report.Add(diag.New("SC193", a.Expr.Range(), "list the flags that it adds, as in flags = [dives], or remove it").
			Saying("this adds no flag to class %s", k.Name))
		return
	}
	seen := map[string]hcl.Range{}
	for _, e := range d.flagNames(a.Expr) {
		name := source.Keyword(e)
		if name == resolve.Inherited {
			continue
		}
		if first, twice := seen[name]; twice {
			d.report.Add(diag.New("SC116", e.Range(), "keep one of them").Saying("%s has two members %q", k.Name, name).
				See(first, "the first one is here"))
			continue
		}
		seen[name] = e.Range()
		d.shape.Name(name, e.Range())
		if old := k.Attr(name); old != nil && old.Flag && source.Folder(old.Range) != it.Origin.Folder {
			continue
		}
		s := &spec{name: name, at: e.Range(), typ: types.Bool, def: symbols.ZeroConst(types.Bool)}
		if d.freeName(k, s, it.Origin.Folder) {
			d.addAttr(k, s)
			k.Attr(name).Flag = true
		}
	}
}

// flagNames returns the names in a list of flags, which may use union and without.
func (d *Checker) flagNames(e hclsyntax.Expression) []hclsyntax.Expression {
	switch e := dsl.Unparen(e).(type) {
	case *hclsyntax.TupleConsExpr:
		var out []hclsyntax.Expression
		for _, x := range e.Exprs {
			if source.Keyword(x) == "" {
				d.report.Add(diag.New("SC156", x.Range(), "write its bare name: flags = [dives, raids]").
					Saying("this cannot be the name of a flag"))
				continue
			}
			out = append(out, x)
		}
		return out
	case *hclsyntax.FunctionCallExpr:
		if (e.Name == "union" || e.Name == "without") && len(e.Args) == 2 {
			out, more := d.flagNames(e.Args[0]), d.flagNames(e.Args[1])
			among := func(list []hclsyntax.Expression, x hclsyntax.Expression) bool {
				return slices.ContainsFunc(list,
					func(y hclsyntax.Expression) bool { return source.Keyword(x) == source.Keyword(y) })
			}
			if e.Name == "without" {
				return slices.DeleteFunc(out, func(x hclsyntax.Expression) bool { return among(more, x) })
			}
			return append(out, slices.DeleteFunc(more, func(x hclsyntax.Expression) bool { return among(out, x) })...)
		}
	case *hclsyntax.ScopeTraversalExpr:
		if source.Keyword(e) == resolve.Inherited {
			return []hclsyntax.Expression{e}
		}
	}
	d.report.Add(diag.New("SC156", e.Range(),
		"write the flags in brackets, as in flags = [dives, raids], or union(inherited, [raids]) or "+
			"without(inherited, [dives])").
		Saying("flags is a list of names"))
	return nil
}

// giveFlags sets the flags that a member lists, except those that its block also sets by name.
func (d *Checker) giveFlags(m *ir.Member, a *hclsyntax.Attribute, byName map[string]*ir.Attr) {
	var all []string
	for _, f := range m.Class.Attrs {
		if f.Flag {
			all = append(all, f.Name)
		}
	}
	seen := map[string]bool{}
	for _, e := range d.flagNames(a.Expr) {
		name := source.Keyword(e)
		f := byName[name]
		switch {
		case seen[name]:
			d.report.Add(diag.New("SC156", e.Range(), "keep one of them").
				Saying("%s %s has the flag %q twice", m.Class.Name, m.Name, name))
		case name == resolve.Inherited:
			d.report.Add(diag.New("SC194", e.Range(), "only a block that changes one of a base inherits flags").
				Saying("there is nothing to inherit"))
		case f == nil && len(all) == 0:
			d.report.Add(diag.New("SC156", e.Range(), "declare them: class %s { flags = [%s] }", m.Class.Name, name).
				Saying("%s has no flags", m.Class.Name))
		case f == nil:
			d.report.AddUnknown(diag.New("SC156", e.Range(), "class %s { flags = [%s] } would declare it", m.Class.Name, name).
				Saying("%s has no flag %q", m.Class.Name, name), symbols.MembersOf(m.Class), name, slices.Values(all))
		case !f.Flag:
			d.report.Add(diag.New("SC156", e.Range(), "write %s = …", name).
				Saying("%q is an attribute of %s, and no flag", name, m.Class.Name).See(f.Range, "declared here"))
		default:
			d.symbols.Notes.Name(e.Range(), f)
			if m.Attrs[f.Index] == nil {
				m.Attrs[f.Index] = &ir.Const{Int: 1, Den: 1}
			}
		}
		seen[name] = true
	}
}
