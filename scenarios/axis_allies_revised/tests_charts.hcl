# Tests of what is printed: the order of play, and what falls first when nobody says otherwise.

# The owner chooses; this is the choice that is proposed to him.
test "what costs least is proposed as a casualty first, and a submarine before a transport" {
  cites = ["REV-236", "REV-238"]

  expect {
    that    = all([for u in every(unit) : u.loss_rank == u.cost if u.fights && !u.lifts_land])
    message = "by its cost"
  }
  expect {
    that = unit.transport.cost == unit.submarine.cost && unit.transport.loss_rank == unit.submarine.loss_rank + 1
  }
}
