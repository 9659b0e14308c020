package diag

import (
	"cmp"
	"slices"

	"github.com/hashicorp/hcl/v2"
)

// Name is the name of a thing of some kind: unit scout, procedure battle.
type Name struct{ Kind, Name string }

// Missing notes that the source names a thing that nothing declares. Further findings about the same thing follow
// from the first.
func (d Diagnostic) Missing(kind, name string) Diagnostic {
	d.missing = Name{kind, name}
	return d
}

// Lacks returns what nothing declares, as Missing has noted it; the zero Name for another finding.
func (d Diagnostic) Lacks() Name { return d.missing }

// Twice notes that a thing is declared twice. One of the two was probably meant to have another name, so that what is
// missing of this kind follows from it.
func (d Diagnostic) Twice(kind, name string) Diagnostic {
	d.twice = Name{kind, name}
	return d
}

// Causing notes that the finding is about something from which other findings follow: those that FollowsFrom gave its
// name.
func (d Diagnostic) Causing(name string) Diagnostic {
	d.causing = name
	return d
}

// FollowsFrom notes that the finding follows from the one that Causing gave the name.
func (d Diagnostic) FollowsFrom(name string) Diagnostic {
	d.follows = name
	return d
}

// Covering notes that everything else that is found inside a range follows from the finding: what is in it could not
// be read.
func (d Diagnostic) Covering(rng hcl.Range) Diagnostic {
	d.covers = rng
	return d
}

// unread reports whether the finding is an error of reading a file after which there may be more in the file than was
// read. An attribute that is set twice, and a block on one line, are read all the same.
func (d Diagnostic) unread() bool {
	return d.Severity == Error && d.Code < "SC100" && d.Code != "SC022" && d.Code != "SC023"
}

// begins reports whether the finding is the first of two errors of reading a file, so that the other one follows from it.
func (d Diagnostic) begins(other Diagnostic) bool {
	return d.Code < "SC100" && d.Range.Start.Byte < other.Range.Start.Byte
}

// Doubtful notes that the finding is that something is not used, so that any error may be the reason: what an error
// is in counts as using nothing.
func (d Diagnostic) Doubtful() Diagnostic {
	d.doubtful = true
	return d
}

// Cause is a finding with those that follow from it: they will be gone when the cause is.
type Cause struct {
	Diagnostic
	Follow List
}

// Causes returns the sorted findings, with those that follow from another one in the cause. Those that are in doubt
// while there are errors are returned apart from the others, because it is unclear from which error they follow, or
// whether from any.
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
	place := make([]int, len(sorted))            // in out
	for _, unread := range []bool{true, false} { // what could not be read comes first: anything may follow from it
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

// inDoubt returns a function that reports whether a finding of the list may be due to an error of it.
func (l List) inDoubt() func(Diagnostic) bool {
	doubtful := func(d Diagnostic) bool { return d.doubtful && d.follows == "" }
	if !slices.ContainsFunc(l, func(d Diagnostic) bool { return d.Severity == Error && !doubtful(d) }) {
		return func(Diagnostic) bool { return false }
	}
	return doubtful
}

// causes returns for each finding of a sorted list the index of the one from which it follows, or its own.
func (l List) causes() []int {
	out := make([]int, len(l))
	first := map[Name]int{}        // the first finding about what is missing
	places := map[Name]int{}       // how many there are
	named := map[string][]Name{}   // what is missing, by kind
	declared := map[string][]int{} // the findings about what is declared twice, by kind
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
			// A name that is used once and much like another is a misspelling, whatever else is wrong.
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
			// what is missing or does not fit may be in what was not read
			if out[i] == i && !d.unread() && len(d.Repairs) == 0 && !d.certain {
				out[i] = unread
			}
		}
	}
	for i := range out {
		for n := 0; out[out[i]] != out[i] && n < len(out); n++ { // what follows from a consequence follows from its cause
			out[i] = out[out[i]]
		}
	}
	return out
}
