# What the interpreter's tests need of the language, one procedure for each.
scenario "rules" {}

class space {
  state = {
    seen  = list(piece)
    words = { type = text, default = "nothing" }
    score = { type = int, default = 0, min = 0, max = 10 }
  }
}

class unit {
  attributes = {
    strength = { type = int, default = 1 }
    hold     = { type = int, default = 9 }
  }
}

class piece {
  state = { hurt = { type = int, default = 0, min = 0, max = 2 } }
}

player red {}
player blue {}
resource gold { start = 3 }

unit man { strength = 1 }
unit horse { strength = 2 }
unit boat { strength = 0 }

space a { borders = [space.b] }
space b { borders = [space.c] }
space c { borders = [space.d] }
space d {}
space far { borders = [space.d] }

border short {
  between = [space.a, space.d]
  one_way = true
}

die d6 { faces = range(1, 6) }

value power {
  of = piece
  is = self.unit.strength
}
modifier lifted {
  to    = value.power
  units = [unit.man]
  set   = 6
  limit = count([for p in among : p if p.unit == unit.horse])
}
modifier first_only {
  to    = value.power
  units = [unit.boat]
  when  = count([for p in every(piece) : p if p == self && p.hurt == 0]) == 1
  set   = 6
}

value force {
  of = piece
  is = self.unit.strength
}
modifier backed {
  to    = value.force
  units = [unit.man]
  set   = 2
  limit = count([for p in among : p if p.unit == unit.horse])
}

movement step {
  params = { mover = player }
  pass   = true
  cost   = to == space.b ? 2 : 1
  stop   = to == space.d
  risk   = to == space.c ? 5 : 1
}

class game {
  state = {
    result = { type = int, default = 0 }
    kept   = list(piece)
  }
}

procedure too_poor {
  gain player red { gold = 2 }
  pay player red { gold = 6 }
}

procedure too_great {
  n = count(every(player)) + 9
  set space a { score = n }
}

procedure stale {
  create m {
    unit  = unit.man
    owner = player.red
    at    = space.a
  }
  destroy m {}
  set m { hurt = 1 }
}

procedure nobody {
  ghost = first(pieces(space.far))
  set game { result = ghost.hurt }
}

procedure tried {
  var n { is = 1 }
  set space a { score = 5 }
  attempt {
    set n { is = 2 }
    set space a { score = 7 }
    create {
      unit = unit.man
      at   = space.a
    }
    attempt {
      set space b { score = 9 }
      ensure { that = space.a.score == 7 }
    }
    otherwise {
      set n { is = 100 }
    }
    ensure { that = empty(pieces(space.a)) }
  }
  otherwise {
    set n { is = n + 10 }
  }
  set game { result = n * 100 + space.a.score * 10 + space.b.score + count(pieces(space.a)) }
}

procedure lists {
  create m {
    unit  = unit.man
    at    = space.a
    count = 3
  }
  for round {
    in = range(1, 400)
    set space a { seen = pieces(space.a) }
    set space b { seen = concat(space.a.seen, space.a.seen) }
    set space a { words = "round ${round} of ${m}" }
  }
  set game { result = count(space.a.seen) * 10 + count(space.b.seen) }
}

procedure cargo_goes_along {
  create ship {
    unit = unit.boat
    at   = space.a
  }
  create m {
    unit  = unit.man
    at    = space.a
    count = 2
  }
  for p {
    in    = pieces(space.a)
    where = p != ship
    carry p { by = ship }
  }
  move ship { to = space.b }
  set game { result = count(pieces(space.b)) * 10 + count(cargo(ship)) }
  move m { to = space.c }
  set game { result = game.result * 100 + count(cargo(ship)) * 10 + (m.holder == none ? 1 : 0) }
  carry m { by = ship }
  all = pieces(space.b)
  move all { to = space.d }
  set game { result = game.result * 100 + count(cargo(ship)) * 10 + count(pieces(space.d)) }
  destroy ship {}
  set game { result = game.result * 10 + count(every(piece)) }
}

procedure ring {
  create x {
    unit = unit.boat
    at   = space.a
  }
  create y {
    unit = unit.boat
    at   = space.a
  }
  carry x { by = y }
  carry y { by = x }
}

procedure ways {
  r = reach(movement.step, player.red, space.a, 2)
  way = route(movement.step, player.red, space.a, space.c, 9)
  set game { result = count(r) * 10000 + distance(movement.step, player.red, space.a, space.c, 9) * 1000 + count(way) * 100 + (first(r) == space.d ? 10 : 0) + (distance(movement.step, player.red, space.far, space.a, 9) + 1) }
}

procedure volleys {
  create {
    unit  = unit.man
    owner = player.red
    at    = space.a
    count = 5
  }
  create {
    unit  = unit.horse
    owner = player.red
    at    = space.a
    count = 3
  }
  roll hits {
    die     = die.d6
    each    = pieces(space.a)
    at_most = it.power
  }
  set game { result = hits }
}

procedure endless {
  repeat {
    while = game.result >= 0
    set game { result = game.result + 1 }
  }
}

procedure many_hits {
  create {
    unit  = unit.man
    at    = space.a
    count = 2
  }
  create {
    unit  = unit.horse
    at    = space.a
    count = 1
  }
  both = pieces(space.a)
  choose hit {
    by    = player.blue
    from  = concat(both, both)
    count = 3
  }
  for p {
    in = hit
    set p { hurt = p.hurt + 1 }
  }
}

procedure twins {
  create {
    unit  = unit.man
    at    = space.a
    count = 2
  }
  both = pieces(space.a)
  choose hit {
    by    = player.blue
    from  = concat(both, both)
    count = 2
  }
  for p {
    in = hit
    set p { hurt = p.hurt + 1 }
  }
}

procedure some {
  create {
    unit  = unit.man
    at    = space.a
    count = 3
  }
  create {
    unit  = unit.horse
    at    = space.a
    count = 2
  }
  choose gone {
    by       = player.blue
    from     = pieces(space.a)
    count    = 4
    at_least = 1
  }
  destroy gone {}
}

procedure battle {
  create {
    unit  = unit.man
    owner = player.red
    at    = space.a
    count = 10
  }
  create {
    unit  = unit.horse
    owner = player.red
    at    = space.a
    count = 8
  }
  create {
    unit  = unit.man
    owner = player.blue
    at    = space.a
    count = 12
  }
  create {
    unit  = unit.horse
    owner = player.blue
    at    = space.a
    count = 4
  }
  repeat {
    while = any([for p in pieces(space.a) : p.owner == player.red]) && any([for p in pieces(space.a) : p.owner == player.blue])
    times = 100

    reds  = [for p in pieces(space.a) : p if p.owner == player.red]
    blues = [for p in pieces(space.a) : p if p.owner == player.blue]

    roll struck {
      die     = die.d6
      each    = reds
      at_most = it.force
    }
    roll back {
      die     = die.d6
      each    = blues
      at_most = it.force
    }
    choose lost {
      by      = player.blue
      from    = blues
      count   = struck
      default = take(sorted({ for p in blues : p.unit.strength => p }), struck)
    }
    choose fallen {
      by      = player.red
      from    = reds
      count   = back
      default = take(sorted({ for p in reds : p.unit.strength => p }), back)
    }
    destroy lost {}
    destroy fallen {}
  }
}

procedure victory_now {
  end_game {
    winner  = player.red
    because = "Red has ${player.red.gold}."
  }
}

setup {
  set game { result = 0 }
}

sequence main {
  choose nothing_at_all {
    by   = player.red
    from = [for s in every(space) : s if s == space.a]
  }
  set game { result = nothing_at_all == space.a ? 1 : 2 }
  end_game {}
}

function rich {
  is = reversed([for p in every(player) : p if p.gold > 1])
}

procedure shared_now {
  set player blue { gold = 5 }
  end_game {
    winner = rich()
  }
}

procedure shared_by_set {
  end_game {
    winner = [player.blue, player.red]
  }
}

procedure shared_by_nobody {
  end_game {
    winner = [for p in every(player) : p if p.gold > 100]
  }
}
