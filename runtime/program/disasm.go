package program

import (
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/runtime/builtin"
)

// Disassemble returns the code of a function, one instruction on each line, with the names of what its operands refer
// to. Positions count from the start of the function. The program should be one that Verify accepts; of others it
// prints what it can.
func Disassemble(p *Program, fn int) string {
	if fn < 0 || fn >= len(p.Funcs) {
		return ""
	}
	f := &p.Funcs[fn]
	var s strings.Builder
	fmt.Fprintf(&s, "%s: %d params, %d registers\n", at(p.Strings, f.Name), f.Params, f.Regs)
	for pc := max(f.Start, 0); pc < f.End && int(pc) < len(p.Code); pc++ {
		line := fmt.Sprintf("%4d %-9s %s", pc-f.Start, p.Code[pc].Op, p.operands(f, p.Code[pc]))
		s.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return s.String()
}

func (p *Program) operands(f *Func, in Instr) string {
	if in.Op < 0 || in.Op >= numOps {
		return fmt.Sprint(in.A, in.B, in.C)
	}
	start, n := p.WindowOf(in)
	var parts []string
	in.Operands(func(k Operand, x *int32) {
		if k == Window || k == Window3 || k == Window4 {
			switch n {
			case 0:
			case 1:
				parts = append(parts, fmt.Sprintf("r%d", start))
			default:
				parts = append(parts, fmt.Sprintf("r%d…r%d", start, start+n-1))
			}
			return
		}
		if k != Unused {
			parts = append(parts, p.operand(f, k, *x))
		}
	})
	return strings.Join(parts, ", ")
}

func (p *Program) operand(f *Func, k Operand, x int32) string {
	named := func(name string) string { return fmt.Sprintf("%d (%s)", x, name) }
	switch k {
	case Dst, DstNext, DstJump, Both, Src, Copied, Pushed, Presence, Thing, NewIterator, Iterator:
		return fmt.Sprintf("r%d", x)
	case OptSrc:
		if x < 0 {
			return "-"
		}
		return fmt.Sprintf("r%d", x)
	case Jump, Catch, Back:
		return fmt.Sprintf("@%d", x-f.Start)
	case ConstIx:
		return fmt.Sprint("=", at(p.Consts, x))
	case FuncIx:
		return named(at(p.Strings, at(p.Funcs, x).Name))
	case StringIx:
		return fmt.Sprintf("%q", at(p.Strings, x))
	case AttrIx:
		return named(at(p.Strings, at(p.Attrs, x).Name))
	case ClassIx:
		return named(at(p.Strings, at(p.Classes, x).Name))
	case GameField, VarField, PieceField, RecField, AnyField:
		return named(at(p.Strings, at(p.Fields, x).Name))
	case OptionIx:
		return named(at(p.Strings, at(p.Options, x).Name))
	case ValueIx:
		return named(at(p.Strings, at(p.Values, x).Name))
	case MovementIx:
		return named(at(p.Strings, at(p.Movements, x).Name))
	case ScanIx:
		return fmt.Sprintf("%d %s", x, at(p.Scans, x))
	case BuiltinID:
		if b := builtin.ByID(x); b != nil {
			return b.Name
		}
	case SourceIx:
		if name := at(Sources[:], x).Name; name != "" {
			return name
		}
	}
	return fmt.Sprint(x)
}

// String returns the conditions of the scan as the disassembler prints them.
func (s Scan) String() string {
	if s.List {
		return fmt.Sprint("list ", s.Preds)
	}
	return fmt.Sprint(s.Preds)
}

// String returns the predicate as the disassembler prints it.
func (q Pred) String() string {
	not := ""
	if q.Not {
		not = "not "
	}
	switch q.Kind {
	case PredMask:
		return fmt.Sprintf("%smask %d", not, q.X)
	case PredOwnerIn:
		return fmt.Sprintf("%sowner in r%d", not, q.X)
	}
	if q.Kind == PredConst {
		return fmt.Sprintf("%sslot %d %s %d", not, q.X, q.Cmp, q.Y)
	}
	return fmt.Sprintf("%sslot %d %s r%d", not, q.X, q.Cmp, q.Y)
}

// at returns an element, or the zero value if there is none.
func at[T any](s []T, i int32) T {
	var none T
	if i < 0 || int(i) >= len(s) {
		return none
	}
	return s[i]
}
