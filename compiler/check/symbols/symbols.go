// Package symbols holds all declarations by name, the scopes of local names, and the diagnostics of a check. Passes
// over declarations fill the tables, and all others read them.
package symbols

import (
	"iter"
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/internal/typeexpr"
)

// Table holds all declarations by name. The passes over declarations fill it: classes first, then members, attributes
// and signatures. Expressions and statements only read it, except that they mark what is used.
type Table struct {
	Scenario *ir.Scenario
	// Listed is the number of languages that the scenario declares. They come first in Scenario.Languages. If it is
	// 0, every language that a text has is added.
	Listed int

	Classes    map[string]*ir.Class
	Members    map[*ir.Class]map[string]*ir.Member
	Functions  map[string]*Function
	Procedures map[string]*ir.Func // procedures and phases; their parameters are known before their bodies are checked
	Values     map[string]*ir.Value
	Modifiers  map[string]*ir.Modifier
	Movements  map[string]*ir.Movement
	Questions  map[string]*Question
	Events     map[string]*ir.Event
	Actions    map[string]*ir.Action
	ActionSets map[string]*ir.ActionSet
	Options    map[string]*ir.Option
	Scorings   map[string]*ir.Func   // nil for a scoring in which each die counts by itself
	Clauses    map[string]*ir.Clause // nil if the scenario has no rulebook

	// Endings has what is done when a record of a class is destroyed: it resets the state that lasts as long as the
	// record.
	Endings map[*ir.Class]*ir.Func
	// OfferedWith lists the actions that every offer of an action offers too.
	OfferedWith map[*ir.Action][]*ir.Action
	// Faces has the type of a die's faces, or of a table's results, if it is not int.
	Faces   map[*ir.Member]*ir.Type
	classOf map[string]*ir.Class // the first class that has a member of a name

	Notes *Notes // nil if they are not needed
	// Deep is set by a check that reads the bodies of rules, and not only their signatures.
	Deep bool
}

// Marks returns the flags that record whether something is used. Their order depends only on the declarations.
func (t *Table) Marks() (out []*bool) {
	for _, k := range t.Scenario.Classes {
		for _, m := range k.Members {
			out = append(out, &m.Used)
		}
		for _, f := range k.Fields {
			out = append(out, &f.Read, &f.Written)
		}
		for _, a := range k.Attrs {
			out = append(out, &a.Read)
		}
	}
	for _, o := range t.Scenario.Options {
		out = append(out, &o.Used)
	}
	return out
}

// Function is a declared function. Its body is checked when it is first called, so that results can be inferred in
// any order and recursion is found.
type Function struct {
	Func  *ir.Func
	Body  *hclsyntax.Body
	State FunctionState
}

// FunctionState is the progress of the check of a function's body.
type FunctionState uint8

const (
	Unchecked FunctionState = iota
	BeingChecked
	Checked
)

// New returns the empty table of a scenario.
func New(name string, languages []string) *Table {
	return &Table{
		Scenario:    &ir.Scenario{Name: name, Languages: append([]string(nil), languages...)},
		Listed:      len(languages),
		Classes:     map[string]*ir.Class{},
		Members:     map[*ir.Class]map[string]*ir.Member{},
		Functions:   map[string]*Function{},
		Procedures:  map[string]*ir.Func{},
		Values:      map[string]*ir.Value{},
		Modifiers:   map[string]*ir.Modifier{},
		Movements:   map[string]*ir.Movement{},
		Questions:   map[string]*Question{},
		Events:      map[string]*ir.Event{},
		Actions:     map[string]*ir.Action{},
		ActionSets:  map[string]*ir.ActionSet{},
		Options:     map[string]*ir.Option{},
		Scorings:    map[string]*ir.Func{},
		Endings:     map[*ir.Class]*ir.Func{},
		OfferedWith: map[*ir.Action][]*ir.Action{},
		Faces:       map[*ir.Member]*ir.Type{},
		classOf:     map[string]*ir.Class{},
	}
}

// AddClass declares a class.
func (t *Table) AddClass(name string, role ir.Role, at hcl.Range) {
	k := &ir.Class{Name: name, Role: role, Index: len(t.Scenario.Classes), Range: at, Open: t.Scenario.Abstract}
	t.Scenario.Classes = append(t.Scenario.Classes, k)
	t.Classes[name] = k
}

// NotClasses are words with a special meaning in references and types.
var NotClasses = map[string]bool{
	"option": true, "int": true, "rational": true, "bool": true, "text": true, "none": true, "set": true, "list": true,
	"optional": true, "value": true, "modifier": true, "movement": true, "action": true, "actions": true,
	"self": true, "among": true, "it": true,
	"actor": true, "viewer": true, "from": true, "to": true, "edge": true,
}

// AddMember declares a member of a class.
func (t *Table) AddMember(k *ir.Class, name string, at hcl.Range) *ir.Member {
	table := t.Members[k]
	if table == nil {
		table = map[string]*ir.Member{}
		t.Members[k] = table
	}
	m := &ir.Member{Name: name, Class: k, Index: len(k.Members), Range: at}
	k.Members = append(k.Members, m)
	table[name] = m
	if old, ok := t.classOf[name]; !ok || k.Index < old.Index {
		t.classOf[name] = k
	}
	return m
}

// MarkAllResources marks all resources as read, or as written, because it is known only in play which one is.
func (t *Table) MarkAllResources(written bool) {
	player := t.Scenario.Class(ir.RolePlayer)
	if player == nil {
		return
	}
	for _, f := range player.Fields {
		if f.Resource == nil {
			continue
		}
		f.Resource.Used = true
		f.Read = f.Read || !written
		f.Written = f.Written || written
	}
}

// FaceType returns the type of the faces of a die, or of the results of a table.
func (t *Table) FaceType(m *ir.Member) *ir.Type {
	if t, ok := t.Faces[m]; ok {
		return t
	}
	return types.Int
}

// Members iterates over the names of the members of a class.
func Members(k *ir.Class) iter.Seq[string] { return ir.EachName(k.Members) }

// ClassOf returns the first class, in declared order, that has a member of a name, or nil.
func (t *Table) ClassOf(name string) *ir.Class { return t.classOf[name] }

// ProceduresOf lists the names of the procedures, or of the phases.
func (t *Table) ProceduresOf(what string) (names []string) {
	for name, fn := range t.Procedures {
		if fn.What == what && !fn.Helper {
			names = append(names, name)
		}
	}
	return names
}

// Keys lists the names in a table, in no particular order.
func Keys[T any](m map[string]T) iter.Seq[string] { return maps.Keys(m) }

// Readable iterates over the names of everything that can be read of a thing of a class.
func Readable(k *ir.Class) iter.Seq[string] {
	return slices.Values(slices.Concat(ir.Names(k.Fields), ir.Names(k.Attrs), ir.Names(k.Values)))
}

// IsReadable reports whether a thing of a class has something of that name that can be read.
func IsReadable(k *ir.Class, name string) bool {
	return k.Field(name) != nil || k.Attr(name) != nil || k.Value(name) != nil
}

// Few returns the names if there is at least one and at most most, for a message that lists them, else nil.
func Few(names iter.Seq[string], most int) []string {
	var out []string
	for name := range names {
		if out = append(out, name); len(out) > most {
			return nil
		}
	}
	return out
}

// RoleType returns the type of the things of a built-in class. It is Invalid if the table lacks the class.
func (t *Table) RoleType(r ir.Role) *ir.Type {
	if k := t.Scenario.Class(r); k != nil {
		return types.Ref(k)
	}
	return types.Invalid
}

// TypeOf returns the type for a word in the tables of the language: a plain type, a built-in class, a list, a set or
// an optional of one, or a map. It is Invalid for a class that an invalid scenario lacks.
func (t *Table) TypeOf(w typeexpr.Type) *ir.Type {
	switch w.Word {
	case "list", "set", "optional":
		elem := t.TypeOf(w.Elem())
		switch {
		case types.IsInvalid(elem):
			return types.Invalid
		case w.Word == "list":
			return types.List(elem)
		case w.Word == "set":
			return types.Set(elem)
		}
		return types.WithNone(elem)
	}
	if w.Word == "map" && len(w.Args) == 2 {
		key, elem := t.TypeOf(w.Args[0]), t.TypeOf(w.Args[1])
		if types.IsInvalid(key) || types.IsInvalid(elem) {
			return types.Invalid
		}
		return types.Map(key.Class, elem)
	}
	if plain, ok := types.Plain[w.Word]; ok {
		return plain
	}
	if k, ok := t.Classes[w.Word]; ok {
		return types.Ref(k)
	}
	return types.Invalid
}

// Inherited is the name with which a rule refers to what it changes.
const Inherited = resolve.Inherited

// Reserved reports whether a word has a special meaning in expressions and cannot be used as a name.
func Reserved(name string) bool {
	switch name {
	case "none", "option", "true", "false", "null", Inherited:
		return true
	}
	return false
}

// Language returns the index of a language, which it adds if it is new. "" means the first language.
func (t *Table) Language(name string) int {
	if name == "" {
		if len(t.Scenario.Languages) == 0 {
			t.Scenario.Languages = append(t.Scenario.Languages, "en")
		}
		return 0
	}
	if i := slices.Index(t.Scenario.Languages, name); i >= 0 {
		return i
	}
	t.Scenario.Languages = append(t.Scenario.Languages, name)
	return len(t.Scenario.Languages) - 1
}

// ZeroConst returns the initial value of a field of a type if no default is given.
func ZeroConst(t *ir.Type) *ir.Const {
	c := &ir.Const{Den: 1}
	switch t.Kind {
	case ir.Ref:
		c.Int = -1
	case ir.Keyed:
		c.List = make([]*ir.Const, len(t.Key.Members))
		for i := range c.List {
			c.List[i] = ZeroConst(t.Elem)
		}
	}
	return c
}

// Zero returns ZeroConst for a type that has an empty value: 0, false, none or an empty list. It returns nil for
// other types.
func Zero(t *ir.Type) *ir.Const {
	if t.Kind == ir.Ref && !t.Optional || t.Kind == ir.Keyed && Zero(t.Elem) == nil {
		return nil
	}
	return ZeroConst(t)
}

// FacesOf returns the faces of a die, or nil if the die, which is nil, is known only in play.
func FacesOf(die *ir.Member) []*ir.Const {
	if die == nil {
		return nil
	}
	if faces := AttrNamed(die, "faces"); faces != nil {
		return faces.List
	}
	return nil
}

// PlainText returns a text without arguments, in one language.
func PlainText(s string, at hcl.Range) *ir.Template {
	return &ir.Template{Parts: [][]ir.Part{{{Literal: s, Arg: -1}}}, Range: at}
}

// TitleOf returns the title of a thing without one: its name, with spaces for underscores.
func TitleOf(name string) string { return strings.ReplaceAll(name, "_", " ") }

// AttrNamed returns the value that is declared for an attribute in the member itself, or nil.
func AttrNamed(m *ir.Member, name string) *ir.Const { return m.Given(m.Class.Attr(name)) }

// GiveAttr sets an attribute of a member. The member must have room for it.
func GiveAttr(m *ir.Member, name string, v *ir.Const) { m.Attrs[m.Class.Attr(name).Index] = v }

// MemberAt returns the thing that a constant refers to, or nil for none.
func MemberAt(k *ir.Class, c *ir.Const) *ir.Member {
	if c == nil || c.Int < 0 || c.Int >= int64(len(k.Members)) {
		return nil
	}
	return k.Members[c.Int]
}

// Named returns the declared thing that an expression names, or nil if the thing is known only in play.
func Named(x ir.Expr) *ir.Member {
	if l, ok := x.(*ir.Lit); ok {
		return l.Member()
	}
	return nil
}

// Scope holds the locals of a body. Bodies are short, so a slice that is searched from its end is faster than a map,
// and a child costs nothing until it declares something.
type Scope struct {
	parent  *Scope
	Vars    []*ir.Var
	Tracked []*ir.Var         // bindings that must be read
	Missed  []string          // bindings that were read before they were bound, which are not reported as unread
	Keep    bool              // more may be read later, so unread bindings are not reported yet
	Row     *schema.BlockSpec // of the block with the bindings, since an unread binding may be a misspelt attribute
	Body    *hclsyntax.Body   // where later bindings are found, to distinguish "not yet" from "never"
	Inside  string            // the name that the statement binds, if this is the scope of its when
}

// BindsInside reports whether the scope is that of the when of a statement that binds the name.
func (s *Scope) BindsInside(name string) bool { return s != nil && s.Inside == name }

// NewScope returns an empty scope.
func NewScope() *Scope { return &Scope{} }

// Child returns an empty scope inside this one.
func (s *Scope) Child() *Scope { return &Scope{parent: s} }

// Find returns the local of a name, or nil.
func (s *Scope) Find(name string) *ir.Var {
	for ; s != nil; s = s.parent {
		for i := len(s.Vars) - 1; i >= 0; i-- {
			if s.Vars[i].Name == name {
				return s.Vars[i]
			}
		}
	}
	return nil
}

// Later returns where a binding of a name follows further down.
func (s *Scope) Later(name string) (hcl.Range, bool) {
	for ; s != nil; s = s.parent {
		if s.Body == nil {
			continue
		}
		if a, ok := s.Body.Attributes[name]; ok {
			s.Missed = append(s.Missed, name)
			return a.NameRange, true
		}
		for _, b := range s.Body.Blocks {
			if b.Type == "param" && slices.Contains(b.Labels, name) {
				return b.LabelRanges[0], true
			}
		}
	}
	return hcl.Range{}, false
}

// MarkMeant marks the local that a misspelt name probably refers to as used, so that it is not reported as unread.
func (s *Scope) MarkMeant(name string) {
	if v := s.Find(name); v != nil {
		v.Used = true
	}
}

// All iterates over all locals, innermost scope first, and last declared first.
func (s *Scope) All() iter.Seq[*ir.Var] {
	return func(yield func(*ir.Var) bool) {
		for in := s; in != nil; in = in.parent {
			for _, v := range slices.Backward(in.Vars) {
				if !yield(v) {
					return
				}
			}
		}
	}
}

// Names iterates over the names of all locals, for suggestions.
func (s *Scope) Names() iter.Seq[string] {
	return func(yield func(string) bool) {
		for v := range s.All() {
			if !yield(v.Name) {
				return
			}
		}
	}
}

// Attribute returns the attribute of the block that a binding was probably meant to be, or "".
func (s *Scope) Attribute(name string) string {
	if s.Row == nil || s.Body == nil {
		return ""
	}
	var free []string
	for _, a := range s.Row.AttrNames() {
		if s.Body.Attributes[a] == nil {
			free = append(free, a)
		}
	}
	return spell.Nearest(name, free)
}

// Question is a question about chance, whose parameters are known before it is checked.
type Question struct {
	*ir.Question
	Block *hclsyntax.Body
}
