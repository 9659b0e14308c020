function collected {
  params = { p = player }
  is     = p.income - production(p)
}

test "what each power has at the start" {
  setup = true

  expect {
    that    = collected(player.soviet_union) == 3 + 4
    message = "the convoys get through, and the motherland is whole"
  }
  expect {
    that    = collected(player.germany) == 3
    message = "fortress Europe stands"
  }
  expect {
    that    = collected(player.united_kingdom) == 5
    message = "the empire; a German fleet lies in the Mediterranean"
  }
  expect {
    that    = collected(player.japan) == 3 + 4
    message = "the sphere of influence, and the islands with the oil"
  }
  expect {
    that    = collected(player.united_states) == 5 + 3
    message = "nobody has come ashore, and China holds out"
  }
}

test "the bonus is collected with the income, and said" {
  given turn_of { p = player.japan }
  run collect_income {}
  expect {
    that    = player.japan.ipc == production(player.japan) + 7
    message = "the income is what it was, and 7 on top"
  }
}

test "the Soviet objectives" {
  given {
    call printed_map {}
    place sea_zone_4 { germany = { submarine = 1 } }
    set s {
      in         = [space.ukraine, space.belorussia]
      controller = player.soviet_union
    }
  }
  expect {
    that    = collected(player.soviet_union) == 4
    message = "a submarine stops the convoys, and two conquests are not three"
  }
  run {
    set space norway { controller = player.soviet_union }
  }
  expect { that = collected(player.soviet_union) == 4 + 5 }
  run {
    set space yakut { controller = player.japan }
  }
  expect { that = collected(player.soviet_union) == 5 }
}

test "the German objectives" {
  given {
    call printed_map {}
    set space caucasus { controller = player.germany }
    set space anglo_egypt { controller = player.japan }
  }
  expect {
    that    = collected(player.germany) == 3 + 5 + 5
    message = "three in the East are its own; in Africa an ally's will do"
  }
  run {
    set space caucasus { controller = player.japan }
    set space norway { controller = player.united_kingdom }
  }
  expect { that = collected(player.germany) == 5 }
}

test "the British objectives" {
  given {
    call printed_map {}
    set space norway { controller = player.united_states }
  }
  expect { that = collected(player.united_kingdom) == 5 + 4 + 5 }
  run {
    set space india { controller = player.japan }
    create {
      unit  = unit.battleship
      owner = player.germany
      at    = space.sea_zone_14
    }
  }
  expect { that = collected(player.united_kingdom) == 5 }
}

test "the Japanese objectives" {
  given {
    call printed_map {}
    set space india { controller = player.japan }
    set space borneo { controller = player.united_kingdom }
  }
  expect { that = collected(player.japan) == 3 + 6 }
  run {
    set space philippines { controller = player.united_states }
  }
  expect { that = collected(player.japan) == 6 }
}

test "the American objectives" {
  given {
    call printed_map {}
    set space wake_island { controller = player.united_states }
    set space okinawa { controller = player.united_states }
  }
  expect { that = collected(player.united_states) == 5 + 6 + 3 }
  run {
    set space sinkiang { controller = player.japan }
    set space panama { controller = player.japan }
  }
  expect { that = collected(player.united_states) == 6 }
}
