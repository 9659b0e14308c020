# Tests of ships: where they sail, and submarines that pass and are passed.

test "where ships can be" {
  cases = {
    "a wooden ship at sea"         = { what = unit.war_junk, at = space.north_amber, can = true, cites = ["KK3-539"] }
    "a wooden ship on a river"     = { what = unit.war_junk, at = space.dornburg, can = true, cites = ["KK3-540"] }
    "a wooden ship away from both" = { what = unit.war_junk, at = space.kurgan_plain, can = false, cites = ["KK3-540"] }
    "a wooden ship on the lake"    = { what = unit.war_junk, at = space.mirror_lake, can = false, cites = ["KK3-256"] }
    "a river ship on a river" = {
      what  = unit.river_gunboat,
      at    = space.dornburg,
      can   = true,
      cites = ["KK3-555", "KK3-557"]
    }
    "a river ship away from one" = {
      what  = unit.river_gunboat,
      at    = space.kurgan_plain,
      can   = false,
      cites = ["KK3-557"]
    }
    "a river ship on the lake" = { what = unit.river_gunboat, at = space.mirror_lake, can = true, cites = ["KK3-256"] }
    "a river ship at sea"      = { what = unit.river_gunboat, at = space.north_amber, can = false, cites = ["KK3-556"] }
    "a cruiser at sea"         = { what = unit.cruiser, at = space.north_amber, can = true, cites = ["KK3-546"] }
    "a cruiser on a river"     = { what = unit.cruiser, at = space.dornburg, can = false, cites = ["KK3-540"] }
    "a submarine on a river"   = { what = unit.submarine, at = space.dornburg, can = false, cites = ["KK3-540"] }
    "a unit on land"           = { what = unit.spearmen, at = space.dornburg, can = false, cites = ["KK3-538"] }
  }

  given {
    call stands { with = [what, player.kingdom, space.staff, 1] }
  }
  expect {
    that    = may_float(first(pieces(space.staff)), at) == can
    message = "It floats there, or not."
  }
}

test "ships sail as far as their Speed" {
  cites = ["KK3-475", "KK3-480", "KK3-540"]

  given {
    call stands { with = [unit.war_junk, player.kingdom, space.oak_march, 2] }
    call stands { with = [unit.cruiser, player.kingdom, space.north_amber, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.dornburg, 1] }
  }
  run marching { p = player.kingdom }
  refuse {
    line    = "sail 1 cruiser from north_amber to dornburg"
    because = "No ship of yours in the North Amber Sea can go there."
  }
  play {
    lines = [
      "sail 2 war_junk from oak_march to dornburg", "sail 1 war_junk from dornburg to north_amber",
      "sail 1 cruiser from north_amber to south_amber"
    ]
  }
  expect { that = all(pieces(space.south_amber), piece.moved) }
  refuse {
    line    = "sail 1 war_junk from north_amber to south_amber"
    because = "You have no ship there that can still move."
  }
  expect {
    that = (
      count(pieces(space.north_amber)) == 1 &&
      first(pieces(space.south_amber)).left == 1 &&
      first(pieces(space.south_amber)).start_at == space.north_amber
    )
    message = "Down the river, and out to sea."
  }
}

test "wooden ships do not attack troops on the banks" {
  cites = ["KK3-541"]

  given {
    call stands { with = [unit.war_junk, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.river_gunboat, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.oak_march, 1] }
    call stands { with = [unit.war_junk, player.khanate, space.stonewater, 1] }
  }
  expect {
    junk = first(pieces(space.dornburg))
    that = (
      !open_water(junk, space.oak_march, player.kingdom) &&
      open_water(last(pieces(space.dornburg)), space.oak_march, player.kingdom) &&
      open_water(junk, space.stonewater, player.kingdom)
    )
  }
}

# ---- Submarines

test "a submarine slips past ships that cannot attack it" {
  cites = ["KK3-551"]
  cases = {
    "past a cruiser"    = { foe = unit.cruiser, line = ["slip past"], engaged = false }
    "against a cruiser" = { foe = unit.cruiser, line = ["attack at south_amber"], engaged = true }
  }

  given {
    call two_states {}
    call stands { with = [foe, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.submarine, player.kingdom, space.north_amber, 1] }
  }
  run marching { p = player.kingdom }
  play { lines = ["sail 1 submarine from north_amber to south_amber", line[0]] }
  expect {
    that = (
      last(pieces(space.south_amber)).engaged == engaged && contains(player.kingdom.front, space.south_amber) == engaged
    )
    message = "It fights, or not."
  }
}

test "a submarine must fight ships that attack submarines" {
  cites = ["KK3-549", "KK3-551"]

  given {
    call two_states {}
    call stands { with = [unit.destroyer, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.submarine, player.kingdom, space.north_amber, 1] }
  }
  run marching { p = player.kingdom }
  play { lines = ["sail 1 submarine from north_amber to south_amber"] }
  expect {
    that    = last(pieces(space.south_amber)).engaged
    message = "Nobody asks."
    offered = ["stop moving"]
  }
}

test "ships pass over a submarine, unless it hears them" {
  cites = ["KK3-552", "KK3-553"]
  cases = {
    "unheard" = { roll = [2], left = 1 }
    "barely"  = { roll = [4], left = 1 }
  }

  given {
    call two_states {}
    call stands { with = [unit.submarine, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.cruiser, player.kingdom, space.north_amber, 1] }
  }
  dice { rolls = roll }
  run marching { p = player.kingdom }
  play { lines = ["sail 1 cruiser from north_amber to south_amber"] }
  expect {
    that    = last(pieces(space.south_amber)).left == left && !last(pieces(space.south_amber)).engaged
    message = "It sails on."
  }
}

test "a submarine below ships that do not find it attacks them or stays hidden" {
  cites = ["KK3-551"]
  cases = {
    "below a cruiser" = {
      what   = unit.submarine,
      foe    = unit.cruiser,
      left   = 1,
      sky    = weather.sunny,
      busy   = false,
      broken = false,
      may    = true
    }
    "without a point" = {
      what   = unit.submarine,
      foe    = unit.cruiser,
      left   = 0,
      sky    = weather.sunny,
      busy   = false,
      broken = false,
      may    = false
    }
    "in battle" = {
      what   = unit.submarine,
      foe    = unit.cruiser,
      left   = 1,
      sky    = weather.sunny,
      busy   = true,
      broken = false,
      may    = false
    }
    "Routed" = {
      what   = unit.submarine,
      foe    = unit.cruiser,
      left   = 1,
      sky    = weather.sunny,
      busy   = false,
      broken = true,
      may    = false
    }
    "in a storm" = {
      what   = unit.submarine,
      foe    = unit.cruiser,
      left   = 1,
      sky    = weather.storm,
      busy   = false,
      broken = false,
      may    = false
    }
    "below its like" = {
      what   = unit.submarine,
      foe    = unit.submarine,
      left   = 1,
      sky    = weather.sunny,
      busy   = false,
      broken = false,
      may    = false
    }
    "above mines" = {
      what   = unit.submarine,
      foe    = unit.mine_barrier,
      left   = 1,
      sky    = weather.sunny,
      busy   = false,
      broken = false,
      may    = false
    }
    "a destroyer" = {
      what   = unit.destroyer,
      foe    = unit.cruiser,
      left   = 1,
      sky    = weather.sunny,
      busy   = false,
      broken = false,
      may    = false
    }
  }

  given {
    set game { weather = sky }
    create {
      unit    = what
      owner   = player.kingdom
      at      = space.south_amber
      left    = left
      routed  = broken
      engaged = busy
    }
    call stands { with = [foe, player.khanate, space.south_amber, 1] }
  }
  expect { that = any(pieces(space.south_amber, player.kingdom), lurks(piece)) == may }
}

test "a submarine that attacks from below has had its turn, and stays where it lay" {
  cites = ["KK3-551", "KK3-736"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.submarine, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.cruiser, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.militia, player.kingdom, space.dornburg, 1] }
  }
  run marching { p = player.kingdom }
  play { lines = ["attack at south_amber", "stand", "break off"] }
  expect {
    offered = ["move", "entrench", "stop moving"]
    that    = count(pieces(space.south_amber)) == 2
  }
}

test "a submarine that hears ships attacks them" {
  cites = ["KK3-553", "KK3-554"]

  given {
    call two_states {}
    create {
      unit   = unit.submarine
      owner  = player.khanate
      at     = space.south_amber
      fought = true
    }
    call stands { with = [unit.cruiser, player.kingdom, space.north_amber, 1] }
  }
  dice { rolls = [1] }
  run marching { p = player.kingdom }
  play { lines = ["sail 1 cruiser from north_amber to south_amber"] }
  expect {
    that    = first(pieces(space.south_amber)).duty == duty.attacking && last(pieces(space.south_amber)).left == 0
    message = "The submarine is the attacker."
    said    = "hears Cruiser of Aldermark at the South Amber Sea."
  }
  play {
    by    = player.kingdom
    lines = ["stand"]
  }
  play {
    by    = player.khanate
    lines = ["break off"]
  }
}

test "ships that attack submarines fight them where they find them" {
  cites = ["KK3-549", "KK3-552"]

  given {
    call two_states {}
    call stands { with = [unit.submarine, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.destroyer, player.kingdom, space.north_amber, 1] }
  }
  run marching { p = player.kingdom }
  play { lines = ["sail 1 destroyer from north_amber to south_amber"] }
  expect { that = last(pieces(space.south_amber)).engaged }
}

test "a Routed submarine hears nobody" {
  cites = ["KK3-553", "KK3-615"]

  given {
    call two_states {}
    create {
      unit   = unit.submarine
      owner  = player.khanate
      at     = space.south_amber
      routed = true
    }
    call stands { with = [unit.cruiser, player.khanate, space.north_amber, 1] }
    call stands { with = [unit.cruiser, player.kingdom, space.pearl_gulf, 1] }
  }
  dice { rolls = [1] }
  run marching { p = player.kingdom }
  play { lines = ["sail 1 cruiser from pearl_gulf to south_amber", "stop moving"] }
  run {
    roll _left_over { die = die.k4 }
  }
  expect { that = count(pieces(space.south_amber)) == 2 }
}

test "ships that cannot sail, or not there" {
  cites = ["KK3-541"]

  given {
    call two_states {}
    create {
      unit    = unit.war_junk
      owner   = player.kingdom
      at      = space.kings_haven
      left    = 1
      engaged = true
    }
    call stands { with = [unit.war_junk, player.kingdom, space.staff, 1] }
    call stands { with = [unit.kite_riders, player.khanate, space.south_amber, 1] }
  }
  expect {
    that    = empty(ships_of(player.kingdom)) && open_water(first(pieces(space.staff)), space.south_amber, player.kingdom)
    message = "One is in battle; the other might meet flyers at sea."
  }
}

test "of a mixed fleet only wooden ships go up a river" {
  cites = ["KK3-540"]

  given {
    call two_states {}
    call stands { with = [unit.war_junk, player.kingdom, space.north_amber, 1] }
    call stands { with = [unit.cruiser, player.kingdom, space.north_amber, 1] }
  }
  run marching { p = player.kingdom }
  refuse {
    line    = "sail 1 cruiser from north_amber to dornburg"
    because = "That ship cannot go there now."
  }
  play { lines = ["sail 1 war_junk from north_amber to dornburg"] }
}

test "which ships sail" {
  cites = ["KK3-475", "KK3-481"]
  cases = {
    "a ship with points" = {
      what    = unit.cruiser,
      whose   = player.khanate,
      left    = 1,
      engaged = false,
      carried = false,
      n       = 1
    }
    "a ship without points" = {
      what    = unit.cruiser,
      whose   = player.khanate,
      left    = 0,
      engaged = false,
      carried = false,
      n       = 0
    }
    "another's ship" = {
      what    = unit.cruiser,
      whose   = player.kingdom,
      left    = 1,
      engaged = false,
      carried = false,
      n       = 0
    }
    "a ship in battle" = {
      what    = unit.cruiser,
      whose   = player.khanate,
      left    = 1,
      engaged = true,
      carried = false,
      n       = 0
    }
    "a boat aboard another" = {
      what    = unit.river_gunboat,
      whose   = player.khanate,
      left    = 1,
      engaged = false,
      carried = true,
      n       = 0
    }
    "flyers" = { what = unit.kite_riders, whose = player.khanate, left = 1, engaged = false, carried = false, n = 0 }
  }

  given {
    create vessel {
      unit    = what
      owner   = whose
      at      = space.north_amber
      left    = left
      engaged = engaged
    }
    create mother {
      unit  = unit.cruiser
      owner = player.khanate
      at    = space.north_amber
    }
    carry vessel {
      when = carried
      by   = mother
    }
  }
  expect { that = count(ships_of(player.khanate)) == n }
}

test "a submarine that meets nobody is asked nothing" {
  cites = ["KK3-551"]

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.submarine, player.kingdom, space.north_amber, 1] }
  }
  run marching { p = player.kingdom }
  play {
    lines = ["sail 1 submarine from north_amber to south_amber", "sail 1 submarine from south_amber to pearl_gulf"]
  }
  expect { that = count(pieces(space.pearl_gulf)) == 1 }
}

test "whom a submarine cannot hear" {
  cites = ["KK3-549", "KK3-552", "KK3-553"]
  cases = {
    "destroyers, who find it" = { what = unit.destroyer, sub = unit.submarine, whose = player.khanate, peace = false }
    "flyers above it"         = { what = unit.kite_riders, sub = unit.submarine, whose = player.khanate, peace = false }
    "ships of friends"        = { what = unit.cruiser, sub = unit.submarine, whose = player.khanate, peace = true }
    "ships of its own"        = { what = unit.cruiser, sub = unit.submarine, whose = player.kingdom, peace = false }
    "a cruiser hears nobody"  = { what = unit.cruiser, sub = unit.cruiser, whose = player.khanate, peace = false }
  }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call settle_relation {
      when = peace
      with = [player.khanate, player.kingdom, relation.peace]
    }
    call stands { with = [sub, whose, space.south_amber, 1] }
    call stands { with = [what, player.kingdom, space.south_amber, 1] }
  }
  dice { rolls = [1] }
  run {
    emit exposed {
      mover     = last(pieces(space.south_amber))
      place     = space.south_amber
      left_from = space.north_amber
    }
    roll _left_over { die = die.k4 }
  }
  expect {
    that   = count(pieces(space.south_amber)) == 2
    unsaid = "hears"
  }
}

test "nobody hears a ship that mines have sunk" {
  cites = ["KK3-458", "KK3-553"]

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.submarine, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.mine_barrier, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.cruiser, player.kingdom, space.south_amber, 1] }
  }
  dice { rolls = [1, 1] }
  run {
    emit exposed {
      mover     = last(pieces(space.south_amber))
      place     = space.south_amber
      left_from = space.north_amber
    }
    roll _left_over { die = die.k4 }
  }
  expect {
    that   = empty(every(piece), piece.unit == unit.cruiser)
    unsaid = "hears"
  }
}

test "ships that pass over submarines throw a die of four" {
  cites = ["KK3-553"]

  given stands {
    with = [unit.cruiser, player.kingdom, space.south_amber]
    n    = 1
  }
  run {
    repeat {
      times = 40
      call passes_over { with = [first(pieces(space.south_amber))] }
    }
  }
  expect {
    said   = "Cruiser of Aldermark passes over submarines: 4."
    unsaid = "submarines: 5."
  }
  expect { unsaid = "submarines: 6." }
}

test "nobody listens for those who march to where a submarine lies in port" {
  cites = ["KK3-553"]

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.submarine, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.kings_haven, 1] }
  }
  dice { rolls = [1] }
  run {
    emit entered {
      mover     = last(pieces(space.kings_haven))
      place     = space.kings_haven
      left_from = space.holm_fields
    }
    roll _left_over { die = die.k4 }
  }
  expect { unsaid = "submarines" }
}
