# The clash of two units, and what becomes of the loser.

# One unit against another, with those that support it. Both throw. Who attacks from under cover is not answered: it takes
# no harm, and if it loses, nothing happens. The value is by how much the first is the stronger: 0 is a draw, which nobody wins.
procedure clash {
  params = { one = piece, other = piece, help = list(piece), answered = bool }
  cites  = ["KK3-558", "KK3-598", "KK3-723..729", "KK3-742..746", "KK3-767", "KK3-772"]

  roll mine {
    die   = die.k4
    count = 1
  }
  roll theirs {
    die   = die.k4
    count = 1
  }
  set one {
    rolled = first(mine)
    foe    = other
  }
  set other {
    rolled = first(theirs)
    foe    = one
  }
  set help {
    duty = duty.supporting
    foe  = other
  }
  strength = one.power + sum(help, ceil(piece.power / 2))
  margin   = strength - other.power
  apart    = abs(first(mine) - first(theirs))
  beaten   = margin > other.morale
  repulsed = -margin > one.morale
  call tell_strengths { with = [one, strength, !empty(help), other, other.power] }
  set one {
    rolled = 0
    foe    = none
  }
  set other {
    rolled = 0
    foe    = none
  }
  set help {
    duty = duty.attacking
    foe  = none
  }

  if {
    when = margin <= 0 && !answered
    say { text = "The attack comes to nothing." }
    return { value = margin }
  }
  given = harm(apart, margin > 0)
  taken = answered ? harm(apart, margin < 0) : 0
  call suffer_losses { with = [other, given] }
  call suffer_losses { with = [one, taken] }
  call show_wounds { with = [one, other, given, beaten] }
  call show_wounds { with = [other, one, taken, repulsed] }
  return { value = margin }
}

# Everybody is told the totals: what they are made of lies open, and no card has a part in them before it is played.
procedure tell_strengths {
  params = { one = piece, strength = int, supported = bool, other = piece, answer = int }

  say {
    text = "${one} of ${one.owner}${supported ? " with support" : ""}: ${strength}; ${other} of ${other.owner}: ${answer}."
  }
}

# What the dice do to a unit, by how far they are apart.
function harm {
  params = { apart = int, beaten = bool }
  is     = apart == 1 ? 1 : beaten ? max(0, apart - 1) : 0
  cites  = ["KK3-738..742"]
}

# What becomes of a unit that has suffered these Losses, and what the other learns from it: nothing, if it falls in the same clash.
procedure show_wounds {
  params = { doer = piece, victim = piece, steps = int, breaks = bool }
  cites  = ["KK3-729", "KK3-731", "KK3-738..742", "KK3-772", "KK3-602"]

  routs = breaks && !victim.lost
  again = victim.routed
  set victim {
    when   = routs
    routed = true
  }
  say {
    when = !victim.lost && (steps > 0 || routs)
    text = <<-END
      ${steps > 1 ? "Heavy losses" : steps > 0 ? "Losses" : "Panic"} among ${victim} of
      ${victim.owner}${!routs ? "" : again ? ", who flee again" : ", who are routed"}.
    END
  }
  emit struck {
    when      = steps > 0 || routs
    doer      = doer
    victim    = victim
    steps     = steps
    destroyed = victim.lost
    routed    = routs && !again
  }
}

# ---- Withdrawing

# A unit has left a battle for another sub-province.
event withdrawn {
  fields = { mover = piece, place = space, left_from = space }
}

# Where a unit may go from a battle: next door, on ground that it may enter, where there are no enemies and there is room.
function refuges {
  params = { u = piece }
  is     = where(adjacent(u.space), may_withdraw(u, space))
  cites  = ["KK3-265", "KK3-732", "KK3-751"]
}

# Independents stay in their province, but for those who have attacked over its border: they may go back.
function may_withdraw {
  params = { u = piece, s = space }
  is = (
    u.owner != none &&
    may_stand(u.unit, s) &&
    !opposed(s, u.owner) &&
    (!u.unit.branch.counts || room_for(s, u.owner) > 0) &&
    (u.owner != player.independents || s.part_of == u.space.part_of || s == u.start_at && storms(u))
  )
  cites = ["KK3-265", "KK3-296", "KK3-671", "KK3-751", "KK3-864"]
}

# Over ground that a unit may enter, whoever stands there, to land of its owner's or an ally's.
movement towards_friends {
  params = { mover = piece }
  pass   = may_stand(mover.unit, to)
  cites  = ["KK3-730"]
}

# How many steps a sub-province is from the nearest friendly land: 0 is within it, and 99 is where no way leads there.
function far_from_friends {
  params = { u = piece, s = space }
  haven  = first(spread(movement.towards_friends, u, [s], 99), friendly(lord(space), u.owner))
  is     = haven == none ? 99 : distance(movement.towards_friends, u, s, haven, 99)
  cites  = ["KK3-730"]
}

function friendly {
  params = { whose = optional(player), p = optional(player) }
  is     = whose != none && p != none && allied(whose, p)
}

# The starting position, if one attacked from there and can still go back; of a landing from the sea, the ships that brought it. Who
# came on foot takes no ship that lies on a river there.
function way_back {
  params = { u = piece }
  back   = u.start_at
  is = (
    u.duty != duty.attacking || back == none || back == u.space ? [] :
    may_withdraw(u, back) || !may_stand(u.unit, back) && !empty(berths(u, back)) ? [back] :
    []
  )
  cites = ["KK3-730", "KK3-732"]
}

# Where the loser may choose to go. The routed flee to what is nearest to their friends.
function retreats {
  params = { u = piece }
  ways   = refuges(u)
  free   = !u.routed || able(u, ability.picks_retreat)
  near   = empty(ways) ? 0 : min([for s in ways : far_from_friends(u, s)])
  is     = unique(concat(way_back(u), free ? ways : where(ways, far_from_friends(u, space) == near)))
  cites  = ["KK3-586", "KK3-730", "KK3-732"]
}

# A unit leaves the battle, or is taken or destroyed where it stands; the value is whether it is destroyed. Nobody
# decides for independents: they go back to where they came from, or to the first place that takes them.
procedure withdraw {
  params = { u = piece, victor = player }
  cites  = ["KK3-730..732", "KK3-749..752", "KK3-841", "KK3-864"]

  ways = u.unit.branch.afloat && u.space.domain == domain.sea ? courses(u) : retreats(u)
  if {
    when = empty(ways) || u.owner == none
    call take_or_kill died { with = [u, victor] }
    return { value = died }
  }
  else {
    choose refuge {
      by      = u.owner
      prompt  = "Where does ${u} withdraw from ${u.space}?"
      from    = u.owner == player.independents ? take(ways, 1) : ways
      default = first(ways)
      secret  = false
    }
    call go_back { with = [u, refuge] }
    return { value = false }
  }
}

procedure go_back {
  params = { u = piece, to = space }

  say { text = "${u.owner} withdraws ${u} to ${to}." }
  call fall_back { with = [u, to] }
}

procedure fall_back {
  params = { u = piece, to = space }
  cites  = ["KK3-521", "KK3-625", "KK3-757"]

  ships = may_stand(u.unit, to) ? [] : berths(u, to)
  from  = u.space
  if {
    when = empty(ships)
    move u { to = to }
  }
  else {
    carry u { by = first(ships) }
  }
  set u {
    duty    = duty.idle
    engaged = false
    dug_in  = none
    left    = is_a(u, branch.armoured) ? u.left : 0
    along   = is_a(u, branch.armoured) ? u.along : 0
  }
  emit withdrawn { with = [u, to, from] }
}

# Back to where they came from, in one line for all; where that is lost, wherever they may withdraw to.
procedure break_off {
  params = { them = list(piece), victor = player }
  cites  = ["KK3-736", "KK3-749", "KK3-756"]

  ready = where(them, !empty(way_back(piece)))
  say {
    when = count(ready) > 1
    text = "${first(ready).owner} falls back with ${count(ready)} units."
  }
  for u {
    in = them

    if {
      when = empty(way_back(u))
      call withdraw { with = [u, victor] }
    }
    else_if {
      when = count(ready) > 1
      call fall_back { with = [u, first(way_back(u))] }
    }
    else {
      call go_back { with = [u, first(way_back(u))] }
    }
  }
}
