# Tests of who takes part in a battle, when it begins, and what becomes of those who cannot go on.

test "who takes the field" {
  cites = ["KK3-721"]

  given {
    set game { weather = weather.sunny }
    create ship {
      unit  = unit.freighter
      owner = player.khanate
      at    = space.north_amber
    }
    create man {
      unit  = unit.spearmen
      owner = player.khanate
      at    = space.north_amber
    }
    carry man { by = ship }
    call stands { with = [unit.batu_noyan, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.bomber, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.agents, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.market, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.lancers, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.lancers, player.kingdom, space.holm_fields, 1] }
    create {
      unit = unit.lancers
      at   = space.holm_fields
    }
  }
  expect {
    that = (
      count(army(space.north_amber, player.khanate)) == 1 && count(army(space.holm_fields, player.khanate)) == 1 &&
      count(opponents(space.north_amber, player.kingdom)) == 1
    )
    message = "neither cargo nor officers, aircraft, agents and buildings"
  }
  expect {
    that = (
      count(opponents(space.holm_fields, player.kingdom)) == 1 &&
      count(opponents(space.holm_fields, player.union)) == 2 && count(enemies(space.holm_fields, player.union)) == 4
    )
    message = "nobody's units are no opponents, and one's own neither"
  }
}

test "destroyers reach Flying units, and Agents are reached by nobody" {
  cites = ["KK3-524"]

  given {
    call stands { with = [unit.destroyer, player.khanate, space.north_amber, 1] }
    call stands { with = [unit.kite_riders, player.kingdom, space.north_amber, 1] }
    call stands { with = [unit.agents, player.kingdom, space.north_amber, 1] }
    call stands { with = [unit.fighter, player.kingdom, space.north_amber, 1] }
  }
  expect {
    here = pieces(space.north_amber)
    that = (
      within_power(here[0], here[1]) && !within_power(here[0], here[2]) && !within_power(here[0], here[3]) &&
      within_power(here[3], here[1])
    )
  }
}

test "tanks that go on fight as those who have not fought" {
  cites = ["KK3-521", "KK3-734", "KK3-757"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.kings_haven, 1] }
    create {
      unit     = unit.tankettes
      owner    = player.khanate
      at       = space.holm_fields
      start_at = space.dornburg
      fought   = true
      left     = 1
    }
  }
  dice { rolls = [4, 4] }
  run {
    call set_out { with = [pieces(space.holm_fields), space.holm_fields, space.kings_haven] }
    call fight_out { with = [player.khanate] }
  }
  play { lines = ["stand", "attack militia with tankettes", "stonewater"] }
  expect {
    that = (
      empty(player.khanate.front) &&
      first(army(space.kings_haven, player.khanate)).unit == unit.tankettes &&
      !first(army(space.kings_haven, player.khanate)).engaged
    )
  }
}

test "a battle that nobody is there to fight does not begin" {
  cites = ["KK3-721", "KK3-722"]
  cases = {
    "the enemy is gone"  = { mine = 1, theirs = 0 }
    "one's own are gone" = { mine = 0, theirs = 1 }
    "both are gone"      = { mine = 0, theirs = 0 }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.lancers, player.khanate, space.holm_fields, mine] }
    call stands { with = [unit.lancers, player.kingdom, space.holm_fields, theirs] }
    set u {
      in      = pieces(space.holm_fields)
      engaged = true
    }
    set player khanate { front = [space.holm_fields, space.dornburg] }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  expect {
    that = (
      player.khanate.front == [space.dornburg] &&
      all([for u in pieces(space.holm_fields) : u.duty == duty.idle && (u.owner == player.kingdom || !u.engaged)]) &&
      empty(every(battle))
    )
    unsaid  = "Holm Fields"
    message = "no battle"
  }
}

test "one begins a battle where one's units have met somebody, and not where they stand in reserve" {
  cites = ["KK3-722"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.lancers, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.lancers, player.khanate, space.kings_haven, 1] }
  }
  run {
    call movement_of { with = [player.khanate] }
  }
  refuse {
    line    = "attack at kings_haven"
    because = "Your units have met no enemy there."
  }
  play { lines = ["attack at holm_fields"] }
}

test "new movement, new battles" {
  cites = ["KK3-721"]
  cases = {
    "who fought"     = { fought = true, engaged = false }
    "who is engaged" = { fought = false, engaged = true }
  }

  given {
    for p {
      in = [player.khanate, player.kingdom]
      create {
        unit    = unit.lancers
        owner   = p
        at      = space.holm_fields
        fought  = fought
        engaged = engaged
      }
    }
    set player khanate { front = [space.holm_fields] }
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
  }
  run reset_units { with = [player.khanate] }
  expect {
    here = pieces(space.holm_fields)
    that = (
      !here[0].fought && !here[0].engaged && here[1].fought == fought && here[1].engaged == engaged &&
      empty(player.khanate.front)
    )
    message = "of that player alone"
  }
}

test "who flees together, and who cannot" {
  cites = ["KK3-755", "KK3-756"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.lancers, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.militia, player.kingdom, space.stonewater, 2] }
    call stands { with = [unit.militia, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.militia, player.khanate, space.long_downs, 1] }
    call stands { with = [unit.militia, player.khanate, space.east_weald, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.holm_fields, space.kings_haven, 0, 1] }
    call holds { with = [player.kingdom, [space.nordheim]] }
    call stands { with = [unit.prison_camp, player.kingdom, space.elkhold, 1] }
  }
  run battle_at { with = [space.kings_haven, player.khanate] }
  refuse {
    line    = ["flee to long_downs", "flee to holm_fields"]
    because = "None of your army can go there"
  }
  play { lines = ["flee to eldermoor"] }
  expect {
    that = (
      first(pieces(space.eldermoor)).unit == unit.spearmen && last(pieces(space.stonewater)).unit == unit.lancers &&
      all(every(piece), piece.duty == duty.idle) && empty(every(battle))
    )
    said = "Tarkhan wins at King's Haven."
  }
}

test "several states defend, and each is asked" {
  cites = ["KK3-721", "KK3-755"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.militia, player.union, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play {
    by    = player.kingdom
    lines = ["flee to dornburg"]
  }
  play {
    by    = player.union
    lines = ["flee to stonewater"]
  }
  expect {
    that = (
      first(pieces(space.dornburg)).owner == player.kingdom && first(pieces(space.stonewater)).owner == player.union
    )
    said = "Tarkhan wins at Holm Fields."
  }
}

test "of several who defend, who has fled has lost, and who holds the place has won" {
  cites   = ["KK3-737", "KK3-755"]
  options = { players = 3 }
  cases = {
    "the first flees" = {
      flees  = player.kingdom,
      stands = player.union,
      line   = ["flee to dornburg", "stand", "break off"]
    }
    "the other flees" = {
      flees  = player.union,
      stands = player.kingdom,
      line   = ["stand", "flee to dornburg", "break off"]
    }
  }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.union, space.holm_fields, 1] }
    call marches_in { with = [unit.lancers, player.khanate, space.stonewater, space.holm_fields, 0, 1] }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = line }
  expect {
    that = stands.won == 1 && stands.lost == 0 && flees.won == 0 && flees.lost == 1 && player.khanate.lost == 1
    said = "holds Holm Fields."
  }
}

test "who is spared by a die and by cover in a battle of several clashes" {
  cites = ["KK3-724", "KK3-735", "KK3-747"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.field_guns, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
    call marches_in { with = [unit.lancers, player.khanate, space.kings_haven, space.holm_fields, 1, 1] }
  }
  dice { rolls = [3, 3, 3, 3] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand"] }
  refuse {
    line    = "attack field_guns with swordsmen, supported by 1 lancers"
    because = "Others cover it"
  }
  refuse {
    line    = "attack spearmen with swordsmen, supported by 1 swordsmen"
    because = "Only units that could attack themselves support."
  }
  play { lines = ["attack spearmen with lancers, supported by 1 swordsmen", "dornburg", "stand"] }
  refuse {
    line    = "attack field_guns with swordsmen"
    because = "That unit cannot attack now."
  }
  refuse {
    line    = "attack field_guns with lancers, supported by 1 swordsmen"
    because = "Only units that could attack themselves support."
  }
  play { lines = ["attack field_guns with lancers", "stonewater"] }
  expect {
    here = army(space.holm_fields, player.khanate)
    that = count(here) == 2 && all(here, piece.left == 0 && piece.duty == duty.idle)
    said = "Tarkhan wins at Holm Fields."
  }
}

# ---- Withdrawing

test "where a unit may withdraw to" {
  cases = {
    "infantry, where there is no room" = {
      what  = unit.spearmen,
      whose = player.kingdom,
      from  = space.holm_fields,
      to    = space.stonewater,
      n     = 3,
      foes  = 0,
      may   = false,
      cites = ["KK3-265", "KK3-751"]
    }
    "infantry, where there is room for one" = {
      what  = unit.spearmen,
      whose = player.kingdom,
      from  = space.holm_fields,
      to    = space.stonewater,
      n     = 2,
      foes  = 0,
      may   = true,
      cites = ["KK3-265", "KK3-751"]
    }
    "Flying units need no room" = {
      what  = unit.kite_riders,
      whose = player.kingdom,
      from  = space.holm_fields,
      to    = space.stonewater,
      n     = 3,
      foes  = 0,
      may   = true,
      cites = ["KK3-265", "KK3-751"]
    }
    "where enemies are" = {
      what  = unit.kite_riders,
      whose = player.kingdom,
      from  = space.holm_fields,
      to    = space.stonewater,
      n     = 0,
      foes  = 1,
      may   = false,
      cites = ["KK3-751"]
    }
    "Flying units, over the sea" = {
      what  = unit.kite_riders,
      whose = player.kingdom,
      from  = space.holm_fields,
      to    = space.north_amber,
      n     = 0,
      foes  = 0,
      may   = true,
      cites = ["KK3-751"]
    }
    "infantry, into the sea" = {
      what  = unit.spearmen,
      whose = player.kingdom,
      from  = space.holm_fields,
      to    = space.north_amber,
      n     = 0,
      foes  = 0,
      may   = false,
      cites = ["KK3-751"]
    }
    "cavalry, into a swamp" = {
      what  = unit.lancers,
      whose = player.kingdom,
      from  = space.kings_haven,
      to    = space.eldermoor,
      n     = 0,
      foes  = 0,
      may   = false,
      cites = ["KK3-236", "KK3-751"]
    }
    "ships, to the sea" = {
      what  = unit.cruiser,
      whose = player.kingdom,
      from  = space.south_amber,
      to    = space.north_amber,
      n     = 0,
      foes  = 0,
      may   = true,
      cites = ["KK3-751"]
    }
    "ships, to the land" = {
      what  = unit.cruiser,
      whose = player.kingdom,
      from  = space.south_amber,
      to    = space.eldermoor,
      n     = 0,
      foes  = 0,
      may   = false,
      cites = ["KK3-751"]
    }
    "independents, to another province" = {
      what  = unit.militia,
      whose = player.independents,
      from  = space.holm_fields,
      to    = space.kings_haven,
      n     = 0,
      foes  = 0,
      may   = false,
      cites = ["KK3-864"]
    }
    "independents, within their province" = {
      what  = unit.militia,
      whose = player.independents,
      from  = space.holm_fields,
      to    = space.dornburg,
      n     = 0,
      foes  = 0,
      may   = true,
      cites = ["KK3-864"]
    }
    "a state, to another province" = {
      what  = unit.militia,
      whose = player.kingdom,
      from  = space.holm_fields,
      to    = space.kings_haven,
      n     = 0,
      foes  = 0,
      may   = true,
      cites = ["KK3-751"]
    }
  }

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [unit.naval_base, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.militia, whose, to, n] }
    call stands { with = [unit.militia, player.khanate, to, foes] }
    call stands { with = [what, whose, from, 1] }
  }
  expect {
    that    = contains(refuges(last(pieces(from))), to) == may
    message = "it may, or may not"
  }
}

test "where the routed flee to: their land, or an ally's, or what is nearest to it" {
  cites = ["KK3-730", "KK3-732"]
  cases = {
    "their own land is near" = {
      lord  = player.kingdom,
      ally  = false,
      land  = space.dornmark,
      brave = false,
      ways  = [space.holm_fields, space.oak_march, space.dornburg]
    }
    "an ally's land is near" = {
      lord  = player.union,
      ally  = true,
      land  = space.dornmark,
      brave = false,
      ways  = [space.holm_fields, space.oak_march, space.dornburg]
    }
    "a stranger's land is near" = {
      lord  = player.union,
      ally  = false,
      land  = space.dornmark,
      brave = false,
      ways  = [space.holm_fields, space.oak_march, space.dornburg, space.kings_haven, space.east_weald, space.deepwood]
    }
    "only the land behind is theirs" = {
      lord  = player.kingdom,
      ally  = false,
      land  = space.jasmine,
      brave = false,
      ways  = [space.east_weald]
    }
    "their land is far" = {
      lord  = player.kingdom,
      ally  = false,
      land  = space.grenzland,
      brave = false,
      ways  = [space.east_weald, space.deepwood]
    }
    "who is not routed goes anywhere" = {
      lord  = player.kingdom,
      ally  = false,
      land  = space.dornmark,
      brave = true,
      ways  = [space.holm_fields, space.oak_march, space.dornburg, space.kings_haven, space.east_weald, space.deepwood]
    }
  }

  given {
    call settle_relation {
      when = ally
      with = [player.kingdom, player.union, relation.alliance]
    }
    call holds { with = [lord, [land]] }
    create {
      unit   = unit.spearmen
      owner  = player.kingdom
      at     = space.stonewater
      duty   = duty.defending
      routed = !brave
    }
  }
  expect {
    that    = same(retreats(first(pieces(space.stonewater))), ways)
    message = "the ways"
  }
}

test "who has a way back" {
  cites = ["KK3-730", "KK3-732"]
  cases = {
    "an attacker"                      = { start = space.kings_haven, acts = duty.attacking, foes = 0, n = 1 }
    "an attacker whose way is cut off" = { start = space.kings_haven, acts = duty.attacking, foes = 1, n = 0 }
    "a defender"                       = { start = space.kings_haven, acts = duty.defending, foes = 0, n = 0 }
    "who has stood there before"       = { start = space.holm_fields, acts = duty.attacking, foes = 0, n = 0 }
  }

  given {
    call stands { with = [unit.militia, player.kingdom, space.kings_haven, foes] }
    create {
      unit     = unit.spearmen
      owner    = player.khanate
      at       = space.holm_fields
      start_at = start
      duty     = acts
    }
  }
  expect {
    that    = count(way_back(first(pieces(space.holm_fields)))) == n
    message = "${n} ways"
  }
}

test "who falls back has had its turn, but for Armoured units" {
  cites = ["KK3-521", "KK3-736", "KK3-757"]
  cases = {
    "horse" = { what = unit.lancers, left = 0, along = 0 }
    "tanks" = { what = unit.tankettes, left = 2, along = 1 }
  }

  given {
    create {
      unit     = what
      owner    = player.khanate
      at       = space.holm_fields
      start_at = space.kings_haven
      duty     = duty.attacking
      engaged  = true
      left     = 2
      along    = 1
    }
  }
  run break_off { with = [pieces(space.holm_fields), player.kingdom] }
  expect {
    u       = first(pieces(space.kings_haven))
    that    = u.left == left && u.along == along && u.duty == duty.idle && !u.engaged
    said    = "withdraws"
    unsaid  = "falls back with"
    message = "back in King's Haven"
  }
}

test "several fall back in one line, and who cannot go back withdraws" {
  cites = ["KK3-736", "KK3-749"]

  given {
    call marches_in { with = [unit.lancers, player.khanate, space.kings_haven, space.holm_fields, 0, 2] }
    call marches_in { with = [unit.spearmen, player.khanate, space.stonewater, space.holm_fields, 0, 1] }
    call stands { with = [unit.militia, player.kingdom, space.stonewater, 1] }
    set u {
      in   = pieces(space.holm_fields)
      duty = duty.attacking
    }
  }
  run break_off { with = [pieces(space.holm_fields), player.kingdom] }
  expect {
    said   = "Tarkhan falls back with 2 units."
    unsaid = "withdraws Lancers"
  }
  play {
    by    = player.khanate
    lines = ["dornburg"]
  }
  expect {
    that = count(army(space.kings_haven, player.khanate)) == 2 && first(pieces(space.dornburg)).unit == unit.spearmen
  }
}

# ---- The ground and the foe in a whole battle

test "defenders have the ground on their side, and attackers against them" {
  cites = ["KK3-217", "KK3-224", "KK3-725", "KK3-760"]
  cases = {
    "hills" = {
      there = space.long_downs,
      from  = space.kings_haven,
      said  = "Swordsmen of Tarkhan: 7; Militia of Aldermark: 6."
    }
    "jungle" = {
      there = space.palm_coast,
      from  = space.kasr_city,
      said  = "Swordsmen of Tarkhan: 5; Militia of Aldermark: 4."
    }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, there, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, from, there, 0, 1] }
  }
  dice { rolls = [2, 2] }
  run {
    defaults = true
    call battle_at { with = [there, player.khanate] }
  }
  play { lines = ["stand", "attack militia with swordsmen"] }
  expect { said = said }
}

test "who can reach nobody does not attack" {
  cites = ["KK3-524", "KK3-734"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.kite_riders, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
    call marches_in { with = [unit.flak, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand"] }
  refuse {
    line    = ["attack kite_riders with swordsmen", "attack kite_riders with swordsmen, supported by 1 flak"]
    because = "That unit cannot attack now."
  }
  play { lines = ["break off"] }
}

test "who cannot fight today meets nobody" {
  cites = ["KK3-050", "KK3-721"]
  cases = {
    "under clouds"    = { sky = weather.cloudy, meets = false }
    "in the sunshine" = { sky = weather.sunny, meets = true }
  }

  given {
    set game { weather = sky }
    call stands { with = [unit.kite_riders, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.lancers, player.khanate, space.sarai, 1] }
  }
  run movement_of { p = player.khanate }
  play { lines = ["move 1 kite_riders from kings_haven to holm_fields"] }
  expect {
    that = (
      last(pieces(space.holm_fields)).engaged == meets && contains(player.khanate.front, space.holm_fields) == meets
    )
    message = "engaged, or not"
  }
}

test "independents strike whom they may" {
  cites = ["KK3-284", "KK3-765"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.bowmen, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.swordsmen, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.red_guard, player.independents, space.dornburg, space.holm_fields, 0, 1] }
  }
  dice { rolls = [4, 4] }
  run {
    defaults = true
    call battle_at { with = [space.holm_fields, player.independents] }
  }
  play { lines = ["stand"] }
  expect { said = "Red Guard of Freeland: 7; Swordsmen of Aldermark: 9." }
}

test "a ship on a river withdraws along the river" {
  cites = ["KK3-671", "KK3-732"]

  given {
    call stands { with = [unit.river_gunboat, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.stonewater, 1] }
  }
  run withdraw { with = [first(pieces(space.holm_fields)), player.khanate] }
  expect { that = first(pieces(space.dornburg)).unit == unit.river_gunboat }
}

test "a clash is thrown for with dice of four" {
  cites = ["KK3-723", "KK3-725"]

  run {
    repeat {
      times = 40
      call duel { with = [unit.spearmen, unit.spearmen, true] }
    }
  }
  expect {
    said   = "Spearmen of Tarkhan: 7; Spearmen of Aldermark"
    unsaid = "Spearmen of Tarkhan: 8;"
  }
  expect { unsaid = "Spearmen of Tarkhan: 9;" }
  expect {
    said   = "; Spearmen of Aldermark: 7."
    unsaid = "; Spearmen of Aldermark: 8."
  }
  expect { unsaid = "; Spearmen of Aldermark: 9." }
}

test "who drives a unit off without harm learns nothing from it" {
  cites = ["KK3-752", "KK3-799"]

  given {
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [2, 2] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack spearmen with swordsmen", "dornburg"] }
  expect { that = first(pieces(space.holm_fields)).experience == 1 && count(army(space.dornburg, player.kingdom)) == 1 }
}

test "routed Flying units flee from over the sea towards their friends" {
  cites = ["KK3-586", "KK3-732"]

  given {
    call holds { with = [player.kingdom, [space.dornmark]] }
    create {
      unit   = unit.kite_riders
      owner  = player.kingdom
      at     = space.south_amber
      left   = 2
      routed = true
    }
  }
  run withdraw { with = [first(pieces(space.south_amber)), player.khanate] }
  expect { that = count(army(space.holm_fields, player.kingdom)) == 1 }
}

test "who has no way back from where enemies have gone is nobody's prisoner" {
  cites = ["KK3-266..268", "KK3-841"]

  given {
    call holds { with = [player.khanate, [space.eldershore]] }
    call stands { with = [unit.prison_camp, player.khanate, space.kings_haven, 1] }
    call nobody_gets_past { with = [player.khanate] }
    create {
      unit    = unit.swordsmen
      owner   = player.kingdom
      at      = space.holm_fields
      count   = 6
      engaged = true
    }
    set player kingdom { front = [space.holm_fields] }
  }
  run {
    defaults = true
    call battle_at { with = [space.holm_fields, player.kingdom] }
  }
  expect { that = count(pieces(space.holm_fields)) == 5 && !any(every(piece), piece.captor != none) }
}

test "who falls as it beats a unit without a way out is not promoted" {
  cites = ["KK3-752", "KK3-799"]

  given {
    call nobody_gets_past { with = [player.khanate] }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    create {
      unit       = unit.khans_guard
      owner      = player.khanate
      at         = space.holm_fields
      start_at   = space.kings_haven
      engaged    = true
      stage      = wound.heavy_losses
      experience = 4
    }
    set player khanate { front = [space.holm_fields] }
  }
  dice { rolls = [2, 1] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["attack spearmen with khans_guard"] }
  expect {
    that   = empty(pieces(space.holm_fields))
    unsaid = "Promoted to Elite: Khan's Guard"
  }
}

test "on land an army flees where its soldiers can go, though its ship cannot" {
  cites = ["KK3-755", "KK3-756"]

  given {
    call stands { with = [unit.river_gunboat, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.militia, player.khanate, space.dornburg, 1] }
    call stands { with = [unit.militia, player.khanate, space.stonewater, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.dornburg, space.holm_fields, 0, 1] }
  }
  run {
    defaults = true
    call battle_at { with = [space.holm_fields, player.khanate] }
  }
  play { lines = ["flee to kings_haven"] }
  expect { that = count(army(space.kings_haven, player.kingdom)) == 1 }
}

test "who has fled is known to have fled as long as others stand" {
  cites = ["KK3-755"]

  given {
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.militia, player.union, space.holm_fields, 1] }
    call marches_in { with = [unit.swordsmen, player.khanate, space.kings_haven, space.holm_fields, 0, 1] }
  }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play {
    by    = player.kingdom
    lines = ["flee to dornburg"]
  }
  expect { that = contains(first(every(battle)).fled, player.kingdom) }
}

test "a ship on a river withdraws next door, however far it could sail" {
  cites = ["KK3-732"]

  given {
    call holds { with = [player.kingdom, [space.dornmark]] }
    create {
      unit  = unit.war_junk
      owner = player.kingdom
      at    = space.oak_march
      left  = 3
    }
  }
  run {
    defaults = true
    call withdraw { with = [first(pieces(space.oak_march)), player.khanate] }
  }
  expect { that = touches(first([for u in every(piece) : u.space]), space.oak_march) }
}
