# Tests of what Events and Decisions do, and to whom.

# What an effect does for the Khanate, with a unit as its target or none.
procedure takes_effect {
  params = { e = effect, target = optional(piece) }

  call carry_out { with = [e, player.khanate, target] }
}

test "Orders that are given to a unit" {
  cites   = ["KK3-084", "KKA-22"]
  options = { players = 2 }
  cases = {
    "an ambush stops all of one side in one place" = { e = effect.ambush, left = 0, beside = 0, morale = 3, power = 3 }
    "a war cry takes heart from one"               = { e = effect.war_cry, left = 2, beside = 2, morale = 2, power = 3 }
    "a feigned flight takes Strength from one" = {
      e      = effect.feigned_flight,
      left   = 2,
      beside = 2,
      morale = 3,
      power  = 2
    }
    "an encirclement without a camp is in vain" = {
      e      = effect.encirclement,
      left   = 2,
      beside = 2,
      morale = 3,
      power  = 3
    }
    "a forced march gives one a point" = { e = effect.forced_march, left = 3, beside = 2, morale = 3, power = 3 }
  }

  given {
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 2] }
    call stands { with = [unit.spearmen, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.holm_fields, 1] }
    set u {
      in   = every(piece)
      left = 2
    }
  }
  run takes_effect {
    e      = e
    target = first(pieces(space.holm_fields))
  }
  expect {
    here = pieces(space.holm_fields)
    that = (
      here[0].left == left && here[1].left == beside && here[2].left == 2 && first(pieces(space.dornburg)).left == 2 &&
      here[0].morale == morale && here[0].power == power && here[1].morale == 3 && here[1].power == 3
    )
    message = "the target, and nobody else but in an ambush"
  }
}

test "Orders without a target do nothing" {
  cites   = ["KK3-084"]
  options = { players = 2 }
  cases = {
    "an ambush"        = { e = effect.ambush }
    "a war cry"        = { e = effect.war_cry }
    "a feigned flight" = { e = effect.feigned_flight }
    "a forced march"   = { e = effect.forced_march }
  }

  given stands {
    with = [unit.spearmen, player.khanate, space.sarai]
    n    = 1
  }
  run takes_effect {
    e      = e
    target = none
  }
  expect {
    man     = first(pieces(space.sarai))
    that    = man.left == 0 && !man.disheartened && !man.deceived
    message = "nothing"
  }
}

test "whom an Event concerns" {
  cites   = ["KK3-009", "KKA-21"]
  options = { players = 3 }

  given {
    call two_states {}
    set player union { defeated = true }
  }
  run {
    call takes_effect { with = [effect.great_fair, none] }
    call takes_effect { with = [effect.good_harvest, none] }
    call takes_effect { with = [effect.good_harvest, none] }
    call takes_effect { with = [effect.rich_hunt, none] }
    call takes_effect { with = [effect.manoeuvres, none] }
    call takes_effect { with = [effect.manoeuvres, none] }
  }
  expect {
    that = (
      player.khanate.cuts[resource.gold] == 1 && player.kingdom.cuts[resource.gold] == 1 &&
      player.union.cuts[resource.gold] == 0 && player.khanate.increments[resource.food] == 2 &&
      player.kingdom.increments[resource.food] == 2 && player.union.increments[resource.food] == 0
    )
  }
  expect {
    that = (
      player.khanate.food == 22 && player.kingdom.food == 20 && player.khanate.edge == 2 && player.kingdom.edge == 0
    )
  }
}

test "a fire destroys a building of the drawer's, and no enemy has done it" {
  cites   = ["KK3-009", "KK3-184", "KKA-21"]
  options = { players = 2 }

  given {
    call two_states {}
    call stands { with = [unit.market, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.chagan_ford, 1] }
    call stands { with = [unit.market, player.kingdom, space.dornburg, 1] }
  }
  run takes_effect {
    e      = effect.great_fire
    target = none
  }
  expect {
    that = (
      empty(pieces(space.sarai)) && count(pieces(space.chagan_ford)) == 1 && count(pieces(space.dornburg)) == 1 &&
      empty(every(ruin))
    )
  }
}

test "a fire at sea burns no mine barrier" {
  cites   = ["KK3-456"]
  options = { players = 2 }

  given {
    call two_states {}
    call stands { with = [unit.mine_barrier, player.khanate, space.south_amber, 1] }
  }
  run takes_effect {
    e      = effect.great_fire
    target = none
  }
  expect { that = count(pieces(space.south_amber)) == 1 }
}

test "the plague, for one who has a General and one who has none" {
  cites   = ["KK3-009", "KKA-21"]
  options = { players = 2 }
  cases = {
    "a General"    = { there = space.sarai, ill = true, cites = ["KK3-695"] }
    "on the staff" = { there = space.officers, ill = false }
  }

  given {
    set game { round = 3 }
    call two_states {}
    call stands { with = [unit.old_temur, player.khanate, there, 1] }
    call stands { with = [unit.sir_osric, player.kingdom, space.dornburg, 1] }
  }
  run takes_effect {
    e      = effect.plague
    target = none
  }
  expect {
    chief = first(every(piece), piece.unit == unit.old_temur)
    that = (
      (chief.space == space.staff) == ill && (chief.banished == 5) == ill && count(pieces(space.dornburg)) == 1 &&
      player.khanate.food == 18 && player.khanate.satisfaction == 2 && player.kingdom.food == 20
    )
    message = "two turns on the staff"
  }
}

test "who rallies, and who rises" {
  cites   = ["KK3-009", "KK3-649", "KKA-21"]
  options = { players = 2 }

  given {
    call holds { with = [player.khanate, [space.chagan]] }
    call holds { with = [player.kingdom, [space.dornmark, space.eldershore]] }
    for p {
      in = powers()
      create {
        unit   = unit.spearmen
        owner  = p
        at     = space.elkhold
        routed = true
      }
    }
  }
  run takes_effect {
    e      = effect.manoeuvres
    target = none
  }
  expect { that = !pieces(space.elkhold)[0].routed && pieces(space.elkhold)[1].routed }
  run takes_effect {
    e      = effect.unrest
    target = none
  }
  expect {
    that = (
      !empty(every(piece), piece.owner == player.independents) &&
      all(every(piece), piece.owner != player.independents || piece.space.part_of == space.chagan)
    )
    said = "rises"
  }
}

test "a state without provinces has no unrest" {
  cites   = ["KK3-009"]
  options = { players = 2 }

  given holds {
    p     = player.kingdom
    those = [space.dornmark]
  }
  run takes_effect {
    e      = effect.unrest
    target = none
  }
  expect { that = empty(every(piece)) }
}

test "whom agitators and rumours may name" {
  cites   = ["KK3-084", "KKA-22"]
  options = { players = 3 }
  cases = {
    "agitators" = { e = effect.agitators, said = "Agitators of Tarkhan are at work in Aldermark.", edge = 0 }
    "rumours"   = { e = effect.false_rumours, said = "Rumours confuse Aldermark: 2 less for initiative.", edge = -2 }
  }

  given {
    call two_states {}
    set space ironvale { holder = player.union }
  }
  run takes_effect {
    e      = e
    target = none
  }
  refuse {
    line    = ["khanate", "sultanate", "independents"]
    because = "is no answer here"
  }
  play {
    by    = player.khanate
    lines = ["kingdom"]
  }
  expect {
    that    = player.kingdom.edge == edge && player.union.edge == 0 && player.khanate.edge == 0
    said    = said
    message = "the one that was named"
  }
}

test "a spy makes no list shorter" {
  cites   = ["KKA-22"]
  options = { players = 3 }

  given {
    call deal_to { with = [player.kingdom, [unit.coup]] }
    call deal_to { with = [player.khanate, [unit.coup]] }
    set c {
      in      = pieces(space.kingdom_hand)
      seen_by = [player.union]
    }
  }
  run takes_effect {
    e      = effect.spy_at_court
    target = none
  }
  expect {
    that = (
      first(pieces(space.kingdom_hand)).seen_by == [player.khanate, player.union] &&
      empty(first(pieces(space.khanate_hand)).seen_by)
    )
  }
}

test "where nobody holds cards, a spy and a thief find nothing" {
  cites   = ["KK3-084"]
  options = { players = 2 }
  cases = {
    "a spy"   = { e = effect.spy_at_court }
    "a thief" = { e = effect.stolen_plans }
  }

  given deal_to {
    p     = player.khanate
    cards = [unit.coup]
  }
  expect { that = !can_do(player.khanate, e) && can_do(player.kingdom, e) && can_do(player.khanate, effect.ambush) }
  run takes_effect {
    e      = e
    target = none
  }
  expect {
    that    = count(pieces(space.khanate_hand)) == 1 && empty(first(pieces(space.khanate_hand)).seen_by)
    message = "nothing happens"
  }
}

test "where no rival is left, agitators and rumours find nobody" {
  cites   = ["KKA-22"]
  options = { players = 2 }
  cases = {
    "agitators" = { e = effect.agitators }
    "rumours"   = { e = effect.false_rumours }
  }

  given {
    call holds { with = [player.khanate, [space.chagan]] }
    set player kingdom { defeated = true }
  }
  run takes_effect {
    e      = e
    target = none
  }
  expect {
    that    = player.khanate.edge == 0 && player.kingdom.edge == 0 && empty(every(piece))
    unsaid  = "Tarkhan"
    message = "nothing happens"
  }
}

test "a festival cheers the people by a step" {
  cites   = ["KKA-21", "KKA-22"]
  options = { players = 2 }
  cases = {
    "the Event"    = { e = effect.festival }
    "the Decision" = { e = effect.great_festival }
  }

  given {
    set player khanate { satisfaction = 1 }
  }
  run takes_effect {
    e      = e
    target = none
  }
  expect {
    that    = player.khanate.satisfaction == 2
    message = "one step"
  }
}
