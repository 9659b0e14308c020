# Tests of supply: magazines, trains, chains, and what hunger does.

# Looks whether supply reaches the first unit of the Kingdom at a sub-province.
function fed_at {
  params = { s = space }
  is     = first([for u in pieces(s, player.kingdom) : u.supplied if needs_supply(u)])
}

test "who is supplied" {
  cites = ["KK3-620", "KK3-650"]
  cases = {
    "beside the magazine" = {
      source = unit.magazine,
      from   = space.kings_haven,
      at     = space.kings_haven,
      fed    = true,
      cites  = ["KK3-651"]
    }
    "in its province" = {
      source = unit.magazine,
      from   = space.kings_haven,
      at     = space.east_weald,
      fed    = true,
      cites  = ["KK3-468", "KK3-651"]
    }
    "in the province next to it" = {
      source = unit.magazine,
      from   = space.kings_haven,
      at     = space.oak_march,
      fed    = true,
      cites  = ["KK3-468", "KK3-652"]
    }
    "in a foreign province" = {
      source = unit.magazine,
      from   = space.kings_haven,
      at     = space.salt_pans,
      fed    = true,
      cites  = ["KK3-652"]
    }
    "two provinces away" = {
      source = unit.magazine,
      from   = space.kings_haven,
      at     = space.frozen_mere,
      fed    = false,
      cites  = ["KK3-655"]
    }
    "beside a train" = {
      source = unit.wagon_train,
      from   = space.frozen_mere,
      at     = space.frozen_mere,
      fed    = true,
      cites  = ["KK3-515", "KK3-656", "KK3-657"]
    }
    "two steps from a train" = {
      source = unit.wagon_train,
      from   = space.frozen_mere,
      at     = space.amber_forest,
      fed    = true,
      cites  = ["KK3-657"]
    }
    "three steps from a train" = {
      source = unit.wagon_train,
      from   = space.frozen_mere,
      at     = space.falkenstadt,
      fed    = false,
      cites  = ["KK3-655", "KK3-657"]
    }
    "over the sea from a train" = {
      source = unit.wagon_train,
      from   = space.kings_haven,
      at     = space.salt_pans,
      fed    = false,
      cites  = ["KK3-657"]
    }
    "beside any other building" = {
      source = unit.barracks,
      from   = space.kings_haven,
      at     = space.kings_haven,
      fed    = false,
      cites  = ["KK3-618"]
    }
  }

  given {
    call stands { with = [source, player.kingdom, from, 1] }
    call stands { with = [unit.spearmen, player.kingdom, at, 1] }
  }
  run check_supply { p = player.kingdom }
  expect {
    that    = fed_at(at) == fed
    message = "Supply reaches it, or not."
  }
}

test "enemies cut the chain" {
  cites = ["KK3-618", "KK3-653", "KK3-654"]
  cases = {
    "nobody between"   = { foe = unit.port, fed = true }
    "an enemy between" = { foe = unit.militia, fed = false }
  }

  given {
    call stands { with = [unit.magazine, player.kingdom, space.eldermoor, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.salt_pans, 1] }
    call stands { with = [foe, player.khanate, space.kasr_city, 1] }
    call stands { with = [foe, player.khanate, space.lighthouse, 1] }
  }
  run check_supply { p = player.kingdom }
  expect {
    that    = fed_at(space.salt_pans) == fed
    message = "All ways go through Kasr City or the Lighthouse."
  }
}

test "one magazine feeds any number, and is no use in the enemy's hands" {
  cites = ["KK3-651"]

  given {
    call stands { with = [unit.magazine, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.kings_haven, 3] }
    call stands { with = [unit.swordsmen, player.kingdom, space.east_weald, 2] }
    call stands { with = [unit.spearmen, player.khanate, space.eldermoor, 1] }
  }
  run check_supply { p = player.kingdom }
  expect {
    that    = all([for u in every(piece) : u.supplied if u.owner == player.kingdom])
    message = "All five eat."
  }
  run check_supply { p = player.khanate }
  expect {
    that    = !first(pieces(space.eldermoor)).supplied
    message = "The enemy does not."
    said    = "Tarkhan: no supply reaches Eldermoor."
  }
}

test "what was found holds until the next look" {
  cites = ["KK3-620"]

  given {
    call stands { with = [unit.spearmen, player.kingdom, space.kings_haven, 1] }
  }
  run check_supply { p = player.kingdom }
  run {
    call stands { with = [unit.magazine, player.kingdom, space.kings_haven, 1] }
  }
  expect {
    that    = !fed_at(space.kings_haven)
    message = "The new magazine comes too late for this turn."
  }
  run marching { p = player.kingdom }
  expect {
    that    = fed_at(space.kings_haven)
    message = "Each movement begins with it."
  }
}

test "some live off the land" {
  cites = ["KK3-658"]

  given {
    call stands { with = [unit.bedouins, player.kingdom, space.red_sands, 1] }
    call stands { with = [unit.light_horse, player.kingdom, space.red_sands, 1] }
  }
  run check_supply { p = player.kingdom }
  expect {
    that = all(pieces(space.red_sands), piece.supplied == (piece.unit == unit.bedouins))
  }
}

test "the hungry lose half of what they are" {
  cites = ["KK3-619"]
  cases = {
    "4 and 3" = { what = unit.riflemen, strength = 2, morale = 1 }
    "3 and 3" = { what = unit.spearmen, strength = 1, morale = 1 }
    "5 and 4" = { what = unit.swordsmen, strength = 2, morale = 2 }
  }

  given {
    create {
      unit     = what
      owner    = player.kingdom
      at       = space.holm_fields
      supplied = false
    }
  }
  expect {
    u       = first(pieces(space.holm_fields))
    that    = u.power == strength && u.morale == morale
    message = "Half of the base, rounded up, is lost."
  }
}

test "hunger takes half of the base alone" {
  cites = ["KK3-619"]

  given {
    create {
      unit       = unit.swordsmen
      owner      = player.kingdom
      at         = space.holm_fields
      supplied   = false
      experience = 3
      rolled     = 4
    }
  }
  expect {
    u       = first(pieces(space.holm_fields))
    that    = u.power == 8 && u.morale == 4
    message = "5 - 3 + 2 + 4, and 4 - 2 + 2"
  }
}

test "enemies stop trains and magazines" {
  cites = ["KK3-653", "KK3-654"]
  cases = {
    "a train, with nobody between" = {
      source  = unit.wagon_train,
      from    = space.kings_haven,
      foe     = unit.port,
      between = space.long_downs,
      at      = space.jasmine_gate,
      fed     = true
    }
    "a train, with an enemy between" = {
      source  = unit.wagon_train,
      from    = space.al_jasmin,
      foe     = unit.militia,
      between = space.ruby_wells,
      at      = space.cotton_fields,
      fed     = false
    }
    "a magazine, with an enemy upon it" = {
      source  = unit.magazine,
      from    = space.kings_haven,
      foe     = unit.militia,
      between = space.kings_haven,
      at      = space.east_weald,
      fed     = false
    }
  }

  given {
    call stands { with = [source, player.kingdom, from, 1] }
    call stands { with = [unit.spearmen, player.kingdom, at, 1] }
    call stands { with = [foe, player.khanate, between, 1] }
    call stands { with = [foe, player.khanate, space.mangroves, 1] }
  }
  run check_supply { p = player.kingdom }
  expect { that = fed_at(at) == fed }
}

test "a magazine feeds nobody else's units" {
  cites = ["KK3-651"]

  given {
    call stands { with = [unit.magazine, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.kings_haven, 1] }
  }
  run check_supply { p = player.khanate }
  expect { that = !last(pieces(space.kings_haven)).supplied }
}

test "Generals need no supply, and only the hungry are told of" {
  cites = ["KK3-618", "KK3-620"]

  given {
    call stands { with = [unit.magazine, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.sir_osric, player.kingdom, space.frozen_mere, 1] }
  }
  run check_supply { p = player.kingdom }
  expect {
    that   = first(pieces(space.frozen_mere)).supplied
    unsaid = "no supply reaches"
  }
  run {
    call stands { with = [unit.bowmen, player.kingdom, space.elkhold, 1] }
    call check_supply { with = [player.kingdom] }
  }
  expect {
    that = fed_at(space.kings_haven)
    said = "Aldermark: no supply reaches Elkhold."
  }
}

test "at sea a Train feeds those aboard in the same area, and nothing else does" {
  cites = ["KK3-650", "KK3-657"]
  cases = {
    "with a Train aboard" = { what = unit.wagon_train, fed = true }
    "without one"         = { what = unit.bowmen, fed = false }
  }

  given {
    call stands { with = [unit.freighter, player.khanate, space.north_amber, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.north_amber, 1] }
    call stands { with = [what, player.khanate, space.north_amber, 1] }
    set u {
      in       = pieces(space.north_amber)
      supplied = false
    }
    for u {
      in    = pieces(space.north_amber)
      where = u.unit != unit.freighter
      carry u { by = first(pieces(space.north_amber), piece.unit == unit.freighter) }
    }
  }
  run check_supply { p = player.khanate }
  expect { that = first(every(piece), piece.unit == unit.spearmen).supplied == fed }
}
