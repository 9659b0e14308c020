# Tests of guns that fire at flights, and of flights by a way of one's choice, on the ground of the base's tests.

test "a flight over a gun of the enemy is marked, and the first gun on the way has the number 1" {
  cites = ["REV-196", "REV-197"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.bomber, unit.aa_gun]] }
    call post { with = [second_shore(), enemy_power(), [unit.aa_gun]] }
    call post { with = [third_shore(), enemy_power(), [unit.infantry]] }
    call mark_guns {
      c   = own_unit(unit.bomber, first_shore())
      way = [first_shore(), second_shore(), third_shore()]
    }
  }
  expect {
    that = (
      count(every(overflight)) == 1 && first(every(overflight)).place == second_shore() &&
      first(every(overflight)).step == 1
    )
  }
}

test "guns fire step by step, each at those that pass it in that step; what falls is no target further on" {
  cites = ["REV-196", "REV-198", "REV-201"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.bomber, unit.fighter]] }
    call post { with = [second_shore(), enemy_power(), [unit.aa_gun]] }
    call post { with = [third_shore(), enemy_power(), [unit.aa_gun]] }
    call mark_guns {
      c   = own_unit(unit.bomber, first_shore())
      way = [second_shore(), third_shore()]
    }
    call mark_guns {
      c   = own_unit(unit.fighter, first_shore())
      way = [third_shore(), second_shore()]
    }
  }

  # The bomber falls over the second territory, the fighter passes both.
  dice { rolls = [1, 6, 6] }
  run fire_on_the_way { a = own_power() }
  expect {
    that = (
      standing(own_power(), unit.bomber, first_shore()) == 0 &&
      standing(own_power(), unit.fighter, first_shore()) == 1 && empty(every(overflight))
    )
  }
}

test "before the raids guns fire that have not" {
  cites = ["REV-198"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.bomber]] }
    call post { with = [second_shore(), enemy_power(), [unit.aa_gun]] }
    call mark_guns {
      c   = own_unit(unit.bomber, first_shore())
      way = [second_shore()]
    }
  }
  dice { rolls = [1] }
  run conduct_combat {}
  expect { that = standing(own_power(), unit.bomber, first_shore()) == 0 }
}

test "the way home leads past no gun where there is such a way in range, and else the shortest way" {
  cites = ["REV-303"]

  cases = {
    "with range for the detour" = { moved = 0, over = false }
    "without"                   = { moved = 4, over = true }
  }

  given {
    call our_turn {}
    call post { with = [third_shore(), own_power(), [unit.bomber]] }
    call post { with = [second_shore(), enemy_power(), [unit.aa_gun]] }
    set b {
      in    = pieces(third_shore())
      flown = true
      moved = moved
    }
  }
  expect {
    that = (
      contains(way_home(own_unit(unit.bomber, third_shore()), first_shore()), second_shore()) == over &&
      !contains(way_home(own_unit(unit.bomber, third_shore()), first_shore()), neutral_shore())
    )
  }
}

test "of equally short flights the one over the fewest guns is flown" {
  cites = ["REV-197"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.bomber]] }
    call post { with = [second_shore(), enemy_power(), [unit.aa_gun]] }
  }
  expect {
    that = !contains(route(
      movement.by_air, own_unit(unit.bomber, first_shore()), first_shore(), second_sea(), 6
    ), second_shore())
  }
}

# ---- By a way of one's choice

test "who flies by a way of its choice takes off as others do, and must have the range for both legs" {
  cites = ["REV-197"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.bomber, unit.fighter, unit.infantry]] }
    call post { with = [first_shore(), allied_power(), [unit.fighter]] }
    tired = own_unit(unit.fighter, first_shore())
    set tired { spent = true }
    call post { with = [space.mobilization_zone, own_power(), [unit.bomber]] }
    call post { with = [second_shore(), enemy_power(), [unit.infantry]] }
  }
  run combat_move {}
  refuse {
    line = [
      "fly 1 fighter from ${first_shore()} via ${first_sea()} to ${second_shore()}",
      "fly 1 infantry from ${first_shore()} via ${first_sea()} to ${second_shore()}"
    ]
    because = "No such aircraft of yours there can take off"
  }
  refuse {
    line    = "fly 1 bomber from mobilization_zone via ${first_sea()} to ${second_shore()}"
    because = "No aircraft of yours there can take off"
  }
  refuse {
    line    = "fly 2 bomber from ${first_shore()} via ${first_sea()} to ${second_shore()}"
    because = "Only 1 of them can fly there"
  }
  refuse {
    line = [
      "fly 1 bomber from ${first_shore()} via ${first_sea()} to ${second_sea()}",
      "fly 1 bomber from ${first_shore()} via ${first_sea()} to ${neutral_shore()}"
    ]
    because = "Aircraft fly to hostile territories and zones within their range"
  }
  refuse {
    line    = "fly 1 bomber from ${first_shore()} via ${neutral_shore()} to ${second_shore()}"
    because = "That is too far to fly by"
  }
  play { lines = ["fly 1 bomber from ${first_shore()} via ${second_sea()} to ${second_shore()}"] }
  expect {
    that = own_unit(unit.bomber, second_shore()).moved == distance(
      movement.by_air, own_unit(unit.bomber, second_shore()), first_shore(), second_sea(), 6
    ) + 1
  }
}

test "both legs of a way of one's choice together take no more than the range there is" {
  cites = ["REV-197", "REV-500"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.fighter, unit.bomber]] }
    call post { with = [third_shore(), enemy_power(), [unit.industrial_complex]] }
    fighter = own_unit(unit.fighter, first_shore())
    bomber  = own_unit(unit.bomber, first_shore())
    set fighter { moved = 1 }
    set bomber { moved = 3 }
  }
  run {
    call combat_move {}
    call noncombat_move {}
  }
  refuse {
    line = [
      "fly 1 fighter from ${first_shore()} via ${third_sea()} to ${third_shore()}",
      "raid ${third_shore()} with 1 bomber from ${first_shore()} via ${third_sea()}"
    ]
    because = "That is too far to fly by"
  }
  refuse {
    line    = "fly 1 fighter from ${first_shore()} via ${second_sea()} to ${third_shore()}"
    because = "within their range"
  }
  refuse {
    line    = "raid ${third_shore()} with 1 bomber from ${first_shore()} via ${second_sea()}"
    because = "within range"
  }
  play { lines = ["end combat move"] }
}

test "nor when it leads home" {
  cites = ["REV-303", "REV-500"]

  given {
    call our_turn {}
    call hold { with = [third_shore(), own_power()] }
    call post { with = [first_shore(), own_power(), [unit.fighter]] }
    set f {
      in    = pieces(first_shore())
      flown = true
      moved = 1
    }
  }
  run noncombat_move {}
  refuse {
    line    = "land fighter from ${first_shore()} via ${third_sea()} in ${third_shore()}"
    because = "That is too far to fly by"
  }
  refuse {
    line    = "land fighter from ${first_shore()} via ${second_sea()} in ${third_shore()}"
    because = "Aircraft land in territory"
  }
}

test "who raids by a way of its choice is a bomber that can take off, and goes to a complex of the enemy" {
  cites = ["REV-197", "REV-382", "REV-384"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.bomber, unit.bomber, unit.fighter, unit.industrial_complex]] }
    tired = own_unit(unit.bomber, first_shore())
    set tired { spent = true }
    call post { with = [space.mobilization_zone, own_power(), [unit.bomber]] }
    call post { with = [second_sea(), own_power(), [unit.carrier, unit.fighter]] }
    call onto_decks { sea = second_sea() }
    call post { with = [second_shore(), enemy_power(), [unit.industrial_complex]] }
    call post { with = [third_shore(), enemy_power(), [unit.infantry]] }
  }
  run combat_move {}
  refuse {
    line    = "raid ${second_shore()} with 1 fighter from ${first_shore()} via ${first_sea()}"
    because = "That unit cannot make a raid"
  }
  refuse {
    line = [
      "raid ${second_shore()} with 1 fighter from ${second_sea()} via ${first_sea()}",
      "raid ${second_shore()} with 1 bomber from mobilization_zone via ${first_sea()}"
    ]
    because = "No bomber of yours there can take off"
  }
  refuse {
    line    = "raid ${second_shore()} with 2 bomber from ${first_shore()} via ${first_sea()}"
    because = "Only 1 of them can fly there"
  }
  refuse {
    line = [
      "raid ${third_shore()} with 1 bomber from ${first_shore()} via ${first_sea()}",
      "raid ${first_shore()} with 1 bomber from ${first_shore()} via ${first_sea()}"
    ]
    because = "A raid goes to an enemy industrial complex within range"
  }
  refuse {
    line    = "raid ${second_shore()} with 1 bomber from ${first_shore()} via ${neutral_shore()}"
    because = "That is too far to fly by"
  }
  play { lines = ["raid ${second_shore()} with 1 bomber from ${first_shore()} via ${second_sea()}"] }
  expect { that = own_unit(unit.bomber, second_shore()).raiding }
}

test "who flies home by a way of its choice may still fly, and comes down where others can" {
  cites = ["REV-197", "REV-303", "REV-310"]

  given {
    call our_turn {}
    call hold { with = [third_shore(), own_power()] }
    call post { with = [first_shore(), own_power(), [unit.bomber, unit.infantry]] }
    call post { with = [third_shore(), own_power(), [unit.bomber]] }
    done = own_unit(unit.bomber, third_shore())
    set done { spent = true }
    call post { with = [second_sea(), own_power(), [unit.fighter]] }
    set f {
      in    = pieces(second_sea())
      flown = true
      moved = 1
    }
  }
  run noncombat_move {}
  refuse {
    line    = "land bomber from ${third_shore()} via ${third_sea()} in ${first_shore()}"
    because = "No aircraft of yours there can still fly"
  }
  refuse {
    line    = "land infantry from ${first_shore()} via ${first_sea()} in ${third_shore()}"
    because = "No such aircraft of yours there can still fly"
  }
  refuse {
    line = [
      "land bomber from ${first_shore()} via ${first_sea()} in ${second_shore()}",
      "land fighter from ${second_sea()} via ${third_sea()} in ${first_shore()}"
    ]
    because = "Aircraft land in territory that was friendly"
  }
  refuse {
    line    = "land fighter from ${second_sea()} via ${neutral_shore()} in ${first_shore()}"
    because = "That is too far to fly by"
  }
  play {
    lines = [
      "land bomber from ${first_shore()} via ${first_sea()} in ${third_shore()}",
      "land fighter from ${second_sea()} via ${third_sea()} in ${third_shore()}"
    ]
  }
  expect {
    that = own_unit(unit.fighter, third_shore()).moved == 3 && standing(own_power(), unit.bomber, third_shore()) == 2
  }
}
