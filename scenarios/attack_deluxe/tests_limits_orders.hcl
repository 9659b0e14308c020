# Tests of limits of the actions: which field bars which action, whose leave is of use where, and why a line is refused.

test "a marker bars the action of its field" {
  cites = ["ATK-034", "ATK-041", "ATK-248"]
  cases = {
    "Move"      = { o = order.move, line = "Move" }
    "Blitz"     = { o = order.blitz, line = "Blitz" }
    "Transport" = { o = order.transport, line = "Transport" }
    "Navigate"  = { o = order.navigate, line = "Navigate" }
    "Negotiate" = { o = order.negotiate, line = "Negotiate" }
    "Build"     = { o = order.build, line = "Build" }
    "Research"  = { o = order.research, line = "Research" }
  }

  options = { players = 2 }
  given {
    set player red { covered = [o] }
  }
  run season { p = player.red }
  refuse {
    line    = line
    because = "You have taken ${line} this year."
  }
}

test "a marker bars no other action" {
  cites = ["ATK-034", "ATK-041", "ATK-248"]
  cases = {
    "Move"      = { o = order.move }
    "Blitz"     = { o = order.blitz }
    "Transport" = { o = order.transport }
    "Navigate"  = { o = order.navigate }
    "Negotiate" = { o = order.negotiate }
    "Build"     = { o = order.build }
    "Research"  = { o = order.research }
  }

  options = { players = 2 }
  given {
    set player red {
      covered = where(every(order), order != o)
      home    = space.new_england
    }
    set space new_england { holder = player.red }
  }
  run season { p = player.red }
  expect {
    that    = contains(player.red.covered, o)
    message = "the others are covered, so that nothing else can be chosen, and now it is"
  }
}

# ---- Whose leave is of use where

# Red holds New England with a Tank; Blue's fleets are in the anchored Caribbean and the North Atlantic, Blue's army beside.
procedure red_is_hemmed_in {
  set player red {
    home         = space.old_south
    technologies = [technology.factories_1]
  }
  call red_holds { those = [space.new_england, space.old_south] }
  place new_england { red = { tank = 2 } }
  place old_south { red = { infantry = 1 } }
  call blue_holds { those = [space.midwest] }
  place midwest { blue = { infantry = 1 } }
  place caribbean_sea { blue = { destroyer = 1 } }
  place north_atlantic { blue = { destroyer = 1 } }
}

test "leave is of use for Anchored Sea Zones, for Sea Lanes, or for regions, as the action goes" {
  cites = ["ATK-167", "ATK-181", "ATK-213", "ATK-228", "ATK-325"]
  cases = {
    "a Move crosses Anchored Sea Zones"  = { o = order.move, places = [space.caribbean_sea] }
    "a Build reaches through them"       = { o = order.build, places = [space.caribbean_sea] }
    "Tanks of a Blitz pass regions, too" = { o = order.blitz, places = [space.caribbean_sea, space.midwest] }
    "a Transport goes along Sea Lanes, too" = {
      o      = order.transport,
      places = [space.caribbean_sea, space.north_atlantic]
    }
    "so does who negotiates"                             = { o = order.negotiate, places = [space.caribbean_sea, space.north_atlantic] }
    "ships ask for canals alone, and here there is none" = { o = order.navigate, places = [] }
  }

  given red_is_hemmed_in {}
  expect { that = same(where_to_ask(player.red, o), places) }
}

test "in a Move nobody asks leave for a region or an ordinary Sea Zone" {
  cites = ["ATK-165", "ATK-167", "ATK-181"]

  given red_is_hemmed_in {}
  run may_act { p = player.red }
  play { lines = ["Move"] }
  refuse {
    line    = ["ask leave to pass through midwest", "ask leave to pass through north_atlantic"]
    because = "Nobody's leave is needed there"
  }
}

test "who negotiates asks leave along a Sea Lane" {
  cites   = ["ATK-228"]
  options = { players = 2 }

  given red_is_hemmed_in {}
  run season { p = player.red }
  play { lines = ["Negotiate", "ask leave to pass through north_atlantic"] }
  play {
    lines = ["let them pass through north_atlantic"]
    by    = player.blue
  }
  expect { that = space.north_atlantic.open_to == player.red }
}

test "leave for one Sea Zone does not let a player ask for the next" {
  cites = ["ATK-167", "ATK-325"]

  given {
    place caribbean_sea { blue = { destroyer = 1 } }
    set space north_atlantic { open_to = player.red }
  }
  expect {
    that    = empty(barred_anchorages(player.red))
    message = "only a region of Red's, or one that is open to Red, lies at it to any purpose"
  }
}

# ---- Why a line is refused

test "a unit that another player's ship carries does not land, nor is it unloaded" {
  cites = ["ATK-168", "ATK-204"]

  given {
    call red_holds { those = [space.old_south] }
    place caribbean_sea { blue = { destroyer = 1 } }
    call stow {
      with  = [player.blue, unit.destroyer, space.caribbean_sea]
      cargo = [unit.infantry]
    }
  }
  run {
    call may_act { p = player.red }
    call may_act { p = player.red }
  }
  play { lines = ["Move"] }
  refuse {
    line    = "land 1 infantry from caribbean_sea in old_south"
    because = "No unit of yours is aboard a ship there."
  }
  play { lines = ["end of movement", "Transport"] }
  refuse {
    line    = "unload 1 infantry from caribbean_sea in old_south"
    because = "No unit of yours is aboard a ship there."
  }
}

test "a Transport takes neither the last unit of a region nor one that it has moved" {
  cites = ["ATK-203", "ATK-280"]

  given {
    call red_holds { those = [space.new_england, space.midwest, space.great_plains] }
    place new_england { red = { infantry = 2 } }
    place midwest { red = { tank = 2 } }
    place great_plains { red = { infantry = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport"] }
  refuse {
    line    = "transport 1 infantry from great_plains to midwest"
    because = "the last one would leave the region."
  }
  play { lines = ["transport 1 infantry from new_england to midwest"] }
  refuse {
    line    = "transport 1 infantry from midwest to great_plains"
    because = "No such unit of yours there can still be transported."
  }
}

test "ships go neither ashore nor where only a Coastal Attack leads" {
  cites = ["ATK-185", "ATK-186", "ATK-194", "ATK-196", "ATK-200"]

  given {
    set space new_england { holder = player.red }
    place new_england_coast { red = { destroyer = 1 } }
    place north_atlantic { blue = { destroyer = 1 } }
    place mid_atlantic { red = { submarine = 1 } }
    set space great_britain { holder = player.blue }
    place great_britain_coast { blue = { destroyer = 1 } }
    place northern_sea { red = { destroyer = 1 } }
    place bay_of_biscay { red = { submarine = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Navigate"] }
  refuse {
    line = [
      "raid north_atlantic with 1 submarines from mid_atlantic",
      "raid new_england_coast with 1 submarines from mid_atlantic",
    ]
    because = "No ships of an opponent's lie there on a Coast."
  }
  refuse {
    line    = "raid great_britain_coast with 1 submarines from northern_sea"
    because = "You have no Submarine there"
  }
  play { lines = ["no more Coastal Attacks"] }
  refuse {
    line    = "sail 1 destroyer from new_england_coast to new_england"
    because = "A ship moves to the next Sea Zone"
  }
}

test "what is said of ships that lie together, laden and not" {
  cites = ["ATK-184", "ATK-187", "ATK-191"]

  given {
    place north_atlantic { red = { destroyer = 1, battleship = 2, carrier = 1 } }
    call stow {
      with  = [player.red, unit.destroyer, space.north_atlantic]
      cargo = [unit.infantry]
    }
    call stow {
      with  = [player.red, unit.battleship, space.north_atlantic]
      cargo = [unit.infantry, unit.tank]
    }
  }
  run may_act { p = player.red }
  play { lines = ["Navigate"] }
  refuse {
    line    = "sail 1 destroyer from north_atlantic to mid_atlantic"
    because = "No such ship of yours there can still move, or only laden ones."
  }
  refuse {
    line    = "sail 1 carrier with plane from north_atlantic to mid_atlantic"
    because = "No such laden ship of yours there can still move."
  }
  refuse {
    line    = "sail 1 destroyer with tank from north_atlantic to mid_atlantic"
    because = "None of those ships that can still move carries it."
  }
  refuse {
    line = [
      "sail 2 destroyer with infantry from north_atlantic to mid_atlantic",
      "sail 2 battleship with infantry from north_atlantic to mid_atlantic",
    ]
    because = "Only 1 of them can move."
  }
}

test "the army is raised ashore, and ships are launched from a Coast" {
  cites = ["ATK-260", "ATK-261", "ATK-286"]

  options = { players = 2 }
  given {
    set player red {
      home         = space.new_england
      production   = 50
      technologies = [technology.factories_1]
    }
    call red_holds { those = [space.new_england, space.midwest] }
  }
  run season { p = player.red }
  play { lines = ["Build"] }
  refuse {
    line    = ["raise 1 destroyer in new_england", "raise 1 codebreaking in new_england"]
    because = "You cannot pay for that, or no more advanced army units can be built in this Build."
  }
  refuse {
    line    = ["launch 1 infantry on new_england_coast", "launch 1 capital_city on new_england_coast"]
    because = "You cannot pay for that, or no more advanced ships can be built in this Build."
  }
  refuse {
    line    = "launch 1 destroyer on great_britain_coast"
    because = "No region where you can build has that Coast."
  }
  play { lines = ["raise 1 infantry in midwest", "launch 1 destroyer on new_england_coast"] }
  expect {
    that = (
      standing(player.red, unit.infantry, space.midwest) == 1 &&
      standing(player.red, unit.destroyer, space.new_england_coast) == 1
    )
  }
}

test "only one's own units are traded in" {
  cites = ["ATK-302", "ATK-306", "ATK-307"]

  options = { players = 2 }
  given {
    set space new_england { holder = player.red }
    place new_england { red = { artillery = 1 } }
    set player red { technologies = [technology.factories_1] }
    set space colombia { holder = player.blue }
    place colombia { blue = { infantry = 9, artillery = 9 } }
  }
  run season { p = player.red }
  play { lines = ["Research"] }
  refuse {
    line    = "develop factories_2 for artillery"
    because = "or you have not the units to trade in."
  }
  refuse {
    line    = "develop minerals_1 for infantry"
    because = "Minerals 1 is developed for 3 Infantry or 1 Artillery; you have not so many."
  }
}

test "a region without an Oil Marker has nothing to burn" {
  cites = ["ATK-245"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england, space.midwest] }
    call oil_lies_in { those = [space.new_england] }
  }
  run winter { p = player.red }
  refuse {
    line    = "burn the oil of midwest"
    because = "You control no Oil Marker there."
  }
}

# ---- The boards in use

test "no way leads off the boards in use" {
  cites = ["ATK-075", "ATK-120", "ATK-121"]
  cases = {
    "the Western Theater" = { played_on = theater.western, home = space.caucasus, zone = space.mediterranean_sea }
    "the Pacific Theater" = { played_on = theater.pacific, home = space.turkey, zone = space.indian_ocean }
  }

  options = { theater = played_on }
  given {
    create {
      unit  = unit.plane
      owner = player.red
      at    = home
    }
    create {
      unit  = unit.destroyer
      owner = player.red
      at    = zone
    }
  }
  expect {
    that    = any(adjacent(home), !in_play(space)) && any(adjacent(zone), !in_play(space))
    message = "beside them are areas of the other board"
  }
  expect {
    that    = all(reach(movement.blitzing, first(army_of(home, player.red)), home, 3), in_play(space))
    message = "a Plane"
  }
  expect {
    that = (
      all(reach(movement.supply_line, player.red, home, 4), in_play(space)) &&
      all(reach(movement.crossing, player.red, home, 1), in_play(space))
    )
    message = "what is built, and who marches"
  }
  expect {
    that    = all(reach(movement.sailing, first(fleet_of(zone, player.red)), zone, 1), in_play(space))
    message = "a ship"
  }
}
