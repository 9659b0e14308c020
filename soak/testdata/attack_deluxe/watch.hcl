# What must hold in every game of Attack! Deluxe, whoever plays. The soak asks the tests named "always: …" after each answer
# of each game; those named "seen: …" make a fault, and the rule of that name must find it.

scenario "attack_deluxe_watched" {
  extends = "../../../scenarios/attack_deluxe"
}

# ---- Where things may be

function afloat {
  params = { s = space }
  is     = s.domain == domain.sea ? in_play(s) : s.coast_of != none && in_play(s.coast_of)
}

function ships_ashore {
  is = [for u in every(piece) : u if u.unit.fleet && (u.space == none || u.holder != none || !afloat(u.space))]
}

function armies_astray {
  is = [for u in every(piece) : u if u.unit.army && (u.space == none || (u.holder == none ? u.space.domain != domain.land || !in_play(u.space) : !afloat(u.space)))]
}

function badly_loaded {
  is = [for u in every(piece) : u if u.holder != none && (u.holder.owner != u.owner || !can_carry(u.holder.unit, u.unit) || count(cargo(u.holder)) > 1)]
}

function out_of_play {
  is = [for s in every(space) : s if s.domain != domain.table && !in_play(s) && (s.coast_of == none || !in_play(s.coast_of)) && (s.holder != none || !empty(pieces(s)))]
}

function guests {
  is = [for p in every(player) : p if !contains(powers(), p) && (p.production > 0 || p.oil > 0 || p.population > 0 || p.government != none || any([for u in every(piece) : u.owner == p]))]
}

function cities_lost {
  is = [for p in powers() : p if p.home != none && count([for u in pieces(p.home) : u if u.unit.city]) != 1]
}

test "always: things are where they may be" {
  expect {
    that    = empty(ships_ashore())
    message = "ships lie in Sea Zones and on Coasts"
  }
  expect {
    that    = empty(armies_astray())
    message = "army units stand on land or are aboard a ship"
  }
  expect {
    that    = empty(badly_loaded())
    message = "a ship carries one unit of its owner that it can carry"
  }
  expect {
    that    = empty(out_of_play())
    message = "nothing is on a board that is not in play"
  }
  expect {
    that    = empty(guests())
    message = "who does not play has nothing"
  }
  expect {
    that    = empty(cities_lost())
    message = "a capital stays where it was founded"
  }
  expect {
    that    = !any([for s in every(space) : s.holder != none && s.domain != domain.land])
    message = "only regions have a holder"
  }
  expect {
    that    = !any([for m in every(piece) : m.unit == unit.oil_marker && (m.space == none || m.space.domain != domain.land)])
    message = "oil lies in regions"
  }
}

test "seen: ships lie in Sea Zones and on Coasts" {
  given {
    create {
      unit  = unit.destroyer
      owner = player.red
      at    = space.arctic_circle
    }
  }
}

test "seen: army units stand on land or are aboard a ship" {
  given {
    create {
      unit  = unit.infantry
      owner = player.red
      at    = space.north_atlantic
    }
  }
}

test "seen: a ship carries one unit of its owner that it can carry" {
  given {
    create boat {
      unit  = unit.submarine
      owner = player.red
      at    = space.north_atlantic
    }
    create load {
      unit  = unit.infantry
      owner = player.red
      at    = space.north_atlantic
    }
    carry load { by = boat }
  }
}

test "seen: nothing is on a board that is not in play" {
  given {
    create {
      unit  = unit.infantry
      owner = player.red
      at    = space.japan
    }
  }
}

test "seen: who does not play has nothing" {
  given {
    for p {
      in = [player.white]
      gain p { oil = 1 }
    }
  }
}

test "seen: a capital stays where it was founded" {
  given {
    set player red { home = space.spain }
    create {
      unit  = unit.capital_city
      owner = player.red
      at    = space.france
    }
  }
}

test "seen: only regions have a holder" {
  given {
    set space north_atlantic { holder = player.red }
  }
}

test "seen: oil lies in regions" {
  given {
    create spilt {
      unit = unit.oil_marker
      at   = space.spain
    }
    move spilt { to = space.north_atlantic }
  }
}

# ---- What is counted

function cards_are_right {
  kinds = [for k in every(unit) : k if k.card]
  is    = all([for k in kinds : count([for c in every(piece) : c if c.unit == k]) == 6]) && all([for c in every(piece) : c.space != none && c.owner == c.space.hand_of && (c.space == space.deck || c.space == space.discards || c.space.hand_of != none) if c.unit.card])
}

function markers_are_right {
  is = all([for k in every(unit) : count([for m in every(piece) : m if m.unit == k]) == (k.sign == government.fascism || k.sign == government.communism ? 23 : 22) if k.sign != none])
}

function marked_wrong {
  is = [for s in regions() : s if count([for m in pieces(s) : m if m.unit.sign != none]) != (s.holder == none ? 1 : 0)]
}

function cards_held_double {
  is = [for p in powers() : p if any([for a in p.technologies : any([for b in p.technologies : a != b && a.type == b.type])])]
}

test "always: what is counted is all there" {
  expect {
    that    = cards_are_right()
    message = "36 Action Cards, each in the deck, among the used or in a hand"
  }
  expect {
    that    = all([for s in every(space) : count(pieces(s)) <= 5 if s.hand_of != none])
    message = "nobody holds more than five cards"
  }
  expect {
    that    = markers_are_right()
    message = "90 Government Markers"
  }
  expect {
    that    = game.round == 0 || empty(marked_wrong())
    message = "a marker on each neutral region and on no other"
  }
  expect {
    that    = empty(cards_held_double())
    message = "one Economics Card of a type"
  }
  expect {
    that    = all([for t in every(technology) : stack(t) >= 0])
    message = "no more Economics Cards than there are"
  }
  expect {
    that    = all([for g in every(government) : count([for p in powers() : p if p.government == g]) <= boards_of_each()])
    message = "no more governments of a type than boards"
  }
}

test "seen: 36 Action Cards, each in the deck, among the used or in a hand" {
  given {
    create {
      unit  = unit.annexation
      at    = space.deck
      count = 35
    }
  }
}

test "seen: nobody holds more than five cards" {
  given {
    create {
      unit  = unit.annexation
      owner = player.red
      at    = space.red_hand
      count = 6
    }
  }
}

test "seen: 90 Government Markers" {
  given {
    create {
      unit  = unit.fascism_marker
      at    = space.marker_pool
      count = 22
    }
  }
}

test "seen: a marker on each neutral region and on no other" {
  given {
    set game { round = 1 }
  }
}

test "seen: one Economics Card of a type" {
  given {
    set player red {
      technologies = [technology.rail_1, technology.rail_2]
    }
  }
}

test "seen: no more Economics Cards than there are" {
  given {
    for p {
      in = [player.red]
      gain p { population = 25 }
    }
  }
}

test "seen: no more governments of a type than boards" {
  given {
    set player red { government = government.fascism }
    set player blue { government = government.fascism }
  }
}

# ---- Seasons, and what an action leaves behind

function seasons_begun {
  is = index(every(season), game.season) + 1
}

# Between two actions.
function settled {
  is = game.round > 0 && game.order == none
}

function among_enemies {
  is = [for u in every(piece) : u if u.unit.army && u.holder == none && u.space != none && u.space.holder != u.owner]
}

function shared_waters {
  is = [for s in every(space) : s if s.domain != domain.land && any([for u in pieces(s) : u.unit.fleet && u.owner != (s.coast_of == none ? master(s) : s.coast_of.holder)])]
}

test "always: the years run as they should" {
  expect {
    that    = game.round <= option.length.years
    message = "no year after the last"
  }
  expect {
    that    = all([for p in powers() : count(p.covered) <= (contains(p.covered, order.burn) ? 5 : min(3, seasons_begun()))])
    message = "one action a season, and one more for oil"
  }
  expect {
    that    = game.season == season.winter || !any([for p in powers() : contains(p.covered, order.burn)])
    message = "oil burns in Winter"
  }
  expect {
    that    = !settled() || empty(every(battle)) && !any([for u in every(piece) : u.neutral || u.deployed || u.moved || u.drawn || u.came_from != none || u.raids_from != none])
    message = "an action leaves no trace on pieces"
  }
  expect {
    that    = !settled() || !any([for s in every(space) : s.asked || s.open_to != none])
    message = "leave to pass ends with the action"
  }
  expect {
    that    = !settled() || all([for p in powers() : p.card == none && p.rerolled == 0 && p.oil_used == 0 && empty(p.raised) && empty(p.doubled)])
    message = "an action leaves no trace on players"
  }
  expect {
    that    = !settled() || empty(among_enemies())
    message = "an army stands in regions of its own"
  }
  expect {
    that    = !settled() || empty(shared_waters())
    message = "ships of one player in a zone, and of the holder on a Coast"
  }
  expect {
    that    = !settled() || all([for p in powers() : count(markers_won(p)) >= count(held(p))])
    message = "a marker for each region at least"
  }
}

test "seen: no year after the last" {
  given {
    set game { round = 7 }
  }
}

test "seen: one action a season, and one more for oil" {
  given {
    set player red {
      covered = [order.move, order.blitz]
    }
  }
}

test "seen: oil burns in Winter" {
  given {
    set game { season = season.autumn }
    set player red {
      covered = [order.burn]
    }
  }
}

test "seen: an action leaves no trace on pieces" {
  given {
    set game { round = 1 }
    create {
      unit  = unit.infantry
      owner = player.red
      at    = space.spain
      moved = true
    }
  }
}

test "seen: leave to pass ends with the action" {
  given {
    set game { round = 1 }
    set space spain { open_to = player.red }
  }
}

test "seen: an action leaves no trace on players" {
  given {
    set game { round = 1 }
    set player red { oil_used = 1 }
  }
}

test "seen: an army stands in regions of its own" {
  given {
    set game { round = 1 }
    create {
      unit  = unit.infantry
      owner = player.red
      at    = space.spain
    }
  }
}

test "seen: ships of one player in a zone, and of the holder on a Coast" {
  given {
    set game { round = 1 }
    place north_atlantic {
      red  = { destroyer = 1 }
      blue = { destroyer = 1 }
    }
  }
}

test "seen: a marker for each region at least" {
  given {
    set game { round = 1 }
    set space spain { holder = player.red }
  }
}

# ---- What an action may change. Accounts are kept from action to action.

class game {
  state = {
    counted   = { type = int, default = 0, doc = "The year of the accounts; 0 before the first." }
    units     = { type = int, default = 0 }
    purse     = { type = int, default = 0 }
    learned   = { type = int, default = 0 }
    conquered = { type = int, default = 0 }
    raised    = { type = bool, doc = "Units came from nowhere." }
    minted    = { type = bool, doc = "Points or certificates did." }
    guessed   = { type = bool, doc = "Technology did." }
    deserted  = { type = bool, doc = "A region became neutral again." }
    harboured = { type = int, default = 0, doc = "Ships on Coasts." }
    worth     = { type = int, default = 0, doc = "What all units cost." }
    returned  = { type = bool, doc = "A ship came to a Coast from the sea." }
    bared     = { type = bool, doc = "A region that had an army was left without one." }
    unpaid    = { type = bool, doc = "A Build took more or less than its units cost." }
    too_many  = { type = bool, doc = "A Build brought more advanced units than Minerals allow." }
  }
}

class player {
  state = {
    manned   = { type = set(space), doc = "Its regions that had an army." }
    army_before  = { type = int, default = 0, doc = "Its advanced army units." }
    fleet_before = { type = int, default = 0, doc = "Its advanced ships." }
    wallet       = { type = int, default = 0, doc = "Points and certificates when its action began." }
  }
}

before procedure begin_order purse_counted {
  set p { wallet = p.production + p.oil }
}

function units_there {
  is = count([for u in every(piece) : u if u.unit.army || u.unit.fleet])
}

function purses {
  is = sum([for p in powers() : p.production + p.oil])
}

function learning {
  is = sum([for p in powers() : p.population + sum([for t in p.technologies : t.level])])
}

function regions_held {
  is = count([for s in regions() : s if s.holder != none])
}

on order_over the_accounts_are_held_against_the_last {
  if {
    when = game.counted > 0
    set game {
      raised   = game.raised || units_there() > game.units && what != order.build && what != order.negotiate
      minted   = game.minted || purses() > game.purse && what != order.build && game.counted == game.round
      guessed  = game.guessed || learning() != game.learned && what != order.research
      deserted = game.deserted || regions_held() < game.conquered
      returned = game.returned || harboured() > game.harboured && what != order.build
      bared    = game.bared || what != order.research && any(by.manned, space.holder == by && empty(army_of(space, by)))
      unpaid   = game.unpaid || worth() - game.worth != paid(by) && what == order.build
      too_many = game.too_many || (built_too_many(by, true) || built_too_many(by, false)) && what == order.build
    }
  }
  set game {
    counted   = game.round
    units     = units_there()
    purse     = purses()
    learned   = learning()
    conquered = regions_held()
    harboured = harboured()
    worth     = worth()
  }
  for p {
    in = powers()
    set p {
      manned = [for s in regions() : s if s.holder == p && !empty(army_of(s, p))]
      army_before = advanced(p, false)
      fleet_before = advanced(p, true)
    }
  }
}

function harboured {
  is = count([for u in every(piece) : u if u.unit.fleet && u.space.domain == domain.coast])
}

function worth {
  is = sum([for u in every(piece) : u.unit.cost if u.unit.army || u.unit.fleet])
}

# What a Build took: what there was, and its income, without what is left.
function paid {
  params = { p = player }
  is     = p.wallet + count(markers_won(p)) + p.population + oil_income(p) - p.production - p.oil
}

function advanced {
  params = { p = player, ships = bool }
  is     = count([for u in every(piece) : u if u.owner == p && u.unit.advanced && u.unit.fleet == ships])
}

function built_too_many {
  params = { p = player, ships = bool }
  built  = advanced(p, ships) - (ships ? p.fleet_before : p.army_before)
  is     = level(p, technology_type.minerals) < 4 && built > level(p, technology_type.minerals) + 1
}

test "always: an action changes what it may" {
  expect {
    that    = !game.raised
    message = "only Build and Negotiate bring units"
  }
  expect {
    that    = !game.minted
    message = "only Build and the end of the year bring income"
  }
  expect {
    that    = !game.guessed
    message = "only Research brings technology"
  }
  expect {
    that    = !game.deserted
    message = "no region becomes neutral again"
  }
  expect {
    that    = !game.returned
    message = "no ship comes back to a Coast"
  }
  expect {
    that    = !game.bared
    message = "only Research leaves a region without an army"
  }
  expect {
    that    = !game.unpaid
    message = "a Build takes what its units cost"
  }
  expect {
    that    = !game.too_many
    message = "advanced units are built as Minerals allow"
  }
  expect {
    that    = !any([for b in every(battle) : count(ranks(b, b.attacker)) > b.front || count(ranks(b, b.defender)) > b.line])
    message = "a front line is as long as it may be"
  }
}

procedure an_action_passes {
  params = { what = order }

  set game { order = what }
  emit order_over {
    by   = player.red
    what = what
  }
}

test "seen: only Build and Negotiate bring units" {
  given {
    set game { round = 1 }
    call an_action_passes { what = order.move }
    place spain {
      red = { infantry = 1 }
    }
    call an_action_passes { what = order.blitz }
  }
}

test "seen: only Build and the end of the year bring income" {
  given {
    set game { round = 1 }
    call an_action_passes { what = order.move }
    for p {
      in = [player.red]
      gain p { oil = 1 }
    }
    call an_action_passes { what = order.blitz }
  }
}

test "seen: only Research brings technology" {
  given {
    set game { round = 1 }
    call an_action_passes { what = order.move }
    for p {
      in = [player.red]
      gain p { population = 1 }
    }
    call an_action_passes { what = order.build }
  }
}

test "seen: no region becomes neutral again" {
  given {
    set game { round = 1 }
    set space spain { holder = player.red }
    call an_action_passes { what = order.move }
    set space spain { holder = none }
    call an_action_passes { what = order.build }
  }
}

test "seen: no ship comes back to a Coast" {
  given {
    set game { round = 1 }
    call an_action_passes { what = order.move }
    place spain_coast {
      red = { destroyer = 1 }
    }
    call an_action_passes { what = order.navigate }
  }
}

test "seen: only Research leaves a region without an army" {
  given {
    set game { round = 1 }
    set space spain { holder = player.red }
    place spain {
      red = { infantry = 1 }
    }
    call an_action_passes { what = order.move }
    for u {
      in = pieces(space.spain)
      destroy u {}
    }
    call an_action_passes { what = order.blitz }
  }
}

test "seen: a Build takes what its units cost" {
  given {
    set game { round = 1 }
    call an_action_passes { what = order.move }
    place spain {
      red = { infantry = 1 }
    }
    call an_action_passes { what = order.build }
  }
}

test "seen: advanced units are built as Minerals allow" {
  given {
    set game { round = 1 }
    call an_action_passes { what = order.move }
    place spain {
      red = { tank = 2 }
    }
    set player red { wallet = 4 }
    call an_action_passes { what = order.build }
  }
}

test "seen: a front line is as long as it may be" {
  given {
    create {
      record   = battle
      place    = space.spain
      attacker = player.red
      defender = player.blue
      active   = player.blue
    }
    create {
      unit     = unit.infantry
      owner    = player.red
      at       = space.spain
      count    = 5
      deployed = true
    }
  }
}
