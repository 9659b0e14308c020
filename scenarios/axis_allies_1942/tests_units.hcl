# Tests of the units: the figures of their profiles.

test "the figures of the unit profiles" {
  cases = {
    "infantry"            = { u = unit.infantry, cost = 3, attack = 1, defence = 2, move = 1, cites = ["A42-430..433"] }
    "artillery"           = { u = unit.artillery, cost = 4, attack = 2, defence = 2, move = 1, cites = ["A42-437..440"] }
    "a tank"              = { u = unit.armour, cost = 5, attack = 3, defence = 3, move = 2, cites = ["A42-443..446"] }
    "an antiaircraft gun" = { u = unit.aa_gun, cost = 6, attack = 0, defence = 1, move = 1, cites = ["A42-452..455"] }
    "a complex" = {
      u       = unit.industrial_complex,
      cost    = 15,
      attack  = 0,
      defence = 0,
      move    = 0,
      cites   = ["A42-429", "A42-469..472"]
    }
    "a fighter"           = { u = unit.fighter, cost = 10, attack = 3, defence = 4, move = 4, cites = ["A42-511..514"] }
    "a bomber"            = { u = unit.bomber, cost = 12, attack = 4, defence = 1, move = 6, cites = ["A42-529..532"] }
    "a battleship"        = { u = unit.battleship, cost = 20, attack = 4, defence = 4, move = 2, cites = ["A42-548..551"] }
    "an aircraft carrier" = { u = unit.carrier, cost = 14, attack = 1, defence = 2, move = 2, cites = ["A42-563..566"] }
    "a cruiser"           = { u = unit.cruiser, cost = 12, attack = 3, defence = 3, move = 2, cites = ["A42-576..579"] }
    "a destroyer"         = { u = unit.destroyer, cost = 8, attack = 2, defence = 2, move = 2, cites = ["A42-587..590"] }
    "a submarine"         = { u = unit.submarine, cost = 6, attack = 2, defence = 1, move = 2, cites = ["A42-595..598"] }
    "a transport"         = { u = unit.transport, cost = 7, attack = 0, defence = 0, move = 2, cites = ["A42-612..615"] }
  }
  cites = ["A42-425"]

  given {
    create {
      unit  = u
      owner = player.germany
      at    = u.domain == domain.sea ? space.sea_zone_5 : space.germany
    }
  }
  expect { that = u.cost == cost && u.attack == attack && u.defence == defence && u.move == move }
  expect {
    c       = first(every(piece))
    that    = c.attack == attack && c.defence == defence && c.range == move
    message = "One of them by itself is worth the same."
  }
}

test "what each kind can do" {
  cites = ["A42-539..541"]

  expect { that = same(where(every(unit), unit.captures), [unit.infantry, unit.artillery, unit.armour]) }
  expect {
    that = same(where(every(unit), unit.vessel), [
      unit.battleship, unit.carrier, unit.cruiser, unit.destroyer, unit.submarine, unit.transport
    ])
  }
  expect { that = all(every(unit), unit.vessel == (unit.domain == domain.sea)) }
  expect {
    that = same(where(every(unit), unit.surface), [unit.battleship, unit.carrier, unit.cruiser, unit.destroyer])
  }
  expect { that = same(where(every(unit), unit.bombards), [unit.battleship, unit.cruiser]) }
  expect { that = same(where(every(unit), unit.dives), [unit.submarine]) }
  expect { that = same(where(every(unit), unit.hunts), [unit.destroyer]) }
  expect { that = same(where(every(unit), unit.lifts_land), [unit.transport]) }
  expect {
    that = (
      same(where(every(unit), unit.deck), [unit.carrier]) && same(where(every(unit), unit.deck_borne), [unit.fighter])
    )
  }
  expect {
    that = same(where(every(unit), unit.raids), [unit.bomber]) && same(where(every(unit), unit.blitzes), [unit.armour])
  }
  expect {
    that = (
      same(where(every(unit), unit.antiair), [unit.aa_gun]) &&
      same(where(every(unit), unit.industry), [unit.industrial_complex])
    )
  }
  expect { that = same(where(every(unit), !unit.fights), [unit.aa_gun, unit.industrial_complex]) }
  expect { that = same(where(every(unit), unit.hits > 1), [unit.battleship]) && unit.battleship.hits == 2 }
  expect { that = same(where(every(unit), unit.infantry), [unit.infantry]) }
}

test "what is proposed as a casualty first is what costs least; of ships the carrier and the battleship come late, and the transport last" {
  cites = ["A42-294", "A42-299"]

  expect { that = all([for u in every(unit) : u.loss_rank == u.cost if u.fights && !u.lifts_land]) }
  expect { that = unit.transport.loss_rank == 30 }
}
