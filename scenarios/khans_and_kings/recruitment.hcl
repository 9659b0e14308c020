# Recruiting and disbanding units. Both stand in the window of trade and construction.

function recruits {
  cites = ["KK3-862"]
  is    = where(every(unit), unit.recruitable)
}

function may_recruit {
  params = { u = unit, p = player }
  is = (
    affordable(u, p) && (token_for(u) == none || has_token(p, token_for(u))) &&
    (!counts_as_elite(u) || elites(p) < p.elite_limit)
  )
  cites = ["KK3-147", "KK3-155", "KK3-305", "KK3-336", "KK3-347", "KK3-353", "KK3-369", "KK3-373"]
}

# Neutral ones are not counted.
function counts_as_elite {
  params = { u = unit }
  is     = u.branch == branch.elite && !u.neutral
  cites  = ["KK3-156", "KK3-529"]
}

function elites {
  params = { p = player }
  is     = count(every(piece), piece.owner == p && counts_as_elite(piece.unit))
  cites  = ["KK3-155", "KK3-838"]
}

# Governments and Doctrines raise it; buildings attach modifiers.
value elite_limit {
  of    = player
  is    = 1 + self.government.elites + self.doctrine.elites
  cites = ["KK3-155", "KK3-528"]
}

# Whether a province has all that a unit needs, and room for it where no enemies are. Enemies elsewhere in the province do not hinder it.
function musters {
  params = { u = unit, province = space, p = player }
  is = (
    (u.native_to == none || u.native_to == province || u.native_to == province.part_of) &&
    all(u.needs, built_in(province, p, unit)) &&
    !empty(arrivals(u, province, p))
  )
  cites = ["KK3-148..153", "KK3-265", "KK3-485", "KK3-858..861"]
}

# Where a ship is launched: in a sea that the port or naval base that it needs borders, and that no enemies lie in. Common ships
# are launched at any of them, and at the capital. Our reading of "common": what is native to no province.
function moorings {
  params = { u = unit, province = space, p = player }
  needed = where([unit.port, unit.naval_base], contains(u.needs, unit))
  sites = [
    for s in parts(province) : s
    if u.native_to == none ? harbours(s, p) || s.capital :
    empty(needed) ? harbours(s, p) :
    any(needed, has_building(s, p, unit))
  ]
  is    = [for z in seas() : z if any(sites, touches(space, z)) && empty(enemies(z, p))]
  cites = ["KK3-157..159", "KK3-266"]
}

# River ships are built where their workshops stand, on a bank of a river.
function yards {
  params = { u = unit, province = space, p = player }
  is = [
    for s in parts(province) : s
    if may_stand(u, s) && any(u.needs, has_building(s, p, unit)) && empty(enemies(s, p))
  ]
  cites = ["KK3-157", "KK3-266"]
}

# Where a ship of the province is put to the water.
function launches {
  params = { u = unit, province = space, p = player }
  is     = u.branch == branch.river_ship ? yards(u, province, p) : moorings(u, province, p)
  cites  = ["KK3-157"]
}

function harbours {
  params = { s = space, p = optional(player) }
  is     = has_building(s, p, unit.port) || has_building(s, p, unit.naval_base)
}

# Where a new unit of the province appears: a ship where it is launched, an aircraft at a base, any other in the capital.
function arrivals {
  params = { u = unit, province = space, p = player }
  bases  = kind_is(u, branch.aviation) ? where(parts(province), base_for(u, p, space)) : [capital_of(province)]
  is     = u.branch.afloat ? launches(u, province, p) : where(bases, takes_in(space, u, p))
  cites  = ["KK3-152", "KK3-153", "KK3-157", "KK3-816", "KK3-818"]
}

action recruit {
  text   = "recruit ${what} in ${province}"
  menu   = "recruit a unit"
  beside = [action.propose]
  cites  = ["KK3-022", "KK3-147", "KK3-148", "KK3-483"]

  param what {
    in      = where(recruits(), may_recruit(unit, actor))
    message = "You cannot pay for that or may not have another."
  }
  param province {
    in      = where(provinces_of(actor), musters(what, space, actor))
    message = "That province is not yours, lacks a building that the unit needs or does not raise it, or has no place for it."
  }

  do {
    cost = price(what, actor)
    pay actor { all = cost }
    call deploy fresh { with = [what, actor, province] }
    set fresh { paid = cost }
    call use_up {
      when = token_for(what) != none
      with = [actor, token_for(what)]
    }
    say { text = "${actor} recruits ${what} in ${province}." }
    emit recruited { with = [fresh, province, actor] }
  }

  appeal = recruit_appeal(actor, what, province)
}

# Puts a new unit on the map. If there are several places for it, its owner chooses.
procedure deploy {
  params = { u = unit, p = player, province = space }
  cites  = ["KK3-152", "KK3-154", "KK3-157", "KK3-162", "KK3-272"]

  berths = arrivals(u, province, p)
  choose berth {
    when    = count(berths) > 1
    by      = p
    prompt  = u.branch.afloat ? "Where does ${u} put to sea?" : "Where is ${u} based?"
    from    = berths
    default = first(berths)
  }
  create fresh {
    unit    = u
    owner   = p
    at      = berth == none ? berths[0] : berth
    arrived = game.round
  }
  return { value = fresh }
}

# A unit that comes by a Decision, an Event or a Government costs nothing. Where nothing says where, its owner chooses a
# province that has a place for it: on ground that bears it, with room, and free of enemies.
function receivers {
  params = { u = unit, p = player }
  is     = where(provinces_of(p), !empty(arrivals(u, space, p)))
  cites  = ["KK3-161", "KK3-265"]
}

procedure receive {
  params = { u = unit, p = player }
  cites  = ["KK3-160..162"]

  choose home {
    by      = p
    prompt  = "Which province receives ${u}?"
    from    = receivers(u, p)
    default = first(receivers(u, p))
  }
  if {
    when = home == none
    say { text = "${p} has no room for ${u}." }
  }
  else {
    call deploy { with = [u, p, home] }
    say { text = "${p} receives ${u} in ${home}." }
  }
}

# Our reading: not a ship with others aboard, who would go down with it.
function disbandable {
  params = { s = space, p = player }
  is     = where(pieces(s, p), fights(piece) && empty(cargo(piece)))
  cites  = ["KK3-194"]
}

action disband {
  text   = "disband ${what} in ${here}"
  menu   = "disband a unit"
  beside = [action.propose]
  cites  = ["KK3-194", "KK3-195"]

  param here {
    in      = unique([for u in every(piece) : u.space if u.owner == actor && fights(u)])
    message = "You have no unit there."
  }
  param what {
    in      = disbandable(here, actor)
    message = "That is no unit of yours, or it carries others."
  }

  do {
    back = half_for(what.paid, actor)
    gain actor { all = back }
    say {
      text = (
        any(every(resource), back[resource] > 0) ? "${actor} disbands ${what} and gets back ${back}." :
        "${actor} disbands ${what}."
      )
    }
    destroy what {}
    emit route_left {
      when = here.trade_route
      with = [here, actor]
    }
  }
  appeal = -1
}
