package diag

// codesFlow is what is reported of the way statements run, and of what they change.
var codesFlow = []Code{
	{
		ID: "SC241", Summary: "break without a loop",
		Why: "break leaves the innermost for or repeat around it.",
		Bad: riverbanks + `phase turn {
  break {}
}
`,
		Fixed: riverbanks + `phase turn {
  for p {
    in = every(player)

    gain p {
      money = 1
    }
    break {}
  }
}
`,
	},
	{
		ID: "SC242", Summary: "this never runs",
		Why: "Behind return and break nothing runs, so what stands there was meant to stand elsewhere.",
		Bad: riverbanks + `phase turn {
  return {}

  say {
    text = "Your turn."
  }
}
`,
		Fixed: riverbanks + `phase turn {
  say {
    text = "Your turn."
  }
  return {}
}
`,
	},
	{
		ID: "SC243", Summary: "the loop does not end",
		Why: "Every repeat must be able to end: by times, by a condition that the body can change, or by break or " +
			"return.",
		Bad: riverbanks + `phase turn {
  repeat {
    while = true

    gain player north {
      money = 1
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  repeat {
    while = player.north.money < 9

    gain player north {
      money = 1
    }
  }
}
`,
	},
	{
		ID: "SC244", Summary: "a value is missing at the end",
		Why: "A procedure that gives a value gives one on every way through it.",
		Bad: riverbanks + `phase turn {
  call richest p {}

  say {
    text = "${p}"
  }
}

procedure richest {
  if {
    when = player.north.money > 3

    return {
      value = player.north
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  call richest p {}

  say {
    text = "${p}"
  }
}

procedure richest {
  if {
    when = player.north.money > 3

    return {
      value = player.north
    }
  }
  return {
    value = player.south
  }
}
`,
	},
	{
		ID: "SC245", Summary: "the returns disagree",
		Why: "All returns of a procedure give the same type, or all give nothing.",
		Bad: riverbanks + `phase turn {
  call richest p {}

  say {
    text = "${p}"
  }
}

procedure richest {
  if {
    when = player.north.money > 3

    return {
      value = player.north
    }
  }
  return {
    value = 3
  }
}
`,
		Fixed: riverbanks + `phase turn {
  call richest p {}

  say {
    text = "${p}"
  }
}

procedure richest {
  if {
    when = player.north.money > 3

    return {
      value = player.north
    }
  }
  return {
    value = player.south
  }
}
`,
	},
	{
		ID: "SC246", Summary: "nobody receives this value",
		Why: "Procedures and phases give values to the call that runs them. Hooks, set-ups, actions and tests are run " +
			"by the game, which asks for none.",
		Bad: riverbanks + `phase turn {
  say {
    text = "Your turn."
  }
}

setup {
  return {
    value = 1
  }
}
`,
		Fixed: riverbanks + `phase turn {
  say {
    text = "Your turn."
  }
}

setup {
  gain player north {
    money = 1
  }
}
`,
	},
	{
		ID: "SC247", Summary: "else without if",
		Why: "else_if and else follow directly behind the if they belong to.",
		Bad: riverbanks + `phase turn {
  else {
    say {
      text = "Your turn."
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  if {
    when = game.round > 3

    say {
      text = "It is late."
    }
  }
  else {
    say {
      text = "Your turn."
    }
  }
}
`,
	},
	{
		ID: "SC248", Summary: "this cannot be set",
		Why: "State changes in play. Attributes are fixed, values are computed, bindings are assigned once.",
		Bad: riverbanks + `phase turn {
  n = 1

  set n {
    is = n + 1
  }
}
`,
		Fixed: riverbanks + `phase turn {
  var n {
    is = 1
  }

  set n {
    is = n + 1
  }
}
`,
	},
	{
		ID: "SC249", Summary: "there is no such state field",
		Why: "`set` and `create` change what the class of the thing declares as state.",
		Bad: riverbanks + `phase turn {
  set game {
    rounds = 1
  }
}
`,
		Fixed: riverbanks + `phase turn {
  set game {
    round = 1
  }
}
`,
	},
	{
		ID: "SC250", Summary: "outside the bounds of the field",
		Why: "A field declared with min or max never holds anything beyond them.",
		Bad: riverbanks + `phase turn {
  set player north {
    money = -1
  }
}
`,
		Fixed: riverbanks + `phase turn {
  set player north {
    money = 1
  }
}
`,
	},
	{
		ID: "SC251", Summary: "the statement says nothing",
		Why: "A statement without content is left over, or something in it was forgotten.",
		Bad: riverbanks + `phase turn {
  gain player north {}
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
		ID: "SC252", Summary: "there is no such procedure",
		Why: "`call` runs a declared procedure or phase.",
		Bad: riverbanks + `phase turn {
  call collect {}
  call colect {}
}

procedure collect {
  gain player north {
    money = 1
  }
}
`,
		Fixed: riverbanks + `phase turn {
  call collect {}
}

procedure collect {
  gain player north {
    money = 1
  }
}
`,
	},
}
