# Stub, to be replaced by its owner.
class piece {
  state = { left = { type = int, default = 0, doc = "Movement points left." } }
}

function occupies {
  params = { p = piece }
  is     = fights(p) && p.unit.branch.land && p.unit.branch.counts
}

phase movement_of {
  title  = "Movement"
  params = { p = player }

  set u {
    in    = every(piece)
    where = u.owner == p
    left  = fights(u) && !fresh_arrival(u) ? u.unit.speed : 0
  }
  offer {
    to      = p
    actions = [action.step]
    prompt  = "Move, or stop."
    done    = "stop moving"
  }
}

action step {
  text = "move ${what} from ${here} to ${there}"
  menu = "move"

  param here {
    in = unique([for p in every(piece) : p.space if p.owner == actor && p.left > 0])
  }
  param what {
    in = [for p in pieces(here) : p if p.owner == actor && p.left > 0]
  }
  param there {
    in = [for s in adjacent(here) : s if may_stand(what.unit, s) && empty(enemies(s, actor)) && (!what.unit.branch.counts || room_for(s, actor) > 0)]
  }
  do {
    set what { left = max(0, what.left - 1 - rough(there)) }
    move what { to = there }
    emit entered {
      mover     = what
      place     = there
      left_from = here
    }
  }
}
