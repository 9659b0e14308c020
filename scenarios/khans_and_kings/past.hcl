# What Khans & Kings called otherwise before. Variants that were written then are read as if they said what it is called today,
# and `scenario upgrade` rewrites them. What is here stays until the first number of the version changes.

moved {
  from = resource.metals
  to   = resource.metal
}

# Who uses a resource is said by its users, not by the one that others have instead.
moved { from = class.resource.twin }

# A Fortress is a branch of buildings.
rewrite {
  params = { u = unit }
  from   = u.fortress
  to     = kind_is(u, branch.fortress)
}

# What functions that are gone were short for.

rewrite {
  params = { u = piece, s = space }
  from   = may_hold(u, s)
  to     = may_stand(u.unit, s)
}

rewrite {
  params = { p = optional(player), s = space }
  from   = no_foe_of(p, s)
  to     = p != none && empty(enemies(s, p))
}

rewrite {
  params = { c = colour, p = player }
  from   = resource_of(c, p)
  to     = first([for r in every(resource) : r if r.colour == c && handles(p, r)])
}

rewrite {
  from = luxury_kinds()
  to   = [for u in every(unit) : u if u.luxury]
}
