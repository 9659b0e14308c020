# What chance can do besides rolling dice: keep one of several, roll dice whose faces are known only in play, and pick.

scenario "chance" {
  title = "Chance"
}

class unit {
  attributes = {
    attack = { type = int, default = 2 }
    dice   = { type = int, default = 1 }
    armour = { type = int, default = 0 }
  }
}

class piece {
  state = { hit = { type = bool, default = false } }
}

class game {
  state = {
    n    = { type = int, default = 0 }
    m    = { type = int, default = 0 }
    seen = list(int)
    what = list(unit)
  }
}

player north {}
player south {}

space field {}

unit foot {}

unit bomber {
  attack = 3
  dice   = 2
}

unit tank {
  armour = 4
}

die d6 {
  faces = range(1, 6)
}

value strength {
  of = piece
  is = self.unit.attack
}

value throws {
  of = piece
  is = self.unit.dice
}

procedure bomb {
  roll hits {
    die     = die.d6
    each    = pieces(space.field)
    dice    = it.throws
    at_most = it.strength
    keep    = best
  }
  set game { n = hits }
}

procedure bomb_badly {
  roll hits {
    die     = die.d6
    each    = pieces(space.field)
    dice    = it.throws
    at_most = it.strength
    keep    = worst
  }
  set game { n = hits }
}

procedure three_of_a_kind {
  params = { face = int }

  roll hits {
    die     = die.d6
    count   = 3
    exactly = face
    keep    = worst
  }
  set game { n = hits }
}

# A scoring in which armour counts: it reads which piece each die is for.
scoring armoured {
  var score { is = 0 }
  for i {
    in = range(0, count(strengths) - 1)
    if {
      when = strengths[i] > 2 || !empty(rollers) && rollers[i].unit.armour > 3
      set score { is = score + 1 }
    }
  }
  return { value = score }
}

procedure volley {
  roll hits {
    die     = die.d6
    each    = pieces(space.field)
    dice    = it.unit.dice
    at_most = it.strength
    scored  = scoring.armoured
  }
  roll more {
    die     = die.d6
    count   = 3
    at_most = 3
    scored  = scoring.armoured
  }
  set game {
    n = hits
    m = more
  }
}

# A scoring that counts the dice of which one is kept.
scoring low_luck {
  chances = [for i in range(0, count(strengths) - 1) : strengths[i] * dice[i] * (worst ? -1 : 1)]
  return { value = sum(chances) }
}

procedure lucky_volley {
  roll hits {
    die     = die.d6
    each    = pieces(space.field)
    dice    = it.unit.dice
    at_most = it.strength
    keep    = best
    scored  = scoring.low_luck
  }
  roll fewer {
    die     = die.d6
    count   = 4
    at_most = 3
    keep    = worst
    scored  = scoring.low_luck
  }
  set game {
    n = hits
    m = fewer
  }
}

procedure polyhedron {
  params = { sides = int, k = int }

  roll shown {
    faces = range(1, sides)
    count = 2
  }
  roll hits {
    faces   = [2, 4, sides]
    count   = 2
    at_most = k
  }
  set game {
    seen = shown
    n    = hits
  }
}

procedure lot {
  params = { k = int }

  pick chosen {
    from  = pieces(space.field)
    count = k
  }
  set chosen { hit = true }
  set game { what = [for p in chosen : p.unit] }
}

procedure one_of_them {
  pick one {
    from = [for p in pieces(space.field) : p if p.owner == player.north]
  }
  set game { n = one == none ? -1 : one.unit.attack }
}

procedure number {
  pick one { from = [7, 7, 9] }
  set game { n = one }
}

procedure kind {
  roll kinds {
    faces = every(unit)
    count = 2
  }
  set game { what = kinds }
}

setup {
  place field { north = { foot = 1, bomber = 1, tank = 1 } }
}

sequence main {
  call bomb {}
  check_victory {}
}

victory nobody {
  when = game.n > 90
}

test "the best of two dice counts" {
  setup = true
  dice { rolls = [6, 6, 3, 2] }
  run bomb {}
  expect { that = game.n == 2 }
}

test "the worst of two dice counts" {
  setup = true
  dice { rolls = [1, 6, 3, 2] }
  run bomb_badly {}
  expect { that = game.n == 2 }
}

test "one of a number of dice counts" {
  dice { rolls = [5, 5, 4] }
  run three_of_a_kind { face = 5 }
  expect { that = game.n == 0 }
  dice { rolls = [5, 5, 5] }
  run three_of_a_kind { face = 5 }
  expect { that = game.n == 1 }
}

test "a scoring knows the pieces" {
  setup = true
  run volley {}
  expect {
    that    = game.n == 3
    message = "both dice of the bomber, and the tank"
  }
  expect { that = game.m == 3 }
}

test "a scoring knows of how many dice one counts" {
  setup = true
  run lucky_volley {}
  expect { that = game.n == 2 + 2 * 3 + 2 }
  expect { that = game.m == -12 }
}

test "faces known only in play" {
  dice { rolls = [11, 12, 4, 12] }
  run polyhedron {
    sides = 12
    k     = 4
  }
  expect { that = same(game.seen, [11, 12]) && game.n == 1 }
}

test "things as faces" {
  dice { rolls = [1, 1] }
  run kind {}
  expect { that = same(game.what, [unit.bomber, unit.bomber]) }
}

test "a pick" {
  setup = true
  dice { rolls = [2, 0] }
  run lot { k = 2 }
  expect { that = game.what[0] == unit.foot && game.what[1] == unit.tank }
  expect { that = count([for p in every(piece) : p if p.hit]) == 2 }
}

test "a pick of all asks no chance" {
  setup = true
  run lot { k = 5 }
  expect { that = count(game.what) == 3 }
  run lot { k = 0 }
  expect { that = empty(game.what) }
}

test "a pick of one" {
  setup = true
  dice { rolls = [1] }
  run one_of_them {}
  expect { that = game.n == 3 }
}

test "a pick from nothing" {
  run one_of_them {}
  expect { that = game.n == -1 }
}

test "a pick of numbers" {
  dice { rolls = [2] }
  run number {}
  expect { that = game.n == 9 }
}
