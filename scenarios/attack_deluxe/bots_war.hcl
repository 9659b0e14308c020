# How good marches, attacks and voyages look: for bots only. No rule reads this.

# What a unit is worth in a battle: the faces of a die that hit for it.
function punch {
  params = { what = unit }
  is     = what == unit.plane || what == unit.battleship || what == unit.carrier ? 2 : 1
}

function strength_of {
  params = { group = list(piece) }
  is     = sum(group, 2 + punch(piece.unit))
}

# What stands, or can be expected, against p in a region.
function resistance {
  params = { s = space, p = player }
  is = (
    s.holder == none ? 3 * game.round + 3 :
    strength_of([for u in pieces(s) : u if u.owner != p && u.unit.army && u.holder == none])
  )
}

# A capital that falls ends the game, and its owner has no points then: good for who has the most of the others.
function would_win {
  params = { p = player, loser = player }
  is     = all([for q in powers() : q == p || q == loser || score(q) <= score(p) + 1])
}

# A region taken from a rival is a point less for him.
function prize {
  params  = { s = space, p = player }
  capital = first(pieces(s), piece.unit.city && piece.owner != none && piece.owner != p)
  crown   = capital == none ? 0 : would_win(p, capital.owner) ? 60 : -60
  is      = (s.holder != none && s.holder != p ? 12 : 4) + 3 * count(wells(s)) + crown
}

# How much more than stands there an attack should bring, in tenths: for a capital that wins the game it may be close.
function odds {
  params = { s = space, p = player }
  is     = prize(s, p) > 40 ? 11 : 15
}

# What p could bring from next door in one Move, a garrison left everywhere.
function at_hand {
  params = { s = space, p = player }
  is = sum([
    for r in linked(s, p) :
    max(0, strength_of(where(army_of(r, p), !piece.moved)) - (r.holder == p ? 3 * guard(r, p) : 0))
  ])
}

# Enemies next door.
function menace {
  params = { s = space, p = player }
  is     = sum([for r in linked(s, p) : r.holder != none && r.holder != p ? strength_of(army_of(r, r.holder)) : 0])
}

function borderland {
  params = { s = space, p = player }
  is     = any(linked(s, p), space.holder != p)
}

function march_appeal {
  params = { p = player, here = space, there = space, what = unit, n = int }
  left   = count(army_of(here, p)) - n
  mine   = strength_of(army_of(there, p))
  stands = resistance(there, p)
  attack = (
    mine * 10 < stands * 22 && (mine + at_hand(there, p)) * 10 > stands * odds(there, p) ? 20 + prize(there, p) + n : 0
  )
  ahead = !borderland(here, p) && borderland(there, p) ? 6 + n : 0
  is    = left < guard(here, p) ? 0 : there.holder == p ? ahead : attack
}

function is_home {
  params = { s = space, p = player }
  is     = p.home == s
}

function land_appeal {
  params = { p = player, there = space, what = unit, n = int }
  mine   = strength_of(army_of(there, p)) + n * (2 + punch(what))
  is     = there.holder == p ? 2 : mine * 10 > resistance(there, p) * 12 ? 20 + prize(there, p) + n : 0
}

# The best region a Move could win, by land or from aboard ship, and the others besides.
function move_appeal {
  params = { p = player }
  land   = march_prospects(p)
  shore  = max(concat([0], [for z in zones() : best_shore(z, p, strength_of(aboard(z, p))) if !empty(aboard(z, p))]))
  is     = max(land, shore > 0 ? 12 + shore : 0)
}

function march_prospects {
  params = { p = player }
  mine   = where(regions(), space.holder == p && count(army_of(space, p)) > 1)
  aims   = unique([for r in regions() : r if r.holder != p && any(mine, contains(linked(space, p), r))])
  good   = [for r in aims : r if at_hand(r, p) * 10 > resistance(r, p) * odds(r, p)]
  is     = empty(good) ? 1 : 10 + max([for r in good : prize(r, p)]) + 2 * count(good)
}

function strike_appeal {
  params = { p = player, here = space, there = space, what = unit, n = int }
  left   = count(army_of(here, p)) - n
  mine   = strength_of(army_of(there, p))
  could = sum([
    for r in regions() :
    r.holder == p ? strength_of(drop(where(army_of(r, p), can_strike(piece, there)), guard(r, p))) :
    0
  ])
  stands = resistance(there, p)
  is = (
    left >= guard(here, p) && mine * 10 < stands * 22 && (mine + could) * 10 > stands * odds(there, p) ?
    20 + prize(there, p) + n :
    0
  )
}

function blitz_appeal {
  params = { p = player }
  is     = div(move_appeal(p) * 3, 4) + sum(every(piece), piece.owner == p && piece.unit.blitz > 1 ? 1 : 0)
}

function transport_appeal {
  params = { p = player }
  idle   = [for r in regions() : r if r.holder == p && count(army_of(r, p)) > 2 && !borderland(r, p)]
  is     = empty(idle) ? 0 : 4 + sum(idle, count(army_of(space, p)))
}

function convey_appeal {
  params = { p = player, here = space, there = space, what = unit, n = int }
  left   = count(army_of(here, p)) - n
  is     = left > 0 && !borderland(here, p) && borderland(there, p) ? 5 + n + div(menace(there, p), 4) : 0
}

# ---- At sea

function sea_strength {
  params = { z = space, p = player }
  is     = strength_of(fleet_of(z, p))
}

function sea_resistance {
  params = { z = space, p = player }
  is     = strength_of(where(pieces(z), piece.owner != p && piece.unit.fleet))
}

# Ships that could still come to a zone in this Navigate.
function coming {
  params = { z = space, p = player }
  is = where(
    every(piece),
    piece.owner == p && !piece.moved && piece.unit.fleet && piece.space != z && contains(adjacent(piece.space), z)
  )
}

# Rivals' ships that are fewer than those that could come.
function is_prey {
  params = { z = space, p = player }
  stands = sea_resistance(z, p)
  is     = stands > 0 && (sea_strength(z, p) + strength_of(coming(z, p))) * 10 > stands * 15
}

function sail_appeal {
  params = { p = player, here = space, there = space, what = unit, n = int }
  stands = sea_resistance(there, p)
  left   = here.domain == domain.coast ? 1 : count(fleet_of(here, p)) - n
  hunt   = sea_strength(there, p) * 10 < stands * 22 && is_prey(there, p) ? 15 + n : 0
  is     = stands > 0 ? hunt : empty(fleet_of(there, p)) && left > 0 && n == 1 ? 10 : 0
}

# Ships that lie in port or side by side hold no zone; rivals' that are weaker, and shores to land on, are worth the voyage.
function navigate_appeal {
  params = { p = player }
  idle = sum([
    for u in every(piece) :
    u.owner == p && u.unit.fleet ?
    (u.space.domain == domain.coast ? 3 : any(fleet_of(u.space, p), piece != u) ? 1 : 0) :
    0
  ])
  prey = count(zones(), is_prey(space, p))
  is   = 2 * idle + 6 * prey + (any(harbours(p, false), landing_prize(space, p) > 0) ? 8 : 0)
}

function raid_appeal {
  params = { p = player, there = space, n = int }
  is     = n * 6 > sea_resistance(there, p) ? 10 + n : 0
}

# The best shore beside a zone for what is aboard there.
function best_shore {
  params = { z = space, p = player, force = int }
  open   = where(shores(z), space.holder != p && force * 10 > resistance(space, p) * 12)
  is     = empty(open) ? 0 : max([for r in open : prize(r, p)])
}

# What can be spared of a region's army.
function spare {
  params = { r = space, p = player }
  is     = max(0, count(army_of(r, p)) - guard(r, p))
}

# What the ships in a zone or on a Coast could take along and land next to it: Infantry, a unit to each.
function landing_prize {
  params = { h = space, p = player }
  room   = count(fleet_of(h, p), !piece.moved && has_room(piece, unit.infantry))
  crew   = min(room, sum(adjacent(h), space.domain == domain.land ? spare(space, p) : 0))
  force  = 3 * crew + strength_of(aboard(h, p))
  is = (
    crew == 0 ? 0 :
    max(concat([0], [
      for z in adjacent(h) : best_shore(z, p, force)
      if z.domain == domain.sea && in_play(z) && sea_resistance(z, p) == 0
    ]))
  )
}

# Laden ships leave port for a zone that nobody holds where there is no better.
function convoy_appeal {
  params = { p = player, here = space, there = space }
  force  = strength_of(aboard(here, p))
  gain   = best_shore(there, p, force) - (here.domain == domain.sea ? best_shore(here, p, force) : 0)
  is = first_of(
    { when = sea_resistance(there, p) > 0, then = 0 },
    { when = gain > 0, then = 12 + gain },
    { when = here.domain == domain.coast, then = 2 },
    0
  )
}

function embark_appeal {
  params = { p = player, here = space, there = space, what = unit, ship = unit, n = int }
  is     = n <= spare(here, p) && what == unit.infantry && landing_prize(there, p) > 0 ? 16 + n : 0
}

# Bots let others pass who come to talk or to trade, and ask for no more than that.
function harmless {
  params = { o = order }
  is     = o == order.negotiate || o == order.transport
}

function ask_appeal {
  params = { p = player, there = space, o = order }
  is     = harmless(o) ? 3 : 0
}

function leave_appeal {
  params = { o = order }
  is     = harmless(o) ? 1 : 0
}
