package hooks

import (
	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/index"
	"github.com/scenario-lang/scenario/internal/report"
)

// inTest marks a use by a test.
const inTest = "test"

// addUses adds the places that call, read, offer and emit targets. A block that is attached to a target is not a use of
// it.
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
