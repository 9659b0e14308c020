package diag

// codesNames lists the codes for names in expressions and bodies.
var codesNames = []Code{
	{
		ID: "SC230", Summary: "unknown name",
		Why: "A name in an expression is local, or begins with a class, option or game. A - inside a name is part of it.",
		Bad: riverbanks + `phase turn {
  n = 3

  say {
    text = "${n-1}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = 3

  say {
    text = "${n - 1}"
  }
}
`,
	},
	{
		ID: "SC231", Summary: "a local name is the name of a class", Local: true,
		Why: "Local names hide nothing, so player.north means the same everywhere.",
		Bad: riverbanks + `phase turn {
  for player {
    in = every(player)

    gain player {
      money = 1
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  for p {
    in = every(player)

    gain p {
      money = 1
    }
  }
}
`,
	},
	{
		ID: "SC232", Summary: "the name is already bound", Local: true,
		Why: "A binding is assigned once, so a name means one thing in a body. Use var for something that changes.",
		Bad: riverbanks + `phase turn {
  n = 1

  for n {
    in = range(1, 3)

    say {
      text = "${n}"
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  for n {
    in = range(1, 3)

    say {
      text = "${n}"
    }
  }
}
`,
	},
	{
		ID: "SC233", Summary: "used before it is bound",
		Why: "Bindings and statements run in the order in which they are written.",
		Bad: riverbanks + `phase turn {
  say {
    text = "${n}"
  }

  n = 1
}
`,
		Fixed: riverbanks + `phase turn {
  n = 1

  say {
    text = "${n}"
  }
}
`,
	},
	{
		ID: "SC234", Summary: "there is no such thing",
		Why: "CLASS.NAME must be a declared thing of that class.",
		Bad: riverbanks + `phase turn {
  gain player norht {
    money = 1
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
		ID: "SC235", Summary: "there is no such member",
		Why: "A thing has the attributes, state fields and values of its class.",
		Bad: riverbanks + `phase turn {
  n = player.north.mony

  say {
    text = "${n}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = player.north.money

  say {
    text = "${n}"
  }
}
`,
	},
	{
		ID: "SC236", Summary: "a class is used as a thing",
		Why: "A class is named to say which of its things is meant, or to get all of them with every.",
		Bad: riverbanks + `phase turn {
  n = count(player)

  say {
    text = "${n}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = count(every(player))

  say {
    text = "${n}"
  }
}
`,
	},
	{
		ID: "SC237", Summary: "there is no such function",
		Why: "A function is one of the language or one that the scenario declares.",
		Bad: riverbanks + `phase turn {
  n = length(every(player))

  say {
    text = "${n}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = count(every(player))

  say {
    text = "${n}"
  }
}
`,
	},
	{
		ID: "SC238", Summary: "nothing reads this local name", Severity: Warning,
		Why: "A binding that nothing reads is usually left over, or its name is misspelt elsewhere.",
		Bad: riverbanks + `phase turn {
  n = 1

  say {
    text = "Your turn."
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = 1

  say {
    text = "Your turn: ${n}."
  }
}
`,
	},
	{
		ID: "SC239", Summary: "there is no such option or movement",
		Why: "option.NAME reads a declared option; movement.NAME is the first argument of reach, distance and route.",
		Bad: riverbanks + `phase turn {
  n = option.bid

  say {
    text = "${n}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = option.bid

  say {
    text = "${n}"
  }
}

option bid {
  type    = int
  default = 0
}
`,
	},
}
