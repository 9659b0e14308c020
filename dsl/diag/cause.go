package diag

import (
	"cmp"
	"slices"

	"github.com/hashicorp/hcl/v2"
)

// Name is the kind and the name of a thing, for example unit scout.
type Name struct{ Kind, Name string }

// Missing records that the finding is about a name that nothing declares. Later findings about the same name follow
// from the first.
func (d Diagnostic) Missing(kind, name string) Diagnostic {
	d.missing = Name{kind, name}
	return d
}

// Lacks returns the name recorded by Missing, or the zero Name.
func (d Diagnostic) Lacks() Name { return d.missing }

// Twice records that a thing is declared twice. Probably one of the two was meant to have another name, so findings
// about a missing name of the same kind follow from it.
func (d Diagnostic) Twice(kind, name string) Diagnostic {
	d.twice = Name{kind, name}
	return d
}

// Causing records a name for the finding as a cause: findings with FollowsFrom of that name follow from it.
func (d Diagnostic) Causing(name string) Diagnostic {
	d.causing = name
	return d
}

// FollowsFrom records that the finding follows from the one with Causing of that name.
func (d Diagnostic) FollowsFrom(name string) Diagnostic {
	d.follows = name
	return d
}

// Covering records that all other findings inside a range follow from this one, because the range could not be read.
func (d Diagnostic) Covering(rng hcl.Range) Diagnostic {
	d.covers = rng
	return d
}

// unread reports whether the finding is a syntax error after which part of the file may not have been read. After an
// attribute that is set twice (SC022), and a block on one line (SC023), the rest is read.
func (d Diagnostic) unread() bool {
	return d.Severity == Error && d.Code < "SC100" && d.Code != "SC022" && d.Code != "SC023"
}

// begins reports whether the finding is a syntax error before other, so that other follows from it.
func (d Diagnostic) begins(other Diagnostic) bool {
	return d.Code < "SC100" && d.Range.Start.Byte < other.Range.Start.Byte
}

// Doubtful records that the finding is about something unused. Any error can be the reason, because uses in code with
// an error are not counted.
func (d Diagnostic) Doubtful() Diagnostic {
	d.doubtful = true
	return d
}

// Cause is a finding with those that follow from it and disappear when it is fixed.
type Cause struct {
	Diagnostic
	Follow List
}

// Causes sorts the findings and groups them into causes with what follows from them. It returns doubtful findings
// separately if there are errors, because any of the errors may be their cause.
func (l List) Causes() (out []Cause, doubtful List) {
	var sorted List
	inDoubt := l.inDoubt()
	for _, d := range l.Sorted() {
		if inDoubt(d) {
			doubtful = append(doubtful, d)
		} else {
			sorted = append(sorted, d)
		}
	}
	cause := sorted.causes()
	place := make([]int, len(sorted))            // index in out
	for _, unread := range []bool{true, false} { // unread comes first: anything may follow from it
		for i, d := range sorted {
			if cause[i] == i && d.unread() == unread {
				place[i] = len(out)
				out = append(out, Cause{Diagnostic: d})
			}
		}
	}
	for i, d := range sorted {
		if c := cause[i]; c != i {
			out[place[c]].Follow = append(out[place[c]].Follow, d)
		}
	}
	return out, doubtful
}

// inDoubt returns a function that reports whether a finding may follow from any error in the list.
func (l List) inDoubt() func(Diagnostic) bool {
	doubtful := func(d Diagnostic) bool { return d.doubtful && d.follows == "" }
	if !slices.ContainsFunc(l, func(d Diagnostic) bool { return d.Severity == Error && !doubtful(d) }) {
		return func(Diagnostic) bool { return false }
	}
	return doubtful
}

// causes returns, for each finding of a sorted list, the index of the finding that it follows from, or its own.
func (l List) causes() []int {
	out := make([]int, len(l))
	first := map[Name]int{}        // the first finding about a missing name
	places := map[Name]int{}       // the number of findings about it
	named := map[string][]Name{}   // missing names, by kind
	declared := map[string][]int{} // findings about things declared twice, by kind
	for i, d := range l {
		out[i] = i
		if d.twice != (Name{}) {
			declared[d.twice.Kind] = append(declared[d.twice.Kind], i)
		}
		if d.missing == (Name{}) {
			continue
		}
		if places[d.missing]++; places[d.missing] == 1 {
			first[d.missing] = i
			named[d.missing.Kind] = append(named[d.missing.Kind], d.missing)
		}
		out[i] = first[d.missing]
	}
	for kind, doubles := range declared {
		missing := named[kind]
		slices.SortStableFunc(missing, func(a, b Name) int { return cmp.Compare(places[b], places[a]) })
		for i, name := range missing {
			// A missing name that is used once and similar to another is a misspelling, and does not follow from the
			// double.
			if at := first[name]; i < len(doubles) && (places[name] > 1 || len(l[at].Repairs) == 0) {
				first[name] = doubles[i]
			}
		}
	}
	for i, d := range l {
		if d.missing != (Name{}) {
			out[i] = first[d.missing]
		}
	}
	causing := map[string]int{}
	var covering []int
	for i, d := range l {
		if d.causing != "" {
			causing[d.causing] = i
		}
		if d.covers.Filename != "" {
			covering = append(covering, i)
		}
	}
	for i, d := range l {
		for _, c := range covering {
			r := l[c].covers
			switch {
			case i == c || r.Filename != d.Range.Filename || d.Range.Start.Byte < r.Start.Byte || r.End.Byte < d.Range.End.Byte:
			case d.unread() && !l[c].begins(d):
				out[c] = i
			default:
				out[i] = c
			}
		}
	}
	for i, d := range l {
		if c, ok := causing[d.follows]; ok && d.follows != "" {
			out[i] = c
		}
	}
	if unread := slices.IndexFunc(l, Diagnostic.unread); unread >= 0 {
		for i, d := range l {
			// What is missing may be declared in the part that was not read.
			if out[i] == i && !d.unread() && len(d.Repairs) == 0 && !d.certain {
				out[i] = unread
			}
		}
	}
	for i := range out {
		for n := 0; out[out[i]] != out[i] && n < len(out); n++ { // follow the chain to the first cause
			out[i] = out[out[i]]
		}
	}
	return out
}
