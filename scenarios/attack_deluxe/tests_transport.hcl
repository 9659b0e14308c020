# Tests of Transport: Rail, Sea Lanes, Anchored Sea Zones, unloading.

test "Transport moves units between neighbouring regions of one's own" {
  cites = ["ATK-203", "ATK-205..207"]

  given {
    call red_holds { those = [space.new_england, space.midwest] }
    set space old_south { holder = player.blue }
    place new_england { red = { infantry = 3, tank = 1, plane = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport"] }
  refuse {
    line    = ["transport 1 infantry from new_england to quebec", "transport 1 infantry from new_england to old_south"]
    because = "Transport goes through your own regions only"
  }
  play { lines = ["transport 2 infantry from new_england to midwest", "transport 1 tank from new_england to midwest"] }
  refuse {
    line    = "transport 1 tank from midwest to new_england"
    because = "No unit of yours there can still be transported"
  }
  play { lines = ["end of transport"] }
  expect {
    that = (
      standing(player.red, unit.infantry, space.midwest) == 2 && standing(player.red, unit.tank, space.midwest) == 1
    )
    message = "three units have moved, nobody has fought"
  }
}

test "how far Infantry of New England comes" {
  cases = {
    "without Rail to the Midwest and no more" = {
      cards   = [],
      at_most = 1,
      near    = space.midwest,
      far     = space.great_plains,
      cites   = ["ATK-280", "ATK-312", "ATK-313"]
    }
    "with Rail 1 to the Great Plains, not Western US" = {
      cards   = [technology.rail_1],
      at_most = 2,
      near    = space.great_plains,
      far     = space.western_us,
      cites   = ["ATK-281", "ATK-313", "ATK-314"]
    }
  }

  given {
    call red_holds { those = [space.new_england, space.midwest, space.great_plains, space.western_us] }
    set player red { technologies = cards }
    place new_england { red = { infantry = 2 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport"] }
  refuse {
    line    = "transport 1 infantry from new_england to ${far}"
    because = "${at_most} at most"
  }
  play { lines = ["transport 1 infantry from new_england to ${near}"] }
  expect { that = standing(player.red, unit.infantry, near) == 1 }
}

test "with Rail 2 New England reaches Western US" {
  cites = ["ATK-282", "ATK-314"]

  given {
    call red_holds { those = [space.new_england, space.midwest, space.great_plains, space.western_us] }
    set player red { technologies = [technology.rail_2] }
    place new_england { red = { infantry = 2 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport", "transport 1 infantry from new_england to western_us"] }
  expect {
    that    = standing(player.red, unit.infantry, space.western_us) == 1
    message = "three regions"
  }
}

test "Rail 3 moves units four regions, Rail 4 any number" {
  cites = ["ATK-283", "ATK-284"]

  given {
    call red_holds {
      those = [
        space.new_england, space.midwest, space.great_plains, space.mexico, space.panama, space.colombia, space.peru
      ]
    }

    # So that no crossing shortens the way.
    place caribbean_sea { blue = { destroyer = 1 } }
    set player red { technologies = [technology.rail_3] }
    place new_england { red = { infantry = 3 } }
  }
  run {
    call may_act { p = player.red }
    set player red {
      technologies = [technology.rail_4]
      covered      = []
    }
    call may_act { p = player.red }
  }
  play { lines = ["Transport"] }
  refuse {
    line    = "transport 1 infantry from new_england to colombia"
    because = "4 at most"
  }
  play {
    lines = [
      "transport 1 infantry from new_england to panama",
      "end of transport",
      "Transport",
      "transport 1 infantry from new_england to peru",
    ]
  }
  expect {
    that = (
      standing(player.red, unit.infantry, space.panama) == 1 && standing(player.red, unit.infantry, space.peru) == 1
    )
    message = "four, then six"
  }
}

test "no Transport goes through a neutral region, whatever the Rail" {
  cites = ["ATK-208"]

  given {
    call red_holds { those = [space.new_england, space.great_plains] }
    set player red { technologies = [technology.rail_4] }
    place new_england { red = { infantry = 2 } }
    place great_plains { red = { infantry = 2 } }
  }
  run may_act { p = player.red }
  expect {
    that    = empty(haul(space.new_england, player.red)) && empty(haul(space.great_plains, player.red))
    message = "neither comes to the other"
  }
}

test "by Sea Lane from New England to Panama, through two zones that nobody holds" {
  cites = ["ATK-126", "ATK-210", "ATK-212", "ATK-214", "ATK-215"]

  given {
    call red_holds { those = [space.new_england, space.panama] }
    place new_england { red = { infantry = 2 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport", "transport 1 infantry from new_england to panama"] }
  expect {
    that    = standing(player.red, unit.infantry, space.panama) == 1
    message = "one region away, though two zones lie between"
  }
}

test "by Sea Lane through zones of one's own" {
  cites = ["ATK-127", "ATK-211"]

  given {
    call red_holds { those = [space.new_england, space.panama] }
    place new_england { red = { infantry = 2 } }
    place north_atlantic { red = { submarine = 1 } }
    place caribbean_sea { red = { destroyer = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport", "transport 1 infantry from new_england to panama"] }
  expect {
    that    = standing(player.red, unit.infantry, space.panama) == 1
    message = "it has come"
  }
}

test "a Sea Lane is closed by another's fleet in one of its zones, and opens by leave" {
  cites = ["ATK-127", "ATK-213"]

  given {
    call red_holds { those = [space.new_england, space.panama] }
    place new_england { red = { infantry = 2 } }
    place caribbean_sea { red = { destroyer = 1 } }
    place north_atlantic { blue = { submarine = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport"] }
  refuse {
    line    = "transport 1 infantry from new_england to panama"
    because = "over one open Sea Lane"
  }
  play { lines = ["ask leave to pass through north_atlantic"] }
  play {
    lines = ["let them pass through north_atlantic"]
    by    = player.blue
  }
  play { lines = ["transport 1 infantry from new_england to panama"] }
  expect {
    that    = standing(player.red, unit.infantry, space.panama) == 1
    message = "Blue has let it pass"
  }
}

test "an ordinary zone without a Sea Lane is no way" {
  cites   = ["ATK-214", "ATK-218", "ATK-369"]
  options = { theater = theater.both }

  given {
    call red_holds { those = [space.burma_malaysia, space.japan, space.saudi_arabia, space.somaliland] }
    set player red { technologies = [technology.rail_4] }
    place burma_malaysia { red = { infantry = 1 } }
    place saudi_arabia { red = { infantry = 1 } }
  }
  run may_act { p = player.red }
  expect {
    that    = empty(haul(space.burma_malaysia, player.red))
    message = "Burma-Malaysia to Japan is more than one crossing"
  }
  expect {
    that    = empty(haul(space.saudi_arabia, player.red))
    message = "nor does the Red Sea join its shores"
  }
}

test "a unit uses one Sea Lane only, however much Rail there is" {
  cites   = ["ATK-214", "ATK-315", "ATK-316", "ATK-371", "ATK-372"]
  options = { theater = theater.both }

  given {
    call red_holds { those = [space.new_england, space.panama, space.hawaii, space.western_us] }
    set player red { technologies = [technology.rail_4] }
    place new_england { red = { infantry = 2 } }
    place panama { red = { infantry = 3 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport"] }
  refuse {
    line    = ["transport 1 infantry from new_england to hawaii", "transport 1 infantry from new_england to western_us"]
    because = "over one open Sea Lane or Anchored Sea Zone at most"
  }
  play {
    lines = [
      "transport 1 infantry from panama to hawaii",
      "transport 1 infantry from panama to western_us",
      "transport 1 infantry from new_england to panama",
    ]
  }
  refuse {
    line    = "transport 3 infantry from panama to hawaii"
    because = "Only 1 of them can go"
  }
}

test "after the crossing a unit goes on over land, with Rail 1 from New England to Colombia" {
  cites = ["ATK-317", "ATK-318"]

  given {
    call red_holds { those = [space.new_england, space.panama, space.colombia] }
    set player red { technologies = [technology.rail_1] }
    place new_england { red = { infantry = 2 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport", "transport 1 infantry from new_england to colombia"] }
  expect {
    that    = standing(player.red, unit.infantry, space.colombia) == 1
    message = "the lane is one region, the land the other"
  }
}

test "without Rail nobody goes on after the crossing" {
  cites = ["ATK-317"]

  given {
    call red_holds { those = [space.new_england, space.panama, space.colombia] }
    place new_england { red = { infantry = 2 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport"] }
  refuse {
    line    = "transport 1 infantry from new_england to colombia"
    because = "1 at most"
  }
}

test "land, then the crossing, then land again" {
  cites = ["ATK-281", "ATK-317"]

  given {
    call red_holds { those = [space.quebec, space.new_england, space.panama, space.mexico] }
    set player red { technologies = [technology.rail_2] }
    place quebec { red = { infantry = 3 } }
  }
  run may_act { p = player.red }
  expect {
    that    = same(haul(space.quebec, player.red), [space.new_england, space.panama, space.mexico])
    message = "Mexico is the third region"
  }
}

test "an Anchored Sea Zone joins the regions around it for Transport" {
  cites = ["ATK-125", "ATK-223", "ATK-322"]

  given {
    call red_holds { those = [space.old_south, space.mexico] }
    place old_south { red = { infantry = 2 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport", "transport 1 infantry from old_south to mexico"] }
  expect {
    that    = standing(player.red, unit.infantry, space.mexico) == 1
    message = "through the Caribbean Sea"
  }
}

test "an Anchored Sea Zone of another's bars Transport" {
  cites = ["ATK-213", "ATK-325"]

  given {
    call red_holds { those = [space.old_south, space.mexico] }
    place old_south { red = { infantry = 2 } }
    place caribbean_sea { blue = { carrier = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport"] }
  expect {
    that    = empty(haul(space.old_south, player.red))
    message = "no way as long as Blue says nothing"
  }
}

test "Transport unloads units from ships on one's own land, and moves no ships" {
  cites = ["ATK-204..206", "ATK-209"]

  given {
    set space mexico { holder = player.red }
    set space colombia { holder = player.blue }
    place caribbean_sea { red = { destroyer = 2 } }
    call stow {
      with  = [player.red, unit.destroyer, space.caribbean_sea]
      cargo = [unit.infantry]
    }
  }
  run may_act { p = player.red }
  play { lines = ["Transport"] }
  refuse {
    line    = ["unload 1 infantry from caribbean_sea in colombia", "unload 1 infantry from caribbean_sea in panama"]
    because = "That is not a region of yours on that Sea Zone or Coast."
  }
  refuse {
    line    = "sail 1 destroyer from caribbean_sea to north_atlantic"
    because = "There is no such action now"
  }
  play { lines = ["unload 1 infantry from caribbean_sea in mexico"] }
  expect {
    that    = standing(player.red, unit.infantry, space.mexico) == 1
    message = "it is ashore"
  }
}

test "Transport unloads a ship that still lies on the Coast, in the region of that Coast" {
  cites = ["ATK-204"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england, space.midwest] }
    place new_england { red = { infantry = 1 } }
    place new_england_coast { red = { destroyer = 1 } }
    call stow {
      with  = [player.red, unit.destroyer, space.new_england_coast]
      cargo = [unit.artillery]
    }
  }
  run season { p = player.red }
  play { lines = ["Transport"] }
  refuse {
    line    = "unload 1 artillery from new_england_coast in midwest"
    because = "That is not a region of yours on that Sea Zone or Coast."
  }
  play { lines = ["unload 1 artillery from new_england_coast in new_england"] }
  expect {
    that = (
      standing(player.red, unit.artillery, space.new_england) == 1 &&
      carried(player.red, unit.artillery, space.new_england_coast) == 0
    )
  }
}
