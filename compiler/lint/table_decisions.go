package lint

import "github.com/scenario-lang/scenario/dsl/diag"

var rulesDecisions = []Rule{
	{
		ID: "SL401", Name: "phase-for-nobody", Severity: diag.Warning, check: (*pass).idlePhases, Plays: true,
		Summary: "nobody can ever do anything in the phase",
		Why: "A phase without statements does nothing. One that offers actions, and comes again and again in games of random players without " +
			"anybody ever having a choice, offers some that have a requirement nobody meets, or a list that is always empty.",
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
		ID: "SL402", Name: "default-not-legal", Severity: diag.Warning, check: (*pass).unfitDefaults, Plays: true,
		Summary: "the default of a choice is none of its options",
		Why: "Who asks for defaults, a test, or odds, get another answer than the one that is written: the first option there is. The default " +
			"must be among `from`, and for several be enough of them.",
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
		ID: "SL403", Name: "no-question", Severity: diag.Warning, check: (*pass).noQuestion,
		Summary: "a player is asked without a question",
		Why:     "Without a prompt a player sees a list of answers and must guess what they answer.",
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
		ID: "SL404", Name: "actions-read-alike", Severity: diag.Warning, check: (*pass).readAlike,
		Summary: "two actions of one offer read alike",
		Why: "A menu calls an action by its `menu`, else by its line. Of two that are called the same people cannot tell which is which, and a " +
			"line that fits both is always the first.",
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
		ID: "SL405", Name: "victory-out-of-reach", Severity: diag.Warning, check: (*pass).unreachableVictory,
		Summary: "no game can bring the victory about",
		Why: "What it asks for can never be: nothing sets the state it looks at, or not as far. (A victory that what is declared alone makes " +
			"impossible, such as more cities than there are, is the error SC134.)",
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
		ID: "SL406", Name: "already-won", Severity: diag.Warning, check: (*pass).alreadyWon, Plays: true,
		Summary: "the victory holds already when the set-up is over",
		Why: "The first check_victory ends the game before anybody has done anything. The condition is turned round, or the set-up lacks " +
			"what it asks for.",
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
		ID: "SL407", Name: "refused-without-reason", Severity: diag.Info, check: (*pass).noMessage,
		Summary: "a parameter has no message for a wrong answer",
		Why: "Whoever answers something that is not in the list is told that it is not possible, and not why. A message says what rule stands " +
			"against it.",
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
}
