package lint

import (
	"fmt"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Finding is a piece of advice. Its edits are what --fix makes.
type Finding struct {
	diag.Diagnostic
	Rule *Rule // nil: a warning of the compiler

	inBase hcl.Range // the place in a file of a base, if the finding was moved from there
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

// fix adds an edit that replaces a range by a text.
func (f *Finding) fix(at hcl.Range, text string) {
	f.Repairs = append(f.Repairs, diag.Repair{Kind: diag.Edit, Range: at, Text: text})
}

// pass is what the check of a rule works with.
type pass struct {
	sc       *ir.Scenario
	merged   *resolve.Result
	bases    []Base
	settings *Settings
	play     Play
	warnings diag.List
	rule     *Rule
	out      []*Finding
	index    *ruleIndex
	known    *known.Evaluator
	items    map[string]*resolve.Item
	files    []*dsl.File // those of the folder, parsed when a rule asks for them
}

// report adds a finding of the current rule. The format is that of its summary.
func (p *pass) report(at hcl.Range, format string, args ...any) *Finding {
	f := &Finding{Rule: p.rule, Diagnostic: diag.Diagnostic{
		Severity: p.settings.severity(p.rule.ID, p.rule.Severity), Code: p.rule.ID, Range: at, Summary: fmt.Sprintf(format, args...),
	}}
	p.out = append(p.out, f)
	return f
}

// src returns the source text of a range.
func (p *pass) src(r hcl.Range) string {
	b := p.merged.Sources[r.Filename]
	if r.Start.Byte < 0 || r.End.Byte > len(b) || r.Start.Byte > r.End.Byte {
		return ""
	}
	return string(b[r.Start.Byte:r.End.Byte])
}

// normalised returns the source text of a range with single spaces, for comparing expressions.
func (p *pass) normalised(r hcl.Range) string { return strings.Join(strings.Fields(p.src(r)), " ") }
