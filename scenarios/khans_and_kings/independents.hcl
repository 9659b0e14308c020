# Uprisings, revolutions and other independents (KK3-279 to 296, 863 to 869): how they appear, and what they do by themselves.

class space {
  state = {
    cradle = {
      type    = bool,
      default = false,
      doc     = "A revolution broke out in this sub-province; its building is spared."
    }
  }
}

class piece {
  state = {
    acted = {
      type    = bool,
      default = false,
      lasts   = phase.independents_act,
      show    = false,
      doc     = "The independent unit has had its turn."
    }
  }
}

# ---- How they appear

# The regional units that join an uprising in a province (KK3-281).
function regional_rebels {
  cites  = ["KK3-281"]
  params = { province = space }
  is     = where(every(unit), regional_in(unit, province) && unit.branch.land && unit.branch != branch.elite)
}

# The sub-provinces where an uprising can gather: without the troops of the holder (KK3-282).
function haunts {
  cites  = ["KK3-282"]
  params = { province = space }
  is = [
    for s in parts(province) : s
    if !any(pieces(s), fights(piece) && piece.owner != player.independents) && room_for(s, player.independents) > 0
  ]
}

# How many rebels have risen there this turn. Others who arrived, such as officers, are none of them.
function risen_at {
  cites  = ["KK3-283"]
  params = { s = space }
  is     = count(pieces(s, player.independents), piece.calling == calling.rebel && piece.arrived == game.round)
}

# Events, Decisions and bad moods call this, or rise where they say how many.
procedure uprising {
  cites  = ["KK3-279", "KK3-280"]
  params = { province = space }

  roll size { die = die.k6 }
  call rise { with = [province, first(size)] }
}

procedure rise {
  cites  = ["KK3-280..283", "KK3-863"]
  params = { province = space, n = int }

  kin = regional_rebels(province)
  say { text = n == 1 ? "${province} rises: one unit of rebels." : "${province} rises: ${n} units of rebels." }
  for i {
    in = range(1, n)

    free = haunts(province)
    break { when = empty(free) }
    fewest = min([for s in free : risen_at(s)])
    pick lot {
      from  = where(free, risen_at(space) == fewest)
      count = 1
    }
    place = lot[0]
    pick tribe {
      from = where(kin, may_stand(unit, place))
      when = 2 * i <= n + 1
    }
    create {
      unit    = tribe == none ? unit.partisans : tribe
      owner   = player.independents
      at      = place
      calling = calling.rebel
      origin  = province
      arrived = game.round
    }
  }
}

# A revolution in a random province of its victim: a Red Guard at each farm, works and yard (KK3-289 to 292).
procedure revolution {
  cites  = ["KK3-288..292"]
  params = { victim = player }

  pick province { from = provinces_of(victim) }
  return { when = province == none }

  say { text = "Revolution in ${province}!" }
  for s {
    in = parts(province)

    house = building_at(s)
    set s { cradle = house != none && house.unit.red }
    call red_guard_rises {
      when = s.cradle
      with = [s]
    }
  }
}

# What is built there afterwards is not the building at which they appeared.
on building_lost cradle_is_gone {
  cites = ["KK3-294"]
  set place { cradle = false }
}

procedure red_guard_rises {
  params = { s = space }
  cites  = ["KK3-265", "KK3-291", "KK3-292", "KK3-295"]

  return { when = room_for(s, player.independents) == 0 }

  create {
    unit    = unit.red_guard
    owner   = player.independents
    at      = s
    calling = calling.revolutionary
    origin  = s.part_of
    arrived = game.round
  }
}

# ---- What they do

function is_theirs_to_enter {
  params = { u = piece, s = space }
  is     = s.part_of == u.space.part_of && lets_rebels_in(s, u)
  cites  = ["KK3-865"]
}

# Whether the ground bears a unit of theirs, with room for it, and, where it keeps away from enemies, without any.
function lets_rebels_in {
  params = { s = space, u = piece }
  is = (
    may_stand(u.unit, s) && room_for(s, player.independents) > 0 &&
    !(able(u, ability.unassailable) && !empty(enemies(s, player.independents)))
  )
  cites = ["KK3-265", "KK3-574", "KK3-865"]
}

movement in_their_province {
  cites  = ["KK3-480", "KK3-865", "KK3-866"]
  params = { mover = piece }
  pass   = is_theirs_to_enter(mover, to)
  cost   = ground_cost(mover, from, to)
  stop   = bars_rebels(to)
}

# The same where a way leads all along.
movement on_their_ways {
  cites  = ["KK3-059", "KK3-066"]
  params = { mover = piece }
  pass   = is_theirs_to_enter(mover, to) && along_a_way(from, to)
  cost   = ground_cost(mover, from, to)
  stop   = bars_rebels(to)
}

movement on_their_roads {
  cites  = ["KK3-406..408"]
  params = { mover = piece }
  pass   = is_theirs_to_enter(mover, to) && has_way(from, to, way.road)
  cost   = 1
  stop   = bars_rebels(to)
}

# Whether a unit of theirs can take a step. Weather and ground hinder it as they hinder others: with a point it takes a step, whatever
# the ground costs, and without one it stays.
function can_set_out {
  params = { u = piece, there = space }
  is     = points(u) > 0 || along_a_way(u.space, there) && points_on_ways(u) > 0
  cites  = ["KK3-059", "KK3-476", "KK3-478"]
}

# Where it can get in a turn.
function in_reach {
  params = { u = piece }
  next   = where(adjacent(u.space), is_theirs_to_enter(u, space) && can_set_out(u, space))
  most   = points_on_ways(u)
  by_way = any(next, along_a_way(u.space, space)) ? concat(
    reach(movement.on_their_ways, u, u.space, most), reach(movement.on_their_roads, u, u.space, most + u.road_bonus)
  ) : []
  is    = unique(concat(reach(movement.in_their_province, u, u.space, points(u)), by_way, next))
  cites = ["KK3-059", "KK3-406"]
}

# Those that may act now: not those who have just appeared, and each once. Nobody reorganises the Routed, who are unfit to fight, and
# nobody sails the ships and flies the aircraft that they have seized.
function idlers {
  params = { province = space }
  is = where(
    every(piece),
    piece.owner == player.independents && piece.unit.branch.land && !piece.acted && !piece.routed &&
    !fresh_arrival(piece) && piece.space.part_of == province
  )
  cites = ["KK3-615", "KK3-816", "KK3-864"]
}

# Whether units of players stand in a sub-province that independents fight. Whom nobody can attack, and who flies, neither holds a
# province nor keeps them from taking it.
function bars_rebels {
  params = { s = space }
  is     = any(enemies(s, player.independents), !able(piece, ability.unassailable) && !is_a(piece, branch.flying))
  cites  = ["KK3-284", "KK3-526", "KK3-572", "KK3-575", "KK3-866"]
}

function besieged {
  params = { province = space }
  is     = where(parts(province), bars_rebels(space))
  cites  = ["KK3-284", "KK3-866"]
}

phase independents_act {
  title = "The independents"
  cites = ["KK3-736", "KK3-864"]

  set u {
    in       = every(piece)
    where    = u.owner == player.independents
    start_at = u.space
    fought   = false
  }
  var waiting {
    is = where(provinces(), !empty(idlers(space)))
  }
  repeat {
    while = !empty(waiting)

    pick next {
      from  = waiting
      count = 1
    }
    set { waiting = without(waiting, next) }
    call independents_of { with = [next[0]] }
  }
}

# Uprisings and revolutions fight first (KK3-284, 285, 293, 294); others plunder first what a player holds (KK3-868, 869).
procedure independents_of {
  cites  = ["KK3-284..286", "KK3-293", "KK3-294", "KK3-868", "KK3-869", "KK3-296"]
  params = { province = space }

  call pillage {
    when = province.holder != none
    with = [province, where(idlers(province), !in_revolt(piece))]
  }
  call attack_rulers { with = [province] }
  if {
    when = empty(besieged(province))
    call pillage {
      with = [province, where(idlers(province), in_revolt(piece))]
    }
    call cast_off { with = [province] }
    call dig_in { with = [province] }
    call spread_revolution {
      when = province.holder == none
      with = [province]
    }
  }
}

function in_revolt {
  params = { u = piece }
  is     = u.calling == calling.rebel || u.calling == calling.revolutionary
}

# ---- Fighting

procedure attack_rulers {
  cites  = ["KK3-284", "KK3-293", "KK3-721", "KK3-866"]
  params = { province = space }

  for s {
    in = besieged(province)

    for u {
      in    = idlers(province)
      where = contains(in_reach(u), s)
      call sets_out { with = [u, s] }
    }
    set u {
      in    = army(s, player.independents)
      acted = true
    }
    call battle_at {
      when = any(army(s, player.independents), !piece.routed)
      with = [s, player.independents]
    }
  }
  # Those that could not get there come nearer.
  foes = besieged(province)
  for u {
    in    = idlers(province)
    where = !empty(foes)

    call comes_nearer { with = [u, foes] }
  }
  # They may come upon those who have withdrawn before the others.
  call fight_out { with = [player.independents] }
}

# A step towards the nearest of some places that a unit can get to in later turns.
procedure comes_nearer {
  cites  = ["KK3-284", "KK3-285", "KK3-868"]
  params = { u = piece, places = list(space) }

  goal = least({
    for s in places : distance(movement.in_their_province, u, u.space, s, 99) => s
    if distance(movement.in_their_province, u, u.space, s, 99) > 0
  })
  steps = goal == none ? [] : route(movement.in_their_province, u, u.space, goal, 99)
  call sets_out {
    when = !empty(steps) && can_set_out(u, first(steps))
    with = [u, first(steps)]
  }
}

procedure sets_out {
  params = { u = piece, there = space }

  from = u.space
  set u {
    acted    = true
    start_at = from
    dug_in   = none
  }
  move u { to = there }
  emit entered { with = [u, there, from] }
}

# ---- Plundering

function booty_for {
  cites  = ["KK3-868"]
  params = { u = piece }
  is     = where(concat([u.space], in_reach(u)), can_be_sacked(space, u))
}

# Revolutionaries spare the buildings at which they appeared, and not those of an older revolution elsewhere (KK3-294).
function can_be_sacked {
  cites  = ["KK3-294", "KK3-404", "KK3-868"]
  params = { s = space, u = piece }
  is = (
    !empty(loot_for(s, player.independents)) && !guarded_from(s, u) &&
    !(u.calling == calling.revolutionary && s.cradle && u.origin == s.part_of)
  )
}

procedure pillage {
  cites  = ["KK3-285", "KK3-294", "KK3-295", "KK3-868"]
  params = { province = space, who = list(piece) }

  for u {
    in    = who
    where = !empty(booty_for(u))

    place = first(booty_for(u))
    call sets_out {
      when = u.space != place
      with = [u, place]
    }
    set u { acted = true }
    house = building_at(place)
    call sack { with = [place, loot.everything, player.independents, u] }
    call red_guard_rises {
      when = u.calling == calling.revolutionary && house != none
      with = [place]
    }
  }
  # Those that could not get at a building come nearer.
  for u {
    in = who

    call comes_nearer {
      when = !u.acted
      with = [u, where(parts(province), can_be_sacked(space, u))]
    }
  }
}

# A province without troops of its holder is rid of him, unless a building keeps it for him or nobody is left who could take it.
procedure cast_off {
  cites  = ["KK3-284", "KK3-293"]
  params = { province = space }

  call give_province {
    when     = keeper(province) == none && !empty(occupiers(province, player.independents))
    province = province
    to       = none
  }
}

# ---- Taking positions

function stronghold {
  cites  = ["KK3-286", "KK3-867"]
  params = { s = space }
  is     = ground_defence(s) + shelter_at(s, 0)
}

# They make for the ground of the province with the best defence, and stay there (KK3-287).
procedure dig_in {
  cites  = ["KK3-286", "KK3-287", "KK3-865", "KK3-867"]
  params = { province = space }

  for u {
    in    = idlers(province)
    where = u.calling != calling.revolutionary

    goal = best({
      for s in concat([u.space], where(
        parts(province), lets_rebels_in(space, u)
      )) :
      stronghold(s) => s
    })
    steps = route(movement.in_their_province, u, u.space, goal, 99)
    call sets_out {
      when = !empty(steps) && can_set_out(u, first(steps))
      with = [u, first(steps)]
    }
  }
}

# ---- Revolutions spread (KK3-296)

function over_the_border {
  cites  = ["KK3-296"]
  params = { s = space, u = piece }
  is     = where(adjacent(s), lord(space) != none && space.part_of != s.part_of && lets_rebels_in(space, u))
}

procedure spread_revolution {
  cites  = ["KK3-296"]
  params = { province = space }

  for u {
    in    = idlers(province)
    where = u.calling == calling.revolutionary

    pick goal { from = over_the_border(u.space, u) }
    march = first(in_reach(u), !empty(over_the_border(space, u)))
    if {
      when = goal != none && can_set_out(u, goal)
      call sets_out { with = [u, goal] }
      call battle_at { with = [goal, player.independents] }
    }
    else_if {
      when = march != none
      call sets_out { with = [u, march] }
    }
  }
}
