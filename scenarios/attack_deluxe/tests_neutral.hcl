# Tests of the armies of neutral regions.

test "in Year Four a neutral region's army is what four dice show; a blank adds nobody" {
  cites = ["ATK-417..421"]

  given {
    set game { round = 4 }
    set space midwest { holder = player.red }
    place midwest { red = { tank = 4, artillery = 1, infantry = 1 } }
  }
  dice { rolls = [face.plane, face.tank, face.blank, face.plane] }
  run may_act { p = player.red }
  play {
    lines = [
      "Move", "march 4 tank from midwest to great_plains", "march 1 artillery from midwest to great_plains",
      "end of movement"
    ]
  }
  expect {
    that = (
      standing(player.blue, unit.plane, space.great_plains) == 2 &&
      standing(player.blue, unit.tank, space.great_plains) == 1 &&
      count(every(piece), piece.neutral) == 3
    )
    message = "two Planes and a Tank"
  }
  expect {
    that    = all(army_of(space.great_plains, player.blue), piece.neutral) && space.great_plains.holder == none
    message = "Blue only runs them"
  }
}

test "an attacker who destroys the neutral army gains the region" {
  cites = ["ATK-422", "ATK-425", "ATK-451"]

  given {
    set game { round = 2 }
    place great_plains { red = { tank = 3 } }
  }
  dice { rolls = [face.infantry, face.blank, face.blank, face.tank, face.blank, face.blank] }
  run clash { s = space.great_plains }
  expect {
    that    = space.great_plains.holder == player.red && standing(player.red, unit.tank, space.great_plains) == 3
    message = "Red has it"
  }
  expect {
    that    = empty(every(piece), piece.neutral)
    message = "no neutral unit is left"
  }
}

test "where only blanks are rolled the region is gained without a fight" {
  cites = ["ATK-421", "ATK-423"]

  given {
    set game { round = 3 }
    place great_plains { red = { infantry = 1 } }
  }
  dice { rolls = [face.blank, face.blank, face.blank] }
  run clash { s = space.great_plains }
  expect {
    that    = space.great_plains.holder == player.red && standing(player.red, unit.infantry, space.great_plains) == 1
    message = "three dice and no more"
  }
}

test "an attacker who is destroyed leaves the region neutral, and its army goes" {
  cites = ["ATK-424", "ATK-425"]

  given {
    create {
      unit = unit.monarchy_marker
      at   = space.great_plains
    }
    place great_plains { red = { infantry = 1 } }
  }
  dice { rolls = [face.plane, face.plane] }
  run clash { s = space.great_plains }
  expect {
    that = (
      space.great_plains.holder == none && empty(army_of(space.great_plains, player.blue)) &&
      empty(army_of(space.great_plains, player.red))
    )
    message = "nobody is left there"
  }
  expect {
    that    = count(pieces(space.great_plains), piece.unit == unit.monarchy_marker && piece.owner == none) == 1
    message = "its marker lies where it was"
  }
}

test "the attacker picks who runs the neutral army" {
  cites   = ["ATK-418"]
  options = { players = 3 }

  given {
    place great_plains { red = { infantry = 4, tank = 1 } }
  }
  dice { rolls = [face.tank] }
  run clash { s = space.great_plains }
  play {
    lines = ["green"]
    by    = player.red
  }
  expect {
    that = (
      standing(player.green, unit.tank, space.great_plains) == 1 &&
      standing(player.blue, unit.tank, space.great_plains) == 0
    )
    message = "Green runs it"
  }
}

test "the representative runs the neutral army's front line" {
  cites   = ["ATK-396", "ATK-418", "ATK-420"]
  options = { players = 3 }

  given {
    set game { round = 6 }
    place great_plains { red = { infantry = 4 } }
  }
  dice { rolls = [face.infantry, face.infantry, face.tank, face.tank, face.plane, face.plane] }
  run clash { s = space.great_plains }
  play {
    lines = ["green"]
    by    = player.red
  }
  expect {
    that    = count(army_of(space.great_plains, player.green)) == 6 && empty(army_of(space.great_plains, player.blue))
    message = "Green is asked who goes to the front"
  }
  refuse {
    line    = "4 infantry"
    because = "There are not so many"
    by      = player.green
  }
}

test "a Blitz into a neutral region fights its army too" {
  cites = ["ATK-173", "ATK-417"]

  given {
    set space midwest { holder = player.red }
    place midwest { red = { infantry = 1, tank = 1 } }
  }
  dice { rolls = [face.infantry, face.blank, face.tank] }
  run may_act { p = player.red }
  play { lines = ["Blitz", "strike great_plains with 1 tank from midwest"] }
  expect {
    that    = space.great_plains.holder == player.red
    message = "one die for Year One, an Infantry that misses"
  }
}
