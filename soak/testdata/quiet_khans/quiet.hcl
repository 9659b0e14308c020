# One house rule of one line: who may not attack in the first turn. The tests try every way to do so.

scenario "quiet_khans" {
  extends          = "../../../scenarios/khans_and_kings"
  language_version = 2
}

forbid quiet_opening {
  actions = actions.attack
  when    = game.round <= 1 && actor == player.khanate
  message = "The Khanate may not attack in the first turn."
}

procedure of_the_khanate {
  params = { what = unit, s = space }

  set game { weather = weather.sunny }
  call stands { with = [what, player.khanate, s, 1] }
  call stands { with = [unit.wagon_train, player.khanate, space.kings_haven, 1] }
}

test "no attack in the field, from a ship, by fire, from the air or to the death" {
  cases = {
    "a march"            = { what = unit.spearmen, s = space.kings_haven, line = "move 1 spearmen from kings_haven to holm_fields" }
    "fire"               = { what = unit.howitzers, s = space.kings_haven, line = "shell militia in holm_fields with howitzers" }
    "fire on a building" = { what = unit.howitzers, s = space.kings_haven, line = "bombard market in holm_fields with howitzers" }
    "ships"              = { what = unit.cruiser, s = space.south_amber, line = "sail 1 cruiser from south_amber to north_amber" }
    "an air strike"      = { what = unit.bomber, s = space.kings_haven, line = "attack militia in holm_fields with bomber" }
    "bombs"              = { what = unit.bomber, s = space.kings_haven, line = "bomb market in holm_fields with bomber" }
    "to the death"       = { what = unit.agents, s = space.holm_fields, line = "attack militia with agents to the death" }
  }
  given {
    call holds { with = [player.kingdom, [space.holm_fields.part_of]] }
    call of_the_khanate { with = [what, s] }
    call airfield_at { with = [space.kings_haven, player.khanate] }
    call stands { with = [unit.market, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.torpedo_boat, player.kingdom, space.north_amber, 1] }
  }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  refuse {
    line    = "${line}"
    because = "The Khanate may not attack in the first turn."
  }
}

test "no landing where the enemy is" {
  given {
    set game { weather = weather.sunny }
    call holds { with = [player.kingdom, [space.holm_fields.part_of]] }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    create ship {
      unit  = unit.merchant_junk
      owner = player.khanate
      at    = space.north_amber
    }
    create man {
      unit  = unit.spearmen
      owner = player.khanate
      at    = space.north_amber
    }
    carry man { by = ship }
    call stands { with = [unit.lancers, player.khanate, space.kings_haven, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "land 1 spearmen from merchant_junk at holm_fields"
    because = "The Khanate may not attack in the first turn."
  }
  play { lines = ["land 1 spearmen from merchant_junk at cold_fells", "stop moving"] }
  run {
    call moves_again { n = 2 }
  }
  play { lines = ["move 1 lancers from kings_haven to holm_fields"] }
}

procedure moves_again {
  params = { n = int }

  set game { round = n }
  call movement_of { with = [player.khanate] }
}
