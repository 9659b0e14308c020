package stmt

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// move, carry and destroy take one piece or several.
func (b *Body) move(s *ir.Move) {
	b.c.Op(oneOrAll(s.What, program.MOVE, program.MOVEALL), b.fr.Any(s.What), b.fr.Any(s.To), 0)
}

func (b *Body) carry(s *ir.Carry) {
	by := b.c.Tmp()
	b.fr.OrNone(s.By, by)
	b.c.Op(oneOrAll(s.What, program.CARRY, program.CARRYALL), b.fr.Any(s.What), by, 0)
}

func (b *Body) destroy(s *ir.Destroy) {
	op := oneOrAll(s.What, program.KILL, program.KILLALL)
	if t := s.What.Type(); t.Kind == ir.Ref && t.Class.Role == ir.RoleRecord {
		op = program.KILLREC
	}
	b.c.Op(op, b.fr.Any(s.What), 0, 0)
}

func oneOrAll(e ir.Expr, one, all program.Op) program.Op {
	if k := e.Type().Kind; k == ir.List || k == ir.Set {
		return all
	}
	return one
}

// pay writes pay and gain.
func (b *Body) pay(s *ir.Pay) {
	if s.Resource != nil {
		op := program.GAINOF
		if s.Sign < 0 {
			op = program.PAYOF
		}
		b.c.Op(op, b.fr.Any(s.Who), b.fr.Any(s.Amount), b.fr.Any(s.Resource))
		return
	}
	who, amounts := b.fr.Any(s.Who), b.values(s.Sets)
	op := program.GAIN
	if s.Sign < 0 {
		op = program.PAY
	}
	for i, set := range s.Sets {
		if len(s.Sets) > 1 {
			b.c.At(set.Range)
		}
		b.c.Op(op, who, amounts[i], b.t.FieldRow(set.Field))
	}
}

// createPiece evaluates kind, owner, space and number, and then the fields, into registers in a row.
func (b *Body) createPiece(s *ir.CreatePiece, dst int32) {
	row := program.Create{Class: b.t.P.PieceClass}
	at := b.c.Take(4 + len(s.Sets))
	for i, e := range []ir.Expr{s.Unit, s.Owner, s.Space} {
		b.fr.OrNone(e, at+int32(i))
	}
	if s.N == nil {
		b.c.LoadInt(at+3, 1)
	} else {
		b.fr.Into(s.N, at+3)
	}
	for i, set := range s.Sets {
		b.fr.Into(set.Value, at+4+int32(i))
		row.Fields = append(row.Fields, b.t.FieldRow(set.Field))
	}
	b.c.At(s.R)
	b.c.Op(program.CREATE, dst, b.t.Create(row), at)
}

func (b *Body) createRecord(s *ir.CreateRecord, dst int32) {
	row := program.Create{Class: int32(s.Class.Index)}
	at := b.c.Take(len(s.Sets))
	for i, set := range s.Sets {
		b.fr.Into(set.Value, at+int32(i))
		row.Fields = append(row.Fields, b.t.FieldRow(set.Field))
	}
	b.c.At(s.R)
	b.c.Op(program.NEWREC, dst, b.t.Create(row), at)
}
