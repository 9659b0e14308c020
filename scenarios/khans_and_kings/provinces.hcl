# Provinces: whose they are, and how they are taken.

class player {
  state = {
    native = { type = set(space), doc = "The provinces that are national from the beginning." }
  }
}

# The provinces that goals name are national as well, as long as those are the goals.
function national {
  params = { province = space, p = player }
  is     = contains(p.native, province) || any(goals_of(p), aim != none && aim.region == province.part_of)
  cites  = ["KK3-204..207"]
}

# What all know to be national. Our reading: what a secret goal names moves no mood when it is taken, which would tell the goal.
function openly_national {
  params = { province = space, p = player }
  is     = contains(p.native, province) || !option.secret_goals && national(province, p)
  cites  = ["KK3-204..207", "KKA-24"]
}

# The one way in which a province changes hands. Who has lost the last one is defeated when all that goes with it has gone to the victor.
procedure give_province {
  params = { province = space, to = optional(player) }
  cites  = ["KK3-040", "KK3-275"]

  before = province.holder
  return { when = before == to }
  set province { holder = to }
  say { text = to == none ? "Nobody holds ${province} any more." : "${to} takes ${province}." }
  emit province_taken {
    province = province
    by       = to
    from     = before
  }
  call defeat {
    when = before != none && empty(provinces_of(before))
    p    = before
  }
}

# Where in a province a player has land units that take it.
function occupiers {
  params = { province = space, p = player }
  is     = [for s in parts(province) : s if any(pieces(s), piece.owner == p && occupies(piece))]
}

# The provinces in which nothing keeps a player from taking them.
function open_to {
  params = { p = player }
  is = where(
    provinces(),
    (space.holder == none || hostile(space.holder, p)) && !empty(occupiers(space, p)) && !defended(space, p) &&
    !keeps_control(space, p)
  )
  cites = ["KK3-275"]
}

# Our reading: at the end of the movement of whoever entered it. Who falls with his last province defends no other any more.
procedure take_provinces {
  params = { p = player }
  cites  = ["KK3-041", "KK3-275"]

  repeat {
    while = !empty(open_to(p))

    call give_province { with = [first(open_to(p)), p] }
  }
}

# Whether any enemy land unit is left in a province.
function defended {
  params = { province = space, p = player }
  is = any([
    for s in parts(province) : any([for u in pieces(s) : u.owner != none && garrisons(u) && hostile(u.owner, p)])
  ])
}
