# Tests of the Action Cards: the hand, when they are played, what those of Research and Negotiate do.

test "a card is played with the action it names, one to an action, and goes to the used ones" {
  cites = ["ATK-035", "ATK-149", "ATK-150", "ATK-374", "ATK-377", "ATK-381", "ATK-386", "ATK-389", "ATK-392"]

  options = { players = 2 }
  given red_hand_holds { cards = [unit.codebreaking, unit.annexation, unit.secret_treaty] }
  run begin_order { with = [player.red, order.research] }
  refuse {
    line    = "play secret_treaty"
    because = "is no answer here"
  }
  play { lines = ["play codebreaking"] }
  expect {
    that = (
      player.red.card == unit.codebreaking && count(pieces(space.discards)) == 1 && count(pieces(space.red_hand)) == 2
    )
  }
  run end_order { with = [player.red, order.research] }
  expect { that = player.red.card == none }
  expect {
    that = (
      unit.bombing_run.played_with == order.blitz && unit.armor_raid.played_with == order.blitz &&
      unit.shock_troops.played_with == order.move && unit.annexation.played_with == order.research &&
      unit.secret_treaty.played_with == order.negotiate
    )
  }
}

test "nobody plays a card in another's turn" {
  cites = ["ATK-319"]

  options = { players = 2 }
  given {
    create {
      unit  = unit.codebreaking
      owner = player.blue
      at    = space.blue_hand
    }
  }
  run {
    call season { p = player.red }
    call season { p = player.blue }
  }
  play { lines = ["Research"] }
  expect { that = count(pieces(space.blue_hand)) == 1 && player.blue.card == none }
  play { lines = ["Research", "play codebreaking"] }
  expect { that = empty(pieces(space.blue_hand)) }
}

test "five cards at most: one is discarded to draw another, or none is drawn" {
  cites = ["ATK-320", "ATK-321"]

  options = { players = 2 }
  given {
    call red_hand_holds {
      cards = [unit.codebreaking, unit.codebreaking, unit.codebreaking, unit.annexation, unit.annexation]
    }
    call deck_holds { cards = [unit.armor_raid, unit.armor_raid] }
  }
  run {
    call draw_card { p = player.red }
    call draw_card { p = player.red }
  }
  play { lines = ["discard annexation"] }
  expect {
    that = (
      count(pieces(space.red_hand)) == 5 &&
      count(pieces(space.red_hand), piece.unit == unit.armor_raid) == 1 &&
      count(pieces(space.discards)) == 1
    )
  }
  play { lines = ["draw none"] }
  expect { that = count(pieces(space.red_hand)) == 5 && count(pieces(space.deck)) == 1 }
}

test "the used cards become the deck when it is empty" {
  cites = ["ATK-081"]

  options = { players = 2 }
  given {
    create {
      unit  = unit.codebreaking
      at    = space.discards
      count = 2
    }
  }
  run draw_card { p = player.red }
  expect {
    that = count(pieces(space.red_hand)) == 1 && count(pieces(space.deck)) == 1 && empty(pieces(space.discards))
  }
}

test "the enhanced effect is for the government the card names" {
  cites = ["ATK-151", "ATK-152"]

  given {
    set player red {
      government = government.democracy
      card       = unit.codebreaking
    }
    set player blue {
      government = government.monarchy
      card       = unit.codebreaking
    }
  }
  expect { that = enhanced(player.red) && !enhanced(player.blue) }
  expect { that = player.red.second_levels == 2 && player.blue.second_levels == 1 && player.green.second_levels == 0 }
}

test "Codebreaking: two levels of one type" {
  cites = ["ATK-381", "ATK-382"]

  options = { players = 2 }
  given {
    set player red { government = government.fascism }
    place new_england { red = { artillery = 20 } }
    call red_hand_holds { cards = [unit.codebreaking] }
  }
  run season { p = player.red }
  play {
    lines = ["Research", "play codebreaking", "develop minerals_1 for artillery", "develop minerals_2 for artillery"]
  }
  refuse {
    line    = "develop minerals_3 for artillery"
    because = "That is not the next level of a type you may still raise in this Research, or you have not the units to trade in."
  }
  play { lines = ["develop rail_1 for artillery"] }
  refuse {
    line    = "develop rail_2 for artillery"
    because = "That is not the next level of a type you may still raise in this Research, or you have not the units to trade in."
  }
  expect {
    that = (
      level(player.red, technology_type.minerals) == 2 &&
      count(army_of(space.new_england, player.red)) == 20 - 1 - 2 - 1
    )
    message = "both levels are paid for"
  }
}

test "Codebreaking of a Democracy: two levels of each of two types, and no four Population" {
  cites = ["ATK-383", "ATK-385"]

  options = { players = 2 }
  given {
    set player red { government = government.democracy }
    place new_england { red = { artillery = 20 } }
    call red_hand_holds { cards = [unit.codebreaking] }
  }
  run season { p = player.red }
  play {
    lines = ["Research", "play codebreaking", "develop population for artillery", "develop population for artillery"]
  }
  refuse {
    line    = "develop population for artillery"
    because = "That is not the next level of a type you may still raise in this Research, or you have not the units to trade in."
  }
  play { lines = ["develop rail_1 for artillery", "develop rail_2 for artillery", "develop minerals_1 for artillery"] }
  refuse {
    line    = "develop minerals_2 for artillery"
    because = "That is not the next level of a type you may still raise in this Research, or you have not the units to trade in."
  }
  expect { that = player.red.population == 2 && level(player.red, technology_type.rail) == 2 }
}

test "Codebreaking for two Population draws two cards" {
  cites = ["ATK-384"]

  options = { players = 2 }
  given {
    set player red { government = government.monarchy }
    place new_england { red = { artillery = 5 } }
    call red_hand_holds { cards = [unit.codebreaking] }
    call deck_holds { cards = repeated(unit.shock_troops, 4) }
  }
  run season { p = player.red }
  play {
    lines = ["Research", "play codebreaking", "develop population for artillery", "develop population for artillery"]
  }
  expect { that = count(pieces(space.red_hand)) == 2 && player.red.population == 2 }
}

test "Annexation: a second Population, and of nothing else a second level" {
  cites = ["ATK-389..391"]

  options = { players = 2 }
  given {
    place new_england { red = { artillery = 5 } }
    call red_hand_holds { cards = [unit.annexation] }
    call deck_holds { cards = repeated(unit.shock_troops, 4) }
  }
  run season { p = player.red }
  play { lines = ["Research", "play annexation", "develop rail_1 for artillery"] }
  refuse {
    line    = "develop rail_2 for artillery"
    because = "That is not the next level of a type you may still raise in this Research, or you have not the units to trade in."
  }
  play { lines = ["develop population for artillery", "develop population for artillery"] }
  refuse {
    line    = "develop population for artillery"
    because = "That is not the next level of a type you may still raise in this Research, or you have not the units to trade in."
  }
  expect { that = player.red.population == 2 && count(pieces(space.red_hand)) == 2 }
}

test "Secret Treaty: two cards are drawn and one of them goes" {
  cites = ["ATK-377", "ATK-378"]

  options = { players = 2 }
  given {
    set player red {
      government = government.fascism
      card       = unit.secret_treaty
    }
    call red_hand_holds { cards = [unit.shock_troops] }
    call deck_holds { cards = [unit.armor_raid, unit.bombing_run] }
  }
  run draw_treaty { p = player.red }
  refuse {
    line    = "shock_troops"
    because = "is no answer here"
  }
  play { lines = ["armor_raid"] }
  expect { that = count(pieces(space.red_hand)) == 2 && first(pieces(space.discards)).unit == unit.armor_raid }
}

test "Secret Treaty of a Communist: both are kept" {
  cites = ["ATK-379"]

  options = { players = 2 }
  given {
    set player red {
      government = government.communism
      card       = unit.secret_treaty
    }
    call deck_holds { cards = repeated(unit.shock_troops, 4) }
  }
  run draw_treaty { p = player.red }
  expect { that = count(pieces(space.red_hand)) == 2 && empty(pieces(space.discards)) }
}

test "Secret Treaty brings nothing when the parley fails" {
  cites = ["ATK-380"]

  options = { players = 2 }
  given {
    call red_may_parley { with = [government.communism, unit.fascism_marker] }
    call red_hand_holds { cards = [unit.secret_treaty] }
    call deck_holds { cards = repeated(unit.shock_troops, 4) }
  }
  run season { p = player.red }
  play { lines = ["Negotiate", "play secret_treaty", "parley with midwest", "decline"] }
  expect { that = empty(pieces(space.red_hand)) && count(pieces(space.deck)) == 4 }
}

test "a fitting card may stay in the hand" {
  cites = ["ATK-035"]

  options = { players = 2 }
  given red_hand_holds { cards = [unit.codebreaking] }
  run begin_order { with = [player.red, order.research] }
  play { lines = ["play no card"] }
  expect { that = player.red.card == none && count(pieces(space.red_hand)) == 1 }
}

test "who holds a card is asked, whether or not one fits; who holds none is not" {
  cites = ["ATK-035", "ATK-150"]

  options = { players = 2 }
  given red_hand_holds { cards = [unit.codebreaking] }
  run {
    call begin_order { with = [player.blue, order.move] }
    call begin_order { with = [player.red, order.move] }
    set player red { production = 7 }
  }
  expect { that = player.red.production == 0 && game.order == order.move }
  play { lines = ["play no card"] }
  expect { that = player.red.production == 7 }
}
