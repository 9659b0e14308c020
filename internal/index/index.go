// Package index finds what the names of a scenario mean: where each is declared, which blocks of which folders change
// it, and every place that names it. It reads the notes of the checker (symbols.Notes), so that a name means the same
// as to the compiler, even if the scenario has errors, and the syntax of the files for the names that blocks declare or
// change.
//
// Symbols are identified by the place of their declaration. So a resource is the same symbol as the field of players
// that holds it, and the variables for one field of an event are the same symbol in all its hooks.
package index

import (
	"bytes"
	"cmp"
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// Symbol is something with a name.
type Symbol struct {
	// type of block, such as unit; or attribute, state, value of an enum, parameter, local, function of the language
	Kind string
	Name string
	Of   string    // the class of a member, an attribute or a state field
	At   hcl.Range // the name in its declaration; without a file if the language declares it
	// Thing is what the checker has for it: a pointer of package ir, a row of builtin, or nil.
	Thing any
	Item  *resolve.Item // the declaration, of what has a block at the top level
	Refs  []*Ref        // in the order of the files and of their text
}

// Ref is a place that names a symbol.
type Ref struct {
	At       hcl.Range
	Symbol   *Symbol
	Declares bool // the block or attribute there declares or changes the symbol
}

// Attaches reports whether a block is a hook or another rule that is attached to the symbol of the reference in it.
func (r *Ref) Attaches(b *Block) bool {
	switch b.Type {
	case "before", "after", "around", "on":
		return r.At.End.Byte <= b.OpenBraceRange.Start.Byte
	case "forbid", "ensure", "allow", "modifier":
		for _, name := range []string{"action", "actions", "movements", "to"} {
			if a := b.Body.Attributes[name]; a != nil && a.SrcRange.Start.Byte <= r.At.Start.Byte &&
				r.At.End.Byte <= a.SrcRange.End.Byte {
				return true
			}
		}
	}
	return false
}

// Block is a block at the top level of a file.
type Block struct {
	*hclsyntax.Block
	Range    hcl.Range
	declares []*Symbol
}

// What returns the type and the labels of a block as the scenario has them. In the source, the blocks of a module that
// is imported under a name do not have that name.
func (b *Block) What() string {
	if len(b.declares) > 0 && b.declares[0].Item != nil && b.declares[0].Item.Type == b.Type {
		return resolve.Describe(b.Type, b.declares[0].Item.Labels)
	}
	return resolve.Describe(b.Type, b.Labels)
}

// Declares reports whether a block declares or changes a symbol.
func (b *Block) Declares(s *Symbol) bool { return slices.Contains(b.declares, s) }

// Index holds the symbols of a scenario.
type Index struct {
	Symbols []*Symbol
	Merged  *resolve.Result

	byPlace map[place]*Symbol
	byBlock map[string]*Symbol  // by type and labels
	atLabel map[place][]*Symbol // symbols with a block, by the place of its label; several if a module is imported twice
	things  map[string][]*Symbol
	refs    map[string][]*Ref   // by file, in the order of the text
	blocks  map[string][]*Block // by file, in the order of the text
}

type place struct {
	file string
	byte int
	name string
}

// New returns the index of a scenario from the notes of the checker.
func New(merged *resolve.Result, notes *symbols.Notes) *Index {
	x := &Index{
		Merged: merged, byPlace: map[place]*Symbol{}, byBlock: map[string]*Symbol{}, things: map[string][]*Symbol{},
		atLabel: map[place][]*Symbol{},
		refs:    map[string][]*Ref{}, blocks: map[string][]*Block{},
	}
	for _, it := range merged.Items {
		x.addItem(it)
	}
	for _, n := range notes.Names {
		s := x.symbolOf(n.Thing)
		if s == nil || n.At.Filename == "" || n.At.Empty() {
			continue
		}
		x.add(&Ref{At: n.At, Symbol: s, Declares: n.At == s.At})
	}
	for name, tree := range merged.Trees {
		x.addFile(name, tree)
	}
	for _, s := range x.Symbols {
		if s.At.Filename != "" && s.Item == nil {
			x.add(&Ref{At: s.At, Symbol: s, Declares: true})
		}
	}
	for file, refs := range x.refs {
		slices.SortStableFunc(refs, func(a, b *Ref) int {
			return cmp.Or(cmp.Compare(a.At.Start.Byte, b.At.Start.Byte), cmp.Compare(a.At.End.Byte, b.At.End.Byte))
		})
		x.refs[file] = slices.CompactFunc(refs, func(a, b *Ref) bool {
			if a.At != b.At || a.Symbol != b.Symbol {
				return false
			}
			a.Declares = a.Declares || b.Declares
			return true
		})
	}
	for _, file := range x.Files() {
		for _, r := range x.refs[file] {
			r.Symbol.Refs = append(r.Symbol.Refs, r)
		}
	}
	return x
}

// Files lists the files of the scenario, sorted.
func (x *Index) Files() []string {
	var out []string
	for file := range x.Merged.Sources {
		out = append(out, file)
	}
	slices.Sort(out)
	return out
}

// Refs returns the references in a file, in the order of the text.
func (x *Index) Refs(file string) []*Ref { return x.refs[file] }

// At returns the shortest references that contain an offset or end at it.
func (x *Index) At(file string, offset int) []*Ref {
	refs := x.refs[file]
	from := sort.Search(len(refs), func(i int) bool { return refs[i].At.Start.Byte > offset })
	var out []*Ref
	for i := from - 1; i >= 0 && i >= from-64; i-- {
		r := refs[i]
		switch {
		case r.At.End.Byte < offset:
		case len(out) == 0 || length(r) < length(out[0]):
			out = []*Ref{r}
		case length(r) == length(out[0]) && r.At.Start == out[0].At.Start:
			out = append(out, r)
		}
	}
	slices.Reverse(out)
	return out
}

func length(r *Ref) int { return r.At.End.Byte - r.At.Start.Byte }

// Blocks returns the blocks of a file, in the order of the text.
func (x *Index) Blocks(file string) []*Block { return x.blocks[file] }

// BlockAt returns the block around an offset of a file, or nil.
func (x *Index) BlockAt(file string, offset int) *Block {
	blocks := x.blocks[file]
	i := sort.Search(len(blocks), func(i int) bool { return blocks[i].Range.Start.Byte > offset })
	for i--; i >= 0; i-- { // rows are inside a block
		if b := blocks[i]; offset <= b.Range.End.Byte {
			return b
		} else if b.Range.End.Byte < offset && i < len(blocks)-1 {
			break
		}
	}
	return nil
}

// Declared returns the symbol that blocks with the type and labels declare or change, or nil.
func (x *Index) Declared(typ string, labels ...string) *Symbol {
	return x.byBlock[resolve.Describe(typ, labels)]
}

// Named returns the symbol with the type and labels, such as "action march", or nil.
func (x *Index) Named(what string) *Symbol { return x.byBlock[what] }

// Things returns the things with a name, of any class.
func (x *Index) Things(name string) []*Symbol { return x.things[name] }

// SymbolAt returns the symbol that is declared at a place, or nil.
func (x *Index) SymbolAt(at hcl.Range, name string) *Symbol {
	return x.byPlace[place{at.Filename, at.Start.Byte, name}]
}

func (x *Index) add(r *Ref) { x.refs[r.At.Filename] = append(x.refs[r.At.Filename], r) }

// addItem adds the symbol of a declaration of the merged scenario.
func (x *Index) addItem(it *resolve.Item) {
	n := len(it.Labels)
	if n == 0 || len(it.Block.LabelRanges) < n {
		return
	}
	s := &Symbol{Kind: it.Type, Name: it.Labels[n-1], At: it.Block.LabelRanges[n-1], Item: it}
	if it.Type == "thing" {
		s.Kind, s.Of = it.Labels[0], it.Labels[0]
	}
	x.byBlock[resolve.Describe(it.Type, it.Labels)] = s
	x.declare(s)
	label := place{s.At.Filename, s.At.Start.Byte, ""}
	x.atLabel[label] = append(x.atLabel[label], s)
	if isThing(it.Type) {
		x.things[s.Name] = append(x.things[s.Name], s)
	}
}

func (x *Index) declare(s *Symbol) {
	at := place{s.At.Filename, s.At.Start.Byte, s.Name}
	if x.byPlace[at] == nil {
		x.byPlace[at] = s
		x.Symbols = append(x.Symbols, s)
	}
}

// isThing reports whether blocks of a type declare things that can occur in the lines of tests.
func isThing(typ string) bool {
	switch typ {
	case "space", "unit", "player", "alliance", "resource", "border", "path", "die", "thing", "table":
		return true
	}
	return false
}

// symbolOf returns the symbol of an object of the checker.
func (x *Index) symbolOf(thing any) *Symbol {
	s := describe(thing)
	if s == nil {
		return nil
	}
	known := x.byPlace[place{s.At.Filename, s.At.Start.Byte, s.Name}]
	if known == nil {
		x.declare(s)
		return s
	}
	if known.Thing == nil {
		known.Thing = thing
	}
	return known
}

// PlaceOf returns where an object of the checker is declared; a range without a file if the language declares it.
func PlaceOf(thing any) hcl.Range {
	if s := describe(thing); s != nil {
		return s.At
	}
	return hcl.Range{}
}

// describe returns the symbol of an object of the checker without its references.
func describe(thing any) *Symbol {
	switch t := thing.(type) {
	case *ir.Member:
		kind := t.Class.Name
		if t.Class.Role == ir.RoleEnum {
			kind = "value of enum"
		}
		return &Symbol{Kind: kind, Name: t.Name, Of: t.Class.Name, At: t.Range, Thing: thing}
	case *ir.Class:
		return &Symbol{Kind: "class", Name: t.Name, At: t.Range, Thing: thing}
	case *ir.Attr:
		return &Symbol{Kind: "attribute", Name: t.Name, Of: t.Class.Name, At: t.Range, Thing: thing}
	case *ir.Field:
		return &Symbol{Kind: "state", Name: t.Name, Of: t.Class.Name, At: t.Range, Thing: thing}
	case *ir.Value:
		return &Symbol{Kind: "value", Name: t.Name, At: t.Range, Thing: thing}
	case *ir.Func:
		if t == nil {
			return nil
		}
		return &Symbol{Kind: t.What, Name: t.Name, At: t.Range, Thing: thing}
	case *ir.Event:
		return &Symbol{Kind: "event", Name: t.Name, At: t.Range, Thing: thing}
	case *ir.Action:
		return &Symbol{Kind: "action", Name: t.Name, At: t.Range, Thing: thing}
	case *ir.ActionSet:
		return &Symbol{Kind: "actions", Name: t.Name, At: t.Range, Thing: thing}
	case *ir.Movement:
		return &Symbol{Kind: "movement", Name: t.Name, At: t.Range, Thing: thing}
	case *ir.Modifier:
		return &Symbol{Kind: "modifier", Name: t.Name, At: t.Range, Thing: thing}
	case *ir.Option:
		return &Symbol{Kind: "option", Name: t.Name, At: t.Range, Thing: thing}
	case *ir.Clause:
		return &Symbol{Kind: "clause", Name: t.ID, At: t.Range, Thing: thing}
	case *ir.Var:
		return &Symbol{Kind: "local", Name: t.Name, At: t.Range, Thing: thing}
	case *builtin.Func:
		return &Symbol{Kind: "function of the language", Name: t.Name, Thing: thing}
	}
	return nil
}

// addFile adds references for the names that the blocks of a file declare or change.
func (x *Index) addFile(name string, tree *hclsyntax.Body) {
	blocks, _ := resolve.Blocks(tree)
	for _, b := range blocks {
		own := &Block{Block: b, Range: hcl.RangeBetween(b.TypeRange, b.CloseBraceRange)}
		if b.CloseBraceRange.End.Byte < b.TypeRange.Start.Byte { // it is inside the block of rows before it
			own.Range = b.TypeRange
		}
		x.blocks[name] = append(x.blocks[name], own)
		typ, labels, at := b.Type, b.Labels, b.LabelRanges
		if (typ == "amend" || typ == "needs" || typ == "remove") && len(labels) > 0 { // KIND NAME
			typ, labels, at = labels[0], labels[1:], at[min(1, len(at)):]
		}
		if len(at) > 0 && len(at) == len(labels) {
			name := at[len(at)-1]
			own.declares = x.atLabel[place{name.Filename, name.Start.Byte, ""}]
			if s := x.Declared(typ, labels...); len(own.declares) == 0 && s != nil {
				own.declares = []*Symbol{s}
			}
			for _, s := range own.declares {
				x.add(&Ref{At: name, Symbol: s, Declares: true})
			}
		}
		for _, in := range b.Body.Blocks {
			if b.Type == "rulebook" && in.Type == "clause" && len(in.LabelRanges) == 1 {
				if s := x.byPlace[place{name, in.LabelRanges[0].Start.Byte, in.Labels[0]}]; s != nil {
					x.add(&Ref{At: in.LabelRanges[0], Symbol: s, Declares: true})
				}
			}
		}
		if b.Type == "test" {
			x.addLines(b.Body)
		}
	}
	slices.SortStableFunc(x.blocks[name], func(a,
		b *Block) int {
		return cmp.Compare(a.Range.Start.Byte, b.Range.Start.Byte)
	})
}

// addLines adds references for the things that the lines of a test name.
func (x *Index) addLines(b *hclsyntax.Body) {
	for _, name := range []string{"line", "lines", "offered"} {
		a := b.Attributes[name]
		if a == nil {
			continue
		}
		for _, e := range dsl.Elements(a.Expr) {
			t, ok := e.(*hclsyntax.TemplateExpr)
			if !ok || t.Range().Start.Line != t.Range().End.Line {
				continue
			}
			src := t.Range().SliceBytes(x.Merged.Sources[t.Range().Filename])
			for _, w := range words(src) {
				for _, s := range x.things[string(src[w[0]:w[1]])] {
					at := t.Range()
					at.End = at.Start
					at.Start.Byte, at.Start.Column = at.Start.Byte+w[0], at.Start.Column+w[0]
					at.End.Byte, at.End.Column = at.End.Byte+w[1], at.End.Column+w[1]
					x.add(&Ref{At: at, Symbol: s})
				}
			}
		}
	}
	for _, in := range b.Blocks {
		x.addLines(in.Body)
	}
}

// words returns the start and end of each word of a text.
func words(src []byte) (out [][2]int) {
	start := -1
	for i := 0; i <= len(src); i++ {
		in := i < len(src) && (src[i] == '_' || src[i] >= '0' && src[i] <= '9' || src[i] >= 'a' && src[i] <= 'z')
		if in && start < 0 {
			start = i
		} else if !in && start >= 0 {
			out = append(out, [2]int{start, i})
			start = -1
		}
	}
	return out
}

// Comment returns the lines of comment right above a line of a text, without comment signs. Lines are counted from 1.
func Comment(src []byte, line int) string {
	end := 0 // end of the text before the line
	for ; line > 1; line-- {
		n := bytes.IndexByte(src[end:], '\n')
		if n < 0 {
			return ""
		}
		end += n + 1
	}
	var out []string
	for end > 0 {
		start := bytes.LastIndexByte(src[:end-1], '\n') + 1
		s := strings.TrimSpace(string(src[start:end]))
		if !isComment(s) {
			break
		}
		out = append(out, strings.TrimSpace(strings.TrimPrefix(strings.TrimPrefix(s, "#"), "//")))
		end = start
	}
	slices.Reverse(out)
	return strings.Join(out, " ")
}

func isComment(s string) bool { return strings.HasPrefix(s, "#") || strings.HasPrefix(s, "//") }
