# Battles: hits and casualties, retreat, land battles and landings, the frame of sea battles, whose rounds are each edition's.

# ---- Hits

# How the hits of a salvo are counted: each die by itself. A house rule may count them otherwise.
scoring salvo {}

# How a ship is called where it matters what goes down with it, or what it takes aboard.
function with_cargo {
  params = { c = piece }
  aboard = cargo(c)
  kinds  = unique([for k in aboard : k.unit])
  is = first_of(
    { when = empty(aboard), then = "${c}" },
    { when = count(aboard) == 1, then = "${c} with ${first(aboard)}" },
    { when = count(kinds) == 1, then = "${c} with ${count(aboard)} ${first(kinds)}" },
    "${c} with ${first(kinds)} and ${last(kinds)}"
  )
  cites = ["REV-209"]
}

# How a ship is called among those that may be meant: with its cargo if another of its kind carries something else.
function among {
  params = { c = piece, group = list(piece) }
  is = (
    any([for k in group : k.unit == c.unit && !same([for x in cargo(k) : x.unit], [for x in cargo(c) : x.unit])]) ?
    with_cargo(c) :
    "${c}"
  )
}

# A unit of two hits may be named twice; its first hit only damages it.
procedure take_hits {
  params = { hits = int, pool = list(piece), by = player }
  cites  = ["REV-236..238", "REV-268", "REV-272", "REV-355", "REV-356", "REV-553"]

  return { when = hits <= 0 || empty(pool) }

  tough = where(pool, piece.unit.hits > 1 && !piece.damaged)

  choose lost {
    by      = by
    prompt  = "Hits in ${first(pool).space}: ${hits}. Choose casualties."
    from    = concat(pool, tough)
    text    = with_cargo(it)
    count   = hits
    default = take(concat(tough, sorted(pool, piece.unit.loss_rank)), hits)
  }
  call mark_hits { with = [lost] }
}

procedure mark_hits {
  params = { lost = list(piece) }
  cites  = ["REV-237", "REV-356", "REV-553"]

  for c {
    in = lost
    if {
      when = c.unit.hits > 1 && !c.damaged
      set c { damaged = true }
    }
    else {
      set c { dying = true }
    }
  }
}

# Defenders of several powers agree on their casualties; if one of them refuses, the attacker chooses.
procedure defenders_take_hits {
  params = { hits = int, pool = list(piece), a = player }
  cites  = ["REV-362", "REV-363"]

  return { when = hits <= 0 || empty(pool) }

  speaker = first(pool).owner

  allies = unique([for c in pool : c.owner if c.owner != speaker])
  tough  = where(pool, piece.unit.hits > 1 && !piece.damaged)

  choose proposal {
    by = speaker
    prompt = (
      empty(allies) ? "Hits in ${first(pool).space}: ${hits}. Choose casualties." :
      "Hits in ${first(pool).space}: ${hits}. Propose casualties of the joint defence."
    )
    from    = concat(pool, tough)
    text    = with_cargo(it)
    count   = hits
    default = take(concat(tough, sorted(pool, piece.unit.loss_rank)), hits)
  }
  var agreed { is = true }
  for p {
    in    = allies
    where = agreed
    choose consent {
      by      = p
      prompt  = "Do you agree to the casualties that ${speaker} proposes in ${first(pool).space}?"
      from    = [true, false]
      default = true
    }
    set { agreed = consent }
  }
  if {
    when = agreed
    call mark_hits { lost = proposal }
  }
  else {
    call take_hits { with = [hits, pool, a] }
  }
}

procedure remove_dead {
  params = { s = space }
  cites  = ["REV-209", "REV-224", "REV-259", "REV-273", "REV-591", "REV-596"]

  dead = where(pieces(s), piece.dying)
  destroy dead {}
}

function alive {
  params = { group = list(piece) }
  is     = where(group, !piece.dying)
}

function divers {
  params = { group = list(piece) }
  is     = where(group, piece.unit.dives)
}

function others {
  params = { group = list(piece) }
  is     = where(group, !piece.unit.dives)
}

function vessels {
  params = { group = list(piece) }
  is     = where(group, piece.unit.vessel)
}

function with_hunter {
  params = { group = list(piece) }
  is     = any(group, piece.unit.hunts)
  cites  = ["REV-563"]
}

# ---- Step 7

# Notes, before the first die, from which adjacent spaces units of the attack entered: one that dies has set out all the same.
procedure note_origins {
  params = { s = space, group = list(piece) }
  cites  = ["REV-282"]

  set s {
    origins = unique(concat(
      [
        for c in group : c.came_from
        if c.unit.domain != domain.air && c.came_from != none && touches(c.came_from, s)
      ],
      s.ways_in
    ))
  }
}

# Those of them that the attacker can retreat to.
needs function ways_back {
  params  = { s = space, a = player }
  returns = list(space)
}

# Land units and ships retreat; aircraft alone leave as their owner likes.
function can_retreat {
  params = { group = list(piece) }
  is     = any(group, piece.unit.domain != domain.air)
  cites  = ["REV-282"]
}

# Where an aircraft can land that leaves now: not on a deck that has a battle before it. A zone named for a carrier
# still to come binds the carrier.
function havens {
  params = { c = piece }
  is = [
    for s in reach(movement.by_air, c, c.space, left(c)) : s
    if safe(s, c.owner) ||
    (c.unit.deck_borne && s.domain == domain.sea && (
      !empty(decks_for(c, s)) ? (!hostile_waters(s, c.owner) || empty(fighting(s, c.owner))) && keeps_promises(c, s) :
      !hostile_waters(s, c.owner) && can_be_promised(c, s, c.owner)
    ))
  ]
  cites = ["REV-284", "REV-285", "REV-304", "REV-312", "REV-516"]
}

# An aircraft leaves a battle, by itself or with others that retreat.
needs procedure fly_off {
  params = { c = piece, a = player }
}

# An aircraft that leaves at once has landed when it is there; over a zone it waits for the carrier that was named.
procedure fly_to_haven {
  params = { c = piece, haven = space, a = player }
  cites  = ["REV-285", "REV-286", "REV-302", "REV-304"]

  way = way_home(c, haven)
  if {
    when = safe(haven, a) || !empty(decks_for(c, haven))
    call come_down { with = [c, way, haven] }
  }
  else {
    set c { moved = c.range }
    move c { to = haven }
    call flown_home { with = [c, way] }
  }
}

procedure retreat {
  params = { s = space, group = list(piece), to = space, a = player }
  cites  = ["REV-275", "REV-281..283", "REV-337"]

  for c {
    in    = group
    where = c.unit.domain != domain.air
    move c { to = to }

    set c {
      withdrew = true
      spent    = true
      fought   = true
    }

    # With the sea the landing is lost, and the ship is no longer bound to its shore.
    set c {
      when    = any(cargo(c), piece.target != none)
      unloads = none
    }
    set k {
      in     = cargo(c)
      target = none
    }
  }
  call repair { with = [group] }
  for c {
    in    = group
    where = c.unit.domain == domain.air
    call fly_off { with = [c, a] }
  }
  say { text = "${a} retreats from ${s} to ${to}." }
}

# ---- Land

procedure land_battle {
  params = { s = space, a = player }
  cites = [
    "REV-228", "REV-231", "REV-232", "REV-239", "REV-240", "REV-242", "REV-243", "REV-250", "REV-253", "REV-266",
    "REV-270", "REV-274", "REV-276..279", "REV-294", "REV-295", "REV-298..301", "REV-334", "REV-344", "REV-360",
    "REV-361", "REV-364"
  ]

  set s { fought = true }

  landing = where(every(piece), piece.target == s)
  call come_ashore {
    when = !empty(landing)
    with = [s, a, landing]
  }
  seaborne = any(landing, piece.space == s)

  call opening_fire { with = [s, a, landing] }
  call exchange { with = [s, a, seaborne] }
  call after_battle { with = [s, a] }

  victors = fighting(s, a)
  if {
    when = any(victors, piece.unit.captures)
    call take_control { with = [s, a] }
  }
  # Without units that take control, the territory stays whose it is.
  else_if {
    when = empty(opposing(s, a))
    say {
      when = empty(victors)
      text = "${s.title}: neither side has units left to fight."
    }
    say {
      when = s.controller != none
      text = "${s.controller} keeps ${s}."
    }
  }
}

# Before the first round: one gun, once; then the ships.
procedure opening_fire {
  params = { s = space, a = player, landing = list(piece) }
  cites  = ["REV-239", "REV-240", "REV-242", "REV-250"]

  call antiair_fire {
    with    = [s, a]
    targets = where(fighting(s, a), piece.unit.domain == domain.air)
  }
  call bombardment {
    when = !empty(landing)
    with = [s, a, landing]
  }
}

# A round of a battle has been fought, on land or at sea: its casualties are gone, and nobody has retreated from it yet.
event round_fought {
  fields = { place = space, attacker = player }
}

# Steps 4 to 7, as often as it takes.
procedure exchange {
  params = { s = space, a = player, seaborne = bool }
  cites = [
    "REV-232", "REV-234", "REV-235", "REV-266", "REV-267", "REV-269..271", "REV-273", "REV-279..281", "REV-288",
    "REV-289", "REV-343"
  ]

  var attackers { is = fighting(s, a) }
  var defenders { is = opposing(s, a) }

  call note_origins { with = [s, attackers] }

  repeat {
    while = !empty(attackers) && !empty(defenders)

    roll struck {
      die     = die.d6
      each    = attackers
      at_most = it.attack
      dice    = it.attack_dice
      scored  = scoring.salvo
    }
    call defenders_take_hits {
      when = struck > 0
      with = [struck, alive(defenders), a]
    }

    # Casualties fire back before they leave.
    roll lost {
      die     = die.d6
      each    = defenders
      at_most = it.defence
      scored  = scoring.salvo
    }
    call take_hits { with = [lost, attackers, a] }
    say { text = "${s.title}: the attackers score ${struck}, the defenders ${lost}." }
    call remove_dead { with = [s] }
    emit round_fought { with = [s, a] }
    set { attackers = fighting(s, a) }
    set { defenders = opposing(s, a) }
    if {
      when = !empty(defenders)
      if {
        when = empty(attackers)
        say { text = "The attack on ${s} is beaten off." }
      }
      else {
        call press_or_retreat { with = [s, a, attackers, seaborne] }
        set { attackers = fighting(s, a) }
      }
    }
  }
}

# What is left of a group, by kind.
function strength_of {
  params = { group = list(piece) }
  is     = [for u in unique([for c in group : c.unit]) : "${where(group, piece.unit == u)}"]
}

# After a round: the group, which is all that attack, leaves together, unless a landing binds it; aircraft alone leave as their owner likes.
procedure press_or_retreat {
  params = { s = space, a = player, group = list(piece), bound = bool }
  cites  = ["REV-274..276", "REV-280..282", "REV-288", "REV-289"]

  choose to {
    when    = !bound
    by      = a
    prompt  = "${s.title}: press the attack or retreat? You have ${strength_of(group)} left, the defenders ${strength_of(opposing(s, a))}."
    from    = can_retreat(group) ? ways_back(s, a) : []
    pass    = "press the attack"
    text    = "retreat to ${it}"
    default = none
    appeal  = retreat_appeal(s, a)
  }
  if {
    when = to != none
    call retreat { with = [s, group, to, a] }
  }
  else_if {
    when = bound || !can_retreat(group)
    call aircraft_may_leave { with = [s, a] }
  }
}

procedure aircraft_may_leave {
  params = { s = space, a = player }
  cites  = ["REV-288", "REV-349"]

  flyers = where(fighting(s, a), piece.unit.domain == domain.air)
  return { when = empty(flyers) }

  choose stay {
    by      = a
    prompt  = "${s.title}: do the aircraft press the attack?"
    from    = [true, false]
    default = true
  }
  for c {
    when = !stay
    in   = flyers
    call fly_off { with = [c, a] }
  }
}

# ---- Landings

# Called off, the units stay aboard, and the transport may put them ashore among friends: the landing was its battle. The zone
# must be clear by now; submerged submarines do not count.
procedure come_ashore {
  params = { s = space, a = player, landing = list(piece) }
  cites  = ["REV-332", "REV-335", "REV-336", "REV-340", "REV-405", "REV-611"]

  var ashore { is = true }
  if {
    when = may_call_off(landing)
    choose land {
      by      = a
      prompt  = "Land in ${s}?"
      from    = [true, false]
      default = true
    }
    set { ashore = land }
  }
  for c {
    in    = landing
    where = c.holder != none
    t     = c.holder
    set c { target = none }
    set t { fought = true }
    if {
      when = !ashore
      set t { unloads = none }
    }
    else {
      from = c.space
      move c { to = s }
      set c {
        came_from = from
        moved     = c.range
        spent     = true
      }
    }
  }
}

# Whether a landing that was announced may be called off.
function may_call_off {
  params = { landing = list(piece) }
  is     = !empty(landing)
  cites  = ["REV-335"]
}

# One shot for each ship that did not fight a sea battle, from the zones the units land from.
procedure bombardment {
  params = { s = space, a = player, landing = list(piece) }
  cites  = ["REV-250..254", "REV-262", "REV-341", "REV-342", "REV-345", "REV-346", "REV-555..558", "REV-568..570"]

  zones = unique([for c in landing : c.came_from])
  ships = where(
    every(piece),
    piece.owner == a && piece.guns > 0 && contains(zones, piece.space) && !piece.space.sea_fight && !piece.fought
  )
  ashore = under_bombardment(s, a)

  return { when = empty(ashore) }

  choose firing {
    by       = a
    prompt   = "Which ships bombard ${s}?"
    from     = ships
    count    = broadside(ships, landing)
    at_least = 0
    default  = take(ships, broadside(ships, landing))
  }
  roll hits {
    die     = die.d6
    each    = firing
    at_most = it.attack
    dice    = it.guns
    scored  = scoring.salvo
  }
  set firing {
    fought = true
    spent  = true
  }
  call defenders_take_hits { with = [hits, ashore, a] }
}

# What ships may hit on a shore: land units.
function under_bombardment {
  params = { s = space, a = player }
  is     = where(opposing(s, a), piece.unit.domain == domain.land)
  cites  = ["REV-251", "REV-252"]
}

# How many ships may bombard.
function broadside {
  params = { ships = list(piece), landing = list(piece) }
  is     = count(ships)
}

# ---- Sea

procedure sea_battle {
  params = { s = space, a = player }
  cites = [
    "REV-208", "REV-212", "REV-226", "REV-233", "REV-263", "REV-279", "REV-280", "REV-338", "REV-339", "REV-341",
    "REV-350", "REV-503", "REV-582", "REV-583", "REV-618"
  ]

  set s {
    fought    = true
    sea_fight = true
  }

  call launch_fighters { with = [s, a] }
  call note_origins {
    s     = s
    group = fighting(s, a)
  }

  repeat {
    while = !decided(s, a)

    call sea_round { with = [s, a] }
    emit round_fought { with = [s, a] }
    say {
      when = decided(s, a)
      text = "The battle in ${s} is over: ${outcome_at_sea(s, a)}."
    }
    call press_or_retreat {
      when  = !decided(s, a)
      with  = [s, a]
      group = fighting(s, a)
      bound = false
    }
  }

  call after_battle { with = [s, a] }
  call decks_after_battle { with = [s, a] }
}

# How a round decided a battle at sea. Who dives has left it, too.
function outcome_at_sea {
  params    = { s = space, a = player }
  attackers = fighting(s, a)
  defenders = opposing(s, a)
  is = (
    empty(attackers) ?
    (empty(defenders) ? "neither side has units left in it" : "the attackers have no units left in it") :
    empty(defenders) ? "the defenders have no units left in it" :
    "neither side can hit what is left of the other"
  )
}

# Whether a battle at sea is over.
function decided {
  params = { s = space, a = player }
  is     = empty(fighting(s, a)) || empty(opposing(s, a))
}

# Survivors: repaired, and done for the turn.
procedure after_battle {
  params = { s = space, a = player }
  cites  = ["REV-190", "REV-193", "REV-357", "REV-554"]

  call repair { with = [pieces(s)] }
  set c {
    in     = pieces(s)
    where  = c.unit.fights && c.owner == a && c.holder == none
    fought = true
  }
  set c {
    in    = pieces(s)
    where = c.unit.fights && c.unit.domain != domain.air && c.owner == a && c.holder == none
    spent = true
  }
}

# What was hit once is repaired when its battle is over.
procedure repair {
  params = { group = list(piece) }
  cites  = ["REV-357", "REV-554"]

  set group { damaged = false }
}

# All fighters of an attacked carrier are in the air, allied ones too.
procedure launch_fighters {
  params = { s = space, a = player }
  cites  = ["REV-520"]

  for c {
    in    = pieces(s)
    where = foe(c.owner, a) && c.unit.domain == domain.air && c.holder != none
    set c { deck = c.holder }
    carry c { by = none }
  }
}

# Defending fighters go back to the carriers they came from; those whose carrier is sunk find another place.
procedure decks_after_battle {
  params = { s = space, a = player }
  cites  = ["REV-520", "REV-521"]

  call return_to_decks { with = [s] }
  for f {
    in    = pieces(s)
    where = foe(f.owner, a) && f.unit.domain == domain.air && f.holder == none
    call find_refuge { with = [f] }
  }
}

# Nobody takes the place of a fighter on its own carrier.
procedure return_to_decks {
  params = { s = space }
  cites  = ["REV-520"]

  for f {
    in    = pieces(s)
    where = f.deck != none && contains(pieces(s), f.deck)
    carry f { by = f.deck }
  }
}

# To a deck where it is, or one space away to a friendly territory or a deck; what finds none is lost.
procedure find_refuge {
  params = { f = piece }
  cites  = ["REV-521"]

  near = where(concat([f.space], adjacent(f.space)), welcome(space, f.owner) || !empty(decks_for(f, space)))
  choose refuge {
    by      = f.owner
    prompt  = "The ${f.unit} in ${f.space} must leave. Where does it land?"
    from    = near
    default = first(near)
  }
  if {
    when = refuge == none
    say { text = "A ${f.unit} of ${f.owner} in ${f.space} finds no place to land." }
    destroy f {}
  }
  else {
    move f { to = refuge }
    call touch_down { with = [f] }
  }
}

# Aboard a deck of its side in the zone that has room.
procedure embark {
  params = { f = piece }
  cites  = ["REV-210", "REV-400", "REV-514"]

  decks = decks_for(f, f.space)
  if {
    when = !empty(decks)
    deck = first(decks)
    carry f { by = deck }
  }
}

# The same where its owner chooses among several, but none that others in flight cannot do without.
procedure touch_down {
  params = { f = piece }
  cites  = ["REV-210", "REV-317", "REV-400", "REV-514"]

  decks = decks_for(f, f.space)
  spare = where(decks, leaves_room(f, piece, f.owner))
  open  = empty(spare) ? decks : spare
  choose deck {
    by      = f.owner
    prompt  = "On which carrier in ${f.space} does the ${f.unit} come down?"
    from    = open
    text    = among(it, open)
    default = first(open)
  }
  if {
    when = deck != none
    carry f { by = deck }
  }
}
