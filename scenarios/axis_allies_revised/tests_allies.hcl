# Tests of multinational forces, carriers with allied fighters and allied transports. Clauses 358 to 373, 575 to 583, 592 and 597.

# Two German destroyers have come upon a British destroyer and an American battleship.
procedure destroyers_against_two_allies {
  call turn_of { p = player.germany }
  place sea_zone_3 {
    united_kingdom = { destroyer = 1 }
    united_states  = { battleship = 1 }
    germany        = { destroyer = 2 }
  }
  call attackers_came { from = space.sea_zone_6 }
}

# ---- Multinational forces

test "each defending power rolls for its own units, with its own developments" {
  cites = ["REV-364"]

  given {
    call turn_of { p = player.germany }
    place karelia {
      united_kingdom = { fighter = 1 }
      united_states  = { fighter = 1 }
      germany        = { armour = 2 }
    }
    call attackers_came { from = space.eastern_europe }
    set player united_kingdom { technologies = [technology.jet_fighters] }
  }
  dice { rolls = [6, 6, 5, 5] }
  run conduct_combat {}
  play { lines = ["retreat to eastern_europe"] }
  expect {
    that    = standing(player.germany, unit.armour, space.eastern_europe) == 1
    message = "the 5 of the British jets hit, the 5 of the American fighter missed"
  }
}

test "a joint defence at sea may give its hits to an ally's battleship" {
  cites = ["REV-362", "REV-552"]

  given destroyers_against_two_allies {}
  dice { rolls = [3, 6, 3, 4] }
  run conduct_combat {}
  play { lines = ["battleship", "true"] }
  expect {
    that = (
      standing(player.united_states, unit.battleship, space.sea_zone_3) == 1 &&
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_3) == 1 &&
      standing(player.germany, unit.destroyer, space.sea_zone_3) == 0
    )
  }
}

test "a joint defence unasked saves what it can by its battleships" {
  cites = ["REV-362", "REV-552"]

  given destroyers_against_two_allies {}
  dice { rolls = [3, 6, 3, 4] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.united_states, unit.battleship, space.sea_zone_3) == 1 &&
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_3) == 1
    )
  }
}

test "a multinational force does not attack together: only the power whose turn it is fires" {
  cites = ["REV-359", "REV-365"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_3 {
      united_kingdom = { destroyer = 1 }
      united_states  = { battleship = 1 }
      germany        = { submarine = 1 }
    }
  }
  dice { rolls = [2, 3] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_3) == 0 &&
      standing(player.united_states, unit.battleship, space.sea_zone_3) == 1 &&
      standing(player.germany, unit.submarine, space.sea_zone_3) == 0
    )
    message = "the battleship neither fired nor could take the hit"
  }
}

# ---- Carriers and allied fighters

test "it does not take off in the turn of the carrier's power: then it is cargo" {
  cites = ["REV-576", "REV-579"]

  given {
    call american_on_british_deck { turn = player.united_kingdom }
    place united_kingdom { united_kingdom = { fighter = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "fly 1 fighter from sea_zone_6 to norway"
    because = "No aircraft of yours there can take off."
  }
  play { lines = ["sail carrier from sea_zone_6 to sea_zone_3"] }
  expect {
    that    = standing(player.united_states, unit.fighter, space.sea_zone_3) == 1
    message = "it goes where the carrier goes"
  }
}

test "an allied fighter aboard takes no part in the carrier's attack" {
  cites = ["REV-368", "REV-579"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_3 {
      united_kingdom = { carrier = 1 }
      united_states  = { fighter = 1 }
      germany        = { transport = 1 }
    }
    call onto_decks { sea = space.sea_zone_3 }
  }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.germany, unit.transport, space.sea_zone_3) == 0 &&
      standing(player.united_states, unit.fighter, space.sea_zone_3) == 1
    )
    message = "the carrier alone has fired"
  }
}

test "an allied fighter aboard goes down with the attacking carrier" {
  cites = ["REV-368", "REV-579"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_3 {
      united_kingdom = { carrier = 1 }
      united_states  = { fighter = 1 }
      germany        = { destroyer = 1 }
    }
    call onto_decks { sea = space.sea_zone_3 }
  }
  dice { rolls = [6, 3] }
  run conduct_combat { defaults = true }
  expect { that = count(pieces(space.sea_zone_3)) == 1 }
}

test "a fighter that is to attack takes off before the carrier moves" {
  cites = ["REV-577", "REV-578"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 { united_kingdom = { carrier = 1, fighter = 2 } }
    call onto_decks { sea = space.sea_zone_6 }
    place norway { germany = { infantry = 1 } }
    place united_kingdom { united_kingdom = { bomber = 1 } }
  }
  run combat_move {}
  play {
    lines = [
      "fly 1 fighter from sea_zone_6 to norway",
      "sail carrier from sea_zone_6 to sea_zone_3",
    ]
  }
  refuse {
    line    = "fly 1 fighter from sea_zone_3 to norway"
    because = "No aircraft of yours there can take off."
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.norway) == 1 &&
      standing(player.united_kingdom, unit.fighter, space.sea_zone_3) == 1
    )
    message = "one attacks, the other is cargo"
  }
}

test "a fighter that was cargo does not fight beside its carrier" {
  cites = ["REV-578"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_6 { united_kingdom = { carrier = 1, fighter = 1 } }
    call onto_decks { sea = space.sea_zone_6 }
    place sea_zone_3 { germany = { transport = 1 } }
  }
  run combat_move {}
  play { lines = ["sail carrier from sea_zone_6 to sea_zone_3"] }
  dice { rolls = [1, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.germany, unit.transport, space.sea_zone_3) == 0 &&
      standing(player.united_kingdom, unit.fighter, space.sea_zone_3) == 1
    )
  }
}

test "when a carrier is attacked, all fighters aboard defend, allied ones too" {
  cites = ["REV-582"]

  given {
    call turn_of { p = player.germany }
    place sea_zone_3 {
      germany        = { destroyer = 3 }
      united_kingdom = { carrier = 1, fighter = 1 }
      united_states  = { fighter = 1 }
    }
    call onto_decks { sea = space.sea_zone_3 }
  }
  dice { rolls = [6, 6, 6, 3, 4, 4] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      standing(player.germany, unit.destroyer, space.sea_zone_3) == 0 &&
      standing(player.united_states, unit.fighter, space.sea_zone_3) == 1 &&
      standing(player.united_kingdom, unit.fighter, space.sea_zone_3) == 1
    )
    message = "three dice, three hits"
  }
  expect {
    that    = on_deck(player.united_kingdom, space.sea_zone_3) == 2
    message = "after the battle they are back on the deck"
  }
}

test "the defender may lose a fighter in place of the carrier" {
  cites = ["REV-583"]

  given {
    call turn_of { p = player.germany }
    place sea_zone_3 {
      germany        = { destroyer = 2 }
      united_kingdom = { carrier = 1, fighter = 1 }
    }
    call onto_decks { sea = space.sea_zone_3 }
  }
  dice { rolls = [3, 6, 3, 4] }
  run conduct_combat {}
  play { lines = ["fighter"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.carrier, space.sea_zone_3) == 1 &&
      standing(player.united_kingdom, unit.fighter, space.sea_zone_3) == 0 &&
      standing(player.germany, unit.destroyer, space.sea_zone_3) == 0
    )
  }
}

# ---- An ally's transport

test "a land unit boards an ally's transport in its own turn, sails in the ally's, and lands in its own next" {
  cites = ["REV-369..373", "REV-592", "REV-597"]

  given {
    call turn_of { p = player.united_states }
    place sea_zone_10 { united_kingdom = { transport = 1 } }
    place eastern_united_states { united_states = { infantry = 1, armour = 1 } }
    place sea_zone_9 { united_states = { transport = 1 } }
    place western_united_states { united_states = { infantry = 1 } }
    place united_kingdom { united_kingdom = { infantry = 1, fighter = 1 } }
  }
  run combat_move {}
  play { lines = ["load armour from eastern_united_states in sea_zone_10", "end combat move"] }
  run noncombat_move {}
  refuse {
    line    = "sail transport from sea_zone_10 to sea_zone_12"
    because = "No laden ship of yours there can still move."
  }
  refuse {
    line    = "unload armour from sea_zone_10 to eastern_united_states"
    because = "None of your units aboard there can go ashore."
  }
  play { lines = ["end noncombat move"] }
  given {
    set game { active = player.united_kingdom }
  }
  run {
    call next_turn { p = player.united_kingdom }
    call combat_move {}
  }
  play { lines = ["sail transport from sea_zone_10 to sea_zone_12"] }
  refuse {
    line    = "assault algeria with armour from sea_zone_12"
    because = "None of your units aboard there can make a landing."
  }
  play { lines = ["end combat move"] }
  run noncombat_move {}
  play { lines = ["end noncombat move"] }
  given {
    set game { active = player.united_states }
  }
  run {
    call next_turn { p = player.united_states }
    call combat_move {}
  }
  play { lines = ["assault algeria with armour from sea_zone_12", "end combat move"] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.algeria.controller == player.united_states &&
      standing(player.united_states, unit.armour, space.algeria) == 1 &&
      standing(player.united_kingdom, unit.transport, space.sea_zone_12) == 1
    )
  }
}

test "from an ally's transport no landing is made among enemy ships" {
  cites = ["REV-369"]

  given {
    call turn_of { p = player.united_states }
    place sea_zone_12 {
      united_kingdom = { transport = 2 }
      germany        = { transport = 1 }
    }
    call stow {
      with  = [space.sea_zone_12, player.united_states]
      cargo = [unit.infantry]
    }
    call laden_transport {
      sea   = space.sea_zone_13
      cargo = [unit.infantry]
    }
  }
  run combat_move {}
  refuse {
    line    = "assault algeria with infantry from sea_zone_12"
    because = "From an ally's transport no landing is made in a zone with enemy units."
  }
}
