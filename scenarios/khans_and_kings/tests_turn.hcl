# Tests of the turn: its phases, the clock, the drawing of Events, the Colour Die, initiative.

test "a turn is five phases, in order, and the next is the same" {
  cites   = ["KK3-001", "KK3-003..006", "KK3-026", "KK3-027"]
  options = { players = 2 }
  setup   = true

  dice { rolls = [weather.sunny] }
  dice { rolls = [5, 6] }
  dice { rolls = [colour.white] }
  dice { rolls = [4, 2] }
  run turn {}
  expect {
    that   = game.round == 1 && game.phase == phase.trade_and_build
    said   = "Aldermark throws the weather die: sunshine."
    unsaid = "for initiative"
  }
  expect { said = "Tarkhan draws Event 11: Quiet Weeks." }
  expect { said = "Aldermark throws the colour die: white." }
  refuse {
    line    = "stop moving"
    because = "is no answer here"
  }
  # Its silk delights the Khanate.
  play {
    lines = ["one gold", "done"]
    by    = player.khanate
  }
  play {
    lines = ["done"]
    by    = player.kingdom
  }
  expect {
    that = game.phase == phase.movement_of && game.active == player.khanate
    said = "They move in this order: Tarkhan, Aldermark."
  }
  play {
    lines = ["stop moving"]
    by    = player.khanate
  }
  expect { that = game.active == player.kingdom }
}

test "the defeated have no turn, and the turn ends with what victory asks" {
  cites   = ["KK3-001", "KK3-004", "KK3-033", "KK3-040"]
  options = { players = 3 }

  given {
    call holds { with = [player.khanate, [space.chagan]] }
    call holds { with = [player.union, [space.ironvale]] }
    set player kingdom { defeated = true }
    set player khanate {
      aim    = aim.full_coffers
      lost   = 3
      native = [space.chagan]
    }
    set player union { native = [space.ironvale] }
    call stands { with = [unit.spearmen, player.khanate, space.frozen_mere, 1] }
  }
  dice { rolls = [weather.sunny] }
  dice { rolls = [5, 6] }
  dice { rolls = [colour.white] }
  dice { rolls = [4, 2] }
  run turn {}
  play {
    lines = ["one gold", "done"]
    by    = player.khanate
  }
  play {
    lines = ["done"]
    by    = player.union
  }
  play {
    lines = ["stop moving"]
    by    = player.khanate
  }
  expect {
    that = (
      game.round == 1 && player.khanate.satisfaction == 2 && !game.over && space.nordheim.holder == player.khanate &&
      first(pieces(space.frozen_mere)).stage == wound.losses
    )
  }
}

test "who loses the last province in the turn does not move in it" {
  cites   = ["KK3-026", "KK3-040"]
  options = { players = 3 }

  given {
    call holds { with = [player.khanate, [space.chagan]] }
    call holds { with = [player.kingdom, [space.dornmark]] }
    call holds { with = [player.union, [space.ironvale]] }
    set p {
      in     = powers()
      native = [for s in provinces_of(p) : s]
      aim    = aim.mastery
    }
    call stands { with = [unit.spearmen, player.khanate, space.dornburg, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.union, space.ironvale_city, 1] }
  }
  dice { rolls = [weather.sunny] }
  dice { rolls = [5, 6] }
  dice { rolls = [colour.white] }
  dice { rolls = [6, 2, 4] }
  run {
    defaults = true
    call turn {}
  }
  play { lines = ["done", "done", "done"] }
  expect { said = "They move in this order: Tarkhan, Ferrania, Aldermark." }
  play {
    lines = ["stop moving"]
    by    = player.khanate
  }
  play {
    lines = ["stop moving"]
    by    = player.union
  }
  expect { that = player.kingdom.defeated && game.active == player.union }
}

test "whose turn it is to draw, and who sits on the left" {
  cites   = ["KK3-007", "KK3-011", "KK3-012", "KK3-045"]
  options = { players = 3 }

  given {
    set p {
      in  = powers()
      aim = aim.mastery
    }
    set player union { defeated = false }
  }
  run begin_turn {}
  expect {
    that = (
      game.drawer == player.khanate && left_of(player.khanate) == player.kingdom &&
      left_of(player.union) == player.khanate
    )
  }
  run begin_turn {}
  expect { that = game.drawer == player.kingdom }
  run begin_turn {}
  expect { that = game.drawer == player.union }
  run {
    call begin_turn {}
    set player kingdom { defeated = true }
  }
  expect {
    that    = game.drawer == player.khanate && left_of(player.khanate) == player.union
    message = "the defeated are passed over"
  }
}

test "the Event is found by the sum of two dice, one a turn, and its drawer carries it out" {
  cites   = ["KK3-008..010", "KKA-21"]
  options = { players = 2 }
  cases = {
    "four is the plague"     = { rolls = [1, 3], food = 3, kingdom = 5, gold = 5 }
    "seven are floods"       = { rolls = [1, 6], food = 5, kingdom = 5, gold = 4 }
    "eight is a rich hunt"   = { rolls = [4, 4], food = 7, kingdom = 5, gold = 5 }
    "eleven are quiet weeks" = { rolls = [1, 10], food = 5, kingdom = 5, gold = 5 }
  }

  given {
    set game { drawer = player.khanate }
    gain player khanate {
      food = 5
      gold = 5
    }
    gain player kingdom { food = 5 }
  }
  dice { rolls = rolls }
  run draw_event {}
  expect { that = player.khanate.food == food && player.kingdom.food == kingdom && player.khanate.gold == gold }
}

test "a good harvest, a fair and floods last for one turn" {
  cites   = ["KK3-009", "KK3-259", "KK3-316", "KK3-321", "KKA-21"]
  options = { players = 2 }

  given {
    set game { drawer = player.khanate }
    call two_states {}
  }
  dice { rolls = [6, 6, 4, 5, 3, 4] }
  run draw_event {}
  expect {
    that = (
      increment(player.khanate, resource.food) == 1 && increment(player.kingdom, resource.food) == 1 &&
      increment(player.kingdom, resource.gold) == 0
    )
  }
  run draw_event {}
  expect {
    that = (
      price(unit.market, player.khanate)[resource.gold] == unit.market.price[resource.gold] - 1 &&
      price(unit.market, player.kingdom)[resource.gold] == unit.market.price[resource.gold] - 1
    )
  }
  run draw_event {}
  expect {
    that = (
      speed_on(terrain.fields) == -1 && attack_on(terrain.fields) == -1 && defence_on(terrain.fields) == 1 &&
      speed_on(terrain.steppe) == 0 && player.kingdom.gold == 19
    )
  }
  expect {
    said = "Floods: until the next turn Speed on fields changes by -1, Strength in attack there by -1 and in defence by 1."
  }
  run begin_turn {}
  expect {
    that = (
      increment(player.khanate, resource.food) == 0 &&
      price(unit.market, player.khanate)[resource.gold] == unit.market.price[resource.gold] &&
      speed_on(terrain.fields) == 0 &&
      attack_on(terrain.fields) == 0 &&
      defence_on(terrain.fields) == 0
    )
  }
}

test "settlers make a province richer, but not beyond three" {
  cites   = ["KK3-203", "KKA-21"]
  options = { players = 2 }

  # Chagan has three already.
  given {
    set game { drawer = player.khanate }
    call two_states {}
  }
  dice { rolls = [10, 3] }
  run draw_event {}
  refuse {
    line    = ["chagan", "dornmark"]
    because = "is no answer here"
  }
  play { lines = ["burkhan"] }
  expect {
    that = wealth(space.burkhan) == 3 && space.burkhan.enriched == 1
    said = "its wealth is 3 now."
  }
}

test "settlers clear the land of a feudal province as of any other, up to the third level" {
  cites   = ["KK3-189", "KK3-201", "KK3-203"]
  options = { players = 2 }

  given {
    set game { drawer = player.khanate }
    call holds { with = [player.khanate, [space.chagan, space.burkhan, space.altan_steppe]] }
    set s {
      in           = [space.chagan, space.burkhan]
      feudal_since = 1
    }
  }
  dice { rolls = [10, 3] }
  run draw_event {}
  refuse {
    line    = "chagan"
    because = "is no answer here"
  }
  play { lines = ["burkhan"] }
  expect {
    that = wealth(space.burkhan) == 0 && level_of(space.burkhan) == 3
    said = "its wealth is 3 now."
  }
}

test "where all is rich, settlers find nothing to do" {
  cites   = ["KK3-203"]
  options = { players = 2 }

  given {
    set game { drawer = player.khanate }
    set space chagan { holder = player.khanate }
  }
  dice { rolls = [10, 3] }
  run draw_event {}
  run begin_turn {}
  expect { that = space.chagan.enriched == 0 }
}

test "what a state does not handle, it has in the variant that it does" {
  cites   = ["KK3-009", "KKA-21"]
  options = { players = 3 }
  cases = {
    "stone for artisans"     = { p = player.khanate, stone = 2, materials = 0 }
    "materials for industry" = { p = player.union, stone = 0, materials = 2 }
  }

  given {
    set game { drawer = p }
  }
  dice { rolls = [10, 6] }
  run draw_event {}
  expect { that = p.stone == stone && p.materials == materials }
}

test "there is an Event for each sum of the dice, and one only" {
  cites = ["KK3-010", "KKA-21"]

  expect { that = all([for n in range(2, 20) : count(every(effect), effect.number == n) == 1]) }
}

test "nobody pays more than he has" {
  cites   = ["KK3-009"]
  options = { players = 2 }

  given {
    set game { drawer = player.khanate }
    gain player khanate { food = 1 }
  }
  dice { rolls = [2, 2] }
  run draw_event {}
  expect { that = player.khanate.food == 0 && player.khanate.satisfaction == 2 && player.kingdom.satisfaction == 3 }
}

test "Events bring cards, units, initiative and good or bad moods" {
  cites   = ["KK3-009", "KK3-116", "KKA-21"]
  options = { players = 2 }
  cases = {
    "fifteen is a council" = {
      rolls = [10, 5],
      cards = 1,
      units = 0,
      edge  = 0,
      level = 3,
      drawn = deck.order,
      cites = ["KK3-083", "KK3-088"]
    }
    "seventeen are intrigues" = {
      rolls = [10, 7],
      cards = 1,
      units = 0,
      edge  = 0,
      level = 3,
      drawn = deck.intelligence,
      cites = ["KK3-083", "KK3-088"]
    }
    "ten are volunteers"   = { rolls = [5, 5], cards = 0, units = 1, edge = 0, level = 3, drawn = deck.order }
    "fourteen: manoeuvres" = { rolls = [7, 7], cards = 0, units = 0, edge = 1, level = 3, drawn = deck.order }
    "eighteen: a festival" = {
      rolls = [9, 9],
      cards = 1,
      units = 0,
      edge  = 0,
      level = 4,
      drawn = deck.strategy,
      cites = ["KK3-083", "KK3-088"]
    }
  }

  given {
    set game { drawer = player.khanate }
    set space altan_steppe { holder = player.khanate }
    create {
      unit = unit.ambush
      at   = deck_of(drawn)
    }
  }
  dice { rolls = rolls }
  run draw_event {}
  expect {
    that = (
      count(pieces(space.khanate_hand)) == cards && count(pieces(space.altan_ordo)) == units &&
      player.khanate.edge == edge && player.khanate.satisfaction == level
    )
  }
}

test "the Colour Die is thrown by who sits to the left of the drawer; its special face brings a card and another throw" {
  cites   = ["KK3-012", "KK3-015..017", "KK3-087", "KK3-088"]
  options = { players = 3 }

  given {
    set game { drawer = player.union }
    create {
      unit  = unit.ambush
      at    = space.order_deck
      count = 2
    }
    create {
      unit = unit.coup
      at   = space.strategy_deck
    }
  }
  dice { rolls = [colour.special, colour.special, colour.green] }
  run roll_colour {}
  play {
    lines = ["order"]
    by    = player.khanate
  }
  expect { that = count(pieces(space.khanate_hand)) == 1 && first(pieces(space.khanate_hand)).unit == unit.ambush }
  play {
    lines = ["strategy"]
    by    = player.khanate
  }
  expect {
    that = (
      game.colour == colour.green && count(pieces(space.khanate_hand)) == 2 && count(pieces(space.order_deck)) == 1 &&
      empty(pieces(space.strategy_deck))
    )
  }
}

test "a deck without cards is not offered for the special face" {
  cites = ["KK3-015..017", "KK3-088"]

  given {
    set game { drawer = player.khanate }
    create {
      unit = unit.ambush
      at   = space.order_deck
    }
    create {
      unit = unit.agitators
      at   = space.intelligence_deck
    }
  }
  dice { rolls = [colour.special, colour.special, colour.special, colour.red] }
  run roll_colour {}
  refuse {
    line    = "strategy"
    because = "is no answer here"
  }
  play { lines = ["order"] }
  expect {
    that    = game.colour == colour.red && count(pieces(space.kingdom_hand)) == 2
    message = "The last deck with a card needs no choice, and where none has any there is no card."
  }
}

test "an empty deck has no card to give" {
  cites = ["KK3-088"]

  run draw_card { with = [player.khanate, deck.order] }
  expect {
    that = empty(pieces(space.khanate_hand))
    said = "The Order deck is empty."
  }
}

test "the weekly hand moves every turn but the first, the season hand after six" {
  cites = ["KK3-042..044", "KK3-074"]

  run begin_turn {}
  expect {
    that = game.week == 1 && game.season == season.spring
    said = "Turn 1: the first fortnight of spring."
  }
  run {
    repeat {
      times = 5
      call begin_turn {}
    }
  }
  expect {
    that = game.week == 6 && game.season == season.spring
    said = "Turn 6: the sixth fortnight of spring."
  }
  run begin_turn {}
  expect { that = game.week == 1 && game.season == season.summer }
  run {
    repeat {
      times = 12
      call begin_turn {}
    }
  }
  expect { that = game.season == season.winter && game.week == 1 && game.round == 19 }
  run {
    repeat {
      times = 6
      call begin_turn {}
    }
  }
  expect { that = game.season == season.spring && game.round == 25 }
}

test "buildings yield whatever the colour of their province" {
  cites   = ["KK3-005", "KK3-013", "KK3-014"]
  options = { players = 2 }

  # Chagan is red, so that its wealth is food; the colour shown is blue.
  given {
    set game { drawer = player.khanate }
    call two_states {}
    call stands { with = [unit.farm, player.khanate, space.sarai, 1] }
  }
  dice { rolls = [colour.blue] }
  run resources {}
  expect {
    that = (
      player.khanate.food == 20 + from_buildings(player.khanate, resource.food) &&
      player.khanate.food > 20 &&
      player.khanate.metal == 20 + space.burkhan.wealth &&
      player.kingdom.food == 20
    )
  }
}

# ---- Initiative

test "the highest throw moves first" {
  cites   = ["KK3-028..030", "KK3-006"]
  options = { players = 3 }

  dice { rolls = [2, 6, 4] }
  run roll_initiative {}
  expect {
    that = all(powers(), player.overtaken == 0) && player.kingdom.place == 0 && player.khanate.place == 2
    said = "They move in this order: Aldermark, Ferrania, Tarkhan."
  }
  dice { rolls = [5, 1, 4] }
  run roll_initiative {}
  expect { said = "They move in this order: Tarkhan, Ferrania, Aldermark." }
}

test "who is alone throws no die" {
  cites   = ["KK3-029"]
  options = { players = 2 }

  given {
    set player kingdom { defeated = true }
  }
  run roll_initiative {}
  expect { unsaid = "throws" }
}

test "those who are tied throw again, and for the places that they share" {
  cites   = ["KK3-031"]
  options = { players = 4 }

  # The Kingdom and the Sultanate share the first two places, the others the last two; then the first pair is tied again.
  dice { rolls = [3, 5, 3, 5, 6, 4, 2, 4, 1, 2] }
  run roll_initiative {}
  expect { said = "They move in this order: Qasira, Aldermark, Tarkhan, Ferrania." }
}

test "Doctrines, Events and Decisions add to the die, and ties are judged after that" {
  cites   = ["KK3-031", "KK3-032"]
  options = { players = 2 }

  given {
    set player khanate { doctrine = doctrine.swift_riders }
    set player kingdom { edge = -1 }
  }
  dice { rolls = [3, 5, 4, 5] }
  run roll_initiative {}
  expect {
    that    = first(move_order()) == player.khanate && player.kingdom.edge == 0
    message = "four and four, then five and four; what Events add lasts for one turn"
  }
}

test "the defeated throw no dice" {
  cites   = ["KK3-029", "KK3-040"]
  options = { players = 3 }

  given {
    set player kingdom { defeated = true }
  }
  dice { rolls = [2, 6] }
  run roll_initiative {}
  expect { said = "They move in this order: Ferrania, Tarkhan." }
}

test "initiative is thrown for with a die of six" {
  cites   = ["KK3-029"]
  options = { players = 2 }

  run {
    repeat {
      times = 40
      call roll_initiative {}
      set game { round = max(game.round, player.khanate.cast, player.kingdom.cast) }
    }
  }
  expect {
    that    = game.round == 6
    message = "The highest of eighty throws."
  }
}

test "independents have their turn after the players" {
  cites   = ["KK3-864", "KK3-003"]
  options = { players = 2 }

  given {
    call two_states {}
    call stands { with = [unit.market, player.khanate, space.silk_gate, 1] }
    call haunted { with = [unit.partisans, calling.rebel, space.silk_gate, 1] }
    set game { round = 4 }
    set p {
      in     = powers()
      native = [for s in provinces_of(p) : s]
    }
  }
  dice { rolls = [weather.sunny] }
  dice { rolls = [5, 6] }
  dice { rolls = [colour.white] }
  dice { rolls = [4, 2] }
  run turn {}
  play { lines = ["done", "done"] }
  expect { that = game.round == 5 && building_at(space.silk_gate) == none }
}

test "the Colour Die has a face for every colour of the map" {
  cites = ["KK3-015"]
  cases = {
    "red"    = { shown = colour.red }
    "blue"   = { shown = colour.blue }
    "yellow" = { shown = colour.yellow }
    "green"  = { shown = colour.green }
    "white"  = { shown = colour.white }
  }

  given {
    set game { drawer = player.khanate }
  }
  dice { rolls = [shown] }
  run roll_colour {}
  expect { that = game.colour == shown }
}

test "the colour die shows a colour" {
  cites = ["KK3-012", "KK3-015"]

  run {
    defaults = true
    set game { drawer = player.khanate }
    call roll_colour {}
  }
  expect { that = contains([colour.red, colour.blue, colour.yellow, colour.green, colour.white], game.colour) }
}

test "a game begins with governments, and its first turn follows" {
  cites   = ["KK3-001", "KK3-004"]
  options = { players = 2 }

  given two_states {}
  run {
    defaults = true
    call whole_game {}
  }
  expect {
    that = (
      game.round == 1 && game.phase == phase.trade_and_build && player.khanate.government != none &&
      player.kingdom.government != none
    )
    said = "Tarkhan is a "
  }
  play { lines = ["done", "done", "stop moving", "stop moving"] }
  expect { that = game.round == 2 }
}

test "a short game ends after its twelfth turn, and not before" {
  cites   = ["KKA-04", "KK3-003", "KK3-004"]
  options = { players = 2 }

  given two_states {}
  run {
    defaults = true
    call whole_game {}
  }
  play {
    lines = [
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
    ]
  }
  expect { that = game.round == 12 && !game.over }
  play { lines = ["done", "done", "stop moving", "stop moving"] }
  expect { that = game.round == 12 && game.over && same([for p in game.winners : p], leaders()) }
}

test "who owns the most provinces after the twelfth turn has won, and no sooner" {
  cites   = ["KKA-04"]
  options = { players = 2 }
  cases = {
    "the Khanate has one more" = { more = [space.lower_delta], by = player.khanate, winners = [player.khanate] }
    "the Kingdom has one more" = { more = [space.kasr], by = player.kingdom, winners = [player.kingdom] }
    "they have as many"        = { more = [], by = player.kingdom, winners = [player.khanate, player.kingdom] }
  }

  given {
    call two_states {}
    call holds { with = [by, more] }
    set game { round = 10 }
  }
  run {
    defaults = true
    call whole_game {}
  }
  expect { that = game.round == 11 }
  play { lines = ["done", "done", "stop moving", "stop moving"] }
  expect { that = game.round == 12 && !game.over }
  play { lines = ["done", "done", "stop moving", "stop moving"] }
  expect { that = game.over && game.winners == winners }
}

test "a long game goes on after the twelfth turn" {
  cites   = ["KKA-04"]
  options = { players = 2, length = game_length.long }

  given two_states {}
  run {
    defaults = true
    call whole_game {}
  }
  play {
    lines = [
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
      "done", "done", "stop moving", "stop moving",
    ]
  }
  expect { that = game.round == 13 && !game.over }
}

test "who wins by the last turn is not asked who owns the most" {
  cites   = ["KKA-04", "KK3-039"]
  options = { players = 2 }

  given {
    call holds { with = [player.khanate, [space.altan_steppe, space.burkhan, space.chagan]] }
    call holds {
      with = [player.kingdom, [space.dornmark, space.eldershore, space.falkenwald, space.kasr, space.lower_delta]]
    }
    set player khanate { aim = aim.great_works }
    set space ironvale { holder = player.khanate }
    call stands { with = [unit.market, player.khanate, space.kurgan_plain, 3] }
    set game { round = 12 }
  }
  run end_of_turn {}
  expect { that = game.over && game.winners == [player.khanate] }
}
