# Tests of battles: who fights, clash by clash, what becomes of losers, and how a battle ends.

# Units that have come from one sub-province into another where enemies are.
procedure marches_in {
  params = { what = unit, p = player, from = space, there = space, left = int, n = int }

  create {
    unit     = what
    owner    = p
    at       = there
    start_at = from
    engaged  = true
    left     = left
    count    = n
  }
  set p { front = union(p.front, [there]) }
}

# A clash of two units by itself.
procedure duel {
  params = { what = unit, foe = unit, answered = bool }

  create one {
    unit  = what
    owner = player.khanate
    at    = space.holm_fields
    duty  = duty.attacking
  }
  create other {
    unit  = foe
    owner = player.kingdom
    at    = space.holm_fields
    duty  = duty.defending
  }
  call clash margin {
    with     = [one, other]
    help     = []
    answered = answered
  }
  say { text = margin > 0 ? "won" : "not won" }
}

test "what the dice do to both" {
  cases = {
    "3 apart: the loser's heavy losses" = {
      what   = unit.swordsmen,
      foe    = unit.spearmen,
      a      = 4,
      b      = 1,
      mine   = wound.fresh,
      theirs = wound.heavy_losses,
      won    = "won",
      cites  = ["KK3-739"]
    }
    "3 apart: also if the loser threw more" = {
      what   = unit.spearmen,
      foe    = unit.mercenaries,
      a      = 4,
      b      = 1,
      mine   = wound.fresh,
      theirs = wound.fresh,
      won    = "not won",
      cites  = ["KK3-738"]
    }
    "3 apart: the attacker loses" = {
      what   = unit.swordsmen,
      foe    = unit.spearmen,
      a      = 1,
      b      = 4,
      mine   = wound.heavy_losses,
      theirs = wound.fresh,
      won    = "not won",
      cites  = ["KK3-739"]
    }
    "2 apart: the loser's losses" = {
      what   = unit.swordsmen,
      foe    = unit.spearmen,
      a      = 3,
      b      = 1,
      mine   = wound.fresh,
      theirs = wound.losses,
      won    = "won",
      cites  = ["KK3-740"]
    }
    "2 apart: the loser threw more" = {
      what   = unit.lancers,
      foe    = unit.bowmen,
      a      = 1,
      b      = 3,
      mine   = wound.fresh,
      theirs = wound.losses,
      won    = "won",
      cites  = ["KK3-738", "KK3-740"]
    }
    "1 apart: both" = {
      what   = unit.swordsmen,
      foe    = unit.spearmen,
      a      = 2,
      b      = 1,
      mine   = wound.losses,
      theirs = wound.losses,
      won    = "won",
      cites  = ["KK3-741"]
    }
    "1 apart: both, whoever loses" = {
      what   = unit.spearmen,
      foe    = unit.swordsmen,
      a      = 2,
      b      = 1,
      mine   = wound.losses,
      theirs = wound.losses,
      won    = "not won",
      cites  = ["KK3-741"]
    }
    "equal dice: nobody" = {
      what   = unit.swordsmen,
      foe    = unit.spearmen,
      a      = 4,
      b      = 4,
      mine   = wound.fresh,
      theirs = wound.fresh,
      won    = "won",
      cites  = ["KK3-742"]
    }
    "equal totals, 2 apart: nobody wins or loses" = {
      what   = unit.swordsmen,
      foe    = unit.spearmen,
      a      = 1,
      b      = 3,
      mine   = wound.fresh,
      theirs = wound.fresh,
      won    = "not won",
      cites  = ["KK3-727"]
    }
    "equal totals, 1 apart: both" = {
      what   = unit.riflemen,
      foe    = unit.swordsmen,
      a      = 3,
      b      = 2,
      mine   = wound.losses,
      theirs = wound.losses,
      won    = "not won",
      cites  = ["KK3-727", "KK3-741"]
    }
  }

  dice { rolls = [a, b] }
  run duel {
    with     = [what, foe]
    answered = true
  }
  expect {
    here    = pieces(space.holm_fields)
    that    = here[0].stage == mine && here[1].stage == theirs
    message = "the dice decide"
    said    = won
  }
}

test "who loses by more than Morale is routed" {
  cases = {
    "by as much as Morale" = {
      what   = unit.swordsmen,
      foe    = unit.spearmen,
      a      = 3,
      b      = 2,
      mine   = false,
      theirs = false,
      cites  = ["KK3-729", "KK3-731"]
    }
    "by more" = {
      what   = unit.swordsmen,
      foe    = unit.spearmen,
      a      = 4,
      b      = 2,
      mine   = false,
      theirs = true,
      cites  = ["KK3-728", "KK3-729"]
    }
    "the attacker, by more" = {
      what   = unit.bowmen,
      foe    = unit.swordsmen,
      a      = 2,
      b      = 3,
      mine   = true,
      theirs = false,
      cites  = ["KK3-729"]
    }
    "the attacker, by less" = {
      what   = unit.spearmen,
      foe    = unit.swordsmen,
      a      = 2,
      b      = 3,
      mine   = false,
      theirs = false,
      cites  = ["KK3-731"]
    }
  }

  dice { rolls = [a, b] }
  run duel {
    with     = [what, foe]
    answered = true
  }
  expect {
    here    = pieces(space.holm_fields)
    that    = here[0].routed == mine && here[1].routed == theirs
    message = "Morale decides"
  }
}

test "who is not answered takes no harm" {
  cites = ["KK3-767"]
  cases = {
    "and wins"           = { a = 4, b = 1, theirs = wound.heavy_losses }
    "and wins, 1 apart"  = { a = 4, b = 3, theirs = wound.losses }
    "and loses: nothing" = { a = 1, b = 4, theirs = wound.fresh }
    "and loses, 1 apart" = { a = 1, b = 2, theirs = wound.fresh }
  }

  dice { rolls = [a, b] }
  run duel {
    with     = [unit.bowmen, unit.militia]
    answered = false
  }
  expect {
    here    = pieces(space.holm_fields)
    that    = here[0].stage == wound.fresh && !here[0].routed && here[1].stage == theirs
    message = "the covered one is whole"
  }
}

# ---- Battles

test "the beaten defender withdraws where it likes, and the attacker stays" {
  cites = ["KK3-722..724", "KK3-732", "KK3-733", "KK3-737"]

  given {
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.stonewater, space.holm_fields, 1, 1] }
    set u {
      in       = pieces(space.holm_fields)
      start_at = u.owner == player.khanate ? space.kings_haven : none
    }
    call stands { with = [unit.riflemen, player.khanate, space.stonewater, 1] }
  }
  dice { rolls = [3, 3] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play {
    by    = player.kingdom
    lines = ["stand"]
  }
  play {
    by    = player.khanate
    lines = ["attack spearmen with swordsmen"]
  }
  refuse {
    by      = player.kingdom
    line    = ["stonewater", "north_amber", "oak_march", "holm_fields"]
    because = "is no answer here"
  }
  play {
    by    = player.kingdom
    lines = ["dornburg"]
  }
  expect {
    mine   = first(pieces(space.holm_fields))
    theirs = first(pieces(space.dornburg))
    that = (
      mine.owner == player.khanate && mine.left == 0 && count(pieces(space.holm_fields)) == 1 &&
      theirs.unit == unit.spearmen && !theirs.routed
    )
    message = "the field is the attacker's"
  }
  expect { said = "Tarkhan wins at Holm Fields." }
}

test "a routed defender flees towards his friends, an attacker may also go back" {
  cites = ["KK3-730"]

  given {
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [unit.spearmen, player.kingdom, space.stonewater, 1] }
    call marches_in { with = [unit.mercenaries, player.khanate, space.kings_haven, space.stonewater, 1, 1] }
  }
  dice { rolls = [4, 1] }
  run battle_at { with = [space.stonewater, player.khanate] }
  play { lines = ["stand", "attack spearmen with mercenaries"] }
  refuse {
    by      = player.kingdom
    line    = ["east_weald", "deepwood", "kings_haven"]
    because = "is no answer here"
  }
  play { lines = ["holm_fields"] }
  expect {
    theirs  = first(pieces(space.holm_fields))
    that    = theirs.routed && theirs.stage == wound.heavy_losses
    message = "routed, with heavy losses"
  }
}

test "an attacker who loses goes back, or elsewhere" {
  cases = {
    "back"      = { where = "kings_haven", at = space.kings_haven, cites = ["KK3-732"] }
    "elsewhere" = { where = "dornburg", at = space.dornburg, cites = ["KK3-732"] }
  }

  given {
    call stands { with = [unit.swordsmen, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.spearmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [2, 2] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack swordsmen with spearmen", "${where}"] }
  expect {
    that    = first(pieces(at)).owner == player.khanate && first(pieces(space.holm_fields)).owner == player.kingdom
    message = "the defender holds"
    said    = "Aldermark holds Holm Fields."
  }
}

test "support: half of each, rounded up, and all harm on the one that attacks" {
  cites = ["KK3-743..748"]

  given {
    call stands { with = [unit.swordsmen, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
    call marches_in { with = [unit.spearmen, player.khanate, space.kings_haven, space.holm_fields, 0, 2] }
    call marches_in { with = [unit.tankettes, player.khanate, space.kings_haven, space.holm_fields, 1, 1] }
  }
  dice { rolls = [2, 1] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  refuse {
    by      = player.kingdom
    line    = ["attack swordsmen with swordsmen", "attack swordsmen with swordsmen, supported by 2 spearmen"]
    because = "There is no such action now"
  }
  play { lines = ["stand"] }
  refuse {
    line    = "attack swordsmen with swordsmen, supported by nothing"
    because = "That is not enough: answer 1 to 3."
  }
  play { lines = ["attack swordsmen with swordsmen, supported by 2 spearmen, 1 tankettes", "dornburg"] }
  expect {
    said = "Swordsmen of Tarkhan with support: 14; Swordsmen of Aldermark: 6."
  }
  expect {
    here = pieces(space.holm_fields)
    that = (
      here[0].stage == wound.losses &&
      all([for u in drop(here, 1) : u.stage == wound.fresh && (u.left == 0 || u.unit == unit.tankettes)]) &&
      last(here).left == 1
    )
    message = "supporters are whole, and have had their turn, but for Armoured units"
  }
}

test "supporters go back with the attacker whom they supported" {
  cites = ["KK3-749"]

  given {
    call stands { with = [unit.royal_guard, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
    call marches_in { with = [unit.spearmen, player.khanate, space.stonewater, space.holm_fields, 0, 1] }
    call marches_in { with = [unit.riflemen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [1, 2] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack royal_guard with swordsmen, supported by 1 spearmen", "kings_haven"] }
  expect {
    that = (
      first(pieces(space.stonewater)).unit == unit.spearmen &&
      first(pieces(space.kings_haven)).unit == unit.swordsmen && count(army(space.holm_fields, player.khanate)) == 1
    )
    message = "who did not support stays"
  }
  play { lines = ["stand", "break off"] }
  expect { that = count(pieces(space.kings_haven)) == 2 && count(pieces(space.holm_fields)) == 1 }
}

test "each attacks once, again only with points left, and who cannot go on goes back" {
  cites = ["KK3-734..736"]

  given {
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 3] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
    call marches_in { with = [unit.mercenaries, player.khanate, space.dornburg, space.holm_fields, 1, 1] }
  }
  dice { rolls = [1, 1, 1, 1] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack militia with swordsmen", "stonewater", "stand"] }
  refuse {
    line    = "attack militia with swordsmen"
    because = "That unit cannot attack now."
  }
  play { lines = ["attack militia with mercenaries", "stonewater", "stand"] }
  refuse {
    line    = "attack militia with swordsmen"
    because = "That unit cannot attack now."
  }
  play { lines = ["break off"] }
  expect {
    that = (
      first(pieces(space.kings_haven)).unit == unit.swordsmen &&
      first(pieces(space.dornburg)).unit == unit.mercenaries && count(pieces(space.holm_fields)) == 1
    )
    message = "a defender is left, so both go back"
    said    = "Aldermark holds Holm Fields."
  }
}

test "a further attack takes a point, and the last defender ends the battle" {
  cites = ["KK3-735", "KK3-737"]

  given {
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 2] }
    call marches_in { with = [unit.mercenaries, player.khanate, space.kings_haven, space.holm_fields, 1, 1] }
  }
  dice { rolls = [1, 1, 1, 1] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play {
    lines = [
      "stand", "attack militia with mercenaries", "dornburg", "stand", "attack militia with mercenaries", "dornburg"
    ]
  }
  expect {
    that = count(pieces(space.holm_fields)) == 1 && count(pieces(space.dornburg)) == 2
    said = "Tarkhan wins at Holm Fields."
  }
}

test "Flying units alone do not hold a field against those who cannot attack them" {
  cites = ["KK3-526", "KK3-733", "KK3-736"]
  cases = {
    "kites left against swordsmen" = {
      first  = unit.swordsmen,
      second = unit.swordsmen,
      there  = 2,
      winner = "Tarkhan wins at Holm Fields."
    }
    "kites left against kites" = {
      first  = unit.swordsmen,
      second = unit.kite_riders,
      there  = 0,
      winner = "Aldermark holds Holm Fields."
    }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.kite_riders, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [first, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
    call marches_in { with = [second, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [3, 3] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack militia with ${first}, supported by 1 ${second}", "dornburg"] }
  expect {
    that = (
      count(army(space.holm_fields, player.khanate)) == there && count(army(space.holm_fields, player.kingdom)) == 1
    )
    said = winner
  }
}

test "troops hold a bank against Wooden ships that are left when their attackers are beaten" {
  cites   = ["KK3-541", "KK3-736"]
  options = { players = 2 }
  cases = {
    "a Wooden ship" = { ship = unit.war_junk }
    "nobody"        = { ship = unit.market }
  }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.riflemen, player.kingdom, space.red_sands, 1] }
    call marches_in { with = [ship, player.khanate, space.red_sands, space.red_sands, 0, 1] }
    call marches_in { with = [unit.militia, player.khanate, space.sarai, space.red_sands, 0, 1] }
  }
  dice { rolls = [1, 1] }
  run battle_at { with = [space.red_sands, player.khanate] }
  play { lines = ["stand", "attack riflemen with militia", "sarai"] }
  expect {
    that = count(pieces(space.red_sands, player.khanate)) == 1
    said = "Aldermark holds the Red Sands."
  }
}

test "both sides read the totals, whatever cards lie face down" {
  cites = ["KK3-085", "KK3-725", "KK3-726"]

  given {
    set game { weather = weather.sunny }
    create {
      unit = unit.war_cry
      at   = space.order_deck
    }
    call stands { with = [unit.coup, player.kingdom, space.kingdom_hand, 1] }
    call stands { with = [unit.bowmen, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [1, 1] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack bowmen with swordsmen", "play none"] }
  expect {
    as   = player.khanate
    said = "Swordsmen of Tarkhan: 6; Bowmen of Aldermark: 4."
  }
  expect {
    as   = player.kingdom
    said = "Swordsmen of Tarkhan: 6; Bowmen of Aldermark: 4."
  }
}

test "after a battle as many stay as there is room for" {
  cites = ["KK3-266..268"]

  given {
    call stands { with = [unit.militia, player.kingdom, space.oak_march, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.deepwood, space.oak_march, 0, 4] }
    call marches_in { with = [unit.spearmen, player.khanate, space.deepwood, space.oak_march, 0, 1] }
  }
  dice { rolls = [4, 1] }
  run battle_at { with = [space.oak_march, player.khanate] }
  play { lines = ["stand", "attack militia with swordsmen", "dornburg"] }
  refuse {
    line    = "3 swordsmen"
    because = "That is too many"
  }
  refuse {
    line    = "1 swordsmen"
    because = "That is not enough: choose 2."
  }
  play { lines = ["1 swordsmen, 1 spearmen"] }
  expect {
    that    = count(pieces(space.oak_march)) == 3 && count(pieces(space.deepwood)) == 2
    message = "the forest holds three"
  }
}

test "an army flees together, once" {
  cites = ["KK3-755", "KK3-756"]

  given {
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 2] }
    call stands { with = [unit.militia, player.kingdom, space.eldermoor, 2] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  refuse {
    line    = "flee to oak_march"
    because = "None of your army can go there, or all of it can go elsewhere."
  }
  play {
    by    = player.kingdom
    lines = ["flee to dornburg"]
  }
  expect {
    that = count(pieces(space.dornburg)) == 2 && first(pieces(space.holm_fields)).owner == player.khanate
    said = "Aldermark flees from Holm Fields to Dornburg."
  }
}

test "a General goes with the army that flees, and with the one that breaks off" {
  cites   = ["KK3-686", "KK3-756"]
  options = { players = 2 }
  cases = {
    "the defenders flee" = {
      chief = unit.sir_osric,
      line  = ["flee to dornburg"],
      there = space.dornburg,
      free  = true
    }
    "the attackers break off" = {
      chief = unit.old_temur,
      line  = ["stand", "break off"],
      there = space.stonewater,
      free  = true
    }
    "he was there before the attackers" = {
      chief = unit.batu_noyan,
      line  = ["stand", "break off"],
      there = space.captivity,
      free  = false
    }
    "enemies are where he came from" = {
      chief = unit.sorghan_khatun,
      line  = ["stand", "break off"],
      there = space.captivity,
      free  = false
    }
    "the last attacker is beaten" = {
      chief = unit.old_temur,
      line  = ["stand", "attack royal_guard with lancers", "stonewater"],
      there = space.captivity,
      free  = false
    }
  }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.royal_guard, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.sir_osric, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.magazine, player.khanate, space.stonewater, 1] }
    call marches_in { with = [unit.lancers, player.khanate, space.stonewater, space.holm_fields, 0, 1] }
    create {
      unit     = unit.old_temur
      owner    = player.khanate
      at       = space.holm_fields
      start_at = space.stonewater
    }
    create {
      unit     = unit.batu_noyan
      owner    = player.khanate
      at       = space.holm_fields
      start_at = space.holm_fields
    }
    create {
      unit     = unit.sorghan_khatun
      owner    = player.khanate
      at       = space.holm_fields
      start_at = space.kings_haven
    }
    call stands { with = [unit.militia, player.kingdom, space.kings_haven, 1] }
  }
  dice { rolls = count(line) == 3 ? [1, 1] : [] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = line }
  expect {
    g    = first(every(piece), piece.unit == chief)
    that = g.space == there && (g.captor == none) == free && g.duty == duty.idle
  }
}

test "a General flees neither over the sea with flyers nor from his ship" {
  cites   = ["KK3-686", "KK3-756"]
  options = { players = 2 }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.kite_riders, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.sir_osric, player.kingdom, space.holm_fields, 1] }
    call aboard_ship { with = [unit.duke_alaric, unit.war_junk, player.kingdom, space.holm_fields, 0] }
    call marches_in { with = [unit.kite_riders, player.khanate, space.stonewater, space.holm_fields, 0, 1] }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["flee to south_amber"] }
  expect {
    that = (
      first(every(piece), piece.unit == unit.sir_osric).captor == player.khanate &&
      first(every(piece), piece.unit == unit.duke_alaric).holder != none
    )
  }
}

test "one does not flee twice, nor when one has said that one stands" {
  cites = ["KK3-755"]

  given {
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 2] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 2] }
  }
  dice { rolls = [3, 3] }
  run {
    create b {
      record   = battle
      place    = space.holm_fields
      attacker = player.khanate
      defender = player.kingdom
      fled     = [player.kingdom]
    }
    call contest { of = b }
  }
  refuse {
    by      = player.kingdom
    line    = "flee to dornburg"
    because = "You have fled from this battle once."
  }
  play {
    by    = player.khanate
    lines = ["attack militia with swordsmen"]
  }
  play {
    by    = player.kingdom
    lines = ["dornburg"]
  }
  play {
    by    = player.khanate
    lines = ["break off"]
  }
}

test "who says to stand to the end is not asked again" {
  cites = ["KK3-755"]

  given {
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 2] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 2] }
  }
  dice { rolls = [3, 3] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play {
    by    = player.kingdom
    lines = ["stand to the end"]
  }
  play { lines = ["attack militia with swordsmen", "dornburg"] }
  play {
    by    = player.khanate
    lines = ["break off"]
  }
  expect { that = !player.kingdom.stands && count(pieces(space.kings_haven)) == 2 }
}

test "who cannot get away is taken, or destroyed" {
  cases = {
    "enemies on all sides, and a camp" = {
      camp   = true,
      full   = 0,
      orders = ["stand", "attack spearmen with mercenaries"],
      taken  = 1,
      cites  = ["KK3-750", "KK3-841"]
    }
    "enemies on all sides, and no camp" = {
      camp   = false,
      full   = 0,
      orders = ["attack spearmen with mercenaries"],
      taken  = 0,
      cites  = ["KK3-752", "KK3-839"]
    }
    "one side full of friends, and a camp" = {
      camp   = true,
      full   = 6,
      orders = ["stand", "attack spearmen with mercenaries"],
      taken  = 1,
      cites  = ["KK3-751"]
    }
    "one side with room" = {
      camp   = true,
      full   = 5,
      orders = ["stand", "attack spearmen with mercenaries"],
      taken  = 0,
      cites  = ["KK3-751"]
    }
  }

  given {
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call stands {
      when = camp
      with = [unit.prison_camp, player.khanate, space.kurgan_plain, 1]
    }
    call stands { with = [unit.spearmen, player.kingdom, space.eldermoor, 1] }
    call stands { with = [unit.militia, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.militia, player.khanate, space.long_downs, 1] }
    call stands {
      when = full == 0
      with = [unit.militia, player.khanate, space.kasr_city, 1]
    }
    call stands {
      when = full > 0
      with = [unit.militia, player.kingdom, space.kasr_city, full]
    }
    call marches_in { with = [unit.mercenaries, player.khanate, space.kings_haven, space.eldermoor, 0, 1] }
  }
  dice { rolls = [4, 2] }
  run {
    defaults = true
    call battle_at { with = [space.eldermoor, player.khanate] }
  }
  play { lines = orders }
  expect {
    that = (
      count(pieces(space.captivity)) == taken &&
      count(pieces(space.eldermoor)) == 1 &&
      (
        taken == 0 ||
        first(pieces(space.captivity)).camp == space.kurgan_plain &&
        first(pieces(space.captivity)).captor == player.khanate
      )
    )
    message = "${taken} taken"
  }
}

test "who wins an attack does not march on along a road" {
  cites = ["KK3-757", "KK3-733"]
  given {
    call way_between { with = [space.altan_ordo, space.sarai, way.road] }
    call way_between { with = [space.sarai, space.chagan_ford, way.road] }
    call stands { with = [unit.swordsmen, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.militia, player.kingdom, space.sarai, 1] }
    call stands { with = [unit.lancers, player.khanate, space.kurgan_plain, 1] }
  }
  dice { rolls = [4, 1] }
  run marching { p = player.khanate }
  play {
    lines = [
      "move 1 swordsmen from altan_ordo to sarai", "attack at sarai", "stand", "attack militia with swordsmen",
      "red_sands"
    ]
  }
  refuse {
    line    = "move 1 swordsmen from sarai to chagan_ford"
    because = "You have nothing there that can still move."
  }
}

test "whether it wins or loses, an attacker does not march on along a road" {
  cites = ["KK3-757", "KK3-733"]
  cases = {
    "wins" = {
      a     = 3,
      what  = unit.swordsmen,
      foe   = unit.militia,
      to    = "red_sands",
      here  = "sarai",
      there = "chagan_ford"
    }
    "loses" = {
      a     = 3,
      what  = unit.militia,
      foe   = unit.swordsmen,
      to    = "altan_ordo",
      here  = "altan_ordo",
      there = "grey_shore"
    }
  }
  given {
    call way_between { with = [space.altan_ordo, space.sarai, way.road] }
    call way_between { with = [space.altan_ordo, space.grey_shore, way.road] }
    call way_between { with = [space.sarai, space.chagan_ford, way.road] }
    call stands { with = [what, player.khanate, space.altan_ordo, 1] }
    call stands { with = [foe, player.kingdom, space.sarai, 1] }
    call stands { with = [unit.lancers, player.khanate, space.kurgan_plain, 1] }
  }
  dice { rolls = [a, a] }
  run marching { p = player.khanate }
  play {
    lines = [
      "move 1 ${what} from altan_ordo to sarai", "attack at sarai", "stand", "attack ${foe} with ${what}", "${to}"
    ]
  }
  refuse {
    line    = "move 1 ${what} from ${here} to ${there}"
    because = "You have nothing there that can still move."
  }
}
