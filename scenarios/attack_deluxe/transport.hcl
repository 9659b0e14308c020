# Transport: between one's own regions, as far as one's Rail allows, over at most one Sea Lane.

movement overland {
  params = { mover = player }
  pass   = to.holder == mover || strait(to)
  cost   = to.domain == domain.land ? 1 : 0
  cites  = ["ATK-203", "ATK-205", "ATK-206", "ATK-208"]
}

# So many regions a Transport takes a unit; at the top as far as there are regions.
value transport_range {
  of    = player
  is    = 1 + level(self, technology_type.rail)
  cites = ["ATK-280..283"]
}

modifier rail_without_end {
  to    = value.transport_range
  when  = level(self, technology_type.rail) > 3
  set   = 100
  cites = ["ATK-284"]
}

# One's own regions over an open Sea Lane, or across an Anchored Sea Zone, which joins its regions as a lane does.
function oversea {
  params    = { from = list(space), p = player }
  anchorage = [for z in zones() : z if z.anchored && usable(z, p) && any(adjacent(z), contains(from, space))]
  ends      = lane_ends(from, p)
  is        = [for r in regions() : r if r.holder == p && (contains(ends, r) || any(anchorage, touches(space, r)))]
  cites     = ["ATK-125", "ATK-127", "ATK-223", "ATK-322"]
}

# Where a unit comes with so many regions by land, then a crossing, then land again.
function by_way_of_the_sea {
  params = { s = space, p = player, inland = int, most = int }
  quays  = concat([s], reach(movement.overland, p, s, inland))
  is     = inland < most ? spread(movement.overland, p, oversea(quays, p), most - inland - 1) : []
  cites  = ["ATK-210", "ATK-214", "ATK-315", "ATK-317"]
}

# A crossing counts as one region, and a unit crosses only once.
function haul {
  params = { s = space, p = player }
  most   = p.transport_range
  sea = (
    most > 4 ? by_way_of_the_sea(s, p, most, 2 * most) :
    concat(
      by_way_of_the_sea(s, p, 0, most), by_way_of_the_sea(s, p, 1, most), by_way_of_the_sea(s, p, 2, most),
      by_way_of_the_sea(s, p, 3, most)
    )
  )
  is    = where(unique(concat(reach(movement.overland, p, s, most), sea)), space != s && space.domain == domain.land)
  cites = ["ATK-203", "ATK-208", "ATK-214", "ATK-315", "ATK-317"]
}

action transport {
  secret = false
  text   = "Transport"
  cites  = ["ATK-034", "ATK-037", "ATK-207", "ATK-209"]

  require not_covered {
    that    = may_order(actor, order.transport)
    message = "You have taken Transport this year."
  }

  do {
    call begin_order { with = [actor, order.transport] }
    offer {
      to      = actor
      actions = [action.convey, action.put_ashore, action.ask_leave]
      with    = { o = order.transport }
      prompt  = "Transport units between your regions."
      done    = "end of transport"
    }
    call end_order { with = [actor, order.transport] }
  }

  appeal = transport_appeal(actor)
}

# The book asks for garrisons in Move and Blitz alone. Our reading: here one unit stays, too.
action convey {
  text  = "transport ${n} ${what} from ${here} to ${there}"
  menu  = "transport"
  cites = ["ATK-038", "ATK-203", "ATK-205", "ATK-206", "ATK-208", "ATK-210..214", "ATK-223"]

  param here {
    in      = [for r in regions() : r if count(army_of(r, actor)) > 1 && any(army_of(r, actor), !piece.moved)]
    message = "No unit of yours there can still be transported, or the last one would leave the region."
  }
  param what {
    in      = unique([for u in army_of(here, actor) : u.unit if !u.moved])
    message = "No such unit of yours there can still be transported."
  }

  movers = where(army_of(here, actor), piece.unit == what && !piece.moved)
  most   = min(count(movers), count(army_of(here, actor)) - 1)

  param there {
    in = haul(here, actor)
    message = <<-END
      Transport goes through your own regions only, ${actor.transport_range} at most, over one open Sea Lane or Anchored
      Sea Zone at most.
    END
  }
  param n {
    in      = range(1, most)
    message = "Only ${most} of them can go; one unit stays in the region."
  }

  do {
    going = take(movers, n)
    set going { moved = true }
    move going { to = there }
  }

  appeal = convey_appeal(actor, here, there, what, n)
}

# The book says in one place that units leave their ships in a Move, in another that a Transport unloads them on one's own
# land: both hold. A Transport names no zone, so it unloads ships on a Coast, too.
action put_ashore {
  text  = "unload ${n} ${what} from ${zone} in ${there}"
  menu  = "unload"
  cites = ["ATK-204..206"]

  param zone {
    in      = where(every(space), !empty(aboard(space, actor)))
    message = "No unit of yours is aboard a ship there."
  }
  param what {
    in      = unique([for u in aboard(zone, actor) : u.unit])
    message = "No such unit of yours is aboard there."
  }
  param there {
    in      = where(shores(zone), space.holder == actor)
    message = "That is not a region of yours on that Sea Zone or Coast."
  }
  param n {
    in      = range(1, count(aboard(zone, actor), piece.unit == what))
    message = "So many are not aboard."
  }

  do {
    landing = take(where(aboard(zone, actor), piece.unit == what), n)
    call disembark { with = [landing, there] }
  }
}
