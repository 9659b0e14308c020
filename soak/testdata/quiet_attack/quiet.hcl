# One house rule of one line: who may not attack in the first year. The tests try every way to do so.

scenario "quiet_attack" {
  extends          = "../../../scenarios/attack_deluxe"
  language_version = 2
}

forbid quiet_opening {
  actions = actions.attack
  when    = game.round == 1 && actor == player.red
  message = "Red may not attack in the first year."
}

procedure red_year {
  params = { n = int }

  set game { round = n }
  call red_holds { those = [space.new_england, space.midwest] }
  call blue_holds { those = [space.old_south] }
  place new_england { red = { infantry = 3 } }
  place midwest { red = { infantry = 3, plane = 1 } }
  place old_south { blue = { infantry = 1 } }
  place north_atlantic { red = { destroyer = 1, submarine = 1 } }
  place mid_atlantic { blue = { destroyer = 1 } }
  place great_britain_coast { blue = { battleship = 1 } }
}

test "no march into another's region or a neutral one" {
  given red_year { n = 1 }
  run may_act { p = player.red }
  play { lines = ["Move"] }
  refuse {
    line    = ["march 1 infantry from midwest to old_south", "march 1 infantry from midwest to great_plains"]
    because = "Red may not attack in the first year."
  }
  play { lines = ["march 1 infantry from midwest to new_england", "end of movement"] }
}

test "no Blitz" {
  given red_year { n = 1 }
  run may_act { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "strike old_south with 1 infantry from midwest"
    because = "Red may not attack in the first year."
  }
}

test "no Coastal Attack, no voyage to where others' ships are, no landing" {
  given {
    call red_year { n = 1 }
    create ship {
      unit  = unit.battleship
      owner = player.red
      at    = space.caribbean_sea
    }
    create load {
      unit  = unit.infantry
      owner = player.red
      at    = space.caribbean_sea
    }
    carry load { by = ship }
    place bay_of_biscay { red = { submarine = 1 } }
  }
  run may_act { p = player.red }
  play { lines = ["Navigate"] }
  refuse {
    line    = "raid great_britain_coast with 1 submarines from bay_of_biscay"
    because = "Red may not attack in the first year."
  }
  refuse {
    line    = ["sail 1 destroyer from north_atlantic to mid_atlantic", "sail 1 battleship with infantry from caribbean_sea to mid_atlantic"]
    because = "Red may not attack in the first year."
  }
  play { lines = ["sail 1 destroyer from north_atlantic to caribbean_sea", "end of movement"] }
  run may_act { p = player.red }
  play { lines = ["Move"] }
  refuse {
    line    = "land 1 infantry from caribbean_sea in old_south"
    because = "Red may not attack in the first year."
  }
}

test "in the second year it may" {
  given red_year { n = 2 }
  run may_act { p = player.red }
  play { lines = ["Blitz", "strike old_south with 2 infantry from midwest"] }
}
