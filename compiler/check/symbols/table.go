package symbols

import (
	"maps"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/spell"
)

func (t *Table) AddClass(name string, role ir.Role, at hcl.Range) {
	k := &ir.Class{Name: name, Role: role, Index: len(t.Scenario.Classes), Range: at}
	t.Scenario.Classes = append(t.Scenario.Classes, k)
	t.Classes[name] = k
}

// notClasses are words with a meaning in references and types.
var NotClasses = map[string]bool{
	"option": true, "int": true, "rational": true, "bool": true, "text": true, "none": true, "set": true, "list": true,
	"optional": true, "value": true, "modifier": true, "movement": true, "action": true, "self": true, "among": true, "it": true,
	"actor": true, "viewer": true, "from": true, "to": true, "edge": true,
}

func (t *Table) AddMember(k *ir.Class, name string, at hcl.Range) *ir.Member {
	table := t.Members[k]
	if table == nil {
		table = map[string]*ir.Member{}
		t.Members[k] = table
	}
	m := &ir.Member{Name: name, Class: k, Index: len(k.Members), Range: at}
	k.Members = append(k.Members, m)
	table[name] = m
	return m
}

func NearestKey[T any](name string, table map[string]T) string {
	return spell.Nearest(name, Keys(table))
}

// AllResources notes that any resource may be read, or written, in play.
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

// FaceType is what a die shows, or a table gives.
func (t *Table) FaceType(m *ir.Member) *ir.Type {
	if t, ok := t.Faces[m]; ok {
		return t
	}
	return types.Int
}

// MemberNames lists the names a class has.
func MemberNames(k *ir.Class) []string {
	names := make([]string, 0, len(k.Members))
	for _, m := range k.Members {
		names = append(names, m.Name)
	}
	return names
}

// ClassOf finds the first class, in declared order, that has a thing of the name.
func (t *Table) ClassOf(name string) *ir.Class {
	for _, k := range t.Scenario.Classes {
		if _, ok := t.Members[k][name]; ok {
			return k
		}
	}
	return nil
}

// Keys lists the names of a table; Nearest does not mind their order.
func Keys[T any](m map[string]T) []string { return slices.Collect(maps.Keys(m)) }

// Readable lists everything that can be read of a class.
func Readable(k *ir.Class) []string {
	var names []string
	for _, f := range k.Fields {
		names = append(names, f.Name)
	}
	for _, a := range k.Attrs {
		names = append(names, a.Name)
	}
	for _, v := range k.Values {
		names = append(names, v.Name)
	}
	return names
}

// RoleType is the type of the things of a built-in class, or Invalid where a scenario under repair lacks it.
func (t *Table) RoleType(r ir.Role) *ir.Type {
	if k := t.Scenario.Class(r); k != nil {
		return types.Ref(k)
	}
	return types.Invalid
}

// Reserved words begin references that are no class.
func Reserved(name string) bool {
	switch name {
	case "none", "option", "true", "false", "null", resolve.Inherited:
		return true
	}
	return false
}

// Language is the index of a language; one that no text had before is added. "" makes sure there is a first.
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
