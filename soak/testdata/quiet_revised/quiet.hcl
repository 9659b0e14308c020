# One house rule of one line: who may not attack in round 1. The tests try every way to do so.

scenario "quiet_revised" {
  extends          = "../../../scenarios/axis_allies_revised"
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
  set player germany { technologies = [technology.rockets] }
  place germany { germany = { armour = 2, fighter = 1, bomber = 1, aa_gun = 1 } }
  place west_russia { germany = { armour = 2 } }
  place russia { soviet_union = { industrial_complex = 1 } }
  place united_kingdom { united_kingdom = { industrial_complex = 1 } }
  place sea_zone_5 { germany = { submarine = 1, destroyer = 1 } }
  place sea_zone_6 { united_kingdom = { battleship = 1 } }
  call laden_transport {
    sea   = space.sea_zone_5
    cargo = [unit.infantry]
  }
}

test "no attack by land, sea or air, from the sea, on a complex" {
  given german_opening { n = 1 }
  run combat_move {}
  refuse {
    line = [
      "move 1 armour from west_russia to russia",
      "blitz 1 armour from west_russia through archangel to russia",
      "fly 1 fighter from germany to sea_zone_6",
      "fly 1 fighter from germany via eastern_europe to karelia",
      "fly 1 bomber from germany to united_kingdom",
      "raid united_kingdom with 1 bomber from germany",
      "raid united_kingdom with 1 bomber from germany via sea_zone_5",
      "move 1 submarine from sea_zone_5 to sea_zone_6",
      "sail transport from sea_zone_5 to sea_zone_6",
      "assault karelia with infantry from sea_zone_5",
    ]
    because = "Germany may not attack in round 1."
  }
}

test "no rockets" {
  given german_opening { n = 1 }
  run raids { with = [player.germany] }
  refuse {
    line    = "launch a rocket from germany at united_kingdom"
    because = "Germany may not attack in round 1."
  }
}

test "what is no attack, it may do, and in round 2 all" {
  given german_opening { n = 1 }
  run combat_move {}
  play { lines = ["load armour from germany in sea_zone_5", "unload infantry from sea_zone_5 to norway", "end combat move"] }
  run {
    set game { round = 2 }
    call combat_move {}
  }
  play {
    lines = [
      "move 1 armour from west_russia to russia",
      "fly 1 fighter from germany to sea_zone_6",
      "raid united_kingdom with 1 bomber from germany",
      "move 1 submarine from sea_zone_5 to sea_zone_6",
    ]
  }
}
