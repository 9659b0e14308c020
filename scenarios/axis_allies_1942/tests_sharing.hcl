# Tests of transports and carriers that allies share.

# Britain's turn: an American transport off London, where a British infantry stands, and an American carrier two spaces
# from a British fighter.
procedure american_ships {
  call turn_of { p = player.united_kingdom }
  place united_kingdom { united_kingdom = { infantry = 1, fighter = 1 } }
  place sea_zone_6 { united_states = { transport = 1 } }
  place sea_zone_8 { united_states = { carrier = 1 } }
}

test "the owner is asked, and decides whether allies come aboard" {
  cites = ["A42-144", "A42-145", "A42-372", "A42-384"]
  cases = {
    "yes" = { answer = "true", aboard = 1 }
    "no"  = { answer = "false", aboard = 0 }
  }

  given american_ships {}
  run turn { with = [player.united_kingdom] }
  play {
    by    = player.united_states
    lines = [answer]
  }
  play { lines = ["end combat move"] }
  expect {
    that = (
      count(lifts(space.sea_zone_6, unit.infantry, player.united_kingdom)) == aboard &&
      count(decks(player.united_kingdom)) == aboard
    )
  }
}

test "a refusal is for that turn and for these ships" {
  cites = ["A42-145"]

  given american_ships {}
  given {
    place sea_zone_7 { united_kingdom = { carrier = 1, transport = 1 } }
  }
  run turn { with = [player.united_kingdom] }
  play { lines = ["false", "end combat move"] }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "No transport of your side lies there with room for it"
  }
  refuse {
    line    = "land fighter from united_kingdom in sea_zone_8"
    because = "Aircraft land in territory that was friendly"
  }
  play { lines = ["land fighter from united_kingdom in sea_zone_7", "end noncombat move"] }
  expect { that = !player.united_states.keeps_ships }
}

test "no proof of landing counts on a deck that was refused, and fighters aboard it stay where they are" {
  cites = ["A42-145", "A42-501", "A42-502"]

  given {
    call american_ships {}
    create guest {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_8
    }
    carry guest { by = one_of(player.united_states, unit.carrier, space.sea_zone_8) }
    set player united_states { keeps_ships = true }
    place sea_zone_1 { germany = { destroyer = 1 } }
    set f {
      in    = pieces(space.united_kingdom)
      where = f.unit.deck_borne
      moved = 4
      flown = true
    }
    move f {
      in    = pieces(space.united_kingdom)
      where = f.unit.deck_borne
      to    = space.sea_zone_8
    }
  }
  expect {
    that = (
      count(astray(player.united_kingdom)) == 1 && doomed(player.united_kingdom, false) == 1 &&
      empty(housed(player.united_kingdom))
    )
  }
}

test "nobody is asked where no ship can be of use, or by enemies" {
  cites = ["A42-145"]
  cases = {
    "out of reach" = { sea = space.sea_zone_1, whose = player.united_states }
    "an enemy's"   = { sea = space.sea_zone_6, whose = player.germany }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    create {
      unit  = unit.transport
      owner = whose
      at    = sea
    }
  }
  run turn { with = [player.united_kingdom] }
  expect { said = "The United Kingdom collects 30 IPC." }
}

test "with the option nobody is asked" {
  options = { sharing_agreed = true }
  cites   = ["A42-145"]

  given american_ships {}
  run turn { with = [player.united_kingdom] }
  expect { offered = ["end combat move"] }
}

test "a ship is of use if it is a transport beside troops, or a carrier in range of a fighter" {
  cites = ["A42-145", "A42-372"]
  cases = {
    "a transport beside infantry"  = { ship = unit.transport, sea = space.sea_zone_6, mine = unit.infantry, use = true }
    "a transport beside a fighter" = { ship = unit.transport, sea = space.sea_zone_6, mine = unit.fighter, use = false }
    "a transport far from infantry" = {
      ship = unit.transport,
      sea  = space.sea_zone_1,
      mine = unit.infantry,
      use  = false
    }
    "a carrier beside infantry"   = { ship = unit.carrier, sea = space.sea_zone_6, mine = unit.infantry, use = false }
    "a carrier two spaces away"   = { ship = unit.carrier, sea = space.sea_zone_2, mine = unit.fighter, use = true }
    "a carrier at the other end"  = { ship = unit.carrier, sea = space.sea_zone_61, mine = unit.fighter, use = false }
    "a carrier near a bomber"     = { ship = unit.carrier, sea = space.sea_zone_6, mine = unit.bomber, use = false }
    "a destroyer beside infantry" = { ship = unit.destroyer, sea = space.sea_zone_6, mine = unit.infantry, use = false }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { germany = { fighter = 1 } }
    place mobilization_zone { united_kingdom = { fighter = 1 } }
    create {
      unit  = mine
      owner = player.united_kingdom
      at    = space.united_kingdom
    }
    create {
      unit  = ship
      owner = player.united_states
      at    = sea
    }
  }
  expect { that = of_use_to(one_of(player.united_states, ship, sea), player.united_kingdom) == use }
}

test "who says nothing agrees" {
  cites = ["A42-145"]

  given american_ships {}
  run {
    defaults = true
    call turn { with = [player.united_kingdom] }
  }
  play { lines = ["end combat move"] }
  expect { that = !empty(lifts(space.sea_zone_6, unit.infantry, player.united_kingdom)) }
}
