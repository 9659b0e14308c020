package lint

import "github.com/scenario-lang/scenario/dsl/diag"

var rulesThings = []Rule{
	{
		ID: "SL201", Name: "unit-nobody-builds", Whole: true, Severity: diag.Warning, check: unitNobodyBuilds,
		Summary: "no piece of the unit can ever be on the board",
		Why: "No set-up places the unit, and no create in the rules can make one, whatever players answer. Usually a list of " +
			"what can be bought leaves it out.",
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
		ID: "SL202", Name: "unit-never-worth-it", Whole: true, Severity: diag.Warning, check: unitNeverWorthIt,
		Summary: "another unit is better and costs no more",
		Why: "Nobody would ever buy it: another unit is at least as good in everything, better in something, and not more " +
			"expensive. The cost is what rules let players pay; other attributes count if a rule reads them, and more is " +
			"better. Units that a rule or a modifier names are not reported, because they may do something that the numbers " +
			"do not show.",
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
		ID: "SL203", Name: "placed-twice", Severity: diag.Warning, check: placedTwice,
		Summary: "the set-up places the same unit for the same player in the same space twice",
		Why:     "All of these pieces are placed. Often such a line was copied and not changed.",
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
		ID: "SL204", Name: "empty-alliance", Whole: true, Severity: diag.Warning, check: emptyAlliance,
		Summary: "the alliance has no players",
		Why:     "An alliance without players can neither win nor lose. Probably the alliance of a player is misspelt or was left out.",
		Bad: `alliance hills {}
`,
		Good: `alliance hills {}

player north {
  alliance = alliance.hills
}
`,
	},
	{
		ID: "SL205", Name: "resource-always-nothing", Whole: true, Severity: diag.Warning, check: resourceAlwaysNothing,
		Summary: "nobody can ever have any of the resource",
		Why:     "It starts at 0 and no rule lets anybody gain it, so a player who must pay with it cannot.",
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
		ID: "SL206", Name: "player-without-seat", Whole: true, Severity: diag.Warning, check: playerWithoutSeat, Plays: true,
		Summary: "a player who is offered actions has no seat in any seating",
		Why: "A player without a seat is run by nobody: the rules act for it, choices take their defaults, and it chooses " +
			"nothing from menus. A player who is offered actions and has no seat in any seating was probably forgotten " +
			"there.",
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
		ID: "SL207", Name: "income-differs", Whole: true, Severity: diag.Warning, check: incomeDiffers, Plays: true,
		Summary: "the income after the set-up differs from the one that is stated",
		Why: "The set-up gives players what an attribute says, and a rule gives them the same resource for what they hold. " +
			"If the two are equal for at least half of the players, they should be equal for all: a space has the wrong " +
			"holder or a wrong value.",
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
	{
		ID: "SL208", Name: "cannot-begin", Whole: true, Severity: diag.Warning, check: cannotBegin, Plays: true,
		Summary: "every game fails before the first decision",
		Why: "The set-up, or what the sequence does before it asks a player, breaks a rule of the language or of the scenario: " +
			"somebody pays what nobody has, or a piece is placed where it may not be. Such a scenario is valid and cannot be " +
			"played. The games begin with the defaults of all options.",
		Bad: `setup {
  pay player north { money = 9 }
}
`,
		Good: `setup {
  pay player north { money = 4 }
}
`,
	},
}
