# Khans & Kings 3 with other lists of units and buildings: whoever has the book's own replaces rows, and no rule.

scenario "khans_lists" {
  extends          = "../../../scenarios/khans_and_kings"
  language_version = 2
}

unit market {
  plunder_gives = { gold = 5 }
}

unit road {
  plunder_gives = {}
}

unit war_dhow {
  needs = []
}

unit longship {
  needs     = [unit.naval_base]
  native_to = space.kasr
}

rows thing ability {
  columns = [title,                                                     strength_against, percent_against,   morale_against]

  rams    = ["+3 Strength, +50% Strength and +2 Morale vs. Fortresses", { fortress = 3 }, { fortress = 50 }, { fortress = 2 }]
}

unit swordsmen {
  abilities = [ability.rams]
}

test "plunder brings what the list says, and not a part of the price" {
  given {
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [unit.market, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.holm_fields, 1] }
    call lay { with = [way.road, space.holm_fields, space.kings_haven] }
  }
  run movement_of { p = player.khanate }
  play { lines = ["plunder all that stands there of holm_fields"] }
  expect { that = player.khanate.gold == 5 && empty(buildings_at(space.holm_fields)) }
}

test "blowing up brings the same" {
  given {
    call holds { with = [player.khanate, [space.dornmark]] }
    call stands { with = [unit.market, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.sappers, player.khanate, space.holm_fields, 1] }
  }
  run movement_of { p = player.khanate }
  play { lines = ["blow up market in holm_fields"] }
  expect { that = player.khanate.gold == 5 }
}

test "Strength, percentages and Morale against Fortresses" {
  cases = {
    "beside a fort"   = { house = unit.fort, n = 12, m = 6 }
    "beside a market" = { house = unit.market, n = 5, m = 4 }
  }

  given {
    call stands { with = [house, player.kingdom, space.holm_fields, 1] }
    call weighed { with = [unit.swordsmen, space.holm_fields, space.kings_haven, duty.attacking, unit.bowmen] }
  }
  expect {
    mine = last(pieces(space.holm_fields))
    that = mine.power == n && mine.morale == m
  }
}

test "a regional ship is launched at the harbour that it needs, at any if it needs none, and never at a capital" {
  cases = {
    "none, at a port"               = { what = unit.war_dhow, house = unit.port, n = 2 }
    "none, at a naval base"         = { what = unit.war_dhow, house = unit.naval_base, n = 2 }
    "none, at a market"             = { what = unit.war_dhow, house = unit.market, n = 0 }
    "a naval base, at a port"       = { what = unit.longship, house = unit.port, n = 0 }
    "a naval base, at a naval base" = { what = unit.longship, house = unit.naval_base, n = 2 }
  }

  given {
    call holds { with = [player.sultanate, [space.kasr]] }
    call stands { with = [house, player.sultanate, space.lighthouse, 1] }
  }
  expect { that = count(moorings(what, space.kasr, player.sultanate)) == n }
}

space altan_ordo {
  cover = terrain.swamp
}

test "tribes whom the ground of their capital keeps out are replaced by the state's own" {
  expect {
    tribes = tribes_here(space.altan_steppe, player.khanate)
    that   = !contains(tribes, unit.horde) && contains(tribes, unit.spearmen)
  }
}
