package diag

// codesFlow lists the codes for the order in which statements run, and for what they change.
var codesFlow = []Code{
	{
		ID: "SC241", Summary: "break is outside a loop", Local: true,
		Why: "break leaves the innermost for or repeat that contains it.",
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
		ID: "SC242", Summary: "this never runs", Local: true,
		Why: "Nothing after return or break runs, so these statements probably belong elsewhere.",
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
		ID: "SC243", Summary: "the loop does not end", Local: true,
		Why: "Every repeat must be able to end: by times, by a condition that the body can change, or by break or return.",
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
		ID: "SC244", Summary: "a return is missing at the end",
		Why: "A procedure that returns a value must return one on every path.",
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
		Why: "All returns of a procedure give the same type, or none gives a value.",
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
		Why: "Procedures and phases return values to the call that runs them. Hooks, set-ups, actions and tests are run by " +
			"the game, which takes no value.",
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
		ID: "SC247", Summary: "else without if", Local: true,
		Why: "else_if and else directly follow the if that they belong to.",
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
		Why: "State changes during play. Attributes are fixed, values are computed, and bindings are assigned once.",
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
		ID: "SC250", Summary: "the value is outside the bounds of the field", Local: true,
		Why: "A field that is declared with min or max never holds anything outside them.",
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
		ID: "SC251", Summary: "the statement has no effect", Local: true,
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
