scenario "river_war" {
  title = "River War"
}

enum height {
  values = [low, high]
}

enum step {
  values = [base, bonus]
}

class game {
  state = {
    mud = { type = int, default = 0, min = 0, max = 3 }
  }
}

class space {
  attributes = {
    income = { type = int, default = 0, min = 0 }
    height = { type = height, default = height.low }
  }
  state = { holder = optional(player) }
}

class unit {
  attributes = {
    attack = { type = int, default = 1, min = 0 }
    walks  = { type = bool, default = true }
    weight = { type = rational, default = 0.5 }
    price  = map(resource, int)
  }
}

class piece {
  state = { tired = { type = bool, default = false } }
}

class office {
  attributes = { rank = int }
}

thing office clerk {
  rank = 1
}

alliance river_league {}

player north {}
player south {}

space valley {}

space camp {
  off_map = true
}

space deck {
  off_map = true
}

space hill {
  height  = height.high
  part_of = space.valley
  borders = [space.north_bank]
}

space north_bank {
  income  = 2
  part_of = space.valley
}

space south_bank {
  income = 3
}

border ford {
  between = [space.north_bank, space.south_bank]
}

unit scout {}

unit wagon {
  attack = 0
  weight = 2.5
  price  = { money = 6 }
}

resource money {
  start = 5
}

die d6 {
  faces = range(1, 6)
}

table losses {
  die     = die.d6
  results = [0, 0, 1, 1, 2, 3]
}

option bid {
  type    = int
  default = 0
  min     = 0
  max     = 20
}

option long_game {
  type    = bool
  default = false
}

record contest {
  fields = { place = space }
}

movement on_foot {
  params = { mover = piece }
  cost   = 1 + game.mud
}

value strength {
  of  = piece
  is  = self.unit.attack
  min = 0
}

modifier dug_in {
  to  = value.strength
  add = 1
}

scoring volley {
  return {
    value = div(sum(strengths), 6)
  }
}

event taken {
  fields = { place = space }
}

# The pieces of the set-up by name.
function scout {
  is = every(piece)[0]
}

function wagon {
  is = every(piece)[1]
}

function rider {
  is = every(piece)[2]
}

function guard {
  is = every(piece)[3]
}

setup {
  create {
    unit  = unit.scout
    owner = player.north
    at    = space.north_bank
  }

  create w {
    unit  = unit.wagon
    owner = player.north
    at    = space.north_bank
  }

  create r {
    unit  = unit.scout
    owner = player.north
    at    = space.north_bank
  }

  carry r {
    by = w
  }

  create {
    unit  = unit.scout
    owner = player.south
    at    = space.south_bank
  }

  create {
    record = contest
    place  = space.hill
  }
}

procedure decide {
  of = contest

  destroy self {}
}

procedure collect {
  params = { p = player }

  gain p {
    money = 1
  }
}

procedure harvest {
  for p {
    in = every(player)
    gain p { money = 1 }
    say { text = "${p} brings in the harvest." }
  }
}

phase trade {
  title = "Trade"
}

action rest {
  text = "rest"

  require tired {
    that    = actor.money > 0
    message = "You have no money."
  }

  do {}
}

action march {
  text = "march to ${there}"

  param there {
    in = every(space)
  }

  require not_home {
    that    = there.holder != actor
    message = "You are there."
  }

  do {}
}

action sail {
  text = "sail to ${there}"

  param there {
    in = every(space)
  }

  do {}
}

action settle {
  text = "settle"
  with = { b = contest }

  require there {
    that    = b.place.holder == none
    message = "It is settled already."
  }

  do {}
}

sequence main {
  call trade {}
  check_victory {}
}

victory never {
  when   = game.round > 9
  winner = player.north
}

rulebook book {
  clause "A-01" {
    text = "Scouts move one space."
  }

  clause "A-02" {
    text = "A scout moves one space."
  }
}

# What chance may bring.
question find {
  params  = { least = int }
  example = { least = 4 }

  given {}
  run {
    roll n {
      die = die.d6
    }
    gain player north {
      money = first(n)
    }
  }
  outcome rich {
    when = player.north.money >= least
  }
  outcome poor {}
}
