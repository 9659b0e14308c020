# Guns that fire at what flies over them: flights by a way of one's choice, markers on the way, and whose choice it is what falls.

scenario "axis_allies_overflight" {
  title            = "Axis & Allies: fire at overflights"
  extends          = "../axis_allies"
  abstract         = true
  version          = "1.0.0"
  language_version = 2
}

enum antiaircraft_hits {
  values = [chosen, each_die]
  titles = { chosen = "the owner chooses what each hit brings down", each_die = "each die is rolled for one aircraft" }
}

option antiaircraft_hits {
  type    = antiaircraft_hits
  default = antiaircraft_hits.chosen
  text    = "Which aircraft a hit of an antiaircraft gun brings down."
  cites   = ["REV-247"]
}

# ---- Ways

# Of equally short flights the one over the fewest guns is flown.
movement by_air {
  risk = has_antiair(to, mover.owner) ? 1 : 0
}

# Flights that meet no gun.
movement by_quiet_air {
  params = { mover = piece }
  pass   = !to.neutral && !has_antiair(to, mover.owner)
  cost   = 1
  cites  = ["REV-303"]
}

# The way past no gun, where there is one in range; else the shortest past the fewest.
function way_home {
  quiet = route(movement.by_quiet_air, c, c.space, to, left(c))
  is    = empty(quiet) ? inherited : quiet
}

# ---- Markers

# Every hostile gun flown over on the way gets its shot later, in order; the gun of the target fires in its battle.
record overflight {
  fields = {
    aircraft = piece
    place    = space
    step     = int
  }
}

# A marker on each space with a hostile gun, numbered in the order in which it is flown over. A gun fires once at a flight that passes it
# there and back.
procedure mark_guns {
  params = { c = piece, way = list(space) }
  cites  = ["REV-196", "REV-197", "REV-199", "REV-303"]

  var step { is = 0 }
  for s {
    in = unique(way)
    if {
      when = has_antiair(s, c.owner)
      set { step = step + 1 }
      create {
        record   = overflight
        aircraft = c
        place    = s
        step     = step
      }
    }
  }
}

after procedure take_off mark_the_way {
  cites = ["REV-196", "REV-197"]

  call mark_guns {
    c   = c
    way = where(way, space != to)
  }
}

# ---- Fire, in the order of the markers, before all battles

procedure fire_on_the_way {
  params = { a = player }
  cites  = ["REV-196", "REV-198", "REV-201", "REV-202"]

  var step { is = 0 }
  repeat {
    while = !empty(every(overflight))
    set { step = step + 1 }

    for s {
      in = unique([for o in every(overflight) : o.place])
      call antiair_fire {
        with    = [s, a]
        targets = [for o in every(overflight) : o.aircraft if o.step == step && o.place == s]
      }
    }
    destroy o {
      in    = every(overflight)
      where = o.step == step
    }
  }
}

before procedure raids fire_at_flights {
  cites = ["REV-198"]

  call fire_on_the_way { with = [a] }
}

# Whose choice it is what falls is an option (REV-247).
around procedure antiair_shots owner_chooses {
  cites = ["REV-247"]

  if {
    when = option.antiaircraft_hits == antiaircraft_hits.each_die
    call inherited {}
  }
  else {
    roll shots {
      die     = die.d6
      count   = count(targets)
      at_most = strength
    }
    choose falling {
      by      = a
      prompt  = "Antiaircraft fire over ${s}, hits: ${shots}. Choose what falls."
      from    = targets
      count   = shots
      default = take(sorted(targets, piece.unit.loss_rank), shots)
    }
    set falling { dying = true }
  }
  destroy o {
    in    = every(overflight)
    where = o.aircraft.dying
  }
}

# On the way home from a battle every gun fires, in order; at no other flight.
function fired_on_going_home {
  params = { c = piece }
  is     = c.fought
  cites  = ["REV-287", "REV-302", "REV-303"]
}

procedure flown_home {
  cites = ["REV-287", "REV-302", "REV-303"]

  a = c.owner
  call mark_guns {
    when = fired_on_going_home(c)
    with = [c, way]
  }
  call fire_on_the_way { with = [a] }
}

# ---- Flights by a way of one's choice

actions advance {
  members = concat(inherited, [action.detour])
}

actions attack {
  members = concat(inherited, [action.raid_by_way])
}

action detour {
  text   = "fly ${n} ${what} from ${here} via ${by_way} to ${there}"
  menu   = "fly by a way of your choice"
  beside = [action.fly]
  cites  = ["REV-197"]

  param here {
    in      = unique([for c in every(piece) : c.space if ready_aircraft(c, actor)])
    message = "No aircraft of yours there can take off."
  }
  param what {
    in      = where(pieces(here), ready_aircraft(piece, actor))
    message = "No such aircraft of yours there can take off."
  }

  lead   = what
  movers = wing(what, where(pieces(here), ready_aircraft(piece, actor)))

  param by_way {
    in      = reach(movement.by_air, lead, here, left(lead) - 1)
    message = "That is too far to fly by."
  }

  first_leg = route(movement.by_air, lead, here, by_way, left(lead))

  param there {
    in      = where(reach(movement.by_air, lead, by_way, left(lead) - count(first_leg)), worth_flying_to(space, here, actor))
    message = "Aircraft fly to hostile territories and zones within their range, never over neutrals."
  }
  param n {
    in      = range(1, count(movers))
    message = "Only ${count(movers)} of them can fly there."
  }

  do {
    way = concat(first_leg, route(movement.by_air, lead, by_way, there, left(lead)))
    for c {
      in = take(movers, n)
      call take_off { with = [c, way, here, there] }
    }
  }

  ensure landing {
    that    = doomed(actor, false) == 0
    message = "No aircraft may be sent where it could not land afterwards."
    cites   = ["REV-506"]
  }

  appeal = 0
}

action raid_by_way {
  text   = "raid ${there} with ${n} ${what} from ${here} via ${by_way}"
  menu   = "raid by a way of your choice"
  beside = [action.raid]
  cites  = ["REV-197"]

  param here {
    in      = unique([for c in every(piece) : c.space if ready_aircraft(c, actor) && c.unit.raids])
    message = "No bomber of yours there can take off."
  }
  param what {
    in      = unique([for c in pieces(here) : c.unit if ready_aircraft(c, actor) && c.unit.raids])
    message = "That unit cannot make a raid."
  }

  movers = where(pieces(here), ready_aircraft(piece, actor) && piece.unit == what)
  lead   = first(movers)

  param by_way {
    in      = reach(movement.by_air, lead, here, left(lead) - 1)
    message = "That is too far to fly by."
  }

  first_leg = route(movement.by_air, lead, here, by_way, left(lead))

  param there {
    in = where(
      reach(movement.by_air, lead, by_way, left(lead) - count(first_leg)), hostile(space, actor) && works(space)
    )
    message = "A raid goes to an enemy industrial complex within range."
  }
  param n {
    in      = range(1, count(movers))
    message = "Only ${count(movers)} of them can fly there."
  }

  do {
    call send_raiders {
      raiders = take(movers, n)
      way     = concat(first_leg, route(movement.by_air, lead, by_way, there, left(lead)))
      start   = here
      to      = there
    }
  }

  ensure landing {
    that    = doomed(actor, false) == 0
    message = "No aircraft may be sent where it could not land afterwards."
    cites   = ["REV-506"]
  }

  appeal = 0
}

action return_by_way {
  text   = "land ${what} from ${here} via ${by_way} in ${there}"
  menu   = "land an aircraft by a way of your choice"
  beside = [action.return_flight]
  cites  = ["REV-197", "REV-303"]

  param here {
    in      = unique([for c in every(piece) : c.space if may_land(c, actor)])
    message = "No aircraft of yours there can still fly."
  }
  param what {
    in      = where(pieces(here), may_land(piece, actor))
    message = "No such aircraft of yours there can still fly."
  }
  param by_way {
    in      = reach(movement.by_air, what, here, left(what) - 1)
    message = "That is too far to fly by."
  }

  first_leg = route(movement.by_air, what, here, by_way, left(what))

  param there {
    in = where(reach(movement.by_air, what, by_way, left(what) - count(first_leg)), can_come_down(what, space))
    message = <<-END
      Aircraft land in territory that was friendly when the turn began, fighters also on a carrier with room, within the
      range they have left.
    END
  }
  require promises {
    that    = keeps_promises(what, there)
    message = "That place on deck is promised to another fighter."
    cites   = ["REV-317"]
  }

  do {
    call come_down {
      c   = what
      way = concat(first_leg, route(movement.by_air, what, by_way, there, left(what)))
      to  = there
    }
  }

  appeal = 0
}
