# The order of combat after the raids: landings, then all other battles; then displaced aircraft find a place.

class space {
  state = {
    left_alone = {
      type  = bool,
      lasts = procedure.turn,
      doc   = "The submarines and transports here are not attacked this turn."
    }
  }
}

procedure battles {
  cites = ["A42-196", "A42-224", "A42-225", "A42-260..263"]

  repeat {
    times = 200

    shores = beaches(a)
    break { when = empty(shores) }
    choose s {
      by      = a
      prompt  = "Which landing next?"
      from    = shores
      default = first(shores)
    }
    call amphibious_assault { with = [s, a] }
  }

  repeat {
    times = 200

    here = battlefields(a)
    break { when = empty(here) }
    choose s {
      by      = a
      prompt  = "Which battle next?"
      from    = here
      default = first(here)
    }
    if {
      when = s.domain == domain.land
      call land_battle { with = [s, a] }
    }
    else_if {
      when = hostile_waters(s, a)
      call sea_battle { with = [s, a] }
    }
    else {
      call hunt_or_pass { with = [s, a] }
    }
  }

  call relocate { with = [a] }
}

# Where landings that were announced are still to come.
function beaches {
  params = { a = player }
  is     = [for s in every(space) : s if any(every(piece), piece.target == s)]
  cites  = ["A42-172", "A42-224"]
}

# Where one may fight: among hostile warships and in hostile territory one must, among submarines and transports one may.
function battlefields {
  open  = [for s in every(space) : s if !s.fought && !s.left_alone && !empty(fighting(s, a))]
  is    = [for s in open : s if s.domain == domain.sea ? !empty(opposing(s, a)) : hostile(s, a)]
  cites = ["A42-152", "A42-155", "A42-156", "A42-183", "A42-260", "A42-606", "A42-608"]
}

# Those who came there now come to attack, if nobody says otherwise.
procedure hunt_or_pass {
  params = { s = space, a = player }
  cites  = ["A42-152", "A42-228", "A42-508", "A42-608"]

  choose attack {
    by      = a
    prompt  = "Attack the submarines and transports in ${s}?"
    from    = free_to_fight(s, a) ? [true, false] : [false]
    default = any([for c in fighting(s, a) : c.attack > 0 && (c.sailed || c.flown)])
  }
  if {
    when = attack
    call sea_battle { with = [s, a] }
  }
  else {
    set s { left_alone = true }
  }
}

# First the zones that the troops come from, then the shore. A zone is fought over once, however many landings are made from it.
procedure amphibious_assault {
  params = { s = space, a = player }
  cites = [
    "A42-168", "A42-169", "A42-174", "A42-226..230", "A42-240", "A42-243", "A42-245", "A42-246", "A42-258", "A42-261",
    "A42-634"
  ]

  for z {
    in    = unique([for c in every(piece) : c.space if c.target == s])
    where = !z.fought && !z.left_alone && !empty(fighting(z, a))

    if {
      when = hostile_waters(z, a)
      call sea_battle { with = [z, a] }
    }
    else_if {
      when = !empty(opposing(z, a))
      call hunt_or_pass { with = [z, a] }
    }
  }

  # Where the zone is still hostile, those on an ally's transport stay aboard.
  for c {
    in    = every(piece)
    where = c.target == s && c.holder != none && hostile_waters(c.space, a)
    t     = c.holder
    set c { target = none }
    set t { unloads = none }
  }

  call land_battle {
    when = any(every(piece), piece.target == s)
    with = [s, a]
  }
}

remove function battlefields { only = [shores] }
