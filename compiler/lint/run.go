package lint

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Edit replaces the bytes From to To of a file.
type Edit struct {
	File     string
	From, To int
	Text     string
}

// Finding is a piece of advice.
type Finding struct {
	diag.Diagnostic
	Rule *Rule // nil: a warning of the compiler
	Fix  []Edit
}

// Input is what there is to look at. Scenario must be free of errors.
type Input struct {
	Merged   *resolve.Result
	Scenario *ir.Scenario
	Warnings diag.List // of the compiler; shown, and silenced, like findings
	Settings *Settings // nil: none
	Play     Play      // nil: rules that need play are silent
	Base     []Finding // what is found in the scenario that this one extends, when it is looked at alone
	Only     []string  // codes; empty: all rules
}

// Result of a run.
type Result struct {
	Findings []Finding // in the order of files and places
	Silenced int       // by comments
}

// Run looks at a scenario with every rule that is on.
func Run(in Input) Result {
	st := in.Settings
	if st == nil {
		st = &Settings{}
	}
	p := &pass{sc: in.Scenario, merged: in.Merged, settings: st, play: in.Play, warnings: in.Warnings}
	p.collect()
	ran := map[string]bool{}
	for _, r := range Rules() {
		if r.check == nil || st.off(r.ID) || r.Plays && in.Play == nil || len(in.Only) > 0 && !slices.Contains(in.Only, r.ID) {
			continue
		}
		ran[r.ID] = true
		p.rule = r
		r.check(p)
	}
	for _, w := range in.Warnings {
		if w.Severity == diag.Warning && !st.off(w.Code) && len(in.Only) == 0 {
			ran[w.Code] = true
			w.Severity = st.severity(w.Code, w.Severity)
			p.out = append(p.out, &Finding{Diagnostic: w})
		}
	}
	found := p.ours(in.Base)
	res := Result{}
	comments := readComments(in.Merged)
	here := comments.byLine()
	for _, f := range found {
		if silenced(f, here[line{f.Range.Filename, f.Range.Start.Line}]) {
			res.Silenced++
			continue
		}
		res.Findings = append(res.Findings, *f)
	}
	if len(in.Only) == 0 {
		p.out = nil
		comments.findings(p, ran)
		for _, f := range p.ours(in.Base) {
			res.Findings = append(res.Findings, *f)
		}
	}
	sortFindings(res.Findings)
	return res
}

// ours leaves out what is said of a base, where looking at the base alone says the same: it is for its own author. What
// is found twice at a place is said once.
func (p *pass) ours(base []Finding) []*Finding {
	type said struct {
		code, summary string
		at            hcl.Range
	}
	below, twice := map[said]bool{}, map[said]bool{}
	for _, f := range base {
		below[said{f.Code, f.Summary, f.Range}] = true
	}
	var out []*Finding
	for _, f := range p.out {
		what := said{f.Code, f.Summary, f.Range}
		if twice[what] || below[what] && path.Dir(f.Range.Filename) != path.Clean(p.merged.Dir) {
			continue
		}
		twice[what] = true
		out = append(out, f)
	}
	return out
}

func sortFindings(l []Finding) {
	slices.SortStableFunc(l, func(a, b Finding) int {
		return cmp.Or(strings.Compare(a.Range.Filename, b.Range.Filename), cmp.Compare(a.Range.Start.Byte, b.Range.Start.Byte), strings.Compare(a.Code, b.Code))
	})
}

// Diagnostics gives the findings as the rest of the toolkit shows them.
func (r Result) Diagnostics() diag.List {
	out := diag.List{}
	for _, f := range r.Findings {
		out = append(out, f.Diagnostic)
	}
	return out
}

// pass is what a rule sees.
type pass struct {
	sc       *ir.Scenario
	merged   *resolve.Result
	settings *Settings
	play     Play
	warnings diag.List
	rule     *Rule
	out      []*Finding
	seen     *collected
	known    *known.Evaluator
	items    map[string]*resolve.Item
}

// found reports; the summary is the particular one.
func (p *pass) found(at hcl.Range, format string, args ...any) *Finding {
	f := &Finding{Rule: p.rule, Diagnostic: diag.Diagnostic{
		Severity: p.settings.severity(p.rule.ID, p.rule.Severity), Code: p.rule.ID, Range: at, Summary: fmt.Sprintf(format, args...),
	}}
	p.out = append(p.out, f)
	return f
}

// note adds a line of detail.
func (f *Finding) note(format string, args ...any) *Finding {
	f.Diagnostic = f.Note(format, args...)
	return f
}

// see adds a related place.
func (f *Finding) see(at hcl.Range, format string, args ...any) *Finding {
	f.Diagnostic = f.See(at, format, args...)
	return f
}

// fix adds an edit: the text takes the place of a range.
func (f *Finding) fix(at hcl.Range, text string) {
	f.Fix = append(f.Fix, Edit{at.Filename, at.Start.Byte, at.End.Byte, text})
}

// src is the text of a range.
func (p *pass) src(r hcl.Range) string {
	b := p.merged.Sources[r.Filename]
	if r.Start.Byte < 0 || r.End.Byte > len(b) || r.Start.Byte > r.End.Byte {
		return ""
	}
	return string(b[r.Start.Byte:r.End.Byte])
}

// words is the text of a range whatever its layout, for telling whether two expressions say the same.
func (p *pass) words(r hcl.Range) string { return strings.Join(strings.Fields(p.src(r)), " ") }
