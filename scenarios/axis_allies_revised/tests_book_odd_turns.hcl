# Positions made up from the book alone: victory, capitals, complexes, and what may move when.

test "the cities count at the end of the round, not of a turn" {
  cites = ["REV-012..014", "REV-318"]

  given {
    call as_the_book_begins { p = player.soviet_union }
    place persia { united_states = { infantry = 1 } }
    call stand_ready {}
    set space karelia { controller = player.germany }
    set space india { controller = player.japan }
  }
  run {
    call play_round {}
  }
  play { lines = ["move 1 infantry from persia to india"] }
  expect {
    that = player.united_states.ipc > 0 && !game.over && space.india.controller == player.united_kingdom
  }
}

test "eight cities at the end of the round" {
  cites = ["REV-012..014"]

  given {
    call as_the_book_begins { p = player.soviet_union }
    place persia { united_states = { infantry = 1 } }
    call stand_ready {}
    set space karelia { controller = player.germany }
    set space india { controller = player.japan }
  }
  run {
    call play_round {}
  }
  play { lines = ["end combat move", "end noncombat move"] }
  expect {
    that = game.over && count(game.winners) == 2
  }
}

test "eight cities are no major victory" {
  cites = ["REV-015"]

  options = { victory = victory_level.major }
  given {
    call as_the_book_begins { p = player.soviet_union }
    place persia { united_states = { infantry = 1 } }
    call stand_ready {}
    set space karelia { controller = player.germany }
    set space india { controller = player.japan }
  }
  run {
    call play_round {}
  }
  play { lines = ["end combat move", "end noncombat move"] }
  expect {
    that = player.united_states.ipc > 0 && !game.over
  }
}

test "a power without its capital only moves and fights" {
  cites = ["REV-325..327"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place india { united_kingdom = { infantry = 1, industrial_complex = 1 } }
    call stand_ready {}
    set space united_kingdom { controller = player.germany }
    set player united_kingdom { ipc = 20 }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["end combat move", "move 1 infantry from india to persia"] }
  expect {
    that = player.united_kingdom.ipc == 20 && number_of(space.persia, player.united_kingdom, unit.infantry) == 1
  }
}

test "who frees his capital collects at the end of that turn" {
  cites = ["REV-328", "REV-329", "REV-318"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { transport = 1 } }
    call stand_ready {}
    set space united_kingdom { controller = player.germany }
    set space india { controller = player.united_states }
    call cargo_of_the_book {
      s     = space.sea_zone_8
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["assault united_kingdom with infantry from sea_zone_8", "true"] }
  expect {
    that = (
      space.united_kingdom.controller == player.united_kingdom && space.india.controller == player.united_kingdom &&
      player.united_kingdom.ipc == 30
    )
  }
}

test "the purse goes with the capital" {
  cites = ["REV-322", "REV-323", "REV-306", "REV-307"]

  given {
    call as_the_book_begins { p = player.germany }
    place west_russia { germany = { infantry = 1 } }
    place russia { soviet_union = { industrial_complex = 1, aa_gun = 1 } }
    call stand_ready {}
    set space west_russia { controller = player.germany }
    set player soviet_union { ipc = 18 }
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 infantry from west_russia to russia"] }
  expect {
    that = (
      player.soviet_union.ipc == 0 && player.germany.ipc == 18 + 40 + 8 &&
      number_of(space.russia, player.germany, unit.aa_gun) == 1
    )
  }
}

test "what was held in trust goes back when the capital is freed, the money does not" {
  cites = ["REV-329", "REV-318", "REV-319"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place kazakh {
      united_kingdom = { infantry = 1 }
      united_states  = { infantry = 1 }
    }
    call stand_ready {}
    set space russia { controller = player.germany }
    set space kazakh { controller = player.united_states }
    set space evenki { controller = player.japan }
    set player germany { ipc = 10 }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["move 1 infantry from kazakh to russia"] }
  expect {
    that = (
      space.russia.controller == player.soviet_union && space.kazakh.controller == player.soviet_union &&
      space.evenki.controller == player.japan && player.germany.ipc == 10 && player.soviet_union.ipc == 0
    )
  }
}

test "while the capital is lost the liberator keeps what he frees" {
  cites = ["REV-319", "REV-320", "REV-309"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place persia { united_kingdom = { infantry = 1 } }
    place caucasus { germany = { industrial_complex = 1 } }
    call stand_ready {}
    set space russia { controller = player.germany }
    set space caucasus { controller = player.germany }
    set player united_kingdom { ipc = 6 }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["no research", "buy 2 infantry", "move 1 infantry from persia to caucasus"] }
  expect {
    that = space.caucasus.controller == player.united_kingdom
  }
  refuse {
    line    = "mobilize 1 infantry in caucasus"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
  expect {
    that = player.united_kingdom.ipc == 34
  }
}

test "a complex in trust works from the next turn on" {
  cites = ["REV-418", "REV-320", "REV-417"]

  given {
    call as_the_book_begins { p = player.united_states }
    place india { united_states = { industrial_complex = 1 } }
    call stand_ready {}
    set space united_kingdom { controller = player.germany }
    set space india { controller = player.united_states }
    set player united_states { ipc = 12 }
  }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["no research", "buy 4 infantry"] }
  refuse {
    line    = "mobilize 4 infantry in india"
    because = "You have 4 of these to mobilize; the complex has room for 3."
  }
  play { lines = ["mobilize 3 infantry in india"] }
  expect {
    that = number_of(space.india, player.united_states, unit.infantry) == 3 && player.united_states.ipc == 45
  }
}

test "an ally's complex does not build for others" {
  cites = ["REV-418", "REV-494"]

  given {
    call as_the_book_begins { p = player.united_states }
    place india { united_kingdom = { industrial_complex = 1 } }
    place eastern_united_states { united_states = { industrial_complex = 1 } }
    call stand_ready {}
    set player united_states { ipc = 6 }
  }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["no research", "buy 2 infantry"] }
  refuse {
    line    = "mobilize 1 infantry in india"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
  play { lines = ["mobilize 2 infantry in eastern_united_states"] }
}

test "ships count against the limit of the complex" {
  cites = ["REV-417", "REV-422"]

  given {
    call as_the_book_begins { p = player.soviet_union }
    place caucasus { soviet_union = { industrial_complex = 1 } }
    call stand_ready {}
    set player soviet_union { ipc = 23 }
  }
  run {
    call turn { p = player.soviet_union }
  }
  play {
    lines = ["no research", "buy 5 infantry", "buy 1 transport", "launch 1 transport in sea_zone_16 from caucasus"]
  }
  refuse {
    line    = "mobilize 4 infantry in caucasus"
    because = "You have 5 of these to mobilize; the complex has room for 3."
  }
  play { lines = ["mobilize 3 infantry in caucasus"] }
  expect {
    that = number_of(space.caucasus, player.soviet_union, unit.infantry) == 3
  }
}

test "a new complex is not used in the turn it is built, and there is one at most" {
  cites = ["REV-426", "REV-427", "REV-415"]

  given {
    call as_the_book_begins { p = player.germany }
    place germany { germany = { industrial_complex = 1 } }
    call stand_ready {}
    set player germany { ipc = 33 }
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["no research", "buy 1 infantry", "buy 2 industrial_complex"] }
  refuse {
    line    = "build industrial_complex in germany"
    because = "A complex is built in a territory worth at least 1 IPC that has been yours since the turn began and has none."
  }
  refuse {
    line    = "build industrial_complex in west_indies"
    because = "A complex is built in a territory worth at least 1 IPC that has been yours since the turn began and has none."
  }
  play { lines = ["build industrial_complex in ukraine"] }
  refuse {
    line    = "build industrial_complex in ukraine"
    because = "A complex is built in a territory worth at least 1 IPC that has been yours since the turn began and has none."
  }
  refuse {
    line    = "mobilize 1 infantry in ukraine"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
  play { lines = ["mobilize 1 infantry in germany"] }
  expect {
    that = number_of(space.ukraine, player.germany, unit.industrial_complex) == 1
  }
}

test "a new carrier takes fighters of the yard and new ones, an old one takes none" {
  cites = ["REV-421", "REV-424", "REV-425", "REV-514"]

  given {
    call as_the_book_begins { p = player.germany }
    place germany { germany = { industrial_complex = 1, fighter = 1 } }
    place norway { germany = { fighter = 1 } }
    place sea_zone_5 { germany = { carrier = 1 } }
    call stand_ready {}
    set player germany { ipc = 36 }
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["no research", "buy 2 fighter", "buy 1 carrier", "end combat move", "end noncombat move"] }
  refuse {
    line    = "base fighter on carrier in sea_zone_5 from germany"
    because = "No carrier built this turn lies there with room on its deck."
  }
  play { lines = ["launch 1 carrier in sea_zone_5 from germany", "base fighter on carrier in sea_zone_5 from germany"] }
  expect {
    that = number_of(space.sea_zone_5, player.germany, unit.fighter) == 1
  }
}

test "new ships among enemies do not fight" {
  cites = ["REV-423"]

  given {
    call as_the_book_begins { p = player.germany }
    place germany { germany = { industrial_complex = 1 } }
    place sea_zone_5 { united_kingdom = { submarine = 1, destroyer = 1 } }
    call stand_ready {}
    set player germany { ipc = 12 }
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["no research", "buy 1 destroyer", "launch 1 destroyer in sea_zone_5 from germany"] }
  expect {
    that = (
      number_of(space.sea_zone_5, player.germany, unit.destroyer) == 1 &&
      number_of(space.sea_zone_5, player.united_kingdom, unit.destroyer) == 1
    )
  }
}

test "who stays among enemies fights" {
  cites = ["REV-188", "REV-189", "REV-226"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { destroyer = 1 }
      germany        = { destroyer = 1 }
    }
    call stand_ready {}
  }
  dice { rolls = [3, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["end combat move"] }
  expect {
    that = number_of(space.sea_zone_6, player.germany, unit.destroyer) == 0
  }
}

test "who leaves them does not" {
  cites = ["REV-188"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place sea_zone_6 {
      united_kingdom = { destroyer = 1, transport = 1 }
      germany        = { destroyer = 1 }
    }
    call stand_ready {}
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["move 1 destroyer from sea_zone_6 to sea_zone_3", "move 1 transport from sea_zone_6 to sea_zone_8"] }
  expect {
    that = (
      number_of(space.sea_zone_3, player.united_kingdom, unit.destroyer) == 1 &&
      number_of(space.sea_zone_6, player.germany, unit.destroyer) == 1
    )
  }
}

test "a submarine sails through the enemy unless a destroyer is there" {
  cites = ["REV-211", "REV-213", "REV-563"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { battleship = 1 } }
    place sea_zone_7 { united_kingdom = { transport = 1 } }
    call stand_ready {}
  }
  dice { rolls = [1] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_7"] }
  expect {
    that = number_of(space.sea_zone_7, player.united_kingdom, unit.transport) == 0
  }
}

test "a destroyer stops a submarine" {
  cites = ["REV-213"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_states = { destroyer = 1 } }
    place sea_zone_7 { united_kingdom = { transport = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "move 1 submarine from sea_zone_5 to sea_zone_7"
    because = "That is out of its reach: too far, past enemy units, through a closed canal or strait, or over impassable ground."
  }
  expect {
    that = number_of(space.sea_zone_5, player.germany, unit.submarine) == 1
  }
}

test "a battleship stops at a submarine that lies in its way" {
  cites = ["REV-182", "REV-403"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { battleship = 1 } }
    place sea_zone_6 { united_states = { submarine = 1 } }
    place sea_zone_7 { united_kingdom = { transport = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  refuse {
    line    = "move 1 battleship from sea_zone_5 to sea_zone_7"
    because = "That is out of its reach: too far, past enemy units, through a closed canal or strait, or over impassable ground."
  }
  play { lines = ["end combat move"] }
  refuse {
    line    = "move 1 battleship from sea_zone_5 to sea_zone_6"
    because = "There is no such action now"
  }
  refuse {
    line    = "move 1 battleship from sea_zone_5 to sea_zone_7"
    because = "There is no such action now"
  }
}

test "a submarine does not end a peaceful move among enemies, but passes below them" {
  cites = ["REV-410", "REV-403", "REV-211"]

  given {
    call as_the_book_begins { p = player.germany }
    place sea_zone_5 { germany = { submarine = 1 } }
    place sea_zone_6 { united_kingdom = { battleship = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["end combat move"] }
  refuse {
    line    = "move 1 submarine from sea_zone_5 to sea_zone_6"
    because = "A noncombat move does not end among enemy ships."
  }
  play { lines = ["move 1 submarine from sea_zone_5 to sea_zone_7"] }
  expect {
    that = number_of(space.sea_zone_7, player.germany, unit.submarine) == 1
  }
}
