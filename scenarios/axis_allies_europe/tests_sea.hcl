# Tests of naval battles: the order of fire, who can hit whom, casualties, battleships, withdrawal. Clauses 204 to 247, 397 to 404,
# 558 to 631.

# One ship or aircraft of the power whose turn it is against one of an enemy.
procedure sea_duel {
  params = { s = space, mine = unit, enemy = player, theirs = unit }

  create {
    unit  = mine
    owner = game.active
    at    = s
  }
  create {
    unit  = theirs
    owner = enemy
    at    = s
  }
}

# What is left of a power in a space.
function left_of {
  params = { p = player, s = space }
  is     = [for c in pieces(s, p) : c.unit]
}

# ---- Strengths

test "what attacks at sea hits with its attack number or less" {
  cites = [
    "EUR-204", "EUR-205", "EUR-210", "EUR-219", "EUR-524", "EUR-526", "EUR-536", "EUR-561", "EUR-565", "EUR-587",
    "EUR-591", "EUR-597", "EUR-601", "EUR-622", "EUR-626"
  ]

  cases = {
    "a carrier with 1"    = { kind = unit.carrier, rolls = [1, 6] }
    "no carrier with 2"   = { kind = unit.carrier, rolls = [2, 6, 1, 6] }
    "a destroyer with 3"  = { kind = unit.destroyer, rolls = [3, 6] }
    "no destroyer with 4" = { kind = unit.destroyer, rolls = [4, 6, 1, 6] }
    "a battleship with 4" = { kind = unit.battleship, rolls = [4, 6] }
    "no battleship, 5"    = { kind = unit.battleship, rolls = [5, 6, 1, 6] }
    "a submarine with 2"  = { kind = unit.submarine, rolls = [2] }
    "no submarine with 3" = { kind = unit.submarine, rolls = [3, 6, 1] }
    "a fighter with 3"    = { kind = unit.fighter, rolls = [3, 6] }
    "no fighter with 4"   = { kind = unit.fighter, rolls = [4, 6, 1, 6] }
    "a bomber with 4"     = { kind = unit.bomber, rolls = [4, 6] }
    "no bomber with 5"    = { kind = unit.bomber, rolls = [5, 6, 1, 6] }
  }

  given {
    call turn_of { p = player.united_kingdom }
    call sea_duel { with = [space.danish_sea, kind, player.germany, unit.transport] }
  }
  dice { rolls = rolls }
  run conduct_combat { defaults = true }
  expect {
    that = (
      empty(left_of(player.germany, space.danish_sea)) && same(left_of(player.united_kingdom, space.danish_sea), [kind])
    )
  }
}

test "each round at sea is told, and so is the end of the battle" {
  cites = ["EUR-205", "EUR-244..247"]

  cases = {
    "the attackers win" = {
      mine   = unit.destroyer,
      theirs = unit.transport,
      rolls  = [3, 6],
      said   = ["Danish Sea: the attackers score 1, the defenders 0.", "is over: the defenders have no units left in it"]
    }
    "the defenders win" = {
      mine   = unit.carrier,
      theirs = unit.destroyer,
      rolls  = [2, 3],
      said   = ["Danish Sea: the attackers score 0, the defenders 1.", "is over: the attackers have no units left in it"]
    }
    "both are lost" = {
      mine   = unit.destroyer,
      theirs = unit.destroyer,
      rolls  = [3, 3],
      said   = ["Danish Sea: the attackers score 1, the defenders 1.", "is over: neither side has units left in it"]
    }
    "a fighter attacks" = {
      mine   = unit.fighter,
      theirs = unit.transport,
      rolls  = [3, 6],
      said   = ["Danish Sea: the attackers score 1, the defenders 0.", "is over: the defenders have no units left in it"]
    }
    "a fighter defends" = {
      mine   = unit.carrier,
      theirs = unit.fighter,
      rolls  = [2, 4],
      said   = ["Danish Sea: the attackers score 0, the defenders 1.", "is over: the attackers have no units left in it"]
    }
    "a submarine defends" = {
      mine   = unit.carrier,
      theirs = unit.submarine,
      rolls  = [2, 2],
      said   = ["Danish Sea: the attackers score 0, the defenders 1.", "is over: the attackers have no units left in it"]
    }
    "a first strike decides" = {
      mine   = unit.submarine,
      theirs = unit.transport,
      rolls  = [2],
      said   = ["Danish Sea: the attackers score 1.", "is over: the defenders have no units left in it"]
    }
  }

  given {
    call turn_of { p = player.united_kingdom }
    call sea_duel { with = [space.danish_sea, mine, player.germany, theirs] }
  }
  dice { rolls = rolls }
  run conduct_combat { defaults = true }
  expect { said = said[0] }
  expect { said = said[1] }
}

test "what defends at sea hits with its defence number or less; a transport beside those who attack has no die and can be chosen" {
  cites = [
    "EUR-206", "EUR-207", "EUR-223", "EUR-232", "EUR-244", "EUR-562", "EUR-588", "EUR-598", "EUR-603", "EUR-623",
    "EUR-633", "EUR-634", "EUR-664"
  ]

  cases = {
    "a transport with 1"  = { kind = unit.transport, rolls = [1] }
    "no transport with 2" = { kind = unit.transport, rolls = [2, 6, 1] }
    "a submarine with 2"  = { kind = unit.submarine, rolls = [2] }
    "no submarine with 3" = { kind = unit.submarine, rolls = [3, 6, 1] }
    "a carrier with 3"    = { kind = unit.carrier, rolls = [3] }
    "no carrier with 4"   = { kind = unit.carrier, rolls = [4, 6, 1] }
    "a destroyer with 3"  = { kind = unit.destroyer, rolls = [3] }
    "no destroyer with 4" = { kind = unit.destroyer, rolls = [4, 6, 1] }
    "a battleship with 4" = { kind = unit.battleship, rolls = [4] }
    "no battleship, 5"    = { kind = unit.battleship, rolls = [5, 6, 1] }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea { united_kingdom = { transport = 1 } }
    call sea_duel { with = [space.danish_sea, unit.carrier, player.germany, kind] }
  }

  # The British carrier misses with 6 in every round; its transport is lost first, and then it.
  dice { rolls = [6] }
  dice { rolls = rolls }
  dice { rolls = [6, 1] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      same(left_of(player.germany, space.danish_sea), [kind]) && empty(left_of(player.united_kingdom, space.danish_sea))
    )
  }
}

# ---- Transports do not attack

test "transports alone begin no battle, and lie in peace beside those they began the turn with" {
  cites = ["EUR-633", "EUR-663"]

  cases = {
    "ships"    = { theirs = unit.destroyer }
    "aircraft" = { theirs = unit.fighter }
  }

  given {
    call turn_of { p = player.united_kingdom }
    call sea_duel { with = [space.danish_sea, unit.transport, player.germany, theirs] }
    call begin_turn { with = [player.united_kingdom] }
  }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["end combat move"] }
  expect {
    that    = count(pieces(space.danish_sea)) == 2 && !space.danish_sea.fought
    message = "no die was rolled"
  }
}

test "a transport goes among enemies only where a ship that attacks can come, too, and the move does not end without it" {
  cites = ["EUR-206", "EUR-663"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport {
      sea   = space.north_sea
      cargo = [unit.infantry]
    }
    call laden_transport {
      sea   = space.north_sea
      cargo = [unit.armour]
    }
    place north_sea { united_kingdom = { transport = 1, carrier = 1 } }
    place aegean_sea { united_kingdom = { destroyer = 1 } }
    place danish_sea { germany = { submarine = 1 } }
    place english_channel { germany = { submarine = 1 } }
    place celtic_sea { germany = { submarine = 1 } }
    place united_kingdom { united_kingdom = { fighter = 1, armour = 1 } }
  }
  run combat_move {}
  play { lines = ["sail transport with infantry from north_sea to danish_sea"] }
  refuse {
    line = [
      "sail transport from north_sea to english_channel", "move 1 transport from north_sea to english_channel",
      "sail transport from north_sea via atlantic to celtic_sea", "move 1 carrier from north_sea to english_channel"
    ]
    because = "Transports do not attack: no ship that does could come to where they are among enemies."
  }
  refuse {
    line    = "end combat move"
    because = "Transports do not attack: send a ship or an aircraft that does to the Danish Sea."
  }
  play {
    lines = [
      "fly 1 fighter from united_kingdom to danish_sea", "move 1 carrier from north_sea to english_channel",
      "move 1 transport from north_sea to english_channel", "end combat move"
    ]
  }
  expect { that = same(battlefields(player.united_kingdom), [space.danish_sea, space.english_channel]) }
}

test "a ship that is needed where it lies covers no transport elsewhere, and the one beside it does not leave" {
  cites = ["EUR-663"]

  given {
    call turn_of { p = player.united_kingdom }
    place celtic_sea {
      united_kingdom = { battleship = 1, destroyer = 1, transport = 2 }
      germany        = { submarine = 1 }
    }
    place azores_sea { germany = { submarine = 1 } }
    call begin_turn { p = player.united_kingdom }
  }
  run combat_move {}
  play {
    lines = [
      "sail transport from celtic_sea via british_convoy_3 to azores_sea",
      "sail transport from celtic_sea via british_convoy_3 to celtic_sea"
    ]
  }
  refuse {
    line    = ["move 1 destroyer from celtic_sea to north_sea", "move 1 battleship from celtic_sea to north_sea"]
    because = "Transports do not attack: no ship that does could come to where they are among enemies."
  }
  play { lines = ["move 1 destroyer from celtic_sea to azores_sea", "end combat move"] }
  expect { that = empty(uncovered(player.united_kingdom)) }
}

test "who attacks does not leave the transports that have come to them" {
  cites = ["EUR-159", "EUR-663"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { destroyer = 1 }
      germany        = { battleship = 1 }
    }
    place english_channel { germany = { submarine = 1 } }
    place north_sea { united_kingdom = { transport = 1 } }
    call begin_turn { with = [player.united_kingdom] }
  }
  run combat_move {}
  play { lines = ["move 1 transport from north_sea to danish_sea"] }
  refuse {
    line    = "move 1 destroyer from danish_sea to atlantic"
    because = "no ship that does could come"
  }
  play { lines = ["move 1 destroyer from danish_sea to north_sea"] }
  refuse {
    line    = "end combat move"
    because = "send a ship or an aircraft that does to the Danish Sea."
  }
  play { lines = ["move 1 destroyer from north_sea to danish_sea"] }
  expect { that = same(battlefields(player.united_kingdom), [space.danish_sea]) }
}

test "a transport alone among enemies announces no landing, and clears no carrier's way" {
  cites = ["EUR-315", "EUR-543", "EUR-663"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport {
      sea   = space.danish_sea
      cargo = [unit.infantry]
    }
    place danish_sea { germany = { submarine = 1 } }
    call begin_turn { with = [player.united_kingdom] }
  }
  run combat_move {}
  refuse {
    line    = "assault denmark with infantry from danish_sea"
    because = "Transports do not attack: no ship that does could come to clear the zone."
  }
  expect { that = !attacked(space.danish_sea, player.united_kingdom) }
}

test "nor do guests announce a landing from an ally's transport where none of their own ships clears the zone" {
  cites = ["EUR-315", "EUR-340", "EUR-663"]

  cases = {
    "no ship is near"   = { place = space.azores_sea, refused = true }
    "a destroyer comes" = { place = space.north_sea, refused = false }
  }

  given {
    call turn_of { p = player.united_states }
    place danish_sea {
      united_kingdom = { transport = 1, destroyer = 1 }
      germany        = { submarine = 1 }
    }
    call stow {
      with  = [space.danish_sea, player.united_states]
      cargo = [unit.infantry]
    }
    create {
      unit  = unit.destroyer
      owner = player.united_states
      at    = place
    }
  }
  expect { that = empty(uncovered(player.united_states)) }
  given {
    set c {
      in      = pieces(space.danish_sea)
      where   = c.unit.lifts_land
      unloads = space.denmark
    }
  }
  expect { that = (forsaken(player.united_states) == 1) == refused }
}

# ---- Casualties

test "what is hit at sea fires back at its full number, and then leaves" {
  cites = ["EUR-218", "EUR-220", "EUR-223", "EUR-224", "EUR-233", "EUR-246"]

  given {
    call turn_of { p = player.united_kingdom }
    call sea_duel { with = [space.danish_sea, unit.destroyer, player.germany, unit.destroyer] }
  }
  dice { rolls = [3, 3] }
  run conduct_combat { defaults = true }
  expect {
    that    = empty(pieces(space.danish_sea))
    message = "both have sunk"
  }
}

test "each side chooses its own casualties at sea" {
  cites = ["EUR-207", "EUR-220", "EUR-232"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { destroyer = 1, transport = 1 }
      germany        = { destroyer = 1, transport = 1 }
    }
  }
  dice { rolls = [3, 3, 6, 3, 6] }
  run conduct_combat {}
  play {
    lines = ["destroyer"]
    by    = player.germany
  }
  play {
    lines = ["transport"]
    by    = player.united_kingdom
  }
  expect {
    that    = same([for c in pieces(space.danish_sea) : c.unit], [unit.destroyer])
    message = "in the second round the destroyer met the transport alone"
  }
}

test "what a transport carries goes down with it, and is no casualty by itself" {
  cites = ["EUR-221", "EUR-222", "EUR-316", "EUR-665", "EUR-666"]

  given {
    call turn_of { p = player.germany }
    place danish_sea {
      germany        = { destroyer = 1 }
      united_kingdom = { transport = 1 }
    }
    call stow {
      with  = [space.danish_sea, player.united_kingdom]
      cargo = [unit.infantry, unit.artillery]
    }
  }
  dice { rolls = [3, 2] }
  run conduct_combat {}
  expect {
    that    = empty(left_of(player.united_kingdom, space.danish_sea))
    message = "one hit, one die in answer, and nobody is asked"
  }
}

# ---- Battleships

test "a battleship takes two hits in a battle, and the first costs it nothing" {
  cites = ["EUR-228..230", "EUR-592", "EUR-593"]

  given {
    call turn_of { p = player.united_kingdom }
    call sea_duel { with = [space.danish_sea, unit.battleship, player.germany, unit.battleship] }
  }
  dice { rolls = [6, 4, 4, 5, 4, 4] }
  run conduct_combat { defaults = true }
  expect {
    that    = empty(pieces(space.danish_sea))
    message = "tipped in the first round, it hit with 4 in the second and the third, and sank in the third"
  }
}

test "a battleship that was hit once is upright again at the end of the turn, not before" {
  cites = ["EUR-231", "EUR-442", "EUR-594"]

  given {
    call turn_of { p = player.united_kingdom }
    call sea_duel { with = [space.danish_sea, unit.battleship, player.germany, unit.destroyer] }
  }
  dice { rolls = [4, 3] }
  run conduct_combat { defaults = true }
  expect { that = one_of(player.united_kingdom, unit.battleship, space.danish_sea).damaged }
  run surface_and_repair {}
  expect { that = !one_of(player.united_kingdom, unit.battleship, space.danish_sea).damaged }
}

test "by default a battleship that is whole takes the hit, and then what costs least" {
  cites = ["EUR-228", "EUR-232"]

  cases = {
    "one hit"  = { rolls = [6, 3, 4, 6], left = [unit.transport, unit.battleship] }
    "two hits" = { rolls = [6, 3, 6, 3, 4, 6], left = [unit.battleship] }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea { united_kingdom = { transport = 1 } }
    place danish_sea { united_kingdom = { battleship = 1 } }
    place danish_sea { germany = { destroyer = 1 } }
  }
  dice { rolls = rolls }
  run conduct_combat { defaults = true }
  expect { that = same([for c in pieces(space.danish_sea) : c.unit], left) }
}

test "how many hits ships can still take" {
  cites = ["EUR-228..230"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea { united_kingdom = { battleship = 1, destroyer = 1 } }
    place north_sea { united_kingdom = { battleship = 1, destroyer = 1 } }
    place baltic_sea { united_kingdom = { battleship = 1, destroyer = 1 } }
    set c {
      in      = pieces(space.north_sea)
      damaged = c.unit == unit.battleship
      dying   = c.unit == unit.destroyer
    }
    set c {
      in    = pieces(space.baltic_sea)
      dying = true
    }
  }
  expect {
    whole  = one_of(player.united_kingdom, unit.battleship, space.danish_sea)
    tipped = one_of(player.united_kingdom, unit.battleship, space.north_sea)
    small  = one_of(player.united_kingdom, unit.destroyer, space.danish_sea)
    all    = every(piece)
    that = (
      same(takers(all, []), [whole, whole, small, tipped]) && same(takers(all, [whole]), [whole, small, tipped]) &&
      same(takers(all, [whole, whole]), [small, tipped]) && same(takers(all, [small]), [whole, whole, tipped]) &&
      same(takers(all, [tipped]), [whole, whole, small])
    )
  }
}

# ---- First strike

test "two submarines sink a carrier and a transport before they can fire; the fighter lands in Great Britain" {
  cites = ["EUR-208", "EUR-210..212", "EUR-244", "EUR-247", "EUR-397..399", "EUR-576", "EUR-597", "EUR-602"]

  given {
    call turn_of { p = player.germany }
    place celtic_sea {
      germany        = { submarine = 2 }
      united_kingdom = { transport = 1, carrier = 1, fighter = 1 }
    }
    call onto_decks { sea = space.celtic_sea }
    call attackers_came { from = space.bay_of_biscay }
  }
  dice { rolls = [1, 2] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      same([for c in pieces(space.celtic_sea) : c.unit], [unit.submarine, unit.submarine]) &&
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1
    )
  }
}

test "a fighter without a deck in reach is lost with its carrier" {
  cites = ["EUR-578", "EUR-584", "EUR-585"]

  given {
    call turn_of { p = player.germany }
    place azores_sea {
      germany        = { submarine = 2 }
      united_kingdom = { carrier = 1, fighter = 2 }
    }
    call onto_decks { sea = space.azores_sea }
  }
  dice { rolls = [6, 2] }
  run conduct_combat { defaults = true }
  expect { that = empty(every(piece), piece.owner == player.united_kingdom) }
}

test "a submarine's hits fall on ships only, on a carrier and not on its fighters" {
  cites = ["EUR-209", "EUR-211", "EUR-575", "EUR-605", "EUR-607"]

  given {
    call turn_of { p = player.germany }
    place azores_sea {
      germany        = { submarine = 1 }
      united_kingdom = { carrier = 1, fighter = 1 }
    }
    call onto_decks { sea = space.azores_sea }
    place celtic_sea { united_kingdom = { carrier = 1 } }
  }
  dice { rolls = [2] }
  run conduct_combat {}
  play { lines = ["done"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.carrier, space.azores_sea) == 0 &&
      on_deck(player.united_kingdom, space.celtic_sea) == 1
    )
    message = "nobody was asked which is lost, and the fighter has found another deck"
  }
}

test "the victims of a submarine fire back if there is a destroyer, and it strikes first again when there is none" {
  cites = [
    "EUR-213", "EUR-215", "EUR-216", "EUR-226", "EUR-234", "EUR-328", "EUR-441", "EUR-442", "EUR-602", "EUR-618",
    "EUR-619", "EUR-628", "EUR-631"
  ]

  given {
    call turn_of { p = player.germany }
    place us_eastern_coast {
      germany       = { submarine = 2 }
      united_states = { destroyer = 1, battleship = 1 }
    }
  }

  # The example of the book: two hits; the destroyer misses with 5, the battleship hits with 4. Then 5 and 6 miss.
  dice { rolls = [2, 2, 5, 4, 5, 6] }
  run conduct_combat {}
  play {
    lines = ["done"]
    by    = player.germany
  }
  play {
    lines = ["battleship, destroyer"]
    by    = player.united_states
  }
  expect {
    that = (
      same(left_of(player.germany, space.us_eastern_coast), [unit.submarine]) &&
      same(left_of(player.united_states, space.us_eastern_coast), [unit.battleship])
    )
  }
  play {
    lines = ["done", "submarine"]
    by    = player.germany
  }
  expect {
    that = (
      one_of(player.germany, unit.submarine, space.us_eastern_coast).submerged &&
      one_of(player.united_states, unit.battleship, space.us_eastern_coast).damaged
    )
    message = "the battle is over; nothing was lost in the second round"
  }
  run surface_and_repair {}
  expect {
    that    = all(pieces(space.us_eastern_coast), !piece.submerged && !piece.damaged)
    message = "both are upright at the end of the turn"
  }
}

test "a battleship that withdraws is repaired at the end of the turn, not before" {
  cites = ["EUR-231", "EUR-236", "EUR-594"]

  given {
    call turn_of { p = player.germany }
    place celtic_sea {
      germany        = { battleship = 1 }
      united_kingdom = { battleship = 1 }
    }
    call attackers_came { from = space.bay_of_biscay }
  }
  dice { rolls = [6, 1] }
  run conduct_combat {}
  play { lines = ["retreat to bay_of_biscay"] }
  expect { that = one_of(player.germany, unit.battleship, space.bay_of_biscay).damaged }
  run surface_and_repair {}
  expect { that = !one_of(player.germany, unit.battleship, space.bay_of_biscay).damaged }
}

test "when the destroyer is gone, the next round begins with a first strike again" {
  cites = ["EUR-212", "EUR-619", "EUR-631"]

  given {
    call turn_of { p = player.germany }
    place danish_sea {
      germany        = { submarine = 2 }
      united_kingdom = { destroyer = 1, transport = 1 }
    }
  }

  # A hit on the destroyer, which answers with a miss, as does the transport; then the transport is hit and cannot answer.
  dice { rolls = [2, 6, 6, 6, 2, 6] }
  run conduct_combat {}
  play { lines = ["done", "destroyer", "done"] }
  expect { that = same([for c in pieces(space.danish_sea) : c.unit], [unit.submarine, unit.submarine]) }
}

test "a first hit on a battleship only tips it, and it fires" {
  cites = ["EUR-212", "EUR-228"]

  given {
    call turn_of { p = player.germany }
    call sea_duel { with = [space.danish_sea, unit.submarine, player.united_kingdom, unit.battleship] }
  }
  dice { rolls = [2, 4] }
  run conduct_combat {}
  play { lines = ["done"] }
  expect { that = same([for c in pieces(space.danish_sea) : c.unit], [unit.battleship]) }
}

test "a defending submarine fires with the others, and its victims have fired already" {
  cites = ["EUR-603"]

  given {
    call turn_of { p = player.united_kingdom }
    call sea_duel { with = [space.danish_sea, unit.battleship, player.germany, unit.submarine] }
  }
  dice { rolls = [4, 2] }
  run conduct_combat {}
  expect { that = same([for c in pieces(space.danish_sea) : c.unit], [unit.battleship]) }
}

# ---- Aircraft and submarines

test "the hit of an aircraft without a destroyer beside it is not taken on a submarine" {
  cites = ["EUR-580..582", "EUR-604", "EUR-571", "EUR-579"]

  given {
    call turn_of { p = player.united_states }
    place bay_of_biscay {
      united_states  = { carrier = 1 }
      united_kingdom = { fighter = 1 }
      germany        = { transport = 1, submarine = 1 }
    }
    call onto_decks { sea = space.bay_of_biscay }
    call stow {
      with  = [space.bay_of_biscay, player.germany]
      cargo = [unit.infantry, unit.infantry]
    }
    place bay_of_biscay { united_states = { fighter = 1 } }
    call in_flight { moved = 1 }
    place azores_sea { united_kingdom = { carrier = 1 } }
  }

  # The example of the book: the carrier misses with 6, the fighter hits with 2; the transport misses with 2, the submarine hits with 2.
  dice { rolls = [6, 2, 2, 2] }
  run conduct_combat {}
  play {
    lines = ["done"]
    by    = player.germany
  }
  expect {
    that    = same([for c in pieces(space.bay_of_biscay) : c.unit], [unit.submarine, unit.fighter])
    message = "the transport is lost with what it carried, the carrier with the British fighter aboard"
  }
  run noncombat_move {}
  play { lines = ["land fighter from bay_of_biscay in azores_sea"] }
  expect { that = on_deck(player.united_kingdom, space.azores_sea) == 1 }
}

test "with a destroyer beside it an aircraft hits submarines" {
  cites = ["EUR-604", "EUR-629"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { destroyer = 1, fighter = 1 }
      germany        = { submarine = 1 }
    }
    call in_flight { moved = 1 }
  }
  dice { rolls = [6, 3, 6] }
  run conduct_combat { defaults = true }
  expect { that = empty(left_of(player.germany, space.danish_sea)) }
}

test "an enemy's destroyer does not help one's aircraft" {
  cites = ["EUR-604", "EUR-629"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { fighter = 1 }
      germany        = { destroyer = 1, submarine = 1 }
    }
    call in_flight { moved = 1 }
  }
  dice { rolls = [3, 6, 6] }
  run conduct_combat { defaults = true }
  expect { that = same(left_of(player.germany, space.danish_sea), [unit.submarine]) }
}

test "defending aircraft find an attacking submarine only with a destroyer on their side" {
  cites = ["EUR-574", "EUR-604", "EUR-630"]

  cases = {
    "without a destroyer" = { escort = unit.transport, rolls = [6, 6, 6, 4, 2, 6, 6, 2], stays = 1 }
    "with a destroyer"    = { escort = unit.destroyer, rolls = [6, 6, 6, 4], stays = 0 }
  }

  given {
    call turn_of { p = player.germany }
    place celtic_sea {
      germany        = { submarine = 1 }
      united_kingdom = { carrier = 1, fighter = 1 }
    }
    call onto_decks { sea = space.celtic_sea }
    create {
      unit  = escort
      owner = player.united_kingdom
      at    = space.celtic_sea
    }
  }
  dice { rolls = rolls }
  run conduct_combat { defaults = true }
  expect { that = standing(player.germany, unit.submarine, space.celtic_sea) == stays }
}

test "as many hits as possible count: the fighter takes the aircraft's, the transport the submarine's" {
  cites = ["EUR-209", "EUR-232", "EUR-604"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { transport = 1, fighter = 1 }
      germany        = { carrier = 1, submarine = 1, fighter = 1 }
    }
    call in_flight { moved = 1 }
  }
  dice { rolls = [6, 6, 2, 4] }
  run conduct_combat { defaults = true }
  expect { that = empty(left_of(player.united_kingdom, space.danish_sea)) }
}

test "hits of submarines whose first strike is cancelled are placed with all others of the round" {
  cites = ["EUR-213", "EUR-218", "EUR-604"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { submarine = 1, fighter = 1 }
      germany        = { destroyer = 1, submarine = 1 }
    }
    call in_flight { moved = 1 }
  }

  # The British submarine hits with 2 and the fighter with 3; the destroyer and the submarine answer and miss.
  dice { rolls = [2, 3, 6, 6] }
  run conduct_combat {}
  play {
    lines = ["done"]
    by    = player.united_kingdom
  }
  expect {
    that = (
      empty(left_of(player.germany, space.danish_sea)) && count(left_of(player.united_kingdom, space.danish_sea)) == 2
    )
    message = "Germany was not asked: the fighter's hit can only fall on the destroyer, and then the submarine's on the submarine"
  }
}

test "defenders, too, choose losses that leave room for the hits that follow" {
  cites = ["EUR-209", "EUR-213", "EUR-218", "EUR-220"]

  given {
    call turn_of { p = player.germany }
    place celtic_sea {
      germany        = { submarine = 2, fighter = 2 }
      united_kingdom = { destroyer = 1, carrier = 1, fighter = 2 }
    }
    call onto_decks { sea = space.celtic_sea }
    set c {
      in    = pieces(space.celtic_sea)
      where = c.owner == player.germany && c.unit.domain == domain.air
      flown = true
      moved = 1
    }
  }

  # Two hits of submarines, which aircraft cannot take, and two of aircraft; the ships and fighters miss.
  dice { rolls = [2, 2, 3, 3, 6, 6, 6, 6] }
  run conduct_combat {}
  play {
    lines = ["done"]
    by    = player.germany
  }
  refuse {
    line    = "2 destroyer"
    because = "There are not so many: 2 destroyer."
  }
  refuse {
    line    = ["destroyer, carrier", "carrier, fighter"]
    because = "As many hits as possible must count."
  }
  play {
    lines = ["2 fighter"]
    by    = player.united_kingdom
  }
  expect {
    that    = empty(left_of(player.united_kingdom, space.celtic_sea))
    message = "the other two have fallen on the ships"
  }
}

test "a battle in which submarines alone face aircraft alone is over" {
  cites = ["EUR-247"]

  cases = {
    "aircraft attack" = {
      active = player.united_kingdom,
      mine   = unit.fighter,
      enemy  = player.germany,
      theirs = unit.submarine,
      over   = true
    }
    "submarines attack, no ship left" = {
      active = player.germany,
      mine   = unit.submarine,
      enemy  = player.united_kingdom,
      theirs = unit.fighter,
      over   = true
    }
    "submarines attack a ship" = {
      active = player.germany,
      mine   = unit.submarine,
      enemy  = player.united_kingdom,
      theirs = unit.carrier,
      over   = false
    }
    "a ship attacks a submarine" = {
      active = player.united_kingdom,
      mine   = unit.carrier,
      enemy  = player.germany,
      theirs = unit.submarine,
      over   = false
    }
    "aircraft attack a ship" = {
      active = player.united_kingdom,
      mine   = unit.fighter,
      enemy  = player.germany,
      theirs = unit.transport,
      over   = false
    }
    "a ship attacks an aircraft" = {
      active = player.germany,
      mine   = unit.carrier,
      enemy  = player.united_kingdom,
      theirs = unit.fighter,
      over   = false
    }
    "nobody is left to defend" = {
      active = player.germany,
      mine   = unit.carrier,
      enemy  = player.germany,
      theirs = unit.fighter,
      over   = true
    }
  }

  given {
    call turn_of { p = active }
    call sea_duel { with = [space.danish_sea, mine, enemy, theirs] }
  }
  expect { that = decided(space.danish_sea, active) == over }
}

# ---- Submerging

test "a submarine may submerge instead of firing, in the face of a destroyer, too" {
  cites = ["EUR-214", "EUR-215", "EUR-244", "EUR-606", "EUR-609"]

  given {
    call turn_of { p = player.germany }
    call sea_duel { with = [space.danish_sea, unit.submarine, player.united_kingdom, unit.destroyer] }
  }
  run conduct_combat {}
  play {
    lines = ["submarine"]
    by    = player.germany
  }
  expect {
    that = (
      one_of(player.germany, unit.submarine, space.danish_sea).submerged &&
      standing(player.united_kingdom, unit.destroyer, space.danish_sea) == 1
    )
  }
}

test "a submarine that was hit fires, the other one dives" {
  cites = ["EUR-225..227", "EUR-245", "EUR-400", "EUR-616", "EUR-617"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { destroyer = 2, fighter = 1 }
      germany        = { submarine = 2 }
    }
    call in_flight { moved = 1 }
  }

  # The example of the book: one destroyer hits, one misses, the fighter misses; the submarine that was hit rolls 1.
  dice { rolls = [3, 5, 6, 1] }
  run conduct_combat {}
  play {
    lines = ["submarine"]
    by    = player.germany
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.destroyer, space.danish_sea) == 1 &&
      standing(player.germany, unit.submarine, space.danish_sea) == 1 &&
      one_of(player.germany, unit.submarine, space.danish_sea).submerged
    )
  }
}

test "a submarine that was hit cannot dive" {
  cites = ["EUR-225", "EUR-400"]

  given {
    call turn_of { p = player.united_kingdom }
    call sea_duel { with = [space.danish_sea, unit.destroyer, player.germany, unit.submarine] }
  }
  dice { rolls = [3, 6] }
  run conduct_combat {}
  expect {
    that    = empty(left_of(player.germany, space.danish_sea))
    message = "nobody was asked"
  }
}

test "each submarine dives for itself, and those of both sides may" {
  cites = ["EUR-215", "EUR-216", "EUR-218", "EUR-241", "EUR-246", "EUR-610", "EUR-611"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { submarine = 2 }
      germany        = { submarine = 2 }
    }
  }

  # One of each dives; the other British one misses, the other German one hits.
  dice { rolls = [6, 2] }
  run conduct_combat {}
  play { lines = ["submarine", "submarine"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.submarine, space.danish_sea) == 1 &&
      standing(player.germany, unit.submarine, space.danish_sea) == 2 &&
      count(pieces(space.danish_sea), piece.submerged) == 2
    )
  }
}

test "each power decides for its own submarines" {
  cites = ["EUR-225", "EUR-335"]

  given {
    call turn_of { p = player.germany }
    place danish_sea {
      germany        = { battleship = 1 }
      united_kingdom = { submarine = 1 }
      united_states  = { submarine = 1 }
    }
  }

  # The battleship misses, and so does the British submarine; then that is hit and misses.
  dice { rolls = [6, 6, 4, 6] }
  run conduct_combat {}
  play {
    lines = ["done"]
    by    = player.united_kingdom
  }
  play {
    lines = ["submarine"]
    by    = player.united_states
  }
  expect {
    that = (
      one_of(player.united_states, unit.submarine, space.danish_sea).submerged &&
      standing(player.united_kingdom, unit.submarine, space.danish_sea) == 0
    )
  }
}

test "a submarine that dived does not sail any more this turn" {
  cites = ["EUR-216", "EUR-611"]

  given {
    call turn_of { p = player.germany }
    place germany { germany = { infantry = 1 } }
    call sea_duel { with = [space.danish_sea, unit.submarine, player.united_kingdom, unit.destroyer] }
  }
  run conduct_combat {}
  play { lines = ["submarine"] }
  run noncombat_move {}
  refuse {
    line    = "move 1 submarine from danish_sea to baltic_sea"
    because = "No unit of yours there can still move."
  }
}

test "submarines under water do not count: not for battles, not for landings, not for what sails by" {
  cites = ["EUR-239", "EUR-240", "EUR-381", "EUR-612", "EUR-613"]

  given {
    call turn_of { p = player.united_kingdom }
    place north_sea { united_kingdom = { transport = 1 } }
    place norway { united_kingdom = { infantry = 1 } }
    call hold { with = [space.norway, player.united_kingdom] }
    place danish_sea { germany = { submarine = 1 } }
    set c {
      in        = pieces(space.danish_sea)
      submerged = true
    }
  }
  run noncombat_move {}
  play { lines = ["move 1 transport from north_sea to danish_sea", "load infantry from norway in danish_sea"] }
  expect {
    that = (
      count(cargo(one_of(player.united_kingdom, unit.transport, space.danish_sea))) == 1 &&
      empty(battlefields(player.united_kingdom))
    )
  }
}

test "what has submerged comes up at the end of every power's turn, and can be attacked anew" {
  cites = ["EUR-217", "EUR-402", "EUR-441", "EUR-611", "EUR-615"]

  given {
    call turn_of { p = player.united_kingdom }
    call sea_duel { with = [space.danish_sea, unit.destroyer, player.germany, unit.submarine] }
  }
  dice { rolls = [6] }
  run conduct_combat {}
  play { lines = ["submarine"] }
  expect {
    that = (
      empty(battlefields(player.united_kingdom)) && one_of(player.germany, unit.submarine, space.danish_sea).submerged
    )
  }
  run noncombat_move { defaults = true }
  expect {
    that    = one_of(player.germany, unit.submarine, space.danish_sea).submerged
    message = "not at the end of the noncombat move"
  }
  run surface_and_repair {}
  given {
    set s {
      in     = every(space)
      fought = false
    }
    place danish_sea { united_states = { destroyer = 1 } }
    set game { active = player.united_states }
  }
  expect { that = contains(battlefields(player.united_states), space.danish_sea) }
}

# ---- Withdrawal

test "ships withdraw after both sides have fired, all together, to a zone one of them came from" {
  cites = ["EUR-235..237", "EUR-242"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { destroyer = 1 }
      germany        = { battleship = 1 }
    }
    call attackers_came { from = space.north_sea }
    place danish_sea { united_kingdom = { transport = 1 } }
    call attackers_came { from = space.english_channel }
  }
  dice { rolls = [6, 6] }
  run conduct_combat {}
  expect { offered = ["retreat to north_sea", "retreat to english_channel", "press the attack"] }
  play { lines = ["retreat to english_channel"] }
  expect {
    that = (
      same(left_of(player.united_kingdom, space.english_channel), [unit.destroyer, unit.transport]) &&
      same(left_of(player.germany, space.danish_sea), [unit.battleship])
    )
  }
}

test "ships do not withdraw among enemy ships or to an enemy convoy, but over submerged submarines" {
  cites = ["EUR-236", "EUR-238", "EUR-239"]

  given {
    call turn_of { p = player.united_kingdom }
    place mid_atlantic {
      united_kingdom = { destroyer = 1 }
      germany        = { battleship = 1 }
    }
    call attackers_came { from = space.us_convoy_1 }
    place mid_atlantic { united_kingdom = { destroyer = 1 } }
    call attackers_came { from = space.azores_sea }
    place mid_atlantic { united_kingdom = { destroyer = 1 } }
    call attackers_came { from = space.celtic_sea }
    place mid_atlantic { united_kingdom = { destroyer = 1 } }
    call attackers_came { from = space.central_atlantic }
    call hold { with = [space.us_convoy_1, player.germany] }
    place azores_sea { germany = { transport = 1 } }
    place celtic_sea { germany = { submarine = 1 } }
    set c {
      in        = pieces(space.celtic_sea)
      submerged = true
    }
  }
  run note_origins {
    s     = space.mid_atlantic
    group = fighting(space.mid_atlantic, player.united_kingdom)
  }
  expect {
    that = same(ways_back(space.mid_atlantic, player.united_kingdom), [space.celtic_sea, space.central_atlantic])
  }
}

test "a submarine may dive where it is when the others withdraw" {
  cites = ["EUR-235", "EUR-241"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { submarine = 1, destroyer = 1 }
      germany        = { battleship = 1 }
    }
    call attackers_came { from = space.north_sea }
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  play { lines = ["done", "retreat to north_sea", "submarine"] }
  expect {
    that = (
      same(left_of(player.united_kingdom, space.north_sea), [unit.destroyer]) &&
      one_of(player.united_kingdom, unit.submarine, space.danish_sea).submerged
    )
  }
}

test "defenders do not leave a battle at sea" {
  cites = ["EUR-227", "EUR-242"]

  given {
    call turn_of { p = player.united_kingdom }
    call sea_duel { with = [space.danish_sea, unit.destroyer, player.germany, unit.transport] }
  }
  dice { rolls = [6, 6, 6, 6, 3, 6] }
  run conduct_combat {}
  expect {
    that    = empty(left_of(player.germany, space.danish_sea))
    message = "in three rounds Germany was not asked anything"
  }
}

# ---- Zones that both sides are in

test "ships that begin their turn among enemies leave or fight" {
  cites = ["EUR-159", "EUR-160", "EUR-433", "EUR-620"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { destroyer = 1 }
      germany        = { submarine = 1 }
    }
    call begin_turn { p = player.united_kingdom }
  }
  run combat_move {}
  play { lines = ["move 1 destroyer from danish_sea to north_sea", "end combat move"] }
  run conduct_combat {}
  expect {
    that    = same(left_of(player.united_kingdom, space.north_sea), [unit.destroyer])
    message = "no die was rolled"
  }
}

test "those that stay fight" {
  cites = ["EUR-204", "EUR-433", "EUR-620"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { destroyer = 1 }
      germany        = { transport = 1 }
    }
    call begin_turn { p = player.united_kingdom }
  }
  dice { rolls = [3, 6] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["end combat move"] }
  expect { that = empty(left_of(player.germany, space.danish_sea)) }
}

test "a submarine does not slip past a surface ship" {
  cites = ["EUR-155"]

  given {
    call turn_of { p = player.germany }
    place danish_sea { germany = { submarine = 1 } }
    place north_sea { united_kingdom = { transport = 1 } }
    place germany { germany = { infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "move 1 submarine from danish_sea to atlantic"
    because = "out of its reach"
  }
}
