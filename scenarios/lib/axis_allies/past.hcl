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
