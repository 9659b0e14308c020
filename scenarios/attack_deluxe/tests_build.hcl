# Tests of Build: income, what units cost, how many advanced ones, where they are built; and of the units themselves.
# Red's capital is in New England; the Midwest is one region away, the Great Plains two, the Western US three, Chile four.

procedure a_power {
  params = { markers = int }

  set player red {
    home       = space.new_england
    government = government.democracy
  }
  call red_holds {
    those = [space.new_england, space.midwest, space.great_plains, space.western_us, space.chile, space.patagonia]
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

# One that can pay for anything.
procedure a_rich_power {
  params = { cards = set(technology) }

  call a_power { markers = 50 }
  set player red { technologies = cards }
}

test "a Build collects a point for each marker and each Population card" {
  cites = ["ATK-252..254", "ATK-259"]

  given {
    call a_power { markers = 4 }
    set player red { population = 2 }
  }
  run season { p = player.red }
  play { lines = ["build"] }
  expect {
    that    = player.red.production == 6 && player.red.collected
    message = "Four markers and two cards, before anything is bought."
  }
  play { lines = ["done building"] }
  expect {
    that    = player.red.production == 6
    message = "It is saved for later."
  }
}

test "a Build collects a certificate for each Oil Marker in one's regions, whoever placed it" {
  cites = ["ATK-255", "ATK-256", "ATK-275"]

  given {
    call a_power { markers = 50 }
    call oil_lies_in { those = [space.midwest, space.midwest, space.chile, space.spain] }
    set space spain { holder = player.blue }
  }
  run season { p = player.red }
  play { lines = ["build"] }
  expect {
    that    = player.red.oil == 3 && player.blue.oil == 0
    message = "Three lie in regions of red, one in a region of blue."
  }
}

test "oil pays for units one for one" {
  cites = ["ATK-257"]

  given {
    call a_power { markers = 1 }
    set player red { oil = 3 }
  }
  run season { p = player.red }
  play { lines = ["build", "use 2 oil certificates", "raise 3 infantry in new_england"] }
  expect {
    that    = player.red.oil == 1 && player.red.production == 0
    message = "One point and two certificates for three Infantry."
  }
  refuse {
    line    = "raise 1 infantry in new_england"
    because = "You cannot pay for that"
  }
  play { lines = ["use 1 oil certificates", "done building"] }
  expect {
    that    = player.red.oil == 1
    message = "What was put to no use is kept."
  }
}

test "infantry costs 1" {
  cites = ["ATK-241", "ATK-258"]

  given a_power { markers = 1 }
  run season { p = player.red }
  play { lines = ["build"] }
  expect { that = player.red.production == 1 }
  play { lines = ["raise 1 infantry in new_england"] }
  expect {
    that    = player.red.production == 0 && count(pieces(space.new_england), piece.unit == unit.infantry) == 1
    message = "Paid with the one point there was, and placed."
  }
}

test "what a unit costs" {
  cites = ["ATK-258"]
  cases = {
    "artillery 2" = {
      what  = unit.artillery,
      price = 2,
      at    = space.new_england,
      buy   = "raise 1 artillery in new_england",
      cites = ["ATK-266"]
    }
    "tank 2" = {
      what  = unit.tank,
      price = 2,
      at    = space.new_england,
      buy   = "raise 1 tank in new_england",
      cites = ["ATK-267"]
    }
    "plane 3" = {
      what  = unit.plane,
      price = 3,
      at    = space.new_england,
      buy   = "raise 1 plane in new_england",
      cites = ["ATK-268"]
    }
    "destroyer 2" = {
      what  = unit.destroyer,
      price = 2,
      at    = space.new_england_coast,
      buy   = "launch 1 destroyer on new_england_coast",
      cites = ["ATK-270"]
    }
    "submarine 3" = {
      what  = unit.submarine,
      price = 3,
      at    = space.new_england_coast,
      buy   = "launch 1 submarine on new_england_coast",
      cites = ["ATK-271"]
    }
    "battleship 3" = {
      what  = unit.battleship,
      price = 3,
      at    = space.new_england_coast,
      buy   = "launch 1 battleship on new_england_coast",
      cites = ["ATK-272"]
    }
    "carrier 4" = {
      what  = unit.carrier,
      price = 4,
      at    = space.new_england_coast,
      buy   = "launch 1 carrier on new_england_coast",
      cites = ["ATK-273"]
    }
  }

  given a_power { markers = 2 * price - 1 }
  run season { p = player.red }
  play { lines = ["build"] }
  expect {
    that    = player.red.production == 2 * price - 1
    message = "Enough for one, and not for two."
  }
  play { lines = [buy] }
  expect {
    that    = player.red.production == price - 1 && count(pieces(at), piece.unit == what) == 1
    message = "Paid and placed."
  }
  refuse {
    line    = buy
    because = "You cannot pay for that"
  }
}

test "any number of basic units" {
  cites = ["ATK-262", "ATK-263"]

  given a_power { markers = 50 }
  run season { p = player.red }
  play {
    lines = [
      "build", "raise 20 infantry in new_england", "raise 5 artillery in new_england",
      "launch 5 destroyer on new_england_coast"
    ]
  }
  expect {
    that = (
      player.red.production == 10 && count(army_of(space.new_england, player.red)) == 25 &&
      count(fleet_of(space.new_england_coast, player.red)) == 5
    )
    message = "Infantry, Artillery and Destroyers, as far as the money goes."
  }
  expect {
    that    = same(where(every(unit), unit.cost > 0 && !unit.advanced), [unit.infantry, unit.artillery, unit.destroyer])
    message = "No others are basic."
  }
}

test "units are built at once in the capital and on its Coast" {
  cites = ["ATK-260", "ATK-261", "ATK-285"]

  given a_power { markers = 50 }
  run season { p = player.red }
  play { lines = ["build"] }
  refuse {
    line    = "raise 1 infantry in midwest"
    because = "That is too far from your capital"
  }
  refuse {
    line    = "launch 1 destroyer on great_plains_coast"
    because = "No region where you can build"
  }
  play { lines = ["raise 1 infantry in new_england", "launch 1 destroyer on new_england_coast"] }
  expect {
    that = (
      count(army_of(space.new_england, player.red)) == 1 && count(fleet_of(space.new_england_coast, player.red)) == 1
    )
    message = "There they stand."
  }
}

test "Factories: how far from the capital" {
  cases = {
    "1, one region" = {
      card   = technology.factories_1,
      at     = space.midwest,
      built  = ["build", "raise 1 infantry in midwest"],
      beyond = space.great_plains,
      cites  = ["ATK-286"]
    }
    "2, two regions" = {
      card   = technology.factories_2,
      at     = space.great_plains,
      built  = ["build", "raise 1 infantry in great_plains", "launch 1 destroyer on great_plains_coast"],
      beyond = space.western_us,
      cites  = ["ATK-287"]
    }
    "3, three regions" = {
      card   = technology.factories_3,
      at     = space.western_us,
      built  = ["build", "raise 1 infantry in western_us", "launch 1 destroyer on western_us_coast"],
      beyond = space.chile,
      cites  = ["ATK-288"]
    }
    "4, four regions" = {
      card   = technology.factories_4,
      at     = space.chile,
      built  = ["build", "raise 1 infantry in chile", "launch 1 destroyer on chile_coast"],
      beyond = space.patagonia,
      cites  = ["ATK-289"]
    }
  }

  given a_rich_power { cards = [card] }
  run season { p = player.red }
  play { lines = built }
  refuse {
    line    = "raise 1 infantry in ${beyond}"
    because = "That is too far from your capital"
  }
  expect {
    that    = count(army_of(at, player.red)) == 1
    message = "Built there."
  }
}

test "Factories reach through an Anchored Sea Zone that may be used, and build in one's own regions only" {
  cites = ["ATK-286", "ATK-322", "ATK-324", "ATK-325"]

  given {
    call a_power { markers = 50 }
    set player red { technologies = [technology.factories_2] }
    set space colombia { holder = player.red }
  }
  run season { p = player.red }
  play { lines = ["build", "raise 1 infantry in colombia"] }
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
    set player red { technologies = [technology.factories_2] }
    set space colombia { holder = player.red }
    place caribbean_sea { blue = { destroyer = 1 } }
  }
  run season { p = player.red }
  play { lines = ["build"] }
  refuse {
    line    = "raise 1 infantry in colombia"
    because = "That is too far"
  }
  expect {
    that    = empty(army_of(space.colombia, player.red))
    message = "Not without leave."
  }
}

test "Minerals: how many advanced army units, and how many advanced ships, in a Build" {
  cites = ["ATK-265"]
  cases = {
    "without, one of each" = { cards = [], n = 1, cites = ["ATK-264", "ATK-274", "ATK-290"] }
    "1, two of each"       = { cards = [technology.minerals_1], n = 2, cites = ["ATK-291"] }
    "2, three of each"     = { cards = [technology.minerals_2], n = 3, cites = ["ATK-292"] }
    "3, four of each"      = { cards = [technology.minerals_3], n = 4, cites = ["ATK-293"] }
  }

  given a_rich_power { with = [cards] }
  run season { p = player.red }
  play { lines = ["build"] }
  refuse {
    line    = ["raise ${n + 1} tank in new_england", "launch ${n + 1} submarine on new_england_coast"]
    because = "No more than ${n} can be built"
  }
  play { lines = ["raise ${n} tank in new_england", "launch ${n} submarine on new_england_coast"] }
  refuse {
    line    = "raise 1 plane in new_england"
    because = "no more advanced army units"
  }
  refuse {
    line    = "launch 1 carrier on new_england_coast"
    because = "no more advanced ships"
  }
  play { lines = ["raise 1 infantry in new_england", "done building"] }
  expect {
    that = (
      count(army_of(space.new_england, player.red)) == n + 1 &&
      count(fleet_of(space.new_england_coast, player.red)) == n
    )
    message = "So many and no more."
  }
}

test "Minerals 4: any number of advanced units" {
  cites = ["ATK-294"]

  given {
    call a_power { markers = 50 }
    set player red { technologies = [technology.minerals_4] }
  }
  run season { p = player.red }
  play { lines = ["build", "raise 10 tank in new_england", "launch 10 submarine on new_england_coast"] }
  expect {
    that    = player.red.production == 0
    message = "All the money went into them."
  }
}

test "every level of Oil brings an Oil Marker to a region of one's own" {
  cites = ["ATK-133", "ATK-134"]
  cases = {
    "Oil 1" = { before = [], card = technology.oil_1, cites = ["ATK-276"] }
    "Oil 2" = { before = [technology.oil_1], card = technology.oil_2, cites = ["ATK-277"] }
    "Oil 3" = { before = [technology.oil_2], card = technology.oil_3, cites = ["ATK-278"] }
    "Oil 4" = { before = [technology.oil_3], card = technology.oil_4, cites = ["ATK-279"] }
  }

  given a_rich_power { cards = before }
  run take_card { with = [player.red, card] }
  refuse {
    line    = "spain"
    because = "is no answer here"
  }
  play { lines = ["midwest"] }
  expect {
    that = (
      count(wells(space.midwest)) == 1 && count(every(piece), piece.unit == unit.oil_marker) == 1 &&
      same([for t in player.red.technologies : t], [card])
    )
    message = "One marker, and the card in place of the old one."
  }
}

test "army, fleet and city" {
  cites = ["ATK-069..071", "ATK-145", "ATK-274"]

  expect {
    that    = same(where(every(unit), unit.fleet), [unit.submarine, unit.destroyer, unit.battleship, unit.carrier])
    message = "The fleet."
  }
  expect {
    that    = same(where(every(unit), unit.army), [unit.infantry, unit.artillery, unit.tank, unit.plane])
    message = "The army."
  }
  expect {
    that = (
      same(where(every(unit), unit.city), [unit.capital_city]) &&
      !any([unit.capital_city.army, unit.capital_city.fleet, unit.capital_city.marker, unit.capital_city.card])
    )
    message = "The capital is neither."
  }
  expect {
    that = same(
      where(every(unit), unit.advanced), [unit.tank, unit.plane, unit.submarine, unit.battleship, unit.carrier]
    )
    message = "The advanced units."
  }
}

test "a capital neither moves nor falls in battle" {
  cites = ["ATK-085", "ATK-086"]

  given {
    call a_power { markers = 6 }
    place new_england { red = { infantry = 2 } }
  }
  run season { p = player.red }
  play { lines = ["move"] }
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
      unit  = first(every(unit), unit.face == f)
      owner = player.red
      at    = at_sea ? space.north_atlantic : space.spain
    }
  }
}

function shown {
  params = { f = face }
  is     = count(every(piece), piece.unit.face == f)
}

test "a die shows one face twice, three others once, and a blank" {
  cases = {
    "of an army, two Planes" = {
      at_sea = false,
      twice  = face.plane,
      once   = [face.infantry, face.artillery, face.tank],
      never  = face.submarine,
      cites  = ["ATK-148", "ATK-154"]
    }
    "of a fleet, two Battleships" = {
      at_sea = true,
      twice  = face.battleship,
      once   = [face.submarine, face.destroyer, face.carrier],
      never  = face.infantry,
      cites  = ["ATK-146", "ATK-157"]
    }
  }

  run throw_many { with = [at_sea] }
  expect {
    that    = shown(twice) > 80 && shown(twice) < 120
    message = "A third of all dice."
  }
  expect {
    that    = all(once, shown(face) > 33 && shown(face) < 67)
    message = "A sixth of all dice each."
  }
  expect {
    that    = count(every(piece)) > 230 && count(every(piece)) < 270 && shown(never) == 0
    message = "A sixth is blank, and there is nothing of the other kind."
  }
}
