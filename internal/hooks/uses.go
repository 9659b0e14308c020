package hooks

import (
	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/index"
	"github.com/scenario-lang/scenario/internal/report"
)

// inTest is what a use by a test is noted as.
const inTest = "test"

// addUses adds who calls, reads, offers and emits what. What is attached to a target does not use it.
func (l *lister) addUses(built *compiler.Result) {
	names := index.New(built.Merged, built.Notes)
	for what, t := range l.targets {
		s := names.Named(what)
		if s == nil {
			continue
		}
		for _, r := range s.Refs {
			b := names.BlockAt(r.At.Filename, r.At.Start.Byte)
			switch {
			case b == nil || r.Declares || b.Declares(s) || r.Attaches(b):
			case b.Type == "test":
				t.Uses = append(t.Uses, report.HookUse{What: inTest, Range: diag.NewJSONRange(r.At)})
			default:
				t.Uses = append(t.Uses, report.HookUse{What: b.What(), Range: diag.NewJSONRange(r.At)})
			}
		}
	}
}
