# Supply: magazines and trains feed units along chains of sub-provinces that are free of enemies.

class unit {
  attributes = {
    feeds = { type = int, default = 0, min = 0, doc = "Trains: how many sub-provinces away they feed units." }
  }
  flags = [
    magazine,      # a building that supplies its province and those next to it
    lives_off_land # needs no supply
  ]
}

class piece {
  state = {
    supplied = { type = bool, default = true }
  }
}

# Whether two provinces lie side by side, or are the same.
function provinces_touch {
  params = { a = space, b = space }
  is     = any([for s in parts(a) : any(adjacent(s), space.part_of == b)])
}

# Whether a magazine at one sub-province is there for another.
function supplies {
  params = { depot = space, s = space }
  is     = provinces_touch(province_of(depot), province_of(s))
  cites  = ["KK3-651", "KK3-652"]
}

# From a magazine, within its own province and those next to it, whoever owns them.
movement magazine_line {
  params = { mover = piece }
  pass   = to.domain == domain.land && supplies(mover.space, to) && empty(enemies(to, mover.owner))
  cites  = ["KK3-468", "KK3-651..655"]
}

# From a Train, as far as it feeds.
movement train_line {
  params = { mover = piece }
  pass   = to.domain == domain.land && empty(enemies(to, mover.owner))
  cites  = ["KK3-653", "KK3-654", "KK3-656", "KK3-657"]
}

function needs_supply {
  params = { p = piece }
  is     = fights(p) && p.unit.branch.land && !p.unit.lives_off_land
  cites  = ["KK3-658"]
}

# Supply is looked at when a state begins to move, and holds until it does so again.
procedure check_supply {
  params = { p = player }
  cites  = ["KK3-618", "KK3-620", "KK3-650..655"]

  units = where(every(piece), piece.owner == p && needs_supply(piece))
  set units { supplied = false }
  for m {
    in    = every(piece)
    where = m.owner == p && (m.unit.magazine || is_a(m, branch.trains)) && empty(enemies(m.space, p))

    fed = (
      m.unit.magazine ? spread(movement.magazine_line, m, [m.space], 99) :
      spread(movement.train_line, m, [m.space], m.unit.feeds)
    )
    set u {
      in       = units
      where    = contains(fed, u.space)
      supplied = true
    }
  }
  cut_off = unique([for u in units : u.space if !u.supplied])
  say {
    when = !empty(cut_off)
    text = "${p}: no supply reaches ${cut_off}."
  }
}

modifier hungry {
  to    = value.power
  stage = reckoning.flat
  when  = !self.supplied
  add   = -ceil(base_strength(self) / 2)
  cites = ["KK3-619"]
}

modifier hungry_hearts {
  to    = value.morale
  when  = !self.supplied
  add   = -ceil(self.unit.morale / 2)
  cites = ["KK3-619"]
}
