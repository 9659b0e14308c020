# What other files will declare. Whoever lands one of these removes it here.

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
