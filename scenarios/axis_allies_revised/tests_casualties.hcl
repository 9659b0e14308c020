# Tests of how casualties are named: a laden ship is told from an empty one, whoever has been named before.

test "a laden transport is called by what it carries" {
  cites = ["REV-209", "REV-237", "REV-272"]
  cases = {
    "the empty one first" = { hits = 1, answer = ["transport"], cargo = 3 }
    "the laden one first" = { hits = 1, answer = ["transport with infantry"], cargo = 2 }
    "one of each"         = { hits = 2, answer = ["transport, transport with infantry and armour"], cargo = 1 }
    "both laden ones" = {
      hits   = 2,
      answer = ["transport with infantry, transport with infantry and armour"],
      cargo  = 0
    }
  }

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { transport = 1 } }
    call laden_transport { with = [space.sea_zone_8, [unit.infantry, unit.armour]] }
    call laden_transport { with = [space.sea_zone_8, [unit.infantry]] }
  }
  run {
    call take_hits {
      hits = hits
      pool = where(pieces(space.sea_zone_8), piece.unit.vessel)
      by   = player.united_kingdom
    }
    call remove_dead { with = [space.sea_zone_8] }
  }
  expect { offered = ["transport", "transport with infantry", "transport with infantry and armour"] }
  play { lines = answer }
  expect { that = count(pieces(space.sea_zone_8), piece.unit.domain == domain.land) == cargo }
}
