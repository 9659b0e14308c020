test "fighters, bombers and destroyers cost less, and what costs the same still does" {
  given {
    set game { active = player.germany }
    call printed_map {}
    gain player germany { ipc = 33 }
  }
  run {
    call purchase_units {}
  }
  play { lines = ["buy 1 fighter", "buy 1 bomber", "buy 1 destroyer"] }
  expect {
    that    = player.germany.ipc == 33 - 8 - 12 - 10
    message = "8, 12 and 10"
  }
  refuse {
    line    = "buy 2 infantry"
    because = "infantry costs 3 IPC; you have 3."
  }
}

test "a destroyer hits on 2, attacking and defending, and still hunts submarines" {
  given {
    set game { active = player.germany }
    call printed_map {}
    place sea_zone_8 {
      germany        = { destroyer = 1 }
      united_kingdom = { destroyer = 1, transport = 1 }
    }
    call came_from {
      s    = space.sea_zone_8
      p    = player.germany
      from = space.sea_zone_7
    }
  }
  dice { rolls = [3, 3, 2, 2, 2, 6] }
  run {
    defaults = true
    call conduct_combat {}
  }
  expect {
    that    = !any([for c in every(piece) : c.owner == player.germany]) && standing(player.united_kingdom, unit.destroyer, space.sea_zone_8) == 1
    message = "a 3 misses for both; then each hits with a 2: the transport goes, and so does the attacker"
  }
  expect { that = unit.destroyer.move == 2 && contains(unit.destroyer.tags, tag.hunts) }
}
