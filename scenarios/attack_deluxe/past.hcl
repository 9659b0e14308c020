# What Attack! Deluxe called otherwise before. Variants that were written then are read as if they said what it is called today,
# and `scenario upgrade` rewrites them. What is here stays until the first number of the version changes.

# Until a unit had flags, it had a set of tags, and a function asked for them.

moved {
  from = class.unit.tags
  to   = class.unit.flags
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.army)
  to     = u.army
}

rewrite {
  params = { c = piece }
  from   = is_a(c, tag.army)
  to     = c.unit.army
}

rewrite {
  within = class.unit.flags
  from   = tag.army
  to     = army
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.fleet)
  to     = u.fleet
}

rewrite {
  params = { c = piece }
  from   = is_a(c, tag.fleet)
  to     = c.unit.fleet
}

rewrite {
  within = class.unit.flags
  from   = tag.fleet
  to     = fleet
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.city)
  to     = u.city
}

rewrite {
  params = { c = piece }
  from   = is_a(c, tag.city)
  to     = c.unit.city
}

rewrite {
  within = class.unit.flags
  from   = tag.city
  to     = city
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.marker)
  to     = u.marker
}

rewrite {
  params = { c = piece }
  from   = is_a(c, tag.marker)
  to     = c.unit.marker
}

rewrite {
  within = class.unit.flags
  from   = tag.marker
  to     = marker
}

rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.card)
  to     = u.card
}

rewrite {
  params = { c = piece }
  from   = is_a(c, tag.card)
  to     = c.unit.card
}

rewrite {
  within = class.unit.flags
  from   = tag.card
  to     = card
}

# What functions that are gone were short for.

rewrite {
  params = { ship = piece }
  from   = load_of(ship)
  to     = [for u in cargo(ship) : u.unit]
}

rewrite {
  params = { s = space, p = player }
  from   = sea_links(s, p)
  to     = lane_ends([s], p)
}

rewrite {
  from = winner()
  to   = count(leaders()) == 1 ? first(leaders()) : none
}

# A supply is the player's, not a space that says whose it is.

rewrite {
  params = { s = space }
  from   = s.supply_of
  to     = first(where(every(player), player.supply == s))
}

# Which order is over is given to the procedure that ends it.
rewrite {
  params = { p = player }
  from   = end_order(p)
  to     = end_order(p, game.order)
}

# How many go at once is asked, and where a fleet is built.

rewrite {
  params = { p = player, here = space, there = space, what = unit, ship = unit }
  from   = embark_appeal(p, here, there, what, ship)
  to     = embark_appeal(p, here, there, what, ship, 1)
}

# A position of tests: it is the blue player who loses.
moved { from = procedure.losses.p }
