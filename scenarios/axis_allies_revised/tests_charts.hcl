# Tests of what is printed: the order of play, and what falls first when nobody says otherwise.

test "the powers play in the order the Soviet Union, Germany, the United Kingdom, Japan, the United States" {
  cites = ["REV-120"]

  expect { that = player.soviet_union.order == 1 && player.germany.order == 2 && player.united_kingdom.order == 3 && player.japan.order == 4 && player.united_states.order == 5 }
}

# The owner chooses; this is the choice that is proposed to him.
test "what costs least is proposed as a casualty first, and a submarine before a transport" {
  cites = ["REV-236", "REV-238"]

  expect {
    that    = all([for u in every(unit) : u.loss_rank == u.cost if u.fights && !u.lifts_land])
    message = "by its cost"
  }
  expect { that = unit.transport.cost == unit.submarine.cost && unit.transport.loss_rank == unit.submarine.loss_rank + 1 }
}
