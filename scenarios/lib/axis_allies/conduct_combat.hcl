# Phase 4: what is resolved, in which order; flights under fire, rockets, raids, landings.

phase conduct_combat {
  title = "Conduct Combat"
  cites = ["REV-130", "REV-189"]

  a = game.active

  call raids { with = [a] }
  call battles { with = [a] }
}

procedure raids {
  params = { a = player }
  cites  = ["REV-381"]

  for s {
    in    = every(space)
    where = any(pieces(s), piece.raiding)
    call bombing_raid { with = [s, a] }
  }
}

procedure battles {
  params = { a = player }
  cites  = ["REV-226", "REV-229", "REV-230"]

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
      when = s.domain == domain.sea
      call sea_battle { with = [s, a] }
    }
    else {
      call land_battle { with = [s, a] }
    }
  }
}

# Units of a's that can fight there: guns and complexes do not.
function fighting {
  params = { s = space, a = player }
  is     = where(pieces(s, a), piece.holder == none && !piece.withdrew && !piece.submerged && piece.unit.fights)
  cites  = ["REV-280", "REV-347", "REV-348", "REV-359", "REV-365", "REV-368", "REV-384", "REV-385", "REV-579", "REV-595"]
}

# Units that stand against a there: submerged submarines, cargo, guns and complexes do not.
function opposing {
  params = { s = space, a = player }
  is     = [for c in pieces(s) : c if foe(c.owner, a) && c.holder == none && !c.submerged && c.unit.fights]
  cites  = ["REV-223", "REV-350", "REV-351", "REV-360", "REV-595"]
}

# The zones the landing parties wait in come first.
function sea_still_contested {
  params = { s = space, a = player }
  is     = any([for z in adjacent(s) : !empty(opposing(z, a)) && any(pieces(z), piece.target == s)])
  cites  = ["REV-340", "REV-611"]
}

function battlefields {
  params = { a = player }
  shores = [for c in every(piece) : c.target if c.target != none]
  is = [
    for s in every(space) : s
    if !s.fought &&
    (
      s.domain == domain.sea ? (attacked(s, a) && hostile_waters(s, a)) :
      (hostile(s, a) && (!empty(fighting(s, a)) || contains(shores, s)) && !sea_still_contested(s, a))
    )
  ]
  cites = ["REV-178", "REV-226", "REV-334", "REV-337", "REV-610"]
}

# ---- Guns

# One gun, one die for each aircraft.
procedure antiair_fire {
  params = { s = space, a = player, targets = list(piece) }
  cites  = ["REV-155", "REV-199", "REV-200", "REV-244..248", "REV-261", "REV-465..469"]

  guns = where(pieces(s), piece.unit.antiair)

  return { when = empty(guns) }

  call antiair_shots {
    with     = [s, a, targets]
    strength = first(guns).defence
  }
  lost = where(targets, piece.dying)
  if {
    when = !empty(lost)
    say {
      text = (
        count(lost) == 1 ? "Antiaircraft fire over ${s} brings down ${first(lost).unit.with_article}." :
        "Antiaircraft fire over ${s} brings down ${lost}."
      )
    }
  }
  else_if {
    when = !empty(targets)
    say { text = "Antiaircraft fire over ${s} misses." }
  }
  destroy lost {}
}

# Each die is for one aircraft.
procedure antiair_shots {
  params = { s = space, a = player, targets = list(piece), strength = int }
  cites  = ["REV-245", "REV-246"]

  for c {
    in = targets
    roll shot {
      die     = die.d6
      count   = 1
      at_most = strength
    }
    if {
      when = shot > 0
      set c { dying = true }
    }
  }
}

# ---- Strategic bombing: the bombers and the gun, one exchange, and then the bombs of those that are left.

procedure bombing_raid {
  params = { s = space, a = player }
  cites  = ["REV-381", "REV-383", "REV-384", "REV-386..392", "REV-486", "REV-531..534", "REV-537", "REV-538"]

  call antiair_fire {
    with    = [s, a]
    targets = where(pieces(s), piece.raiding)
  }
  call dogfight { with = [s, a] }

  for c {
    in    = pieces(s)
    where = c.raiding && c.unit.raids

    # Both dice of a heavy bomber count; their sum is capped, bomber by bomber.
    roll faces {
      die   = die.d6
      count = c.attack_dice
    }
    call raid_damage {
      s      = s
      points = sum(faces)
    }
  }
  set c {
    in       = pieces(s)
    where    = c.raiding
    raiding  = false
    withdrew = true
    fought   = true
  }
}

# What the bombs of one bomber do.
needs procedure raid_damage {
  params = { s = space, points = int }
}

# Fighters that meet a raid: none, unless a game says so.
procedure dogfight {
  params = { s = space, a = player }
}
