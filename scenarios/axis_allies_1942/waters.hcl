# Who makes a sea zone hostile: surface warships alone. Who sails through, who stops, and where aircraft meet guns: nowhere on the way.

class space {
  state = {
    was_hostile = {
      type = bool,
      show = false,
      doc  = "A sea zone that was hostile to the power whose turn it is when the turn began."
    }
  }
}

option closed_straits {
  type    = bool
  default = false
  text    = "The passage between the Black Sea and the Mediterranean is closed to ships."
  cites   = ["A42-091"]
}

function hostile_waters {
  is = any(pieces(s), piece.unit.surface && foe(piece.owner, p))
  cites = [
    "A42-083..085", "A42-150", "A42-151", "A42-539..541", "A42-544", "A42-607", "A42-609", "A42-617", "A42-620",
    "A42-639"
  ]
}

after procedure begin_turn note_hostile_waters {
  cites = ["A42-317"]

  set s {
    in          = every(space)
    was_hostile = hostile_waters(s, p)
  }
}

# Submarines pass warships in peace too, but stop where they are hunted.
movement by_sea_at_peace {
  pass  = to.domain == domain.sea && canal_open(edge.locks, mover.owner) && (mover.unit.dives || !barred(to, mover))
  stop  = barred(to, mover)
  cites = ["A42-099..104", "A42-377", "A42-391..394", "A42-605"]
}

forbid black_sea {
  movements = [movement.by_sea, movement.by_sea_at_peace, movement.by_sea_at_best, movement.by_sea_if_won]
  when      = option.closed_straits && (from == space.sea_zone_16 || to == space.sea_zone_16)
  cites     = ["A42-091", "A42-092"]
}

# No gun fires at what merely flies over it.
movement by_air {
  cites = ["A42-089", "A42-092", "A42-104", "A42-105", "A42-166", "A42-493", "A42-495..497", "A42-499"]
}

remove action redeploy { only = [require.peaceful] }

# A submarine that meets a hunter has ended its move.
after action redeploy stop_at_hunters {
  cites = ["A42-394", "A42-605"]

  set c {
    in    = take(movers, n)
    where = barred(there, c)
    spent = true
  }
}
