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

# kk5
event battle_over {
  fields = { place = space, winner = optional(player), loser = optional(player) }
}

function at_home_in_deserts {
  params = { u = unit }
  is     = u.strength > 90
}

class piece {
  state = {
    in_port = bool
    engaged = bool
  }
}

procedure capture {
  params = { u = piece, by = player }

  set u { captor = by }
  say { text = "${by} takes ${u.unit}." }
}
