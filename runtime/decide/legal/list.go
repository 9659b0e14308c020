package legal

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// The answers to a parameter that is a list are given one by one, as if each were a parameter of its own. They must be
// in the order of the elements of the list, so that a combination is one line and not one for each order. The values of
// the next answer are only those after which enough elements are left; requirements are tested as for any parameter.

// Bounds returns the least and the greatest number of answers of a list parameter. args are the actor and the
// parameters before it.
func (r *Rules) Bounds(p *program.Param, args []int64) (least, most int) {
	count := r.m.Call(int(p.Count), args)
	few := count
	if p.AtLeast >= 0 {
		few = r.m.Call(int(p.AtLeast), args)
	}
	if count > int64(p.Slots) {
		state.Fail("the parameter %q would have %d answers, and %d is the most it may have", r.p.Strings[p.Name],
			count, p.Slots)
	}
	return int(max(0, min(few, int64(p.Slots)+1))), int(max(0, count))
}

// Elements returns the elements of a list parameter, without the value that ends lists.
func (r *Rules) Elements(p *program.Param, args []int64) []int64 {
	arena := len(r.s.Arena)
	list := r.m.Call(int(p.Domain), args)
	var listed []int64
	if p.Set {
		listed = value.AppendMembers(nil, list)
	} else {
		listed = slices.Clone(r.s.List(list))
	}
	listed = slices.DeleteFunc(listed, func(v int64) bool { return v == p.Ended(r.p) })
	r.s.Spend(int64(len(listed)))
	r.s.Arena = r.s.Arena[:arena]
	return listed
}

// likeness returns a key for each element, which is the same for elements that look the same to the actor.
func (r *Rules) likeness(p *program.Param, actor int64, elements []int64) []int64 {
	keys := slices.Clone(elements)
	if r.s.Layout.IsPiece(p.Type) {
		r.Alike.note(elements, int(actor))
		for i, v := range elements {
			keys[i], _ = r.Alike.key(i, v, 0)
		}
	}
	return keys
}

// findListing returns the listing of a parameter. before has the actor and the parameters before the list. A cached
// listing takes the same steps as a new one.
func (r *Rules) findListing(p *program.Param, before []int64) *listing {
	l := &r.listing
	if l.version == r.s.Version && l.lists(p) && slices.Equal(l.before, before) {
		r.s.SpendCached(l.cost)
		return l
	}
	l.version = 0
	left := r.s.Remaining()
	l.before = append(l.before[:0], before...)
	l.elements = r.Elements(p, l.before)
	l.least, l.most = r.Bounds(p, l.before)
	l.cost, l.alike = left-r.s.Remaining(), l.alike[:0]
	l.version, l.param = r.s.Version, p
	return l
}

// compare finds out which elements of a listing look the same.
func (r *Rules) compare(l *listing) {
	if len(l.alike) == len(l.elements) {
		return
	}
	firsts := map[int64]int32{}
	for i, key := range r.likeness(l.param, l.before[0], l.elements) {
		if _, ok := firsts[key]; !ok {
			firsts[key] = int32(i)
		}
		l.alike = append(l.alike, firsts[key])
	}
}

// NextListed appends the values that the next answer of a list parameter may have. args are the actor and all answers
// before it.
func (r *Rules) NextListed(p *program.Param, args, into []int64) []int64 {
	before := len(args) - int(p.Slot)
	answers := args[before:]
	if n := len(answers); n > 0 && answers[n-1] == p.Ended(r.p) {
		return append(into, p.Ended(r.p))
	}
	l := r.findListing(p, args[:before])
	if l.least > l.most {
		return into
	}
	if len(answers) >= l.most {
		return append(into, p.Ended(r.p))
	}
	last, ok := l.give(answers)
	if !ok {
		return into
	}
	r.compare(l)
	l.findFirst()
	start := len(into)
	for i := last + 1; i < len(l.elements); i++ {
		if !l.given[i] && l.first[l.alike[i]] == int32(i) && l.enoughAfter(i, l.least-len(answers)-1) {
			into = append(into, l.elements[i])
		}
	}
	if len(answers) >= l.least {
		into = append(into, p.Ended(r.p))
	}
	r.s.Spend(int64(len(into) - start))
	return into
}

// FindDistinct returns the elements of a list parameter in order, one of each that look the same to the actor.
func (r *Rules) FindDistinct(p *program.Param, args []int64) (distinct []int64) {
	elements := r.Elements(p, args)
	seen := map[int64]bool{}
	for i, key := range r.likeness(p, args[0], elements) {
		if !seen[key] {
			distinct = append(distinct, elements[i])
			seen[key] = true
		}
	}
	return distinct
}

// listing has the elements of a list parameter after certain arguments in one state, and the least and the greatest
// number of answers. Rules caches the last listing, because all answers of a list need the same one.
type listing struct {
	version  uint64 // of the state
	param    *program.Param
	before   []int64 // the actor and the parameters before the list
	elements []int64
	alike    []int32 // by element: the first one that looks the same
	least    int
	most     int
	cost     int64 // the steps of computing all this

	// Working memory for the next answer.
	given []bool  // by element: it is one of the answers
	first []int32 // by element that is the first of those that look like it: the first of them that is not given, or -1
}

// lists reports whether a listing is that of a parameter, which is one answer of a list.
func (l *listing) lists(p *program.Param) bool {
	return l.param.Domain == p.Domain && l.param.Count == p.Count && l.param.AtLeast == p.AtLeast
}

// give marks the elements that were answered, which must be in the order of the elements, and returns the last one, or
// -1. ok is false if an answer is not an element.
func (l *listing) give(answers []int64) (last int, ok bool) {
	l.given = append(l.given[:0], make([]bool, len(l.elements))...)
	last = -1
	for _, v := range answers {
		for last++; last < len(l.elements) && l.elements[last] != v; last++ {
		}
		if last == len(l.elements) {
			return last, false
		}
		l.given[last] = true
	}
	return last, true
}

// findFirst finds, among the elements that look the same, the first one that was not answered.
func (l *listing) findFirst() {
	l.first = l.first[:0]
	for i, given := range l.given {
		l.first = append(l.first, -1)
		if group := l.alike[i]; !given && l.first[group] < 0 {
			l.first[group] = int32(i)
		}
	}
}

// enoughAfter reports whether at least wanted elements can be answered after element i.
func (l *listing) enoughAfter(i, wanted int) bool {
	for j := i + 1; j < len(l.elements) && wanted > 0; j++ {
		if !l.given[j] && l.first[l.alike[j]] >= int32(i) {
			wanted--
		}
	}
	return wanted <= 0
}
