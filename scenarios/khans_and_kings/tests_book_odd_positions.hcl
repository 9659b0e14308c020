# More odd positions, made up from the book alone.

test "who has tried to win a prisoner over does not try again when he comes back" {
  cites   = ["KK3-844", "KK3-850"]
  options = { players = 3 }

  given {
    call with_camp {}
    call holds { with = [player.union, [space.hafenland]] }
    call stands { with = [unit.prison_camp, player.union, space.millrace, 1] }
    call has_stock { with = [player.union, 20] }
    set p {
      in         = [player.khanate, player.union]
      government = government.chiefdom
    }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  dice { rolls = [8, 8] }
  run among_prisoners { who = [player.khanate] }
  play { lines = ["win spearmen over", "offer union spearmen for 1 gold", "done"] }
  run among_prisoners { who = [player.union] }
  play {
    lines = [
      "accept khanate's offer of spearmen for 1 gold", "win spearmen over", "offer khanate spearmen for 1 gold", "done"
    ]
  }
  run among_prisoners { who = [player.khanate] }
  play { lines = ["accept union's offer of spearmen for 1 gold"] }
  refuse {
    line    = "win spearmen over"
    because = "You hold no such prisoner, or have tried before."
  }
}

test "a General learns nothing from recruits" {
  cites = ["KK3-445", "KK3-712"]

  given {
    call two_states {}
    call in_command { with = [unit.old_temur, player.khanate, space.sarai, 2, 1] }
    call stands { with = [unit.training_camp, player.khanate, space.chagan_ford, 1] }
  }
  run recruiting { p = player.khanate }
  play { lines = ["recruit spearmen in chagan"] }
  expect {
    that = (
      first(pieces(space.sarai), piece.unit == unit.spearmen).experience == 2 &&
      first(pieces(space.sarai), piece.unit == unit.old_temur).experience == 1
    )
  }
}

test "tribes gather against enemies who are driven into their province, too" {
  cites = ["KK3-173"]

  given {
    call tribal_khanate {}
    set game {
      round   = 5
      weather = weather.sunny
    }
    call holds { with = [player.kingdom, [space.hafenland]] }
    call stands { with = [unit.spearmen, player.kingdom, space.millrace, 1] }
    call stands { with = [unit.mercenaries, player.khanate, space.mirror_town, 1] }
    call stands { with = [unit.wagon_train, player.khanate, space.silk_gate, 1] }
  }
  dice { rolls = [2, 2] }
  run marching { p = player.khanate }
  play { lines = ["move 1 mercenaries from mirror_town to millrace", "attack at millrace"] }
  play {
    by    = player.kingdom
    lines = ["stand"]
  }
  play {
    by    = player.khanate
    lines = ["attack spearmen with mercenaries"]
  }
  play {
    by    = player.kingdom
    lines = ["red_sands"]
  }
  play {
    by    = player.khanate
    lines = ["call Light Horse"]
  }
}

test "nobody aboard a ship is replenished" {
  cites = ["KK3-634"]

  given {
    call two_states {}
    call stands { with = [unit.barracks, player.kingdom, space.kings_haven, 1] }
    call aboard_ship { with = [unit.spearmen, unit.war_junk, player.kingdom, space.south_amber, 1] }
    set u {
      in    = pieces(space.south_amber)
      stage = wound.losses
    }
  }
  run replenishing { p = player.kingdom }
  refuse {
    line    = "replenish spearmen in south_amber"
    because = "Nothing there has Losses, a depot in its province and its price in stock."
  }
}

test "nobody supports an attack on what it cannot attack" {
  cites = ["KK3-549", "KK3-743"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.submarine, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.merchant_junk, player.kingdom, space.south_amber, 1] }
    call marches_in { with = [unit.destroyer, player.khanate, space.north_amber, space.south_amber, 1, 1] }
    call marches_in { with = [unit.cruiser, player.khanate, space.north_amber, space.south_amber, 1, 1] }
  }
  run battle_at { with = [space.south_amber, player.khanate] }
  play { lines = ["stand"] }
  refuse {
    line    = "attack submarine with destroyer, supported by 1 cruiser"
    because = "Only units that could attack themselves support."
  }
}

test "vassals come no more when neither Government nor Doctrine knows them" {
  cites = ["KK3-186", "KK3-190"]

  given {
    call two_states {}
    set player khanate { government = government.chiefdom }
    set game { round = 4 }
    set space chagan { feudal_since = 2 }
  }
  run going_home { p = player.khanate }
  refuse {
    line    = "call the vassals of Chagan Valley"
    because = "know no vassals"
  }
}
