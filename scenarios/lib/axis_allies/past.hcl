# What the library called otherwise before. Variants that were written then are read as if they said what it is called today,
# and `scenario upgrade` rewrites them. What is here stays until the first number of the version changes.

# Until a unit had flags, it had a set of tags.

moved {
  from = class.unit.tags
  to   = class.unit.flags
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.captures)
  to     = u.captures
}

rewrite {
  within = class.unit.flags
  from   = tag.captures
  to     = captures
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.blitzes)
  to     = u.blitzes
}

rewrite {
  within = class.unit.flags
  from   = tag.blitzes
  to     = blitzes
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.infantry)
  to     = u.infantry
}

rewrite {
  within = class.unit.flags
  from   = tag.infantry
  to     = infantry
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.vessel)
  to     = u.vessel
}

rewrite {
  within = class.unit.flags
  from   = tag.vessel
  to     = vessel
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.dives)
  to     = u.dives
}

rewrite {
  within = class.unit.flags
  from   = tag.dives
  to     = dives
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.hunts)
  to     = u.hunts
}

rewrite {
  within = class.unit.flags
  from   = tag.hunts
  to     = hunts
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.bombards)
  to     = u.bombards
}

rewrite {
  within = class.unit.flags
  from   = tag.bombards
  to     = bombards
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.lifts_land)
  to     = u.lifts_land
}

rewrite {
  within = class.unit.flags
  from   = tag.lifts_land
  to     = lifts_land
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.deck)
  to     = u.deck
}

rewrite {
  within = class.unit.flags
  from   = tag.deck
  to     = deck
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.deck_borne)
  to     = u.deck_borne
}

rewrite {
  within = class.unit.flags
  from   = tag.deck_borne
  to     = deck_borne
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.raids)
  to     = u.raids
}

rewrite {
  within = class.unit.flags
  from   = tag.raids
  to     = raids
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.antiair)
  to     = u.antiair
}

rewrite {
  within = class.unit.flags
  from   = tag.antiair
  to     = antiair
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.industry)
  to     = u.industry
}

rewrite {
  within = class.unit.flags
  from   = tag.industry
  to     = industry
}

# Positions of tests. Whose turn it is says who came and who is aboard, and several units are stowed at once.

moved {
  from = procedure.came_from
  to   = procedure.attackers_came
}

moved { from = procedure.attackers_came.s }

moved { from = procedure.attackers_came.p }

moved { from = procedure.bound_for.sea }

moved { from = procedure.bound_for.p }

moved { from = procedure.in_flight.s }

moved { from = procedure.in_flight.p }

moved {
  from = procedure.stow.what
  to   = procedure.stow.cargo
  is   = [it]
}

# Bots: whether a complex has room was a binding.

rewrite {
  within = function.buy_appeal
  from   = room
  to     = yard_room(p) > 0
}

# Which decks a fighter can come down on is for its player to say.
rewrite {
  params = { f = piece, s = space }
  from   = deck_for(f, s)
  to     = first(decks_for(f, s))
}

rewrite {
  params = { c = piece, s = space }
  from   = landlocked(c, s)
  to     = !any([for n in reach(movement.by_land, c, s, 3) : hostile(n, c.owner)])
}

moved { from = procedure.opening_fire.seaborne }

# Battleships are repaired wherever they are named, not only all of those in a space.

moved {
  from = procedure.repair.s
  to   = procedure.repair.group
  is   = pieces(it)
}

# A price is a value of what is bought: a variant of the function changes the value.

moved {
  from = function.price
  to   = value.price
}

moved {
  from = function.price.u
  to   = value.price.self
}

# Who presses or retreats is given, and so is where aircraft would fly from, and how many could go.

rewrite {
  params = { s = space, a = player, bound = bool }
  from   = press_or_retreat(s, a, bound)
  to     = press_or_retreat(s, a, fighting(s, a), bound)
}

rewrite {
  params = { s = space, p = player }
  from   = worth_flying_to(s, p)
  to     = s.domain == domain.land ? hostile(s, p) : hostile_waters(s, p)
}

rewrite {
  params = { s = space, from = list(piece), a = player }
  from   = ways_back(s, from, a)
  to     = ways_back(s, a)
}

rewrite {
  params = { p = player, s = space, what = unit, n = int }
  from   = land_attack_appeal(p, s, what, n)
  to     = land_attack_appeal(p, s, what, n, n)
}

rewrite {
  params = { p = player, here = space, there = space, what = unit }
  from   = redeploy_appeal(p, here, there, what)
  to     = redeploy_appeal(p, here, there, what, 1, 1)
}

# What functions that are gone were short for.

rewrite {
  params = { s = space, p = player }
  from   = deck_in(s, p)
  to     = s.domain == domain.sea && any([for d in pieces(s) : friend(d.owner, p) && deck_room(d) > 0])
}

rewrite {
  params = { f = piece, c = piece }
  from   = near_deck(f, c)
  to     = distance(movement.by_air, f, f.space, c.space, left(f)) >= 0
}

rewrite {
  params = { s = space, group = list(piece) }
  from   = set_out_from(s, group)
  to = unique([
    for c in group : c.came_from
    if c.unit.domain != domain.air && c.came_from != none && touches(c.came_from, s)
  ])
}

rewrite {
  params = { s = space, a = player }
  from   = landing_here(s, a)
  to     = any([for c in every(piece) : c.owner == a && c.target == s])
}

rewrite {
  params = { s = space, a = player }
  from   = to_be_fought(s, a)
  to     = contains(battlefields(a), s)
}

# What others say already is not required once more.

moved { from = action.blitz.range }

moved { from = action.load.not_both }
