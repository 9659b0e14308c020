package diag

// codesCalls lists the codes for calls, events, attempts and the end of the game.
var codesCalls = []Code{
	{
		ID: "SC253", Summary: "the parameters do not match",
		Why: "A call gives every parameter of the procedure, by name, and no others.",
		Bad: riverbanks + `phase turn {
  call collect {}
}

procedure collect {
  params = { p = player }

  gain p {
    money = 1
  }
}
`,
		Fixed: riverbanks + `phase turn {
  call collect {
    p = player.north
  }
}

procedure collect {
  params = { p = player }

  gain p {
    money = 1
  }
}
`,
	},
	{
		ID: "SC254", Summary: "the procedure returns no value",
		Why: "Only a procedure with return { value = … } has a result to bind.",
		Bad: riverbanks + `phase turn {
  call collect n {
    p = player.north
  }

  say {
    text = "${n}"
  }
}

procedure collect {
  params = { p = player }

  gain p {
    money = 1
  }
}
`,
		Fixed: riverbanks + `phase turn {
  call collect {
    p = player.north
  }
}

procedure collect {
  params = { p = player }

  gain p {
    money = 1
  }
}
`,
	},
	{
		ID: "SC255", Summary: "there is no such event",
		Why: "`emit` names a declared event.",
		Bad: riverbanks + `phase turn {
  emit crosed {
    by = player.north
  }

  emit crossed {
    by = player.north
  }
}

event crossed {
  fields = { by = player }
}

on crossed pay {
  gain by {
    money = 1
  }
}
`,
		Fixed: riverbanks + `phase turn {
  emit crossed {
    by = player.north
  }
}

event crossed {
  fields = { by = player }
}

on crossed pay {
  gain by {
    money = 1
  }
}
`,
	},
	{
		ID: "SC256", Summary: "the fields of the event do not match",
		Why: "An emit gives the event a value for every field that it declares, and no others.",
		Bad: riverbanks + `phase turn {
  emit crossed {}
}

event crossed {
  fields = { by = player }
}

on crossed pay {
  gain by {
    money = 1
  }
}
`,
		Fixed: riverbanks + `phase turn {
  emit crossed {
    by = player.north
  }
}

event crossed {
  fields = { by = player }
}

on crossed pay {
  gain by {
    money = 1
  }
}
`,
	},
	{
		ID: "SC257", Summary: "ensure or require is not allowed here",
		Why: "ensure is allowed in attempt and in actions, require in actions and offers. Elsewhere a condition is written with if.",
		Bad: riverbanks + `phase turn {
  ensure {
    that = player.north.money > 0
  }
}
`,
		Fixed: riverbanks + `phase turn {
  attempt {
    pay player north {
      money = 1
    }
    ensure {
      that = player.north.money > 0
    }
  }
  otherwise {
    say {
      text = "Too poor."
    }
  }
}
`,
	},
	{
		ID: "SC258", Summary: "attempt, ensure and otherwise belong together", Local: true,
		Why: "attempt runs its body and undoes it if an ensure in it fails; then otherwise runs.",
		Bad: riverbanks + `phase turn {
  attempt {
    pay player north {
      money = 1
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  attempt {
    pay player north {
      money = 1
    }
    ensure {
      that = player.north.money > 0
    }
  }
}
`,
	},
	{
		ID: "SC259", Summary: "the result is not known if the statement does not run",
		Why: "The result of a statement whose `when` is false is none, an empty list or set, or no hits. A number, a text, and true or false " +
			"cannot be none.",
		Bad: riverbanks + `phase turn {
  call wealth n { when = game.round > 1 }

  say {
    text = "${n}"
  }
}

procedure wealth {
  return { value = player.north.money }
}
`,
		Fixed: riverbanks + `phase turn {
  if {
    when = game.round > 1
    call wealth n {}

    say {
      text = "${n}"
    }
  }
}

procedure wealth {
  return { value = player.north.money }
}
`,
	},
	{
		ID: "SC260", Summary: "in and where are for several things",
		Why: "A statement that changes things is done to each of `in`, for which its label is a new name, or to each thing of the list that its label " +
			"names. `where` leaves some of them out.",
		Bad: riverbanks + `phase turn {
  gain player north {
    where = game.round > 1
    money = 1
  }
}
`,
		Fixed: riverbanks + `phase turn {
  gain p {
    in    = every(player)
    where = p != player.north
    money = 1
  }
}
`,
	},
	{
		ID: "SC299", Summary: "a sealed offer must be made to several players",
		Why: "A sealed offer keeps the answers aside until all players have finished, so that nobody can go by those of the others.",
		Bad: riverbanks + `action rest {
  text = "rest"
  do {}
}

phase turn {
  offer {
    to      = player.north
    actions = [action.rest]
    done    = "done"
    sealed  = true
  }
}
`,
		Fixed: riverbanks + `action rest {
  text = "rest"
  do {}
}

phase turn {
  offer {
    to      = every(player)
    actions = [action.rest]
    done    = "done"
    sealed  = true
  }
}
`,
	},
	{
		ID: "SC262", Summary: "the winner must be a player, an alliance, or several of them",
		Why: "The winner is a player, an alliance, several who share the victory (a set or list), or nobody.",
		Bad: riverbanks + `phase turn {
  end_game {
    winner = space.north_bank
  }
}
`,
		Fixed: riverbanks + `phase turn {
  end_game {
    winner = player.north
  }
}
`,
	},
	{
		ID: "SC263", Summary: "nobody can be asked here",
		Why: "In attempt, and in actions that test their result, everything may be undone, but an answer cannot be taken " +
			"back. Ask before.",
		Bad: riverbanks + `phase turn {
  attempt {
    choose s {
      by   = player.north
      from = every(space)
    }
    create {
      unit = unit.scout
      at   = s
    }
    ensure {
      that = count(pieces(s)) < 4
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  choose s {
    by   = player.north
    from = every(space)
  }

  attempt {
    create {
      unit = unit.scout
      at   = s
    }
    ensure {
      that = count(pieces(s)) < 4
    }
  }
}
`,
	},
	{
		ID: "SC264", Summary: "the map is not written correctly",
		Why: "A map has a value for every thing of a class. Its keys are their names; what is left out is 0, false or none. " +
			"The value of a key that is known only in play is changed by put(map, key, value).",
		Bad:   sample + "resource steel {}\n\nresource oil {}\n\nsetup {\n  gain player north {\n    all = { steel = 2, steel = 1 }\n  }\n}\n",
		Fixed: sample + "resource steel {}\n\nresource oil {}\n\nsetup {\n  gain player north {\n    all = { steel = 2, oil = 1 }\n  }\n}\n",
	},
	{
		ID: "SC265", Summary: "the condition on the combination does not fit this choice",
		Why: "With count, several things are chosen together, and `that` says which combinations may be. In it they are called " +
			"as the choice is. One answer needs no such condition: it goes into from.",
		Bad:   riverbanks + "phase turn {\n  choose lost {\n    by   = player.north\n    from = every(piece)\n    that = lost.owner == player.north\n  }\n  destroy lost {}\n}\n",
		Fixed: riverbanks + "phase turn {\n  choose lost {\n    by    = player.north\n    from  = every(piece)\n    count = 2\n    that  = any([for p in lost : p.owner == player.north])\n  }\n  destroy lost {}\n}\n",
	},
}
