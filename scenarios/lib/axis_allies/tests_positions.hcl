# What the tests share: what they ask of a position, and positions to begin from.

# ---- Asked of a position

# How many units of a kind a power has in a space.
function standing {
  params = { p = player, u = unit, s = space }
  is     = count(pieces(s, p), piece.unit == u)
}

# One of them.
function one_of {
  params = { p = player, u = unit, s = space }
  is     = first(pieces(s, p), piece.unit == u)
}

# How many fighters stand on the deck of a power's carrier.
function on_deck {
  params = { p = player, s = space }
  is     = count(cargo(one_of(p, unit.carrier, s)))
}

# ---- The map

# Every territory and convoy under the power it is printed for, since before this turn.
procedure printed_map {
  set s {
    in          = every(space)
    where       = s.power != none
    controller  = s.power
    was_held_by = s.power
  }
}

# The printed map, with nothing on it, in the turn of a power.
procedure turn_of {
  params = { p = player }

  set game { active = p }
  call printed_map {}
}

# The combat move, the battles and the noncombat move.
procedure moves_and_battles {
  call combat_move {}
  call conduct_combat {}
  call noncombat_move {}
}

# Ends a turn, and with it what lasts a turn, and begins the next: a power without pieces or a capital has its turn between the two.
procedure next_turn {
  params = { p = player }

  active = game.active
  idle   = first([for o in every(player) : o if !any(every(piece), piece.owner == o)])
  return { when = idle == none }

  home   = idle.home
  holder = home.controller
  set home { controller = first(every(player), foe(player, idle)) }
  call turn { with = [idle] }
  set home { controller = holder }
  set game { active = active }
  call begin_turn { with = [p] }
}

# Hands a territory to a power, since before this turn.
procedure hold {
  params = { s = space, by = player }

  set s {
    controller  = by
    was_held_by = by
  }
}

# The power whose turn it is holds these territories, since before this turn.
procedure already_held {
  params = { territories = list(space) }

  for s {
    in = territories
    call hold { with = [s, game.active] }
  }
}

# ---- After the combat move, before the battles

# One infantry of the power whose turn it is, against one of the power that controls the territory.
procedure duel {
  params = { s = space }

  create {
    unit  = unit.infantry
    owner = s.controller
    at    = s
  }
  create {
    unit  = unit.infantry
    owner = game.active
    at    = s
  }
}

# The units of the power whose turn it is that stand among enemies, or on ground that was not friendly, have entered from
# there; those of which it is known already came from elsewhere.
procedure attackers_came {
  params = { from = space }

  set c {
    in = every(piece)
    where = (
      c.owner == game.active &&
      c.came_from == none &&
      (any(pieces(c.space), foe(piece.owner, c.owner)) || foe(c.space.was_held_by, c.owner))
    )
    came_from = from
  }
}

# The aircraft of the power whose turn it is that are neither on a deck nor over ground that was friendly have flown so
# many spaces this turn; those that are in flight already have flown what they have.
procedure in_flight {
  params = { moved = int }

  set c {
    in = every(piece)
    where = (
      c.owner == game.active && c.unit.domain == domain.air && c.holder == none && !c.flown &&
      !friend(c.space.was_held_by, c.owner)
    )
    moved = moved
    flown = true
  }
}

# ---- Aboard

# Land units of a power go aboard a transport of its side there, with room for them.
procedure stow {
  params = { sea = space, p = player, cargo = list(unit) }

  for u {
    in = cargo
    create c {
      unit  = u
      owner = p
      at    = sea
    }
    t = first(pieces(sea), has_room(piece, u) && friend(piece.owner, p))
    carry c { by = t }
  }
}

# A transport of the power whose turn it is, and land units of its own, which go aboard this or another with room there.
procedure laden_transport {
  params = { sea = space, cargo = list(unit) }

  create {
    unit  = unit.transport
    owner = game.active
    at    = sea
  }
  call stow { with = [sea, game.active, cargo] }
}

# The fighters there go on deck.
procedure onto_decks {
  params = { sea = space }

  for f {
    in    = pieces(sea)
    where = f.unit.deck_borne && f.holder == none
    call embark { with = [f] }
  }
}

# All that the power whose turn it is has aboard is to land there.
procedure bound_for {
  params = { there = space }

  for c {
    in    = every(piece)
    where = c.owner == game.active && c.holder != none
    set c { target = there }
    t = c.holder
    set t {
      unloads = there
      spent   = true
    }
  }
}
