# Positions made up from the book alone, to break the rules: what is refused, where two rules meet, what is odd. The expectations were
# written down before any of them was played.

procedure borders_of_the_book {
  set s {
    in         = every(space)
    controller = s.power
  }
}

# Pieces of one power and one kind in a space, cargo included.
function strength_there {
  params = { s = space, p = player, u = unit }

  is = count(pieces(s, p), piece.unit == u)
}

test "each ship shells one shore, and a shore no more ships than it has troops" {
  cites = ["A42-232", "A42-239", "A42-561", "A42-585"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place karelia {
      united_kingdom = { infantry = 3 }
    }
    place sea_zone_5 {
      united_kingdom = { transport = 2, battleship = 1, cruiser = 2 }
    }
    place norway {
      germany = { infantry = 3 }
    }
    place eastern_europe {
      germany = { infantry = 3 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [3, 3, 1, 6, 6, 6, 6, 3, 6, 6, 6, 6, 6, 1, 6] }
  play {
    lines = [
      "load infantry from karelia in sea_zone_5", "load infantry from karelia in sea_zone_5", "transport with infantry",
      "load infantry from karelia in sea_zone_5", "assault norway with infantry from sea_zone_5",
      "assault norway with infantry from sea_zone_5", "assault eastern_europe with infantry from sea_zone_5", "norway",
      "battleship, cruiser", "cruiser"
    ]
  }
  expect {
    that = (
      strength_there(space.norway, player.united_kingdom, unit.infantry) == 2 &&
      space.norway.controller == player.united_kingdom &&
      strength_there(space.eastern_europe, player.germany, unit.infantry) == 2
    )
  }
}

test "guns fire past a submarine that is ignored" {
  cites = ["A42-228", "A42-231", "A42-233"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place united_kingdom {
      united_kingdom = { infantry = 1 }
    }
    place sea_zone_6 {
      united_kingdom = { transport = 1, battleship = 1 }
      germany        = { submarine = 1 }
    }
    place norway {
      germany = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [4, 1, 6] }
  play {
    lines = ["load infantry from united_kingdom in sea_zone_6", "assault norway with infantry from sea_zone_6"]
  }
  play {
    lines = ["false", "battleship"]
  }
  expect {
    that = (
      space.norway.controller == player.united_kingdom &&
      strength_there(space.sea_zone_6, player.germany, unit.submarine) == 1
    )
  }
}

test "a submarine that is attacked and dives at once has silenced the guns" {
  cites = ["A42-233", "A42-559"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place united_kingdom {
      united_kingdom = { infantry = 1 }
    }
    place sea_zone_6 {
      united_kingdom = { transport = 1, battleship = 1 }
      germany        = { submarine = 1 }
    }
    place norway {
      germany = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [1, 6] }
  play {
    lines = ["load infantry from united_kingdom in sea_zone_6", "assault norway with infantry from sea_zone_6", "true"]
  }
  play {
    lines = ["submarine"]
  }
  expect {
    that = (
      space.norway.controller == player.united_kingdom &&
      strength_there(space.sea_zone_6, player.germany, unit.submarine) == 1
    )
  }
}

test "a transport that an aircraft sinks silences the guns too" {
  cites = ["A42-233", "A42-309"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place united_kingdom {
      united_kingdom = { infantry = 1, fighter = 1 }
    }
    place sea_zone_6 {
      united_kingdom = { transport = 1, battleship = 1 }
      germany        = { transport = 1 }
    }
    place norway {
      germany = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [1, 6] }
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_6", "assault norway with infantry from sea_zone_6",
      "fly 1 fighter from united_kingdom to sea_zone_6"
    ]
  }
  play {
    lines = ["true"]
  }
  expect {
    that = (
      space.norway.controller == player.united_kingdom &&
      strength_there(space.sea_zone_6, player.germany, unit.transport) == 0
    )
  }
}

test "a battleship in the next zone does not shell the shore" {
  cites = ["A42-557"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place united_kingdom {
      united_kingdom = { infantry = 1 }
    }
    place sea_zone_3 {
      united_kingdom = { battleship = 1 }
    }
    place sea_zone_6 {
      united_kingdom = { transport = 1 }
    }
    place norway {
      germany = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [1, 6] }
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_6", "assault norway with infantry from sea_zone_6",
      "end combat move"
    ]
  }
  expect {
    that = space.norway.controller == player.united_kingdom
  }
}

# The hit must go to the infantry, who still fires (line 448), then the fighter beats the landing off.
test "the guns cannot hit a fighter on the ground" {
  cites = ["A42-558"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place united_kingdom {
      united_kingdom = { infantry = 1 }
    }
    place sea_zone_6 {
      united_kingdom = { transport = 1, battleship = 1 }
    }
    place norway {
      germany = { fighter = 1, infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [4, 6, 2, 2] }
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_6", "assault norway with infantry from sea_zone_6", "battleship"
    ]
  }
  expect {
    that = (
      strength_there(space.norway, player.germany, unit.fighter) == 1 &&
      strength_there(space.norway, player.germany, unit.infantry) == 0 &&
      strength_there(space.norway, player.united_kingdom, unit.infantry) == 0
    )
  }
}

test "those who march in bring no ship to bear" {
  cites = ["A42-232", "A42-243"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place karelia {
      united_kingdom = { infantry = 2 }
    }
    place united_kingdom {
      united_kingdom = { infantry = 1 }
    }
    place sea_zone_6 {
      united_kingdom = { transport = 1, battleship = 2 }
    }
    place norway {
      germany = { infantry = 2 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [4, 1, 1, 1, 6, 6] }
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_6", "assault norway with infantry from sea_zone_6",
      "move 2 infantry from karelia to norway"
    ]
  }
  play {
    lines = ["battleship"]
  }
  expect {
    that = (
      space.norway.controller == player.united_kingdom &&
      strength_there(space.norway, player.united_kingdom, unit.infantry) == 3
    )
  }
}

test "those who marched in may leave those who landed" {
  cites = ["A42-248", "A42-249", "A42-254"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place karelia {
      united_kingdom = { infantry = 2 }
    }
    place united_kingdom {
      united_kingdom = { infantry = 1 }
    }
    place sea_zone_6 {
      united_kingdom = { transport = 1 }
    }
    place norway {
      germany = { infantry = 2 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [6, 6, 6, 6, 6, 6, 2, 2] }
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_6", "assault norway with infantry from sea_zone_6",
      "move 2 infantry from karelia to norway"
    ]
  }
  play {
    lines = ["retreat to karelia"]
  }
  expect {
    that = (
      strength_there(space.karelia, player.united_kingdom, unit.infantry) == 2 &&
      strength_there(space.norway, player.united_kingdom, unit.infantry) == 0 &&
      space.norway.controller == player.germany
    )
  }
}

test "a fighter alone sinks the transport and leaves the submarine" {
  cites = ["A42-307"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place united_kingdom {
      united_kingdom = { fighter = 1 }
    }
    place sea_zone_6 {
      germany = { transport = 1, submarine = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [] }
  play {
    lines = ["fly 1 fighter from united_kingdom to sea_zone_6", "true"]
  }
  expect {
    that = (
      strength_there(space.sea_zone_6, player.germany, unit.transport) == 0 &&
      strength_there(space.sea_zone_6, player.germany, unit.submarine) == 1 &&
      strength_there(space.sea_zone_6, player.united_kingdom, unit.fighter) == 1
    )
  }
}

# The submarine strikes first and misses; the fighter's one finds nothing that it can hit.
test "an ally's destroyer lets no aircraft hit a submarine" {
  cites = ["A42-362", "A42-509"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place sea_zone_3 {
      united_kingdom = { cruiser = 1 }
    }
    place united_kingdom {
      united_kingdom = { fighter = 1 }
    }
    place sea_zone_6 {
      united_states = { destroyer = 1 }
      germany       = { submarine = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [2, 6] }
  play {
    lines = ["move 1 cruiser from sea_zone_3 to sea_zone_6", "fly 1 fighter from united_kingdom to sea_zone_6"]
  }
  play {
    lines = ["true", "done", "retreat to sea_zone_3"]
  }
  expect {
    that = (
      strength_there(space.sea_zone_6, player.germany, unit.submarine) == 1 &&
      strength_there(space.sea_zone_3, player.united_kingdom, unit.cruiser) == 1 &&
      strength_there(space.sea_zone_6, player.united_states, unit.destroyer) == 1
    )
  }
}

test "with the destroyer sunk, the submarines dive in the second round" {
  cites = ["A42-276", "A42-510"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place sea_zone_3 {
      united_kingdom = { destroyer = 1, cruiser = 1 }
    }
    place sea_zone_6 {
      germany = { submarine = 2 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [6, 6, 1, 6] }
  play {
    lines = ["move 1 destroyer from sea_zone_3 to sea_zone_6", "move 1 cruiser from sea_zone_3 to sea_zone_6"]
  }
  play {
    lines = ["true", "destroyer", "press the attack", "2 submarine"]
  }
  expect {
    that = (
      strength_there(space.sea_zone_6, player.germany, unit.submarine) == 2 &&
      strength_there(space.sea_zone_6, player.united_kingdom, unit.cruiser) == 1
    )
  }
}

test "two torpedoes on a carrier with fighters: the second is lost, and the fighters fly off" {
  cites = ["A42-281", "A42-575", "A42-523"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    place sea_zone_3 {
      germany = { submarine = 2 }
    }
    place sea_zone_6 {
      united_kingdom = { carrier = 1, fighter = 2 }
    }
    place united_kingdom {
      united_kingdom = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  dice { rolls = [1, 2] }
  play {
    lines = ["move 2 submarine from sea_zone_3 to sea_zone_6"]
  }
  play {
    lines = ["done"]
  }
  expect {
    that = (
      strength_there(space.sea_zone_6, player.united_kingdom, unit.carrier) == 0 &&
      strength_there(space.united_kingdom, player.united_kingdom, unit.fighter) == 2 &&
      strength_there(space.sea_zone_6, player.germany, unit.submarine) == 2
    )
  }
}

test "the hit of a fighter goes to the transport, the cruiser's to the submarine" {
  cites = ["A42-621", "A42-303"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place sea_zone_3 {
      united_kingdom = { cruiser = 1 }
    }
    place united_kingdom {
      united_kingdom = { fighter = 1 }
    }
    place sea_zone_6 {
      germany = { transport = 1, submarine = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [6, 1, 3] }
  play {
    lines = ["move 1 cruiser from sea_zone_3 to sea_zone_6", "fly 1 fighter from united_kingdom to sea_zone_6"]
  }
  play {
    lines = ["true", "done"]
  }
  expect {
    that = (
      strength_there(space.sea_zone_6, player.germany, unit.submarine) == 0 &&
      strength_there(space.sea_zone_6, player.germany, unit.transport) == 0
    )
  }
}

test "an ally's fighter goes down with the carrier that attacks, one's own does not" {
  cites = ["A42-178", "A42-179", "A42-525"]

  given {
    set game { active = player.united_states }
    call borders_of_the_book {}
    set c {
      in     = pieces(space.sea_zone_6)
      where  = c.unit == unit.fighter && c.owner == player.united_kingdom
      holder = first(pieces(space.sea_zone_6), piece.unit == unit.carrier)
    }
    place sea_zone_6 {
      united_states  = { carrier = 1, fighter = 1 }
      united_kingdom = { fighter = 1 }
    }
    place sea_zone_5 {
      germany = { destroyer = 1 }
    }
    place united_kingdom {
      united_kingdom = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_states }
  }
  dice { rolls = [6, 6, 2] }
  play {
    lines = ["move 1 carrier from sea_zone_6 to sea_zone_5", "fly 1 fighter from sea_zone_6 to sea_zone_5"]
  }
  play {
    lines = ["carrier"]
  }
  expect {
    that = (
      strength_there(space.sea_zone_5, player.united_states, unit.carrier) == 0 &&
      strength_there(space.sea_zone_5, player.united_states, unit.fighter) == 1 &&
      strength_there(space.sea_zone_5, player.united_kingdom, unit.fighter) == 0
    )
  }
}

# Germany to zone 8 is 5, 6, 7, 8: all four points. With ten points of damage the works launch nothing, so no carrier can be there.
test "no fighter counts on a carrier that ruined works cannot launch" {
  cites = ["A42-164", "A42-404", "A42-479"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    its = player.germany
    set its { ipc = 50 }
    set space germany { damage = 10 }
    place germany {
      germany = { industrial_complex = 1, fighter = 1 }
    }
    place sea_zone_8 {
      united_kingdom = { cruiser = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = ["buy 1 carrier", "end purchase"]
  }
  refuse {
    line    = "fly 1 fighter from germany to sea_zone_8"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "nor on one bought for works two zones off" {
  cites = ["A42-385"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    its = player.germany
    set its { ipc = 50 }
    place germany {
      germany = { industrial_complex = 1, fighter = 1 }
    }
    place sea_zone_8 {
      united_kingdom = { cruiser = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = ["buy 1 carrier", "end purchase"]
  }
  refuse {
    line    = "fly 1 fighter from germany to sea_zone_8"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "a fighter spends all it has where the new carrier will be" {
  cites = ["A42-385", "A42-389", "A42-412"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    its = player.germany
    set its { ipc = 14 }
    place germany {
      germany = { industrial_complex = 1 }
    }
    place libya {
      germany = { fighter = 1 }
    }
    place sea_zone_5 {
      united_kingdom = { destroyer = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  dice { rolls = [3, 6] }
  play {
    lines = ["buy 1 carrier", "fly 1 fighter from libya to sea_zone_5", "launch 1 carrier in sea_zone_5 from germany"]
  }
  expect {
    that = (
      strength_there(space.sea_zone_5, player.germany, unit.fighter) == 1 &&
      strength_there(space.sea_zone_5, player.germany, unit.carrier) == 1
    )
  }
}

test "a carrier may come through waters that a cruiser will clear" {
  cites = ["A42-506", "A42-616"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place sea_zone_21 {
      united_kingdom = { carrier = 1 }
    }
    place sea_zone_24 {
      united_kingdom = { cruiser = 1 }
    }
    place united_kingdom {
      united_kingdom = { fighter = 1 }
    }
    place sea_zone_25 {
      germany = { cruiser = 1 }
    }
    place sea_zone_22 {
      germany = { destroyer = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = ["move 1 cruiser from sea_zone_24 to sea_zone_25"]
  }
  play {
    lines = ["fly 1 fighter from united_kingdom to sea_zone_22"]
  }
}

test "a carrier may come through waters that a transport cannot clear" {
  cites = ["A42-506", "A42-616"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place sea_zone_21 {
      united_kingdom = { carrier = 1 }
    }
    place sea_zone_24 {
      united_kingdom = { transport = 1 }
    }
    place united_kingdom {
      united_kingdom = { fighter = 1 }
    }
    place sea_zone_25 {
      germany = { cruiser = 1 }
    }
    place sea_zone_22 {
      germany = { destroyer = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = ["move 1 transport from sea_zone_24 to sea_zone_25"]
  }
  refuse {
    line    = "fly 1 fighter from united_kingdom to sea_zone_22"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "a carrier that a fighter counts on goes nowhere else" {
  cites = ["A42-508", "A42-505"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place sea_zone_21 {
      united_kingdom = { carrier = 1 }
    }
    place united_kingdom {
      united_kingdom = { fighter = 1 }
    }
    place sea_zone_22 {
      germany = { destroyer = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [3, 6] }
  play {
    lines = ["fly 1 fighter from united_kingdom to sea_zone_22"]
  }
  refuse {
    line    = ["move 1 carrier from sea_zone_21 to sea_zone_20"]
    because = "A combat move ends where there is an enemy to fight or a hostile territory to take."
  }
  play {
    lines = ["end combat move"]
  }
  refuse {
    line    = ["move 1 carrier from sea_zone_21 to sea_zone_20", "move 1 carrier from sea_zone_21 to sea_zone_43"]
    because = "That carrier is promised to a fighter in flight."
  }
  refuse {
    line    = "end noncombat move"
    because = "A carrier must first go where one of your fighters waits: it was promised."
  }
  play {
    lines = ["move 1 carrier from sea_zone_21 to sea_zone_22"]
  }
  expect {
    that = strength_there(space.sea_zone_22, player.united_kingdom, unit.fighter) == 1
  }
}

test "a carrier goes where it likes when its fighter is shot down" {
  cites = ["A42-508"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place sea_zone_21 {
      united_kingdom = { carrier = 1 }
    }
    place united_kingdom {
      united_kingdom = { fighter = 1 }
    }
    place sea_zone_22 {
      germany = { destroyer = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [6, 1] }
  play {
    lines = ["fly 1 fighter from united_kingdom to sea_zone_22"]
  }
  play {
    lines = ["end combat move"]
  }
  play {
    lines = ["move 1 carrier from sea_zone_21 to sea_zone_20"]
  }
  expect {
    that = (
      strength_there(space.sea_zone_20, player.united_kingdom, unit.carrier) == 1 &&
      strength_there(space.sea_zone_22, player.united_kingdom, unit.fighter) == 0
    )
  }
}

test "three fighters and two places, one of them only if who has it flies off: the third stays at home" {
  cites = ["A42-384", "A42-501", "A42-502"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place sea_zone_21 {
      united_kingdom = { carrier = 1, fighter = 1 }
    }
    place united_kingdom {
      united_kingdom = { fighter = 3 }
    }
    place sea_zone_22 {
      germany = { destroyer = 2 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = ["fly 1 fighter from united_kingdom to sea_zone_22", "fly 1 fighter from united_kingdom to sea_zone_22"]
  }
  refuse {
    line    = "fly 1 fighter from united_kingdom to sea_zone_22"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "no landing on ground taken this turn, nor on a blitzed one" {
  cites = ["A42-390", "A42-382", "A42-492"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    place libya {
      germany = { armour = 2 }
    }
    place southern_europe {
      germany = { bomber = 1 }
    }
    place belgian_congo {
      united_kingdom = { infantry = 1 }
    }
    place sea_zone_15 {
      united_kingdom = { destroyer = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  dice { rolls = [4, 6] }
  play {
    lines = [
      "fly 1 bomber from southern_europe to sea_zone_15", "move 1 armour from libya to anglo_egypt", "end combat move",
      "anglo_egypt"
    ]
  }
  refuse {
    line = "land bomber from sea_zone_15 in anglo_egypt"
    because = <<-END
      Aircraft land in territory that was friendly when the turn began, fighters also on a carrier with room, within the
      range they have left.
    END
  }
  play {
    lines = ["land bomber from sea_zone_15 in libya"]
  }
  expect {
    that = (
      strength_there(space.libya, player.germany, unit.bomber) == 1 && space.anglo_egypt.controller == player.germany
    )
  }
}

test "ground freed for an ally this turn takes no aircraft either" {
  cites = ["A42-390", "A42-332"]

  given {
    set game { active = player.united_states }
    call borders_of_the_book {}
    set space anglo_egypt { controller = player.germany }
    place libya {
      united_kingdom = { infantry = 1, fighter = 1 }
    }
    place trans_jordan {
      united_states = { infantry = 1, fighter = 1 }
    }
    place persia {
      united_kingdom = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_states }
  }
  play {
    lines = ["move 1 infantry from trans_jordan to anglo_egypt", "end combat move"]
  }
  expect {
    that = space.anglo_egypt.controller == player.united_kingdom
  }
  refuse {
    line = "land fighter from trans_jordan in anglo_egypt"
    because = <<-END
      Aircraft land in territory that was friendly when the turn began, fighters also on a carrier with room, within the
      range they have left.
    END
  }
  play {
    lines = ["land fighter from trans_jordan in persia"]
  }
}

test "a tank blitzes there and back, and takes what it passes" {
  cites = ["A42-450", "A42-186", "A42-187"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    set space west_russia { controller = player.soviet_union }
    place belorussia {
      germany = { armour = 1 }
    }
    place russia {
      soviet_union = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = ["blitz 1 armour from belorussia through west_russia to belorussia"]
  }
  expect {
    that = (
      space.west_russia.controller == player.germany &&
      strength_there(space.belorussia, player.germany, unit.armour) == 1
    )
  }
}

test "works that nobody guards stop a tank" {
  cites = ["A42-188", "A42-451"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    set space west_russia { controller = player.soviet_union }
    place belorussia {
      germany = { armour = 1 }
    }
    place west_russia {
      soviet_union = { industrial_complex = 1 }
    }
    place russia {
      soviet_union = { infantry = 1 }
    }
    place archangel {
      soviet_union = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "blitz 1 armour from belorussia through west_russia to archangel"
    because = "A blitz goes through a hostile territory beside it that holds no enemy unit, not even a gun or a complex."
  }
  play {
    lines = ["move 1 armour from belorussia to west_russia"]
  }
  expect {
    that = space.west_russia.controller == player.germany
  }
}

test "a canal taken this turn is shut to ships until the next" {
  cites = ["A42-100", "A42-104"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    set space anglo_egypt { controller = player.germany }
    place trans_jordan {
      united_kingdom = { infantry = 1, fighter = 1 }
    }
    place sea_zone_15 {
      united_kingdom = { cruiser = 1, submarine = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = ["move 1 infantry from trans_jordan to anglo_egypt", "end combat move"]
  }
  expect {
    that = space.anglo_egypt.controller == player.united_kingdom
  }
  refuse {
    line    = ["move 1 cruiser from sea_zone_15 to sea_zone_34", "move 1 submarine from sea_zone_15 to sea_zone_34"]
    because = "out of its reach"
  }
  play {
    lines = ["land fighter from trans_jordan in persia"]
  }
}

test "half a canal is nobody's" {
  cites = ["A42-103"]

  given {
    set game { active = player.japan }
    call borders_of_the_book {}
    set space anglo_egypt { controller = player.germany }
    place sea_zone_15 {
      united_kingdom = { cruiser = 1 }
      germany        = { transport = 1 }
    }
    place sea_zone_34 {
      japan = { submarine = 1 }
    }
    place trans_jordan {
      united_kingdom = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.japan }
  }
  refuse {
    line    = ["move 1 submarine from sea_zone_34 to sea_zone_15"]
    because = "out of its reach"
  }
}

test "Panama in Japanese hands lets Germans through and no American" {
  cites = ["A42-099", "A42-101"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    set space panama { controller = player.japan }
    place sea_zone_19 {
      germany       = { submarine = 1 }
      united_states = { transport = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = ["false", "move 1 submarine from sea_zone_19 to sea_zone_20"]
  }
  expect {
    that = strength_there(space.sea_zone_20, player.germany, unit.submarine) == 1
  }
}

test "Panama in Japanese hands stops an American" {
  cites = ["A42-099", "A42-101"]

  given {
    set game { active = player.united_states }
    call borders_of_the_book {}
    set space panama { controller = player.japan }
    place sea_zone_19 {
      united_states = { destroyer = 1 }
    }
    place alaska {
      united_states = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_states }
  }
  refuse {
    line    = "move 1 destroyer from sea_zone_19 to sea_zone_20"
    because = "out of its reach"
  }
}

test "closed straits hold ships in and out, also a submarine and a retreat, and no aircraft" {
  cites   = ["A42-091", "A42-092"]
  options = { closed_straits = true }

  given {
    set game { active = player.soviet_union }
    call borders_of_the_book {}
    place sea_zone_16 {
      soviet_union = { submarine = 1 }
    }
    place sea_zone_15 {
      united_kingdom = { cruiser = 1 }
    }
    place caucasus {
      soviet_union = { fighter = 1, infantry = 1 }
    }
    place trans_jordan {
      united_kingdom = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.soviet_union }
  }
  play {
    lines = ["end combat move"]
  }
  refuse {
    line    = ["move 1 submarine from sea_zone_16 to sea_zone_15"]
    because = "out of its reach"
  }
  play {
    lines = ["land fighter from caucasus in trans_jordan"]
  }
}

test "no more damage than twice the income, and what is beyond is lost" {
  cites = ["A42-204", "A42-205", "A42-128"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    set space united_kingdom { damage = 11 }
    place western_europe {
      germany = { bomber = 2 }
    }
    place united_kingdom {
      united_kingdom = { industrial_complex = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  dice { rolls = [6, 6] }
  play {
    lines = ["raid united_kingdom with 2 bomber from western_europe"]
  }
  expect {
    that = space.united_kingdom.damage == 16
  }
}

test "a raider shot down bombs nothing, and one gun has one die for each" {
  cites = ["A42-201", "A42-202", "A42-464"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    place western_europe {
      germany = { bomber = 2 }
    }
    place united_kingdom {
      united_kingdom = { industrial_complex = 1, aa_gun = 2 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  dice { rolls = [1, 2, 5] }
  play {
    lines = ["raid united_kingdom with 2 bomber from western_europe"]
  }
  expect {
    that = space.united_kingdom.damage == 5 && strength_there(space.united_kingdom, player.germany, unit.bomber) == 1
  }
}

test "works that are bombed and taken in one turn keep their damage" {
  cites = ["A42-484", "A42-331", "A42-196"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    its = player.germany
    set its { ipc = 10 }
    place germany {
      germany = { bomber = 1, industrial_complex = 1 }
    }
    place ukraine {
      germany = { infantry = 1 }
    }
    place caucasus {
      soviet_union = { industrial_complex = 1, aa_gun = 1 }
    }
    place russia {
      soviet_union = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  dice { rolls = [2, 5] }
  play {
    lines = [
      "buy 1 infantry", "end purchase", "raid caucasus with 1 bomber from germany",
      "move 1 infantry from ukraine to caucasus", "land bomber from caucasus in germany"
    ]
  }
  refuse {
    line    = "mobilize 1 infantry in caucasus"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
  expect {
    that = space.caucasus.damage == 5 && space.caucasus.controller == player.germany
  }
}

test "repair: for one's own works alone, no more than the damage, and at once" {
  cites = ["A42-126", "A42-128", "A42-480"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    its = player.united_kingdom
    set its { ipc = 20 }
    set space united_kingdom { damage = 8 }
    set space eastern_united_states { damage = 3 }
    place united_kingdom {
      united_kingdom = { industrial_complex = 1 }
    }
    place eastern_united_states {
      united_states = { industrial_complex = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line    = "repair 1 damage in eastern_united_states"
    because = "You have no damaged complex there."
  }
  refuse {
    line    = "repair 9 damage in united_kingdom"
    because = "The complex has 8 damage; repairing 1 costs 1 IPC, and you have 20."
  }
  play {
    lines = ["repair 2 damage in united_kingdom", "buy 3 infantry", "end purchase"]
  }
  refuse {
    line    = "mobilize 3 infantry in united_kingdom"
    because = "You have 3 of these to mobilize; the complex has room for 2."
  }
  play {
    lines = ["mobilize 2 infantry in united_kingdom"]
  }
  expect {
    that = strength_there(space.united_kingdom, player.united_kingdom, unit.infantry) == 2
  }
}

test "who was there before may not flee to where nobody came from" {
  cites = ["A42-316"]

  given {
    set game { active = player.soviet_union }
    call borders_of_the_book {}
    place karelia {
      soviet_union = { infantry = 2 }
    }
    place archangel {
      soviet_union = { infantry = 1 }
    }
    place belorussia {
      germany = { infantry = 3 }
    }
  }
  run {
    call turn { p = player.soviet_union }
  }
  dice { rolls = [6, 6, 6, 6, 6] }
  play {
    lines = ["move 2 infantry from karelia to belorussia", "end combat move"]
  }
  refuse {
    line    = ["retreat to archangel", "retreat to west_russia"]
    because = "is no answer here"
  }
  play {
    lines = ["retreat to karelia"]
  }
  expect {
    that = strength_there(space.karelia, player.soviet_union, unit.infantry) == 2
  }
}

# The destroyer leaves a hostile zone (line 337); it comes from there, but there it may not go back.
test "a fleet retreats to one zone, and to none that was hostile when the turn began" {
  cites = ["A42-317", "A42-318"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place sea_zone_2 {
      united_kingdom = { cruiser = 1 }
    }
    place sea_zone_7 {
      united_kingdom = { destroyer = 1 }
      germany        = { cruiser = 1 }
    }
    place sea_zone_6 {
      germany = { battleship = 2 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [6, 6, 6, 6] }
  play {
    lines = ["move 1 cruiser from sea_zone_2 to sea_zone_6"]
  }
  play {
    lines = ["move 1 destroyer from sea_zone_7 to sea_zone_6"]
  }
  refuse {
    line    = "retreat to sea_zone_7"
    because = "is no answer here"
  }
  play {
    lines = ["retreat to sea_zone_3"]
  }
  expect {
    that = (
      strength_there(space.sea_zone_3, player.united_kingdom, unit.destroyer) == 1 &&
      strength_there(space.sea_zone_3, player.united_kingdom, unit.cruiser) == 1
    )
  }
}

test "a captor without a capital still takes the purse, and income resumes for no one" {
  cites = ["A42-342", "A42-343", "A42-347"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    set space germany { controller = player.united_kingdom }
    set space caucasus { controller = player.germany }
    its = player.germany
    set its { ipc = 7 }
    theirs = player.soviet_union
    set theirs { ipc = 18 }
    place ukraine {
      germany = { armour = 3 }
    }
    place caucasus {
      germany = { armour = 4 }
    }
    place russia {
      soviet_union = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  dice { rolls = [1, 1, 1, 1, 6] }
  play {
    lines = ["move 4 armour from caucasus to russia", "end combat move"]
  }
  expect {
    that = space.russia.controller == player.germany && player.germany.ipc == 25 && player.soviet_union.ipc == 0
  }
}

test "a power without a capital neither buys nor repairs nor mobilizes nor collects" {
  cites = ["A42-345..347"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    set space germany { controller = player.united_kingdom }
    its = player.germany
    set its { ipc = 30 }
    place germany {
      united_kingdom = { infantry = 1 }
    }
    place southern_europe {
      germany = { industrial_complex = 1, infantry = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = ["end combat move", "move 1 infantry from southern_europe to balkans"]
  }
  expect {
    that = player.germany.ipc == 30
  }
}

test "what is freed with the capital in one turn is the freed power's" {
  cites = ["A42-336", "A42-349", "A42-350"]

  given {
    set game { active = player.japan }
    call borders_of_the_book {}
    set space germany { controller = player.united_kingdom }
    set space balkans { controller = player.united_kingdom }
    set space ukraine { controller = player.japan }
    set space eastern_europe { controller = player.japan }
    place ukraine {
      japan = { infantry = 1 }
    }
    place eastern_europe {
      japan = { infantry = 1 }
    }
    place balkans {
      united_kingdom = { industrial_complex = 1, aa_gun = 1 }
    }
    place karelia {
      soviet_union = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.japan }
  }
  play {
    lines = ["move 1 infantry from ukraine to balkans", "move 1 infantry from eastern_europe to germany"]
  }
  play {
    lines = ["balkans"]
  }
  expect {
    that = space.germany.controller == player.germany && space.balkans.controller == player.germany
  }
}

test "freed while the capital is lost: held in trust, its works too, and given back with the capital" {
  cites = ["A42-336..338"]

  given {
    set game { active = player.united_states }
    call borders_of_the_book {}
    set space united_kingdom { controller = player.germany }
    set space anglo_egypt { controller = player.germany }
    set space libya { controller = player.united_states }
    place libya {
      united_states = { infantry = 1 }
    }
    place anglo_egypt {
      germany = { industrial_complex = 1, aa_gun = 1 }
    }
  }
  run {
    call turn { p = player.united_states }
  }
  play {
    lines = ["move 1 infantry from libya to anglo_egypt"]
  }
  expect {
    that = space.anglo_egypt.controller == player.united_states
  }
}

# India to Kazakh is two by way of neutral Afghanistan, and also by Persia: so that flight is legal, and the next position asks the other.
test "neutral land takes no soldier, no tank through it and no aircraft over it" {
  cites = ["A42-087..089"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place gibraltar {
      united_kingdom = { infantry = 1 }
    }
    place trans_jordan {
      united_kingdom = { armour = 1 }
    }
    place libya {
      germany = { fighter = 1 }
    }
    place western_europe {
      germany = { armour = 1 }
    }
    place india {
      united_kingdom = { fighter = 1 }
    }
    place sinkiang {
      united_states = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line = [
      "move 1 infantry from gibraltar to spain", "move 1 armour from trans_jordan to turkey",
      "move 1 armour from trans_jordan to saudi_arabia"
    ]
    because = "That is out of its reach: too far, past enemy units, through a closed canal or strait, or over impassable ground."
  }
  refuse {
    line    = "fly 1 fighter from india to kazakh"
    because = "Aircraft fly to hostile territories and zones within their range, never over neutrals."
  }
}

test "what was loaded now must go ashore now" {
  cites = ["A42-191", "A42-644"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place united_kingdom {
      united_kingdom = { infantry = 1 }
    }
    place sea_zone_6 {
      united_kingdom = { transport = 1 }
    }
    place norway {
      germany = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = ["load infantry from united_kingdom in sea_zone_6"]
  }
  refuse {
    line    = "end combat move"
    because = "A transport that loaded or sailed now must announce a landing: nothing else takes it into the combat move."
  }
}

test "no tank beside an artillery" {
  cites = ["A42-623"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place united_kingdom {
      united_kingdom = { armour = 1, artillery = 1, infantry = 1, aa_gun = 1 }
    }
    place sea_zone_6 {
      united_kingdom = { transport = 1 }
    }
    place norway {
      germany = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = ["load armour from united_kingdom in sea_zone_6"]
  }
  refuse {
    line    = "load artillery from united_kingdom in sea_zone_6"
    because = "No transport of your side lies there with room for it; one unit and one infantry is a load."
  }
  refuse {
    line    = "load aa_gun from united_kingdom in sea_zone_6"
    because = "No such unit of yours there can board a transport."
  }
  play {
    lines = ["load infantry from united_kingdom in sea_zone_6"]
  }
}

test "guns are not loaded to attack" {
  cites = ["A42-380", "A42-456"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place united_kingdom {
      united_kingdom = { infantry = 1, aa_gun = 1 }
    }
    place sea_zone_6 {
      united_kingdom = { transport = 1 }
    }
    place norway {
      germany = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line    = "load aa_gun from united_kingdom in sea_zone_6"
    because = "No such unit of yours there can board a transport."
  }
  play {
    lines = ["end combat move"]
  }
  play {
    lines = ["load aa_gun from united_kingdom in sea_zone_6"]
  }
}

test "nobody boards among enemy warships, but a transport leaves, boards elsewhere and comes back to fight" {
  cites = ["A42-158", "A42-159"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place united_kingdom {
      united_kingdom = { infantry = 2 }
    }
    place sea_zone_6 {
      united_kingdom = { transport = 1, cruiser = 1 }
      germany        = { destroyer = 1 }
    }
    place norway {
      germany = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "A transport does not load in a zone with enemy units."
  }
  play {
    lines = [
      "fetch infantry from united_kingdom in sea_zone_7 with a transport from sea_zone_6",
      "sail transport from sea_zone_7 to sea_zone_6",
      "assault norway with infantry from sea_zone_6"
    ]
  }
}

test "ships that left enemies in the combat move are done" {
  cites = ["A42-160", "A42-161"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place sea_zone_6 {
      united_kingdom = { cruiser = 1 }
      germany        = { destroyer = 1 }
    }
    place united_kingdom {
      united_kingdom = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = ["move 1 cruiser from sea_zone_6 to sea_zone_7"]
  }
  refuse {
    line    = "move 1 cruiser from sea_zone_7 to sea_zone_8"
    because = "A combat move ends where there is an enemy to fight or a hostile territory to take."
  }
}

test "a bridging transport lands its men in one territory and is done" {
  cites = ["A42-642", "A42-634"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    set space norway { controller = player.united_kingdom }
    set space western_europe { controller = player.united_states }
    place united_kingdom {
      united_kingdom = { infantry = 3 }
    }
    place sea_zone_6 {
      united_kingdom = { transport = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "end combat move", "load infantry from united_kingdom in sea_zone_6",
      "load infantry from united_kingdom in sea_zone_6", "unload infantry from sea_zone_6 to norway"
    ]
  }
  refuse {
    line = ["unload infantry from sea_zone_6 to western_europe", "unload infantry from sea_zone_6 to united_kingdom"]
    because = <<-END
      A transport unloads into one territory only, not at all after a retreat, and in the noncombat move not if it has
      sailed or fought before.
    END
  }
  refuse {
    line    = "load infantry from united_kingdom in sea_zone_6"
    because = "No transport of your side lies there with room for it; one unit and one infantry is a load."
  }
  refuse {
    line = [
      "sail transport from sea_zone_6 to sea_zone_7", "sail transport with infantry from sea_zone_6 to sea_zone_7"
    ]
    because = "No laden ship of yours there can still move."
  }
  play {
    lines = ["unload infantry from sea_zone_6 to norway"]
  }
  expect {
    that = strength_there(space.norway, player.united_kingdom, unit.infantry) == 2
  }
}

test "a lone transport sinks no transport" {
  cites = ["A42-618", "A42-620"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place sea_zone_3 {
      united_kingdom = { transport = 1 }
    }
    place sea_zone_6 {
      germany = { transport = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line    = "zzz"
    because = "There is no such action"
  }
}

test "a submarine passes a cruiser and stops at a destroyer" {
  cites = ["A42-181", "A42-182", "A42-394"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    place sea_zone_8 {
      germany = { submarine = 1 }
    }
    place sea_zone_7 {
      united_kingdom = { destroyer = 1 }
    }
    place sea_zone_2 {
      united_kingdom = { cruiser = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "move 1 submarine from sea_zone_8 to sea_zone_6"
    because = "out of its reach"
  }
  play {
    lines = ["move 1 submarine from sea_zone_8 to sea_zone_7"]
  }
}

test "after a cruiser is passed, a submarine may lie among enemies in the noncombat move" {
  cites = ["A42-393", "A42-604"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    place sea_zone_8 {
      germany = { submarine = 1 }
    }
    place sea_zone_7 {
      united_kingdom = { cruiser = 1 }
    }
    place sea_zone_6 {
      united_kingdom = { battleship = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = ["end combat move", "move 1 submarine from sea_zone_8 to sea_zone_6"]
  }
  expect {
    that = strength_there(space.sea_zone_6, player.germany, unit.submarine) == 1
  }
}

# Seven units for six places: one transport is returned and its seven are refunded (line 666).
test "a ship takes a place of the works, and the sea beside them is one place" {
  cites = ["A42-402", "A42-403"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    its = player.germany
    set its { ipc = 40 }
    place southern_europe {
      germany = { industrial_complex = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = ["buy 5 infantry", "buy 2 transport", "end purchase", "mobilize 5 infantry in southern_europe"]
  }
  refuse {
    line    = "launch 2 transport in sea_zone_14 from southern_europe"
    because = "The complex can still mobilize 1 units."
  }
  play {
    lines = ["launch 1 transport in sea_zone_14 from southern_europe"]
  }
  expect {
    that = strength_there(space.sea_zone_14, player.germany, unit.transport) == 1 && player.germany.ipc == 11 + 7 + 40
  }
}

test "no works where nothing is earned, none beside others, none on ground taken now" {
  cites = ["A42-415..417"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    its = player.germany
    set its { ipc = 40 }
    set space gibraltar { controller = player.germany }
    place southern_europe {
      germany = { industrial_complex = 1 }
    }
    place libya {
      germany = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = ["buy 2 industrial_complex", "end purchase", "move 1 infantry from libya to anglo_egypt"]
  }
  refuse {
    line = [
      "build industrial_complex in southern_europe", "build industrial_complex in anglo_egypt",
      "build industrial_complex in gibraltar"
    ]
    because = "A complex is built in a territory worth at least 1 IPC that has been yours since the turn began and has none."
  }
  play {
    lines = ["build industrial_complex in libya", "build industrial_complex in algeria"]
  }
}

test "defenders of two powers who disagree leave the choice to the attacker" {
  cites = ["A42-368..370"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    place western_europe {
      germany = { armour = 2 }
    }
    place belorussia {
      germany = { armour = 1 }
    }
    place karelia {
      soviet_union  = { infantry = 1 }
      united_states = { artillery = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  dice { rolls = [1, 6, 6] }
  play {
    lines = ["move 1 armour from belorussia to karelia"]
  }
  play {
    lines = ["infantry", "false", "artillery"]
  }
  expect {
    that = (
      strength_there(space.karelia, player.united_states, unit.artillery) == 0 &&
      strength_there(space.karelia, player.soviet_union, unit.infantry) == 1
    )
  }
}

test "with the warships gone, an attacker's transports leave or stay to be sunk" {
  cites = ["A42-308", "A42-316", "A42-311"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place sea_zone_3 {
      united_kingdom = { transport = 1, destroyer = 1 }
    }
    place sea_zone_6 {
      germany = { destroyer = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [6, 2] }
  play {
    lines = ["move 1 destroyer from sea_zone_3 to sea_zone_6", "move 1 transport from sea_zone_3 to sea_zone_6"]
  }
  expect {
    that = strength_there(space.sea_zone_3, player.united_kingdom, unit.transport) == 1
  }
}

test "two fleets of transports alone: nobody is sunk, and the attacker may stay or leave" {
  cites = ["A42-314"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place sea_zone_3 {
      united_kingdom = { transport = 1, destroyer = 1 }
    }
    place sea_zone_6 {
      germany = { destroyer = 1, transport = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [2, 2] }
  play {
    lines = ["move 1 destroyer from sea_zone_3 to sea_zone_6", "move 1 transport from sea_zone_3 to sea_zone_6", "stay"]
  }
  expect {
    that = (
      strength_there(space.sea_zone_6, player.united_kingdom, unit.transport) == 1 &&
      strength_there(space.sea_zone_6, player.germany, unit.transport) == 1
    )
  }
}

test "who boards an ally's transport does not go ashore in the same turn, not even where he boarded" {
  cites   = ["A42-371", "A42-372", "A42-374", "A42-628"]
  options = { sharing_agreed = true }

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    set space norway { controller = player.united_kingdom }
    place united_kingdom {
      united_kingdom = { infantry = 1 }
    }
    place sea_zone_6 {
      united_states = { transport = 1 }
    }
    place norway {
      united_kingdom = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = ["load infantry from united_kingdom in sea_zone_6"]
  }
  refuse {
    line    = ["unload infantry from sea_zone_6 to norway", "unload infantry from sea_zone_6 to united_kingdom"]
    because = "None of your units aboard there can go ashore."
  }
}

test "a new fighter goes aboard one's own carrier, not an ally's" {
  cites   = ["A42-412", "A42-414"]
  options = { sharing_agreed = true }

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    its = player.united_kingdom
    set its { ipc = 30 }
    place united_kingdom {
      united_kingdom = { industrial_complex = 1 }
    }
    place sea_zone_6 {
      united_states = { carrier = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = ["buy 2 fighter", "end purchase"]
  }
  refuse {
    line    = "base fighter on carrier in sea_zone_6 from united_kingdom"
    because = "No carrier of yours lies there with room on its deck."
  }
  play {
    lines = ["mobilize 2 fighter in united_kingdom"]
  }
}

test "a new fighter goes aboard a carrier that lay there, among enemies too, and takes a place of the works" {
  cites = ["A42-412", "A42-413", "A42-403"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    its = player.united_kingdom
    set its { ipc = 30 }
    set space united_kingdom { damage = 7 }
    place united_kingdom {
      united_kingdom = { industrial_complex = 1 }
    }
    place sea_zone_6 {
      united_kingdom = { carrier = 1 }
      germany        = { submarine = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "buy 2 fighter", "end purchase", "false", "end noncombat move",
      "base fighter on carrier in sea_zone_6 from united_kingdom"
    ]
  }
  expect {
    that = (
      strength_there(space.sea_zone_6, player.united_kingdom, unit.fighter) == 1 &&
      player.united_kingdom.ipc == 10 + 10 + 30
    )
  }
}

test "nine cities for a moment are no victory" {
  cites = ["A42-022", "A42-354"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    set space india { controller = player.japan }
    set space western_united_states { controller = player.japan }
    place karelia {
      soviet_union = { infantry = 1 }
    }
    place eastern_europe {
      germany = { infantry = 2 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  dice { rolls = [1, 1, 6] }
  play {
    lines = ["move 2 infantry from eastern_europe to karelia"]
  }
  expect {
    that = !game.over && space.karelia.controller == player.germany
  }
}

test "a fighter on an island does not rise to help the ships around it" {
  cites = ["A42-498", "A42-259"]

  given {
    set game { active = player.japan }
    call borders_of_the_book {}
    place hawaiian_islands {
      united_states = { fighter = 2, infantry = 1 }
    }
    place sea_zone_52 {
      united_states = { destroyer = 1 }
    }
    place sea_zone_53 {
      japan = { destroyer = 1 }
    }
  }
  run {
    call turn { p = player.japan }
  }
  dice { rolls = [2, 6] }
  play {
    lines = ["move 1 destroyer from sea_zone_53 to sea_zone_52"]
  }
  expect {
    that = (
      strength_there(space.sea_zone_52, player.united_states, unit.destroyer) == 0 &&
      strength_there(space.hawaiian_islands, player.united_states, unit.fighter) == 2
    )
  }
}

test "aircraft win a battle and no ground" {
  cites = ["A42-321", "A42-325"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    place libya {
      germany = { fighter = 2 }
    }
    place anglo_egypt {
      united_kingdom = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  dice { rolls = [1, 6, 6] }
  play {
    lines = ["fly 2 fighter from libya to anglo_egypt"]
  }
  expect {
    that = (
      space.anglo_egypt.controller == player.united_kingdom &&
      strength_there(space.anglo_egypt, player.united_kingdom, unit.infantry) == 0
    )
  }
}

test "an empty territory that aircraft fly to stays whose it is, and only a gun answers" {
  cites = ["A42-325", "A42-457"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    place libya {
      germany = { fighter = 2 }
    }
    place anglo_egypt {
      united_kingdom = { aa_gun = 2 }
    }
    place trans_jordan {
      united_kingdom = { infantry = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  dice { rolls = [1, 6] }
  play {
    lines = ["fly 2 fighter from libya to anglo_egypt"]
  }
  expect {
    that = (
      space.anglo_egypt.controller == player.united_kingdom &&
      strength_there(space.anglo_egypt, player.united_kingdom, unit.aa_gun) == 2
    )
  }
}

test "guns are nobody's casualties, and pass to who takes the ground, but stay there this turn" {
  cites = ["A42-467", "A42-330", "A42-329"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    place libya {
      germany = { infantry = 1, armour = 1 }
    }
    place anglo_egypt {
      united_kingdom = { aa_gun = 1 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = ["move 1 infantry from libya to anglo_egypt", "end combat move"]
  }
  expect {
    that = strength_there(space.anglo_egypt, player.germany, unit.aa_gun) == 1
  }
  refuse {
    line    = "move 1 aa_gun from anglo_egypt to libya"
    because = "No unit of yours there can still move."
  }
}

# All dice show two: the artillery and one infantry hit, the other infantry needs a one.
test "one artillery helps one soldier, and none who lands without it" {
  cites = ["A42-435"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    place libya {
      germany = { infantry = 2, artillery = 1 }
    }
    place anglo_egypt {
      united_kingdom = { infantry = 3 }
    }
  }
  run {
    call turn { p = player.germany }
  }
  dice { rolls = [2, 2, 2, 6, 6, 6] }
  play {
    lines = [
      "move 2 infantry from libya to anglo_egypt", "move 1 artillery from libya to anglo_egypt", "retreat to libya"
    ]
  }
  expect {
    that = strength_there(space.anglo_egypt, player.united_kingdom, unit.infantry) == 1
  }
}

# A fighter that cannot hit the submarine still attacks with 3, not with the 4 of its defence.
test "a fighter above a cruiser and a submarine attacks with three" {
  cites = ["A42-512", "A42-611"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place united_kingdom { united_kingdom = { fighter = 1 } }
    place sea_zone_7 { germany = { cruiser = 1, submarine = 1 } }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [4, 3] }
  play { lines = ["fly 1 fighter from united_kingdom to sea_zone_7", "done"] }
  expect {
    that = (
      strength_there(space.sea_zone_7, player.germany, unit.cruiser) == 1 &&
      strength_there(space.sea_zone_7, player.united_kingdom, unit.fighter) == 0
    )
  }
}

# It fires with the others, because of the destroyer, and what it hits fires back.
test "a submarine held up by a destroyer, below a fighter, attacks with two" {
  cites = ["A42-301", "A42-596", "A42-610"]

  given {
    set game { active = player.germany }
    call borders_of_the_book {}
    place sea_zone_7 { germany = { submarine = 1 } }
    place sea_zone_8 { united_kingdom = { destroyer = 1, carrier = 1 } }
    create f {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_8
    }
    call embark { with = [f] }
  }
  run {
    call turn { p = player.germany }
  }
  dice { rolls = [2, 1, 1, 1] }
  play { lines = ["move 1 submarine from sea_zone_7 to sea_zone_8", "destroyer"] }
  expect {
    that = (
      strength_there(space.sea_zone_8, player.united_kingdom, unit.destroyer) == 0 &&
      strength_there(space.sea_zone_8, player.united_kingdom, unit.carrier) == 1 &&
      strength_there(space.sea_zone_8, player.germany, unit.submarine) == 0
    )
  }
}

test "a landing that goes first leaves another announced, whose zone is still to be cleared" {
  cites = ["A42-224", "A42-227", "A42-262"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place united_kingdom { united_kingdom = { infantry = 2 } }
    place sea_zone_6 { united_kingdom = { transport = 1 } }
    place sea_zone_8 { united_kingdom = { transport = 1, battleship = 1 } }
    place sea_zone_7 { germany = { destroyer = 1 } }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  dice { rolls = [4, 6] }
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_6", "assault norway with infantry from sea_zone_6",
      "load infantry from united_kingdom in sea_zone_8", "move 1 battleship from sea_zone_8 to sea_zone_7",
      "sail transport from sea_zone_8 to sea_zone_7", "assault western_europe with infantry from sea_zone_7", "norway"
    ]
  }
  expect {
    that = (
      space.norway.controller == player.united_kingdom && space.western_europe.controller == player.united_kingdom
    )
  }
}

# From South Africa to sea zone 15 a fighter flies all it can; the only carrier lies beyond the canal, or beyond the straits.
test "a carrier may come through a canal to the fighter that counts on it" {
  cites = ["A42-099", "A42-102", "A42-506"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place union_of_south_africa {
      united_kingdom = { fighter = 1 }
    }
    place sea_zone_34 {
      united_kingdom = { carrier = 1 }
    }
    place sea_zone_15 {
      germany = { transport = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "fly 1 fighter from union_of_south_africa to sea_zone_15", "end combat move", "true",
      "move 1 carrier from sea_zone_34 to sea_zone_15"
    ]
  }
  expect {
    that = strength_there(space.sea_zone_15, player.united_kingdom, unit.fighter) == 1
  }
}

test "none comes through a closed canal, nor through one that a blitz has opened this turn" {
  cites = ["A42-100", "A42-103", "A42-501"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    set space anglo_egypt { controller = player.germany }
    place trans_jordan {
      united_kingdom = { armour = 1 }
    }
    place union_of_south_africa {
      united_kingdom = { fighter = 1 }
    }
    place sea_zone_34 {
      united_kingdom = { carrier = 1 }
    }
    place sea_zone_15 {
      germany = { transport = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line    = "fly 1 fighter from union_of_south_africa to sea_zone_15"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play {
    lines = ["blitz 1 armour from trans_jordan through anglo_egypt to trans_jordan"]
  }
  refuse {
    line    = "fly 1 fighter from union_of_south_africa to sea_zone_15"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "none comes out of the Black Sea where the straits are closed" {
  cites   = ["A42-091", "A42-501"]
  options = { closed_straits = true }

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    set s {
      in         = [space.anglo_egypt, space.trans_jordan]
      controller = player.germany
    }
    place union_of_south_africa {
      united_kingdom = { fighter = 1 }
    }
    place sea_zone_16 {
      united_kingdom = { carrier = 1 }
    }
    place sea_zone_15 {
      germany = { transport = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line    = "fly 1 fighter from union_of_south_africa to sea_zone_15"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "where they are open it comes" {
  cites = ["A42-091", "A42-506"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    set s {
      in         = [space.anglo_egypt, space.trans_jordan]
      controller = player.germany
    }
    place union_of_south_africa {
      united_kingdom = { fighter = 1 }
    }
    place sea_zone_16 {
      united_kingdom = { carrier = 1 }
    }
    place sea_zone_15 {
      germany = { transport = 1 }
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "fly 1 fighter from union_of_south_africa to sea_zone_15", "end combat move", "true",
      "move 1 carrier from sea_zone_16 to sea_zone_15"
    ]
  }
  expect {
    that = strength_there(space.sea_zone_15, player.united_kingdom, unit.fighter) == 1
  }
}

test "a transport that came two zones for its troops retreats by any way that is as short" {
  cites = ["A42-191", "A42-251"]

  given {
    set game { active = player.united_kingdom }
    call borders_of_the_book {}
    place sea_zone_9 {
      united_kingdom = { transport = 1 }
    }
    place sea_zone_7 {
      germany = { submarine = 1 }
    }
    place united_kingdom {
      united_kingdom = { infantry = 1 }
    }
  }
  dice { rolls = [6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "fetch infantry from united_kingdom in sea_zone_7 with a transport from sea_zone_9",
      "assault western_europe with infantry from sea_zone_7", "true", "done"
    ]
  }
  expect {
    offered = ["retreat to sea_zone_8", "retreat to sea_zone_12"]
  }
}
