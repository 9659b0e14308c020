# Roads, railways and bridges (KK3-404 to 414), and transport between logistics centres (KK3-418 to 424).

function ways_laid {
  is    = where(every(unit), unit.laid != none)
  cites = ["KK3-404"]
}

movement on_tracks {
  params = { mover = player }
  pass   = contains(edge.ways, way.rail)
}

# Enemies close the line, except those that one passes as if they were not there.
movement by_rail {
  cites  = ["KK3-409", "KK3-412", "KK3-572"]
  params = { mover = piece }
  pass = (
    contains(edge.ways, way.rail) &&
    mover.owner != none &&
    !any(enemies(to, mover.owner), !able(piece, ability.unassailable))
  )
}

# ---- Building ways

action build_way {
  cites  = ["KK3-391", "KK3-404", "KK3-405"]
  text   = "build ${what} from ${here} to ${there}"
  menu   = "build a way"
  beside = [action.propose]

  param what {
    in      = where(buildable(actor), unit.laid != none)
    message = "You cannot pay for that."
  }
  param here {
    in      = calm_lands(actor)
    message = "Nothing of the kind can begin there."
  }
  param there {
    in      = way_ends(here, what.laid, actor)
    message = "Both ends must be yours and free of enemies; a bridge needs a river; and no such way may be there yet."
  }

  do {
    bill = price(what, actor)
    pay actor { all = bill }
    call lay {
      with = [what.laid, here, there]
    }
    set w {
      in   = ways_paid_between(here, there, what.laid)
      paid = bill
    }
    say { text = "${actor} builds ${what.with_article} from ${here} to ${there}." }
  }

  appeal = way_appeal(actor, what, here, there)
}

# A way that was laid in the game.
record laid_way {
  title = "${self.kind} between ${self.place} and ${self.beyond}"

  fields = {
    kind   = way
    place  = space
    beyond = space
    paid   = { type = map(resource, int), doc = "What was spent on it." }
  }
}

function ways_paid_between {
  params = { s = space, t = space, kind = optional(way) }
  is = [
    for w in every(laid_way) : w
    if w.kind == kind && (w.place == s && w.beyond == t || w.place == t && w.beyond == s)
  ]
}

procedure lay {
  cites  = ["KK3-405", "KK3-184"]
  params = { kind = way, one = space, other = space }

  set e {
    in   = borders(one, other)
    ways = union(e.ways, [kind])
  }
  again = ways_paid_between(one, other, kind)
  destroy again {}
  create {
    record = laid_way
    kind   = kind
    place  = one
    beyond = other
  }
  destroy r {
    in    = every(ruin)
    where = r.kind.laid == kind && (r.place == one && r.beyond == other || r.place == other && r.beyond == one)
  }
}

function way_ends {
  params = { s = space, kind = way, p = player }
  is = [
    for t in adjacent(s) : t
    if any(borders(s, t), !contains(border.ways, kind) && (kind != way.bridge || border.river)) &&
    at_peace(province_of(t), p)
  ]
  cites = ["KK3-404"]
}

# ---- Riding by rail

# Any land unit that still has its whole movement (KK3-411, 413).
function may_ride {
  cites  = ["KK3-411", "KK3-413", "KK3-421"]
  params = { u = piece }
  is     = movable(u) && u.unit.branch.land && !u.moved
}

function riders {
  params = { s = space, p = player }
  is     = where(pieces(s, p), may_ride(piece))
}

function starts {
  params = { p = player }
  is     = unique([for u in every(piece) : u.space if u.owner == p && may_ride(u)])
}

function on_rails {
  cites  = ["KK3-413"]
  params = { s = space }
  is     = any(adjacent(s), has_way(s, space, way.rail))
}

function stations {
  cites  = ["KK3-269", "KK3-409", "KK3-410", "KK3-412", "KK3-574", "KK3-687"]
  params = { u = piece }
  is = where(reach(movement.by_rail, u, u.space, option.rail_moves), u.owner != none &&
    may_stand(u.unit, space) &&
    (!u.unit.branch.counts || room_for(space, u.owner) > 0) &&
    (!able(u, ability.unassailable) || empty(enemies(space, u.owner))))
}

action ride {
  cites  = ["KK3-409..413"]
  text   = "ride ${what} by rail from ${here} to ${there}"
  menu   = "ride by rail"
  beside = [action.step]

  param here {
    in      = where(starts(actor), on_rails(space))
    message = "Nobody there can begin a ride: a unit must stand by the railway and must not have moved this turn."
  }
  param what {
    in      = riders(here, actor)
    message = "No such unit there has its whole movement."
  }
  param there {
    in      = stations(what)
    message = "That is too far, not by the railway, full, or in the enemy's hands."
  }

  do {
    say { text = "${actor} sends ${what} by rail from ${here} to ${there}." }
    call arrive_by_rail { with = [what, there] }
  }

  appeal = -1
}

procedure arrive_by_rail {
  cites  = ["KK3-411", "KK3-421", "KK3-625"]
  params = { u = piece, there = space }

  from = u.space
  call spend_turn { with = [u] }
  set u {
    start_at = from
    dug_in   = none
  }
  move u { to = there }
  emit entered { with = [u, there, from] }
}

# ---- Logistics centres

function centre_works {
  cites  = ["KK3-419", "KK3-418"]
  params = { s = space, p = player }
  is     = province_of(s).holder == p && any(pieces(s), piece.unit.hauls) && !threatened(province_of(s), p)
}

function centres_from {
  cites  = ["KK3-418", "KK3-420"]
  params = { s = space, p = player }
  is     = where(reach(movement.on_tracks, p, s, 99), centre_works(space, p))
}

function haul_price {
  cites   = ["KK3-422..424"]
  params  = { u = unit, p = player }
  returns = map(resource, int)
  is      = as_handled({ (resource.fuel) = u.branch.haul }, p)
}

action transport {
  cites  = ["KK3-418..424"]
  text   = "transport ${what} from ${here} to ${there}"
  menu   = "transport between logistics centres"
  beside = [action.step]

  param here {
    in      = where(starts(actor), centre_works(space, actor))
    message = "No logistics centre of yours works there with another one on its railway, or nobody is there who has not moved."
  }
  param what {
    in      = where(riders(here, actor), can_pay(actor, haul_price(piece.unit, actor)))
    message = "You cannot pay for its transport, or no centre takes it in."
  }
  param there {
    in = where(
      centres_from(here, actor), may_stand(what.unit, space) && (!what.unit.branch.counts || room_for(space, actor) > 0)
    )
    message = "No logistics centre works there, or it has no room, or its ground does not bear that."
  }

  do {
    pay actor { all = haul_price(what.unit, actor) }
    say { text = "${what} of ${actor} go from the logistics centre of ${here} to that of ${there}." }
    call arrive_by_rail { with = [what, there] }
  }

  appeal = -1
}
