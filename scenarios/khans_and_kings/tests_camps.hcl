# Tests of camps and of dealings in prisoners: who is held where, who may deal with whom, and what lapses.

test "camps are the buildings for prisoners in one's own provinces" {
  cites = ["KK3-836", "KK3-851"]

  given {
    call with_camp {}
    call stands { with = [unit.labour_camp, player.khanate, space.sarai, 1] }
    call stands { with = [unit.market, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.prison_camp, player.kingdom, space.dornburg, 1] }
  }
  expect {
    that = (
      same(camps(player.khanate), [space.kurgan_plain, space.sarai]) &&
      same(camps(player.kingdom), [space.dornburg]) &&
      takes_prisoners(space.kurgan_plain) &&
      !takes_prisoners(space.sarai) &&
      !takes_prisoners(space.silk_gate)
    )
  }
}

test "who is taken forgets the battle" {
  cites = ["KK3-839", "KK3-850"]

  given {
    call with_camp {}
    create {
      unit    = unit.spearmen
      owner   = player.kingdom
      at      = space.sarai
      engaged = true
      routed  = true
      refused = [player.khanate]
      left    = 1
      duty    = duty.defending
    }
  }
  run take_or_kill {
    u  = first(pieces(space.sarai, player.kingdom))
    by = player.khanate
  }
  expect {
    one = prisoners_of(player.khanate)[0]
    that = (
      !one.engaged && !one.routed && empty(one.refused) && one.left == 0 && one.duty == duty.idle &&
      one.camp == space.kurgan_plain
    )
  }
}

test "who has tried to win a prisoner over may not try again in another camp, but a new captor may" {
  cites = ["KK3-850", "KK3-854"]
  cases = {
    "the same captor"                      = { by = player.khanate, tried = [player.khanate], again = true }
    "the same captor, who has not tried"   = { by = player.khanate, tried = [], again = false }
    "a new captor"                         = { by = player.union, tried = [player.khanate], again = false }
    "a new captor, where nobody has tried" = { by = player.union, tried = [], again = false }
    "an old captor, who has tried"         = { by = player.union, tried = [player.union], again = true }
  }

  given {
    call with_camp {}
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    set u {
      in      = pieces(space.captivity)
      refused = tried
    }
  }
  run confine {
    u    = first(pieces(space.captivity))
    by   = by
    camp = space.kurgan_plain
  }
  expect {
    one  = first(pieces(space.captivity))
    that = contains(one.refused, by) == again && one.captor == by
  }
}

test "of the crew of a ship that is taken those are lost for whom there is no place" {
  cites = ["KK3-838", "KK3-839"]
  cases = {
    "places for all"       = { held = 0, n = 3 }
    "a place for one more" = { held = 1, n = 2 }
    "none for the crew"    = { held = 2, n = 1 }
  }

  given {
    call with_camp {}
    for _i {
      in = range(1, held)
      call imprisoned { with = [unit.bowmen, player.kingdom, player.khanate, space.kurgan_plain] }
    }
    create ship {
      unit  = unit.merchant_junk
      owner = player.kingdom
      at    = space.dornburg
    }
    for _i {
      in = range(1, 2)
      create man {
        unit  = unit.spearmen
        owner = player.kingdom
        at    = space.dornburg
      }
      carry man { by = ship }
    }
  }
  run capture {
    u  = first(pieces(space.dornburg))
    by = player.khanate
  }
  expect {
    that = (
      count(prisoners_of(player.khanate)) == held + n && empty(pieces(space.dornburg)) &&
      count(every(piece), piece.unit == unit.spearmen) == n - 1
    )
  }
}

test "only Encirclement takes a prisoner, and only where there is a place" {
  cites = ["KK3-842"]
  cases = {
    "Encirclement"                = { card = unit.encirclement, held = 0, taken = true }
    "into the last place"         = { card = unit.encirclement, held = 2, taken = true }
    "without a place"             = { card = unit.encirclement, held = 3, taken = false }
    "another Decision, of battle" = { card = unit.war_cry, held = 0, taken = false }
  }

  given {
    call with_camp {}
    for _i {
      in = range(1, held)
      call imprisoned { with = [unit.bowmen, player.kingdom, player.khanate, space.kurgan_plain] }
    }
    call stands { with = [unit.spearmen, player.kingdom, space.dornburg, 1] }
  }
  run {
    defaults = true
    emit card_played {
      kind   = card
      by     = player.khanate
      target = first(pieces(space.dornburg))
    }
  }
  expect { that = empty(pieces(space.dornburg)) == taken }
}

test "prisoners whose camp is destroyed use the last place" {
  cites = ["KK3-854", "KK3-855"]
  cases = {
    "one place"         = { held = 2, kept = 1 }
    "no place"          = { held = 3, kept = 0 }
    "nobody's doing it" = { held = 9, kept = 0 }
  }

  given {
    call with_camp {}
    call holds { with = [player.union, [space.hafenland]] }
    call stands { with = [unit.prison_camp, player.union, space.millrace, 1] }
    for _i {
      in = range(1, min(held, 3))
      call imprisoned { with = [unit.bowmen, player.kingdom, player.union, space.millrace] }
    }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run raze {
    b  = building_at(space.kurgan_plain)
    by = held == 9 ? none : player.union
  }
  expect {
    that = count(prisoners_of(player.union), piece.unit == unit.spearmen) == kept && empty(prisoners_of(player.khanate))
  }
}

test "a province that becomes nobody's keeps its prisoners with their captor" {
  cites = ["KK3-853"]

  given {
    call with_camp {}
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run give_province {
    province = space.altan_steppe
    to       = none
  }
  expect { that = first(pieces(space.captivity)).captor == player.khanate }
}

test "the prisoners of a state that falls go home, and no others" {
  cites   = ["KK3-853"]
  options = { players = 3 }

  given {
    call with_camp {}
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    call imprisoned { with = [unit.bowmen, player.kingdom, player.union, space.millrace] }
  }
  run {
    defaults = true
    call free_all_of { with = [player.khanate] }
  }
  expect {
    that = (
      count(pieces(space.captivity)) == 1 &&
      first(pieces(space.captivity)).captor == player.union &&
      count(every(piece), piece.unit == unit.spearmen && piece.captor == none && piece.routed) == 1
    )
  }
}

test "a prisoner is won over with a die of eight" {
  cites = ["KK3-848"]

  given {
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  dice { rolls = [8] }
  run among_prisoners { who = [player.khanate] }
  play { lines = ["win spearmen over"] }
  expect { said = "cannot win" }
}

test "officers are not sent from camp to camp" {
  cites = ["KK3-856"]

  given {
    call with_camp {}
    call stands { with = [unit.prison_camp, player.khanate, space.burkhan_keld, 1] }
    call imprisoned { with = [unit.duke_alaric, player.kingdom, player.khanate, space.kurgan_plain] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run among_prisoners { who = [player.khanate] }
  refuse {
    line    = "bring duke_alaric to burkhan_keld"
    because = "You hold no such prisoner, or have moved it in this turn."
  }
  play { lines = ["bring spearmen to burkhan_keld"] }
}

# ---- Dealings

test "with whom one deals for a prisoner" {
  cites = ["KK3-843", "KK3-844"]
  cases = {
    "its own state"                       = { rule = government.monarchy, partner = player.kingdom, deals = true }
    "a third state"                       = { rule = government.monarchy, partner = player.union, deals = false }
    "oneself"                             = { rule = government.monarchy, partner = player.khanate, deals = false }
    "a third state, as the Chiefdom does" = { rule = government.chiefdom, partner = player.union, deals = true }
    "oneself, though one is a Chiefdom"   = { rule = government.chiefdom, partner = player.khanate, deals = false }
  }

  given {
    set player khanate { government = rule }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  expect { that = may_deal(player.khanate, first(pieces(space.captivity)), partner) == deals }
}

# Three states, each with prisoners of the others.
procedure three_captors {
  call with_camp {}
  call holds { with = [player.union, [space.hafenland]] }
  call has_stock { with = [player.union, 20] }
  call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  call imprisoned { with = [unit.riflemen, player.union, player.khanate, space.kurgan_plain] }
  call imprisoned { with = [unit.bowmen, player.khanate, player.kingdom, space.dornburg] }
  call imprisoned { with = [unit.lancers, player.union, player.kingdom, space.dornburg] }
}

test "what nobody offers for a prisoner" {
  cites   = ["KK3-099", "KK3-843"]
  options = { players = 3 }

  given three_captors {}
  run among_prisoners { who = [player.khanate] }
  refuse {
    line    = ["offer union spearmen for 2 gold", "offer union spearmen for bowmen"]
    because = "Prisoners are exchanged with their own state."
  }
  refuse {
    line    = "offer kingdom spearmen for lancers"
    because = "holds no prisoner of yours"
  }
  refuse {
    line    = "offer kingdom spearmen for 2 fuel"
    because = "You do not handle that."
  }
  refuse {
    line    = ["offer kingdom spearmen for 0 gold", "offer kingdom spearmen for 10 gold"]
    because = "From 1 to 9."
  }
  play { lines = ["offer kingdom spearmen for 9 gold", "offer kingdom spearmen for 1 gold"] }
  expect { that = count(every(ransom)) == 1 }
}

test "a new offer takes the place of one's last to the same partner, and of no other" {
  cites   = ["KK3-843"]
  options = { players = 3 }

  given three_captors {}
  run among_prisoners { who = [player.khanate] }
  play { lines = ["offer kingdom spearmen for 2 gold", "offer union riflemen for 3 gold", "done"] }
  run among_prisoners { who = [player.kingdom] }
  play { lines = ["offer khanate bowmen for 4 gold", "offer union lancers for 5 gold", "done"] }
  expect { that = count(every(ransom)) == 4 }
  run among_prisoners { who = [player.khanate] }
  play { lines = ["offer kingdom spearmen for bowmen"] }
  expect { that = count(every(ransom)) == 4 && same([for t in every(ransom) : t.amount], [3, 4, 5, 0]) }
  play { lines = ["offer kingdom spearmen for 6 gold"] }
  expect { that = same([for t in every(ransom) : t.amount], [3, 4, 5, 6]) }
}

test "which offers can be accepted" {
  cites = ["KK3-843"]
  cases = {
    "for what one has" = { to = player.kingdom, amount = 20, swap = false, gone = false, other = player.kingdom, n = 1 }
    "for more than one has" = {
      to     = player.kingdom,
      amount = 21,
      swap   = false,
      gone   = false,
      other  = player.kingdom,
      n      = 0
    }
    "made to another" = { to = player.union, amount = 2, swap = false, gone = false, other = player.kingdom, n = 0 }
    "for whom its captor has no more" = {
      to     = player.kingdom,
      amount = 2,
      swap   = false,
      gone   = true,
      other  = player.kingdom,
      n      = 0
    }
    "for one's own prisoner" = {
      to     = player.kingdom,
      amount = 0,
      swap   = true,
      gone   = false,
      other  = player.kingdom,
      n      = 1
    }
    "for a prisoner one has no more" = {
      to     = player.kingdom,
      amount = 0,
      swap   = true,
      gone   = false,
      other  = player.union,
      n      = 0
    }
  }

  given {
    call with_camp {}
    call imprisoned { with = [unit.spearmen, player.kingdom, gone ? player.union : player.khanate, space.kurgan_plain] }
    call imprisoned { with = [unit.bowmen, player.khanate, other, space.dornburg] }
    create {
      record   = ransom
      captor   = player.khanate
      partner  = to
      prisoner = first(pieces(space.captivity))
      other    = swap ? last(pieces(space.captivity)) : none
      amount   = amount
    }
  }
  expect { that = count(ransoms_for(player.kingdom)) == n }
}

test "a prisoner of a third state goes to a prison camp of the buyer, into the last place" {
  cites = ["KK3-837", "KK3-844"]
  cases = {
    "a free camp"    = { held = 0, n = 1 }
    "the last place" = { held = 2, n = 1 }
    "a full camp"    = { held = 3, n = 0 }
  }

  given {
    call with_camp {}
    call holds { with = [player.union, [space.hafenland]] }
    call stands { with = [unit.labour_camp, player.union, space.northport, 1] }
    call stands { with = [unit.prison_camp, player.union, space.smelter_bay, 1] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    for _i {
      in = range(1, held)
      call imprisoned { with = [unit.bowmen, player.kingdom, player.union, space.smelter_bay] }
    }
  }
  run hand_back {
    u  = first(pieces(space.captivity))
    to = player.union
  }
  expect {
    that = (
      count(held_at(space.smelter_bay), piece.unit == unit.spearmen && piece.captor == player.union) == n &&
      empty(held_at(space.northport)) &&
      empty(prisoners_of(player.khanate))
    )
  }
}

test "offers of prisoners lapse with the phase, and prisoners may be moved again" {
  cites   = ["KK3-843", "KK3-857"]
  options = { players = 2 }

  given {
    call with_camp {}
    set player khanate { native = [space.altan_steppe, space.burkhan, space.chagan] }
    set player kingdom { native = [space.dornmark, space.eldershore, space.falkenwald] }
    call stands { with = [unit.labour_camp, player.khanate, space.sarai, 1] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run trade_and_build {}
  play {
    by    = player.khanate
    lines = ["bring spearmen to sarai", "offer kingdom spearmen for 2 gold", "done"]
  }
  play {
    by    = player.kingdom
    lines = ["done"]
  }
  expect {
    that = (
      empty(every(ransom)) && !first(pieces(space.captivity)).transferred &&
      first(pieces(space.captivity)).camp == space.sarai
    )
  }
}

test "prisoners work in the phase of resources, for what their captor handles" {
  cites   = ["KK3-099", "KK3-851", "KKA-51"]
  options = { players = 2 }

  given {
    call two_states {}
    call stands { with = [unit.labour_camp, player.khanate, space.sarai, 1] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.sarai] }
  }
  dice { rolls = [colour.green] }
  run resources {}
  refuse {
    by      = player.khanate
    line    = "fuel"
    because = "is no answer here"
  }
  play {
    by    = player.khanate
    lines = ["gold"]
  }
  expect { said = "Prisoners work for Tarkhan: 1 gold." }
}

test "who says nothing of his labour camps has food of them" {
  cites = ["KKA-51"]

  given {
    call two_states {}
    call stands { with = [unit.labour_camp, player.khanate, space.sarai, 1] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.sarai] }
  }
  run {
    defaults = true
    call prisoners_work {}
  }
  expect { that = player.khanate.food == 21 }
}

test "where a freed unit can be put down" {
  cites = ["KK3-265", "KK3-471"]
  cases = {
    "infantry, on land"  = { what = unit.spearmen, at = space.dornburg, foe = space.mirror_lake, settles = true }
    "infantry, at sea"   = { what = unit.spearmen, at = space.north_amber, foe = space.mirror_lake, settles = false }
    "among enemies"      = { what = unit.spearmen, at = space.dornburg, foe = space.dornburg, settles = false }
    "a bomber, on land"  = { what = unit.bomber, at = space.dornburg, foe = space.mirror_lake, settles = true }
    "a bomber, at sea"   = { what = unit.bomber, at = space.north_amber, foe = space.mirror_lake, settles = false }
    "a seaplane, at sea" = { what = unit.seaplane, at = space.north_amber, foe = space.mirror_lake, settles = false }
    "a cruiser, at sea"  = { what = unit.cruiser, at = space.north_amber, foe = space.mirror_lake, settles = true }
    "a cruiser, on land" = { what = unit.cruiser, at = space.dornburg, foe = space.mirror_lake, settles = false }
  }

  given {
    call imprisoned { with = [what, player.kingdom, player.khanate, space.kurgan_plain] }
    call stands { with = [unit.kite_riders, player.khanate, foe, 1] }
  }
  expect { that = settles(first(pieces(space.captivity)), at, player.kingdom) == settles }
}

test "an exchange needs a home for either prisoner, and a stranger needs none" {
  cites   = ["KK3-265", "KK3-843", "KK3-844"]
  options = { players = 3 }
  cases = {
    "both have homes"         = { lost = [], n = 1 }
    "the captor has lost all" = { lost = [space.altan_steppe, space.burkhan, space.chagan], n = 0 }
  }

  given {
    call with_camp {}
    set s {
      in     = lost
      holder = none
    }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    call imprisoned { with = [unit.bowmen, player.khanate, player.kingdom, space.dornburg] }
    create {
      record   = ransom
      captor   = player.khanate
      partner  = player.kingdom
      prisoner = first(pieces(space.captivity))
      other    = last(pieces(space.captivity))
    }
  }
  expect { that = count(ransoms_for(player.kingdom)) == n && comes_home(first(pieces(space.captivity)), player.union) }
}

test "when a prisoner is executed, offers of others stand" {
  cites   = ["KK3-843", "KK3-845"]
  options = { players = 3 }

  given three_captors {}
  run among_prisoners { who = [player.khanate] }
  play { lines = ["offer kingdom spearmen for 2 gold", "offer union riflemen for 3 gold", "execute spearmen"] }
  expect { that = count(every(ransom)) == 1 && every(ransom)[0].amount == 3 }
}
