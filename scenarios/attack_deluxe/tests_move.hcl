# Tests of the Move action: marches, anchored zones and leave, garrisons, landings.

test "a Move takes any number of units one region over land borders, and each unit once" {
  cites = ["ATK-002", "ATK-034", "ATK-159..161"]

  given {
    call red_holds { those = [space.new_england, space.midwest] }
    place new_england { red = { infantry = 3, tank = 1, plane = 1 } }
    place midwest { red = { infantry = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Move"] }
  refuse {
    line    = "march 1 infantry from new_england to great_plains"
    because = "That is not the next region"
  }
  play {
    lines = [
      "march 2 infantry from new_england to midwest",
      "march 1 tank from new_england to midwest",
      "march 1 plane from new_england to midwest",
    ]
  }
  refuse {
    line    = "march 3 infantry from midwest to great_plains"
    because = "Only 1 of them can move."
  }
  refuse {
    line    = "march 1 tank from midwest to great_plains"
    because = "No such unit of yours there can still move."
  }
  play { lines = ["end of movement"] }
  expect {
    that = (
      standing(player.red, unit.infantry, space.midwest) == 3 && standing(player.red, unit.tank, space.midwest) == 1 &&
      standing(player.red, unit.plane, space.midwest) == 1
    )
    message = "all of them have arrived"
  }
  expect {
    that    = standing(player.red, unit.infantry, space.new_england) == 1
    message = "one stayed"
  }
  expect {
    that    = !may_order(player.red, order.move) && may_order(player.red, order.blitz)
    message = "the field of Move is covered, no other"
  }
}

test "an action may be chosen and left unused" {
  cites = ["ATK-037"]

  given {
    set space midwest { holder = player.red }
    place midwest { red = { infantry = 2 } }
  }
  run may_act { p = player.red }
  play { lines = ["Move", "end of movement"] }
  expect {
    that    = standing(player.red, unit.infantry, space.midwest) == 2 && !may_order(player.red, order.move)
    message = "nothing has moved, and the Move is taken"
  }
}

test "units cross an Anchored Sea Zone that nobody's fleet holds, and no ordinary zone" {
  cites   = ["ATK-125", "ATK-163", "ATK-165", "ATK-166", "ATK-322", "ATK-324"]
  options = { theater = theater.both }

  given {
    call red_holds { those = [space.colombia, space.old_south, space.saudi_arabia] }
    place colombia { red = { infantry = 3 } }
    place saudi_arabia { red = { infantry = 2 } }
    place old_south { red = { infantry = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Move", "march 1 infantry from colombia to old_south"] }
  refuse {
    line    = "march 1 infantry from saudi_arabia to somaliland"
    because = "That is not the next region"
  }
  play { lines = ["end of movement"] }
  expect {
    that    = standing(player.red, unit.infantry, space.old_south) == 2
    message = "round the Caribbean Sea every region is the next"
  }
}

test "units cross an Anchored Sea Zone that their own fleet holds" {
  cites = ["ATK-166", "ATK-323"]

  given {
    call red_holds { those = [space.colombia, space.old_south] }
    place colombia { red = { infantry = 2 } }
    place caribbean_sea { red = { destroyer = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Move", "march 1 infantry from colombia to old_south", "end of movement"] }
  expect {
    that    = standing(player.red, unit.infantry, space.old_south) == 1
    message = "it has crossed"
  }
}

test "an Anchored Sea Zone of another's takes leave, which is refused" {
  cites = ["ATK-167", "ATK-325"]

  given {
    call red_holds { those = [space.colombia, space.old_south] }
    place colombia { red = { infantry = 2 } }
    place caribbean_sea { blue = { destroyer = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Move"] }
  refuse {
    line    = "march 1 infantry from colombia to old_south"
    because = "That is not the next region"
  }
  play { lines = ["ask leave to pass through caribbean_sea"] }
  play {
    lines = ["refuse"]
    by    = player.blue
  }
  refuse {
    line    = "march 1 infantry from colombia to old_south"
    because = "That is not the next region"
  }
  refuse {
    line    = "ask leave to pass through caribbean_sea"
    because = "it was asked already"
  }
  play { lines = ["end of movement"] }
}

test "with leave units pass, for that action only" {
  cites = ["ATK-167", "ATK-325"]

  given {
    call red_holds { those = [space.colombia, space.old_south] }
    place colombia { red = { infantry = 3 } }
    place caribbean_sea { blue = { destroyer = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Move", "ask leave to pass through caribbean_sea"] }
  play {
    lines = ["let them pass through caribbean_sea"]
    by    = player.blue
  }
  play { lines = ["march 1 infantry from colombia to old_south", "end of movement"] }
  expect {
    that    = standing(player.red, unit.infantry, space.old_south) == 1
    message = "one has passed"
  }
  expect {
    that    = space.caribbean_sea.open_to == none && !contains(neighbours_now(), space.old_south)
    message = "the leave is gone with the action"
  }
}

function neighbours_now {
  is = linked(space.colombia, player.red)
}

test "leave that was refused may be asked for again in the next action" {
  cites = ["ATK-167", "ATK-325"]

  given {
    call red_holds { those = [space.colombia, space.old_south] }
    place colombia { red = { infantry = 3 } }
    place caribbean_sea { blue = { destroyer = 1 } }
  }
  run {
    call may_act { p = player.red }
    call may_act { p = player.red }
  }
  play { lines = ["Move", "ask leave to pass through caribbean_sea"] }
  play {
    lines = ["refuse"]
    by    = player.blue
  }
  play { lines = ["end of movement", "Transport", "ask leave to pass through caribbean_sea"] }
  play {
    lines = ["let them pass through caribbean_sea"]
    by    = player.blue
  }
  play { lines = ["transport 1 infantry from colombia to old_south"] }
  expect {
    that    = standing(player.red, unit.infantry, space.old_south) == 1
    message = "the second time Blue has said yes"
  }
}

test "the Coasts of two straits join their regions, whoever holds the sea" {
  cites   = ["ATK-162", "ATK-165"]
  options = { theater = theater.both }

  given {
    call red_holds { those = [space.spain, space.algeria, space.balkans, space.turkey, space.libya] }
    place spain { red = { infantry = 2 } }
    place balkans { red = { infantry = 2 } }
    place mediterranean_sea { blue = { destroyer = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Move"] }
  refuse {
    line    = "march 1 infantry from spain to libya"
    because = "That is not the next region"
  }
  play {
    lines = ["march 1 infantry from spain to algeria", "march 1 infantry from balkans to turkey", "end of movement"]
  }
  expect {
    that = (
      standing(player.red, unit.infantry, space.algeria) == 1 && standing(player.red, unit.infantry, space.turkey) == 1
    )
    message = "over Gibraltar and the Bosporus"
  }
}

test "a region may not be left without a unit" {
  cites = ["ATK-164"]

  given {
    call red_holds { those = [space.new_england, space.midwest] }
    place new_england { red = { infantry = 1 } }
    place midwest { red = { tank = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Move", "march 1 infantry from new_england to midwest"] }
  refuse {
    line    = "end of movement"
    because = "No region of yours may be left without a unit"
  }
  play { lines = ["march 1 tank from midwest to new_england"] }
  expect {
    that = (
      standing(player.red, unit.tank, space.new_england) == 1 && standing(player.red, unit.infantry, space.midwest) == 1
    )
    message = "two units that change places leave nothing empty"
  }
}

test "a unit is called back where nobody else can come" {
  cites = ["ATK-164"]

  given {
    call red_holds { those = [space.new_england, space.midwest, space.great_plains, space.mexico] }
    place new_england { red = { infantry = 2 } }
    place midwest { red = { tank = 1 } }
    place mexico { red = { infantry = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Move", "march 2 infantry from new_england to midwest", "march 1 tank from midwest to great_plains"] }
  refuse {
    line    = "call tank back to new_england"
    because = "No such unit has left it."
  }
  refuse {
    line    = "call infantry back to midwest"
    because = "A unit of yours stands there."
  }
  play { lines = ["call infantry back to new_england"] }
  refuse {
    line    = "march 1 infantry from new_england to midwest"
    because = "No unit of yours there can still move."
  }
  expect {
    that = (
      standing(player.red, unit.infantry, space.new_england) == 1 &&
      standing(player.red, unit.infantry, space.midwest) == 1
    )
    message = "one is back and stays"
  }
}

test "what took part in one action takes part in the next" {
  cites = ["ATK-038"]

  given {
    call red_holds { those = [space.new_england, space.midwest, space.great_plains] }
    set space western_us { holder = player.blue }
    place new_england { red = { infantry = 1, tank = 1 } }
    place midwest { red = { infantry = 1 } }
  }
  run {
    call may_act { p = player.red }
    call may_act { p = player.red }
  }
  play {
    lines = [
      "Move",
      "march 1 tank from new_england to midwest",
      "end of movement",
      "Blitz",
      "strike western_us with 1 tank from midwest",
      "no more units",
    ]
  }
  expect {
    that    = space.western_us.holder == player.red
    message = "the tank that marched has struck as well"
  }
}

test "units land from their ships in a Move, and that is their move" {
  cites = ["ATK-168", "ATK-192", "ATK-370"]

  given {
    set space somaliland { holder = player.blue }
    set space kenya { holder = player.red }
    place kenya { red = { tank = 2 } }
    call laden_destroyers { s = space.indian_ocean }
  }
  run may_act { p = player.red }
  play { lines = ["Move"] }
  refuse {
    line    = "land 1 destroyer from indian_ocean in kenya"
    because = "No such unit of yours is aboard there."
  }
  refuse {
    line    = "land 1 infantry from indian_ocean in abyssinia"
    because = "That region does not border the Sea Zone."
  }
  play { lines = ["land 1 infantry from indian_ocean in somaliland", "land 1 artillery from indian_ocean in kenya"] }
  refuse {
    line    = "march 1 artillery from kenya to somaliland"
    because = "No such unit of yours there can still move."
  }
  play { lines = ["end of movement"] }
  expect {
    that    = space.somaliland.holder == player.red && standing(player.red, unit.infantry, space.somaliland) == 1
    message = "so an attack comes over an ordinary zone"
  }
  expect {
    that = (
      carried(player.red, unit.artillery, space.indian_ocean) == 0 &&
      standing(player.red, unit.artillery, space.kenya) == 1
    )
    message = "the other is ashore at home"
  }
}

test "nobody lands from a ship that lies on a Coast" {
  cites = ["ATK-100", "ATK-168"]

  given {
    call red_holds { those = [space.new_england, space.old_south] }
    place new_england_coast { red = { destroyer = 1 } }
    call stow {
      with  = [player.red, unit.destroyer, space.new_england_coast]
      cargo = [unit.infantry]
    }
    place new_england { red = { infantry = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Move"] }
  refuse {
    line    = "land 1 infantry from new_england_coast in new_england"
    because = "No unit of yours is aboard a ship there."
  }
}
