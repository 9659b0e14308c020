# Aircraft and their decks: carriers that are still to be built, fighters that wait for them, fighters whose carrier fights.

# ---- Carriers bought this turn: each will lie beside a complex that can still build it, and holds two fighters.

function new_decks {
  params = { p = player }
  is     = where(pieces(space.mobilization_zone, p), piece.unit.deck && !fallen(p))
  cites  = ["A42-164", "A42-385"]
}

# Complexes that may build.
function docks {
  params = { p = player }
  is     = unique([for c in every(piece) : c.space if c.unit.industry && eligible_works(c.space, p)])
  cites  = ["A42-402", "A42-403"]
}

# The zones beside it.
function waters {
  params = { s = space }
  is     = where(adjacent(s), space.domain == domain.sea)
}

# A carrier on order has no stops of its own: it takes a place of a complex, and comes to a zone beside that.
function places_on_deck {
  yards = docks(p)
  is    = docked_matching(wishes, stops, room, [for s in yards : waters(s)], [for s in yards : capacity(s)])
  cites = ["A42-385", "A42-402", "A42-403", "A42-528"]
}

function on_order {
  params = { c = piece, p = player }
  is     = contains(new_decks(p), c)
}

# Where the carriers lie now, those on order nowhere yet.
function moorings {
  params = { of = list(piece), p = player }
  is     = [for c in of : on_order(c, p) ? take([c.space], 0) : [c.space]]
  cites  = ["A42-385", "A42-528"]
}

# A carrier that has sailed in the combat move stays where it went.
function stops {
  is    = on_order(c, p) ? take([c.space], 0) : c.moved > 0 && game.phase == phase.combat_move ? [c.space] : inherited
  cites = ["A42-164", "A42-385", "A42-387", "A42-396", "A42-501..508", "A42-572"]
}

function seated_here {
  is = places_on_deck(
    [for f in lost : waters_in_reach(f)], p, moorings(decks(p), p), [for c in decks(p) : deck_room(c)]
  )
  cites = ["A42-387", "A42-397", "A42-508", "A42-520"]
}

# Fighters of a power in the air over the sea.
function at_sea {
  params = { p = player }
  is = where(
    every(piece),
    piece.owner == p && piece.unit.domain == domain.air && piece.holder == none && piece.space.domain == domain.sea
  )
}

# How many of them find a deck where they are, on carriers that lie there or will.
function berthed {
  params = { p = player }
  afloat = at_sea(p)
  is = (
    empty(afloat) ? 0 :
    places_on_deck([for f in afloat : [f.space]], p, moorings(decks(p), p), [for c in decks(p) : deck_room(c)])
  )
  cites = ["A42-385", "A42-387", "A42-528"]
}

function unberthed {
  params = { p = player }
  is     = count(at_sea(p)) - berthed(p)
}

# Whether a fighter that comes to a zone, or waits there, can count on a carrier still to be built. Those that cannot land ashore
# come before it.
function awaited {
  params = { f = piece, z = space }
  new    = new_decks(f.owner)
  others = [for o in at_sea(f.owner) : [o.space] if o != f && !can_land_ashore(o)]
  is = (
    f.unit.deck_borne &&
    !empty(new) &&
    places_on_deck(
      concat([[z]], others), f.owner, moorings(new, f.owner), [for c in new : deck_room(c)]
    ) > places_on_deck(others, f.owner, moorings(new, f.owner), [for c in new : deck_room(c)])
  )
  cites = ["A42-385", "A42-387", "A42-528"]
}

function can_come_down {
  is    = inherited || awaited(c, s)
  cites = ["A42-381..385", "A42-390", "A42-491", "A42-492", "A42-526", "A42-528"]
}

# Whether the carriers in a zone can fight there without stranding a fighter that counts on one of them elsewhere.
function free_to_fight {
  params = { s = space, p = player }
  needy  = concat(astray(p), housed(p))
  is = places_on_deck(
    [for f in needy : waters_in_reach(f)],
    p,
    [for c in decks(p) : c.space == s ? [s] : stops(c, p, true)],
    [for c in decks(p) : berths(c, p)]
  ) >= places_by_then(needy, p, true)
  cites = ["A42-508"]
}

function strands_nobody {
  is    = inherited && (to.domain != domain.sea || !empty(decks_for(c, to)) || can_be_promised(c, to, c.owner))
  cites = ["A42-508"]
}

# It stays in flight, and moves no further.
after procedure come_down wait_for_the_carrier {
  cites = ["A42-385", "A42-528"]

  set c {
    when  = to.domain == domain.sea && c.holder == none
    flown = true
    moved = c.range
  }
}

# An aircraft that leaves a battle stays in its space, and goes home in the noncombat move.
procedure fly_off {
  cites = ["A42-253", "A42-255", "A42-319", "A42-320"]

  set c { withdrew = true }
}

# ---- Carriers that fight

# The attacker's own fighters leave his carriers; those that were not sent to fight take no part, and are not lost with the ship. An
# ally's on his decks are cargo.
after procedure launch_fighters launch_own {
  cites = ["A42-177..179", "A42-366", "A42-522", "A42-525", "A42-571", "A42-573"]

  for c {
    in    = pieces(s)
    where = c.owner == a && c.unit.domain == domain.air && c.holder != none && c.holder.owner == a
    carry c { by = none }
    set c {
      withdrew = true
      flown    = true
      spent    = false
    }
  }
}

# A defending fighter goes back to its own carrier; others wait until all battles are fought.
procedure decks_after_battle {
  cites = ["A42-522"]

  call return_to_decks { with = [s] }
}

# After all battles, fighters of the defenders that have no deck or no ground under them go one space, or are lost.
procedure relocate {
  params = { a = player }
  cites  = ["A42-220..223", "A42-523", "A42-524"]

  for f {
    in = every(piece)
    where = (
      foe(f.owner, a) && f.unit.domain == domain.air && f.holder == none && !f.space.off_map &&
      !friendly(f.space, f.owner)
    )
    call find_refuge { with = [f] }
  }
}
