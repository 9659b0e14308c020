# Tests of ships that come to a sea, or leave one, without sailing: they withdraw, flee, are taken or lose their harbour.

# A boat of the Kingdom's in the Pearl Gulf, with mines of the Khanate's in one of the two seas beside it and a cruiser in the other.
procedure between_mines_and_guns {
  params = { what = unit, points = int }

  set game { weather = weather.sunny }
  create {
    unit  = what
    owner = player.kingdom
    at    = space.pearl_gulf
    left  = points
  }
  call stands { with = [unit.mine_barrier, player.khanate, space.delta_bight, 1] }
  call stands { with = [unit.cruiser, player.khanate, space.south_amber, 1] }
}

test "who withdraws into mines sets them off" {
  cites = ["KK3-457"]
  cases = {
    "sunk"            = { what = unit.torpedo_boat, luck = 2, there = 0, how = wound.fresh, cites = ["KK3-458"] }
    "heavily damaged" = { what = unit.torpedo_boat, luck = 3, there = 1, how = wound.heavy_losses, cites = ["KK3-459"] }
    "stopped"         = { what = unit.torpedo_boat, luck = 6, there = 1, how = wound.fresh, cites = ["KK3-461"] }
    "a sweeper's 3" = {
      what  = unit.minesweeper,
      luck  = 3,
      there = 1,
      how   = wound.losses,
      cites = ["KK3-460", "KK3-595"]
    }
    "who flies over it" = { what = unit.kite_riders, luck = 0, there = 1, how = wound.fresh }
  }

  given between_mines_and_guns {
    what   = what
    points = 0
  }
  dice { rolls = luck == 0 ? [] : [luck] }
  run {
    defaults = true
    boat     = first(pieces(space.pearl_gulf))
    call fall_back { with = [boat, space.delta_bight] }
  }
  expect {
    boats = where(pieces(space.delta_bight), piece.unit == what)
    that  = count(boats) == there && all(boats, piece.stage == how)
  }
}

test "the way home ends in the mines, but for those who sweep them" {
  cites = ["KK3-461", "KK3-596", "KK3-789", "KK3-790"]
  cases = {
    "a boat"    = { what = unit.torpedo_boat, to = space.delta_bight }
    "a sweeper" = { what = unit.minesweeper, to = space.lantern_straits }
  }

  given {
    call holds { with = [player.kingdom, [space.hafenland]] }
    call between_mines_and_guns { with = [what, 2] }
  }
  expect {
    boat = first(pieces(space.pearl_gulf))
    that = contains(courses(boat), to) && contains(flights(space.pearl_gulf, player.kingdom), to)
  }
}

test "a fleet that flees into mines is lost with all aboard" {
  cites = ["KK3-458", "KK3-718", "KK3-789"]

  given {
    set game { weather = weather.sunny }
    call aboard_ship { with = [unit.spearmen, unit.merchant_junk, player.kingdom, space.pearl_gulf, 0] }
    ship = first(pieces(space.pearl_gulf), piece.unit == unit.merchant_junk)
    create admiral {
      unit  = unit.lord_haven
      owner = player.kingdom
      at    = space.pearl_gulf
    }
    carry admiral { by = ship }
    call stands { with = [unit.mine_barrier, player.kingdom, space.delta_bight, 1] }
    call stands { with = [unit.cruiser, player.khanate, space.south_amber, 1] }
    call marches_in { with = [unit.cruiser, player.khanate, space.south_amber, space.pearl_gulf, 0, 1] }
  }
  dice { rolls = [1] }
  run battle_at { with = [space.pearl_gulf, player.khanate] }
  refuse {
    line    = "flee to lantern_straits"
    because = "None of your army can go there, or all of it can go elsewhere."
  }
  play { lines = ["flee to delta_bight"] }
  expect {
    that = empty(every(piece), piece.owner == player.kingdom && piece.unit != unit.mine_barrier)
    said = "Merchant Junk of Aldermark enters the mines in the Delta Bight: 1."
  }
}

test "who sails out of a harbour that is lost meets the mines before it" {
  cites = ["KK3-457", "KK3-458", "KK3-668"]
  cases = {
    "a naval base that the enemy enters" = {
      base   = unit.naval_base,
      torn   = false,
      orders = ["move 1 spearmen from kings_haven to holm_fields"],
      cites  = ["KK3-672"]
    }
    "a port that its own side pulls down"   = { base = unit.port, torn = true, orders = [] }
    "a naval base that is pulled down, too" = { base = unit.naval_base, torn = true, orders = [] }
  }

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [base, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.torpedo_boat, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.mine_barrier, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.mine_barrier, player.khanate, space.north_amber, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.kings_haven, 1] }
  }
  dice { rolls = [1] }
  run {
    defaults = true
    call raze {
      when = torn
      b    = building_at(space.holm_fields)
      by   = player.kingdom
    }
    call movement_of {
      when = !torn
      with = [player.khanate]
    }
  }
  play { lines = orders }
  expect { that = !any(every(piece), piece.unit == unit.torpedo_boat) }
}

test "all ships have sailed out of a harbour that is lost before mines go off under one of them" {
  cites = ["KK3-457", "KK3-458", "KK3-672"]

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [unit.naval_base, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.torpedo_boat, player.kingdom, space.holm_fields, 2] }
    call stands { with = [unit.mine_barrier, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.kings_haven, 1] }
  }
  dice { rolls = [1] }
  run movement_of { p = player.khanate }
  play { lines = ["move 1 spearmen from kings_haven to holm_fields", "south_amber"] }
  expect {
    that    = count(pieces(space.south_amber), piece.unit == unit.torpedo_boat) == 1
    message = "Where the second one goes is decided before the first one's fate is known."
    unsaid  = "enters the mines"
  }
  play {
    by    = player.kingdom
    lines = ["north_amber"]
  }
  expect {
    that = (
      count(every(piece), piece.unit == unit.torpedo_boat) == 1 &&
      count(pieces(space.north_amber), piece.unit == unit.torpedo_boat) == 1
    )
    said = "Torpedo Boat of Aldermark enters the mines in the South Amber Sea: 1."
  }
}

# ---- Trade routes

test "a trade ship that is driven off its route into mines and sinks leaves the route all the same" {
  cites = ["KK3-384", "KK3-387", "KK3-457", "KK3-458"]
  cases = {
    "it sinks"        = { luck = 1, afloat = 0 }
    "it stays afloat" = { luck = 6, afloat = 1 }
  }

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [unit.freighter, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.cord, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.mine_barrier, player.khanate, space.pearl_gulf, 1] }
  }
  dice { rolls = [luck] }
  run {
    ship = first(pieces(space.south_amber), piece.unit == unit.freighter)
    call fall_back { with = [ship, space.pearl_gulf] }
  }
  expect {
    that = (
      count(pieces(space.stores), piece.unit == unit.cord) == 1 &&
      count(every(piece), piece.unit == unit.freighter) == afloat
    )
    message = "the goods are back in store"
  }
}

test "a trade ship leaves its route however it goes, and the goods come back" {
  cites = ["KK3-384", "KK3-387"]
  cases = {
    "it withdraws"         = { how = 1, ships = 1, n = 1, orders = [] }
    "another one is there" = { how = 1, ships = 2, n = 0, orders = [] }
    "it is taken"          = { how = 2, ships = 1, n = 1, orders = [] }
    "it puts in at a port" = { how = 3, ships = 1, n = 1, orders = ["put in at holm_fields with freighter"] }
  }

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [unit.port, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.freighter, player.kingdom, space.south_amber, ships] }
    call stands { with = [unit.cord, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.prison_camp, player.khanate, space.kurgan_plain, 1] }
  }
  run {
    ship = first(pieces(space.south_amber))
    call fall_back {
      when = how == 1
      with = [ship, space.pearl_gulf]
    }
    call capture {
      when = how == 2
      with = [ship, player.khanate]
    }
    call movement_of {
      when = how == 3
      with = [player.kingdom]
    }
  }
  play { lines = orders }
  expect {
    that = count(pieces(space.stores), piece.unit == unit.cord) == n && from_routes(player.kingdom) == (n == 1 ? 0 : 3)
  }
}
