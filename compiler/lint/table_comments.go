package lint

import "github.com/scenario-lang/scenario/dsl/diag"

// rulesComments are the rules about comments and settings. The first three are checked after all other rules.
var rulesComments = []Rule{
	{
		ID: "SL001", Name: "ignored-without-reason", Severity: diag.Warning,
		Summary: "the comment silences a rule without giving a reason",
		Why: "`# lint:ignore CODE reason` silences a rule on its own line or, on a line of its own, on the next one. Readers " +
			"must be able to tell whether the reason still holds.",
		Bad: `# lint:ignore SL602
unit unit_wagon {
  cost   = 2
  attack = 0
}
`,
		Good: `# lint:ignore SL602 that is what the printed counters say
unit unit_wagon {
  cost   = 2
  attack = 0
}
`,
	},
	{
		ID: "SL002", Name: "ignores-nothing", Severity: diag.Warning,
		Summary: "the comment silences nothing",
		Why:     "What it silenced has been corrected or has moved. A comment that is left behind would silence the next mistake there.",
		Bad: `# lint:ignore SL602 that is what the printed counters say
unit wagon {
  cost   = 2
  attack = 0
}
`,
		Good: `unit wagon {
  cost   = 2
  attack = 0
}
`,
	},
	{
		ID: "SL003", Name: "no-such-directive", Severity: diag.Warning,
		Summary: "the comment is not a directive that lint knows",
		Why:     "There is `# lint:ignore CODE reason`, with one code, or several separated by commas. Anything else has no effect.",
		Bad: `# lint:ignore SL999 there is no such rule
unit wagon {
  cost   = 2
  attack = 0
}
`,
		Good: `# A wagon carries nothing yet.
unit wagon {
  cost   = 2
  attack = 0
}
`,
	},
	{
		ID: "SL004", Name: "settings", Severity: diag.Error,
		Summary: "the settings are not correct",
		Why: "`.scenariolint.hcl` in the scenario's folder says how severe each rule is and what names must look like. A " +
			"rule or a severity that does not exist would silently have no effect.",
		Bad:  "-- .scenariolint.hcl --\nrule SL403 {\n  severity = \"of\"\n}\n",
		Good: "-- .scenariolint.hcl --\nrule SL403 {\n  severity = \"off\"\n}\n",
	},
}
