package lint_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/hashicorp/hcl/v2"
	"github.com/santhosh-tekuri/jsonschema/v5"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/lint"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime/probe"
)

// folder returns an example together with the frame that it extends.
func folder(example string) fstest.MapFS {
	fsys := fstest.MapFS{"frame/frame.hcl": {Data: []byte(lint.Frame)}}
	if rest, ok := strings.CutPrefix(example, "-- "+lint.SettingsFile+" --\n"); ok {
		fsys["example/"+lint.SettingsFile] = &fstest.MapFile{Data: []byte(rest)}
		example = ""
	}
	if !strings.Contains(example, "scenario \"") {
		example = "scenario \"example\" {\n  extends = \"" + lint.FrameDir + "\"\n}\n\n" + example
	}
	fsys["example/example.hcl"] = &fstest.MapFile{Data: []byte(example)}
	return fsys
}

// look compiles and lints a folder, and returns the errors of the compiler as diagnostics. The input may be changed
// before.
func look(t testing.TB, fsys fstest.MapFS, dir string, base []lint.Finding, change ...func(*lint.Input)) (lint.Result,
	diag.List) {
	t.Helper()
	built := compiler.Compile(fsys, dir, compiler.Options{Instrument: lint.Instrument, Notes: &symbols.Notes{}})
	if built.Program == nil {
		return lint.Result{}, built.Diags
	}
	st := &lint.Settings{}
	if f := fsys[dir+"/"+lint.SettingsFile]; f != nil {
		var wrong diag.List
		if st, wrong = lint.ReadSettings(dir+"/"+lint.SettingsFile, f.Data); len(wrong) > 0 {
			return lint.Result{}, wrong
		}
	}
	play := probe.Look(built.Program, probe.Options{})
	in := lint.Input{Merged: built.Merged, Scenario: built.Scenario, Warnings: built.Diags, Notes: built.Notes,
		Settings: st, Play: play}
	if a := built.Merged.Scenario.Body.Attributes["extends"]; a != nil {
		name, _ := dsl.Literal(a.Expr)
		below := compiler.Compile(fsys, path.Join(dir, name), compiler.Options{Until: compiler.Merged})
		in.Bases = []lint.Base{{Merged: below.Merged, Findings: base}}
	}
	for _, f := range change {
		f(&in)
	}
	return lint.Run(in), nil
}

func frame(t testing.TB) []lint.Finding {
	t.Helper()
	r, errs := look(t, folder(""), "frame", nil)
	if len(errs) > 0 {
		t.Fatal(show(errs))
	}
	return r.Findings
}

func show(l diag.List) string {
	var s strings.Builder
	diag.WriteText(&s, l, nil, diag.Options{})
	return s.String()
}

func codes(l diag.List) []string {
	set := map[string]bool{}
	for _, d := range l {
		set[d.Code] = true
	}
	return slices.Sorted(maps.Keys(set))
}

// The frame has no findings.
func TestFrameIsClean(t *testing.T) {
	r, errs := look(t, folder(""), "frame", nil)
	if len(errs)+len(r.Findings) > 0 {
		t.Error(show(append(errs, r.Diagnostics()...)))
	}
}

// withoutCode removes a code from a list. Examples repeat blocks of their frame, as they would be in a scenario of
// their own.
func withoutCode(l diag.List, code string) diag.List {
	return slices.DeleteFunc(l, func(d diag.Diagnostic) bool { return d.Code == code })
}

// asked asks for a rule that runs only then.
func asked(r *lint.Rule) func(*lint.Input) {
	return func(in *lint.Input) {
		if r.Version > 0 {
			in.Only = []string{r.ID}
		}
	}
}

// Every bad example has findings of its own rule only, and every good one has none.
func TestExamples(t *testing.T) {
	base := frame(t)
	for _, r := range lint.Rules() {
		t.Run(r.ID+" "+r.Name, func(t *testing.T) {
			bad, errs := look(t, folder(r.Bad), "example", base, asked(r))
			if got := codes(withoutCode(append(errs, bad.Diagnostics()...), "SC193")); !slices.Equal(got, []string{r.ID}) {
				t.Errorf("bad gives %v:\n%s", got, show(append(errs, bad.Diagnostics()...)))
			}
			good, errs := look(t, folder(r.Fixed), "example", base, asked(r))
			if all := withoutCode(append(errs, good.Diagnostics()...), "SC193"); len(all) > 0 {
				t.Errorf("good gives\n%s", show(all))
			}
			fsys := folder(r.Bad)
			src := map[string][]byte{"example/example.hcl": fsys["example/example.hcl"].Data}
			if fixed := len(lint.Apply(src, bad.Findings)) > 0; fixed != r.Fixes {
				t.Errorf("--fix corrects the example: %v; the row says %v", fixed, r.Fixes)
			}
			if r.ID != "SL004" && r.Severity != diag.Error {
				for _, f := range bad.Findings {
					if f.Code == r.ID && f.Severity != r.Severity {
						t.Errorf("severity %v, want %v", f.Severity, r.Severity)
					}
				}
			}
		})
	}
}

// A rule is applied without a game that was played, unless its row says that it needs one, and to abstract scenarios,
// unless its row says that it is about whole games.
func TestRulesAreAppliedWhereTheirRowsSay(t *testing.T) {
	base := frame(t)
	for _, r := range lint.Rules() {
		t.Run(r.ID, func(t *testing.T) {
			finds := func(change func(*lint.Input)) bool {
				res, errs := look(t, folder(r.Bad), "example", base, asked(r), change)
				return slices.Contains(codes(append(errs, res.Diagnostics()...)), r.ID)
			}
			if got := finds(func(in *lint.Input) { in.Play = nil }); got == r.Plays {
				t.Errorf("found without play: %v; its row says that it needs it: %v", got, r.Plays)
			}
			if got := finds(func(in *lint.Input) {
				abstract := *in.Scenario
				abstract.Abstract = true
				in.Scenario = &abstract
			}); got == r.Whole {
				t.Errorf("found in an abstract scenario: %v; its row says that it is about whole games: %v", got, r.Whole)
			}
		})
	}
}

// What --fix writes compiles and has no findings, all comments are kept, and fixing it again changes nothing.
func TestFixes(t *testing.T) {
	base := frame(t)
	for _, r := range lint.Rules() {
		if !r.Fixes {
			continue
		}
		t.Run(r.ID, func(t *testing.T) {
			fsys := folder("# before\n" + r.Bad + "\n# after\n")
			res, errs := look(t, fsys, "example", base, asked(r))
			if len(errs) > 0 {
				t.Fatal(show(errs))
			}
			src := map[string][]byte{"example/example.hcl": fsys["example/example.hcl"].Data}
			now := lint.Apply(src, res.Findings)
			if len(now) != 1 {
				t.Fatal("nothing was fixed")
			}
			fsys["example/example.hcl"].Data = now["example/example.hcl"]
			res, errs = look(t, fsys, "example", base, asked(r))
			if len(errs)+len(res.Findings) > 0 {
				t.Errorf("after the fix:\n%s\n%s", now["example/example.hcl"], show(append(errs, res.Diagnostics()...)))
			}
			if want := string(folder("# before\n" + r.Fixed + "\n# after\n")["example/example.hcl"].Data); string(
				now["example/example.hcl"]) != want {
				t.Errorf("fixed as\n%s\nwant the good example\n%s", now["example/example.hcl"], want)
			}
			if again := lint.Apply(now, res.Findings); len(again) > 0 {
				t.Error("fixing it again changes more")
			}
		})
	}
}

// A fix that would delete a comment is not offered.
func TestFixesKeepComments(t *testing.T) {
	src := "forbid some_training {\n  action = action.train\n  when = count( # of all\n    pieces(space.hill)) == 0\n" +
		"  message = \"Not now.\"\n}\n" +
		"phase turns {\n  if {\n    when = game.round > 3\n    say { text = \"It grows late.\" }\n  }\n  else {\n" +
		"    # nothing yet\n  }\n" +
		"  offer {\n    to = player.north\n    actions = [action.march, action.train]\n    prompt = \"What do you do?\"\n" +
		"    done = \"rest\"\n  }\n}\n"
	fsys := folder(src)
	res, errs := look(t, fsys, "example", frame(t))
	if got := codes(append(errs, res.Diagnostics()...)); !slices.Equal(got, []string{"SL802", "SL807"}) {
		t.Fatal(got, show(errs))
	}
	if now := lint.Apply(map[string][]byte{"example/example.hcl": fsys["example/example.hcl"].Data},
		res.Findings); len(now) > 0 {
		t.Errorf("a comment is gone:\n%s", now)
	}
}

// Overlapping fixes are made one after another.
func TestNestedFixes(t *testing.T) {
	fsys := folder(strings.Replace(bad(t, "SL806"), "!!any([for p in every(piece) : p.owner == actor])",
		"!(count([for p in every(piece) : p if (p.owner == actor) == true]) == 0) ? true : false", 1))
	base := frame(t)
	for range 6 {
		res, errs := look(t, fsys, "example", base)
		if len(errs) > 0 {
			t.Fatal(show(errs))
		}
		now := lint.Apply(map[string][]byte{"example/example.hcl": fsys["example/example.hcl"].Data}, res.Findings)
		if len(now) == 0 {
			break
		}
		fsys["example/example.hcl"].Data = now["example/example.hcl"]
	}
	got := string(fsys["example/example.hcl"].Data)
	if res, _ := look(t, fsys, "example", base); len(res.Findings) > 0 || strings.Contains(got, "count") ||
		strings.Contains(got, "true") {
		t.Errorf("%s\n%s", got, show(res.Diagnostics()))
	}
}

// A fix does not change the meaning: parentheses are kept where the operator around them needs them, and removed
// elsewhere.
func TestFixesKeepTheMeaning(t *testing.T) {
	base := frame(t)
	for _, c := range []struct{ id, from, to string }{
		{"SL804", "!(m == n)", "m != n"},
		{"SL804", "g && !(m == n)", "g && m != n"},
		{"SL804", "g == !(m == n)", "g == (m != n)"},
		{"SL804", "!!(m == n)", "!!(m == n)"},
		{"SL804", "!(m < n) ? g : h", "m >= n ? g : h"},
		{"SL806", "!!(m == n)", "m == n"},
		{"SL806", "g == !!(m == n)", "g == (m == n)"},
		{"SL806", "g && !!(m == n)", "g && m == n"},
		{"SL806", "g && !!(g || h)", "g && (g || h)"},
		{"SL806", "!!(g ? h : g) && h", "(g ? h : g) && h"},
		{"SL801", "(m > n) == true", "m > n"},
		{"SL801", "m > n == true", "m > n"},
		{"SL801", "g && (m > n || h) == true", "g && (m > n || h)"},
		{"SL801", "(m > n) == false", "!(m > n)"},
		{"SL805", "(m > n) ? true : false", "m > n"},
		{"SL805", "g == (m > n ? true : false)", "g == (m > n)"},
		{"SL805", "(g || h) ? false : true", "!(g || h)"},
		{"SL801", "any([for p in pieces(s) : (p.owner == none) == true])", "any([for p in pieces(s) : p.owner == none])"},
		{"SL802", "(count(pieces(s)) == 0) == g", "(empty(pieces(s))) == g"},
	} {
		head := "function asked {\n  params = { m = int, n = int, g = bool, h = bool, s = space }\n  is     = "
		fsys := folder(head + c.from + "\n}\n")
		res, errs := look(t, fsys, "example", base)
		if len(errs) > 0 {
			t.Fatalf("%s: %s", c.from, show(errs))
		}
		own := slices.DeleteFunc(res.Findings, func(f lint.Finding) bool { return f.Code != c.id })
		src := fsys["example/example.hcl"].Data
		if now := lint.Apply(map[string][]byte{"example/example.hcl": src}, own)["example/example.hcl"]; now != nil {
			src = now
		}
		if want := head + c.to + "\n}\n"; !strings.Contains(string(src), want) {
			t.Errorf("%s: %q becomes\n%s\nwant %q", c.id, c.from, src, c.to)
		}
		if _, errs := look(t, folder(head+c.to+"\n}\n"), "example", base); errs.HasErrors() {
			t.Errorf("%q does not compile: %s", c.to, show(errs))
		}
	}
}

// Settings change severities, turn rules off and set the style of names.
func TestSettings(t *testing.T) {
	fsys := folder(bad(t, "SL403") + "\nunit b2 {\n  cost = 2\n  attack = 0\n}\n")
	fsys["example/"+lint.SettingsFile] = &fstest.MapFile{Data: []byte(`rule no-question {
  severity = "error"
}
names {
  unit = "[a-z]+"
}
`)}
	base := frame(t)
	res, errs := look(t, fsys, "example", base)
	if got := codes(append(errs, res.Diagnostics()...)); !slices.Equal(got, []string{"SL403", "SL601"}) ||
		res.Diagnostics().Errors() != 1 {
		t.Error(got, show(append(errs, res.Diagnostics()...)))
	}
	fsys["example/"+lint.SettingsFile].Data = []byte("rule SL403 {\n  severity = \"off\"\n}\n")
	if res, _ := look(t, fsys, "example", base); len(res.Findings) > 0 {
		t.Error(show(res.Diagnostics()))
	}
	for _, wrong := range []string{"severity = 1\n", "rule {\n}\n", "rule SL4003 {\n}\n",
		"rule SL403 {\n  level = \"off\"\n}\n", "names {\n  unit = \"[\"\n}\n", "names {\n  unot = \"a\"\n}\n",
		"rules a {\n}\n", "rule SL403 {\n  x {}\n}\n", "rule SL403 {\n  severity = off\n}\n"} {
		if _, found := lint.ReadSettings("s", []byte(wrong)); len(found) != 1 || found[0].Code != "SL004" {
			t.Errorf("%q gives %s", wrong, show(found))
		}
	}
	if _, found := lint.ReadSettings("s", []byte(lint.SettingsExample)); len(found) > 0 {
		t.Error(show(found))
	}
}

func bad(t *testing.T, id string) string {
	t.Helper()
	r, ok := lint.Lookup(id)
	if !ok {
		t.Fatal(id)
	}
	return r.Bad
}

// A comment silences one or several codes on its own or the next line, also warnings of the compiler.
func TestComments(t *testing.T) {
	base := frame(t)
	for _, c := range []struct{ src, want string }{
		{"# lint:ignore SL203,SL602 both are meant\nunit unit_cart {\n  cost = 4\n  attack = 0\n}\n", "SL002 SL202"},
		{"# lint:ignore SL202,SL602 both are meant\nunit unit_cart {\n  cost = 4\n  attack = 0\n}\n", ""},
		{"unit unit_cart { # lint:ignore SL602,SL202 both are meant\n  cost = 4\n  attack = 0\n}\n", ""},
		{"# lint:ignore name-stutters by its name\n# lint:ignore SL202 two comments\n\nunit unit_cart {\n  cost = 4\n" +
			"  attack = 0\n}\n", ""},
		{"unit cart_unit {\n  cost = 2\n  attack = 0\n}\n", "SL602"},
		{"# lint:ignored SL602\nunit cart {\n  cost = 2\n  attack = 0\n}\n", "SL003"},
		{"/* lint:ignore SL602 meant */\nunit unit_cart {\n  cost = 2\n  attack = 0\n}\n", ""},
		{"# lint:ignore SC125 for a variant\nfunction nobody_asks {\n  is = 1\n}\n", ""},
		{"function nobody_asks {\n  is = 1\n}\n", "SC125"},
	} {
		res, errs := look(t, folder(c.src), "example", base)
		if got := strings.Join(codes(append(errs, res.Diagnostics()...)), " "); got != c.want {
			t.Errorf("%s\ngives %q, want %q", c.src, got, c.want)
		}
	}
}

// Comments of the base silence findings there, and a variant has only the findings that it causes.
func TestVariants(t *testing.T) {
	const cart = "# lint:ignore SL602 printed so\nunit unit_cart {\n  cost = 2\n  attack = 0\n}\n\nunit oxcart {\n" +
		"  cost = 1\n  attack = 0\n}\n"
	fsys := folder(cart)
	base, errs := look(t, fsys, "example", frame(t))
	if len(errs)+len(base.Findings) > 0 || base.Silenced != 1 {
		t.Fatal(show(append(errs, base.Diagnostics()...)))
	}
	for _, c := range []struct{ src, want string }{
		{"", ""},
		{"remove unit unit_cart {}\n", ""},
		{"unit unit_cart {\n  cost = 4\n}\n", "SL202"},
		{"unit ox_cart {\n  cost = 1\n  attack = 0\n}\n", "SL603"},
	} {
		fsys["variant/variant.hcl"] = &fstest.MapFile{
			Data: []byte("scenario \"variant\" {\n  extends = \"../example\"\n}\n\n" + c.src)}
		r, errs := look(t, fsys, "variant", base.Findings)
		if got := strings.Join(codes(append(errs, r.Diagnostics()...)), " "); got != c.want {
			t.Errorf("%s\ngives %q, want %q\n%s", c.src, got, c.want, show(append(errs, r.Diagnostics()...)))
		}
	}
}

// What is written anew is reported only if an amend block can say all that differs.
func TestWrittenAnew(t *testing.T) {
	const game = `procedure fall {
  params = { p = player }

  lost = first(pieces(space.hill))
  choose gone {
    by     = p
    prompt = "Who goes?"
    from   = pieces(space.hill)
  }
  say { text = "${gone} goes." }
  if {
    when = lost != none
    say { text = "${p} has lost." }
  }
}

after action march loss {
  call fall { p = actor }
}
`
	base, errs := look(t, folder(game), "example", frame(t))
	if len(errs) > 0 {
		t.Fatal(show(errs))
	}
	const lost, choose, rest = "lost = first(pieces(space.hill))\n",
		"choose gone {\n by = p\n prompt = \"Who goes?\"\n from = pieces(space.hill)\n}\n",
		"say { text = \"${gone} goes.\" }\nif {\n when = lost != none\n say { text = \"${p} has lost.\" }\n}\n"
	for _, c := range []struct{ name, body, want string }{
		{"an attribute", lost + strings.Replace(choose, "Who", "Which", 1) + rest, "SL316"},
		{"one that is new", lost + strings.Replace(choose, "}", "secret = true\n}", 1) + rest, "SL316"},
		{"one that cannot be added", lost + strings.Replace(choose, "}", "count = 1\n}", 1) + rest, ""},
		{"one that is gone", lost + strings.Replace(choose, "prompt = \"Who goes?\"", "", 1) + rest, ""},
		{"a statement more", lost + choose + "say { text = \"So it goes.\" }\n" + rest, ""},
		{"a statement less", lost + strings.Replace(choose, "Who", "Which", 1) + rest[strings.Index(rest, "if"):], ""},
		{"another order", choose + lost + rest, ""},
		{"another binding", "lost = last(pieces(space.hill))\n" + choose + rest, ""},
		{"what has no name", lost + choose + strings.Replace(rest, "has lost", "loses", 1), ""},
	} {
		fsys := folder(game)
		fsys["variant/variant.hcl"] = &fstest.MapFile{
			Data: []byte("scenario \"variant\" {\n  extends = \"../example\"\n}\n\nprocedure fall {\n" + c.body + "}\n")}
		r, errs := look(t, fsys, "variant", base.Findings)
		if len(errs) > 0 {
			t.Fatal(c.name, show(errs))
		}
		found := slices.ContainsFunc(r.Diagnostics(), func(d diag.Diagnostic) bool { return d.Code == "SL316" })
		if found != (c.want != "") {
			t.Errorf("%s gives\n%s, want %q", c.name, show(r.Diagnostics()), c.want)
		}
	}
}

// A finding in the base that only the variant causes is reported in the variant's own file, because its author cannot
// change the base. What a module offers and no scenario uses is not reported.
func TestFindingsOfVariantsAreInTheirFiles(t *testing.T) {
	const game = `class unit {
  attributes = {
    speed = { type = int, default = 1 }
  }
}

unit scout {
  speed = 2
}

class piece {
  state = {
    tired = { type = bool }
  }
}

function quick {
  params = { p = piece }
  is     = p.unit.speed > 1 && !p.tired
}

forbid slow {
  action  = action.march
  when    = any([for p in pieces(here) : quick(p)])
  message = "Too quick."
}

after action march tire {
  for p {
    in = pieces(there)
    set p { tired = true }
  }
}
`
	base, errs := look(t, folder(game), "example", frame(t))
	if len(errs)+len(base.Findings) > 0 {
		t.Fatal(show(append(errs, base.Diagnostics()...)))
	}
	for _, c := range []struct{ src, want string }{
		{"", ""},
		{"function quick {\n  is = p.unit.speed < 9 && inherited\n}\n", ""},
		{"function quick {\n  is = !p.tired\n}\n", "SL311 variant/variant.hcl:6"},
		{"function quick {\n  is = p.unit.speed > 1\n}\n", "SL312 variant/variant.hcl:6"},
		{"# lint:ignore SL312 nobody tires\nfunction quick {\n" +
			"  is = p.unit.speed > 1 # lint:ignore SL312 nobody tires here\n}\n", "SL002 variant/variant.hcl:5"},
		{"remove forbid slow {}\nremove function quick {}\n", "SL311 variant/variant.hcl:6, SL312 variant/variant.hcl:6"},
		{"function quick {\n  is = p.unit.cost > 5 && p.unit.cost < 2\n}\n",
			"SL301 variant/variant.hcl:6, SL311 variant/variant.hcl:6, SL312 variant/variant.hcl:6"},
	} {
		fsys := folder(game)
		fsys["module/dice.hcl"] = &fstest.MapFile{Data: []byte("class space {\n  attributes = {\n" +
			"    depth = { type = int, default = 0 }\n  }\n}\n")}
		fsys["variant/variant.hcl"] = &fstest.MapFile{
			Data: []byte("scenario \"variant\" {\n  extends = \"../example\"\n  import  = [\"../module\"]\n}\n" + c.src)}
		r, errs := look(t, fsys, "variant", base.Findings)
		var got []string
		for _, d := range append(errs, r.Diagnostics()...) {
			got = append(got, fmt.Sprintf("%s %s:%d", d.Code, d.Range.Filename, d.Range.Start.Line))
			if strings.Contains(d.Detail, "remove it") {
				t.Errorf("the author of the variant is told to remove what is in the base:\n%s", d.Detail)
			}
		}
		slices.Sort(got)
		if s := strings.Join(got, ", "); s != c.want {
			t.Errorf("%s\ngives %q, want %q\n%s", c.src, s, c.want, show(append(errs, r.Diagnostics()...)))
		}
	}
}

// The SARIF log matches the schema of the standard, with and without findings.
func TestSARIF(t *testing.T) {
	schema, err := jsonschema.Compile("testdata/sarif-schema-2.1.0.json")
	if err != nil {
		t.Fatal(err)
	}
	base := frame(t)
	var all []lint.Finding
	for _, r := range lint.Rules() {
		res, errs := look(t, folder(r.Bad), "example", base)
		all = append(all, res.Findings...)
		for _, d := range errs {
			all = append(all, lint.Finding{Diagnostic: d})
		}
	}
	all = append(all, lint.Finding{Diagnostic: diag.New("SC001", hcl.Range{Filename: "no where/ä.hcl"}, "gone")})
	for _, list := range [][]lint.Finding{nil, all} {
		var out bytes.Buffer
		if err := lint.WriteSARIF(&out, list); err != nil {
			t.Fatal(err)
		}
		var v any
		if err := json.Unmarshal(out.Bytes(), &v); err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(v); err != nil {
			t.Errorf("%#v", err)
		}
		if n := strings.Count(out.String(), `"ruleIndex"`); n != len(list) {
			t.Errorf("%d results for %d findings", n, len(list))
		}
	}
	// The schema does refuse what is wrong.
	if schema.Validate(map[string]any{"version": "2.1.0", "runs": []any{map[string]any{"results": []any{}}}}) == nil {
		t.Error("a run without a tool is let pass")
	}
}

// Every rule can be looked up by its code and name, and belongs to a group.
func TestTable(t *testing.T) {
	if n := len(lint.Rules()); n < 30 {
		t.Errorf("%d rules", n)
	}
	last := ""
	for _, r := range lint.Rules() {
		if len(r.ID) != 5 || !strings.HasPrefix(r.ID, "SL") || r.ID <= last {
			t.Errorf("%q after %q", r.ID, last)
		}
		last = r.ID
		if r.Name == "" || r.Summary == "" || r.Why == "" || r.Bad == "" || r.Fixed == "" || r.Bad == r.Fixed ||
			strings.HasSuffix(r.Summary, ".") {
			t.Errorf("%s is not complete", r.ID)
		}
		if !slices.ContainsFunc(lint.Groups, func(g struct{ Digit, Title string }) bool { return g.Digit == r.ID[2:3] }) {
			t.Errorf("%s is in no group", r.ID)
		}
		if _, clash := diag.Lookup(r.ID); clash {
			t.Errorf("%s is a code of the compiler too", r.ID)
		}
		if got, ok := lint.Lookup(r.Name); !ok || got != r {
			t.Errorf("%s is not found by its name", r.ID)
		}
	}
	if _, ok := lint.Lookup("SL999"); ok {
		t.Error("SL999 exists")
	}
}

// A victory whose condition is true says who wins at the end; it is reported only if victories are checked before.
func TestVictoryAtTheEnd(t *testing.T) {
	const head = "remove sequence main {}\n\nremove victory last_on_the_map {}\n\nvictory richest {\n  when   = true\n" +
		"  winner = best({ for p in every(player) : p.money => p })\n}\n\n"
	base := frame(t)
	for src, want := range map[string]string{
		"sequence game {\n  repeat {\n    times = 3\n    set game { round = game.round + 1 }\n    call turns {}\n  }\n" +
			"  check_victory {}\n}\n": "",
		"sequence game {\n  repeat {\n    times = 3\n    set game { round = game.round + 1 }\n    call turns {}\n" +
			"    check_victory {}\n  }\n}\n": "SL406",
		"sequence game {\n  repeat {\n    times = 3\n    set game { round = game.round + 1 }\n    call turns {}\n  }\n" +
			"  check_victory {}\n}\n\nafter phase turns look {\n  check_victory {}\n}\n": "SL406",
	} {
		r, errs := look(t, folder(head+src), "example", base)
		if got := strings.Join(codes(append(errs, r.Diagnostics()...)), " "); got != want {
			t.Errorf("%s\ngives %q, want %q\n%s", src, got, want, show(append(errs, r.Diagnostics()...)))
		}
	}
}

// What a finding says of how bad it is, docs/lint.md says too.
func TestRulesArePublished(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "lint.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range lint.Rules() {
		if row := fmt.Sprintf("| [%s](#%s) | %s | %s | %s |", r.ID, strings.ToLower(r.ID), r.Name, r.Severity,
			strings.Join(r.Notes(), "; ")); !strings.Contains(string(page), row) {
			t.Errorf("docs/lint.md has no row %q", row)
		}
	}
	if rows := strings.Count(string(page), "\n| [SL"); rows != len(lint.Rules()) {
		t.Errorf("docs/lint.md has %d rules, want %d", rows, len(lint.Rules()))
	}
}

// TestPlacesOfGames finds what games have shown in a folder that is not the current one, by whose names programs do not
// call their files.
func TestPlacesOfGames(t *testing.T) {
	for text, want := range map[string]string{
		"phase turns {\n  choose there {\n    by      = player.north\n    prompt  = \"Where?\"\n    pass    = \"nowhere\"\n" +
			"    from    = [for s in every(space) : s if s == space.hill || game.round > 99]\n" +
			"    default = game.round > 99 ? space.hill : space.wood\n  }\n" +
			"  set game { round = there == none ? game.round : game.round + 1 }\n}\n": "SL402 11",
		"before phase turns fail {\n  pay player north { money = game.round + 9 }\n}\n": "SL208 6",
	} {
		r, errs := look(t, folder(text), "example", frame(t))
		if len(errs) > 0 {
			t.Fatal(show(errs))
		}
		var got []string
		for _, f := range r.Findings {
			if f.Range.Filename == "example/example.hcl" {
				got = append(got, fmt.Sprintf("%s %d", f.Code, f.Range.Start.Line))
			}
		}
		if !slices.Contains(got, want) {
			t.Errorf("%s\ngives %q, want %q", text, got, want)
		}
	}
}
