# Strategic bombing raids: fighters escort and intercept, in an air fight of one round, and the bombers' dice are paid in full.

class unit {
  attributes = {
    escort = {
      type    = int,
      min     = 0,
      max     = 6,
      default = 0,
      doc     = "Hits so low as escort of a raid; 0 of what does not escort."
    }
    interception = {
      type    = int,
      min     = 0,
      max     = 6,
      default = 0,
      doc     = "Hits so low when it intercepts a raid; 0 of what does not."
    }
  }
}

class piece {
  state = {
    intercepted = {
      type  = bool,
      lasts = procedure.turn,
      doc   = "Rose against a raid this turn, and fights in no other battle."
    }
  }
}

function ready_escorts {
  params = { group = list(piece), p = player }
  is     = where(group, ready_aircraft(piece, p) && piece.unit.escort > 0)
  cites  = ["EUR-351"]
}

action escort {
  text   = "escort the raid on ${there} with ${n} ${what} from ${here}"
  menu   = "escort a raid"
  beside = [action.raid]
  cites  = ["EUR-020", "EUR-351", "EUR-352", "EUR-540"]

  param here {
    in      = unique([for c in ready_escorts(every(piece), actor) : c.space])
    message = "No fighter of yours there can take off."
  }
  param what {
    in      = unique([for c in ready_escorts(pieces(here), actor) : c.unit])
    message = "That unit escorts nobody."
  }

  movers = where(ready_escorts(pieces(here), actor), piece.unit == what)
  lead   = first(movers)

  param there {
    in = [
      for s in reach(movement.by_air, lead, here, left(lead)) : s
      if any(pieces(s), piece.raiding && piece.unit.raids)
    ]
    message = "Escorts go where bombers of yours make a raid, within their range."
  }
  param n {
    in      = range(1, count(movers))
    message = "Only ${count(movers)} of them can fly there."
  }

  do {
    call send_raiders {
      raiders = take(movers, n)
      way     = route(movement.by_air, lead, here, there, left(lead))
      start   = here
      to      = there
    }
  }

  ensure landing {
    that    = can_all_land(movers, actor)
    message = "No aircraft may be sent where it could not land afterwards."
    cites   = ["EUR-164", "EUR-542"]
  }

  appeal = 0
}

function raiders {
  params = { s = space }
  is     = where(pieces(s), piece.raiding)
}

# Enemy fighters that have risen against a raid, or that have not.
function interceptors {
  params = { s = space, a = player, up = bool }
  is     = [for c in pieces(s) : c if foe(c.owner, a) && c.unit.interception > 0 && c.intercepted == up]
}

# Interceptors fight in no other battle.
function opposing {
  is    = where(inherited, !piece.intercepted)
  cites = ["EUR-354"]
}

before procedure bombing_raid interceptors_rise {
  call rise { with = [s, a] }
}

# The air fight of one round: interceptors hit, escorts answer, and then what the interceptors hit falls.
procedure dogfight {
  cites = ["EUR-355", "EUR-358..365"]

  return { when = empty(raiders(s)) || empty(interceptors(s, a, true)) }

  # Step B: only noted.
  roll noted {
    die     = die.d6
    each    = interceptors(s, a, true)
    at_most = it.unit.interception
  }

  # Step C: at once.
  roll returned {
    die     = die.d6
    each    = where(raiders(s), !piece.unit.raids)
    at_most = it.unit.escort
  }
  call defenders_take_hits {
    hits = returned
    pool = interceptors(s, a, true)
    a    = a
  }
  call remove_dead { with = [s] }

  # Step D
  choose lost {
    by      = a
    prompt  = "Fighters over ${s}, hits: ${noted}. Choose what falls."
    from    = raiders(s)
    count   = noted
    default = take(sorted(raiders(s), piece.unit.loss_rank), noted)
  }
  say {
    when = !empty(lost)
    text = "The fighters over ${s} bring down ${lost}."
  }
  destroy lost {}
}

# Each power says which of its fighters there rise: by default all, but none where a battle follows, which they would miss.
procedure rise {
  params = { s = space, a = player }
  cites  = ["EUR-353", "EUR-354", "EUR-358"]

  for p {
    in = unique([for c in interceptors(s, a, false) : c.owner])

    ready = where(interceptors(s, a, false), piece.owner == p)
    choose risen {
      by       = p
      prompt   = "Which fighters rise against the raid on ${s}?"
      from     = ready
      count    = count(ready)
      at_least = 0
      default  = any(fighting(s, a), !piece.raiding) ? take(ready, 0) : ready
    }
    set risen { intercepted = true }
  }
}

# A complex that a blitz takes or frees is the enemy's no more, and the raid on it lapses.
after action blitz raids_lapse {
  cites = ["EUR-154", "EUR-347", "EUR-367"]

  set c {
    in      = raiders(first_stop)
    raiding = false
  }
}

# The territory's value is no limit.
procedure raid_damage {
  cites = ["EUR-366..368"]

  victim = s.controller
  return { when = victim == none }

  loss = min(points, victim.ipc)
  pay victim { ipc = loss }
  say { text = "The raid on ${s} costs ${victim} ${loss} IPC." }
}

# If their territory falls, interceptors fly one space to a landing place, or are lost.
before procedure take_control scatter_interceptors {
  cites = ["EUR-354"]

  for f {
    in = interceptors(s, by, true)
    call find_refuge { with = [f] }
  }
}

# The territory that falls is no landing place for them, although it is not the enemy's yet.
procedure find_refuge {
  near  = where(inherited, space != f.space || !f.intercepted)
  cites = ["EUR-268", "EUR-354"]
}
