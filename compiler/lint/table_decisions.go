package lint

import "github.com/scenario-lang/scenario/dsl/diag"

var rulesDecisions = []Rule{
	{
		ID: "SL401", Name: "phase-for-nobody", Whole: true, Severity: diag.Warning, check: phaseForNobody, Plays: true,
		Summary: "nobody can ever do anything in the phase",
		Why: "A phase without statements has no effect. A phase that offers actions, and in many games of random players " +
			"never gives anybody a choice, probably has a requirement that nobody can meet or a list that is always empty.",
		Bad: `phase winter {
  title = "Winter"

  for p {
    in = every(player)
    offer {
      to      = p
      actions = [action.dig_in]
      prompt  = "Where do you dig in?"
      done    = "nowhere"
    }
  }
}

action dig_in {
  text = "dig in in ${here}"

  param here {
    in      = [for s in every(space) : s if count(pieces(s)) > 50]
    message = "There are too few of you."
  }

  do {
    pay actor { money = 1 }
  }
}

sequence main {
  repeat {
    times = 20
    set game { round = game.round + 1 }
    call turns {}
    call winter {}
    check_victory {}
  }
}
`,
		Good: `phase winter {
  title = "Winter"

  for p {
    in = every(player)
    offer {
      to      = p
      actions = [action.dig_in]
      prompt  = "Where do you dig in?"
      done    = "nowhere"
    }
  }
}

action dig_in {
  text = "dig in in ${here}"

  param here {
    in      = [for s in every(space) : s if count(pieces(s)) > 1]
    message = "There are too few of you."
  }
  require solvent {
    that    = actor.money > 0
    message = "You cannot pay for that."
  }

  do {
    pay actor { money = 1 }
  }
}

sequence main {
  repeat {
    times = 20
    set game { round = game.round + 1 }
    call turns {}
    call winter {}
    check_victory {}
  }
}
`,
	},
	{
		ID: "SL402", Name: "default-not-legal", Severity: diag.Warning, check: defaultNotLegal, Plays: true,
		Summary: "the default of a choice is not one of its options",
		Why: "Players who ask for defaults, tests and odds get another answer than the one that is written: the first " +
			"option. The default must be in `from`, and a list of defaults must have the right length.",
		Bad: `phase turns {
  choose target {
    by      = player.north
    prompt  = "Which space do you look at?"
    from    = [for s in every(space) : s if s != space.wood]
    default = space.wood
    pass    = "none"
  }
  if {
    when = target != none
    say { text = "North looks at ${target}." }
  }
  offer {
    to      = player.north
    actions = [action.march, action.train]
    prompt  = "What do you do?"
    done    = "rest"
  }
}
`,
		Good: `phase turns {
  choose target {
    by      = player.north
    prompt  = "Which space do you look at?"
    from    = [for s in every(space) : s if s != space.wood]
    default = space.hill
    pass    = "none"
  }
  if {
    when = target != none
    say { text = "North looks at ${target}." }
  }
  offer {
    to      = player.north
    actions = [action.march, action.train]
    prompt  = "What do you do?"
    done    = "rest"
  }
}
`,
	},
	{
		ID: "SL403", Name: "no-question", Severity: diag.Warning, check: noQuestion,
		Summary: "a decision has no prompt",
		Why:     "Without a prompt, a player sees a list of answers and must guess the question.",
		Bad: `phase turns {
  offer {
    to      = player.north
    actions = [action.march, action.train]
    done    = "rest"
  }
}
`,
		Good: `phase turns {
  offer {
    to      = player.north
    actions = [action.march, action.train]
    prompt  = "March, train, or rest."
    done    = "rest"
  }
}
`,
	},
	{
		ID: "SL404", Name: "actions-read-alike", Severity: diag.Warning, check: actionsReadAlike,
		Summary: "two actions of one offer have the same text",
		Why: "A menu shows the `menu` of an action, or its line. If two are equal, players cannot distinguish them, and a " +
			"line that fits both always means the first.",
		Bad: `action drill {
  text = "train ${n}"

  param n {
    in      = range(1, 3)
    message = "Between 1 and 3."
  }
  require rich {
    that    = actor.money >= n
    message = "You cannot pay for that."
  }

  do {
    pay actor { money = n }
  }
}

phase turns {
  offer {
    to      = player.north
    actions = [action.march, action.train, action.drill]
    prompt  = "What do you do?"
    done    = "rest"
  }
}
`,
		Good: `action drill {
  text = "drill ${n}"

  param n {
    in      = range(1, 3)
    message = "Between 1 and 3."
  }
  require rich {
    that    = actor.money >= n
    message = "You cannot pay for that."
  }

  do {
    pay actor { money = n }
  }
}

phase turns {
  offer {
    to      = player.north
    actions = [action.march, action.train, action.drill]
    prompt  = "What do you do?"
    done    = "rest"
  }
}
`,
	},
	{
		ID: "SL405", Name: "victory-out-of-reach", Whole: true, Severity: diag.Warning, check: victoryOutOfReach,
		Summary: "the victory can never be reached",
		Why: "What it requires can never happen: no rule sets the state that it reads, or not far enough. (A victory that " +
			"the declarations alone make impossible, such as one that needs more cities than there are, is the error " +
			"SC134.)",
		Bad: `class player {
  state = { crowns = { type = int, default = 0 } }
}

action march {
  text = "march from ${here} to ${there}"

  param here {
    in      = unique([for p in every(piece) : p.space if p.owner == actor])
    message = "You have nobody there."
  }
  param there {
    in      = reach(movement.on_foot, first(pieces(here)), here, 1)
    message = "That is too far."
  }

  do {
    gone = first([for p in pieces(here) : p if p.owner == actor])
    set actor { crowns = there == space.wood ? 1 : 2 }
    move gone { to = there }
  }
}

victory crowned {
  when   = player.north.crowns >= 3
  winner = player.north
}
`,
		Good: `class player {
  state = { crowns = { type = int, default = 0 } }
}

action march {
  text = "march from ${here} to ${there}"

  param here {
    in      = unique([for p in every(piece) : p.space if p.owner == actor])
    message = "You have nobody there."
  }
  param there {
    in      = reach(movement.on_foot, first(pieces(here)), here, 1)
    message = "That is too far."
  }

  do {
    gone = first([for p in pieces(here) : p if p.owner == actor])
    set actor { crowns = actor.crowns + 1 }
    move gone { to = there }
  }
}

victory crowned {
  when   = player.north.crowns >= 3
  winner = player.north
}
`,
	},
	{
		ID: "SL406", Name: "already-won", Whole: true, Severity: diag.Warning, check: alreadyWon, Plays: true,
		Summary: "the victory holds after the set-up",
		Why: "The first check_victory ends the game before anybody has done anything. The condition is reversed, or " +
			"something is missing from the set-up.",
		Bad: `victory last_on_the_map {
  when = any([for p in every(piece) : p.owner == player.south])
}
`,
		Good: `victory last_on_the_map {
  when = !any([for p in every(piece) : p.owner == player.north])
}
`,
	},
	{
		ID: "SL407", Name: "refused-without-reason", Severity: diag.Info, check: refusedWithoutReason,
		Summary: "a parameter has no message for a wrong answer",
		Why: "A player who answers something that is not in the list learns that it is not possible, but not why. A message " +
			"names the rule that forbids it.",
		Bad: `action drill {
  text = "drill in ${here}"

  param here {
    in = unique([for p in every(piece) : p.space if p.owner == actor])
  }

  require solvent {
    that    = actor.money > 0
    message = "You cannot pay for that."
  }

  do {
    pay actor { money = 1 }
  }
}

phase turns {
  offer {
    to      = player.north
    actions = [action.march, action.train, action.drill]
    prompt  = "What do you do?"
    done    = "rest"
  }
}
`,
		Good: `action drill {
  text = "drill in ${here}"

  param here {
    in      = unique([for p in every(piece) : p.space if p.owner == actor])
    message = "You have nobody to drill there."
  }
  require solvent {
    that    = actor.money > 0
    message = "You cannot pay for that."
  }

  do {
    pay actor { money = 1 }
  }
}

phase turns {
  offer {
    to      = player.north
    actions = [action.march, action.train, action.drill]
    prompt  = "What do you do?"
    done    = "rest"
  }
}
`,
	},
	{
		ID: "SL408", Name: "cannot-leave", Severity: diag.Warning, check: cannotLeave,
		Summary: "players cannot leave a menu or a loop of decisions",
		Why: "A loop around an offer ends when its condition changes. If neither the loop nor any action that it offers changes " +
			"what the condition reads, the same players are asked for ever. In the same way, a menu whose `done` is held back by a " +
			"requirement that none of its actions can meet stays open.",
		Bad: `phase turns {
  repeat {
    while = game.round > 0
    offer {
      to      = player.north
      actions = [action.march, action.train]
      prompt  = "What do you do?"
      done    = "rest"
    }
  }
}
`,
		Good: `phase turns {
  var times_asked { is = 0 }
  repeat {
    while = times_asked < 3
    set times_asked { is = times_asked + 1 }
    offer {
      to      = player.north
      actions = [action.march, action.train]
      prompt  = "What do you do?"
      done    = "rest"
    }
  }
}
`,
	},
}
