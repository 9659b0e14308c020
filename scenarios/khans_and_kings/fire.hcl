# Fire from a distance, and poisoned ground.

class space {
  state = {
    foul = { type = int, default = 0, min = 0, doc = "Poisoned: the turn in which it was last, or 0." }
  }
}

movement line_of_fire {
  params = { mover = piece }
  cost   = 1
}

# Where a unit can fire: anywhere within its range, and not where it stands itself.
function in_range {
  params = { gun = piece }
  is     = reach(movement.line_of_fire, gun, gun.space, gun.unit.reach)
  cites  = ["KK3-578", "KK3-770"]
}

# What has a range fires instead of moving on: artillery, and ships that can.
function may_fire {
  params = { u = piece }
  is     = u.unit.reach > 0 && u.left > 0 && !u.engaged && !u.routed && u.holder == none
  cites  = ["KK3-502", "KK3-504", "KK3-542", "KK3-769"]
}

function guns_of {
  params = { p = player }
  is     = where(every(piece), piece.owner == p && may_fire(piece))
}

# Whom fire can strike: what stands there and can be attacked, without regard to cover.
function marks {
  params = { gun = piece, s = space }
  is     = [for u in pieces(s) : u if hostile(u.owner, gun.owner) && lies_open(u) && can_hit(gun, u)]
  cites  = ["KK3-542", "KK3-769"]
}

action shell {
  text   = "shell ${target} in ${there} with ${gun}"
  menu   = "shell units"
  beside = [action.step]
  cites  = ["KK3-502", "KK3-504", "KK3-542", "KK3-578", "KK3-769", "KK3-770"]

  param gun {
    in      = guns_of(actor)
    message = "You have no such unit that can still fire."
  }
  param there {
    in      = where(in_range(gun), !empty(marks(gun, space)))
    message = "There is no enemy there within its range."
  }
  param target {
    in      = marks(gun, there)
    message = "There is no such enemy there."
  }

  do {
    say { text = "Fire from ${gun} of ${actor} falls on ${there}." }
    call fire_at { with = [gun, target, actor] }
  }

  appeal = 3
}

# One attack without an answer. The gun throws, and the target only for its losses: its die does not add to its Strength.
procedure fire_at {
  params = { gun = piece, target = piece, by = player }
  cites  = ["KK3-769", "KK3-771..774"]

  place = target.space
  roll shot {
    die   = die.k4
    count = 1
  }
  roll luck {
    die   = die.k4
    count = 1
  }
  set gun {
    duty   = duty.firing
    foe    = target
    rolled = first(shot)
    fought = true
  }
  call spend_turn { with = [gun] }
  set target {
    duty = duty.defending
    foe  = gun
  }
  strength = gun.power
  margin   = strength - target.power
  call tell_strengths { with = [gun, strength, false, target, target.power] }
  broken = margin > target.morale
  set gun {
    duty   = duty.idle
    foe    = none
    rolled = 0
  }
  set target {
    duty = duty.idle
    foe  = none
  }
  if {
    when  = margin > 0
    steps = harm(abs(first(shot) - first(luck)), true)
    call suffer_losses { with = [target, steps] }
    call show_wounds { with = [gun, target, steps, broken] }
    call leave_or_die {
      when = broken || target.lost
      with = [target, by, gun]
    }
  }
  else {
    say { text = "The fire has no effect." }
  }
  call poison {
    when = carries_gas(gun)
    with = [place]
  }
}

# ---- Buildings under fire

function shells_buildings {
  params = { u = piece }
  is     = is_a(u, branch.heavy_artillery) || is_a(u, branch.large_steel_ship)
  cites  = ["KK3-775"]
}

# What of enemies' can be shelled and bombed: their buildings, and the ways on their land. A mine barrier is none of them.
function exposed_structures {
  params = { s = space, p = player }
  is = concat(
    [for b in buildings_at(s) : b.unit if hostile(b.owner, p) && !b.unit.unplundered],
    hostile(lord(s), p) ? ways_from(s) : []
  )
  cites = ["KK3-404", "KK3-455", "KK3-775"]
}

action shell_building {
  text   = "bombard ${target} in ${there} with ${gun}"
  menu   = "bombard a building or a way"
  beside = [action.step]
  cites  = ["KK3-404", "KK3-775..778", "KK3-802"]

  param gun {
    in      = where(guns_of(actor), shells_buildings(piece))
    message = "Only Heavy artillery and Large steel ships shell buildings."
  }
  param there {
    in      = where(in_range(gun), !empty(exposed_structures(space, actor)))
    message = "There is no building of an enemy there within its range."
  }
  param target {
    in      = exposed_structures(there, actor)
    message = "There is no such building of an enemy."
  }

  do {
    set gun { fought = true }
    call spend_turn { with = [gun] }
    walls = kind_is(target, branch.fortress)
    roll shot {
      die   = walls ? die.k8 : die.k4
      count = 1
    }
    say { text = "${actor} bombards ${target} in ${there} with ${gun}: ${first(shot)}." }
    if {
      when = first(shot) == (walls ? 8 : 4)
      call knock_down { with = [target, there, actor] }
      call promote {
        when = walls
        u    = gun
        n    = 1
      }
    }
    call poison {
      when = carries_gas(gun)
      with = [there]
    }
  }

  appeal = target.laid == none ? 1 : -1
}

# ---- Poisoned ground

function carries_gas {
  params = { u = piece }
  is     = any(u.upgrades, upgrade.chemical) && (is_a(u, branch.artillery) || is_a(u, branch.aviation))
  cites  = ["KK3-779"]
}

procedure poison {
  params = { s = space }
  cites  = ["KK3-779", "KK3-780", "KK3-787"]

  set s { foul = game.round }
  say { text = "Gas lies over ${s}." }
}

modifier poisoned_air {
  to    = value.hindrance
  when  = self.space.foul > 0
  add   = 1
  cites = ["KK3-781"]
}

modifier choking {
  to    = value.power
  stage = reckoning.ground
  when  = self.duty == duty.defending && self.space.foul > 0 && !is_a(self, branch.aviation)
  add   = -1
  cites = ["KK3-782", "KK3-784"]
}

# Our reading: whoever is there when his movement ends, whether he moved or stayed, and whether or not he takes part in battles.
procedure breathe_gas {
  params = { p = player }
  cites  = ["KK3-783"]

  for s {
    in    = every(space)
    where = s.foul > 0
    for u {
      in = where(pieces(s, p), fights(piece) && piece.holder == none)
      say { text = "The gas over ${s} reaches ${u} of ${p}." }
      call suffer_hazard { with = [u] }
    }
  }
}

after phase movement_of battles_and_gas {
  call fight_out { with = [p] }
  call breathe_gas { with = [p] }
}

after phase independents_act gas_reaches_independents {
  cites = ["KK3-783"]
  call breathe_gas { with = [player.independents] }
}

# Rain, snow and storms wash it away, and wind drives it on, over land or sea; what was spread in this turn stays.
procedure gas_in_the_weather {
  cites = ["KK3-785..787"]

  clouds = where(every(space), space.foul > 0 &&
    space.foul < game.round &&
    contains([weather.rain, weather.snow, weather.storm, weather.windy], weather_at(space)))
  set s {
    in   = clouds
    foul = 0
  }
  for s {
    in = clouds

    sky = weather_at(s)
    if {
      when = sky != weather.windy
      say { text = "The gas over ${s} is gone with ${sky}." }
    }
    else {
      pick next { from = where(adjacent(s), space.domain != domain.lake) }
      set next {
        when = next != none
        foul = max(next.foul, game.round - 1)
      }
      say {
        text = next == none ? "The wind blows the gas over ${s} away." : "The wind drives the gas from ${s} to ${next}."
      }
    }
  }
}

after procedure roll_weather the_wind_takes_the_gas {
  call gas_in_the_weather {}
}
