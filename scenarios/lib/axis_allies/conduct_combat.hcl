# Phase 4: what is resolved, in which order; flights under fire, rockets, raids, landings.

phase conduct_combat {
  title = "Conduct Combat"
  cites = ["REV-130", "REV-189", "REV-226", "REV-229", "REV-230", "REV-374", "REV-464", "REV-475"]

  a = game.active

  call fire_on_the_way { with = [a] }
  call raids { with = [a] }
  call battles { with = [a] }
}

procedure raids {
  params = { a = player }

  for s {
    in    = every(space)
    where = any([for c in pieces(s) : c.raiding])
    call bombing_raid { with = [s, a] }
  }
}

procedure battles {
  params = { a = player }

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

# Units of a's that can fight there.
function fighting {
  params = { s = space, a = player }
  is     = [for c in pieces(s) : c if c.owner == a && c.holder == none && !c.withdrew && !c.submerged]
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
  is     = any([for z in adjacent(s) : !empty(opposing(z, a)) && any([for c in pieces(z) : c.target == s])])
  cites  = ["REV-340", "REV-611"]
}

function battlefields {
  params = { a = player }
  shores = [for c in every(piece) : c.target if c.target != none]
  is     = [for s in every(space) : s if !s.fought && (s.domain == domain.sea ? (!empty(fighting(s, a)) && hostile_waters(s, a)) : (hostile(s, a) && (!empty(fighting(s, a)) || contains(shores, s)) && !sea_still_contested(s, a)))]
  cites  = ["REV-178", "REV-226", "REV-334", "REV-337", "REV-610"]
}

# ---- Guns along the way, in the order of the markers, before all battles.

# One gun, one die for each aircraft. Whose choice it is what falls is an option (REV-247).
procedure antiair_fire {
  params = { s = space, a = player, targets = list(piece) }
  cites  = ["REV-155", "REV-199", "REV-200", "REV-244..248", "REV-261", "REV-465..469"]

  guns = [for c in pieces(s) : c if c.unit.antiair]

  return { when = empty(guns) }

  if {
    when = option.antiaircraft_hits == antiaircraft_hits.each_die
    for c {
      in = targets
      roll shot {
        die     = die.d6
        count   = 1
        at_most = first(guns).defence
      }
      if {
        when = shot > 0
        set c { dying = true }
      }
    }
  }
  else {
    roll shots {
      die     = die.d6
      count   = count(targets)
      at_most = first(guns).defence
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
  lost = [for c in targets : c if c.dying]
  for o {
    in    = every(overflight)
    where = contains(lost, o.aircraft)
    destroy o {}
  }
  if {
    when = !empty(lost)
    say { text = "Antiaircraft fire over ${s} brings down ${lost}." }
  }
  destroy lost {}
}

procedure fire_on_the_way {
  params = { a = player }
  cites  = ["REV-196", "REV-198", "REV-201", "REV-202"]

  var step { is = 0 }
  repeat {
    while = !empty(every(overflight))
    set step { is = step + 1 }

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

# ---- Strategic bombing: the bombers and the gun, nobody else; one exchange.

procedure bombing_raid {
  params = { s = space, a = player }
  cites  = ["REV-381", "REV-383", "REV-384", "REV-386..392", "REV-486", "REV-531..534", "REV-537", "REV-538"]

  call antiair_fire {
    with    = [s, a]
    targets = [for c in pieces(s) : c if c.raiding]
  }

  for c {
    in    = pieces(s)
    where = c.raiding

    # Both dice of a heavy bomber count; their sum is capped, bomber by bomber.
    roll faces {
      die   = die.d6
      count = c.attack_dice
    }
    call raid_damage {
      s      = s
      points = sum(faces)
    }
    set c {
      raiding  = false
      withdrew = true
      fought   = true
    }
  }
}

procedure raid_damage {
  params = { s = space, points = int }
  cites  = ["REV-389", "REV-390", "REV-533", "REV-534"]

  victim = s.controller
  return { when = victim == none }

  loss = min(min(points, s.income), victim.ipc)
  pay victim { ipc = loss }
  say { text = "The raid on ${s} costs ${victim} ${loss} IPC." }
}
