package lint

import "github.com/scenario-lang/scenario/dsl/diag"

var rulesThings = []Rule{
	{
		ID: "SL201", Name: "unit-nobody-builds", Severity: diag.Warning, check: (*pass).unbuilt,
		Summary: "no piece of the kind can ever be on the board",
		Why: "No set-up places the unit, and every create in the rules makes other kinds, whatever players answer. A list of what can be " +
			"bought that leaves it out is the usual reason.",
		Bad: `unit palace {
  cost = 90
}

action train {
  text = "train ${what}"

  param what {
    in      = [for u in every(unit) : u if u.cost < 50 && u.cost <= actor.money]
    message = "You cannot pay for that."
  }

  do {
    pay actor { money = what.cost }
    create {
      unit  = what
      owner = actor
      at    = space.hill
    }
  }
}
`,
		Good: `unit palace {
  cost = 90
}

action train {
  text = "train ${what}"

  param what {
    in      = [for u in every(unit) : u if u.cost < 100 && u.cost <= actor.money]
    message = "You cannot pay for that."
  }

  do {
    pay actor { money = what.cost }
    create {
      unit  = what
      owner = actor
      at    = space.hill
    }
  }
}
`,
	},
	{
		ID: "SL202", Name: "unit-never-worth-it", Severity: diag.Warning, check: (*pass).dominated,
		Summary: "another unit is at least as good in everything, better in something, and costs no more",
		Why: "Nobody would ever buy it. The cost is what rules let players pay; the other attributes count where a rule reads them, more being " +
			"better. A unit that a rule or a modifier names is left alone, because it can do something that figures do not say.",
		Bad: `unit wagon {
  cost   = 4
  attack = 0
}
`,
		Good: `unit wagon {
  cost   = 2
  attack = 0
}
`,
	},
	{
		ID: "SL203", Name: "placed-twice", Severity: diag.Warning, check: (*pass).placedTwice,
		Summary: "the set-up places the same kind for the same player in the same space twice",
		Why:     "All of them are placed. A line that was copied and not changed looks just like this.",
		Bad: `space lake {
  borders = [space.hill]
}

setup {
  place lake { north = { scout = 1 } }
  place lake { north = { scout = 2 } }
}
`,
		Good: `space lake {
  borders = [space.hill]
}

setup {
  place lake { north = { scout = 3 } }
}
`,
	},
	{
		ID: "SL204", Name: "empty-alliance", Severity: diag.Warning, check: (*pass).emptyAlliance,
		Summary: "no player is on this side",
		Why:     "An alliance without players wins and loses with nobody. A player's alliance was probably misnamed or left out.",
		Bad: `alliance hills {}
`,
		Good: `alliance hills {}

player north {
  alliance = alliance.hills
}
`,
	},
	{
		ID: "SL205", Name: "resource-always-nothing", Severity: diag.Warning, check: (*pass).alwaysNothing,
		Summary: "nobody can ever have any of the resource",
		Why:     "It starts at 0 and no rule lets anybody gain it, so whoever must pay with it cannot.",
		Bad: `resource gold {
  title = "gold"
}

forbid without_gold {
  action  = action.train
  when    = actor.gold < game.round
  message = "You have no gold."
}
`,
		Good: `resource gold {
  title = "gold"
  start = 3
}

forbid without_gold {
  action  = action.train
  when    = actor.gold < game.round
  message = "You have no gold."
}
`,
	},
	{
		ID: "SL206", Name: "player-without-seat", Severity: diag.Warning, check: (*pass).seatless, Plays: true,
		Summary: "the player is offered actions, and no seating has a seat for it",
		Why: "A player that a seating leaves out is run by nobody: the rules act for it, choices take their defaults, and of a menu it takes " +
			"nothing. One that every seating leaves out, and that rules offer actions all the same, was forgotten in them.",
		Bad: `seating one {
  seats = [[player.north]]
}
`,
		Good: `seating one {
  seats = [[player.north, player.south]]
}
`,
	},
	{
		ID: "SL207", Name: "income-differs", Severity: diag.Warning, check: (*pass).incomeDiffers, Plays: true,
		Summary: "the income after the set-up is not the one that is stated",
		Why: "The set-up gives players what an attribute says, and a rule gives them the same resource for what they hold. Where the two are the " +
			"same for at least half of the players, they are meant to be the same for all: a territory has the wrong holder or a wrong value.",
		Bad: `class player {
  attributes = { purse = int }
}

class space {
  attributes = {
    worth  = { type = int, default = 0 }
    holder = { type = optional(player), default = none }
  }
}

player north {
  purse = 4
}

player south {
  purse = 3
}

space hill {
  worth  = 4
  holder = player.north
}

space wood {
  worth  = 2
  holder = player.south
}

setup {
  for p {
    in = every(player)
    gain p { money = p.purse }
  }
}

function income {
  params = { p = player }
  is     = sum([for s in every(space) : s.worth if s.holder == p])
}

phase turns {
  for p {
    in = every(player)
    gain p { money = income(p) }
    offer {
      to      = p
      actions = [action.march, action.train]
      prompt  = "What do you do?"
      done    = "rest"
    }
  }
}
`,
		Good: `class player {
  attributes = { purse = int }
}

class space {
  attributes = {
    worth  = { type = int, default = 0 }
    holder = { type = optional(player), default = none }
  }
}

player north {
  purse = 4
}

player south {
  purse = 2
}

space hill {
  worth  = 4
  holder = player.north
}

space wood {
  worth  = 2
  holder = player.south
}

setup {
  for p {
    in = every(player)
    gain p { money = p.purse }
  }
}

function income {
  params = { p = player }
  is     = sum([for s in every(space) : s.worth if s.holder == p])
}

phase turns {
  for p {
    in = every(player)
    gain p { money = income(p) }
    offer {
      to      = p
      actions = [action.march, action.train]
      prompt  = "What do you do?"
      done    = "rest"
    }
  }
}
`,
	},
}
