# Stub, to be replaced by its owner.
class piece {
  state = { engaged = { type = bool } }
}

event battle_over {
  fields = { place = space, winner = optional(player), loser = optional(player) }
}
