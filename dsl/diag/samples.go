package diag

// The examples of the codes are built from the scenarios and parts of scenarios in this file.

// riverbanks is a complete scenario except for its phase `turn`, which each example adds together with what it shows.
const riverbanks = `scenario "river" {
  title = "River"
}

space north_bank {
  borders = [space.south_bank]
}

space south_bank {}

player north {}

player south {}

unit scout {}

resource money {
  start = 3
}

setup {
  place north_bank {
    north = { scout = 2 }
  }
}

sequence main {
  repeat {
    times = 3
    call turn {}
    check_victory {}
  }
}

victory six_coins {
  when   = player.north.money > 5
  winner = player.north
}

`

// The parts of a small complete scenario. Each example leaves one out, or adds what it shows.
const (
	sampleHead = `scenario "river" {
  title = "River"
}

`
	sampleMap = `space north_bank {
  borders = [space.south_bank]
}

space south_bank {}

`
	samplePlayers = `player north {}

player south {}

`
	sampleSetup = `unit scout {}

setup {
  place north_bank {
    north = { scout = 2 }
  }
}

`
	sampleSequence = `sequence main {
  repeat {
    times = 3
    set game {
      round = game.round + 1
    }
    check_victory {}
  }
}

`
	sampleVictory = `victory time_is_up {
  when   = game.round >= 3
  winner = player.north
}
`
	samplePlay = sampleSequence + sampleVictory
	sample     = sampleHead + sampleMap + samplePlayers + sampleSetup + samplePlay + "\n"
)

// sampleTravel is a scenario with two actions, of which sets can be made.
const sampleTravel = sample + "action rest {\n  text = \"rest\"\n  do {}\n}\n\naction march {\n  text = \"march\"\n  do {}\n}\n\n" +
	"setup {\n  offer {\n    to      = player.north\n    actions = [action.rest, action.march]\n  }\n}\n\n"

// rolled is a phase that rolls the die d6 of an example.
const rolled = "\nsetup {\n  roll hits {\n    die     = die.d6\n    at_most = 3\n  }\n  say {\n    text = \"${hits} hits\"\n  }\n}\n"

// Folders for the examples of variants: bases, and the scenario blocks of variants of them.
const (
	sampleVariant = "-- game/game.hcl --\nscenario \"river\" {\n  extends = \"../base\"\n}\n\n"
	sampleBase    = "-- base/base.hcl --\nscenario \"base\" {}\n\n" + sampleMap + samplePlayers + sampleSetup + sampleSequence + sampleVictory
	sampleCost    = "\nclass unit {\n  attributes = { cost = int }\n}\n\nunit wagon {\n  cost = 3\n}\n\nevaluation wealth {\n  score = sum([for p in every(piece) : p.unit.cost if p.owner == self])\n}\n"
	sampleRich    = "-- base/base.hcl --\nscenario \"base\" {}\n\n" + sampleMap + samplePlayers +
		"setup {\n  place north_bank {\n    north = { wagon = 2 }\n  }\n}\n\n" + sampleSequence + sampleVictory + sampleCost
	sampleMight = sampleBase + "\nvalue might {\n  of   = piece\n  with = { place = space }\n  is   = place == self.space ? 1 : 2\n}\n\nevaluation wealth {\n  score = sum([for p in every(piece) : might(p, space.north_bank) if p.owner == self])\n}\n"
	sampleCheap = "-- cheap/cheap.hcl --\nscenario \"cheap\" {\n  extends = \"../base\"\n}\n\nunit wagon {\n  cost = 2\n}\n"
	sampleDear  = "-- dear/dear.hcl --\nscenario \"dear\" {\n  extends = \"../base\"\n}\n\nunit wagon {\n  cost = 5\n}\n"
	sampleBoth  = "-- game/game.hcl --\nscenario \"river\" {\n  extends = [\"../cheap\", \"../dear\"]\n}\n\n"
)

// sampleAbstract is an abstract scenario.
const sampleAbstract = "scenario \"base\" {\n  abstract = true\n}\n\n" + sampleMap + samplePlayers + sampleSetup + samplePlay + "\n"

// A game that imports a module under a name, and the module.
const (
	sampleImport = sample + "resource money {\n  start = 3\n}\n\nbefore sequence main taxes {\n  call toll_collect {\n    p = player.north\n  }\n}\n\n"
	sampleToll   = "-- toll/toll.hcl --\nfunction fee {\n  is = 1\n}\n\nprocedure collect {\n  params = { p = player }\n  pay p {\n    money = fee()\n  }\n}\n"
)

// Frame is a scenario that many examples add something to.
type Frame struct{ Name, Text string }

// Frames returns the scenarios that most examples add something to. A page of all examples shows them once.
func Frames() []Frame {
	return []Frame{{"The river game", riverbanks}, {"A shorter game", sample}, {"A base for variants", sampleRich}}
}
