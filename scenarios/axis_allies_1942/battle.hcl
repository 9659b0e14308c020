# Battles. At sea submarines strike first or dive, transports are lost last and do not fight; ashore, those who came by sea stay.

# ---- Hits

# Transports only when nothing else is left.
procedure take_losses {
  params = { hits = int, pool = list(piece), a = player }
  cites  = ["A42-287", "A42-294", "A42-299", "A42-303", "A42-621"]

  strong     = armed(pool)
  tough      = where(strong, piece.unit.hits > 1 && !piece.damaged)
  first_hits = min(hits, count(strong) + count(tough))

  call defenders_take_hits { with = [first_hits, strong, a] }
  call defenders_take_hits { with = [hits - first_hits, without(pool, strong), a] }
}

# ---- Who can hit whom

function aircraft {
  params = { group = list(piece) }
  is     = where(group, piece.unit.domain == domain.air)
}

# All but transports fight.
function armed {
  params = { group = list(piece) }
  is     = where(group, !piece.unit.lifts_land)
}

function under_water {
  params = { group = list(piece) }
  is     = all(group, piece.unit.dives)
}

function in_the_air {
  params = { group = list(piece) }
  is     = all(group, piece.unit.domain == domain.air)
}

# ---- Sea

class space {
  state = {
    exchanged = {
      type  = bool,
      lasts = procedure.turn,
      show  = false,
      doc   = "A round of a sea battle has been fought here this turn."
    }
  }
}

after procedure launch_fighters open_at_sea {
  cites = ["A42-305", "A42-573"]

  call sink_transports { with = [s, a] }
  say {
    when = decided(s, a) && !empty(opposing(s, a))
    text = "No battle is fought in ${s}: the two sides cannot hit each other."
  }
}

# The battle is over too where the attacker has nobody left who fights, but not before those who can have fired at him
# once, and, which is our reading, where submarines and aircraft are left that cannot hit each other.
function decided {
  ours   = fighting(s, a)
  theirs = opposing(s, a)
  is = (
    inherited ||
    (empty(armed(ours)) && (s.exchanged || empty(armed(theirs)))) ||
    (under_water(ours) && in_the_air(theirs)) ||
    (in_the_air(ours) && under_water(theirs))
  )
  cites = ["A42-265", "A42-296", "A42-302", "A42-310", "A42-311", "A42-315", "A42-509", "A42-611", "A42-616"]
}

procedure sea_round {
  cites = [
    "A42-265", "A42-268", "A42-274..277", "A42-282", "A42-285", "A42-286", "A42-289", "A42-291", "A42-295", "A42-296",
    "A42-300", "A42-301", "A42-304", "A42-510", "A42-592", "A42-593", "A42-599..603"
  ]

  set s { exchanged = true }

  # Step 2. All say first whether they strike or dive, the attacker before the defender; a destroyer of the enemy forbids both.
  ours_hunted   = with_hunter(opposing(s, a))
  theirs_hunted = with_hunter(fighting(s, a))

  call dive {
    when = !ours_hunted
    with = [s, a, divers(fighting(s, a))]
  }
  for p {
    in    = unique([for c in divers(opposing(s, a)) : c.owner])
    where = !theirs_hunted
    call dive { with = [s, p, where(divers(opposing(s, a)), piece.owner == p)] }
  }
  ours   = ours_hunted ? take(fighting(s, a), 0) : divers(fighting(s, a))
  theirs = theirs_hunted ? take(opposing(s, a), 0) : divers(opposing(s, a))

  call volley torpedoed {
    with    = [s, a]
    group   = ours
    targets = opposing(s, a)
    side    = fighting(s, a)
    ours    = true
  }
  call volley torpedoed_back {
    with    = [s, a]
    group   = theirs
    targets = fighting(s, a)
    side    = opposing(s, a)
    ours    = false
  }
  call remove_dead { with = [s] }

  # Steps 3 and 4: all who have not fired yet. Who is hit in step 3 still fires.
  call volley struck {
    with    = [s, a]
    group   = without(fighting(s, a), ours)
    targets = opposing(s, a)
    side    = fighting(s, a)
    ours    = true
  }
  call volley lost {
    with    = [s, a]
    group   = without(opposing(s, a), theirs)
    targets = fighting(s, a)
    side    = opposing(s, a)
    ours    = false
  }
  say { text = "${s.title}: the attackers score ${torpedoed + struck}, the defenders ${torpedoed_back + lost}." }

  # Step 5
  call remove_dead { with = [s] }
  call sink_transports { with = [s, a] }
}

# Who dives takes no further part in the battle.
procedure dive {
  params = { s = space, p = player, group = list(piece) }
  cites  = ["A42-275", "A42-278", "A42-285", "A42-286", "A42-288", "A42-510", "A42-601", "A42-602"]

  choose down {
    by       = p
    prompt   = "Which submarines in ${s} submerge? The others fire."
    from     = group
    count    = count(group)
    at_least = 0
    default  = take(group, 0)
  }
  set down { submerged = true }
}

# Those who fire together, each kind at what it can hit. When all have rolled, the hits of those with a choice of
# targets that is narrower than the others' are taken first.
procedure volley {
  params  = { s = space, a = player, group = list(piece), targets = list(piece), side = list(piece), ours = bool }
  returns = int
  cites = [
    "A42-268", "A42-279..284", "A42-291", "A42-293", "A42-296", "A42-298", "A42-299", "A42-302", "A42-509", "A42-575",
    "A42-594", "A42-610", "A42-611", "A42-621"
  ]

  hunting = with_hunter(side)
  flyers  = !hunting && !empty(divers(targets)) ? aircraft(group) : take(group, 0)
  boats   = !empty(aircraft(targets)) ? divers(group) : take(group, 0)

  afloat = vessels(alive(targets))
  dry    = others(alive(targets))

  roll by_aircraft {
    die     = die.d6
    each    = empty(dry) ? take(group, 0) : armed(flyers)
    at_most = ours ? it.attack : it.defence
    scored  = scoring.salvo
  }
  roll by_submarines {
    die     = die.d6
    each    = empty(afloat) ? take(group, 0) : armed(boats)
    at_most = ours ? it.attack : it.defence
    scored  = scoring.salvo
  }
  roll by_others {
    die     = die.d6
    each    = empty(alive(targets)) ? take(group, 0) : armed(without(without(group, flyers), boats))
    at_most = ours ? it.attack : it.defence
    scored  = scoring.salvo
  }
  call take_losses { with = [by_aircraft, others(alive(targets)), a] }
  call take_losses { with = [by_submarines, vessels(alive(targets)), a] }
  call take_losses { with = [by_others, alive(targets), a] }
  return { value = by_aircraft + by_submarines + by_others }
}

# Transports that nobody guards, or only submarines that the aircraft above cannot hit, are lost without a die.
procedure sink_transports {
  params = { s = space, a = player }
  cites  = ["A42-195", "A42-272", "A42-305..309", "A42-616", "A42-618", "A42-619", "A42-621", "A42-626"]

  strikers = armed(fighting(s, a))
  prize    = where(opposing(s, a), piece.unit.lifts_land)
  guards   = where(opposing(s, a), !piece.unit.lifts_land)

  return {
    when = empty(prize) || empty(strikers) || (!empty(guards) && (!under_water(guards) || !in_the_air(fighting(s, a))))
  }

  say { text = "${s.title}: the transports are sunk." }
  destroy prize {}
}

# All who leave leave together; those who came ashore stay.
procedure press_or_retreat {
  cites = ["A42-245", "A42-248..255", "A42-310", "A42-315..320"]

  leaving = without(group, seaborne_troops(group))

  choose to {
    by      = a
    prompt  = "${s.title}: press the attack or retreat? You have ${strength_of(group)} left, the defenders ${strength_of(opposing(s, a))}."
    from    = can_retreat(leaving) ? ways_back(s, a) : []
    pass    = "press the attack"
    text    = "retreat to ${it}"
    default = none
    appeal  = retreat_appeal(s, a)
  }
  if {
    when = to != none
    call retreat { with = [s, leaving, to, a] }
  }
  else_if {
    when = !can_retreat(leaving)
    call aircraft_may_leave { with = [s, a] }
  }
}

# The attacker has nothing left there but transports. Where nobody can harm them they may stay; from ships that fight they must retreat
# or they are lost, which is our reading.
before procedure after_battle last_transports {
  cites = ["A42-308", "A42-314", "A42-616"]

  left = fighting(s, a)
  return { when = empty(left) || empty(opposing(s, a)) || !empty(armed(left)) }

  if {
    when = empty(armed(opposing(s, a)))
    choose away {
      by      = a
      prompt  = "${s.title}: only transports are left. Do yours stay?"
      from    = ways_back(s, a)
      pass    = "stay"
      text    = "retreat to ${it}"
      default = none
    }
    call retreat {
      when = away != none
      with = [s, left, away, a]
    }
  }
  else {
    choose refuge {
      by      = a
      prompt  = "${s.title}: your transports are alone. Where do they retreat to?"
      from    = ways_back(s, a)
      text    = "retreat to ${it}"
      default = first(ways_back(s, a))
    }
    if {
      when = refuge == none
      say { text = "${s.title}: the transports of ${a} are sunk." }
      destroy left {}
    }
    else {
      call retreat { with = [s, left, refuge, a] }
    }
  }
}

# Back to where some of them came from: friendly, and a zone friendly since the turn began.
function ways_back {
  is = where(s.origins, space.domain == s.domain && (
    space.domain == domain.sea ? !hostile_waters(space, a) && !space.was_hostile : welcome(space, a)
  ))
  cites = ["A42-250", "A42-251", "A42-316..318"]
}

# ---- Land

# The zone is clear by now, and nobody is called back.
procedure come_ashore {
  cites = ["A42-168", "A42-174", "A42-191", "A42-240", "A42-643..645"]

  for c {
    in    = landing
    where = c.holder != none

    t    = c.holder
    from = c.space
    move c { to = s }
    set c {
      target    = none
      came_from = from
      moved     = c.range
    }
    set t { fought = true }
  }
}

# No more ships than units that came ashore.
function broadside {
  is    = min(count(ships), count(landing))
  cites = ["A42-232", "A42-561", "A42-585"]
}

procedure bombardment {
  cites = ["A42-231..239", "A42-309", "A42-556..562", "A42-580..586"]
}

# Those who came by sea.
function seaborne_troops {
  params = { group = list(piece) }
  is     = [for c in group : c if c.unit.domain == domain.land && c.came_from != none && c.came_from.domain == domain.sea]
  cites  = ["A42-247", "A42-248"]
}
