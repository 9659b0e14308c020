package check

import (
	"regexp"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// reportTaken reports functions and procedures of a variant that replace what tests of its base use, if these
// tests do not fit them and are skipped.
func reportTaken(r *resolve.Result, sc *ir.Scenario, found diag.List) diag.List {
	if !r.Extends || r.Incomplete {
		return found
	}
	done := map[*resolve.Item]bool{}
	for _, c := range r.Changes() {
		if c.Item == nil || done[c.Item] || c.Item.Type != "function" && c.Item.Type != "procedure" {
			continue
		}
		done[c.Item] = true
		named := regexp.MustCompile(`\b` + regexp.QuoteMeta(c.Name) + `\b`)
		var skipped []*ir.Test
		for _, t := range sc.Tests {
			src := r.Sources[t.Whole.Filename]
			if t.Misfit && t.Whole.End.Byte <= len(src) && named.Match(src[t.Whole.Start.Byte:t.Whole.End.Byte]) {
				skipped = append(skipped, t)
			}
		}
		if len(skipped) > 0 {
			found = append(found, diag.New("SC164", c.At,
				"give it a name of its own, or parameters and a result with which these tests can use it").
				Saying("%s %s replaces what tests of the base use; %d do not fit it and are skipped",
					c.Item.Type, c.Name, len(skipped)).See(skipped[0].Range, "the first of them"))
		}
	}
	return found
}
