# What players ask of dice.

# What one clash has done to the unit of a player: 1 for Losses, 2 for Heavy Losses.
function harm_done {
  params = { s = space, p = player }
  u      = first(pieces(s, p))
  is     = u.stage == wound.heavy_losses ? 2 : u.stage == wound.losses ? 1 : 0
}

# Both are whole, and nobody supports them.
question clash {
  title  = "A clash of two units"
  params = { attacker = unit, defender = unit, place = space, answered = bool }
  example = {
    attacker = unit.swordsmen
    defender = unit.spearmen
    place    = space.holm_fields
    answered = true
  }

  given {
    create _one {
      unit  = attacker
      owner = player.khanate
      at    = place
      duty  = duty.attacking
    }
    create _other {
      unit  = defender
      owner = player.kingdom
      at    = place
      duty  = duty.defending
    }
  }
  run {
    one   = first(pieces(place, player.khanate))
    other = first(pieces(place, player.kingdom))
    call clash _margin {
      with     = [one, other]
      help     = []
      answered = answered
    }
  }
  outcome defender_routed {
    title = "the defender is routed"
    when  = first(pieces(place, player.kingdom)).routed
  }
  outcome attacker_routed {
    title = "the attacker is routed"
    when  = first(pieces(place, player.khanate)).routed
  }
  outcome neither { title = "both stand" }
  count attacker_harm {
    title = "the attacker's losses (2: heavy)"
    is    = harm_done(place, player.khanate)
  }
  count defender_harm {
    title = "the defender's losses (2: heavy)"
    is    = harm_done(place, player.kingdom)
  }
}

# Who attacks at a place: in the battle that goes on there, and else whose turn it is.
function attacker_at {
  params = { s = space }
  going  = where(every(battle), battle.place == s)
  is     = empty(going) ? game.active : first(going).attacker
}

# Of a position: a battle that is announced, or the one that goes on. Both sides decide as the bot does.
question battle {
  title  = "The battle at a place"
  params = { here = space }
  policy = greedy

  require {
    that = (
      any(every(battle), battle.place == here) ||
      game.active != none && contains(game.active.front, here) &&
      !empty(opponents(here, game.active)) && !empty(army(here, game.active))
    )
    message = "No battle is announced there, and none goes on."
  }
  run {
    going = where(every(battle), battle.place == here)
    if {
      when = empty(going)
      call battle_at { with = [here, game.active] }
    }
    else {
      call contest { of = first(going) }
    }
  }
  outcome attacker {
    title = "the attacker wins"
    when  = empty(opponents(here, attacker_at(here))) && !empty(army(here, attacker_at(here)))
  }
  outcome defender {
    title = "the defender wins"
    when  = empty(army(here, attacker_at(here)))
  }
  outcome neither { title = "both stay" }
}
