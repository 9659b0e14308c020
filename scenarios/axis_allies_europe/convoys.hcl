# The Battle of the Atlantic: convoys are taken by ships in passing or by battle, and cost their owner his income.

function enemy_convoy {
  params = { s = space, p = player }
  is     = s.convoy && foe(s.controller, p)
  cites  = ["EUR-091", "EUR-372"]
}

# Ships with a combat value take convoys, transports never.
function takes_convoys {
  params = { c = piece }
  is     = c.unit.vessel && c.unit.attack > 0
  cites  = ["EUR-373", "EUR-377", "EUR-380..382"]
}

# Only the combat move leads into an enemy convoy.
movement by_sea_at_peace {
  pass  = inherited && !enemy_convoy(to, mover.owner)
  cites = ["EUR-413", "EUR-414"]
}

movement by_sea_if_won {
  pass  = inherited && (!enemy_convoy(to, mover.owner) || attacked(to, mover.owner))
  cites = ["EUR-414", "EUR-543"]
}

# An enemy convoy is worth sailing to as well.
function sails_for_combat {
  is    = inherited || enemy_convoy(there, p)
  cites = ["EUR-158", "EUR-377", "EUR-387"]
}

# A convoy goes back to its owner, whichever Ally retakes it.
procedure take_convoy {
  params = { s = space, by = player }
  cites  = ["EUR-255", "EUR-377", "EUR-378", "EUR-384", "EUR-387", "EUR-389"]

  from   = s.controller
  freed  = friend(s.power, by)
  keeper = freed ? s.power : by

  set s { controller = keeper }
  if {
    when = freed
    say { text = "${by} frees ${s}, which pays ${keeper} again." }
  }
  else {
    say { text = "${by} takes ${s}; ${s.power} loses ${s.income} IPC of income." }
  }
  emit captured {
    place = s
    by    = by
    from  = from
  }
}

# A ship takes the enemy convoys on its way, up to the zone it comes to, where no enemy ships are.
procedure take_in_passing {
  params = { c = piece, way = list(space) }
  cites  = ["EUR-373", "EUR-377", "EUR-379", "EUR-382", "EUR-387"]

  for s {
    in    = way
    where = enemy_convoy(s, c.owner) && takes_convoys(c) && !hostile_waters(s, c.owner)
    call take_convoy { with = [s, c.owner] }
  }
}

after procedure advance take_convoys {
  call take_in_passing { with = [c, way] }
}

# After a battle an attacker who has a warship there still has the convoy. Nobody is left against it: submarines under
# water do not count, and aircraft have gone.
after procedure sea_battle secure_convoy {
  cites = ["EUR-374", "EUR-380", "EUR-381", "EUR-388", "EUR-395"]

  call take_convoy {
    when = enemy_convoy(s, a) && any(fighting(s, a), takes_convoys(piece))
    with = [s, a]
  }
}

function may_sweep {
  params = { c = piece, p = player }
  is     = free_to_move(c, p) && c.unit.domain == domain.sea && left(c) > 1
  cites  = ["EUR-559"]
}

# One ship sails by a way of one's choice, past convoys and even back to where it was.
action sweep {
  text   = "sail ${ship} from ${here} via ${by_way} to ${there}"
  menu   = "sail by a way of your choice"
  beside = [action.sail]
  cites  = ["EUR-373", "EUR-377", "EUR-382", "EUR-394"]

  param here {
    in      = unique([for c in every(piece) : c.space if may_sweep(c, actor)])
    message = "No ship of yours there can sail so far."
  }

  ships = where(pieces(here), may_sweep(piece, actor))

  param ship {
    in      = ships
    text    = among(it, ships)
    message = "No such ship of yours there can sail so far."
  }
  param by_way {
    in      = where(reach(movement.by_sea, ship, here, left(ship) - 1), !barred(space, ship))
    message = "It cannot sail by there: too far, among enemy ships or through the straits."
  }

  first_leg = route(movement.by_sea, ship, here, by_way, left(ship))
  given_up  = forsaken(actor)

  param there {
    in      = reach(movement.by_sea, ship, by_way, left(ship) - count(first_leg))
    message = "That is out of its reach: too far, past enemy units or through the straits."
  }
  require attack {
    that    = any(first_leg, enemy_convoy(space, actor)) || sails_for_combat(ship, here, there, actor)
    message = "A combat move takes a convoy, or ends where there is an enemy to fight."
    cites   = ["EUR-151", "EUR-377"]
  }

  do {
    call advance {
      c     = ship
      way   = concat(first_leg, route(movement.by_sea, ship, by_way, there, left(ship)))
      start = here
      to    = there
    }

    # Fighters that did not launch are cargo for the rest of the turn.
    set f {
      in    = cargo(ship)
      spent = true
    }
  }

  ensure cover {
    that    = forsaken(actor) <= given_up
    message = "Transports do not attack: no ship that does could come to where they are among enemies."
    cites   = ["EUR-663"]
  }

  appeal = sweep_appeal(actor, ship, here, first_leg, there)
}

# For bots only: income that a way costs the enemy, or brings back.
function sweep_appeal {
  params = { p = player, ship = piece, here = space, way = list(space), there = space }
  is     = takes_convoys(ship) && !hostile_waters(there, p) ? sum([for s in way : s.income * 8 if enemy_convoy(s, p)]) : 0
}
