package lint

import (
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// SettingsFile is the name of the settings file in a scenario's folder. It begins with a dot so that it is not read
// as part of the scenario.
const SettingsFile = ".scenariolint.hcl"

// SettingsExample shows everything that can be set.
const SettingsExample = `# A rule by its code or its name: error, warning, info or off.
rule SL403 {
  severity = "error"
}

rule title-twice {
  severity = "off"
}

# What names must look like, by block; a regular expression for the whole name.
names {
  unit = "[a-z]+"
}
`

// Settings are an author's changes to severities and to the naming convention. The zero value changes nothing.
type Settings struct {
	levels map[string]diag.Severity
	offs   map[string]bool
	names  map[string]*regexp.Regexp // by block type
}

func (s *Settings) isOff(code string) bool { return s.offs[code] }

func (s *Settings) severity(code string, usual diag.Severity) diag.Severity {
	if v, ok := s.levels[code]; ok {
		return v
	}
	return usual
}

// severities lists the values of the attribute severity.
var severities = []string{"error", "warning", "info", "off"}

// ReadSettings parses a settings file; name is its path for messages. Errors have the code SL004.
func ReadSettings(name string, src []byte) (*Settings, diag.List) {
	s := &Settings{levels: map[string]diag.Severity{}, offs: map[string]bool{}, names: map[string]*regexp.Regexp{}}
	file, found := dsl.Parse(name, src)
	if found.HasErrors() {
		return s, found
	}
	wrong := func(at hcl.Range, summary, detail string) {
		found = append(found, diag.Diagnostic{
			Severity: diag.Error, Code: "SL004", Summary: summary, Detail: detail, Range: at,
		})
	}
	for _, a := range dsl.Attributes(file.Body) {
		wrong(a.NameRange, "\""+a.Name+"\" is outside any block",
			"settings are blocks: rule CODE { severity = \"off\" } and names { unit = \"[a-z]+\" }")
	}
	for _, b := range file.Body.Blocks {
		switch {
		case b.Type == "rule" && len(b.Labels) == 1:
			s.readRule(b, wrong)
		case b.Type == "names" && len(b.Labels) == 0:
			s.readNames(b, wrong)
		case b.Type == "rule" || b.Type == "names":
			wrong(b.TypeRange, "the labels of "+b.Type+" are wrong",
				"write rule CODE { severity = \"off\" } or names { unit = \"[a-z]+\" }")
		default:
			wrong(b.TypeRange, "there is no setting \""+b.Type+"\"",
				withSuggestion("the settings are rule and names", spell.Nearest(b.Type, []string{"rule", "names"})))
		}
	}
	return s, found
}

func withSuggestion(text, name string) string {
	if name == "" {
		return text
	}
	return text + "\ndid you mean \"" + name + "\"?"
}

func (s *Settings) readRule(b *hclsyntax.Block, wrong func(hcl.Range, string, string)) {
	code, ok := codeOf(b.Labels[0])
	if !ok {
		wrong(b.LabelRanges[0], "there is no rule \""+b.Labels[0]+"\"",
			withSuggestion("`scenario explain` lists all codes", nearestCode(b.Labels[0])))
	}
	for _, inner := range b.Body.Blocks {
		wrong(inner.TypeRange, "rule has no blocks", "write severity = \"off\"")
	}
	for _, a := range dsl.Attributes(b.Body) {
		if a.Name != "severity" {
			wrong(a.NameRange, "rule has no attribute \""+a.Name+"\"", "it has severity")
			continue
		}
		word, isText := dsl.Literal(a.Expr)
		level, known := map[string]diag.Severity{"error": diag.Error, "warning": diag.Warning, "info": diag.Info}[word]
		switch {
		case word == "off":
			s.offs[code] = true
		case !isText || !known:
			wrong(a.Expr.Range(), "there is no such severity",
				withSuggestion("it may be "+strings.Join(severities, ", ")+", in quotes", spell.Nearest(word, severities)))
		default:
			s.levels[code] = level
		}
	}
}

func (s *Settings) readNames(b *hclsyntax.Block, wrong func(hcl.Range, string, string)) {
	for _, inner := range b.Body.Blocks {
		wrong(inner.TypeRange, "names has no blocks", "write unit = \"[a-z]+\"")
	}
	for _, a := range dsl.Attributes(b.Body) {
		if _, ok := schema.Block(a.Name); !ok {
			wrong(a.NameRange, "there is no block \""+a.Name+"\"",
				withSuggestion("the attributes of names are types of blocks", spell.Nearest(a.Name, schema.TopLevelNames())))
			continue
		}
		text, isText := dsl.Literal(a.Expr)
		re, err := regexp.Compile("^(?:" + text + ")$")
		if !isText || err != nil {
			wrong(a.Expr.Range(), "this is not a regular expression", "write "+a.Name+" = \"[a-z]+(_[a-z]+)*\"")
			continue
		}
		s.names[a.Name] = re
	}
}

// codeOf returns the code for a word: the code or name of a rule, or the code of a warning of the compiler.
func codeOf(word string) (string, bool) {
	if r, ok := Lookup(word); ok {
		return r.ID, true
	}
	if c, ok := diag.Lookup(strings.ToUpper(word)); ok && c.Severity == diag.Warning {
		return c.ID, true
	}
	return "", false
}

func nearestCode(word string) string {
	var known []string
	for _, r := range Rules() {
		known = append(known, r.ID, r.Name)
	}
	return spell.Nearest(word, known)
}
