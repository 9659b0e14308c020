# What must hold in every game of Axis & Allies Europe, whoever plays. The soak asks the tests named "always: …" after each
# answer of each game; those named "seen: …" make a fault, and the rule of that name must find it.

scenario "axis_allies_europe_watched" {
  extends = "../../../scenarios/axis_allies_europe"
}

# ---- Where things may be

test "always: things are where they may be" {
  expect {
    that    = !any([for c in every(piece) : c.unit.domain == domain.land && c.holder == none && c.space.domain == domain.sea])
    message = "land units at sea are aboard"
  }
  expect {
    that    = !any([for c in every(piece) : c.holder != none && (c.space != c.holder.space || c.space.domain != domain.sea || !friend(c.holder.owner, c.owner))])
    message = "cargo is with a friend, at sea"
  }
  expect {
    that    = !any([for t in every(piece) : t.unit.lifts_land && sum([for c in cargo(t) : c.unit.berths]) > 2])
    message = "a transport has two berths"
  }
  expect {
    that    = !any([for t in every(piece) : t.unit.deck && (count(cargo(t)) > 2 || any([for c in cargo(t) : !c.unit.deck_borne]))])
    message = "a carrier holds two fighters and nothing else"
  }
  expect {
    that    = all([for s in every(space) : count([for c in pieces(s) : c if c.unit.industry]) == (contains(complexes(), s) ? 1 : 0)])
    message = "the nine complexes stand where they stood"
  }
  expect {
    that    = !any([for c in every(piece) : c.submerged && (!c.unit.dives || game.phase == phase.purchase_units)])
    message = "only submarines are submerged, and none when a turn begins"
  }
  expect {
    that    = !any([for c in every(piece) : c.damaged && (c.unit.hits < 2 || game.phase == phase.purchase_units)])
    message = "only battleships are damaged, and none when a turn begins"
  }
  expect {
    that    = !any([for c in every(piece) : c.dying && game.phase != phase.conduct_combat])
    message = "nothing is dying but in battle"
  }
}

function complexes {
  is = [space.germany, space.northern_italy, space.moscow, space.archangel, space.leningrad, space.stalingrad, space.united_kingdom, space.canada, space.united_states]
}

# Land units are put where ships are.
procedure aboard {
  params = { ship = unit, load = list(unit), of = player }

  create boat {
    unit  = ship
    owner = player.germany
    at    = space.danish_sea
  }
  for u {
    in = load
    create c {
      unit  = u
      owner = of
      at    = space.danish_sea
    }
    carry c { by = boat }
  }
}

test "seen: land units at sea are aboard" {
  given {
    call aboard {
      ship = unit.transport
      load = [unit.infantry]
      of   = player.germany
    }
    for c {
      in = every(piece)
      carry c { by = none }
    }
  }
}

test "seen: cargo is with a friend, at sea" {
  given {
    call aboard {
      ship = unit.transport
      load = [unit.infantry]
      of   = player.united_kingdom
    }
  }
}

test "seen: a transport has two berths" {
  given {
    call aboard {
      ship = unit.transport
      load = [unit.armour, unit.infantry]
      of   = player.germany
    }
  }
}

test "seen: a carrier holds two fighters and nothing else" {
  given {
    call aboard {
      ship = unit.carrier
      load = [unit.fighter, unit.fighter, unit.fighter]
      of   = player.germany
    }
  }
}

test "seen: the nine complexes stand where they stood" {
  given {
    create {
      unit  = unit.industrial_complex
      owner = player.germany
      at    = space.france
    }
  }
}

test "seen: only submarines are submerged, and none when a turn begins" {
  given {
    create ship {
      unit  = unit.destroyer
      owner = player.germany
      at    = space.danish_sea
    }
    set ship { submerged = true }
  }
}

test "seen: only battleships are damaged, and none when a turn begins" {
  given {
    create ship {
      unit  = unit.destroyer
      owner = player.germany
      at    = space.danish_sea
    }
    set ship { damaged = true }
  }
}

test "seen: nothing is dying but in battle" {
  given {
    create man {
      unit  = unit.infantry
      owner = player.germany
      at    = space.germany
    }
    set man { dying = true }
  }
}

# ---- Who holds what

function unowned {
  is = [for s in every(space) : s if s.off_map || s.neutral || (s.domain == domain.sea && !s.convoy)]
}

test "always: every territory and every convoy centre is somebody's who may hold it" {
  expect {
    that    = !any([for s in unowned() : s.controller != none])
    message = "nobody holds neutral land or open sea"
  }
  expect {
    that    = !any([for s in every(space) : s.controller == none && !s.middle_east && !contains(unowned(), s)])
    message = "everything else is held"
  }
  expect {
    that    = !any([for s in every(space) : s.middle_east && s.controller != none && s.controller != player.germany])
    message = "the Middle East is Germany's or nobody's"
  }
  expect {
    that    = !any([for s in every(space) : s.convoy && s.controller != s.power && s.controller != player.germany])
    message = "a convoy is its owner's or Germany's"
  }
  expect {
    that    = sum([for p in every(player) : production(p)]) == sum([for s in every(space) : s.income if !s.middle_east && (!s.convoy || s.controller == s.power)])
    message = "the levels add up to what is held"
  }
  expect {
    that    = !any([for s in every(space) : s.placed > s.income && s.power != s.controller])
    message = "a captured complex places no more than its territory is worth"
  }
}

# Everything as at the start.
procedure all_held {
  set s {
    in         = every(space)
    controller = s.power
  }
}

test "seen: nobody holds neutral land or open sea" {
  given {
    call all_held {}
    set space sweden { controller = player.germany }
  }
}

test "seen: everything else is held" {
  given {
    call all_held {}
    set space norway { controller = none }
  }
}

test "seen: the Middle East is Germany's or nobody's" {
  given {
    call all_held {}
    set space egypt { controller = player.united_kingdom }
  }
}

test "seen: a convoy is its owner's or Germany's" {
  given {
    call all_held {}
    set space us_convoy_1 { controller = player.united_kingdom }
  }
}

# A level that no rule can reach: income of a convoy in strange hands.
test "seen: the levels add up to what is held" {
  given {
    call all_held {}
    set space norway { controller = none }
  }
}

test "seen: a captured complex places no more than its territory is worth" {
  given {
    call all_held {}
    set space leningrad {
      controller = player.germany
      placed     = 2
    }
  }
}

# ---- Money. All that the powers have, and what they have bought and not placed, changes only by what the rules say.

class game {
  state = {
    funds = { type = int, default = 0, doc = "What all powers had when the phase began." }
  }
}

function money {
  is = sum([for p in every(player) : p.ipc])
}

function stock {
  is = sum([for c in pieces(space.mobilization_zone) : c.unit.price])
}

before phase purchase_units books_opened {
  set game { funds = money() + stock() }
}

before phase combat_move books_opened {
  set game { funds = money() }
}

before phase noncombat_move books_opened {
  set game { funds = money() }
}

before phase collect_income books_opened {
  set game { funds = money() + production(game.active) }
}

after phase collect_income books_closed {
  if {
    when = money() != game.funds
    set game { funds = -1 }
  }
}

function keeps_books {
  is = game.phase == phase.purchase_units ? money() + stock() == game.funds : game.phase == phase.combat_move || game.phase == phase.noncombat_move || game.phase == phase.mobilize_new_units ? money() == game.funds : game.phase == phase.conduct_combat ? money() <= game.funds : true
}

test "always: the accounts are kept" {
  expect {
    that    = game.round == 0 || keeps_books()
    message = "money changes only by what the rules say"
  }
  expect {
    that    = game.funds >= 0
    message = "each turn's income was the level of its power"
  }
  expect {
    that    = all([for a in every(alliance) : sum([for p in every(player) : p.advance if p.alliance == a]) <= 12])
    message = "the advance is 12 IPC for each side"
  }
}

test "seen: money changes only by what the rules say" {
  given {
    set game {
      round = 1
      phase = phase.combat_move
    }
    gain player germany { ipc = 1 }
  }
}

test "seen: each turn's income was the level of its power" {
  given {
    set game { funds = -1 }
  }
}

test "seen: the advance is 12 IPC for each side" {
  given {
    set player germany { advance = 13 }
  }
}
