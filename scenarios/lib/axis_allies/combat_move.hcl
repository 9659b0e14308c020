# Phase 3. Land units, ships, blitz, flights, raids, loading and the announcement of landings.

# What is moved in it, and what must hold at its end.
needs phase combat_move {
  title = "Combat Move"
}

procedure close_combat_move {
  cites = ["REV-177", "REV-394"]

  # What moved or boarded now does not move again in the noncombat move; aircraft only go home.
  set c {
    in     = every(piece)
    where  = c.moved > 0 && !c.flown
    spent  = true
    sailed = true
  }

  # A transport that fights may still load or unload afterwards: what it loaded until now does not count.
  set c {
    in      = every(piece)
    where   = c.unit.lifts_land
    boarded = false
  }
}

# Units of the active power that may still move over land or water by themselves.
function free_to_move {
  params = { c = piece, p = player }
  is     = c.owner == p && c.holder == none && !c.spent && c.moved < c.range && c.unit.domain != domain.air
  cites  = ["REV-022", "REV-176", "REV-359", "REV-365", "REV-367"]
}

# The space a unit enters the last one of its route from.
function entered_from {
  params = { way = list(space), start = space }
  is     = count(way) > 1 ? way[count(way) - 2] : start
}

# The spaces from which a unit that comes farther than one can enter the last: those where it need not stop, on all shortest ways.
function ways_into {
  params = { c = piece, start = space, to = space, steps = int }
  is = [
    for s in adjacent(to) : s
    if steps > 1 && (
      c.unit.domain == domain.land ?
      !hostile(s, c.owner) && distance(movement.by_land, c, start, s, steps) == steps - 1 &&
      distance(movement.by_land, c, s, to, 1) == 1 :
      !barred(s, c) && distance(movement.by_sea, c, start, s, steps) == steps - 1 &&
      distance(movement.by_sea, c, s, to, 1) == 1
    )
  ]
  cites = ["REV-282"]
}

# How far the freshest of them has come; those are moved together.
function freshest {
  params = { group = list(piece) }
  least  = min([for c in group : c.moved])
  is     = where(group, piece.moved == least)
}

# Those of a kind that leave a space together. What carries something sails by another action.
function movers_from {
  params = { s = space, what = unit, p = player }
  is     = freshest([for c in pieces(s) : c if free_to_move(c, p) && c.unit == what && empty(cargo(c))])
}

# Ships may end a combat move where they fight, leave a fight they began the turn in, carry, or support a landing that has been
# announced. One that
# came into the fight this turn has not begun the turn in it.
function sails_for_combat {
  params = { c = piece, here = space, there = space, p = player }
  is = (
    hostile_waters(there, p) || (here.was_shared && c.moved == 0) || c.unit.lifts_land || c.unit.deck ||
    (c.guns > 0 && any(pieces(there), piece.target != none))
  )
  cites = ["REV-183", "REV-188", "REV-203", "REV-250", "REV-413"]
}

# One's own before those of allies that one may move as well.
function own_first {
  params = { group = list(piece), p = player }
  is     = sorted({ for c in group : (c.owner == p ? 0 : 1) => c })
  cites  = ["REV-022"]
}

# A unit goes to where it attacks, over land or sea.
procedure advance {
  params = { c = piece, way = list(space), start = space, to = space }
  cites  = ["REV-181", "REV-183", "REV-211"]

  set c {
    moved     = c.moved + count(way)
    came_from = entered_from(way, start)
    spent     = c.unit.domain == domain.land || barred(to, c)
  }
  set to { ways_in = union(to.ways_in, ways_into(c, start, to, count(way))) }
  move c { to = to }
}

action move {
  text  = "move ${n} ${what} from ${here} to ${there}"
  menu  = "move land units or ships"
  cites = ["REV-177..181", "REV-184", "REV-188", "REV-195", "REV-434", "REV-540", "REV-542"]

  param here {
    prompt = "From where?"
    in = unique([
      for c in every(piece) : c.space
      if free_to_move(c, actor) && c.unit.fights && empty(cargo(c)) && !c.space.off_map
    ])
    message = "No unit of yours there can make a combat move. A ship with units aboard moves with \"sail\"."
  }
  param what {
    prompt = "Which unit?"
    in     = unique([for c in pieces(here) : c.unit if free_to_move(c, actor) && c.unit.fights && empty(cargo(c))])
    message = <<-END
      No such unit of yours there can make a combat move. Guns and complexes never do. A ship with units aboard moves
      with "sail".
    END
  }

  movers   = movers_from(here, what, actor)
  lead     = first(movers)
  stranded = what.domain == domain.sea ? doomed(actor, false) : 0

  param there {
    prompt = "Where to?"
    in = (
      what.domain == domain.land ? reach(movement.by_land, lead, here, left(lead)) :
      reach(movement.by_sea, lead, here, left(lead))
    )
    message = "That is out of its reach: too far, past enemy units, through a closed canal or strait, or over impassable ground."
  }
  require attack {
    that = what.domain == domain.land ? hostile(there, actor) : sails_for_combat(lead, here, there, actor)
    message = (
      what.domain == domain.sea ?
      <<-END
        A combat move ends where there is an enemy to fight or a hostile territory to take. To support a landing, announce
        it with "assault" before the ship moves.
      END
      : "A combat move ends where there is an enemy to fight or a hostile territory to take."
    )
    cites = ["REV-183", "REV-184"]
  }
  param n {
    prompt  = "How many?"
    in      = range(1, count(movers))
    message = "Only ${count(movers)} of them can move there."
  }

  do {
    way = (
      what.domain == domain.land ? route(movement.by_land, lead, here, there, left(lead)) :
      route(movement.by_sea, lead, here, there, left(lead))
    )
    for c {
      in = take(movers, n)
      call advance { with = [c, way, here, there] }
    }
  }

  ensure promises {
    that    = what.domain == domain.land || doomed(actor, false) <= stranded
    message = "That carrier is promised to a fighter in flight."
    cites   = ["REV-316", "REV-317", "REV-408"]
  }

  appeal = (
    what.domain == domain.land ? land_attack_appeal(actor, there, what, n, count(movers)) :
    sea_attack_appeal(actor, there, what, n)
  )
}

# A ship with what it carries.
action sail {
  text = "sail ${ship} from ${here} to ${there}"
  menu = "sail a laden ship"
  cites = [
    "REV-203..205", "REV-207", "REV-218", "REV-219", "REV-222", "REV-368", "REV-372", "REV-505", "REV-578",
    "REV-600..602", "REV-607"
  ]

  param here {
    prompt  = "From where?"
    in      = unique([for c in every(piece) : c.space if free_to_move(c, actor) && !empty(cargo(c))])
    message = "No laden ship of yours there can move."
  }
  ships = where(pieces(here), free_to_move(piece, actor) && !empty(cargo(piece)))

  param ship {
    prompt  = "Which ship?"
    in      = ships
    text    = among(it, ships)
    message = "That ship cannot move: none such, or it has begun to unload. You can sail ${[for c in ships : among(c, ships)]}."
  }
  param there {
    prompt  = "Where to?"
    in      = reach(movement.by_sea, ship, here, left(ship))
    message = "That is out of its reach: too far, past enemy units or through a closed canal or strait."
  }

  stranded = doomed(actor, false)

  do {
    way = route(movement.by_sea, ship, here, there, left(ship))
    call advance { with = [ship, way, here, there] }

    # Fighters that did not launch are cargo for the rest of the turn.
    set f {
      in    = cargo(ship)
      where = f.unit.domain == domain.air
      spent = true
    }
  }

  ensure promises {
    that    = doomed(actor, false) <= stranded
    message = "That carrier is promised to a fighter in flight."
    cites   = ["REV-316", "REV-317", "REV-408"]
  }

  appeal = sail_appeal(actor, ship, here, there)
}

# Two hostile territories in one move, the first one empty: no unit, no gun, no complex.
action blitz {
  text  = "blitz ${n} ${what} from ${here} through ${first_stop} to ${there}"
  menu  = "blitz"
  cites = ["REV-214..217", "REV-455..458"]

  param here {
    prompt  = "From where?"
    in      = unique([for c in every(piece) : c.space if free_to_move(c, actor) && c.unit.blitzes])
    message = "No unit of yours there can blitz."
  }
  param what {
    prompt  = "Which unit?"
    in      = unique([for c in pieces(here) : c.unit if free_to_move(c, actor) && c.unit.blitzes])
    message = "That unit cannot blitz."
  }

  movers = where(pieces(here), free_to_move(piece, actor) && piece.unit == what)

  param first_stop {
    prompt  = "Through which territory?"
    in      = [for s in adjacent(here) : s if hostile(s, actor) && empty(pieces(s), foe(piece.owner, actor))]
    message = "A blitz goes through a hostile territory beside it that holds no enemy unit, not even a gun or a complex."
  }
  param there {
    prompt  = "Where to?"
    in      = where(adjacent(first_stop), space.domain == domain.land && !space.neutral)
    message = "The second territory lies beside the first and is not neutral."
  }
  param n {
    prompt  = "How many?"
    in      = range(1, count(movers))
    message = "Only ${count(movers)} of them can blitz."
  }

  do {
    for c {
      in = take(movers, n)
      set c {
        moved     = 2
        spent     = true
        came_from = first_stop
      }
      move c { to = there }
    }
    call take_control { with = [first_stop, actor] }
    call call_off_landings { s = first_stop }
  }

  appeal = first_stop.income * 5 + (
    hostile(there, actor) ? land_attack_appeal(actor, there, what, n, count(movers)) : 3
  ) - 2 * threat(there, actor)
}

# A territory that a blitz takes needs no landing any more: who was to land there is cargo as before, and the ship is as free as
# its moves leave it.
procedure call_off_landings {
  params = { s = space }
  cites  = ["REV-394", "REV-404", "REV-603"]

  for c {
    in    = every(piece)
    where = c.target == s && c.holder != none
    t     = c.holder
    set c { target = none }
    set t {
      unloads = none
      spent   = t.moved > 0 && barred(t.space, t)
    }
  }
}

# ---- Flights. Of equally short ways the one over the fewest guns is taken; a detour goes by a space of one's choice.

function ready_aircraft {
  params = { c = piece, p = player }
  is     = c.owner == p && c.unit.domain == domain.air && !c.spent && !c.flown && !c.space.off_map
  cites  = ["REV-206", "REV-366", "REV-576", "REV-579"]
}

# Aircraft held on a carrier that has moved are cargo (they are spent); those of others fly in their own turn only. They fly
# to where there is an enemy, or away from one in whose space they began the turn.
function worth_flying_to {
  params = { s = space, from = space, p = player }
  is = (
    (s.domain == domain.land ? hostile(s, p) : hostile_waters(s, p)) ||
    (from.was_shared && (s.domain == domain.sea || safe(s, p)))
  )
  cites = ["REV-188"]
}

procedure take_off {
  params = { c = piece, way = list(space), start = space, to = space }
  cites  = ["REV-196", "REV-197", "REV-206", "REV-515", "REV-577"]

  carry c { by = none }
  move c { to = to }
  set c {
    moved     = c.moved + count(way)
    flown     = true
    came_from = start
  }
}

# Those that can fly with one: it comes first, then those from the same ship.
function wing {
  params = { lead = piece, group = list(piece) }
  is = sorted({
    for c in group : (c == lead ? 0 : c.holder == lead.holder ? 1 : 2) => c
    if c.unit == lead.unit && c.moved <= lead.moved
  })
  cites = ["REV-194"]
}

# A fighter whose carrier lies among enemies flies to where it is: it launches and fights there.
action fly {
  text  = "fly ${n} ${what} from ${here} to ${there}"
  menu  = "fly"
  cites = ["REV-194", "REV-197", "REV-204", "REV-499", "REV-506", "REV-522"]

  param here {
    prompt  = "From where?"
    in      = unique([for c in every(piece) : c.space if ready_aircraft(c, actor)])
    message = "No aircraft of yours there can take off."
  }
  param what {
    prompt  = "Which unit?"
    in      = where(pieces(here), ready_aircraft(piece, actor))
    message = "No such aircraft of yours there can take off."
  }

  lead   = what
  movers = wing(what, where(pieces(here), ready_aircraft(piece, actor)))

  param there {
    prompt  = "Where to?"
    in      = where(concat([here], reach(movement.by_air, lead, here, left(lead))), worth_flying_to(space, here, actor))
    message = "Aircraft fly to hostile territories and zones within their range, never over neutrals."
  }
  param n {
    prompt  = "How many?"
    in      = range(1, count(movers))
    message = "Only ${count(movers)} of them can fly there."
  }

  do {
    way = route(movement.by_air, lead, here, there, left(lead))
    for c {
      in = take(movers, n)
      call take_off { with = [c, way, here, there] }
    }
  }

  ensure landing {
    that    = doomed(actor, false) == 0
    message = "No aircraft may be sent where it could not land afterwards."
    cites   = ["REV-315", "REV-316", "REV-408", "REV-506..508"]
  }

  appeal = air_attack_appeal(actor, there, what.unit, n)
}

action raid {
  text  = "raid ${there} with ${n} ${what} from ${here}"
  menu  = "strategic bombing raid"
  cites = ["REV-381", "REV-382", "REV-384", "REV-385", "REV-530"]

  param here {
    prompt  = "From where?"
    in      = unique([for c in every(piece) : c.space if ready_aircraft(c, actor) && c.unit.raids])
    message = "No bomber of yours there can take off."
  }
  param what {
    prompt  = "Which unit?"
    in      = unique([for c in pieces(here) : c.unit if ready_aircraft(c, actor) && c.unit.raids])
    message = "That unit cannot make a raid."
  }

  movers = where(pieces(here), ready_aircraft(piece, actor) && piece.unit == what)
  lead   = first(movers)

  param there {
    prompt  = "On which complex?"
    in      = where(reach(movement.by_air, lead, here, left(lead)), hostile(space, actor) && works(space))
    message = "A raid goes to an enemy industrial complex within range."
  }
  param n {
    prompt  = "How many?"
    in      = range(1, count(movers))
    message = "Only ${count(movers)} of them can fly there."
  }

  do {
    call send_raiders {
      raiders = take(movers, n)
      way     = route(movement.by_air, lead, here, there, left(lead))
      start   = here
      to      = there
    }
  }

  ensure landing {
    that    = doomed(actor, false) == 0
    message = "No aircraft may be sent where it could not land afterwards."
    cites   = ["REV-506"]
  }

  appeal = there.controller.ipc > 4 ? 12 : 0
}

procedure send_raiders {
  params = { raiders = list(piece), way = list(space), start = space, to = space }

  for c {
    in = raiders
    call take_off { with = [c, way, start, to] }
    set c { raiding = true }
  }
}

# ---- Transports. Loading is the cargo's whole move.

# Whether what a transport did this turn lets it load.
needs function may_load {
  params  = { t = piece }
  returns = bool
}

# Whether what a transport did this turn lets it unload.
needs function may_unload {
  params  = { t = piece }
  returns = bool
}

# What a transport takes aboard, in words.
needs function load_limits {
  returns = text
}

# When a transport does not unload, in words.
needs function unload_limits {
  returns = text
}

# Vessels in a zone that can take such a unit, one's own first. An ally's carries it in his own turn.
function lifts {
  params = { s = space, u = unit, p = player }
  is = sorted({
    for t in pieces(s) : (t.owner == p ? 0 : 10) + (t.spent ? 1 : 0) - count(cargo(t)) => t
    if open_to(t, p) && has_room(t, u) && may_load(t)
  })
  cites = ["REV-370", "REV-371", "REV-592", "REV-597"]
}

# Those of them that it may board now.
function ships_for {
  params = { s = space, u = unit, p = player }
  is     = lifts(s, u, p)
  cites  = ["REV-371"]
}

# What fired at another space stays, and a gun that was taken this turn stays where it was taken.
function can_board {
  params = { c = piece, p = player }
  is = (
    c.owner == p && c.unit.domain == domain.land && c.unit.move > 0 && !c.fired && !c.seized && c.moved == 0 &&
    c.holder == none
  )
  cites = ["REV-176", "REV-308", "REV-371", "REV-394", "REV-436", "REV-485", "REV-594", "REV-598"]
}

action load {
  text = "load ${what} from ${here} in ${sea}"
  menu = "load a transport"
  cites = [
    "REV-218", "REV-225", "REV-370", "REV-371", "REV-404..406", "REV-593", "REV-598", "REV-600..602", "REV-604",
    "REV-605", "REV-607", "REV-608"
  ]

  param here {
    prompt = "From where?"
    in = [
      for s in unique([for c in every(piece) : c.space if can_board(c, actor)]) : s
      if any([for z in adjacent(s) : any(pieces(z), piece.unit.lifts_land && friend(piece.owner, actor))])
    ]
    message = "No land unit of yours there can board a transport."
  }
  param what {
    prompt  = "Which unit?"
    in      = unique([for c in pieces(here) : c.unit if can_board(c, actor)])
    message = "No such unit of yours there can board a transport."
  }
  param sea {
    prompt  = "In which sea zone?"
    in      = where(adjacent(here), !empty(lifts(space, what, actor)))
    message = "No transport of your side lies there with room for it; ${load_limits()}."
  }
  require quiet {
    that    = !hostile_waters(sea, actor)
    message = "A transport does not load in a zone with enemy units."
    cites   = ["REV-225", "REV-608", "REV-629"]
  }

  do {
    c = first(own_first(where(pieces(here), can_board(piece, actor) && piece.unit == what), actor))
    choose t {
      by      = actor
      prompt  = "Which transport in ${sea} takes the ${what}?"
      from    = ships_for(sea, what, actor)
      text    = with_cargo(it)
      default = first(ships_for(sea, what, actor))
    }
    carry c { by = t }
    set c {
      moved   = 1
      spent   = true
      boarded = true
    }
    set t { boarded = true }
  }

  appeal = load_appeal(actor, here, what, sea)
}

# Cargo aboard one's own transport may land at any time; aboard an ally's not in the turn it boarded.
function can_go_ashore {
  params = { c = piece, p = player }
  is = (
    c.owner == p && c.unit.domain == domain.land && c.holder != none && c.target == none &&
    (c.holder.owner == p || !c.boarded)
  )
  cites = ["REV-369", "REV-373", "REV-597"]
}

# In which order cargo goes ashore if nobody says otherwise: from one's own transports before an ally's, from those
# bound to that shore before those that are free, and of these who boarded now before who was aboard. Who cannot go there comes last.
function next_ashore {
  params = { group = list(piece), shore = space, p = player }
  is = sorted({
    for c in group :
    (free_for(c.holder, shore) ? 0 : 8) + (c.holder.owner == p ? 0 : 4) + (
      c.holder.unloads == shore ? 0 : 2
    ) + (c.boarded ? 0 : 1) => c
    if c.holder != none
  })
  cites = ["REV-192", "REV-369", "REV-606"]
}

# A transport unloads into one territory.
function free_for {
  params = { t = piece, shore = space }
  is     = t.unloads == none || t.unloads == shore
  cites  = ["REV-192", "REV-606"]
}

# The announcement; the landing itself comes with the battle.
action assault {
  text = "assault ${there} with ${what} from ${sea}"
  menu = "announce a landing"
  cites = [
    "REV-192", "REV-218", "REV-220", "REV-221", "REV-332..334", "REV-336", "REV-369", "REV-463", "REV-603", "REV-606",
    "REV-609"
  ]

  param sea {
    prompt  = "From which sea zone?"
    in      = unique([for c in every(piece) : c.space if can_go_ashore(c, actor) && c.unit.captures])
    message = "None of your units aboard there can make a landing."
  }
  param there {
    prompt  = "Where do they land?"
    in      = where(adjacent(sea), hostile(space, actor))
    message = "A landing goes to a hostile territory beside the zone."
  }
  param what {
    prompt  = "Which unit?"
    in      = next_ashore(where(pieces(sea), can_go_ashore(piece, actor) && piece.unit.captures), there, actor)
    message = "No such unit of yours aboard there can make a landing."
  }
  require one_shore {
    that    = free_for(what.holder, there)
    message = "A transport unloads into one territory only."
    cites   = ["REV-192", "REV-606"]
  }
  require ally_waits {
    that    = what.holder.owner == actor || !hostile_waters(sea, actor)
    message = "From an ally's transport no landing is made in a zone with enemy units."
    cites   = ["REV-225", "REV-369"]
  }

  do {
    t = what.holder
    set what { target = there }
    set t {
      unloads = there
      spent   = true
    }
  }

  appeal = assault_appeal(actor, there, what.unit)
}

# Into a friendly territory; in the combat move and in the noncombat move.
action unload {
  text  = "unload ${what} from ${sea} to ${there}"
  menu  = "unload a transport"
  cites = ["REV-218", "REV-220", "REV-373", "REV-404..406", "REV-598", "REV-603", "REV-606..608", "REV-629"]

  param sea {
    prompt  = "From which sea zone?"
    in      = unique([for c in every(piece) : c.space if can_go_ashore(c, actor)])
    message = "None of your units aboard there can go ashore."
  }
  param there {
    prompt = "Where to?"
    in     = where(adjacent(sea), welcome(space, actor))
    message = <<-END
      Cargo goes ashore in a friendly territory beside the zone. In the combat move a landing on an enemy's shore is
      announced with "assault".
    END
  }
  param what {
    prompt  = "Which unit?"
    in      = next_ashore(where(pieces(sea), can_go_ashore(piece, actor)), there, actor)
    message = "No such unit of yours aboard there can go ashore."
  }
  require quiet {
    that    = !hostile_waters(sea, actor)
    message = "A transport does not unload in a zone with enemy units."
    cites   = ["REV-225", "REV-608"]
  }
  require one_shore {
    that    = free_for(what.holder, there) && may_unload(what.holder)
    message = "A transport unloads into one territory only, ${unload_limits()}."
    cites   = ["REV-404..406", "REV-606"]
  }

  do {
    t = what.holder
    move what { to = there }
    set what {
      moved = what.range
      spent = true
    }
    set t {
      unloads = there
      spent   = true
    }
  }

  appeal = unload_appeal(actor, there)
}
