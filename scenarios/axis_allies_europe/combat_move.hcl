# Action 2. Guns fire as soon as aircraft pass; fighters may rely on a carrier that may come or not.

class game {
  state = {
    moving = { type = bool, show = false, doc = "The active power goes on moving." }
  }
}

# One move after another, so that guns fire at each flight before the next.
phase combat_move {
  cites = ["EUR-140", "EUR-142", "EUR-150..152", "EUR-165..167", "EUR-472"]

  set game { moving = true }
  repeat {
    while = game.moving
    set game { moving = false }
    offer {
      to = game.active
      actions = [
        action.move, action.blitz, action.sail, action.fly, action.raid, action.load, action.assault, action.unload
      ]
      prompt = "Move units to attack."
      done   = "end combat move"
      once   = true

      require cover {
        that    = all(uncovered(game.active), empty(covers(space, game.active)))
        message = "Transports do not attack: send a ship or an aircraft that does to ${uncovered(game.active)}."
        cites   = ["EUR-663"]
      }
    }
    call fire_on_the_way { with = [game.active] }
  }
  call close_combat_move {}
}

after action move goes_on {
  set game { moving = true }
}

after action blitz goes_on {
  set game { moving = true }
}

after action sail goes_on {
  set game { moving = true }
}

after action sweep goes_on {
  set game { moving = true }
}

after action fly goes_on {
  set game { moving = true }
}

after action detour goes_on {
  set game { moving = true }
}

after action raid goes_on {
  set game { moving = true }
}

after action raid_by_way goes_on {
  set game { moving = true }
}

after action escort goes_on {
  set game { moving = true }
}

after action load goes_on {
  set game { moving = true }
}

after action assault goes_on {
  set game { moving = true }
}

after action unload goes_on {
  set game { moving = true }
}

# ---- Flights. Each needs a place to land, which may be a carrier that could come there; nothing binds the carrier.

# Whether each aircraft of a group that is in flight finds a field, or a deck that others in flight do not need.
function can_all_land {
  params = { group = list(piece), p = player }
  flying = astray(p)
  new    = where(flying, contains(group, piece))
  is     = seated(flying, p, false) - seated(where(flying, !contains(group, piece)), p, false) == count(new)
  cites  = ["EUR-164", "EUR-534", "EUR-542", "EUR-543"]
}

remove action return_flight {
  only = [require.promises]
}

remove action return_by_way {
  only = [require.promises]
}

function keeps_promises {
  is    = true
  cites = ["EUR-543"]
}

action fly {
  ensure landing {
    that  = can_all_land(movers, actor)
    cites = ["EUR-164", "EUR-534", "EUR-542", "EUR-543"]
  }
}

action detour {
  ensure landing {
    that  = can_all_land(movers, actor)
    cites = ["EUR-164", "EUR-542"]
  }
}

action raid {
  ensure landing {
    that  = can_all_land(movers, actor)
    cites = ["EUR-164", "EUR-534"]
  }

  appeal = there.controller != none && there.controller.ipc > 4 ? 12 : 0
}

action raid_by_way {
  ensure landing {
    that  = can_all_land(movers, actor)
    cites = ["EUR-164", "EUR-534"]
  }
}

remove action move {
  only = [stranded, ensure.promises]
}

remove action sail {
  only = [stranded, ensure.promises]
}

# ---- Transports do not attack: they go among enemies only with what does, and alone they leave these in peace.

# Whether a power has something in a zone that attacks.
function attacked {
  is    = can_be_won(s, p)
  cites = ["EUR-206", "EUR-663"]
}

# Zones in which transports are among enemies, having come there now or with troops to land, and need somebody there who attacks. It may
# be an ally's transport that has troops to land.
function exposed {
  params = { p = player }
  is = unique([
    for t in every(piece) : t.space
    if t.unit.lifts_land && (t.moved > 0 || t.unloads != none) && hostile_waters(t.space, p)
  ])
  cites = ["EUR-663"]
}

# Those of them where nobody is.
function uncovered {
  params = { p = player }
  is     = where(exposed(p), !attacked(space, p))
  cites  = ["EUR-663"]
}

# Ships that attack and can still go there, or lie there and can still leave.
function covers {
  params = { z = space, p = player }
  is = [
    for c in every(piece) : c
    if free_to_move(c, p) && c.unit.vessel && c.attack > 0 &&
    (c.space == z || contains(reach(movement.by_sea, c, c.space, left(c)), z))
  ]
}

# How many of these zones cannot be covered any more: where nobody attacks who is bound to stay, each needs a ship of its own.
function forsaken {
  params = { p = player }
  zones  = where(exposed(p), !any(fighting(space, p), piece.attack > 0 && !free_to_move(piece, p)))
  is     = count(zones) - matching([for z in zones : covers(z, p)], every(piece))
  cites  = ["EUR-663"]
}

action move {
  given_up = forsaken(actor)

  ensure cover {
    that    = forsaken(actor) <= given_up
    message = "Transports do not attack: no ship that does could come to where they are among enemies."
    cites   = ["EUR-663"]
  }
}

action sail {
  given_up = forsaken(actor)

  ensure cover {
    that    = forsaken(actor) <= given_up
    message = "Transports do not attack: no ship that does could come to where they are among enemies."
    cites   = ["EUR-663"]
  }
}

action assault {
  given_up = forsaken(actor)

  ensure cover {
    that    = forsaken(actor) <= given_up
    message = "Transports do not attack: no ship that does could come to clear the zone."
    cites   = ["EUR-663"]
  }
}

# ---- Blitz: only guns are named as what stops it, a complex alone does not.

function blitz_blockers {
  params = { s = space, p = player }
  is     = where(pieces(s), foe(piece.owner, p) && !piece.unit.industry)
  cites  = ["EUR-505", "EUR-511"]
}

action blitz {
  param first_stop {
    in      = where(adjacent(here), hostile(space, actor) && empty(blitz_blockers(space, actor)))
    message = "A blitz goes through a hostile territory beside it that holds no enemy unit, not even a gun."
  }
}

# ---- Landings. From an ally's transport, too, they follow the battle that clears the zone.

remove action assault {
  only = [require.ally_waits]
}
