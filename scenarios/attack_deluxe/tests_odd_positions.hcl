# Tests of odd positions, in which several rules of the book meet.

# ---- Regions without a unit

test "a region whose last unit was traded in is taken without a battle, with its ships, its oil and a marker" {
  cites = ["ATK-306", "ATK-449", "ATK-452", "ATK-453"]

  options = { players = 2 }
  given {
    call blue_holds { those = [space.old_south] }
    call red_holds { those = [space.new_england] }
    call oil_lies_in { those = [space.old_south] }
    place old_south { blue = { artillery = 1 } }
    place old_south_coast { blue = { destroyer = 1 } }
    call stow {
      with  = [player.blue, unit.destroyer, space.old_south_coast]
      cargo = [unit.infantry]
    }
    place new_england { red = { infantry = 2 } }
    create {
      unit  = unit.fascism_marker
      owner = player.blue
      at    = space.blue_board
    }
  }
  run season { p = player.blue }
  play { lines = ["Research", "develop rail_1 for artillery"] }
  run season { p = player.red }
  play { lines = ["Move", "march 1 infantry from new_england to old_south", "end of movement"] }
  expect {
    that = (
      space.old_south.holder == player.red && empty(pieces(space.old_south_coast)) && oil_income(player.red) == 1 &&
      count(markers_won(player.red)) == 1
    )
    message = "no die was rolled"
  }
}

test "a Tank does not pass a region of another's that has no unit left" {
  cites = ["ATK-179", "ATK-180", "ATK-306"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england] }
    call blue_holds { those = [space.midwest, space.great_plains] }
    place new_england { red = { tank = 2, plane = 1 } }
    place great_plains { blue = { infantry = 1 } }
  }
  run season { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "strike great_plains with 1 tank from new_england"
    because = "No such unit there can come so far"
  }
  play { lines = ["strike great_plains with 1 plane from new_england"] }
  expect { that = standing(player.red, unit.plane, space.great_plains) == 1 }
}

test "a capital whose last unit was traded in falls to who marches in" {
  cites = ["ATK-016", "ATK-147", "ATK-306", "ATK-454"]

  options = { players = 2 }
  given {
    set player blue { home = space.midwest }
    call blue_holds { those = [space.midwest] }
    call red_holds { those = [space.new_england] }
    create {
      unit  = unit.capital_city
      owner = player.blue
      at    = space.midwest
    }
    place new_england { red = { infantry = 2 } }
    set game { round = 1 }
  }
  run season { p = player.red }
  play { lines = ["Move", "march 1 infantry from new_england to midwest", "end of movement"] }
  expect { that = game.over && game.winners == [player.red] }
}

# ---- Moves and landings

test "all units of a region may leave it in a Move if another comes in" {
  cites = ["ATK-160", "ATK-164"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england, space.midwest] }
    place new_england { red = { infantry = 1 } }
    place midwest { red = { infantry = 1, tank = 1 } }
  }
  run season { p = player.red }
  play { lines = ["Move", "march 1 infantry from new_england to midwest"] }
  refuse {
    line    = "end of movement"
    because = "No region of yours may be left without a unit"
  }
  play { lines = ["march 1 tank from midwest to new_england", "end of movement"] }
  expect {
    that = (
      standing(player.red, unit.tank, space.new_england) == 1 && standing(player.red, unit.infantry, space.midwest) == 2
    )
  }
}

test "who lands and who marches fight one battle, and Artillery from a ship opens it" {
  cites = ["ATK-168", "ATK-401", "ATK-402", "ATK-405"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england] }
    call blue_holds { those = [space.old_south] }
    place new_england { red = { infantry = 2 } }
    place caribbean_sea { red = { destroyer = 1 } }
    call stow {
      with  = [player.red, unit.destroyer, space.caribbean_sea]
      cargo = [unit.artillery]
    }
    place old_south { blue = { tank = 1 } }
  }

  # The salvo hits, and nobody is left to fire.
  dice { rolls = [face.artillery] }
  run season { p = player.red }
  play {
    lines = [
      "Move", "march 1 infantry from new_england to old_south", "land 1 artillery from caribbean_sea in old_south",
      "end of movement"
    ]
  }
  expect { that = space.old_south.holder == player.red && standing(player.red, unit.artillery, space.old_south) == 1 }
}

test "nobody lands from a ship that is still on a Coast" {
  cites = ["ATK-100", "ATK-168"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england] }
    place new_england { red = { infantry = 2 } }
    place new_england_coast { red = { destroyer = 1 } }
    call stow {
      with  = [player.red, unit.destroyer, space.new_england_coast]
      cargo = [unit.infantry]
    }
  }
  run season { p = player.red }
  play { lines = ["Move"] }
  refuse {
    line = [
      "land 1 infantry from new_england_coast in new_england", "land 1 infantry from north_atlantic in new_england"
    ]
    because = "No unit of yours is aboard a ship there."
  }
  play { lines = ["end of movement"] }
  expect { that = carried(player.red, unit.infantry, space.new_england_coast) == 1 }
}

test "a unit that fought in one action marches in the next, from where it came to" {
  cites = ["ATK-038"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england, space.midwest] }
    call blue_holds { those = [space.great_plains] }
    place new_england { red = { infantry = 1 } }
    place midwest { red = { infantry = 1, tank = 2 } }
    place great_plains { blue = { infantry = 1 } }
  }
  dice { rolls = [face.blank, face.tank, face.blank] }
  run {
    call season { p = player.red }
    call season { p = player.red }
  }
  play { lines = ["Blitz", "strike great_plains with 2 tank from midwest", "no more units"] }
  play { lines = ["Move", "march 1 tank from great_plains to midwest", "end of movement"] }
  expect { that = standing(player.red, unit.tank, space.midwest) == 1 && space.great_plains.holder == player.red }
}

test "who has landed marches no further in that Move, and may hold the region for those who leave it" {
  cites = ["ATK-160", "ATK-164", "ATK-168"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.old_south, space.new_england] }
    place old_south { red = { tank = 1 } }
    place new_england { red = { tank = 1 } }
    place caribbean_sea { red = { destroyer = 1 } }
    call stow {
      with  = [player.red, unit.destroyer, space.caribbean_sea]
      cargo = [unit.infantry]
    }
  }
  run season { p = player.red }
  play {
    lines = [
      "Move", "land 1 infantry from caribbean_sea in old_south", "march 1 tank from old_south to new_england",
    ]
  }
  refuse {
    line    = "march 1 infantry from old_south to new_england"
    because = "No unit of yours there can still move."
  }
  play { lines = ["end of movement"] }
  expect {
    that = (
      standing(player.red, unit.infantry, space.old_south) == 1 &&
      standing(player.red, unit.tank, space.new_england) == 2
    )
  }
}

test "the attacks of a Bombing Run are simultaneous: Tanks do not pass the first target to the second" {
  cites = ["ATK-179", "ATK-376"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england] }
    call blue_holds { those = [space.midwest, space.great_plains] }
    place new_england { red = { infantry = 1, tank = 2, plane = 1 } }
    call red_hand_holds { cards = [unit.bombing_run] }
  }
  run season { p = player.red }
  play { lines = ["Blitz", "play bombing_run", "strike midwest with 1 tank from new_england"] }
  refuse {
    line    = "strike great_plains with 1 tank from new_england"
    because = "No such unit there can come so far"
  }
  play { lines = ["strike great_plains with 1 plane from new_england", "no more units", "midwest"] }
  expect { that = space.midwest.holder == player.red && space.great_plains.holder == player.red }
}

test "no Sea Lane serves a march or a Blitz, and no Plane crosses an ordinary zone" {
  cites = ["ATK-161..163", "ATK-165", "ATK-174", "ATK-182"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.brazil, space.new_england] }
    call blue_holds { those = [space.french_west_africa, space.great_britain] }
    place brazil { red = { infantry = 3, plane = 1 } }
    place new_england { red = { infantry = 2, plane = 1 } }
  }
  run {
    call season { p = player.red }
    call season { p = player.red }
  }
  play { lines = ["Move"] }
  refuse {
    line    = ["march 1 infantry from brazil to french_west_africa", "march 1 plane from brazil to french_west_africa"]
    because = "That is not the next region"
  }
  play { lines = ["end of movement", "Blitz"] }
  refuse {
    line = [
      "strike french_west_africa with 1 plane from brazil", "strike great_britain with 1 plane from new_england",
    ]
    because = "No unit there can come so far"
  }
  expect { that = standing(player.red, unit.plane, space.brazil) == 1 }
}

# ---- Leave, Transport

test "leave of one opens the way to the region of the next, of whom leave is asked then" {
  cites = ["ATK-181"]

  options = { players = 3 }
  given {
    call red_holds { those = [space.new_england] }
    call blue_holds { those = [space.midwest, space.western_us] }
    set space great_plains { holder = player.green }
    place new_england { red = { infantry = 1, tank = 1 } }
    place midwest { blue = { infantry = 1 } }
    place great_plains { green = { infantry = 1 } }
  }
  run season { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "ask leave to pass through great_plains"
    because = "Nobody's leave is needed there"
  }
  play { lines = ["ask leave to pass through midwest"] }
  play {
    lines = ["let them pass through midwest"]
    by    = player.blue
  }
  refuse {
    line    = "strike western_us with 1 tank from new_england"
    because = "No unit there can come so far"
  }
  play { lines = ["ask leave to pass through great_plains"] }
  play {
    lines = ["let them pass through great_plains"]
    by    = player.green
  }
  play { lines = ["strike western_us with 1 tank from new_england", "no more units"] }
  expect { that = space.western_us.holder == player.red && space.midwest.holder == player.blue }
}

test "leave for a region is of no use to a Blitz over the Coast that joins it to one's own" {
  cites = ["ATK-174", "ATK-181"]

  options = { players = 3 }
  given {
    call red_holds { those = [space.spain] }
    call blue_holds { those = [space.algeria] }
    place spain { red = { infantry = 1, tank = 1 } }
    place mediterranean_sea { green = { destroyer = 1 } }
  }
  run season { p = player.red }
  play { lines = ["Blitz"] }
  refuse {
    line    = "ask leave to pass through algeria"
    because = "Nobody's leave is needed there"
  }
  play { lines = ["ask leave to pass through mediterranean_sea"] }
  play {
    lines = ["let them pass through mediterranean_sea"]
    by    = player.green
  }
  play { lines = ["ask leave to pass through algeria"] }
  play {
    lines = ["let them pass through algeria"]
    by    = player.blue
  }
  expect { that = space.algeria.open_to == player.red }
}

test "a Sea Lane through zones of two others takes the leave of both" {
  cites = ["ATK-213", "ATK-228"]

  options = { players = 3 }
  given {
    call red_holds { those = [space.new_england, space.panama] }
    place new_england { red = { infantry = 2 } }
    place north_atlantic { blue = { destroyer = 1 } }
    place caribbean_sea { green = { destroyer = 1 } }
  }
  run season { p = player.red }
  play { lines = ["Transport", "ask leave to pass through north_atlantic"] }
  play {
    lines = ["let them pass through north_atlantic"]
    by    = player.blue
  }
  refuse {
    line    = "transport 1 infantry from new_england to panama"
    because = "over one open Sea Lane"
  }
  play { lines = ["ask leave to pass through caribbean_sea"] }
  play {
    lines = ["let them pass through caribbean_sea"]
    by    = player.green
  }
  play { lines = ["transport 1 infantry from new_england to panama"] }
  expect { that = standing(player.red, unit.infantry, space.panama) == 1 }
}

test "what is unloaded in a Transport goes no further in it" {
  cites = ["ATK-203", "ATK-204"]

  options = { players = 2 }
  given {
    set player red { technologies = [technology.rail_4] }
    call red_holds { those = [space.new_england, space.old_south] }
    place old_south { red = { infantry = 2 } }
    place caribbean_sea { red = { destroyer = 1 } }
    call stow {
      with  = [player.red, unit.destroyer, space.caribbean_sea]
      cargo = [unit.artillery]
    }
  }
  run season { p = player.red }
  play { lines = ["Transport", "unload 1 artillery from caribbean_sea in old_south"] }
  refuse {
    line    = "transport 1 artillery from old_south to new_england"
    because = "No such unit of yours there can still be transported."
  }
  play { lines = ["transport 1 infantry from old_south to new_england"] }
  expect {
    that = (
      standing(player.red, unit.artillery, space.old_south) == 1 &&
      standing(player.red, unit.infantry, space.new_england) == 1
    )
  }
}

# ---- Battles

test "in Year Eight eight dice make a neutral army" {
  cites = ["ATK-419"]

  given {
    set game { round = 8 }
    place great_plains { red = { tank = 1 } }
  }
  dice { rolls = [face.blank, face.blank, face.blank, face.blank, face.blank, face.blank, face.blank, face.blank] }
  run clash { s = space.great_plains }
  expect { that = space.great_plains.holder == player.red }
}

test "a Plane aboard a Carrier adds no die and no hit; the Carrier's army die hits with a Plane without one aboard" {
  cites = ["ATK-155", "ATK-408", "ATK-437", "ATK-440"]

  cases = {
    "with a Plane aboard" = { load = [unit.plane] }
    "without one"         = { load = [] }
  }

  given {
    place north_atlantic {
      red  = { carrier = 1 }
      blue = { destroyer = 1 }
    }
    call stow {
      with  = [player.red, unit.carrier, space.north_atlantic]
      cargo = load
    }
  }

  # Blue misses; of the Carrier's two dice the army die shows a Plane.
  dice { rolls = [face.blank, face.blank, face.plane] }
  run clash { s = space.north_atlantic }
  expect { that = empty(pieces(space.north_atlantic, player.blue)) }
}

test "Shock Troops are used in each battle of the Move" {
  cites = ["ATK-386", "ATK-387"]

  given {
    set player red { card = unit.shock_troops }
    call blue_holds { those = [space.midwest, space.old_south] }
    place midwest {
      blue = { tank = 1 }
      red  = { infantry = 5 }
    }
    place old_south {
      blue = { tank = 1 }
      red  = { infantry = 5 }
    }
  }
  dice {
    rolls = [
      face.blank,
      face.blank, face.blank, face.blank, face.blank, face.infantry,
      face.blank,
      face.blank, face.blank, face.blank, face.blank, face.infantry,
    ]
  }
  run clash {
    s        = space.midwest
    defaults = true
  }
  expect {
    that    = space.midwest.holder == player.red && space.old_south.holder == player.red
    message = "five dice in each"
  }
}

test "a Blitz with Bombing Run strikes two regions with different units, and each region keeps one" {
  cites = ["ATK-177", "ATK-375", "ATK-376"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england] }
    call blue_holds { those = [space.midwest, space.old_south] }
    place new_england { red = { infantry = 3 } }
    call red_hand_holds { cards = [unit.bombing_run] }
  }
  run season { p = player.red }
  play {
    lines = [
      "Blitz", "play bombing_run", "strike midwest with 1 infantry from new_england",
      "strike old_south with 1 infantry from new_england", "midwest"
    ]
  }
  expect {
    that = (
      space.midwest.holder == player.red && space.old_south.holder == player.red &&
      standing(player.red, unit.infantry, space.new_england) == 1
    )
  }
}

test "a Carrier has no Air Support in a salvo, for Submarines fire alone in it" {
  cites = ["ATK-402", "ATK-437"]

  given {
    place north_atlantic {
      red  = { submarine = 1, carrier = 1 }
      blue = { battleship = 1 }
    }
  }

  # One die of the Submarine's, then Blue's, then those of both of Red's ships and one for a Plane.
  dice { rolls = [face.blank, face.blank, face.blank, face.blank, face.plane] }
  run clash { s = space.north_atlantic }
  expect { that = master(space.north_atlantic) == player.red && count(pieces(space.north_atlantic)) == 2 }
}

test "the capital falls in the first of two battles, and the second is not fought" {
  cites = ["ATK-016", "ATK-147", "ATK-406", "ATK-454"]

  options = { players = 2 }
  given {
    set player blue { home = space.midwest }
    call red_holds { those = [space.new_england] }
    call blue_holds { those = [space.midwest, space.old_south] }
    create {
      unit  = unit.capital_city
      owner = player.blue
      at    = space.midwest
    }
    place new_england { red = { infantry = 3 } }
    set game { round = 1 }
  }
  run season { p = player.red }
  play {
    lines = [
      "Move", "march 1 infantry from new_england to midwest", "march 1 infantry from new_england to old_south",
      "end of movement", "midwest"
    ]
  }
  expect { that = game.over && game.winners == [player.red] && space.old_south.holder == player.blue }
}

# ---- Canals, years, technology

test "Suez is closed to who has no leave of the holder of Egypt, and open to him and while Egypt is neutral" {
  cites = ["ATK-128..130", "ATK-373"]

  cases = {
    "neutral"   = { holder = none, passes = true }
    "one's own" = { holder = player.red, passes = true }
    "another's" = { holder = player.blue, passes = false }
  }

  given {
    set space egypt_sudan { holder = holder }
    place mediterranean_sea { red = { destroyer = 1 } }
  }
  expect {
    that = contains(reach(
      movement.sailing, first(pieces(space.mediterranean_sea)), space.mediterranean_sea, 1
    ), space.indian_ocean) == passes
  }
}

test "a Build that was bought by burning is the income of the year, and the burned well yields nothing in it" {
  cites = ["ATK-043", "ATK-245", "ATK-247", "ATK-250", "ATK-255"]

  options = { players = 2 }
  given {
    set player red {
      home    = space.new_england
      covered = [order.move, order.blitz, order.research]
    }
    call red_holds { those = [space.new_england, space.midwest] }
    call oil_lies_in { those = [space.new_england, space.midwest] }
    call red_has_won { markers = [unit.fascism_marker, unit.monarchy_marker] }
    set game {
      round  = 1
      season = season.winter
      active = player.red
    }
  }
  run {
    call winter { p = player.red }
    call end_year {}
  }
  play { lines = ["burn the oil of midwest"] }
  refuse {
    line    = "Move"
    because = "You have taken Move this year."
  }
  play { lines = ["Build"] }
  play { lines = ["done building"] }
  expect { that = player.red.production == 2 && player.red.oil == 1 }
}

test "after the crossing from Hawaii a unit goes on by land with Rail, but not over a second sea, whatever the level" {
  cites   = ["ATK-214", "ATK-284", "ATK-315", "ATK-317", "ATK-318"]
  options = { theater = theater.both }

  given {
    set player red { technologies = [technology.rail_4] }
    call red_holds { those = [space.hawaii, space.panama, space.colombia, space.new_england] }
    place hawaii { red = { infantry = 3 } }
  }
  run may_act { p = player.red }
  play { lines = ["Transport"] }
  refuse {
    line    = "transport 1 infantry from hawaii to new_england"
    because = "Transport goes through your own regions only, 100 at most, over one open Sea Lane or Anchored Sea Zone at most."
  }
  play { lines = ["transport 1 infantry from hawaii to colombia"] }
  expect { that = standing(player.red, unit.infantry, space.colombia) == 1 }
}

test "a Secret Treaty with four other cards in hand: one is discarded before the second is drawn, then one of the two" {
  cites = ["ATK-320", "ATK-321", "ATK-377", "ATK-378"]

  cases = {
    "an old card makes room"   = { made_room = ["discard armor_raid", "codebreaking"], held = 4, kept = unit.annexation }
    "the first drawn does"     = { made_room = ["discard codebreaking"], held = 5, kept = unit.annexation }
    "the second is left alone" = { made_room = ["draw none"], held = 5, kept = unit.codebreaking }
  }

  given {
    call red_may_parley { with = [government.monarchy, unit.monarchy_marker] }
    call red_hand_holds {
      cards = [unit.secret_treaty, unit.armor_raid, unit.armor_raid, unit.armor_raid, unit.armor_raid]
    }
    call deck_holds { cards = [unit.codebreaking, unit.annexation] }
    set game { round = 1 }
  }
  run season { p = player.red }
  play { lines = ["Negotiate", "play secret_treaty", "parley with midwest", "win midwest over"] }
  play { lines = made_room }
  expect { that = count(pieces(space.red_hand)) == held && count(pieces(space.red_hand), piece.unit == kept) == 1 }
}

test "Factories reach over the Coast that joins two regions, whoever holds the sea" {
  cites = ["ATK-162", "ATK-261", "ATK-286"]

  options = { players = 2 }
  given {
    set player red {
      home         = space.spain
      production   = 3
      technologies = [technology.factories_1]
    }
    call red_holds { those = [space.spain, space.algeria, space.italy] }
    place mediterranean_sea { blue = { destroyer = 1 } }
  }
  run season { p = player.red }
  play { lines = ["Build"] }
  refuse {
    line    = "raise 1 infantry in italy"
    because = "That is too far from your capital for your Factories, or not yours."
  }
  play { lines = ["raise 1 infantry in algeria", "launch 1 destroyer on algeria_coast"] }
  expect {
    that = (
      standing(player.red, unit.infantry, space.algeria) == 1 &&
      standing(player.red, unit.destroyer, space.algeria_coast) == 1
    )
  }
}

test "Codebreaking for two levels of Oil brings two Oil Markers, costs both levels and keeps one card" {
  cites = ["ATK-276", "ATK-277", "ATK-309", "ATK-310", "ATK-382"]

  options = { players = 2 }
  given {
    set player red { government = government.monarchy }
    call red_holds { those = [space.new_england, space.midwest] }
    place new_england { red = { infantry = 10 } }
    call red_hand_holds { cards = [unit.codebreaking] }
  }
  run season { p = player.red }
  play {
    lines = [
      "Research", "play codebreaking", "develop oil_1 for infantry", "midwest", "develop oil_2 for infantry",
      "new_england"
    ]
  }
  refuse {
    line    = "develop oil_3 for infantry"
    because = "That is not the next level of a type"
  }
  expect {
    that = (
      oil_income(player.red) == 2 && same([for t in player.red.technologies : t], [technology.oil_2]) &&
      standing(player.red, unit.infantry, space.new_england) == 1
    )
  }
}

test "units aboard are traded in too, and their ship is empty" {
  cites = ["ATK-302", "ATK-306"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england] }
    place new_england { red = { tank = 1 } }
    place north_atlantic { red = { destroyer = 1 } }
    call stow {
      with  = [player.red, unit.destroyer, space.north_atlantic]
      cargo = [unit.artillery]
    }
  }
  run season { p = player.red }
  play { lines = ["Research", "develop rail_1 for artillery"] }
  expect { that = level(player.red, technology_type.rail) == 1 && count(pieces(space.north_atlantic)) == 1 }
}

# ---- What the book was asked about alone

test "a Carrier on the Coast of a captured region goes down, and the Plane aboard with it" {
  cites = ["ATK-155", "ATK-193", "ATK-449"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england] }
    call blue_holds { those = [space.old_south] }
    place new_england { red = { infantry = 2 } }
    place old_south_coast { blue = { carrier = 1 } }
    call stow {
      with  = [player.blue, unit.carrier, space.old_south_coast]
      cargo = [unit.plane]
    }
  }
  run season { p = player.red }
  play { lines = ["Move", "march 1 infantry from new_england to old_south", "end of movement"] }
  expect { that = space.old_south.holder == player.red && empty(every(piece), piece.owner == player.blue) }
}

test "the captor of a well burns it in the Winter of the same year, but not for the action that took it" {
  cites = ["ATK-245", "ATK-248", "ATK-250", "ATK-453"]

  options = { players = 2 }
  given {
    call red_holds { those = [space.new_england] }
    call blue_holds { those = [space.old_south] }
    call oil_lies_in { those = [space.old_south] }
    place new_england { red = { infantry = 2 } }
  }
  run {
    call season { p = player.red }
    call winter { p = player.red }
  }
  play {
    lines = ["Move", "march 1 infantry from new_england to old_south", "end of movement", "burn the oil of old_south"]
  }
  refuse {
    line    = "Move"
    because = "You have taken Move this year."
  }
  play { lines = ["Build"] }
  expect { that = player.red.oil == 0 && empty(wells(space.old_south)) }
}

test "of five players two share a government, and a marker of it is free to both" {
  cites = ["ATK-079", "ATK-230"]

  options = { players = 5 }
  given {
    set p {
      in         = [player.red, player.blue]
      government = government.fascism
    }
    call red_holds { those = [space.new_england] }
    call blue_holds { those = [space.quebec] }
    call put {
      those = [unit.fascism_marker]
      p     = none
      s     = space.midwest
    }
    call put {
      those = [unit.fascism_marker]
      p     = none
      s     = space.eastern_canada
    }
  }
  run {
    call season { p = player.red }
    call season { p = player.blue }
  }
  play {
    lines = [
      "Negotiate", "parley with midwest", "win midwest over", "Negotiate", "parley with eastern_canada",
      "win eastern_canada over"
    ]
  }
  expect { that = space.midwest.holder == player.red && space.eastern_canada.holder == player.blue }
}
