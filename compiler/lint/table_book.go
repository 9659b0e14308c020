package lint

import "github.com/scenario-lang/scenario/dsl/diag"

var rulesBook = []Rule{
	{
		ID: "SL701", Name: "uncited-rule", Severity: diag.Info, check: (*pass).uncited,
		Summary: "the rule cites no clause of the rulebook",
		Why: "In a scenario with a rulebook every rule is there because the book says so, and says where. A rule that cites nothing was " +
			"invented, or its clause is still counted as missing. What only rules that cite something make use of counts as part of them, and " +
			"so does what is for bots alone. A variant's rules need cite only a book of its own.",
		Bad:  book + "forbid early_training {\n  action  = action.train\n  when    = game.round < 2\n  message = \"Not yet.\"\n}\n",
		Good: book + "forbid early_training {\n  action  = action.train\n  when    = game.round < 2\n  message = \"Not yet.\"\n  cites   = [\"W-2\"]\n}\n",
	},
	{
		ID: "SL702", Name: "cited-twice", Severity: diag.Info, check: (*pass).citedTwice, Fixes: true,
		Summary: "the clause is cited twice in one list",
		Why:     "The second adds nothing. If another clause was meant, `scenario coverage` still counts that one as missing.",
		Bad:     book + "unit wagon {\n  cost   = 2\n  attack = 0\n  cites  = [\"W-1\", \"W-2\", \"W-1\"]\n}\n",
		Good:    book + "unit wagon {\n  cost   = 2\n  attack = 0\n  cites  = [\"W-1\", \"W-2\"]\n}\n",
	},
	{
		ID: "SL703", Name: "test-cites-nothing", Severity: diag.Info, check: (*pass).uncitedTests,
		Summary: "the test cites no clause of the rulebook",
		Why:     "`scenario coverage` counts a clause as tested when a test that passes cites it. This one proves something and gets no credit for it.",
		Bad:     book + "test \"both have scouts\" {\n  setup = true\n  expect {\n    that = count(every(piece)) == 4\n  }\n}\n",
		Good:    book + "test \"both have scouts\" {\n  setup = true\n  cites = [\"W-1\"]\n  expect {\n    that = count(every(piece)) == 4\n  }\n}\n",
	},
	{
		ID: "SL704", Name: "untested-action", Severity: diag.Info, check: (*pass).untested,
		Summary: "no test plays the action",
		Why: "A scenario that has tests should play each of its actions in one of them, or refuse it. Reported only where at least one action is " +
			"played by a test.",
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
		ID: "SL705", Name: "same-test", Severity: diag.Warning, check: (*pass).sameTests,
		Summary: "two tests do the same",
		Why:     "The second proves nothing that the first has not proved. It was copied, and not changed.",
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
