# Tests of what fighters may count on: carriers that are still to be built, carriers that have moved, decks that others wait for.

# The Japanese turn: a complex in Japan, carriers on order, and fighters in flight over a zone with so many spaces left.
procedure carriers_on_order {
  params = { carriers = int, fighters = int, over = space, left = int }

  call turn_of { p = player.japan }
  call hold { with = [space.wake_island, player.united_states] }
  place japan { japan = { industrial_complex = 1, infantry = 1 } }
  create {
    unit  = unit.carrier
    owner = player.japan
    at    = space.mobilization_zone
    count = carriers
  }
  create {
    unit  = unit.fighter
    owner = player.japan
    at    = over
    count = fighters
    moved = 4 - left
    flown = true
  }
}

test "new decks are those of one's own carriers on order, and of a power that can still build" {
  cites = ["A42-385", "A42-405"]

  given carriers_on_order {
    carriers = 1
    fighters = 1
    over     = space.sea_zone_60
    left     = 0
  }
  given {
    place mobilization_zone {
      japan         = { infantry = 1, destroyer = 1 }
      germany       = { carrier = 1 }
      united_states = { carrier = 1 }
    }
  }
  expect {
    new  = new_decks(player.japan)
    that = count(new) == 1 && first(new).owner == player.japan && first(new).unit == unit.carrier
  }
  expect {
    that = same(docks(player.japan), [space.japan]) && same(waters(space.japan), [space.sea_zone_60, space.sea_zone_61])
  }
  expect {
    that = (
      on_order(first(new_decks(player.japan)), player.japan) &&
      !on_order(one_of(player.germany, unit.carrier, space.mobilization_zone), player.japan)
    )
    message = "An ally's carrier comes to nobody's aid in this turn."
  }
  given {
    set space japan { controller = player.united_states }
  }
  expect {
    that = (
      empty(new_decks(player.japan)) &&
      !on_order(one_of(player.japan, unit.carrier, space.mobilization_zone), player.japan)
    )
  }
}

test "fighters alone find room on a new carrier, two of them" {
  cites = ["A42-385", "A42-387", "A42-528"]
  cases = {
    "one waits there"                          = { fighters = 1, left = 0, yes = true }
    "two wait there"                           = { fighters = 2, left = 0, yes = false }
    "two that can still land ashore are there" = { fighters = 2, left = 1, yes = true }
  }

  given carriers_on_order {
    carriers = 1
    fighters = fighters
    over     = space.sea_zone_60
    left     = left
  }
  given {
    place manchuria { japan = { fighter = 1, bomber = 1 } }
  }
  expect { that = awaited(one_of(player.japan, unit.fighter, space.manchuria), space.sea_zone_60) == yes }
  expect {
    that = (
      !awaited(one_of(player.japan, unit.bomber, space.manchuria), space.sea_zone_60) &&
      !awaited(one_of(player.japan, unit.fighter, space.manchuria), space.sea_zone_59)
    )
  }
  expect {
    that    = awaited(one_of(player.japan, unit.fighter, space.sea_zone_60), space.sea_zone_60)
    message = "One that is there does not stand in its own way."
  }
}

test "the fighter that has come to wait moves no further, and takes its place" {
  cites = ["A42-384..386"]

  given carriers_on_order {
    carriers = 1
    fighters = 3
    over     = space.manchuria
    left     = 3
  }
  run noncombat_move {}
  play { lines = ["land fighter from manchuria in sea_zone_60", "land fighter from manchuria in sea_zone_60"] }
  refuse {
    line = "land fighter from manchuria in sea_zone_60"
    because = <<-END
      Aircraft land in territory that was friendly when the turn began, fighters also on a carrier with room, within the
      range they have left.
    END
  }
  refuse {
    line    = "land fighter from sea_zone_60 in japan"
    because = "No aircraft of yours there can still fly."
  }
  play { lines = ["land fighter from manchuria in japan"] }
  expect {
    that = (
      standing(player.japan, unit.fighter, space.sea_zone_60) == 2 &&
      !one_of(player.japan, unit.fighter, space.japan).flown
    )
  }
}

test "a place that another fighter in flight counts on is not given away" {
  cites = ["A42-385", "A42-508"]

  given carriers_on_order {
    carriers = 1
    fighters = 2
    over     = space.sea_zone_51
    left     = 1
  }
  given {
    create {
      unit  = unit.fighter
      owner = player.japan
      at    = space.manchuria
      moved = 1
      flown = true
    }
  }
  run noncombat_move {}
  refuse {
    line    = "land fighter from manchuria in sea_zone_60"
    because = "That place on deck is promised to another fighter."
  }
}

# ---- Carriers that have moved

test "a carrier that has sailed in the combat move is counted on where it is, one that sails in the noncombat move where it can still go" {
  cites = ["A42-396", "A42-505", "A42-507"]

  given turn_of { p = player.united_states }
  given {
    place sea_zone_53 { united_states = { carrier = 1 } }
    place sea_zone_52 { japan = { transport = 1 } }
    place hawaiian_islands { united_states = { infantry = 1, fighter = 1 } }
  }
  run moves_and_battles {}
  play { lines = ["move 1 carrier from sea_zone_53 to sea_zone_52"] }
  expect {
    that = (
      game.phase == phase.combat_move &&
      same(stops(
        one_of(player.united_states, unit.carrier, space.sea_zone_52), player.united_states, false
      ), [space.sea_zone_52])
    )
  }
}

test "and in the noncombat move it may go on" {
  cites = ["A42-396"]

  given turn_of { p = player.united_states }
  given {
    place sea_zone_53 { united_states = { carrier = 1 } }
    place hawaiian_islands { united_states = { infantry = 1, fighter = 1 } }
  }
  run noncombat_move {}
  play { lines = ["move 1 carrier from sea_zone_53 to sea_zone_52"] }
  expect {
    that = contains(stops(
      one_of(player.united_states, unit.carrier, space.sea_zone_52), player.united_states, true
    ), space.sea_zone_53)
  }
}

test "carriers may fight where no fighter counts on them elsewhere" {
  cites = ["A42-508"]

  given turn_of { p = player.united_states }
  given {
    place sea_zone_53 { united_states = { carrier = 1 } }
    place sea_zone_44 { united_states = { cruiser = 1 } }
    create {
      unit  = unit.fighter
      owner = player.united_states
      at    = space.sea_zone_52
      moved = 4
      flown = true
    }
  }
  expect {
    that = (
      free_to_fight(space.sea_zone_44, player.united_states) && !free_to_fight(space.sea_zone_53, player.united_states)
    )
  }
}

# ---- Fighters and the decks they come from

test "one's own fighters leave one's own decks before a battle, and have still to land; an ally's deck keeps what it carries" {
  cites = ["A42-177", "A42-178", "A42-525"]

  given turn_of { p = player.united_states }
  given {
    place sea_zone_52 { united_states = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_52 }
    place sea_zone_52 { united_kingdom = { carrier = 1 } }
    create f {
      unit  = unit.fighter
      owner = player.united_states
      at    = space.sea_zone_52
    }
    d = one_of(player.united_kingdom, unit.carrier, space.sea_zone_52)
    carry f { by = d }
    call launch_fighters { with = [space.sea_zone_52, player.united_states] }
  }
  expect {
    that = (
      on_deck(player.united_kingdom, space.sea_zone_52) == 1 && on_deck(player.united_states, space.sea_zone_52) == 0
    )
  }
  expect {
    up   = where(pieces(space.sea_zone_52), piece.unit.deck_borne && piece.holder == none)
    that = all([for c in up : c.flown && c.withdrew && !c.spent]) && count(up) == 1
  }
}

test "a fighter forgets in the next turn which deck it rose from" {
  cites = ["A42-522"]

  given turn_of { p = player.japan }
  given {
    place sea_zone_52 { united_states = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_52 }
    call launch_fighters { with = [space.sea_zone_52, player.japan] }
  }
  expect { that = one_of(player.united_states, unit.fighter, space.sea_zone_52).deck != none }
  given {
    call next_turn { with = [player.united_states] }
  }
  expect { that = one_of(player.united_states, unit.fighter, space.sea_zone_52).deck == none }
}

test "what waits to be mobilized is not in the air, and stays where it is" {
  cites = ["A42-524"]

  given turn_of { p = player.japan }
  given {
    place mobilization_zone { united_states = { fighter = 1 } }
  }
  run relocate { with = [player.japan] }
  expect { that = standing(player.united_states, unit.fighter, space.mobilization_zone) == 1 }
}

# ---- Carriers for several complexes

# The British turn: a complex in Britain and one in India, with room for so many units; two carriers on order, and a fighter in each.
procedure two_yards {
  params = { britain = int, india = int }

  call turn_of { p = player.united_kingdom }
  for s {
    in = [space.united_kingdom, space.india]
    create {
      unit  = unit.industrial_complex
      owner = player.united_kingdom
      at    = s
    }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = s
      moved = 3
      flown = true
    }
  }
  set space united_kingdom { damage = space.united_kingdom.income - britain }
  set space india { damage = space.india.income - india }
  create {
    unit  = unit.carrier
    owner = player.united_kingdom
    at    = space.mobilization_zone
    count = 2
  }
  place united_kingdom { united_kingdom = { infantry = 1 } }
}

test "each of two complexes with room for one unit builds a carrier" {
  cites = ["A42-164", "A42-385", "A42-387", "A42-528"]

  given two_yards { with = [1, 1] }
  run {
    call noncombat_move {}
    call mobilize_new_units {}
  }
  play {
    lines = [
      "land fighter from united_kingdom in sea_zone_6",
      "land fighter from india in sea_zone_35",
      "launch 1 carrier in sea_zone_6 from united_kingdom",
      "launch 1 carrier in sea_zone_35 from india",
    ]
  }
  expect {
    that = (
      on_deck(player.united_kingdom, space.sea_zone_6) == 1 && on_deck(player.united_kingdom, space.sea_zone_35) == 1
    )
  }
}

# How many fighters find a deck in so many zones, a pair in each, on the carriers on order.
function pairs_on_deck {
  params = { p = player, zones = list(space) }
  is = places_on_deck(
    [for z in concat(zones, zones) : [z]], p, moorings(decks(p), p), [for c in decks(p) : deck_room(c)]
  )
}

test "where two carriers can be built, by the room of the complexes" {
  cites = ["A42-385", "A42-402", "A42-403"]
  cases = {
    "one each"            = { britain = 1, india = 1, both_in_britain = 2, both_in_india = 2, one_each = 4 }
    "two in Britain"      = { britain = 2, india = 1, both_in_britain = 4, both_in_india = 2, one_each = 4 }
    "two in India"        = { britain = 1, india = 2, both_in_britain = 2, both_in_india = 4, one_each = 4 }
    "two in either"       = { britain = 2, india = 2, both_in_britain = 4, both_in_india = 4, one_each = 4 }
    "none but in India"   = { britain = 0, india = 3, both_in_britain = 0, both_in_india = 4, one_each = 2 }
    "one, and in Britain" = { britain = 1, india = 0, both_in_britain = 2, both_in_india = 0, one_each = 2 }
  }

  given two_yards { with = [britain, india] }
  expect {
    west = space.sea_zone_6
    east = space.sea_zone_35
    p    = player.united_kingdom
    that = (
      pairs_on_deck(p, [west, west]) == both_in_britain && pairs_on_deck(p, [east, east]) == both_in_india &&
      pairs_on_deck(p, [west, east]) == one_each
    )
  }
}

# A third complex with room for one unit, in Australia.
procedure three_yards {
  call two_yards { with = [1, 1] }
  place australia { united_kingdom = { industrial_complex = 1 } }
  set space australia { damage = space.australia.income - 1 }
}

test "of three complexes with room for one unit any two build a carrier each, and none builds two" {
  cites = ["A42-385", "A42-402", "A42-403"]
  cases = {
    "Britain and India"     = { first = space.sea_zone_6, second = space.sea_zone_35, seated = 4 }
    "Britain and Australia" = { first = space.sea_zone_6, second = space.sea_zone_40, seated = 4 }
    "India and Australia"   = { first = space.sea_zone_35, second = space.sea_zone_40, seated = 4 }
    "Britain twice"         = { first = space.sea_zone_6, second = space.sea_zone_8, seated = 2 }
    "India twice"           = { first = space.sea_zone_35, second = space.sea_zone_35, seated = 2 }
    "Australia twice"       = { first = space.sea_zone_40, second = space.sea_zone_40, seated = 2 }
  }

  given three_yards {}
  expect { that = pairs_on_deck(player.united_kingdom, [first, second]) == seated }
}

test "of three complexes with room for one unit, each carrier that fighters wait for is launched where it must be" {
  cites = ["A42-164", "A42-385", "A42-387", "A42-508", "A42-528"]

  given three_yards {}
  given {
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.india
      count = 2
      moved = 3
      flown = true
    }
  }
  run {
    call noncombat_move {}
    call mobilize_new_units {}
  }
  play { lines = ["land fighter from india in sea_zone_35", "land fighter from india in sea_zone_35"] }
  refuse {
    line = "land fighter from india in sea_zone_35"
    because = <<-END
      Aircraft land in territory that was friendly when the turn began, fighters also on a carrier with room, within the
      range they have left.
    END
  }
  play {
    lines = [
      "land fighter from united_kingdom in sea_zone_6", "end noncombat move",
      "launch 1 carrier in sea_zone_35 from india"
    ]
  }
  refuse {
    line    = "launch 1 carrier in sea_zone_40 from australia"
    because = "That room is needed for the carrier which fighters at sea wait for."
  }
  play { lines = ["launch 1 carrier in sea_zone_6 from united_kingdom"] }
  expect {
    that = (
      on_deck(player.united_kingdom, space.sea_zone_6) == 1 && on_deck(player.united_kingdom, space.sea_zone_35) == 2
    )
  }
}
