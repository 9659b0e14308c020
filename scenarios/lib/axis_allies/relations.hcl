# Who is whose enemy, and what that makes of a space.

function foe {
  params = { a = optional(player), b = player }
  is     = a != none && a.alliance != b.alliance
  cites  = ["REV-186"]
}

function friend {
  params = { a = optional(player), b = player }
  is     = a != none && a.alliance == b.alliance
  cites  = ["REV-187", "REV-358"]
}

function friendly {
  params = { s = space, p = player }
  is     = friend(s.controller, p)
  cites  = ["REV-091"]
}

function hostile {
  params = { s = space, p = player }
  is     = foe(s.controller, p)
  cites  = ["REV-092"]
}

# Where a power's units may go among friends.
function welcome {
  params = { s = space, p = player }
  is     = friendly(s, p)
  cites  = ["REV-091"]
}

# Friendly now and when the turn began: where aircraft may land, complexes work and canals open.
function safe {
  params = { s = space, p = player }
  is     = welcome(s, p) && friend(s.was_held_by, p)
  cites  = ["REV-310", "REV-311"]
}

# A zone with units of both sides counts as hostile; submerged submarines and cargo do not count.
function hostile_waters {
  params = { s = space, p = player }
  is     = any(pieces(s), foe(piece.owner, p) && !piece.submerged)
  cites  = ["REV-095..097", "REV-293", "REV-629"]
}

function hunted {
  params = { s = space, p = player }
  is     = any(pieces(s), piece.unit.hunts && foe(piece.owner, p))
  cites  = ["REV-213", "REV-563", "REV-564", "REV-620"]
}

# Whether a vessel must stop on entering: at enemy units, or, if it dives, at an enemy that hunts it.
function barred {
  params = { s = space, c = piece }
  is     = c.unit.dives ? hunted(s, c.owner) : hostile_waters(s, c.owner)
  cites  = ["REV-211", "REV-213", "REV-544", "REV-545", "REV-617"]
}

function has_antiair {
  params = { s = space, p = player }
  is     = s.domain == domain.land && any(pieces(s), piece.unit.antiair && foe(piece.owner, p))
  cites  = ["REV-466"]
}

function works {
  params = { s = space }
  is     = any(pieces(s), piece.unit.industry)
}

# A power whose capital is in enemy hands.
function fallen {
  params = { p = player }
  is     = foe(p.home.controller, p)
  cites  = ["REV-325"]
}

# The production level is never stored: it is what the controlled territories add up to.
function production {
  params = { p = player }
  is     = sum([for s in every(space) : s.income if s.controller == p])
  cites  = ["REV-050", "REV-085", "REV-216", "REV-306", "REV-307", "REV-429"]
}

# ---- Ways to move.

function canal_open {
  params = { locks = list(space), p = player }
  is     = all(locks, friend(space.was_held_by, p))
  cites  = ["REV-112..114", "REV-116", "REV-117"]
}

movement by_land {
  params = { mover = piece }
  pass   = to.domain == domain.land && !to.neutral
  cost   = 1
  stop   = hostile(to, mover.owner)
  cites  = ["REV-087", "REV-094", "REV-099", "REV-100", "REV-111", "REV-182", "REV-183", "REV-185"]
}

movement by_land_at_peace {
  params = { mover = piece }
  pass   = welcome(to, mover.owner)
  cost   = 1
  cites  = ["REV-395..397"]
}

movement by_sea {
  params = { mover = piece }
  pass   = to.domain == domain.sea && canal_open(edge.locks, mover.owner)
  cost   = 1
  stop   = barred(to, mover)
  cites  = ["REV-110", "REV-112", "REV-182", "REV-219", "REV-299", "REV-541", "REV-543", "REV-544", "REV-628"]
}

movement by_sea_at_peace {
  params = { mover = piece }
  pass   = to.domain == domain.sea && canal_open(edge.locks, mover.owner) && !barred(to, mover)
  cost   = 1
  cites  = ["REV-110", "REV-299", "REV-402", "REV-403", "REV-543", "REV-628"]
}

# Wherever ships can go at all, whoever lies there.
movement by_sea_at_best {
  params = { mover = piece }
  pass   = to.domain == domain.sea && canal_open(edge.locks, mover.owner)
  cost   = 1
  cites  = ["REV-506"]
}

# For proofs made before the dice: where enemies bar the way a battle must have been announced, and is taken for won.
movement by_sea_if_won {
  params = { mover = piece }
  pass = (
    to.domain == domain.sea && canal_open(edge.locks, mover.owner) &&
    (!barred(to, mover) || can_be_won(to, mover.owner))
  )
  cost  = 1
  cites = ["REV-315", "REV-506"]
}

movement by_air {
  params = { mover = piece }
  pass   = !to.neutral
  cost   = 1
  cites  = ["REV-099", "REV-101", "REV-194", "REV-499..502", "REV-504"]
}

function left {
  params = { c = piece }
  is     = c.range - c.moved
  cites  = ["REV-181", "REV-500"]
}

# ---- Room aboard.

# Whether a power's units may go aboard a ship: it belongs to their side.
function open_to {
  params = { t = piece, p = player }
  is     = friend(t.owner, p)
  cites  = ["REV-187", "REV-370", "REV-514"]
}

function deck_room {
  params = { c = piece }
  is     = c.unit.deck ? 2 - count(cargo(c)) : 0
  cites  = ["REV-514", "REV-546", "REV-547", "REV-575"]
}

# One land unit of any kind and one infantry beside it.
function has_room {
  params = { t = piece, u = unit }
  aboard = cargo(t)
  is     = t.unit.lifts_land && (empty(aboard) || (count(aboard) == 1 && (u.infantry || first(aboard).unit.infantry)))
  cites  = ["REV-436", "REV-546", "REV-593"]
}

# ---- Proof of landing.

function can_land_ashore {
  params = { f = piece }
  is     = safe(f.space, f.owner) || any(reach(movement.by_air, f, f.space, left(f)), safe(space, f.owner))
  cites  = ["REV-497", "REV-506"]
}

# Aircraft in flight without a field in reach.
function astray {
  params = { p = player }
  is     = where(every(piece), piece.flown && !can_land_ashore(piece))
  cites  = ["REV-506"]
}

# Whether a power has announced a battle in a zone.
function attacked {
  params = { s = space, p = player }
  is     = !empty(fighting(s, p))
  cites  = ["REV-315", "REV-506"]
}

# Whether somebody who can hit is there for it: transports alone never win a battle. In the noncombat move all battles are over, and who
# lies among enemies then makes no way for others.
function can_be_won {
  params = { s = space, p = player }
  is     = game.phase != phase.noncombat_move && any(fighting(s, p), piece.attack > 0)
  cites  = ["REV-506", "REV-589"]
}

# Fighters aboard that may still fly off in the noncombat move, and so leave their places to others.
function may_make_room {
  params = { c = piece, p = player }
  is     = c.holder != none && open_to(c.holder, p) && may_land(c, p)
  cites  = ["REV-400", "REV-506"]
}

# Those of them that need a deck, be it the one they are on.
function housed {
  params = { p = player }
  is     = where(every(piece), may_make_room(piece, p) && !can_land_ashore(piece))
  cites  = ["REV-506"]
}

# The places on a carrier for those in flight and those that may still fly off it.
function berths {
  params = { c = piece, p = player }
  is     = deck_room(c) + count(cargo(c), may_make_room(piece, p))
  cites  = ["REV-506"]
}

function decks {
  params = { p = player }
  is     = [for c in every(piece) : c if c.unit.deck && open_to(c, p) && berths(c, p) > 0]
  cites  = ["REV-314"]
}

# The zones a carrier may end the turn in. An ally's stays, and so does one that has done with moving or has to fight where it
# lies. One that must move now finds the ways as they are; one that waits passes where battles have been won by then. With closed
# the combat move is over.
function stops {
  params = { c = piece, p = player, closed = bool }
  bound  = c.owner != p || c.spent
  fights = hostile_waters(c.space, p)
  now    = game.phase == phase.combat_move && (fights || c.moved > 0)
  ways   = now ? reach(movement.by_sea, c, c.space, left(c)) : reach(movement.by_sea_if_won, c, c.space, left(c))
  is = (
    bound || (closed && (fights || (c.moved > 0 && game.phase != phase.noncombat_move))) ? [c.space] :
    concat([c.space], ways)
  )
  cites = ["REV-314", "REV-315", "REV-317", "REV-407", "REV-518"]
}

# The zones in which a fighter could come down on a deck.
function waters_in_reach {
  params = { f = piece }
  is = (
    f.unit.deck_borne ?
    concat([f.space], where(reach(movement.by_air, f, f.space, left(f)), space.domain == domain.sea)) :
    []
  )
  cites = ["REV-312", "REV-315"]
}

# How many aircraft find a place on deck if each carrier ends in one of its stops; a wish lists the zones that an aircraft can reach.
function places_on_deck {
  params = { wishes = list(list(space)), p = player, stops = list(list(space)), room = list(int) }
  is     = joint_matching(wishes, stops, room)
  cites  = ["REV-314", "REV-315"]
}

# The same for the aircraft of a power and its carriers as they may still move.
function places_by_then {
  params = { group = list(piece), p = player, closed = bool }
  is = places_on_deck(
    [for f in group : waters_in_reach(f)], p, [for c in decks(p) : stops(c, p, closed)],
    [for c in decks(p) : berths(c, p)]
  )
  cites = ["REV-314", "REV-315", "REV-506"]
}

# How many of these aircraft find a place on deck, each carrier ending in one zone, and none aboard losing its own.
function seated {
  params = { lost = list(piece), p = player, closed = bool }
  is     = empty(lost) ? 0 : places_by_then(concat(lost, housed(p)), p, closed) - count(housed(p))
  cites  = ["REV-314", "REV-315", "REV-506"]
}

# The same as the carriers lie now, with whom they have aboard.
function seated_here {
  params = { lost = list(piece), p = player }
  is = places_on_deck(
    [for f in lost : waters_in_reach(f)], p, [for c in decks(p) : [c.space]], [for c in decks(p) : deck_room(c)]
  )
  cites = ["REV-312", "REV-314"]
}

# Aircraft in flight that have nowhere to go.
function doomed {
  params = { p = player, closed = bool }
  lost   = astray(p)
  is     = count(lost) - seated(lost, p, closed)
  cites  = ["REV-210", "REV-314", "REV-315", "REV-506"]
}

# Those besides one that need a deck.
function other_claims {
  params = { f = piece, p = player }
  is     = where(concat(astray(p), housed(p)), piece != f)
  cites  = ["REV-317"]
}

# Whether one aircraft may come down on deck d in its zone and strand no other: d stays there, with a place less.
function leaves_room {
  params = { f = piece, d = piece, p = player }
  others = other_claims(f, p)
  is = (
    empty(others) ||
    places_on_deck(
      [for o in others : waters_in_reach(o)],
      p,
      [for c in decks(p) : c == d ? [d.space] : stops(c, p, true)],
      [for c in decks(p) : c == d ? berths(c, p) - 1 : berths(c, p)]
    ) >= places_by_then(others, p, true)
  )
  cites = ["REV-317", "REV-409"]
}

# Whether a carrier can be promised to one aircraft in a zone where none lies yet, all other promises kept.
function can_be_promised {
  params = { f = piece, z = space, p = player }
  others = other_claims(f, p)
  is = places_on_deck(
    concat([[z]], [for o in others : waters_in_reach(o)]), p, [for c in decks(p) : stops(c, p, true)],
    [for c in decks(p) : berths(c, p)]
  ) > places_by_then(others, p, true)
  cites = ["REV-285", "REV-286", "REV-317"]
}

# The decks that an aircraft can come down on in a zone: its own power's first.
function decks_for {
  params = { f = piece, s = space }
  is     = f.unit.deck_borne ? own_first(where(pieces(s), open_to(piece, f.owner) && deck_room(piece) > 0), f.owner) : []
  cites  = ["REV-304", "REV-400", "REV-514"]
}
