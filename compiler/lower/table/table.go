// Package table fills the tables of a program that need no code: constants, texts, types, places, classes with their
// attributes and fields, and other declarations. Equal rows of a table are shared.
package table

import (
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Tables is a program under construction, with indexes to find existing rows.
type Tables struct {
	P *program.Program

	strings map[string]int32
	files   map[string]int32
	texts   map[string]int32 // by words and arguments
	holes   map[*ir.Template]int32
	oneHole map[int32]int32 // texts that consist of one argument, by its type
	types   map[program.Type]int32
	consts  map[int64]int32
	attrs   map[*ir.Attr]int32
	fields  map[*ir.Field]int32
	creates map[string]int32
	scans   map[string]int32
	columns map[string]int32
	masks   map[string]int32 // by code

	spare []written // lists that can be reused
}

// New returns empty tables of a program.
func New(name string, languages []string) *Tables {
	return &Tables{
		P:       &program.Program{Name: name, Languages: slices.Clone(languages), Evaluate: -1, Sequence: -1},
		strings: map[string]int32{}, files: map[string]int32{}, texts: map[string]int32{}, holes: map[*ir.Template]int32{},
		oneHole: map[int32]int32{}, types: map[program.Type]int32{}, consts: map[int64]int32{}, attrs: map[*ir.Attr]int32{},
		fields: map[*ir.Field]int32{}, creates: map[string]int32{}, scans: map[string]int32{},
		columns: map[string]int32{}, masks: map[string]int32{},
	}
}

// AttrRow returns the row of an attribute, and FieldRow that of a state field.
func (t *Tables) AttrRow(a *ir.Attr) int32   { return t.attrs[a] }
func (t *Tables) FieldRow(f *ir.Field) int32 { return t.fields[f] }

// intern returns the index of a row in a table with unique keys, and appends the row if its key is new.
func intern[K comparable, R any](index map[K]int32, key K, table *[]R, row R) int32 {
	i, ok := index[key]
	if !ok {
		i = int32(len(*table))
		*table = append(*table, row)
		index[key] = i
	}
	return i
}

// room returns a table with room for n more rows. A full table is doubled, because append lets a large slice grow by
// only a quarter and would copy the tables of a large program a dozen times.
func room[R any](table []R, n int) []R {
	if cap(table)-len(table) < n {
		return slices.Grow(table, max(n, len(table)))
	}
	return table
}

// Str returns the row of a string.
func (t *Tables) Str(s string) int32 { return intern(t.strings, s, &t.P.Strings, s) }

// OptStr is Str, but returns -1 for the empty string.
func (t *Tables) OptStr(s string) int32 {
	if s == "" {
		return -1
	}
	return t.Str(s)
}

// Const returns the row of a number that does not fit an operand.
func (t *Tables) Const(n int64) int32 { return intern(t.consts, n, &t.P.Consts, n) }

// Place returns the place of a range.
func (t *Tables) Place(r hcl.Range) program.Place {
	f := intern(t.files, r.Filename, &t.P.Files, r.Filename)
	return program.Place{File: f, Line: int32(r.Start.Line), Column: int32(r.Start.Column)}
}

// Decl adds the place of a declaration to Places, and returns its index.
func (t *Tables) Decl(r hcl.Range) int32 {
	t.P.Places = append(room(t.P.Places, 1), t.Place(r))
	return int32(len(t.P.Places) - 1)
}

// Function reserves a row in Funcs for a function whose code is written later.
func (t *Tables) Function(name string, r hcl.Range, params int, result *ir.Type, pure bool) int32 {
	row := program.Func{Name: t.Str(name), Place: t.Decl(r), Params: int32(params), Result: -1, Pure: pure, Phase: -1}
	if result != nil && result.Kind != ir.Void {
		row.Result = t.Type(result)
	}
	t.P.Funcs = append(room(t.P.Funcs, 1), row)
	return int32(len(t.P.Funcs) - 1)
}

// NoteParams records the types of the parameters of a function, if one of them is a list or a text, and which
// parameters are pieces.
func (t *Tables) NoteParams(function int32, params []*ir.Var) {
	isPiece := make([]bool, len(params))
	for i, v := range params {
		isPiece[i] = v.Type != nil && v.Type.Kind == ir.Ref && v.Type.Class.Role == ir.RolePiece
	}
	t.P.NoteParams(function, isPiece)
	if !slices.ContainsFunc(params, func(v *ir.Var) bool { return InArena(v.Type) }) {
		return
	}
	types := make([]int32, len(params))
	for i, v := range params {
		types[i] = -1
		if v.Type != nil && v.Type.Kind != ir.Void {
			types[i] = t.Type(v.Type)
		}
	}
	t.P.Funcs[function].Held = types
}

// Spare returns empty lists for the instructions and the sites of a function. Reuse takes them back when the function
// is finished, so that usually one pair of lists is enough for the whole program; functions written while another is
// unfinished need further pairs.
func (t *Tables) Spare() ([]program.Instr, []program.Site) {
	n := len(t.spare)
	if n == 0 {
		return make([]program.Instr, 0, 64), make([]program.Site, 0, 32)
	}
	s := t.spare[n-1]
	t.spare = t.spare[:n-1]
	return s.code[:0], s.sites[:0]
}

func (t *Tables) Reuse(code []program.Instr, sites []program.Site) {
	t.spare = append(t.spare, written{code, sites})
}

// written are the lists of a function that is being written.
type written struct {
	code  []program.Instr
	sites []program.Site
}

// Code appends the code of a function to the program, and returns its position. Jumps and sites in it are relative to
// that.
func (t *Tables) Code(function int32, code []program.Instr, sites []program.Site, registers int32) int32 {
	base := int32(len(t.P.Code))
	for i := range code {
		if !code[i].Op.Jumps() {
			continue
		}
		code[i].Operands(func(k program.Operand, v *int32) {
			if k.Position() {
				*v += base
			}
		})
	}
	t.P.Sites, t.P.Code = room(t.P.Sites, len(sites)), room(t.P.Code, len(code))
	for _, s := range sites {
		s.PC += base
		t.P.Sites = append(t.P.Sites, s)
	}
	t.P.Code = append(t.P.Code, code...)
	fn := &t.P.Funcs[function]
	fn.Start, fn.End, fn.Regs = base, base+int32(len(code)), registers
	return base
}

// Mask returns the row of the mask for a function, which must be the last function with code so far. If another mask
// has the same code, it is used and the function is dropped.
func (t *Tables) Mask(function int32) int32 {
	fn := t.P.Funcs[function]
	code := slices.Clone(t.P.Code[fn.Start:fn.End])
	for i := range code {
		code[i].Operands(func(k program.Operand, v *int32) {
			if k.Position() {
				*v -= fn.Start
			}
		})
	}
	var of []byte
	for _, in := range code {
		for _, x := range [...]int32{int32(in.Op), in.A, in.B, in.C} {
			of = binary.LittleEndian.AppendUint32(of, uint32(x))
		}
	}
	key := string(of)
	i, ok := t.masks[key]
	if ok {
		t.P.Funcs, t.P.Code = t.P.Funcs[:function], t.P.Code[:fn.Start]
		for n := len(t.P.Sites); n > 0 && t.P.Sites[n-1].PC >= fn.Start; n-- {
			t.P.Sites = t.P.Sites[:n-1]
		}
		return i
	}
	i = int32(len(t.P.Masks))
	t.P.Masks = append(t.P.Masks, function)
	t.masks[key] = i
	return i
}

// Create returns the index of a row in Creates.
func (t *Tables) Create(row program.Create) int32 {
	return intern(t.creates, fmt.Sprint(row), &t.P.Creates, row)
}

func (t *Tables) Scan(row program.Scan) int32 {
	return intern(t.scans, fmt.Sprint(row), &t.P.Scans, row)
}

// Roll returns the index of a row in Rolls. A row with a section is not shared.
func (t *Tables) Roll(row program.Roll, section bool) int32 {
	if i := slices.Index(t.P.Rolls, row); i >= 0 && !section {
		return int32(i)
	}
	t.P.Rolls = append(t.P.Rolls, row)
	return int32(len(t.P.Rolls) - 1)
}

// Column returns the row in Attrs of a column that the compiler has computed.
func (t *Tables) Column(e *ir.ColumnOf) int32 {
	return intern(t.columns, fmt.Sprint(e.Class.Index, e.Data), &t.P.Attrs,
		program.Attr{Name: t.Str("column"), Type: t.Type(e.T), Data: e.Data})
}
