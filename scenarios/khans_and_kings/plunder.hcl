# Plunder (KK3-810 to 815).

enum loot {
  values = [building, roads, railways, bridges, everything]
  titles = {
    building   = "the building",
    roads      = "the roads",
    railways   = "the railways",
    bridges    = "the bridges",
    everything = "all that stands there"
  }
}

class piece {
  state = {
    plundered = {
      type    = bool,
      default = false,
      lasts   = [phase.movement_of, phase.independents_act],
      doc     = "The unit has plundered this turn."
    }
  }
}

# Percent more, by the abilities of the unit.
function plunder_percent {
  cites  = ["KK3-591"]
  params = { kind = unit }
  is     = sum(kind.abilities, ability.plunders)
}

# What plundering a kind of building brings, in the kinds of resources that the player handles.
function spoils {
  cites   = ["KK3-303", "KK3-813"]
  params  = { kind = unit, p = player }
  returns = map(resource, int)
  is      = as_handled(kind.plunder_gives, p)
}

# Who can plunder. Equipment that was seized in this turn obeys from the next one on, and who is aboard a ship has not landed.
function raiders {
  cites  = ["KK3-667", "KK3-796", "KK3-814", "KK3-810"]
  params = { s = space, p = player }
  is = where(
    pieces(s, p), fights(piece) && piece.holder == none && !fresh_arrival(piece) && !piece.plundered && !piece.routed
  )
}

# Whether a unit finds somebody at a sub-province whom it would have to fight before it plunders. Units that it cannot attack do not
# stand in its way.
function guarded_from {
  params = { s = space, u = piece }
  is     = any(opponents(s, u.owner), within_power(u, piece))
  cites  = ["KK3-526", "KK3-572", "KK3-810"]
}

# Who of them is not kept from it.
function plunderers {
  params = { s = space, p = player }
  is     = where(raiders(s, p), !guarded_from(s, piece))
  cites  = ["KK3-810"]
}

# What lies in a sub-province to be plundered. A mine barrier does not (KK3-455).
function loot_at {
  cites  = ["KK3-455", "KK3-815"]
  params = { s = space }

  house   = building_at(s)
  one     = house != none && !house.unit.unplundered ? [loot.building] : []
  roads   = leaves(s, way.road) ? [loot.roads] : []
  rails   = leaves(s, way.rail) ? [loot.railways] : []
  bridges = leaves(s, way.bridge) ? [loot.bridges] : []
  kinds   = concat(one, roads, rails, bridges)
  is      = count(kinds) > 1 ? concat(kinds, [loot.everything]) : kinds
}

# The building there, if a player can plunder it: not his own or a friend's, such as a legation.
function prize_at {
  cites  = ["KK3-400", "KK3-810"]
  params = { s = space, p = player }
  house  = building_at(s)
  is     = house != none && (house.owner == none || hostile(house.owner, p)) ? house : none
}

function loot_for {
  cites  = ["KK3-810", "KK3-815"]
  params = { s = space, p = player }
  is     = where(loot_at(s), loot != loot.building || prize_at(s, p) != none)
}

# The kinds of ways that lead out of a sub-province.
function ways_from {
  params = { s = space }
  is     = where(ways_laid(), leaves(s, unit.laid))
  cites  = ["KK3-404"]
}

function leaves {
  params = { s = space, kind = way }
  is     = any(adjacent(s), has_way(s, space, kind))
}

function hostile_ground {
  params = { s = space, p = player }
  lord   = lord(s)
  is     = s.domain == domain.land && (lord == none || hostile(lord, p))
  cites  = ["KK3-810"]
}

action plunder {
  cites  = ["KK3-278", "KK3-810..812", "KK3-814", "KK3-815"]
  text   = "plunder ${what} of ${place}"
  menu   = "plunder"
  beside = [action.step]

  param place {
    in = where(
      unique([for u in every(piece) : u.space if u.owner == actor && u.unit.branch.troop]),
      hostile_ground(space, actor) && !empty(plunderers(space, actor))
    )
    message = "There is nothing to plunder, or no unit of yours alone there that has not plundered this turn."
  }
  param what {
    in      = loot_for(place, actor)
    message = "There is nothing of the kind."
  }

  do {
    call sack {
      with = [place, what, actor, best({ for u in plunderers(place, actor) : plunder_percent(u.unit) => u })]
    }
  }

  appeal = what == loot.everything || what == loot.building ? 20 : 5
}

procedure sack {
  cites  = ["KK3-812..815"]
  params = { s = space, what = loot, p = player, raider = piece }

  set raider { plundered = true }
  house = prize_at(s, p)
  if {
    when = house != none && (what == loot.building || what == loot.everything)
    call carry_off { with = [house.unit, s, p, raider] }
    call raze { with = [house, p] }
  }
  for kind {
    in = ways_laid()
    where = (
      what == loot.everything || what == loot.roads && kind.laid == way.road ||
      what == loot.railways && kind.laid == way.rail || what == loot.bridges && kind.laid == way.bridge
    )

    for t {
      in    = adjacent(s)
      where = has_way(s, t, kind.laid)
      call carry_off { with = [kind, s, p, raider] }
      call raze_way { with = [kind, s, t, p] }
    }
  }
}

function multiplied {
  params  = { m = map(resource, int), percent = int }
  returns = map(resource, int)
  is      = { for r in every(resource) : r => ceil(m[r] * percent / 100) }
}

procedure carry_off {
  cites  = ["KK3-303", "KK3-813"]
  params = { kind = unit, s = space, p = player, raider = piece }

  booty = multiplied(spoils(kind, p), 100 + plunder_percent(raider.unit))
  if {
    when = p == player.independents
    say { text = "${p} plunders ${kind.with_article} in ${s} with ${raider}." }
  }
  else {
    gain p { all = booty }
    say { text = "${p} plunders ${kind.with_article} in ${s} with ${raider}: ${booty}." }
  }
}
