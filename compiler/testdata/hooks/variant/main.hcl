# Everything a variant may hang on its base, each shown by a test.
scenario "hooks" {
  extends = "../base"
}

# ---- before and after: in the order they stand in, round a body that returns early, with what it was given.

before procedure count_up first {
  set game { trail = game.trail * 10 + (n > 5 ? 7 : 6) }
}

before procedure count_up second {
  set game { trail = game.trail * 10 + 8 }
}

after procedure count_up last {
  set game { trail = game.trail * 10 + 9 }
}

test "hooks run before and after, and the result is the base's" {
  run {
    call count_up a { n = 6 }
    call count_up b { n = 1 }
    set game { round = a + b }
  }
  expect { that = game.trail == 78696819 && game.round == 1 }
}

before phase market open {
  set game { trail = game.trail * 10 + 1 }
}

after phase market close {
  set game { trail = game.trail * 10 + 2 }
}

after sequence main over {
  set game { trail = 4 }
}

before action buy greet {
  gain actor { gold = 1 }
}

after action buy thank {
  pay actor { gold = what.cost - 2 }
}

test "a phase goes on after a decision, and so does what comes after it" {
  given {
    set game { active = player.anna }
    gain player anna { gold = 9 }
  }
  run {
    call market {}
  }
  play { lines = ["buy foot"] }
  expect {
    that    = player.anna.gold == 10 + 9 + 1 - 2 - 1
    message = "one gained, the lowered price and one more paid"
  }
  expect { that = game.trail == 1 }
  play { lines = ["stop"] }
  expect { that = game.trail == 152 }
}

# ---- inherited: on top of what the base says.

function price {
  is = inherited - 1
}

unit gun { force = inherited - 1 }

test "an override reads what it overrides" {
  expect { that = price(unit.foot) == 2 && unit.gun.force == 2 }
}

# ---- parts of an action: one clause changed, one added, one taken away.

action buy {
  param what { message = "Too dear, ${actor}." }
  require not_two {
    that    = count([for p in every(piece) : p if p.unit == what]) < 2
    message = "Not two of a kind."
  }
}

remove action buy { only = [require.few] }

test "one clause of an action is changed, another added, another gone" {
  given {
    set game { active = player.anna }
    gain player anna { gold = 20 }
    place middle { bert = { foot = 1, gun = 4 } }
  }
  run {
    call market {}
  }
  play { lines = ["buy foot"] }
  refuse {
    line    = "buy foot"
    because = "Not two of a kind."
  }
  expect { that = count(every(piece)) == 6 }
}

# ---- beside: an action where another is offered.

action rest {
  text   = "rest"
  beside = [action.buy]

  do {
    set game { trail = 77 }
  }
}

test "an action stands beside another" {
  given {
    set game { active = player.anna }
  }
  run {
    call market {}
  }
  play { lines = ["rest", "stop"] }
  expect { that = game.trail == 7752 }
}

# ---- what is removed is not offered any more, and rules about it are void; where nothing is left nobody is asked.

remove action haggle {}

remove action swear {}

test "an action that was taken away is not offered" {
  given {
    set game { active = player.anna }
  }
  run {
    call market {}
  }
  refuse { line = "swear" }
  refuse { line = "no haggling" }
  play { lines = ["stop"] }
}

# ---- forbid: several actions, and steps.

forbid anna_stays {
  actions = [action.walk, action.rest]
  when    = actor == player.anna && game.round == 2
  message = "Not in round 2."
}

forbid closed_east {
  movements = [movement.walk]
  when      = to == space.east && mover.owner == player.anna
}

test "one rule forbids several actions, and bars steps" {
  given {
    set game { active = player.anna }
    place west { anna = { foot = 1 } }
    gain player anna { gold = 5 }
  }
  run {
    call market {}
  }
  refuse {
    line    = "walk from west to east"
    because = "No way."
  }
  play { lines = ["stop"] }
  run {
    set game { round = 2 }
    call market {}
  }
  refuse {
    line    = "rest"
    because = "Not in round 2."
  }
  refuse {
    line    = "walk from west to middle"
    because = "Not in round 2."
  }
}

# ---- scoring: with dice for each, several dice, and a limit dealt out over those rolled for together.

scoring salvo {
  total = sum(strengths)
  roll rest {
    die     = die.d6
    count   = total % 6 > 0 ? 1 : 0
    at_most = total % 6
  }
  return { value = div(total, 6) + rest }
}

test "a scoring is told what each die has to show" {
  given {
    place middle { anna = { foot = 2, gun = 1, heavy = 1 } }
  }

  # One of two foot is lifted: 4 + 2, the gun 2, two dice of the heavy at 2 each are 12.
  run {
    call fire n { s = space.middle }
    set game { trail = n }
  }
  expect { that = game.trail == 2 }
  dice { rolls = [5, 4] }
  run {
    call fire_blindly a { n = 5 }
    call fire_blindly b { n = 5 }
    set game { trail = a * 10 + b }
  }
  expect {
    that    = game.trail == 12
    message = "ten: one for sure, and a die at 4"
  }
}

test "nobody fires: no hits, no die" {
  run {
    call fire n { s = space.middle }
    set game { trail = n }
  }
  expect { that = game.trail == 0 }
}
