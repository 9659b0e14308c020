# Tests of Negotiate, of markers hidden and won.

test "a region of one's own type is won for nothing, with Infantry and a card" {
  cites = ["ATK-046", "ATK-136", "ATK-224", "ATK-226", "ATK-229", "ATK-230", "ATK-234..238"]

  options = { players = 2 }
  given {
    call red_may_parley { with = [government.democracy, unit.democracy_marker] }
    call deck_holds { cards = [unit.secret_treaty, unit.secret_treaty] }
  }
  run season { p = player.red }
  play { lines = ["Negotiate"] }
  refuse {
    line    = "parley with western_us"
    because = "It is not a neutral region next to one of yours, over land, an open Anchored Sea Zone or an open Sea Lane."
  }
  play { lines = ["parley with midwest", "win midwest over"] }
  expect {
    that = (
      space.midwest.holder == player.red &&
      count(army_of(space.midwest, player.red)) == 1 &&
      first(army_of(space.midwest, player.red)).unit == unit.infantry
    )
  }
  expect {
    that = (
      count(markers_won(player.red)) == 1 && first(markers_won(player.red)).revealed &&
      !any(pieces(space.midwest), piece.unit.sign != none)
    )
  }
  expect {
    that    = count(pieces(space.red_hand)) == 1 && player.red.card == none
    message = "the card drawn was not played"
  }
}

test "an allied type costs four Production Points" {
  cites = ["ATK-231", "ATK-233"]

  options = { players = 2 }
  given {
    call red_may_parley { with = [government.democracy, unit.fascism_marker] }
    set player red { production = 5 }
  }
  run season { p = player.red }
  play { lines = ["Negotiate", "parley with midwest", "win midwest over"] }
  expect { that = player.red.production == 1 && space.midwest.holder == player.red }
}

test "the hostile type costs eight, and oil does not pay" {
  cites = ["ATK-231", "ATK-232", "ATK-239", "ATK-240"]

  options = { players = 2 }
  given {
    call red_may_parley { with = [government.democracy, unit.monarchy_marker] }
    set player red {
      production = 7
      oil        = 9
    }
  }
  expect {
    that = asking_price(
      government.democracy == player.red.government ? player.red : player.blue, government.monarchy
    ) == 8
  }
  run season { p = player.red }
  play { lines = ["Negotiate", "parley with midwest"] }
  refuse {
    line    = "win midwest over"
    because = "is no answer here"
  }
  expect {
    as   = player.red
    said = "The marker of the Midwest is of Monarchy: it costs you 8 Production Points"
  }
  expect {
    as     = player.blue
    unsaid = "The marker of"
  }
  play { lines = ["decline"] }
  expect {
    that    = space.midwest.holder == none && game.order == none && player.red.production == 7
    message = "the action is over"
  }
  expect {
    that    = all([for m in pieces(space.midwest) : !m.revealed && sees(player.red, m.unit) && !sees(player.blue, m.unit)])
    message = "the marker lies face down again; only Red knows it"
  }
}

test "an action negotiates with one region, won or not" {
  cites = ["ATK-224", "ATK-225"]

  options = { players = 2 }
  given {
    call red_may_parley { with = [government.democracy, unit.democracy_marker] }
    create {
      unit = unit.democracy_marker
      at   = space.old_south
    }
  }
  run {
    call season { p = player.red }
    call season { p = player.red }
  }
  play { lines = ["Negotiate", "parley with midwest", "decline"] }
  refuse {
    line    = "parley with old_south"
    because = "There is no such action now"
  }
  refuse {
    line    = "Negotiate"
    because = "You have taken Negotiate this year."
  }
  expect {
    that    = contains(approachable(player.red), space.old_south)
    message = "it would have been open to him"
  }
}

test "one region a year" {
  cites = ["ATK-225", "ATK-240"]

  options = { players = 2 }
  given {
    set space new_england { holder = player.red }
    set player red {
      government = government.democracy
      covered    = [order.negotiate]
    }
  }
  run season { p = player.red }
  refuse {
    line    = "Negotiate"
    because = "You have taken Negotiate this year."
  }
}

test "through an anchored zone or along a Sea Lane, if no fleet is in the way" {
  cites = ["ATK-226", "ATK-227"]

  options = { players = 2 }
  given red_holds { those = [space.new_england, space.old_south] }
  expect {
    that    = contains(approachable(player.red), space.midwest)
    message = "a border"
  }
  expect {
    that    = contains(approachable(player.red), space.colombia)
    message = "the Caribbean Sea"
  }
  expect {
    that    = !contains(approachable(player.red), space.western_us) && !contains(approachable(player.red), space.old_south)
    message = "too far, and not neutral"
  }
  run {
    create {
      unit  = unit.destroyer
      owner = player.blue
      at    = space.caribbean_sea
    }
  }
  expect {
    that = !contains(approachable(player.red), space.colombia) && contains(approachable(player.red), space.midwest)
  }
}

test "along a lane" {
  cites = ["ATK-227"]

  options = { players = 2 }
  given {
    set space new_england { holder = player.red }
  }
  expect { that = contains(approachable(player.red), space.panama) }
  run {
    create {
      unit  = unit.destroyer
      owner = player.blue
      at    = space.north_atlantic
    }
  }
  expect { that = !contains(approachable(player.red), space.panama) }
}

test "with another's leave to pass" {
  cites = ["ATK-228", "ATK-325"]

  options = { players = 2 }
  given {
    set player red { government = government.democracy }
    set space old_south { holder = player.red }
    create {
      unit = unit.democracy_marker
      at   = space.colombia
    }
    place caribbean_sea { blue = { destroyer = 1 } }
  }
  run season { p = player.red }
  play {
    lines = [
      "Negotiate",
      "ask leave to pass through caribbean_sea",
      "let them pass through caribbean_sea",
      "parley with colombia",
      "win colombia over",
    ]
  }
  expect { that = space.colombia.holder == player.red }
  expect {
    that    = space.caribbean_sea.open_to == none
    message = "the leave was for this action"
  }
}

test "a neutral region taken by force brings its marker" {
  cites = ["ATK-046", "ATK-136"]

  options = { players = 2 }
  given {
    create {
      unit = unit.fascism_marker
      at   = space.midwest
    }
  }
  run {
    set space midwest { holder = player.red }
    emit region_taken {
      place = space.midwest
      by    = player.red
      from  = none
    }
  }
  expect {
    that = (
      count(markers_won(player.red)) == 1 && first(markers_won(player.red)).revealed && empty(pieces(space.midwest))
    )
  }
}

test "from another the winner takes a marker of any type" {
  cites = ["ATK-452"]

  options = { players = 2 }
  given {
    create {
      unit     = unit.fascism_marker
      owner    = player.blue
      at       = space.blue_board
      revealed = true
      count    = 2
    }
    create {
      unit     = unit.democracy_marker
      owner    = player.blue
      at       = space.blue_board
      revealed = true
    }
  }
  run {
    emit region_taken {
      place = space.midwest
      by    = player.red
      from  = player.blue
    }
  }
  play { lines = ["democracy_marker"] }
  expect {
    that = (
      count(markers_won(player.blue)) == 2 &&
      count(markers_won(player.red)) == 1 &&
      first(markers_won(player.red)).owner == player.red &&
      first(markers_won(player.red)).unit == unit.democracy_marker
    )
  }
}

test "a region without a marker is won for nothing" {
  cites = ["ATK-236"]

  options = { players = 2 }
  given {
    set player red { government = government.democracy }
    set space new_england { holder = player.red }
  }
  run season { p = player.red }
  play { lines = ["Negotiate", "parley with midwest", "win midwest over"] }
  expect {
    that = (
      space.midwest.holder == player.red && empty(markers_won(player.red)) &&
      count(army_of(space.midwest, player.red)) == 1
    )
  }
}
