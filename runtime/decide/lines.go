package decide

// nextDomain returns the values that the next parameter of the line in e.args may have. The list is valid until the
// state changes or another line is looked up.
func (e *Engine) nextDomain(action int) []int64 {
	k := e.lines.find(e.s.Version, action, e.args)
	l := &e.lines
	if x := &l.known[k]; x.domN >= 0 {
		e.s.SpendCached(x.domainCost)
		return l.cells[x.dom : x.dom+x.domN]
	}
	left := e.s.Remaining()
	off := len(l.cells)
	level := len(e.args) - 1
	l.cells = e.domain(&e.p.Actions[action].Params[level], e.args, l.cells)
	x := &l.known[k]
	x.dom, x.domN, x.domainCost = int32(off), int32(len(l.cells)-off), left-e.s.Remaining()
	return l.cells[off:]
}

// completes reports whether the action can be completed from the arguments in e.args.
func (e *Engine) completes(action int) bool {
	k := e.lines.find(e.s.Version, action, e.args)
	if x := &e.lines.known[k]; x.status != statusUnknown {
		e.s.SpendCached(x.cost)
		return x.status == statusLegal
	}
	left := e.s.Remaining()
	status := statusIllegal
	if e.someCompletes(action, k) {
		status = statusLegal
	}
	x := &e.lines.known[k]
	x.status, x.cost = status, left-e.s.Remaining()
	return status == statusLegal
}

// someCompletes tries the values of the next parameter, in order, until the line can be completed.
func (e *Engine) someCompletes(action, k int) bool {
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
