package decide

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// The answers to a parameter that is a list are given one by one, each as if it were a parameter. They are given in
// the order of the elements that the parameter lists, so that a combination is one line and not as many as it has
// orders. The values that come next are only those with which there are still enough, so that a combination which was
// begun has enough answers; whether requirements let it is found out as for any parameter.

// bounds returns how few and how many answers a list parameter may have. args are the actor and the parameters before
// it.
func bounds(e *Engine, p *program.Param, args []int64) (least, most int) {
	count := e.m.Call(int(p.Count), args)
	few := count
	if p.AtLeast >= 0 {
		few = e.m.Call(int(p.AtLeast), args)
	}
	if count > int64(p.Slots) {
		state.Fail("the parameter %q would have %d answers, and %d is the most it may have", e.p.Strings[p.Name], count, p.Slots)
	}
	return int(max(0, min(few, int64(p.Slots)+1))), int(max(0, count))
}

// elementsOf returns what a list parameter lists, without the value that ends lists, which nobody can answer.
func elementsOf(e *Engine, p *program.Param, args []int64) []int64 {
	arena := len(e.s.Arena)
	list := e.m.Call(int(p.Domain), args)
	var listed []int64
	if p.Set {
		listed = value.AppendMembers(nil, list)
	} else {
		listed = slices.Clone(e.s.List(list))
	}
	listed = slices.DeleteFunc(listed, func(v int64) bool { return v == p.Ended(e.p) })
	e.s.Spend(int64(len(listed)))
	e.s.Arena = e.s.Arena[:arena]
	return listed
}

// likeness returns a key for each element, which those have in common that look the same to the actor.
func likeness(e *Engine, p *program.Param, actor int64, elements []int64) []int64 {
	keys := slices.Clone(elements)
	if e.s.Layout.IsPiece(p.Type) {
		e.alike.note(elements, int(actor))
		for i, v := range elements {
			keys[i], _ = e.alike.key(i, v, 0)
		}
	}
	return keys
}

// listingOf returns the listing of a parameter. It takes the same steps whether it is remembered or not. The actor
// and the parameters before the list are in before.
func listingOf(e *Engine, p *program.Param, before []int64) *listing {
	l := &e.listing
	if l.version == e.s.Version && l.param.Domain == p.Domain && l.param.Count == p.Count && l.param.AtLeast == p.AtLeast && slices.Equal(l.before, before) {
		e.s.SpendCached(l.cost)
		return l
	}
	l.version = 0
	left := e.s.Remaining()
	l.before = append(l.before[:0], before...)
	l.elements = elementsOf(e, p, l.before)
	l.least, l.most = bounds(e, p, l.before)
	l.cost, l.alike = left-e.s.Remaining(), l.alike[:0]
	l.version, l.param = e.s.Version, p
	return l
}

// compare finds out which elements of a listing look the same.
func compare(e *Engine, l *listing) {
	if len(l.alike) == len(l.elements) {
		return
	}
	firsts := map[int64]int32{}
	for i, key := range likeness(e, l.param, l.before[0], l.elements) {
		if _, ok := firsts[key]; !ok {
			firsts[key] = int32(i)
		}
		l.alike = append(l.alike, firsts[key])
	}
}

// nextAnswers appends the values that the next answer of a list parameter may have. args are the actor and all
// answers before it.
func nextAnswers(e *Engine, p *program.Param, args, into []int64) []int64 {
	before := len(args) - int(p.Slot)
	answers := slices.Clone(args[before:])
	if n := len(answers); n > 0 && answers[n-1] == p.Ended(e.p) {
		return append(into, p.Ended(e.p))
	}
	l := listingOf(e, p, args[:before])
	if l.least > l.most {
		return into
	}
	if len(answers) >= l.most {
		return append(into, p.Ended(e.p))
	}
	last, ok := l.give(answers)
	if !ok {
		return into
	}
	compare(e, l)
	l.findFirst()
	start := len(into)
	for i := last + 1; i < len(l.elements); i++ {
		if !l.given[i] && l.first[l.alike[i]] == int32(i) && l.enoughAfter(i, l.least-len(answers)-1) {
			into = append(into, l.elements[i])
		}
	}
	if len(answers) >= l.least {
		into = append(into, p.Ended(e.p))
	}
	e.s.Spend(int64(len(into) - start))
	return into
}

// listedOf returns the parameter if it is an answer of a list, and else nil.
func listedOf(p *program.Param) *program.Param {
	if p.Slot < 0 {
		return nil
	}
	return p
}

// ends reports whether candidate i is the answer that ends a list.
func (d *Decision) ends(i int) bool {
	return d.listed != nil && i >= 0 && i < len(d.candidates) && d.candidates[i] == d.listed.Ended(d.e.p)
}

// Words for what ends a list.
const (
	doneWord      = "done"    // the answer that ends the picking
	nothingListed = "nothing" // a list without answers
)

// endWords are the words for the answer that ends a list.
func (d *Decision) endWords() string {
	if d.listed.Slot == 0 {
		return nothingListed
	}
	return doneWord
}

// fewListed returns the values of an answer that a bot tries as it collects lines. Lists have far more combinations
// than anybody can look at, so of a list it tries stretches of what is listed: they begin with the first or the
// second element, and have one, two, four, eight … elements, or as many as may be. How many those are hardly grows
// with the list.
func fewListed(e *Engine, p *program.Param, values []int64) []int64 {
	if p.Slot < 0 || len(values) < 2 {
		return values
	}
	elements, end := values, []int64(nil)
	if last := len(values) - 1; values[last] == p.Ended(e.p) {
		elements, end = values[:last], values[last:]
	}
	if p.Slot == 0 {
		return slices.Concat(elements[:min(2, len(elements))], end)
	}
	if given := p.Slot; given&(given-1) != 0 {
		end = nil
	}
	return slices.Concat(elements[:1], end)
}
