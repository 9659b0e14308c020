package things

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// ReadOptions reads the options. Expressions everywhere may read them.
func (d *Checker) ReadOptions() {
	for _, it := range d.blocks.OfType("option") {
		name, at := source.Label(it)
		if name == "" {
			continue
		}
		o := &ir.Option{Name: name, Type: types.Invalid, Index: len(d.symbols.Scenario.Options), Range: at}
		d.symbols.Options[name] = o
		d.symbols.Scenario.Options = append(d.symbols.Scenario.Options, o)
		d.readOption(o, d.attributes.Item(it, nil))
	}
}

func (d *Checker) readOption(o *ir.Option, attrs *attribute.Attrs) {
	if a := attrs.Raw("type", "type"); a != nil {
		o.Type = d.expr.TypeSpec(a.Expr)
		switch {
		case types.IsInvalid(o.Type), o.Type.Kind == ir.Int, o.Type.Kind == ir.Bool:
		case o.Type.Kind == ir.Ref && !o.Type.Optional && !types.Nameless(o.Type.Class):
		default:
			d.report.Add(diag.New("SC114", a.Expr.Range(), "an option is an int, a bool, or one of an enum or class").
				Saying("an option cannot be %s", types.WithArticle(o.Type)))
			o.Type = types.Invalid
		}
	}
	if types.IsInvalid(o.Type) {
		return
	}
	part := func(name string) hclsyntax.Expression {
		if a := attrs.Raw(name, "int"); a != nil {
			return a.Expr
		}
		return nil
	}
	o.Min, o.Max = d.interval("SC114", o.Type, part("min"), part("max"))
	if a := attrs.Find("among"); a != nil {
		d.readAmong(o, a, attrs.ConstantOf("among", "list(its_type)", types.List(o.Type)))
	}
	if a := attrs.Find("default"); a != nil {
		if v := attrs.ConstantOf("default", "its_type", o.Type); v != nil {
			o.Default = v.Int
			if o.Among != nil && !slices.Contains(o.Among, v.Int) {
				d.report.Add(diag.New("SC114", a.Expr.Range(), "choose one of its values").
					Saying("the default of option %s is not among its values", o.Name).
					See(attrs.Find("among").NameRange, "its values"))
			}
			d.checkBounds(v, o.Type, o.Min, o.Max, a.Expr.Range(), "the default of option %s is outside its bounds", o.Name)
		}
	}
	o.Text = attrs.Text("text")
}

// readAmong reads the allowed values of an option.
func (d *Checker) readAmong(o *ir.Option, a *hclsyntax.Attribute, v *ir.Const) {
	if v == nil {
		return
	}
	for _, x := range v.List {
		d.checkBounds(x, o.Type, o.Min, o.Max, a.Expr.Range(), "a value of option %s is outside its bounds", o.Name)
		o.Among = append(o.Among, x.Int)
	}
	if len(o.Among) == 0 {
		d.report.Add(diag.New("SC114", a.Expr.Range(), "leave it out for all values").
			Saying("option %s has no value", o.Name))
	}
}

// Settings reads options = { NAME = VALUE }.
func (d *Checker) Settings(a *hclsyntax.Attribute) map[*ir.Option]int64 {
	obj, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok {
		d.report.Add(diag.New("SC175", a.Expr.Range(), "write options = { NAME = VALUE }").
			Saying("`options` is a map from options to values"))
		return nil
	}
	given := map[*ir.Option]int64{}
	for _, item := range obj.Items {
		name, at, ok := d.expr.Key(item.KeyExpr)
		if !ok {
			continue
		}
		o := d.symbols.Options[name]
		if o == nil {
			d.report.AddUnknown(diag.New("SC175", at, "it sets what option blocks declare").
				Saying("there is no option %q", name), "option", name, symbols.Keys(d.symbols.Options))
			continue
		}
		if types.IsInvalid(o.Type) {
			continue
		}
		c := d.expr.Constant(item.ValueExpr, o.Type)
		if c == nil {
			continue
		}
		may := ""
		switch {
		case !isWithin(c, o.Type, o.Min, o.Max):
			may = bounds(o.Min, o.Max)
		case o.Among != nil && !slices.Contains(o.Among, c.Int):
			may = "choose one of its values"
		default:
			given[o] = c.Int
			continue
		}
		d.report.Add(diag.New("SC176", item.ValueExpr.Range(), "%s", may).Saying("option %s cannot have this value", name).
			See(o.Range, "the option"))
	}
	return given
}

// ReadSeatings reads the seatings.
func (d *Checker) ReadSeatings() {
	for _, m := range d.symbols.Classes["seating"].Members {
		d.readSeating(m)
	}
}

// readSeating reads a seating. The seats are also an ordinary attribute, so that rules and tests can read them.
func (d *Checker) readSeating(m *ir.Member) {
	it := d.blocks.Owner(m)
	player := d.symbols.Classes["player"]
	st := &ir.Seating{Name: m.Name}
	attrs := d.attributes.Item(it, nil)
	a := attrs.Raw("seats", "list(list(player))")
	if a == nil {
		return
	}
	outer, ok := a.Expr.(*hclsyntax.TupleConsExpr)
	if !ok || len(outer.Exprs) == 0 {
		d.report.Add(diag.New("SC137", a.Expr.Range(), "write seats = [[player.red], [player.blue]]").
			Saying("`seats` is a list of lists of players"))
		return
	}
	seen := map[*ir.Member]hcl.Range{}
	seats := &ir.Const{Den: 1}
	for _, e := range outer.Exprs {
		c := d.expr.Constant(e, types.List(types.Ref(player)))
		if c == nil {
			continue
		}
		var seat []*ir.Member
		inner, _ := e.(*hclsyntax.TupleConsExpr)
		for i, x := range c.List {
			who := symbols.MemberAt(player, x)
			if who == nil {
				continue
			}
			r := e.Range()
			if inner != nil && i < len(inner.Exprs) {
				r = inner.Exprs[i].Range()
			}
			if before, twice := seen[who]; twice {
				d.report.Add(diag.New("SC137", r, "a player is run by one person").Saying("%s has two seats", who.Name).
					See(before, "the first one is here"))
				continue
			}
			seen[who] = r
			seat = append(seat, who)
		}
		if len(c.List) == 0 {
			d.report.Add(diag.New("SC137", e.Range(), "leave it out").Saying("nobody sits in this seat"))
		}
		st.Seats = append(st.Seats, seat)
		seats.List = append(seats.List, c)
	}
	symbols.GiveAttr(m, "seats", seats)
	if a := attrs.Raw("options", "map(option, constant)"); a != nil {
		st.Options = d.Settings(a)
	}
	d.symbols.Scenario.Seatings = append(d.symbols.Scenario.Seatings, st)
}
