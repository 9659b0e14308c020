package lint

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Input is what Run inspects. Scenario must be free of errors.
type Input struct {
	Merged   *resolve.Result
	Scenario *ir.Scenario
	Warnings diag.List // of the compiler; they are shown and silenced like findings
	Settings *Settings // may be nil
	Play     Play      // nil turns off the rules that need it
	Bases    []Base    // the scenarios that this one extends
	Only     []string  // the codes of the rules to run; empty means all but those about older forms
}

// Base is a scenario that the inspected one extends.
type Base struct {
	Merged   *resolve.Result
	Findings []Finding // of the base alone
}

// Result is the result of Run.
type Result struct {
	Findings []Finding // sorted by file and position
	Silenced int       // the number of findings that comments silenced
}

// Run runs every rule that is turned on.
func Run(in Input) Result {
	st := in.Settings
	if st == nil {
		st = &Settings{}
	}
	p := &pass{sc: in.Scenario, merged: in.Merged, bases: in.Bases, settings: st, play: in.Play, warnings: in.Warnings}
	p.index = newRuleIndex(p.sc)
	p.known = (&facts{p: p}).evaluator()
	ran := map[string]bool{}
	for _, r := range Rules() {
		asked := slices.Contains(in.Only, r.ID) || len(in.Only) == 0 && r.Version == 0
		if !asked || r.check == nil || st.isOff(r.ID) || r.Plays && in.Play == nil || r.Whole && in.Scenario.Abstract {
			continue
		}
		ran[r.ID] = true
		p.rule = r
		r.check(p)
	}
	for _, w := range in.Warnings {
		if w.Severity == diag.Warning && !st.isOff(w.Code) && len(in.Only) == 0 {
			ran[w.Code] = true
			w.Severity = st.severity(w.Code, w.Severity)
			p.out = append(p.out, &Finding{Diagnostic: w})
		}
	}
	found := p.relevant()
	res := Result{}
	comments := readComments(in.Merged)
	here := comments.byLine()
	for _, f := range found {
		if silenced(f, here[lineOf(f.Range)]) || silenced(f, here[lineOf(f.inBase)]) {
			res.Silenced++
			continue
		}
		res.Findings = append(res.Findings, *f)
	}
	if len(in.Only) == 0 {
		p.out = nil
		comments.findings(p, ran)
		for _, f := range p.relevant() {
			res.Findings = append(res.Findings, *f)
		}
	}
	sortFindings(res.Findings)
	return res
}

// relevant returns the findings without duplicates, and without those that inspecting a base alone gives as well: they
// are for the author of the base. Other findings in files of a base are moved to the files of the variant.
func (p *pass) relevant() []*Finding {
	type said struct {
		code, summary string
		at            hcl.Range
	}
	below, twice := map[said]bool{}, map[said]bool{}
	for _, b := range p.bases {
		for _, f := range b.Findings {
			below[said{f.Code, f.Summary, f.Range}] = true
			if f.inBase.Filename != "" {
				below[said{f.Code, f.Summary, f.inBase}] = true
			}
		}
	}
	var out []*Finding
	for _, f := range p.out {
		what := said{f.Code, f.Summary, f.Range}
		if twice[what] || below[what] && !p.isOwn(f.Range) {
			continue
		}
		twice[what] = true
		if p.moveToVariant(f) {
			out = append(out, f)
		}
	}
	return out
}

func sortFindings(l []Finding) {
	slices.SortStableFunc(l, func(a, b Finding) int {
		return cmp.Or(strings.Compare(a.Range.Filename, b.Range.Filename), cmp.Compare(a.Range.Start.Byte, b.Range.Start.Byte), strings.Compare(a.Code, b.Code))
	})
}

// Diagnostics returns the findings as diagnostics.
func (r Result) Diagnostics() diag.List {
	out := diag.List{}
	for _, f := range r.Findings {
		out = append(out, f.Diagnostic)
	}
	return out
}
