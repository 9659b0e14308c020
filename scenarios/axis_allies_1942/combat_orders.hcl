# The combat move: what leads to combat, who must land, who may load.

class piece {
  state = {
    fled = { type = bool, lasts = procedure.turn, doc = "Left a zone in which enemy warships lay when the turn began." }
  }
}

phase combat_move {
  cites = ["A42-131..138", "A42-146..148", "A42-167", "A42-395", "A42-456"]

  offer {
    to = game.active
    actions = [
      action.move, action.blitz, action.sail, action.fetch, action.fly, action.raid, action.load, action.assault
    ]
    prompt = "Move units to attack."
    done   = "end combat move"

    require decks {
      that    = doomed(game.active, true) == 0
      message = "A fighter in flight relies on a carrier that could not come later: move the carrier now."
      cites   = ["A42-162", "A42-501..505"]
    }
    require landings {
      that    = empty(owing(game.active))
      message = "A transport that loaded or sailed now must announce a landing: nothing else takes it into the combat move."
      cites   = ["A42-138", "A42-167", "A42-170", "A42-191", "A42-633", "A42-644"]
    }
  }
  call close_combat_move {}
}

after phase combat_move who_intercepts {
  call interception { when = option.escorts }
}

# Ships may end a combat move where they fight or may fight, anywhere if they leave enemies beside whom they began the turn, and
# where a landing has been announced that they can support. A transport goes where its troops can land.
function sails_for_combat {
  is = (
    !empty(opposing(there, p)) || (here.was_shared && c.moved == 0) ||
    (c.guns > 0 && any(pieces(there), piece.target != none)) || any(cargo(c), piece.owner == p && piece.unit.captures)
  )
  cites = [
    "A42-138", "A42-140..142", "A42-153..160", "A42-170", "A42-171", "A42-181..183", "A42-189", "A42-192", "A42-543"
  ]
}

# Aircraft fly to enemies, away from those beside whom they began the turn, or off a deck, to stay above it.
function worth_flying_to {
  is = (
    (s.domain == domain.land ? hostile(s, p) : !empty(opposing(s, p)) || s == from) ||
    (from.was_shared && (s.domain == domain.sea || safe(s, p)))
  )
  cites = ["A42-132", "A42-160", "A42-176", "A42-489", "A42-525", "A42-570"]
}

# ---- Transports

# Troops that boarded in this combat move and have no landing yet.
function waiting_aboard {
  params = { t = piece }
  is     = any(cargo(t), piece.boarded && piece.target == none)
  cites  = ["A42-191", "A42-644"]
}

# Transports that owe a landing: those which loaded now, and those which sailed, unless they fight where they are or have left enemies.
function owing {
  params = { p = player }
  is = [
    for t in every(piece) : t
    if t.unit.lifts_land &&
    (waiting_aboard(t) || (t.moved > 0 && !t.fled && t.unloads == none && empty(opposing(t.space, p))))
  ]
  cites = ["A42-138", "A42-141", "A42-170", "A42-191", "A42-644", "A42-645"]
}

# Whether a transport lies beside a hostile shore or can still reach one.
function can_still_land {
  params = { t = piece }
  is = any([
    for z in concat([t.space], t.spent ? take([t.space], 0) : reach(movement.by_sea, t, t.space, left(t))) :
    any(adjacent(z), hostile(space, t.owner))
    if z != none
  ])
  cites = ["A42-190..192", "A42-644"]
}

function stuck {
  params = { p = player }
  is     = any(owing(p), !can_still_land(piece))
}

action move {
  cites = ["A42-132..136", "A42-149", "A42-181..183", "A42-426", "A42-538", "A42-543"]

  require attack {
    cites = ["A42-132", "A42-133", "A42-138", "A42-140..142"]
  }
  ensure promises {
    cites = ["A42-501", "A42-505"]
  }
}

after action move leave_the_enemy {
  cites = ["A42-141", "A42-157", "A42-160"]

  set c {
    in   = take(movers, n)
    fled = here.was_shared
  }
}

# A laden ship; not without a purpose, and a transport only as long as its troops can still land.
action sail {
  require attack {
    that    = sails_for_combat(ship, here, there, actor)
    message = "A combat move ends where there is an enemy to fight, or where the troops aboard can land."
    cites   = ["A42-132", "A42-138", "A42-140..142"]
  }
  ensure landings {
    that    = !stuck(actor)
    message = "From there its troops could reach no hostile shore."
    cites   = ["A42-170", "A42-191", "A42-192", "A42-644"]
  }
}

after action sail leave_the_enemy {
  cites = ["A42-141", "A42-157", "A42-160"]

  set ship { fled = ship.fled || here.was_shared }
}

# Transports with room that carry none of their power's troops: empty, or with a gun or an ally's infantry aboard.
function idle_transports {
  params = { p = player }
  is = [
    for t in every(piece) : t
    if t.unit.lifts_land &&
    count(cargo(t)) < 2 &&
    !any(cargo(t), piece.owner == p && piece.unit.captures) &&
    free_to_move(t, p) &&
    !t.space.off_map
  ]
}

# Who waits in a territory and finds room aboard.
function passengers {
  params = { s = space, t = piece, p = player }
  is     = where(pieces(s), can_board(piece, p) && has_room(t, piece.unit))
}

# A transport without troops sails to those it takes aboard; it has no other reason to move now. The emptiest goes.
action fetch {
  text  = "fetch ${what} from ${shore} in ${sea} with a transport from ${here}"
  menu  = "fetch troops with a transport that has none"
  cites = ["A42-157", "A42-158", "A42-190", "A42-623", "A42-632"]

  param here {
    in      = unique([for t in idle_transports(actor) : t.space])
    message = "No transport without troops of yours there can sail."
  }

  idle = where(idle_transports(actor), piece.space == here)
  t    = first(sorted({ for t in freshest(idle) : count(cargo(t)) => t }))

  param sea {
    in = [
      for z in reach(movement.by_sea, t, here, left(t)) : z
      if !hostile_waters(z, actor) && any(adjacent(z), !empty(passengers(space, t, actor)))
    ]
    message = "That is out of its reach, hostile, or nobody waits on its shores."
  }
  param shore {
    in      = where(adjacent(sea), !empty(passengers(space, t, actor)))
    message = "No land unit of yours waits there beside the zone."
  }
  param what {
    in      = unique([for c in passengers(shore, t, actor) : c.unit])
    message = "No such unit of yours there can board a transport."
  }

  do {
    c   = first(passengers(shore, t, actor), piece.unit == what)
    way = route(movement.by_sea, t, here, sea, left(t))
    set t {
      moved     = t.moved + count(way)
      came_from = entered_from(way, here)
      fled      = here.was_shared
    }
    set sea { ways_in = union(sea.ways_in, ways_into(t, here, sea, count(way))) }
    move t { to = sea }
    carry c { by = t }
    set c { boarded = true }
  }

  ensure landings {
    that    = !stuck(actor)
    message = "From there they could reach no hostile shore."
    cites   = ["A42-191", "A42-192", "A42-644"]
  }

  appeal = load_appeal(actor, shore, what, sea)
}

# In the noncombat move a transport must not have done anything before.
function may_handle_cargo {
  is    = !t.withdrew && !t.sailed && !t.fought
  cites = ["A42-161", "A42-395", "A42-635"]
}

function unload_limits {
  is = "not at all after a retreat, and in the noncombat move not if it has sailed or fought before"
}

# An ally's transport takes one's troops in the noncombat move: what loads now must land this turn.
function lifts {
  is    = where(inherited, piece.owner == p || game.phase != phase.combat_move)
  cites = ["A42-144", "A42-191", "A42-371", "A42-372", "A42-622", "A42-627", "A42-628"]
}

# A gun travels in a combat move only if it was aboard before.
function can_board {
  is    = inherited && (c.unit.captures || game.phase != phase.combat_move)
  cites = ["A42-380", "A42-428", "A42-429", "A42-456", "A42-624", "A42-629"]
}

# For the same reason it must be able to reach a hostile shore.
function ships_for {
  is    = where(inherited, can_still_land(piece) || game.phase != phase.combat_move)
  cites = ["A42-191", "A42-644"]
}

action load {
  require landings {
    that    = !empty(ships_for(sea, what, actor))
    message = "What loads in the combat move lands on a hostile shore this turn: there is none in reach."
    cites   = ["A42-191", "A42-644"]
  }
}

# From an ally's transport they land where one's own have gone to clear the zone.
action assault {
  require ally_waits {
    that = inherited || can_be_won(sea, actor)
    message = <<-END
      From an ally's transport no landing is made in a zone with enemy warships, unless units of yours that can sink
      them have come there first.
    END
    cites = ["A42-367"]
  }
}

# Once, into one territory, and ashore.
action unload {
  cites = concat(inherited, ["A42-636", "A42-637"])
}

action blitz {
  cites = ["A42-139", "A42-184..188", "A42-447..451"]

  ensure landings {
    that    = !stuck(actor)
    message = "Troops aboard count on landing there, and have no other shore in reach."
    cites   = ["A42-191"]
  }
}

# What a transport unloaded binds it for that turn only, whoever's turn it was.
class piece {
  state = {
    unloads = {
      type  = optional(space),
      lasts = procedure.turn,
      doc   = "Transports: the one territory it unloads into this turn."
    }
  }
}
