# Tests of missions that go wrong: what is met on the way, interceptors that lose, targets that fall or hold.

test "who may be sent on a mission" {
  cites = ["KK3-816", "KK3-817"]

  given {
    call in_the_hangar { with = [unit.bomber] }
    call stands { with = [unit.militia, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.market, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.dornburg, 1] }
    create {
      unit   = unit.seaplane
      owner  = player.khanate
      at     = space.holm_fields
      routed = true
    }
    call airfield_at { with = [space.jasmine_gate, player.kingdom] }
    create {
      unit  = unit.fighter
      owner = player.kingdom
      at    = space.jasmine_gate
      left  = 4
    }
  }
  run movement_of { p = player.khanate }
  refuse {
    line = [
      "attack militia in long_downs with fighter", "attack militia in long_downs with seaplane",
      "attack militia in long_downs with spearmen"
    ]
    because = "You have no such aircraft at a base that can still fly."
  }
  refuse {
    line    = ["bomb market in long_downs with seaplane", "bomb market in long_downs with fighter"]
    because = "You have no aircraft that bombs and can still fly."
  }
  refuse {
    line    = ["move fighter to jasmine_gate", "move spearmen to stonewater"]
    because = "You have no aircraft that can still fly."
  }
  refuse {
    line    = "attack militia in dornburg with bomber"
    because = "There is nothing within its range that it may attack."
  }
  play { lines = ["stop moving"] }
}

test "in the rain aircraft fly from desert to desert, and nobody rises elsewhere" {
  cites = ["KK3-051", "KK3-054", "KK3-827"]

  given {
    set game { weather = weather.rain }
    call airfield_at { with = [space.salt_pans, player.khanate] }
    call stands { with = [unit.bomber, player.khanate, space.salt_pans, 1] }
    call airfield_at { with = [space.long_downs, player.kingdom] }
    call stands { with = [unit.fighter, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.market, player.kingdom, space.ruby_wells, 1] }
    call stands { with = [unit.market, player.kingdom, space.palm_coast, 1] }
    call stands { with = [unit.militia, player.kingdom, space.palm_coast, 1] }
    call stands { with = [unit.militia, player.kingdom, space.ruby_wells, 1] }
  }
  dice { rolls = [8] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  refuse {
    line    = "bomb market in palm_coast with bomber"
    because = "There is no building of an enemy there within its range."
  }
  refuse {
    line    = "attack militia in palm_coast with bomber"
    because = "There is nothing within its range that it may attack."
  }
  play { lines = ["bomb market in ruby_wells with bomber"] }
  expect { that = empty(buildings_at(space.ruby_wells)) }
}

test "who is turned back or shot down meets nobody further on" {
  cites = ["KK3-826", "KK3-830"]
  cases = {
    "turned back" = { before = wound.fresh, rolls = [1, 4, 5], gone = false, said = "Bomber returns to Holm Fields." }
    "shot down" = {
      before = wound.heavy_losses,
      rolls  = [4, 2],
      gone   = true,
      said   = "Tarkhan loses Bomber at Holm Fields."
    }
  }

  given {
    call in_the_hangar { with = [unit.bomber] }
    set u {
      in    = airmen_at(space.holm_fields)
      stage = before
    }
    call stands { with = [unit.flak, player.kingdom, space.stonewater, 1] }
    call stands { with = [unit.flak, player.kingdom, space.tea_hills, 1] }
    call stands { with = [unit.market, player.kingdom, space.jasmine_gate, 1] }
  }
  dice { rolls = rolls }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["bomb market in jasmine_gate with bomber"] }
  expect {
    that    = empty(airmen_at(space.holm_fields)) == gone && count(buildings_at(space.jasmine_gate)) == 1
    said    = said
    message = "one gun has fired"
  }
}

test "interceptors, one after another" {
  cites = ["KK3-532", "KK3-804", "KK3-827..831"]
  cases = {
    "the first drives it off" = {
      n      = 2,
      theirs = wound.fresh,
      before = wound.fresh,
      rolls  = [4, 1],
      done   = false,
      gone   = false,
      left   = 2,
      after  = wound.fresh
    }
    "the first shoots it down" = {
      n      = 2,
      theirs = wound.fresh,
      before = wound.heavy_losses,
      rolls  = [4, 2],
      done   = false,
      gone   = true,
      left   = 2,
      after  = wound.fresh
    }
    "it beats both" = {
      n      = 2,
      theirs = wound.fresh,
      before = wound.fresh,
      rolls  = [1, 1, 1, 1, 8],
      done   = true,
      gone   = false,
      left   = 2,
      after  = wound.fresh
    }
    "it wins, and both are hurt" = {
      n      = 1,
      theirs = wound.fresh,
      before = wound.fresh,
      rolls  = [1, 2, 8],
      done   = true,
      gone   = false,
      left   = 1,
      after  = wound.losses
    }
    "they shoot each other down" = {
      n      = 2,
      theirs = wound.heavy_losses,
      before = wound.heavy_losses,
      rolls  = [1, 2],
      done   = false,
      gone   = true,
      left   = 1,
      after  = wound.heavy_losses
    }
    "it shoots the interceptor down" = {
      n      = 1,
      theirs = wound.heavy_losses,
      before = wound.fresh,
      rolls  = [1, 2, 8],
      done   = true,
      gone   = false,
      left   = 0,
      after  = wound.fresh
    }
  }

  given {
    set game { round = 3 }
    call in_the_hangar { with = [unit.bomber] }
    set u {
      in    = airmen_at(space.holm_fields)
      stage = before
    }
    call airfield_at { with = [space.kings_haven, player.kingdom] }
    create {
      unit  = unit.fighter
      owner = player.kingdom
      at    = space.kings_haven
      count = n
      stage = theirs
    }
    call stands { with = [unit.market, player.kingdom, space.kings_haven, 1] }
  }
  dice { rolls = rolls }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["bomb market in kings_haven with bomber"] }
  expect {
    rising = airmen_at(space.kings_haven)
    that = (
      empty(buildings_at(space.kings_haven), piece.unit == unit.market) == done &&
      empty(airmen_at(space.holm_fields)) == gone &&
      count(rising) == left &&
      all(rising, piece.duty == duty.idle) &&
      (empty(rising) || first(rising).stage == after) &&
      space.kings_haven.foul == 0
    )
    message = "who is left"
  }
}

test "an intercepted bomber goes on to its target if it wins, and not after a draw" {
  cites = ["KK3-727", "KK3-804", "KK3-827..831"]
  cases = {
    "it wins by 1" = {
      rolls  = [2, 2, 8],
      theirs = wound.fresh,
      before = wound.fresh,
      done   = true,
      mine   = 2,
      level  = 1,
      other  = 1,
      n      = 1,
      said   = "Fighter of Aldermark: 5; Bomber of Tarkhan: 6."
    }
    "a draw: the second one need not rise" = {
      rolls  = [3, 2],
      theirs = wound.fresh,
      before = wound.fresh,
      done   = false,
      mine   = 1,
      level  = 1,
      other  = 1,
      n      = 2,
      said   = "Bomber returns to Holm Fields."
    }
    "a draw in which the interceptor dies" = {
      rolls  = [3, 2],
      theirs = wound.heavy_losses,
      before = wound.losses,
      done   = false,
      mine   = 2,
      level  = 5,
      other  = 5,
      n      = 0,
      said   = "Bomber returns to Holm Fields."
    }
    "it loses by 1" = {
      rolls  = [4, 2],
      theirs = wound.fresh,
      before = wound.fresh,
      done   = false,
      mine   = 1,
      level  = 1,
      other  = 2,
      n      = 2,
      said   = "Bomber returns to Holm Fields."
    }
  }

  given {
    call in_the_hangar { with = [unit.bomber] }
    set u {
      in    = airmen_at(space.holm_fields)
      stage = before
    }
    call airfield_at { with = [space.kings_haven, player.kingdom] }
    create {
      unit       = unit.fighter
      owner      = player.kingdom
      at         = space.kings_haven
      count      = n == 0 ? 1 : n
      stage      = theirs
      experience = level
    }
    call stands { with = [unit.market, player.kingdom, space.kings_haven, 1] }
  }
  dice { rolls = rolls }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["bomb market in kings_haven with bomber"] }
  expect {
    plane  = first(airmen_at(space.holm_fields))
    rising = airmen_at(space.kings_haven)
    market = where(buildings_at(space.kings_haven), piece.unit == unit.market)
    that = (
      empty(market) == done && plane.experience == mine && plane.left == 0 && !plane.repelled && count(rising) == n &&
      all(rising, piece.experience <= other) && (n == 0 || any(rising, piece.experience == other))
    )
    message = "the target, and who has learnt from it"
    said    = said
  }
}

test "Flying units that are intercepted stay where they have come to if they win, and not after a draw" {
  cites = ["KK3-727", "KK3-827", "KK3-830"]
  cases = {
    "a draw" = { rolls = [4, 2], at = space.kings_haven, said = "Tarkhan takes Kite Riders back to King's Haven." }
    "they win by 1" = {
      rolls = [4, 3],
      at    = space.long_downs,
      said  = "Fighter of Aldermark: 7; Kite Riders of Tarkhan: 8."
    }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.kite_riders, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.wagon_train, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.magazine, player.khanate, space.kings_haven, 1] }
    call holds { with = [player.khanate, [space.eldershore]] }
    call airfield_at { with = [space.jasmine_gate, player.kingdom] }
    call stands { with = [unit.fighter, player.kingdom, space.jasmine_gate, 1] }
  }
  dice { rolls = rolls }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["move 1 kite_riders from kings_haven to long_downs"] }
  expect {
    that    = any(pieces(at), piece.unit == unit.kite_riders)
    message = "where they are"
    said    = said
  }
}

test "fighters rise against Flying units, which have the ground to hide in" {
  cites = ["KK3-532", "KK3-827"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.kite_riders, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.wagon_train, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.magazine, player.khanate, space.kings_haven, 1] }
    call holds { with = [player.khanate, [space.eldershore]] }
    call airfield_at { with = [space.jasmine_gate, player.kingdom] }
    call stands { with = [unit.fighter, player.kingdom, space.jasmine_gate, 1] }
  }
  dice { rolls = [1, 2] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["move 1 kite_riders from kings_haven to long_downs"] }
  expect { said = "Fighter of Aldermark: 4; Kite Riders of Tarkhan: 7." }
}

test "nobody fires up at ships" {
  cites = ["KK3-509"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.cruiser, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.flak, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
  }
  run movement_of { p = player.khanate }
  play { lines = ["sail 1 cruiser from south_amber to north_amber"] }
  expect {
    that   = first(pieces(space.north_amber)).unit == unit.cruiser
    unsaid = "Fire from"
  }
}

test "the target of an air attack" {
  cites = ["KK3-819..821", "KK3-824"]
  cases = {
    "it is driven off the hills" = {
      foe    = unit.militia,
      before = wound.fresh,
      mine   = wound.fresh,
      broken = false,
      rolls  = [4, 1],
      n      = 1,
      held   = false,
      gone   = false,
      said   = "Bomber of Tarkhan: 8; Militia of Aldermark: 5."
    }
    "it holds the hills" = {
      foe    = unit.militia,
      before = wound.fresh,
      mine   = wound.fresh,
      broken = false,
      rolls  = [1, 4],
      n      = 1,
      held   = true,
      gone   = false,
      said   = "The attack comes to nothing."
    }
    "a draw drives nobody off" = {
      foe    = unit.militia,
      before = wound.fresh,
      mine   = wound.fresh,
      broken = false,
      rolls  = [2, 2],
      n      = 1,
      held   = true,
      gone   = false,
      said   = "Bomber of Tarkhan: 6; Militia of Aldermark: 6."
    }
    "by 1, it is driven off" = {
      foe    = unit.militia,
      before = wound.fresh,
      mine   = wound.fresh,
      broken = false,
      rolls  = [2, 1],
      n      = 1,
      held   = false,
      gone   = false,
      said   = "Bomber of Tarkhan: 6; Militia of Aldermark: 5."
    }
    "it is destroyed" = {
      foe    = unit.militia,
      before = wound.heavy_losses,
      mine   = wound.fresh,
      broken = false,
      rolls  = [4, 1],
      n      = 0,
      held   = false,
      gone   = false,
      said   = "Aldermark loses Militia at the Long Downs."
    }
    "guns that do not fire up fire back" = {
      foe    = unit.flak,
      before = wound.fresh,
      mine   = wound.heavy_losses,
      broken = true,
      rolls  = [1, 2],
      n      = 1,
      held   = true,
      gone   = true,
      said   = "Tarkhan loses Bomber at Holm Fields."
    }
  }

  given {
    set game { round = 3 }
    call in_the_hangar { with = [unit.bomber] }
    set u {
      in    = airmen_at(space.holm_fields)
      stage = mine
    }
    create {
      unit   = foe
      owner  = player.kingdom
      at     = space.long_downs
      stage  = before
      routed = broken
    }
  }
  dice { rolls = rolls }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["attack ${foe} in long_downs with bomber"] }
  expect {
    rest = where(every(piece), piece.unit == foe)
    that = (
      count(rest) == n &&
      empty(pieces(space.long_downs)) == !held &&
      empty(airmen_at(space.holm_fields)) == gone &&
      all(every(piece), piece.duty == duty.idle && !piece.lost) &&
      space.long_downs.foul == 0
    )
    said    = said
    message = "where it is, and whole or not"
  }
}

test "no fighter rises against an aircraft that the guns have dealt with" {
  cites = ["KK3-826", "KK3-830"]
  cases = {
    "they turn it back"  = { before = wound.fresh, rolls = [1, 4, 5], gone = false }
    "they shoot it down" = { before = wound.heavy_losses, rolls = [4, 2], gone = true }
  }

  given {
    call in_the_hangar { with = [unit.bomber] }
    set u {
      in    = airmen_at(space.holm_fields)
      stage = before
    }
    call airfield_at { with = [space.long_downs, player.kingdom] }
    call stands { with = [unit.flak, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.fighter, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.market, player.kingdom, space.kings_haven, 1] }
  }
  dice { rolls = rolls }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["bomb market in kings_haven with bomber"] }
  expect {
    that   = empty(airmen_at(space.holm_fields)) == gone && !first(airmen_at(space.long_downs)).reacted
    unsaid = "rises from"
  }
}

test "a change of base under fire" {
  cites = ["KK3-818", "KK3-826"]
  cases = {
    "it arrives"        = { before = wound.fresh, rolls = [1, 4, 4], at = space.kings_haven, n = 1 }
    "it is turned back" = { before = wound.fresh, rolls = [1, 4, 5], at = space.holm_fields, n = 1 }
    "it is shot down"   = { before = wound.heavy_losses, rolls = [4, 2], at = space.holm_fields, n = 0 }
  }

  given {
    call in_the_hangar { with = [unit.fighter] }
    set u {
      in    = airmen_at(space.holm_fields)
      stage = before
    }
    call airfield_at { with = [space.kings_haven, player.khanate] }
    call airfield_at { with = [space.east_weald, player.khanate] }
    call stands { with = [unit.militia, player.kingdom, space.east_weald, 1] }
    call stands { with = [unit.flak, player.kingdom, space.long_downs, 1] }
  }
  dice { rolls = rolls }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  refuse {
    line    = "move fighter to east_weald"
    because = "It cannot be based there."
  }
  play { lines = ["move fighter to kings_haven"] }
  expect {
    that    = count(airmen_at(at)) == n && count(every(piece), piece.unit == unit.fighter) == n
    message = "where it is"
  }
}

test "guns and fighters are ready again when a turn begins, and not when their owner moves" {
  cites = ["KK3-533", "KK3-822"]

  given {
    for what {
      in = [unit.flak, unit.fighter]
      create {
        unit    = what
        owner   = player.kingdom
        at      = space.holm_fields
        reacted = true
      }
    }
  }
  run reset_units { with = [player.kingdom] }
  expect { that = all(pieces(space.holm_fields), piece.reacted) }
  run begin_turn {}
  expect { that = !any(pieces(space.holm_fields), piece.reacted) }
}

test "a gun that has fired fires at nothing else in this turn, though its owner moves in between" {
  cites   = ["KK3-822"]
  options = { players = 3 }

  given {
    set game { weather = weather.sunny }
    call in_the_hangar { with = [unit.bomber] }
    call holds { with = [player.union, [space.falkenwald]] }
    call stands { with = [unit.airfield, player.union, space.falkenstadt, 1] }
    call stands { with = [unit.bomber, player.union, space.falkenstadt, 1] }
    call holds { with = [player.kingdom, [space.eldershore]] }
    call stands { with = [unit.flak, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.market, player.kingdom, space.kings_haven, 1] }
  }
  dice { rolls = [1, 4, 5, 8] }
  run {
    call movement_of { with = [player.khanate] }
    call movement_of { with = [player.kingdom] }
    call movement_of { with = [player.union] }
  }
  play { lines = ["bomb market in kings_haven with bomber"] }
  play {
    by    = player.kingdom
    lines = ["stop moving"]
  }
  play {
    by    = player.union
    lines = ["bomb market in kings_haven with bomber"]
  }
  expect { that = empty(buildings_at(space.kings_haven)) }
}

test "who fires or rises has with it what strengthens the province" {
  cites = ["KK3-587", "KK3-822", "KK3-827"]
  cases = {
    "guns" = {
      what   = unit.flak,
      beside = unit.iron_guard,
      rolls  = [1, 4, 1, 8],
      said   = "Anti-aircraft Guns of Aldermark: 6; Bomber of Tarkhan: 8."
    }
    "guns alone" = {
      what   = unit.flak,
      beside = unit.spearmen,
      rolls  = [1, 4, 1, 8],
      said   = "Anti-aircraft Guns of Aldermark: 5; Bomber of Tarkhan: 8."
    }
    "a fighter" = {
      what   = unit.fighter,
      beside = unit.iron_guard,
      rolls  = [1, 4, 8],
      said   = "Fighter of Aldermark: 5; Bomber of Tarkhan: 8."
    }
    "a fighter alone" = {
      what   = unit.fighter,
      beside = unit.spearmen,
      rolls  = [1, 4, 8],
      said   = "Fighter of Aldermark: 4; Bomber of Tarkhan: 8."
    }
  }

  given {
    call bombing_raid {}
    call airfield_at { with = [space.long_downs, player.kingdom] }
    call stands { with = [what, player.kingdom, space.long_downs, 1] }
    call stands { with = [beside, player.kingdom, space.long_downs, 1] }
  }
  dice { rolls = rolls }
  run fly_at_market {}
  expect {
    that = empty(buildings_at(space.kings_haven))
    said = said
  }
}

test "who strikes from the air has with it what strengthens its province" {
  cites = ["KK3-587", "KK3-821"]
  cases = {
    "beside the Iron Guard" = { beside = unit.iron_guard, said = "Bomber of Tarkhan: 6;" }
    "beside others"         = { beside = unit.spearmen, said = "Bomber of Tarkhan: 5;" }
  }

  given {
    call in_the_hangar { with = [unit.bomber] }
    call stands { with = [beside, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.militia, player.kingdom, space.long_downs, 1] }
  }
  dice { rolls = [1, 1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["attack militia in long_downs with bomber"] }
  expect { said = said }
}

test "who falls as it wins in the air is not promoted" {
  cites = ["KK3-799", "KK3-831"]

  given {
    call bombing_raid {}
    call airfield_at { with = [space.long_downs, player.kingdom] }
    create {
      unit       = unit.fighter
      owner      = player.kingdom
      at         = space.long_downs
      stage      = wound.heavy_losses
      experience = 3
    }
    set u {
      in    = airmen_at(space.holm_fields)
      stage = wound.heavy_losses
    }
  }
  dice { rolls = [2, 1] }
  run fly_at_market {}
  expect {
    that   = empty(airmen_at(space.long_downs)) && count(buildings_at(space.kings_haven)) == 1
    said   = "Fighter of Aldermark: 3; Bomber of Tarkhan: 2."
    unsaid = "Promoted"
  }
}

test "aircraft and the guns that they attack shoot each other down" {
  cites = ["KK3-824"]
  cases = {
    "as the guns fire" = {
      level = 3,
      rolls = [3, 2],
      said  = "Anti-aircraft Guns of Aldermark: 3; Bomber of Tarkhan: 2."
    }
    "as the aircraft attacks" = {
      level = 1,
      rolls = [1, 1, 1, 1, 2],
      said  = "Bomber of Tarkhan: 2; Anti-aircraft Guns of Aldermark: 3."
    }
  }

  given {
    call in_the_hangar { with = [unit.bomber] }
    create {
      unit       = unit.flak
      owner      = player.kingdom
      at         = space.long_downs
      stage      = wound.heavy_losses
      experience = level
    }
    set u {
      in    = airmen_at(space.holm_fields)
      stage = wound.heavy_losses
    }
  }
  dice { rolls = rolls }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["attack flak in long_downs with bomber"] }
  expect {
    that   = empty(pieces(space.long_downs)) && empty(airmen_at(space.holm_fields))
    said   = said
    unsaid = "Promoted"
  }
}

test "one point is enough for a mission next door" {
  cites = ["KK3-817"]

  given {
    call bombing_raid {}
    call stands { with = [unit.farm, player.kingdom, space.long_downs, 1] }
    set u {
      in   = airmen_at(space.holm_fields)
      left = 1
    }
  }
  dice { rolls = [8] }
  run acting { p = player.khanate }
  refuse {
    line    = "bomb farm in long_downs with bomber"
    because = "There is no building of an enemy there within its range."
  }
  play { lines = ["bomb market in kings_haven with bomber"] }
  expect { that = empty(buildings_at(space.kings_haven)) }
}

test "bombs are thrown for with a die of eight" {
  cites = ["KK3-834"]

  given {
    call in_the_hangar { with = [unit.bomber] }
  }
  run {
    repeat {
      times = 40
      create {
        unit  = unit.market
        owner = player.kingdom
        at    = space.kings_haven
      }
      call drop_bombs { with = [first(airmen_at(space.holm_fields)), unit.market, space.kings_haven] }
    }
  }
  expect {
    that   = !empty(buildings_at(space.kings_haven))
    said   = "in King's Haven: 8."
    unsaid = "in King's Haven: 9."
  }
  expect { unsaid = "in King's Haven: 10." }
}

test "a barrage turns an aircraft back on 5 or 6 of a die of six" {
  cites = ["KK3-825"]
  cases = {
    "four" = { shown = 4, back = false }
    "five" = { shown = 5, back = true }
    "six"  = { shown = 6, back = true }
  }

  given {
    call in_the_hangar { with = [unit.bomber] }
    call stands { with = [unit.flak, player.kingdom, space.long_downs, 1] }
  }
  dice { rolls = [shown] }
  run barrage {
    gun = first(pieces(space.long_downs))
    u   = first(airmen_at(space.holm_fields))
  }
  expect { that = first(airmen_at(space.holm_fields)).repelled == back }
}

test "a barrage is thrown for with a die of six" {
  cites = ["KK3-825"]

  given {
    call in_the_hangar { with = [unit.bomber] }
    call stands { with = [unit.flak, player.kingdom, space.long_downs, 1] }
  }
  run {
    repeat {
      times = 40
      call barrage { with = [first(pieces(space.long_downs)), first(airmen_at(space.holm_fields))] }
    }
  }
  expect {
    said   = "at Bomber: 6."
    unsaid = "at Bomber: 7."
  }
  expect { unsaid = "at Bomber: 8." }
}

test "a dashing General leads an aircraft that attacks the gun by which it is fired at, not one that only flies past" {
  cites = ["KK3-700", "KK3-824"]
  cases = {
    "the gun itself" = { target = "flak", beside = 0, strength = 7 }
    "another unit"   = { target = "militia", beside = 1, strength = 6 }
  }

  given {
    call in_the_hangar { with = [unit.bomber] }
    call in_command { with = [unit.general_voss, player.khanate, space.holm_fields, 2, 1] }
    call stands { with = [unit.flak, player.kingdom, space.long_downs, 1] }
    call stands { with = [unit.militia, player.kingdom, space.long_downs, beside] }
  }
  dice { rolls = [1, 2, 1, 1, 1] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["attack ${target} in long_downs with bomber"] }
  expect { said = "Bomber of Tarkhan: ${strength}." }
}

test "under clouds nobody fires or rises at what flies by" {
  cites = ["KK3-050", "KK3-051", "KK3-822", "KK3-827"]
  cases = {
    "kites in the sun" = {
      sky   = weather.sunny,
      what  = unit.kite_riders,
      line  = "move 1 kite_riders from holm_fields to kings_haven",
      rolls = [1, 4, 1],
      n     = 1
    }
    "kites under clouds" = {
      sky   = weather.cloudy,
      what  = unit.kite_riders,
      line  = "move 1 kite_riders from holm_fields to kings_haven",
      rolls = [],
      n     = 0
    }
    "a new base in the sun" = {
      sky   = weather.sunny,
      what  = unit.bomber,
      line  = "move bomber to kings_haven",
      rolls = [1, 4, 1],
      n     = 1
    }
    "a new base under clouds" = {
      sky   = weather.cloudy,
      what  = unit.bomber,
      line  = "move bomber to kings_haven",
      rolls = [],
      n     = 0
    }
  }

  given {
    call in_the_hangar { with = [what] }
    call airfield_at { with = [space.kings_haven, player.khanate] }
    call stands { with = [unit.flak, player.kingdom, space.long_downs, 1] }
    set game { weather = sky }
  }
  dice { rolls = rolls }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["${line}"] }
  expect { that = count(every(piece), piece.reacted) == n && count(pieces(space.kings_haven), piece.unit == what) == 1 }
}

test "a fighter without an airfield does not rise, nor one that is routed" {
  cites = ["KK3-816", "KK3-827", "KK3-829"]
  cases = {
    "at its airfield" = { house = unit.airfield, whose = player.kingdom, flees = false, n = 1 }
    "routed"          = { house = unit.airfield, whose = player.kingdom, flees = true, n = 0 }
    "bombed out"      = { house = unit.market, whose = player.kingdom, flees = false, n = 0 }
    "at the enemy's"  = { house = unit.airfield, whose = player.union, flees = false, n = 0 }
  }

  given {
    call in_the_hangar { with = [unit.bomber] }
    call holds { with = [whose, [space.eldershore]] }
    call stands { with = [house, whose, space.long_downs, 1] }
    create {
      unit   = unit.fighter
      owner  = player.kingdom
      at     = space.long_downs
      routed = flees
    }
  }
  expect {
    plane = first(airmen_at(space.holm_fields))
    that  = count(interceptors_of(plane, space.long_downs)) == n
  }
}
