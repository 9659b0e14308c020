package lint

import "github.com/scenario-lang/scenario/dsl/diag"

var rulesBook = []Rule{
	{
		ID: "SL701", Name: "uncited-rule", Severity: diag.Info, check: uncitedRule,
		Summary: "the rule cites no clause of the rulebook",
		Why: "In a scenario with a rulebook, every rule should cite the clause that it implements. A rule without a citation " +
			"was invented, or its clause counts as missing. Rules that are used only by rules with citations count as part " +
			"of those, and rules for bots need none. The rules of a variant must cite clauses only if the variant has a " +
			"rulebook of its own.",
		Bad:  book + "forbid early_training {\n  action  = action.train\n  when    = game.round < 2\n  message = \"Not yet.\"\n}\n",
		Good: book + "forbid early_training {\n  action  = action.train\n  when    = game.round < 2\n  message = \"Not yet.\"\n  cites   = [\"W-2\"]\n}\n",
	},
	{
		ID: "SL702", Name: "cited-twice", Severity: diag.Info, check: citedTwice, Fixes: true,
		Summary: "the clause is cited twice in one list",
		Why:     "The second citation has no effect. If another clause was meant, `scenario coverage` still counts that one as missing.",
		Bad:     book + "unit wagon {\n  cost   = 2\n  attack = 0\n  cites  = [\"W-1\", \"W-2\", \"W-1\"]\n}\n",
		Good:    book + "unit wagon {\n  cost   = 2\n  attack = 0\n  cites  = [\"W-1\", \"W-2\"]\n}\n",
	},
	{
		ID: "SL703", Name: "test-cites-nothing", Severity: diag.Info, check: testCitesNothing,
		Summary: "the test cites no clause of the rulebook",
		Why:     "`scenario coverage` counts a clause as tested if a test that passes cites it. This test is not counted for any clause.",
		Bad:     book + "test \"both have scouts\" {\n  setup = true\n  expect {\n    that = count(every(piece)) == 4\n  }\n}\n",
		Good:    book + "test \"both have scouts\" {\n  setup = true\n  cites = [\"W-1\"]\n  expect {\n    that = count(every(piece)) == 4\n  }\n}\n",
	},
	{
		ID: "SL704", Name: "untested-action", Whole: true, Severity: diag.Info, check: untestedAction,
		Summary: "no test plays the action",
		Why: "A scenario with tests should play or refuse each of its actions in one of them. Reported only if at least one " +
			"action is played by a test.",
		Bad: marching,
		Good: marching + `
test "north trains" {
  setup = true
  run {
    call turns {}
  }
  play {
    lines = ["Train Scout"]
  }
  expect {
    that = count(every(piece)) == 5
  }
}
`,
	},
	{
		ID: "SL705", Name: "same-test", Severity: diag.Warning, check: sameTest,
		Summary: "two tests do the same",
		Why:     "The second proves nothing new. Probably it was copied and not changed.",
		Bad: `test "both have scouts" {
  setup = true
  expect {
    that = count(every(piece)) == 4
  }
}

test "all have scouts" {
  setup = true
  expect {
    that = count(every(piece)) == 4
  }
}
`,
		Good: `test "both have scouts" {
  setup = true
  expect {
    that = count(every(piece)) == 4
  }
}

test "north has scouts" {
  setup = true
  expect {
    that = count([for p in every(piece) : p if p.owner == player.north]) == 2
  }
}
`,
	},
}

const (
	book = `rulebook book {
  clause "W-1" {
    text = "Each side has two scouts and marches one space."
  }
  clause "W-2" {
    text = "Scouts are trained for money."
  }
}

`
	marching = `test "north marches" {
  setup = true
  run {
    call turns {}
  }
  play {
    lines = ["march from hill to wood"]
  }
  expect {
    that = count(pieces(space.wood)) == 3
  }
}
`
)
