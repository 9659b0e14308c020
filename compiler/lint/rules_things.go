package lint

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// unitNobodyBuilds reports units that rules cannot create, for any answers of players and any arguments of
// procedures.
func unitNobodyBuilds(p *pass) {
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
	for _, s := range p.index.stmts {
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
	for _, s := range p.index.stmts {
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
			p.report(m.Range, "no %s can ever be on the board", m.Name).
				note("no set-up places it and no rule can create it; remove it, or let players build it")
		}
	}
}

// costAttrs returns the attributes of units that players pay.
func (p *pass) costAttrs(units *ir.Class) map[*ir.Attr]bool {
	out := map[*ir.Attr]bool{}
	for pay := range stmtsOf[*ir.Pay](p.index) {
		if pay.Sign > 0 {
			continue
		}
		ir.Exprs(pay, func(e ir.Expr) {
			p.index.walkDeep(e, func(x ir.Expr) {
				if a, ok := x.(*ir.AttrOf); ok && a.Attr.Class == units {
					out[a.Attr] = true
				}
			})
		}, nil)
	}
	return out
}

// sortOnlyAttrs returns the attributes that rules use only as sort keys.
func (p *pass) sortOnlyAttrs(units *ir.Class) map[*ir.Attr]bool {
	all, keys := map[*ir.Attr]int{}, map[*ir.Attr]int{}
	count := func(in map[*ir.Attr]int, exprs ...ir.Expr) {
		partsOf(exprs, func(a *ir.AttrOf) {
			if a.Attr.Class == units {
				in[a.Attr]++
			}
		})
	}
	count(all, p.index.exprs...)
	partsOf(p.index.exprs, func(c *ir.Comp) { count(keys, c.Key) })
	out := map[*ir.Attr]bool{}
	for a, n := range keys {
		out[a] = n == all[a]
	}
	return out
}

func unitNeverWorthIt(p *pass) {
	units := p.class(ir.RoleUnit)
	costs, order := p.costAttrs(units), p.sortOnlyAttrs(units)
	if len(costs) == 0 {
		return
	}
	named := map[*ir.Member]bool{}
	for _, o := range p.index.owners {
		if o.kind != "setup" {
			partsOf(p.index.exprsOf[o], func(l *ir.Lit) { named[l.Member()] = true })
		}
	}
	for _, m := range p.sc.Modifiers {
		for _, u := range m.Units {
			named[u] = true
		}
	}
	for _, a := range units.Members {
		if named[a] {
			continue
		}
		for _, b := range units.Members {
			if better := p.advantages(b, a, costs, order); len(better) > 0 {
				p.report(a.Range, "%s is never worth its price: %s is better in %s, not worse in anything, and costs no more",
					a.Name, b.Name, strings.Join(better, " and ")).
					note("make it cheaper, or good at something").see(b.Range, "%s", b.Name)
				break
			}
		}
	}
}

// advantages returns the attributes in which b is better than a, if b is not worse in any and costs no more.
func (p *pass) advantages(b, a *ir.Member, costs, order map[*ir.Attr]bool) []string {
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
		case !equalConsts(x, y):
			return nil
		}
	}
	return out
}

func placedTwice(p *pass) {
	type placed struct {
		unit, owner, space int64
		known              bool
	}
	seen := earlier[placed, *ir.CreatePiece]{}
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
			if first, twice := seen.findFirst(placed{unit, owner, space, true}, c); twice {
				p.report(c.R, "%s in %s is placed twice", p.normalised(c.Unit.Where()), p.normalised(c.Space.Where())).
					note("write one line with the sum, or correct the line that was copied").see(first.R, "the first time")
			}
		}
	}
}

func emptyAlliance(p *pass) {
	used := map[int64]bool{}
	for _, m := range p.class(ir.RolePlayer).Members {
		if c := constOf(m, "alliance"); c != nil {
			used[c.Int] = true
		}
	}
	for _, a := range p.class(ir.RoleAlliance).Members {
		if !used[int64(a.Index)] {
			p.report(a.Range, "alliance %s has no players", a.Name).
				note("write alliance = alliance.%s in a player, or remove it", a.Name)
		}
	}
}

func resourceAlwaysNothing(p *pass) {
	gained := map[*ir.Field]bool{}
	for pay := range stmtsOf[*ir.Pay](p.index) {
		if pay.Sign > 0 && pay.Resource != nil {
			return
		}
		for _, x := range pay.Sets {
			gained[x.Field] = gained[x.Field] || pay.Sign > 0
		}
	}
	for _, f := range p.class(ir.RolePlayer).Fields {
		if f.Resource == nil || gained[f] || len(p.index.written[f]) > 0 || f.Default == nil || f.Default.Int != 0 ||
			!f.Read && !f.Written {
			continue
		}
		p.report(f.Resource.Range, "nobody can ever have any %s", f.Name).note("write start = …, or let a rule gain it")
	}
}

func playerWithoutSeat(p *pass) {
	if len(p.sc.Seatings) == 0 {
		return
	}
	for _, m := range p.class(ir.RolePlayer).Members {
		if p.play.Offered(m.Index) > 0 && !slices.ContainsFunc(p.sc.Seatings, func(s *ir.Seating) bool {
			return slices.ContainsFunc(s.Seats, func(seat []*ir.Member) bool { return slices.Contains(seat, m) })
		}) {
			p.report(m.Range, "%s has no seat in any seating", m.Name).
				note("in games of random players it had %d menus to choose from; add player.%s to the seats of a seating",
					p.play.Offered(m.Index), m.Name)
		}
	}
}

func incomeDiffers(p *pass) {
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
			p.report(at, "%s of %s is %d, but its income after the set-up is %d", in.attr.Name, g.m.Name, g.says, g.income).
				note("for most players the two are equal; check who holds which space, and what each space is worth").
				see(in.gain.R, "the income")
		}
	}
}

func cannotBegin(p *pass) {
	message, file, line, column := p.play.Failure()
	file = p.sourceOf(file)
	if message == "" {
		return
	}
	at := p.merged.Scenario.Origin.Range
	if src := p.merged.Sources[file]; src != nil {
		at = rangeOf(file, src, line, column)
	}
	p.report(at, "every game fails here before the first decision").note("%s", message)
}

// rangeOf returns the range of the character at a line and column of a file.
func rangeOf(file string, src []byte, line, column int) hcl.Range {
	pos := hcl.InitialPos
	for pos.Line < line && pos.Byte < len(src) {
		if src[pos.Byte] == '\n' {
			pos.Line++
		}
		pos.Byte++
	}
	for pos.Column < column && pos.Byte < len(src) && src[pos.Byte] != '\n' {
		_, size := utf8.DecodeRune(src[pos.Byte:])
		pos.Column++
		pos.Byte += size
	}
	end := pos
	if end.Byte < len(src) {
		end.Byte, end.Column = end.Byte+1, end.Column+1
	}
	return hcl.Range{Filename: file, Start: pos, End: end}
}

// dieFromZero reports dice all of whose faces are one too low.
func dieFromZero(p *pass) {
	for _, die := range p.class(ir.RoleDie).Members {
		faces := constOf(die, "faces")
		if p.sc.Faces[die] != nil || faces == nil || !slices.Contains([]int{4, 6, 8, 12, 20}, len(faces.List)) {
			continue
		}
		next := int64(0)
		for _, face := range faces.List {
			if face.Int == next && face.Den <= 1 {
				next++
			}
		}
		if next == int64(len(faces.List)) {
			p.report(die.Range, "%s is numbered from 0 to %d", die.Name, next-1).note("write faces = range(1, %d)", next)
		}
	}
}

// statedIncome is an income that a rule computes and that an attribute of players declares too.
type statedIncome struct {
	attr *ir.Attr
	fn   *ir.Func // of a player
	gain *ir.Pay
}

// incomes returns the incomes for which the set-up gives players the value of an attribute, and a rule computes a
// value from the position.
func (p *pass) incomes() []statedIncome {
	purse := map[*ir.Field]*ir.Attr{}
	before := p.setUpOwners()
	for pay, owner := range stmtsOf[*ir.Pay](p.index) {
		if pay.Sign < 0 || !before[*owner] {
			continue
		}
		for _, x := range pay.Sets {
			if a, ok := x.Value.(*ir.AttrOf); ok && a.Attr.Class.Role == ir.RolePlayer && a.Attr.Type.Kind == ir.Int {
				purse[x.Field] = a.Attr
			}
		}
	}
	var out []statedIncome
	for pay, owner := range stmtsOf[*ir.Pay](p.index) {
		if pay.Sign < 0 || before[*owner] {
			continue
		}
		for _, x := range pay.Sets {
			if attr := purse[x.Field]; attr != nil {
				if fn := p.playerFunc(x.Value, pay.Who); fn != nil {
					out = append(out, statedIncome{attr, fn, pay})
				}
			}
		}
	}
	return out
}

// setUpOwners returns the set-ups and the procedures that they call, directly or indirectly.
func (p *pass) setUpOwners() map[owner]bool {
	out := map[owner]bool{}
	for more := true; more; {
		more = false
		for _, s := range p.index.stmts {
			call, ok := s.s.(*ir.Call)
			if s.owner.kind == "setup" {
				out[*s.owner] = true
			}
			if !ok || !out[*s.owner] {
				continue
			}
			if to := (owner{call.Proc.What, call.Proc.Name}); !out[to] {
				out[to], more = true, true
			}
		}
	}
	return out
}

// playerFunc makes an expression that reads only the game and the player who into a function of a player. It returns
// nil if the expression reads anything else, or does not read the player.
func (p *pass) playerFunc(e, who ir.Expr) *ir.Func {
	v := &ir.Var{Name: "p", Type: &ir.Type{Kind: ir.Ref, Class: p.class(ir.RolePlayer)}, Used: true}
	same := map[string]bool{p.normalised(who.Where()): true}
	if l, ok := who.(*ir.Local); ok {
		if d := p.index.bindings[l.Var]; d != nil {
			same[p.normalised(d.Where())] = true
		}
	}
	reads, free, steps := false, false, 0
	inner := map[*ir.Var]bool{}
	var put func(x ir.Expr) ir.Expr
	put = func(x ir.Expr) ir.Expr {
		steps++
		if t := x.Type(); t != nil && t.Kind == ir.Ref && t.Class == v.Type.Class && same[p.normalised(x.Where())] {
			reads = true
			return &ir.Local{Base: ir.Base{T: v.Type, R: x.Where()}, Var: v}
		}
		switch x := x.(type) {
		case *ir.Comp:
			inner[x.Var] = true
		case *ir.Given:
			free = true
		case *ir.Local:
			if d := p.index.bindings[x.Var]; d != nil && steps < 1000 {
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
		Name: "income of lint", What: "function", Params: []*ir.Var{v}, Result: &ir.Type{Kind: ir.Int}, Pure: true,
		Range: e.Where(), Body: []ir.Stmt{&ir.Return{At: ir.At{R: e.Where()}, Value: body}},
	}
}

// probeName returns the name of the function for an income in the instrumented program.
func probeName(i int) string { return fmt.Sprintf("function income %d of lint", i) }

// Instrument returns a scenario that plays like sc, with functions added whose values rules get from Play, and
// without its tests. It does not change sc.
func Instrument(merged *resolve.Result, sc *ir.Scenario) *ir.Scenario {
	p := &pass{sc: sc, merged: merged}
	p.index = newRuleIndex(p.sc)
	out := *sc
	out.Tests, out.Cites = nil, nil // citations refer to tests by index
	out.Functions = append([]*ir.Func(nil), sc.Functions...)
	for i, in := range p.incomes() {
		in.fn.Name = strings.TrimPrefix(probeName(i), "function ")
		out.Functions = append(out.Functions, in.fn)
	}
	return &out
}
