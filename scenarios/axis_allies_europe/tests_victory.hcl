# Tests of victory: a capital held to the captor's next turn while his own stands. Clauses 26 to 31 and 273 to 282.

test "the Allies win when the power that holds Germany begins its turn with its own capital" {
  cites = ["EUR-026..028", "EUR-273", "EUR-277"]

  cases = {
    "the Soviet Union"  = { p = player.soviet_union }
    "Great Britain"     = { p = player.united_kingdom }
    "the United States" = { p = player.united_states }
  }

  given {
    call printed_map {}
    call hold { with = [space.germany, p] }
  }
  run turn { with = [p] }
  expect { that = game.over && game.winners == [player.soviet_union, player.united_kingdom, player.united_states] }
}

test "Germany wins with any enemy capital" {
  cites = ["EUR-030", "EUR-031", "EUR-277"]

  cases = {
    "Great Britain"     = { s = space.united_kingdom }
    "the United States" = { s = space.united_states }
    "Moscow"            = { s = space.moscow }
  }

  given {
    call printed_map {}
    call hold { with = [s, player.germany] }
  }
  run turn { p = player.germany }
  expect { that = game.over && game.winners == [player.germany] }
}

test "whose own capital is in enemy hands does not win" {
  cites = ["EUR-027", "EUR-031", "EUR-277"]

  cases = {
    "an Ally" = { p = player.soviet_union, theirs = space.germany, own = space.moscow, enemy = player.germany }
    "Germany" = { p = player.germany, theirs = space.moscow, own = space.germany, enemy = player.united_kingdom }
  }

  given {
    call printed_map {}
    call hold { with = [theirs, p] }
    call hold { with = [own, enemy] }
    place libya { germany = { infantry = 1 } }
    place siberia { soviet_union = { infantry = 1 } }
  }
  run turn { with = [p] }
  expect { that = !game.over }
}

test "the capitals of the other Allies do not matter" {
  cites = ["EUR-027"]

  given {
    call printed_map {}
    call hold { with = [space.germany, player.united_kingdom] }
    call hold { with = [space.moscow, player.germany] }
  }
  run turn { p = player.united_kingdom }
  expect { that = game.over && game.winners == [player.soviet_union, player.united_kingdom, player.united_states] }
}

test "taking a capital wins nothing at once, nor in another's turn" {
  cites = ["EUR-026", "EUR-030", "EUR-277"]

  given {
    call turn_of { p = player.germany }
    place belorussia { germany = { infantry = 1 } }
    place libya { germany = { infantry = 1 } }
    place siberia { soviet_union = { infantry = 1 } }
    call hold { with = [space.belorussia, player.germany] }
  }
  run two_turns {}
  play { lines = ["move 1 infantry from belorussia to moscow", "end combat move", "end noncombat move"] }
  expect { that = space.moscow.controller == player.germany && !game.over }
  play { lines = ["end noncombat move"] }
  expect { that = !game.over }
}

# Germany's turn and that of the Soviet Union.
procedure two_turns {
  call turn { with = [player.germany] }
  call turn { with = [player.soviet_union] }
}

test "with the option the Ally of the highest income wins alone, and equals share it" {
  cites = ["EUR-029"]

  cases = {
    "the United States" = { spoils = [space.sicily], by = player.soviet_union, winners = [player.united_states] }
    "the United States and the Soviet Union" = {
      spoils  = [space.us_convoy_1, space.us_convoy_2],
      by      = player.germany,
      winners = [player.united_states, player.soviet_union]
    }
  }

  options = { individual_winner = true }

  given {
    call printed_map {}
    call hold { with = [space.germany, player.soviet_union] }
    for s {
      in = spoils
      call hold { with = [s, by] }
    }
  }
  run turn { p = player.soviet_union }
  expect { that = game.over && count(game.winners) == count(winners) && all(winners, contains(game.winners, player)) }
}

test "with the option Germany wins as ever" {
  cites = ["EUR-029", "EUR-030"]

  options = { individual_winner = true }

  given {
    call printed_map {}
    call hold { with = [space.moscow, player.germany] }
  }
  run turn { p = player.germany }
  expect { that = game.over && game.winners == [player.germany] }
}

test "of the Allies, not of all, those with the highest income" {
  cites = ["EUR-029"]

  cases = {
    "Germany has more" = {
      taken = [space.us_convoy_1, space.us_convoy_2],
      best  = [player.united_states, player.soviet_union]
    }
    "Germany has as much" = { taken = [space.us_convoy_2], best = [player.united_states] }
    "one has more than the others" = {
      taken = [space.us_convoy_1, space.us_convoy_2, space.norway],
      best  = [player.united_states]
    }
  }

  given {
    call printed_map {}
    call hold { with = [space.germany, player.soviet_union] }
    for s {
      in = taken
      call hold {
        s  = s
        by = s.convoy ? player.germany : player.united_states
      }
    }
  }
  expect { that = same(best_earners(alliance.allies), best) }
}
