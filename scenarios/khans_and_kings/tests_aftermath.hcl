# Tests of Decisions in a battle, of how it ends, and of what remains of it.

# ---- Windows for Decisions, and the balance of a battle

test "before the first clash both sides may play a card, and after that nobody" {
  cites   = ["KK3-084", "KK3-735"]
  options = { players = 3 }

  given {
    set game { weather = weather.sunny }
    call deal_to { with = [player.khanate, [unit.feigned_flight, unit.coup]] }
    call deal_to { with = [player.kingdom, [unit.coup]] }
    call deal_to { with = [player.union, [unit.coup]] }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.swordsmen, player.union, space.holm_fields, 1] }
    call marches_in { with = [unit.mercenaries, player.khanate, space.kings_haven, space.holm_fields, 1, 1] }
  }
  dice { rolls = [4, 4, 4, 4] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play {
    by    = player.kingdom
    lines = ["stand"]
  }
  play {
    by    = player.union
    lines = ["stand"]
  }
  play {
    by    = player.khanate
    lines = ["attack swordsmen with mercenaries"]
  }
  play {
    by    = player.union
    lines = ["play none"]
  }
  play {
    by    = player.khanate
    lines = ["play feigned_flight"]
  }
  expect { said = "Mercenary Guard of Tarkhan: 10; Swordsmen of Ferrania: 8." }
  play {
    by    = player.union
    lines = ["stonewater"]
  }
  play {
    by    = player.kingdom
    lines = ["stand"]
  }
  play {
    by    = player.khanate
    lines = ["attack militia with mercenaries"]
  }
  play {
    by    = player.kingdom
    lines = ["dornburg"]
  }
  expect {
    that = (
      player.khanate.won == 1 && player.khanate.lost == 0 && player.kingdom.lost == 1 && player.kingdom.won == 0 &&
      player.union.lost == 1
    )
    said = "Tarkhan wins at Holm Fields."
  }
}

test "an encircled target is taken before it is struck" {
  cites   = ["KK3-084", "KKA-22"]
  options = { players = 2 }

  given {
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call stands { with = [unit.prison_camp, player.khanate, space.kurgan_plain, 1] }
    call deal_to { with = [player.khanate, [unit.encirclement]] }
    call stands { with = [unit.royal_guard, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.spearmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack royal_guard with spearmen", "play encirclement"] }
  expect {
    that = (
      first(pieces(space.captivity)).unit == unit.royal_guard && count(army(space.holm_fields, player.khanate)) == 1
    )
    said = "Tarkhan wins at Holm Fields."
  }
}

test "who wins and who loses a battle" {
  cites   = ["KK3-120", "KK3-121", "KK3-737"]
  options = { players = 3 }
  cases = {
    "the attacker breaks off" = {
      foe    = unit.swordsmen,
      after  = wound.fresh,
      mine   = wound.fresh,
      n      = 1,
      rolls  = [],
      orders = ["stand", "break off"],
      winner = [player.kingdom],
      loser  = [player.khanate],
      said   = "Aldermark holds Holm Fields."
    }
    "the attacker loses" = {
      foe    = unit.swordsmen,
      after  = wound.fresh,
      mine   = wound.fresh,
      n      = 1,
      rolls  = [1, 1],
      orders = ["stand", "attack swordsmen with spearmen", "kings_haven"],
      winner = [player.kingdom],
      loser  = [player.khanate],
      said   = "Aldermark holds Holm Fields."
    }
    "both fall" = {
      foe    = unit.royal_guard,
      after  = wound.heavy_losses,
      mine   = wound.heavy_losses,
      n      = 1,
      rolls  = [2, 1],
      orders = ["stand", "attack royal_guard with spearmen"],
      winner = [],
      loser  = [player.kingdom],
      said   = "Nobody is left at Holm Fields."
    }
    "the defender falls in winning" = {
      foe    = unit.royal_guard,
      after  = wound.heavy_losses,
      mine   = wound.losses,
      n      = 1,
      rolls  = [1, 2],
      orders = ["stand", "attack royal_guard with spearmen", "kings_haven"],
      winner = [],
      loser  = [player.kingdom],
      said   = "Nobody is left at Holm Fields."
    }
  }

  given {
    create {
      unit  = foe
      owner = player.kingdom
      at    = space.holm_fields
      stage = after
    }
    call marches_in { with = [unit.spearmen, player.khanate, space.kings_haven, space.holm_fields, 0, n] }
    set u {
      in    = army(space.holm_fields, player.khanate)
      stage = mine
    }
  }
  dice { rolls = rolls }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = orders }
  expect {
    that = (
      same(where(powers(), player.won > 0), winner) &&
      same(where(powers(), player.lost > 0), loser) &&
      all([for u in every(piece) : u.duty == duty.idle && !u.lost && u.rolled == 0 && u.foe == none])
    )
    message = "for the mood of the people"
    said    = said
  }
}

test "Armoured units keep what the battle has left them, also along a road" {
  cites = ["KK3-521", "KK3-758"]

  given {
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.tankettes, player.khanate, space.kings_haven, space.holm_fields, 1, 1] }
    call marches_in { with = [unit.lancers, player.khanate, space.kings_haven, space.holm_fields, 1, 1] }
    set u {
      in    = army(space.holm_fields, player.khanate)
      along = 1
    }
  }
  dice { rolls = [4, 4] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack militia with tankettes", "dornburg"] }
  expect {
    here = army(space.holm_fields, player.khanate)
    that = here[0].left == 1 && here[0].along == 1 && here[1].left == 0 && here[1].along == 0
  }
}

test "the last place in a camp is enough to surrender" {
  cites = ["KK3-852"]

  given {
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call stands { with = [unit.prison_camp, player.khanate, space.kurgan_plain, 1] }
    create {
      unit   = unit.spearmen
      owner  = player.kingdom
      at     = space.captivity
      captor = player.khanate
      camp   = space.kurgan_plain
      count  = 2
    }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 2] }
    call marches_in { with = [unit.spearmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["surrender militia", "break off"] }
  expect { that = count(pieces(space.captivity)) == 3 }
}

test "Morale of nothing breaks at a point, on either side, and panic teaches the winner" {
  cites = ["KK3-728", "KK3-729", "KK3-731"]
  cases = {
    "the defender panics" = { what = unit.spearmen, foe = unit.catapult, a = 3, b = 2, mine = false, theirs = true }
    "the attacker panics" = { what = unit.catapult, foe = unit.spearmen, a = 2, b = 3, mine = true, theirs = false }
    "as strong as it"     = { what = unit.spearmen, foe = unit.catapult, a = 4, b = 4, mine = false, theirs = false }
  }

  given {
    create {
      unit         = what
      owner        = player.khanate
      at           = space.holm_fields
      duty         = duty.attacking
      disheartened = true
    }
    create {
      unit         = foe
      owner        = player.kingdom
      at           = space.holm_fields
      duty         = duty.defending
      disheartened = true
    }
  }
  dice { rolls = [a, b] }
  run {
    here = pieces(space.holm_fields)
    call clash {
      one      = here[0]
      other    = here[1]
      help     = []
      answered = true
    }
  }
  expect {
    here = pieces(space.holm_fields)
    that = (
      here[0].routed == mine && here[1].routed == theirs && here[0].foe == none && here[1].foe == none &&
      here[0].rolled == 0 && here[1].rolled == 0
    )
    message = "who is routed"
  }
}

test "panic alone teaches the winner" {
  cites = ["KK3-801"]

  dice { rolls = [4, 4] }
  run duel {
    with     = [unit.mercenaries, unit.militia]
    answered = true
  }
  expect {
    here = pieces(space.holm_fields)
    that = here[0].experience == 2 && here[1].routed && here[1].stage == wound.fresh && here[1].experience == 1
    said = "Panic among Militia of Aldermark, who are routed."
  }
}

test "who is routed already is not routed again, and nobody learns from it" {
  cites = ["KK3-801"]
  cases = {
    "fire on troops in order" = {
      away  = false,
      a     = 4,
      b     = 4,
      level = 2,
      said  = "Panic among Militia of Aldermark, who are routed."
    }
    "fire on routed troops" = {
      away  = true,
      a     = 4,
      b     = 4,
      level = 1,
      said  = "Panic among Militia of Aldermark, who flee again."
    }
    "heavy losses teach all the same" = {
      away  = true,
      a     = 4,
      b     = 1,
      level = 2,
      said  = "Heavy losses among Militia of Aldermark, who flee again.",
      cites = ["KK3-800"]
    }
  }

  given {
    call gun_ready { with = [unit.field_guns, space.kings_haven] }
    create {
      unit   = unit.militia
      owner  = player.kingdom
      at     = space.holm_fields
      routed = away
    }
  }
  dice { rolls = [a, b] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["shell militia in holm_fields with field_guns"] }
  expect {
    gun = first(army(space.kings_haven, player.khanate))
    that = (
      gun.experience == level &&
      all([for u in every(piece) : u.routed && u.space != space.holm_fields if u.unit == unit.militia])
    )
    said = said
  }
}

test "who falls back into a port goes ashore" {
  cites = ["KK3-732", "KK3-736"]

  given {
    call holds { with = [player.khanate, [space.eldershore]] }
    call stands { with = [unit.naval_base, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.freighter, player.khanate, space.kings_haven, 1] }
    call marches_in { with = [unit.lancers, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
    set u {
      in   = pieces(space.holm_fields)
      duty = duty.attacking
    }
  }
  run break_off { with = [pieces(space.holm_fields), player.kingdom] }
  expect {
    that = last(pieces(space.kings_haven)).unit == unit.lancers && last(pieces(space.kings_haven)).holder == none
  }
}

test "a ship on the river takes nobody in for whom there is no room ashore" {
  cites   = ["KK3-265", "KK3-732", "KK3-736"]
  options = { players = 2 }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.falkenstadt, 5] }
    call stands { with = [unit.war_junk, player.kingdom, space.falkenstadt, 1] }
    call stands { with = [unit.royal_guard, player.khanate, space.west_shore, 1] }
    call marches_in { with = [unit.spearmen, player.kingdom, space.falkenstadt, space.west_shore, 0, 2] }
  }
  run {
    defaults = true
    call battle_at { with = [space.west_shore, player.kingdom] }
  }
  play { lines = ["stand", "break off"] }
  expect {
    that    = count(pieces(space.falkenstadt), takes_room(piece)) == space.falkenstadt.unit_limit
    message = "One goes back, and the other elsewhere."
  }
}

test "who flies over the sea withdraws to the land as well" {
  cites = ["KK3-732"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.kite_riders, player.kingdom, space.north_amber, 1] }
    call stands { with = [unit.kite_riders, player.khanate, space.north_amber, 1] }
  }
  run withdraw { with = [first(pieces(space.north_amber)), player.khanate] }
  play {
    by    = player.kingdom
    lines = ["dornburg"]
  }
  expect {
    that = (
      first(pieces(space.dornburg)).unit == unit.kite_riders && first(pieces(space.dornburg)).owner == player.kingdom
    )
  }
}

test "where one can begin a battle" {
  cites = ["KK3-722"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.lancers, player.khanate, space.holm_fields, 1] }
    create {
      unit    = unit.militia
      owner   = player.kingdom
      at      = space.dornburg
      engaged = true
    }
    call stands { with = [unit.lancers, player.khanate, space.dornburg, 1] }
    call stands { with = [unit.militia, player.kingdom, space.kings_haven, 1] }
    create {
      unit    = unit.agents
      owner   = player.khanate
      at      = space.kings_haven
      engaged = true
    }
    call stands { with = [unit.militia, player.kingdom, space.stonewater, 1] }
    create {
      unit    = unit.lancers
      owner   = player.khanate
      at      = space.stonewater
      engaged = true
    }
    set player khanate { front = [space.holm_fields, space.dornburg, space.kings_haven, space.stonewater] }
  }
  run {
    offer {
      to      = player.khanate
      actions = [action.join_battle]
      prompt  = "Begin a battle."
      done    = "none"
    }
  }
  refuse {
    line    = ["attack at holm_fields", "attack at dornburg", "attack at kings_haven"]
    because = "Your units have met no enemy there."
  }
  play { lines = ["attack at stonewater"] }
  expect { said = "Tarkhan attacks Aldermark at Stonewater." }
}

test "who finds a battle where enemies are" {
  cites = ["KK3-264", "KK3-721"]
  cases = {
    "infantry"                 = { what = unit.spearmen, sky = weather.sunny, foe = unit.militia, finds = true }
    "infantry, beneath flyers" = { what = unit.spearmen, sky = weather.sunny, foe = unit.kite_riders, finds = false }
    "Agents"                   = { what = unit.agents, sky = weather.sunny, foe = unit.militia, finds = false }
    "a General"                = { what = unit.old_temur, sky = weather.sunny, foe = unit.militia, finds = false }
    "flyers"                   = { what = unit.kite_riders, sky = weather.sunny, foe = unit.militia, finds = true }
    "flyers, under clouds"     = { what = unit.kite_riders, sky = weather.cloudy, foe = unit.militia, finds = false }
  }

  given {
    set game { weather = sky }
    call stands { with = [what, player.khanate, space.kings_haven, 1] }
    call stands { with = [foe, player.kingdom, space.holm_fields, 1] }
  }
  expect {
    that    = finds_battle(first(pieces(space.kings_haven)), space.holm_fields) == finds
    message = "it does, or does not"
  }
}

test "flyers are not sent back from where there is no room" {
  cites = ["KK3-266..268", "KK3-523"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.oak_march, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.deepwood, space.oak_march, 0, 4] }
    call marches_in { with = [unit.kite_riders, player.khanate, space.deepwood, space.oak_march, 0, 1] }
  }
  dice { rolls = [4, 1] }
  run battle_at { with = [space.oak_march, player.khanate] }
  play { lines = ["stand", "attack militia with swordsmen", "dornburg"] }
  refuse {
    line    = "kite_riders"
    because = "is no answer here"
  }
  play { lines = ["swordsmen"] }
  expect {
    that = (
      count(pieces(space.oak_march)) == 4 &&
      count(pieces(space.deepwood)) == 1 &&
      any(pieces(space.oak_march), piece.unit == unit.kite_riders)
    )
    message = "one of four goes back, and which is all the same"
  }
}

# All the neighbours of Holm Fields are full of spearmen of p.
procedure nobody_gets_past {
  params = { p = player }

  for s {
    in = [
      space.dornburg, space.kings_haven, space.stonewater, space.long_downs, space.oak_march, space.jasmine_gate,
      space.eldermoor
    ]
    call stands { with = [unit.spearmen, p, s, 1] }
  }
}

test "who beats a unit that has no way out has destroyed it, and learns from that" {
  cites = ["KK3-752", "KK3-799"]
  cases = {
    "the attacker, if no camp takes it" = {
      victor = player.khanate,
      mine   = unit.swordsmen,
      theirs = unit.spearmen,
      luck   = [3, 3],
      camp   = false,
      level  = 2,
      orders = ["attack spearmen with swordsmen"]
    }
    "the attacker, with room in a camp" = {
      victor = player.khanate,
      mine   = unit.swordsmen,
      theirs = unit.spearmen,
      luck   = [3, 3],
      camp   = true,
      level  = 1,
      orders = ["stand", "attack spearmen with swordsmen"]
    }
    "the defender, if no camp takes it" = {
      victor = player.kingdom,
      mine   = unit.spearmen,
      theirs = unit.swordsmen,
      luck   = [2, 2],
      camp   = false,
      level  = 2,
      orders = ["stand", "attack swordsmen with spearmen"]
    }
    "the defender, with room in a camp" = {
      victor = player.kingdom,
      mine   = unit.spearmen,
      theirs = unit.swordsmen,
      luck   = [2, 2],
      camp   = true,
      level  = 1,
      orders = ["stand", "attack swordsmen with spearmen"]
    }
  }

  given {
    call nobody_gets_past { with = [victor] }
    call holds { with = [victor, [space.eldershore]] }
    call stands {
      when = camp
      with = [unit.prison_camp, victor, space.kings_haven, 1]
    }
    call stands { with = [theirs, player.kingdom, space.holm_fields, 1] }
    call marches_in {
      with = [mine, player.khanate, space.kings_haven, space.holm_fields, victor == player.khanate ? 1 : 0, 1]
    }
  }
  dice { rolls = luck }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = orders }
  expect { that = count(pieces(space.holm_fields)) == 1 && first(pieces(space.holm_fields)).experience == level }
}
