# Tests of the Blitz: who comes how far, past whom, and what is struck.

test "a Blitz strikes one region: Tanks and Planes from three regions off, Infantry and Artillery from the next" {
  cites = ["ATK-169..173", "ATK-269"]

  given {
    call red_holds { those = [space.new_england, space.midwest, space.great_plains] }
    call blue_holds { those = [space.western_us, space.old_south] }
    place new_england { red = { infantry = 2, artillery = 1, tank = 1, plane = 1 } }
    place midwest { red = { infantry = 2, artillery = 1 } }
    place great_plains { red = { infantry = 2, artillery = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = ["strike western_us with 1 infantry from new_england", "strike western_us with 1 artillery from new_england"]
    because = "No such unit there can come so far."
  }
  refuse {
    line    = "strike western_us with 1 infantry from midwest"
    because = "No unit there can come so far, or the last unit of the region would leave it."
  }
  play {
    lines = [
      "strike western_us with 1 tank from new_england",
      "strike western_us with 1 plane from new_england",
      "strike western_us with 1 infantry from great_plains",
      "strike western_us with 1 artillery from great_plains",
    ]
  }
  refuse {
    line    = "strike old_south with 1 infantry from midwest"
    because = "A Blitz strikes one region"
  }
  play { lines = ["no more units"] }
  expect {
    that    = space.western_us.holder == player.red && count(army_of(space.western_us, player.red)) == 4
    message = "all four have come together"
  }
  expect {
    that    = space.old_south.holder == player.blue
    message = "one region is struck"
  }
}

test "the fourth region is too far for Tanks and Planes" {
  cites = ["ATK-169", "ATK-170"]

  given {
    call red_holds { those = [space.peru, space.colombia, space.great_plains, space.western_canada] }
    set space alaska { holder = player.blue }
    place peru { red = { infantry = 1, tank = 1, plane = 1 } }
    place great_plains { red = { infantry = 1, tank = 1, plane = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = ["strike alaska with 1 tank from peru", "strike alaska with 1 plane from peru"]
    because = "No unit there can come so far"
  }
  play { lines = ["strike alaska with 1 tank from great_plains", "no more units"] }
  expect {
    that    = space.alaska.holder == player.red
    message = "from the Great Plains it is the second region"
  }
}

test "one's own region is no target" {
  cites = ["ATK-173"]

  given {
    call red_holds { those = [space.new_england, space.midwest] }
    place new_england { red = { infantry = 2 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "strike midwest with 1 infantry from new_england"
    because = "A Blitz strikes one region of an opponent or a neutral one"
  }
}

test "one unit stays in every region that sends units into a Blitz" {
  cites = ["ATK-177"]

  given {
    set space new_england { holder = player.red }
    set space midwest { holder = player.blue }
    place new_england { red = { tank = 2 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "strike midwest with 2 tank from new_england"
    because = "Only 1 of them can go; one unit stays in the region."
  }
  play { lines = ["strike midwest with 1 tank from new_england"] }
  refuse {
    line    = "strike midwest with 1 tank from new_england"
    because = "the last unit of the region would leave it"
  }
}

test "neutral and enemy regions stop Tanks, not Planes" {
  cites = ["ATK-178..180", "ATK-182"]

  given {
    call red_holds { those = [space.quebec, space.great_plains] }
    call blue_holds { those = [space.midwest, space.western_us] }
    place quebec { red = { infantry = 1, tank = 1, plane = 1 } }
    place great_plains { red = { infantry = 1, tank = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "strike midwest with 1 tank from quebec"
    because = "No such unit there can come so far."
  }
  play {
    lines = ["strike midwest with 1 plane from quebec", "strike midwest with 1 tank from great_plains", "no more units"]
  }
  expect {
    that    = standing(player.red, unit.plane, space.midwest) == 1 && standing(player.red, unit.tank, space.midwest) == 1
    message = "the plane flew over a neutral region; the tank came over its own border"
  }
}

test "Planes fly over enemy regions and zones held by enemies" {
  cites = ["ATK-182"]

  given {
    call red_holds { those = [space.colombia, space.peru] }
    call blue_holds { those = [space.old_south] }
    place peru { red = { infantry = 1, plane = 1, tank = 1 } }
    place caribbean_sea { blue = { battleship = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "strike old_south with 1 tank from peru"
    because = "No such unit there can come so far."
  }
  play { lines = ["strike old_south with 1 plane from peru", "no more units"] }
  expect {
    that    = space.old_south.holder == player.red
    message = "over Colombia and a Caribbean Sea that is Blue's"
  }
}

test "an Anchored Sea Zone costs a Blitz nothing" {
  cites = ["ATK-174", "ATK-175", "ATK-180", "ATK-322"]

  given {
    call red_holds { those = [space.peru, space.colombia, space.old_south] }
    call blue_holds { those = [space.new_england, space.bolivia] }
    place peru { red = { infantry = 1, tank = 1 } }
    place old_south { red = { infantry = 2 } }
    place colombia { red = { infantry = 2 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz", "strike new_england with 1 tank from peru", "no more units"] }
  expect {
    that    = space.new_england.holder == player.red
    message = "Colombia, the sea, Old South, New England: three regions"
  }
}

test "Infantry strikes across an Anchored Sea Zone" {
  cites = ["ATK-171", "ATK-174", "ATK-322"]

  given {
    set space colombia { holder = player.red }
    set space old_south { holder = player.blue }
    place colombia { red = { infantry = 2 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz", "strike old_south with 1 infantry from colombia"] }
  expect {
    that    = space.old_south.holder == player.red
    message = "it is the next region"
  }
}

test "a Coast is no way for a Blitz" {
  cites = ["ATK-174"]

  given {
    set space spain { holder = player.red }
    set space algeria { holder = player.blue }
    place spain { red = { infantry = 2, tank = 1 } }
    place mediterranean_sea { blue = { destroyer = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "strike algeria with 1 tank from spain"
    because = "No unit there can come so far"
  }
}

test "Tanks pass a region by leave of its holder" {
  cites   = ["ATK-181"]
  options = { players = 3 }

  given {
    call red_holds { those = [space.new_england] }
    set space midwest { holder = player.blue }
    set space great_plains { holder = player.green }
    place new_england { red = { infantry = 1, tank = 2 } }
    place midwest { blue = { infantry = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "strike great_plains with 1 tank from new_england"
    because = "No unit there can come so far"
  }
  play { lines = ["ask leave to pass through midwest"] }
  play {
    lines = ["let them pass through midwest"]
    by    = player.blue
  }
  play { lines = ["strike great_plains with 1 tank from new_england", "no more units"] }
  expect {
    that    = space.great_plains.holder == player.red && space.midwest.holder == player.blue
    message = "through Blue's Midwest to Green's Great Plains"
  }
}

test "Tanks pass an Anchored Sea Zone by leave of who holds it" {
  cites = ["ATK-181", "ATK-325"]

  given {
    set space colombia { holder = player.red }
    set space old_south { holder = player.blue }
    place colombia { red = { infantry = 1, tank = 1 } }
    place caribbean_sea { blue = { destroyer = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "strike old_south with 1 tank from colombia"
    because = "No unit there can come so far"
  }
  play { lines = ["ask leave to pass through caribbean_sea"] }
  play {
    lines = ["let them pass through caribbean_sea"]
    by    = player.blue
  }
  play { lines = ["strike old_south with 1 tank from colombia", "no more units"] }
  expect {
    that    = space.old_south.holder == player.red
    message = "Blue has let them pass"
  }
}

test "nobody goes ashore from a ship in a Blitz" {
  cites = ["ATK-176"]

  given {
    set space old_south { holder = player.blue }
    set space colombia { holder = player.red }
    place caribbean_sea { red = { battleship = 1 } }
    call stow {
      with  = [player.red, unit.battleship, space.caribbean_sea]
      cargo = [unit.tank]
    }
    place colombia { red = { infantry = 2 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "land 1 tank from caribbean_sea in old_south"
    because = "There is no such action now"
  }
  refuse {
    line    = "strike old_south with 1 tank from caribbean_sea"
    because = "No unit there can come so far, or the last unit of the region would leave it."
  }
}

test "Bombing Run strikes a second region, with other units" {
  cites = ["ATK-374..376"]

  given {
    call red_holds { those = [space.new_england, space.midwest] }
    call blue_holds { those = [space.old_south, space.quebec, space.great_plains] }
    set player red { card = unit.bombing_run }
    place new_england { red = { infantry = 4, plane = 1 } }
    place midwest { red = { infantry = 2 } }
  }
  run may_act { p = player.red }
  play {
    lines = [
      "Blitz", "strike old_south with 2 infantry from new_england", "strike quebec with 1 infantry from new_england"
    ]
  }
  refuse {
    line    = "strike great_plains with 1 infantry from midwest"
    because = "with the right card a second"
  }
  play { lines = ["strike quebec with 1 plane from new_england", "no more units", "quebec"] }
  expect {
    that = (
      space.old_south.holder == player.red && space.quebec.holder == player.red &&
      space.great_plains.holder == player.blue
    )
    message = "two regions, no third"
  }
}

test "without Bombing Run there is no second region" {
  cites = ["ATK-173", "ATK-375"]

  given {
    set space new_england { holder = player.red }
    call blue_holds { those = [space.old_south, space.quebec] }
    place new_england { red = { infantry = 4 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz", "strike old_south with 1 infantry from new_england"] }
  refuse {
    line    = "strike quebec with 1 infantry from new_england"
    because = "A Blitz strikes one region"
  }
}

test "leave for a region opens the way to the next that is asked for" {
  cites   = ["ATK-174", "ATK-181", "ATK-325"]
  options = { players = 3 }

  given {
    set space new_england { holder = player.red }
    set space old_south { holder = player.blue }
    set space colombia { holder = player.green }
    place new_england { red = { infantry = 1, tank = 1 } }
    place caribbean_sea { green = { destroyer = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "ask leave to pass through caribbean_sea"
    because = "Nobody's leave is needed there"
  }
  play { lines = ["ask leave to pass through old_south"] }
  play {
    lines = ["let them pass through old_south"]
    by    = player.blue
  }
  play { lines = ["ask leave to pass through caribbean_sea"] }
  play {
    lines = ["let them pass through caribbean_sea"]
    by    = player.green
  }
  play { lines = ["strike colombia with 1 tank from new_england", "no more units"] }
  expect {
    that    = space.colombia.holder == player.red && space.old_south.holder == player.blue
    message = "through Blue's region and over Green's sea into Green's Colombia"
  }
}

test "leave for a region may be asked for round an Anchored Sea Zone that is open" {
  cites   = ["ATK-174", "ATK-180", "ATK-181"]
  options = { players = 3 }

  given {
    set space colombia { holder = player.red }
    set space old_south { holder = player.blue }
    set space new_england { holder = player.green }
    place colombia { red = { infantry = 1, tank = 2 } }
    place caribbean_sea { red = { destroyer = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "strike new_england with 1 tank from colombia"
    because = "No unit there can come so far"
  }
  refuse {
    line    = "ask leave to pass through new_england"
    because = "Nobody's leave is needed there"
  }
  play { lines = ["ask leave to pass through old_south"] }
  play {
    lines = ["let them pass through old_south"]
    by    = player.blue
  }
  play { lines = ["strike new_england with 1 tank from colombia", "no more units"] }
  expect {
    that    = space.new_england.holder == player.red && space.old_south.holder == player.blue
    message = "over the Caribbean and through Blue's Old South"
  }
}
