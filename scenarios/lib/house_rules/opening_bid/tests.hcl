test "the lower bid is what that side gets, and what it does not place goes to its first power" {
  setup = true

  given {
    pay p {
      in  = every(player)
      ipc = p.ipc
    }
  }
  run hold_auction {}
  play { lines = ["12", "8", "keep the rest"] }
  expect {
    favoured = speaker(alliance.allies)
    that     = favoured.ipc == 8 && all([for p in every(player) : p.ipc == 0 if p != favoured])
  }
}
