# Navigate: Coastal Attacks, ships out to sea and from zone to zone, units aboard.

class piece {
  state = {
    raids_from = { type = optional(space), default = none, doc = "Coastal Attacks: the zone it goes back to." }
  }
}

# A zone to the next, a Coast to its zones; the map has no way back to a Coast. A canal is its region's: open while that is
# neutral or one's own, else by leave (our default).
movement sailing {
  params = { mover = piece }
  pass = (
    to.domain == domain.sea &&
    in_play(to) &&
    (edge.canal == none || mover.owner != none && canal_open(edge.canal, mover.owner))
  )
  cites = ["ATK-101", "ATK-121", "ATK-128", "ATK-129", "ATK-185", "ATK-186", "ATK-194", "ATK-195", "ATK-373"]
}

function canal_open {
  params = { s = space, p = player }
  is     = s.holder == none || s.holder == p || s.open_to == p
  cites  = ["ATK-128..131"]
}

action navigate {
  secret = false
  text   = "Navigate"
  cites  = ["ATK-034", "ATK-037", "ATK-184", "ATK-188"]

  require not_covered {
    that    = may_order(actor, order.navigate)
    message = "You have taken Navigate this year."
  }

  do {
    call begin_order { with = [actor, order.navigate] }
    offer raids {
      to      = actor
      actions = [action.raid]
      prompt  = "Coastal Attacks come first."
      done    = "no more Coastal Attacks"
      cites   = ["ATK-196"]
    }
    call fight_all { p = actor }
    offer voyages {
      to      = actor
      actions = [action.sail, action.convoy, action.embark, action.ask_leave]
      with    = { o = order.navigate }
      prompt  = "Move your ships, take units aboard."
      done    = "end of movement"
    }
    call fight_all { p = actor }
    call end_order { with = [actor, order.navigate] }
  }

  appeal = navigate_appeal(actor)
}

# Submarines go to the Coast for the battle and back when the action is over; they do not sail in it besides. All that are
# sent to one Coast, from whatever zones, fight together.
action raid {
  secret = false
  text   = "raid ${there} with ${n} Submarines from ${here}"
  menu   = "Coastal Attack"
  cites  = ["ATK-195..201"]

  param there {
    in      = [for c in every(space) : c if c.domain == domain.coast && any(pieces(c), piece.owner != actor)]
    message = "No ships of an opponent's lie there on a Coast."
  }
  param here {
    in      = [for z in zones() : z if !empty(borders(there, z)) && any(fleet_of(z, actor), piece.unit == unit.submarine)]
    message = "You have no Submarine there, or the zone does not border that Coast."
  }

  boats = where(fleet_of(here, actor), piece.unit == unit.submarine)

  param n {
    in      = range(1, count(boats))
    message = "Only ${count(boats)} Submarines are there."
  }

  do {
    going = take(boats, n)
    set going {
      moved      = true
      raids_from = here
    }
    move going { to = there }
  }

  appeal = raid_appeal(actor, there, n)
}

on order_over raiders_return {
  cites = ["ATK-202"]

  for u {
    in = where(every(piece), piece.raids_from != none)
    move u { to = u.raids_from }
    set u { raids_from = none }
  }
}

function harbours {
  params = { p = player, laden = bool }
  is     = [for s in every(space) : s if any(fleet_of(s, p), can_sail(piece, laden))]
}

function can_sail {
  params = { u = piece, laden = bool }
  is     = !u.moved && empty(cargo(u)) != laden
}

# Ships that carry nothing.
action sail {
  secret = false
  text   = "sail ${n} ${what} from ${here} to ${there}"
  menu   = "sail"
  cites  = ["ATK-184..189", "ATK-194"]

  param here {
    in      = harbours(actor, false)
    message = "No ship of yours there can still move, or only laden ones."
  }
  param what {
    in      = unique([for u in fleet_of(here, actor) : u.unit if can_sail(u, false)])
    message = "No such ship of yours there can still move, or only laden ones."
  }

  ships = where(fleet_of(here, actor), piece.unit == what && can_sail(piece, false))

  param there {
    in      = reach(movement.sailing, first(ships), here, 1)
    message = "A ship moves to the next Sea Zone, never to a Coast; another's canal needs leave."
  }
  param n {
    in      = range(1, count(ships))
    message = "Only ${count(ships)} of them can move."
  }

  do {
    going = take(ships, n)
    set going { moved = true }
    move going { to = there }
  }

  appeal = sail_appeal(actor, here, there, what, n)
}

# Ships with what they carry.
action convoy {
  secret = false
  text   = "sail ${n} ${what} with ${load} from ${here} to ${there}"
  menu   = "sail laden ships"
  cites  = ["ATK-184..187", "ATK-191", "ATK-192"]

  param here {
    in      = harbours(actor, true)
    message = "No laden ship of yours there can still move."
  }
  param what {
    in      = unique([for u in fleet_of(here, actor) : u.unit if can_sail(u, true)])
    message = "No such laden ship of yours there can still move."
  }
  param load {
    in      = unique([for u in fleet_of(here, actor) : first(cargo(u)).unit if u.unit == what && can_sail(u, true)])
    message = "None of those ships that can still move carries it."
  }

  ships = [for u in fleet_of(here, actor) : u if u.unit == what && can_sail(u, true) && first(cargo(u)).unit == load]

  param there {
    in      = reach(movement.sailing, first(ships), here, 1)
    message = "A ship moves to the next Sea Zone, never to a Coast; another's canal needs leave."
  }
  param n {
    in      = range(1, count(ships))
    message = "Only ${count(ships)} of them can move."
  }

  do {
    going = take(ships, n)
    set going { moved = true }
    move going { to = there }
  }

  appeal = convoy_appeal(actor, here, there)
}

# Before or after the ship moves; a unit aboard stays there until it is landed. Our reading: one
# unit stays in the region, as in a Move.
action embark {
  text  = "board ${n} ${what} from ${here} on ${ship} at ${there}"
  menu  = "board"
  cites = ["ATK-155", "ATK-156", "ATK-158", "ATK-183", "ATK-190", "ATK-191"]

  param here {
    in      = where(regions(), count(army_of(space, actor)) > 1)
    message = "You have no unit there, or the last one would leave the region."
  }
  param what {
    in      = unique([for u in army_of(here, actor) : u.unit])
    message = "You have no such unit there."
  }
  param there {
    in      = [for s in adjacent(here) : s if any(fleet_of(s, actor), has_room(piece, what))]
    message = "No ship of yours with room for it lies on the Coast there or in that Sea Zone."
  }
  param ship {
    in      = unique([for u in fleet_of(there, actor) : u.unit if has_room(u, what)])
    message = "No such ship of yours there has room for it."
  }

  movers = where(army_of(here, actor), piece.unit == what)
  ships  = where(fleet_of(there, actor), piece.unit == ship && has_room(piece, what))
  most   = min(count(movers), count(ships), count(army_of(here, actor)) - 1)

  param n {
    in      = range(1, most)
    message = "Only ${most} can board: there is no more room, or one unit must stay in the region."
  }

  do {
    for i {
      in = range(0, n - 1)
      u  = movers[i]
      s  = ships[i]
      carry u { by = s }
    }
  }

  appeal = embark_appeal(actor, here, there, what, ship, n)
}

function has_room {
  params = { ship = piece, load = unit }
  is     = empty(cargo(ship)) && can_carry(ship.unit, load)
  cites  = ["ATK-155", "ATK-156", "ATK-158", "ATK-183"]
}
