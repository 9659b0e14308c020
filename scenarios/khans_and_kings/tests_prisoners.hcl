# Tests of prisoners: taking them, camps, what captors do with them, exchanges, and their release.

# The Khanate in the steppe with a camp in Kurgan Plain, the Kingdom in Dornmark.
procedure with_camp {
  call two_states {}
  call stands { with = [unit.prison_camp, player.khanate, space.kurgan_plain, 1] }
}

# A unit of one player's in the hands of another.
procedure imprisoned {
  params = { what = unit, whose = player, by = player, at = space }

  create {
    unit   = what
    owner  = whose
    at     = space.captivity
    captor = by
    camp   = at
  }
}

# The window for prisoners alone.
procedure among_prisoners {
  params = { who = set(player) }

  offer {
    to = who
    actions = [
      action.liquidate, action.win_over, action.transfer, action.offer_exchange, action.offer_ransom,
      action.accept_ransom
    ]
    prompt = "What of the prisoners?"
    done   = "done"
  }
}

test "routed units that are found in a battle are taken, or destroyed" {
  cites = ["KK3-615..617", "KK3-840"]
  cases = {
    "a defender, and a camp"  = { camp = unit.prison_camp, taken = 1 }
    "a defender, and no camp" = { camp = unit.market, taken = 0 }
  }

  given {
    call two_states {}
    call stands { with = [camp, player.khanate, space.kurgan_plain, 1] }
    create {
      unit   = unit.spearmen
      owner  = player.kingdom
      at     = space.holm_fields
      routed = true
    }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  expect {
    that = (
      count(prisoners_of(player.khanate)) == taken && count(army(space.holm_fields, player.khanate)) == 1 &&
      empty(army(space.holm_fields, player.kingdom))
    )
    message = "without a fight"
    said    = "Tarkhan wins at Holm Fields."
  }
}

test "a routed attacker surrenders" {
  cites = ["KK3-616", "KK3-840"]

  given {
    call two_states {}
    call stands { with = [unit.prison_camp, player.kingdom, space.stonewater, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    create {
      unit     = unit.swordsmen
      owner    = player.khanate
      at       = space.holm_fields
      start_at = space.kings_haven
      engaged  = true
      routed   = true
    }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  expect { that = count(prisoners_of(player.kingdom)) == 1 && prisoners_of(player.kingdom)[0].owner == player.khanate }
}

test "prisoners go to the nearest camp with a place, and obey nobody" {
  cites = ["KK3-836..839", "KKA-50"]

  given {
    call with_camp {}
    call stands { with = [unit.prison_camp, player.khanate, space.sarai, 1] }
    call stands { with = [unit.labour_camp, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.ulan_tamga, 7] }
    call stands { with = [unit.bowmen, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.bowmen, player.kingdom, space.dornburg, 1] }
  }
  expect { that = camp_room(player.khanate) == 6 && camp_room(player.kingdom) == 0 }
  run {
    them = take(pieces(space.ulan_tamga), 4)
    for u {
      in = them
      call take_or_kill { with = [u, player.khanate] }
    }
  }
  expect {
    that    = count(held_at(space.kurgan_plain)) == 3 && count(held_at(space.sarai)) == 1 && camp_room(player.khanate) == 2
    message = "three find a place in the nearest"
    said    = "Tarkhan takes Spearmen of Aldermark prisoner."
  }
  run {
    them = pieces(space.ulan_tamga)
    for u {
      in = them
      call take_or_kill { with = [u, player.khanate] }
    }
  }
  expect {
    that = (
      camp_room(player.khanate) == 0 && count(prisoners_of(player.khanate)) == 6 && empty(pieces(space.ulan_tamga)) &&
      empty(held_at(space.altan_ordo))
    )
    message = "the seventh is destroyed: the labour camp takes nobody from the field"
  }
  run movement_of { p = player.kingdom }
  refuse {
    line    = "move 1 spearmen from captivity to kurgan_plain"
    because = "You have nothing there that can still move."
  }
  play { lines = ["stop moving"] }
}

test "of several who defend, one with a camp takes the prisoners" {
  cites   = ["KK3-616", "KK3-721", "KK3-852"]
  options = { players = 2 }
  cases = {
    "it is surrendered" = { broken = false, lines = ["stand", "surrender swordsmen"] }
    "it is Routed"      = { broken = true, lines = [] }
  }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.prison_camp, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.militia, player.independents, space.holm_fields, 1] }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    create {
      unit     = unit.swordsmen
      owner    = player.khanate
      at       = space.holm_fields
      start_at = space.stonewater
      routed   = broken
    }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = lines }
  expect { that = count(prisoners_of(player.kingdom)) == 1 }
}

test "a unit is surrendered in battle, where there is room for it" {
  cites = ["KK3-852"]
  cases = {
    "a camp"  = { camp = unit.prison_camp, ok = "surrender spearmen", bad = "surrender swordsmen", taken = 1 }
    "no camp" = { camp = unit.market, ok = "stand", bad = "surrender spearmen", taken = 0 }
  }

  given {
    call two_states {}
    call stands { with = [camp, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.bowmen, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  refuse {
    by      = player.kingdom
    line    = "${bad}"
    because = "The enemy has no room for prisoners."
  }
  play {
    by    = player.kingdom
    lines = ["${ok}"]
  }
  expect {
    that    = count(prisoners_of(player.khanate)) == taken && count(army(space.holm_fields, player.kingdom)) == 2 - taken
    message = "${taken} surrendered"
  }
  play {
    by    = player.khanate
    lines = ["break off"]
  }
}

# ---- What captors do

test "prisoners are executed" {
  cites = ["KK3-845", "KK3-846"]

  given {
    call with_camp {}
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    call imprisoned { with = [unit.bowmen, player.khanate, player.kingdom, space.dornburg] }
  }
  run among_prisoners { who = [player.khanate] }
  refuse {
    line    = "execute bowmen"
    because = "You hold no such prisoner."
  }
  play { lines = ["execute spearmen"] }
  expect {
    that = count(pieces(space.captivity)) == 1
    said = "Tarkhan executes Spearmen of Aldermark."
  }
}

test "prisoners are won over" {
  cases = {
    "1"             = { what = unit.spearmen, shown = 1, joins = true, cites = ["KK3-847", "KK3-848"] }
    "2"             = { what = unit.spearmen, shown = 2, joins = false, cites = ["KK3-848", "KK3-850"] }
    "8"             = { what = unit.spearmen, shown = 8, joins = false, cites = ["KK3-848"] }
    "a neutral's 2" = { what = unit.mercenaries, shown = 2, joins = true, cites = ["KK3-849"] }
    "a neutral's 3" = { what = unit.mercenaries, shown = 3, joins = false, cites = ["KK3-849"] }
  }

  given {
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call imprisoned { with = [what, player.kingdom, player.khanate, space.kurgan_plain] }
    call imprisoned { with = [unit.bowmen, player.kingdom, player.khanate, space.kurgan_plain] }
    set game { round = 3 }
  }
  dice { rolls = [shown] }
  run among_prisoners { who = [player.khanate] }
  play { lines = ["win ${what} over"] }
  refuse {
    line    = "win ${what} over"
    because = "You hold no such prisoner, or have tried before."
  }
  expect {
    joined = pieces(space.altan_ordo, player.khanate)
    that = (
      joins ? first(joined).unit == what && first(joined).captor == none && fresh_arrival(first(joined)) :
      empty(joined) && count(prisoners_of(player.khanate)) == 2
    )
    message = "the die decides, once"
  }
}

test "a unit that was won over brings back half of what another has paid for it" {
  cites = ["KK3-195", "KK3-847"]

  given {
    call two_states {}
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    set u {
      in   = pieces(space.captivity)
      paid = { food = 2 }
    }
  }
  dice { rolls = [1] }
  run among_prisoners { who = [player.khanate] }
  play { lines = ["win spearmen over", "altan_ordo"] }
  run recruiting { p = player.khanate }
  play { lines = ["disband spearmen in altan_ordo"] }
  expect { that = player.khanate.food == 21 && player.kingdom.food == 20 }
}

test "nobody is won over for whom no capital has room" {
  cites = ["KK3-265", "KK3-847"]

  given {
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call stands { with = [unit.militia, player.khanate, space.altan_ordo, 5] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run among_prisoners { who = [player.khanate] }
  refuse {
    line    = "win spearmen over"
    because = "None of your capitals or harbours has room for it."
  }
}

test "prisoners are brought from camp to camp, once in a turn" {
  cites = ["KK3-851", "KK3-856", "KK3-857"]

  given {
    call with_camp {}
    call stands { with = [unit.labour_camp, player.khanate, space.sarai, 1] }
    call stands { with = [unit.prison_camp, player.khanate, space.burkhan_keld, 1] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run among_prisoners { who = [player.khanate] }
  refuse {
    line    = "bring spearmen to kurgan_plain"
    because = "There is no place."
  }
  play { lines = ["bring spearmen to sarai"] }
  refuse {
    line    = "bring spearmen to burkhan_keld"
    because = "You hold no such prisoner, or have moved it in this turn."
  }
  expect { that = count(held_at(space.sarai)) == 1 && empty(held_at(space.kurgan_plain)) }
}

test "a full camp takes no more" {
  cites = ["KK3-851", "KK3-857", "KKA-50"]

  given {
    call with_camp {}
    call stands { with = [unit.labour_camp, player.khanate, space.sarai, 1] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    call imprisoned { with = [unit.bowmen, player.kingdom, player.khanate, space.sarai] }
    call imprisoned { with = [unit.bowmen, player.kingdom, player.khanate, space.sarai] }
    call imprisoned { with = [unit.bowmen, player.kingdom, player.khanate, space.sarai] }
  }
  run among_prisoners { who = [player.khanate] }
  refuse {
    line    = "bring spearmen to sarai"
    because = "There is no place."
  }
}

test "prisoners work in labour camps" {
  cites = ["KK3-851", "KKA-51"]

  given {
    call two_states {}
    call stands { with = [unit.labour_camp, player.khanate, space.sarai, 1] }
    call stands { with = [unit.prison_camp, player.khanate, space.kurgan_plain, 1] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.sarai] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.sarai] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run prisoners_work {}
  play {
    by    = player.khanate
    lines = ["stone"]
  }
  expect { that = player.khanate.stone == 22 && player.khanate.gold == 20 }
}

test "prisoners do not work where people strike" {
  cites = ["KK3-111", "KKA-51"]

  given {
    call two_states {}
    call stands { with = [unit.labour_camp, player.khanate, space.sarai, 1] }
    call stands { with = [unit.labour_camp, player.khanate, space.ulan_tamga, 1] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.sarai] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.ulan_tamga] }
    set space altan_steppe { strikes = true }
  }
  run prisoners_work {}
  play {
    by    = player.khanate
    lines = ["stone"]
  }
  expect { that = player.khanate.stone == 21 }
  run {
    set space chagan { strikes = true }
    call prisoners_work {}
  }
  expect {
    that    = player.khanate.stone == 21
    message = "nobody is asked where all strike"
  }
}

# ---- Exchanges

test "a prisoner for a prisoner" {
  cites = ["KK3-843"]

  given {
    call with_camp {}
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    call imprisoned { with = [unit.bowmen, player.khanate, player.kingdom, space.dornburg] }
  }
  run among_prisoners { who = [player.khanate, player.kingdom] }
  refuse {
    by      = player.khanate
    line    = "offer sultanate spearmen for bowmen"
    because = "Prisoners are exchanged with their own state."
  }
  play {
    by    = player.khanate
    lines = ["offer kingdom spearmen for bowmen"]
  }
  play {
    by    = player.kingdom
    lines = ["accept khanate's offer of spearmen for bowmen", "dornburg"]
  }
  play {
    by    = player.khanate
    lines = ["altan_ordo"]
  }
  expect {
    that = (
      empty(pieces(space.captivity)) &&
      first(pieces(space.dornburg), piece.unit == unit.spearmen).routed &&
      any(pieces(space.altan_ordo), piece.unit == unit.bowmen)
    )
    message = "both are home"
  }
}

test "a prisoner for resources" {
  cites = ["KK3-843"]

  given {
    call with_camp {}
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    call imprisoned { with = [unit.swordsmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run among_prisoners { who = [player.khanate] }
  play { lines = ["offer kingdom swordsmen for 9 gold", "offer kingdom spearmen for 3 gold", "done"] }
  run among_prisoners { who = [player.kingdom] }
  refuse {
    line    = "accept khanate's offer of swordsmen for 9 gold"
    because = "There is no such offer, or it cannot be carried out."
  }
  play { lines = ["accept khanate's offer of spearmen for 3 gold", "falkenstadt"] }
  expect {
    that = (
      player.khanate.gold == 23 && player.kingdom.gold == 17 && count(pieces(space.captivity)) == 1 &&
      empty(every(ransom))
    )
  }
}

test "third states deal in prisoners only where the government allows it" {
  cites   = ["KK3-844"]
  options = { players = 3 }

  given {
    call with_camp {}
    call holds { with = [player.union, [space.hafenland]] }
    call stands { with = [unit.prison_camp, player.union, space.millrace, 1] }
    call has_stock { with = [player.union, 20] }
    set player khanate { government = first(every(government), government.exchanges_for_others) }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run among_prisoners { who = [player.khanate, player.union] }
  play {
    by    = player.khanate
    lines = ["offer union spearmen for 2 gold"]
  }
  play {
    by    = player.union
    lines = ["accept khanate's offer of spearmen for 2 gold"]
  }
  expect {
    that = (
      first(pieces(space.captivity)).captor == player.union && first(pieces(space.captivity)).camp == space.millrace &&
      first(pieces(space.captivity)).owner == player.kingdom
    )
    message = "it changes camps"
  }
}

test "nobody deals with a state that has fallen" {
  cites   = ["KK3-040", "KK3-380", "KK3-844"]
  options = { players = 3 }

  given {
    call with_camp {}
    set player khanate { government = first(every(government), government.exchanges_for_others) }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    call stands { with = [unit.opium, player.khanate, space.stores, 1] }
    call defeat { with = [player.union] }
  }
  run among_prisoners { who = [player.khanate] }
  refuse {
    line    = "offer union spearmen for 2 gold"
    because = "Prisoners are exchanged with their own state."
  }
  play { lines = ["offer kingdom spearmen for 2 gold", "done"] }
}

test "a prisoner of a third state is lost when the one who pays for it has no camp" {
  cites   = ["KK3-844", "KK3-855"]
  options = { players = 3 }

  given {
    call with_camp {}
    call holds { with = [player.union, [space.hafenland]] }
    call has_stock { with = [player.union, 20] }
    set player khanate { government = first(every(government), government.exchanges_for_others) }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run among_prisoners { who = [player.khanate, player.union] }
  play {
    by    = player.khanate
    lines = ["offer union spearmen for 2 gold"]
  }
  play {
    by    = player.union
    lines = ["accept khanate's offer of spearmen for 2 gold"]
  }
  expect {
    that = (
      empty(pieces(space.captivity)) && empty(every(ransom)) && player.khanate.gold == 22 && player.union.gold == 18
    )
    message = "it is paid for, and the offer is gone with it"
  }
}

# ---- Release

test "when a camp is destroyed" {
  cases = {
    "those of the destroyer are free" = {
      by     = player.kingdom,
      camp   = unit.prison_camp,
      mine   = 1,
      theirs = 0,
      cites  = ["KK3-853"]
    }
    "others become the destroyer's" = {
      by     = player.union,
      camp   = unit.prison_camp,
      mine   = 0,
      theirs = 1,
      cites  = ["KK3-854"]
    }
    "or are lost" = { by = player.union, camp = unit.market, mine = 0, theirs = 0, cites = ["KK3-855"] }
  }

  given {
    call with_camp {}
    call holds { with = [player.union, [space.hafenland]] }
    call stands { with = [camp, player.union, space.millrace, 1] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run {
    call raze {
      b  = first(pieces(space.kurgan_plain))
      by = by
    }
  }
  expect {
    that = (
      count(army(space.kurgan_plain, player.kingdom)) == mine && count(prisoners_of(player.union)) == theirs &&
      empty(prisoners_of(player.khanate))
    )
    message = "as it was destroyed"
  }
}

test "when a province with a camp is taken" {
  cites = ["KK3-853", "KK3-854"]

  given {
    call with_camp {}
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    call imprisoned { with = [unit.riflemen, player.union, player.khanate, space.kurgan_plain] }
  }
  run give_province { with = [space.altan_steppe, player.kingdom] }
  expect {
    that = (
      first(army(space.kurgan_plain, player.kingdom)).unit == unit.spearmen &&
      prisoners_of(player.kingdom)[0].unit == unit.riflemen
    )
    message = "one is free, the other changes hands"
  }
}

test "when the captor is defeated, prisoners go home" {
  cites = ["KK3-853"]

  given {
    call with_camp {}
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    call imprisoned { with = [unit.riflemen, player.union, player.khanate, space.kurgan_plain] }
  }
  run free_all_of { p = player.khanate }
  play {
    by    = player.kingdom
    lines = ["dornburg"]
  }
  expect {
    that = (
      empty(pieces(space.captivity)) &&
      any(pieces(space.dornburg), piece.unit == unit.spearmen && piece.routed) &&
      !any(every(piece), piece.unit == unit.riflemen)
    )
    message = "who has no home is lost"
  }
}

test "a Decision takes a unit prisoner before it strikes" {
  cites = ["KK3-842"]
  cases = {
    "with a camp"    = { camp = unit.prison_camp, orders = [], taken = 1 }
    "without a camp" = { camp = unit.market, orders = ["dornburg"], taken = 0 }
  }

  given {
    call two_states {}
    call stands { with = [camp, player.kingdom, space.stonewater, 1] }
    create {
      unit  = unit.encirclement
      owner = player.kingdom
      at    = space.kingdom_hand
    }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = taken == 1 ? [] : [4, 4] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack spearmen with swordsmen", "play encirclement"] }
  play { lines = orders }
  expect {
    that = (
      count(prisoners_of(player.kingdom)) == taken &&
      (taken == 0 || first(army(space.holm_fields, player.kingdom)).unit == unit.spearmen)
    )
    message = "${taken} taken"
  }
}

test "troops aboard a ship that is taken are taken with it" {
  cites = ["KK3-838"]
  given {
    call with_camp {}
    create ship {
      unit  = unit.merchant_junk
      owner = player.kingdom
      at    = space.north_amber
    }
    create man {
      unit  = unit.swordsmen
      owner = player.kingdom
      at    = space.north_amber
    }
    carry man { by = ship }
  }
  run {
    call capture { with = [first(pieces(space.north_amber), piece.unit == unit.merchant_junk), player.khanate] }
  }
  expect {
    m    = first(every(piece), piece.unit == unit.swordsmen)
    that = m.captor == player.khanate && m.holder == none && m.camp != none
  }
}

test "an Admiral aboard a ship that is taken is taken with it" {
  cites = ["KK3-838"]
  given {
    call with_camp {}
    create ship {
      unit  = unit.cruiser
      owner = player.kingdom
      at    = space.north_amber
    }
    create man {
      unit  = unit.lord_haven
      owner = player.kingdom
      at    = space.north_amber
    }
    carry man { by = ship }
  }
  run {
    call capture { with = [first(pieces(space.north_amber), piece.unit == unit.cruiser), player.khanate] }
  }
  expect {
    m    = first(every(piece), piece.unit == unit.lord_haven)
    that = m.captor != none
  }
}

test "who pulls down his own camp keeps its prisoners in another, and may not try again to win them over" {
  cites = ["KK3-850"]
  given {
    call with_camp {}
    call stands { with = [unit.prison_camp, player.khanate, space.sarai, 1] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    set u {
      in      = pieces(space.captivity)
      refused = [player.khanate]
    }
  }
  run {
    b = first(pieces(space.kurgan_plain), piece.unit == unit.prison_camp)
    call raze { with = [b, player.khanate] }
  }
  expect {
    that = (
      first(pieces(space.captivity)).camp == space.sarai &&
      contains(first(pieces(space.captivity)).refused, player.khanate)
    )
  }
}

test "who pulls down his only camp loses its prisoners" {
  cites = ["KK3-855"]
  given {
    call with_camp {}
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run {
    b = first(pieces(space.kurgan_plain), piece.unit == unit.prison_camp)
    call raze { with = [b, player.khanate] }
  }
  expect { that = empty(pieces(space.captivity)) }
}

test "independents take no prisoners, also where they hold a camp" {
  cites = ["KK3-839", "KK3-840"]

  given {
    call holds { with = [player.independents, [space.altan_steppe]] }
    call stands { with = [unit.prison_camp, player.independents, space.kurgan_plain, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.ulan_tamga, 1] }
  }
  run take_or_kill { with = [first(pieces(space.ulan_tamga)), player.independents] }
  expect {
    that = empty(pieces(space.captivity)) && empty(pieces(space.ulan_tamga))
    said = "There is no way out of Ulan Tamga"
  }
}

test "prisoners come home where there is room" {
  cites = ["KK3-265", "KK3-843"]
  cases = {
    "a full capital: another one" = {
      what  = unit.spearmen,
      full  = [space.dornburg, space.falkenstadt],
      n     = 6,
      port  = unit.market,
      there = space.kings_haven
    }
    "all are full: elsewhere" = {
      what  = unit.tankettes,
      full  = [space.dornburg, space.falkenstadt, space.kings_haven],
      n     = 6,
      port  = unit.market,
      there = space.holm_fields
    }
    "a General takes no room" = {
      what  = unit.duke_alaric,
      full  = [space.falkenstadt, space.kings_haven],
      n     = 6,
      port  = unit.market,
      there = space.dornburg
    }
    "a ship goes to sea off a port" = {
      what  = unit.cruiser,
      full  = [space.falken_tower],
      n     = 0,
      port  = unit.port,
      there = space.north_amber
    }
    "a River ship goes to its workshop" = {
      what  = unit.river_gunboat,
      full  = [space.falken_tower],
      n     = 0,
      port  = unit.workshops,
      there = space.stonewater
    }
  }

  given {
    call with_camp {}
    for s {
      in = full
      call stands { with = [unit.militia, player.kingdom, s, n] }
    }
    call stands { with = [port, player.kingdom, port == unit.workshops ? space.stonewater : space.holm_fields, 1] }
    call imprisoned { with = [what, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run {
    defaults = true
    call hand_back { with = [first(pieces(space.captivity)), player.kingdom] }
  }
  expect {
    u = first(every(piece), piece.unit == what)
    that = (
      contains(homes_for(u, player.kingdom), there) && may_stand(what, u.space) &&
      crowd(u.space, player.kingdom) <= u.space.unit_limit && !contains(full, u.space)
    )
  }
}

test "who has no room for a unit of his own cannot deal for it" {
  cites = ["KK3-265", "KK3-843"]

  given {
    call with_camp {}
    call imprisoned { with = [unit.cruiser, player.kingdom, player.khanate, space.kurgan_plain] }
    set kingdoms {
      in     = [space.dornmark, space.eldershore]
      holder = player.union
    }
  }
  run among_prisoners { who = [player.khanate] }
  play { lines = ["offer kingdom cruiser for 1 gold", "done"] }
  run among_prisoners { who = [player.kingdom] }
  refuse {
    line    = "accept khanate's offer of cruiser for 1 gold"
    because = "it cannot be carried out"
  }
}

test "those who are freed find room at the camp, next to it or at home" {
  cites = ["KK3-265", "KK3-853"]
  cases = {
    "at the camp"                      = { guards = 2, round_it = 0, what = unit.spearmen, there = space.oak_march }
    "next to it"                       = { guards = 3, round_it = 0, what = unit.spearmen, there = space.deepwood }
    "at home"                          = { guards = 3, round_it = 6, what = unit.spearmen, there = space.altan_ordo }
    "flyers, however full the camp is" = { guards = 3, round_it = 0, what = unit.kite_riders, there = space.oak_march }
    "a ship with no way to the sea"    = { guards = 3, round_it = 0, what = unit.cruiser, there = space.captivity }
  }

  given {
    call two_states {}
    call stands { with = [unit.prison_camp, player.kingdom, space.oak_march, 1] }
    call imprisoned { with = [what, player.khanate, player.kingdom, space.oak_march] }
    call stands { with = [unit.swordsmen, player.khanate, space.oak_march, guards] }
    for s {
      in = adjacent(space.oak_march)
      call stands { with = [unit.militia, player.khanate, s, round_it] }
    }
  }
  expect {
    u = first(pieces(space.captivity))
    that = contains(concat(
      ways_out(u, player.khanate, space.oak_march),
      empty(ways_out(u, player.khanate, space.oak_march)) ? [space.captivity] : []
    ), there)
  }
  run {
    defaults = true
    call raze {
      b  = first(pieces(space.oak_march), piece.unit == unit.prison_camp)
      by = player.khanate
    }
  }
  expect {
    that = (
      empty(pieces(space.captivity)) &&
      all(lands(), crowd(space, player.khanate) <= max(round_it, space.unit_limit)) &&
      any(every(piece), piece.unit == what && piece.routed) == (there != space.captivity)
    )
  }
}

test "a ship that is freed puts to sea beside the camp, and never lies on dry land" {
  cites = ["KK3-265", "KK3-471", "KK3-853"]

  given {
    call two_states {}
    call stands { with = [unit.prison_camp, player.kingdom, space.northport, 1] }
    call imprisoned { with = [unit.freighter, player.khanate, player.kingdom, space.northport] }
  }
  run {
    defaults = true
    call raze {
      b  = first(pieces(space.northport), piece.unit == unit.prison_camp)
      by = player.khanate
    }
  }
  expect {
    ship = first(every(piece), piece.unit == unit.freighter)
    that = ship.captor == none && ship.space.domain == domain.sea && touches(ship.space, space.northport)
  }
}

test "who was on the march when taken does not march on when freed" {
  cites = ["KK3-853"]

  given {
    call with_camp {}
    create {
      unit  = unit.lancers
      owner = player.kingdom
      at    = space.red_sands
      left  = 2
      along = 1
    }
  }
  run {
    defaults = true
    call capture { with = [first(pieces(space.red_sands)), player.khanate] }
    call raze {
      b  = building_at(space.kurgan_plain)
      by = player.kingdom
    }
  }
  expect { that = count(army(space.kurgan_plain, player.kingdom)) == 1 && empty(marchers(player.kingdom)) }
}

test "nobody decides where freed independents go" {
  cites = ["KK3-853", "KK3-864"]

  given {
    call with_camp {}
    call imprisoned { with = [unit.militia, player.independents, player.khanate, space.kurgan_plain] }
    call stands { with = [unit.militia, player.independents, space.kurgan_plain, space.kurgan_plain.unit_limit] }
  }
  run raze {
    b  = building_at(space.kurgan_plain)
    by = player.independents
  }
  expect {
    that = (
      empty(pieces(space.captivity)) &&
      count(every(piece), piece.owner == player.independents && piece.routed && piece.space != space.kurgan_plain) == 1
    )
  }
}
