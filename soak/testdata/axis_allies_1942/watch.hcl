# What must hold in every game of Axis & Allies 1942, whoever plays. The soak asks the tests named "always: …" after each answer
# of each game; those named "seen: …" make a fault, and the rule of that name must find it.

scenario "axis_allies_1942_watched" {
  extends          = "../../../scenarios/axis_allies_1942"
  language_version = 2
}

# ---- Accounts, kept beside the game: what is bought, repaired, given back, collected and taken is booked here by the figures of the book.

class player {
  state = {
    booked  = { type = int, default = 0, doc = "IPC by the accounts." }
    on_hold = { type = int, default = 0, doc = "What is in the mobilization zone before units are given back." }
  }
}

function printed_price {
  params = { u = unit }
  is     = u == unit.infantry ? 3 : u == unit.artillery ? 4 : u == unit.armour ? 5 : u == unit.aa_gun || u == unit.submarine ? 6 : u == unit.transport ? 7 : u == unit.destroyer ? 8 : u == unit.fighter ? 10 : u == unit.bomber || u == unit.cruiser ? 12 : u == unit.carrier ? 14 : u == unit.industrial_complex ? 15 : 20
}

function held_in_zone {
  params = { p = player }
  is     = sum([for c in pieces(space.mobilization_zone) : printed_price(c.unit) if c.owner == p])
}

before sequence game open_the_books {
  set player soviet_union { booked = 24 }
  set player germany { booked = 40 }
  set player united_kingdom { booked = 30 }
  set player japan { booked = 30 }
  set player united_states { booked = 42 }
}

after action buy book_it {
  set actor { booked = actor.booked - n * printed_price(what) }
}

after action repair book_it {
  set actor { booked = actor.booked - n }
}

before procedure return_to_the_box note_the_zone {
  set p { on_hold = held_in_zone(p) }
}

after procedure return_to_the_box book_it {
  set p { booked = p.booked + p.on_hold - held_in_zone(p) }
}

before phase collect_income book_it {
  p = game.active
  set p { booked = p.booked + sum([for s in every(space) : s.income if s.controller == p]) }
}

on captured book_it {
  if {
    when = from != none && place.capital == from
    set by { booked = by.booked + from.booked }
    set from { booked = 0 }
  }
}

function wrong_accounts {
  is = [for p in every(player) : p if p.ipc != p.booked]
}

# ---- Where things may be

function on_the_board {
  is = [for c in every(piece) : c if !c.space.off_map]
}

function astray_on_land {
  is = [for c in on_the_board() : c if c.unit.domain == domain.land && (c.holder == none ? c.space.domain != domain.land : !c.holder.unit.lifts_land)]
}

function astray_at_sea {
  is = [for c in on_the_board() : c if c.unit.domain == domain.sea && (c.space.domain != domain.sea || c.holder != none)]
}

function badly_loaded {
  is = [for t in on_the_board() : t if !empty(cargo(t)) && !((t.unit.lifts_land && count(cargo(t)) <= 2 && count([for c in cargo(t) : c if !c.unit.infantry]) <= 1 && all([for c in cargo(t) : c.unit.domain == domain.land && c.unit.move > 0 && c.owner.alliance == t.owner.alliance])) || (t.unit.deck && count(cargo(t)) <= 2 && all([for c in cargo(t) : c.unit.deck_borne && c.owner.alliance == t.owner.alliance])))]
}

# Before a power moves, nothing is on its way.
function quiet {
  is = game.phase == phase.purchase_units
}

function under_way {
  is = [for c in every(piece) : c if c.flown || c.raiding || c.intercepts || c.dying || c.damaged || c.submerged || (c.unit.domain == domain.air && !c.space.off_map && c.space.domain == domain.sea && c.holder == none)]
}

function shared_by_enemies {
  is = [for s in every(space) : s if s.domain == domain.land && !s.off_map && any([for c in pieces(s) : c.unit.fights && c.owner.alliance == alliance.axis]) && any([for c in pieces(s) : c.unit.fights && c.owner.alliance == alliance.allies])]
}

test "always: the accounts are right" {
  expect {
    that    = empty(wrong_accounts())
    message = "what a power has is what it began with, collected and took, less what it paid"
  }
}

test "always: things are where they may be" {
  expect {
    that    = empty(astray_on_land())
    message = "land units are on land or aboard a transport"
  }
  expect {
    that    = empty(astray_at_sea())
    message = "ships are at sea"
  }
  expect {
    that    = empty(badly_loaded())
    message = "a transport carries one land unit and one infantry, a carrier two fighters, all of one side"
  }
  expect {
    that    = !any([for s in every(space) : s.neutral && (s.controller != none || !empty(pieces(s)))])
    message = "neutral territories are left alone"
  }
  expect {
    that    = game.round == 0 || all([for s in every(space) : (s.controller != none) == (s.power != none)])
    message = "somebody controls each territory, and nobody a sea zone"
  }
  expect {
    that    = !quiet() || empty(under_way())
    message = "nothing is on its way when a turn begins"
  }
  expect {
    that    = !quiet() || empty(shared_by_enemies())
    message = "no territory is shared by enemies when a turn begins"
  }
}

test "always: complexes, damage and what is built" {
  expect {
    that    = !any([for s in every(space) : count([for c in pieces(s) : c if c.unit.industry]) > 1 if !s.off_map])
    message = "a territory has one complex at most"
  }
  expect {
    that    = all([for c in on_the_board() : c.owner == c.space.controller if c.unit.industry])
    message = "a complex is its territory's"
  }
  expect {
    that    = all([for c in on_the_board() : c.owner.alliance == c.space.controller.alliance if c.unit.antiair && c.holder == none])
    message = "a gun is of the side that holds its territory"
  }
  expect {
    that    = all([for s in every(space) : s.damage <= 2 * s.income && (s.damage == 0 || any([for c in pieces(s) : c.unit.industry]))])
    message = "damage is done to complexes, and is at most twice the value of the territory"
  }
  expect {
    that    = all([for s in every(space) : s.placed <= max(0, s.income - s.damage)])
    message = "a complex builds no more than its territory's value less its damage"
  }
}

test "seen: what a power has is what it began with, collected and took, less what it paid" {
  given {
    gain p {
      in  = [player.japan]
      ipc = 1
    }
  }
}

test "seen: land units are on land or aboard a transport" {
  given {
    create c {
      unit  = unit.infantry
      owner = player.japan
      at    = space.japan
    }
    move c { to = space.sea_zone_60 }
  }
}

test "seen: ships are at sea" {
  given {
    create c {
      unit  = unit.submarine
      owner = player.japan
      at    = space.sea_zone_60
    }
    move c { to = space.japan }
  }
}

test "seen: a transport carries one land unit and one infantry, a carrier two fighters, all of one side" {
  given {
    create ship {
      unit  = unit.transport
      owner = player.japan
      at    = space.sea_zone_60
    }
    for u {
      in = [unit.armour, unit.artillery]
      create c {
        unit  = u
        owner = player.japan
        at    = space.japan
      }
      carry c { by = ship }
    }
  }
}

test "seen: neutral territories are left alone" {
  given {
    set space turkey { controller = player.germany }
  }
}

test "seen: somebody controls each territory, and nobody a sea zone" {
  given {
    set game { round = 1 }
    set space sea_zone_5 { controller = player.germany }
  }
}

test "seen: nothing is on its way when a turn begins" {
  given {
    set game { phase = phase.purchase_units }
    create {
      unit  = unit.fighter
      owner = player.japan
      at    = space.sea_zone_60
    }
  }
}

test "seen: no territory is shared by enemies when a turn begins" {
  given {
    set game { phase = phase.purchase_units }
    place japan {
      japan         = { infantry = 1 }
      united_states = { infantry = 1 }
    }
  }
}

test "seen: a territory has one complex at most" {
  given {
    place japan { japan = { industrial_complex = 2 } }
  }
}

test "seen: a complex is its territory's" {
  given {
    place japan { japan = { industrial_complex = 1 } }
    set space japan { controller = player.united_states }
  }
}

test "seen: a gun is of the side that holds its territory" {
  given {
    place japan { japan = { aa_gun = 1 } }
    set space japan { controller = player.united_states }
  }
}

test "seen: damage is done to complexes, and is at most twice the value of the territory" {
  given {
    place japan { japan = { industrial_complex = 1 } }
    set space japan { damage = 17 }
  }
}

test "seen: a complex builds no more than its territory's value less its damage" {
  given {
    set space japan {
      damage = 4
      placed = 5
    }
  }
}
