# How ships move: over seas, lakes and rivers, and how submarines pass and are passed.

# Whether a ship can be somewhere: wooden ships on seas and rivers, River ships on rivers and lakes, others at sea.
function may_float {
  params = { u = piece, s = space }
  is     = u.unit.branch.afloat && may_stand(u.unit, s)
  cites  = ["KK3-539..540", "KK3-555..557"]
}

function may_sail {
  params = { p = piece }
  is     = p.unit.branch.afloat && p.left > 0 && !p.engaged && p.holder == none
}

# Wooden ships do not attack troops on the banks of a river.
function open_water {
  params = { u = piece, s = space }
  is     = may_float(u, s) && !(is_a(u, branch.wooden_ship) && s.domain == domain.land && any([for t in enemies(s, u.owner) : t.unit.branch.land]))
  cites  = ["KK3-541"]
}

action sail {
  text   = "sail ${who} from ${here} to ${there}"
  menu   = "sail"
  beside = [action.step]
  cites  = ["KK3-480", "KK3-540"]

  param here {
    in      = unique([for p in every(piece) : p.space if p.owner == actor && may_sail(p)])
    message = "You have no ship there that can still move."
  }

  ready = [for p in pieces(here) : p if p.owner == actor && may_sail(p)]

  param there {
    in      = [for s in adjacent(here) : s if any([for p in ready : open_water(p, s)])]
    message = "No ship of yours in ${here} can go there."
  }

  movers = [for p in ready : p if open_water(p, there)]

  param who {
    in       = movers
    count    = min(16, count(movers))
    at_least = 1
  }

  do {
    call set_sail { with = [who, there] }
  }

  appeal = sum([for u in who : u.unit.strength]) > might_of(enemies(there, actor)) && !empty(enemies(there, actor)) ? 12 : 0
}

procedure set_sail {
  params = { who = list(piece), there = space }
  cites  = ["KK3-480"]

  set p {
    in       = who
    left     = p.left - 1
    start_at = p.space
    moved    = true
  }
  move who { to = there }
  for p {
    in    = who
    where = p.space == there
    emit entered {
      mover     = p
      place     = there
      left_from = p.start_at
    }
  }
}
