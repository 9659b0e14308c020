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
      that    = !could_still_be_met(game.active)
      message = "A carrier must first go where one of your fighters waits: it was promised."
      cites   = ["REV-285", "REV-286", "REV-314", "REV-316", "REV-317", "REV-407", "REV-509", "REV-518", "REV-580"]
    }
  }

  call land_aircraft { p = game.active }

  # At the end of the phase all submarines surface, and no battle follows.
  for c {
    in    = every(piece)
    where = c.submerged
    set c {
      submerged = false
      cites     = ["REV-292", "REV-411", "REV-412", "REV-626", "REV-627"]
    }
  }
}

# Whether a carrier that can still move would save a fighter that no deck saves as they lie.
function could_still_be_met {
  params = { p = player }
  is     = !empty(astray(p)) && could_be_met_by_more_than(p, met(p, none, none))
  cites  = ["REV-407", "REV-518", "REV-580"]
}

function could_be_met_by_more_than {
  params = { p = player, here = int }
  is     = any([for c in every(piece) : contains(c.unit.tags, tag.deck) && free_to_redeploy(c, p) && c.moved == 0 && deck_room(c) > 0 && any([for z in reach(movement.by_sea_at_peace, c, c.space, c.range) : !hostile_waters(z, p) && met(p, c, z) > here])])
}

# A gun that launched its rocket has attacked, and one that was taken this turn stays where it was taken.
function free_to_redeploy {
  params = { c = piece, p = player }
  is     = c.owner == p && c.holder == none && !c.spent && !c.fought && !c.flown && !c.fired && !c.seized && c.moved < c.range && c.unit.domain != domain.air && !c.space.off_map
  cites  = ["REV-022", "REV-176", "REV-308", "REV-394"]
}

action redeploy {
  text  = "move ${n} ${what} from ${here} to ${there}"
  menu  = "move land units or ships"
  cites = ["REV-184", "REV-394", "REV-395", "REV-396", "REV-397", "REV-402", "REV-403", "REV-407", "REV-410", "REV-462", "REV-472", "REV-619"]

  param here {
    in      = unique([for c in every(piece) : c.space if free_to_redeploy(c, actor) && empty(cargo(c))])
    message = "No unit of yours there can still move."
  }
  param what {
    in      = unique([for c in pieces(here) : c.unit if free_to_redeploy(c, actor) && empty(cargo(c))])
    message = "No such unit of yours there can still move."
  }

  movers = freshest([for c in pieces(here) : c if free_to_redeploy(c, actor) && c.unit == what && empty(cargo(c))])
  lead   = first(movers)

  param there {
    in      = what.domain == domain.land ? reach(movement.by_land_at_peace, lead, here, left(lead)) : reach(movement.by_sea_at_peace, lead, here, left(lead))
    message = "That is out of its reach, or not friendly."
  }
  require peaceful {
    that    = what.domain == domain.land || !hostile_waters(there, actor)
    message = "A noncombat move does not end among enemy ships."
    cites   = ["REV-179", "REV-410", "REV-619"]
  }
  param n {
    in      = range(1, count(movers))
    message = "Only ${count(movers)} of them can move there."
  }

  do {
    set game {
      doomed = contains(what.tags, tag.deck) ? doomed(actor, false) : 0
      met    = contains(what.tags, tag.deck) ? met(actor, none, none) : 0
    }
    steps = what.domain == domain.land ? distance(movement.by_land_at_peace, lead, here, there, left(lead)) : distance(movement.by_sea_at_peace, lead, here, there, left(lead))
    for c {
      in = take(movers, n)
      set c { moved = c.moved + steps }
      move c { to = there }
    }
  }

  ensure promises {
    that    = !contains(what.tags, tag.deck) || doomed(actor, false) <= game.doomed || met(actor, none, none) > game.met
    message = "That carrier is promised to a fighter in flight."
    cites   = ["REV-317", "REV-509", "REV-580"]
  }

  appeal = what.domain == domain.land ? redeploy_appeal(actor, here, there, what) : 0
}

action convoy {
  text  = "sail ${ship} from ${here} to ${there}"
  menu  = "sail a laden ship"
  cites = ["REV-372", "REV-402", "REV-403", "REV-404", "REV-407", "REV-207", "REV-409", "REV-519", "REV-578", "REV-581", "REV-600", "REV-601", "REV-602", "REV-607"]

  param here {
    in      = unique([for c in every(piece) : c.space if free_to_redeploy(c, actor) && !empty(cargo(c))])
    message = "No laden ship of yours there can still move."
  }
  param ship {
    in      = [for c in pieces(here) : c if free_to_redeploy(c, actor) && !empty(cargo(c)) && c.unloads == none]
    message = "That ship cannot move: none such, or it has begun to unload."
  }
  param there {
    in      = [for s in reach(movement.by_sea_at_peace, ship, here, left(ship)) : s if !hostile_waters(s, actor)]
    message = "That is out of its reach, or there are enemy ships."
  }

  do {
    set game {
      doomed = contains(ship.unit.tags, tag.deck) ? doomed(actor, false) : 0
      met    = contains(ship.unit.tags, tag.deck) ? met(actor, none, none) : 0
    }
    set ship { moved = ship.moved + distance(movement.by_sea_at_peace, ship, here, there, left(ship)) }
    move ship { to = there }

    # Fighters that did not take off before are cargo.
    for f {
      in    = cargo(ship)
      where = f.unit.domain == domain.air
      set f { spent = true }
    }
  }

  ensure promises {
    that    = !contains(ship.unit.tags, tag.deck) || doomed(actor, false) <= game.doomed || met(actor, none, none) > game.met
    message = "That carrier is promised to a fighter in flight."
    cites   = ["REV-317", "REV-509", "REV-580"]
  }

  appeal = contains(ship.unit.tags, tag.lifts_land) ? convoy_appeal(actor, here, there) : 0
}

# Aircraft that may still fly: those in flight, and those that have not moved.
function may_land {
  params = { c = piece, p = player }
  is     = c.owner == p && c.unit.domain == domain.air && !c.spent && (c.flown || (c.moved == 0 && !c.fought)) && left(c) > 0 && !c.space.off_map
  cites  = ["REV-022", "REV-576"]
}

function deck_in {
  params = { s = space, p = player }
  is     = s.domain == domain.sea && any([for d in pieces(s) : friend(d.owner, p) && deck_room(d) > 0])
  cites  = ["REV-304"]
}

action return_flight {
  text  = "land ${what} from ${here} in ${there}"
  menu  = "land or move an aircraft"
  cites = ["REV-310", "REV-311", "REV-312", "REV-393", "REV-398", "REV-399", "REV-400", "REV-401", "REV-497", "REV-498", "REV-516", "REV-517"]

  param here {
    in      = unique([for c in every(piece) : c.space if may_land(c, actor)])
    message = "No aircraft of yours there can still fly."
  }
  param what {
    in      = [for c in pieces(here) : c if may_land(c, actor)]
    message = "No such aircraft of yours there can still fly."
  }
  param there {
    in      = [for s in reach(movement.by_air, what, here, left(what)) : s if safe(s, actor) || (contains(what.unit.tags, tag.deck_borne) && deck_in(s, actor))]
    message = "Aircraft land in territory that was friendly when the turn began, fighters also on a carrier with room, within the range they have left."
  }

  do {
    set game { doomed = doomed(actor, false) }
    carry what { by = none }
    set what {
      moved = what.moved + distance(movement.by_air, what, here, there, left(what))
      flown = false
      spent = true
    }
    move what { to = there }
    if {
      when = there.domain == domain.sea
      call come_aboard { f = what }
    }
  }

  ensure promises {
    that    = doomed(actor, false) <= game.doomed
    message = "That place on deck is promised to another fighter."
    cites   = ["REV-317"]
  }

  appeal = landing_appeal(actor, there, what)
}

# A carrier that takes a fighter aboard does not move any more this turn.
procedure come_aboard {
  params = { f = piece }
  cites  = ["REV-401", "REV-409", "REV-519", "REV-581"]

  call embark { f = f }
  if {
    when = f.holder != none
    deck = f.holder
    set deck { spent = true }
  }
}

# What is still in the air lands now where it can, or is lost.
procedure land_aircraft {
  params = { p = player }
  cites  = ["REV-302", "REV-313", "REV-393", "REV-523"]

  for c {
    in    = every(piece)
    where = c.owner == p && c.flown

    stays  = safe(c.space, p) || (contains(c.unit.tags, tag.deck_borne) && deck_in(c.space, p))
    places = [for s in reach(movement.by_air, c, c.space, left(c)) : s if safe(s, p) || (contains(c.unit.tags, tag.deck_borne) && deck_in(s, p))]

    if {
      when = !stays
      choose to {
        by      = p
        prompt  = "The ${c.unit} over ${c.space} must land: where?"
        from    = places
        default = first(places)
        appeal  = landing_appeal(p, it, c)
      }
      if {
        when = to == none
        say { text = "A ${c.unit} over ${c.space} finds no place to land." }
        destroy c {}
      }
      else {
        set c {
          moved = c.moved + distance(movement.by_air, c, c.space, to, left(c))
          flown = false
        }
        move c { to = to }
        if {
          when = to.domain == domain.sea
          call embark { f = c }
        }
      }
    }
    else {
      set c { flown = false }
      if {
        when = c.space.domain == domain.sea
        call embark { f = c }
      }
    }
  }
}
