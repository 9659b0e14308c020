test "fighters and destroyers cost 2 less, bombers 3 less, and what else is sold its price" {
  given {
    for p {
      in = take(every(player), 1)
      set game { active = p }
      gain p { ipc = unit.fighter.cost + unit.bomber.cost + unit.destroyer.cost + unit.infantry.cost - 7 }
    }
  }
  run purchase_units {}
  play { lines = ["buy 1 fighter", "buy 1 destroyer", "buy 1 infantry", "buy 1 bomber"] }
  expect { that = sum(every(player), player.ipc) == 0 && count(pieces(space.mobilization_zone)) == 4 }
}

test "destroyers hit on 2, attacking and defending" {
  given {
    for p {
      in = take(every(player), 1)
      create {
        unit  = unit.destroyer
        owner = p
        at    = space.mobilization_zone
      }
    }
  }
  expect { that = all([for c in every(piece) : c.attack == 2 && c.defence == 2 && c.range == 2]) }
}
