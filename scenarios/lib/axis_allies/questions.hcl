# What players ask of dice: battles by land and sea, and raids. Each is fought on a board with nothing else on it, for the first power
# against its first enemy.

function asking {
  is = first(every(player))
}

function asked {
  is = first(every(player), foe(player, asking()))
}

# Where a battle is fought.
function asked_ground {
  is = first(every(space), space.domain == domain.land && space.power == asked())
}

function asked_waters {
  is = first(every(space), space.domain == domain.sea)
}

# Both sides in a space of the defender's, in the turn of the attacker.
procedure meet {
  params = { s = space, attackers = list(unit), defenders = list(unit) }

  set game { active = asking() }
  set s {
    when        = s.domain == domain.land
    controller  = asked()
    was_held_by = asked()
  }
  for u {
    in = attackers
    create {
      unit  = u
      owner = asking()
      at    = s
    }
  }
  for u {
    in = defenders
    create {
      unit  = u
      owner = asked()
      at    = s
    }
  }
}

# What is gone of a side, in IPC.
function lost_value {
  params = { forces = list(unit), left = list(piece) }
  is     = sum(forces, unit.cost) - sum(left, piece.unit.cost)
}

question land_battle {
  title  = "A battle on land"
  params = { attackers = list(unit), defenders = list(unit) }
  example = {
    attackers = { infantry = 5, armour = 2 }
    defenders = { infantry = 4, artillery = 1 }
  }

  require {
    that    = all(concat(attackers, defenders), unit.domain != domain.sea)
    message = "Ships do not fight on land."
  }
  given {
    call meet { with = [asked_ground(), attackers, defenders] }
  }
  run {
    call land_battle { with = [asked_ground(), asking()] }
  }
  outcome attacker {
    title = "the attacker wins"
    when  = empty(opposing(asked_ground(), asking())) && !empty(fighting(asked_ground(), asking()))
  }
  outcome draw {
    title = "nobody is left"
    when  = empty(opposing(asked_ground(), asking()))
  }
  outcome defender { title = "the defender holds" }
  count attackers_left {
    title = "attackers left"
    is    = count(fighting(asked_ground(), asking()))
  }
  count defenders_left {
    title = "defenders left"
    is    = count(opposing(asked_ground(), asking()))
  }
  count attackers_lost {
    title = "IPC that the attacker loses"
    is    = lost_value(attackers, pieces(asked_ground(), asking()))
  }
  count defenders_lost {
    title = "IPC that the defender loses"
    is    = lost_value(defenders, pieces(asked_ground(), asked()))
  }
}

question sea_battle {
  title  = "A battle at sea"
  params = { attackers = list(unit), defenders = list(unit) }
  example = {
    attackers = { submarine = 2, fighter = 1 }
    defenders = { destroyer = 1, transport = 1 }
  }

  require {
    that    = all(concat(attackers, defenders), unit.domain != domain.land)
    message = "Land units do not fight at sea."
  }
  given {
    call meet { with = [asked_waters(), attackers, defenders] }
  }
  run {
    call sea_battle { with = [asked_waters(), asking()] }
  }
  outcome attacker {
    title = "the attacker wins"
    when  = empty(opposing(asked_waters(), asking())) && !empty(fighting(asked_waters(), asking()))
  }
  outcome draw {
    title = "nobody is left"
    when  = empty(opposing(asked_waters(), asking())) && empty(fighting(asked_waters(), asking()))
  }
  outcome defender {
    title = "the defender holds"
    when  = empty(fighting(asked_waters(), asking()))
  }
  outcome neither { title = "both are still there" }
  count attackers_left {
    title = "attackers left"
    is    = count(pieces(asked_waters(), asking()))
  }
  count defenders_left {
    title = "defenders left"
    is    = count(pieces(asked_waters(), asked()))
  }
  count attackers_lost {
    title = "IPC that the attacker loses"
    is    = lost_value(attackers, pieces(asked_waters(), asking()))
  }
  count defenders_lost {
    title = "IPC that the defender loses"
    is    = lost_value(defenders, pieces(asked_waters(), asked()))
  }
}

# The victim has IPC enough.
question raid {
  title   = "A raid on an industrial complex"
  params  = { bombers = int, gun = bool }
  example = { bombers = 2, gun = true }

  require {
    that    = bombers >= 0 && bombers <= 40
    message = "From 0 to 40 bombers can raid."
  }
  given {
    call meet {
      s         = asked().home
      attackers = [for n in range(1, bombers) : unit.bomber]
      defenders = gun ? [unit.industrial_complex, unit.aa_gun] : [unit.industrial_complex]
    }
    victim = asked()
    gain victim { ipc = 1000 }
    set c {
      in      = pieces(asked().home, asking())
      raiding = true
    }
  }
  run {
    call bombing_raid { with = [asked().home, asking()] }
  }
  count damage {
    title = "damage"
    is    = raid_cost(asked().home)
  }
  count bombers_left {
    title = "bombers left"
    is    = count(pieces(asked().home, asking()))
  }
}

# What a raid has cost so far that was the first of the game.
function raid_cost {
  params = { s = space }
  is     = 1000 - asked().ipc
}

# Of a position: the battle in a space, from where it is.
question battle {
  title  = "The battle in a space"
  params = { here = space }

  require {
    that = (
      game.active != none && !empty(opposing(here, game.active)) &&
      (here.fought ? !empty(fighting(here, game.active)) : contains(battlefields(game.active), here))
    )
    message = "No battle is announced there, and none goes on."
  }
  run {
    a = game.active
    if {
      when = here.fought && here.domain == domain.sea
      repeat {
        while = !decided(here, a)
        call sea_round { with = [here, a] }
      }
    }
    else_if {
      when = here.fought
      call exchange { with = [here, a, false] }
    }
    else_if {
      when = here.domain == domain.sea
      call sea_battle { with = [here, a] }
    }
    else {
      call land_battle { with = [here, a] }
    }
  }
  outcome attacker {
    title = "the attacker wins"
    when  = empty(opposing(here, game.active)) && !empty(pieces(here, game.active))
  }
  outcome draw {
    title = "nobody is left"
    when  = empty(opposing(here, game.active))
  }
  outcome defender {
    title = "the defender holds"
    when  = empty(fighting(here, game.active))
  }
  outcome neither { title = "both are still there" }
  count attackers_left {
    title = "attackers left"
    is    = count(pieces(here, game.active))
  }
  count defenders_left {
    title = "defenders left"
    is    = count(opposing(here, game.active))
  }
}
