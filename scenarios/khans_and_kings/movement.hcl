# How units move over land: points, roads, rivers, and the phase in which a state moves.

class piece {
  state = {
    left = { type = int, default = 0, min = 0, doc = "Movement points left." }
    along = {
      type    = int,
      default = 0,
      min     = 0,
      doc     = "Further points, for roads, while it has kept to them in this turn."
    }
    toll = {
      type    = int,
      default = 0,
      min     = 0,
      doc     = "The points that bad weather takes when it leaves roads and railways."
    }
    moved     = { type = bool, doc = "Has moved or acted in this turn." }
    start_at  = { type = optional(space), default = none, doc = "Where its last step began." }
    on_steppe = { type = bool, show = false, doc = "Has had the bonus of the steppe in this turn." }
  }
}

# ---- Who may move where

function on_board {
  params = { p = piece }
  is     = p.space != none && p.space.domain != domain.table
}

# What has movement left and is free to use it.
function movable {
  params = { p = piece }
  is     = p.left > 0 && !p.engaged && p.holder == none
  cites  = ["KK3-475", "KK3-481"]
}

# What can still march: armies, Flying units, Generals, and Admirals ashore.
function may_march {
  params = { u = piece }
  is     = (u.left > 0 || u.along > 0) && !u.engaged && u.holder == none && u.unit.branch.land
  cites  = ["KK3-408", "KK3-475", "KK3-481", "KK3-523", "KK3-690"]
}

function marchers {
  params = { p = player }
  is     = where(every(piece), piece.owner == p && may_march(piece))
  cites  = ["KK3-025"]
}

function has_way {
  params = { here = space, there = space, kind = way }
  is     = any(borders(here, there), contains(border.ways, kind))
}

# Whether a step follows a road or railway.
function along_a_way {
  params = { here = space, there = space }
  is     = has_way(here, there, way.road) || has_way(here, there, way.rail)
  cites  = ["KK3-059", "KK3-066"]
}

# A river that no way crosses.
function river_between {
  params = { here = space, there = space }
  is     = any(borders(here, there), border.river) && !any(borders(here, there), !empty(border.ways))
  cites  = ["KK3-247", "KK3-250", "KK3-414", "KK3-432", "KK3-433"]
}

# What a step takes from the points of a unit. A road spares it the ground and the river.
function ground_cost {
  params = { p = piece, here = space, there = space }
  is = (
    has_way(here, there, way.road) ? 1 :
    1 + rough_for(p, there) + (river_between(here, there) && !is_a(p, branch.flying) ? 1 : 0)
  )
  cites = ["KK3-250", "KK3-407", "KK3-480", "KK3-482", "KK3-523"]
}

function step_cost {
  params = { p = piece, there = space }
  is     = ground_cost(p, p.space, there)
}

# The points that a road gives to those who keep to it.
value road_bonus {
  of    = piece
  is    = 1
  cites = ["KK3-406", "KKA-42"]
}

# With one point left a unit can always take one step, however hard the ground is.
function may_step {
  params = { p = piece, there = space }
  is     = (p.left > toll_for(p, there) || has_way(p.space, there, way.road)) && may_stand(p.unit, there)
  cites  = ["KK3-408", "KK3-471", "KK3-476", "KK3-480", "KK3-523"]
}

# What bad weather takes for a step, besides what the step costs.
function toll_for {
  params = { p = piece, there = space }
  is     = along_a_way(p.space, there) ? 0 : p.toll
  cites  = ["KK3-059", "KK3-060", "KK3-066"]
}

# ---- The step

# What a player can march from one sub-province to the next.
function steppers {
  params = { p = player, here = space, there = space }
  is     = where(pieces(here, p), may_march(piece) && may_step(piece, there))
}

# Those of them that find a battle there.
function fighters {
  params = { p = player, here = space, there = space }
  is     = where(steppers(p, here, there), finds_battle(piece, there))
}

# Whether a player has units at a place that are in a battle already. It is none when its enemies are gone, as under fire, before it begins.
function joins_battle {
  params = { s = space, p = player }
  is     = any(army(s, p), piece.engaged && meets_foes(piece, p))
  cites  = ["KK3-266", "KK3-267"]
}

action step {
  text   = "move ${who} from ${here} to ${there}"
  secret = false
  menu   = "move"
  cites  = ["KK3-025", "KK3-198", "KK3-264", "KK3-266", "KK3-480", "KK3-481", "KK3-674", "KK3-690"]

  param here {
    in      = unique([for u in marchers(actor) : u.space])
    message = "You have nothing there that can still move."
  }

  ready = [for u in every(piece) : u if u.owner == actor && u.space == here && may_march(u)]

  param there {
    in      = [for s in adjacent(here) : s if any(ready, may_step(piece, s))]
    message = "Nothing of yours in ${here} can go there."
  }

  room   = room_for(there, actor)
  fought = joins_battle(there, actor) || !empty(fighters(actor, here, there))
  movers = where(steppers(actor, here, there), room > 0 || fought || !takes_room(piece))

  param who {
    in       = movers
    count    = min(16, count(movers), fought ? 16 : room + count(movers, !takes_room(piece)))
    at_least = 1
    that     = count(who, takes_room(piece)) <= room || joins_battle(there, actor) || any(who, finds_battle(piece, there))
    message  = "${there} has no room for ${count(who)} more."
  }

  do {
    call set_out { with = [who, here, there] }
  }

  appeal = step_appeal(actor, here, there, who)
}

# Moves units one sub-province further. All of them arrive before anything happens to one of them. Flying units go no further in
# weather in which they would not have set out.
procedure set_out {
  params = { who = list(piece), here = space, there = space }
  cites  = ["KK3-054", "KK3-065", "KK3-406..408", "KK3-480", "KK3-482", "KK3-625", "KK3-674"]

  for p {
    in = who

    by_road = has_way(here, there, way.road)
    steppe  = !p.on_steppe && swift_on(p, there)
    down    = is_a(p, branch.flying) && kept_in(p.unit, there)
    set p {
      along     = down || !by_road ? 0 : p.left > 0 ? p.along : p.along - 1
      left      = down ? 0 : max(0, p.left - toll_for(p, there) - step_cost(p, there)) + (steppe ? 1 : 0)
      toll      = along_a_way(here, there) ? p.toll : 0
      on_steppe = p.on_steppe || steppe
      start_at  = here
      moved     = true
      dug_in    = none
    }
  }
  move who { to = there }
  for p {
    in    = who
    where = contains(pieces(there), p)
    emit entered {
      mover     = p
      place     = there
      left_from = here
    }
  }
}

# Cavalry and Armoured units gain a point on the steppe.
function swift_on {
  params = { p = piece, s = space }
  is     = s.cover == terrain.steppe && (is_a(p, branch.cavalry) || is_a(p, branch.armoured))
  cites  = ["KK3-218", "KK3-232"]
}

# What takes a unit's whole turn, or the rest of it.
procedure spend_turn {
  params = { u = piece }

  set u {
    moved = true
    left  = 0
    along = 0
  }
}

# ---- The phase

phase movement_of {
  title  = "Movement"
  params = { p = player }
  cites  = ["KK3-025", "KK3-026"]

  call reset_units { with = [p] }
  call check_supply { with = [p] }
  offer {
    to      = p
    actions = [action.step]
    prompt  = "Move, or stop."
    done    = "stop moving"
  }
}

# What a state's units begin its movement with.
procedure reset_units {
  params = { p = player }
  cites  = ["KK3-059", "KK3-066", "KK3-154", "KK3-406", "KK3-475", "KK3-477..479", "KK3-633", "KK3-690"]

  set u {
    in      = every(piece)
    where   = u.owner == p
    healed  = 0
    rallied = 0
  }
  for u {
    in    = every(piece)
    where = u.owner == p && u.unit.speed > 0 && on_board(u)

    idle = fresh_arrival(u) || kept_in(u.unit, u.space)
    open = idle ? 0 : points(u)
    can  = !idle && any(adjacent(u.space), along_a_way(u.space, space)) ? points_on_ways(u) : open
    set u {
      left      = can
      toll      = can - open
      along     = can > 0 && u.unit.branch.land ? u.road_bonus : 0
      on_steppe = swift_on(u, u.space)
      moved     = false
      start_at  = u.space
    }
  }
}

# Which units keep a province from being taken while they are in it: land units ashore that are neither in the air nor officers, Routed
# ones among them.
function garrisons {
  params = { p = piece }
  is     = fights(p) && p.holder == none && p.unit.branch.land && !is_a(p, branch.flying) && !able(p, ability.holds_nothing)
  cites  = ["KK3-275", "KK3-526", "KK3-575", "KK3-688", "KK3-796"]
}

# Which take one: those of them that are fit to fight.
function occupies {
  params = { p = piece }
  is     = garrisons(p) && !p.routed
  cites  = ["KK3-575", "KK3-525", "KK3-615", "KK3-688"]
}
