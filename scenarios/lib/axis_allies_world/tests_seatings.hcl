# Tests of who runs which powers, by how many people there are. Clauses 5 and 6, 17 to 36.

# The powers that somebody runs in a seating: how often each is run.
function times_run {
  params = { in = seating, p = player }
  is     = sum([for seat in in.seats : count(seat, player == p)])
}

test "from two to five people play, in as many seats" {
  cites = ["REV-005"]

  expect {
    that    = same([for s in every(seating) : count(s.seats)], range(2, 5))
    message = "one seating each for two, three, four and five people, and none for more"
  }
  expect {
    that = (
      count(seating.two.seats) == 2 && count(seating.three.seats) == 3 && count(seating.four.seats) == 4 &&
      count(seating.five.seats) == 5
    )
  }
}

test "everybody runs a power, and some run several" {
  cites = ["REV-006"]

  expect {
    that    = all([for s in every(seating) : all([for seat in s.seats : !empty(seat)])])
    message = "nobody sits idle"
  }
  expect {
    that    = any([for s in every(seating) : any([for seat in s.seats : count(seat) > 1])])
    message = "one person may run several powers"
  }
}

test "either side is taken by one person or more" {
  cites = ["REV-017"]

  expect {
    that = all([
      for s in every(seating) :
      all([for a in every(alliance) : any([for seat in s.seats : all(seat, player.alliance == a)])])
    ])
    message = "each side has somebody who is all for it"
  }
  expect {
    that = all([
      for s in every(seating) : all([for seat in s.seats : count(unique([for p in seat : p.alliance])) == 1])
    ])
    message = "and nobody is on both"
  }
}

test "five people run one power each" {
  cites = ["REV-018"]

  expect {
    that = (
      all([for seat in seating.five.seats : count(seat) == 1]) &&
      all(every(player), times_run(seating.five, player) == 1)
    )
  }
}

test "fewer than five run all five powers between them" {
  cites = ["REV-019"]

  expect {
    that    = all([for s in every(seating) : all(every(player), times_run(s, player) == 1)])
    message = "every power is run by one person, whatever the seating"
  }
  expect {
    that    = all([for s in every(seating) : any([for seat in s.seats : count(seat) > 1]) if count(s.seats) < 5])
    message = "so somebody runs more than one"
  }
}

test "two people: the Allies, the Axis" {
  cites = ["REV-023", "REV-024"]

  expect { that = same(seating.two.seats[0], [player.soviet_union, player.united_kingdom, player.united_states]) }
  expect { that = same(seating.two.seats[1], [player.germany, player.japan]) }
}

test "three people: the Allies, Germany, Japan" {
  cites = ["REV-025..027"]

  expect { that = same(seating.three.seats[0], [player.soviet_union, player.united_kingdom, player.united_states]) }
  expect { that = same(seating.three.seats[1], [player.germany]) }
  expect { that = same(seating.three.seats[2], [player.japan]) }
}

test "four people: the Soviet Union and the United States, the United Kingdom, Germany, Japan" {
  cites = ["REV-028..031"]

  expect { that = same(seating.four.seats[0], [player.soviet_union, player.united_states]) }
  expect { that = same(seating.four.seats[1], [player.united_kingdom]) }
  expect { that = same(seating.four.seats[2], [player.germany]) }
  expect { that = same(seating.four.seats[3], [player.japan]) }
}

test "five people: a power each, in the order of play" {
  cites = ["REV-032..036"]

  expect { that = same(seating.five.seats[0], [player.soviet_union]) }
  expect { that = same(seating.five.seats[1], [player.germany]) }
  expect { that = same(seating.five.seats[2], [player.united_kingdom]) }
  expect { that = same(seating.five.seats[3], [player.japan]) }
  expect { that = same(seating.five.seats[4], [player.united_states]) }
}
