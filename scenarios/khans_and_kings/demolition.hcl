# Demolition and blowing up (KK3-397 to 403).

# What was paid for a building, nothing for one that came free; for one that stood before the game, what it costs.
function paid_for {
  params  = { b = piece }
  returns = map(resource, int)
  is      = b.erected || sum(every(resource), b.paid[resource]) > 0 ? b.paid : b.unit.price
  cites   = ["KK3-398"]
}

# The same for a way from one sub-province to the next.
function paid_for_way {
  params  = { kind = unit, s = space, t = space }
  returns = map(resource, int)
  laid    = ways_paid_between(s, t, kind.laid)
  is      = empty(laid) ? kind.price : first(laid).paid
  cites   = ["KK3-398", "KK3-404"]
}

# Half of something, rounded up, in the kinds of resources that the player handles.
function half_for {
  cites   = ["KK3-195", "KK3-302", "KK3-303", "KK3-398"]
  params  = { m = map(resource, int), p = player }
  returns = map(resource, int)
  is      = as_handled({ for r in every(resource) : r => ceil(m[r] / 2) }, p)
}

action demolish {
  cites  = ["KK3-397..399"]
  text   = "demolish ${what} in ${there}"
  menu   = "demolish"
  beside = [action.propose]

  param there {
    in      = [for s in calm_lands(actor) : s if any(pieces(s), is_a(piece, branch.building) && piece.owner == actor)]
    message = "No building of yours stands there, or enemies are in the province."
  }
  param what {
    in      = where(pieces(there), is_a(piece, branch.building) && piece.owner == actor)
    message = "That is no building of yours."
  }

  do {
    back = half_for(paid_for(what), actor)
    say { text = "${actor} demolishes the ${what.unit} in ${there} and gets back ${back}." }
    kind = what.unit
    destroy what {}
    gain actor { all = back }
    emit building_lost {
      kind  = kind
      place = there
      by    = actor
    }
  }

  appeal = -1
}

# Where ways of a player lead to from one of his sub-provinces.
function torn_from {
  params = { s = space, p = player }
  is     = [for t in adjacent(s) : t if any(borders(s, t), !empty(border.ways)) && at_peace(province_of(t), p)]
}

action tear_up {
  cites  = ["KK3-397", "KK3-399", "KK3-404"]
  text   = "tear up ${what} from ${here} to ${there}"
  menu   = "tear up a way"
  beside = [action.propose]

  param here {
    in      = calm_lands(actor)
    message = "No way of yours begins there, or enemies are in the province."
  }
  param there {
    in      = torn_from(here, actor)
    message = "No way of yours leads there, or enemies are in the province."
  }
  param what {
    in      = [for u in ways_laid() : u if any(borders(here, there), contains(border.ways, u.laid))]
    message = "No such way leads there."
  }

  do {
    back = half_for(paid_for_way(what, here, there), actor)
    set e {
      in   = borders(here, there)
      ways = without(e.ways, [what.laid])
    }
    gain actor { all = back }
    say { text = "${actor} tears up ${what.with_article} between ${here} and ${there}." }
  }

  appeal = -1
}

# Blowing up is plundering what is one's own (KK3-400 to 403): it may be done in the movement phase, also with enemies near by, and as
# little by the Routed.
function may_blow_up {
  cites  = ["KK3-400..402", "KK3-615", "KK3-814"]
  params = { u = piece, p = player }
  is     = u.owner == p && u.unit.blows_up && fights(u) && u.holder == none && !u.plundered && !u.routed
}

# What a player owns of what stands in a sub-province. Ways are its lord's, wherever they lead.
function own_structures {
  cites  = ["KK3-400", "KK3-404"]
  params = { s = space, p = player }
  is     = concat([for b in buildings_at(s) : b.unit if b.owner == p], lord(s) == p ? ways_from(s) : [])
}

action blow_up {
  cites  = ["KK3-400..404"]
  text   = "blow up ${what} in ${there}"
  menu   = "blow up a building or a way"
  beside = [action.step]

  param there {
    in      = where(unique([for u in every(piece) : u.space if may_blow_up(u, actor)]), !empty(own_structures(space, actor)))
    message = "No unit that can blow up buildings stands there beside one of yours."
  }
  param what {
    in      = own_structures(there, actor)
    message = "That is no building or way of yours."
  }

  do {
    miners = where(pieces(there), may_blow_up(piece, actor))
    set u {
      in        = take(miners, 1)
      plundered = true
    }
    call knock_down { with = [what, there, actor] }
    booty = spoils(what, actor)
    gain actor { all = booty }
    say { text = "${actor} blows up ${what.with_article} in ${there} and saves ${booty}." }
  }

  appeal = -1
}

# Destroys a building, or a way as far as a neighbour, which whoever destroys it chooses.
procedure knock_down {
  cites  = ["KK3-404", "KK3-405"]
  params = { kind = unit, place = space, by = player }

  house = first(buildings_at(place), piece.unit == kind)
  call raze {
    when = house != none
    with = [house, by]
  }
  choose beyond {
    by     = by
    prompt = "Which ${kind} in ${place}?"
    from   = where(adjacent(place), kind.laid != none && has_way(place, space, kind.laid))
    text   = "the one to ${it}"
    secret = false
  }
  return { when = beyond == none }

  call raze_way { with = [kind, place, beyond, by] }
}
