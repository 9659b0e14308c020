package lint

import "github.com/scenario-lang/scenario/dsl/diag"

var rulesNames = []Rule{
	{
		ID: "SL601", Name: "name-convention", Severity: diag.Info, check: nameConvention,
		Summary: "the name does not follow the convention",
		Why: "Names are in lower case, with one underscore between words: `far_hill`, not `far__hill`, `far_hill_` or " +
			"`farHill`. The settings can require more for each type of block: `names { unit = \"[a-z]+\" }`.",
		Bad:  "unit ox__cart {\n  cost   = 2\n  attack = 0\n}\n",
		Good: "unit ox_cart {\n  cost   = 2\n  attack = 0\n}\n",
	},
	{
		ID: "SL602", Name: "name-stutters", Severity: diag.Info, check: nameStutters,
		Summary: "the name repeats its class",
		Why:     "A thing is always written as class and name, so `unit.unit_wagon` and `unit.wagon_unit` say unit twice.",
		Bad:     "unit unit_wagon {\n  cost   = 2\n  attack = 0\n}\n",
		Good:    "unit wagon {\n  cost   = 2\n  attack = 0\n}\n",
	},
	{
		ID: "SL603", Name: "names-confusable", Severity: diag.Warning, check: namesConfusable,
		Summary: "two names differ only in their underscores",
		Why:     "`far_hill` and `farhill` are easy to confuse, and since both exist, no error would report it.",
		Bad:     "unit ox_cart {\n  cost   = 2\n  attack = 0\n}\n\nunit oxcart {\n  cost   = 1\n  attack = 0\n}\n",
		Good:    "unit ox_cart {\n  cost   = 2\n  attack = 0\n}\n\nunit hand_cart {\n  cost   = 1\n  attack = 0\n}\n",
	},
}
