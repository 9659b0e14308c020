package program

// Asked is a question that the rules ask. Its description in the code is a list of numbers, which Asking writes.
type Asked struct {
	Given, Run int32
	Counts     bool    // the last measure is a number, and else whether it holds
	Requires   []int32 // functions that must all hold
	Measures   []int32 // functions; of outcomes the first that holds counts, so that those before the last must not hold
	Types      []int32 // by parameter
}

// Asking describes an outcome or a count of a question.
func Asking(q *Question, part string, name func(*Measure) string) []int64 {
	counts := int64(0)
	var measures []int32
	for i := range q.Outcomes {
		if measures = append(measures, q.Outcomes[i].Fn); name(&q.Outcomes[i]) == part {
			break
		}
	}
	for i := range q.Counts {
		if name(&q.Counts[i]) == part {
			counts, measures = 1, []int32{q.Counts[i].Fn}
		}
	}
	out := []int64{int64(q.Given), int64(q.Run), counts, int64(len(q.Requires))}
	for i := range q.Requires {
		out = append(out, int64(q.Requires[i].Fn))
	}
	out = append(out, int64(len(measures)))
	for _, fn := range measures {
		out = append(out, int64(fn))
	}
	for i := range q.Params {
		out = append(out, int64(q.Params[i].Type))
	}
	return out
}

// ReadAsked reads what Asking wrote of a question with so many parameters. It refuses what leads outside the program.
func (p *Program) ReadAsked(description []int64, params int) (a Asked, ok bool) {
	rest, ok := description, true
	next := func() int64 {
		if len(rest) == 0 {
			ok = false
			return 0
		}
		v := rest[0]
		rest = rest[1:]
		return v
	}
	function := func(measure bool) int32 {
		fn := next()
		if measure && fn == -1 {
			return -1
		}
		if fn < 0 || fn >= int64(len(p.Funcs)) || int(p.Funcs[fn].Params) != params || measure && !p.Funcs[fn].Pure {
			ok = false
			return -1
		}
		return int32(fn)
	}
	measures := func() (fns []int32) {
		for n := next(); n > 0 && ok; n-- {
			fns = append(fns, function(true))
		}
		return fns
	}
	a.Given, a.Run = function(false), function(false)
	a.Counts = next() == 1
	a.Requires, a.Measures = measures(), measures()
	for range params {
		t := next()
		if t < 0 || t >= int64(len(p.Types)) {
			return a, false
		}
		a.Types = append(a.Types, int32(t))
	}
	return a, ok && len(rest) == 0 && len(a.Measures) > 0
}
