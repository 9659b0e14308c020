test "the lower bid is that side's to spend, at most one unit in a space" {
  setup = true

  run {
    call hold_auction {}
  }
  play { lines = ["12", "8"] }
  refuse {
    line    = "place fighter of united_kingdom in india"
    because = "Complexes are not placed, nor what costs more than the 8 IPC left."
  }
  refuse {
    line    = "place infantry of germany in ukraine"
    because = "That power is not on your side."
  }
  refuse {
    line    = "place infantry of united_kingdom in russia"
    because = "A unit is placed where the power has units already: ships at sea, the others on land, one in a space."
  }
  play { lines = ["place infantry of united_kingdom in anglo_egypt"] }
  refuse { line = "place infantry of united_kingdom in anglo_egypt" }
  play { lines = ["place infantry of soviet_union in karelia"] }
  expect {
    that    = standing(player.united_kingdom, unit.infantry, space.anglo_egypt) == 2 && standing(player.soviet_union, unit.infantry, space.karelia) == 4
    message = "one more in each"
  }
  expect {
    that    = player.soviet_union.ipc == 24 + 2 && player.germany.ipc == 40 && game.bid == 0
    message = "what is left goes to the first power of the side, and the other side gets nothing"
  }
}

test "the Axis places what it bid, ships at sea; a tie is theirs" {
  setup = true

  run {
    call hold_auction {}
  }
  play { lines = ["8", "8"] }
  refuse { line = "place submarine of germany in ukraine" }
  play { lines = ["place submarine of germany in sea_zone_8"] }
  expect { that = standing(player.germany, unit.submarine, space.sea_zone_8) == 2 && player.germany.ipc == 40 }
}

test "no complex is placed" {
  setup = true

  run {
    call hold_auction {}
  }
  play { lines = ["20", "30"] }
  refuse { line = "place industrial_complex of germany in ukraine" }
}

test "nobody bids more than the option allows" {
  setup   = true
  options = { highest_bid = 10 }

  run {
    call hold_auction {}
  }
  refuse { line = "11" }
  play { lines = ["10", "0"] }
  expect {
    that    = player.soviet_union.ipc == 24
    message = "a bid of nothing places nothing, and nobody is asked to"
  }
}
