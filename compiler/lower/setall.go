package lower

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// setAll lowers a loop that sets fields of every piece to values that are the same for all of them: a list of the pieces,
// and one instruction for each field.
func (b *body) setAll(s *ir.For) {
	var list int32
	if search, ok := s.Seq.(*ir.Scan); ok {
		list = b.tmp()
		b.scan(search, program.SCAN, list)
	} else {
		list = b.any(s.Seq)
	}
	set := s.Body[0].(*ir.SetFields)
	vals := b.values(set.Sets)
	for i, f := range set.Sets {
		b.at(f.Range)
		b.op(program.PSETALL, vals[i], list, b.fields[f.Field])
	}
}
