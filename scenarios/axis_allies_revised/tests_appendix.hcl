# Tests of single lines of the book that say what units never do: ships on land, guns in an attack, aircraft that skip
# the zone around an island.

# ---- Ships and territories

test "in the combat move no ship moves onto land, though an enemy is there" {
  cites = ["REV-299"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
    call laden_transport {
      sea   = space.sea_zone_14
      cargo = [unit.infantry]
    }
    place libya { germany = { infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line    = ["move 1 battleship from sea_zone_14 to libya", "sail transport from sea_zone_14 to libya"]
    because = "That is out of its reach"
  }
}

test "a ship whose landing party is lost takes nothing, whatever its guns have destroyed" {
  cites = ["REV-251", "REV-299"]

  given {
    call landing_in_libya { cargo = [unit.infantry] }
    place sea_zone_14 { united_kingdom = { battleship = 1 } }
    place libya { germany = { infantry = 1 } }
  }
  dice { rolls = [1, 1, 1] }
  run conduct_combat { defaults = true }
  expect {
    that    = empty(pieces(space.libya), piece.unit.fights) && space.libya.controller == player.germany
    message = "the battleship killed one, the infantry and the other each other"
  }
}

# ---- Guns

test "no gun attacks by a move, with rockets or without, nor lands on a hostile shore" {
  cites = ["REV-461", "REV-463", "REV-464"]
  cases = {
    "without rockets" = { known = [] }
    "with rockets"    = { known = [technology.rockets] }
  }

  given {
    call turn_of { p = player.germany }
    set player germany { technologies = known }
    place ukraine { germany = { aa_gun = 1, infantry = 1 } }
    call laden_transport {
      sea   = space.sea_zone_5
      cargo = [unit.aa_gun, unit.infantry]
    }
  }
  run combat_move {}
  refuse {
    line    = ["move 1 aa_gun from ukraine to caucasus", "move 1 aa_gun from ukraine to west_russia"]
    because = "No such unit of yours there can make a combat move"
  }
  refuse {
    line    = "assault karelia with aa_gun from sea_zone_5"
    because = "No such unit of yours aboard there can make a landing"
  }
}

test "a gun that stands where its owner attacks throws no die and is no casualty" {
  cites = ["REV-360", "REV-464"]

  given {
    call turn_of { p = player.germany }
    place caucasus {
      germany      = { aa_gun = 1, industrial_complex = 1, infantry = 1 }
      soviet_union = { infantry = 1 }
    }
  }
  dice { rolls = [6, 1] }
  run conduct_combat {}
  expect {
    that = (
      standing(player.germany, unit.infantry, space.caucasus) == 0 &&
      count(pieces(space.caucasus), !piece.unit.fights) == 2
    )
    message = "one die of each side, and the infantry alone could fall"
  }
}

# ---- Islands

test "an aircraft with two spaces left comes to the zone around an island, with three to the island" {
  cites = ["REV-502"]
  cases = {
    "two"   = { moved = 2, ashore = false }
    "three" = { moved = 1, ashore = true }
  }

  given {
    call turn_of { p = player.united_states }
    create {
      unit  = unit.fighter
      owner = player.united_states
      at    = space.hawaiian_islands
      moved = moved
    }
    place wake_island { united_states = { infantry = 1 } }
  }
  expect {
    f = one_of(player.united_states, unit.fighter, space.hawaiian_islands)
    that = (
      contains(reach(movement.by_air, f, f.space, left(f)), space.sea_zone_51) &&
      contains(reach(movement.by_air, f, f.space, left(f)), space.wake_island) == ashore
    )
  }
}

test "every island is one space farther than the nearest zone around it" {
  cites = ["REV-502"]

  given {
    call turn_of { p = player.united_states }
    place western_united_states { united_states = { bomber = 1 } }
  }
  expect {
    f       = one_of(player.united_states, unit.bomber, space.western_united_states)
    islands = where(every(space), space.island)
    that = (
      !empty(islands) &&
      all([
        for s in islands :
        all(adjacent(s), space.domain == domain.sea) &&
        distance(movement.by_air, f, f.space, s, 30) == 1 + min([
          for z in adjacent(s) : distance(movement.by_air, f, f.space, z, 30)
        ])
      ])
    )
  }
}
