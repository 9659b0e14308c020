# Tests of the order of actions, of purchase, placing, income, the Middle East, capitals and what is freed. Clauses 32 to 48, 126 to 149,
# 276 to 289 and 428 to 455.

# ---- The turn

test "a turn is seven actions in their order" {
  cites = ["EUR-018", "EUR-134", "EUR-140", "EUR-142"]

  given {
    call turn_of { p = player.germany }
    gain player germany { ipc = 6 }
    place germany { germany = { infantry = 1, industrial_complex = 1 } }
    place denmark { germany = { infantry = 1 } }
  }
  run turn { p = player.germany }
  expect { that = game.phase == phase.purchase_units }
  refuse {
    line    = "move 1 infantry from germany to poland"
    because = "There is no such action now"
  }
  play { lines = ["buy 2 infantry"] }
  expect {
    that    = game.phase == phase.noncombat_move
    message = "with nothing to attack and nothing to fight"
  }
  refuse {
    line    = "buy 1 infantry"
    because = "There is no such action now"
  }
  play { lines = ["end noncombat move"] }
  expect { that = game.phase == phase.mobilize_new_units }
  play { lines = ["mobilize 2 infantry in germany"] }
  expect {
    that    = player.germany.ipc == 40 && standing(player.germany, unit.infantry, space.germany) == 3
    message = "income comes last"
  }
}

test "a power may leave out what it does not want to do" {
  cites = ["EUR-141", "EUR-146"]

  given {
    call turn_of { p = player.germany }
    gain player germany { ipc = 6 }
    place poland { germany = { infantry = 1 } }
  }
  run turn { p = player.germany }
  play { lines = ["end purchase", "end combat move", "end noncombat move"] }
  expect { that = player.germany.ipc == 46 && standing(player.germany, unit.infantry, space.poland) == 1 }
}

test "the powers take their turns in one order, and rounds follow each other" {
  cites = ["EUR-014", "EUR-135..139"]

  given {
    call printed_map {}
    for p {
      in = every(player)
      create {
        unit  = unit.infantry
        owner = p
        at    = p == player.united_kingdom ? space.canada : p.home
      }
    }
    set game { round = 1 }
  }
  run {
    call play_round {}
    call play_round {}
  }
  expect { that = game.active == player.germany && game.round == 2 && game.phase == phase.noncombat_move }
  play {
    by    = player.germany
    lines = ["end noncombat move"]
  }
  expect { that = game.active == player.soviet_union }
  play {
    by    = player.soviet_union
    lines = ["end noncombat move"]
  }
  play {
    by    = player.united_kingdom
    lines = ["end noncombat move"]
  }
  play {
    by    = player.united_states
    lines = ["end noncombat move"]
  }
  expect { that = game.active == player.germany && game.round == 3 && game.phase == phase.purchase_units }
}

# ---- Purchase

test "what is bought is paid for at once and waits" {
  cites = ["EUR-143..148", "EUR-150"]

  given {
    call turn_of { p = player.germany }
    gain player germany { ipc = 40 }
  }
  run purchase_units {}
  play { lines = ["buy 2 fighter", "buy 1 artillery"] }
  expect { that = player.germany.ipc == 40 - 28 && count(pieces(space.mobilization_zone)) == 3 }
  refuse {
    line    = "buy 3 armour"
    because = "armour costs 5 IPC; you have 12"
  }
  play { lines = ["end purchase"] }
  expect { that = player.germany.ipc == 12 }
}

test "no complex is ever sold" {
  cites = ["EUR-019", "EUR-482", "EUR-483"]

  given {
    call turn_of { p = player.germany }
    gain player germany { ipc = 100 }
  }
  run purchase_units {}
  refuse {
    line    = "buy 1 industrial_complex"
    because = "Either that is never sold (industrial complex) or you cannot pay for it: you have 100 IPC."
  }
  expect { that = !contains(wares(player.germany), unit.industrial_complex) && count(wares(player.germany)) == 11 }
}

test "a bomber is sold at its price" {
  cites = ["EUR-145", "EUR-528"]

  cases = {
    "24 IPC do not buy one" = { money = 24, choice = bomber_price.printed, sold = false }
    "25 do"                 = { money = 25, choice = bomber_price.printed, sold = true }
    "15, by the option"     = { money = 15, choice = bomber_price.sister, sold = true }
  }

  options = { bomber_price = choice }

  given {
    call turn_of { p = player.germany }
    gain player germany { ipc = money }
  }
  run purchase_units {}
  expect { that = contains(wares(player.germany), unit.bomber) == sold }
}

test "a bomber bought by the option costs 15" {
  cites = ["EUR-528"]

  options = { bomber_price = bomber_price.sister }

  given {
    call turn_of { p = player.germany }
    gain player germany { ipc = 31 }
  }
  run purchase_units {}
  play { lines = ["buy 2 bomber"] }
  expect { that = player.germany.ipc == 1 }
}

test "pieces never run out" {
  cites = ["EUR-149"]

  given {
    call turn_of { p = player.united_states }
    gain player united_states { ipc = 3000 }
  }
  run purchase_units {}
  play { lines = ["buy 1000 infantry"] }
  expect { that = count(pieces(space.mobilization_zone)) == 1000 }
}

# ---- Placing

# A power has bought units, and its complexes stand where the set-up has them.
procedure bought {
  params = { p = player, kind = unit, n = int }

  call turn_of { with = [p] }
  for s {
    in = [
      space.germany, space.northern_italy, space.moscow, space.archangel, space.leningrad, space.stalingrad,
      space.united_kingdom, space.canada, space.united_states
    ]
    create {
      unit  = unit.industrial_complex
      owner = s.controller
      at    = s
    }
  }
  create {
    unit  = kind
    owner = p
    at    = space.mobilization_zone
    count = n
  }
}

# The Soviet example of line 823.
test "seven infantry go to Archangel, Moscow and Stalingrad: at home there is no limit" {
  cites = ["EUR-428", "EUR-429", "EUR-434", "EUR-440", "EUR-485", "EUR-489"]

  given bought {
    with = [player.soviet_union, unit.infantry]
    n    = 7
  }
  run mobilize_new_units {}
  play {
    lines = ["mobilize 2 infantry in archangel", "mobilize 4 infantry in moscow", "mobilize 1 infantry in stalingrad"]
  }
  expect {
    that = (
      standing(player.soviet_union, unit.infantry, space.archangel) == 2 &&
      standing(player.soviet_union, unit.infantry, space.moscow) == 4 &&
      standing(player.soviet_union, unit.infantry, space.stalingrad) == 1
    )
  }
}

# Germany's example of line 821: Leningrad held since the turn began takes one unit, the Danish Sea two submarines under
# the guns of a destroyer.
test "a captured complex places as many units as its territory is worth, and ships go among enemies without a battle" {
  cites = ["EUR-431", "EUR-432", "EUR-435", "EUR-438", "EUR-439", "EUR-487", "EUR-488"]

  given {
    call bought {
      with = [player.germany, unit.fighter]
      n    = 2
    }
    create {
      unit  = unit.armour
      owner = player.germany
      at    = space.mobilization_zone
      count = 2
    }
    create {
      unit  = unit.submarine
      owner = player.germany
      at    = space.mobilization_zone
      count = 2
    }
    call hold { with = [space.leningrad, player.germany] }
    place danish_sea { united_kingdom = { destroyer = 1 } }
  }
  run mobilize_new_units {}
  refuse {
    line    = "mobilize 2 fighter in leningrad"
    because = "You have 2 of these to mobilize; the complex has room for 1."
  }
  play { lines = ["mobilize 1 fighter in leningrad"] }
  refuse {
    line    = "mobilize 1 fighter in leningrad"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
  refuse {
    line    = "launch 1 submarine in baltic_sea from leningrad"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
  refuse {
    line    = "mobilize 1 submarine in leningrad"
    because = "waits to be mobilized. Ships are launched with \"launch\"."
  }
  play { lines = ["mobilize 2 armour in germany", "launch 2 submarine in danish_sea from germany"] }
  expect {
    that = (
      standing(player.germany, unit.submarine, space.danish_sea) == 2 &&
      standing(player.united_kingdom, unit.destroyer, space.danish_sea) == 1
    )
  }
  expect {
    that = (
      standing(player.germany, unit.fighter, space.leningrad) == 1 &&
      standing(player.germany, unit.armour, space.germany) == 2
    )
  }
}

test "ships count against the limit of a captured complex" {
  cites = ["EUR-435"]

  given {
    call bought {
      with = [player.germany, unit.submarine]
      n    = 2
    }
    call hold { with = [space.leningrad, player.germany] }
  }
  run mobilize_new_units {}
  play { lines = ["launch 1 submarine in baltic_sea from leningrad"] }
  refuse {
    line    = "launch 1 submarine in baltic_sea from leningrad"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
}

test "a complex taken this turn places nothing" {
  cites = ["EUR-269", "EUR-428", "EUR-486"]

  given {
    call bought {
      with = [player.germany, unit.infantry]
      n    = 1
    }
    set space stalingrad { controller = player.germany }
  }
  run mobilize_new_units {}
  refuse {
    line    = "mobilize 1 infantry in stalingrad"
    because = "You have no complex there that has been yours since the turn began"
  }
}

test "Great Britain places in Canada too, aircraft and ships as well" {
  cites = ["EUR-436", "EUR-437"]

  given {
    call bought {
      with = [player.united_kingdom, unit.infantry]
      n    = 4
    }
    create {
      unit  = unit.bomber
      owner = player.united_kingdom
      at    = space.mobilization_zone
    }
    create {
      unit  = unit.transport
      owner = player.united_kingdom
      at    = space.mobilization_zone
    }
  }
  run mobilize_new_units {}
  play {
    lines = [
      "mobilize 4 infantry in canada", "mobilize 1 bomber in canada", "launch 1 transport in davis_strait from canada"
    ]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.infantry, space.canada) == 4 &&
      standing(player.united_kingdom, unit.bomber, space.canada) == 1 &&
      standing(player.united_kingdom, unit.transport, space.davis_strait) == 1
    )
  }
}

test "an ally's complex places nothing" {
  cites = ["EUR-434"]

  given bought {
    with = [player.united_kingdom, unit.infantry]
    n    = 1
  }
  run mobilize_new_units {}
  refuse {
    line    = "mobilize 1 infantry in moscow"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
  refuse {
    line    = "mobilize 1 infantry in united_states"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
}

test "no new fighter stands on a carrier" {
  cites = ["EUR-430"]

  given {
    call bought {
      with = [player.united_kingdom, unit.fighter]
      n    = 1
    }
    place north_sea { united_kingdom = { carrier = 1 } }
  }
  run mobilize_new_units {}
  refuse {
    line    = "mobilize 1 fighter in north_sea"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
  refuse {
    line    = "base fighter on carrier in north_sea from united_kingdom"
    because = "There is no such action"
  }
  play { lines = ["mobilize 1 fighter in united_kingdom"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.united_kingdom) == 1 }
}

# ---- Income

test "at the end of its turn a power has its level from the bank" {
  cites = ["EUR-046", "EUR-047", "EUR-375", "EUR-443", "EUR-444"]

  cases = {
    "Germany"           = { p = player.germany, level = 40 }
    "the Soviet Union"  = { p = player.soviet_union, level = 24 }
    "Great Britain"     = { p = player.united_kingdom, level = 25 }
    "the United States" = { p = player.united_states, level = 40 }
  }

  given turn_of { with = [p] }
  run collect_income {}
  expect { that = p.ipc == level }
}

test "levels follow what is held, convoys and the Middle East apart" {
  cites = ["EUR-045..047", "EUR-263", "EUR-264", "EUR-384", "EUR-385", "EUR-454"]

  given {
    call turn_of { p = player.germany }
    call hold { with = [space.caucasus, player.germany] }
    call hold { with = [space.us_convoy_2, player.germany] }
    call hold { with = [space.egypt, player.germany] }
  }
  expect { that = production(player.germany) == 44 && production(player.soviet_union) == 20 }
  expect { that = production(player.united_states) == 34 && production(player.united_kingdom) == 25 }
}

# ---- The Middle East

# The example of line 843.
test "Germany holds Egypt and Trans-Jordan: the Allies pay 3 IPC besides the bank" {
  cites = ["EUR-048", "EUR-446", "EUR-449", "EUR-450", "EUR-452", "EUR-453"]

  given {
    call turn_of { p = player.germany }
    call hold { with = [space.egypt, player.germany] }
    call hold { with = [space.trans_jordan, player.germany] }
    gain p {
      in  = every(player)
      ipc = 10
    }
  }
  run collect_income {}
  play {
    by    = player.soviet_union
    lines = ["1"]
  }
  play {
    by    = player.united_kingdom
    lines = ["0"]
  }
  play {
    by    = player.united_states
    lines = ["2"]
  }
  expect {
    that = (
      player.germany.ipc == 10 + 40 + 3 && player.soviet_union.ipc == 9 && player.united_kingdom.ipc == 10 &&
      player.united_states.ipc == 8
    )
  }
}

# The example of line 849.
test "Germany holds Egypt and takes Syria and Trans-Jordan: 4 IPC, 3 from the United States and 1 from Great Britain" {
  cites = ["EUR-022", "EUR-098", "EUR-445", "EUR-446", "EUR-449", "EUR-450", "EUR-455"]

  given {
    call turn_of { p = player.germany }
    call hold { with = [space.egypt, player.germany] }
    call hold { with = [space.palestine, player.germany] }
    place palestine { germany = { infantry = 1, artillery = 1 } }
    place egypt { germany = { armour = 1 } }
    gain p {
      in  = [player.soviet_union, player.united_kingdom, player.united_states]
      ipc = 10
    }
  }
  run turn { p = player.germany }
  play {
    lines = [
      "move 1 infantry from palestine to syria", "move 1 artillery from palestine to syria",
      "move 1 armour from egypt to trans_jordan", "syria"
    ]
  }
  expect { that = space.syria.controller == player.germany && space.trans_jordan.controller == player.germany }
  play {
    by    = player.soviet_union
    lines = ["0"]
  }
  play {
    by    = player.united_kingdom
    lines = ["1"]
  }
  play {
    by    = player.united_states
    lines = ["3"]
  }
  expect {
    that = (
      player.germany.ipc == 44 && player.soviet_union.ipc == 10 && player.united_kingdom.ipc == 9 &&
      player.united_states.ipc == 7
    )
  }
  expect { that = production(player.united_kingdom) == 25 }
}

test "who pledges nothing of his own leaves it to those after him who have money" {
  cites = ["EUR-450"]

  given {
    call turn_of { p = player.germany }
    call hold { with = [space.egypt, player.germany] }
    call hold { with = [space.trans_jordan, player.germany] }
    gain player soviet_union { ipc = 5 }
    gain player united_kingdom { ipc = 5 }
    gain player united_states { ipc = 1 }
  }
  run collect_income { defaults = true }
  expect {
    that = (
      player.germany.ipc == 43 && player.soviet_union.ipc == 5 && player.united_kingdom.ipc == 3 &&
      player.united_states.ipc == 0
    )
  }
  expect { that = all(every(player), player.pledge == 0) }
}

test "what is due for oil is told, and nothing where nothing is due" {
  cites = ["EUR-449"]

  given {
    call turn_of { p = player.germany }
    gain player united_states { ipc = 5 }
  }
  run collect_income { defaults = true }
  expect { unsaid = "The Allies pay" }
  run {
    call hold { with = [space.egypt, player.germany] }
    call pay_for_oil { with = [player.germany] }
  }
  play { lines = ["1"] }
  expect {
    that = player.germany.ipc == 41 && player.united_states.ipc == 4
    said = "The Allies pay Germany 1 IPC"
  }
}

test "one IPC short is no agreement, and one payer may be named for all of it" {
  cites = ["EUR-451"]

  given {
    call turn_of { p = player.germany }
    call hold { with = [space.egypt, player.germany] }
    call hold { with = [space.trans_jordan, player.germany] }
    gain player united_kingdom { ipc = 10 }
    gain player united_states { ipc = 10 }
  }
  run collect_income {}
  play { lines = ["2", "0"] }
  refuse {
    by      = player.germany
    line    = "soviet_union"
    because = "is no answer here"
  }
  play {
    by    = player.germany
    lines = ["united_states"]
  }
  expect { that = player.germany.ipc == 43 && player.united_kingdom.ipc == 10 && player.united_states.ipc == 7 }
}

test "if the Allies do not agree, Germany says who pays" {
  cites = ["EUR-451"]

  given {
    call turn_of { p = player.germany }
    call hold { with = [space.egypt, player.germany] }
    call hold { with = [space.trans_jordan, player.germany] }
    gain player soviet_union { ipc = 2 }
    gain player united_kingdom { ipc = 10 }
    gain player united_states { ipc = 10 }
  }
  run collect_income {}
  play { lines = ["1", "0", "0"] }
  play {
    by    = player.germany
    lines = ["soviet_union"]
  }
  refuse {
    line    = "soviet_union"
    because = "is no answer here"
  }
  play { lines = ["united_states"] }
  expect {
    that = (
      player.germany.ipc == 43 && player.soviet_union.ipc == 0 && player.united_kingdom.ipc == 10 &&
      player.united_states.ipc == 9
    )
  }
}

test "the Allies pay no more than they have" {
  cites = ["EUR-449"]

  given {
    call turn_of { p = player.germany }
    call hold { with = [space.egypt, player.germany] }
    call hold { with = [space.trans_jordan, player.germany] }
    gain player united_kingdom { ipc = 2 }
  }
  run collect_income { defaults = true }
  expect { that = player.germany.ipc == 42 && player.united_kingdom.ipc == 0 }
}

test "a country that an Ally frees is nobody's, and its value leaves Germany's scale" {
  cites = ["EUR-097", "EUR-258", "EUR-445", "EUR-447"]

  given {
    call turn_of { p = player.united_kingdom }
    set space egypt {
      controller  = player.germany
      was_held_by = player.germany
    }
    place palestine { united_kingdom = { infantry = 1 } }
    place egypt { germany = { aa_gun = 1 } }
  }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 infantry from palestine to egypt"] }
  expect {
    that = (
      space.egypt.controller == none && production(player.united_kingdom) == 25 && production(player.germany) == 40 &&
      oil(player.germany) == 0
    )
  }
  expect { that = standing(player.united_kingdom, unit.aa_gun, space.egypt) == 1 }
}

test "the Allies come and go in the Middle East, and Germany has to fight there" {
  cites = ["EUR-096", "EUR-097", "EUR-445"]

  given {
    call turn_of { p = player.soviet_union }
    place caucasus { soviet_union = { infantry = 1 } }
    place syria { united_kingdom = { infantry = 1 } }
  }
  run noncombat_move {}
  play { lines = ["move 1 infantry from caucasus to iran"] }
  expect { that = standing(player.soviet_union, unit.infantry, space.iran) == 1 && space.iran.controller == none }
  expect {
    that = (
      hostile(space.iran, player.germany) && friendly(space.iran, player.united_states) &&
      safe(space.syria, player.united_kingdom)
    )
  }
}

# ---- Capitals

# The example of line 611.
test "the captor of a capital has all its owner's IPC at once" {
  cites = ["EUR-274..276", "EUR-278"]

  given {
    call turn_of { p = player.germany }
    gain player soviet_union { ipc = 17 }
    place belorussia { germany = { infantry = 1 } }
    call hold { with = [space.belorussia, player.germany] }
  }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 infantry from belorussia to moscow"] }
  expect { that = player.germany.ipc == 17 && player.soviet_union.ipc == 0 }
  expect { that = production(player.germany) == 43 && production(player.soviet_union) == 21 }
}

test "a power without its capital buys nothing and has no income, but moves and fights" {
  cites = ["EUR-278..281"]

  given {
    call printed_map {}
    call hold { with = [space.moscow, player.germany] }
    gain player soviet_union { ipc = 10 }
    place caucasus { soviet_union = { infantry = 1 } }
    place stalingrad { soviet_union = { industrial_complex = 1 } }
  }
  run turn { p = player.soviet_union }
  expect { that = game.phase == phase.noncombat_move }
  play { lines = ["move 1 infantry from caucasus to turkestan"] }
  expect { that = player.soviet_union.ipc == 10 && standing(player.soviet_union, unit.infantry, space.turkestan) == 1 }
}

# The example of line 629.
test "the Soviet Union retakes Moscow, and has its income in the same turn" {
  cites = ["EUR-281", "EUR-282", "EUR-289"]

  given {
    call printed_map {}
    call hold { with = [space.moscow, player.germany] }
    place russia { soviet_union = { armour = 2, infantry = 1, artillery = 1 } }
    place moscow { germany = { armour = 1 } }
  }
  dice { rolls = [6, 6, 1, 6, 6] }
  run turn { p = player.soviet_union }
  play {
    lines = [
      "move 2 armour from russia to moscow", "move 1 infantry from russia to moscow",
      "move 1 artillery from russia to moscow"
    ]
  }
  expect {
    that = (
      space.moscow.controller == player.soviet_union && player.soviet_union.ipc == 24 &&
      production(player.germany) == 40
    )
  }
}

# ---- What is freed

test "an ally's territory goes back to him, with its income, its gun and its complex" {
  cites = ["EUR-259", "EUR-266", "EUR-268", "EUR-283..285"]

  given {
    call turn_of { p = player.united_kingdom }
    call hold { with = [space.archangel, player.germany] }
    place archangel { germany = { aa_gun = 1, industrial_complex = 1 } }
    place siberia { united_kingdom = { infantry = 1 } }
  }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play { lines = ["move 1 infantry from siberia to archangel"] }
  expect {
    that = (
      space.archangel.controller == player.soviet_union && production(player.soviet_union) == 24 &&
      production(player.united_kingdom) == 25
    )
  }
  expect {
    that = (
      standing(player.soviet_union, unit.aa_gun, space.archangel) == 1 &&
      standing(player.soviet_union, unit.industrial_complex, space.archangel) == 1
    )
  }
}

test "even a capital goes back to its owner, who then has again what his friends held for him" {
  cites = ["EUR-283", "EUR-288"]

  given {
    call turn_of { p = player.united_kingdom }
    call hold { with = [space.moscow, player.germany] }
    call hold { with = [space.archangel, player.united_kingdom] }
    place russia { united_kingdom = { infantry = 1 } }
  }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  expect { that = production(player.united_kingdom) == 26 && production(player.soviet_union) == 21 }
  play { lines = ["move 1 infantry from russia to moscow"] }
  expect { that = space.moscow.controller == player.soviet_union && space.archangel.controller == player.soviet_union }
  expect { that = production(player.united_kingdom) == 25 && production(player.soviet_union) == 24 }
}

test "while the owner's capital is lost, the liberator holds the territory, its income and its complex" {
  cites = ["EUR-267", "EUR-286", "EUR-287"]

  given {
    call turn_of { p = player.united_kingdom }
    call hold { with = [space.moscow, player.germany] }
    call hold { with = [space.archangel, player.germany] }
    place archangel { germany = { industrial_complex = 1 } }
    place siberia { united_kingdom = { infantry = 1 } }
    place mobilization_zone { united_kingdom = { infantry = 2 } }
  }
  run {
    call combat_move {}
    call conduct_combat {}
    set space archangel { was_held_by = player.united_kingdom }
    call mobilize_new_units {}
  }
  play { lines = ["move 1 infantry from siberia to archangel"] }
  expect { that = space.archangel.controller == player.united_kingdom && production(player.united_kingdom) == 26 }
  refuse {
    line    = "mobilize 2 infantry in archangel"
    because = "You have 2 of these to mobilize; the complex has room for 1."
  }
  play { lines = ["mobilize 1 infantry in archangel"] }
  expect { that = standing(player.united_kingdom, unit.infantry, space.archangel) == 2 }
}

test "guns go with the territory: while the owner's capital is lost to the liberator, who keeps them, else to the owner" {
  cites = ["EUR-259", "EUR-268", "EUR-286", "EUR-461"]

  cases = {
    "the capital stays lost"           = { freed = [space.archangel], keeper = player.united_kingdom }
    "it is freed in the same turn"     = { freed = [space.archangel, space.moscow], keeper = player.soviet_union }
    "it was freed first"               = { freed = [space.moscow, space.archangel], keeper = player.soviet_union }
    "what is nobody's is the captor's" = { freed = [space.egypt, space.archangel], keeper = player.united_kingdom }
  }

  given {
    call turn_of { p = player.united_kingdom }
    for s {
      in = [space.moscow, space.archangel, space.egypt]
      call hold { with = [s, player.germany] }
    }
    place archangel { germany = { aa_gun = 1, industrial_complex = 1 } }
    place egypt { germany = { aa_gun = 1 } }
    for s {
      in = freed
      call take_control { with = [s, player.united_kingdom] }
    }
  }
  expect {
    that = (
      standing(keeper, unit.aa_gun, space.archangel) == 1 &&
      standing(keeper, unit.industrial_complex, space.archangel) == 1
    )
  }
  expect {
    that = (
      standing(contains(freed, space.egypt) ? player.united_kingdom : player.germany, unit.aa_gun, space.egypt) == 1
    )
  }
}

test "a gun that was freed in an earlier turn stays the liberator's when the owner has a capital again" {
  cites = ["EUR-268", "EUR-288"]

  given {
    call turn_of { p = player.soviet_union }
    call hold { with = [space.moscow, player.germany] }
    call hold { with = [space.archangel, player.united_kingdom] }
    place archangel { united_kingdom = { aa_gun = 1, industrial_complex = 1 } }
    call take_control { with = [space.moscow, player.soviet_union] }
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.aa_gun, space.archangel) == 1 &&
      standing(player.soviet_union, unit.industrial_complex, space.archangel) == 1
    )
  }
}
