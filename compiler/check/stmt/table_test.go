package stmt

import (
	"testing"

	"github.com/scenario-lang/scenario/dsl/schema"
)

// Every statement of the schema has a check, and every check a statement.
func TestEveryStatementIsChecked(t *testing.T) {
	for _, row := range schema.Statements() {
		if checks[row.Name] == nil {
			t.Errorf("the statement %s is not checked", row.Name)
		}
	}
	for name := range checks {
		if _, ok := schema.Statement(name); !ok {
			t.Errorf("the statement %s, which is checked, has no row", name)
		}
	}
}
