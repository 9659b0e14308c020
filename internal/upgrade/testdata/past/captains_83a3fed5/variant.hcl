# What a captain asks before he sails, written as 1942 was when a function said the price.
scenario "captains" {
  title            = "Axis & Allies 1942: Captains"
  extends          = "../../../../../scenarios/axis_allies_1942"
}

# Transports are cheap.
function price {
  is = u == unit.transport ? 5 : inherited
}

# Nobody waits for peace to move.
remove action redeploy { only = [require.peaceful] }

function worth_of {
  params = { s = space, p = player }
  is     = sum([for c in pieces(s) : price(c.unit) if c.owner == p])
}

function bold {
  params = { s = space, p = player }
  is     = dangerous(fighting(s, p), opposing(s, p), true) && seats_for([for c in pieces(s) : c if c.owner == p], p) >= 0
}

procedure scene {
  call map_in_turn_of { p = player.germany }
  place sea_zone_5 { germany = { submarine = 1 } }
  place sea_zone_8 { germany = { transport = 1 } }
  place germany { germany = { infantry = 1 } }
}

test "a transport costs 5 and a submarine what it did" {
  given scene {}
  expect { that = worth_of(space.sea_zone_5, player.germany) == unit.submarine.cost && worth_of(space.sea_zone_8, player.germany) == 5 }
}

test "a submarine is dangerous to ships" {
  given {
    call scene {}
    place sea_zone_5 { united_kingdom = { cruiser = 1 } }
  }
  expect { that = bold(space.sea_zone_5, player.germany) }
}

test "a transport fetches the troops" {
  given {
    call map_in_turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place sea_zone_7 {
      united_kingdom = { transport = 1 }
      germany        = { destroyer = 1 }
    }
    call begin_turn { with = [player.united_kingdom] }
  }
  run combat_move {}
  play { lines = ["fetch infantry from united_kingdom in sea_zone_6 with transport from sea_zone_7"] }
  expect { that = any([for c in pieces(space.sea_zone_6) : c.unit == unit.infantry]) }
}
