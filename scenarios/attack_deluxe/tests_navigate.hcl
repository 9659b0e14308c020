# Tests of Navigate: ships, canals, boarding, Coastal Attacks.

test "ships move one zone, or from a Coast to sea, and that is all" {
  cites = ["ATK-100", "ATK-184..189", "ATK-194"]

  given {
    place new_england_coast { red = { destroyer = 3, submarine = 1 } }
    place caribbean_sea { red = { battleship = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Navigate"] }
  refuse {
    line    = "sail 1 destroyer from new_england_coast to caribbean_sea"
    because = "A ship moves to the next Sea Zone"
  }
  play { lines = ["sail 2 destroyer from new_england_coast to north_atlantic"] }
  refuse {
    line    = "sail 1 destroyer from north_atlantic to caribbean_sea"
    because = "No ship of yours there can still move"
  }
  play { lines = ["sail 1 battleship from caribbean_sea to mid_atlantic", "end of movement"] }
  expect {
    that = (
      standing(player.red, unit.destroyer, space.north_atlantic) == 2 &&
      standing(player.red, unit.destroyer, space.new_england_coast) == 1 &&
      standing(player.red, unit.submarine, space.new_england_coast) == 1
    )
    message = "two are at sea, two still on the Coast"
  }
  expect {
    that = (
      master(space.caribbean_sea) == none && master(space.mid_atlantic) == player.red &&
      master(space.north_atlantic) == player.red
    )
    message = "a zone without ships of one's own is not one's own"
  }
}

test "ships on a Coast control no zone" {
  cites = ["ATK-132"]

  given {
    place new_england_coast { red = { destroyer = 3 } }
  }
  expect {
    that    = master(space.north_atlantic) == none
    message = "the North Atlantic is nobody's"
  }
}

test "no ship goes back to a Coast, its own or another" {
  cites = ["ATK-101", "ATK-194", "ATK-195"]

  given {
    call red_holds { those = [space.new_england, space.old_south] }
    place north_atlantic { red = { destroyer = 1, submarine = 1 } }
    place new_england_coast { red = { destroyer = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Navigate"] }
  refuse {
    line = [
      "sail 1 destroyer from north_atlantic to new_england_coast",
      "sail 1 submarine from north_atlantic to old_south_coast",
      "sail 1 destroyer from new_england_coast to old_south_coast",
    ]
    because = "never to a Coast"
  }
}

test "the Panama Canal is open while Panama is neutral or one's own" {
  cites   = ["ATK-128", "ATK-129", "ATK-131"]
  options = { theater = theater.both }

  given {
    place caribbean_sea { red = { destroyer = 2 } }
  }
  run {
    call may_act { p = player.red }
    set player red { covered = [] }
    set space panama { holder = player.red }
    call may_act { p = player.red }
  }
  play {
    lines = [
      "Navigate",
      "sail 1 destroyer from caribbean_sea to eastern_pacific",
      "end of movement",
      "Navigate",
      "sail 1 destroyer from caribbean_sea to eastern_pacific",
    ]
  }
  expect {
    that    = standing(player.red, unit.destroyer, space.eastern_pacific) == 2
    message = "both have passed"
  }
}

test "another's canal takes leave" {
  cites   = ["ATK-128", "ATK-130", "ATK-373"]
  options = { theater = theater.both }

  given {
    set space egypt_sudan { holder = player.blue }
    place mediterranean_sea { red = { destroyer = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Navigate"] }
  refuse {
    line    = "sail 1 destroyer from mediterranean_sea to indian_ocean"
    because = "another's canal needs leave"
  }
  play { lines = ["ask leave to pass through egypt_sudan"] }
  play {
    lines = ["let them pass through egypt_sudan"]
    by    = player.blue
  }
  play { lines = ["sail 1 destroyer from mediterranean_sea to indian_ocean"] }
  expect {
    that    = standing(player.red, unit.destroyer, space.indian_ocean) == 1
    message = "through Suez"
  }
}

test "a canal stays closed where leave is refused" {
  cites   = ["ATK-128", "ATK-130"]
  options = { theater = theater.both }

  given {
    set space egypt_sudan { holder = player.blue }
    place mediterranean_sea { red = { destroyer = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Navigate", "ask leave to pass through egypt_sudan"] }
  play {
    lines = ["refuse"]
    by    = player.blue
  }
  refuse {
    line    = "sail 1 destroyer from mediterranean_sea to indian_ocean"
    because = "another's canal needs leave"
  }
}

test "units board ships next to them, each kind what it can carry" {
  cites = ["ATK-155", "ATK-156", "ATK-158", "ATK-183", "ATK-190"]

  given {
    set space new_england { holder = player.red }
    place new_england { red = { infantry = 3, artillery = 2, tank = 2, plane = 2 } }
    place new_england_coast { red = { destroyer = 1, submarine = 1, carrier = 1 } }
    place north_atlantic { red = { battleship = 1 } }
    place caribbean_sea { red = { battleship = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Navigate"] }
  refuse {
    line    = "board 1 infantry from new_england on submarine at new_england_coast"
    because = "No such ship of yours there has room for it."
  }
  refuse {
    line    = "board 1 tank from new_england on destroyer at new_england_coast"
    because = "No ship of yours with room for it lies on the Coast there or in that Sea Zone."
  }
  refuse {
    line = [
      "board 1 plane from new_england on destroyer at new_england_coast",
      "board 1 infantry from new_england on carrier at new_england_coast",
    ]
    because = "No such ship of yours there has room for it."
  }
  refuse {
    line = [
      "board 1 tank from new_england on battleship at caribbean_sea",
      "board 1 plane from new_england on battleship at north_atlantic",
    ]
    because = "lies on the Coast there or in that Sea Zone"
  }
  refuse {
    line    = "board 2 infantry from new_england on destroyer at new_england_coast"
    because = "Only 1 can board"
  }
  play {
    lines = [
      "board 1 artillery from new_england on destroyer at new_england_coast",
      "board 1 tank from new_england on battleship at north_atlantic",
      "board 1 plane from new_england on carrier at new_england_coast",
    ]
  }
  refuse {
    line    = "board 1 infantry from new_england on battleship at north_atlantic"
    because = "No ship of yours with room for it"
  }
  expect {
    that = (
      carried(player.red, unit.artillery, space.new_england_coast) == 1 &&
      carried(player.red, unit.plane, space.new_england_coast) == 1 &&
      carried(player.red, unit.tank, space.north_atlantic) == 1
    )
    message = "one unit to a ship"
  }
}

test "a destroyer carries infantry, a battleship infantry or artillery" {
  cites = ["ATK-156", "ATK-158"]

  given {
    set space new_england { holder = player.red }
    place new_england { red = { infantry = 3, artillery = 2 } }
    place new_england_coast { red = { destroyer = 1, battleship = 2 } }
  }
  run may_act { p = player.red }
  play {
    lines = [
      "Navigate",
      "board 1 infantry from new_england on destroyer at new_england_coast",
      "board 1 infantry from new_england on battleship at new_england_coast",
      "board 1 artillery from new_england on battleship at new_england_coast",
      "end of movement",
    ]
  }
  expect {
    that = (
      carried(player.red, unit.infantry, space.new_england_coast) == 2 &&
      carried(player.red, unit.artillery, space.new_england_coast) == 1
    )
    message = "all aboard"
  }
}

test "units board before their ship sails, and after; aboard they stay" {
  cites = ["ATK-190..192"]

  given {
    call red_holds { those = [space.new_england, space.old_south] }
    place new_england { red = { infantry = 2 } }
    place old_south { red = { infantry = 2 } }
    place new_england_coast { red = { destroyer = 2 } }
  }
  run may_act { p = player.red }
  play {
    lines = [
      "Navigate",
      "board 1 infantry from new_england on destroyer at new_england_coast",
      "sail 1 destroyer with infantry from new_england_coast to north_atlantic",
      "sail 1 destroyer from new_england_coast to north_atlantic",
      "board 1 infantry from old_south on destroyer at north_atlantic",
    ]
  }
  expect {
    that    = carried(player.red, unit.infantry, space.north_atlantic) == 2
    message = "both are at sea"
  }
}

test "Submarines strike at ships on a Coast, fight a normal battle and go back" {
  cites = ["ATK-195..199", "ATK-201", "ATK-202", "ATK-400"]

  given {
    set space great_britain { holder = player.blue }
    place great_britain_coast { blue = { destroyer = 1 } }
    place northern_sea { red = { submarine = 2 } }
    place bay_of_biscay { red = { submarine = 1, destroyer = 1 } }
  }
  dice { rolls = [face.submarine, face.blank, face.blank] }
  run may_act { p = player.red }
  play { lines = ["Navigate"] }
  refuse {
    line    = "raid great_britain_coast with 3 submarines from northern_sea"
    because = "Only 2 Submarines are there."
  }
  play {
    lines = [
      "raid great_britain_coast with 2 submarines from northern_sea",
      "raid great_britain_coast with 1 submarines from bay_of_biscay",
    ]
  }
  refuse {
    line    = "sail 1 submarine from northern_sea to norwegian_sea"
    because = "No ship of yours there can still move"
  }
  play { lines = ["sail 1 destroyer from bay_of_biscay to north_atlantic"] }
  expect {
    that    = standing(player.blue, unit.destroyer, space.great_britain_coast) == 0
    message = "the salvo of three Submarines has sunk it"
  }
  expect {
    that = (
      standing(player.red, unit.submarine, space.northern_sea) == 2 &&
      standing(player.red, unit.submarine, space.bay_of_biscay) == 1
    )
    message = "each is back in its zone"
  }
  expect {
    that    = space.great_britain.holder == player.blue
    message = "the region is Blue's as before"
  }
}

test "other ships do not attack a Coast, nor Submarines a Coast their zone does not border" {
  cites = ["ATK-197", "ATK-200", "ATK-201"]

  given {
    set space great_britain { holder = player.blue }
    place great_britain_coast { blue = { destroyer = 1 } }
    place northern_sea { red = { destroyer = 1, battleship = 1 } }
    place north_atlantic { red = { submarine = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Navigate"] }
  refuse {
    line = [
      "raid great_britain_coast with 1 submarines from north_atlantic",
      "raid great_britain_coast with 1 submarines from northern_sea",
    ]
    because = "There is no such action now"
  }
  play { lines = ["sail 1 battleship from northern_sea to bay_of_biscay"] }
}

test "a Coastal Attack may be left alone" {
  cites = ["ATK-196"]

  given {
    place great_britain_coast { blue = { destroyer = 1 } }
    place northern_sea { red = { submarine = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Navigate", "no more Coastal Attacks", "sail 1 submarine from northern_sea to norwegian_sea"] }
  expect {
    that = (
      standing(player.blue, unit.destroyer, space.great_britain_coast) == 1 &&
      standing(player.red, unit.submarine, space.norwegian_sea) == 1
    )
    message = "it sailed instead"
  }
}

test "boarding and Transport leave one unit in the region" {
  cites = ["ATK-190", "ATK-203"]

  given {
    call red_holds { those = [space.new_england, space.midwest] }
    place new_england { red = { infantry = 2 } }
    place new_england_coast { red = { destroyer = 2 } }
  }
  run {
    call may_act { p = player.red }
    call may_act { p = player.red }
  }
  play { lines = ["Transport"] }
  refuse {
    line    = "transport 2 infantry from new_england to midwest"
    because = "Only 1 of them can go"
  }
  play { lines = ["end of transport", "Navigate"] }
  refuse {
    line    = "board 2 infantry from new_england on destroyer at new_england_coast"
    because = "Only 1 can board"
  }
  play { lines = ["board 1 infantry from new_england on destroyer at new_england_coast"] }
  refuse {
    line    = "board 1 infantry from new_england on destroyer at new_england_coast"
    because = "the last one would leave the region"
  }
}
