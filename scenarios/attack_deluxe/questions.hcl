# What players ask of dice: battles on land and at sea, on a board with nothing else on it.

# Both sides in one space.
procedure meet {
  params = { s = space, attackers = list(unit), defenders = list(unit) }

  set game { active = player.red }
  set s {
    when   = s.domain == domain.land
    holder = player.blue
  }
  for u {
    in = attackers
    create {
      unit  = u
      owner = player.red
      at    = s
    }
  }
  for u {
    in = defenders
    create {
      unit  = u
      owner = player.blue
      at    = s
    }
  }
}

question land_battle {
  title  = "A battle on land"
  params = { attackers = list(unit), defenders = list(unit) }
  example = {
    attackers = { infantry = 3, artillery = 1, tank = 1 }
    defenders = { infantry = 3, plane = 1 }
  }

  require {
    that    = all(concat(attackers, defenders), unit.army)
    message = "Only army units fight on land."
  }
  given {
    call meet { with = [space.midwest, attackers, defenders] }
  }
  run {
    call join_battle { with = [space.midwest, player.red, player.blue] }
  }
  outcome attacker {
    title = "the attacker wins"
    when  = !empty(pieces(space.midwest, player.red)) && empty(pieces(space.midwest, player.blue))
  }
  outcome draw {
    title = "nobody is left"
    when  = empty(pieces(space.midwest, player.blue))
  }
  outcome defender { title = "the defender holds" }
  count attackers_left {
    title = "attackers left"
    is    = count(pieces(space.midwest, player.red))
  }
  count defenders_left {
    title = "defenders left"
    is    = count(pieces(space.midwest, player.blue))
  }
}

question sea_battle {
  title  = "A battle at sea"
  params = { attackers = list(unit), defenders = list(unit) }
  example = {
    attackers = { submarine = 1, destroyer = 2 }
    defenders = { battleship = 1, destroyer = 1 }
  }

  require {
    that    = all(concat(attackers, defenders), unit.fleet)
    message = "Only ships fight at sea."
  }
  given {
    call meet { with = [space.north_atlantic, attackers, defenders] }
  }
  run {
    call join_battle { with = [space.north_atlantic, player.red, player.blue] }
  }
  outcome attacker {
    title = "the attacker wins"
    when  = !empty(pieces(space.north_atlantic, player.red)) && empty(pieces(space.north_atlantic, player.blue))
  }
  outcome draw {
    title = "nobody is left"
    when  = empty(pieces(space.north_atlantic, player.blue))
  }
  outcome defender { title = "the defender holds" }
  count attackers_left {
    title = "attackers left"
    is    = count(pieces(space.north_atlantic, player.red))
  }
  count defenders_left {
    title = "defenders left"
    is    = count(pieces(space.north_atlantic, player.blue))
  }
}

# Of a position: the battle that is announced in a space, as it will be fought after all movement.
question battle {
  title  = "The battle in a space"
  params = { here = space }

  require {
    that = (
      game.active != none && contested(here, game.active) && empty(every(battle)) &&
      any(pieces(here), piece.owner != none && piece.owner != game.active)
    )
    message = "No battle is announced there."
  }
  run {
    call contend { with = [here, game.active] }
  }
  outcome attacker {
    title = "the attacker wins"
    when = (
      !empty(pieces(here, game.active)) &&
      !any(pieces(here), piece.owner != none && piece.owner != game.active && (piece.unit.army || piece.unit.fleet))
    )
  }
  outcome defender { title = "the defender holds" }
  count attackers_left {
    title = "attackers left"
    is    = count(pieces(here, game.active))
  }
}
