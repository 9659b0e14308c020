# The Blitz: one region is struck, from as far as each unit's kind can come.

# Tanks pass what is their own, and what is open to them; Planes pass over everything. Neutral and enemy regions stop who
# does not fly. Our reading of "controlled by no units": that is said of zones, for neutral regions bar the way.
movement blitzing {
  params = { mover = piece }
  pass = (
    in_play(to) &&
    (to.domain == domain.land || to.anchored && (flies(mover) || mover.owner != none && usable(to, mover.owner)))
  )
  cost  = to.domain == domain.land ? 1 : 0
  stop  = !flies(mover) && to.domain == domain.land && to.holder != mover.owner && to.open_to != mover.owner
  cites = ["ATK-174", "ATK-175", "ATK-178..182"]
}

function flies {
  params = { u = piece }
  is     = u.unit == unit.plane
}

# How many regions one Blitz may strike.
value blitz_targets {
  of    = player
  is    = 1
  cites = ["ATK-173"]
}

# Our reading of "several" attacks: two, one more than without the card. The enhanced effect is only on the card itself,
# which we do not have: it is the same for all governments.
modifier bombing_run_second_region {
  to    = value.blitz_targets
  when  = self.card == unit.bombing_run
  set   = 2
  cites = ["ATK-374..376"]
}

# What the Blitz that goes on strikes.
function struck {
  params = { p = player }
  is     = unique([for u in every(piece) : u.space if u.moved])
}

action blitz {
  secret = false
  text   = "Blitz"
  cites  = ["ATK-034", "ATK-037", "ATK-173"]

  require not_covered {
    that    = may_order(actor, order.blitz)
    message = "You have taken Blitz this year."
  }

  do {
    call begin_order { with = [actor, order.blitz] }
    offer {
      to      = actor
      actions = [action.strike, action.ask_leave]
      with    = { o = order.blitz }
      prompt  = "Send units into the Blitz."
      done    = "no more units"
    }
    call fight_all { p = actor }
    call end_order { with = [actor, order.blitz] }
  }

  appeal = blitz_appeal(actor)
}

# Nobody enters a region during a Blitz but the one struck, so one unit stays where units leave.
action strike {
  text  = "strike ${there} with ${n} ${what} from ${here}"
  menu  = "strike"
  cites = ["ATK-038", "ATK-169..173", "ATK-176", "ATK-177", "ATK-375", "ATK-376"]

  targets = struck(actor)

  param there {
    in      = where(regions(), space.holder != actor && (count(targets) < actor.blitz_targets || contains(targets, space)))
    message = "A Blitz strikes one region of an opponent or a neutral one, and with the right card a second."
  }
  param here {
    in = [
      for r in regions() : r
      if count(army_of(r, actor)) > 1 && r.holder == actor && any(army_of(r, actor), can_strike(piece, there))
    ]
    message = "No unit there can come so far, or the last unit of the region would leave it."
  }
  param what {
    in      = unique([for u in army_of(here, actor) : u.unit if can_strike(u, there)])
    message = "No such unit there can come so far."
  }

  movers = where(army_of(here, actor), piece.unit == what)
  most   = min(count(movers), count(army_of(here, actor)) - 1)

  param n {
    in      = range(1, most)
    message = "Only ${most} of them can go; one unit stays in the region."
    cites   = ["ATK-177"]
  }

  do {
    going = take(movers, n)
    set going { moved = true }
    move going { to = there }
  }

  appeal = strike_appeal(actor, here, there, what, n)
}

function can_strike {
  params = { u = piece, there = space }
  is     = distance(movement.blitzing, u, u.space, there, u.unit.blitz) >= 0
  cites  = ["ATK-169..172"]
}
