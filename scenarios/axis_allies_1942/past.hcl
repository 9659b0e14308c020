# What 1942 called otherwise before. Variants that were written then are read as if they said what it is called today, and
# `scenario upgrade` rewrites them. What is here stays until the first number of the version changes. What was called otherwise
# in all editions is in the library.

# Whether a side attacks says nothing of who is armed any more: all are that lift no troops.

moved { from = procedure.take_losses.attacking }

rewrite {
  params = { group = list(piece), attacking = bool }
  from   = armed(group, attacking)
  to     = armed(group)
}

# What functions that are gone were short for.

rewrite {
  params = { c = piece, attacking = bool }
  from   = strength(c, attacking)
  to     = attacking ? c.attack : c.defence
}

rewrite {
  params = { p = player, u = unit, s = space }
  from   = there(p, u, s)
  to     = count([for standing in pieces(s) : standing if standing.owner == p && standing.unit == u])
}

rewrite {
  params = { c = piece, d = piece, hunting = bool }
  from   = may_hit(c, d, hunting)
  to     = c.unit.dives ? d.unit.vessel : c.unit.domain != domain.air || !d.unit.dives || hunting
}

rewrite {
  params = { s = space, p = player }
  from   = prey(s, p)
  to     = s.domain == domain.sea && !hostile_waters(s, p) && !empty(opposing(s, p))
}

rewrite {
  params = { group = list(piece), targets = list(piece), attacking = bool }
  from   = dangerous(group, targets, attacking)
  to = any([
    for c in armed(group) : any([
      for d in targets :
      c.unit.dives ? d.unit.vessel :
      c.unit.domain != domain.air || !d.unit.dives || with_hunter(group)
    ])
  ])
}

# A carrier on order takes a place of a complex, and has no waters of its own.

rewrite {
  params = { c = piece, p = player }
  from   = berths_of(c, p)
  to     = [for z in every(space) : z if on_order(c, p) && any([for s in docks(p) : contains(waters(s), z)])]
}

rewrite {
  params = { s = space, docks = list(space) }
  from   = places_before(s, docks)
  to     = sum([for d in take(docks, index(docks, s)) : capacity(d)])
}

rewrite {
  params = { flyers = list(piece), p = player }
  from   = seats_for(flyers, p)
  to = places_on_deck(
    [for f in flyers : f.unit.deck_borne ? [f.space] : take([f.space], 0)],
    p,
    moorings([for c in decks(p) : c if c.owner == p], p),
    [for c in decks(p) : deck_room(c) if c.owner == p]
  )
}

# All empty transports are alike: which one fetches is not asked.

moved { from = action.fetch.ship }

moved {
  from = "fetch ${what} from ${shore} in ${sea} with ${ship} from ${here}"
  to   = "fetch ${what} from ${shore} in ${sea} with a transport from ${here}"
}

# Where enemy ships lie, no ship moves in the noncombat move anyway.
moved { from = action.redeploy.peaceful }

moved {
  from = procedure.map_in_turn_of
  to   = procedure.turn_of
}
