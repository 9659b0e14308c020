# Mobilisation (KK3-163 to 193): the general levy, tribal warriors, vassals.

enum calling {
  cites  = ["KK3-163"]
  values = [recruited, levy, tribe, vassal, rebel, revolutionary]
  titles = { levy = "general levy", tribe = "tribal warriors", vassal = "vassals" }
}

class piece {
  state = {
    calling = { type = calling, default = calling.recruited }
    origin  = { type = optional(space), default = none, doc = "The province that sent the unit." }
  }
}

class space {
  state = {
    invaded = {
      type    = bool,
      default = false,
      doc     = "A rival has entered the province since its holder's last movement phase, and found a Fortress there."
    }
    feudal_since = {
      type    = int,
      default = 0,
      doc     = "The turn in which the province was granted feudal privileges; 0 if it was not."
    }
    tribes_wait = {
      type  = bool,
      lasts = [phase.movement_of, phase.independents_act],
      doc   = "The holder does not call the tribes of the province in this movement phase."
    }
    asked_from = {
      type    = optional(space),
      default = none,
      lasts   = [phase.movement_of, phase.independents_act],
      show    = false,
      doc     = "Where those came from on whose entry the holder was last asked: units that one order brings are asked about once."
    }
  }
}

# Units that were called from a province, and are still in play.
function called_from {
  params = { province = space, how = calling }
  is     = where(every(piece), piece.calling == how && piece.origin == province)
}

# Kinds that are regional in a province or its region.
function regional_in {
  params = { u = unit, province = space }
  is     = u.native_to == province || u.native_to == province.part_of
}

# Kinds of some Types that a player may have from a province: common ones, and those that are regional there. Nobody recruits
# Militia, but it answers calls (KK3-167).
function kinds_for {
  cites  = ["KK3-168", "KK3-174"]
  params = { province = space, types = set(branch) }
  is = where(every(unit), contains(types, unit.branch) && (unit.recruitable || unit.branch == branch.militia) &&
    (unit.native_to == none || regional_in(unit, province)))
}

# Where a unit that comes from outside the map can stand: not among enemies, but for those that one passes as if they were not there, on
# ground that bears it, within the limit. Those themselves keep away from all enemies.
function takes_in {
  params = { s = space, u = unit, p = player }
  is = (
    may_stand(u, s) &&
    (!u.branch.counts || room_for(s, p) > 0) &&
    !any(enemies(s, p), contains(u.abilities, ability.unassailable) || !able(piece, ability.unassailable))
  )
  cites = ["KK3-265", "KK3-269", "KK3-572", "KK3-574"]
}

procedure call_up {
  cites  = ["KK3-182"]
  params = { kind = unit, at = space, p = player, how = calling, from = space, ready = bool }

  create {
    unit    = kind
    owner   = p
    at      = at
    calling = how
    origin  = from
    arrived = ready ? 0 : game.round
  }
}

# ---- The general levy (KK3-164 to 171)

function fortresses_in {
  params = { province = space }
  is     = where(parts(province), fortified(space))
}

# A unit hostile to its holder crosses the border of a province. A General alone threatens nobody.
function crosses_into {
  cites  = ["KK3-165", "KK3-686"]
  params = { mover = piece, place = space, left_from = space }
  host   = lord(place)
  is     = host != none && left_from.part_of != place.part_of && fights(mover) && hostile(mover.owner, host)
}

# Whether the step of a unit that moves in its own movement phase lets the levy be called: a Fortress must stand there already.
function calls_for_the_levy {
  cites  = ["KK3-164", "KK3-165"]
  params = { mover = piece, place = space, left_from = space }
  is     = crosses_into(mover, place, left_from) && game.active == mover.owner && !empty(fortresses_in(province_of(place)))
}

on entered rival_crosses_the_border {
  cites    = ["KK3-164", "KK3-165"]
  province = province_of(place)
  set province {
    when    = calls_for_the_levy(mover, place, left_from)
    invaded = true
  }
}

on withdrawn rival_withdraws_over_the_border {
  cites    = ["KK3-164", "KK3-165"]
  province = province_of(place)
  set province {
    when    = calls_for_the_levy(mover, place, left_from)
    invaded = true
  }
}

procedure levy {
  cites  = ["KK3-166..171", "KK3-164"]
  params = { p = player }

  for province {
    in    = provinces()
    where = province.holder == p && province.invaded && empty(called_from(province, calling.levy))

    places = [for s in fortresses_in(province) : s if any(kinds_for(province, levy_types()), takes_in(s, unit, p))]
    choose place {
      by     = p
      prompt = "Enemies have crossed into ${province}. Call the general levy?"
      from   = places
      text   = "call it to the Fortress in ${it}"
      pass   = "call nobody"
    }
    if {
      when = place != none
      choose kind {
        by     = p
        prompt = "Who answers the levy of ${province}?"
        from   = where(kinds_for(province, levy_types()), takes_in(place, unit, p))
      }
      call call_up {
        with  = [kind, place, p, calling.levy, province]
        ready = false
      }
      say { text = "The levy of ${province} gathers in ${place}: ${kind}." }
    }
  }
  set province {
    in      = provinces()
    where   = province.holder == p
    invaded = false
  }
}

before phase movement_of general_levy {
  cites = ["KK3-166"]
  call levy { with = [p] }
}

function levy_types {
  returns = set(branch)
  cites   = ["KK3-167"]
  is      = [branch.militia, branch.light_infantry]
}

# ---- Tribal warriors (KK3-172 to 185)

function tribal_types {
  returns = set(branch)
  cites   = ["KK3-175"]
  is      = [branch.militia, branch.light_cavalry, branch.riflemen, branch.light_infantry, branch.archers]
}

# Regional units of the province; if it has none that its capital's ground bears, the player's own (KK3-174).
function tribes_of {
  cites  = ["KK3-174", "KK3-175"]
  params = { province = space, p = player }
  home   = capital_of(province)
  kin = where(
    every(unit), contains(tribal_types(), unit.branch) && regional_in(unit, province) && may_stand(unit, home)
  )
  is = empty(kin) ? kinds_for(province, tribal_types()) : kin
}

# By the buildings of its holder in the province, without roads, railways and bridges, which stand between sub-provinces, and without
# another's legation (KK3-176 to 180).
function warriors_of {
  cites  = ["KK3-176..180"]
  params = { province = space }
  houses = sum([for s in parts(province) : count(buildings_at(s), piece.owner == province.holder)])
  is     = houses >= 5 ? 3 : houses >= 3 ? 2 : 1
}

function may_gather {
  cites  = ["KK3-172", "KK3-185"]
  params = { province = space, p = player }
  is = (
    (p.government.calls_tribes || p.doctrine.calls_tribes) && empty(called_from(province, calling.tribe)) &&
    !empty(tribes_here(province, p))
  )
}

function tribes_here {
  cites  = ["KK3-181"]
  params = { province = space, p = player }
  is     = where(tribes_of(province, p), takes_in(capital_of(province), unit, p))
}

action gather {
  cites = ["KK3-173..182", "KK3-185"]
  text  = "call ${what}"
  with  = { province = space }

  param what {
    in      = tribes_here(province, actor)
    message = "Those are not the tribes of the province, or its capital cannot take them in."
  }

  do {
    camp = capital_of(province)
    for n {
      in = range(1, min(warriors_of(province), room_for(camp, actor)))

      choose kind {
        when    = n > 1
        by      = actor
        prompt  = "Who else comes from ${province}?"
        from    = tribes_here(province, actor)
        default = what
        secret  = false
      }
      tribe = kind == none ? what : kind
      call call_up {
        with  = [tribe, camp, actor, calling.tribe, province]
        ready = true
      }
      say { text = "The tribes of ${province} rise for ${actor}: ${tribe.plural} gather in ${camp}." }
    }
  }

  appeal = 10
}

action let_tribes_wait {
  cites    = ["KK3-173"]
  text     = "nobody in this movement phase"
  with     = { province = space }
  beside   = [action.gather]
  standing = province.tribes_wait

  do {
    set province { tribes_wait = true }
  }

  appeal = -1
}

# Whoever comes over the border, also who is driven over it.
procedure ask_the_tribes {
  params = { mover = piece, place = space, left_from = space }
  cites  = ["KK3-173"]

  province = province_of(place)
  host     = province.holder
  if {
    when = (
      host != none && crosses_into(mover, place, left_from) && place.asked_from != left_from &&
      may_gather(province, host)
    )
    set place { asked_from = left_from }
    offer {
      to      = host
      actions = [action.gather]
      with    = { province = province }
      prompt  = "${mover.owner} has entered ${province}. Do you call its tribal warriors?"
      done    = "call nobody now"
      once    = true
    }
  }
}

# Those who come later, by an order of their own, have not come together with those before them.
before procedure set_out who_marches_is_asked_about {
  cites = ["KK3-173"]
  set there { asked_from = none }
}

before procedure set_sail who_sails_is_asked_about {
  cites = ["KK3-173"]
  set there { asked_from = none }
}

before procedure arrive_by_rail who_rides_is_asked_about {
  cites = ["KK3-173"]
  set there { asked_from = none }
}

before action land who_lands_is_asked_about {
  cites = ["KK3-173"]
  set there { asked_from = none }
}

on entered tribes_may_be_called {
  cites = ["KK3-173"]
  call ask_the_tribes { with = [mover, place, left_from] }
}

on withdrawn tribes_may_be_called_against_the_driven {
  cites = ["KK3-173"]
  call ask_the_tribes { with = [mover, place, left_from] }
}

# Once the province is safe, its warriors may go home, and each rebuilds what the enemy has ruined (KK3-183, 184).
function idle_warriors {
  cites  = ["KK3-183"]
  params = { p = player }
  is = [
    for w in every(piece) : w
    if w.owner == p && fights(w) && w.calling == calling.tribe && w.origin != none && at_peace(w.origin, p) &&
    !empty(rebuildable(w.origin, p))
  ]
}

function ruins_of {
  params = { province = space }
  is     = where(every(ruin), ruin.place.part_of == province)
}

# The ruins of a province that its holder may raise again: not what it has ruined itself when the province was another's, nor
# another's legation, nor what the state has its number of by now.
function rebuildable {
  cites  = ["KK3-184", "KK3-450", "KK3-467"]
  params = { province = space, p = player }
  is = where(
    ruins_of(province),
    ruin.by != p &&
    !ruin.kind.legation &&
    (ruin.kind.laid != none || kinds_owned(p, ruin.kind) < limit_of(ruin.kind, p))
  )
}

action send_home {
  cites  = ["KK3-183", "KK3-184"]
  text   = "send ${who} home to ${home}, to rebuild ${what}"
  menu   = "send tribal warriors home"
  beside = [action.propose]

  param home {
    in      = unique([for w in idle_warriors(actor) : w.origin])
    message = "No tribal warriors of yours have anything to rebuild in a province that is safe."
  }
  param who {
    in      = where(idle_warriors(actor), piece.origin == home)
    message = "Those are no tribal warriors of that province."
  }
  param what {
    in      = rebuildable(home, actor)
    message = "There is no such ruin in the province, or you have as many as a state may have."
  }

  do {
    say { text = "${actor} sends ${who} home to ${home}, to rebuild ${what.kind.with_article} in ${what.place}." }
    destroy who {}
    call rebuild { with = [what, actor] }
  }

  appeal = 5
}

procedure rebuild {
  cites  = ["KK3-184"]
  params = { r = ruin, p = player }

  if {
    when = r.beyond != none && r.kind.laid != none
    call lay { with = [r.kind.laid, r.place, r.beyond] }
  }
  else {
    call raise_building { with = [r.kind, r.place, p] }
  }
}

# ---- Vassals (KK3-186 to 193)

function vassals_of {
  cites  = ["KK3-191"]
  params = { p = player }
  is     = unit.vassal_knights
}

function has_vassals {
  cites  = ["KK3-186"]
  params = { p = player }
  is     = p.government.calls_vassals || p.doctrine.calls_vassals
}

action grant_privileges {
  cites  = ["KK3-186..189"]
  text   = "grant feudal privileges to ${province}"
  menu   = "grant feudal privileges"
  beside = [action.propose]

  require feudal {
    that    = has_vassals(actor)
    message = "Your Government and Doctrine know no vassals."
  }
  param province {
    in      = where(provinces(), space.holder == actor && space.feudal_since == 0)
    message = "That province is not yours, or has its privileges already."
  }

  do {
    set province { feudal_since = game.round }
    say { text = "${actor} grants feudal privileges to ${province}." }
  }

  appeal = -1
}

action call_vassals {
  cites  = ["KK3-186", "KK3-190..193"]
  text   = "call the vassals of ${province}"
  menu   = "call vassals"
  beside = [action.propose]

  require feudal {
    that    = has_vassals(actor)
    message = "Your Government and Doctrine know no vassals."
  }

  param province {
    in = where(provinces(), space.holder == actor && space.feudal_since > 0 && space.feudal_since < game.round &&
      empty(called_from(space, calling.vassal)) && takes_in(capital_of(space), vassals_of(actor), actor))
    message = <<-END
      Only a province that has had feudal privileges since an earlier turn sends vassals, one unit at a time, and its
      capital must be able to take them in.
    END
  }

  do {
    call call_up {
      with  = [vassals_of(actor), capital_of(province), actor, calling.vassal, province]
      ready = false
    }
    for v {
      in = called_from(province, calling.vassal)
      call raise_level { with = [v, houses_in(province) + ways_in(province)] }
    }
    say { text = "The vassals of ${province} answer the call of ${actor}." }
  }

  appeal = 20
}

# Roads, railways and bridges of a province count for vassals, each once (KK3-192).
function ways_in {
  cites  = ["KK3-192"]
  params = { province = space }
  is = div(sum([
    for s in parts(province) :
    sum([for t in adjacent(s) : (t.part_of == province ? 1 : 2) * count(every(way), has_way(s, t, way))])
  ]), 2)
}

on province_taken privileges_end {
  cites = ["KK3-187"]
  set province {
    feudal_since = 0
    invaded      = false
  }
}
