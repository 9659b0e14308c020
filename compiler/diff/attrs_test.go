package diff_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// unsaid are the attributes that what is reported of a new block leaves out, and why. A change of one is reported all the same.
var unsaid = map[string]string{
	"scenario.extends": "what a scenario builds on is in it already", "scenario.import": "what it uses is in it already",
	"unit.plural": "the title says what it is", "unit.with_article": "likewise",
}

// field is a name for what a block may say freely.
const field = "some_field"

// Every attribute of every block in the table is reported of: where the block is there in both scenarios and the attribute
// is new, is another or is gone, and where the block is new.
func TestEveryAttributeIsToldOf(t *testing.T) {
	count := 0
	every := func(row *schema.BlockSpec, around func(string) string) {
		names := row.AttrNames()
		if row.Free != "" {
			names = append(names, field)
		}
		for _, name := range names {
			count++
			key := strings.TrimPrefix(row.Parent()+"."+row.Name+"."+name, ".")
			t.Run(key, func(t *testing.T) {
				one, other, without := around(exampleOf(row, name, 1)), around(exampleOf(row, name, 2)), around(exampleOf(row, name, 0))
				for _, p := range [][2]string{{one, other}, {without, one}, {one, without}} {
					if reported(t, p[0], p[1]) == "" {
						t.Errorf("nothing is reported of\n%s\n→\n%s", p[0], p[1])
					}
				}
				aside := row.Speech.Aside != "" || row.Parent() == "test" || row.Parent() == "rulebook" || name == "cites"
				if unsaid[key] != "" || aside {
					return
				}
				empty := around("")
				if a, b := reported(t, empty, one), reported(t, empty, other); unnamed(a) == unnamed(b) {
					t.Errorf("where it is new, this and the other are reported alike:\n%s\n%s", one, a)
				}
			})
		}
	}
	for _, row := range schema.TopLevel() {
		every(row, func(s string) string { return s })
	}
	for _, row := range schema.NestedBlocks() {
		every(row, func(s string) string {
			if s == "" {
				return ""
			}
			parent, _ := schema.Block(row.Parent())
			return head(parent) + " {\n" + s + "}\n"
		})
	}
	for _, row := range schema.Statements() {
		every(row, func(s string) string { return "procedure p {\n  break {}\n" + s + "}\n" })
		// And as a part of what is new itself.
		every(row, func(s string) string {
			if s == "" {
				return ""
			}
			return "procedure p {\n  break {}\n" + s + "}\n"
		})
	}
	if count < 300 {
		t.Fatalf("only %d attributes were looked at", count)
	}
}

// unnamed is what is reported without the line that counts the changes.
func unnamed(text string) string {
	_, rest, _ := strings.Cut(text, "\n")
	return rest
}

func reported(t *testing.T, a, b string) string {
	t.Helper()
	x, found := diff.Fragment("x.hcl", []byte(a))
	y, more := diff.Fragment("x.hcl", []byte(b))
	if found.HasErrors() || more.HasErrors() {
		t.Fatal(found, more, a, b)
	}
	return diff.Text(diff.Compare(x, y), false, true)
}

func head(row *schema.BlockSpec) string {
	parts := []string{row.Name}
	for i := range row.Labels {
		parts = append(parts, string(rune('k'+i))+"_label")
	}
	return strings.Join(parts, " ")
}

// exampleOf is a block with all its attributes, as the table's examples have them; the one that is looked at has its
// example, another value, or is not there.
func exampleOf(row *schema.BlockSpec, name string, how int) string {
	var b strings.Builder
	b.WriteString(head(row) + " {\n")
	say := func(attr, value string) {
		if attr == name {
			switch how {
			case 0:
				return
			case 2:
				value = another(value)
			}
		}
		b.WriteString("  " + attr + " = " + value + "\n")
	}
	for _, a := range row.Attrs {
		say(a.Name, a.Example)
	}
	if row.Free != "" {
		say(field, "7")
	}
	if row.Statements { // what says when they run means nothing without them
		b.WriteString("  check_victory {}\n")
	}
	b.WriteString("}\n")
	return b.String()
}

// another is a value of the same look.
func another(value string) string {
	switch value[0] {
	case '[':
		return "[zulu]"
	case '{':
		return "{ zulu = zulu }"
	case '"':
		return `"Zulu"`
	}
	return "zulu"
}
