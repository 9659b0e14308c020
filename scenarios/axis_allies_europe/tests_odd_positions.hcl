# Tests of odd positions, in which several rules of the book meet.

# ---- At sea

test "two first strikes sink a battleship before it fires" {
  cites = ["EUR-212", "EUR-228", "EUR-230"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { submarine = 2 }
      germany        = { battleship = 1 }
    }
  }
  dice { rolls = [2, 2] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      empty(left_of(player.germany, space.danish_sea)) && count(left_of(player.united_kingdom, space.danish_sea)) == 2
    )
  }
}

test "one first strike leaves it afloat, and it fires as before" {
  cites = ["EUR-212", "EUR-229", "EUR-592"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { submarine = 2 }
      germany        = { battleship = 1 }
    }
  }

  # It sinks a submarine with 4, and the other submarine sinks it in the second round.
  dice { rolls = [2, 6, 4, 1] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      empty(left_of(player.germany, space.danish_sea)) &&
      same(left_of(player.united_kingdom, space.danish_sea), [unit.submarine])
    )
  }
}

test "a destroyer beside it lets it fire though two torpedoes sink it" {
  cites = ["EUR-213", "EUR-230", "EUR-618"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { submarine = 2 }
      germany        = { battleship = 1, destroyer = 1 }
    }
  }
  dice { rolls = [2, 2, 4, 3] }
  run conduct_combat {}
  play {
    lines = ["done"]
    by    = player.united_kingdom
  }
  play {
    lines = ["2 battleship"]
    by    = player.germany
  }
  expect {
    that = (
      same(left_of(player.germany, space.danish_sea), [unit.destroyer]) &&
      empty(left_of(player.united_kingdom, space.danish_sea))
    )
    message = "both fired back, the battleship, too"
  }
}

test "a battleship of an ally that looks on takes the hit of a submarine and is upright at the end of the turn" {
  cites = ["EUR-229", "EUR-231", "EUR-404", "EUR-442", "EUR-608"]

  given {
    call turn_of { p = player.united_kingdom }
    place celtic_sea {
      united_kingdom = { destroyer = 1 }
      united_states  = { battleship = 1 }
      germany        = { submarine = 1 }
    }
    call attackers_came { from = space.bay_of_biscay }
  }
  dice { rolls = [6, 2, 3, 6] }
  run {
    call conduct_combat {}
    call noncombat_move {}
    call surface_and_repair {}
  }
  play {
    lines = ["done"]
    by    = player.germany
  }
  play {
    lines = ["battleship"]
    by    = player.united_kingdom
  }
  play {
    lines = ["battleship"]
    by    = player.united_states
  }
  expect { that = one_of(player.united_states, unit.battleship, space.celtic_sea).damaged }
  play { lines = ["press the attack"] }
  expect {
    that = (
      standing(player.germany, unit.submarine, space.celtic_sea) == 0 &&
      !one_of(player.united_states, unit.battleship, space.celtic_sea).damaged
    )
  }
}

test "when the destroyer is lost that found the submarine, the fighter beside it has still fired; then the battle is over" {
  cites = ["EUR-187", "EUR-247", "EUR-604"]

  given {
    call turn_of { p = player.united_kingdom }
    place celtic_sea {
      united_kingdom = { destroyer = 1, fighter = 1 }
      germany        = { submarine = 2 }
    }
    call in_flight { moved = 1 }
    call attackers_came { from = space.bay_of_biscay }
  }

  # The fighter hits one submarine with 3; that and the other answer, one of them hits the destroyer.
  dice { rolls = [6, 3, 2, 6] }
  run conduct_combat {}
  play {
    lines = ["done"]
    by    = player.germany
  }
  expect {
    that = (
      same(left_of(player.united_kingdom, space.celtic_sea), [unit.fighter]) &&
      same(left_of(player.germany, space.celtic_sea), [unit.submarine])
    )
  }
}

test "an ally's fighter aboard a carrier defends it, and when a first strike sinks the deck it goes ashore next door" {
  cites = ["EUR-335", "EUR-574..576", "EUR-584"]

  given {
    call turn_of { p = player.germany }
    place celtic_sea {
      united_states  = { carrier = 1 }
      united_kingdom = { fighter = 1 }
      germany        = { submarine = 1 }
    }
    call onto_decks { sea = space.celtic_sea }
  }
  dice { rolls = [2] }
  run conduct_combat {}
  play {
    lines = ["done"]
    by    = player.germany
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1 &&
      standing(player.germany, unit.submarine, space.celtic_sea) == 1
    )
  }
}

test "an ally's fighter aboard a carrier that attacks is cargo: it neither fires nor is hit, and goes down with it" {
  cites = ["EUR-569", "EUR-571", "EUR-581"]

  given {
    call turn_of { p = player.united_states }
    place celtic_sea {
      united_states  = { carrier = 1 }
      united_kingdom = { fighter = 1 }
      germany        = { destroyer = 1 }
    }
    call onto_decks { sea = space.celtic_sea }
  }
  dice { rolls = [6, 3] }
  run conduct_combat {}
  expect {
    that = (
      empty(left_of(player.united_states, space.celtic_sea)) &&
      empty(left_of(player.united_kingdom, space.celtic_sea)) &&
      standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 0
    )
  }
}

test "an ally's troops go down with the transport that carries them, and fire nothing" {
  cites = ["EUR-221", "EUR-222", "EUR-341", "EUR-665"]

  given {
    call turn_of { p = player.germany }
    place celtic_sea {
      united_states = { transport = 1 }
      germany       = { destroyer = 1 }
    }
    call stow { with = [space.celtic_sea, player.united_kingdom, [unit.infantry, unit.infantry]] }
  }
  dice { rolls = [3, 6] }
  run conduct_combat {}
  expect { that = same([for c in pieces(space.celtic_sea) : c.owner], [player.germany]) }
}

# ---- Convoys

test "a convoy is retaken when its guard has dived, and the guard is there again for the next turn" {
  cites = ["EUR-380", "EUR-381", "EUR-389"]

  given {
    call turn_of { p = player.united_states }
    call hold { with = [space.british_convoy_1, player.germany] }
    place british_convoy_1 {
      united_states = { destroyer = 1 }
      germany       = { submarine = 1 }
    }
    call attackers_came { from = space.central_atlantic }
  }
  dice { rolls = [6] }
  run {
    call conduct_combat {}
    call surface_and_repair {}
  }
  play {
    lines = ["submarine"]
    by    = player.germany
  }
  expect {
    that = (
      space.british_convoy_1.controller == player.united_kingdom &&
      !one_of(player.germany, unit.submarine, space.british_convoy_1).submerged
    )
  }
}

test "Germany has nothing of a convoy that it takes, and its owner has less" {
  cites = ["EUR-384..386"]

  given {
    call turn_of { p = player.germany }
    place south_atlantic { germany = { submarine = 1 } }
    set game { moving = false }
  }
  run combat_move {}
  play { lines = ["move 1 submarine from south_atlantic to british_convoy_1"] }
  expect { that = production(player.germany) == 40 && production(player.united_kingdom) == 22 }
}

# ---- Transports

test "a transport that leaves the enemy's zone loads from two territories and lands them in a third, all in one turn" {
  cites = ["EUR-159", "EUR-643", "EUR-645", "EUR-658", "EUR-659", "EUR-668"]

  given {
    call turn_of { p = player.united_kingdom }
    call already_held { territories = [space.france] }
    place united_kingdom { united_kingdom = { infantry = 1 } }
    place france { united_kingdom = { infantry = 1 } }
    place danish_sea {
      united_kingdom = { transport = 1 }
      germany        = { destroyer = 1 }
    }
    set s {
      in         = [space.danish_sea]
      was_shared = true
    }
  }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "move 1 transport from danish_sea to english_channel",
      "load infantry from united_kingdom in english_channel",
      "load infantry from france in english_channel",
      "assault netherlands_belgium with infantry from english_channel",
      "assault netherlands_belgium with infantry from english_channel",
    ]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.netherlands_belgium) == 2 &&
      space.netherlands_belgium.controller == player.united_kingdom
    )
  }
}

test "a transport loads between the two zones of its move, and lands from the second" {
  cites = ["EUR-642", "EUR-643"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { armour = 1 } }
    place celtic_sea { united_kingdom = { transport = 1 } }
  }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "move 1 transport from celtic_sea to english_channel",
      "load armour from united_kingdom in english_channel",
      "sail transport from english_channel to danish_sea",
      "assault denmark with armour from danish_sea",
    ]
  }
  expect {
    that = (
      space.denmark.controller == player.united_kingdom &&
      one_of(player.united_kingdom, unit.transport, space.danish_sea).moved == 2
    )
  }
}

test "beside a submarine under water a transport unloads" {
  cites = ["EUR-412", "EUR-612", "EUR-613"]

  given {
    call turn_of { p = player.united_kingdom }
    call laden_transport { with = [space.english_channel, [unit.infantry]] }
    place north_sea { germany = { submarine = 1 } }
    set c {
      in        = pieces(space.north_sea)
      submerged = true
    }
  }
  run noncombat_move {}
  play {
    lines = ["sail transport from english_channel to north_sea", "unload infantry from north_sea to united_kingdom"]
  }
  expect { that = standing(player.united_kingdom, unit.infantry, space.united_kingdom) == 1 }
}

test "two guns fill a transport; they land on no enemy's shore, but on a friend's" {
  cites = ["EUR-465", "EUR-639", "EUR-640"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { aa_gun = 3 } }
    place north_sea { united_kingdom = { transport = 1 } }
    call already_held { territories = [space.denmark] }
  }
  run {
    call combat_move {}
    call noncombat_move {}
  }
  play {
    lines = [
      "end combat move", "load aa_gun from united_kingdom in north_sea", "load aa_gun from united_kingdom in north_sea"
    ]
  }
  refuse {
    line = "load aa_gun from united_kingdom in north_sea"
    because = <<-END
      No transport of your side lies there with room for it; two units are a load, or one tank alone, and a ship that
      has unloaded after a battle does not load.
    END
  }
  play { lines = ["sail transport from north_sea to danish_sea"] }
  refuse {
    line    = "unload aa_gun from danish_sea to germany"
    because = "Cargo goes ashore in a friendly territory beside the zone."
  }
  play { lines = ["unload aa_gun from danish_sea to denmark", "unload aa_gun from danish_sea to denmark"] }
  expect { that = standing(player.united_kingdom, unit.aa_gun, space.denmark) == 2 }
}

# ---- On land and in the air

test "a gun alone fires at aircraft, and then the troops beside them take it with the land" {
  cites = ["EUR-177", "EUR-268", "EUR-467", "EUR-511"]

  given {
    call turn_of { p = player.germany }
    place stalingrad {
      soviet_union = { aa_gun = 1 }
      germany      = { infantry = 1, fighter = 1 }
    }
    call in_flight { moved = 1 }
    call attackers_came { from = space.ukraine }
    call already_held { territories = [space.ukraine] }
  }
  dice { rolls = [1] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  expect {
    that = (
      standing(player.germany, unit.fighter, space.stalingrad) == 0 &&
      standing(player.germany, unit.aa_gun, space.stalingrad) == 1 &&
      space.stalingrad.controller == player.germany
    )
  }
  refuse {
    line    = "move 1 aa_gun from stalingrad to ukraine"
    because = "No unit of yours there can still move."
  }
}

test "aircraft over a gun alone are fired at, take nothing and fly home" {
  cites = ["EUR-177", "EUR-253", "EUR-257"]

  given {
    call turn_of { p = player.germany }
    place stalingrad {
      soviet_union = { aa_gun = 1 }
      germany      = { fighter = 1 }
    }
    call in_flight { moved = 2 }
    call already_held { territories = [space.ukraine] }
  }
  dice { rolls = [2] }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  play { lines = ["land fighter from stalingrad in ukraine"] }
  expect {
    that = (
      space.stalingrad.controller == player.soviet_union &&
      standing(player.soviet_union, unit.aa_gun, space.stalingrad) == 1 &&
      standing(player.germany, unit.fighter, space.ukraine) == 1
    )
  }
}

test "an empty island is taken without dice, and no aircraft comes down there this turn, nor on a deck of the enemy" {
  cites = ["EUR-158", "EUR-290", "EUR-418"]

  given {
    call turn_of { p = player.germany }
    call laden_transport { with = [space.sicilian_sea, [unit.infantry]] }
    call bound_for { there = space.malta }
    place sicily { germany = { fighter = 1 } }
  }
  run {
    call conduct_combat {}
    call noncombat_move {}
  }
  expect { that = space.malta.controller == player.germany }
  refuse {
    line = "land fighter from sicily in malta"
    because = <<-END
      Aircraft land in territory that was friendly when the turn began, fighters also on a carrier with room, within the
      range they have left.
    END
  }
  play { lines = ["end noncombat move"] }
}

test "fighters on an island do not defend the ships around it" {
  cites = ["EUR-541"]

  given {
    call turn_of { p = player.germany }
    place malta { united_kingdom = { fighter = 2 } }
    place sicilian_sea {
      united_kingdom = { transport = 1 }
      germany        = { destroyer = 1 }
    }
  }
  dice { rolls = [3, 6] }
  run conduct_combat {}
  expect {
    that = (
      standing(player.united_kingdom, unit.transport, space.sicilian_sea) == 0 &&
      standing(player.united_kingdom, unit.fighter, space.malta) == 2
    )
  }
}

test "bombers on a raid and bombers in the battle for the same land are each fired at once" {
  cites = ["EUR-172", "EUR-177", "EUR-352", "EUR-356"]

  given {
    call turn_of { p = player.united_kingdom }
    gain player germany { ipc = 10 }
    place germany {
      germany        = { infantry = 1, aa_gun = 2, industrial_complex = 1 }
      united_kingdom = { bomber = 2 }
    }
    call in_flight { moved = 3 }
    raider = one_of(player.united_kingdom, unit.bomber, space.germany)
    set raider { raiding = true }
  }

  # The raider escapes with 2 and bombs 5; the other escapes with 3 and hits with 4; the infantry misses.
  dice { rolls = [2, 5, 3, 4, 6] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      player.germany.ipc == 5 &&
      standing(player.germany, unit.infantry, space.germany) == 0 &&
      space.germany.controller == player.germany
    )
  }
}

test "who holds a complex of another's pays for the raid on it, and no more than it has" {
  cites = ["EUR-347", "EUR-367", "EUR-368"]

  given {
    call turn_of { p = player.united_kingdom }
    gain player germany { ipc = 3 }
    gain player soviet_union { ipc = 20 }
    call hold { with = [space.leningrad, player.germany] }
    place leningrad {
      germany        = { industrial_complex = 1 }
      united_kingdom = { bomber = 1 }
    }
    set b {
      in      = pieces(space.leningrad)
      where   = b.unit == unit.bomber
      raiding = true
      flown   = true
      moved   = 3
    }
  }
  dice { rolls = [5] }
  run conduct_combat { defaults = true }
  expect { that = player.germany.ipc == 0 && player.soviet_union.ipc == 20 }
}

# ---- Allies, capitals, new units

test "the Soviet Union takes over nobody on land that it has taken from the enemy" {
  cites = ["EUR-422", "EUR-424"]

  given {
    call turn_of { p = player.soviet_union }
    call hold { with = [space.finland, player.soviet_union] }
    place finland { united_kingdom = { infantry = 1 } }
    place vyborg { united_kingdom = { armour = 1 } }
  }
  run noncombat_move {}
  refuse {
    line    = "take over 1 infantry of united_kingdom in finland"
    because = "No units of your allies stand there on Soviet soil."
  }
  play { lines = ["take over 1 armour of united_kingdom in vyborg"] }
  refuse {
    line    = "move 1 armour from vyborg to leningrad"
    because = "No unit of yours there can still move."
  }
  expect {
    that = (
      standing(player.soviet_union, unit.armour, space.vyborg) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.finland) == 1
    )
  }
}

test "whoever takes its own capital back collects income in the same turn, and has nothing of the purse of the power that held it" {
  cites = ["EUR-276", "EUR-279..282"]

  given {
    call turn_of { p = player.soviet_union }
    call hold { with = [space.moscow, player.germany] }
    gain player germany { ipc = 7 }
    place moscow { germany = { infantry = 1 } }
    place russia { soviet_union = { armour = 3 } }
  }
  dice { rolls = [3, 3, 3, 6] }
  run turn { p = player.soviet_union }
  refuse {
    line    = "buy 1 infantry"
    because = "There is no such action now"
  }
  play { lines = ["move 3 armour from russia to moscow"] }
  expect {
    that = space.moscow.controller == player.soviet_union && player.soviet_union.ipc == 24 && player.germany.ipc == 7
  }
}

test "ships are placed among enemies without a battle, and the enemy may leave them alone in its turn" {
  cites = ["EUR-432", "EUR-433", "EUR-620"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { industrial_complex = 1 } }
    place north_sea { germany = { submarine = 1 } }
    create {
      unit  = unit.destroyer
      owner = player.united_kingdom
      at    = space.mobilization_zone
    }
  }
  run mobilize_new_units {}
  play { lines = ["launch 1 destroyer in north_sea from united_kingdom"] }
  expect { that = count(pieces(space.north_sea)) == 2 }
  run {
    set game { active = player.germany }
    call begin_turn { p = player.germany }
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 submarine from north_sea to danish_sea", "end combat move"] }
  expect {
    that = (
      standing(player.germany, unit.submarine, space.danish_sea) == 1 &&
      standing(player.united_kingdom, unit.destroyer, space.north_sea) == 1
    )
  }
}

test "a complex that was taken places as many units as its land is worth, ships among them" {
  cites = ["EUR-431", "EUR-435"]

  given {
    call turn_of { p = player.germany }
    call already_held { territories = [space.leningrad] }
    place leningrad { germany = { industrial_complex = 1 } }
    place mobilization_zone { germany = { infantry = 1, submarine = 1 } }
  }
  run mobilize_new_units {}
  play { lines = ["launch 1 submarine in baltic_sea from leningrad"] }
  refuse {
    line    = "mobilize 1 infantry in leningrad"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
  expect {
    that = (
      standing(player.germany, unit.submarine, space.baltic_sea) == 1 &&
      standing(player.germany, unit.infantry, space.mobilization_zone) == 1
    )
  }
}

test "Germany does not win with Moscow while its own capital is lost, nor does the power that holds it without its own" {
  cites = ["EUR-027", "EUR-031", "EUR-277"]

  cases = {
    "Germany's turn"  = { p = player.germany }
    "the Soviet turn" = { p = player.soviet_union }
  }

  given {
    call printed_map {}
    call hold { with = [space.moscow, player.germany] }
    call hold { with = [space.germany, player.soviet_union] }
  }
  run turn { with = [p] }
  expect { that = !game.over }
}

# ---- More at sea

test "fighters on a deck do not fight off submarines: without a destroyer their hits fall on nobody" {
  cites = ["EUR-580", "EUR-584", "EUR-604"]

  given {
    call turn_of { p = player.germany }
    place celtic_sea {
      united_states = { carrier = 1, fighter = 2 }
      germany       = { submarine = 1 }
    }
    call onto_decks { sea = space.celtic_sea }
    call attackers_came { from = space.bay_of_biscay }
  }

  # The submarine misses; the carrier misses, and both fighters hit nothing with 1.
  dice { rolls = [6, 6, 1, 1] }
  run conduct_combat {}
  play {
    lines = ["done"]
    by    = player.germany
  }
  play { lines = ["retreat to bay_of_biscay", "done"] }
  expect {
    that = (
      standing(player.germany, unit.submarine, space.bay_of_biscay) == 1 &&
      on_deck(player.united_states, space.celtic_sea) == 2
    )
  }
}

test "aircraft sink the transports beside a submarine, and then the battle is over" {
  cites = ["EUR-247", "EUR-580"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { fighter = 2 }
      germany        = { transport = 1, submarine = 1 }
    }
    call in_flight { moved = 1 }
  }

  # Two hits, of which one counts. The submarine may dive, and cannot fire at aircraft; the transport misses.
  dice { rolls = [3, 3, 6, 2] }
  run conduct_combat {}
  play {
    lines = ["done"]
    by    = player.germany
  }
  expect {
    that = (
      same(left_of(player.germany, space.danish_sea), [unit.submarine]) &&
      count(left_of(player.united_kingdom, space.danish_sea)) == 2
    )
  }
}

test "who attacks with submarines only and dives with all is not fired at" {
  cites = ["EUR-215", "EUR-216", "EUR-244"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { submarine = 2 }
      germany        = { destroyer = 2 }
    }
  }
  run conduct_combat {}
  play {
    lines = ["2 submarine"]
    by    = player.united_kingdom
  }
  expect {
    that = (
      count(left_of(player.united_kingdom, space.danish_sea)) == 2 &&
      count(left_of(player.germany, space.danish_sea)) == 2
    )
  }
}

test "where one submarine dives and the other is sunk, the troops go ashore beside it" {
  cites = ["EUR-245", "EUR-315", "EUR-318", "EUR-613"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { destroyer = 1 }
      germany        = { submarine = 2 }
    }
    call laden_transport { with = [space.danish_sea, [unit.infantry]] }
    call bound_for { there = space.denmark }
    call attackers_came { from = space.north_sea }
  }

  # One is hit with 3, the other dives; the one that was hit misses.
  dice { rolls = [3, 6] }
  run conduct_combat {}
  play {
    lines = ["submarine"]
    by    = player.germany
  }
  play {
    lines = ["true"]
    by    = player.united_kingdom
  }
  expect {
    that = (
      space.denmark.controller == player.united_kingdom &&
      standing(player.germany, unit.submarine, space.danish_sea) == 1
    )
  }
}

test "transports that are left alone against the enemy may withdraw" {
  cites = ["EUR-206", "EUR-207", "EUR-235", "EUR-236"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { destroyer = 1, transport = 1 }
      germany        = { destroyer = 1 }
    }
    call attackers_came { from = space.north_sea }
  }
  dice { rolls = [6, 3] }
  run conduct_combat {}
  play {
    lines = ["destroyer", "retreat to north_sea"]
    by    = player.united_kingdom
  }
  expect { that = standing(player.united_kingdom, unit.transport, space.north_sea) == 1 }
}

# ---- More landings

test "two transports in one zone land in two territories, and a battleship beside them supports one of them" {
  cites = ["EUR-294", "EUR-297", "EUR-304", "EUR-305"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea { united_kingdom = { battleship = 1 } }
    call laden_transport { with = [space.danish_sea, [unit.infantry, unit.infantry]] }
    call bound_for { there = space.denmark }
    call laden_transport { with = [space.danish_sea, [unit.armour]] }
    tank = one_of(player.united_kingdom, unit.armour, space.danish_sea)
    ship = tank.holder
    set tank { target = space.norway }
    set ship { unloads = space.norway }
    place denmark { germany = { infantry = 1 } }
    place norway { germany = { infantry = 1 } }
  }

  # The battleship hits in Denmark with 4, the infantry there misses and then hits with 1; the tank in Norway has its own dice only.
  dice { rolls = [4, 6, 6, 6, 3, 6] }
  run conduct_combat {}
  play { lines = ["denmark", "battleship"] }
  expect {
    that = (
      space.denmark.controller == player.united_kingdom &&
      space.norway.controller == player.united_kingdom &&
      standing(player.united_kingdom, unit.armour, space.norway) == 1
    )
  }
}

test "troops that are lost with their transport at sea do not land, the others do" {
  cites = ["EUR-221", "EUR-315", "EUR-326"]

  given {
    call turn_of { p = player.united_kingdom }
    place danish_sea {
      united_kingdom = { destroyer = 1 }
      germany        = { destroyer = 1 }
    }
    call laden_transport { with = [space.danish_sea, [unit.infantry, unit.infantry]] }
    call laden_transport { with = [space.danish_sea, [unit.armour]] }
    call bound_for { there = space.denmark }
    call attackers_came { from = space.north_sea }
  }
  dice { rolls = [3, 3] }
  run conduct_combat {}
  play { lines = ["transport with 2 infantry", "true"] }
  expect {
    that = (
      space.denmark.controller == player.united_kingdom && count(pieces(space.denmark)) < 3 &&
      count(every(piece), piece.unit == unit.transport) == 1
    )
  }
}

test "with a landing nobody on the ground withdraws, not even who came over land; aircraft do" {
  cites = ["EUR-298", "EUR-299", "EUR-311"]

  given {
    call turn_of { p = player.united_kingdom }
    call already_held { territories = [space.france] }
    call laden_transport { with = [space.english_channel, [unit.infantry]] }
    call bound_for { there = space.netherlands_belgium }
    place netherlands_belgium {
      united_kingdom = { armour = 1, fighter = 1 }
      germany        = { infantry = 2 }
    }
    call in_flight { moved = 2 }
    call attackers_came { from = space.france }
  }
  # All miss in the first round; in the second the tank and the infantry hit.
  dice { rolls = [6, 6, 6, 6, 6] }
  dice { rolls = [1, 1, 6, 6] }
  run conduct_combat {}
  refuse {
    line    = "retreat to france"
    because = "is no answer here"
  }
  play { lines = ["false", "withdraw to france"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.netherlands_belgium) == 0 &&
      standing(player.united_kingdom, unit.armour, space.netherlands_belgium) == 1
    )
  }
}

test "artillery that lands lifts infantry that came over land, one for one" {
  cites = ["EUR-295", "EUR-517", "EUR-519"]

  given {
    call turn_of { p = player.united_kingdom }
    call already_held { territories = [space.france] }
    call laden_transport { with = [space.english_channel, [unit.artillery]] }
    call bound_for { there = space.netherlands_belgium }
    place netherlands_belgium {
      united_kingdom = { infantry = 2 }
      germany        = { infantry = 2 }
    }
    call attackers_came { from = space.france }
  }

  # With 2 one infantry hits and the other does not, whichever rolls first; the artillery misses. So it takes two rounds.
  dice { rolls = [2, 2, 6, 6, 6] }
  dice { rolls = [2, 2, 6, 6] }
  run conduct_combat {}
  expect {
    that = (
      space.netherlands_belgium.controller == player.united_kingdom && count(pieces(space.netherlands_belgium)) == 3
    )
  }
}

# ---- More of Allies

test "an ally holds and uses what it frees while the owner's capital is lost, and gives it back with the capital" {
  cites = ["EUR-286..288", "EUR-283", "EUR-284"]

  given {
    call turn_of { p = player.united_kingdom }
    call hold { with = [space.moscow, player.germany] }
    call hold { with = [space.stalingrad, player.germany] }
    place stalingrad {
      germany        = { industrial_complex = 1 }
      united_kingdom = { infantry = 1 }
    }
    place mobilization_zone { united_kingdom = { infantry = 2 } }
  }
  run {
    call conduct_combat {}
    call mobilize_new_units {}
  }
  refuse {
    line    = "mobilize 1 infantry in stalingrad"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
  expect { that = space.stalingrad.controller == player.united_kingdom && production(player.united_kingdom) == 26 }
  run {
    call begin_turn { p = player.united_kingdom }
    call mobilize_new_units {}
  }
  play { lines = ["mobilize 1 infantry in stalingrad"] }
  run {
    set game { active = player.soviet_union }
    call take_control {
      s  = space.moscow
      by = player.soviet_union
    }
  }
  expect {
    that = (
      space.stalingrad.controller == player.soviet_union &&
      standing(player.soviet_union, unit.industrial_complex, space.stalingrad) == 1 &&
      production(player.united_kingdom) == 25
    )
  }
}
