# Tests of years and seasons, of Burn and of the end of the year; of scoring and the end of the game.

test "one action a season, and none twice in a year" {
  cites = ["ATK-002", "ATK-029", "ATK-030", "ATK-034", "ATK-036", "ATK-037", "ATK-041", "ATK-057", "ATK-135", "ATK-138"]

  options = { players = 2 }
  run {
    call season { p = player.red }
    call season { p = player.red }
  }
  play { lines = ["Research"] }
  expect { that = same([for o in player.red.covered : o], [order.research]) }
  refuse {
    line    = "Research"
    because = "You have taken Research this year."
  }
  refuse {
    line    = ["use 1 Oil Certificates", "burn five Oil Certificates"]
    because = "There is no such action now"
  }
  refuse {
    line    = "done"
    because = "There is no such action"
  }
  play { lines = ["Negotiate"] }
  expect { that = count(player.red.covered) == 2 }
}

test "the season goes round from the starter, the way that was chosen" {
  cites = ["ATK-028..033", "ATK-039", "ATK-040", "ATK-042", "ATK-112..114"]

  options = { players = 3 }
  given {
    set game { starter = player.blue }
    set player red { oil = 5 }
  }
  run year {}
  play { lines = ["counter-clockwise"] }
  expect { that = game.round == 1 && game.active == player.blue && game.season == season.spring }
  play { lines = ["Research"] }
  expect { that = game.active == player.red && game.season == season.spring }
  play { lines = ["Research"] }
  expect { that = game.active == player.green && game.season == season.spring }
  play { lines = ["Research"] }
  expect { that = game.active == player.blue && game.season == season.summer }
  play { lines = ["Negotiate", "Negotiate", "Negotiate"] }
  expect { that = game.active == player.blue && game.season == season.autumn }
  play { lines = ["Transport", "Transport", "Transport"] }
  expect {
    that    = game.active == player.red && game.season == season.winter
    message = "only Red has oil to burn"
  }
  play { lines = ["rest"] }
  expect {
    that    = game.starter == player.red && empty(player.red.covered) && empty(player.blue.covered)
    message = "the next in order starts, and the markers are taken back"
  }
}

test "the order dice show the year" {
  cites = ["ATK-049", "ATK-110"]

  options = { players = 2 }
  given {
    set game { round = 1 }
  }
  expect { that = same(order_dice(), [1]) }
  run {
    set game { round = 2 }
  }
  expect { that = same(order_dice(), [2]) }
  run {
    set game { round = 6 }
  }
  expect { that = same(order_dice(), [6]) }
  run begin_year { defaults = true }
  expect { that = game.round == 7 && order_dice()[0] == 6 && order_dice()[1] == 1 }
}

test "burning five certificates buys an action not yet taken" {
  cites = ["ATK-032", "ATK-242", "ATK-243", "ATK-246..248"]

  options = { players = 2 }
  given {
    set player red {
      oil     = 6
      covered = [order.move, order.blitz, order.research]
    }
  }
  run winter { p = player.red }
  play { lines = ["burn five Oil Certificates"] }
  expect { that = player.red.oil == 1 && contains(player.red.covered, order.burn) }
  refuse {
    line    = "Research"
    because = "You have taken Research this year."
  }
  play { lines = ["Negotiate"] }
  expect { that = contains(player.red.covered, order.negotiate) }
}

test "Production Points do not burn" {
  cites = ["ATK-244"]

  options = { players = 2 }
  given {
    set player red {
      oil        = 4
      production = 20
    }
    set space new_england { holder = player.red }
    call oil_lies_in { those = [space.new_england] }
  }
  run winter { p = player.red }
  refuse {
    line    = "burn five Oil Certificates"
    because = "You have 4 Oil Certificates; it takes five, and Production Points do not burn."
  }
}

test "a marker that burned is gone, and its region yields no more" {
  cites = ["ATK-245", "ATK-249..251"]

  options = { players = 2 }
  given {
    set space new_england { holder = player.red }
    set space midwest { holder = player.blue }
    call oil_lies_in { those = [space.new_england, space.midwest] }
  }
  run {
    call winter { p = player.red }
    call end_year {}
  }
  refuse {
    line    = "burn the oil of midwest"
    because = "You control no Oil Marker there."
  }
  play { lines = ["burn the oil of new_england", "Research"] }
  expect { that = empty(wells(space.new_england)) && player.red.oil == 0 && player.blue.oil == 1 }
}

test "income at the end of the year for who has not built" {
  cites = ["ATK-043..045", "ATK-275"]

  options = { players = 2 }
  given {
    set player red { population = 2 }
    set player blue { collected = true }
    set space new_england { holder = player.red }
    set space midwest { holder = player.blue }
    call oil_lies_in { those = [space.new_england, space.new_england, space.midwest] }
    call red_has_won { markers = repeated(unit.fascism_marker, 3) }
    create {
      unit  = unit.fascism_marker
      owner = player.blue
      at    = space.blue_board
      count = 2
    }
  }
  run end_year {}
  expect {
    that = player.red.production == 3 && player.red.oil == 2 && player.blue.production == 0 && player.blue.oil == 0
  }
  expect { that = !player.blue.collected }
}

test "action markers come back and the start passes on the way the year went" {
  cites = ["ATK-047", "ATK-048"]

  options = { players = 4 }
  given {
    set player red { covered = [order.move, order.burn] }
    set game {
      starter   = player.red
      clockwise = false
    }
  }
  run end_year {}
  expect { that = empty(player.red.covered) && game.starter == player.yellow }
}

test "the three lengths" {
  cites = ["ATK-024..027"]

  expect {
    that = game_length.limited_conflict.years == 6 && game_length.war.years == 9 && game_length.total_war.years == 12
  }
}

test "the game ends with its last year, and not before" {
  cites = ["ATK-017", "ATK-023..027"]

  cases = {
    "a limited conflict" = { length = game_length.limited_conflict, last = 6 }
    "a war"              = { length = game_length.war, last = 9 }
    "a total war"        = { length = game_length.total_war, last = 12 }
  }

  options = { players = 2, length = length }
  given {
    set game { round = last - 1 }
    set space new_england { holder = player.blue }
  }
  run {
    call end_year {}
    set player red { production = 7 }
    set game { round = last }
    call end_year {}
    set player red { production = 99 }
  }
  expect {
    that    = player.red.production == 7
    message = "the year before is not the last, and nothing is played after it"
  }
  expect { that = same(leaders(), [player.blue]) }
}

test "points for regions, zones, capitals, Population and levels" {
  cites = ["ATK-018..022", "ATK-295"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england, space.midwest] }
    place north_atlantic { red = { destroyer = 2 } }
    place new_england_coast { red = { destroyer = 1 } }
    place new_england { red = { capital_city = 1 } }
    set player red {
      population   = 3
      technologies = [technology.rail_3, technology.oil_1]
    }
  }
  expect {
    that    = score(player.red) == 2 + 1 + 1 + 3 + 4
    message = "two regions, a zone, a capital, three Population, four levels"
  }
  expect { that = score(player.blue) == 0 }
}

test "ties: more regions, then more certificates, then shared" {
  cites = ["ATK-023"]

  options = { players = 2 }
  given {
    set space new_england { holder = player.red }
    set player blue { population = 1 }
  }
  expect {
    that    = score(player.red) == score(player.blue) && same(leaders(), [player.red])
    message = "regions"
  }
  run {
    set space colombia { holder = player.blue }
    set player red { population = 1 }
    set player blue { oil = 1 }
  }
  expect {
    that    = score(player.red) == score(player.blue) && same(leaders(), [player.blue])
    message = "certificates"
  }
  run {
    set player red { production = 1 }
  }
  expect {
    that    = same(leaders(), [player.red, player.blue])
    message = "shared"
  }
}

test "the income of the last year is collected before the points are counted" {
  cites = ["ATK-017", "ATK-023", "ATK-043"]

  options = { players = 2 }
  given {
    set game { round = 6 }
    call red_holds { those = [space.new_england] }
    call blue_holds { those = [space.midwest] }
    call oil_lies_in { those = [space.midwest] }
  }
  run end_year {}
  expect { that = game.over && game.winners == [player.blue] }
}

test "who loses the capital has lost, and the game is over" {
  cites = ["ATK-016", "ATK-147"]

  options = { players = 3 }
  given {
    set game { fallen = player.red }
    set player red { population = 20 }
    set space colombia { holder = player.green }
  }
  run {
    check_victory {}
    set player blue { production = 50 }
  }
  expect { that = player.blue.production == 0 && score(player.red) == 0 && same(leaders(), [player.green]) }
}
