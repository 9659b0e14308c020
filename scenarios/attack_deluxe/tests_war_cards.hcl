# Tests of the Action Cards of battles: Shock Troops and Armor Raid. Bombing Run is with the Blitz.

test "Shock Troops: reserves roll in the first round" {
  cites = ["ATK-386..388"]

  given {
    set player red { card = unit.shock_troops }
    set space midwest { holder = player.blue }
    place midwest { blue = { tank = 2 } }
    place midwest { red = { infantry = 7 } }
  }
  dice {
    rolls = [
      face.blank, face.blank,
      face.infantry,
      face.blank, face.blank, face.blank, face.blank, face.blank, face.blank,
      face.blank,
      face.infantry,
      face.blank, face.blank, face.blank, face.blank, face.blank,
    ]
  }
  run clash {
    s        = space.midwest
    defaults = true
  }
  expect {
    that    = space.midwest.holder == player.red
    message = "seven dice in the first round, six in the second"
  }
}

test "Shock Troops: a defender has nothing of it" {
  cites = ["ATK-387"]

  given {
    set player blue { card = unit.shock_troops }
    set space midwest { holder = player.blue }
    place midwest { blue = { infantry = 6 } }
    place midwest { red = { tank = 1 } }
  }
  dice {
    rolls = [
      face.infantry, face.infantry, face.infantry, face.infantry,
    ]
  }
  run clash {
    s        = space.midwest
    defaults = true
  }
  expect {
    that    = space.midwest.holder == player.blue
    message = "four dice"
  }
}

test "Shock Troops: with Artillery in line all fire, not the salvo alone" {
  cites = ["ATK-387", "ATK-402"]

  given {
    set player red { card = unit.shock_troops }
    set space midwest { holder = player.blue }
    place midwest { blue = { infantry = 2 } }
    place midwest { red = { artillery = 1, tank = 1, infantry = 3 } }
  }
  dice {
    rolls = [
      face.tank, face.infantry,
      face.blank, face.blank, face.blank,
    ]
  }
  run clash {
    s        = space.midwest
    defaults = true
  }
  expect {
    that    = space.midwest.holder == player.red && count(army_of(space.midwest, player.red)) == 5
    message = "Red begins, with five dice"
  }
}

# Two Tanks with an Armor Raid come upon one Infantry.
procedure raided {
  params = { g = government }

  set player red {
    card       = unit.armor_raid
    government = g
  }
  set space midwest { holder = player.blue }
  place midwest { blue = { infantry = 1 } }
  place midwest { red = { tank = 2 } }
}

test "Armor Raid: a Fascist rolls all dice again, twice in a Blitz" {
  cites = ["ATK-392..395"]

  given raided { g = government.fascism }
  dice {
    rolls = [
      face.blank, face.tank, face.blank, face.blank, face.blank, face.blank, face.blank, face.blank, face.tank,
      face.tank
    ]
  }
  run clash { s = space.midwest }
  play { lines = ["again", "again"] }
  expect {
    that    = player.red.rerolled == 2
    message = "twice, and no third time"
  }
  expect {
    that    = space.midwest.holder == player.red
    message = "the hit of the first roll was discarded; the last roll counts"
  }
}

test "Armor Raid: another government rolls again once" {
  cites = ["ATK-392", "ATK-393"]

  given raided { g = government.democracy }
  dice { rolls = [face.blank, face.blank, face.blank, face.tank, face.blank] }
  run clash { s = space.midwest }
  play { lines = ["again"] }
  expect {
    that    = player.red.rerolled == 1 && space.midwest.holder == player.red
    message = "the second roll hits, and nobody is asked again"
  }
}

test "Armor Raid: a roll may be kept" {
  cites = ["ATK-393", "ATK-394"]

  given raided { g = government.fascism }
  dice { rolls = [face.blank, face.blank, face.tank] }
  run clash { s = space.midwest }
  play { lines = ["keep"] }
  expect {
    that    = player.red.rerolled == 0 && space.midwest.holder == player.red
    message = "nothing was rolled again"
  }
}

test "without the card nobody rolls again" {
  cites = ["ATK-392"]

  given {
    set player red { government = government.fascism }
    set space midwest { holder = player.blue }
    place midwest { blue = { infantry = 1 } }
    place midwest { red = { tank = 1 } }
  }
  dice { rolls = [face.blank, face.blank, face.blank, face.tank] }
  run clash { s = space.midwest }
  expect {
    that    = space.midwest.holder == player.red
    message = "two rounds, nobody was asked"
  }
}
