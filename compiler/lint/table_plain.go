package lint

import "github.com/scenario-lang/scenario/dsl/diag"

var rulesPlain = []Rule{
	{
		ID: "SL801", Name: "compared-with-true", Severity: diag.Info, check: comparedWithTrue, Fixes: true,
		Summary: "a condition is compared with true or false",
		Why:     "`x == true` is `x`, and `x == false` is `!x`.",
		Bad:     forbidTraining("any([for p in every(piece) : p.owner == actor]) == false"),
		Good:    forbidTraining("!any([for p in every(piece) : p.owner == actor])"),
	},
	{
		ID: "SL802", Name: "counted-for-none", Severity: diag.Info, check: countedForNone, Fixes: true,
		Summary: "a list is counted only to see whether it is empty",
		Why:     "`empty(l)` says so directly, and stops at the first element.",
		Bad:     forbidTraining("count(pieces(space.hill)) == 0"),
		Good:    forbidTraining("empty(pieces(space.hill))"),
	},
	{
		ID: "SL803", Name: "counted-for-any", Severity: diag.Info, check: countedForAny, Fixes: true,
		Summary: "elements are counted only to see whether there are any",
		Why:     "`any([for x in l : c])` says so directly, and stops at the first one that it finds; `!any(…)` says that there are none.",
		Bad:     forbidTraining("count([for p in every(piece) : p if p.owner == actor]) == 0"),
		Good:    forbidTraining("!any([for p in every(piece) : p.owner == actor])"),
	},
	{
		ID: "SL804", Name: "negated-comparison", Severity: diag.Info, check: negatedComparison, Fixes: true,
		Summary: "a comparison in parentheses is negated",
		Why:     "`!(a == b)` is `a != b`.",
		Bad:     forbidTraining("!(actor == player.north) && game.round < 3"),
		Good:    forbidTraining("actor != player.north && game.round < 3"),
	},
	{
		ID: "SL805", Name: "chosen-truth", Severity: diag.Info, check: chosenTruth, Fixes: true,
		Summary: "a condition chooses between true and false",
		Why:     "`c ? true : false` is `c`, and `c ? false : true` is `!c`.",
		Bad:     forbidTraining("actor.money > 7 ? true : false"),
		Good:    forbidTraining("actor.money > 7"),
	},
	{
		ID: "SL806", Name: "negated-twice", Severity: diag.Info, check: negatedTwice, Fixes: true,
		Summary: "a condition is negated twice",
		Why:     "`!!c` is `c`.",
		Bad:     forbidTraining("!!any([for p in every(piece) : p.owner == actor])"),
		Good:    forbidTraining("any([for p in every(piece) : p.owner == actor])"),
	},
	{
		ID: "SL807", Name: "empty-else", Severity: diag.Info, check: emptyElse, Fixes: true,
		Summary: "the else is empty",
		Why:     "If no branch holds, nothing happens anyway.",
		Bad:     "phase turns {\n  if {\n    when = game.round > 3\n    say { text = \"It grows late.\" }\n  }\n  else {\n  }\n" + theOffer,
		Good:    "phase turns {\n  if {\n    when = game.round > 3\n    say { text = \"It grows late.\" }\n  }\n" + theOffer,
	},
}
