# Positions made up from the book alone, to break the rules: what is refused, where two rules meet, what is odd.

procedure red_against_blue {
  params = { reds = list(space), blues = list(space) }

  r = player.red
  b = player.blue

  set game {
    active = r
    round  = 1
  }
  set r {
    government = government.fascism
    home       = space.new_england
  }
  set b {
    government = government.communism
    home       = space.colombia
  }
  set reds { holder = r }
  set blues { holder = b }
}

test "the last two may change places" {
  cites = ["ATK-164"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 1, capital_city = 1 }
    }
    place midwest {
      red = { tank = 1 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["move", "march 1 infantry from new_england to midwest"]
  }
  refuse {
    line    = "end of movement"
    because = "No region of yours may be left without a unit"
  }
  play {
    lines = ["march 1 tank from midwest to new_england"]
  }
  expect {
    that = (
      count(pieces(space.new_england, player.red), piece.unit == unit.tank) == 1 &&
      count(pieces(space.midwest, player.red), piece.unit == unit.infantry) == 1
    )
  }
}

test "nobody marches twice" {
  cites = ["ATK-160"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest, space.great_plains]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place great_plains {
      red = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["move", "march 1 infantry from new_england to midwest"]
  }
  refuse {
    line    = "march 3 infantry from midwest to great_plains"
    because = "Only 2 of them can move."
  }
  refuse {
    line = "march 1 plane from new_england to great_plains"
    because = <<-END
      That is not the next region: units move over a land border, a Coast, or an Anchored Sea Zone that is yours, empty
      or open to you.
    END
  }
  play {
    lines = ["march 2 infantry from midwest to great_plains"]
  }
}

test "another's fleet in an anchored zone stops a march across it" {
  cites = ["ATK-166", "ATK-167"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest, space.old_south]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place old_south {
      red = { infantry = 2 }
    }
    place caribbean_sea {
      blue = { destroyer = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["move"]
  }
  refuse {
    line = ["march 1 infantry from old_south to mexico", "march 1 infantry from old_south to colombia"]
    because = <<-END
      That is not the next region: units move over a land border, a Coast, or an Anchored Sea Zone that is yours, empty
      or open to you.
    END
  }
}

test "over an anchored zone that nobody holds the enemy's capital is one step away" {
  cites = ["ATK-163", "ATK-166", "ATK-016", "ATK-147"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest, space.old_south]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { capital_city = 1, infantry = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place old_south {
      red = { infantry = 3 }
    }
  }
  run {
    call season { p = player.red }
  }
  dice { rolls = [face.blank, face.infantry, face.blank] }
  play {
    lines = ["move", "march 2 infantry from old_south to colombia", "end of movement"]
  }
  expect {
    that = game.over && space.colombia.holder == player.red
  }
}

test "an ordinary zone is no way for a march" {
  cites = ["ATK-165", "ATK-368"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest, space.brazil]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place brazil {
      red = { infantry = 3 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["move"]
  }
  refuse {
    line = "march 1 infantry from brazil to french_west_africa"
    because = <<-END
      That is not the next region: units move over a land border, a Coast, or an Anchored Sea Zone that is yours, empty
      or open to you.
    END
  }
}

test "Tanks do not pass neutral ground, Planes do" {
  cites = ["ATK-178", "ATK-179", "ATK-182"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru, space.western_us]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place western_us {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["blitz"]
  }
  refuse {
    line    = "strike western_us with 1 tank from new_england"
    because = "No such unit there can come so far."
  }
  play {
    lines = ["strike western_us with 1 plane from new_england"]
  }
}

test "Tanks pass what is one's own" {
  cites = ["ATK-170", "ATK-180"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest, space.great_plains]
      blues = [space.colombia, space.peru, space.western_us]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place western_us {
      blue = { infantry = 1 }
    }
    place great_plains {
      red = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["blitz", "strike western_us with 1 tank from new_england"]
  }
}

test "Tanks do not pass an enemy's ground, not even undefended" {
  cites = ["ATK-179"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru, space.great_plains, space.western_us]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place western_us {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["blitz"]
  }
  refuse {
    line    = "strike western_us with 1 tank from new_england"
    because = "No such unit there can come so far."
  }
}

test "Infantry and Artillery go one region in a Blitz" {
  cites = ["ATK-171", "ATK-172"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest, space.great_plains]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 3, artillery = 2, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place great_plains {
      red = { infantry = 1, artillery = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["blitz"]
  }
  refuse {
    line    = ["strike western_us with 1 infantry from new_england", "strike western_us with 1 artillery from midwest"]
    because = "No unit there can come so far, or the last unit of the region would leave it."
  }
  refuse {
    line    = "strike mexico with 2 infantry from great_plains"
    because = "Only 1 of them can go; one unit stays in the region."
  }
  play {
    lines = ["strike western_us with 1 artillery from great_plains"]
  }
}

test "a Blitz strikes one region" {
  cites = ["ATK-173"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["blitz", "strike great_plains with 1 tank from new_england"]
  }
  refuse {
    line    = "strike old_south with 1 infantry from midwest"
    because = "A Blitz strikes one region of an opponent or a neutral one, and with the right card a second."
  }
}

test "a Blitz leaves a unit behind, also when the last two go to it from two sides" {
  cites = ["ATK-177"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 1 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["blitz"]
  }
  refuse {
    line    = "strike great_plains with 1 infantry from midwest"
    because = "No unit there can come so far, or the last unit of the region would leave it."
  }
}

test "nobody lands from a ship during a Blitz, nor strikes one's own" {
  cites = ["ATK-176", "ATK-173"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place caribbean_sea {
      red = { destroyer = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["blitz"]
  }
  refuse {
    line    = "strike midwest with 1 tank from new_england"
    because = "A Blitz strikes one region of an opponent or a neutral one, and with the right card a second."
  }
  refuse {
    line    = "land 1 infantry from caribbean_sea in mexico"
    because = "There is no such action now"
  }
}

test "four regions are too far for a Plane" {
  cites = ["ATK-169", "ATK-269"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru, space.alaska]
    }
    x = space.argentina
    set x { holder = player.red }
    place new_england {
      red = { infantry = 2, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place alaska {
      blue = { infantry = 1 }
    }
    place argentina {
      red = { plane = 1, infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["blitz"]
  }
  refuse {
    line    = "strike new_england with 1 plane from argentina"
    because = "A Blitz strikes one region of an opponent or a neutral one, and with the right card a second."
  }
  refuse {
    line    = "strike alaska with 1 plane from argentina"
    because = "No unit there can come so far, or the last unit of the region would leave it."
  }
}

test "no action twice in a year" {
  cites = ["ATK-041", "ATK-036", "ATK-037"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["move", "end of movement"]
  }
}

test "a Submarine carries nothing, a Destroyer no Tank, and one unit each" {
  cites = ["ATK-183", "ATK-156"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place north_atlantic {
      red = { submarine = 1, destroyer = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["navigate"]
  }
  refuse {
    line    = "board 1 infantry from new_england on submarine at north_atlantic"
    because = "No such ship of yours there has room for it."
  }
  refuse {
    line    = "board 1 tank from new_england on destroyer at north_atlantic"
    because = "No ship of yours with room for it lies on the Coast there or in that Sea Zone."
  }
  refuse {
    line    = "board 2 infantry from new_england on destroyer at north_atlantic"
    because = "Only 1 can board: there is no more room, or one unit must stay in the region."
  }
  play {
    lines = ["board 1 infantry from new_england on destroyer at north_atlantic"]
  }
}

test "who is aboard stays aboard in a Navigate, and the ship sails one zone" {
  cites = ["ATK-187", "ATK-192"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place north_atlantic {
      red = { destroyer = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = [
      "navigate",
      "board 1 infantry from new_england on destroyer at north_atlantic",
      "sail 1 destroyer with infantry from north_atlantic to caribbean_sea"
    ]
  }
  expect {
    that = count(pieces(space.caribbean_sea, player.red), piece.unit == unit.infantry) == 1
  }
}

test "a sea battle takes the cargo along" {
  cites = ["ATK-193", "ATK-430"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place north_atlantic {
      red = { destroyer = 1 }
    }
    place caribbean_sea {
      blue = { battleship = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  dice { rolls = [face.battleship] }
  play {
    lines = [
      "navigate",
      "board 1 infantry from new_england on destroyer at north_atlantic",
      "sail 1 destroyer with infantry from north_atlantic to caribbean_sea"
    ]
  }
  expect {
    that = (
      count(pieces(space.caribbean_sea, player.red), piece.unit == unit.infantry) == 0 &&
      count(pieces(space.caribbean_sea, player.blue), piece.unit == unit.battleship) == 1
    )
  }
}

test "neutral blanks: the region falls without a fight" {
  cites = ["ATK-423", "ATK-421"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  dice { rolls = [face.blank] }
  play {
    lines = ["move", "march 1 infantry from midwest to great_plains", "end of movement"]
  }
  expect {
    that = space.great_plains.holder == player.red
  }
}

test "a neutral army that wins is gone, and the region stays neutral" {
  cites = ["ATK-424", "ATK-425"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  dice { rolls = [face.tank, face.tank] }
  play {
    lines = ["move", "march 1 infantry from midwest to great_plains", "end of movement"]
  }
  expect {
    that = space.great_plains.holder == none && empty(pieces(space.great_plains), piece.unit.cost > 0)
  }
}

test "six attack, and five fire, for the line grows when the attacker becomes active" {
  cites = ["ATK-396", "ATK-413", "ATK-436"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru, space.great_plains]
    }
    place new_england {
      red = { infantry = 2, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 7 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place great_plains {
      blue = { infantry = 2 }
    }
  }
  run {
    call season { p = player.red }
  }
  dice { rolls = [face.blank, face.blank, face.infantry, face.infantry, face.blank, face.blank, face.blank] }
  play {
    lines = ["move", "march 6 infantry from midwest to great_plains", "end of movement"]
  }
  expect {
    that = count(pieces(space.great_plains, player.red), piece.unit == unit.infantry) == 6
  }
}

test "the salvo lets the attacker begin, with his Artillery alone" {
  cites = ["ATK-401", "ATK-402"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru, space.great_plains]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 3, artillery = 1 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place great_plains {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  dice { rolls = [face.artillery] }
  play {
    lines = [
      "move", "march 1 artillery from midwest to great_plains", "march 2 infantry from midwest to great_plains",
      "end of movement"
    ]
  }
  expect {
    that = (
      count(pieces(space.great_plains, player.red), piece.unit == unit.infantry) == 2 &&
      space.great_plains.holder == player.red
    )
  }
}

test "a defender's Artillery gives no salvo, and Infantry is lost before a Tank" {
  cites = ["ATK-403", "ATK-426", "ATK-428"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru, space.great_plains]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2, tank = 1 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place great_plains {
      blue = { artillery = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  dice { rolls = [face.artillery, face.tank] }
  play {
    lines = [
      "move", "march 1 tank from midwest to great_plains", "march 1 infantry from midwest to great_plains",
      "end of movement"
    ]
  }
  expect {
    that = (
      count(pieces(space.great_plains, player.red), piece.unit == unit.infantry) == 0 &&
      count(pieces(space.great_plains, player.red), piece.unit == unit.tank) == 1
    )
  }
}

test "a Carrier alone hits twice" {
  cites = ["ATK-437", "ATK-440", "ATK-441"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place north_atlantic {
      red = { carrier = 1 }
    }
    place caribbean_sea {
      blue = { destroyer = 2 }
    }
  }
  run {
    call season { p = player.red }
  }
  dice { rolls = [face.blank, face.blank, face.carrier, face.plane] }
  play {
    lines = ["navigate", "sail 1 carrier from north_atlantic to caribbean_sea"]
  }
  expect {
    that = (
      count(pieces(space.caribbean_sea, player.blue), piece.unit == unit.destroyer) == 0 &&
      count(pieces(space.caribbean_sea, player.red), piece.unit == unit.carrier) == 1
    )
  }
}

test "ships on the Coast go down with the region" {
  cites = ["ATK-449"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru, space.great_plains]
    }
    c = coast(space.great_plains)
    if {
      when = c != none
      create {
        unit  = unit.destroyer
        owner = player.blue
        at    = c
      }
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 3 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place great_plains {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  dice { rolls = [face.blank, face.infantry] }
  play {
    lines = ["move", "march 1 infantry from midwest to great_plains", "end of movement"]
  }
  expect {
    that = empty(every(piece), piece.unit == unit.destroyer)
  }
}

test "one advanced army unit and one advanced ship without Minerals, all in the capital without Factories" {
  cites = ["ATK-285", "ATK-290", "ATK-260"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    r = player.red
    gain r { production = 20 }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  refuse {
    line    = "raise 2 tank in new_england"
    because = "No more than 1 can be built."
  }
  refuse {
    line    = "raise 1 infantry in midwest"
    because = "That is too far from your capital for your Factories, or not yours."
  }
  play {
    lines = ["raise 1 tank in new_england"]
  }
  refuse {
    line    = ["raise 1 plane in new_england", "raise 1 tank in new_england"]
    because = "You cannot pay for that, or no more advanced army units can be built in this Build."
  }
  play {
    lines = ["raise 2 infantry in new_england"]
  }
}

test "oil pays for units one for one, and what is not paid is not built" {
  cites = ["ATK-257", "ATK-258"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    r = player.red
    gain r {
      production = 1
      oil        = 2
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["build"]
  }
  refuse {
    line    = "raise 1 plane in new_england"
    because = "You cannot pay for that, or no more advanced army units can be built in this Build."
  }
  play {
    lines = ["use 2 Oil Certificates", "raise 1 plane in new_england"]
  }
  expect {
    that = player.red.oil == 0 && player.red.production == 0
  }
}

test "no level is skipped, none taken twice in a Research" {
  cites = ["ATK-300", "ATK-301", "ATK-305", "ATK-307"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 9, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["research"]
  }
  refuse {
    line    = "develop rail_2 for infantry"
    because = "That is not the next level of a type you may still raise in this Research, or you have not the units to trade in."
  }
  refuse {
    line    = "develop rail_1 for artillery"
    because = "Rail 1 is developed for 3 Infantry or 1 Artillery; you have not so many."
  }
  play {
    lines = ["develop rail_1 for infantry"]
  }
  refuse {
    line    = "develop rail_2 for infantry"
    because = "is no answer here"
  }
}

test "Transport enters nobody's land, and leaves a neutral one aside" {
  cites = ["ATK-205", "ATK-206", "ATK-208"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest, space.western_us]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place western_us {
      red = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["transport"]
  }
  refuse {
    line    = ["transport 1 infantry from midwest to great_plains", "transport 1 infantry from midwest to western_us"]
    because = "Transport goes through your own regions only, 1 at most, over one open Sea Lane or Anchored Sea Zone at most."
  }
}

test "no talk with a region that touches nothing of one's own, nor with an opponent's" {
  cites = ["ATK-226"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["negotiate"]
  }
  refuse {
    line    = ["parley with brazil", "parley with colombia", "parley with midwest"]
    because = "It is not a neutral region next to one of yours, over land, an open Anchored Sea Zone or an open Sea Lane."
  }
}

test "another's fleet bars the talks across an anchored zone, not those over land" {
  cites = ["ATK-227", "ATK-228"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest, space.old_south]
      blues = [space.colombia, space.peru]
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
    place old_south {
      red = { infantry = 1 }
    }
    place caribbean_sea {
      blue = { destroyer = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["negotiate"]
  }
  refuse {
    line    = ["parley with amazonia", "parley with panama"]
    because = "There is no such action now"
  }
}

test "a hostile marker costs eight, and who cannot pay gets nothing" {
  cites = ["ATK-232", "ATK-239", "ATK-240"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    r = player.red
    gain r { production = 7 }
    create {
      unit = unit.communism_marker
      at   = space.great_plains
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["negotiate", "parley with great_plains"]
  }
  expect {
    that = space.great_plains.holder == none && player.red.production == 7
  }
}

test "one's own marker costs nothing and brings one Infantry" {
  cites = ["ATK-230", "ATK-236"]

  given {
    call red_against_blue {
      reds  = [space.new_england, space.midwest]
      blues = [space.colombia, space.peru]
    }
    create {
      unit = unit.fascism_marker
      at   = space.great_plains
    }
    place new_england {
      red = { infantry = 4, tank = 1, plane = 1, capital_city = 1 }
    }
    place midwest {
      red = { infantry = 2 }
    }
    place colombia {
      blue = { infantry = 3, capital_city = 1 }
    }
    place peru {
      blue = { infantry = 1 }
    }
  }
  run {
    call season { p = player.red }
  }
  play {
    lines = ["negotiate", "parley with great_plains", "win great_plains over"]
  }
  expect {
    that = (
      space.great_plains.holder == player.red &&
      count(pieces(space.great_plains, player.red), piece.unit == unit.infantry) == 1
    )
  }
}
