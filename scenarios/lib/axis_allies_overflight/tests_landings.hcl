# Tests of transports, landings and guns that Revised and Europe have in common.

test "a landing that is called off leaves the cargo aboard, and the ship free of its shore" {
  cites = ["REV-335", "REV-405"]

  given {
    call our_turn {}
    call laden_transport { with = [second_sea(), [unit.infantry]] }
    call post { with = [second_sea(), own_power(), [unit.battleship]] }
    call bound_for { there = second_shore() }
    call post { with = [second_shore(), enemy_power(), [unit.infantry]] }
    set s {
      in        = [second_sea()]
      sea_fight = true
    }
  }
  run conduct_combat {}
  play { lines = ["false"] }
  expect {
    man  = own_unit(unit.infantry, second_sea())
    that = man.target == none && man.holder.unloads == none && man.holder.fought
  }
}

test "who boards has moved, and its ship has loaded" {
  cites = ["REV-371", "REV-594", "REV-598"]

  given {
    call our_turn {}
    call post { with = [first_shore(), own_power(), [unit.infantry]] }
    call post { with = [first_sea(), own_power(), [unit.transport]] }
  }
  run combat_move {}
  play { lines = ["load infantry from ${first_shore()} in ${first_sea()}"] }
  expect {
    man  = own_unit(unit.infantry, first_sea())
    that = man.moved == 1 && man.spent && man.boarded && own_unit(unit.transport, first_sea()).boarded
  }
}

test "a fighter whose deck is lost goes to friendly land or a deck of its side next door" {
  cites = ["REV-400", "REV-514", "REV-521"]

  given {
    call our_turn {}
    call hold { with = [second_shore(), own_power()] }
    call post { with = [second_sea(), enemy_power(), [unit.fighter]] }
    call post { with = [third_sea(), own_power(), [unit.carrier]] }
    call post { with = [third_sea(), enemy_power(), [unit.carrier]] }
    call post { with = [first_sea(), own_power(), [unit.carrier]] }
  }
  run decks_after_battle {
    s = second_sea()
    a = own_power()
  }
  refuse {
    line    = ["${first_sea()}", "${second_shore()}"]
    because = "is no answer here"
  }
  play { lines = ["${third_sea()}"] }
  expect {
    that = one_of(enemy_power(), unit.fighter, third_sea()).holder == one_of(enemy_power(), unit.carrier, third_sea())
  }
}

test "where a carrier can be that has moved: not beyond the enemy, and in the noncombat move farther than in the combat move" {
  cites = ["REV-314", "REV-317", "REV-518"]

  given carrier_before_the_enemy {
    step  = phase.combat_move
    moved = 1
  }
  expect { that = same(carrier_ends(false), [first_sea(), second_sea()]) && same(carrier_ends(true), [first_sea()]) }
  run post {
    s     = second_sea()
    p     = own_power()
    kinds = [unit.destroyer]
  }
  expect { that = same(carrier_ends(true), [first_sea()]) }
  run {
    set game { phase = phase.noncombat_move }
  }
  expect {
    that    = same(carrier_ends(true), [first_sea()])
    message = "the battles are over: nobody makes way any more"
  }
  run {
    enemies = where(pieces(second_sea()), foe(piece.owner, own_power()))
    destroy enemies {}
  }
  expect { that = same(carrier_ends(true), [first_sea(), second_sea()]) }
}
