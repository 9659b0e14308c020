# What other files will declare. Whoever lands one of these removes it here.

# kk5
event battle_over {
  fields = { place = space, winner = optional(player), loser = optional(player) }
}

function at_home_in_deserts {
  params = { u = unit }
  is     = u == unit.bedouins
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
