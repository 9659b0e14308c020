package lint

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// unbuilt works out which kinds the rules can make: whatever is answered, and whatever procedures are given.
func (p *pass) unbuilt() {
	units := p.class(ir.RoleUnit)
	calls := map[*ir.Var][]ir.Expr{}
	ev := (&facts{p: p, kinds: true, calls: calls}).evaluator()
	give := func(params []*ir.Var, args []ir.Expr) {
		for i, v := range params {
			if i < len(args) {
				calls[v] = append(calls[v], args[i])
			}
		}
	}
	for _, f := range p.sc.Procedures {
		for _, v := range f.Params {
			calls[v] = nil
		}
	}
	for _, s := range p.seen.stmts {
		switch s := s.s.(type) {
		case *ir.Call:
			give(s.Proc.Params, s.Args)
		case *ir.Emit:
			for _, h := range s.Event.Hooks {
				give(h.Params, s.Args)
			}
		}
	}
	made := make([]bool, len(units.Members))
	makes := func(e ir.Expr) {
		kind := ev.Eval(e)
		for i := range made {
			made[i] = made[i] || kind.Can(int64(i))
		}
	}
	for _, s := range p.seen.stmts {
		switch s := s.s.(type) {
		case *ir.CreatePiece:
			makes(s.Unit)
		case *ir.SetFields:
			for _, x := range s.Sets {
				if x.Field.Class.Role == ir.RolePiece && x.Field.BuiltIn && x.Field.Slot == ir.PieceUnit {
					makes(x.Value)
				}
			}
		}
	}
	for i, m := range units.Members {
		if !made[i] {
			p.found(m.Range, "no %s can ever be on the board", m.Name).
				note("no set-up places it and no rule can create it; take it away, or let players build it")
		}
	}
}

// deep visits an expression, what the locals in it are bound to, and the functions it calls.
func (p *pass) deep(e ir.Expr, f func(ir.Expr)) {
	seenVar, seenFn := map[*ir.Var]bool{}, map[*ir.Func]bool{}
	var visit func(e ir.Expr)
	visit = func(e ir.Expr) {
		ir.Walk(e, func(x ir.Expr) bool {
			f(x)
			switch x := x.(type) {
			case *ir.Local:
				if d := p.seen.defs[x.Var]; d != nil && !seenVar[x.Var] {
					seenVar[x.Var] = true
					visit(d)
				}
			case *ir.CallFn:
				if !seenFn[x.Fn] {
					seenFn[x.Fn] = true
					ir.EachExpr(x.Fn.Body, visit)
				}
			}
			return true
		})
	}
	visit(e)
}

// costs are the attributes of units that players pay.
func (p *pass) costs(units *ir.Class) map[*ir.Attr]bool {
	out := map[*ir.Attr]bool{}
	for _, s := range p.seen.stmts {
		pay, ok := s.s.(*ir.Pay)
		if !ok || pay.Sign > 0 {
			continue
		}
		ir.Exprs(pay, func(e ir.Expr) {
			p.deep(e, func(x ir.Expr) {
				if a, ok := x.(*ir.AttrOf); ok && a.Attr.Class == units {
					out[a.Attr] = true
				}
			})
		}, func([]ir.Stmt) {})
	}
	return out
}

// orderOnly are the attributes that rules read only to sort by.
func (p *pass) orderOnly(units *ir.Class) map[*ir.Attr]bool {
	all, keys := map[*ir.Attr]int{}, map[*ir.Attr]int{}
	count := func(e ir.Expr, in map[*ir.Attr]int) {
		ir.Walk(e, func(x ir.Expr) bool {
			if a, ok := x.(*ir.AttrOf); ok && a.Attr.Class == units {
				in[a.Attr]++
			}
			return true
		})
	}
	for _, e := range p.seen.exprs {
		count(e, all)
		ir.Walk(e, func(x ir.Expr) bool {
			if c, ok := x.(*ir.Comp); ok && c.Key != nil {
				count(c.Key, keys)
			}
			return true
		})
	}
	out := map[*ir.Attr]bool{}
	for a, n := range keys {
		out[a] = n == all[a]
	}
	return out
}

func (p *pass) dominated() {
	units := p.class(ir.RoleUnit)
	costs, order := p.costs(units), p.orderOnly(units)
	if len(costs) == 0 {
		return
	}
	named := map[int64]bool{}
	for _, o := range p.seen.owners {
		if o.what == "setup" {
			continue
		}
		for _, e := range p.seen.exprsOf[o] {
			ir.Walk(e, func(x ir.Expr) bool {
				if l, ok := x.(*ir.Lit); ok && l.Val != nil && l.T != nil && l.T.Kind == ir.Ref && l.T.Class == units {
					named[l.Val.Int] = true
				}
				return true
			})
		}
	}
	for _, m := range p.sc.Modifiers {
		for _, u := range m.Units {
			named[int64(u.Index)] = true
		}
	}
	for _, a := range units.Members {
		if named[int64(a.Index)] {
			continue
		}
		for _, b := range units.Members {
			if better := p.better(b, a, costs, order); len(better) > 0 {
				p.found(a.Range, "%s is never worth its price: %s is better in %s, worse in nothing, and costs no more", a.Name, b.Name, strings.Join(better, " and ")).
					note("make it cheaper, or good at something").see(b.Range, "%s", b.Name)
				break
			}
		}
	}
}

// better lists in what b is better than a, if it is worse in nothing and costs no more.
func (p *pass) better(b, a *ir.Member, costs, order map[*ir.Attr]bool) []string {
	var out []string
	for _, at := range a.Class.Attrs {
		x, y := constOf(a, at.Name), constOf(b, at.Name)
		switch {
		case at.BuiltIn || order[at] || !at.Read:
		case x == nil || y == nil:
			return nil
		case at.Type.Kind == ir.Int && costs[at]:
			if y.Int > x.Int {
				return nil
			}
		case at.Type.Kind == ir.Int:
			if y.Int < x.Int {
				return nil
			}
			if y.Int > x.Int {
				out = append(out, at.Name)
			}
		case !sameConst(x, y):
			return nil
		}
	}
	return out
}

func (p *pass) placedTwice() {
	type placed struct{ unit, owner, space int64 }
	seen := map[placed]*ir.CreatePiece{}
	number := func(e ir.Expr) (int64, bool) {
		if e == nil {
			return -1, true
		}
		l, ok := e.(*ir.Lit)
		if !ok || l.Val == nil {
			return 0, false
		}
		return l.Val.Int, true
	}
	for _, s := range p.sc.Setups {
		if s.When != nil {
			continue
		}
		for _, st := range s.Body.Body {
			c, ok := st.(*ir.CreatePiece)
			if !ok {
				continue
			}
			unit, a := number(c.Unit)
			owner, b := number(c.Owner)
			space, d := number(c.Space)
			if !a || !b || !d || c.Result != nil {
				continue
			}
			at := placed{unit, owner, space}
			if first := seen[at]; first != nil {
				p.found(c.R, "%s in %s is placed twice", p.words(c.Unit.Where()), p.words(c.Space.Where())).
					note("put the numbers together, or mend the one that was copied").see(first.R, "the first time")
				continue
			}
			seen[at] = c
		}
	}
}

func (p *pass) emptyAlliance() {
	used := map[int64]bool{}
	for _, m := range p.class(ir.RolePlayer).Members {
		if c := constOf(m, "alliance"); c != nil {
			used[c.Int] = true
		}
	}
	for _, a := range p.class(ir.RoleAlliance).Members {
		if !used[int64(a.Index)] {
			p.found(a.Range, "no player is on the side %s", a.Name).note("write alliance = alliance.%s in a player, or take it away", a.Name)
		}
	}
}

func (p *pass) alwaysNothing() {
	gained := map[*ir.Field]bool{}
	for _, s := range p.seen.stmts {
		if pay, ok := s.s.(*ir.Pay); ok && pay.Sign > 0 {
			if pay.Resource != nil {
				return
			}
			for _, x := range pay.Sets {
				gained[x.Field] = true
			}
		}
	}
	for _, f := range p.class(ir.RolePlayer).Fields {
		if f.Resource == nil || gained[f] || len(p.seen.written[f]) > 0 || f.Default == nil || f.Default.Int != 0 || !f.Read && !f.Written {
			continue
		}
		p.found(f.Resource.Range, "nobody can ever have any %s", f.Name).note("say start = …, or let a rule gain it")
	}
}

func (p *pass) seatless() {
	if len(p.sc.Seatings) == 0 {
		return
	}
	for _, m := range p.class(ir.RolePlayer).Members {
		if p.play.Offered(m.Index) > 0 && !slices.ContainsFunc(p.sc.Seatings, func(s *ir.Seating) bool {
			return slices.ContainsFunc(s.Seats, func(seat []*ir.Member) bool { return slices.Contains(seat, m) })
		}) {
			p.found(m.Range, "no seating has a seat for %s", m.Name).
				note("in games of random players it had %d menus to choose from; put player.%s into the seats of a seating", p.play.Offered(m.Index), m.Name)
		}
	}
}

// stated is a rule's income that an attribute of players states as well.
type stated struct {
	attr *ir.Attr
	fn   *ir.Func // of a player
	gain *ir.Pay
}

// incomes finds what the set-up gives players by an attribute, and rules give by what a position is worth.
func (p *pass) incomes() []stated {
	purse := map[*ir.Field]*ir.Attr{}
	for _, s := range p.seen.stmts {
		pay, ok := s.s.(*ir.Pay)
		if !ok || pay.Sign < 0 || s.owner.what != "setup" {
			continue
		}
		for _, x := range pay.Sets {
			if a, ok := x.Value.(*ir.AttrOf); ok && a.Attr.Class.Role == ir.RolePlayer && a.Attr.Type.Kind == ir.Int {
				purse[x.Field] = a.Attr
			}
		}
	}
	var out []stated
	for _, s := range p.seen.stmts {
		pay, ok := s.s.(*ir.Pay)
		if !ok || pay.Sign < 0 || s.owner.what == "setup" {
			continue
		}
		for _, x := range pay.Sets {
			if attr := purse[x.Field]; attr != nil {
				if fn := p.ofPlayer(x.Value, pay.Who); fn != nil {
					out = append(out, stated{attr, fn, pay})
				}
			}
		}
	}
	return out
}

// ofPlayer makes a function of a player of an expression that reads nothing but the game and the player who. Nil if it
// reads more, or does not read the player at all.
func (p *pass) ofPlayer(e, who ir.Expr) *ir.Func {
	v := &ir.Var{Name: "p", Type: &ir.Type{Kind: ir.Ref, Class: p.class(ir.RolePlayer)}, Used: true}
	same := map[string]bool{p.words(who.Where()): true}
	if l, ok := who.(*ir.Local); ok {
		if d := p.seen.defs[l.Var]; d != nil {
			same[p.words(d.Where())] = true
		}
	}
	reads, free, steps := false, false, 0
	inner := map[*ir.Var]bool{}
	var put func(x ir.Expr) ir.Expr
	put = func(x ir.Expr) ir.Expr {
		steps++
		if t := x.Type(); t != nil && t.Kind == ir.Ref && t.Class == v.Type.Class && same[p.words(x.Where())] {
			reads = true
			return &ir.Local{Base: ir.Base{T: v.Type, R: x.Where()}, Var: v}
		}
		switch x := x.(type) {
		case *ir.Comp:
			inner[x.Var] = true
		case *ir.Given:
			free = true
		case *ir.Local:
			if d := p.seen.defs[x.Var]; d != nil && steps < 1000 {
				return put(d)
			}
			free = free || !inner[x.Var]
		}
		return ir.Map(x, put)
	}
	body := put(e)
	if !reads || free {
		return nil
	}
	return &ir.Func{
		Name: "income of lint", What: "function", Params: []*ir.Var{v}, Result: &ir.Type{Kind: ir.Int}, Pure: true, Range: e.Where(),
		Body: []ir.Stmt{&ir.Return{At: ir.At{R: e.Where()}, Value: body}},
	}
}

func (p *pass) incomeDiffers() {
	if !p.play.SetUp() {
		return
	}
	players := p.class(ir.RolePlayer)
	for i, in := range p.incomes() {
		type gap struct {
			m            *ir.Member
			says, income int64
		}
		var gaps []gap
		known := true
		for _, m := range players.Members {
			income, ok := p.play.Number(probeName(i), m.Index)
			c := constOf(m, in.attr.Name)
			if known = known && ok && c != nil; !known {
				break
			}
			if income != c.Int {
				gaps = append(gaps, gap{m, c.Int, income})
			}
		}
		if !known || 2*len(gaps) > len(players.Members) {
			continue
		}
		for _, g := range gaps {
			at := g.m.Range
			if it := p.item("player", g.m.Name); it != nil && it.Body.Attributes[in.attr.Name] != nil {
				at = it.Body.Attributes[in.attr.Name].Expr.Range()
			}
			p.found(at, "%s of %s is %d, and its income after the set-up %d", in.attr.Name, g.m.Name, g.says, g.income).
				note("for the other players the two are the same: does somebody hold the wrong space, or is one worth something else?").
				see(in.gain.R, "the income")
		}
	}
}
