# Tests of whose officers, headquarters, Signals and ships count, and whose do not.

test "whose officers and whose headquarters count" {
  cites = ["KK3-681", "KK3-682"]

  given {
    call two_states {}
    call officers_on_the_list { with = [player.khanate] }
    call stands { with = [unit.general_hq, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.sir_osric, player.kingdom, space.dornburg, 2] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 3] }
    create {
      unit   = unit.old_temur
      owner  = player.khanate
      at     = space.captivity
      captor = player.kingdom
      count  = 2
    }
  }
  expect {
    that = (
      empty(officers_of(player.khanate)) && count(officers_of(player.kingdom)) == 2 &&
      empty(in_the_field(player.khanate))
    )
  }
  run staff_work { p = player.khanate }
  refuse {
    line    = "recruit a General"
    because = "Generals are recruited in a General HQ."
  }
}

test "the last gold and food are enough for a General" {
  cites = ["KK3-681"]

  given {
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call officers_on_the_list { with = [player.kingdom] }
    call officers_on_the_list { with = [player.khanate] }
    call stands { with = [unit.general_hq, player.khanate, space.altan_ordo, 1] }
    gain player khanate {
      gold = 2
      food = 1
    }
  }
  dice { rolls = [3, 2] }
  run staff_work { p = player.khanate }
  play { lines = ["recruit a General"] }
  expect {
    that = (
      player.khanate.gold == 0 && player.khanate.food == 0 && first(pieces(space.staff)).owner == player.khanate &&
      first(pieces(space.staff)).command == 1
    )
    said = "Tarkhan recruits"
  }
}

test "whom a state sends out and calls back" {
  cites = ["KK3-685", "KK3-691", "KK3-693"]

  given {
    call two_states {}
    set game { round = 5 }
    call stands { with = [unit.old_temur, player.khanate, space.staff, 1] }
    call stands { with = [unit.duke_alaric, player.kingdom, space.staff, 1] }
    call stands { with = [unit.sir_osric, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.naval_base, player.khanate, space.grey_shore, 1] }
    create ship {
      unit  = unit.cruiser
      owner = player.khanate
      at    = space.grey_shore
    }
    create chief {
      unit  = unit.lake_prince
      owner = player.khanate
      at    = space.grey_shore
    }
    carry chief { by = ship }
    create {
      unit     = unit.batu_noyan
      owner    = player.khanate
      at       = space.altan_ordo
      banished = 5
    }
  }
  run staff_work { p = player.khanate }
  refuse {
    line    = ["send duke_alaric to altan_ordo", "send batu_noyan to sarai"]
    because = "That officer cannot be sent out in this turn."
  }
  refuse {
    line    = ["call back sir_osric", "call back lake_prince", "call back spearmen", "call back old_temur"]
    because = "That officer is not on land, or has changed place in this turn."
  }
  refuse {
    line    = ["send old_temur to sunrise_coast", "send old_temur to mirror_lake"]
    because = "An officer is sent to a sub-province of your own that no enemy has entered."
  }
  play { lines = ["call back batu_noyan"] }
  refuse {
    line    = "send batu_noyan to sarai"
    because = "That officer cannot be sent out in this turn."
  }
  play { lines = ["send old_temur to sarai"] }
  expect { that = first(pieces(space.sarai)).shifted == 5 && first(pieces(space.staff, player.khanate)).shifted == 5 }
}

test "an officer who is banished leaves also a ship" {
  cites = ["KK3-695"]

  given {
    set game { round = 4 }
    create ship {
      unit  = unit.cruiser
      owner = player.khanate
      at    = space.north_amber
    }
    create chief {
      unit  = unit.lake_prince
      owner = player.khanate
      at    = space.north_amber
    }
    carry chief { by = ship }
  }
  run banish {
    g     = first(every(piece), is_officer(piece))
    turns = 2
  }
  expect {
    chief = first(pieces(space.staff))
    that  = chief.holder == none && chief.banished == 6 && empty(cargo(first(pieces(space.north_amber))))
    said  = "has to leave the army."
  }
}

test "who takes Generals, and who protects them" {
  cites = ["KK3-688", "KK3-689"]
  cases = {
    "friends of the enemy protect nobody" = {
      guard = player.kingdom,
      foe   = player.kingdom,
      peace = false,
      taken = true
    }
    "at peace"   = { guard = player.kingdom, foe = player.kingdom, peace = true, taken = false }
    "by oneself" = { guard = player.khanate, foe = player.khanate, peace = false, taken = false }
  }

  given {
    call settle_relation {
      when = peace
      with = [player.khanate, player.kingdom, relation.peace]
    }
    call stands { with = [unit.old_temur, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, guard, space.sarai, 1] }
    call stands { with = [unit.swordsmen, foe, space.sarai, 1] }
  }
  run take_officers { s = space.sarai }
  expect {
    that = (
      (first(every(piece), is_officer(piece)).captor != none) == taken && count(pieces(space.sarai)) == (taken ? 2 : 3)
    )
    message = "the General alone"
  }
}

test "a battle that leaves a General alone hands him over" {
  cites = ["KK3-689"]

  given {
    call stands { with = [unit.old_temur, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [3, 3] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack militia with swordsmen", "dornburg"] }
  expect { said = "Old Temur falls into the hands of Tarkhan." }
}

test "who passes orders on, and who is under orders" {
  cites = ["KK3-514", "KK3-699", "KK3-704", "KK3-707"]

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.holm_fields, 2, 1] }
    create ship {
      unit  = unit.freighter
      owner = player.khanate
      at    = space.north_amber
    }
    create man {
      unit  = unit.heliograph
      owner = player.khanate
      at    = space.north_amber
    }
    carry man { by = ship }
    call stands { with = [unit.heliograph, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.cold_fells, 1] }
    create {
      unit = unit.spearmen
      at   = space.holm_fields
    }
  }
  expect {
    that = (
      first(pieces(space.cold_fells)).morale == 3 && !relays(last(pieces(space.holm_fields))) &&
      !passes_orders(last(pieces(space.north_amber))) && !relays(first(pieces(space.dornburg)))
    )
    message = "neither Signals aboard a ship nor the enemy's"
  }
  expect {
    that    = first(pieces(space.holm_fields)).morale == 0 && last(pieces(space.holm_fields)).morale == 3
    message = "neither the General himself nor who belongs to nobody"
  }
}

test "the skill of a General is for those who fight" {
  cites = ["KK3-700"]
  cases = {
    "cavalry that stands by" = { who = unit.batu_noyan, what = unit.light_horse, doing = duty.idle, strength = 3 }
    "cavalry that defends"   = { who = unit.batu_noyan, what = unit.light_horse, doing = duty.defending, strength = 4 }
    "siege machines"         = { who = unit.kommissar_rein, what = unit.catapult, doing = duty.attacking, strength = 4 }
  }

  given {
    call in_command { with = [who, player.khanate, space.dornburg, 2, 1] }
    create {
      unit  = what
      owner = player.khanate
      at    = space.holm_fields
      duty  = doing
    }
  }
  expect {
    that    = last(pieces(space.holm_fields)).power == strength
    message = "Strength ${strength}"
  }
}

test "which Admiral goes aboard which ship" {
  cites = ["KK3-715..717"]

  given {
    call stands { with = [unit.lord_haven, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.admiral_steen, player.union, space.kings_haven, 1] }
    call stands { with = [unit.sir_osric, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.cruiser, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.war_junk, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.freighter, player.kingdom, space.pearl_gulf, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.kings_haven, 1] }
    call settle_relation { with = [player.kingdom, player.union, relation.peace] }
    call settle_relation { with = [player.kingdom, player.khanate, relation.peace] }
    create {
      unit    = unit.lake_prince
      owner   = player.kingdom
      at      = space.kings_haven
      arrived = 0
    }
    create aboard {
      unit  = unit.reis_salim
      owner = player.union
      at    = space.pearl_gulf
      left  = 1
    }
    create late {
      unit    = unit.admiral_steen
      owner   = player.kingdom
      at      = space.pearl_gulf
      arrived = 0
    }
    create man {
      unit  = unit.riflemen
      owner = player.kingdom
      at    = space.pearl_gulf
    }
    carry aboard { by = last(pieces(space.pearl_gulf), piece.unit == unit.freighter) }
    carry late { by = last(pieces(space.pearl_gulf), piece.unit == unit.freighter) }
    carry man { by = last(pieces(space.pearl_gulf), piece.unit == unit.freighter) }
    set u {
      in   = pieces(space.kings_haven)
      left = 1
    }
  }
  run marching { p = player.kingdom }
  refuse {
    line    = ["embark admiral_steen on war_junk", "embark sir_osric on war_junk", "embark lake_prince on war_junk"]
    because = "That Admiral has no whole turn left, or is not ashore."
  }
  refuse {
    line    = ["embark lord_haven on cruiser", "embark lord_haven on freighter", "embark lord_haven on spearmen"]
    because = "No ship of yours lies there."
  }
  refuse {
    line = [
      "put lord_haven ashore in eldermoor", "put admiral_steen ashore in lighthouse",
      "put reis_salim ashore in lighthouse", "put riflemen ashore in lighthouse"
    ]
    because = "That Admiral is not aboard, or has had this turn."
  }
  play { lines = ["embark lord_haven on war_junk", "stop moving"] }
  expect {
    chief = first(every(piece), piece.unit == unit.lord_haven)
    that  = chief.holder.unit == unit.war_junk && chief.moved && chief.left == 0
    said  = "Lord Haven hoists the flag on the War Junk."
  }
}

test "an Admiral goes aboard in port as well" {
  cites = ["KK3-715"]

  given {
    call holds { with = [player.kingdom, [space.eldershore]] }
    call stands { with = [unit.naval_base, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.lord_haven, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.cruiser, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.kings_haven, 1] }
  }
  run marching { p = player.kingdom }
  play { lines = ["embark lord_haven on cruiser"] }
  expect { that = count(cargo(first(pieces(space.kings_haven), piece.unit == unit.cruiser))) == 1 }
}

test "an Admiral goes ashore from a ship in port, or next to a ship at sea" {
  cites = ["KK3-717"]
  cases = {
    "in port" = { berth = space.kings_haven }
    "at sea"  = { berth = space.south_amber }
  }

  given {
    call two_states {}
    call stands { with = [unit.naval_base, player.kingdom, space.kings_haven, 1] }
    call aboard_ship { with = [unit.lord_haven, unit.cruiser, player.kingdom, berth, 1] }
  }
  run marching { p = player.kingdom }
  play { lines = ["put lord_haven ashore in kings_haven"] }
  expect {
    chief = first(pieces(space.kings_haven), piece.unit == unit.lord_haven)
    that  = chief.holder == none && chief.left == 0
  }
}

test "officers march one sub-province a turn, and the far-sighted see two" {
  cites = ["KKA-41"]

  given {
    call in_command { with = [unit.sorghan_khatun, player.khanate, space.sarai, 2, 1] }
  }
  expect {
    chief = first(pieces(space.sarai))
    that  = all(every(unit), unit.serves == none || unit.speed == 1) && chief.influence == 2
  }
}

test "who stands among those with whom a treaty ends is taken" {
  cites   = ["KK3-689"]
  options = { players = 2 }
  cases = {
    "alone"              = { guard = unit.barracks, taken = true }
    "with a unit beside" = { guard = unit.swordsmen, taken = false }
  }

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.kingdom, relation.alliance] }
    call stands { with = [unit.old_temur, player.khanate, space.holm_fields, 1] }
    call stands { with = [guard, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
  }
  run diplomacy { with = [player.kingdom] }
  play { lines = ["end the treaty with khanate", "done"] }
  expect { that = any(every(piece), is_officer(piece) && piece.captor == player.kingdom) == taken }
}

test "who stands where enemies are recruited is taken when the next movement begins" {
  cites   = ["KK3-689"]
  options = { players = 2 }

  given {
    call two_states {}
    call stands { with = [unit.old_temur, player.khanate, space.dornburg, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
  }
  run recruiting { p = player.kingdom }
  play { lines = ["recruit spearmen in dornmark", "done"] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["stop moving"] }
  expect { that = any(every(piece), is_officer(piece) && piece.captor == player.kingdom) }
}

# Spearmen that march on Holm Fields are beaten there, and withdraw to a place of their choice.
procedure beaten_at_holm_fields {
  set game {
    weather = weather.sunny
    active  = player.khanate
  }
  call movement_of { with = [player.khanate] }
}

test "those who withdraw take a General who is alone, aircraft that nobody defends, and no more" {
  cases = {
    "a General"               = { there = unit.sir_osric, taken = true, cites = ["KK3-689"] }
    "aircraft at an airfield" = { there = unit.bomber, taken = true, cites = ["KK3-666"] }
    "a building"              = { there = unit.market, taken = false, cites = ["KK3-666"] }
  }

  given {
    call two_states {}
    call stands { with = [unit.airfield, player.kingdom, space.dornburg, 1] }
    call stands { with = [there, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.swordsmen, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.wagon_train, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.kings_haven, 1] }
  }
  dice { rolls = [2, 2] }
  run beaten_at_holm_fields {}
  play {
    lines = [
      "move 1 spearmen from kings_haven to holm_fields", "attack at holm_fields", "stand to the end",
      "attack swordsmen with spearmen", "dornburg", "stop moving"
    ]
  }
  expect {
    that = any(
      every(piece), piece.unit == there && (piece.owner == player.khanate || piece.captor == player.khanate)
    ) == taken
  }
}

test "a state that falls takes no guests with it" {
  cites   = ["KK3-040", "KK3-689"]
  options = { players = 3 }

  given {
    call settle_relation { with = [player.khanate, player.kingdom, relation.alliance] }
    call holds { with = [player.khanate, [space.chagan]] }
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [unit.spearmen, player.kingdom, space.stonewater, 1] }
    call in_command { with = [unit.old_temur, player.khanate, space.stonewater, 1, 1] }
  }
  run give_province { with = [space.dornmark, player.union] }
  expect {
    that = (
      player.kingdom.defeated && first(pieces(space.stonewater)).captor == none &&
      first(pieces(space.stonewater)).unit == unit.old_temur
    )
    unsaid = "falls into the hands"
  }
}

test "Signals that are routed pass nothing on" {
  cites = ["KK3-615", "KK3-706"]
  cases = {
    "in good order" = { what = unit.heliograph, broken = false, passes = true }
    "routed"        = { what = unit.heliograph, broken = true, passes = false }
    "no Signals"    = { what = unit.spearmen, broken = false, passes = false }
  }

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.dornburg, 1, 1] }
    create {
      unit   = what
      owner  = player.khanate
      at     = space.dornburg
      routed = broken
    }
  }
  expect { that = relays(last(pieces(space.dornburg))) == passes }
}

test "an Admiral who has moved neither embarks nor goes ashore" {
  cites = ["KK3-717"]
  cases = {
    "ashore, and he has moved" = {
      aboard = false,
      moved  = true,
      no     = ["embark lord_haven on cruiser"],
      lines  = [],
      why    = "Going aboard takes the whole turn."
    }
    "ashore, and he has not moved" = {
      aboard = false,
      moved  = false,
      no     = [],
      lines  = ["embark lord_haven on cruiser"],
      why    = ""
    }
    "aboard, and he has moved" = {
      aboard = true,
      moved  = true,
      no     = ["put lord_haven ashore in kings_haven"],
      lines  = [],
      why    = "That Admiral is not aboard, or has had this turn."
    }
    "aboard, and he has not moved" = {
      aboard = true,
      moved  = false,
      no     = [],
      lines  = ["put lord_haven ashore in kings_haven"],
      why    = ""
    }
  }

  given {
    set game { weather = weather.sunny }
    create ship {
      unit  = unit.cruiser
      owner = player.kingdom
      at    = space.south_amber
      left  = 2
    }
    create chief {
      unit  = unit.lord_haven
      owner = player.kingdom
      at    = aboard ? space.south_amber : space.kings_haven
      left  = 1
      moved = moved
    }
    carry chief {
      when = aboard
      by   = ship
    }
  }
  run acting { p = player.kingdom }
  refuse {
    line    = no
    because = "${why}"
  }
  play { lines = lines }
  expect {
    chief = first(every(piece), piece.unit == unit.lord_haven)
    that  = (chief.holder != none) == (aboard == moved)
  }
}

test "no officer who is recruited has a Command of more than three" {
  cites = ["KK3-683"]

  given {
    call two_states {}
    call officers_on_the_list { with = [player.khanate] }
    set player khanate {
      government = government.monarchy
      doctrine   = doctrine.walls_and_roads
    }
    call stands { with = [unit.general_hq, player.khanate, space.sarai, 1] }
  }
  run staff_work { p = player.khanate }
  play { lines = ["recruit a General", "recruit a General", "recruit a General", "recruit a General"] }
  expect { that = count(pieces(space.staff)) == 4 && all(pieces(space.staff), piece.talent >= 1 && piece.talent <= 3) }
}

# ---- In the enemy's hands

test "only those who fight for a General protect him" {
  cites = ["KK3-689"]
  cases = {
    "infantry" = { guard = unit.spearmen, house = unit.market, sky = weather.sunny, taken = false }
    "flyers"   = { guard = unit.kite_riders, house = unit.market, sky = weather.sunny, taken = false }
    "flyers that the rain keeps in" = {
      guard = unit.kite_riders,
      house = unit.market,
      sky   = weather.rain,
      taken = true
    }
    "Agents"                 = { guard = unit.agents, house = unit.market, sky = weather.sunny, taken = true }
    "aircraft at their base" = { guard = unit.bomber, house = unit.airfield, sky = weather.sunny, taken = true }
    "a ship in port"         = { guard = unit.cruiser, house = unit.port, sky = weather.sunny, taken = true }
  }

  given {
    set game { weather = sky }
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [house, player.kingdom, space.holm_fields, 1] }
    call stands { with = [guard, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.duke_alaric, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.militia, player.khanate, space.kings_haven, 1] }
  }
  run marching { p = player.khanate }
  play { lines = ["move 1 militia from kings_haven to holm_fields"] }
  expect { that = any(every(piece), piece.unit == unit.duke_alaric && piece.captor == player.khanate) == taken }
}

test "an Admiral aboard is safe among enemies while the weather keeps his ship from fighting" {
  cites = ["KK3-689"]

  given {
    set game { weather = weather.storm }
    call aboard_ship { with = [unit.lord_haven, unit.cruiser, player.kingdom, space.north_amber, 0] }
    call stands { with = [unit.submarine, player.khanate, space.north_amber, 1] }
  }
  run take_all_officers {}
  expect { that = !any(every(piece), piece.captor != none) }
}

test "an officer aboard a ship that is taken is held without a camp, and troops are not" {
  cites = ["KK3-689", "KK3-839"]
  cases = {
    "in a port that is entered" = { seized = true, cites = ["KK3-668"] }
    "in a battle"               = { seized = false }
  }

  given {
    call stands { with = [unit.port, player.kingdom, space.holm_fields, 1] }
    call aboard_ship { with = [unit.lord_haven, unit.merchant_junk, player.kingdom, space.holm_fields, 0] }
    create soldier {
      unit  = unit.spearmen
      owner = player.kingdom
      at    = space.holm_fields
    }
    carry soldier { by = first(pieces(space.holm_fields), piece.unit == unit.merchant_junk) }
  }
  run {
    ship = first(pieces(space.holm_fields), piece.unit == unit.merchant_junk)
    call seize_equipment {
      when = seized
      with = [space.holm_fields, player.khanate]
    }
    call capture {
      when = !seized
      with = [ship, player.khanate]
    }
  }
  expect {
    that = (
      first(every(piece), piece.unit == unit.lord_haven).captor == player.khanate &&
      !any(every(piece), piece.unit == unit.spearmen)
    )
  }
}

test "officers take no place in a camp, and nobody frees them with it" {
  cites = ["KK3-689", "KK3-837", "KK3-853"]

  given {
    call two_states {}
    call stands { with = [unit.prison_camp, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.duke_alaric, player.kingdom, space.sarai, 1] }
    call stands { with = [unit.sir_osric, player.kingdom, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
  }
  run take_officers { s = space.sarai }
  expect { that = count(prisoners_of(player.khanate)) == 2 && camp_room(player.khanate) == 3 }
  run raze {
    b  = building_at(space.kurgan_plain)
    by = player.kingdom
  }
  expect { that = count(prisoners_of(player.khanate)) == 2 }
}

test "a third state that may deal for a General needs no camp for him" {
  cites   = ["KK3-689", "KK3-696", "KK3-844"]
  options = { players = 3 }

  given {
    call two_states {}
    call has_stock { with = [player.union, 20] }
    call holds { with = [player.union, [space.hafenland]] }
    set player khanate { government = government.chiefdom }
    create {
      unit   = unit.duke_alaric
      owner  = player.kingdom
      at     = space.captivity
      captor = player.khanate
    }
  }
  run among_prisoners { who = [player.khanate, player.union] }
  play { lines = ["offer union duke_alaric for 2 gold"] }
  play {
    by    = player.union
    lines = ["accept khanate's offer of duke_alaric for 2 gold"]
  }
  expect { that = count(prisoners_of(player.union)) == 1 }
}
