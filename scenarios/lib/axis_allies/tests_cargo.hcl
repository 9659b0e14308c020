# Tests of transports that hold in all editions: who boards, on which ship, and who goes ashore.

test "land units board that are one's own, can move and have not; each boards a transport of its side beside them" {
  cites = [
    "REV-176", "REV-218", "REV-225", "REV-308", "REV-370", "REV-371", "REV-394", "REV-436", "REV-593", "REV-597",
    "REV-598"
  ]

  given {
    call our_turn {}
    call hold { with = [third_shore(), own_power()] }
    call post {
      with = [first_shore(), own_power(), [
        unit.infantry, unit.armour, unit.artillery, unit.aa_gun, unit.industrial_complex, unit.fighter
      ]]
    }
    call post { with = [first_shore(), allied_power(), [unit.infantry, unit.artillery]] }
    gun    = own_unit(unit.aa_gun, first_shore())
    cannon = own_unit(unit.artillery, first_shore())
    tank   = own_unit(unit.armour, first_shore())
    set gun { seized = true }
    set cannon { fired = true }
    set tank { moved = 1 }
    call post { with = [first_sea(), own_power(), [unit.transport, unit.destroyer]] }
    call post { with = [third_shore(), own_power(), [unit.infantry]] }
    call post { with = [third_sea(), own_power(), [unit.destroyer]] }
    call post { with = [third_sea(), enemy_power(), [unit.transport]] }
    call laden_transport { with = [second_sea(), [unit.infantry]] }
  }
  run noncombat_move {}
  refuse {
    line = [
      "load armour from ${first_shore()} in ${first_sea()}",
      "load artillery from ${first_shore()} in ${first_sea()}",
      "load aa_gun from ${first_shore()} in ${first_sea()}",
      "load industrial_complex from ${first_shore()} in ${first_sea()}",
      "load fighter from ${first_shore()} in ${first_sea()}",
    ]
    because = "No such unit of yours there can board a transport"
  }
  refuse {
    line = [
      "load infantry from ${second_sea()} in ${first_sea()}", "load infantry from ${third_shore()} in ${third_sea()}"
    ]
    because = "No land unit of yours there can board a transport"
  }
  refuse {
    line    = "load infantry from ${first_shore()} in ${second_sea()}"
    because = "No transport of your side lies there"
  }
  play { lines = ["load infantry from ${first_shore()} in ${first_sea()}"] }
  expect {
    man  = own_unit(unit.infantry, first_sea())
    ship = own_unit(unit.transport, first_sea())
    that = man.holder == ship && man.boarded
  }
  expect {
    that    = standing(allied_power(), unit.infantry, first_shore()) == 1
    message = "the ally's infantry stayed"
  }
}

test "a transport is chosen: one's own before an ally's, one that can still sail before one that cannot, the fuller before the emptier" {
  cites = ["REV-370", "REV-371", "REV-592", "REV-597"]

  given {
    call our_turn {}
    call post { with = [first_sea(), allied_power(), [unit.transport]] }
    call post { with = [first_sea(), enemy_power(), [unit.transport]] }
    call post { with = [first_sea(), own_power(), [unit.transport]] }
    call post { with = [second_sea(), own_power(), [unit.transport]] }
    call laden_transport { with = [second_sea(), [unit.infantry]] }
  }
  expect {
    ships = lifts(first_sea(), unit.infantry, own_power())
    that  = count(ships) == 2 && ships[0].owner == own_power() && ships[1].owner == allied_power()
  }
  expect {
    ships = lifts(second_sea(), unit.infantry, own_power())
    that  = count(ships) == 2 && count(cargo(ships[0])) == 1 && empty(cargo(ships[1]))
  }
}

test "and an ally's that is laden comes after one's own that is not" {
  cites = ["REV-592", "REV-597"]

  given {
    call our_turn {}
    call post { with = [first_sea(), allied_power(), [unit.transport]] }
    call stow { with = [first_sea(), allied_power(), [unit.infantry]] }
    call post { with = [first_sea(), own_power(), [unit.transport]] }
  }
  expect { that = lifts(first_sea(), unit.infantry, own_power())[0].owner == own_power() }
}

# ---- Ashore

test "cargo goes ashore from one's own transports before an ally's, and first from those that are bound to that shore" {
  cites = ["REV-192", "REV-369", "REV-373", "REV-597", "REV-606"]

  given {
    call our_turn {}
    call laden_transport { with = [first_sea(), [unit.infantry, unit.infantry]] }
    call laden_transport { with = [first_sea(), [unit.aa_gun, unit.infantry]] }
    bound = [for c in pieces(first_sea()) : c if any(cargo(c), piece.unit == unit.aa_gun)]
    set bound { unloads = first_shore() }
    call post { with = [first_sea(), allied_power(), [unit.transport]] }
    call stow { with = [first_sea(), allied_power(), [unit.artillery]] }
    guest = one_of(allied_power(), unit.artillery, first_sea())
    set guest { owner = own_power() }
    call post { with = [first_shore(), own_power(), [unit.infantry]] }
  }
  expect {
    queue = next_ashore(reversed(where(every(piece), piece.unit.domain == domain.land)), first_shore(), own_power())
    that = (
      count(queue) == 5 && queue[0].holder.unloads == first_shore() && queue[1].holder.unloads == first_shore() &&
      queue[3].unit == unit.infantry && queue[4].unit == unit.artillery
    )
  }
}

test "who lands: land units of one's own aboard, of which those take a territory that can; not in the turn they boarded an ally's ship" {
  cites = ["REV-192", "REV-218", "REV-220", "REV-332", "REV-369", "REV-373", "REV-463", "REV-597"]

  given {
    call our_turn {}
    call post { with = [second_sea(), own_power(), [unit.carrier, unit.fighter]] }
    call onto_decks { sea = second_sea() }
    call laden_transport { with = [second_sea(), [unit.aa_gun]] }
    call laden_transport { with = [second_sea(), [unit.infantry]] }
    call post { with = [first_sea(), allied_power(), [unit.transport]] }
    call stow { with = [first_sea(), own_power(), [unit.infantry]] }
    set c {
      in      = pieces(first_sea())
      boarded = true
    }
  }
  run combat_move {}
  refuse {
    line = [
      "assault ${second_shore()} with aa_gun from ${second_sea()}",
      "assault ${second_shore()} with fighter from ${second_sea()}",
      "assault ${second_shore()} with transport from ${second_sea()}"
    ]
    because = "No such unit of yours aboard there can make a landing"
  }
  refuse {
    line    = "assault ${second_shore()} with infantry from ${first_sea()}"
    because = "None of your units aboard there can make a landing"
  }
  refuse {
    line    = "assault ${third_shore()} with infantry from ${second_sea()}"
    because = "A landing goes to a hostile territory beside the zone"
  }
  play { lines = ["assault ${second_shore()} with infantry from ${second_sea()}"] }
  expect {
    man  = own_unit(unit.infantry, second_sea())
    that = man.target == second_shore() && man.holder.unloads == second_shore() && man.holder.spent
  }
}

test "who boarded an ally's transport in this turn stays aboard, and so do fighters" {
  cites = ["REV-369", "REV-373", "REV-597"]

  given {
    call our_turn {}
    call post { with = [second_sea(), own_power(), [unit.carrier, unit.fighter]] }
    call onto_decks { sea = second_sea() }
    call laden_transport { with = [second_sea(), [unit.infantry]] }
    call hold { with = [second_shore(), own_power()] }
    call post { with = [first_sea(), allied_power(), [unit.transport]] }
    call stow { with = [first_sea(), own_power(), [unit.infantry]] }
    set c {
      in      = pieces(first_sea())
      boarded = true
    }
  }
  run noncombat_move {}
  refuse {
    line    = "unload infantry from ${first_sea()} to ${first_shore()}"
    because = "None of your units aboard there can go ashore"
  }
  refuse {
    line = [
      "unload fighter from ${second_sea()} to ${second_shore()}",
      "unload armour from ${second_sea()} to ${second_shore()}"
    ]
    because = "No such unit of yours aboard there can go ashore"
  }
  play { lines = ["unload infantry from ${second_sea()} to ${second_shore()}"] }
  expect { that = own_unit(unit.infantry, second_shore()).spent }
}

test "a guest of an ally's transport lands in a later turn" {
  cites = ["REV-369", "REV-373"]

  given {
    call our_turn {}
    call post { with = [first_sea(), allied_power(), [unit.transport]] }
    call stow { with = [first_sea(), own_power(), [unit.infantry]] }
    call post { with = [first_shore(), own_power(), [unit.armour]] }
  }
  run noncombat_move {}
  play { lines = ["unload infantry from ${first_sea()} to ${first_shore()}"] }
  expect {
    that = (
      own_unit(unit.infantry, first_shore()).spent &&
      one_of(allied_power(), unit.transport, first_sea()).unloads == first_shore()
    )
  }
}

# ---- With the battle

test "ships that shoot at a shore lie where the troops come from, can, are one's own, and have fought no battle; then they have" {
  cites = ["REV-250..254", "REV-341", "REV-555", "REV-556", "REV-568"]

  given {
    call our_turn {}
    call laden_transport { with = [second_sea(), [unit.infantry]] }
    call post { with = [second_sea(), own_power(), [unit.battleship, unit.battleship, unit.submarine]] }
    call post { with = [second_sea(), allied_power(), [unit.battleship]] }
    call post { with = [third_sea(), own_power(), [unit.battleship]] }
    tired = own_unit(unit.battleship, second_sea())
    set tired { fought = true }
    call bound_for { there = second_shore() }
    call post { with = [second_shore(), enemy_power(), [unit.infantry]] }
    landing = where(pieces(second_sea()), piece.target != none)
    set landing { came_from = second_sea() }
  }
  dice { rolls = [6] }
  run bombardment {
    s       = second_shore()
    a       = own_power()
    landing = where(pieces(second_sea()), piece.target != none)
  }
  expect { offered = ["battleship"] }
  play { lines = ["battleship"] }
  expect {
    that = (
      all([for c in pieces(second_sea()) : c.fought if c.unit == unit.battleship && c.owner == own_power()]) &&
      !one_of(allied_power(), unit.battleship, second_sea()).fought
    )
    message = "both have now fought"
  }
  expect {
    that = (
      !own_unit(unit.battleship, third_sea()).fought &&
      any([for c in pieces(second_sea()) : c.spent if c.unit == unit.battleship])
    )
  }
}

test "of units of a kind those board and go ashore that can" {
  cites = ["REV-371", "REV-373", "REV-598"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.infantry, unit.infantry]] }
    tired = own_unit(unit.infantry, first_shore())
    set tired { moved = 1 }
    call post { with = [first_sea(), own_power(), [unit.transport]] }
    call hold { with = [second_shore(), own_power()] }
    call post { with = [second_sea(), allied_power(), [unit.transport]] }
    call stow { with = [second_sea(), own_power(), [unit.infantry, unit.artillery]] }
    guest = own_unit(unit.infantry, second_sea())
    set guest { boarded = true }
  }
  run noncombat_move {}
  play { lines = ["load infantry from ${first_shore()} in ${first_sea()}"] }
  expect { that = own_unit(unit.infantry, first_shore()).moved == 1 }
  refuse {
    line    = "unload infantry from ${second_sea()} to ${second_shore()}"
    because = "No such unit of yours aboard there can go ashore"
  }
  play { lines = ["unload artillery from ${second_sea()} to ${second_shore()}"] }
  expect { that = standing(own_power(), unit.artillery, second_shore()) == 1 }
}
