# Tests of rules that meet: how a player might get round one with another.

# ---- Treaties and battles

test "guests who are enemies when a treaty ends fight where they stand" {
  cites   = ["KK3-721", "KKA-25"]
  options = { players = 2 }
  cases = {
    "in the movement of the host"   = { p = player.kingdom, mine = unit.swordsmen, theirs = unit.militia }
    "in the movement of the guests" = { p = player.khanate, mine = unit.militia, theirs = unit.swordsmen }
  }

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
    call stands { with = [mine, player.kingdom, space.dornburg, 1] }
    call stands { with = [theirs, player.khanate, space.dornburg, 1] }
  }
  run {
    call settle_relation { with = [player.khanate, player.kingdom, relation.hostile] }
    set game { active = p }
    call movement_of { with = [p] }
  }
  refuse {
    line    = ["move 1 swordsmen from dornburg to holm_fields", "move 1 militia from dornburg to holm_fields"]
    because = "You have nothing there that can still move."
  }
  play { lines = ["attack at dornburg"] }
  expect { said = "attacks" }
}

test "guests fight nobody while the treaty lasts" {
  cites   = ["KK3-721", "KKA-25"]
  options = { players = 2 }

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
    call stands { with = [unit.swordsmen, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.swordsmen, player.khanate, space.dornburg, 1] }
  }
  run movement_of { p = player.khanate }
  refuse { line = "attack at dornburg" }
  play { lines = ["move 1 swordsmen from dornburg to holm_fields"] }
  expect { that = empty(player.khanate.front) }
}

test "a battle that its player puts off is fought when his movement ends" {
  cites   = ["KK3-721"]
  options = { players = 2 }

  given {
    call two_states {}
    call stands { with = [unit.militia, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.swordsmen, player.khanate, space.dornburg, 1] }
    call stands { with = [unit.lancers, player.khanate, space.sarai, 1] }
  }
  run movement_of { p = player.khanate }
  play {
    lines = ["stop moving"]
    by    = player.khanate
  }
  expect { said = "Tarkhan attacks Aldermark at Dornburg." }
}

test "a submarine lies below ships that do not find it, and fights those that do" {
  cites   = ["KK3-551", "KK3-721"]
  options = { players = 2 }
  cases = {
    "a cruiser"   = { above = unit.cruiser, front = 0 }
    "a destroyer" = { above = unit.destroyer, front = 1 }
  }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.submarine, player.khanate, space.south_amber, 1] }
    call stands { with = [above, player.kingdom, space.south_amber, 1] }
  }
  run reset_units { p = player.khanate }
  expect { that = count([for s in player.khanate.front : s]) == front && first(pieces(space.south_amber)).engaged == (front == 1) }
}

# ---- Agents and railways

test "Agents do not ride to where enemies are, Agents among them" {
  cites = ["KK3-572", "KK3-574"]

  given {
    call union_railway {}
    call rested { with = [unit.agents, player.union, space.millrace] }
    call stands { with = [unit.agents, player.kingdom, space.east_dunes, 1] }
  }
  expect {
    rider = first(pieces(space.millrace))
    that  = !contains(stations(rider), space.east_dunes) && contains(stations(rider), space.cape_union) && contains(stations(rider), space.smelter_bay)
  }
}
