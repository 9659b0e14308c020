# Axis & Allies Revised with fleets, guests aboard, aircraft, guns and developments from the beginning: random games soon have what
# others have late, or never. And what must hold when things move: the soak asks the tests named "always: …" after each answer.

scenario "revised_armed" {
  extends          = "../../../scenarios/axis_allies_revised"
  language_version = 2
}

enum standing_of_the_war {
  values = [even, capitals_lost]
}

option war {
  type    = standing_of_the_war
  default = standing_of_the_war.even
  text    = "Whether all powers have their capitals."
}

enum developed {
  values = [some, everybody]
}

option developments {
  type    = developed
  default = developed.some
  text    = "Who has which developments from the beginning."
}

setup {
  for p {
    in = every(player)
    set p {
      technologies = [
        for t in every(technology) : t
        if option.developments == developed.everybody || (t.number + p.order) % 2 == 0
      ]
    }
    gain p { ipc = 60 }
  }

  call raise_fleet {
    with = [player.soviet_union, player.united_kingdom, [space.sea_zone_4, space.sea_zone_16, space.sea_zone_62]]
  }
  call raise_fleet { with = [player.germany, player.japan, [space.sea_zone_5, space.sea_zone_14, space.sea_zone_7]] }
  call raise_fleet {
    with = [player.united_kingdom, player.united_states, [space.sea_zone_6, space.sea_zone_15, space.sea_zone_35]]
  }
  call raise_fleet { with = [player.japan, player.germany, [space.sea_zone_60, space.sea_zone_36, space.sea_zone_57]] }
  call raise_fleet {
    with = [player.united_states, player.united_kingdom, [space.sea_zone_10, space.sea_zone_55, space.sea_zone_12]]
  }
  call share_waters {
    with  = [[space.sea_zone_13, space.sea_zone_59, space.sea_zone_34]]
    units = [unit.submarine, unit.transport]
  }
  call share_waters {
    with  = [[space.sea_zone_8, space.sea_zone_52, space.sea_zone_16]]
    units = [unit.destroyer, unit.submarine, unit.transport, unit.battleship]
  }

  call raise_army { with = [player.soviet_union, [space.caucasus, space.karelia, space.buryatia]] }
  call raise_army {
    with = [player.germany, [space.western_europe, space.ukraine, space.norway, space.libya, space.kwantung]]
  }
  call raise_army {
    with = [player.united_kingdom, [
      space.united_kingdom, space.india, space.anglo_egypt, space.australia, space.sinkiang
    ]]
  }
  call raise_army { with = [player.japan, [space.french_indochina, space.kwantung, space.manchuria, space.ukraine]] }
  call raise_army {
    with = [player.united_states, [
      space.sinkiang, space.china, space.hawaiian_islands, space.united_kingdom, space.karelia
    ]]
  }

  if {
    when = option.war == standing_of_the_war.capitals_lost
    call lose_capital { with = [player.soviet_union, player.germany] }
    call lose_capital { with = [player.japan, player.united_states] }
  }
}

# In each zone two carriers, one of them with a guest, transports laden and empty, and warships.
procedure raise_fleet {
  params = { p = player, guest = player, zones = list(space) }

  for z {
    in = zones
    for u {
      in = [unit.submarine, unit.destroyer, unit.transport]
      create {
        unit  = u
        owner = p
        at    = z
      }
    }
    call raise_laden { with = [p, z, unit.carrier, [unit.fighter], p] }
    call raise_laden { with = [p, z, unit.carrier, [unit.fighter], guest] }
    call raise_laden { with = [p, z, unit.transport, [unit.armour, unit.infantry], p] }
    call raise_laden { with = [p, z, unit.transport, [unit.aa_gun, unit.infantry], guest] }
  }
}

procedure raise_laden {
  params = { p = player, z = space, vessel = unit, load = list(unit), whose = player }

  create ship {
    unit  = vessel
    owner = p
    at    = z
  }
  for u {
    in = load
    create c {
      unit  = u
      owner = whose
      at    = z
    }
    carry c { by = ship }
  }
}

# Ships of both sides in one zone.
procedure share_waters {
  params = { zones = list(space), units = list(unit) }

  for z {
    in = zones
    for p {
      in = [player.germany, player.united_kingdom, player.japan, player.united_states]
      for u {
        in = units
        create {
          unit  = u
          owner = p
          at    = z
        }
      }
    }
  }
}

# A complex, too, where the power holds a territory without one.
procedure raise_army {
  params = { p = player, places = list(space) }

  for s {
    in = places
    for u {
      in = [unit.fighter, unit.bomber, unit.armour, unit.artillery, unit.infantry, unit.aa_gun]
      create {
        unit  = u
        owner = p
        at    = s
      }
    }
    create {
      when  = s.power == p && s.income > 0 && !works(s)
      unit  = unit.industrial_complex
      owner = p
      at    = s
    }
  }
}

procedure lose_capital {
  params = { p = player, to = player }

  home  = p.home
  guard = where(pieces(home), piece.unit.fights)
  destroy guard {}
  set c {
    in    = pieces(home)
    owner = to
  }
  set home { controller = to }
  create {
    unit  = unit.infantry
    owner = to
    at    = home
  }
}

# ---- Where things were

class piece {
  state = {
    began = { type = optional(space), show = false, doc = "Where it was when the turn began." }
    stood = {
      type = optional(space),
      show = false,
      doc  = "Where it was when the noncombat move began, if it may not leave."
    }
    idle = {
      type = bool,
      show = false,
      doc  = "Ended the combat move where it could as well have gone in the noncombat move."
    }
  }
}

after procedure begin_turn note_places {
  set c {
    in    = every(piece)
    began = c.space
    stood = none
    idle  = false
  }
}

after phase combat_move note_the_idle {
  a = game.active
  set c {
    in    = every(piece)
    where = went_for_nothing(c, a)
    idle  = true
  }
}

before phase noncombat_move note_the_spent {
  set c {
    in    = every(piece)
    where = c.owner == game.active && c.unit.domain != domain.air && c.holder == none && (c.moved > 0 || c.fought)
    stood = c.space
  }
}

# Tanks may have gone there and back, transports and carriers go where they like.
function went_for_nothing {
  params = { c = piece, a = player }
  is = (
    c.owner == a && c.holder == none && c.moved > 0 && c.began != none && (
      c.unit.domain == domain.land ? (
        !c.unit.blitzes && !c.boarded && c.began.domain == domain.land && safe(c.space, a)
      ) :
      c.unit.domain == domain.sea && !c.unit.deck && !c.unit.lifts_land && empty(opposing(c.space, a)) &&
      !c.began.was_shared &&
      !(c.guns > 0 && any(pieces(c.space), piece.unloads != none || piece.target != none))
    )
  )
}

movement on_water {
  params = { mover = piece }
  pass   = to.domain == domain.sea
  cost   = 1
}

movement in_the_air {
  params = { mover = piece }
  pass   = !to.neutral
  cost   = 1
}

# What a power moves in its turn.
function movers {
  is = [
    for c in every(piece) : c
    if game.phase != none && c.owner == game.active && c.began != none && !c.began.off_map && c.holder == none
  ]
}

function bystanders {
  is = [
    for c in every(piece) : c
    if game.phase != none && c.owner != game.active && c.began != none && c.holder == none
  ]
}

function in_noncombat {
  is = game.phase == phase.noncombat_move
}

function after_all_moves {
  is = game.phase == phase.mobilize_new_units
}

function places_to_build {
  is = [
    for s in every(space) : s
    if s.was_held_by == game.active && any(pieces(s), piece.unit.industry && !piece.fresh)
  ]
}

test "always: who moves, and how far" {
  expect {
    that = all([
      for c in bystanders() :
      c.space == c.began || (c.unit.domain == domain.air && contains(adjacent(c.began), c.space))
    ])
    message = "what is another's does not move, but a fighter by one space"
  }
  expect {
    that = all([
      for c in movers() :
      c.space == c.began || contains(reach(movement.on_water, c, c.began, c.withdrew ? 3 : 2), c.space)
      if c.unit.domain == domain.sea
    ])
    message = "ships sail two zones, and one more in retreat"
  }
  expect {
    that = all([
      for c in movers() : c.space == c.began || contains(reach(movement.in_the_air, c, c.began, c.moved), c.space)
      if c.unit.domain == domain.air
    ])
    message = "aircraft count the spaces that they fly"
  }
  expect {
    that    = !any(every(piece), piece.idle)
    message = "a combat move leads to combat"
  }
  expect {
    that = game.phase != phase.combat_move || all([
      for c in movers() : c.space == c.began || c.boarded || c.began.domain == domain.sea if c.unit.antiair
    ])
    message = "guns do not move in the combat move but aboard"
  }
}

test "always: the noncombat move" {
  expect {
    that    = all([for c in every(piece) : c.space == c.stood && c.holder == none if c.stood != none])
    message = "what has moved or fought stays"
  }
  expect {
    that    = !in_noncombat() || !any(movers(), piece.unit.domain == domain.land && hostile(piece.space, game.active))
    message = "no land unit is in hostile territory"
  }
  expect {
    that = (
      !in_noncombat() ||
      !any(movers(), piece.unit.domain == domain.sea && !piece.submerged && hostile_waters(piece.space, game.active))
    )
    message = "no ship is in hostile waters but a submerged one"
  }
  expect {
    that    = !in_noncombat() || !any(every(piece), piece.target != none)
    message = "no landing is left"
  }
  expect {
    that = !after_all_moves() || all([
      for c in movers() : safe(c.space, game.active) if c.unit.domain == domain.air && c.space.domain == domain.land
    ])
    message = "aircraft are where it was friendly when the turn began"
  }
}

test "always: what is built" {
  expect {
    that = all([
      for c in every(piece) :
      contains(places_to_build(), c.space) || any(adjacent(c.space), contains(places_to_build(), space))
      if c.fresh && !c.unit.industry
    ])
    message = "new units are at complexes held since the turn began, or beside them"
  }
}

# ---- That each of these can fail

procedure turn_of_the_soviet_union {
  params = { p = phase }

  set s {
    in          = every(space)
    controller  = s.power
    was_held_by = s.power
  }
  set game {
    active = player.soviet_union
    phase  = p
  }
}

# A piece that has come from one space to another.
procedure carried_off {
  params = { u = unit, p = player, from = space, to = space }

  create c {
    unit  = u
    owner = p
    at    = from
  }
  set c { began = from }
  move c { to = to }
}

test "seen: what is another's does not move, but a fighter by one space" {
  given {
    call turn_of_the_soviet_union { p = phase.combat_move }
    call carried_off { with = [unit.infantry, player.germany, space.ukraine, space.balkans] }
  }
}

test "seen: ships sail two zones, and one more in retreat" {
  given {
    call turn_of_the_soviet_union { p = phase.combat_move }
    call carried_off { with = [unit.submarine, player.soviet_union, space.sea_zone_4, space.sea_zone_7] }
  }
}

test "seen: aircraft count the spaces that they fly" {
  given {
    call turn_of_the_soviet_union { p = phase.combat_move }
    call carried_off { with = [unit.bomber, player.soviet_union, space.russia, space.ukraine] }
  }
}

test "seen: a combat move leads to combat" {
  given {
    call turn_of_the_soviet_union { p = phase.combat_move }
    call carried_off { with = [unit.infantry, player.soviet_union, space.russia, space.caucasus] }
    set c {
      in    = pieces(space.caucasus)
      moved = 1
    }
    set c {
      in   = pieces(space.caucasus)
      idle = went_for_nothing(c, player.soviet_union)
    }
  }
}

test "seen: guns do not move in the combat move but aboard" {
  given {
    call turn_of_the_soviet_union { p = phase.combat_move }
    call carried_off { with = [unit.aa_gun, player.soviet_union, space.russia, space.caucasus] }
  }
}

test "seen: what has moved or fought stays" {
  given {
    call turn_of_the_soviet_union { p = phase.noncombat_move }
    call carried_off { with = [unit.infantry, player.soviet_union, space.russia, space.caucasus] }
    set c {
      in    = pieces(space.caucasus)
      stood = space.russia
    }
  }
}

test "seen: no land unit is in hostile territory" {
  given {
    call turn_of_the_soviet_union { p = phase.noncombat_move }
    call carried_off { with = [unit.infantry, player.soviet_union, space.caucasus, space.ukraine] }
  }
}

test "seen: no ship is in hostile waters but a submerged one" {
  given {
    call turn_of_the_soviet_union { p = phase.noncombat_move }
    call carried_off { with = [unit.submarine, player.soviet_union, space.sea_zone_4, space.sea_zone_3] }
    place sea_zone_3 { germany = { transport = 1 } }
  }
}

test "seen: no landing is left" {
  given {
    call turn_of_the_soviet_union { p = phase.noncombat_move }
    call raise_laden {
      with = [player.soviet_union, space.sea_zone_4, unit.transport, [unit.infantry], player.soviet_union]
    }
    set c {
      in     = pieces(space.sea_zone_4)
      where  = c.holder != none
      target = space.norway
    }
  }
}

test "seen: aircraft are where it was friendly when the turn began" {
  given {
    call turn_of_the_soviet_union { p = phase.mobilize_new_units }
    call carried_off { with = [unit.fighter, player.soviet_union, space.caucasus, space.ukraine] }
    set space ukraine { controller = player.soviet_union }
  }
}

test "seen: new units are at complexes held since the turn began, or beside them" {
  given {
    call turn_of_the_soviet_union { p = phase.mobilize_new_units }
    place russia { soviet_union = { infantry = 1 } }
    set c {
      in    = pieces(space.russia)
      fresh = true
    }
  }
}
