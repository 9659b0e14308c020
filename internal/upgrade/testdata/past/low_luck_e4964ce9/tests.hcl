test "strength is added up: a sure hit for each full six, one die for the rest" {
  given {
    set game { active = player.soviet_union }
    call printed_map {}
    place west_russia {
      germany      = { infantry = 4 }
      soviet_union = { infantry = 3, artillery = 1, armour = 2 }
    }
    call came_from {
      s    = space.west_russia
      p    = player.soviet_union
      from = space.russia
    }
  }

  # Attack: 2 + 1 + 1 with the artillery's help, 2, 3 and 3 are 12: two hits and no die. Defence: 8, one hit and a die.
  # Then 11 against 4: one hit and a die at 5, and a die at 4.
  dice { rolls = [3, 5, 5] }
  run {
    defaults = true
    call conduct_combat {}
  }
  expect {
    that    = standing(player.germany, unit.infantry, space.west_russia) == 0
    message = "four hits in two rounds, only the last of them by a die"
  }
  expect {
    that    = standing(player.soviet_union, unit.infantry, space.west_russia) == 2 && standing(player.soviet_union, unit.armour, space.west_russia) == 2
    message = "the defenders have their sure hit in the first round, and miss twice with a die"
  }
}

test "the die for the rest may miss" {
  given {
    set game { active = player.soviet_union }
    call printed_map {}
    place west_russia {
      germany      = { infantry = 1 }
      soviet_union = { armour = 1 }
    }
    call came_from {
      s    = space.west_russia
      p    = player.soviet_union
      from = space.russia
    }
  }
  dice { rolls = [4, 3, 3, 3] }
  run {
    defaults = true
    call conduct_combat {}
  }
  expect {
    that    = standing(player.soviet_union, unit.armour, space.west_russia) == 1 && space.west_russia.controller == player.soviet_union
    message = "a 4 misses for the tank, a 3 for the infantry; then a 3 hits"
  }
}

test "bombardment adds up, too" {
  given {
    set game { active = player.united_states }
    call printed_map {}
    place okinawa { japan = { infantry = 4 } }
    place sea_zone_60 { united_states = { battleship = 3, transport = 1 } }
    call stow {
      what = unit.infantry
      p    = player.united_states
      sea  = space.sea_zone_60
    }
    call bound_for {
      sea   = space.sea_zone_60
      p     = player.united_states
      there = space.okinawa
    }
  }

  # Three battleships are 12: two sure hits. Then the infantry, 1, against two, 4.
  dice { rolls = [6, 3] }
  run {
    defaults = true
    call conduct_combat {}
  }
  expect {
    that    = standing(player.japan, unit.infantry, space.okinawa) == 2
    message = "no die is rolled for the ships"
  }
}

test "a gun has one shot at each aircraft, as ever" {
  given {
    set game { active = player.germany }
    call printed_map {}
    place russia {
      germany      = { fighter = 6 }
      soviet_union = { aa_gun = 1, infantry = 1 }
    }
    call came_from {
      s    = space.russia
      p    = player.germany
      from = space.germany
    }
  }

  # A die for each aircraft, one hits; 15 strength are two sure hits and a die, the infantry has a die at 2.
  dice { rolls = [2, 6, 1, 2, 2, 2, 6, 3] }
  run {
    defaults = true
    call conduct_combat {}
  }
  expect { that = count([for c in pieces(space.russia) : c if c.owner == player.germany]) == 5 }
}

test "raids and research throw their dice as ever" {
  given {
    set game { active = player.germany }
    call printed_map {}
    gain player germany { ipc = 10 }
    gain player united_kingdom { ipc = 20 }
    place western_europe { germany = { bomber = 1 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
  }
  dice { rolls = [1, 2, 5] }
  run {
    call develop_weapons {}
    call combat_move {}
  }
  play { lines = ["research rockets with 2 dice", "raid united_kingdom with 1 bomber from western_europe"] }
  run {
    call conduct_combat {}
  }
  expect { that = has(player.germany, technology.rockets) && player.united_kingdom.ipc == 15 }
}
