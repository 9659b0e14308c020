# Tests of what the list of buildings says that plunder brings.

test "plunder brings what the list says of a building, and ours says half its price, rounded up" {
  cites = ["KK3-813", "KKA-30"]

  expect {
    that = all([
      for u in every(unit) :
      all([for r in every(resource) : u.plunder_gives[r] == (kind_is(u, branch.building) ? ceil(u.price[r] / 2) : 0)])
    ])
    message = "Every building, and nothing else."
  }
}

test "plunder brings what the list says" {
  cites = ["KK3-402", "KK3-813"]
  cases = {
    "a castle" = { what = unit.castle, stone = 2, gold = 1 }
    "a market" = { what = unit.market, stone = 0, gold = 1 }
    "a fort"   = { what = unit.fort, stone = 2, gold = 0 }
  }

  expect {
    booty = spoils(what, player.khanate)
    that  = booty[resource.stone] == stone && booty[resource.gold] == gold
  }
}
