# Positions made up from the book alone: retreats, first strikes, blitzes, raids, guns and developments.

procedure as_the_book_begins {
  params = { p = player }

  set s {
    in         = every(space)
    where      = s.power != none
    controller = s.power
  }
  set game {
    active = p
    round  = 2
  }
}

function number_of {
  params = { s = space, p = player, u = unit }
  is     = count(pieces(s, p), piece.unit == u)
}

procedure cargo_of_the_book {
  params = { s = space, p = player, u = unit, whose = player, ship = unit }

  vessel = first(pieces(s, whose), piece.unit == ship)
  create passenger {
    unit  = u
    owner = p
    at    = s
  }
  carry passenger { by = vessel }
}

procedure stand_ready {
  call prepare {}
  set p {
    in  = every(player)
    ipc = 0
  }
}

test "those who retreat go where one of the dead came from" {
  cites = ["REV-282", "REV-283"]

  given {
    call as_the_book_begins { p = player.soviet_union }
    place archangel { soviet_union = { infantry = 1 } }
    place russia { soviet_union = { infantry = 1 } }
    place caucasus { soviet_union = { infantry = 1 } }
    place west_russia { germany = { infantry = 2 } }
    call stand_ready {}
  }
  dice { rolls = [6, 6, 1, 6] }
  run {
    call turn { p = player.soviet_union }
  }
  play {
    lines = [
      "move 1 infantry from archangel to west_russia", "move 1 infantry from russia to west_russia", "end combat move",
      "infantry", "retreat to archangel"
    ]
  }
  expect {
    that = (
      number_of(space.archangel, player.soviet_union, unit.infantry) == 1 &&
      number_of(space.russia, player.soviet_union, unit.infantry) == 0
    )
    message = "the survivor goes to Archangel whichever of the two fell"
  }
}

test "nobody retreats to a friendly neighbour from which nobody came" {
  cites = ["REV-282"]

  given {
    call as_the_book_begins { p = player.soviet_union }
    place archangel { soviet_union = { infantry = 2 } }
    place caucasus { soviet_union = { infantry = 1 } }
    place west_russia { germany = { infantry = 2 } }
    call stand_ready {}
  }
  dice { rolls = [6, 6, 6, 6] }
  run {
    call turn { p = player.soviet_union }
  }
  play { lines = ["move 2 infantry from archangel to west_russia", "end combat move"] }
  refuse {
    line    = "retreat to caucasus"
    because = "is no answer here"
  }
  refuse {
    line    = "retreat to russia"
    because = "is no answer here"
  }
  play { lines = ["retreat to archangel"] }
  expect {
    that = number_of(space.archangel, player.soviet_union, unit.infantry) == 2
  }
}

test "a destroyer that the submarine hits still fires back" {
  cites = ["REV-264", "REV-265"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { destroyer = 1, transport = 1 } }
    call stand_ready {}
  }
  dice { rolls = [1, 3, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6", "destroyer"] }
  expect {
    that = (
      number_of(space.sea_zone_6, player.united_kingdom, unit.destroyer) == 0 &&
      number_of(space.sea_zone_6, player.germany, unit.submarine) == 0 &&
      number_of(space.sea_zone_6, player.united_kingdom, unit.transport) == 1
    )
    message = "the destroyer is lost, and took the submarine with it"
  }
}

test "a submarine alone sinks a transport that cannot fire back" {
  cites = ["REV-256", "REV-389", "REV-242", "REV-243", "REV-259"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { transport = 2 } }
    call stand_ready {}
  }
  dice { rolls = [2, 2] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6"] }
  expect {
    that    = number_of(space.sea_zone_6, player.united_kingdom, unit.transport) == 1
    message = "the first is gone without a shot, the second fires and misses"
  }
}

test "both submarines strike at once" {
  cites = ["REV-257", "REV-259"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { submarine = 1 } }
    call stand_ready {}
  }
  dice { rolls = [1, 2] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_6"] }
  expect {
    that = (
      number_of(space.sea_zone_6, player.united_kingdom, unit.submarine) == 0 &&
      number_of(space.sea_zone_6, player.germany, unit.submarine) == 0
    )
  }
}

test "a torpedo does not hit what flies" {
  cites = ["REV-258", "REV-583", "REV-582"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place norway { germany = { fighter = 1 } }
    place sea_zone_3 { united_kingdom = { carrier = 1, fighter = 2 } }
    call stand_ready {}
  }
  dice { rolls = [2, 6, 6, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_3", "fly 1 fighter from norway to sea_zone_3"] }
  expect {
    that = (
      number_of(space.sea_zone_3, player.united_kingdom, unit.carrier) == 0 &&
      number_of(space.sea_zone_3, player.united_kingdom, unit.fighter) == 2
    )
    message = "only the carrier can be hit by the submarine, and it goes before it fires"
  }
}

test "fighters without a deck go one space, to land or to a deck of an ally" {
  cites = ["REV-520", "REV-521"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { battleship = 2 } }
    place sea_zone_6 { united_kingdom = { carrier = 1, fighter = 2 } }
    place sea_zone_3 { united_states = { carrier = 1 } }
    call stand_ready {}
    set space norway { controller = player.germany }
  }
  dice { rolls = [1, 6, 6, 6, 6] }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = [
      "move 2 battleship from sea_zone_5 to sea_zone_6", "carrier", "retreat to sea_zone_5", "sea_zone_3",
      "united_kingdom"
    ]
  }
  expect {
    that = (
      number_of(space.sea_zone_6, player.united_kingdom, unit.fighter) == 0 &&
      number_of(
        space.united_kingdom, player.united_kingdom, unit.fighter
      ) + number_of(space.sea_zone_3, player.united_kingdom, unit.fighter) == 2
    )
  }
}

test "nobody loses his deck to the fighters of a sunk carrier" {
  cites = ["REV-520", "REV-521", "REV-514"]

  given {
    call as_the_book_begins { p = player.japan }
    place sea_zone_57 { japan = { battleship = 2 } }
    place sea_zone_56 {
      united_kingdom = { carrier = 1, fighter = 2 }
      united_states  = { carrier = 1, fighter = 2 }
    }
    call stand_ready {}
    set space midway { controller = player.japan }
  }
  dice { rolls = [1, 6, 6, 6, 6, 6, 6, 6] }
  run {
    call turn { p = player.japan }
  }
  play { lines = ["move 2 battleship from sea_zone_57 to sea_zone_56", "carrier", "true", "retreat to sea_zone_57"] }
  expect {
    that = (
      number_of(space.sea_zone_56, player.united_kingdom, unit.fighter) == 0 &&
      number_of(space.sea_zone_56, player.united_states, unit.fighter) == 2 &&
      number_of(space.sea_zone_56, player.united_states, unit.carrier) == 1
    )
  }
}

test "aircraft alone do not take what they have emptied, and nobody walks in afterwards" {
  cites = ["REV-300", "REV-301", "REV-397", "REV-302"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { infantry = 1, fighter = 2 } }
    place caucasus { soviet_union = { infantry = 1 } }
    call stand_ready {}
  }
  dice { rolls = [3, 6, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["fly 2 fighter from ukraine to caucasus", "end combat move"] }
  refuse {
    line    = "move 1 infantry from ukraine to caucasus"
    because = "That is out of its reach, or not friendly."
  }
  expect {
    that = (
      space.caucasus.controller == player.soviet_union &&
      number_of(space.caucasus, player.soviet_union, unit.infantry) == 0
    )
  }
}

test "if all die the territory keeps its owner" {
  cites = ["REV-298", "REV-278"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { infantry = 1 } }
    place caucasus { soviet_union = { infantry = 1 } }
    call stand_ready {}
  }
  dice { rolls = [1, 2] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 infantry from ukraine to caucasus"] }
  expect {
    that = space.caucasus.controller == player.soviet_union && empty(pieces(space.caucasus))
  }
}

test "a gun alone does not stop infantry, and changes hands" {
  cites = ["REV-471", "REV-308", "REV-217"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { infantry = 1, armour = 1 } }
    place caucasus { soviet_union = { aa_gun = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "blitz 1 armour from ukraine through caucasus to west_russia"
    because = "A blitz goes through a hostile territory beside it that holds no enemy unit, not even a gun or a complex."
  }
  refuse {
    line    = "blitz 1 armour from ukraine through caucasus to kazakh"
    because = "A blitz goes through a hostile territory beside it that holds no enemy unit, not even a gun or a complex."
  }
  refuse {
    line    = "move 1 armour from ukraine to kazakh"
    because = "That is out of its reach: too far, past enemy units, through a closed canal or strait, or over impassable ground."
  }
  play { lines = ["move 1 infantry from ukraine to caucasus", "end combat move"] }
  expect {
    that = space.caucasus.controller == player.germany && number_of(space.caucasus, player.germany, unit.aa_gun) == 1
  }
}

test "an empty complex stops a blitz" {
  cites = ["REV-217", "REV-214"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { armour = 1 } }
    place caucasus { soviet_union = { industrial_complex = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "blitz 1 armour from ukraine through caucasus to kazakh"
    because = "A blitz goes through a hostile territory beside it that holds no enemy unit, not even a gun or a complex."
  }
  play { lines = ["move 1 armour from ukraine to caucasus"] }
  expect {
    that = (
      space.caucasus.controller == player.germany &&
      number_of(space.caucasus, player.germany, unit.industrial_complex) == 1
    )
  }
}

test "a blitz there and back" {
  cites = ["REV-214..216", "REV-457"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { armour = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["blitz 1 armour from ukraine through caucasus to ukraine"] }
  expect {
    that    = space.caucasus.controller == player.germany && number_of(space.ukraine, player.germany, unit.armour) == 1
    message = "taken in passing"
  }
  refuse {
    line    = "move 1 armour from ukraine to caucasus"
    because = "There is no such action now"
  }
}

test "a blitz through an ally's lost land frees it" {
  cites = ["REV-318", "REV-215", "REV-457"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place persia { united_kingdom = { armour = 1 } }
    place russia { soviet_union = { infantry = 1 } }
    call stand_ready {}
    set space caucasus { controller = player.germany }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["blitz 1 armour from persia through caucasus to ukraine"] }
  expect {
    that = space.caucasus.controller == player.soviet_union
  }
  expect {
    that = space.ukraine.controller == player.united_kingdom
  }
}

test "infantry do not blitz" {
  cites = ["REV-182", "REV-214", "REV-441"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { infantry = 1, artillery = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "blitz 1 infantry from ukraine through caucasus to kazakh"
    because = "No unit of yours there can blitz."
  }
  refuse {
    line    = "blitz 1 artillery from ukraine through caucasus to kazakh"
    because = "No unit of yours there can blitz."
  }
  refuse {
    line    = "move 1 infantry from ukraine to kazakh"
    because = "That is out of its reach: too far, past enemy units, through a closed canal or strait, or over impassable ground."
  }
}

test "a raid takes at most the value for each bomber, and no more than there is" {
  cites = ["REV-389", "REV-390"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { bomber = 2 } }
    place caucasus { soviet_union = { industrial_complex = 1, infantry = 1 } }
    call stand_ready {}
    set player soviet_union { ipc = 7 }
  }
  dice { rolls = [6, 3] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["raid caucasus with 2 bomber from ukraine"] }
  expect {
    that    = player.soviet_union.ipc == 0 && number_of(space.caucasus, player.soviet_union, unit.infantry) == 1
    message = "4 and 3"
  }
}

test "heavy bombers: two dice, one cap" {
  cites = ["REV-538", "REV-165", "REV-389"]

  given {
    call as_the_book_begins { p = player.germany }
    set player germany { technologies = [technology.heavy_bombers] }
    place ukraine { germany = { bomber = 2 } }
    place caucasus { soviet_union = { industrial_complex = 1, aa_gun = 1 } }
    call stand_ready {}
    set player soviet_union { ipc = 20 }
  }
  dice { rolls = [1, 2, 3, 3] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["raid caucasus with 2 bomber from ukraine"] }
  expect {
    that = player.soviet_union.ipc == 16 && number_of(space.caucasus, player.germany, unit.bomber) == 1
  }
}

test "a bomber on a raid is not in the battle beside it" {
  cites = ["REV-384", "REV-385", "REV-392", "REV-383", "REV-386"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { bomber = 2, infantry = 1 } }
    place caucasus { soviet_union = { industrial_complex = 1, aa_gun = 1, infantry = 1 } }
    call stand_ready {}
    set player soviet_union { ipc = 20 }
  }
  dice { rolls = [2, 4, 2, 6, 6, 6] }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = [
      "raid caucasus with 1 bomber from ukraine", "fly 1 bomber from ukraine to caucasus",
      "move 1 infantry from ukraine to caucasus"
    ]
  }
  expect {
    that = player.soviet_union.ipc == 16
  }
  refuse {
    line    = "move 1 infantry from ukraine to caucasus"
    because = "is no answer here"
  }
}

test "rockets: each gun at most the value, all of them at most the purse" {
  cites = ["REV-378..380", "REV-377"]

  given {
    call as_the_book_begins { p = player.germany }
    set player germany { technologies = [technology.rockets] }
    place eastern_europe { germany = { aa_gun = 1 } }
    place ukraine { germany = { aa_gun = 2 } }
    place caucasus { soviet_union = { industrial_complex = 1, aa_gun = 1 } }
    call stand_ready {}
    set player soviet_union { ipc = 7 }
  }
  dice { rolls = [6, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["launch a rocket from ukraine at caucasus"] }
  expect {
    that = player.soviet_union.ipc == 3
  }
  play { lines = ["launch a rocket from eastern_europe at caucasus"] }
  expect {
    that = player.soviet_union.ipc == 0
  }
}

test "rockets reach three spaces, and cargo does not fire" {
  cites = ["REV-377", "REV-223"]

  given {
    call as_the_book_begins { p = player.germany }
    set player germany { technologies = [technology.rockets] }
    place germany { germany = { aa_gun = 1 } }
    place sea_zone_16 { germany = { transport = 1 } }
    place russia { soviet_union = { industrial_complex = 1 } }
    place caucasus { soviet_union = { industrial_complex = 1 } }
    call stand_ready {}
    set player soviet_union { ipc = 20 }
    call cargo_of_the_book {
      s     = space.sea_zone_16
      p     = player.germany
      u     = unit.aa_gun
      whose = player.germany
      ship  = unit.transport
    }
  }
  dice { rolls = [1] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["end combat move"] }
  refuse {
    line    = "launch a rocket from germany at russia"
    because = "A rocket reaches an enemy complex at most 3 spaces away."
  }
  refuse {
    line    = "launch a rocket from sea_zone_16 at caucasus"
    because = "No gun of yours stands there that has not fired its rocket."
  }
  play { lines = ["launch a rocket from germany at caucasus"] }
  expect {
    that = player.soviet_union.ipc == 19
  }
}

test "one gun fires, whoever has brought it, at each aircraft" {
  cites = ["REV-200", "REV-246", "REV-467"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { fighter = 2 } }
    place caucasus {
      soviet_union   = { aa_gun = 1, infantry = 1 }
      united_kingdom = { aa_gun = 1 }
    }
    call stand_ready {}
  }
  dice { rolls = [6, 1, 6, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["fly 2 fighter from ukraine to caucasus"] }
  expect {
    that = number_of(space.caucasus, player.germany, unit.fighter) == 1
  }
}

test "a gun fires at what flies over it, and once more where it attacks" {
  cites = ["REV-196", "REV-198", "REV-201", "REV-244"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { fighter = 1 } }
    place caucasus { soviet_union = { aa_gun = 1 } }
    place kazakh { soviet_union = { aa_gun = 1, infantry = 1 } }
    call stand_ready {}
  }
  dice { rolls = [2, 3, 1, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["fly 1 fighter from ukraine via caucasus to kazakh"] }
  expect {
    that = (
      number_of(space.kazakh, player.soviet_union, unit.infantry) == 0 &&
      number_of(space.kazakh, player.germany, unit.fighter) == 1
    )
  }
}

test "a gun that guards an ally goes to the owner of the land when it is freed" {
  cites = ["REV-472", "REV-473", "REV-308", "REV-318"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place karelia { germany = { aa_gun = 1 } }
    place archangel { united_kingdom = { infantry = 1 } }
    call stand_ready {}
    set space karelia { controller = player.germany }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["move 1 infantry from archangel to karelia"] }
  expect {
    that = (
      space.karelia.controller == player.soviet_union && number_of(space.karelia, player.soviet_union, unit.aa_gun) == 1
    )
  }
}

test "jets of one power do not teach another's" {
  cites = ["REV-138", "REV-150", "REV-152", "REV-364"]

  given {
    call as_the_book_begins { p = player.japan }
    set player united_kingdom { technologies = [technology.jet_fighters] }
    place sea_zone_57 { japan = { battleship = 1 } }
    place sea_zone_56 {
      united_kingdom = { carrier = 1, fighter = 1 }
      united_states  = { fighter = 1 }
    }
    call stand_ready {}
    set space midway { controller = player.japan }
  }
  dice { rolls = [6, 6, 5, 5] }
  run {
    call turn { p = player.japan }
  }
  play { lines = ["move 1 battleship from sea_zone_57 to sea_zone_56"] }
  expect {
    that = (
      any(pieces(space.sea_zone_56), piece.damaged) && number_of(space.sea_zone_56, player.japan, unit.battleship) == 1
    )
    message = "one hit of the two fives"
  }
}

test "a development is there in the turn in which it is made" {
  cites = ["REV-134", "REV-149", "REV-159"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { fighter = 1 } }
    place kazakh { soviet_union = { infantry = 1 } }
    place novosibirsk { soviet_union = { infantry = 1 } }
    call stand_ready {}
    set player germany { ipc = 10 }
    set space caucasus { controller = player.germany }
  }
  dice { rolls = [1, 4, 6, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["research long_range_aircraft with 2 dice", "fly 1 fighter from ukraine to novosibirsk"] }
  expect {
    that = player.germany.ipc == 0 && number_of(space.novosibirsk, player.germany, unit.fighter) == 1
  }
}

test "without it the flight would have no way back" {
  cites = ["REV-506", "REV-310", "REV-311"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { fighter = 1 } }
    place kazakh { soviet_union = { infantry = 1 } }
    place novosibirsk { soviet_union = { infantry = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "fly 1 fighter from ukraine to novosibirsk"
    because = "No aircraft may be sent where it could not land afterwards."
  }
  play { lines = ["fly 1 fighter from ukraine to kazakh"] }
}

test "nobody lands in what was taken this turn" {
  cites = ["REV-310", "REV-311"]

  given {
    call as_the_book_begins { p = player.germany }
    place ukraine { germany = { armour = 1, infantry = 1 } }
    place eastern_europe { germany = { fighter = 1 } }
    place caucasus { soviet_union = { infantry = 1 } }
    call stand_ready {}
  }
  dice { rolls = [3, 1, 6] }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = [
      "move 1 armour from ukraine to caucasus", "fly 1 fighter from eastern_europe to caucasus", "end combat move"
    ]
  }
  refuse {
    line = "land fighter from caucasus in caucasus"
    because = <<-END
      Aircraft land in territory that was friendly when the turn began, fighters also on a carrier with room, within the
      range they have left.
    END
  }
  play { lines = ["land fighter from caucasus in ukraine"] }
}

test "an island counts twice, and its fighters do not defend the sea" {
  cites = ["REV-502", "REV-503", "REV-501"]

  given {
    call as_the_book_begins { p = player.japan }
    place sea_zone_57 { japan = { submarine = 1 } }
    place sea_zone_52 { united_states = { transport = 1 } }
    place hawaiian_islands { united_states = { fighter = 2 } }
    call stand_ready {}
  }
  dice { rolls = [1] }
  run {
    call turn { p = player.japan }
  }
  play { lines = ["move 1 submarine from sea_zone_57 to sea_zone_52"] }
  expect {
    that = (
      number_of(space.sea_zone_52, player.united_states, unit.transport) == 0 &&
      number_of(space.hawaiian_islands, player.united_states, unit.fighter) == 2
    )
    message = "no fighter fires"
  }
}

test "four spaces are not enough for the island beyond three zones" {
  cites = ["REV-502", "REV-501"]

  given {
    call as_the_book_begins { p = player.united_states }
    place hawaiian_islands { united_states = { fighter = 1 } }
    place midway { united_states = { infantry = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.united_states }
  }
  refuse {
    line    = "fly 1 fighter from hawaiian_islands to wake_island"
    because = "There is no such action now"
  }
  refuse {
    line    = "fly 1 fighter from hawaiian_islands to okinawa"
    because = "There is no such action now"
  }
  play { lines = ["land fighter from hawaiian_islands in midway"] }
  expect {
    that = number_of(space.midway, player.united_states, unit.fighter) == 1
  }
}

test "ships that left their enemies behind do not go back to them" {
  cites = ["REV-282", "REV-188"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { destroyer = 1 }
      germany        = { destroyer = 1 }
    }
    place sea_zone_8 { united_kingdom = { destroyer = 1 } }
    place sea_zone_7 { germany = { battleship = 1 } }
    call stand_ready {}
  }
  dice { rolls = [6, 6, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "move 1 destroyer from sea_zone_6 to sea_zone_7", "move 1 destroyer from sea_zone_8 to sea_zone_7"
    ]
  }
  refuse {
    line    = "retreat to sea_zone_6"
    because = "is no answer here"
  }
  play { lines = ["retreat to sea_zone_8"] }
  expect {
    that = number_of(space.sea_zone_8, player.united_kingdom, unit.destroyer) == 2
  }
}

# The destroyer leaves enemies behind; the battleship sinks them before the destroyer's battle, and the zone is friendly by then.
test "a zone that another battle has cleared this turn is a way back" {
  cites = ["REV-188", "REV-282"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_7 {
      united_kingdom = { destroyer = 1 }
      germany        = { transport = 1 }
    }
    place sea_zone_8 { united_kingdom = { battleship = 1 } }
    place sea_zone_6 { germany = { battleship = 1 } }
    call stand_ready {}
  }
  dice { rolls = [4, 6, 6, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "move 1 destroyer from sea_zone_7 to sea_zone_6", "move 1 battleship from sea_zone_8 to sea_zone_7",
      "end combat move", "sea_zone_7", "retreat to sea_zone_7"
    ]
  }
  expect {
    that = number_of(space.sea_zone_7, player.united_kingdom, unit.destroyer) == 1
  }
}

test "who came two spaces retreats by any way that is as short" {
  cites = ["REV-282"]
  cases = {
    "a ship" = {
      kind = unit.destroyer, start = space.sea_zone_9, fight = space.sea_zone_7, enemy = unit.battleship
      p    = player.united_kingdom, foe = player.germany, ways = ["retreat to sea_zone_8", "retreat to sea_zone_12"]
    }
    "a tank" = {
      kind = unit.armour, start = space.russia, fight = space.ukraine, enemy = unit.infantry
      p    = player.soviet_union, foe = player.germany, ways = ["retreat to west_russia", "retreat to caucasus"]
    }
  }
  given {
    call as_the_book_begins { p = p }
    create {
      unit  = kind
      owner = p
      at    = start
    }
    create {
      unit  = enemy
      owner = foe
      at    = fight
    }
    call stand_ready {}
    set space west_russia { controller = player.soviet_union }
  }
  dice { rolls = [6, 6] }
  run {
    call turn { p = p }
  }
  play { lines = ["move 1 ${kind} from ${start} to ${fight}"] }
  expect { offered = ways }
}

test "but not by one on which it would have had to stop" {
  cites = ["REV-183", "REV-282"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_9 { united_kingdom = { destroyer = 1 } }
    place sea_zone_8 { united_kingdom = { battleship = 1 } }
    place sea_zone_12 { germany = { transport = 1 } }
    place sea_zone_7 { germany = { battleship = 1 } }
    call stand_ready {}
  }
  dice { rolls = [4, 6, 6, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "move 1 destroyer from sea_zone_9 to sea_zone_7", "move 1 battleship from sea_zone_8 to sea_zone_12",
      "end combat move", "sea_zone_12"
    ]
  }
  refuse {
    line    = "retreat to sea_zone_12"
    because = "is no answer here"
  }
  expect { offered = ["retreat to sea_zone_8"] }
}
