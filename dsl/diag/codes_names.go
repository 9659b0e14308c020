package diag

// codesNames is what is reported of names in expressions and bodies.
var codesNames = []Code{
	{
		ID: "SC230", Summary: "unknown name",
		Why: "A name in an expression is a local, or begins with a class, option or game. A - inside a name belongs to " +
			"it.",
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
		ID: "SC231", Summary: "a local has the name of a class",
		Why: "A local hides nothing, so that player.north is the same wherever it stands.",
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
		ID: "SC232", Summary: "the name is bound already",
		Why: "A binding is assigned once, so that a name means one thing in a body. What changes is made by var.",
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
		Why: "Bindings and statements run in the order they stand in.",
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
		Why: "CLASS.NAME is a declared thing of that class.",
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
		ID: "SC236", Summary: "a class is no thing",
		Why: "A class is named to say which of its things is meant, or to ask for all of them.",
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
		Why: "Functions are those of the language and those the scenario declares.",
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
		ID: "SC238", Summary: "nothing reads this local", Severity: Warning,
		Why: "A binding that nobody reads is usually a misspelling elsewhere, or left over.",
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
