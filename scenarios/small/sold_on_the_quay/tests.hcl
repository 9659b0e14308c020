# Of several merchants each is asked in turn; nobody sees what was bid before.

# A lot of a merchant, or one that comes next.
procedure lot_of {
  params = { p = player, kinds = list(unit) }

  for u {
    in = kinds
    create {
      unit  = u
      owner = p
      at    = space.warehouses
    }
  }
}

procedure purses {
  params = { amber = int, coral = int, jade = int }

  gain player amber { gold = amber }
  gain player coral { gold = coral }
  gain player jade { gold = jade }
}

procedure in_the_ship {
  params = { kinds = list(unit) }

  for u {
    in = kinds
    create {
      unit = u
      at   = space.ship
    }
  }
}

test "thirty gold for each who plays, and twelve lots" {
  cites = ["QUAY-1"]
  setup = true

  cases = {
    "two"   = { n = 2 }
    "three" = { n = 3 }
    "four"  = { n = 4 }
  }

  options = { merchants = n }
  expect {
    that = (
      count(every(player), player.gold == 30) == n && count(crew()) == n && count(pieces(space.ship)) == 12 &&
      all([
        for g in every(goods) :
        sum([for c in pieces(space.ship) : c.unit.worth if c.unit.goods == g]) == (g == goods.spice ? 19 : 20)
      ]) &&
      all([for g in every(goods) : count(pieces(space.ship), piece.unit.goods == g) == 4])
    )
  }
}

test "nobody sees what is in the ship, and everybody what is on the quay" {
  cites = ["QUAY-1", "QUAY-2"]

  given in_the_ship { kinds = [unit.tea_3, unit.silk_8] }
  given purses {
    amber = 5
    coral = 5
    jade  = 5
  }
  run auction {}
  expect {
    that = (
      all(
        every(player), sees(player, first(pieces(space.quay)).unit) && !sees(player, first(pieces(space.ship)).unit)
      ) &&
      count(pieces(space.quay)) == 1 && game.round == 1
    )
  }
}

test "the highest bid pays and has the lot, and nobody sees the bids before" {
  cites = ["QUAY-2", "QUAY-3"]

  given in_the_ship { kinds = [unit.tea_3] }
  given purses {
    amber = 5
    coral = 6
    jade  = 9
  }
  run auction {}
  play {
    lines = ["bid 3"]
    by    = player.amber
  }
  expect {
    that = player.amber.bid == 3 && !sees(player.coral, player.amber.bid) && sees(player.amber, player.amber.bid)
  }
  refuse {
    line    = "bid 7"
    because = "is no answer here"
  }
  play {
    lines = ["bid 6"]
    by    = player.coral
  }
  play {
    lines = ["bid 0"]
    by    = player.jade
  }
  expect {
    that = (
      count(lots(player.coral)) == 1 && empty(pieces(space.quay)) && player.coral.gold == 0 && player.amber.gold == 5 &&
      player.jade.gold == 9 &&
      sees(player.jade, player.amber.bid)
    )
    said = "Coral buys tea for 3 for 6."
  }
  expect { said = "Amber bids 3." }
}

test "a lot for which nobody bids is gone" {
  cites = ["QUAY-3"]

  given in_the_ship { kinds = [unit.tea_3] }
  given purses {
    amber = 5
    coral = 6
    jade  = 9
  }
  run auction {}
  play { lines = ["bid 0", "bid 0", "bid 0"] }
  expect {
    that = empty(every(piece)) && player.amber.gold == 5
    said = "Nobody wants it."
  }
}

test "equal bids: the first counts, from another merchant on in each round" {
  cites = ["QUAY-4"]

  cases = {
    "in round one"   = { before = 0, buyer = player.amber }
    "in round two"   = { before = 1, buyer = player.coral }
    "in round three" = { before = 2, buyer = player.jade }
    "in round four"  = { before = 3, buyer = player.amber }
  }

  given in_the_ship { kinds = [unit.tea_3] }
  given purses {
    amber = 5
    coral = 6
    jade  = 9
  }
  given {
    set game { round = before }
  }
  run auction {}
  play { lines = ["bid 4", "bid 4", "bid 4"] }
  expect { that = count(lots(buyer)) == 1 && count(pieces(space.warehouses)) == 1 }
}

test "who has no gold bids nothing, and is asked all the same" {
  cites = ["QUAY-2"]

  given in_the_ship { kinds = [unit.tea_3] }
  given purses {
    amber = 0
    coral = 1
    jade  = 0
  }
  run auction {}
  refuse {
    line    = "bid 1"
    because = "is no answer here"
  }
  play { lines = ["bid 0", "bid 1", "bid 0"] }
  expect { that = count(lots(player.coral)) == 1 }
}

test "a fortune: lots, sets and gold" {
  cites = ["QUAY-5"]

  cases = {
    "nothing"            = { kinds = [], gold = 0, is = 0 }
    "gold alone"         = { kinds = [], gold = 8, is = 2 }
    "two goods"          = { kinds = [unit.tea_3, unit.silk_8, unit.silk_3], gold = 0, is = 14 }
    "a set"              = { kinds = [unit.tea_3, unit.silk_8, unit.spice_2], gold = 3, is = 19 }
    "a set and one more" = { kinds = [unit.tea_3, unit.silk_8, unit.spice_2, unit.spice_4], gold = 0, is = 22 }
    "two sets" = {
      kinds = [unit.tea_3, unit.silk_8, unit.spice_2, unit.spice_4, unit.tea_4, unit.silk_3],
      gold  = 0,
      is    = 34
    }
  }

  given lot_of {
    p     = player.amber
    kinds = kinds
  }
  given purses {
    amber = gold
    coral = 0
    jade  = 0
  }
  expect { that = fortune(player.amber) == is }
}

test "the largest fortune wins, and is shared" {
  cites = ["QUAY-6"]

  cases = {
    "Amber has more" = { amber = 6, coral = 3, amber_wins = true, coral_wins = false }
    "both the same"  = { amber = 3, coral = 5, amber_wins = true, coral_wins = true }
    "Coral has more" = { amber = 3, coral = 30, amber_wins = false, coral_wins = true }
  }

  given purses {
    amber = amber
    coral = coral
    jade  = 0
  }
  run settle {}
  expect {
    that = (
      game.over && contains(game.winners, player.amber) == amber_wins &&
      contains(game.winners, player.coral) == coral_wins &&
      !contains(game.winners, player.jade)
    )
  }
}

test "the bids for the next lot are secret again, and there is none when the ship is empty" {
  cites = ["QUAY-2"]

  given in_the_ship { kinds = [unit.tea_3, unit.tea_4] }
  given purses {
    amber = 5
    coral = 6
    jade  = 9
  }
  run auction {}
  play { lines = ["bid 1", "bid 2", "bid 3"] }
  run auction {}
  play { lines = ["bid 4"] }
  expect { that = !sees(player.jade, player.amber.bid) }
  play { lines = ["bid 2", "bid 0"] }
  run auction {}
  expect { that = count(pieces(space.warehouses)) == 2 && player.amber.gold == 1 && game.round == 3 }
}

test "what others have makes no set" {
  cites = ["QUAY-5"]

  given lot_of {
    p     = player.amber
    kinds = [unit.tea_3, unit.silk_8]
  }
  given lot_of {
    p     = player.jade
    kinds = [unit.spice_2]
  }
  expect { that = fortune(player.amber) == 11 && fortune(player.jade) == 2 }
}
