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

rewrite {
  params = { of = player }
  from   = buildings_of(of)
  to     = where(every(piece), piece.owner == of && is_a(piece, branch.building))
}

rewrite {
  params = { province = space }
  from   = buildings_in(province)
  to     = where(parts(province), building_at(space) != none)
}

rewrite {
  params = { s = space, p = player }
  from   = exposed_buildings(s, p)
  to     = [for b in buildings_at(s) : b if hostile(b.owner, p) && !b.unit.unplundered]
}

rewrite {
  params = { s = space, u = unit }
  from   = harbour_at(s, u)
  to = any([
    for b in buildings_at(s) :
    b.unit == unit.port || b.unit == unit.naval_base || b.unit == unit.workshops && kind_is(u, branch.river_ship)
  ])
}

rewrite {
  params = { s = space }
  from   = on_way(s)
  to     = any([for t in adjacent(s) : has_way(s, t, way.road) || has_way(s, t, way.rail)])
}

rewrite {
  params = { here = space, there = space, kind = way }
  from   = leads(here, there, kind)
  to     = has_way(here, there, kind)
}

rewrite {
  params = { u = piece }
  from   = is_independent(u)
  to     = u.owner == player.independents && fights(u)
}

rewrite {
  params = { p = piece }
  from   = may_be_healed(p)
  to     = p.stage != wound.fresh && p.left > 0 && !p.engaged
}

rewrite {
  params = { p = piece }
  from   = may_sail(p)
  to     = p.unit.branch.afloat && p.left > 0 && !p.engaged && p.holder == none
}

rewrite {
  params = { u = piece }
  from   = may_freeze(u)
  to     = u.holder == none && u.unit.branch.land && u.unit.branch != branch.flying
}

rewrite {
  params = { s = space, p = player }
  from   = miners(s, p)
  to     = [for u in pieces(s) : u if u.owner == p && u.unit.blows_up && fights(u) && !u.plundered]
}

rewrite {
  params = { p = optional(player) }
  from   = seat_of(p)
  to     = p == none ? none : first([for s in provinces_of(p) : capital_of(s)])
}

rewrite {
  from = regions()
  to   = where(every(space), space.domain == domain.region)
}

# Who does it is given, and from where: units do what they are told by others than their owners, too.

rewrite {
  params = { p = piece }
  from   = immobilised(p)
  to     = immobilised(p, 0)
}

rewrite {
  params = { u = piece }
  from   = landed(u)
  to     = landed(u, u.start_at)
}

rewrite {
  params = { u = piece, s = space }
  from   = over_river(u, s)
  to     = over_river(u, u.start_at, s)
}

rewrite {
  params = { b = piece, p = player }
  from   = saved_from(b, p)
  to     = spoils(b.unit, p)
}

rewrite {
  params = { kind = unit, paid = map(resource, int), p = player }
  from   = saved_from(kind, paid, p)
  to     = spoils(kind, p)
}

rewrite {
  params = { u = piece }
  from   = may_replenish(u)
  to     = may_replenish(u, u.owner)
}

rewrite {
  params = { u = piece, s = space }
  from   = open_water(u, s)
  to     = open_water(u, s, u.owner)
}

rewrite {
  params = { x = upgrade, u = piece }
  from   = upgrade_price(x, u)
  to     = upgrade_price(x, u, u.owner)
}

rewrite {
  params = { u = piece }
  from   = upgrades_for(u)
  to     = upgrades_for(u, u.owner)
}

rewrite {
  params = { u = piece }
  from   = may_be_upgraded(u)
  to     = may_be_upgraded(upgrades_for(u, u.owner), u, u.owner)
}

rewrite {
  params = { u = piece, p = player }
  from   = may_be_upgraded(u, p)
  to     = may_be_upgraded(upgrades_for(u, p), u, p)
}

# So it is with procedures.

rewrite {
  params = { gun = piece, target = piece }
  from   = fire_at(gun, target)
  to     = fire_at(gun, target, gun.owner)
}

rewrite {
  params = { plane = piece, target = piece }
  from   = strike_from_air(plane, target)
  to     = strike_from_air(plane, target, plane.owner)
}

rewrite {
  params = { plane = piece, target = piece }
  from   = drop_bombs(plane, target)
  to     = drop_bombs(plane, target.unit, target.space)
}

rewrite {
  params = { u = piece, victor = player }
  from   = leave_or_die(u, victor)
  to     = leave_or_die(u, victor, u)
}

rewrite {
  params = { u = piece, at = space }
  from   = set_free(u, at)
  to     = set_free(u, u.owner, [at])
}

# A prisoner remembers every captor who has tried to win it over, not only its last.
rewrite {
  params = { u = piece }
  from   = u.approached
  to     = u.captor != none && contains(u.refused, u.captor)
}
