# Tests of what states agree on, and of the window in which they do.

procedure diplomacy {
  params = { p = player }

  offer {
    to = p
    actions = [
      action.propose, action.propose_token, action.propose_pact, action.end_pact, action.ask_token, action.swap_tokens
    ]
    prompt = "Diplomacy."
    done   = "done"
  }
}

test "a deal is offered, accepted and kept at once, wherever the two are" {
  cites   = ["KK3-018..020"]
  options = { players = 3 }

  given {
    call two_states {}
  }
  run diplomacy { with = [player.khanate] }
  refuse {
    line    = "offer khanate 3 food for 2 stone"
    because = "That state hears no more proposals this turn."
  }
  play {
    lines = ["offer kingdom 3 food for 2 stone"]
    by    = player.khanate
  }
  refuse {
    line    = "offer kingdom 1 food for 1 gold"
    because = "There is no such action now"
  }
  play {
    lines = ["accept"]
    by    = player.kingdom
  }
  expect {
    that = (
      player.khanate.food == 17 && player.khanate.stone == 22 && player.kingdom.food == 23 &&
      player.kingdom.stone == 18 && empty(every(deal)) && hostile(player.khanate, player.kingdom)
    )
    said   = "A deal: Tarkhan gives 3 food; Aldermark gives 2 stone."
    unsaid = "refuses."
  }
}

test "both must agree" {
  cites   = ["KK3-019"]
  options = { players = 2 }

  given {
    call two_states {}
  }
  run diplomacy { with = [player.khanate] }
  play { lines = ["offer kingdom 3 food for 2 stone", "refuse"] }
  expect {
    that = player.khanate.food == 20 && player.kingdom.stone == 20 && empty(every(deal))
    said = "Aldermark refuses."
  }
}

test "a deal is countered until both like it" {
  cites   = ["KK3-018", "KK3-019"]
  options = { players = 2 }

  given {
    call two_states {}
  }
  run diplomacy { with = [player.khanate] }
  play {
    lines = ["offer kingdom 3 food for 2 stone", "agree if khanate gives 5 food"]
  }
  expect {
    as   = player.khanate
    said = "Aldermark agrees if Tarkhan gives 5 food."
  }
  play {
    lines = ["agree if kingdom gives 1 metal"]
    by    = player.khanate
  }
  play {
    lines = ["accept"]
    by    = player.kingdom
  }
  expect {
    that = (
      player.khanate.food == 15 && player.khanate.stone == 22 && player.khanate.metal == 21 &&
      player.kingdom.metal == 19
    )
    said = "A deal: Tarkhan gives 5 food; Aldermark gives 2 stone, 1 metal."
  }
}

test "haggling ends" {
  cites   = ["KK3-018"]
  options = { players = 2 }

  given {
    call two_states {}
  }
  run diplomacy { with = [player.khanate] }
  play {
    lines = [
      "offer kingdom 3 food for 2 stone", "agree if khanate gives 5 food", "agree if khanate gives 4 food",
      "agree if khanate gives 5 food", "agree if khanate gives 4 food", "agree if khanate gives 5 food",
      "agree if khanate gives 4 food"
    ]
  }
  refuse {
    line    = "agree if khanate gives 5 food"
    because = "You have haggled long enough: accept or refuse."
  }
  play { lines = ["refuse"] }
  expect {
    that = player.khanate.food == 20 && empty(every(deal))
    said = "refuses."
  }
}

test "nobody promises what he has not, or what one of the two does not handle" {
  cites   = ["KK3-018", "KK3-302"]
  options = { players = 3 }

  given {
    call two_states {}
    call has_stock { with = [player.union, 5] }
    pay player khanate { metal = 20 }
  }
  run diplomacy { with = [player.khanate] }
  refuse {
    line    = "offer kingdom 21 food for 2 stone"
    because = "You do not have so much."
  }
  refuse {
    line    = "offer kingdom 3 food for 31 gold"
    because = "Ask for 30 at most in one deal."
  }
  refuse {
    line    = "offer kingdom 1 metal for 2 food"
    because = "You have nothing of that, or they do not handle it."
  }
  refuse {
    line    = ["offer union 3 stone for 2 food", "offer union 3 wood for 2 food", "offer kingdom 1 fuel for 2 food"]
    because = "You have nothing of that, or they do not handle it."
  }
  refuse {
    line    = ["offer union 3 food for 2 fuel", "offer union 3 food for 2 stone", "offer kingdom 3 food for 2 food"]
    because = "One of you does not handle that."
  }
  play { lines = ["offer union 3 food for 6 gold"] }
  refuse {
    line    = "accept"
    because = "One of you cannot give so much."
  }
  refuse {
    line    = ["agree if union gives 1 fuel", "agree if union gives 1 stone"]
    because = "One of you does not handle that."
  }
  refuse {
    line    = "agree if union gives 6 gold"
    because = "That is what was proposed, or more than they have."
  }
  play { lines = ["agree if union gives 5 gold", "accept"] }
  expect { that = player.union.gold == 0 && player.khanate.gold == 25 }
}

test "a gift is a deal, nothing for nothing is none" {
  cites   = ["KK3-019"]
  options = { players = 2 }

  given {
    call two_states {}
  }
  run diplomacy { with = [player.khanate] }
  play { lines = ["offer kingdom 3 food for 0 stone"] }
  refuse {
    line    = "agree if khanate gives 0 food"
    because = "Nothing for nothing is no deal."
  }
  play {
    lines = [
      "agree if khanate gives 1 food", "agree if kingdom gives 1 gold", "agree if khanate gives 0 food", "accept"
    ]
  }
  expect {
    that = player.khanate.food == 20 && player.khanate.gold == 21
    said = "A deal: Tarkhan gives nothing; Aldermark gives 1 gold."
  }
  play { lines = ["offer kingdom 3 food for 0 stone", "accept"] }
  expect {
    that = player.khanate.food == 17 && player.kingdom.food == 23
    said = "A deal: Tarkhan gives 3 food; Aldermark gives nothing."
  }
}

test "who wants to hear no more is left in peace for the turn" {
  cites   = ["KK3-018"]
  options = { players = 3 }

  given {
    call two_states {}
    call holds { with = [player.union, [space.ironvale]] }
  }
  run trade_and_build {}
  play { lines = ["offer kingdom 3 food for 2 stone", "refuse, and hear no more proposals this turn"] }
  expect { that = player.kingdom.deaf && player.khanate.food == 20 }
  refuse {
    line    = ["offer kingdom 1 food for 0 stone", "offer kingdom peace"]
    because = "hears no more proposals this turn."
  }
  play { lines = ["offer union peace", "refuse", "done", "done", "done"] }
  run trade_and_build {}
  expect { that = !player.kingdom.deaf }
}

test "a strategic resource is sold with all that it brings" {
  cites   = ["KK3-018", "KK3-019"]
  options = { players = 3 }

  given {
    call two_states {}
    call stands { with = [unit.silk, player.khanate, space.stores, 2] }
  }
  run diplomacy { with = [player.khanate] }
  refuse {
    line    = "offer kingdom one tea for 4 gold"
    because = "You have none of that."
  }
  refuse {
    line    = ["offer kingdom one silk for 4 fuel", "offer union one silk for 4 stone"]
    because = "One of you does not handle that."
  }
  refuse {
    line    = "offer kingdom one silk for 31 gold"
    because = "Ask for 30 at most in one deal."
  }
  play {
    lines = ["offer kingdom one silk for 4 gold", "accept"]
  }
  expect {
    that = (
      has_token(player.kingdom, unit.silk) && count(tokens_of(player.khanate, unit.silk)) == 1 &&
      player.khanate.gold == 24
    )
    said = "A deal: Tarkhan gives a bale of silk; Aldermark gives 4 gold."
  }
}

test "who wants a strategic resource asks for it, with resources or another one of his own to give" {
  cites   = ["KK3-018", "KK3-019", "KK3-302", "KK3-328"]
  options = { players = 3 }

  given {
    call two_states {}
    call has_stock { with = [player.union, 5] }
    call stands { with = [unit.silk, player.khanate, space.stores, 1] }
    call stands { with = [unit.coal, player.khanate, space.stores, 1] }
    call stands { with = [unit.tea, player.kingdom, space.stores, 4] }
    call stands { with = [unit.silk, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.oil, player.union, space.stores, 1] }
  }
  run diplomacy { with = [player.khanate] }
  refuse {
    line = [
      "ask kingdom for one silk for 4 gold", "ask union for one tea for 4 gold", "offer kingdom one silk for one coal"
    ]
    because = "They have none of that."
  }
  refuse {
    line    = "offer kingdom one tea for one silk"
    because = "You have none of that."
  }
  refuse {
    line = [
      "ask kingdom for one tea for 4 fuel", "ask union for one oil for 4 wood", "ask union for one oil for 4 fuel"
    ]
    because = "One of you does not handle that."
  }
  refuse {
    line    = "ask kingdom for one tea for 21 gold"
    because = "You do not have so much."
  }
  play {
    lines = [
      "ask kingdom for one tea for 2 gold", "agree if khanate gives 3 gold", "agree if khanate gives 1 gold", "accept"
    ]
  }
  expect {
    that = (
      count(tokens_of(player.khanate, unit.tea)) == 1 && count(tokens_of(player.kingdom, unit.tea)) == 3 &&
      player.khanate.gold == 19 && player.kingdom.gold == 21
    )
    said = "A deal: Aldermark gives a crate of tea; Tarkhan gives 1 gold."
  }
  play { lines = ["offer kingdom one silk for one tea", "agree if kingdom gives 1 food", "accept"] }
  expect {
    that = (
      count(tokens_of(player.khanate, unit.tea)) == 2 && !has_token(player.khanate, unit.silk) &&
      has_token(player.kingdom, unit.silk) && count(tokens_of(player.kingdom, unit.tea)) == 2 &&
      player.khanate.food == 21
    )
    said = "A deal: Tarkhan gives a bale of silk; Aldermark gives a crate of tea, 1 food."
  }
  refuse {
    line    = "offer kingdom one tea for one tea"
    because = "They have none of that."
  }
  play { lines = ["ask kingdom for one tea for 0 gold", "accept"] }
  expect { that = count(tokens_of(player.khanate, unit.tea)) == 3 && player.khanate.gold == 19 }
}

test "a strategic resource is given away" {
  cites   = ["KK3-019"]
  options = { players = 2 }

  given {
    call two_states {}
    call stands { with = [unit.silk, player.khanate, space.stores, 2] }
  }
  run diplomacy { with = [player.khanate] }
  play {
    lines = [
      "offer kingdom one silk for 4 gold", "agree if kingdom gives 0 gold", "accept",
      "offer kingdom one silk for 0 gold", "accept"
    ]
  }
  expect { that = count(tokens_of(player.kingdom, unit.silk)) == 2 && player.kingdom.gold == 20 }
}

# ---- Treaties

test "all are hostile until they agree on something else" {
  cites   = ["KKA-25"]
  options = { players = 3 }

  given {
    call two_states {}
  }
  expect {
    that = (
      hostile(player.khanate, player.kingdom) && hostile(player.khanate, player.independents) &&
      !hostile(player.khanate, player.khanate) && allied(player.khanate, player.khanate)
    )
  }
  run diplomacy { with = [player.khanate] }
  play { lines = ["offer kingdom peace", "accept"] }
  expect {
    that = (
      !hostile(player.khanate, player.kingdom) && !hostile(player.kingdom, player.khanate) &&
      !allied(player.khanate, player.kingdom) && hostile(player.khanate, player.union)
    )
    said = "Tarkhan and Aldermark conclude peace."
  }
  refuse {
    line    = ["offer kingdom peace", "offer kingdom hostile"]
    because = "That is what you have."
  }
  play { lines = ["offer kingdom alliance", "accept"] }
  expect {
    that = (
      allied(player.khanate, player.kingdom) && allied(player.kingdom, player.khanate) &&
      !hostile(player.khanate, player.kingdom)
    )
  }
  refuse {
    line    = "offer kingdom peace"
    because = "You are allied, or that state hears no more proposals this turn."
  }
  refuse {
    line    = "end the treaty with union"
    because = "There is no treaty with them."
  }
}

test "peace has its price" {
  cites   = ["KK3-018", "KKA-25"]
  options = { players = 2 }

  given {
    call two_states {}
  }
  run diplomacy { with = [player.khanate] }
  play {
    lines = [
      "offer kingdom peace", "agree if khanate gives 6 gold", "agree if khanate gives 0 gold",
      "agree if khanate gives 6 gold", "accept"
    ]
  }
  expect { that = !hostile(player.khanate, player.kingdom) && player.khanate.gold == 14 && player.kingdom.gold == 26 }
}

test "either ends a treaty in a later phase of diplomacy, for both" {
  cites   = ["KKA-25"]
  options = { players = 2 }

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.kingdom, relation.alliance] }
  }
  run diplomacy { with = [player.kingdom] }
  play { lines = ["end the treaty with khanate"] }
  expect {
    that = (
      hostile(player.khanate, player.kingdom) && hostile(player.kingdom, player.khanate) &&
      !allied(player.khanate, player.kingdom) && !allied(player.kingdom, player.khanate)
    )
    said = "Aldermark ends an alliance with Tarkhan."
  }
}

test "neither ends a treaty in the phase in which it was concluded" {
  cites   = ["KK3-019", "KKA-25"]
  options = { players = 2 }
  cases = {
    "for nothing" = { orders = ["offer kingdom peace", "accept"] }
    "for money" = {
      orders = ["offer kingdom peace", "agree if khanate gives 6 gold", "agree if khanate gives 5 gold", "accept"]
    }
    "made closer" = { orders = ["offer kingdom peace", "accept", "offer kingdom alliance", "accept"] }
  }

  given {
    call two_states {}
  }
  run trade_and_build {}
  play { lines = orders }
  refuse {
    by      = player.khanate
    line    = "end the treaty with kingdom"
    because = "This treaty was concluded in this phase"
  }
  play { lines = ["done"] }
  refuse {
    by      = player.kingdom
    line    = "end the treaty with khanate"
    because = "This treaty was concluded in this phase"
  }
  play {
    by    = player.kingdom
    lines = ["done"]
  }
  run trade_and_build {}
  play {
    by    = player.khanate
    lines = ["end the treaty with kingdom"]
  }
  expect { that = hostile(player.khanate, player.kingdom) }
}

test "a treaty is kept: whoever is at peace takes no province" {
  cites   = ["KKA-25"]
  options = { players = 2 }

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
    call stands { with = [unit.swordsmen, player.khanate, space.dornburg, 2] }
  }
  run take_provinces { with = [player.khanate] }
  expect { that = space.dornmark.holder == player.kingdom }
  run {
    call settle_relation { with = [player.khanate, player.kingdom, relation.hostile] }
    call take_provinces { with = [player.khanate] }
  }
  expect { that = space.dornmark.holder == player.khanate }
}

# ---- The window

test "building, trading and recruiting in any order" {
  cites   = ["KK3-021..024"]
  options = { players = 2 }

  # The example of the book: a port is built with what came in, a resource is exchanged there at once, and a unit is recruited with that.
  given {
    call two_states {}
    pay player kingdom {
      food = 12
    }
  }
  dice { rolls = [2] }
  run trade_and_build {}
  play {
    lines = [
      "done", "build port in holm_fields", "trade 6 wood for food in holm_fields", "recruit spearmen in dornmark",
      "offer khanate 1 gold for 1 wood"
    ]
  }
  play {
    lines = ["accept"]
    by    = player.khanate
  }
  play {
    lines = ["recruit spearmen in eldershore", "done"]
    by    = player.kingdom
  }
  expect {
    that = (
      any(pieces(space.dornburg), piece.unit == unit.spearmen) &&
      any(pieces(space.kings_haven), piece.unit == unit.spearmen)
    )
  }
}

test "who was done is asked again when others have dealt with him, and not otherwise" {
  cites   = ["KK3-005", "KK3-024"]
  options = { players = 3 }

  given {
    call two_states {}
    call holds { with = [player.union, [space.ironvale]] }
  }
  run trade_and_build {}
  play {
    lines = ["done"]
    by    = player.khanate
  }
  play {
    lines = ["offer khanate 3 food for 1 gold"]
    by    = player.kingdom
  }
  play {
    lines = ["accept"]
    by    = player.khanate
  }
  play {
    lines = ["done"]
    by    = player.kingdom
  }
  play {
    lines = ["done"]
    by    = player.union
  }
  play {
    lines = ["recruit spearmen in chagan", "done"]
    by    = player.khanate
  }
  expect {
    that    = any(pieces(space.sarai), piece.unit == unit.spearmen) && !any(nations(), player.busy)
    message = "the Union, with whom nobody dealt, is not asked a second time"
  }
  run begin_turn {}
  expect { that = game.round == 1 }
}

test "who was done is asked again when he is offered a prisoner, when his own offer is accepted, and when opium is forced on him" {
  cites   = ["KK3-005", "KK3-024", "KK3-380", "KK3-843"]
  options = { players = 3 }

  given {
    call two_states {}
    call holds { with = [player.union, [space.ironvale]] }
    call stands { with = [unit.prison_camp, player.kingdom, space.holm_fields, 1] }
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.captivity
      captor = player.kingdom
      camp   = space.holm_fields
    }
    call stands { with = [unit.coal, player.khanate, space.stores, 1] }
    set player union { satisfaction = 2 }
    call stands { with = [unit.opium, player.union, space.stores, 1] }
  }
  run trade_and_build {}
  play {
    lines = ["done"]
    by    = player.khanate
  }
  play {
    lines = ["offer khanate spearmen for 3 gold", "done"]
    by    = player.kingdom
  }
  play {
    lines = ["force opium on khanate for one coal", "done"]
    by    = player.union
  }
  play {
    lines = ["accept kingdom's offer of spearmen for 3 gold", "sarai", "done"]
    by    = player.khanate
  }
  play {
    lines = ["recruit spearmen in dornmark", "done"]
    by    = player.kingdom
  }
  expect { that = empty(pieces(space.captivity)) && player.kingdom.gold == 23 && !any(nations(), player.busy) }
}

test "the last of a resource may be offered" {
  cites   = ["KK3-019"]
  options = { players = 2 }

  given {
    call two_states {}
    pay player khanate { food = 19 }
  }
  run diplomacy { with = [player.khanate] }
  play { lines = ["offer kingdom 1 food for 1 gold", "accept"] }
  expect { that = player.khanate.food == 0 && player.khanate.gold == 21 }
}

test "one offers what is one's own, for what one handles, and a counter-proposal changes something" {
  cites   = ["KK3-018", "KK3-302"]
  options = { players = 3 }

  given {
    call two_states {}
    call has_stock { with = [player.union, 20] }
    call stands { with = [unit.silk, player.kingdom, space.stores, 1] }
    call stands { with = [unit.tea, player.khanate, space.stores, 1] }
  }
  run diplomacy { with = [player.khanate] }
  refuse {
    line    = "offer kingdom one silk for 1 gold"
    because = "You have none of that."
  }
  refuse {
    line    = "offer union one tea for 1 fuel"
    because = "One of you does not handle that."
  }
  refuse {
    line    = ["end the treaty with kingdom", "end the treaty with khanate"]
    because = "There is no treaty with them."
  }
  play { lines = ["offer kingdom 3 food for 2 stone"] }
  refuse {
    line    = ["agree if khanate gives 3 food", "agree if kingdom gives 2 stone"]
    because = "That is what was proposed, or more than they have."
  }
  play { lines = ["refuse"] }
}

test "nobody is nobody's enemy" {
  cites = ["KKA-25"]

  given {
    create {
      unit = unit.spearmen
      at   = space.sarai
    }
  }
  expect {
    whose = first(pieces(space.sarai)).owner
    that = (
      !hostile(player.khanate, whose) && !hostile(whose, player.khanate) && !hostile(whose, whose) &&
      hostile(player.khanate, player.kingdom)
    )
  }
}
