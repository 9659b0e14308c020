package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// The answers to a parameter that is a list are given one by one, each as if it were a parameter. They are given in the order of the
// elements that the parameter lists, so that a combination is one line and not as many as it has orders. The values that come next are only those with
// which there are still enough, so that a combination which was begun has enough answers; whether requirements let it is found out as
// for any parameter.

// bounds returns how few and how many answers a list parameter may have. args are the actor and the parameters before it.
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

// element is one that a list parameter lists.
type element struct {
	value int64
	first int  // the first element that is not given yet and looks like this one
	given bool // it is one of the answers
}

// elementsOf returns what a list parameter lists, without the value that ends lists, which nobody can answer.
func elementsOf(e *Engine, p *program.Param, args []int64) []element {
	arena := len(e.s.Arena)
	list := e.m.Call(int(p.Domain), args)
	var listed []int64
	if p.Set {
		listed = value.AppendMembers(nil, list)
	} else {
		listed = e.s.List(list)
	}
	var out []element
	for _, v := range listed {
		if v != p.Ended(e.p) {
			out = append(out, element{value: v})
		}
	}
	e.s.Spend(int64(len(out)))
	e.s.Arena = e.s.Arena[:arena]
	return out
}

// likeness returns a key for each element, which those have in common that look the same to the actor.
func likeness(e *Engine, p *program.Param, actor int64, elements []element) []int64 {
	keys := make([]int64, len(elements))
	for i := range elements {
		keys[i] = elements[i].value
	}
	if e.s.Layout.IsPiece(p.Type) {
		values := append([]int64{}, keys...)
		e.alike.note(values, int(actor))
		for i, v := range values {
			keys[i], _ = e.alike.key(i, v, 0)
		}
	}
	return keys
}

// nextAnswers appends the values that the next answer of a list parameter may have. args are the actor and all answers before it.
func nextAnswers(e *Engine, p *program.Param, args, into []int64) []int64 {
	before := args[:len(args)-int(p.Slot)]
	given := append([]int64{}, args[len(before):]...)
	if n := len(given); n > 0 && given[n-1] == p.Ended(e.p) {
		return append(into, p.Ended(e.p))
	}
	before = append([]int64{}, before...)
	elements := elementsOf(e, p, before)
	least, most := bounds(e, p, before)
	if least > most {
		return into
	}
	if len(given) >= most {
		return append(into, p.Ended(e.p))
	}
	last := -1
	for _, v := range given {
		for last++; last < len(elements) && elements[last].value != v; last++ {
		}
		if last == len(elements) {
			return into
		}
		elements[last].given = true
	}
	firsts := map[int64]int{}
	keys := likeness(e, p, before[0], elements)
	for i := range elements {
		if elements[i].given {
			continue
		}
		if _, ok := firsts[keys[i]]; !ok {
			firsts[keys[i]] = i
		}
		elements[i].first = firsts[keys[i]]
	}
	start := len(into)
	for i := last + 1; i < len(elements); i++ {
		if elements[i].first == i && enoughAfter(elements, i, least-len(given)-1) {
			into = append(into, elements[i].value)
		}
	}
	if len(given) >= least {
		into = append(into, p.Ended(e.p))
	}
	e.s.Spend(int64(len(into) - start))
	return into
}

// enoughAfter reports whether so many elements can be given after element i.
func enoughAfter(elements []element, i, wanted int) bool {
	for j := i + 1; j < len(elements) && wanted > 0; j++ {
		if !elements[j].given && elements[j].first >= i {
			wanted--
		}
	}
	return wanted <= 0
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

// fewListed returns the values of an answer that a bot tries as it collects lines: of a list all for the first answer, and after it the
// next one and the end. Lists have far more combinations than anybody can look at.
func fewListed(e *Engine, p *program.Param, values []int64) []int64 {
	if p.Slot <= 0 || len(values) < 2 {
		return values
	}
	if last := values[len(values)-1]; last == p.Ended(e.p) {
		return []int64{values[0], last}
	}
	return values[:1]
}
