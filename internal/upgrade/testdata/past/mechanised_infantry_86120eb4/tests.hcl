test "it is bought for 4, attacks with 1, defends with 2 and moves 2" {
  given {
    set game { active = player.germany }
    call printed_map {}
    gain player germany { ipc = 9 }
  }
  run {
    call purchase_units {}
  }
  play { lines = ["buy 2 mechanised_infantry"] }
  expect { that = player.germany.ipc == 1 && count(waiting(player.germany, unit.mechanised_infantry)) == 2 }
  expect { that = unit.mechanised_infantry.attack == 1 && unit.mechanised_infantry.defence == 2 && unit.mechanised_infantry.move == 2 }
}

test "no artillery lifts it" {
  given {
    set game { active = player.soviet_union }
    call printed_map {}
    place west_russia {
      germany      = { armour = 1 }
      soviet_union = { mechanised_infantry = 1, artillery = 1 }
    }
    call came_from {
      s    = space.west_russia
      p    = player.soviet_union
      from = space.russia
    }
  }
  dice { rolls = [2, 3, 4, 6, 2, 6] }
  run {
    defaults = true
    call conduct_combat {}
  }
  expect { that = standing(player.soviet_union, unit.mechanised_infantry, space.west_russia) == 1 && standing(player.germany, unit.armour, space.west_russia) == 0 }
}

test "it blitzes beside tanks, one to a tank" {
  given {
    set game { active = player.germany }
    call printed_map {}
    place west_russia { germany = { armour = 1, mechanised_infantry = 2 } }
    place novosibirsk { soviet_union = { infantry = 1 } }
  }
  run {
    call combat_move {}
  }
  refuse {
    line    = "blitz 1 mechanised_infantry from west_russia through russia to novosibirsk"
    because = "That unit cannot blitz."
  }
  play { lines = ["blitz 1 armour from west_russia through russia to novosibirsk"] }
  refuse {
    line    = "move 2 mechanised_infantry from west_russia to novosibirsk"
    because = "Mechanised infantry blitzes beside tanks, one to a tank that drove the same way."
  }
  play { lines = ["move 1 mechanised_infantry from west_russia to novosibirsk"] }
  refuse {
    line    = "move 1 mechanised_infantry from west_russia to novosibirsk"
    because = "Mechanised infantry blitzes beside tanks, one to a tank that drove the same way."
  }
  expect { that = standing(player.germany, unit.mechanised_infantry, space.novosibirsk) == 1 }
}

test "through ground that was friendly when the turn began it needs no tank" {
  given {
    set game { active = player.germany }
    call printed_map {}
    place belorussia { germany = { mechanised_infantry = 2 } }
    place russia { soviet_union = { infantry = 1 } }
  }
  run {
    call combat_move {}
  }
  play { lines = ["move 2 mechanised_infantry from belorussia to russia"] }
  expect { that = standing(player.germany, unit.mechanised_infantry, space.russia) == 2 }
}

test "one goes aboard a transport beside an infantry, but not two" {
  given {
    set game { active = player.united_kingdom }
    call printed_map {}
    place united_kingdom { united_kingdom = { mechanised_infantry = 2, infantry = 1, armour = 1 } }
    place sea_zone_2 { united_kingdom = { transport = 1 } }
  }
  run {
    call combat_move {}
  }
  play { lines = ["load mechanised_infantry from united_kingdom in sea_zone_2"] }
  refuse { line = "load mechanised_infantry from united_kingdom in sea_zone_2" }
  refuse { line = "load armour from united_kingdom in sea_zone_2" }
  play { lines = ["load infantry from united_kingdom in sea_zone_2"] }
  expect { that = count(pieces(space.sea_zone_2)) == 3 }
}
