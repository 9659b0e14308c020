package builtin

import (
	"strings"
	"testing"
)

// The reference, the completion data and the checker's messages are made of these rows: each must say what it is for.
func TestEveryFunctionIsDocumented(t *testing.T) {
	ids, names := map[uint16]string{}, map[string]bool{}
	for _, f := range All() {
		if f.Doc == "" || f.Since == "" || f.Value == "" || f.Name == "" {
			t.Errorf("function %q: a row has a name, a doc, the value of its example and a version", f.Name)
		}
		if call := f.Name + "("; !strings.Contains(f.Example, call) &&
			!(f.IsMember() && strings.Contains(f.Example, f.Name)) {
			t.Errorf("function %s: its example %q does not call it", f.Name, f.Example)
		}
		if other, twice := ids[f.ID]; twice || f.ID == 0 {
			t.Errorf("functions %s and %s have the ID %d", other, f.Name, f.ID)
		}
		if names[f.Name] {
			t.Errorf("function %s has two rows", f.Name)
		}
		ids[f.ID], names[f.Name] = f.Name, true
	}
	// An ID without a row is a function that the interpreter has and nobody can call.
	for id := Every; int(id) < len(byID); id++ {
		if ids[id] == "" {
			t.Errorf("ID %d has no row", id)
		}
	}
}
