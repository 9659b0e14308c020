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

# Friendly now and when the turn began: where aircraft may land, complexes work and canals open.
function safe {
  params = { s = space, p = player }
  is     = friend(s.controller, p) && friend(s.was_held_by, p)
  cites  = ["REV-310", "REV-311"]
}

# A zone with units of both sides counts as hostile; submerged submarines and cargo do not count.
function hostile_waters {
  params = { s = space, p = player }
  is     = any([for c in pieces(s) : foe(c.owner, p) && c.holder == none && !c.submerged])
  cites  = ["REV-095", "REV-096", "REV-097", "REV-293", "REV-629"]
}

function hunted {
  params = { s = space, p = player }
  is     = any([for c in pieces(s) : contains(c.unit.tags, tag.hunts) && foe(c.owner, p)])
  cites  = ["REV-213", "REV-563", "REV-564", "REV-620"]
}

# Whether a vessel must stop on entering: at enemy units, or, if it dives, at an enemy that hunts it.
function barred {
  params = { s = space, c = piece }
  is     = contains(c.unit.tags, tag.dives) ? hunted(s, c.owner) : hostile_waters(s, c.owner)
  cites  = ["REV-211", "REV-213", "REV-544", "REV-545", "REV-617"]
}

function has_antiair {
  params = { s = space, p = player }
  is     = s.domain == domain.land && any([for c in pieces(s) : contains(c.unit.tags, tag.antiair) && foe(c.owner, p)])
  cites  = ["REV-466"]
}

function works {
  params = { s = space }
  is     = any([for c in pieces(s) : contains(c.unit.tags, tag.industry)])
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

function cities_of {
  params = { side = alliance }
  is     = count([for s in every(space) : s if s.city != none && s.controller != none && s.controller.alliance == side])
  cites  = ["REV-008", "REV-009", "REV-013"]
}

# ---- Ways to move.

function canal_open {
  params = { locks = list(space), p = player }
  is     = all([for s in locks : friend(s.was_held_by, p)])
  cites  = ["REV-112", "REV-113", "REV-114", "REV-116", "REV-117"]
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
  pass   = to.domain == domain.land && friendly(to, mover.owner)
  cost   = 1
  cites  = ["REV-395", "REV-396", "REV-397"]
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

# For proofs made before the dice: every zone on the way may have been cleared by then.
movement by_sea_at_best {
  params = { mover = piece }
  pass   = to.domain == domain.sea && canal_open(edge.locks, mover.owner)
  cost   = 1
  cites  = ["REV-506"]
}

# Of equally short flights the one over the fewest guns is flown.
movement by_air {
  params = { mover = piece }
  pass   = !to.neutral
  cost   = 1
  risk   = has_antiair(to, mover.owner) ? 1 : 0
  cites  = ["REV-099", "REV-101", "REV-194", "REV-499", "REV-500", "REV-501", "REV-502", "REV-504"]
}

# Rockets fly over land and sea, not over neutrals.
movement by_rocket {
  params = { mover = piece }
  pass   = !to.neutral
  cost   = 1
  cites  = ["REV-377"]
}

function left {
  params = { c = piece }
  is     = c.range - c.moved
  cites  = ["REV-181", "REV-500"]
}

# ---- Room aboard.

function deck_room {
  params = { c = piece }
  is     = contains(c.unit.tags, tag.deck) ? 2 - count(cargo(c)) : 0
  cites  = ["REV-514", "REV-546", "REV-547", "REV-575"]
}

# One land unit of any kind and one infantry beside it.
function has_room {
  params = { t = piece, u = unit }
  aboard = cargo(t)
  is     = contains(t.unit.tags, tag.lifts_land) && (empty(aboard) || (count(aboard) == 1 && (contains(u.tags, tag.infantry) || contains(first(aboard).unit.tags, tag.infantry))))
  cites  = ["REV-436", "REV-546", "REV-593"]
}

# ---- Proof of landing.

function can_land_ashore {
  params = { f = piece }
  is     = safe(f.space, f.owner) || any([for s in reach(movement.by_air, f, f.space, left(f)) : safe(s, f.owner)])
  cites  = ["REV-497", "REV-506"]
}

function near_deck {
  params = { f = piece, c = piece }
  is     = distance(movement.by_air, f, f.space, c.space, left(f)) >= 0
}

# The carrier lies in the fighter's reach, or may still come to a zone that does.
function can_meet {
  params = { f = piece, c = piece, hopeful = bool }
  coming = c.owner == f.owner && !c.spent && c.moved == 0
  far    = left(f)
  is     = near_deck(f, c) || (coming && any([for z in (hopeful ? reach(movement.by_sea_at_best, c, c.space, c.range) : reach(movement.by_sea_at_peace, c, c.space, c.range)) : distance(movement.by_air, f, f.space, z, far) >= 0]))
  cites  = ["REV-315", "REV-317", "REV-507"]
}

# Aircraft in flight without a field in reach.
function astray {
  params = { p = player }
  is     = [for f in every(piece) : f if f.owner == p && f.flown && !can_land_ashore(f)]
  cites  = ["REV-506"]
}

# The places on friendly decks; a carrier with room for two is two.
function berths {
  params = { p = player }
  decks  = [for c in every(piece) : c if contains(c.unit.tags, tag.deck) && friend(c.owner, p) && deck_room(c) > 0]
  is     = concat(decks, [for c in decks : c if deck_room(c) > 1])
  cites  = ["REV-314"]
}

# How many of them can have a place each.
function berths_for {
  params = { lost = list(piece), places = list(piece), hopeful = bool }
  is     = matching([for f in lost : [for c in places : c if contains(f.unit.tags, tag.deck_borne) && can_meet(f, c, hopeful)]], places)
  cites  = ["REV-315", "REV-506"]
}

# Aircraft in flight that have nowhere to go, counting each place on a deck once.
function doomed {
  params = { p = player, hopeful = bool }
  lost   = astray(p)
  is     = empty(lost) ? 0 : count(lost) - berths_for(lost, berths(p), hopeful)
  cites  = ["REV-210", "REV-314", "REV-315", "REV-506"]
}

# How many of them reach a place each, carrier c, if any, lying in z.
function berths_within {
  params = { lost = list(piece), places = list(piece), c = optional(piece), z = optional(space) }
  is     = matching([for f in lost : [for d in places : d if distance(movement.by_air, f, f.space, d == c ? z : d.space, left(f)) >= 0]], places)
  cites  = ["REV-312"]
}

# How many aircraft in flight without a field find a place on a deck as the decks lie; carrier c, if any, lying in z.
function met {
  params = { p = player, c = optional(piece), z = optional(space) }
  lost   = [for f in astray(p) : f if contains(f.unit.tags, tag.deck_borne)]
  is     = empty(lost) ? 0 : berths_within(lost, berths(p), c, z)
  cites  = ["REV-312", "REV-314"]
}
