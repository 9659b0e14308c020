# Tests of what is printed: the order of play, and what falls first when nobody says otherwise.

test "the powers play in the order the Soviet Union, Germany, the United Kingdom, Japan, the United States" {
  cites = ["REV-120"]

  expect {
    that = (
      player.soviet_union.order == 1 && player.germany.order == 2 && player.united_kingdom.order == 3 &&
      player.japan.order == 4 && player.united_states.order == 5
    )
  }
}

test "a battleship takes two hits, and everything else one" {
  cites = ["REV-355", "REV-553"]

  expect { that = all([for u in every(unit) : u.hits == (u == unit.battleship ? 2 : 1)]) }
}
