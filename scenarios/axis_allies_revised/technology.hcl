# The six developments: research, what each of them changes, and rockets.

class technology {
  attributes = {
    number = { type = int, min = 1, max = 6, doc = "The face that gains it." }
  }
  cites = ["REV-137"]
}

class player {
  state = {
    technologies = { type = set(technology), doc = "Developments gained." }
  }
}

thing technology jet_fighters {
  title  = "jet fighters"
  number = 1
  cites  = ["REV-151"]
}

thing technology rockets {
  title  = "rockets"
  number = 2
  cites  = ["REV-153"]
}

thing technology super_submarines {
  title  = "super submarines"
  number = 3
  cites  = ["REV-156"]
}

thing technology long_range_aircraft {
  title  = "long range aircraft"
  number = 4
  cites  = ["REV-158"]
}

thing technology combined_bombardment {
  title  = "combined bombardment"
  number = 5
  cites  = ["REV-161"]
}

thing technology heavy_bombers {
  title  = "heavy bombers"
  number = 6
  cites  = ["REV-163"]
}

function has {
  params = { p = player, t = technology }
  is     = contains(p.technologies, t)
  cites  = ["REV-138", "REV-150"]
}

modifier jet_fighters {
  to    = value.defence
  units = [unit.fighter]
  when  = has(self.owner, technology.jet_fighters)
  set   = 5
  cites = ["REV-152", "REV-524"]
}

modifier super_submarines {
  to    = value.attack
  units = [unit.submarine]
  when  = has(self.owner, technology.super_submarines)
  set   = 3
  cites = ["REV-157", "REV-631"]
}

modifier long_range_aircraft {
  to    = value.range
  units = [unit.fighter, unit.bomber]
  when  = has(self.owner, technology.long_range_aircraft)
  add   = 2
  cites = ["REV-159", "REV-160", "REV-525", "REV-539"]
}

modifier combined_bombardment {
  to    = value.guns
  units = [unit.destroyer]
  when  = has(self.owner, technology.combined_bombardment)
  set   = 1
  cites = ["REV-162", "REV-255", "REV-567"]
}

modifier heavy_bombers {
  to    = value.attack_dice
  units = [unit.bomber]
  when  = has(self.owner, technology.heavy_bombers)
  set   = 2
  cites = ["REV-164", "REV-165", "REV-535", "REV-536"]
}

# ---- Phase 1

# What is bought is bought after research.
procedure arm {
  cites = ["REV-124"]
  call develop_weapons {}
  call purchase_units {}
}

phase develop_weapons {
  title = "Develop Weapons"
  cites = ["REV-124", "REV-127", "REV-135", "REV-139", "REV-141"]

  offer {
    to      = game.active
    actions = [action.research]
    prompt  = "Research a development, or none."
    done    = "no research"
    once    = true
  }
}

action research {
  text  = "research ${what} with ${n} dice"
  menu  = "research"
  cites = ["REV-134", "REV-135", "REV-140", "REV-142..145", "REV-147..149"]

  param what {
    in      = where(every(technology), !contains(actor.technologies, technology))
    message = "You have that development already."
  }
  param n {
    in      = range(1, div(actor.ipc, 5))
    message = "A research die costs 5 IPC; you have ${actor.ipc}."
  }

  do {
    pay actor { ipc = 5 * n }
    roll found {
      die     = die.d6
      count   = n
      exactly = what.number
      cites   = ["REV-136", "REV-146"]
    }
    if {
      when = found > 0
      set actor { technologies = union(actor.technologies, [what]) }
      say { text = "${actor} develops ${what}." }
    }
    else {
      say { text = "${actor} fails to develop ${what}." }
    }
  }

  appeal = 0
}

# ---- Rockets. Each gun picks its own target; damage is capped gun by gun.

before procedure raids rockets {
  cites = ["REV-374", "REV-464", "REV-475"]

  offer {
    when    = has(a, technology.rockets)
    to      = a
    actions = [action.rocket]
    prompt  = "Launch rockets at enemy complexes."
    done    = "no more rockets"
  }
}

# Rockets fly over land and sea, not over neutrals.
movement by_rocket {
  params = { mover = piece }
  pass   = !to.neutral
  cost   = 1
  cites  = ["REV-377"]
}

function launchers {
  params = { s = space, p = player }
  is     = where(pieces(s, p), piece.unit.antiair && !piece.fired && piece.holder == none && !s.off_map)
  cites  = ["REV-374"]
}

actions attack {
  members = concat(inherited, [action.rocket])
}

action rocket {
  text  = "launch a rocket from ${here} at ${there}"
  menu  = "launch a rocket"
  cites = ["REV-154", "REV-155", "REV-249", "REV-374..380", "REV-464", "REV-474..479", "REV-486"]

  param here {
    in      = where(every(space), !empty(launchers(space, actor)))
    message = "No gun of yours stands there that has not fired its rocket."
  }

  gun = first(launchers(here, actor))

  param there {
    in      = where(reach(movement.by_rocket, gun, here, 3), hostile(space, actor) && works(space))
    message = "A rocket reaches an enemy complex at most 3 spaces away."
  }

  do {
    set gun { fired = true }
    roll face { die = die.d6 }
    victim = there.controller
    loss   = min(min(face[0], there.income), victim.ipc)
    pay victim { ipc = loss }
    say { text = "A rocket on ${there} costs ${victim} ${loss} IPC." }
  }

  appeal = min(there.income, there.controller.ipc)
}
