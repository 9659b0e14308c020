# Tests of limits in battles and what they bring, and of the front line that is proposed.

test "Artillery strikes the next region only, and nobody strikes from where he strikes" {
  cites = ["ATK-172", "ATK-173", "ATK-376"]

  given {
    set player red { card = unit.bombing_run }
    call red_holds { those = [space.new_england, space.midwest] }
    call blue_holds { those = [space.old_south, space.great_plains] }
    place new_england { red = { infantry = 1, artillery = 1, tank = 3 } }
    place midwest { red = { infantry = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "strike great_plains with 1 artillery from new_england"
    because = "No such unit there can come so far."
  }
  play { lines = ["strike old_south with 2 tank from new_england"] }
  refuse {
    line    = "strike great_plains with 1 tank from old_south"
    because = "No unit there can come so far"
  }
}

test "a region taken in a Move brings its marker, and its oil is no capital" {
  cites = ["ATK-046", "ATK-136", "ATK-453"]

  options = { players = 2 }
  given {
    set space new_england { holder = player.red }
    place new_england { red = { infantry = 3 } }
    set space old_south { holder = player.blue }
    call oil_lies_in { those = [space.old_south] }
    create {
      unit = unit.monarchy_marker
      at   = space.midwest
    }
    create {
      unit  = unit.fascism_marker
      owner = player.blue
      at    = space.blue_board
    }
    set game {
      round  = 1
      active = player.red
    }
  }
  dice { rolls = [face.blank] }
  run season { p = player.red }
  play {
    lines = [
      "Move",
      "march 1 infantry from new_england to midwest",
      "march 1 infantry from new_england to old_south",
      "end of movement",
      "midwest",
    ]
  }
  expect {
    that = (
      space.midwest.holder == player.red && space.old_south.holder == player.red &&
      count(markers_won(player.red)) == 2 && empty(markers_won(player.blue))
    )
    message = "one from the board, one from Blue"
  }
  expect {
    that    = game.fallen == none && oil_income(player.red) == 1
    message = "the game goes on"
  }
  expect {
    that = (
      first(wells(space.old_south)).owner == none &&
      all([for m in markers_won(player.red) : m.owner == player.red && (m.unit == unit.fascism_marker || m.revealed)])
    )
    message = "an Oil Marker is nobody's, the Government Markers are Red's"
  }
}

test "hits that go beyond one kind fall on the next, each counted once" {
  cites = ["ATK-426", "ATK-428", "ATK-442"]

  given {
    place midwest { blue = { infantry = 1, tank = 3 } }
  }
  run losses {
    s    = space.midwest
    hits = 2
  }
  expect {
    that = (
      standing(player.blue, unit.infantry, space.midwest) == 0 && standing(player.blue, unit.tank, space.midwest) == 2
    )
  }
}

test "for a laden ship only one of its kind, and unladen if in reserve, may be lost" {
  cites = ["ATK-448"]

  given {
    call laden_line {}
    place north_atlantic { blue = { destroyer = 1, submarine = 1 } }
  }
  run losses {
    s    = space.north_atlantic
    hits = 1
  }
  play {
    lines = ["4 destroyer with infantry"]
    by    = player.blue
  }
  refuse {
    line    = "submarine"
    by      = player.blue
    because = "is no answer here"
  }
  play {
    lines = ["destroyer"]
    by    = player.blue
  }
  expect {
    that = (
      standing(player.blue, unit.submarine, space.north_atlantic) == 1 &&
      standing(player.blue, unit.destroyer, space.north_atlantic) == 4
    )
  }
}

test "Shock Troops are over with the first round, after a salvo too" {
  cites = ["ATK-387", "ATK-388", "ATK-402"]

  given {
    set player red { card = unit.shock_troops }
    set space midwest { holder = player.blue }
    place midwest { blue = { tank = 2 } }
    place midwest { red = { artillery = 1, infantry = 6 } }
  }
  dice {
    rolls = [
      face.blank, face.blank, face.blank, face.blank, face.blank, face.blank, face.blank,
      face.blank, face.blank,
      face.artillery, face.infantry, face.blank, face.blank, face.blank,
    ]
  }
  run clash {
    s        = space.midwest
    defaults = true
  }
  expect {
    that    = space.midwest.holder == player.red && count(army_of(space.midwest, player.red)) == 7
    message = "seven dice, two of Blue's, then five"
  }
}

# ---- The front line that is proposed to who does not choose

# So many of Red's go to the front line, as it is proposed.
procedure default_line {
  params = { s = space, n = int }

  call joined b { with = [s] }
  set b { front = n }
  call refill { with = [b, player.red] }
}

function kinds_in_front {
  params = { s = space }
  is     = [for u in in_front(s, player.red) : u.unit]
}

test "what is proposed for the front line on land" {
  cites = ["ATK-396", "ATK-414"]
  cases = {
    "Artillery first"               = { n = 1, line = [unit.artillery] }
    "then a Plane"                  = { n = 2, line = [unit.artillery, unit.plane] }
    "one of each before two of any" = { n = 4, line = [unit.infantry, unit.artillery, unit.tank, unit.plane] }
  }

  given {
    place midwest { red = { infantry = 3, tank = 3, artillery = 3, plane = 3 } }
  }
  run default_line {
    defaults = true
    with     = [space.midwest, n]
  }
  expect { that = same(kinds_in_front(space.midwest), line) }
}

test "what is proposed for the front line at sea" {
  cites = ["ATK-396", "ATK-414"]
  cases = {
    "a Submarine first"               = { n = 1, line = [unit.submarine] }
    "then a Carrier and a Battleship" = { n = 3, line = [unit.submarine, unit.carrier, unit.battleship] }
  }

  given {
    place north_atlantic { red = { destroyer = 3, battleship = 2, carrier = 2, submarine = 2 } }
  }
  run default_line {
    defaults = true
    with     = [space.north_atlantic, n]
  }
  expect { that = same(kinds_in_front(space.north_atlantic), line) }
}

# ---- Front lines and losses

test "where the units of a front line came from makes no difference" {
  cites = ["ATK-396", "ATK-399", "ATK-404"]

  given {
    call red_holds { those = [space.new_england, space.old_south] }
    place new_england { red = { infantry = 4 } }
    place old_south { red = { infantry = 4 } }
    call blue_holds { those = [space.midwest] }
    place midwest { blue = { infantry = 1 } }
  }
  dice { rolls = [face.blank, face.infantry, face.blank, face.blank, face.blank, face.blank] }
  run may_act { p = player.red }
  play {
    lines = [
      "Move",
      "march 3 infantry from new_england to midwest",
      "march 3 infantry from old_south to midwest",
      "end of movement",
    ]
  }
  expect {
    that    = space.midwest.holder == player.red
    message = "six Infantry, all alike: nobody is asked which of them stand in front"
  }
}

test "hits fall on the front line, not on reserves, and nobody is asked unless a ship is laden" {
  cites = ["ATK-398", "ATK-442", "ATK-443", "ATK-448"]

  given {
    place midwest { blue = { infantry = 6 } }
    place north_atlantic { blue = { destroyer = 6 } }
  }
  run {
    call losses {
      s    = space.midwest
      hits = 1
    }
    call losses {
      s    = space.north_atlantic
      hits = 1
    }
  }
  expect {
    that    = standing(player.blue, unit.infantry, space.midwest) == 5 && count(in_front(space.midwest, player.blue)) == 3
    message = "one Infantry of the front line is lost"
  }
  expect {
    that = (
      standing(player.blue, unit.destroyer, space.north_atlantic) == 5 &&
      count(in_front(space.north_atlantic, player.blue)) == 3
    )
    message = "one Destroyer of the front line is lost"
  }
}

test "a laden ship in reserve is not lost for one in front" {
  cites = ["ATK-448"]

  given {
    place north_atlantic { blue = { destroyer = 6 } }
    call stow {
      with  = [player.blue, unit.destroyer, space.north_atlantic]
      cargo = [unit.infantry, unit.infantry, unit.infantry, unit.infantry, unit.artillery]
    }
  }
  run losses {
    s    = space.north_atlantic
    hits = 1
  }
  play {
    lines = ["4 destroyer with infantry"]
    by    = player.blue
  }
  refuse {
    line    = "destroyer with artillery"
    by      = player.blue
    because = "is no answer here"
  }
  play {
    lines = ["destroyer"]
    by    = player.blue
  }
  expect {
    that = (
      carried(player.blue, unit.infantry, space.north_atlantic) == 4 &&
      carried(player.blue, unit.artillery, space.north_atlantic) == 1
    )
    message = "the one without a load is gone"
  }
}

test "a battle at sea brings no region, whoever is aboard" {
  cites = ["ATK-407", "ATK-408", "ATK-451"]

  given {
    place caribbean_sea { blue = { destroyer = 1 } }
    call laden_destroyers { s = space.caribbean_sea }
  }
  dice { rolls = [face.blank, face.destroyer, face.blank] }
  run clash { s = space.caribbean_sea }
  expect {
    that = (
      space.caribbean_sea.holder == none && master(space.caribbean_sea) == player.red &&
      empty(army_of(space.caribbean_sea, player.red))
    )
    message = "the fleet controls the zone, the army aboard holds nothing"
  }
}

# ---- Rolling again

# Red's Tanks have fought in a Blitz with an Armor Raid, against so many Infantry, and rolled so many hits at first.
procedure raid_with {
  params = { tanks = int, infantry = int }

  set player red {
    card       = unit.armor_raid
    government = government.democracy
  }
  set space midwest { holder = player.blue }
  create {
    unit  = unit.tank
    owner = player.red
    at    = space.midwest
    count = tanks
  }
  create {
    unit  = unit.infantry
    owner = player.blue
    at    = space.midwest
    count = infantry
  }
}

# Red fires once at Blue's front line.
procedure red_fires {
  params = { s = space }

  call one_volley {
    with = [s, player.red]
    turn = 2
  }
}

test "who does not choose rolls again with fewer hits than a third of those that could be had" {
  cites = ["ATK-392..394"]
  cases = {
    "none of one"  = { tanks = 1, infantry = 1, rolls = [face.blank, face.tank], again = 1 }
    "one of one"   = { tanks = 1, infantry = 1, rolls = [face.tank], again = 0 }
    "one of three" = { tanks = 3, infantry = 3, rolls = [face.tank, face.blank, face.blank], again = 0 }
    "one of four" = {
      tanks    = 4,
      infantry = 4,
      rolls    = [face.tank, face.blank, face.blank, face.blank, face.tank, face.tank, face.blank, face.blank],
      again    = 1
    }
    "one of four against three" = {
      tanks    = 4,
      infantry = 3,
      rolls    = [face.tank, face.blank, face.blank, face.blank],
      again    = 0
    }
    "one of three against four" = { tanks = 3, infantry = 4, rolls = [face.tank, face.blank, face.blank], again = 0 }
  }

  given raid_with { with = [tanks, infantry] }
  dice { rolls = rolls }
  run red_fires {
    s        = space.midwest
    defaults = true
  }
  expect { that = player.red.rerolled == again }
}
