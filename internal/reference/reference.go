// Package reference describes the words of the language: blocks, statements, their attributes, functions and
// instructions. It reads the same tables as the compiler and the interpreter. The pages in docs/reference are generated
// from it, and `scenario explain` prints it.
package reference

import (
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
)

// The kinds of words.
const (
	Block       = "block"
	Statement   = "statement"
	Attr        = "attribute"
	Function    = "function"
	Instruction = "instruction"
)

// Of describes a row of the schema. kind is Block or Statement.
func Of(kind string, s *schema.BlockSpec) report.Word {
	e := report.Word{Kind: kind, Name: s.Name, In: s.Parent(), Usage: s.Head(), Doc: s.Doc, Example: s.Example,
		Attributes: []report.WordAttribute{}, Notes: []string{}}
	for _, a := range s.Attrs {
		e.Attributes = append(e.Attributes, report.WordAttribute{
			Name: a.Name, Type: a.TypeText(), Required: a.Required, Doc: a.Doc, Example: a.Example})
	}
	if s.Free != "" {
		e.Notes = append(e.Notes, "Other attributes are the "+s.Free+".")
	}
	if s.Bindings {
		e.Notes = append(e.Notes, "Other attributes bind names.")
	}
	if s.Statements {
		e.Notes = append(e.Notes, "Its body holds statements.")
	}
	if len(s.Blocks) > 0 {
		e.Notes = append(e.Notes, "Blocks in it: `"+strings.Join(s.Blocks, "`, `")+"`.")
	}
	if len(s.Amend) > 0 {
		can := "Where it is in a base"
		if s.Target.Word != "" {
			can += " and has `in`"
		}
		can += ", `amend` can change `" + strings.Join(s.Amend, "`, `") + "`"
		if len(s.AmendOnly) > 0 {
			can += ", and, if it is there, `" + strings.Join(s.AmendOnly, "` or `") + "`"
		}
		if s.Bindings {
			can += " and what names are bound to"
		}
		if len(s.Blocks) > 0 {
			can += ", and add `" + strings.Join(s.Blocks, "`, `") + "`"
		}
		e.Notes = append(e.Notes, can+".")
	}
	return e
}

// Blocks returns the declarations, each followed by its inner blocks.
func Blocks() []report.Word { return addNested(Block, schema.TopLevel()) }

// Statements returns the statements, each followed by its inner blocks.
func Statements() []report.Word { return addNested(Statement, schema.Statements()) }

func addNested(kind string, rows []*schema.BlockSpec) []report.Word {
	var out []report.Word
	for _, s := range rows {
		out = append(out, Of(kind, s))
		for _, name := range s.Blocks {
			if n, ok := schema.Nested(s.Name, name); ok {
				out = append(out, Of(Block, n))
			}
		}
	}
	return out
}

// Functions returns the functions and values of the language.
func Functions() []report.Word {
	var out []report.Word
	for _, f := range builtin.All() {
		out = append(out, report.Word{
			Attributes: []report.WordAttribute{}, Notes: []string{}, Kind: Function, Name: f.Name, Usage: f.Signature(),
			Doc: f.Doc, Example: f.Example, Value: f.Value,
		})
	}
	return out
}

// instructions returns the instructions of compiled scenarios.
func instructions() []report.Word {
	var out []report.Word
	for i := range program.Ops {
		o := &program.Ops[i]
		e := report.Word{Kind: Instruction, Name: o.Name, Usage: o.Name, Doc: o.Doc,
			Attributes: []report.WordAttribute{}, Notes: []string{}}
		var operands []string
		for i, k := range []program.Operand{o.A, o.B, o.C} {
			if k != program.Unused {
				operands = append(operands, fmt.Sprintf("%c: %s", "ABC"[i], k.Doc()))
			}
		}
		if len(operands) > 0 {
			e.Notes = append(e.Notes, strings.Join(operands, "; ")+".")
		}
		if o.Reads != 0 {
			e.Notes = append(e.Notes, fmt.Sprintf("It reads %s.", o.Reads))
		}
		if o.Writes != 0 {
			e.Notes = append(e.Notes, fmt.Sprintf("It writes %s.", o.Writes))
		}
		if o.Fails {
			e.Notes = append(e.Notes, "It may fail.")
		}
		if o.Waits {
			e.Notes = append(e.Notes, "It may wait for an answer.")
		}
		out = append(out, e)
	}
	return out
}

// All returns all entries except those of attributes.
func All() []report.Word {
	out := append(Blocks(), Statements()...)
	out = append(out, Functions()...)
	return append(out, instructions()...)
}

// Lookup returns the entries for a word: of everything with that name or, if there is none, of the attributes with it.
// BLOCK.NAME is an inner block or an attribute of a block.
func Lookup(word string) []report.Word {
	var named, attributes []report.Word
	within, last, _ := cutLast(word)
	for _, e := range All() {
		if e.Name == word || e.Kind == Instruction && strings.EqualFold(e.Name, word) || within != "" && e.In == within &&
			e.Name == last {
			named = append(named, e)
		}
		for _, a := range e.Attributes {
			if a.Name == last && (within == "" || e.Name == within) {
				attributes = append(attributes, report.Word{
					Kind: Attr, Name: a.Name, In: e.Name, Usage: a.Name + " = " + a.Example, Doc: a.Doc,
					Attributes: []report.WordAttribute{a}, Notes: []string{},
				})
			}
		}
	}
	if len(named) > 0 {
		return named
	}
	return attributes
}

func cutLast(word string) (before, last string, found bool) {
	if i := strings.LastIndexByte(word, '.'); i >= 0 {
		return word[:i], word[i+1:], true
	}
	return "", word, false
}
