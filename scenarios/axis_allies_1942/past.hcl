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
