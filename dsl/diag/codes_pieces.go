package diag

// codesPieces lists the codes for rolls, for creating and paying, and for citations.
var codesPieces = []Code{
	{
		ID: "SC290", Summary: "the die has no such face", Local: true,
		Why: "A die that always hits, or never, does not have to be rolled; usually the number is meant for another die.",
		Bad: riverbanks + `phase turn {
  roll hits {
    die     = die.d6
    at_most = 7
  }

  say {
    text = "${hits}"
  }
}

die d6 {
  faces = range(1, 6)
}
`,
		Fixed: riverbanks + `phase turn {
  roll hits {
    die     = die.d6
    at_most = 2
  }

  say {
    text = "${hits}"
  }
}

die d6 {
  faces = range(1, 6)
}
`,
	},
	{
		ID: "SC291", Summary: "the roll is contradictory", Local: true,
		Why: "With each, one die is rolled for every piece and the hits are counted; without it, count says how many dice. A " +
			"die hits by at_most or by exactly.",
		Bad: riverbanks + `phase turn {
  roll hits {
    die     = die.d6
    at_most = 2
    exactly = 6
  }

  say {
    text = "${hits}"
  }
}

die d6 {
  faces = range(1, 6)
}
`,
		Fixed: riverbanks + `phase turn {
  roll hits {
    die     = die.d6
    at_most = 2
  }

  say {
    text = "${hits}"
  }
}

die d6 {
  faces = range(1, 6)
}
`,
	},
	{
		ID: "SC292", Summary: "create does not say what to make",
		Why: "Pieces are made from a unit at a space, and records from the name of a record.",
		Bad: riverbanks + `phase turn {
  create {
    unit = unit.scout
  }
}
`,
		Fixed: riverbanks + `phase turn {
  create {
    unit = unit.scout
    at   = space.north_bank
  }
}
`,
	},
	{
		ID: "SC293", Summary: "a field of the record is not given",
		Why: "A field without a default gets its value when the record is made.",
		Bad: riverbanks + `phase turn {
  create c {
    record = camp
  }

  say {
    text = "${c.place}"
  }
}

record camp {
  fields = { place = space }
}
`,
		Fixed: riverbanks + `phase turn {
  create c {
    record = camp
    place  = space.north_bank
  }

  say {
    text = "${c.place}"
  }
}

record camp {
  fields = { place = space }
}
`,
	},
	{
		ID: "SC295", Summary: "there is no such resource",
		Why: "gain and pay name declared resources.",
		Bad: riverbanks + `phase turn {
  gain player north {
    mony = 1
  }
}
`,
		Fixed: riverbanks + `phase turn {
  gain player north {
    money = 1
  }
}
`,
	},
	{
		ID: "SC296", Summary: "place must list units and numbers",
		Why: "Each player has an object: PLAYER = { UNIT = n }.",
		Bad: riverbanks + `phase turn {
  say {
    text = "Your turn."
  }
}

setup {
  place south_bank {
    south = unit.scout
  }
}
`,
		Fixed: riverbanks + `phase turn {
  say {
    text = "Your turn."
  }
}

setup {
  place south_bank {
    south = { scout = 1 }
  }
}
`,
	},
	{
		ID: "SC297", Summary: "the number is too small", Local: true,
		Why: "Amounts are not negative, and doing something no times has no effect.",
		Bad: riverbanks + `phase turn {
  gain player north {
    money = -2
  }
}
`,
		Fixed: riverbanks + `phase turn {
  pay player north {
    money = 2
  }
}
`,
	},
	{
		ID: "SC298", Summary: "the citation is wrong",
		Why: "cites lists clauses of the rulebook by their labels, so that coverage can be computed.",
		Bad: riverbanks + `phase turn {
  cites = ["A-02"]
}

rulebook book {
  clause "A-01" {
    text = "Each turn pays."
  }
}
`,
		Fixed: riverbanks + `phase turn {
  cites = ["A-01"]
}

rulebook book {
  clause "A-01" {
    text = "Each turn pays."
  }
}
`,
	},
}
