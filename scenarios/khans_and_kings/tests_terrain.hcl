# Tests of the ground: what it takes and gives, whom it bars, how many it holds.

test "what the ground does" {
  cases = {
    "mountains with an ice desert" = {
      at      = space.white_peaks,
      slow    = 3,
      attack  = 0,
      defence = 3,
      limit   = 2,
      cites   = ["KK3-212..216", "KK3-241", "KK3-262"]
    }
    "mountains with a forest" = {
      at      = space.eagle_pass,
      slow    = 2,
      attack  = -1,
      defence = 4,
      limit   = 2,
      cites   = ["KK3-212..216", "KK3-262"]
    }
    "hills with a steppe" = {
      at      = space.grey_shore,
      slow    = 0,
      attack  = 0,
      defence = 2,
      limit   = 3,
      cites   = ["KK3-217..220", "KK3-262"]
    }
    "hills with a forest" = {
      at      = space.charcoal_hills,
      slow    = 0,
      attack  = -1,
      defence = 3,
      limit   = 3,
      cites   = ["KK3-217..220"]
    }
    "a desert" = {
      at      = space.red_sands,
      slow    = 0,
      attack  = -1,
      defence = -1,
      limit   = 2,
      cites   = ["KK3-221", "KK3-222"]
    }
    "a jungle" = {
      at      = space.palm_coast,
      slow    = 1,
      attack  = -2,
      defence = 0,
      limit   = 2,
      cites   = ["KK3-223", "KK3-224", "KK3-226"]
    }
    "a forest" = { at = space.oak_march, slow = 0, attack = -1, defence = 1, limit = 3, cites = ["KK3-227..229"] }
    "fields"   = { at = space.holm_fields, slow = 0, attack = 0, defence = 0, limit = 5, cites = ["KK3-230", "KK3-231"] }
    "a steppe" = { at = space.kurgan_plain, slow = 0, attack = 0, defence = 0, limit = 4, cites = ["KK3-233"] }
    "a swamp" = {
      at      = space.eldermoor,
      slow    = 1,
      attack  = 0,
      defence = 3,
      limit   = 2,
      cites   = ["KK3-234", "KK3-235", "KK3-237"]
    }
    "a tundra" = { at = space.cold_fells, slow = 1, attack = 0, defence = -2, limit = 1, cites = ["KK3-238..240"] }
    "an ice desert" = {
      at      = space.frozen_mere,
      slow    = 1,
      attack  = 0,
      defence = 0,
      limit   = 1,
      cites   = ["KK3-241", "KK3-243"]
    }
    "a capital on fields" = {
      at      = space.dornburg,
      slow    = 0,
      attack  = 0,
      defence = 0,
      limit   = 6,
      cites   = ["KK3-244", "KK3-246", "KK3-263"]
    }
    "a capital on hills" = {
      at      = space.ironvale_city,
      slow    = 0,
      attack  = 0,
      defence = 2,
      limit   = 4,
      cites   = ["KK3-246", "KK3-263"]
    }
  }

  given {
    create {
      unit  = unit.riflemen
      owner = player.khanate
      at    = at
      duty  = duty.attacking
    }
    create {
      unit  = unit.riflemen
      owner = player.kingdom
      at    = at
      duty  = duty.defending
    }
  }
  expect {
    that = (
      rough_for(first(pieces(at)), at) == slow && first(pieces(at)).power == 4 + attack &&
      last(pieces(at)).power == 4 + defence
    )
    message = "Speed, attack, defence."
  }
  expect {
    that    = ground_defence(at) == defence
    message = "What independents know of it."
  }
  expect {
    that    = at.unit_limit == limit
    message = "How many it holds."
  }
}

test "some ground bars some types" {
  cases = {
    "tanks in a jungle"     = { what = unit.tankettes, at = space.palm_coast, cites = ["KK3-225"] }
    "tanks in a swamp"      = { what = unit.tankettes, at = space.eldermoor, cites = ["KK3-236"] }
    "catapults in a swamp"  = { what = unit.catapult, at = space.eldermoor, cites = ["KK3-236"] }
    "guns in a swamp"       = { what = unit.field_guns, at = space.eldermoor, cites = ["KK3-236"] }
    "howitzers in a swamp"  = { what = unit.howitzers, at = space.eldermoor, cites = ["KK3-236"] }
    "riders in a swamp"     = { what = unit.light_horse, at = space.eldermoor, cites = ["KK3-236"] }
    "lancers in a swamp"    = { what = unit.lancers, at = space.eldermoor, cites = ["KK3-236"] }
    "spearmen in the sea"   = { what = unit.spearmen, at = space.north_amber, cites = ["KK3-257"] }
    "a cruiser on the land" = { what = unit.cruiser, at = space.dornburg, cites = ["KK3-257"] }
  }

  expect {
    that    = !may_stand(what, at)
    message = "It may not enter."
  }
}

test "others may enter" {
  cites = ["KK3-225", "KK3-236"]

  expect {
    that = (
      may_stand(unit.spearmen, space.eldermoor) && may_stand(unit.light_horse, space.palm_coast) &&
      may_stand(unit.field_guns, space.palm_coast) && may_stand(unit.tankettes, space.oak_march)
    )
    message = "Infantry in a swamp, riders and guns in a jungle, tanks in a forest."
  }
  expect {
    that = (
      may_stand(unit.kite_riders, space.eldermoor) &&
      may_stand(unit.kite_riders, space.north_amber) &&
      may_stand(unit.war_junk, space.dornburg) &&
      !may_stand(unit.war_junk, space.holm_fields) == !riverside(space.holm_fields)
    )
    message = "Flying units go anywhere, and wooden ships up a river."
  }
}

test "Events may change terrain, wherever it lies, for all units" {
  cites = ["KK3-259", "KK3-482"]
  cases = {
    "a forest"              = { what = unit.swordsmen, at = space.oak_march, slow = 1, attack = 5, defence = 8 }
    "forest on mountains"   = { what = unit.swordsmen, at = space.eagle_pass, slow = 3, attack = 5, defence = 10 }
    "other ground"          = { what = unit.swordsmen, at = space.holm_fields, slow = 0, attack = 5, defence = 5 }
    "a unit with abilities" = { what = unit.horde, at = space.oak_march, slow = 1, attack = 4, defence = 7 }
    "a unit that is at home in the jungle" = {
      what    = unit.mercenaries,
      at      = space.palm_coast,
      slow    = 0,
      attack  = 6,
      defence = 6
    }
    "a unit with abilities elsewhere" = {
      what    = unit.lancers,
      at      = space.palm_coast,
      slow    = 3,
      attack  = 3,
      defence = 3
    }
  }

  given {
    set terrain forest {
      speed_change   = -1
      attack_change  = 1
      defence_change = 2
    }
    set terrain mountains { defence_change = -1 }
    set terrain jungle {
      speed_change   = -2
      attack_change  = -2
      defence_change = -2
    }
    create {
      unit  = what
      owner = player.khanate
      at    = at
      duty  = duty.attacking
    }
    create {
      unit  = what
      owner = player.kingdom
      at    = at
      duty  = duty.defending
    }
  }
  expect {
    that    = rough_for(first(pieces(at)), at) == slow
    message = "Speed"
  }
  expect {
    that    = first(pieces(at)).power == attack && last(pieces(at)).power == defence
    message = "Strength"
  }
}

test "a flood takes its point from horsemen as well, and what they have left is what they had less the flood" {
  cites = ["KK3-259", "KK3-482"]
  cases = {
    "light horse" = { what = unit.light_horse }
    "a Horde"     = { what = unit.horde }
  }

  given {
    set terrain fields { speed_change = -1 }
    call stands { with = [what, player.khanate, space.grey_shore, 1] }
  }
  run marching { p = player.khanate }
  play { lines = ["move 1 ${what} from grey_shore to sarai"] }
  expect { that = first(pieces(space.sarai)).left == 1 }
}

test "a sub-province holds so many units" {
  cites = ["KK3-210", "KK3-260", "KK3-261", "KK3-264"]

  given {
    call stands { with = [unit.spearmen, player.khanate, space.red_sands, 1] }
  }
  expect {
    that    = crowd(space.red_sands, player.khanate) == 1 && room_for(space.red_sands, player.khanate) == 1
    message = "One of two."
  }
}

test "ships, flyers, buildings and generals take no room" {
  cites = ["KK3-269"]
  cases = {
    "a fighter"   = { what = unit.fighter }
    "kite riders" = { what = unit.kite_riders }
    "a ship"      = { what = unit.war_junk }
    "a barracks"  = { what = unit.barracks }
    "silk"        = { what = unit.silk }
    "a general"   = { what = unit.old_temur }
  }

  given {
    call stands { with = [what, player.khanate, space.dornburg, 3] }
  }
  expect {
    that    = crowd(space.dornburg, player.khanate) == 0 && room_for(space.dornburg, player.khanate) == 6
    message = "The limit is for land units."
  }
}

test "the ice desert takes its toll at the end of the turn" {
  cites = ["KK3-242"]
  cases = {
    "whole"             = { stage = wound.fresh, at = space.frozen_mere, left = 1, then = wound.losses }
    "with Losses"       = { stage = wound.losses, at = space.frozen_mere, left = 1, then = wound.heavy_losses }
    "with Heavy Losses" = { stage = wound.heavy_losses, at = space.frozen_mere, left = 0, then = wound.fresh }
    "in the peaks"      = { stage = wound.fresh, at = space.white_peaks, left = 1, then = wound.losses }
    "on the tundra"     = { stage = wound.fresh, at = space.cold_fells, left = 1, then = wound.fresh }
  }

  given {
    create {
      unit  = unit.spearmen
      owner = player.khanate
      at    = at
      stage = stage
    }
    call stands { with = [unit.barracks, player.khanate, at, 1] }
  }
  run freeze {}
  expect {
    units   = where(pieces(at), piece.unit == unit.spearmen)
    that    = count(units) == left && all(units, piece.stage == then)
    message = "One more step of Losses."
  }
}

test "each side's units are counted apart" {
  cites = ["KK3-264"]

  given {
    call stands { with = [unit.spearmen, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.red_sands, 2] }
  }
  expect {
    that    = crowd(space.red_sands, player.khanate) == 1 && crowd(space.red_sands, player.kingdom) == 2
    message = "In battle both stand there."
  }
}

test "who flies over the ice does not freeze" {
  cites = ["KK3-242"]

  given {
    call stands { with = [unit.kite_riders, player.khanate, space.frozen_mere, 1] }
  }
  run freeze {}
  expect {
    that    = first(pieces(space.frozen_mere)).stage == wound.fresh
    message = "It is unhurt."
  }
}

test "mountains and hills neither help nor hinder those who attack there" {
  cites = ["KK3-212", "KK3-217"]
  cases = {
    "mountains" = { at = space.white_peaks }
    "hills"     = { at = space.silk_gate }
    "neither"   = { at = space.red_sands, cites = ["KK3-228"] }
  }

  given {
    set game { weather = weather.sunny }
    create {
      unit  = unit.swordsmen
      owner = player.khanate
      at    = at
      duty  = duty.attacking
    }
  }
  expect { that = first(pieces(at)).power == 5 + (at == space.red_sands ? -1 : 0) && terrain.hills.speed == 0 }
}

test "at sea there is room for all" {
  cites = ["KK3-260"]

  expect { that = room_for(space.north_amber, player.khanate) > 20 && room_for(space.mirror_lake, player.khanate) > 20 }
}

test "who is aboard a ship takes no room where it lies" {
  cites = ["KK3-264"]

  given {
    call stands { with = [unit.port, player.khanate, space.grey_shore, 1] }
    call aboard_ship { with = [unit.spearmen, unit.merchant_junk, player.khanate, space.grey_shore, 1] }
    call stands { with = [unit.bowmen, player.khanate, space.grey_shore, 1] }
  }
  expect { that = crowd(space.grey_shore, player.khanate) == 1 }
}

test "what each kind of ground does" {
  cites = ["KK3-209..241"]
  cases = {
    "mountains"  = { what = terrain.mountains, limit = 2, speed = -2, attack = 0, defence = 3 }
    "hills"      = { what = terrain.hills, limit = 3, speed = 0, attack = 0, defence = 2 }
    "desert"     = { what = terrain.desert, limit = 2, speed = 0, attack = -1, defence = -1 }
    "jungle"     = { what = terrain.jungle, limit = 2, speed = -1, attack = -2, defence = 0 }
    "forest"     = { what = terrain.forest, limit = 3, speed = 0, attack = -1, defence = 1 }
    "fields"     = { what = terrain.fields, limit = 5, speed = 0, attack = 0, defence = 0 }
    "steppe"     = { what = terrain.steppe, limit = 4, speed = 0, attack = 0, defence = 0 }
    "swamp"      = { what = terrain.swamp, limit = 2, speed = -1, attack = 0, defence = 3 }
    "tundra"     = { what = terrain.tundra, limit = 1, speed = -1, attack = 0, defence = -2 }
    "ice desert" = { what = terrain.ice_desert, limit = 1, speed = -1, attack = 0, defence = 0 }
  }

  expect {
    that = what.limit == limit && speed_on(what) == speed && attack_on(what) == attack && defence_on(what) == defence
  }
}

test "floods on the fields are nothing at sea" {
  cites = ["KK3-253", "KK3-259"]

  given {
    set terrain fields {
      speed_change   = -1
      defence_change = 1
    }
    call stands { with = [unit.war_junk, player.kingdom, space.north_amber, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
  }
  expect {
    that = rough_for(first(pieces(space.north_amber)), space.north_amber) == 0 && ground_defence(space.north_amber) == 0
  }
  expect {
    that = rough_for(first(pieces(space.holm_fields)), space.holm_fields) == 1 && ground_defence(space.holm_fields) == 1
  }
}
