# Tests of uprisings, revolutions and other independents.

function rebels_in {
  params = { s = space }
  is     = where(pieces(s, player.independents), fights(piece))
}

# An independent unit that has been in play since an earlier turn.
procedure haunted {
  params = { what = unit, how = calling, there = space, n = int }

  create {
    unit    = what
    owner   = player.independents
    at      = there
    count   = n
    calling = how
    origin  = there.part_of
    arrived = 1
  }
}

# ---- Uprisings

test "an uprising throws for the number of its Partisans" {
  cites = ["KK3-279", "KK3-280", "KK3-863"]
  cases = {
    "one"   = { shown = 1, dice = [1, 1] }
    "three" = { shown = 3, dice = [3, 1, 1, 1] }
  }

  given {
    call two_states {}
    call stands { with = [unit.spearmen, player.kingdom, space.oak_march, 1] }
  }
  dice { rolls = dice }
  run uprising { province = space.falkenwald }
  expect {
    risen = sum(parts(space.falkenwald), count(rebels_in(space)))
    that = (
      risen == shown &&
      all(
        where(every(piece), piece.owner == player.independents),
        piece.calling == calling.rebel && piece.origin == space.falkenwald
      )
    )
  }
}

test "half of them are regional units of the province, where there are any; the half is rounded up" {
  cites = ["KK3-281"]
  cases = {
    "two of four"          = { province = space.altan_steppe, n = 4, horde = 2 }
    "two of three"         = { province = space.altan_steppe, n = 3, horde = 2 }
    "none where no kin is" = { province = space.chagan, n = 4, horde = 0 }
  }

  given {
    call two_states {}
  }
  run rise { with = [province, n] }
  expect {
    hordes    = count(every(piece), piece.unit == unit.horde)
    partisans = count(every(piece), piece.unit == unit.partisans)
    that      = hordes == horde && partisans == n - horde
  }
}

test "an uprising appears where the holder has no troops, spread evenly, and within the limit" {
  cites = ["KK3-282", "KK3-283"]

  given {
    call two_states {}
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.market, player.khanate, space.silk_gate, 1] }
  }
  run rise {
    province = space.chagan
    n        = 5
  }
  expect {
    that = (
      empty(rebels_in(space.sarai)) &&
      all(
        [space.chagan_ford, space.silk_gate, space.red_sands], !empty(rebels_in(space)) && count(rebels_in(space)) <= 2
      )
    )
  }
  run rise {
    province = space.chagan
    n        = 6
  }
  expect {
    that = (
      count(rebels_in(space.chagan_ford)) == 4 && count(rebels_in(space.silk_gate)) == 3 &&
      count(rebels_in(space.red_sands)) == 2
    )
    message = "The limits of steppe, hills and desert."
  }
}

test "where the holder's troops stand everywhere, nobody rises" {
  cites = ["KK3-282"]

  given {
    call two_states {}
    for s {
      in = parts(space.burkhan)
      call stands { with = [unit.spearmen, player.khanate, s, 1] }
    }
  }
  run rise {
    province = space.burkhan
    n        = 3
  }
  expect { that = all(parts(space.burkhan), empty(rebels_in(space))) }
}

test "those who have just risen wait for the next turn" {
  cites = ["KK3-284"]

  given {
    call two_states {}
    set game { round = 4 }
    call stands { with = [unit.market, player.khanate, space.silk_gate, 1] }
    create {
      unit    = unit.partisans
      owner   = player.independents
      at      = space.silk_gate
      calling = calling.rebel
      arrived = 4
    }
  }
  run independents_act {}
  expect { that = building_at(space.silk_gate) != none && space.chagan.holder == player.khanate }
  given {
    set game { round = 5 }
  }
  run independents_act {}
  expect { that = building_at(space.silk_gate) == none && space.chagan.holder == none }
}

test "an uprising attacks the holder's troops before it plunders" {
  cites = ["KK3-284", "KK3-285"]

  given {
    call two_states {}
    set game { round = 4 }
    call stands { with = [unit.market, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.khans_guard, player.khanate, space.sarai, 2] }
    call haunted { with = [unit.partisans, calling.rebel, space.silk_gate, 1] }
    call haunted { with = [unit.partisans, calling.rebel, space.chagan_ford, 1] }
  }
  run {
    defaults = true
    call independents_act {}
  }
  expect {
    that = building_at(space.silk_gate) != none && space.chagan.holder == player.khanate
    said = "attacks Tarkhan at Sarai"
  }
}

test "a province that is free of its holder's troops is lost to him, unless a building keeps it" {
  cites = ["KK3-284", "KK3-864"]
  cases = {
    "rebels alone"          = { fort = false, lost = true }
    "a stronghold keeps it" = { fort = true, lost = false }
  }

  given {
    call two_states {}
    set game { round = 4 }
    call stands {
      when = fort
      with = [unit.stronghold, player.khanate, space.sarai]
      n    = 1
    }
    call haunted { with = [unit.partisans, calling.rebel, space.eagle_pass, 1] }
    call haunted { with = [unit.partisans, calling.rebel, space.silk_gate, 1] }
  }
  run independents_act {}
  expect { that = (space.chagan.holder == none) == lost && space.burkhan.holder == none }
}

test "after that they hold the ground with the best defence, and stay there" {
  cites = ["KK3-286", "KK3-287", "KK3-867"]

  given {
    set game { round = 4 }
    call haunted { with = [unit.partisans, calling.rebel, space.sarai, 1] }
  }
  run independents_act {}
  expect { that = empty(rebels_in(space.sarai)) }
  given {
    set game { round = 5 }
  }
  run independents_act {}
  expect {
    that    = count(rebels_in(space.silk_gate)) == 1
    message = "The hills are two steps away."
  }
  given {
    set game { round = 6 }
  }
  run independents_act {}
  expect { that = count(rebels_in(space.silk_gate)) == 1 }
}

test "a Fortress counts as good ground" {
  cites = ["KK3-867"]

  given {
    set game { round = 4 }
    call haunted { with = [unit.militia, calling.recruited, space.chagan_ford, 1] }
    call stands { with = [unit.stronghold, player.khanate, space.sarai, 1] }
  }
  run independents_act {}
  expect { that = count(rebels_in(space.sarai)) == 1 }
}

# ---- Revolutions

test "a revolution brings Red Guards to each farm, works and yard of a province" {
  cites = ["KK3-288..292"]

  given {
    set space hafenland { holder = player.union }
    call stands { with = [unit.farm, player.union, space.northport, 1] }
    call stands { with = [unit.market, player.union, space.millrace, 1] }
    call stands { with = [unit.shipyard, player.union, space.hafen, 1] }
    call stands { with = [unit.steelworks, player.union, space.smelter_bay, 1] }
    call stands { with = [unit.spearmen, player.union, space.hafen, 1] }
  }
  run revolution { victim = player.union }
  expect {
    that = (
      count(rebels_in(space.northport)) == 1 &&
      empty(rebels_in(space.millrace)) &&
      count(rebels_in(space.hafen)) == 1 &&
      count(rebels_in(space.smelter_bay)) == 1 &&
      first(rebels_in(space.hafen)).unit == unit.red_guard &&
      first(rebels_in(space.hafen)).calling == calling.revolutionary
    )
  }
}

test "which buildings breed revolution" {
  cites = ["KK3-291"]
  cases = {
    "a farm"              = { what = unit.farm, n = 1 }
    "steelworks"          = { what = unit.steelworks, n = 1 }
    "a factory"           = { what = unit.factory, n = 1 }
    "a weapons factory"   = { what = unit.weapons_factory, n = 1 }
    "an aircraft factory" = { what = unit.aircraft_factory, n = 1 }
    "a shipyard"          = { what = unit.shipyard, n = 1 }
    "a mine"              = { what = unit.mine, n = 0 }
    "a market"            = { what = unit.market, n = 0 }
  }

  given {
    call holds { with = [player.union, [space.hafenland]] }
    call stands { with = [what, player.union, space.hafen, 1] }
  }
  run revolution { victim = player.union }
  expect { that = count(rebels_in(space.hafen)) == n && count(every(unit), unit.red) == 6 }
}

test "a revolution breaks out in a random province of its victim, and in none of a state without provinces" {
  cites = ["KK3-290"]

  given {
    call two_states {}
    for s {
      in = lands()
      call stands {
        when = s.part_of.holder == player.khanate
        with = [unit.farm, player.khanate, s, 1]
      }
    }
  }
  run revolution { victim = player.union }
  expect {
    that   = empty(every(piece), piece.owner == player.independents)
    unsaid = "Revolution"
  }
  run revolution { victim = player.khanate }
  expect {
    red  = unique([for u in every(piece) : u.space.part_of if u.owner == player.independents])
    that = count(red) == 1 && first(red).holder == player.khanate
  }
}

test "Red Guards fight the troops of the holder first, also where they rose" {
  cites = ["KK3-293"]

  given {
    call two_states {}
    set game { round = 4 }
    call stands { with = [unit.market, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.khans_guard, player.khanate, space.sarai, 1] }
    call haunted { with = [unit.red_guard, calling.revolutionary, space.sarai, 1] }
  }
  run {
    defaults = true
    call independents_act {}
  }
  expect {
    that = building_at(space.red_sands) != none
    said = "attacks Tarkhan at Sarai"
  }
}

test "they plunder the other buildings, and each brings one more of them" {
  cites = ["KK3-294", "KK3-295"]

  given {
    call two_states {}
    set game { round = 4 }
    set space sarai { cradle = true }
    call stands { with = [unit.farm, player.khanate, space.sarai, 1] }
    call stands { with = [unit.market, player.khanate, space.red_sands, 1] }
    call haunted { with = [unit.red_guard, calling.revolutionary, space.sarai, 1] }
  }
  run independents_act {}
  expect {
    that = (
      building_at(space.sarai) != none && building_at(space.red_sands) == none && count(rebels_in(space.red_sands)) == 2
    )
  }
}

test "with the province theirs, they go over the border; other independents do not" {
  cites = ["KK3-296", "KK3-865"]
  cases = {
    "Red Guards" = { what = unit.red_guard, how = calling.revolutionary, gone = true }
    "Partisans"  = { what = unit.partisans, how = calling.rebel, gone = false }
    "Militia"    = { what = unit.militia, how = calling.recruited, gone = false }
  }

  given {
    set space altan_steppe { holder = player.khanate }
    set game { round = 4 }
    call haunted { with = [what, how, space.eagle_pass, 1] }
  }
  run independents_act {}
  expect {
    that = (
      !any(parts(space.burkhan), !empty(rebels_in(space))) == gone &&
      (any(parts(space.altan_steppe), !empty(rebels_in(space))) || !gone)
    )
  }
}

test "deep in a province Red Guards march towards its border first" {
  cites = ["KK3-296"]

  given {
    set space dornmark { holder = player.kingdom }
    set game { round = 4 }
    call haunted { with = [unit.red_guard, calling.revolutionary, space.long_downs, 1] }
  }
  run independents_act {}
  expect {
    that = (
      count(rebels_in(space.east_weald)) + count(rebels_in(space.kings_haven)) == 1 &&
      space.dornmark.holder == player.kingdom
    )
  }
}

# ---- Other independents

test "in a player's province other independents plunder first and fight then" {
  cites = ["KK3-868", "KK3-869"]

  given {
    call two_states {}
    set game { round = 4 }
    call stands { with = [unit.market, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.khans_guard, player.khanate, space.red_sands, 1] }
    call haunted { with = [unit.militia, calling.recruited, space.silk_gate, 1] }
  }
  run independents_act {}
  expect {
    that = (
      building_at(space.silk_gate) == none && count(rebels_in(space.silk_gate)) == 1 &&
      count(pieces(space.red_sands)) == 1
    )
  }
  given {
    set game { round = 5 }
  }
  run {
    defaults = true
    call independents_act {}
  }
  expect { said = "attacks Tarkhan at the Red Sands" }
}

test "independents attack all players who appear in their province, with nobody to command them" {
  cites = ["KK3-864", "KK3-866"]

  given {
    set game { round = 4 }
    call haunted { with = [unit.militia, calling.recruited, space.sarai, 1] }
    call stands { with = [unit.khans_guard, player.kingdom, space.red_sands, 1] }
  }
  run {
    defaults = true
    call independents_act {}
  }
  expect {
    said = "attacks Aldermark at the Red Sands"
    that = !contains(powers(), player.independents)
  }
}

test "those too far away come nearer" {
  cites = ["KK3-866"]

  given {
    set game { round = 4 }
    call haunted { with = [unit.militia, calling.recruited, space.altan_ordo, 1] }
    call stands { with = [unit.khans_guard, player.kingdom, space.ulan_tamga, 1] }
  }
  run independents_act {}
  expect { that = count(rebels_in(space.kurgan_plain)) == 1 }
}

test "a spared province: independents do not plunder what is nobody's" {
  cites = ["KK3-868"]

  given {
    set game { round = 4 }
    create {
      unit = unit.market
      at   = space.sarai
    }
    call haunted { with = [unit.militia, calling.recruited, space.sarai, 1] }
  }
  run independents_act {}
  expect { that = building_at(space.sarai) != none }
}

test "only land units of a region join its uprisings" {
  cites = ["KK3-281"]

  expect { that = same(regional_rebels(space.altan_steppe), [unit.horde]) && empty(regional_rebels(space.chagan)) }
}

test "independents keep to their province, to ground that bears them, and to the limit" {
  cites = ["KK3-865"]
  cases = {
    "the border" = {
      what  = unit.militia,
      from  = space.chagan_ford,
      to    = space.kurgan_plain,
      crowd = 0,
      goes  = false,
      now   = weather.sunny
    }
    "within it" = {
      what  = unit.militia,
      from  = space.chagan_ford,
      to    = space.silk_gate,
      crowd = 0,
      goes  = true,
      now   = weather.sunny
    }
    "a full place" = {
      what  = unit.militia,
      from  = space.chagan_ford,
      to    = space.silk_gate,
      crowd = 3,
      goes  = false,
      now   = weather.sunny
    }
    "riders, a swamp" = {
      what  = unit.horde,
      from  = space.west_shore,
      to    = space.reed_bank,
      crowd = 0,
      goes  = false,
      now   = weather.sunny
    }
    "riders, hills" = {
      what  = unit.horde,
      from  = space.west_shore,
      to    = space.pilgrim_hill,
      crowd = 0,
      goes  = true,
      now   = weather.sunny
    }
    "two steps at two" = {
      what  = unit.horde,
      from  = space.ulan_tamga,
      to    = space.altan_ordo,
      crowd = 0,
      goes  = true,
      now   = weather.sunny
    }
    "two steps at one" = {
      what  = unit.militia,
      from  = space.ulan_tamga,
      to    = space.altan_ordo,
      crowd = 0,
      goes  = false,
      now   = weather.sunny
    }
    "over poor ground" = {
      what  = unit.militia,
      from  = space.west_shore,
      to    = space.pilgrim_hill,
      crowd = 0,
      goes  = true,
      now   = weather.sunny,
      cites = ["KK3-476"]
    }
  }

  given {
    set game { weather = now }
    call haunted { with = [what, calling.recruited, from, 1] }
    for _i {
      in = range(1, crowd)
      call haunted { with = [unit.militia, calling.recruited, to, 1] }
    }
  }
  expect { that = contains(in_reach(first(pieces(from))), to) == goes }
}

test "a storm over the jungle holds independents fast, and elsewhere it does not" {
  cites = ["KK3-059", "KK3-478", "KK3-865"]
  cases = {
    "in the jungle"  = { ground = terrain.jungle, held = true }
    "on open ground" = { ground = terrain.steppe, held = false }
  }

  given {
    set game { weather = weather.storm }
    call haunted {
      with = [unit.militia, calling.recruited, first([
        for s in lands() : s
        if s.cover == ground && any(adjacent(s), space.part_of == s.part_of && space.domain == domain.land)
      ]), 1]
    }
  }
  expect { that = empty(in_reach(first(every(piece), piece.unit == unit.militia))) == held }
}

test "enemies stop independents on their way" {
  cites = ["KK3-866"]

  given {
    call haunted { with = [unit.horde, calling.recruited, space.ulan_tamga, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.kurgan_plain, 1] }
  }
  expect {
    that = (
      contains(in_reach(first(pieces(space.ulan_tamga))), space.kurgan_plain) &&
      !contains(in_reach(first(pieces(space.ulan_tamga))), space.altan_ordo)
    )
  }
}

test "who cannot get at the enemy neither plunders nor leaves while he is in the province" {
  cites = ["KK3-284", "KK3-285", "KK3-293", "KK3-296"]
  cases = {
    "Partisans"  = { what = unit.partisans, how = calling.rebel }
    "Red Guards" = { what = unit.red_guard, how = calling.revolutionary }
  }

  given {
    call holds { with = [player.khanate, [space.burkhan, space.altan_steppe]] }
    set game { round = 4 }
    call stands { with = [unit.market, player.khanate, space.eagle_pass, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.white_peaks, 1] }
    call haunted { with = [what, how, space.eagle_pass, 1] }
    create {
      unit    = unit.militia
      owner   = player.independents
      at      = space.burkhan_keld
      count   = 4
      arrived = 4
    }
  }
  run independents_act {}
  expect {
    that = (
      building_at(space.eagle_pass) != none && count(rebels_in(space.eagle_pass)) == 1 &&
      space.burkhan.holder == player.khanate
    )
  }
}

test "to fight is all that a unit does in its turn" {
  cites = ["KK3-284"]

  given {
    call two_states {}
    set game { round = 4 }
    call stands { with = [unit.market, player.khanate, space.red_sands, 1] }
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.sarai
      routed = true
    }
    call haunted { with = [unit.red_guard, calling.revolutionary, space.sarai, 1] }
  }
  run {
    defaults = true
    call independents_act {}
  }
  expect {
    that = (
      building_at(space.red_sands) != none && empty(pieces(space.sarai, player.khanate)) && space.chagan.holder == none
    )
  }
}

test "what independents enter, they enter as enemies do" {
  cites = ["KK3-296", "KK3-173"]

  given {
    set space altan_steppe { holder = player.khanate }
    set player khanate { government = government.chiefdom }
    set game { round = 4 }
    call haunted { with = [unit.red_guard, calling.revolutionary, space.eagle_pass, 1] }
  }
  run independents_act {}
  play {
    by    = player.khanate
    lines = ["call nobody now"]
  }
  expect { that = count(rebels_in(space.ulan_tamga)) == 1 }
}

test "over the border Red Guards fight whom they meet" {
  cites = ["KK3-296"]

  given {
    set space altan_steppe { holder = player.khanate }
    set game { round = 4 }
    call stands { with = [unit.khans_guard, player.khanate, space.ulan_tamga, 1] }
    call haunted { with = [unit.red_guard, calling.revolutionary, space.eagle_pass, 1] }
  }
  run {
    defaults = true
    call independents_act {}
  }
  expect { said = "attacks Tarkhan at Ulan Tamga" }
}

test "Red Guards who are beaten over the border go back where they came from" {
  cites = ["KK3-296", "KK3-732"]

  given {
    set space altan_steppe { holder = player.khanate }
    set game { round = 4 }
    call stands { with = [unit.khans_guard, player.khanate, space.ulan_tamga, 1] }
    call haunted { with = [unit.red_guard, calling.revolutionary, space.eagle_pass, 1] }
    set u {
      in         = pieces(space.eagle_pass)
      experience = 5
    }
  }
  dice { rolls = [1, 1] }
  run {
    defaults = true
    call independents_act {}
  }
  play {
    by    = player.khanate
    lines = ["stand"]
  }
  expect {
    that = count(rebels_in(space.eagle_pass)) == 1
    said = "withdraws Red Guard to Eagle Pass"
  }
}

test "Red Guards who are beaten where they have come to stay do not go back over the border" {
  cites = ["KK3-296", "KK3-864"]

  given {
    set game { weather = weather.sunny }
    create {
      unit     = unit.red_guard
      owner    = player.independents
      at       = space.ulan_tamga
      calling  = calling.revolutionary
      start_at = space.eagle_pass
      duty     = duty.defending
    }
  }
  expect {
    u    = first(pieces(space.ulan_tamga))
    that = !contains(refuges(u), space.eagle_pass) && empty(way_back(u))
  }
}

test "Red Guards go where a player rules and the ground bears them, and else stay" {
  cites = ["KK3-296"]
  cases = {
    "a player's land" = { rules = true, keeps = false, crowd = 0, n = 1 }
    "nobody's land"   = { rules = false, keeps = false, crowd = 0, n = 0 }
    "a full place"    = { rules = true, keeps = false, crowd = 4, n = 0 }
    "a province kept" = { rules = true, keeps = true, crowd = 0, n = 1 }
  }

  given {
    set game { round = 4 }
    call holds {
      when  = rules
      p     = player.khanate
      those = [space.altan_steppe]
    }
    call holds {
      when  = keeps
      p     = player.khanate
      those = [space.burkhan]
    }
    for _i {
      in = range(1, crowd)
      call stands { with = [unit.militia, player.independents, space.ulan_tamga, 1] }
    }
    call haunted { with = [unit.red_guard, calling.revolutionary, space.eagle_pass, 1] }
  }
  expect { that = count(over_the_border(space.eagle_pass, first(pieces(space.eagle_pass)))) == n }
}

test "Red Guards march to where the border of a ruled province is" {
  cites = ["KK3-296"]
  cases = {
    "a ruled neighbour" = { rules = true, there = space.long_downs }
    "none"              = { rules = false, there = space.east_weald }
  }

  given {
    call holds {
      when  = rules
      p     = player.sultanate
      those = [space.kasr]
    }
    set game { round = 4 }
    call haunted { with = [unit.red_guard, calling.revolutionary, space.east_weald, 1] }
  }
  run independents_act {}
  expect { that = count(rebels_in(there)) == 1 }
}

test "a building among enemies is not plundered; other rebels plunder also where a revolution began" {
  cites = ["KK3-294", "KK3-868"]
  cases = {
    "enemies beside it"       = { foes = true, how = calling.recruited, cradle = false, safe = true }
    "nobody beside it"        = { foes = false, how = calling.recruited, cradle = false, safe = false }
    "a revolution's farm"     = { foes = false, how = calling.revolutionary, cradle = true, safe = true }
    "that farm, by Partisans" = { foes = false, how = calling.rebel, cradle = true, safe = false }
  }

  given {
    call two_states {}
    set space red_sands { cradle = cradle }
    call stands { with = [unit.farm, player.khanate, space.red_sands, 1] }
    call stands {
      when = foes
      with = [unit.spearmen, player.khanate, space.red_sands]
      n    = 1
    }
    call haunted { with = [unit.partisans, how, space.sarai, 1] }
  }
  expect { that = empty(booty_for(first(pieces(space.sarai)))) == safe }
}

test "the best ground that has room and bears them" {
  cites = ["KK3-286", "KK3-867"]
  cases = {
    "the best is full" = {
      what = unit.militia,
      from = space.burkhan_keld,
      full = space.eagle_pass,
      to   = space.white_peaks
    }
    "the best is a swamp" = {
      what = unit.horde,
      from = space.west_shore,
      full = space.mirror_town,
      to   = space.pilgrim_hill
    }
    "as good as any" = {
      what = unit.militia,
      from = space.charcoal_hills,
      full = space.deepwood,
      to   = space.charcoal_hills
    }
  }

  given {
    set game { round = 4 }
    create {
      unit    = unit.militia
      owner   = player.independents
      at      = full
      count   = 2
      arrived = 4
    }
    call haunted { with = [what, calling.recruited, from, 1] }
  }
  run independents_act {}
  expect { that = any(pieces(to), piece.unit == what && piece.arrived == 1) }
}

test "rebels take a province from whom nobody can attack, and from flyers" {
  cites = ["KK3-284", "KK3-285", "KK3-526", "KK3-575", "KK3-866"]
  cases = {
    "Agents"                = { foe = unit.agents, taken = true }
    "flyers"                = { foe = unit.kite_riders, taken = true }
    "infantry out of reach" = { foe = unit.spearmen, taken = false }
  }

  given {
    set game {
      round   = 4
      weather = weather.sunny
    }
    call holds { with = [player.khanate, [space.burkhan, space.altan_steppe]] }
    call stands { with = [unit.market, player.khanate, space.eagle_pass, 1] }
    call stands { with = [foe, player.khanate, space.white_peaks, 1] }
    call haunted { with = [unit.partisans, calling.rebel, space.eagle_pass, 1] }
    create {
      unit    = unit.militia
      owner   = player.independents
      at      = space.burkhan_keld
      count   = foe == unit.spearmen ? 4 : 1
      arrived = 4
    }
  }
  run independents_act {}
  expect { that = (space.burkhan.holder == none) == taken && (building_at(space.eagle_pass) == none) == taken }
}
