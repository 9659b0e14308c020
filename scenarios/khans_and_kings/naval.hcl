# The fleet: ports, transport, landings, mines, and how ships withdraw.

# ---- Ports

# The buildings that are harbours of a kind of ship: ports, naval bases and, for River ships, workshops.
function docks_at {
  params = { s = space, u = unit }
  is = where(
    buildings_at(s),
    piece.unit == unit.port ||
    piece.unit == unit.naval_base ||
    piece.unit == unit.workshops && kind_is(u, branch.river_ship)
  )
  cites = ["KK3-668", "KK3-670"]
}

# A ship is in port when it stands in the sub-province of a harbour that is no enemy's. At an enemy's it is on the river, where it
# fights like any other unit; only where there is no river does a port that has changed hands still hold it.
function in_port {
  params = { u = piece }
  is     = moors_at(u, u.space)
  cites  = ["KK3-668", "KK3-670", "KK3-671"]
}

function moors_at {
  params = { u = piece, s = space }
  is     = u.unit.branch.afloat && any(docks_at(s, u.unit), !hostile(piece.owner, u.owner) || !may_float(u, s))
  cites  = ["KK3-668", "KK3-670", "KK3-671"]
}

action put_in {
  text   = "put in at ${port} with ${ship}"
  secret = false
  menu   = "put in at a port"
  beside = [action.step]
  cites  = ["KK3-480", "KK3-668", "KK3-794"]

  param ship {
    in      = where(ships_of(actor), piece.space.domain == domain.sea)
    message = "You have no ship at sea that can still move."
  }
  param port {
    in      = [for s in adjacent(ship.space) : s if lord(s) == actor && !empty(docks_at(s, ship.unit)) && !opposed(s, actor)]
    message = "There is no port or naval base of yours next to it."
  }

  do {
    set ship {
      left     = ship.left - 1
      moved    = true
      start_at = ship.space
    }
    move ship { to = port }
  }

  appeal = -1
}

# Our reading: a port that is gone is no shelter, and its ships put to sea.
on building_lost ships_put_to_sea {
  cites = ["KK3-668"]

  for u {
    in = where(pieces(place), piece.unit.branch.afloat && !may_stand(piece.unit, place))

    outlet = first(seas_at(place), may_float(u, space))
    if {
      when = outlet != none
      move u { to = outlet }
      say { text = "${u} of ${u.owner} puts to sea from ${place}." }
      emit driven {
        with = [u, outlet]
      }
    }
    else {
      call lose { with = [u, none] }
    }
  }
}

# ---- Equipment that is left undefended

# Land units take the aircraft and ships that they find where no land units defend them. From a naval base ships sail out.
procedure seize_equipment {
  params = { s = space, by = player }
  cites  = ["KK3-666..670", "KK3-672"]

  found = where(
    pieces(s),
    piece.owner != none && piece.holder == none && hostile(piece.owner, by) &&
    (is_a(piece, branch.aviation) || in_port(piece))
  )
  base = any(buildings_at(s), piece.unit == unit.naval_base)
  for u {
    in    = found
    where = u.owner != none

    outlets = where(seas_at(s), base && may_float(u, space))
    if {
      when = !empty(outlets)
      choose outlet {
        by      = u.owner
        prompt  = "Where does ${u} sail to from ${s}, which is lost?"
        from    = outlets
        default = first(outlets)
        secret  = false
      }
      move u { to = outlet }
      say { text = "${u} of ${u.owner} escapes from ${s} to ${outlet}." }
      emit driven {
        later = true
        with  = [u, outlet]
      }
    }
    else {
      say { text = "${by} seizes ${u} of ${u.owner} at ${s}." }
      for c {
        in = cargo(u)
        call take_or_kill { with = [c, by] }
      }
      set u {
        owner   = by
        arrived = game.round
        left    = 0
        routed  = false
      }
    }
  }
}

# Whether land units of a player hold a sub-province, with no enemy there whom any of his units could attack.
function holds_alone {
  params = { s = space, p = player }
  is     = any(pieces(s, p), occupies(piece)) && !any(pieces(s, p), meets_foes(piece, p))
  cites  = ["KK3-526", "KK3-666", "KK3-668"]
}

on entered undefended_equipment {
  cites = ["KK3-666", "KK3-668..670"]

  call seize_equipment {
    when = mover.owner != none && holds_alone(place, mover.owner)
    with = [place, mover.owner]
  }
}

on withdrawn equipment_on_the_way_back {
  cites = ["KK3-666", "KK3-668..670"]

  call seize_equipment {
    when = mover.owner != none && holds_alone(place, mover.owner)
    with = [place, mover.owner]
  }
}

# Where nobody has moved in, as when a treaty has ended, it is taken in the next movement of those who stand beside it.
after procedure reset_units equipment_of_former_friends {
  cites = ["KK3-666", "KK3-668..670", "KK3-721"]

  idle = [
    for u in every(piece) : u.space
    if u.owner != none && hostile(u.owner, p) && (is_a(u, branch.aviation) || in_port(u))
  ]
  for s {
    in    = unique(idle)
    where = s != none && holds_alone(s, p)
    call seize_equipment { with = [s, p] }
  }
}

on battle_over equipment_of_the_beaten {
  cites = ["KK3-666", "KK3-668..670"]

  call seize_equipment {
    when = winner != none && holds_alone(place, winner)
    with = [place, winner]
  }
}

# ---- Transport

# A General goes where troops of any kind go.
function takes_aboard {
  params = { ship = piece, u = unit }
  is = (
    ship.unit.carries == none ? u.branch.land && u.branch.troop || u.branch == branch.general :
    kind_is(u, ship.unit.carries)
  )
  cites = ["KK3-566", "KK3-690"]
}

# A General, or an Admiral on his flagship, takes no unit's place.
function space_aboard {
  params = { ship = piece }
  is     = ship.unit.capacity - count(cargo(ship), fights(piece))
  cites  = ["KK3-566"]
}

# The ships of its owner that could take a unit at a place.
function berths {
  params = { u = piece, s = space }
  is     = where(pieces(s, u.owner), has_place(piece, u))
  cites  = ["KK3-566"]
}

function has_place {
  params = { ship = piece, u = piece }
  is     = takes_aboard(ship, u.unit) && (space_aboard(ship) > 0 || is_officer(u))
  cites  = ["KK3-566", "KK3-690"]
}

# Land units board with their whole turn: on the shore, or in the port where the ship lies.
function may_board {
  params = { u = piece, ship = piece }
  is     = has_place(ship, u) && u.owner == ship.owner && movable(u) && !u.moved && !ship.engaged
  cites  = ["KK3-690", "KK3-793..795"]
}

function boarders {
  params = { ship = piece }
  is = where(every(piece), may_board(piece, ship) && (
    piece.space == ship.space || ship.space.domain == domain.sea && touches(piece.space, ship.space)
  ))
}

# Whether anybody could board.
function awaited {
  params = { ship = piece }
  is = any([
    for s in concat([ship.space], ship.space.domain == domain.sea ? adjacent(ship.space) : []) :
    any(pieces(s), may_board(piece, ship))
  ])
}

function carriers {
  params = { p = player }
  is     = where(every(piece), piece.owner == p && piece.unit.capacity > 0)
  cites  = ["KK3-566"]
}

action load {
  text   = "load ${who} on ${ship}"
  menu   = "load units on a ship"
  beside = [action.step]
  cites  = ["KK3-481", "KK3-566", "KK3-625", "KK3-793..795"]

  param ship {
    in      = where(carriers(actor), awaited(piece))
    message = "No ship of yours there has room for a unit nearby."
  }
  param who {
    in       = boarders(ship)
    count    = min(16, count(boarders(ship)))
    at_least = 1
    that     = count(who, fights(piece)) <= space_aboard(ship)
    message  = "It carries no more."
  }

  do {
    set who {
      left   = 0
      along  = 0
      moved  = true
      dug_in = none
    }
    carry who { by = ship }
    say { text = "${ship} takes ${count(who) == 1 ? "${first(who)}" : "${count(who)} units"} aboard at ${ship.space}." }
  }

  appeal = -1
}

function aboard {
  params = { ship = piece }
  is     = [for u in cargo(ship) : u if (fights(u) || u.unit.branch == branch.general) && u.left > 0]
  cites  = ["KK3-690", "KK3-717", "KK3-795", "KK3-796"]
}

# Ashore, next door or in port. Where there are enemies, it is a landing.
function shores {
  params = { ship = piece }
  is     = ship.space.domain == domain.land ? [ship.space] : where(adjacent(ship.space), space.domain == domain.land)
}

action land {
  text   = "land ${who} from ${ship} at ${there}"
  menu   = "land units"
  beside = [action.step]
  cites  = ["KK3-265", "KK3-266", "KK3-796", "KK3-797"]

  param ship {
    in      = where(carriers(actor), !piece.engaged && !empty(aboard(piece)))
    message = "No such ship has units aboard that can land."
  }
  param there {
    in      = [for s in shores(ship) : s if any(aboard(ship), may_stand(piece.unit, s))]
    message = "That is not on its shore."
  }

  marines = where(aboard(ship), may_stand(piece.unit, there))

  param who {
    in       = marines
    count    = min(16, count(marines))
    at_least = 1
    that = (
      joins_battle(there, actor) ||
      count(who, piece.unit.branch.counts) <= room_for(there, actor) ||
      any(who, finds_battle(piece, there))
    )
    message = "${there} has no room for so many."
  }

  do {
    from = ship.space
    carry who { by = none }
    set who {
      left     = 0
      along    = 0
      moved    = true
      start_at = from
    }
    move who { to = there }
    say { text = "${ship} puts ${count(who) == 1 ? "${first(who)}" : "${count(who)} units"} ashore at ${there}." }
    for u {
      in = who
      emit entered {
        mover     = u
        place     = there
        left_from = from
      }
    }
  }

  appeal = 4
}

# ---- Withdrawing at sea

# Mines end a move, except for those who sweep them.
movement clear_water {
  params = { mover = piece }
  pass   = may_float(mover, to) && !opposed(to, mover.owner)
  stop   = !able(mover, ability.sweeps) && !empty(mines_at(to))
  cites  = ["KK3-461", "KK3-596"]
  cost   = 1
}

# A ship has come to a sea without sailing there in its own movement: it withdrew or fled, or its harbour is lost.
event driven {
  fields = { ship = piece, place = space }
}

on withdrawn ships_are_driven {
  cites = ["KK3-457", "KK3-789", "KK3-790"]

  emit driven {
    when  = mover.unit.branch.afloat
    later = true
    with  = [mover, place]
  }
}

# Where a fleet goes home to: the sea at its nearest port, naval base or coastal capital.
function havens {
  params = { p = optional(player) }
  shores = [for s in lands() : s if lord(s) == p && (s.capital || harbours(s, p))]
  is     = [for z in seas() : z if any(shores, touches(space, z))]
  cites  = ["KK3-791"]
}

# A ship that is beaten before its owner moves has all its Speed left.
after procedure begin_turn ships_can_sail_home {
  cites = ["KK3-790"]

  call rig_ships {}
}

# What the wind and the gas do to it is known when the weather is.
after phase events ships_have_the_wind {
  cites = ["KK3-047", "KK3-052", "KK3-790"]

  call rig_ships {}
}

procedure rig_ships {
  cites = ["KK3-790"]

  set u {
    in    = every(piece)
    where = u.unit.branch.afloat
    left  = points(u)
  }
}

# With points left a ship makes for the nearest haven as far as they take it; else it goes next door, as it does if it picks its
# way when routed.
function courses {
  params = { u = piece }
  far    = 99
  near = least({
    for z in havens(u.owner) : distance(movement.clear_water, u, u.space, z, far) => z
    if distance(movement.clear_water, u, u.space, z, far) > 0
  })
  course = (
    near == none || u.left == 0 || u.routed && able(u, ability.picks_retreat) ? [] :
    route(movement.clear_water, u, u.space, near, far)
  )
  is    = empty(course) ? refuges(u) : [course[min(u.left, count(course)) - 1]]
  cites = ["KK3-586", "KK3-790..792"]
}

# A fleet that flees goes as far as the Speed of its slowest ship takes it, wind and upgrades included, to waters that
# all its ships can sail to. Those who are over the sea without ships go next door.
function flights {
  params = { s = space, p = player }
  them   = army(s, p)
  slow   = least({ for u in them : points(u) => u if u.unit.branch.afloat })
  is     = slow == none ? [for z in adjacent(s) : z if any(them, may_withdraw(piece, z))] : as_far_as_all_sail(slow, them)
  cites  = ["KK3-052", "KK3-755", "KK3-789"]
}

function as_far_as_all_sail {
  params = { slow = piece, them = list(piece) }
  speed  = points(slow)
  ways = [
    for z in reach(movement.clear_water, slow, slow.space, speed) : z
    if all([for u in them : !u.unit.branch.afloat || contains(reach(movement.clear_water, u, u.space, speed), z)])
  ]
  is = [
    for z in ways : z
    if all(
      ways,
      distance(
        movement.clear_water, slow, slow.space, space, speed
      ) <= distance(movement.clear_water, slow, slow.space, z, speed)
    )
  ]
  cites = ["KK3-540", "KK3-789"]
}

# ---- Mines

function mines_at {
  params = { s = space }
  is     = where(pieces(s), piece.unit == unit.mine_barrier)
}

# The ships at sea that can still work with mines.
function crews_of {
  params = { p = player, what = ability }
  is     = where(ships_of(p), able(piece, what) && piece.space.domain == domain.sea)
  cites  = ["KK3-454", "KK3-456", "KK3-545", "KK3-592"]
}

action lay_mines {
  text   = "lay mines in ${there} with ${ship}"
  menu   = "lay mines"
  beside = [action.step]
  cites  = ["KK3-454", "KK3-545"]

  param ship {
    in      = where(crews_of(actor, ability.lays_mines), !piece.moved)
    message = "You have no ship that lays mines and has its whole turn left."
  }
  param there {
    in      = where([ship.space], empty(mines_at(space)))
    message = "There are mines already."
  }

  do {
    set ship {
      left  = 0
      moved = true
    }
    create {
      unit  = unit.mine_barrier
      owner = actor
      at    = there
    }
    say { text = "${actor} mines ${there}." }
  }

  appeal = -1
}

# Every ship that enters, whosever the mines are, and whatever brought it there.
procedure meet_mines {
  params = { ship = piece, place = space }
  cites  = ["KK3-457..461", "KK3-594..596"]

  return { when = !contains(pieces(place), ship) || !ship.unit.branch.afloat || empty(mines_at(place)) }

  sweeper = able(ship, ability.sweeps)
  roll blast {
    die   = die.k6
    count = 1
  }
  n = first(blast) + (sweeper ? 1 : 0)
  say { text = "${ship} of ${ship.owner} enters the mines in ${place}: ${first(blast)}." }
  set ship {
    lost = n <= 2
    left = sweeper ? ship.left : 0
  }
  call suffer_losses {
    u     = ship
    steps = 5 - n
  }
  call bury { with = [ship] }
}

on exposed mines_go_off {
  cites = ["KK3-457"]
  call meet_mines { with = [mover, place] }
}

on driven mines_go_off_under_the_driven {
  cites = ["KK3-457"]
  call meet_mines { with = [ship, place] }
}

action sweep {
  text   = "sweep the mines in ${there} with ${ship}"
  menu   = "sweep mines"
  beside = [action.step]
  cites  = ["KK3-456", "KK3-592", "KK3-593", "KK3-597"]

  param ship {
    in      = where(crews_of(actor, ability.sweeps), !empty(mines_at(piece.space)))
    message = "You have no minesweeper there that can still move."
  }
  param there {
    in      = [ship.space]
    message = "The ship is not there."
  }

  do {
    set ship {
      left  = ship.left - 1
      moved = true
    }
    roll sweeps {
      die   = die.k4
      count = 1
    }
    say { text = "${ship} of ${actor} sweeps ${there}: ${first(sweeps)}." }
    mines = mines_at(there)
    destroy mines { when = first(sweeps) >= 2 }
  }

  appeal = 2
}
