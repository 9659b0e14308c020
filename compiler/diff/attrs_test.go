package diff_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// notMentioned maps attributes that the report of a new block leaves out to the reason. A change of one is reported
// nevertheless.
var notMentioned = map[string]string{
	"scenario.extends": "what a scenario builds on is in it already", "scenario.import": "what it uses is in it already",
	"unit.plural": "the title says what it is", "unit.with_article": "likewise", "unit.article": "likewise",
	"thing.article": "likewise", "space.article": "likewise", "border.article": "likewise", "path.article": "likewise",
	"player.article": "likewise", "alliance.article": "likewise",
}

// field is the name of an attribute that a scenario declares.
const field = "some_field"

// For every attribute of every block in the table there is a change if it is added, changed or removed, and the
// report of a new block mentions it.
func TestEveryAttributeIsReported(t *testing.T) {
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
				one, other, without := around(exampleOf(row, name, 1)), around(exampleOf(row, name, 2)), around(exampleOf(row, name,
					0))
				for _, p := range [][2]string{{one, other}, {without, one}, {one, without}} {
					if reported(t, p[0], p[1]) == "" {
						t.Errorf("no change is reported from\n%s\nto\n%s", p[0], p[1])
					}
				}
				aside := diff.SpeechOf(row).Aside != "" || row.Parent() == "test" || row.Parent() == "rulebook" || name == "cites"
				if notMentioned[key] != "" || aside {
					return
				}
				empty := around("")
				if a, b := reported(t, empty, one), reported(t, empty, other); unnamed(a) == unnamed(b) {
					t.Errorf("the report of this new block does not depend on the attribute:\n%s\n%s", one, a)
				}
			})
		}
	}
	for _, row := range schema.TopLevel() {
		if row.Name == "rows" {
			continue // what is compared is the blocks that rows stand for
		}
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
		// Also as part of a new block.
		every(row, func(s string) string {
			if s == "" {
				return ""
			}
			return "procedure p {\n  break {}\n" + s + "}\n"
		})
	}
	if count < 300 {
		t.Fatalf("only %d attributes were tested", count)
	}
}

// unnamed returns a report without the line that counts the changes.
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

// exampleOf returns a block with all its attributes and the values of the table's examples. If how is 0, the named
// attribute is left out, and if it is 2, the attribute has another value.
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
	if row.Statements { // a condition for running means nothing without statements
		b.WriteString("  check_victory {}\n")
	}
	b.WriteString("}\n")
	return b.String()
}

// another returns a different value of the same form.
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
