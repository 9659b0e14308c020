# Tests of moves by land and sea that hold in all editions: who may move, how far, and what becomes of it.

test "in the combat move only units that can fight and have moves left go, none of an ally's and none from the mobilization zone" {
  cites = ["REV-022", "REV-176", "REV-177", "REV-181", "REV-359", "REV-434"]

  given {
    call our_turn {}
    call post {
      with = [first_shore(), own_power(), [unit.armour, unit.infantry, unit.aa_gun, unit.industrial_complex]]
    }
    call post { with = [first_shore(), allied_power(), [unit.artillery]] }
    set c {
      in    = pieces(first_shore())
      where = c.unit == unit.infantry
      spent = true
    }
    call post { with = [first_sea(), own_power(), [unit.destroyer]] }
    set c {
      in    = pieces(first_sea())
      moved = 2
    }
    call post { with = [space.mobilization_zone, own_power(), [unit.infantry]] }
    call post { with = [second_shore(), enemy_power(), [unit.infantry]] }
  }
  run combat_move {}
  refuse {
    line = [
      "move 1 infantry from ${first_shore()} to ${second_shore()}",
      "move 1 aa_gun from ${first_shore()} to ${second_shore()}",
      "move 1 industrial_complex from ${first_shore()} to ${second_shore()}",
      "move 1 artillery from ${first_shore()} to ${second_shore()}",
    ]
    because = "No such unit of yours there can make a combat move"
  }
  refuse {
    line = [
      "move 1 destroyer from ${first_sea()} to ${second_sea()}",
      "move 1 infantry from mobilization_zone to ${second_shore()}",
      "move 1 infantry from ${second_shore()} to ${first_shore()}",
    ]
    because = "No unit of yours there can make a combat move"
  }
  refuse {
    line    = "move 2 armour from ${first_shore()} to ${second_shore()}"
    because = "Only 1 of them can move there"
  }
  refuse {
    line = [
      "move 1 armour from ${first_shore()} to ${neutral_shore()}",
      "move 1 armour from ${first_shore()} to ${first_sea()}",
      "move 1 armour from ${first_shore()} to ${third_shore()}"
    ]
    because = "out of its reach"
  }
  play { lines = ["move 1 armour from ${first_shore()} to ${second_shore()}"] }
  expect {
    tank = own_unit(unit.armour, second_shore())
    that = tank.moved == 1 && tank.spent && tank.came_from == first_shore()
  }
}

test "a tank goes where it attacks over what is its own side's, and the last space it came from is noted" {
  cites = ["REV-181", "REV-183"]

  given {
    call our_turn {}
    call hold { with = [second_shore(), own_power()] }
    call post { with = [first_shore(), own_power(), [unit.armour, unit.infantry]] }
    call post { with = [third_shore(), enemy_power(), [unit.infantry]] }
  }
  run combat_move {}
  refuse {
    line    = "move 1 infantry from ${first_shore()} to ${third_shore()}"
    because = "out of its reach"
  }
  play { lines = ["move 1 armour from ${first_shore()} to ${third_shore()}"] }
  expect {
    tank = own_unit(unit.armour, third_shore())
    that = tank.moved == 2 && tank.came_from == second_shore()
  }
}

test "a ship goes two zones to a fight, and stops at the first enemy" {
  cites = ["REV-181", "REV-211", "REV-540", "REV-543", "REV-544"]

  given {
    call our_turn {}
    call post { with = [first_sea(), own_power(), [unit.destroyer, unit.battleship]] }
    call post { with = [second_sea(), enemy_power(), [unit.battleship]] }
    call post { with = [third_sea(), enemy_power(), [unit.battleship]] }
  }
  run combat_move {}
  refuse {
    line    = "move 1 destroyer from ${first_sea()} to ${third_sea()}"
    because = "out of its reach"
  }
  play { lines = ["move 1 destroyer from ${first_sea()} to ${second_sea()}"] }
  expect { that = own_unit(unit.destroyer, second_sea()).spent && own_unit(unit.destroyer, second_sea()).moved == 1 }
}

test "a ship that sails two zones notes the second as the one it came from, and may move no more" {
  cites = ["REV-181", "REV-211"]

  given {
    call our_turn {}
    call post { with = [first_sea(), own_power(), [unit.destroyer, unit.battleship]] }
    call post { with = [third_sea(), enemy_power(), [unit.battleship]] }
  }
  run combat_move {}
  play { lines = ["move 1 destroyer from ${first_sea()} to ${third_sea()}"] }
  expect {
    that = (
      own_unit(unit.destroyer, third_sea()).moved == 2 &&
      own_unit(unit.destroyer, third_sea()).came_from == second_sea()
    )
  }
}

test "laden ships sail one by one, and empty ones do not" {
  cites = ["REV-203", "REV-207", "REV-218", "REV-505", "REV-578", "REV-600"]

  given {
    call our_turn {}
    call post { with = [first_sea(), own_power(), [unit.battleship, unit.carrier, unit.fighter]] }
    call onto_decks { sea = first_sea() }
    call laden_transport { with = [first_sea(), [unit.infantry]] }
    call post { with = [third_sea(), own_power(), [unit.carrier]] }
    call post { with = [second_sea(), enemy_power(), [unit.transport]] }
  }
  run combat_move {}
  refuse {
    line = [
      "sail battleship from ${first_sea()} to ${second_sea()}",
      "sail fighter from ${first_sea()} to ${second_sea()}",
    ]
    because = "That ship cannot move"
  }
  refuse {
    line    = "sail carrier from ${third_sea()} to ${second_sea()}"
    because = "No laden ship of yours there can move"
  }
  refuse {
    line = [
      "move 1 transport from ${first_sea()} to ${second_sea()}", "move 1 carrier from ${first_sea()} to ${second_sea()}"
    ]
    because = "A ship with units aboard moves with"
  }
  play {
    lines = [
      "sail carrier from ${first_sea()} to ${second_sea()}", "move 1 battleship from ${first_sea()} to ${second_sea()}",
      "sail transport from ${first_sea()} to ${second_sea()}"
    ]
  }
  expect {
    that = (
      own_unit(unit.fighter, second_sea()).spent &&
      own_unit(unit.fighter, second_sea()).holder == own_unit(unit.carrier, second_sea())
    )
    message = "the fighter that did not launch is cargo"
  }
  expect {
    that    = !own_unit(unit.infantry, second_sea()).spent && own_unit(unit.transport, second_sea()).moved == 1
    message = "the infantry may still land"
  }
}

# ---- The end of the combat move

test "what moved in the combat move is done, but aircraft go home; what a transport loaded in it does not count afterwards" {
  cites = ["REV-177", "REV-394", "REV-405"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.infantry, unit.armour, unit.bomber]] }
    call post { with = [first_sea(), own_power(), [unit.transport, unit.destroyer]] }
    set c {
      in    = pieces(first_shore())
      where = c.unit != unit.infantry
      moved = 1
    }
    set b {
      in    = pieces(first_shore())
      where = b.unit == unit.bomber
      flown = true
    }
    set t {
      in      = every(piece)
      boarded = true
    }
    call close_combat_move {}
  }
  expect {
    that    = own_unit(unit.armour, first_shore()).spent && own_unit(unit.armour, first_shore()).sailed
    message = "the tank is done"
  }
  expect {
    that    = !own_unit(unit.infantry, first_shore()).spent && !own_unit(unit.bomber, first_shore()).spent
    message = "the infantry and the bomber are not"
  }
  expect {
    that    = !own_unit(unit.transport, first_sea()).boarded && own_unit(unit.infantry, first_shore()).boarded
    message = "the transport forgets what it loaded, its cargo does not"
  }
}

# ---- Blitz

test "a blitz is a tank's, by two hostile territories the first of which is empty" {
  cites = ["REV-214..217", "REV-455..458"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.armour, unit.armour, unit.infantry]] }
    call post { with = [first_shore(), allied_power(), [unit.armour]] }
    tired = own_unit(unit.armour, first_shore())
    set tired { spent = true }
    call post { with = [first_sea(), own_power(), [unit.destroyer]] }
  }
  run combat_move {}
  refuse {
    line    = "blitz 1 infantry from ${first_shore()} through ${second_shore()} to ${third_shore()}"
    because = "That unit cannot blitz."
  }
  refuse {
    line    = "blitz 1 destroyer from ${first_sea()} through ${second_shore()} to ${third_shore()}"
    because = "No unit of yours there can blitz."
  }
  refuse {
    line    = "blitz 2 armour from ${first_shore()} through ${second_shore()} to ${third_shore()}"
    because = "Only 1 of them can blitz."
  }
  refuse {
    line    = "blitz 1 armour from ${first_shore()} through ${neutral_shore()} to ${second_shore()}"
    because = "A blitz goes through a hostile territory"
  }
  refuse {
    line    = "blitz 1 armour from ${first_shore()} through ${second_shore()} to ${second_sea()}"
    because = "and is not neutral"
  }
  play { lines = ["blitz 1 armour from ${first_shore()} through ${second_shore()} to ${third_shore()}"] }
  expect {
    tank = own_unit(unit.armour, third_shore())
    that = tank.moved == 2 && tank.spent && tank.came_from == second_shore() && second_shore().controller == own_power()
  }
}

test "nobody blitzes who has moved or is another's, nor back into what is neutral" {
  cites = ["REV-214", "REV-217", "REV-458"]

  given {
    call our_turn {}
    call hold { with = [first_shore(), enemy_power()] }
    call hold { with = [second_shore(), own_power()] }
    call post { with = [second_shore(), own_power(), [unit.armour]] }
    call post { with = [third_shore(), allied_power(), [unit.armour]] }
    call post { with = [third_shore(), own_power(), [unit.infantry]] }
  }
  run combat_move {}
  refuse {
    line    = "blitz 1 armour from ${third_shore()} through ${second_shore()} to ${first_shore()}"
    because = "No unit of yours there can blitz."
  }
  refuse {
    line    = "blitz 1 armour from ${second_shore()} through ${first_shore()} to ${neutral_shore()}"
    because = "and is not neutral"
  }
  play { lines = ["blitz 1 armour from ${second_shore()} through ${first_shore()} to ${second_shore()}"] }
  expect {
    that    = first_shore().controller == own_power() && own_unit(unit.armour, second_shore()).moved == 2
    message = "A tank may come back to where it began."
  }
}

test "a territory that a blitz takes needs no landing: the cargo stays cargo, and its ship is free" {
  cites = ["REV-394", "REV-404", "REV-603"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.armour]] }
    call laden_transport { with = [second_sea(), [unit.infantry]] }
    call bound_for { there = second_shore() }
    set t {
      in    = pieces(second_sea())
      moved = 1
    }
  }
  run combat_move {}
  play { lines = ["blitz 1 armour from ${first_shore()} through ${second_shore()} to ${third_shore()}"] }
  expect {
    ship = own_unit(unit.transport, second_sea())
    that = ship.unloads == none && !ship.spent && own_unit(unit.infantry, second_sea()).target == none
  }
}

test "and a landing elsewhere is not called off by it, nor is a ship free that stopped among enemies" {
  cites = ["REV-394", "REV-404"]

  given {
    call our_turn {}
    call laden_transport { with = [second_sea(), [unit.infantry]] }
    call laden_transport { with = [third_sea(), [unit.infantry]] }
    call bound_for { there = second_shore() }
    tank = own_unit(unit.infantry, third_sea())
    set tank { target = third_shore() }
    call post { with = [second_sea(), enemy_power(), [unit.destroyer]] }
    set t {
      in    = pieces(second_sea())
      moved = 1
    }
    call call_off_landings { s = second_shore() }
  }
  expect {
    that    = own_unit(unit.infantry, third_sea()).target == third_shore() && own_unit(unit.transport, third_sea()).spent
    message = "the other landing stands"
  }
  expect {
    that    = own_unit(unit.transport, second_sea()).spent && own_unit(unit.transport, second_sea()).unloads == none
    message = "the ship lies where it had to stop"
  }
}

# ---- The noncombat move

test "in the noncombat move goes what has moves left, is one's own and stands by itself" {
  cites = ["REV-022", "REV-176", "REV-308", "REV-394", "REV-410", "REV-462"]

  given {
    call our_turn {}
    call hold { with = [second_shore(), own_power()] }
    call hold { with = [third_shore(), own_power()] }
    call post {
      with = [first_shore(), own_power(), [unit.infantry, unit.artillery, unit.armour, unit.aa_gun, unit.bomber]]
    }
    call post { with = [first_shore(), allied_power(), [unit.infantry]] }
    gun    = own_unit(unit.aa_gun, first_shore())
    cannon = own_unit(unit.artillery, first_shore())
    tank   = own_unit(unit.armour, first_shore())
    set gun { seized = true }
    set cannon { fired = true }
    set tank { moved = 2 }
    call post { with = [space.mobilization_zone, own_power(), [unit.infantry]] }
    call laden_transport { with = [first_sea(), [unit.infantry]] }
    call post { with = [first_sea(), own_power(), [unit.destroyer]] }
    call post { with = [second_sea(), enemy_power(), [unit.destroyer]] }
  }
  run noncombat_move {}
  refuse {
    line = [
      "move 1 aa_gun from ${first_shore()} to ${second_shore()}",
      "move 1 artillery from ${first_shore()} to ${second_shore()}",
      "move 1 armour from ${first_shore()} to ${second_shore()}",
      "move 1 bomber from ${first_shore()} to ${second_shore()}",
      "move 1 transport from ${first_sea()} to ${third_sea()}",
      "move 1 infantry from ${first_sea()} to ${first_shore()}",
    ]
    because = "No such unit of yours there can still move"
  }
  refuse {
    line    = "move 1 infantry from mobilization_zone to ${second_shore()}"
    because = "No unit of yours there can still move"
  }
  refuse {
    line    = "move 2 infantry from ${first_shore()} to ${second_shore()}"
    because = "Only 1 of them can move there"
  }
  refuse {
    line    = "sail destroyer from ${first_sea()} to ${third_sea()}"
    because = "That ship cannot move"
  }
  refuse {
    line    = "sail armour from ${first_shore()} to ${second_shore()}"
    because = "No laden ship of yours there can still move"
  }
  refuse {
    line = [
      "move 1 destroyer from ${first_sea()} to ${second_sea()}",
      "move 1 destroyer from ${first_sea()} to ${third_sea()}"
    ]
    because = "That is out of its reach, or not friendly."
  }
  refuse {
    line    = "sail transport from ${first_sea()} to ${second_sea()}"
    because = "That is out of its reach, or there are enemy ships"
  }
  play { lines = ["move 1 infantry from ${first_shore()} to ${second_shore()}"] }
  expect { that = own_unit(unit.infantry, second_shore()).moved == 1 }
}

test "a carrier that sails in the noncombat move makes cargo of the fighter aboard, and has moved" {
  cites = ["REV-207", "REV-409", "REV-519", "REV-578"]

  given {
    call our_turn {}
    call post { with = [first_sea(), own_power(), [unit.carrier, unit.fighter]] }
    call onto_decks { sea = first_sea() }
    call laden_transport { with = [first_sea(), [unit.infantry]] }
    call hold { with = [second_shore(), own_power()] }
  }
  run noncombat_move {}
  play {
    lines = [
      "sail carrier from ${first_sea()} to ${second_sea()}", "sail transport from ${first_sea()} to ${second_sea()}"
    ]
  }
  expect {
    that    = own_unit(unit.carrier, second_sea()).moved == 1 && own_unit(unit.fighter, second_sea()).spent
    message = "the fighter stays aboard"
  }
  expect {
    that    = !own_unit(unit.infantry, second_sea()).spent
    message = "the infantry may go ashore"
  }
}

# ---- What counts as an attack

test "the enemy is met in land that he holds, with units or without, and in zones where his ships are not under water" {
  cites = ["REV-183", "REV-188"]

  given {
    call our_turn {}
    call post { with = [first_sea(), enemy_power(), [unit.submarine]] }
    set c {
      in        = pieces(first_sea())
      submerged = true
    }
    call post { with = [second_sea(), enemy_power(), [unit.destroyer]] }
    call post { with = [third_sea(), allied_power(), [unit.destroyer]] }
    call hold { with = [third_shore(), allied_power()] }
  }
  expect {
    that = same(where([
      first_shore(), second_shore(), third_shore(), first_sea(), second_sea(), third_sea()
    ], enemy_there(space, own_power())), [second_shore(), second_sea()])
  }
}

test "of units of a kind those go that can, and of all that can those of the kind that was named" {
  cites = ["REV-176", "REV-181", "REV-394"]

  given {
    call our_turn {}
    call post {
      with = [first_shore(), own_power(), [unit.infantry, unit.armour, unit.infantry, unit.fighter, unit.bomber]]
    }
    tired = own_unit(unit.infantry, first_shore())
    set tired { spent = true }
    call laden_transport { with = [first_sea(), [unit.infantry]] }
    call post { with = [first_sea(), own_power(), [unit.transport, unit.destroyer]] }
    call post { with = [second_sea(), enemy_power(), [unit.battleship]] }
    call post { with = [second_shore(), enemy_power(), [unit.infantry]] }
  }
  run {
    call combat_move {}
    call noncombat_move {}
  }
  refuse {
    line = [
      "move 2 infantry from ${first_shore()} to ${second_shore()}",
      "fly 2 bomber from ${first_shore()} to ${second_shore()}"
    ]
    because = "Only 1 of them can"
  }
  play {
    lines = [
      "fly 1 bomber from ${first_shore()} to ${second_shore()}",
      "move 1 infantry from ${first_shore()} to ${second_shore()}"
    ]
  }
  expect {
    that = (
      own_unit(unit.infantry, first_shore()).spent && standing(own_power(), unit.bomber, second_shore()) == 1 &&
      standing(own_power(), unit.fighter, first_shore()) == 1
    )
  }
}

test "an empty transport moves, and the laden one beside it stays" {
  cites = ["REV-402", "REV-600"]

  given {
    call our_turn {}
    call laden_transport { with = [first_sea(), [unit.infantry]] }
    call post { with = [first_sea(), own_power(), [unit.transport]] }
    call post { with = [first_shore(), own_power(), [unit.infantry, unit.infantry]] }
    call hold { with = [second_shore(), own_power()] }
    tired = own_unit(unit.infantry, first_shore())
    set tired { spent = true }
  }
  run noncombat_move {}
  refuse {
    line = [
      "move 2 transport from ${first_sea()} to ${second_sea()}",
      "move 2 infantry from ${first_shore()} to ${second_shore()}"
    ]
    because = "Only 1 of them can move there"
  }
  play {
    lines = [
      "move 1 transport from ${first_sea()} to ${second_sea()}",
      "move 1 infantry from ${first_shore()} to ${second_shore()}"
    ]
  }
  expect {
    that = (
      empty(cargo(own_unit(unit.transport, second_sea()))) && standing(own_power(), unit.infantry, first_sea()) == 1
    )
  }
}
