# Tests of Build: income, what units cost, how many advanced ones, where they are built; and of the units themselves.
# Red's capital is in New England; the Midwest is one region away, the Great Plains two, the Western US three, Chile four.

procedure a_power {
  params = { markers = int }

  set player red {
    home       = space.new_england
    government = government.democracy
  }
  for s {
    in = [space.new_england, space.midwest, space.great_plains, space.western_us, space.chile, space.patagonia]
    set s { holder = player.red }
  }
  create {
    unit  = unit.capital_city
    owner = player.red
    at    = space.new_england
  }
  create {
    unit     = unit.democracy_marker
    owner    = player.red
    at       = space.red_board
    count    = markers
    revealed = true
  }
}

test "a Build collects a point for each marker and each Population card" {
  cites = ["ATK-252", "ATK-253", "ATK-254", "ATK-259"]

  given {
    call a_power { markers = 4 }
    for p {
      in = [player.red]
      gain p {
        population = 2
      }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  expect {
    that    = player.red.production == 6 && player.red.collected
    message = "Four markers and two cards, before anything is bought."
  }
  play {
    lines = ["done building"]
  }
  expect {
    that    = player.red.production == 6
    message = "It is saved for later."
  }
}

test "a Build collects a certificate for each Oil Marker in one's regions, whoever placed it" {
  cites = ["ATK-255", "ATK-256", "ATK-275"]

  given {
    call a_power { markers = 50 }
    create {
      unit  = unit.oil_marker
      at    = space.midwest
      count = 2
    }
    create {
      unit = unit.oil_marker
      at   = space.chile
    }
    create {
      unit = unit.oil_marker
      at   = space.spain
    }
    set space spain { holder = player.blue }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  expect {
    that    = player.red.oil == 3 && player.blue.oil == 0
    message = "Three lie in regions of red, one in a region of blue."
  }
}

test "oil pays for units one for one" {
  cites = ["ATK-257"]

  given {
    call a_power { markers = 1 }
    for p {
      in = [player.red]
      gain p {
        oil = 3
      }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build", "use 2 oil certificates", "raise 3 infantry in new_england"]
  }
  expect {
    that    = player.red.oil == 1 && player.red.production == 0
    message = "One point and two certificates for three Infantry."
  }
  refuse {
    line    = "raise 1 infantry in new_england"
    because = "You cannot pay for that"
  }
  play {
    lines = ["use 1 oil certificates", "done building"]
  }
  expect {
    that    = player.red.oil == 1
    message = "What was put to no use is kept."
  }
}

test "infantry costs 1" {
  cites = ["ATK-241", "ATK-258"]

  given {
    call a_power { markers = 1 }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  expect {
    that    = player.red.production == 1
    message = "What there is."
  }
  play {
    lines = ["raise 1 infantry in new_england"]
  }
  expect {
    that    = player.red.production == 0 && count([for p in pieces(space.new_england) : p if p.unit == unit.infantry]) == 1
    message = "Paid and placed."
  }
}

test "artillery costs 2" {
  cites = ["ATK-266", "ATK-258"]

  given {
    call a_power { markers = 3 }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  expect {
    that    = player.red.production == 3
    message = "What there is."
  }
  play {
    lines = ["raise 1 artillery in new_england"]
  }
  expect {
    that    = player.red.production == 1 && count([for p in pieces(space.new_england) : p if p.unit == unit.artillery]) == 1
    message = "Paid and placed."
  }
  refuse {
    line    = "raise 1 artillery in new_england"
    because = "You cannot pay for that"
  }
}

test "tank costs 2" {
  cites = ["ATK-267", "ATK-258"]

  given {
    call a_power { markers = 3 }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  expect {
    that    = player.red.production == 3
    message = "What there is."
  }
  play {
    lines = ["raise 1 tank in new_england"]
  }
  expect {
    that    = player.red.production == 1 && count([for p in pieces(space.new_england) : p if p.unit == unit.tank]) == 1
    message = "Paid and placed."
  }
  refuse {
    line    = "raise 1 tank in new_england"
    because = "You cannot pay for that"
  }
}

test "plane costs 3" {
  cites = ["ATK-268", "ATK-258"]

  given {
    call a_power { markers = 5 }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  expect {
    that    = player.red.production == 5
    message = "What there is."
  }
  play {
    lines = ["raise 1 plane in new_england"]
  }
  expect {
    that    = player.red.production == 2 && count([for p in pieces(space.new_england) : p if p.unit == unit.plane]) == 1
    message = "Paid and placed."
  }
  refuse {
    line    = "raise 1 plane in new_england"
    because = "You cannot pay for that"
  }
}

test "destroyer costs 2" {
  cites = ["ATK-270", "ATK-258"]

  given {
    call a_power { markers = 3 }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  expect {
    that    = player.red.production == 3
    message = "What there is."
  }
  play {
    lines = ["launch 1 destroyer on new_england_coast"]
  }
  expect {
    that    = player.red.production == 1 && count([for p in pieces(space.new_england_coast) : p if p.unit == unit.destroyer]) == 1
    message = "Paid and placed."
  }
  refuse {
    line    = "launch 1 destroyer on new_england_coast"
    because = "You cannot pay for that"
  }
}

test "submarine costs 3" {
  cites = ["ATK-271", "ATK-258"]

  given {
    call a_power { markers = 5 }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  expect {
    that    = player.red.production == 5
    message = "What there is."
  }
  play {
    lines = ["launch 1 submarine on new_england_coast"]
  }
  expect {
    that    = player.red.production == 2 && count([for p in pieces(space.new_england_coast) : p if p.unit == unit.submarine]) == 1
    message = "Paid and placed."
  }
  refuse {
    line    = "launch 1 submarine on new_england_coast"
    because = "You cannot pay for that"
  }
}

test "battleship costs 3" {
  cites = ["ATK-272", "ATK-258"]

  given {
    call a_power { markers = 5 }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  expect {
    that    = player.red.production == 5
    message = "What there is."
  }
  play {
    lines = ["launch 1 battleship on new_england_coast"]
  }
  expect {
    that    = player.red.production == 2 && count([for p in pieces(space.new_england_coast) : p if p.unit == unit.battleship]) == 1
    message = "Paid and placed."
  }
  refuse {
    line    = "launch 1 battleship on new_england_coast"
    because = "You cannot pay for that"
  }
}

test "carrier costs 4" {
  cites = ["ATK-273", "ATK-258"]

  given {
    call a_power { markers = 7 }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  expect {
    that    = player.red.production == 7
    message = "What there is."
  }
  play {
    lines = ["launch 1 carrier on new_england_coast"]
  }
  expect {
    that    = player.red.production == 3 && count([for p in pieces(space.new_england_coast) : p if p.unit == unit.carrier]) == 1
    message = "Paid and placed."
  }
  refuse {
    line    = "launch 1 carrier on new_england_coast"
    because = "You cannot pay for that"
  }
}

test "any number of basic units" {
  cites = ["ATK-262", "ATK-263"]

  given {
    call a_power { markers = 50 }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build", "raise 20 infantry in new_england", "raise 5 artillery in new_england", "launch 5 destroyer on new_england_coast"]
  }
  expect {
    that    = player.red.production == 10 && count(army_of(space.new_england, player.red)) == 25 && count(fleet_of(space.new_england_coast, player.red)) == 5
    message = "Infantry, Artillery and Destroyers, as far as the money goes."
  }
  expect {
    that    = same([for u in every(unit) : u if u.cost > 0 && !u.advanced], [unit.infantry, unit.artillery, unit.destroyer])
    message = "No others are basic."
  }
}

test "units are built at once in the capital and on its Coast" {
  cites = ["ATK-260", "ATK-261", "ATK-285"]

  given {
    call a_power { markers = 50 }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  refuse {
    line    = "raise 1 infantry in midwest"
    because = "That is too far from your capital"
  }
  refuse {
    line    = "launch 1 destroyer on great_plains_coast"
    because = "No region where you can build"
  }
  play {
    lines = ["raise 1 infantry in new_england", "launch 1 destroyer on new_england_coast"]
  }
  expect {
    that    = count(army_of(space.new_england, player.red)) == 1 && count(fleet_of(space.new_england_coast, player.red)) == 1
    message = "There they stand."
  }
}

test "Factories 1: up to 1 region from the capital" {
  cites = ["ATK-286"]

  given {
    call a_power { markers = 50 }
    set player red {
      technologies = [technology.factories_1]
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build", "raise 1 infantry in midwest"]
  }
  refuse {
    line    = "raise 1 infantry in great_plains"
    because = "That is too far from your capital"
  }
  expect {
    that    = count(army_of(space.midwest, player.red)) == 1
    message = "Built there."
  }
}

test "Factories 2: up to 2 regions from the capital" {
  cites = ["ATK-287"]

  given {
    call a_power { markers = 50 }
    set player red {
      technologies = [technology.factories_2]
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build", "raise 1 infantry in great_plains"]
  }
  play {
    lines = ["launch 1 destroyer on great_plains_coast"]
  }
  refuse {
    line    = "raise 1 infantry in western_us"
    because = "That is too far from your capital"
  }
  expect {
    that    = count(army_of(space.great_plains, player.red)) == 1
    message = "Built there."
  }
}

test "Factories 3: up to 3 regions from the capital" {
  cites = ["ATK-288"]

  given {
    call a_power { markers = 50 }
    set player red {
      technologies = [technology.factories_3]
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build", "raise 1 infantry in western_us"]
  }
  play {
    lines = ["launch 1 destroyer on western_us_coast"]
  }
  refuse {
    line    = "raise 1 infantry in chile"
    because = "That is too far from your capital"
  }
  expect {
    that    = count(army_of(space.western_us, player.red)) == 1
    message = "Built there."
  }
}

test "Factories 4: up to 4 regions from the capital" {
  cites = ["ATK-289"]

  given {
    call a_power { markers = 50 }
    set player red {
      technologies = [technology.factories_4]
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build", "raise 1 infantry in chile"]
  }
  play {
    lines = ["launch 1 destroyer on chile_coast"]
  }
  refuse {
    line    = "raise 1 infantry in patagonia"
    because = "That is too far from your capital"
  }
  expect {
    that    = count(army_of(space.chile, player.red)) == 1
    message = "Built there."
  }
}

test "Factories reach through an Anchored Sea Zone that may be used, and build in one's own regions only" {
  cites = ["ATK-286", "ATK-322", "ATK-324", "ATK-325"]

  given {
    call a_power { markers = 50 }
    set player red {
      technologies = [technology.factories_2]
    }
    set space colombia { holder = player.red }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build", "raise 1 infantry in colombia"]
  }
  refuse {
    line    = "raise 1 infantry in mexico"
    because = "That is too far from your capital for your Factories, or not yours."
  }
  expect {
    that    = count(army_of(space.colombia, player.red)) == 1
    message = "By Old South and the Caribbean Sea."
  }
}

test "Factories do not reach through an Anchored Sea Zone that another's fleet controls" {
  cites = ["ATK-322", "ATK-323"]

  given {
    call a_power { markers = 50 }
    set player red {
      technologies = [technology.factories_2]
    }
    set space colombia { holder = player.red }
    place caribbean_sea {
      blue = { destroyer = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  refuse {
    line    = "raise 1 infantry in colombia"
    because = "That is too far"
  }
  expect {
    that    = empty(army_of(space.colombia, player.red))
    message = "Not without leave."
  }
}

test "Minerals 0: 1 advanced army unit and 1 ship in a Build" {
  cites = ["ATK-290", "ATK-264", "ATK-265", "ATK-274"]

  given {
    call a_power { markers = 50 }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  refuse {
    line    = "raise 2 tank in new_england"
    because = "No more than 1 can be built"
  }
  refuse {
    line    = "launch 2 submarine on new_england_coast"
    because = "No more than 1 can be built"
  }
  play {
    lines = ["raise 1 tank in new_england", "launch 1 submarine on new_england_coast"]
  }
  refuse {
    line    = "raise 1 plane in new_england"
    because = "no more advanced army units"
  }
  refuse {
    line    = "launch 1 carrier on new_england_coast"
    because = "no more advanced ships"
  }
  play {
    lines = ["raise 1 infantry in new_england", "done building"]
  }
  expect {
    that    = count(army_of(space.new_england, player.red)) == 2 && count(fleet_of(space.new_england_coast, player.red)) == 1
    message = "So many and no more."
  }
}

test "Minerals 1: 2 advanced army units and 2 ships in a Build" {
  cites = ["ATK-291", "ATK-265"]

  given {
    call a_power { markers = 50 }
    set player red {
      technologies = [technology.minerals_1]
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  refuse {
    line    = "raise 3 tank in new_england"
    because = "No more than 2 can be built"
  }
  refuse {
    line    = "launch 3 submarine on new_england_coast"
    because = "No more than 2 can be built"
  }
  play {
    lines = ["raise 2 tank in new_england", "launch 2 submarine on new_england_coast"]
  }
  refuse {
    line    = "raise 1 plane in new_england"
    because = "no more advanced army units"
  }
  refuse {
    line    = "launch 1 carrier on new_england_coast"
    because = "no more advanced ships"
  }
  play {
    lines = ["raise 1 infantry in new_england", "done building"]
  }
  expect {
    that    = count(army_of(space.new_england, player.red)) == 3 && count(fleet_of(space.new_england_coast, player.red)) == 2
    message = "So many and no more."
  }
}

test "Minerals 2: 3 advanced army units and 3 ships in a Build" {
  cites = ["ATK-292", "ATK-265"]

  given {
    call a_power { markers = 50 }
    set player red {
      technologies = [technology.minerals_2]
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  refuse {
    line    = "raise 4 tank in new_england"
    because = "No more than 3 can be built"
  }
  refuse {
    line    = "launch 4 submarine on new_england_coast"
    because = "No more than 3 can be built"
  }
  play {
    lines = ["raise 3 tank in new_england", "launch 3 submarine on new_england_coast"]
  }
  refuse {
    line    = "raise 1 plane in new_england"
    because = "no more advanced army units"
  }
  refuse {
    line    = "launch 1 carrier on new_england_coast"
    because = "no more advanced ships"
  }
  play {
    lines = ["raise 1 infantry in new_england", "done building"]
  }
  expect {
    that    = count(army_of(space.new_england, player.red)) == 4 && count(fleet_of(space.new_england_coast, player.red)) == 3
    message = "So many and no more."
  }
}

test "Minerals 3: 4 advanced army units and 4 ships in a Build" {
  cites = ["ATK-293", "ATK-265"]

  given {
    call a_power { markers = 50 }
    set player red {
      technologies = [technology.minerals_3]
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  refuse {
    line    = "raise 5 tank in new_england"
    because = "No more than 4 can be built"
  }
  refuse {
    line    = "launch 5 submarine on new_england_coast"
    because = "No more than 4 can be built"
  }
  play {
    lines = ["raise 4 tank in new_england", "launch 4 submarine on new_england_coast"]
  }
  refuse {
    line    = "raise 1 plane in new_england"
    because = "no more advanced army units"
  }
  refuse {
    line    = "launch 1 carrier on new_england_coast"
    because = "no more advanced ships"
  }
  play {
    lines = ["raise 1 infantry in new_england", "done building"]
  }
  expect {
    that    = count(army_of(space.new_england, player.red)) == 5 && count(fleet_of(space.new_england_coast, player.red)) == 4
    message = "So many and no more."
  }
}

test "Minerals 4: any number of advanced units" {
  cites = ["ATK-294"]

  given {
    call a_power { markers = 50 }
    set player red {
      technologies = [technology.minerals_4]
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build", "raise 10 tank in new_england", "launch 10 submarine on new_england_coast"]
  }
  expect {
    that    = player.red.production == 0
    message = "All the money went into them."
  }
}

test "Oil 1 brings an Oil Marker to a region of one's own" {
  cites = ["ATK-276", "ATK-133", "ATK-134"]

  given {
    call a_power { markers = 6 }
  }
  run {
    call take_card {
      p = player.red
      t = technology.oil_1
    }
  }
  refuse {
    line = "spain"
  }
  play {
    lines = ["midwest"]
  }
  expect {
    that    = count(wells(space.midwest)) == 1 && count([for m in every(piece) : m if m.unit == unit.oil_marker]) == 1 && same([for t in player.red.technologies : t], [technology.oil_1])
    message = "One marker, and the card in place of the old one."
  }
}

test "Oil 2 brings an Oil Marker to a region of one's own" {
  cites = ["ATK-277", "ATK-133", "ATK-134"]

  given {
    call a_power { markers = 6 }
    set player red {
      technologies = [technology.oil_1]
    }
  }
  run {
    call take_card {
      p = player.red
      t = technology.oil_2
    }
  }
  refuse {
    line = "spain"
  }
  play {
    lines = ["midwest"]
  }
  expect {
    that    = count(wells(space.midwest)) == 1 && count([for m in every(piece) : m if m.unit == unit.oil_marker]) == 1 && same([for t in player.red.technologies : t], [technology.oil_2])
    message = "One marker, and the card in place of the old one."
  }
}

test "Oil 3 brings an Oil Marker to a region of one's own" {
  cites = ["ATK-278", "ATK-133", "ATK-134"]

  given {
    call a_power { markers = 6 }
    set player red {
      technologies = [technology.oil_2]
    }
  }
  run {
    call take_card {
      p = player.red
      t = technology.oil_3
    }
  }
  refuse {
    line = "spain"
  }
  play {
    lines = ["midwest"]
  }
  expect {
    that    = count(wells(space.midwest)) == 1 && count([for m in every(piece) : m if m.unit == unit.oil_marker]) == 1 && same([for t in player.red.technologies : t], [technology.oil_3])
    message = "One marker, and the card in place of the old one."
  }
}

test "Oil 4 brings an Oil Marker to a region of one's own" {
  cites = ["ATK-279", "ATK-133", "ATK-134"]

  given {
    call a_power { markers = 6 }
    set player red {
      technologies = [technology.oil_3]
    }
  }
  run {
    call take_card {
      p = player.red
      t = technology.oil_4
    }
  }
  refuse {
    line = "spain"
  }
  play {
    lines = ["midwest"]
  }
  expect {
    that    = count(wells(space.midwest)) == 1 && count([for m in every(piece) : m if m.unit == unit.oil_marker]) == 1 && same([for t in player.red.technologies : t], [technology.oil_4])
    message = "One marker, and the card in place of the old one."
  }
}

test "army, fleet and city" {
  cites = ["ATK-069", "ATK-070", "ATK-071", "ATK-145", "ATK-274"]

  expect {
    that    = same([for u in every(unit) : u if contains(u.tags, tag.fleet)], [unit.submarine, unit.destroyer, unit.battleship, unit.carrier])
    message = "The fleet."
  }
  expect {
    that    = same([for u in every(unit) : u if contains(u.tags, tag.army)], [unit.infantry, unit.artillery, unit.tank, unit.plane])
    message = "The army."
  }
  expect {
    that    = same([for u in every(unit) : u if contains(u.tags, tag.city)], [unit.capital_city]) && count(unit.capital_city.tags) == 1
    message = "The capital is neither."
  }
  expect {
    that    = same([for u in every(unit) : u if u.advanced], [unit.tank, unit.plane, unit.submarine, unit.battleship, unit.carrier])
    message = "The advanced units."
  }
}

test "a capital neither moves nor falls in battle" {
  cites = ["ATK-085", "ATK-086"]

  given {
    call a_power { markers = 6 }
    place new_england {
      red = { infantry = 2 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["move"]
  }
  refuse {
    line    = "march 1 capital_city from new_england to midwest"
    because = "No such unit of yours there can still move."
  }
  expect {
    that    = !contains([for u in army_of(space.new_england, player.red) : u.unit], unit.capital_city)
    message = "It is none of the army, so no front line holds it."
  }
}

# Three hundred dice of a kind, each face but the blank a unit on the table of the battle.
procedure throw_many {
  params = { at_sea = bool }

  roll thrown {
    die   = at_sea ? die.fleet : die.army
    count = 300
  }
  for f {
    in    = thrown
    where = f != face.blank
    create {
      unit  = first([for u in every(unit) : u if u.face == f])
      owner = player.red
      at    = at_sea ? space.north_atlantic : space.spain
    }
  }
}

function shown {
  params = { f = face }
  is     = count([for u in every(piece) : u if u.unit.face == f])
}

test "an army die has two Planes, one each of the others and a blank" {
  cites = ["ATK-148", "ATK-154"]

  run {
    call throw_many { at_sea = false }
  }
  expect {
    that    = shown(face.plane) > 80 && shown(face.plane) < 120
    message = "A third of all dice."
  }
  expect {
    that    = all([for f in [face.infantry, face.artillery, face.tank] : shown(f) > 33 && shown(f) < 67])
    message = "A sixth of all dice each."
  }
  expect {
    that    = count(every(piece)) > 230 && count(every(piece)) < 270 && shown(face.submarine) == 0
    message = "A sixth is blank, and there are no ships."
  }
}

test "a fleet die has two Battleships, one each of the others and a blank" {
  cites = ["ATK-146", "ATK-157"]

  run {
    call throw_many { at_sea = true }
  }
  expect {
    that    = shown(face.battleship) > 80 && shown(face.battleship) < 120
    message = "A third of all dice."
  }
  expect {
    that    = all([for f in [face.submarine, face.destroyer, face.carrier] : shown(f) > 33 && shown(f) < 67])
    message = "A sixth of all dice each."
  }
  expect {
    that    = count(every(piece)) > 230 && count(every(piece)) < 270 && shown(face.infantry) == 0
    message = "A sixth is blank, and there are no army units."
  }
}
