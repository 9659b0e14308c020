package diag

// codesDecisions lists the codes for choices, offers and actions.
var codesDecisions = []Code{
	{
		ID: "SC270", Summary: "the choice has no options", Local: true,
		Why: "Nobody can choose from an empty list.",
		Bad: riverbanks + `phase turn {
  choose s {
    by   = player.north
    from = []
  }

  say {
    text = "${s}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  choose s {
    by   = player.north
    from = every(space)
  }

  say {
    text = "${s}"
  }
}
`,
	},
	{
		ID: "SC271", Summary: "the count is not positive", Local: true,
		Why: "With count, a list of that many elements is chosen, so it is at least 1. To allow none at all, write at_least = 0.",
		Bad: riverbanks + `phase turn {
  choose s {
    by    = player.north
    from  = every(space)
    count = 0
  }

  say {
    text = "${s}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  choose s {
    by    = player.north
    from  = every(space)
    count = 1
  }

  say {
    text = "${s}"
  }
}
`,
	},
	{
		ID: "SC272", Summary: "pass does not fit this choice", Local: true,
		Why: "The answer to pass is none. With count the answer is a list, and numbers are never none.",
		Bad: riverbanks + `phase turn {
  choose s {
    by    = player.north
    from  = every(space)
    count = 2
    pass  = "hold"
  }

  say {
    text = "${s}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  choose s {
    by   = player.north
    from = every(space)
    pass = "hold"
  }

  say {
    text = "${s}"
  }
}
`,
	},
	{
		ID: "SC273", Summary: "at_least does not fit this count", Local: true,
		Why: "From at_least to count elements are chosen, so at_least needs a count and must not exceed it.",
		Bad: riverbanks + `phase turn {
  choose s {
    by       = player.north
    from     = every(space)
    count    = 1
    at_least = 2
  }

  say {
    text = "${s}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  choose s {
    by       = player.north
    from     = every(space)
    count    = 2
    at_least = 1
  }

  say {
    text = "${s}"
  }
}
`,
	},
	{
		ID: "SC274", Summary: "no actions are offered",
		Why: "An offer is a menu, and a menu has at least one action.",
		Bad: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = []
  }
}
`,
		Fixed: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.rest]
    done    = "stop"
  }
}

action rest {
  text = "rest"

  do {
    gain actor {
      money = 1
    }
  }
}
`,
	},
	{
		ID: "SC275", Summary: "there is no such action to offer",
		Why: "An offer lists declared actions, as action.NAME, each once.",
		Bad: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.rset, action.rest]
  }
}

action rest {
  text = "rest"

  do {
    gain actor {
      money = 1
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.rest]
    done    = "stop"
  }
}

action rest {
  text = "rest"

  do {
    gain actor {
      money = 1
    }
  }
}
`,
	},
	{
		ID: "SC276", Summary: "there is no done to hold back or to give in advance",
		Why: "A require in an offer holds back its done, and an action with standing gives it in advance; without done the offer ends after one action.",
		Bad: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.rest]

    require rich {
      that    = player.north.money > 5
      message = "Rest until you have six."
    }
  }
}

action rest {
  text = "rest"

  do {
    gain actor {
      money = 1
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.rest]
    done    = "stop"

    require rich {
      that    = player.north.money > 5
      message = "Rest until you have six."
    }
  }
}

action rest {
  text = "rest"

  do {
    gain actor {
      money = 1
    }
  }
}
`,
	},
	{
		ID: "SC277", Summary: "the line of the action lacks a parameter",
		Why: "The line is what people type, game logs hold and tests say, so it must contain every parameter.",
		Bad: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.build]
    done    = "stop"
  }
}

action build {
  text = "build"

  param s {
    in = every(space)
  }

  do {
    create {
      unit = unit.scout
      at   = s
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.build]
    done    = "stop"
  }
}

action build {
  text = "build in ${s}"

  param s {
    in = every(space)
  }

  do {
    create {
      unit = unit.scout
      at   = s
    }
  }
}
`,
	},
	{
		ID: "SC278", Summary: "the line of the action contains something that is not a parameter",
		Why: "What is typed is read back into the parameters: the line contains each of them once, and nothing else that varies.",
		Bad: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.build]
    done    = "stop"
  }
}

action build {
  text = "build in ${s} for ${actor}"

  param s {
    in = every(space)
  }

  do {
    create {
      unit = unit.scout
      at   = s
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.build]
    done    = "stop"
  }
}

action build {
  text = "build in ${s}"

  param s {
    in = every(space)
  }

  do {
    create {
      unit = unit.scout
      at   = s
    }
  }
}
`,
	},
	{
		ID: "SC279", Summary: "two parameters touch in the line", Local: true,
		Why: "Write something between two parameters, or it is unclear where the first one ends.",
		Bad: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.build]
    done    = "stop"
  }
}

action build {
  text = "build ${n}${s}"

  param n {
    in = range(1, 3)
  }
  param s {
    in = every(space)
  }

  do {
    create {
      unit  = unit.scout
      at    = s
      count = n
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.build]
    done    = "stop"
  }
}

action build {
  text = "build ${n} in ${s}"

  param n {
    in = range(1, 3)
  }
  param s {
    in = every(space)
  }

  do {
    create {
      unit  = unit.scout
      at    = s
      count = n
    }
  }
}
`,
	},
	{
		ID: "SC280", Summary: "the parameter cannot be answered",
		Why: "A parameter is answered with one element of its list, which must not be empty and must hold things or whole numbers.",
		Bad: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.build]
    done    = "stop"
  }
}

action build {
  text = "build in ${s}"

  param s {
    in = [1.5, 2.5]
  }

  do {
    say {
      text = "${s}"
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.build]
    done    = "stop"
  }
}

action build {
  text = "build in ${s}"

  param s {
    in = every(space)
  }

  do {
    create {
      unit = unit.scout
      at   = s
    }
  }
}
`,
	},
	{
		ID: "SC281", Summary: "the parameter comes after do",
		Why: "do runs when every parameter is answered, so parameters come before it.",
		Bad: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.build]
    done    = "stop"
  }
}

action build {
  text = "build in ${s}"

  do {
    gain actor {
      money = 1
    }
  }
  param s {
    in = every(space)
  }
}
`,
		Fixed: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.build]
    done    = "stop"
  }
}

action build {
  text = "build in ${s}"

  param s {
    in = every(space)
  }

  do {
    create {
      unit = unit.scout
      at   = s
    }
  }
}
`,
	},
	{
		ID: "SC284", Summary: "all options have the same text",
		Why: "`text` describes one option, so it must say which one: ${it}.",
		Bad: riverbanks + `phase turn {
  choose s {
    by   = player.north
    from = every(space)
    text = "go there"
  }

  say {
    text = "${s}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  choose s {
    by   = player.north
    from = every(space)
    text = "go to ${it}"
  }

  say {
    text = "${s}"
  }
}
`,
	},
	{
		ID: "SC285", Summary: "two requirements have the same name", Local: true,
		Why: "allow lifts a requirement by its name, so every requirement needs a name of its own.",
		Bad: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.build]
    done    = "stop"
  }
}

action build {
  text = "build in ${s}"

  param s {
    in = every(space)
  }
  require rich {
    that    = actor.money > 5
    message = "Not yet."
  }
  require rich {
    that    = actor.money > 5
    message = "Not yet."
  }

  do {
    create {
      unit = unit.scout
      at   = s
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  offer {
    to      = player.north
    actions = [action.build]
    done    = "stop"
  }
}

action build {
  text = "build in ${s}"

  param s {
    in = every(space)
  }
  require rich {
    that    = actor.money > 5
    message = "Not yet."
  }

  do {
    create {
      unit = unit.scout
      at   = s
    }
  }
}
`,
	},
	{
		ID: "SC286", Summary: "it is not known what is chosen if the players differ",
		Why: "A set of players chooses together. If their answers differ, or_else decides alone, or the answer is none, " +
			"which only a thing can be.",
		Bad: riverbanks + `phase turn {
  choose n {
    by   = [player.north, player.south]
    from = range(1, 3)
  }

  gain player north {
    money = n
  }
}
`,
		Fixed: riverbanks + `phase turn {
  choose n {
    by      = [player.north, player.south]
    from    = range(1, 3)
    or_else = player.south
  }

  gain player north {
    money = n
  }
}
`,
	},
	{
		ID: "SC287", Summary: "the offer does not give its actions what they need",
		Why: "Every offer of an action gives it what its `with` lists, under the same names; an offer gives nothing that no " +
			"action takes.",
		Bad: riverbanks + `phase turn {
  for s {
    in = every(space)
    offer {
      to      = player.north
      actions = [action.build]
      done    = "stop"
    }
  }
}

action build {
  text = "build"
  with = { where = space }

  do {
    create {
      unit = unit.scout
      at   = where
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  for s {
    in = every(space)
    offer {
      to      = player.north
      actions = [action.build]
      with    = { where = s }
      done    = "stop"
    }
  }
}

action build {
  text = "build"
  with = { where = space }

  do {
    create {
      unit = unit.scout
      at   = where
    }
  }
}
`,
	},
}
