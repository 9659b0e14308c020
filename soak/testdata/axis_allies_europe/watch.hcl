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

# ---- What moves and battles may leave behind

class game {
  state = {
    units      = { type = int, default = 0, doc = "All units when the phase began." }
    earthbound = { type = int, default = 0, doc = "Of them those that do not fly." }
  }
}

function earthbound {
  is = count([for c in every(piece) : c if c.unit.domain != domain.air])
}

before phase combat_move units_counted {
  set game { units = count(every(piece)) }
}

before phase noncombat_move units_counted {
  set game {
    units      = count(every(piece))
    earthbound = earthbound()
  }
}

function in_phase {
  params = { phases = list(phase) }
  is     = game.round > 0 && contains(phases, game.phase)
}

function hovering {
  is = [for c in every(piece) : c if c.unit.domain == domain.air && c.space.domain == domain.sea && c.holder == none]
}

function on_enemy_land {
  is = [for c in every(piece) : c if c.unit.domain != domain.sea && c.unit.fights && hostile(c.space, c.owner)]
}

# Submarines and aircraft may part without a result, and transports leave the enemy in peace.
function has_warship {
  params = { s = space, side = alliance }
  is     = any([for c in pieces(s) : c.owner.alliance == side && c.unit.vessel && c.unit.attack > 0 && !c.unit.dives])
}

function at_close_quarters {
  is = [for s in every(space) : s if !s.off_map && all(every(alliance), has_warship(s, alliance))]
}

function landed_too_soon {
  is = [
    for c in every(piece) : c
    if c.owner == game.active && c.unit.domain == domain.air && c.space.domain == domain.land && !c.space.off_map &&
    !c.fresh && !safe(c.space, c.owner)
  ]
}

test "always: moves and battles leave order behind" {
  expect {
    that    = !in_phase([phase.purchase_units]) || empty(hovering())
    message = "nothing hovers when a turn begins"
  }
  expect {
    that    = game.round == 0 || game.phase == phase.conduct_combat || all(hovering(), piece.owner == game.active)
    message = "nothing hovers in another's turn, but in battle"
  }
  expect {
    that    = !in_phase([phase.purchase_units, phase.mobilize_new_units]) || empty(on_enemy_land())
    message = "nobody stands on enemy land after the moves"
  }
  expect {
    that    = !in_phase([phase.noncombat_move]) || empty(at_close_quarters())
    message = "warships of both sides do not lie together after the battles"
  }
  expect {
    that    = !in_phase([phase.mobilize_new_units]) || empty(landed_too_soon())
    message = "no aircraft comes down on land that was taken in the turn"
  }
  expect {
    that    = !any([for c in every(piece) : c.moved > c.range])
    message = "nothing moves farther than it can"
  }
  expect {
    that = (
      !in_phase([phase.combat_move, phase.conduct_combat, phase.noncombat_move]) || count(every(piece)) <= game.units
    )
    message = "no unit comes from nowhere"
  }
  expect {
    that    = !in_phase([phase.noncombat_move, phase.mobilize_new_units]) || earthbound() == game.earthbound
    message = "only aircraft are lost after the battles"
  }
  expect {
    that = (
      !in_phase([phase.purchase_units, phase.noncombat_move, phase.mobilize_new_units]) ||
      !any([for c in every(piece) : c.unit.industry && c.owner != c.space.controller])
    )
    message = "a complex is of the power that holds its land"
  }
  expect {
    that = (
      !in_phase([phase.purchase_units]) ||
      !any([for c in every(piece) : c.unit.antiair && c.holder == none && hostile(c.space, c.owner)])
    )
    message = "no gun stands on enemy land"
  }
  expect {
    that = (
      !in_phase([phase.purchase_units]) ||
      !any([for c in every(piece) : c.moved > 0 || c.spent || c.flown || c.raiding || c.came_from != none || c.deck != none])
    )
    message = "a turn leaves no trace on pieces"
  }
}

procedure in_turn {
  params = { p = player, of = phase }

  call all_held {}
  set s {
    in          = every(space)
    was_held_by = s.power
  }
  set game {
    round  = 1
    active = p
    phase  = of
  }
}

procedure stands {
  params = { p = player, what = unit, there = space }

  create {
    unit  = what
    owner = p
    at    = there
  }
}

test "seen: nothing hovers when a turn begins" {
  given {
    call in_turn { with = [player.germany, phase.purchase_units] }
    call stands { with = [player.germany, unit.fighter, space.danish_sea] }
  }
}

test "seen: nothing hovers in another's turn, but in battle" {
  given {
    call in_turn { with = [player.united_kingdom, phase.combat_move] }
    call stands { with = [player.germany, unit.fighter, space.danish_sea] }
  }
}

test "seen: nobody stands on enemy land after the moves" {
  given {
    call in_turn { with = [player.germany, phase.mobilize_new_units] }
    call stands { with = [player.germany, unit.infantry, space.moscow] }
  }
}

test "seen: warships of both sides do not lie together after the battles" {
  given {
    call in_turn { with = [player.germany, phase.noncombat_move] }
    call stands { with = [player.germany, unit.destroyer, space.danish_sea] }
    call stands { with = [player.united_kingdom, unit.carrier, space.danish_sea] }
  }
}

test "seen: no aircraft comes down on land that was taken in the turn" {
  given {
    call in_turn { with = [player.germany, phase.mobilize_new_units] }
    set space moscow { controller = player.germany }
    call stands { with = [player.germany, unit.fighter, space.moscow] }
  }
}

test "seen: nothing moves farther than it can" {
  given {
    create {
      unit  = unit.infantry
      owner = player.germany
      at    = space.germany
      moved = 2
    }
  }
}

test "seen: no unit comes from nowhere" {
  given {
    call in_turn { with = [player.germany, phase.conduct_combat] }
    call stands { with = [player.germany, unit.infantry, space.germany] }
  }
}

test "seen: only aircraft are lost after the battles" {
  given {
    call in_turn { with = [player.germany, phase.noncombat_move] }
    set game { earthbound = 1 }
  }
}

test "seen: a complex is of the power that holds its land" {
  given {
    call in_turn { with = [player.germany, phase.noncombat_move] }
    call stands { with = [player.germany, unit.industrial_complex, space.moscow] }
  }
}

test "seen: no gun stands on enemy land" {
  given {
    call in_turn { with = [player.germany, phase.purchase_units] }
    call stands { with = [player.germany, unit.aa_gun, space.moscow] }
  }
}

test "seen: a turn leaves no trace on pieces" {
  given {
    call in_turn { with = [player.germany, phase.purchase_units] }
    create {
      unit  = unit.infantry
      owner = player.germany
      at    = space.germany
      spent = true
    }
  }
}

# ---- Capitals

class player {
  state = {
    had = { type = int, default = 0, doc = "Without its capital: what it owned when a capital last fell." }
  }
}

on captured purses_counted {
  if {
    when = from != none && place.capital == from
    set p {
      in  = every(player)
      had = p.ipc
    }
  }
}

test "always: a capital that has fallen feeds nobody" {
  expect {
    that    = game.round == 0 || all([for p in every(player) : !fallen(p) || p.ipc <= p.had])
    message = "a power without its capital earns nothing"
  }
  expect {
    that = (
      !in_phase([phase.noncombat_move, phase.mobilize_new_units]) || !fallen(game.active) ||
      !any([for s in every(space) : s.placed > 0])
    )
    message = "a power without its capital places nothing"
  }
  expect {
    that = !any([
      for s in every(space) : friend(s.controller, s.power) && s.controller != s.power && !fallen(s.power)
      if s.power != none
    ])
    message = "nobody holds land of an ally who has his capital"
  }
}

test "seen: a power without its capital earns nothing" {
  given {
    call in_turn { with = [player.germany, phase.purchase_units] }
    set space moscow { controller = player.germany }
    gain player soviet_union { ipc = 1 }
  }
}

test "seen: a power without its capital places nothing" {
  given {
    call in_turn { with = [player.soviet_union, phase.mobilize_new_units] }
    set space moscow { controller = player.germany }
    set space archangel { placed = 1 }
  }
}

test "seen: nobody holds land of an ally who has his capital" {
  given {
    call all_held {}
    set space gibraltar { controller = player.united_states }
  }
}
