package lint

import (
	"regexp"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// SettingsFile is the name of the settings file in a scenario's folder. It begins with a dot, so that it is not part
// of the scenario.
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

// Settings are an author's changes to the severities and the naming convention. The zero value changes nothing.
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
