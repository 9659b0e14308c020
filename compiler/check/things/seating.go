package things

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Seatings reads who runs which players, by how many people there are.
func (d *Checker) Seatings() {
	for _, m := range d.symbols.Classes["seating"].Members {
		d.seating(m)
	}
}

// seating reads who has which seat. The seats are also an attribute like any other, so that rules and tests can read
// them.
func (d *Checker) seating(m *ir.Member) {
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
		d.report.Add(diag.New("SC137", a.Expr.Range(), "write seats = [[player.red], [player.blue]]").Saying("seats is a list of lists of players"))
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
				d.report.Add(diag.New("SC137", r, "a player is run by one person").Saying("%s has two seats", who.Name).See(before, "the first one is here"))
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
