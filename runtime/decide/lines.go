package decide

// Begun lines of actions are asked about more than once: for the menu, for each parameter, and again when the line is
// complete. What is known of them is kept until the state changes: whether a line can be completed, and what its next
// parameter may be. It costs the budget the same whether it is remembered or worked out.

// nextDomain is what the next parameter of the line that e.args begin may be. The list is good until the state changes
// or a line is looked up.
func (e *Engine) nextDomain(action int) []int64 {
	k := e.lines.find(e.s.Version, action, e.args)
	l := &e.lines
	if x := &l.known[k]; x.domN >= 0 {
		e.s.Spend(x.domainCost)
		return l.cells[x.dom : x.dom+x.domN]
	}
	left := e.s.Left
	off := len(l.cells)
	level := len(e.args) - 1
	l.cells = e.domain(&e.p.Actions[action].Params[level], e.args, l.cells)
	x := &l.known[k]
	x.dom, x.domN, x.domainCost = int32(off), int32(len(l.cells)-off), left-e.s.Left
	return l.cells[off:]
}

// completes reports whether the action can be completed from the arguments in e.args.
func (e *Engine) completes(action int) bool {
	k := e.lines.find(e.s.Version, action, e.args)
	if x := &e.lines.known[k]; x.status != unknown {
		e.s.Spend(x.cost)
		return x.status == lawful
	}
	left := e.s.Left
	status := unlawful
	if e.findsWay(action, k) {
		status = lawful
	}
	x := &e.lines.known[k]
	x.status, x.cost = status, left-e.s.Left
	return status == lawful
}

// findsWay tries what the next parameter may be, in order, until one can be completed.
func (e *Engine) findsWay(action, k int) bool {
	a := &e.p.Actions[action]
	args := len(e.args)
	if e.brokenRequire(a, args-1) >= 0 {
		return false
	}
	if args-1 == len(a.Params) {
		return e.brokenEnsure(a) < 0
	}
	n := len(e.nextDomain(action))
	for i := range n {
		x := &e.lines.known[k]
		e.args = append(e.args[:args], e.lines.cells[int(x.dom)+i])
		if e.completes(action) {
			e.args = e.args[:args]
			return true
		}
	}
	e.args = e.args[:args]
	return false
}
