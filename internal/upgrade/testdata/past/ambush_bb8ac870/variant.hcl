# Ships at sea are watched, written as 1942 was when its functions had other names.
scenario "ambush" {
  title            = "Axis & Allies 1942: Ambush"
  extends          = "../../../../../scenarios/axis_allies_1942"
  language_version = 2
}

function ambush {
  params = { s = space, p = player }
  is     = prey(s, p) ? count(armed(opposing(s, p), false)) + there(player.japan, unit.submarine, s) : 0
}

function bite {
  params = { c = piece, d = piece }
  is     = may_hit(c, d, false) ? strength(c, true) * 2 : 0
}

procedure yards {
  for z {
    in = every(space)
    call repair { s = z }
  }
}

test "a submarine waits for a carrier" {
  given {
    set game { active = player.united_states }
    place sea_zone_57 {
      japan         = { submarine = 1, transport = 1 }
      united_states = { carrier = 1 }
    }
  }
  expect { that = ambush(space.sea_zone_57, player.united_states) == 2 }
  expect {
    that = any([for c in pieces(space.sea_zone_57) : any([for d in pieces(space.sea_zone_57) : bite(c, d) == 4])])
  }
}

test "a yard mends a battleship" {
  given {
    place sea_zone_57 { japan = { battleship = 1 } }
    set c {
      in      = pieces(space.sea_zone_57)
      damaged = true
    }
  }
  run yards {}
  expect { that = count([for c in pieces(space.sea_zone_57) : c if !c.damaged]) == 1 }
}
