# Phase 5. What has not moved or fought may move among friends; aircraft land.

phase noncombat_move {
  title = "Noncombat Move"
  cites = ["REV-131", "REV-394"]

  offer {
    to      = game.active
    actions = [action.redeploy, action.convoy, action.return_flight, action.load, action.unload]
    prompt  = "Move units that have not fought, and land your aircraft."
    done    = "end noncombat move"

    require promises {
      that = seated(astray(game.active), game.active, false) <= seated_here(astray(game.active), game.active)
      message = <<-END
        A carrier must first go where one of your fighters waits: it was promised. If its deck is full, fighters must
        leave it first.
      END
      cites = ["REV-285", "REV-286", "REV-314", "REV-316", "REV-317", "REV-407", "REV-509", "REV-518", "REV-580"]
    }
  }

  call land_aircraft { p = game.active }

  call surface {}
}

# At the end of the phase all submarines surface, and no battle follows.
procedure surface {
  cites = ["REV-292", "REV-411", "REV-412", "REV-626", "REV-627"]

  set c {
    in        = every(piece)
    submerged = false
  }
}

# What fired at another space stays, and a gun that was taken this turn stays where it was taken.
function free_to_redeploy {
  params = { c = piece, p = player }
  is = (
    c.owner == p && c.holder == none && !c.spent && !c.fired && !c.seized && c.moved < c.range &&
    c.unit.domain != domain.air && !c.space.off_map
  )
  cites = ["REV-022", "REV-176", "REV-308", "REV-394"]
}

# Those of a kind that leave a space together.
function redeployers_from {
  params = { s = space, what = unit, p = player }
  is     = freshest([for c in pieces(s) : c if free_to_redeploy(c, p) && c.unit == what && empty(cargo(c))])
}

action redeploy {
  text  = "move ${n} ${what} from ${here} to ${there}"
  menu  = "move land units or ships"
  cites = ["REV-184", "REV-394..397", "REV-402", "REV-403", "REV-407", "REV-410", "REV-462", "REV-472", "REV-619"]

  param here {
    prompt  = "From where?"
    in      = unique([for c in every(piece) : c.space if free_to_redeploy(c, actor) && empty(cargo(c))])
    message = "No unit of yours there can still move."
  }
  param what {
    prompt  = "Which unit?"
    in      = unique([for c in pieces(here) : c.unit if free_to_redeploy(c, actor) && empty(cargo(c))])
    message = "No such unit of yours there can still move."
  }

  movers   = redeployers_from(here, what, actor)
  lead     = first(movers)
  stranded = what.domain == domain.sea ? doomed(actor, false) : 0

  param there {
    prompt = "Where to?"
    in = (
      what.domain == domain.land ? reach(movement.by_land_at_peace, lead, here, left(lead)) :
      reach(movement.by_sea_at_peace, lead, here, left(lead))
    )
    message = <<-END
      That is out of its reach, or not friendly. It can get to:
      ${what.domain == domain.land ?
        reach(movement.by_land_at_peace, lead, here, left(lead)) :
        reach(movement.by_sea_at_peace, lead, here, left(lead))}.
    END
  }
  require peaceful {
    that    = !hostile_waters(there, actor)
    message = "A noncombat move does not end among enemy ships."
    cites   = ["REV-179", "REV-410", "REV-619"]
  }
  param n {
    prompt  = "How many?"
    in      = range(1, count(movers))
    message = "Only ${count(movers)} of them can move there."
  }

  do {
    steps = (
      what.domain == domain.land ? distance(movement.by_land_at_peace, lead, here, there, left(lead)) :
      distance(movement.by_sea_at_peace, lead, here, there, left(lead))
    )
    for c {
      in = take(movers, n)
      set c { moved = c.moved + steps }
      move c { to = there }
    }
  }

  ensure promises {
    that    = what.domain == domain.land || doomed(actor, false) <= stranded
    message = "That carrier is promised to a fighter in flight."
    cites   = ["REV-317", "REV-509", "REV-580"]
  }

  appeal = redeploy_appeal(actor, here, there, what, n, count(movers))
}

action convoy {
  text = "sail ${ship} from ${here} to ${there}"
  menu = "sail a laden ship"
  cites = [
    "REV-372", "REV-402..404", "REV-407", "REV-207", "REV-409", "REV-519", "REV-578", "REV-581", "REV-600..602",
    "REV-607"
  ]

  param here {
    prompt  = "From where?"
    in      = unique([for c in every(piece) : c.space if free_to_redeploy(c, actor) && !empty(cargo(c))])
    message = "No laden ship of yours there can still move."
  }
  ships = where(pieces(here), free_to_redeploy(piece, actor) && !empty(cargo(piece)))

  param ship {
    prompt  = "Which ship?"
    in      = ships
    text    = among(it, ships)
    message = "That ship cannot move: none such, or it has begun to unload. You can sail ${[for c in ships : among(c, ships)]}."
  }
  param there {
    prompt  = "Where to?"
    in      = reach(movement.by_sea_at_peace, ship, here, left(ship))
    message = "That is out of its reach, or there are enemy ships."
  }

  stranded = doomed(actor, false)

  do {
    set ship { moved = ship.moved + distance(movement.by_sea_at_peace, ship, here, there, left(ship)) }
    move ship { to = there }

    # Fighters that did not take off before are cargo.
    set f {
      in    = cargo(ship)
      where = f.unit.domain == domain.air
      spent = true
    }
  }

  ensure promises {
    that    = doomed(actor, false) <= stranded
    message = "That carrier is promised to a fighter in flight."
    cites   = ["REV-317", "REV-509", "REV-580"]
  }

  appeal = ship.unit.lifts_land ? convoy_appeal(actor, here, there) : 0
}

# Aircraft that may still fly: those in flight, and those that have not moved.
function may_land {
  params = { c = piece, p = player }
  is = (
    c.owner == p && c.unit.domain == domain.air && !c.spent && (c.flown || c.moved == 0) && left(c) > 0 &&
    !c.space.off_map
  )
  cites = ["REV-022", "REV-576"]
}

# Where an aircraft can come down: a field, or a deck that is there.
function can_come_down {
  params = { c = piece, s = space }
  is     = safe(s, c.owner) || !empty(decks_for(c, s))
  cites  = ["REV-304", "REV-310", "REV-312"]
}

action return_flight {
  text  = "land ${what} from ${here} in ${there}"
  menu  = "land or move an aircraft"
  cites = ["REV-310..312", "REV-393", "REV-398..401", "REV-497", "REV-498", "REV-516", "REV-517"]

  param here {
    prompt  = "From where?"
    in      = unique([for c in every(piece) : c.space if may_land(c, actor)])
    message = "No aircraft of yours there can still fly."
  }
  param what {
    prompt  = "Which unit?"
    in      = where(pieces(here), may_land(piece, actor))
    message = "No such aircraft of yours there can still fly."
  }
  param there {
    prompt = "Where to?"
    in     = where(reach(movement.by_air, what, here, left(what)), can_come_down(what, space))
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
      way = way_home(what, there)
      to  = there
    }
  }

  appeal = landing_appeal(actor, there, what)
}

function keeps_promises {
  params = { c = piece, to = space }
  is     = strands_nobody(c, to)
  cites  = ["REV-317"]
}

# Whether an aircraft can land there and take no place that another cannot do without.
function strands_nobody {
  params = { c = piece, to = space }
  decks  = decks_for(c, to)
  is     = empty(decks) || any(decks, leaves_room(c, piece, c.owner))
  cites  = ["REV-312", "REV-317"]
}

# The way to where an aircraft lands.
function way_home {
  params = { c = piece, to = space }
  is     = route(movement.by_air, c, c.space, to, left(c))
  cites  = ["REV-303"]
}

# An aircraft flies to where it lands.
procedure come_down {
  params = { c = piece, way = list(space), to = space }
  cites  = ["REV-313"]

  carry c { by = none }
  move c { to = to }
  set c { moved = c.moved + count(way) }
  call flown_home { with = [c, way] }

  if {
    when = contains(pieces(to), c)
    set c { flown = false }
    call come_aboard { f = c }
  }
}

# What an aircraft meets on its way to where it lands, or waits to land: nothing, unless a game says so. It may not survive it.
procedure flown_home {
  params = { c = piece, way = list(space) }
}

# A carrier that takes a fighter aboard does not move any more this turn.
procedure come_aboard {
  params = { f = piece }
  cites  = ["REV-401", "REV-409", "REV-519", "REV-581"]

  call touch_down { with = [f] }
  if {
    when = f.holder != none
    deck = f.holder
    set deck { spent = true }
  }
}

# What is still in the air lands now where it can, or is lost. It stays where it is if it can come down there, but takes no place
# from one that has no other, unless it has none either.
procedure land_aircraft {
  params = { p = player }
  cites  = ["REV-302", "REV-312", "REV-313", "REV-393", "REV-523"]

  # No carrier comes any more, and no fighter leaves its deck.
  set c {
    in    = every(piece)
    where = c.owner == p && (c.unit.deck || (c.holder != none && c.unit.domain == domain.air))
    spent = true
  }

  for c {
    in    = every(piece)
    where = c.flown

    places = where(concat([c.space], reach(movement.by_air, c, c.space, left(c))), can_come_down(c, space))
    spare  = where(places, strands_nobody(c, space))
    open   = empty(spare) ? places : spare
    choose to {
      by      = p
      prompt  = "The ${c.unit} over ${c.space} must land: where?"
      from    = contains(open, c.space) ? [c.space] : open
      default = first(open)
      appeal  = landing_appeal(p, it, c)
    }
    if {
      when = to == none
      say { text = "A ${c.unit} over ${c.space} finds no place to land." }
      destroy c {}
    }
    else {
      call come_down {
        c   = c
        way = way_home(c, to)
        to  = to
      }
    }
  }
}
