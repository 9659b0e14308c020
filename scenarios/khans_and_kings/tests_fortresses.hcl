# Tests of what abilities say of Fortresses: of the buildings, and of the units beside one.

test "a bonus against Fortresses counts against the units beside one, whatever Fortress it is and whosever" {
  cites = ["KK3-416", "KK3-417"]
  cases = {
    "a castle" = {
      wall  = unit.castle,
      whose = player.kingdom,
      at    = space.kings_haven,
      acts  = duty.attacking,
      foe   = unit.swordsmen,
      n     = 5
    }
    "a fort" = {
      wall  = unit.fort,
      whose = player.kingdom,
      at    = space.kings_haven,
      acts  = duty.attacking,
      foe   = unit.swordsmen,
      n     = 5
    }
    "a stronghold" = {
      wall  = unit.stronghold,
      whose = player.kingdom,
      at    = space.kings_haven,
      acts  = duty.attacking,
      foe   = unit.swordsmen,
      n     = 5
    }
    "a combat shelter" = {
      wall  = unit.combat_shelter,
      whose = player.kingdom,
      at    = space.kings_haven,
      acts  = duty.attacking,
      foe   = unit.swordsmen,
      n     = 5
    }
    "one's own, which they hold" = {
      wall  = unit.castle,
      whose = player.khanate,
      at    = space.kings_haven,
      acts  = duty.attacking,
      foe   = unit.swordsmen,
      n     = 5
    }
    "in support" = {
      wall  = unit.castle,
      whose = player.kingdom,
      at    = space.kings_haven,
      acts  = duty.supporting,
      foe   = unit.swordsmen,
      n     = 5
    }
    "no Fortress" = {
      wall  = unit.market,
      whose = player.kingdom,
      at    = space.kings_haven,
      acts  = duty.attacking,
      foe   = unit.swordsmen,
      n     = 3
    }
    "a Fortress next door" = {
      wall  = unit.castle,
      whose = player.kingdom,
      at    = space.long_downs,
      acts  = duty.attacking,
      foe   = unit.swordsmen,
      n     = 3
    }
    "they storm one's Fortress" = {
      wall  = unit.castle,
      whose = player.khanate,
      at    = space.kings_haven,
      acts  = duty.defending,
      foe   = unit.swordsmen,
      n     = 5
    }
    "they come from a Fortress" = {
      wall  = unit.castle,
      whose = player.kingdom,
      at    = space.eldermoor,
      acts  = duty.defending,
      foe   = unit.swordsmen,
      n     = 3
    }
    "aircraft above a Fortress" = {
      wall  = unit.castle,
      whose = player.kingdom,
      at    = space.kings_haven,
      acts  = duty.attacking,
      foe   = unit.fighter,
      n     = 3
    }
  }

  given {
    call stands { with = [wall, whose, at, 1] }
    call weighed { with = [unit.catapult, space.kings_haven, space.eldermoor, acts, foe] }
  }
  expect {
    that    = last(pieces(space.kings_haven)).power == n
    message = "${n} in all"
  }
}

test "in a battle, catapults have their bonus against a castle alone" {
  cites = ["KK3-416", "KK3-417"]
  cases = {
    "catapults against a castle" = { what = unit.catapult, wall = unit.castle, n = 6 }
    "catapults against a market" = { what = unit.catapult, wall = unit.market, n = 4 }
    "spearmen against a castle"  = { what = unit.spearmen, wall = unit.castle, n = 4 }
  }

  given {
    call stands { with = [wall, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [what, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [1, 1] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack spearmen with ${what}"] }
  expect { said = "of Tarkhan: ${n};" }
}
