package analyse

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// cacheable marks the functions whose results the interpreter should cache until the state changes: those that depend
// only on their arguments and the state, and that contain a loop, so that caching pays.
func cacheable(p *program.Program) {
	c := &caching{p: p, known: map[int32]bool{}}
	for i := range p.Funcs {
		f := &p.Funcs[i]
		f.Cacheable = f.Pure && f.Params <= program.MaxCachedParams && f.Result >= 0 && ofCells(p, f.Result) && loops(p, f) &&
			c.function(int32(i))
	}
}

// stateAlone are the parts of a game that cannot change without a new version of the state.
const stateAlone = program.Options | program.Fixed | program.Pieces | program.Records | program.Lists

// caching analyses whether functions depend only on their arguments and the state, and have no effect.
type caching struct {
	p     *program.Program
	known map[int32]bool // by function
}

// function reports that for a function. A recursive function is assumed to depend on more.
func (c *caching) function(fn int32) bool {
	if known, ok := c.known[fn]; ok {
		return known
	}
	c.known[fn] = false
	f := &c.p.Funcs[fn]
	code := c.p.Code[f.Start:f.End]
	for i := range code {
		if !c.instruction(&code[i]) {
			return false
		}
	}
	c.known[fn] = true
	return true
}

func (c *caching) instruction(in *program.Instr) bool {
	row := &program.Ops[in.Op]
	uses, calls := row.Reads|row.Writes, true
	in.Operands(func(k program.Operand, x *int32) {
		switch k {
		case program.FuncIx:
			calls = calls && c.function(*x)
		case program.ValueIx:
			calls = calls && c.function(c.p.Values[*x].Fn)
		case program.MovementIx: // the row of the opcode is for any movement; look at the functions of this one
			m := &c.p.Movements[*x]
			uses = row.Writes
			calls = calls && c.function(m.Plain) && c.function(m.Step)
		case program.SourceIx:
			uses |= program.Sources[*x].Reads
		case program.BuiltinID:
			uses |= builtinReads(*x)
		}
	})
	return calls && !uses.Has(program.Anything&^stateAlone)
}

// ofCells reports whether a value of a type is one cell, or a list of such values.
func ofCells(p *program.Program, t int32) bool {
	if p.Types[t].Kind == program.TList {
		t = p.Types[t].Elem
	}
	return !p.InArena(t)
}

// loops reports whether a function loops over a list or searches for routes.
func loops(p *program.Program, f *program.Func) bool {
	for _, in := range p.Code[f.Start:f.End] {
		if _, goes := in.Find(program.Iterator); goes {
			return true
		}
		if _, searches := in.Find(program.MovementIx); searches {
			return true
		}
	}
	return false
}
