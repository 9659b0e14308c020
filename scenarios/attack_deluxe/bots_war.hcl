# How good marches, attacks and voyages look: for bots only. No rule reads this.

# What a unit is worth in a battle: the faces of a die that hit for it.
function punch {
  params = { what = unit }
  is     = what == unit.plane || what == unit.battleship || what == unit.carrier ? 2 : 1
}

function strength_of {
  params = { group = list(piece) }
  is     = sum([for u in group : 2 + punch(u.unit)])
}

# What stands, or can be expected, against p in a region.
function resistance {
  params = { s = space, p = player }
  is     = s.holder == none ? 3 * game.round + 3 : strength_of([for u in pieces(s) : u if u.owner != p && is_a(u, tag.army) && u.holder == none])
}

function prize {
  params = { s = space, p = player }
  is     = 4 + sum([for u in pieces(s) : u.unit == unit.oil_marker ? 3 : is_a(u, tag.city) && u.owner != p ? 60 : 0])
}

# What p could bring from next door in one Move, a garrison left everywhere.
function at_hand {
  params = { s = space, p = player }
  is     = sum([for r in linked(s, p) : max(0, strength_of([for u in army_of(r, p) : u if !u.moved]) - (r.holder == p ? 3 * guard(r, p) : 0))])
}

# Enemies next door.
function menace {
  params = { s = space, p = player }
  is     = sum([for r in linked(s, p) : r.holder != none && r.holder != p ? strength_of(army_of(r, r.holder)) : 0])
}

function borderland {
  params = { s = space, p = player }
  is     = any([for r in linked(s, p) : r.holder != p])
}

function march_appeal {
  params = { p = player, here = space, there = space, what = unit, n = int }
  left   = count(army_of(here, p)) - n
  mine   = strength_of(army_of(there, p))
  stands = resistance(there, p)
  attack = mine * 10 < stands * 22 && (mine + at_hand(there, p)) * 10 > stands * 15 ? 20 + prize(there, p) + n : 0
  ahead  = !borderland(here, p) && borderland(there, p) ? 6 + n : 0
  is     = left < guard(here, p) ? 0 : there.holder == p ? ahead : attack
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

# The best region a Move could win.
function move_appeal {
  params = { p = player }
  mine   = [for r in regions() : r if r.holder == p && count(army_of(r, p)) > 1]
  aims   = unique([for r in regions() : r if r.holder != p && any([for m in mine : contains(linked(m, p), r)])])
  good   = [for r in aims : r if at_hand(r, p) * 10 > resistance(r, p) * 15]
  is     = empty(good) ? 1 : 12 + max([for r in good : prize(r, p)])
}

function strike_appeal {
  params = { p = player, here = space, there = space, what = unit, n = int }
  left   = count(army_of(here, p)) - n
  mine   = strength_of(army_of(there, p))
  could  = sum([for r in regions() : r.holder == p ? strength_of(drop([for u in army_of(r, p) : u if can_strike(u, there)], guard(r, p))) : 0])
  stands = resistance(there, p)
  is     = left >= guard(here, p) && mine * 10 < stands * 22 && (mine + could) * 10 > stands * 15 ? 20 + prize(there, p) + n : 0
}

function blitz_appeal {
  params = { p = player }
  is     = div(move_appeal(p) * 3, 4) + sum([for u in every(piece) : u.owner == p && u.unit.blitz > 1 ? 1 : 0])
}

function transport_appeal {
  params = { p = player }
  idle   = [for r in regions() : r if r.holder == p && count(army_of(r, p)) > 2 && !borderland(r, p)]
  is     = empty(idle) ? 0 : 4 + sum([for r in idle : count(army_of(r, p))])
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
  is     = strength_of([for u in pieces(z) : u if u.owner != p && is_a(u, tag.fleet)])
}

function sail_appeal {
  params = { p = player, here = space, there = space, what = unit, n = int }
  mine   = sea_strength(there, p)
  coming = sum([for z in adjacent(there) : sum([for u in fleet_of(z, p) : u.moved ? 0 : 2 + punch(u.unit)])])
  stands = sea_resistance(there, p)
  left   = here.domain == domain.coast ? 1 : count(fleet_of(here, p)) - n
  is     = stands > 0 ? (mine * 10 < stands * 22 && (mine + coming) * 10 > stands * 15 ? 15 + n : 0) : empty(fleet_of(there, p)) && left > 0 && n == 1 ? 10 : 0
}

function navigate_appeal {
  params = { p = player }
  is     = 2 * sum([for u in every(piece) : u.owner == p && is_a(u, tag.fleet) ? (u.space.domain == domain.coast ? 3 : any([for v in fleet_of(u.space, p) : v != u]) ? 1 : 0) : 0])
}

function raid_appeal {
  params = { p = player, there = space, n = int }
  is     = n * 6 > sea_resistance(there, p) ? 10 + n : 0
}

# The best shore beside a zone for what is aboard there.
function best_shore {
  params = { z = space, p = player, force = int }
  open   = [for r in shores(z) : r if r.holder != p && force * 10 > resistance(r, p) * 12]
  is     = empty(open) ? 0 : max([for r in open : prize(r, p)])
}

function convoy_appeal {
  params = { p = player, here = space, there = space }
  force  = strength_of(aboard(here, p))
  gain   = best_shore(there, p, force) - (here.domain == domain.sea ? best_shore(here, p, force) : 0)
  is     = sea_resistance(there, p) == 0 && gain > 0 ? 8 + gain : 0
}

function embark_appeal {
  params = { p = player, here = space, there = space, what = unit, ship = unit }
  is     = count(army_of(here, p)) > 4 && !borderland(here, p) && !any([for u in fleet_of(there, p) : !empty(cargo(u))]) ? 5 + punch(what) : 0
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
