# Leave to pass: it is asked of who is in the way, for the action that goes on, and holds until that is over.

class space {
  state = {
    asked = {
      type  = bool,
      lasts = procedure.end_order,
      show  = false,
      doc   = "Leave was asked here in the action that goes on."
    }
    open_to = {
      type  = optional(player),
      lasts = procedure.end_order,
      doc   = "Who has leave to pass in the action that goes on."
    }
  }
}

# Who could give leave: who controls the zone, the region, or the region of the canal.
function keeper {
  params = { s = space }
  is     = s.domain == domain.land ? s.holder : master(s)
  cites  = ["ATK-128", "ATK-167", "ATK-181", "ATK-213", "ATK-228", "ATK-325"]
}

# A zone that p's fleet controls, or nobody's, or that was opened to p. Units pass anchored zones and Sea Lanes so.
function usable {
  params = { z = space, p = player }
  is     = master(z) == none || master(z) == p || z.open_to == p
  cites  = ["ATK-166", "ATK-167", "ATK-211..213", "ATK-323..325"]
}

# Whether somebody else bars p from it and has not been asked yet.
function barred {
  params = { s = space, p = player }
  keeper = keeper(s)
  is     = keeper != none && keeper != p && !s.asked
}

# Anchored zones beside one's own regions, or those one may pass.
function barred_anchorages {
  params = { p = player }
  is = [
    for z in zones() : z
    if z.anchored &&
    barred(z, p) &&
    any([for r in adjacent(z) : r.domain == domain.land && (r.holder == p || r.open_to == p)])
  ]
  cites = ["ATK-167", "ATK-325"]
}

# Anchored zones that bar the way from the capital to where the Factories reach.
function barred_supply {
  params = { p = player }
  quays  = supplied(p)
  is     = [for z in zones() : z if z.anchored && barred(z, p) && any(adjacent(z), contains(quays, space))]
  cites  = ["ATK-325"]
}

# Zones of the Sea Lanes that end in one's own regions.
function barred_lanes {
  params = { p = player }
  is = [
    for z in zones() : z
    if barred(z, p) &&
    any(
      every(path),
      contains(path.through, z) && lane_in_play(path) && (path.one_end.holder == p || path.other_end.holder == p)
    )
  ]
  cites = ["ATK-213", "ATK-228"]
}

# Regions of others, beside what Tanks of p may already enter: over land, or round an Anchored Sea Zone that may be used.
function barred_regions {
  params = { p = player }
  open   = where(regions(), space.holder == p || space.open_to == p)
  ways   = concat(open, [for z in zones() : z if z.anchored && usable(z, p) && any(adjacent(z), contains(open, space))])
  is     = where(regions(), barred(space, p) && any(adjacent(space), contains(ways, space)))
  cites  = ["ATK-174", "ATK-181"]
}

# Canals of others that ships of p lie at.
function barred_canals {
  params = { p = player }
  is = unique([
    for e in every(border) : e.canal
    if e.canal != none && barred(e.canal, p) && any(e.ends, !empty(fleet_of(space, p)))
  ])
  cites = ["ATK-128"]
}

# Where leave would be of use in such an action.
function where_to_ask {
  params = { p = player, o = order }
  anchorages = first_of(
    { when = o == order.navigate, then = [] },
    { when = o == order.build, then = barred_supply(p) },
    barred_anchorages(p)
  )
  lanes = o == order.transport || o == order.negotiate ? barred_lanes(p) : []
  lands = (
    o == order.blitz && any([for u in every(piece) : u.owner == p && u.unit.blitz > 1 && u.unit != unit.plane]) ?
    barred_regions(p) :
    []
  )
  canals = o == order.navigate ? barred_canals(p) : []
  is     = unique(concat(anchorages, lanes, lands, canals))
}

# Our default: leave is asked each time, holds for this action only, and who says nothing refuses.
action ask_leave {
  secret = false
  text   = "ask leave to pass through ${there}"
  menu   = "ask leave"
  with   = { o = order }
  cites  = ["ATK-167", "ATK-181", "ATK-213", "ATK-228", "ATK-325"]

  param there {
    in      = where(where_to_ask(actor, o), keeper(space) != none)
    message = "Nobody's leave is needed there, or it was asked already."
  }

  do {
    keeper = keeper(there)
    set there { asked = true }
    choose leave {
      by      = keeper
      prompt  = "May ${actor} pass through ${there} in this action (${o})?"
      from    = [there]
      text    = "let them pass through ${it}"
      pass    = "refuse"
      default = none
      appeal  = leave_appeal(o)
    }
    if {
      when = leave == none
      say { text = "${keeper} refuses ${actor} leave to pass through ${there}." }
    }
    else {
      set there { open_to = actor }
      say { text = "${keeper} lets ${actor} pass through ${there}." }
    }
  }

  appeal = ask_appeal(actor, there, o)
}
