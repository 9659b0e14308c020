# What other files will declare. Whoever lands one of these removes it here.

# kk3
class unit {
  flags = [luxury]
}

space stores {
  off_map = true
  domain  = domain.table
}

function tokens_of {
  params = { p = player, kind = unit }
  is     = [for t in pieces(space.stores) : t if t.owner == p && t.unit == kind]
}

function has_token {
  params = { p = player, kind = unit }
  is     = any([for t in pieces(space.stores) : t.owner == p && t.unit == kind])
}

procedure burn_fuel {
  params  = { p = player }
  returns = bool

  return { value = p.defeated }
}

procedure uprising {
  params = { province = space }

  say { text = "${province} is unquiet." }
}

procedure raze {
  params = { b = piece, by = optional(player) }

  say { text = "${by} destroys ${b}." }
  destroy b {}
}

# kk4
enum duty {
  values = [idle, attacking, supporting, firing, defending]
}

enum reckoning {
  values = [ground, flat, share]
}

class piece {
  state = {
    duty    = { type = duty, default = duty.idle }
    by_road = bool
  }
}

value power {
  of     = piece
  is     = self.unit.strength
  min    = 0
  stages = [reckoning.ground, reckoning.flat, reckoning.share]
  round  = up
}

value morale {
  of  = piece
  is  = self.unit.morale
  min = 0
}

value speed {
  of  = piece
  is  = self.unit.speed
  min = 0
}

value hindrance {
  of  = piece
  is  = 0
  min = 0
}

procedure suffer_losses {
  params = { u = piece, steps = int }

  say { text = "${u} suffers losses: ${steps}." }
}

procedure bury {
  params = { u = piece }

  say { text = "${u} fights on." }
}

# kk5
event battle_over {
  fields = { place = space, winner = optional(player), loser = optional(player) }
}

function at_home_in_deserts {
  params = { u = unit }
  is     = u.strength > 90
}

class piece {
  state = { in_port = bool }
}
