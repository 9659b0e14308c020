# Tests of limits: what an action, a ship, a lane or a card does not do. Each was written against a rule that could be
# changed without any other test noticing.

test "every level of every type is there, and costs three Infantry or one Artillery a level" {
  cites = ["ATK-298", "ATK-299", "ATK-303", "ATK-305"]

  expect {
    that = all([
      for t in every(technology) : price_in(t, unit.infantry) == 3 * t.level && price_in(t, unit.artillery) == t.level
    ])
    message = "three Infantry or one Artillery a level"
  }
  expect {
    that = all([
      for k in every(technology_type) :
      k == technology_type.population || same([for t in every(technology) : t.level if t.type == k], [1, 2, 3, 4])
    ])
    message = "levels 1 to 4 of each"
  }
  expect { that = same([for t in every(technology) : t.level if t.type == technology_type.population], [1]) }
}

test "Move, Blitz, Transport and Navigate cover their fields and are not taken twice" {
  cites = ["ATK-034", "ATK-037", "ATK-041"]

  options = { players = 2 }
  run {
    call season { p = player.red }
    call season { p = player.red }
    call season { p = player.red }
    call season { p = player.red }
    call season { p = player.red }
  }
  play { lines = ["Move", "Blitz", "Transport", "Navigate"] }
  expect {
    that    = same([for o in player.red.covered : o], [order.move, order.blitz, order.transport, order.navigate])
    message = "four fields are covered"
  }
  refuse {
    line    = "Move"
    because = "You have taken Move this year."
  }
  refuse {
    line    = "Blitz"
    because = "You have taken Blitz this year."
  }
  refuse {
    line    = "Transport"
    because = "You have taken Transport this year."
  }
  refuse {
    line    = "Navigate"
    because = "You have taken Navigate this year."
  }
}

test "a season is over after one action, and so is the Winter that Burn bought" {
  cites = ["ATK-029", "ATK-247"]

  options = { players = 2 }
  given {
    set player red { oil = 5 }
  }
  run {
    call season { p = player.red }
    set player red { population = 1 }
    call winter { p = player.red }
    set player red { population = 2 }
  }
  play { lines = ["Research"] }
  expect {
    that    = player.red.population == 1
    message = "Spring is over"
  }
  play { lines = ["burn five Oil Certificates", "Negotiate"] }
  expect {
    that    = player.red.population == 2
    message = "Winter is over"
  }
}

test "with an action all that belongs to it is over: its card, its rerolls, who moved" {
  cites = ["ATK-038", "ATK-150", "ATK-394"]

  options = { players = 2 }
  given {
    set player red {
      home       = space.new_england
      production = 5
      rerolled   = 1
    }
    call red_holds { those = [space.new_england, space.midwest, space.old_south] }
    place new_england { red = { infantry = 4 } }
    call red_hand_holds { cards = [unit.bombing_run] }
  }
  run {
    call season { p = player.red }
    call season { p = player.red }
    call season { p = player.red }
    call season { p = player.red }
  }
  play { lines = ["Move", "play no card", "march 1 infantry from new_england to midwest", "end of movement"] }
  expect {
    that    = player.red.rerolled == 0 && game.order == none && all(every(piece), !piece.moved && piece.came_from == none)
    message = "after a Move"
  }
  play {
    lines = ["Transport", "play no card", "transport 1 infantry from new_england to old_south", "end of transport"]
  }
  expect {
    that    = game.order == none && all(every(piece), !piece.moved)
    message = "after a Transport"
  }
  play { lines = ["Blitz", "play bombing_run", "no more units"] }
  expect {
    that    = game.order == none && player.red.card == none
    message = "after a Blitz"
  }
  play { lines = ["Build", "raise 1 infantry in new_england", "done building"] }
  expect {
    that    = game.order == none
    message = "after a Build"
  }
}

test "the limit of advanced units begins anew with every Build, and basic units do not count" {
  cites = ["ATK-262", "ATK-290"]

  options = { players = 2 }
  given {
    set player red {
      home       = space.new_england
      production = 50
    }
    set space new_england { holder = player.red }
  }
  run two_springs { p = player.red }
  play {
    lines = [
      "Build",
      "raise 2 infantry in new_england",
      "launch 2 destroyer on new_england_coast",
      "raise 1 tank in new_england",
      "launch 1 carrier on new_england_coast",
      "done building",
      "Build",
      "raise 1 tank in new_england",
      "launch 1 carrier on new_england_coast",
      "done building",
    ]
  }
  expect {
    that = (
      standing(player.red, unit.tank, space.new_england) == 2 &&
      standing(player.red, unit.carrier, space.new_england_coast) == 2
    )
  }
}

test "Factories do not reach over an ordinary Sea Zone" {
  cites = ["ATK-286", "ATK-322"]

  given {
    set player red {
      home         = space.new_england
      technologies = [technology.factories_4]
    }
    call red_holds { those = [space.new_england, space.old_south, space.iceland, space.great_britain] }
  }
  expect { that = same(building_sites(player.red), [space.new_england, space.old_south]) }
}

test "a march ends in a region of the board in play, not in a zone" {
  cites = ["ATK-120", "ATK-163"]

  given {
    set space caucasus { holder = player.red }
    place caucasus { red = { infantry = 2 } }
  }
  run may_act { p = player.red }
  play { lines = ["Move"] }
  refuse {
    line    = ["march 1 infantry from caucasus to mediterranean_sea", "march 1 infantry from caucasus to turkey"]
    because = "That is not the next region"
  }
}

test "units land on the shore of their zone, in a region in play, no more of a kind than are aboard" {
  cites = ["ATK-120", "ATK-168"]

  given {
    set space italy { holder = player.blue }
    call laden_destroyers { s = space.mediterranean_sea }
  }
  run may_act { p = player.red }
  play { lines = ["Move"] }
  refuse {
    line = [
      "land 1 artillery from mediterranean_sea in turkey", "land 1 artillery from mediterranean_sea in bay_of_biscay"
    ]
    because = "That region does not border the Sea Zone."
  }
  refuse {
    line    = "land 2 artillery from mediterranean_sea in italy"
    because = "So many are not aboard."
  }
  play { lines = ["land 1 artillery from mediterranean_sea in italy", "end of movement"] }
  expect {
    that = (
      standing(player.red, unit.artillery, space.italy) == 1 &&
      carried(player.red, unit.infantry, space.mediterranean_sea) == 1
    )
    message = "the Artillery has landed, the Infantry has not"
  }
}

test "a Transport unloads no more of a kind than are aboard, and the kind that was named" {
  cites = ["ATK-204"]

  given {
    set space italy { holder = player.red }
    call laden_destroyers { s = space.mediterranean_sea }
  }
  run may_act { p = player.red }
  play { lines = ["Transport"] }
  refuse {
    line    = "unload 2 artillery from mediterranean_sea in italy"
    because = "So many are not aboard."
  }
  play { lines = ["unload 1 artillery from mediterranean_sea in italy", "end of transport"] }
  expect {
    that = (
      standing(player.red, unit.artillery, space.italy) == 1 &&
      carried(player.red, unit.infantry, space.mediterranean_sea) == 1
    )
  }
}

test "the unit that is called back is of the kind that was named, and one that left the place" {
  cites = ["ATK-164"]

  given {
    call red_holds { those = [space.midwest, space.new_england, space.old_south] }
    place midwest { red = { artillery = 1 } }
    place new_england { red = { infantry = 1, artillery = 1 } }
    place old_south { red = { infantry = 1 } }
  }
  run may_act { p = player.red }
  play {
    lines = [
      "Move",
      "march 1 artillery from midwest to old_south",
      "march 1 infantry from new_england to old_south",
      "march 1 artillery from new_england to old_south",
    ]
  }
  refuse {
    line    = "call infantry back to midwest"
    because = "No such unit has left it."
  }
  play { lines = ["call artillery back to midwest", "call artillery back to new_england", "end of movement"] }
  expect {
    that = (
      standing(player.red, unit.artillery, space.midwest) == 1 &&
      standing(player.red, unit.artillery, space.new_england) == 1 &&
      standing(player.red, unit.infantry, space.old_south) == 2
    )
  }
}

test "Coastal Attacks are fought before ships move, by Submarines only; who came back is free to go in the next action" {
  cites = ["ATK-196", "ATK-200", "ATK-202"]

  given {
    place great_britain_coast { blue = { destroyer = 1 } }
    place bay_of_biscay { red = { submarine = 1, destroyer = 1 } }
  }
  dice { rolls = [face.submarine] }
  run {
    call may_act { p = player.red }
    set player red { covered = [] }
    call may_act { p = player.red }
  }
  play { lines = ["Navigate"] }
  refuse {
    line    = "raid great_britain_coast with 2 submarines from bay_of_biscay"
    because = "Only 1 Submarines are there."
  }
  play { lines = ["raid great_britain_coast with 1 submarines from bay_of_biscay"] }
  expect {
    that = (
      empty(fleet_of(space.great_britain_coast, player.blue)) &&
      standing(player.red, unit.destroyer, space.bay_of_biscay) == 1
    )
    message = "the battle is over, and no ship has moved yet"
  }
  play { lines = ["end of movement"] }
  expect {
    that    = standing(player.red, unit.submarine, space.bay_of_biscay) == 1
    message = "it is back"
  }
  play { lines = ["Navigate", "sail 1 submarine from bay_of_biscay to north_atlantic", "end of movement"] }
  expect {
    that    = standing(player.red, unit.submarine, space.north_atlantic) == 1
    message = "it stays where it sailed"
  }
}

test "only those sail that can: of the kind, laden or not, once" {
  cites = ["ATK-184", "ATK-185", "ATK-187"]

  given {
    place north_atlantic { red = { destroyer = 2, submarine = 1 } }
    call stow {
      with  = [player.red, unit.destroyer, space.north_atlantic]
      cargo = [unit.infantry]
    }
    place mid_atlantic { red = { destroyer = 1, battleship = 2 } }
    call stow {
      with  = [player.red, unit.battleship, space.mid_atlantic]
      cargo = [unit.artillery, unit.tank]
    }
  }
  run may_act { p = player.red }
  play { lines = ["Navigate"] }
  refuse {
    line = [
      "sail 2 destroyer from north_atlantic to mid_atlantic",
      "sail 2 battleship with tank from mid_atlantic to north_atlantic"
    ]
    because = "Only 1 of them can move."
  }
  refuse {
    line    = "sail 1 battleship with tank from mid_atlantic to labrador_sea"
    because = "A ship moves to the next Sea Zone"
  }
  play { lines = ["sail 1 destroyer from north_atlantic to mid_atlantic"] }
  expect {
    that    = carried(player.red, unit.infantry, space.north_atlantic) == 1
    message = "the laden one has stayed"
  }
  refuse {
    line    = "sail 2 destroyer from mid_atlantic to caribbean_sea"
    because = "Only 1 of them can move."
  }
  play { lines = ["sail 1 battleship with tank from mid_atlantic to north_atlantic"] }
  refuse {
    line = [
      "sail 1 battleship with tank from north_atlantic to labrador_sea",
      "sail 1 battleship with tank from north_atlantic to mid_atlantic",
    ]
    because = "No such laden ship of yours there can still move."
  }
}

test "a unit boards the ship that was named, if that has room; nobody boards a Submarine" {
  cites = ["ATK-155", "ATK-156", "ATK-183", "ATK-190"]

  given {
    set space new_england { holder = player.red }
    place new_england { red = { infantry = 5, plane = 2 } }
    place north_atlantic { red = { destroyer = 2, battleship = 1, submarine = 2 } }
    call stow {
      with  = [player.red, unit.destroyer, space.north_atlantic]
      cargo = [unit.infantry]
    }
  }
  run may_act { p = player.red }
  play { lines = ["Navigate"] }
  refuse {
    line    = "board 1 plane from new_england on submarine at north_atlantic"
    because = "No ship of yours with room for it"
  }
  refuse {
    line    = "board 1 infantry from new_england on submarine at north_atlantic"
    because = "No such ship of yours there has room for it."
  }
  refuse {
    line = [
      "board 2 infantry from new_england on destroyer at north_atlantic",
      "board 2 infantry from new_england on battleship at north_atlantic",
    ]
    because = "Only 1 can board"
  }
  play { lines = ["board 1 infantry from new_england on battleship at north_atlantic"] }
  expect {
    that = (
      all(
        fleet_of(space.north_atlantic, player.red),
        empty(cargo(piece)) == (piece.unit == unit.submarine) || piece.unit == unit.destroyer
      ) &&
      carried(player.red, unit.infantry, space.north_atlantic) == 2
    )
  }
}

test "Transport: how far by land, by sea and by land again" {
  cites = ["ATK-214", "ATK-281..283", "ATK-317"]

  given red_holds {
    those = [
      space.alaska, space.western_canada, space.eastern_canada, space.new_england, space.panama, space.colombia,
      space.amazonia
    ]
  }
  expect {
    that = (
      same(haul(space.eastern_canada, player.red), [space.western_canada, space.new_england]) &&
      same(haul(space.new_england, player.red), [space.eastern_canada, space.panama])
    )
    message = "no Rail: the next regions, or a crossing"
  }
  run {
    set player red { technologies = [technology.rail_1] }
  }
  expect {
    that = same(
      haul(space.eastern_canada, player.red), [space.western_canada, space.new_england, space.alaska, space.panama]
    )
    message = "Rail 1: a region and a crossing, not Colombia"
  }
  expect {
    that = same(
      haul(space.new_england, player.red), [space.eastern_canada, space.western_canada, space.panama, space.colombia]
    )
    message = "Rail 1: a crossing and a region"
  }
  run {
    set player red { technologies = [technology.rail_2] }
  }
  expect {
    that = same(
      haul(space.western_canada, player.red), [space.alaska, space.eastern_canada, space.new_england, space.panama]
    )
    message = "Rail 2: two regions and a crossing"
  }
  expect {
    that = same(haul(space.eastern_canada, player.red), [
      space.alaska, space.western_canada, space.new_england, space.panama, space.colombia
    ])
    message = "Rail 2: a region, a crossing and a region"
  }
  run {
    set player red { technologies = [technology.rail_3] }
  }
  expect {
    that = same(haul(space.alaska, player.red), [
      space.western_canada, space.eastern_canada, space.new_england, space.panama
    ])
    message = "Rail 3: three regions and a crossing"
  }
  expect {
    that = (
      contains(haul(space.eastern_canada, player.red), space.amazonia) &&
      contains(haul(space.western_canada, player.red), space.colombia) &&
      !contains(haul(space.western_canada, player.red), space.amazonia)
    )
    message = "Rail 3: four steps in all, wherever the crossing comes"
  }
  run {
    set player red { technologies = [technology.rail_4] }
  }
  expect {
    that    = contains(haul(space.alaska, player.red), space.amazonia)
    message = "Rail 4: no end"
  }
}

test "a Sea Lane joins its two ends and no others" {
  cites = ["ATK-126", "ATK-215", "ATK-371", "ATK-372"]

  expect { that = same(lane_ends([space.panama], player.red), [space.new_england, space.western_us]) }
  expect { that = empty(lane_ends([space.midwest, space.colombia], player.red)) }
  expect {
    that    = !lane_in_play(path.somaliland_india)
    message = "its other end is on the board that is not in use"
  }
  run {
    place caribbean_sea { blue = { destroyer = 1 } }
    place northeast_pacific { blue = { destroyer = 1 } }
  }
  expect {
    that = (
      empty(lane_ends([space.panama], player.red)) &&
      same(lane_ends([space.panama], player.blue), [space.new_england, space.western_us])
    )
    message = "closed to Red either way, open to whose fleets lie there"
  }
}

test "over the strait is the next region in a Transport, whoever holds the sea; nobody stays on it" {
  cites = ["ATK-203"]

  given {
    call red_holds { those = [space.spain, space.algeria] }
    place spain { red = { infantry = 2 } }
    place mediterranean_sea { blue = { destroyer = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport"] }
  refuse {
    line    = "transport 1 infantry from spain to strait_of_gibraltar"
    because = "Transport goes through your own regions only, 1 at most, over one open Sea Lane or Anchored Sea Zone at most."
  }
  play { lines = ["transport 1 infantry from spain to algeria", "end of transport"] }
  expect { that = standing(player.red, unit.infantry, space.algeria) == 1 }
}

test "what was transported stays where it came while others go on" {
  cites = ["ATK-203"]

  given {
    call red_holds { those = [space.new_england, space.midwest, space.great_plains] }
    place new_england { red = { infantry = 2 } }
    place midwest { red = { infantry = 1, artillery = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport", "transport 1 infantry from new_england to midwest"] }
  refuse {
    line    = "transport 2 infantry from midwest to great_plains"
    because = "Only 1 of them can go"
  }
}

test "the most points win, not the most regions" {
  cites = ["ATK-023"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england, space.midwest] }
    set space colombia { holder = player.blue }
    set player blue { population = 2 }
    set player red { production = 9 }
  }
  expect {
    that    = score(player.red) == 2 && score(player.blue) == 3 && same(leaders(), [player.blue])
    message = "two regions against one and two Population"
  }
}
