package builtin_test

import (
	"fmt"
	"maps"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/world"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// run compiles a scenario and runs its tests.
func run(t *testing.T, source string) []trial.Result {
	t.Helper()
	made := compiler.Compile(fstest.MapFS{"game/game.hcl": {Data: []byte(source)}}, "game", compiler.Options{})
	if made.Program == nil {
		for _, d := range made.Diags {
			if d.Severity == diag.Error {
				t.Errorf("%s: %s: %s", d.Range, d.Summary, d.Detail)
			}
		}
		t.FailNow()
	}
	return trial.Run(made.Program, trial.Options{}).Results
}

// equals is a condition that an example has a value. Lists are compared one by one. A truth value is put into a list,
// so that it is not only a condition on which the code branches.
func equals(example, value string) string {
	if value == "true" || value == "false" {
		return fmt.Sprintf("%s == %s && index([%s], %s) == 0", example, value, example, value)
	}
	inside, isList := strings.CutPrefix(value, "[")
	if !isList {
		return fmt.Sprintf("%s == %s", example, value)
	}
	elems := strings.Split(strings.TrimSuffix(inside, "]"), ", ")
	all := fmt.Sprintf("count(%s) == %d", example, len(elems))
	for i, e := range elems {
		all += fmt.Sprintf(" && %s[%d] == %s", example, i, e)
	}
	return all
}

// Every example has the value that its row says.
func TestExamples(t *testing.T) {
	source := world.Source
	for _, f := range builtin.All() {
		if strings.HasPrefix(f.Value, `"`) { // texts are not compared by rules
			source += fmt.Sprintf("test %q {\n  run {\n    say {\n      text = %s\n    }\n  }\n}\n", f.Name, f.Example)
			continue
		}
		source += fmt.Sprintf("test %q {\n  setup = true\n  expect {\n    that = %s\n  }\n}\n", f.Name,
			equals(f.Example, f.Value))
	}
	results := run(t, source)
	if len(results) != len(builtin.All()) {
		t.Fatalf("%d tests ran, want one for each of %d functions", len(results), len(builtin.All()))
	}
	for i, f := range builtin.All() {
		r := results[i]
		if r.Status != trial.Passed {
			t.Errorf("%s: %s is not %s: %s", f.Name, f.Example, f.Value, r.Message)
		}
		if text := strings.Trim(f.Value, `"`); text != f.Value && (len(r.Log) != 1 || r.Log[0] != text) {
			t.Errorf("%s: %s says %q, not %q", f.Name, f.Example, r.Log, text)
		}
	}
}

// The examples of put have whole numbers; its third parameter has the type of the map's values, whatever that is.
func TestPutTakesTheTypeOfTheMap(t *testing.T) {
	source := world.Source + `
class unit {
  attributes = { hauls = { type = map(resource, bool), default = {} } }
}

test "put" {
  setup = true
  expect {
    that = put(unit.wagon.hauls, resource.money, true)[resource.money]
  }
}
`
	for _, r := range run(t, source) {
		if r.Status != trial.Passed {
			t.Error(r.Message)
		}
	}
}

// alterations change the game in one thing that functions can read.
var alterations = []struct {
	effect builtin.Effects
	edits  []string // before and after, one after the other
}{
	{builtin.ReadsPieces, []string{"  carry r {", `  create w2 {
    unit  = unit.wagon
    owner = player.north
    at    = space.north_bank
  }

  create {
    unit  = unit.wagon
    owner = player.north
    at    = space.hill
  }

  carry w2 {
    by = w
  }

  carry r {`}},
	{builtin.ReadsRecords,
		[]string{"  create {\n    record",
			"  create {\n    record = contest\n    place  = space.camp\n  }\n\n  create {\n    record"}},
	{builtin.ReadsResources, []string{"start = 5", "start = 7"}},
	{builtin.ReadsMovement, []string{"mud = { type = int, default = 0", "mud = { type = int, default = 1"}},
	{builtin.ReadsMap, []string{
		"borders = [space.north_bank]", "borders = [space.north_bank, space.south_bank]",
		"  income = 3", "  income  = 3\n  part_of = space.valley",
		"  income  = 2", "  income  = 2\n  borders = [space.valley]",
		"unit scout {}", "border bridge {\n  between = [space.north_bank, space.south_bank]\n}\n\nunit scout {}",
	}},
	{builtin.ReadsTables, []string{"[0, 0, 1, 1, 2, 3]", "[0, 0, 1, 1, 2, 4]"}},
	{builtin.ReadsOutcome,
		[]string{"unit scout {}", "unit scout {}\n\nsetup {\n  end_game {\n    winner = player.north\n  }\n}"}},
	{builtin.ReadsOutcome,
		[]string{"unit scout {}", "unit scout {}\n\nsetup {\n  end_game {\n    draw = every(player)\n  }\n}"}},
	{builtin.ReadsSight, []string{"unit scout {}", "unit scout {}\n\nhide tiredness {\n  of      = piece\n" +
		"  members = [tired]\n  when    = viewer == player.north\n}"}},
	{0, []string{"tired = { type = bool, default = false }", "tired = { type = bool, default = true }"}},
}

// alone are calls that show what a function reads, where its example has arguments that read something themselves, or
// shows only a part.
var alone = map[string][]string{
	"every": {"every(piece)", "every(contest)"},
	"count": {"count([1, 2])"},
	"empty": {"empty([1])"},
	"first": {"first([1])"},
	"drop":  {"drop([1, 2], 1)"},
}

// A change of something that a row does not mention makes no difference to the function, and a change of what it
// mentions does.
func TestEffects(t *testing.T) {
	var calls []string
	var of []int
	for i, f := range builtin.All() {
		shown := alone[f.Name]
		if shown == nil {
			shown = []string{f.Example}
		}
		for _, call := range shown {
			if f.Result.Word == "bool" {
				call = fmt.Sprintf(`(%s) ? "yes" : "no"`, call)
			}
			calls, of = append(calls, call), append(of, i)
		}
	}
	said := func(source string) []string {
		for i, call := range calls {
			source += fmt.Sprintf("test \"call %d\" {\n  setup = true\n  run {\n    say {\n      text = \"${%s}.\"\n    }\n"+
				"  }\n}\n", i, call)
		}
		var lines []string
		for i, r := range run(t, source) {
			if r.Status != trial.Passed || len(r.Log) != 1 {
				t.Fatalf("%s: %s %q", calls[i], r.Message, r.Log)
			}
			lines = append(lines, r.Log[0])
		}
		return lines
	}
	before := said(world.Source)
	reads := make([]builtin.Effects, len(builtin.All()))
	for _, a := range alterations {
		source := world.Source
		for i := 0; i < len(a.edits); i += 2 {
			if !strings.Contains(source, a.edits[i]) {
				t.Fatalf("the game has no %q to alter", a.edits[i])
			}
			source = strings.Replace(source, a.edits[i], a.edits[i+1], 1)
		}
		for i, line := range said(source) {
			if line == before[i] {
				continue
			}
			if reads[of[i]] |= a.effect; a.effect == 0 {
				t.Errorf("%s changes with a field that no function reads", calls[i])
			}
		}
	}
	for i, f := range builtin.All() {
		if reads[i] != f.Reads {
			t.Errorf("%s reads %b; its row says %b", f.Name, reads[i], f.Reads)
		}
	}
}

// A range is as long as its numbers say, and one that is too long is an error.
func TestRange(t *testing.T) {
	for call, want := range map[string]string{
		"unique(range(3, 2))": "nothing", "unique(range(-1, 1))": "-1, 0, 1", "unique(range(5, 5))": "5",
		"unique(range(0, far))": "", "unique(range(-far, far))": "",
	} {
		source := world.Source +
			fmt.Sprintf("function far_range {\n  params = { far = int }\n  is     = %s\n}\ntest \"range\" {\n  run {\n"+
				"    say {\n      text = \"${far_range(9223372036854775807)}\"\n    }\n  }\n}\n", call)
		r := run(t, source)[0]
		if failed := r.Status != trial.Passed; failed != (want == "") || !failed && r.Log[0] != want {
			t.Errorf("%s is %q, want %q: %s", call, r.Log, want, r.Message)
		}
	}
}

// arguments are lists with a value that is there twice, and what else the functions take that return elements of lists.
var arguments = map[string][]string{
	"list(T)": {"[3, 1, 3, 2]", "[2, 1]", "[7]"}, "sequence(T)": {"[3, 1, 3, 2]", "[2, 1]", "[7]"},
	"S":        {"[3, 1, 3, 2]", "[2, 1]", "[7]"},
	"keyed(T)": {"{ for x in [3, 1, 3, 2] : x => x }", "{ for x in [2, 1] : -x => x }"}, "int": {"1", "3"},
	"T": {"1", "7"},
}

var digits = regexp.MustCompile(`\d+`)

// What a row says of the elements that a function returns is true for all lists, and nothing stronger is.
func TestElements(t *testing.T) {
	for _, f := range builtin.All() {
		if f.ID == builtin.Where {
			continue // what counts is said by the name of a class
		}
		if w := f.Result.Word; w != "S" && !(w == "list" || w == "optional") || !f.Result.Mentions("T") && w != "S" ||
			len(f.Params) == 0 || arguments[f.Params[0].Type.String()] == nil {
			if f.Elements != builtin.OtherElements {
				t.Errorf("%s returns no elements of its arguments", f.Name)
			}
			continue
		}
		calls := [][]string{nil}
		for _, p := range f.Params {
			var longer [][]string
			for _, c := range calls {
				for _, a := range arguments[p.Type.String()] {
					longer = append(longer, append(c[:len(c):len(c)], a))
				}
			}
			calls = longer
		}
		source := world.Source
		for i, c := range calls {
			source += fmt.Sprintf("test \"call %d\" {\n  run {\n    say {\n      text = \"${%s(%s)}\"\n    }\n  }\n}\n", i,
				f.Name, strings.Join(c, ", "))
		}
		some, all := true, true
		for i, r := range run(t, source) {
			if r.Status != trial.Passed {
				continue // an empty list of numbers has no first
			}
			got, first, lists := map[string]int{}, map[string]int{}, map[string]int{}
			count := func(of map[string]int, text string) {
				for _, d := range digits.FindAllString(text, -1) {
					of[d]++
				}
			}
			count(got, r.Log[0])
			for j, a := range calls[i] {
				_, values, _ := strings.Cut(a, "in ")
				if values, _, _ = strings.Cut(values, ":"); values == "" {
					values = a
				}
				if j == 0 {
					count(first, values)
				}
				if strings.Contains(values, "[") {
					count(lists, values)
				}
			}
			for d, n := range got {
				some = some && n <= first[d]
			}
			all = all && maps.Equal(got, lists)
		}
		want := builtin.OtherElements
		switch {
		case all:
			want = builtin.AllElements
		case some:
			want = builtin.SomeElements
		}
		if f.Elements != want {
			t.Errorf("%s: its row says %d of the elements, and it is %d", f.Name, f.Elements, want)
		}
	}
}

// What a table gives is of the type of its results, whatever that is.
func TestLookUpOfThings(t *testing.T) {
	r := run(t, world.Source+`
table kinds {
  results = [unit.scout, unit.wagon]
}

test "kinds" {
  expect {
    that = look_up(table.kinds, 2).attack == unit.wagon.attack
  }

  expect {
    that = look_up(table.kinds, 1) == unit.scout
  }
}
`)
	if len(r) != 1 || r[0].Status != trial.Passed {
		t.Errorf("%+v", r)
	}
}
