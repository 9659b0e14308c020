package symbols

import (
	"iter"
	"maps"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/typeexpr"
)

// AddClass declares a class.
func (t *Table) AddClass(name string, role ir.Role, at hcl.Range) {
	k := &ir.Class{Name: name, Role: role, Index: len(t.Scenario.Classes), Range: at, Open: t.Scenario.Abstract}
	t.Scenario.Classes = append(t.Scenario.Classes, k)
	t.Classes[name] = k
}

// NotClasses are words that have a meaning of their own in references and types.
var NotClasses = map[string]bool{
	"option": true, "int": true, "rational": true, "bool": true, "text": true, "none": true, "set": true, "list": true,
	"optional": true, "value": true, "modifier": true, "movement": true, "action": true, "actions": true, "self": true, "among": true, "it": true,
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

// AllResources marks all resources as read, or as written: which one it is is known only in play.
func (t *Table) AllResources(written bool) {
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
func Members(k *ir.Class) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, m := range k.Members {
			if !yield(m.Name) {
				return
			}
		}
	}
}

// MemberNames lists the names of the members of a class.
func MemberNames(k *ir.Class) []string {
	names := make([]string, 0, len(k.Members))
	for _, m := range k.Members {
		names = append(names, m.Name)
	}
	return names
}

// ClassOf returns the first class, in declared order, that has a member of a name, or nil.
func (t *Table) ClassOf(name string) *ir.Class { return t.classOf[name] }

// Keys lists the names in a table, in no particular order.
func Keys[T any](m map[string]T) iter.Seq[string] { return maps.Keys(m) }

// Readable iterates over everything that can be read of a thing of a class.
func Readable(k *ir.Class) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, f := range k.Fields {
			if !yield(f.Name) {
				return
			}
		}
		for _, a := range k.Attrs {
			if !yield(a.Name) {
				return
			}
		}
		for _, v := range k.Values {
			if !yield(v.Name) {
				return
			}
		}
	}
}

// IsReadable reports whether a thing of a class has something of this name that can be read.
func IsReadable(k *ir.Class, name string) bool {
	return k.Field(name) != nil || k.Attr(name) != nil || k.Value(name) != nil
}

// Few returns the names if there are at least one and at most some of them, for a message that lists them, and nil
// otherwise.
func Few(names iter.Seq[string], most int) []string {
	var out []string
	for name := range names {
		if out = append(out, name); len(out) > most {
			return nil
		}
	}
	return out
}

// RoleType returns the type of the things of a built-in class. It is Invalid where the table lacks the class.
func (t *Table) RoleType(r ir.Role) *ir.Type {
	if k := t.Scenario.Class(r); k != nil {
		return types.Ref(k)
	}
	return types.Invalid
}

// TypeOf is the type that a table of the language names by a word: a plain type, a built-in class, a list, a set or
// an optional of one, or a map. It is Invalid for a class that a scenario under repair lacks.
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

// Inherited is the name by which a rule refers to what it changes.
const Inherited = resolve.Inherited

// Reserved reports whether a word has a meaning of its own in expressions, so that nothing else can have that name.
func Reserved(name string) bool {
	switch name {
	case "none", "option", "true", "false", "null", Inherited:
		return true
	}
	return false
}

// Language returns the index of a language. It adds a language that no text had before. "" stands for the first one,
// and makes sure that there is one.
func (t *Table) Language(name string) int {
	if name == "" {
		if len(t.Scenario.Languages) == 0 {
			t.Scenario.Languages = append(t.Scenario.Languages, "en")
		}
		return 0
	}
	for i, l := range t.Scenario.Languages {
		if l == name {
			return i
		}
	}
	t.Scenario.Languages = append(t.Scenario.Languages, name)
	return len(t.Scenario.Languages) - 1
}
