# What a variant may put around the rules of its base, each shown by a test.
scenario "around" {
  extends = "../base"
}

class player {
  state = { plan = { type = int, default = 0 } }
}

# ---- around a procedure: a changed argument, another result, or nothing of what was there.

around procedure fire elsewhere {
  if {
    when = s == space.west
    return { value = 0 }
  }
  call inherited r { s = s == space.middle ? space.east : s }
  return { value = r * 10 }
}

around procedure fire outermost {
  call inherited r {}
  return { value = r + 1 }
}

test "arounds nest, the later one outside" {
  given {
    place middle { anna = { foot = 4, gun = 1 } }
    place west { anna = { gun = 2 } }
    place east { bert = { gun = 2 } }
  }
  run {
    call fire b { s = space.west }
    set game { trail = b }
  }
  expect { that = game.trail == 1 }
  dice { rolls = [1, 1, 6, 3] }
  run {
    call fire a { s = space.middle }
    call fire c { s = space.east }
    set game { trail = a * 100 + c }
  }
  expect { that = game.trail == 2111 }
}

# ---- with before and after, which belong to what is inherited.

before procedure count_up six {
  set game { trail = game.trail * 10 + 6 }
}

around procedure count_up twice {
  set game { trail = game.trail * 10 + 1 }
  call inherited r { n = n + 1 }
  if {
    when = n > 2
    return { value = r }
  }
  call inherited again {}
  set game { trail = game.trail * 10 + 2 }
  return { value = r * 10 + again }
}

after procedure count_up nine {
  set game { trail = game.trail * 10 + 9 }
}

test "what is inherited runs with its hooks, once or twice" {
  run {
    call count_up a { n = 1 }
    set game { round = a }
  }
  expect { that = game.round == 32 && game.trail == 16296192 }
  run {
    set game { trail = 0 }
    call count_up a { n = 5 }
    set game { round = a }
  }
  expect {
    that    = game.round == -1 && game.trail == 1669
    message = "what is inherited returns early, and its after runs"
  }
}

# ---- around a phase, whose question is asked in the middle.

around phase market closed_on_the_second {
  if {
    when = game.round == 2
    set game { trail = 22 }
  }
  else {
    set game { trail = 3 }
    call inherited {}
    set game { trail = game.trail * 10 + 4 }
  }
}

test "a phase goes on after a decision, and so does what is around it" {
  given {
    set game { active = player.anna }
  }
  run {
    call market {}
  }
  play { lines = ["no haggling"] }
  expect { that = game.trail == 3 }
  play { lines = ["stop"] }
  expect { that = game.trail == 354 }
  run {
    set game { round = 2 }
    call market {}
  }
  expect { that = game.trail == 22 }
}

# ---- around an action: its parameters changed, its bindings computed again.

around action buy a_foot_with_each_gun {
  call inherited {}
  if {
    when = what == unit.gun
    call inherited { what = unit.foot }
  }
}

around action walk from_the_middle {
  if {
    when = here == space.west && there == space.east
    call inherited { here = space.middle }
    return {}
  }
  set game { trail = p.unit.cost }
  call inherited {}
}

after action walk count_it {
  set player anna { plan = actor.plan + 1 }
}

test "an action does more, or something else, than its line says" {
  given {
    set game { active = player.anna }
    place west { anna = { foot = 1 } }
    place middle { anna = { gun = 1 } }
  }
  run {
    call market {}
  }
  play { lines = ["no haggling", "walk from west to east"] }
  expect {
    that    = count(pieces(space.west)) == 1 && empty(pieces(space.middle)) && first(pieces(space.east)).unit == unit.gun
    message = "the gun walked, from the middle"
  }
  expect { that = player.anna.plan == 1 && game.trail == 3 }
  play { lines = ["walk from west to middle", "buy gun", "stop"] }
  expect { that = player.anna.plan == 2 && player.anna.gold == 4 && count(pieces(space.west)) == 2 }
}

# ---- around an action that hides: what it says of hidden things is said to those who see them.

hide plans {
  of      = player
  members = [plan]
  when    = self != viewer
}

action brag {
  text   = "brag"
  beside = [action.buy]
  plan   = player.anna.plan

  do {
    if {
      when = actor == player.bert
      return {}
    }
    say { text = "The plan is ${plan}." }
  }
}

around action brag loudly {
  call inherited {}
}

after action brag softly {
  set game { trail = 9 }
}

# ---- around the sequence.

around sequence main short {
  set game { round = 1 }
  call inherited {}
  set game { trail = 99 }
}
