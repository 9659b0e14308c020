test "the Soviet Union does not attack in round 1" {
  given {
    set game {
      active = player.soviet_union
      round  = 1
    }
    call printed_map {}
    place russia { soviet_union = { infantry = 3, armour = 1, fighter = 1, bomber = 1 } }
    place archangel { soviet_union = { infantry = 1 } }
    place west_russia { germany = { infantry = 1 } }
    place germany { germany = { industrial_complex = 1 } }
    place sea_zone_4 {
      soviet_union = { submarine = 1, transport = 1 }
    }
    place sea_zone_3 { germany = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line = [
      "move 3 infantry from russia to west_russia",
      "fly 1 fighter from russia to west_russia",
      "raid germany with 1 bomber from russia",
      "move 1 submarine from sea_zone_4 to sea_zone_3",
    ]
    because = "The Soviet Union may not attack in round 1."
  }
}

test "nor does it blitz; in round 2 it may" {
  given {
    set game {
      active = player.soviet_union
      round  = 1
    }
    call printed_map {}
    place russia { soviet_union = { armour = 2, infantry = 1 } }
    place belorussia { germany = { infantry = 1 } }
    place sea_zone_4 { soviet_union = { transport = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "blitz 1 armour from russia through west_russia to belorussia"
    because = "The Soviet Union may not attack in round 1."
  }
  play { lines = ["end combat move"] }
  run {
    set game { round = 2 }
    call combat_move {}
  }
  play { lines = ["blitz 1 armour from russia through west_russia to belorussia"] }
  expect { that = space.west_russia.controller == player.soviet_union }
}

test "others attack in round 1" {
  given {
    set game {
      active = player.germany
      round  = 1
    }
    call printed_map {}
    place west_russia { germany = { infantry = 2 } }
  }
  run combat_move {}
  play { lines = ["move 2 infantry from west_russia to russia"] }
  expect { that = count(pieces(space.russia)) == 2 }
}

test "no allied land unit moves into a Soviet territory, in neither move, nor drives through one" {
  given {
    call turn_of { p = player.united_kingdom }
    place persia { united_kingdom = { infantry = 1, armour = 1 } }
    place caucasus { soviet_union = { infantry = 1 } }
    place ukraine { germany = { infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "move 1 armour from persia to ukraine"
    because = "That is out of its reach: too far, past enemy units, through a closed canal or strait, or over impassable ground."
  }
  play { lines = ["end combat move"] }
  run noncombat_move {}
  refuse {
    line    = "move 1 infantry from persia to caucasus"
    because = "That is out of its reach, or not friendly."
  }
  play { lines = ["move 1 infantry from persia to trans_jordan"] }
  expect {
    that    = standing(player.united_kingdom, unit.infantry, space.trans_jordan) == 1
    message = "to other friends it may go"
  }
}

test "none goes ashore there, none lands there, and none ends a blitz there" {
  given {
    call turn_of { p = player.united_states }
    place sea_zone_4 { united_states = { transport = 1 } }
    call laden_transport {
      sea   = space.sea_zone_4
      cargo = [unit.infantry]
    }
    place united_kingdom { united_states = { fighter = 1 } }
    place eastern_europe { united_states = { armour = 1 } }
    call hold { with = [space.eastern_europe, player.united_states] }
    call hold { with = [space.belorussia, player.germany] }
  }
  run combat_move {}
  refuse {
    line    = "unload infantry from sea_zone_4 to archangel"
    because = "Cargo goes ashore in a friendly territory beside the zone."
  }
  refuse {
    line    = "blitz 1 armour from eastern_europe through belorussia to karelia"
    because = "The Soviet Union lets no allied unit into its territories."
  }
  play { lines = ["end combat move"] }
  run noncombat_move {}
  refuse {
    line = "land fighter from united_kingdom in archangel"
    because = <<-END
      Aircraft land in territory that was friendly when the turn began, fighters also on a carrier with room, within the
      range they have left.
    END
  }
  play { lines = ["land fighter from united_kingdom in eastern_canada"] }
  expect { that = standing(player.united_states, unit.fighter, space.eastern_canada) == 1 }
}

test "the Soviet Union goes where it likes, and its allies may free what the Axis has taken" {
  given {
    call turn_of { p = player.soviet_union }
    place russia { soviet_union = { infantry = 1 } }
    place persia { united_kingdom = { infantry = 1 } }
    call hold { with = [space.caucasus, player.germany] }
  }
  run noncombat_move {}
  play { lines = ["move 1 infantry from russia to novosibirsk"] }
  run {
    set game { active = player.united_kingdom }
    call combat_move {}
  }
  play { lines = ["move 1 infantry from persia to caucasus"] }
  run conduct_combat {}
  expect {
    that = (
      space.caucasus.controller == player.soviet_union &&
      standing(player.soviet_union, unit.infantry, space.novosibirsk) == 1
    )
    message = "what it frees is Soviet again"
  }
}
