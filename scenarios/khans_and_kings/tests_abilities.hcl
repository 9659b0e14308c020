# Tests of how battles begin and what follows, of special abilities that are no bonus, and of who raises which units.

# ---- From the march to the battle

test "units that meet enemies wait for each other, and fight together" {
  cites = ["KK3-481", "KK3-721", "KK3-722", "KK3-757"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.lancers, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.riflemen, player.khanate, space.stonewater, 1] }
    call stands { with = [unit.light_horse, player.khanate, space.long_downs, 1] }
  }
  dice { rolls = [3, 3] }
  run movement_of { p = player.khanate }
  refuse {
    line    = "attack at holm_fields"
    because = "Your units have met no enemy there."
  }
  play { lines = ["move 1 lancers from kings_haven to holm_fields"] }
  refuse {
    line    = "move 1 lancers from holm_fields to dornburg"
    because = "You have nothing there that can still move."
  }
  refuse {
    line    = "attack at kings_haven"
    because = "Your units have met no enemy there."
  }
  play {
    by    = player.khanate
    lines = ["move 1 riflemen from stonewater to holm_fields", "attack at holm_fields"]
  }
  play {
    by    = player.kingdom
    lines = ["stand"]
  }
  play {
    by    = player.khanate
    lines = ["attack militia with lancers, supported by 1 riflemen"]
  }
  play {
    by    = player.kingdom
    lines = ["dornburg"]
  }
  expect {
    that = (
      all([for u in army(space.holm_fields, player.khanate) : u.left == 0 && !u.engaged && u.duty == duty.idle]) &&
      count(army(space.holm_fields, player.khanate)) == 2
    )
    message = "combat ends their movement"
  }
  refuse {
    line    = "attack at holm_fields"
    because = "Your units have met no enemy there."
  }
  refuse {
    line    = "move 1 lancers from holm_fields to stonewater"
    because = "You have nothing there that can still move."
  }
  play { lines = ["stop moving"] }
}

test "what is not fought when the movement ends is fought then" {
  cites = ["KK3-721"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.lancers, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.light_horse, player.khanate, space.long_downs, 1] }
  }
  dice { rolls = [3, 3] }
  run movement_of { p = player.khanate }
  play { lines = ["move 1 lancers from kings_haven to holm_fields", "stop moving"] }
  play {
    by    = player.kingdom
    lines = ["stand"]
  }
  play {
    by    = player.khanate
    lines = ["attack militia with lancers"]
  }
  play {
    by    = player.kingdom
    lines = ["dornburg"]
  }
  expect { said = "Tarkhan wins at Holm Fields." }
}

test "Armoured units move on after a battle, others do not" {
  cites = ["KK3-521", "KK3-733", "KK3-757", "KK3-758"]
  cases = {
    "tanks" = { what = unit.tankettes, n = 1 }
    "horse" = { what = unit.lancers, n = 0 }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [what, player.khanate, space.kings_haven, space.holm_fields, 1, 1] }
  }
  dice { rolls = [4, 4] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack militia with ${what}", "dornburg"] }
  expect {
    that    = first(army(space.holm_fields, player.khanate)).left == n
    message = "${n} left"
  }
}

test "peaceful neighbours do not fight" {
  cites = ["KK3-721"]

  given {
    set game { weather = weather.sunny }
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.lancers, player.khanate, space.kings_haven, 1] }
  }
  run movement_of { p = player.khanate }
  play { lines = ["move 1 lancers from kings_haven to holm_fields"] }
  refuse {
    line    = "attack at holm_fields"
    because = "Your units have met no enemy there."
  }
  expect { that = count(pieces(space.holm_fields)) == 2 && !last(pieces(space.holm_fields)).engaged }
}

test "independents attack with their strongest, the weakest first" {
  cites = ["KK3-284"]

  given {
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.swordsmen, player.kingdom, space.holm_fields, 1] }
    call marches_in { with = [unit.partisans, player.independents, space.stonewater, space.holm_fields, 0, 1] }
    call marches_in { with = [unit.red_guard, player.independents, space.kings_haven, space.holm_fields, 0, 1] }
  }
  dice { rolls = [1, 1, 1, 1] }
  run {
    defaults = true
    call battle_at { with = [space.holm_fields, player.independents] }
  }
  play { lines = ["stand", "stand"] }
  expect {
    that = (
      first(army(space.holm_fields, player.kingdom)).unit == unit.swordsmen &&
      empty(army(space.holm_fields, player.independents))
    )
  }
}

test "who is routed goes towards friends, but for those who pick their way" {
  cites = ["KK3-586"]
  cases = {
    "a longship" = { what = unit.longship, picks = true }
    "a war junk" = { what = unit.war_junk, picks = false }
  }

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.kingdom, [space.lower_delta]] }
    create {
      unit   = what
      owner  = player.kingdom
      at     = space.pearl_gulf
      routed = true
    }
  }
  expect {
    ship    = first(pieces(space.pearl_gulf))
    that    = contains(retreats(ship), space.south_amber) == picks && contains(retreats(ship), space.delta_bight)
    message = "the bay is next to friends, the open sea is not"
  }
}

test "a routed longship goes next door, where its player likes, and another ship makes for its haven" {
  cites = ["KK3-586", "KK3-790"]
  cases = {
    "a longship that is routed" = { what = unit.longship, routed = true, lines = ["pearl_gulf"], at = space.pearl_gulf }
    "a longship that is not"    = { what = unit.longship, routed = false, lines = [], at = space.north_amber }
    "a war junk that is routed" = { what = unit.war_junk, routed = true, lines = [], at = space.north_amber }
  }

  given {
    set game { weather = weather.sunny }
    call holds { with = [player.kingdom, [space.dornmark]] }
    create {
      unit   = what
      owner  = player.kingdom
      at     = space.south_amber
      routed = routed
      left   = 1
    }
  }
  run withdraw { with = [first(pieces(space.south_amber)), player.khanate] }
  play {
    lines = lines
  }
  expect { that = count(army(at, player.kingdom)) == 1 }
}

# ---- Units that cannot be attacked

test "one passes units that cannot be attacked, and they keep away from others" {
  cites = ["KK3-571", "KK3-572", "KK3-574"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.agents, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.lancers, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.agents, player.khanate, space.long_downs, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.eldermoor, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "move 1 agents from long_downs to eldermoor"
    because = "Units that cannot be attacked keep away from enemies."
  }
  play { lines = ["move 1 lancers from kings_haven to holm_fields", "move 1 lancers from holm_fields to dornburg"] }
  expect { that = count(army(space.dornburg, player.khanate)) == 1 }
}

test "the last attack of a unit that cannot be attacked" {
  cites = ["KK3-573"]
  cases = {
    "it wins"  = { a = 4, b = 1, theirs = wound.heavy_losses }
    "it loses" = { a = 1, b = 4, theirs = wound.fresh }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.agents, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.wagon_train, player.khanate, space.stonewater, 1] }
  }
  dice { rolls = [a, b] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["attack militia with agents to the death"] }
  expect {
    that = (
      !any(every(piece), piece.unit == unit.agents) && first(every(piece), piece.unit == unit.militia).stage == theirs
    )
    message = "the agents do not survive it"
  }
}

test "units that do not occupy" {
  cites = ["KK3-575", "KK3-576"]

  given {
    call holds { with = [player.kingdom, [space.dornmark]] }
    call stands { with = [unit.agents, player.khanate, space.holm_fields, 1] }
  }
  run take_provinces { p = player.khanate }
  expect {
    that    = space.dornmark.holder == player.kingdom && threatened(space.dornmark, player.kingdom)
    message = "they take nothing, and keep the owner from the yield"
  }
}

# ---- Building, roads, ground

test "engineers raise what they can, with their whole turn and for nothing" {
  cites = ["KK3-559", "KK3-579..581"]

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.engineers, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.engineers, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.engineers, player.khanate, space.northport, 1] }
    call stands { with = [unit.market, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.sappers, player.khanate, space.sarai, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = ["raise fort with engineers in red_sands", "raise fort with engineers in northport"]
    because = "It cannot stand there."
  }
  refuse {
    line    = "raise castle with engineers in kurgan_plain"
    because = "Engineers does not build that."
  }
  refuse {
    line    = "raise fort with sappers in sarai"
    because = "You have no unit there that can build and has its whole turn left."
  }
  play { lines = ["raise fort with engineers in kurgan_plain"] }
  refuse {
    line    = "move 1 engineers from kurgan_plain to sarai"
    because = "You have nothing there that can still move."
  }
  refuse {
    line    = "raise fort with engineers in kurgan_plain"
    because = "You have no unit there that can build and has its whole turn left."
  }
  expect {
    that = (
      buildings_at(space.kurgan_plain)[0].unit == unit.fort && player.khanate.stone == 20 &&
      buildings_at(space.kurgan_plain)[0].owner == player.khanate
    )
    message = "for nothing"
  }
}

test "who has moved does not build" {
  cites = ["KK3-580"]

  given {
    call two_states {}
    set game { weather = weather.sunny }
    create {
      unit  = unit.engineers
      owner = player.khanate
      at    = space.kurgan_plain
      left  = 1
      moved = true
    }
  }
  expect { that = !builds_now(first(pieces(space.kurgan_plain))) }
}

test "ground that a unit does not mind" {
  cites = ["KK3-584"]
  cases = {
    "a jungle, which they know"      = { what = unit.mercenaries, at = space.palm_coast, n = 0 }
    "a jungle"                       = { what = unit.swordsmen, at = space.palm_coast, n = 1 }
    "a jungle, with another ability" = { what = unit.spearmen, at = space.palm_coast, n = 1 }
    "mountains"                      = { what = unit.mercenaries, at = space.eagle_pass, n = 2 }
  }

  given {
    call stands { with = [what, player.khanate, at, 1] }
  }
  expect {
    that    = rough_for(first(pieces(at)), at) == n
    message = "${n} from Speed"
  }
}

test "faster on roads" {
  cites = ["KK3-588"]

  given {
    call stands { with = [unit.janissaries, player.khanate, space.sarai, 1] }
    call stands { with = [unit.swordsmen, player.khanate, space.kurgan_plain, 1] }
  }
  expect { that = first(pieces(space.sarai)).road_bonus == 2 && first(pieces(space.kurgan_plain)).road_bonus == 1 }
}

test "looters bring twice as much" {
  cites = ["KK3-591"]

  expect { that = plunder_percent(unit.mercenaries) == 100 && plunder_percent(unit.spearmen) == 0 }
}

# ---- Who raises which units

test "regional units are raised where they come from, common ones by anybody, some by nobody" {
  cases = {
    "a Horde in the steppe" = {
      p     = player.khanate,
      line  = "recruit horde in altan_steppe",
      cites = ["KK3-858", "KK3-860"]
    }
    "a Horde, whoever has the steppe" = {
      p     = player.kingdom,
      line  = "recruit horde in altan_steppe",
      cites = ["KK3-858", "KK3-859"]
    }
    "spearmen, anywhere" = { p = player.khanate, line = "recruit spearmen in altan_steppe", cites = ["KK3-861"] }
  }

  given {
    call holds { with = [p, [space.altan_steppe, space.chagan]] }
    call has_stock { with = [p, 20] }
  }
  run recruiting { with = [p] }
  refuse {
    line    = ["recruit horde in chagan", "recruit halberdiers in altan_steppe"]
    because = "That province is not yours, lacks a building that the unit needs or does not raise it, or has no place for it."
  }
  refuse {
    line    = ["recruit militia in altan_steppe", "recruit armed_inhabitants in altan_steppe"]
    because = "You cannot pay for that or may not have another."
  }
  refuse {
    line    = "recruit khans_guard in altan_steppe"
    because = "That province is not yours, lacks a building that the unit needs or does not raise it, or has no place for it."
  }
  play { lines = ["${line}"] }
  expect { that = count(pieces(space.altan_ordo, p)) == 1 }
}

test "nobody recruits Militia and Armed Inhabitants" {
  cites = ["KK3-862"]

  given {
    call two_states {}
  }
  run recruiting { p = player.khanate }
  refuse {
    line    = ["recruit militia in altan_steppe", "recruit armed_inhabitants in altan_steppe"]
    because = "You cannot pay for that or may not have another."
  }
  play { lines = ["recruit spearmen in altan_steppe"] }
}

test "Agents do not land where enemies are" {
  cites = ["KK3-574"]
  given {
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    create ship {
      unit  = unit.merchant_junk
      owner = player.khanate
      at    = space.north_amber
    }
    create man {
      unit  = unit.agents
      owner = player.khanate
      at    = space.north_amber
    }
    create man2 {
      unit  = unit.swordsmen
      owner = player.khanate
      at    = space.north_amber
    }
    carry man { by = ship }
    carry man2 { by = ship }
  }
  run marching { p = player.khanate }
  refuse {
    line    = "land 1 agents from merchant_junk at holm_fields"
    because = "Units that cannot be attacked keep away from enemies."
  }
}

# ---- Our list of abilities

test "which units have which abilities" {
  cites = ["KKA-52"]
  cases = {
    "spearmen"               = { what = unit.spearmen, those = [ability.spears] }
    "lancers"                = { what = unit.lancers, those = [ability.charges] }
    "catapults"              = { what = unit.catapult, those = [ability.siege_stones] }
    "trebuchets"             = { what = unit.trebuchet, those = [ability.battering] }
    "anti-tank guns"         = { what = unit.anti_tank_guns, those = [ability.anti_tank_shells] }
    "anti-aircraft guns"     = { what = unit.flak, those = [ability.flak_shells] }
    "engineers"              = { what = unit.engineers, those = [ability.builds_forts] }
    "sappers"                = { what = unit.sappers, those = [ability.breaching_charges] }
    "agents"                 = { what = unit.agents, those = [ability.unassailable, ability.holds_nothing] }
    "the mercenary guard"    = { what = unit.mercenaries, those = [ability.looters, ability.jungle_trained] }
    "bombers"                = { what = unit.bomber, those = [ability.bombardment] }
    "seaplanes"              = { what = unit.seaplane, those = [ability.light_bombs] }
    "torpedo boats"          = { what = unit.torpedo_boat, those = [ability.hits_flyers, ability.torpedoes] }
    "minesweepers"           = { what = unit.minesweeper, those = [ability.sweeps, ability.lays_mines] }
    "destroyers"             = { what = unit.destroyer, those = [ability.hunts_submarines, ability.intercepts] }
    "submarines"             = { what = unit.submarine, those = [ability.torpedoes] }
    "the Horde"              = { what = unit.horde, those = [ability.steppe_riders] }
    "the Khan's Guard"       = { what = unit.khans_guard, those = [ability.charges] }
    "halberdiers"            = { what = unit.halberdiers, those = [ability.pikes] }
    "the Hatamoto"           = { what = unit.hatamoto, those = [ability.grim_resolve, ability.unspeared] }
    "the Royal Guard"        = { what = unit.royal_guard, those = [ability.war_drums] }
    "the Imperial Engineers" = { what = unit.imperial_engineers, those = [ability.siege_works, ability.builds_forts] }
    "the Iron Guard"         = { what = unit.iron_guard, those = [ability.steel_nerves] }
    "Bedouins"               = { what = unit.bedouins, those = [ability.desert_riders] }
    "janissaries"            = { what = unit.janissaries, those = [ability.road_bound] }
    "longships"              = { what = unit.longship, those = [ability.picks_retreat] }
  }

  given {
    call stands { with = [what, player.khanate, space.stores, 1] }
  }
  expect { that = all([for a in every(ability) : able(first(pieces(space.stores)), a) == contains(those, a)]) }
  expect {
    that    = count(every(unit), !empty(unit.abilities)) == 26
    message = "and no others have any"
  }
}

test "what some abilities come to in figures" {
  cites = ["KKA-52"]

  given {
    call stands { with = [unit.bomber, player.khanate, space.dornburg, 1] }
    call stands { with = [unit.seaplane, player.khanate, space.sarai, 1] }
    call stands { with = [unit.sappers, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.trebuchet, player.khanate, space.holm_fields, 1] }
  }
  expect {
    that = (
      same(bombs_of(first(pieces(space.dornburg))), range(5, 8)) &&
      same(bombs_of(first(pieces(space.sarai))), [7, 8]) &&
      empty(bombs_of(first(pieces(space.kurgan_plain))))
    )
  }
  expect {
    that = (
      battering(first(pieces(space.kurgan_plain))) == 3 && battering(first(pieces(space.holm_fields))) == 2 &&
      plunder_percent(unit.mercenaries) == 100
    )
  }
}

test "whom a last attack strikes, and how hard" {
  cites = ["KK3-573"]
  cases = {
    "it wins by enough" = {
      a      = 4,
      b      = 2,
      foe    = unit.militia,
      before = wound.fresh,
      theirs = [wound.losses],
      there  = space.holm_fields,
      drives = true,
      said   = "Agents of Tarkhan: 5; Militia of Aldermark: 4."
    }
    "it loses, and the dice harm" = {
      a      = 1,
      b      = 2,
      foe    = unit.militia,
      before = wound.fresh,
      theirs = [wound.losses],
      there  = space.holm_fields,
      drives = false,
      said   = "Agents of Tarkhan: 2; Militia of Aldermark: 4."
    }
    "it destroys what was weak" = {
      a      = 4,
      b      = 1,
      foe    = unit.militia,
      before = wound.heavy_losses,
      theirs = [],
      there  = space.holm_fields,
      drives = true,
      said   = "Agents of Tarkhan: 5; Militia of Aldermark: 1."
    }
    "it loses, and destroys" = {
      a      = 1,
      b      = 2,
      foe    = unit.spearmen,
      before = wound.heavy_losses,
      theirs = [],
      there  = space.long_downs,
      drives = true,
      said   = "Agents of Tarkhan: 2; Spearmen of Aldermark: 3."
    }
    "in a forest it is weaker" = {
      a      = 3,
      b      = 1,
      foe    = unit.militia,
      before = wound.fresh,
      theirs = [wound.fresh],
      there  = space.oak_march,
      drives = false,
      said   = "Agents of Tarkhan: 3; Militia of Aldermark: 4."
    }
    "in hills it defends" = {
      a      = 1,
      b      = 1,
      foe    = unit.militia,
      before = wound.fresh,
      theirs = [wound.fresh],
      there  = space.long_downs,
      drives = false,
      said   = "Agents of Tarkhan: 2; Militia of Aldermark: 5."
    }
  }

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.agents, player.khanate, there, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.white_peaks, 1] }
    create {
      unit  = foe
      owner = player.kingdom
      at    = there
      stage = before
    }
  }
  dice { rolls = [a, b] }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["attack ${foe} with agents to the death"] }
  expect {
    left = where(every(piece), piece.owner == player.kingdom)
    that = (
      same([for u in left : u.stage], theirs) && all(left, piece.duty == duty.idle) && empty(pieces(there)) == drives
    )
    message = "the rest withdraws or holds"
    said    = said
  }
}

test "who may make a last attack" {
  cites = ["KK3-573"]

  given {
    set game { weather = weather.sunny }
    call stands { with = [unit.agents, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.kite_riders, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.lancers, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.militia, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.agents, player.khanate, space.long_downs, 1] }
    call stands { with = [unit.agents, player.kingdom, space.dornburg, 1] }
    create {
      unit    = unit.agents
      owner   = player.khanate
      at      = space.oak_march
      arrived = 0
    }
    call stands { with = [unit.militia, player.kingdom, space.oak_march, 1] }
    call stands { with = [unit.militia, player.union, space.dornburg, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = "attack kite_riders with agents to the death"
    because = "It cannot attack that."
  }
  refuse {
    line    = "attack militia with lancers to the death"
    because = "No such unit of yours has enemies beside it."
  }
  refuse {
    line    = "attack militia with agents to the death"
    because = "It cannot attack that."
  }
  refuse {
    line    = "attack kite_riders with lancers to the death"
    because = "No such unit of yours has enemies beside it."
  }
  play { lines = ["stop moving"] }
}

test "Agents go where nobody is, by land and from ships" {
  cites = ["KK3-574"]

  given {
    set game { weather = weather.sunny }
    create ship {
      unit  = unit.merchant_junk
      owner = player.khanate
      at    = space.north_amber
    }
    create man {
      unit  = unit.agents
      owner = player.khanate
      at    = space.north_amber
    }
    carry man { by = ship }
    call stands { with = [unit.agents, player.khanate, space.long_downs, 1] }
  }
  run marching { p = player.khanate }
  refuse {
    line    = "attack militia with agents to the death"
    because = "No such unit of yours has enemies beside it."
  }
  play { lines = ["move 1 agents from long_downs to kings_haven", "land 1 agents from merchant_junk at holm_fields"] }
  expect { that = count(pieces(space.kings_haven)) == 1 && count(pieces(space.holm_fields)) == 1 }
}

test "who may be told to build" {
  cites = ["KK3-559", "KK3-579", "KK3-580"]

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
    set game { weather = weather.sunny }
    call stands { with = [unit.engineers, player.khanate, space.kurgan_plain, 2] }
    call stands { with = [unit.spearmen, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.engineers, player.kingdom, space.kurgan_plain, 1] }
    call stands { with = [unit.engineers, player.kingdom, space.kings_haven, 1] }
    create {
      unit  = unit.imperial_engineers
      owner = player.kingdom
      at    = space.kurgan_plain
      left  = 1
    }
    create {
      unit    = unit.engineers
      owner   = player.khanate
      at      = space.ulan_tamga
      arrived = 0
    }
    set u {
      in   = pieces(space.kings_haven)
      left = 1
    }
  }
  run movement_of { p = player.khanate }
  refuse {
    line = [
      "raise fort with engineers in kings_haven", "raise fort with engineers in ulan_tamga",
      "raise fort with spearmen in sarai"
    ]
    because = "You have no unit there that can build and has its whole turn left."
  }
  refuse {
    line    = "raise fort with spearmen in kurgan_plain"
    because = "That unit does not build, or has not its whole turn left."
  }
  refuse {
    line    = "raise fort with imperial_engineers in kurgan_plain"
    because = "That unit does not build, or has not its whole turn left."
  }
  refuse {
    line    = "raise market with engineers in kurgan_plain"
    because = "does not build that."
  }
  play { lines = ["stop moving"] }
}

test "nobody raises more of a building than a state may have" {
  cites = ["KK3-450", "KK3-579"]
  cases = {
    "one less"          = { n = 98, line = ["raise fort with engineers in kurgan_plain"], no = [] }
    "as many as it may" = { n = 99, line = [], no = ["raise fort with engineers in kurgan_plain"] }
  }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.fort, player.khanate, space.sarai, n] }
    call stands { with = [unit.engineers, player.khanate, space.kurgan_plain, 1] }
  }
  run movement_of { p = player.khanate }
  refuse {
    line    = no
    because = "You have all that a state may have."
  }
  play { lines = line }
  expect { that = kinds_owned(player.khanate, unit.fort) == 99 }
}

test "who has no last attack: units without points, units of others, and units that can be attacked" {
  cites = ["KK3-573"]

  given {
    set game { weather = weather.sunny }
    create {
      unit  = unit.agents
      owner = player.khanate
      at    = space.holm_fields
      left  = 0
    }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    create {
      unit  = unit.spearmen
      owner = player.khanate
      at    = space.dornburg
      left  = 1
    }
    call stands { with = [unit.kite_riders, player.kingdom, space.dornburg, 1] }
    create {
      unit  = unit.agents
      owner = player.kingdom
      at    = space.oak_march
      left  = 1
    }
    call stands { with = [unit.swordsmen, player.kingdom, space.oak_march, 1] }
  }
  run acting { p = player.khanate }
  refuse {
    line = [
      "attack militia with agents to the death", "attack kite_riders with spearmen to the death",
      "attack swordsmen with agents to the death"
    ]
    because = "No such unit of yours has enemies beside it."
  }
}

test "a bonus is for the ground: the cover, the relief or both, and none of it at sea" {
  cites = ["KK3-560"]
  cases = {
    "the cover alone"  = { at = space.holm_fields, n = 1 }
    "a relief as well" = { at = space.long_downs, n = 11 }
    "at sea"           = { at = space.south_amber, n = 0 }
  }

  expect {
    that    = here({ for t in every(terrain) : t => t == terrain.mountains || t == terrain.hills ? 10 : 1 }, at) == n
    message = "${n} in all"
  }
}
