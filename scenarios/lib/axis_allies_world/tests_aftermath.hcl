# Tests of hits on ships of two hits, of retreats in mixed company, and of what a battle leaves behind.

# ---- What a battle leaves behind

test "whoever fought in a battle has fought, and land units and ships are done; cargo, guns, allies and enemies are not" {
  cites = ["REV-190", "REV-193", "REV-394"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { destroyer = 1, carrier = 1, fighter = 1 }
      united_states  = { destroyer = 1 }
      germany        = { submarine = 1 }
    }
    call laden_transport {
      sea   = space.sea_zone_12
      cargo = [unit.infantry]
    }
    place libya { united_kingdom = { infantry = 1, aa_gun = 1, bomber = 1 } }
    call after_battle { with = [space.sea_zone_12, player.united_kingdom] }
    call after_battle { with = [space.libya, player.united_kingdom] }
  }
  expect {
    that    = all([for c in pieces(space.sea_zone_12) : c.fought == (c.owner == player.united_kingdom && c.unit != unit.infantry)])
    message = "the British ships and their fighter have fought"
  }
  expect {
    that    = all([for c in pieces(space.libya) : c.fought == (c.unit != unit.aa_gun)])
    message = "the gun has not"
  }
  expect {
    that    = all([for c in every(piece) : c.spent == (c.fought && c.unit.domain != domain.air)])
    message = "and all of them but aircraft are done"
  }
}
