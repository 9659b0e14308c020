package suite

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"hash"
	"io"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// Cache has what the last check of a scenario found out about its tests, so that a test that cannot be affected by
// changes need not be checked again: its text is the same, and so is all that checking it reads elsewhere (see
// outline). The names and marks of usage that were recorded for it are then recorded again for the new declarations.
// A test with errors, or with checks that are postponed until all bodies are known, is always checked, and so is a
// test in a file whose places are recorded. The zero value is empty. A Cache must not be used by two checks at a
// time, and requires Notes.
//
// In the tree, a test that was taken from the cache has no statements.
type Cache struct {
	Checked int // number of tests that the last check has typed

	tests map[string]*finding // by folder and name
	names int                 // number of names that the last check recorded
	rest  *resolve.Result     // the scenario being checked
}

// Begin begins a check of a merged scenario that could be read completely.
func (c *Cache) Begin(r *resolve.Result) { c.Checked, c.rest = 0, r }

// finding is what a check found out about a test block.
type finding struct {
	text   [sha256.Size]byte
	at     hcl.Range // of its first word
	with   *outline
	listed bool // stmt.Checker.Listed, before it
	deep   bool // bodies of rules were read
	misfit bool
	tests  []*ir.Test // one for each case, without steps
	names  []symbols.Name
	params []param    // for names that are parameters
	marks  []int      // indexes in symbols.Table.Marks
	placed [][2]int64 // rules.Checker.Placements
}

// outline is what checks of tests depend on in the rest of a scenario. A test depends on the signatures of the
// functions, procedures and values whose names it contains. A few tests, the deep ones, also depend on the bodies of
// rules. All tests depend on everything else.
type outline struct {
	bodies [sha256.Size]byte // with the bodies of rules
	core   [sha256.Size]byte // without bodies, and without what is called
	called map[string]string // signatures by name
	since  map[*outline][]string
}

// unread lists the types of blocks that checking a test does not read.
var unread = map[string]bool{
	"on": true, "before": true, "after": true, "around": true, "setup": true, "sequence": true,
	"forbid": true, "allow": true,
	"ensure": true, "victory": true, "hide": true, "evaluation": true,
}

// called lists the types of blocks that are called by name.
var called = map[string]bool{"function": true, "procedure": true, "value": true}

// outline returns what checks of tests depend on, after everything else has been checked.
func (d *Checker) outline(r *resolve.Result) *outline {
	o := &outline{called: map[string]string{}, since: map[*outline][]string{}}
	core, bodies := sha256.New(), sha256.New()
	for _, file := range slices.Sorted(maps.Keys(r.Trees)) {
		src := r.Sources[file]
		put := func(to io.Writer, at hcl.Range) {
			fmt.Fprintf(to, "\x00%d:", at.End.Byte-at.Start.Byte)
			to.Write(at.SliceBytes(src))
		}
		named := false
		for _, b := range r.Trees[file].Blocks {
			if b.Type != "test" {
				if !named && !called[b.Type] {
					named = true
					fmt.Fprintf(core, "\x00%q", file)
				}
				whole := hcl.RangeBetween(b.TypeRange, b.CloseBraceRange)
				fmt.Fprintf(bodies, "\x00%q", file)
				if put(bodies, whole); !d.outlinePart(o, core, b, put) {
					put(core, whole)
				}
			}
		}
	}
	d.outlineTypes(o, core, r)
	fmt.Fprint(core, len(d.symbols.Marks()))
	core.Sum(o.core[:0])
	bodies.Sum(o.bodies[:0])
	return o
}

func sortAttributes(attrs hclsyntax.Attributes) []*hclsyntax.Attribute {
	return slices.SortedFunc(maps.Values(attrs),
		func(a, b *hclsyntax.Attribute) int { return a.SrcRange.Start.Byte - b.SrcRange.Start.Byte })
}

// outlinePart adds to an outline what checking a test reads of a block. It returns false if that may be the entire
// block.
func (d *Checker) outlinePart(o *outline, core hash.Hash, b *hclsyntax.Block, put func(io.Writer, hcl.Range)) bool {
	var out io.Writer = core
	var call bytes.Buffer
	spec, _ := schema.Block(b.Type)
	isRead := func(a *hclsyntax.Attribute) bool { return !d.expr.Bindings(spec, a.Name) }
	switch {
	case called[b.Type]:
		out = &call
		isRead = func(a *hclsyntax.Attribute) bool {
			return !d.expr.Bindings(spec, a.Name) && a.Name != "is" && a.Name != "min" && a.Name != "max"
		}
	case b.Type == "phase":
	case b.Type == "action":
		isRead = func(*hclsyntax.Attribute) bool { return true }
		for _, in := range b.Body.Blocks {
			if in.Type != "do" && in.Type != "require" && in.Type != "ensure" {
				put(core, hcl.RangeBetween(in.TypeRange, in.CloseBraceRange))
			}
		}
	default:
		return unread[b.Type]
	}
	fmt.Fprintf(out, "\x00%s %q", b.Type, b.Labels)
	for _, a := range sortAttributes(b.Body.Attributes) {
		if isRead(a) {
			put(out, a.SrcRange)
		}
	}
	if n := len(b.Labels); n > 0 {
		o.called[b.Labels[n-1]] += call.String()
	}
	return true
}

// outlineTypes adds the inferred types to an outline. A helper of tests has the name that it has in its file.
func (d *Checker) outlineTypes(o *outline, core io.Writer, r *resolve.Result) {
	for _, it := range d.blocks.Items {
		name, at := source.Label(it)
		written := r.Written(at)
		put := func(params []*ir.Var, result *ir.Type, more ...any) {
			o.called[strings.Trim(written, `"`)] += fmt.Sprint("\x00", it.Type, name, it.Helper, it.Offered,
				signature(params), types.Name(result), more)
		}
		switch it.Type {
		case "function":
			if f := d.symbols.Functions[name]; f != nil {
				put(f.Func.Params, f.Func.Result, f.Func.Needed)
			}
		case "procedure", "phase":
			if f := d.symbols.Procedures[name]; f != nil {
				put(f.Params, f.Result, f.Needed)
			}
		case "value":
			if v := d.symbols.Values[name]; v != nil {
				put(v.With, v.Type)
			}
		case "action":
			if a := d.symbols.Actions[name]; a != nil {
				fmt.Fprint(core, "\x00", name)
				for _, st := range a.Steps {
					if st.Param != nil {
						io.WriteString(core, signature([]*ir.Var{st.Param.Var}))
					}
				}
				for _, g := range a.Given {
					io.WriteString(core, signature([]*ir.Var{g.Var}))
				}
			}
		}
	}
}

func signature(params []*ir.Var) string {
	var out strings.Builder
	for _, p := range params {
		if p != nil {
			fmt.Fprintf(&out, "%s=%s,", p.Name, types.Name(p.Type))
		}
	}
	return out.String()
}

// changedSince returns the names whose signatures have changed.
func (o *outline) changedSince(old *outline) []string {
	if o == old {
		return nil
	}
	names, known := o.since[old]
	if !known {
		for name := range o.called {
			if o.called[name] != old.called[name] {
				names = append(names, name)
			}
		}
		for name := range old.called {
			if _, still := o.called[name]; !still {
				names = append(names, name)
			}
		}
		o.since[old] = names
	}
	return names
}

// keeper records what a check finds out about tests.
type keeper struct {
	*Checker
	*Cache
	now   *outline
	marks []*bool
	was   []bool
	of    map[*ir.Var]param // the parameters of what can be called
	found map[any]any       // the present declarations, by those of earlier checks
}

// param is parameter number i of a thing. at is the index of the name in the test that refers to it.
type param struct {
	of    any
	i, at int
}

// keep begins to record findings about tests. Marks that were set before are set again at the end.
func (d *Checker) keep() *keeper {
	if d.cache == nil {
		return nil
	}
	k := &keeper{Checker: d, Cache: d.cache, now: d.outline(d.cache.rest), marks: d.symbols.Marks(),
		of: map[*ir.Var]param{}, found: map[any]any{}}
	d.symbols.Notes.Names = slices.Grow(d.symbols.Notes.Names, max(0, k.Cache.names-len(d.symbols.Notes.Names)))
	k.was = make([]bool, len(k.marks))
	for i, m := range k.marks {
		k.was[i], *m = *m, false
	}
	for _, f := range d.symbols.Functions {
		k.addParams(f.Func)
	}
	for _, f := range d.symbols.Procedures {
		k.addParams(f)
	}
	for _, v := range d.symbols.Values {
		k.addParams(v)
	}
	for _, e := range d.symbols.Events {
		k.addParams(e)
	}
	return k
}

func (k *keeper) addParams(thing any) {
	for i, p := range paramsOf(thing) {
		k.of[p] = param{of: thing, i: i}
	}
}

func paramsOf(thing any) []*ir.Var {
	switch x := thing.(type) {
	case *ir.Func:
		return x.Params
	case *ir.Value:
		return x.With
	case *ir.Event:
		return x.Fields
	}
	return nil
}

// end removes tests that no longer exist, unless the check was stopped.
func (k *keeper) end() {
	if k == nil {
		return
	}
	for i, was := range k.was {
		*k.marks[i] = *k.marks[i] || was
	}
	if n := k.symbols.Notes; !n.IsStopped() {
		k.Cache.names = len(n.Names)
		maps.DeleteFunc(k.Cache.tests, func(_ string, t *finding) bool { return t.with != k.now })
	}
}

// key returns the key and the text of a test. The text is nil if its findings are not cached.
func (k *keeper) key(it *resolve.Item) (key string, text []byte) {
	head, end := it.Block.TypeRange, it.Block.CloseBraceRange
	n := k.symbols.Notes
	if it.Need != nil || len(it.Overrides) > 0 || len(it.Removed) > 0 || head.Filename != end.Filename ||
		end.End.Byte <= head.Start.Byte ||
		n.Within != nil && n.Within(head.Filename) {
		return "", nil
	}
	name, _ := source.Label(it)
	return path.Dir(head.Filename) + "\x00" + name, hcl.RangeBetween(head, end).SliceBytes(k.rest.Sources[head.Filename])
}

// check checks a test and records the findings, or takes them from the cache.
func (k *keeper) check(it *resolve.Item) {
	key, text := k.key(it)
	if len(text) > 0 && k.add(it, k.Cache.tests[key], text) {
		return
	}
	sc := k.symbols.Scenario
	said, languages, tests, later, names := k.report.Mark(), len(sc.Languages), len(sc.Tests),
		k.stmt.Later(), len(k.symbols.Notes.Names)
	out := &finding{text: sha256.Sum256(text), at: it.Block.TypeRange, with: k.now, listed: k.stmt.Listed}
	placed := len(k.rules.Placements)
	k.symbols.Deep = false
	k.Checker.check(it)
	out.placed = slices.Clone(k.rules.Placements[placed:])
	k.Checked++
	out.deep = k.symbols.Deep
	for i, m := range k.marks {
		if *m {
			out.marks = append(out.marks, i)
			k.was[i], *m = true, false
		}
	}
	if len(text) == 0 || k.report.Mark() > said || k.stmt.Later() > later || len(sc.Languages) > languages ||
		k.stmt.Listed != out.listed {
		return
	}
	out.names = slices.Clone(k.symbols.Notes.Names[names:])
	whole := hcl.RangeBetween(it.Block.TypeRange, it.Block.CloseBraceRange)
	for i, n := range out.names {
		if f, isFunc := n.Thing.(*ir.Func); isFunc && f == nil { // a scoring in which each die counts by itself
			return
		}
		v, _ := n.Thing.(*ir.Var)
		if p, isParam := k.of[v]; isParam {
			p.at = i
			out.params = append(out.params, p)
		} else if !isInside(n.At, whole) || v != nil && !isInside(v.Range, whole) {
			return
		}
	}
	for _, t := range sc.Tests[tests:] {
		out.misfit = out.misfit || t.Skip != ""
		bare := &ir.Test{Name: t.Name, Cites: t.Cites, Setup: t.Setup, Skip: t.Skip, Range: t.Range, Whole: t.Whole}
		for _, st := range t.Steps {
			bare.Steps = append(bare.Steps, ir.TestStep{Kind: st.Kind, Lines: st.Lines, Range: st.Range})
		}
		out.tests = append(out.tests, bare)
	}
	if k.Cache.tests == nil {
		k.Cache.tests = map[string]*finding{}
	}
	k.Cache.tests[key] = out
}

func isInside(r, whole hcl.Range) bool {
	return r.Filename == whole.Filename && whole.Start.Byte <= r.Start.Byte && r.End.Byte <= whole.End.Byte
}

// add adds the cached findings of a test. It returns false if they may be out of date.
func (k *keeper) add(it *resolve.Item, old *finding, text []byte) bool {
	if old == nil || old.with.core != k.now.core || old.deep && old.with.bodies != k.now.bodies ||
		old.listed != k.stmt.Listed ||
		old.at.Start.Column != it.Block.TypeRange.Start.Column || old.text != sha256.Sum256(text) {
		return false
	}
	changed := k.now.changedSince(old.with)
	if old.misfit && len(changed) > 0 || slices.ContainsFunc(changed,
		func(name string) bool { return bytes.Contains(text, []byte(name)) }) {
		return false
	}
	if slices.ContainsFunc(old.placed, func(p [2]int64) bool { return !k.rules.Allows(p) }) {
		return false
	}
	next := *old
	next.at, next.with = it.Block.TypeRange, k.now
	move := func(r hcl.Range) hcl.Range {
		if r.Filename == old.at.Filename {
			lines, by := next.at.Start.Line-old.at.Start.Line, next.at.Start.Byte-old.at.Start.Byte
			r.Filename = next.at.Filename
			r.Start.Line, r.Start.Byte, r.End.Line, r.End.Byte = r.Start.Line+lines, r.Start.Byte+by,
				r.End.Line+lines, r.End.Byte+by
		}
		return r
	}
	n, start, locals := k.symbols.Notes, len(k.symbols.Notes.Names), map[*ir.Var]*ir.Var{}
	next.params = slices.Clone(old.params)
	for i, name := range old.names {
		var thing any
		if j := slices.IndexFunc(old.params, func(p param) bool { return p.at == i }); j >= 0 {
			of := k.findDeclared(old.params[j].of)
			if params := paramsOf(of); old.params[j].i < len(params) {
				thing, next.params[j].of = params[old.params[j].i], of
			}
		} else {
			thing = k.findPresent(name.Thing, locals, move)
		}
		if thing == nil {
			n.Names = n.Names[:start]
			return false
		}
		n.Names = append(n.Names, symbols.Name{At: move(name.At), Thing: thing})
	}
	next.names = slices.Clip(n.Names[start:])
	rows := []*expr.Case{nil}
	if a := it.Body.Attributes["cases"]; a != nil {
		said := k.report.Mark()
		if rows = k.cases(it, a); len(rows) != len(old.tests) {
			k.report.Rewind(said)
			n.Names = n.Names[:start]
			return false
		}
	}
	next.tests = nil
	for i, t := range old.tests {
		moved := *t
		moved.Range, moved.Whole, moved.Cites, moved.Steps = move(t.Range), move(t.Whole),
			slices.Clone(t.Cites), slices.Clone(t.Steps)
		for j := range moved.Cites {
			moved.Cites[j].Range = move(moved.Cites[j].Range)
		}
		for j := range moved.Steps {
			moved.Steps[j].Range = move(moved.Steps[j].Range)
		}
		next.tests = append(next.tests, &moved)
		k.played[it] = append(k.played[it], rows[i])
	}
	k.symbols.Scenario.Tests = append(k.symbols.Scenario.Tests, next.tests...)
	for _, i := range next.marks {
		k.was[i] = true
	}
	key, _ := k.key(it)
	k.Cache.tests[key] = &next
	return true
}

// findPresent returns the present declaration for one that a test named in an earlier check, or nil if there is none.
// For a local of the test it returns a copy with present types.
func (k *keeper) findPresent(thing any, locals map[*ir.Var]*ir.Var, move func(hcl.Range) hcl.Range) any {
	if v, isVar := thing.(*ir.Var); isVar {
		if locals[v] == nil {
			locals[v] = &ir.Var{Name: v.Name, Type: k.typ(v.Type), Mutable: v.Mutable, Guarded: v.Guarded,
				Range: move(v.Range), Used: v.Used}
		}
		return locals[v]
	}
	out, known := k.found[thing]
	if !known {
		out = k.findDeclared(thing)
		k.found[thing] = out
	}
	return out
}

func (k *keeper) findDeclared(thing any) any {
	t := k.symbols
	switch x := thing.(type) {
	case *builtin.Func:
		return x
	case *ir.Class:
		return orNil(t.Classes[x.Name])
	case *ir.Member:
		return orNil(t.Members[t.Classes[x.Class.Name]][x.Name])
	case *ir.Attr:
		if c := t.Classes[x.Class.Name]; c != nil {
			return orNil(c.Attr(x.Name))
		}
	case *ir.Field:
		if c := t.Classes[x.Class.Name]; c != nil {
			return orNil(c.Field(x.Name))
		}
	case *ir.Func:
		if f := t.Functions[x.Name]; f != nil && f.Func.What == x.What {
			return f.Func
		}
		if f := t.Procedures[x.Name]; f != nil && f.What == x.What {
			return f
		}
	case *ir.Value:
		return orNil(t.Values[x.Name])
	case *ir.Event:
		return orNil(t.Events[x.Name])
	case *ir.Action:
		return orNil(t.Actions[x.Name])
	case *ir.ActionSet:
		return orNil(t.ActionSets[x.Name])
	case *ir.Movement:
		return orNil(t.Movements[x.Name])
	case *ir.Option:
		return orNil(t.Options[x.Name])
	case *ir.Clause:
		return orNil(t.Clauses[x.ID])
	}
	return nil
}

func orNil[T any](p *T) any {
	if p == nil {
		return nil
	}
	return p
}

// typ returns a type of an earlier check with the present classes.
func (k *keeper) typ(t *ir.Type) *ir.Type {
	if t == nil || t.Class == nil && t.Elem == nil && t.Key == nil {
		return t
	}
	if now, known := k.found[t]; known {
		return now.(*ir.Type)
	}
	now := *t
	if now.Elem = k.typ(t.Elem); t.Class != nil {
		now.Class = k.symbols.Classes[t.Class.Name]
	}
	if t.Key != nil {
		now.Key = k.symbols.Classes[t.Key.Name]
	}
	k.found[t] = &now
	return &now
}
