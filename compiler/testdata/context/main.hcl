# A value that is asked for in a context: whom a piece fights, whether it attacks, and over which border.

scenario "context" {
  title = "Across the river"
}

enum step {
  values = [base, ground, bonus]
}

class border {
  attributes = { river = { type = bool, default = false } }
}

class unit {
  attributes = {
    attack  = { type = int, default = 2, min = 0 }
    defence = { type = int, default = 2, min = 0 }
    mounted = { type = bool, default = false }
  }
}

class piece {
  state = {
    tired = { type = bool, default = false }
    luck  = { type = int, default = 0 }
  }
}

class player {
  state = { zeal = { type = int, default = 0 } }
}

player north {}
player south {}

space left {}
space right {}

border bridge {
  between = [space.left, space.right]
}

border ford {
  between = [space.left, space.right]
  river   = true
}

unit pike {}

unit rider {
  attack  = 4
  mounted = true
}

die d6 {
  faces = range(1, 6)
}

value power {
  of     = piece
  with   = { foe = optional(piece), attacking = bool, over = optional(border) }
  is     = attacking ? self.unit.attack : self.unit.defence
  min    = 0
  max    = 9
  stages = [step.base, step.ground, step.bonus]
  round  = down
}

# A bonus against a kind of piece, for as many pikes as there are riders to meet in the same roll.
modifier pikes_stop_riders {
  to    = value.power
  units = [unit.pike]
  stage = step.bonus
  when  = foe != none && foe.unit.mounted
  add   = 3
}

# Ground that counts by the border and by the side.
modifier wading {
  to      = value.power
  stage   = step.ground
  when    = attacking && over != none && over.river
  percent = -50
}

modifier uphill {
  to    = value.power
  stage = step.ground
  units = [unit.rider]
  when  = !attacking
  limit = 1
  add   = 2
}

suppress tired_pikes {
  modifier = modifier.pikes_stop_riders
  when     = self.tired && attacking
}

# A value that asks for another one in a context.
value threat {
  of = piece
  is = power(self, none, true, none) + self.luck
}

# A value of a player in a context.
value reserve {
  of   = player
  with = { s = space, at_least = int }
  is   = max(at_least, count([for p in pieces(s) : p if p.owner == self])) + self.zeal
}

function rider {
  is = first([for p in every(piece) : p if p.unit == unit.rider])
}

function pike {
  is = first([for p in every(piece) : p if p.unit == unit.pike])
}

function best_of {
  params = { s = space, foe = piece }
  is     = best({ for p in pieces(s) : power(p, foe, true, border.ford) => p })
}

setup {
  place left { north = { pike = 1, rider = 2 } }
}

# What a text tells of a value is what it was read from: the piece, and what it was asked with.
hide luck {
  of      = piece
  members = [luck]
  when    = self.owner != viewer
}

value fortune {
  of   = piece
  with = { more = int }
  is   = self.luck + more
}

value echo {
  of   = player
  with = { n = int }
  is   = n
}

sequence main {
  lucky = rider()
  return { when = lucky == none }
  set lucky { luck = 3 }
  owner = player.north
  say {
    text = "${fortune(lucky, 1)}, ${echo(owner, lucky.luck)}, ${echo(owner, 5)}"
  }
  check_victory {}
}

victory feared {
  when = threat_of_all() > 90
}

function threat_of_all {
  is = sum([for p in every(piece) : p.threat])
}

test "the context decides" {
  setup = true
  expect { that = power(pike(), none, true, none) == 2 }
  expect { that = power(pike(), none, false, none) == 2 }
  expect { that = power(rider(), none, true, none) == 4 }
  expect { that = power(pike(), rider(), true, none) == 5 }
  expect { that = power(pike(), pike(), true, none) == 2 }
  expect { that = power(pike(), rider(), false, none) == 5 }
  expect { that = power(rider(), pike(), true, border.ford) == 2 }
  expect { that = power(rider(), pike(), true, border.bridge) == 4 }
  expect { that = power(pike(), rider(), true, border.ford) == 4 }
  expect { that = power(rider(), none, false, border.ford) == 4 }
}

test "what a modifier is suppressed by may read the context" {
  setup = true
  given {
    p = pike()
    set p { tired = true }
  }
  expect { that = power(pike(), rider(), true, none) == 2 }
  expect { that = power(pike(), rider(), false, none) == 5 }
}

test "a value that asks another one follows the state" {
  setup = true
  expect { that = rider().threat == 4 }
  run {
    p = rider()
    set p { luck = 3 }
  }
  expect { that = rider().threat == 7 }
}

test "a value of a player" {
  setup = true
  expect { that = reserve(player.north, space.left, 1) == 3 }
  expect { that = reserve(player.south, space.left, 1) == 1 }
  run {
    set player south { zeal = 5 }
  }
  expect { that = reserve(player.south, space.left, 2) == 7 }
}

test "the best in a context" {
  setup = true
  expect { that = best_of(space.left, rider()).unit == unit.pike }
  expect { that = best_of(space.left, pike()).unit == unit.rider }
}

test "a limit counts in a roll" {
  setup = true
  dice { rolls = [2, 4, 4] }
  run {
    roll hits {
      die     = die.d6
      each    = pieces(space.left)
      at_most = power(it, none, false, none)
    }
    set player north { zeal = hits }
  }
  expect {
    that    = player.north.zeal == 2
    message = "one rider of two has the bonus"
  }
}
