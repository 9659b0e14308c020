# Aviation: bases, missions, what rises and fires against it. A mission is flown and ends in one decision, at the base again.

class piece {
  state = {
    reacted  = { type = bool, doc = "Has attacked an aircraft by itself in this turn." }
    repelled = { type = bool, show = false, doc = "Its mission is broken off." }
  }
}

# Flying units and ships come under fire when all that arrive have arrived.
event exposed {
  fields = { mover = piece, place = space, left_from = space }
}

on entered under_fire {
  cites = ["KK3-457", "KK3-524", "KK3-553"]

  emit exposed {
    when      = is_a(mover, branch.flying) || mover.unit.branch.afloat
    later     = true
    mover     = mover
    place     = place
    left_from = left_from
  }
}

# ---- Bases

# Fighters and Bombers need an airfield, Seaplanes a river, a swamp, a lake or the coast.
function base_for {
  params = { u = unit, p = optional(player), s = space }
  is = (
    kind_is(u, branch.seaplane) ?
    s.domain == domain.lake || lord(s) == p && (riverside(s) || s.cover == terrain.swamp || coastal(s)) :
    has_building(s, p, unit.airfield)
  )
  cites = ["KK3-256", "KK3-530", "KK3-536", "KK3-537", "KK3-816", "KK3-818"]
}

function may_base {
  params = { u = piece, s = space }
  is     = base_for(u.unit, u.owner, s)
}

movement by_air {
  params = { mover = piece }
}

# Aircraft that can fly a mission now: from a base, with their whole turn left.
function may_fly {
  params = { u = piece }
  is     = is_a(u, branch.aviation) && u.left > 0
}

function airmen {
  params = { p = player }
  is     = where(every(piece), piece.owner == p && may_fly(piece))
}

function can_attack_from_air {
  params = { u = piece }
  is     = !u.routed && may_base(u, u.space)
  cites  = ["KK3-816"]
}

# How far a mission leads: Speed is the range, and who stands beside the base is within it.
function targets_within {
  params = { u = piece }
  is     = concat([u.space], reach(movement.by_air, u, u.space, u.left))
  cites  = ["KK3-817"]
}

# ---- Who rises and fires

# Anti-aircraft artillery and units that intercept, in the sub-province or next to it, one aircraft each in a turn. What the weather keeps
# from fighting over there they do not attack.
function guns_against {
  params = { u = piece, s = space }
  is = where(
    every(piece), fires_up(piece) && hostile(piece.owner, u.owner) && (piece.space == s || touches(piece.space, s)) &&
    !kept_from_fighting(u.unit, s))
  cites = ["KK3-050", "KK3-509", "KK3-589", "KK3-822", "KK3-823"]
}

function shoots_aircraft {
  params = { g = piece }
  is     = is_a(g, branch.anti_aircraft_artillery) || able(g, ability.intercepts) && !is_a(g, branch.aviation)
  cites  = ["KK3-509", "KK3-544", "KK3-589", "KK3-822"]
}

function fires_up {
  params = { g = piece }
  is     = shoots_aircraft(g) && !g.reacted && !g.routed && g.holder == none
  cites  = ["KK3-509", "KK3-544", "KK3-589", "KK3-822"]
}

# Fighters within half of their range, and other aircraft that intercept; not where the weather keeps them from fighting.
function interceptors_of {
  params = { u = piece, s = space }
  is = kept_from_fighting(u.unit, s) ? [] : where(
    every(piece),
    rises(piece) &&
    hostile(piece.owner, u.owner) &&
    distance(movement.by_air, piece, piece.space, s, ceil(piece.speed / 2)) >= 0
  )
  cites = ["KK3-050", "KK3-054", "KK3-531..533", "KK3-827"]
}

# An interceptor rises from its base, to which it returns.
function rises {
  params = { f = piece }
  is = (
    is_a(f, branch.aviation) && (is_a(f, branch.fighter) || able(f, ability.intercepts)) && !f.reacted && !f.routed &&
    may_base(f, f.space) && !kept_from_fighting(f.unit, f.space)
  )
  cites = ["KK3-532", "KK3-533", "KK3-816", "KK3-827", "KK3-829"]
}

# Everything that attacks an aircraft by itself at one place on its way. It sets repelled if the aircraft does not go on.
procedure air_defence {
  params = { u = piece, at = space, target = optional(piece) }
  cites  = ["KK3-509", "KK3-532", "KK3-822..831"]

  for g {
    in = guns_against(u, at)

    break { when = u.lost || u.repelled }
    set g { reacted = true }
    call shoot_up {
      with     = [g, u]
      answered = g == target
    }
  }
  for f {
    in = interceptors_of(u, at)

    break { when = u.lost || u.repelled }
    set f { reacted = true }
    call intercept { with = [f, u] }
  }
}

# Ground fire: an attack without an answer, and after it a die that turns the aircraft back. A gun that is the target itself and
# falls in its own fire stays until the mission is over.
procedure shoot_up {
  params = { gun = piece, u = piece, answered = bool }
  cites  = ["KK3-822..826"]

  say { text = "Fire from ${gun} of ${gun.owner} at ${gun.space} meets ${u} of ${u.owner}." }
  set gun { duty = duty.firing }
  set u { duty = answered ? duty.attacking : duty.defending }
  was_routed = u.routed
  call clash margin {
    with     = [gun, u]
    help     = []
    answered = answered
  }
  set gun { duty = duty.idle }
  set u {
    duty     = duty.idle
    repelled = u.routed && (!was_routed || margin > u.morale)
  }
  call promote {
    when = margin > 0 && !gun.lost
    u    = gun
    n    = 1
  }
  call barrage {
    when = is_a(gun, branch.anti_aircraft_artillery) && !u.lost && !u.repelled
    with = [gun, u]
  }
}

procedure barrage {
  params = { gun = piece, u = piece }
  cites  = ["KK3-825", "KK3-826"]

  roll shells {
    die   = die.k6
    count = 1
  }
  say { text = "The barrage of ${gun} at ${u}: ${first(shells)}." }
  if {
    when = first(shells) >= 5
    set u { repelled = true }
    say { text = "The fire turns ${u} back." }
  }
}

# Air combat is like any other; the interceptor returns to its base, and the other goes on only if it wins: a draw, too, turns it back.
procedure intercept {
  params = { fighter = piece, u = piece }
  cites  = ["KK3-804", "KK3-827..831"]

  say { text = "${fighter} of ${fighter.owner} rises from ${fighter.space} against ${u} of ${u.owner}." }
  set fighter { duty = duty.attacking }
  set u { duty = duty.defending }
  call clash margin {
    with     = [fighter, u]
    help     = []
    answered = true
  }
  set u {
    duty     = duty.idle
    repelled = margin >= 0
  }
  set fighter { duty = duty.idle }
  call promote {
    when = margin > 0 && !fighter.lost
    u    = fighter
    n    = 1
  }
  call bury { with = [fighter] }
}

# The way to a target, and what happens on it. Whoever is repelled or lost does not arrive.
procedure fly_to {
  params = { u = piece, target = space, at = optional(piece) }
  cites  = ["KK3-817", "KK3-826", "KK3-830"]

  legs = target == u.space ? [target] : route(movement.by_air, u, u.space, target, u.left)
  set u {
    left     = 0
    moved    = true
    repelled = false
  }
  for s {
    in = legs

    call air_defence { with = [u, s, at] }
  }
  arrived = !u.lost && !u.repelled
  set u { repelled = false }
  say {
    when = !arrived && !u.lost
    text = "${u} returns to ${u.space}."
  }
  return { value = arrived }
}

on exposed meet_air_defence {
  cites = ["KK3-509", "KK3-524", "KK3-532", "KK3-827..830"]

  if {
    when = contains(pieces(place), mover) && is_a(mover, branch.flying)
    call air_defence {
      with   = [mover, place]
      target = none
    }
    if {
      when = mover.lost
      call bury { with = [mover] }
    }
    else_if {
      when = mover.repelled
      set mover {
        repelled = false
        engaged  = false
        left     = 0
        along    = 0
      }
      say { text = "${mover.owner} takes ${mover} back to ${left_from}." }
      move mover { to = left_from }
    }
  }
}

# ---- Missions

# What an aircraft may attack at a place: as in a battle there, and ships in port, which nobody covers.
function marks_from_air {
  params = { plane = piece, s = space, p = player }
  is = concat(targets_of(plane, s, p), where(
    moored_at(s), hostile(piece.owner, p) && lies_open(piece) && within_power(plane, piece)
  ))
  cites = ["KK3-534", "KK3-820"]
}

action air_strike {
  text   = "attack ${target} in ${there} with ${plane}"
  menu   = "attack from the air"
  beside = [action.step]
  cites  = ["KK3-534", "KK3-816", "KK3-817", "KK3-820", "KK3-821"]

  param plane {
    in      = where(airmen(actor), can_attack_from_air(piece))
    message = "You have no such aircraft at a base that can still fly."
  }
  param there {
    in = where(
      targets_within(plane), !kept_from_fighting(plane.unit, space) && !empty(marks_from_air(plane, space, actor))
    )
    message = "There is nothing within its range that it may attack."
  }
  param target {
    in      = marks_from_air(plane, there, actor)
    message = "Others cover it."
  }

  do {
    say { text = "${plane} of ${actor} flies from ${plane.space} to ${there}." }
    call fly_to arrived { with = [plane, there, target] }
    if {
      when = arrived && !target.lost
      call strike_from_air { with = [plane, target, actor] }
    }
    else {
      call bury { with = [target] }
    }
    call bury { with = [plane] }
  }

  appeal = strike_appeal(plane, there, target)
}

# Nobody answers, but anti-aircraft units that are attacked themselves.
procedure strike_from_air {
  params = { plane = piece, target = piece, by = player }
  cites  = ["KK3-819..821", "KK3-824"]

  place = target.space
  set plane { duty = duty.attacking }
  set target { duty = duty.defending }
  call clash margin {
    with     = [plane, target]
    help     = []
    answered = shoots_aircraft(target)
  }
  set plane { duty = duty.idle }
  set target { duty = duty.idle }
  call leave_or_die {
    when = margin > 0 || target.lost
    with = [target, by, plane]
  }
  call poison {
    when = carries_gas(plane)
    with = [place]
  }
}

action bomb {
  text   = "bomb ${target} in ${there} with ${plane}"
  menu   = "bomb a building or a way"
  beside = [action.step]
  cites  = ["KK3-404", "KK3-535", "KK3-582", "KK3-583", "KK3-832..835"]

  param plane {
    in      = where(airmen(actor), can_attack_from_air(piece) && !empty(bombs_of(piece)))
    message = "You have no aircraft that bombs and can still fly."
  }
  param there {
    in = where(
      targets_within(plane), !kept_from_fighting(plane.unit, space) && !empty(exposed_structures(space, actor))
    )
    message = "There is no building of an enemy there within its range."
  }
  param target {
    in      = exposed_structures(there, actor)
    message = "There is no such building of an enemy."
  }

  do {
    say { text = "${plane} of ${actor} flies from ${plane.space} to ${there}." }
    call fly_to arrived {
      with = [plane, there]
      at   = none
    }
    call drop_bombs {
      when = arrived
      with = [plane, target, there]
    }
    call bury { with = [plane] }
  }

  appeal = target.laid == none ? bomb_appeal(plane, there) : -1
}

# The results of the eight-sided die that destroy a building.
function bombs_of {
  params = { u = piece }
  is     = [for n in range(1, 8) : n if any([for a in u.unit.abilities : a.bombs_from <= n && n <= a.bombs_to])]
  cites  = ["KK3-582", "KK3-583", "KK3-834", "KK3-535"]
}

procedure drop_bombs {
  params = { plane = piece, target = unit, place = space }
  cites  = ["KK3-583", "KK3-803", "KK3-833", "KK3-834"]

  roll shown {
    die   = die.k8
    count = 1
  }
  struck = contains(bombs_of(plane), first(shown))
  say { text = "${plane} bombs ${target} in ${place}: ${first(shown)}." }
  if {
    when = struck && plane.owner != none
    call knock_down { with = [target, place, plane.owner] }
    call promote {
      u = plane
      n = 1
    }
  }
  call poison {
    when = carries_gas(plane)
    with = [place]
  }
}

action rebase {
  text   = "move ${plane} to ${there}"
  menu   = "change the base of an aircraft"
  beside = [action.step]
  cites  = ["KK3-816", "KK3-818"]

  param plane {
    in      = airmen(actor)
    message = "You have no aircraft that can still fly."
  }
  param there {
    in      = where(targets_within(plane), space != plane.space && may_base(plane, space) && !opposed(space, actor))
    message = "It cannot be based there."
  }

  do {
    say { text = "${plane} of ${actor} flies from ${plane.space} to ${there}." }
    call fly_to arrived {
      with = [plane, there]
      at   = none
    }
    if {
      when = arrived
      move plane { to = there }
    }
    call bury { with = [plane] }
  }

  appeal = rebase_appeal(actor, plane, there)
}

after procedure begin_turn reactions_are_ready {
  cites = ["KK3-533", "KK3-822"]

  set u {
    in      = every(piece)
    reacted = false
  }
}
