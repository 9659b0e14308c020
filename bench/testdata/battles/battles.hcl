# The battles of the speed table, fought by the rules of the base as they stand.

scenario "battles" {
  extends = "../../../scenarios/axis_allies_revised"
}

test "small" {
  given {
    set game { active = player.germany }
    set space ukraine {
      controller  = player.soviet_union
      was_held_by = player.soviet_union
    }
    place ukraine {
      germany = { infantry = 5, armour = 2 }
    }
    place ukraine {
      soviet_union = { infantry = 4, artillery = 1 }
    }
  }
  run {
    defaults = true
    call land_battle {
      s = space.ukraine
      a = player.germany
    }
  }
  expect {
    that    = space.ukraine.fought && (empty(fighting(space.ukraine, player.germany)) || empty(opposing(space.ukraine, player.germany)))
    message = "the battle is fought to the end"
  }
}

test "large" {
  given {
    set game { active = player.germany }
    set space ukraine {
      controller  = player.soviet_union
      was_held_by = player.soviet_union
    }
    place ukraine {
      germany = { infantry = 10, artillery = 3, armour = 5, fighter = 3, bomber = 1 }
    }
    place ukraine {
      soviet_union = { infantry = 12, artillery = 2, armour = 2, fighter = 1, aa_gun = 1 }
    }
  }
  run {
    defaults = true
    call land_battle {
      s = space.ukraine
      a = player.germany
    }
  }
  expect {
    that    = space.ukraine.fought && (empty(fighting(space.ukraine, player.germany)) || empty(opposing(space.ukraine, player.germany)))
    message = "the battle is fought to the end"
  }
}

test "huge" {
  given {
    set game { active = player.germany }
    set space ukraine {
      controller  = player.soviet_union
      was_held_by = player.soviet_union
    }
    place ukraine {
      germany = { infantry = 20, artillery = 5, armour = 8, fighter = 6, bomber = 2 }
    }
    place ukraine {
      soviet_union = { infantry = 26, artillery = 5, armour = 4, fighter = 4, aa_gun = 1 }
    }
  }
  run {
    defaults = true
    call land_battle {
      s = space.ukraine
      a = player.germany
    }
  }
  expect {
    that    = space.ukraine.fought && (empty(fighting(space.ukraine, player.germany)) || empty(opposing(space.ukraine, player.germany)))
    message = "the battle is fought to the end"
  }
}
