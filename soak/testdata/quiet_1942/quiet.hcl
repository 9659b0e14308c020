# One house rule of one line: who may not attack in round 1. The tests try every way to do so.

scenario "quiet_1942" {
  extends          = "../../../scenarios/axis_allies_1942"
  language_version = 2
}

forbid quiet_opening {
  actions = actions.attack
  when    = game.round == 1 && actor == player.germany
  message = "Germany may not attack in round 1."
}

procedure german_opening {
  params = { n = int }

  call turn_of { p = player.germany }
  set game { round = n }
  place germany { germany = { armour = 2, fighter = 2, bomber = 1 } }
  place west_russia { germany = { armour = 2 } }
  place russia { soviet_union = { industrial_complex = 1 } }
  place united_kingdom { united_kingdom = { industrial_complex = 1 } }
  place sea_zone_5 { germany = { submarine = 1, carrier = 1 } }
  place sea_zone_6 { united_kingdom = { submarine = 1, transport = 1 } }
  call laden_transport {
    sea   = space.sea_zone_5
    cargo = [unit.infantry]
  }
}

test "no attack by land, sea or air, from the sea, on a complex, not even on submarines and transports" {
  given german_opening { n = 1 }
  run combat_move {}
  refuse {
    line = [
      "move 1 armour from west_russia to russia",
      "blitz 1 armour from west_russia through archangel to russia",
      "fly 1 fighter from germany to sea_zone_6",
      "fly 1 bomber from germany to united_kingdom",
      "raid united_kingdom with 1 bomber from germany",
      "move 1 submarine from sea_zone_5 to sea_zone_6",
      "sail transport from sea_zone_5 to sea_zone_6",
      "assault karelia with infantry from sea_zone_5",
    ]
    because = "Germany may not attack in round 1."
  }
}

test "escorts attack with the raid that they fly with" {
  options = { escorts = true }

  given {
    call german_opening { n = 1 }
    place united_kingdom { germany = { bomber = 1 } }
    set c {
      in      = pieces(space.united_kingdom)
      where   = c.owner == player.germany
      raiding = true
      flown   = true
      moved   = 2
    }
  }
  run combat_move {}
  refuse {
    line    = "escort the raid on united_kingdom with 1 fighter from germany"
    because = "Germany may not attack in round 1."
  }
}

test "others may, and in round 2 Germany" {
  given german_opening { n = 2 }
  run combat_move {}
  play { lines = ["move 1 armour from west_russia to russia", "fly 1 fighter from germany to sea_zone_6", "raid united_kingdom with 1 bomber from germany"] }
}
