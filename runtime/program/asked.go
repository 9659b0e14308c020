package program

// Asked is a question about chance that a rule asks. In the code it is a list of numbers, which EncodeAsked writes.
type Asked struct {
	Given, Run int32
	Counts     bool    // whether the last measure is a number; else it is a condition
	Requires   []int32 // functions: conditions that must all hold
	Measures   []int32 // functions; for an outcome, first those of the earlier outcomes, which must not hold
	Types      []int32 // by parameter
}

// EncodeAsked returns the numbers for an outcome or a count of a question, given its name. name returns the name of a
// measure.
func EncodeAsked(q *Question, part string, name func(*Measure) string) []int64 {
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

// DecodeAsked decodes what EncodeAsked returned for a question with params parameters. ok is false if something is out
// of range.
func (p *Program) DecodeAsked(description []int64, params int) (a Asked, ok bool) {
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
