# Who is next to whom, and the Move action: marches, landings, the garrisons that must stay.

class piece {
  state = {
    moved = { type = bool, lasts = procedure.end_order, doc = "Has moved in the action that goes on." }
    came_from = {
      type  = optional(space),
      lasts = procedure.end_order,
      doc   = "The region it left in the action that goes on."
    }
  }
}

# One step from region to region: over a land border, a Coast that joins two regions, or an Anchored Sea Zone that is
# one's own, nobody's or open. An ordinary zone is never crossed. The mover is a player, for who is next to a region depends
# on whose fleets lie between.
movement crossing {
  params = { mover = player }
  pass   = in_play(to) && (to.domain == domain.land || to.anchored && usable(to, mover) || strait(to))
  cost   = to.domain == domain.land ? 1 : 0
  cites  = ["ATK-119..121", "ATK-125", "ATK-161..163", "ATK-165..167", "ATK-322..325"]
}

# A Coast that joins regions; all others are a region's own, for its ships.
function strait {
  params = { s = space }
  is     = s.domain == domain.coast && s.coast_of == none
  cites  = ["ATK-162"]
}

function linked {
  params = { s = space, p = player }
  is     = where(reach(movement.crossing, p, s, 1), space.domain == domain.land)
  cites  = ["ATK-160", "ATK-165", "ATK-322"]
}

# A Sea Lane may be used if every zone on it is one's own, nobody's or open.
function lane_open {
  params = { l = path, p = player }
  is     = lane_in_play(l) && all(l.through, usable(space, p))
  cites  = ["ATK-126", "ATK-127", "ATK-211..213"]
}

# The other ends of the open Sea Lanes that end in one of these regions.
function lane_ends {
  params = { regions = list(space), p = player }
  is = unique(concat(
    [for l in every(path) : l.other_end if contains(regions, l.one_end) && lane_open(l, p)],
    [for l in every(path) : l.one_end if contains(regions, l.other_end) && lane_open(l, p)]
  ))
  cites = ["ATK-126", "ATK-371"]
}

# ---- The action

# Regions of p's that this action has left empty.
function bared {
  params = { p = player }
  left   = unique([for u in every(piece) : u.came_from if u.came_from != none])
  is     = where(left, empty(army_of(space, p)))
  cites  = ["ATK-164"]
}

action move {
  secret = false
  text   = "Move"
  cites  = ["ATK-034", "ATK-037", "ATK-159"]

  require not_covered {
    that    = may_order(actor, order.move)
    message = "You have taken Move this year."
  }

  do {
    call begin_order { with = [actor, order.move] }
    offer {
      to      = actor
      actions = [action.march, action.land, action.recall, action.ask_leave]
      with    = { o = order.move }
      prompt = (
        empty(bared(actor)) ? "Move your army." :
        "Move your army; a unit of yours must be in each of these before it ends: ${bared(actor)}."
      )
      done  = "end of movement"
      cites = ["ATK-159", "ATK-164"]

      require garrisons {
        that    = empty(bared(actor))
        message = "No region of yours may be left without a unit: ${bared(actor)}."
        cites   = ["ATK-164"]
      }
    }
    call fight_all { p = actor }
    call end_order { with = [actor, order.move] }
  }

  appeal = move_appeal(actor)
}

action march {
  text  = "march ${n} ${what} from ${here} to ${there}"
  menu  = "march"
  cites = ["ATK-038", "ATK-145", "ATK-159..163", "ATK-165..167"]

  param here {
    in      = [for r in regions() : r if any(army_of(r, actor), !piece.moved)]
    message = "No unit of yours there can still move."
  }
  param what {
    in      = unique([for u in army_of(here, actor) : u.unit if !u.moved])
    message = "No such unit of yours there can still move."
  }

  movers = where(army_of(here, actor), piece.unit == what && !piece.moved)

  param there {
    in = linked(here, actor)
    message = <<-END
      That is not the next region: units move over a land border, a Coast, or an Anchored Sea Zone that is yours, empty
      or open to you.
    END
  }
  param n {
    in      = range(1, count(movers))
    message = "Only ${count(movers)} of them can move."
  }

  do {
    going = take(movers, n)
    set going {
      moved     = true
      came_from = here
    }
    move going { to = there }
  }

  appeal = march_appeal(actor, here, there, what, n)
}

# From a ship at sea ashore, at any time of the Move. The landing is the unit's whole move. A ship still on a Coast is in no
# zone: nobody lands from it.
action land {
  text  = "land ${n} ${what} from ${zone} in ${there}"
  menu  = "land"
  cites = ["ATK-100", "ATK-168", "ATK-192", "ATK-370"]

  param zone {
    in      = where(zones(), !empty(aboard(space, actor)))
    message = "No unit of yours is aboard a ship there."
  }
  param what {
    in      = unique([for u in aboard(zone, actor) : u.unit])
    message = "No such unit of yours is aboard there."
  }
  param there {
    in      = shores(zone)
    message = "That region does not border the Sea Zone."
  }
  param n {
    in      = range(1, count(aboard(zone, actor), piece.unit == what))
    message = "So many are not aboard."
  }

  do {
    landing = take(where(aboard(zone, actor), piece.unit == what), n)
    call disembark { with = [landing, there] }
  }

  appeal = land_appeal(actor, there, what, n)
}

# What p has aboard ships in a zone or on a Coast.
function aboard {
  params = { z = space, p = player }
  is     = where(pieces(z, p), piece.holder != none)
}

# The regions around a zone.
function shores {
  params = { z = space }
  is     = where(adjacent(z), space.domain == domain.land && in_play(space))
}

procedure disembark {
  params = { landing = list(piece), there = space }

  for u {
    in = landing
    set u { moved = true }
    move u { to = there }
  }
}

# Garrisons are asked for when the Move ends, so that two units can change places. Who then finds a region empty that
# nobody can enter any more calls a unit back; it has had its move.
action recall {
  text  = "call ${what} back to ${here}"
  menu  = "call a unit back"
  cites = ["ATK-164"]

  param here {
    in      = bared(actor)
    message = "A unit of yours stands there."
  }
  param what {
    in      = unique([for u in every(piece) : u.unit if u.came_from == here])
    message = "No such unit has left it."
  }

  do {
    back = first(every(piece), piece.came_from == here && piece.unit == what)
    move back { to = here }
  }

  appeal = 100
}
