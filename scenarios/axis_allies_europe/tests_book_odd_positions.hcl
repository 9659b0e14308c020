# Positions made up from the book alone: submarines, convoys, capitals, transports and raids.

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

test "a landing that ended in a withdrawal leaves the ship one act of cargo" {
  cites = ["EUR-660", "EUR-661", "EUR-303"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place north_sea { united_kingdom = { destroyer = 1, transport = 1 } }
    place danish_sea { germany = { destroyer = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.north_sea
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  dice { rolls = [6, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = [
      "move 1 destroyer from north_sea to danish_sea", "sail transport from north_sea to danish_sea",
      "assault denmark with infantry from danish_sea", "retreat to north_sea",
      "unload infantry from north_sea to united_kingdom"
    ]
  }
  refuse {
    line    = "load infantry from united_kingdom in north_sea"
    because = "There is no such action now"
  }
  expect {
    that = number_of(space.united_kingdom, player.united_kingdom, unit.infantry) == 2
  }
}

test "a transport does not attack by itself" {
  cites = ["EUR-663", "EUR-383", "EUR-206"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place north_sea { united_kingdom = { transport = 1, destroyer = 1 } }
    place danish_sea { germany = { transport = 1 } }
    call stand_ready {}
  }
  dice { rolls = [3, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["move 1 transport from north_sea to danish_sea"] }
  refuse {
    line    = "end combat move"
    because = "Transports do not attack: send a ship or an aircraft that does to the Danish Sea."
  }
  play { lines = ["move 1 destroyer from north_sea to danish_sea"] }
  expect {
    that = number_of(space.danish_sea, player.germany, unit.transport) == 0
  }
}

test "no hit is lost that could be placed" {
  cites = ["EUR-213", "EUR-218", "EUR-580", "EUR-604", "EUR-220"]

  given {
    call as_the_book_begins { p = player.germany }
    place bay_of_biscay { germany = { submarine = 1 } }
    place france { germany = { fighter = 1 } }
    place english_channel { united_kingdom = { destroyer = 1, submarine = 1 } }
    call stand_ready {}
  }
  dice { rolls = [2, 3, 6, 6] }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = [
      "move 1 submarine from bay_of_biscay to english_channel", "fly 1 fighter from france to english_channel", "done"
    ]
  }
  expect {
    that = (
      number_of(space.english_channel, player.united_kingdom, unit.destroyer) == 0 &&
      number_of(space.english_channel, player.united_kingdom, unit.submarine) == 0
    )
  }
}

test "a submarine dives under a destroyer" {
  cites = ["EUR-214", "EUR-225", "EUR-216"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place north_sea { united_kingdom = { destroyer = 1 } }
    place danish_sea { germany = { submarine = 1 } }
    call stand_ready {}
  }
  dice { rolls = [6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["move 1 destroyer from north_sea to danish_sea", "submarine"] }
  expect {
    that = number_of(space.danish_sea, player.germany, unit.submarine) == 1
  }
}

test "aircraft without a destroyer cannot fight submarines" {
  cites = ["EUR-604", "EUR-403"]

  given {
    call as_the_book_begins { p = player.united_states }
    place united_kingdom { united_states = { fighter = 1 } }
    place celtic_sea { germany = { submarine = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["fly 1 fighter from united_kingdom to celtic_sea", "land fighter from celtic_sea in united_kingdom"] }
  expect {
    that = number_of(space.celtic_sea, player.germany, unit.submarine) == 1
  }
}

test "an ally's destroyer helps them" {
  cites = ["EUR-403", "EUR-604"]

  given {
    call as_the_book_begins { p = player.united_states }
    place united_kingdom { united_states = { fighter = 1 } }
    place celtic_sea {
      germany        = { submarine = 1 }
      united_kingdom = { destroyer = 1 }
    }
    call stand_ready {}
  }
  dice { rolls = [3, 6] }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["fly 1 fighter from united_kingdom to celtic_sea"] }
  expect {
    that = number_of(space.celtic_sea, player.germany, unit.submarine) == 0
  }
}

test "a convoy is taken in passing, but not by a transport" {
  cites = ["EUR-377", "EUR-382", "EUR-384", "EUR-385", "EUR-394"]

  given {
    call as_the_book_begins { p = player.germany }
    place azores_sea { germany = { submarine = 1, transport = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 submarine from azores_sea to british_convoy_1", "end combat move"] }
  refuse {
    line    = "move 1 transport from azores_sea to british_convoy_2"
    because = "That is out of its reach, or not friendly."
  }
  expect {
    that = (
      space.british_convoy_1.controller == player.germany && space.british_convoy_2.controller == player.united_kingdom
    )
  }
}

test "an ally frees a convoy for its owner" {
  cites = ["EUR-387", "EUR-389", "EUR-390", "EUR-414"]

  given {
    call as_the_book_begins { p = player.united_states }
    place central_atlantic { united_states = { destroyer = 1, transport = 1 } }
    call stand_ready {}
    set space british_convoy_2 { controller = player.germany }
  }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["move 1 transport from central_atlantic to british_convoy_2"] }
  expect {
    that = space.british_convoy_2.controller == player.germany
  }
  play { lines = ["move 1 destroyer from central_atlantic to british_convoy_2", "end combat move"] }
  expect {
    that = space.british_convoy_2.controller == player.united_kingdom
  }
}

test "who dives in a convoy loses it" {
  cites = ["EUR-380", "EUR-381", "EUR-388"]

  given {
    call as_the_book_begins { p = player.united_states }
    place central_atlantic { united_states = { destroyer = 1 } }
    place british_convoy_2 { germany = { submarine = 1 } }
    call stand_ready {}
    set space british_convoy_2 { controller = player.germany }
  }
  dice { rolls = [6] }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["move 1 destroyer from central_atlantic to british_convoy_2", "submarine"] }
  expect {
    that = space.british_convoy_2.controller == player.united_kingdom
  }
}

test "if nobody is left the convoy stays whose it is" {
  cites = ["EUR-395"]

  given {
    call as_the_book_begins { p = player.united_states }
    place central_atlantic { united_states = { destroyer = 1 } }
    place british_convoy_2 { germany = { destroyer = 1 } }
    call stand_ready {}
    set space british_convoy_2 { controller = player.germany }
  }
  dice { rolls = [3, 3] }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["move 1 destroyer from central_atlantic to british_convoy_2"] }
  expect {
    that = space.british_convoy_2.controller == player.germany
  }
}

test "Moscow retaken in one's own turn pays at its end" {
  cites = ["EUR-282", "EUR-281", "EUR-279"]

  given {
    call as_the_book_begins { p = player.soviet_union }
    place russia { soviet_union = { armour = 1, infantry = 1 } }
    call stand_ready {}
    set space moscow { controller = player.germany }
    set player soviet_union { ipc = 9 }
  }
  run {
    call turn { p = player.soviet_union }
  }
  play { lines = ["move 1 armour from russia to moscow", "end combat move"] }
  expect {
    that = space.moscow.controller == player.soviet_union
  }
  play { lines = ["end noncombat move"] }
  expect {
    that = player.soviet_union.ipc == 9 + 24
  }
}

test "victory waits for the captor's next turn" {
  cites = ["EUR-276", "EUR-277"]

  given {
    call as_the_book_begins { p = player.germany }
    place russia { germany = { armour = 1 } }
    call stand_ready {}
    set space russia { controller = player.germany }
    set player soviet_union { ipc = 11 }
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 armour from russia to moscow"] }
  expect {
    that = !game.over && player.soviet_union.ipc == 0 && space.moscow.controller == player.germany
  }
}

test "who holds both capitals when the turn begins has won" {
  cites = ["EUR-277"]

  given {
    call as_the_book_begins { p = player.germany }

    call stand_ready {}
    set space moscow { controller = player.germany }
  }
  run {
    call turn { p = player.germany }
  }
  expect {
    that = game.over
  }
}

test "a captor without his own capital has not" {
  cites = ["EUR-277"]

  given {
    call as_the_book_begins { p = player.germany }
    place poland { germany = { infantry = 1 } }
    call stand_ready {}
    set space moscow { controller = player.germany }
    set space germany { controller = player.united_kingdom }
  }
  run {
    call turn { p = player.germany }
  }
  expect {
    that = !game.over
  }
}

test "the Soviets take over what stands on their land" {
  cites = ["EUR-421", "EUR-424", "EUR-426", "EUR-427", "EUR-422"]

  given {
    call as_the_book_begins { p = player.soviet_union }
    place leningrad { united_kingdom = { fighter = 1, infantry = 1 } }
    place poland { united_kingdom = { infantry = 1 } }
    place leningrad { soviet_union = { infantry = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.soviet_union }
  }
  play { lines = ["take over 1 fighter of united_kingdom in leningrad"] }
  expect {
    that = (
      number_of(space.leningrad, player.soviet_union, unit.fighter) == 1 &&
      number_of(space.leningrad, player.united_kingdom, unit.infantry) == 1
    )
  }
  refuse {
    line    = "land fighter from leningrad in moscow"
    because = "No aircraft of yours there can still fly."
  }
}

test "a captured complex builds as many as the land is worth, one's own any number" {
  cites = ["EUR-434", "EUR-435", "EUR-430"]

  given {
    call as_the_book_begins { p = player.germany }
    place leningrad { soviet_union = { industrial_complex = 1 } }
    place germany { germany = { industrial_complex = 1 } }
    place danish_sea { germany = { carrier = 1 } }
    call stand_ready {}
    set space leningrad { controller = player.germany }
    set player germany { ipc = 24 }
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["buy 8 infantry", "end combat move", "end noncombat move"] }
  refuse {
    line    = "mobilize 2 infantry in leningrad"
    because = "You have 8 of these to mobilize; the complex has room for 1."
  }
  play { lines = ["mobilize 7 infantry in germany", "mobilize 1 infantry in leningrad"] }
  expect {
    that = (
      number_of(space.germany, player.germany, unit.infantry) == 7 &&
      number_of(space.leningrad, player.germany, unit.infantry) == 1
    )
  }
}

test "the victims of supporting fire fire back" {
  cites = ["EUR-304", "EUR-306", "EUR-307", "EUR-298"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place north_sea { united_kingdom = { transport = 1, destroyer = 1 } }
    place norway { germany = { infantry = 2 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.north_sea
      p     = player.united_kingdom
      u     = unit.infantry
      whose = player.united_kingdom
      ship  = unit.transport
    }
  }
  dice { rolls = [3, 6, 2, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["assault norway with infantry from north_sea", "end combat move", "destroyer"] }
  expect {
    that = (
      number_of(space.norway, player.germany, unit.infantry) == 1 &&
      number_of(space.norway, player.united_kingdom, unit.infantry) == 0
    )
  }
}

test "what a transport of this edition holds" {
  cites = ["EUR-636", "EUR-638", "EUR-639"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 1, artillery = 2, armour = 2, aa_gun = 1 } }
    place north_sea { united_kingdom = { transport = 1 } }
    place celtic_sea { united_kingdom = { transport = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.united_kingdom }
  }
  play { lines = ["load armour from united_kingdom in north_sea"] }
  refuse {
    line = "load infantry from united_kingdom in north_sea"
    because = <<-END
      No transport of your side lies there with room for it; two units are a load, or one tank alone, and a ship that
      has unloaded after a battle does not load.
    END
  }
  play {
    lines = ["load artillery from united_kingdom in celtic_sea", "load artillery from united_kingdom in celtic_sea"]
  }
  refuse {
    line = "load infantry from united_kingdom in celtic_sea"
    because = <<-END
      No transport of your side lies there with room for it; two units are a load, or one tank alone, and a ship that
      has unloaded after a battle does not load.
    END
  }
  expect {
    that = number_of(space.celtic_sea, player.united_kingdom, unit.artillery) == 2
  }
}

test "who leaves the enemy has not fought, and may load and unload" {
  cites = ["EUR-658", "EUR-659", "EUR-668", "EUR-645", "EUR-657", "EUR-161"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place france { united_kingdom = { infantry = 1 } }
    place netherlands_belgium { united_kingdom = { infantry = 1 } }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place north_sea {
      united_kingdom = { transport = 1 }
      germany        = { destroyer = 1 }
    }
    call stand_ready {}
    set space france { controller = player.united_kingdom }
    set space netherlands_belgium { controller = player.united_kingdom }
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line    = "load infantry from united_kingdom in north_sea"
    because = "A transport does not load in a zone with enemy units."
  }
  play {
    lines = [
      "move 1 transport from north_sea to english_channel",
      "end combat move",
      "load infantry from france in english_channel",
      "load infantry from netherlands_belgium in english_channel",
      "unload infantry from english_channel to united_kingdom"
    ]
  }
  expect {
    that = number_of(space.united_kingdom, player.united_kingdom, unit.infantry) == 2
  }
}

test "ships do not pass the Turkish straits, aircraft do" {
  cites = ["EUR-102", "EUR-103"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place aegean_sea { united_kingdom = { destroyer = 1, carrier = 1, fighter = 1 } }
    place black_sea { germany = { transport = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line    = "move 1 destroyer from aegean_sea to black_sea"
    because = "That is out of its reach: too far, past enemy units, through a closed canal or strait, or over impassable ground."
  }
  play { lines = ["fly 1 fighter from aegean_sea to black_sea"] }
}

test "a captured gun stays" {
  cites = ["EUR-411", "EUR-467"]

  given {
    call as_the_book_begins { p = player.germany }
    place finland { germany = { infantry = 1 } }
    place vyborg { germany = { infantry = 2 } }
    place leningrad { soviet_union = { aa_gun = 1 } }
    call stand_ready {}
    set space vyborg { controller = player.germany }
  }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 1 infantry from vyborg to leningrad", "end combat move"] }
  expect {
    that = space.leningrad.controller == player.germany && number_of(space.leningrad, player.germany, unit.aa_gun) == 1
  }
  refuse {
    line    = "move 1 aa_gun from leningrad to vyborg"
    because = "No unit of yours there can still move."
  }
}

test "allies do not fight each other" {
  cites = ["EUR-154", "EUR-187"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place north_sea { united_kingdom = { destroyer = 1 } }
    place danish_sea { united_states = { transport = 1 } }
    place celtic_sea { united_kingdom = { destroyer = 1 } }
    place bay_of_biscay { germany = { transport = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.united_kingdom }
  }
  refuse {
    line    = "move 1 destroyer from north_sea to danish_sea"
    because = "A combat move ends where there is an enemy to fight or a hostile territory to take."
  }
  play { lines = ["end combat move", "move 1 destroyer from north_sea to danish_sea"] }
  expect {
    that = number_of(space.danish_sea, player.united_states, unit.transport) == 1
  }
}

test "when submarines face aircraft only the battle is over" {
  cites = ["EUR-247", "EUR-584", "EUR-576", "EUR-578"]

  given {
    call as_the_book_begins { p = player.germany }
    place bay_of_biscay { germany = { submarine = 2 } }
    place azores_sea { united_kingdom = { carrier = 1, fighter = 2 } }
    call stand_ready {}
  }
  dice { rolls = [1, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 2 submarine from bay_of_biscay to azores_sea", "done"] }
  expect {
    that = (
      !any(pieces(space.azores_sea), piece.owner == player.united_kingdom) &&
      number_of(space.azores_sea, player.germany, unit.submarine) == 2
    )
  }
}

test "an air hit goes to the transport with all it carries" {
  cites = ["EUR-580", "EUR-221"]

  given {
    call as_the_book_begins { p = player.united_states }
    place united_kingdom { united_states = { fighter = 1 } }
    place celtic_sea { germany = { transport = 1, submarine = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.celtic_sea
      p     = player.germany
      u     = unit.infantry
      whose = player.germany
      ship  = unit.transport
    }
  }
  dice { rolls = [3, 6, 6] }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["fly 1 fighter from united_kingdom to celtic_sea", "done"] }
  expect {
    that = (
      number_of(space.celtic_sea, player.germany, unit.transport) == 0 &&
      number_of(space.celtic_sea, player.germany, unit.submarine) == 1 &&
      number_of(space.celtic_sea, player.germany, unit.infantry) == 0
    )
  }
}

test "one does not withdraw to where the enemy lies" {
  cites = ["EUR-238", "EUR-236"]

  given {
    call as_the_book_begins { p = player.united_kingdom }
    place north_sea {
      united_kingdom = { destroyer = 1 }
      germany        = { submarine = 1 }
    }
    place english_channel { united_kingdom = { destroyer = 1 } }
    place danish_sea { germany = { battleship = 1 } }
    call stand_ready {}
  }
  dice { rolls = [6, 6, 6] }
  run {
    call turn { p = player.united_kingdom }
  }
  play {
    lines = ["move 1 destroyer from north_sea to danish_sea", "move 1 destroyer from english_channel to danish_sea"]
  }
  refuse {
    line    = "retreat to north_sea"
    because = "is no answer here"
  }
  play { lines = ["retreat to english_channel"] }
  expect {
    that = number_of(space.english_channel, player.united_kingdom, unit.destroyer) == 2
  }
}

test "escorts and interceptors" {
  cites = ["EUR-351..353", "EUR-355", "EUR-359", "EUR-361", "EUR-363", "EUR-364", "EUR-366"]

  given {
    call as_the_book_begins { p = player.germany }
    place germany { germany = { bomber = 1 } }
    place france { germany = { fighter = 1 } }
    place united_kingdom { united_kingdom = { industrial_complex = 1, fighter = 1 } }
    call stand_ready {}
    set player united_kingdom { ipc = 9 }
  }
  dice { rolls = [2, 1, 6] }
  run {
    call turn { p = player.germany }
  }
  play {
    lines = [
      "raid united_kingdom with 1 bomber from germany",
      "escort the raid on united_kingdom with 1 fighter from france",
      "fighter",
      "fighter"
    ]
  }
  expect {
    that = (
      player.united_kingdom.ipc == 3 &&
      number_of(space.united_kingdom, player.united_kingdom, unit.fighter) == 0 &&
      number_of(space.united_kingdom, player.germany, unit.bomber) == 1 &&
      number_of(space.united_kingdom, player.germany, unit.fighter) == 0
    )
  }
}

test "the ally's cargo waits" {
  cites = ["EUR-343", "EUR-345", "EUR-346", "EUR-654"]

  given {
    call as_the_book_begins { p = player.united_states }
    place united_kingdom { united_states = { infantry = 1 } }
    place north_sea { united_kingdom = { transport = 1 } }
    call stand_ready {}
  }
  run {
    call turn { p = player.united_states }
  }
  play { lines = ["load infantry from united_kingdom in north_sea"] }
  refuse {
    line    = "unload infantry from north_sea to united_kingdom"
    because = "There is no such action now"
  }
  refuse {
    line    = "sail transport from north_sea to english_channel"
    because = "There is no such action now"
  }
  expect {
    that = number_of(space.north_sea, player.united_states, unit.infantry) == 1
  }
}

test "who has sunk the carrier takes the convoy, though its fighter and the submarines cannot hit each other" {
  cites = ["EUR-247", "EUR-380", "EUR-575", "EUR-576", "EUR-578"]

  given {
    call as_the_book_begins { p = player.germany }
    place central_atlantic { germany = { submarine = 2 } }
    place british_convoy_1 { united_kingdom = { carrier = 1 } }
    call stand_ready {}
    call cargo_of_the_book {
      s     = space.british_convoy_1
      p     = player.united_kingdom
      u     = unit.fighter
      whose = player.united_kingdom
      ship  = unit.carrier
    }
  }
  dice { rolls = [2, 6] }
  run {
    call turn { p = player.germany }
  }
  play { lines = ["move 2 submarine from central_atlantic to british_convoy_1", "done"] }
  expect {
    that = (
      space.british_convoy_1.controller == player.germany &&
      empty(pieces(space.british_convoy_1, player.united_kingdom)) &&
      number_of(space.british_convoy_1, player.germany, unit.submarine) == 2
    )
  }
}
