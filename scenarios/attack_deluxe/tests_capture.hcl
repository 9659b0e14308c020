# Tests of what falls to the winner of a region.

test "ships on the Coast of a captured region are destroyed, others are not" {
  cites = ["ATK-449"]

  given {
    call blue_holds { those = [space.new_england, space.old_south] }
    place new_england { red = { infantry = 1 } }
    place new_england_coast { blue = { destroyer = 2, carrier = 1 } }
    place old_south_coast { blue = { destroyer = 1 } }
    place north_atlantic { blue = { destroyer = 1 } }
    call stow {
      with  = [player.blue, unit.destroyer, space.new_england_coast]
      cargo = [unit.infantry]
    }
  }
  run clash { s = space.new_england }
  expect {
    that    = empty(pieces(space.new_england_coast))
    message = "the ships of New England are gone, with what was aboard"
  }
  expect {
    that = (
      standing(player.blue, unit.destroyer, space.old_south_coast) == 1 &&
      standing(player.blue, unit.destroyer, space.north_atlantic) == 1
    )
    message = "those elsewhere are not"
  }
}

test "an Oil Marker in a captured region is the winner's" {
  cites = ["ATK-453"]

  given {
    set space midwest { holder = player.blue }
    call oil_lies_in { those = [space.midwest] }
    place midwest { red = { infantry = 1 } }
  }
  run clash { s = space.midwest }
  expect {
    that    = oil_income(player.red) == 1 && oil_income(player.blue) == 0
    message = "it yields to Red"
  }
}

test "a captured capital is the winner's, and its former owner is out" {
  cites = ["ATK-016", "ATK-086", "ATK-087", "ATK-147", "ATK-451", "ATK-454"]

  given {
    set space midwest { holder = player.blue }
    set player blue { home = space.midwest }
    create {
      unit  = unit.capital_city
      owner = player.blue
      at    = space.midwest
    }
    set player blue { population = 3 }
    place midwest { blue = { infantry = 1 } }
    place midwest { red = { infantry = 2 } }
  }
  dice { rolls = [face.blank, face.infantry, face.blank] }
  run {
    call clash { s = space.midwest }
    set game { round = 9 }
  }
  expect {
    that    = game.fallen == player.blue && count(capitals_held(player.red)) == 1 && empty(capitals_held(player.blue))
    message = "the capital stands, and is Red's"
  }
  expect {
    that    = score(player.blue) == 0
    message = "Blue scores nothing"
  }
  expect {
    that    = game.round == 1
    message = "the game ended at once: nothing came after"
  }
}

test "a region taken back from its captor falls like any other" {
  cites = ["ATK-451"]

  given {
    call blue_holds { those = [space.midwest] }
    place midwest { red = { infantry = 1 } }
    place midwest { blue = { infantry = 1 } }
  }
  dice { rolls = [face.blank, face.infantry] }
  run {
    call clash { s = space.midwest }
    call counterattack {}
  }
  expect {
    that    = space.midwest.holder == player.blue
    message = "Blue has come again"
  }
}

procedure counterattack {
  lost = army_of(space.midwest, player.red)
  destroy lost {}
  create {
    unit  = unit.infantry
    owner = player.blue
    at    = space.midwest
  }
  call fight_all { p = player.blue }
}
