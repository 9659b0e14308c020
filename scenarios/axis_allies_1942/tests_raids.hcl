# Tests of guns and raids: antiaircraft fire, damage, repair, escorts and interceptors.

# The printed map, and a raid under way on Germany, whose complex has some damage already.
procedure raid_on_germany {
  params = { bombers = int, fighters = int, guns = int, damage = int }

  call turn_of { p = player.united_kingdom }
  set space germany { damage = damage }
  create {
    unit  = unit.industrial_complex
    owner = player.germany
    at    = space.germany
  }
  create {
    unit  = unit.aa_gun
    owner = player.germany
    at    = space.germany
    count = guns
  }
  create {
    unit    = unit.bomber
    owner   = player.united_kingdom
    at      = space.germany
    count   = bombers
    flown   = true
    raiding = true
    moved   = 2
  }
  create {
    unit    = unit.fighter
    owner   = player.united_kingdom
    at      = space.germany
    count   = fighters
    flown   = true
    raiding = true
    moved   = 2
  }
}

# German fighters that have risen to meet it.
procedure fighters_have_risen {
  params = { n = int }

  create {
    unit       = unit.fighter
    owner      = player.germany
    at         = space.germany
    count      = n
    intercepts = true
  }
}

# ---- The gun

test "a gun fires one die at each raider first, and those that are left bomb" {
  cites = ["A42-165", "A42-201..203", "A42-457", "A42-459", "A42-460", "A42-534", "A42-535"]

  given raid_on_germany {
    bombers  = 3
    fighters = 0
    guns     = 1
    damage   = 0
  }
  dice { rolls = [2, 1, 6, 3, 4] }
  run bombing_raid { with = [space.germany, player.united_kingdom] }
  expect { that = standing(player.united_kingdom, unit.bomber, space.germany) == 2 && space.germany.damage == 7 }
  expect { said = "Antiaircraft fire over Germany brings down" }
}

test "only one gun fires, however many there are" {
  cites = ["A42-464"]

  given raid_on_germany {
    bombers  = 2
    fighters = 0
    guns     = 3
    damage   = 0
  }
  dice { rolls = [2, 2, 1, 1] }
  run bombing_raid { with = [space.germany, player.united_kingdom] }
  expect { that = standing(player.united_kingdom, unit.bomber, space.germany) == 2 && space.germany.damage == 2 }
}

test "each die is for one aircraft: a 1 brings down the one it was rolled for" {
  cites = ["A42-461..463"]
  cases = {
    "the bomber"  = { rolls = [1, 2, 2], bombers = 0, fighters = 2 }
    "a fighter"   = { rolls = [2, 1, 2], bombers = 1, fighters = 1 }
    "two of them" = { rolls = [1, 2, 1], bombers = 0, fighters = 1 }
    "none"        = { rolls = [6, 2, 5], bombers = 1, fighters = 2 }
  }

  given raid_on_germany {
    bombers  = 1
    fighters = 2
    guns     = 1
    damage   = 0
  }
  dice { rolls = rolls }
  run antiair_fire {
    with    = [space.germany, player.united_kingdom]
    targets = pieces(space.germany, player.united_kingdom)
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.bomber, space.germany) == bombers &&
      standing(player.united_kingdom, unit.fighter, space.germany) == fighters
    )
  }
}

test "without a gun nobody fires" {
  cites = ["A42-457"]

  given raid_on_germany {
    bombers  = 1
    fighters = 0
    guns     = 0
    damage   = 0
  }
  dice { rolls = [1] }
  run bombing_raid { with = [space.germany, player.united_kingdom] }
  expect { that = space.germany.damage == 1 && standing(player.united_kingdom, unit.bomber, space.germany) == 1 }
}

# ---- Damage

test "damage goes up to twice the value of the territory, and the rest is lost" {
  cites = ["A42-199", "A42-200", "A42-204", "A42-205", "A42-475", "A42-477", "A42-478", "A42-536"]
  cases = {
    "beyond it"     = { before = 15, rolls = [4, 4], after = 20 }
    "just up to it" = { before = 10, rolls = [4, 6], after = 20 }
    "short of it"   = { before = 0, rolls = [4, 6], after = 10 }
    "full already"  = { before = 20, rolls = [6, 6], after = 20 }
  }

  given raid_on_germany {
    bombers  = 2
    fighters = 0
    guns     = 0
    damage   = before
  }
  dice { rolls = rolls }
  run bombing_raid { with = [space.germany, player.united_kingdom] }
  expect { that = space.germany.damage == after }
  expect {
    that    = standing(player.germany, unit.industrial_complex, space.germany) == 1 && player.germany.ipc == 0
    message = "The complex is there still, and nobody pays."
  }
}

test "a bomber that raided takes part in no other combat of the turn" {
  cites = ["A42-206", "A42-533"]

  given raid_on_germany {
    bombers  = 1
    fighters = 0
    guns     = 0
    damage   = 0
  }
  dice { rolls = [3] }
  run bombing_raid { with = [space.germany, player.united_kingdom] }
  expect { that = empty(fighting(space.germany, player.united_kingdom)) && empty(raiders(space.germany)) }
  expect {
    that    = !any([for c in pieces(space.germany) : !c.flown if c.unit == unit.bomber])
    message = "It has still to land."
  }
}

# ---- The option

test "a raid is not escorted where the players have not agreed on it" {
  cites = ["A42-208"]

  given raid_on_germany {
    bombers  = 1
    fighters = 0
    guns     = 0
    damage   = 0
  }
  given {
    place united_kingdom { united_kingdom = { fighter = 1, infantry = 1 } }
  }
  run combat_move {}
  refuse {
    line    = "escort the raid on germany with 1 fighter from united_kingdom"
    because = "Escorts are an optional rule, which this game does without."
  }
}

test "fighters escort a raid from any territory within their range, and no fighter escorts nobody" {
  options = { escorts = true }
  cites   = ["A42-208", "A42-209"]

  given raid_on_germany {
    bombers  = 1
    fighters = 0
    guns     = 0
    damage   = 0
  }
  given {
    place united_kingdom { united_kingdom = { fighter = 2, infantry = 1 } }
    place sea_zone_6 { united_kingdom = { carrier = 1 } }
    place india { united_kingdom = { fighter = 1 } }
    create f {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_6
    }
    call embark { with = [f] }
  }
  run combat_move {}
  refuse {
    line    = "escort the raid on southern_europe with 1 fighter from united_kingdom"
    because = "None of your bombers within range raids that territory."
  }
  refuse {
    line    = "escort the raid on germany with 1 fighter from india"
    because = "None of your bombers within range raids that territory."
  }
  refuse {
    line    = "escort the raid on germany with 1 infantry from united_kingdom"
    because = "That unit escorts nobody."
  }
  play {
    lines = [
      "escort the raid on germany with 1 fighter from united_kingdom",
      "escort the raid on germany with 1 fighter from sea_zone_6"
    ]
  }
  expect { that = count(raiders(space.germany), piece.unit == unit.fighter && piece.flown) == 2 }
}

test "only what is a fighter, has not flown and is one's own escorts, and where it can land afterwards" {
  options = { escorts = true }
  cites   = ["A42-209", "A42-501"]

  given raid_on_germany {
    bombers  = 1
    fighters = 0
    guns     = 0
    damage   = 0
  }
  given {
    place united_kingdom {
      united_kingdom = { fighter = 1, bomber = 1, infantry = 1 }
      united_states  = { fighter = 1 }
    }
    place gibraltar { united_states = { fighter = 1 } }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_6
      moved = 2
      flown = true
    }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.eastern_canada
    }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.trans_jordan
      moved = 1
    }
    place karelia { united_kingdom = { fighter = 1 } }
    set f {
      in    = pieces(space.karelia)
      moved = 2
    }
    call hold { with = [space.karelia, player.germany] }
    call hold { with = [space.archangel, player.germany] }
    call hold { with = [space.russia, player.germany] }
  }
  run combat_move {}
  refuse {
    line    = "escort the raid on germany with 1 fighter from gibraltar"
    because = "No fighter of yours there can take off for an escort."
  }
  refuse {
    line    = "escort the raid on germany with 1 fighter from sea_zone_6"
    because = "No fighter of yours there can take off for an escort."
  }
  refuse {
    line    = "escort the raid on germany with 1 bomber from united_kingdom"
    because = "That unit escorts nobody."
  }
  refuse {
    line    = "escort the raid on germany with 2 fighter from united_kingdom"
    because = "Only 1 of them can fly there."
  }
  refuse {
    line    = "escort the raid on germany with 1 fighter from karelia"
    because = "No aircraft may be sent where it could not land afterwards."
  }
}

test "an escort counts on a carrier that has still to leave its enemies" {
  options = { escorts = true }
  cites   = ["A42-501", "A42-505"]

  given {
    call turn_of { p = player.united_kingdom }
    place western_europe { germany = { industrial_complex = 1 } }
    place sea_zone_8 {
      united_kingdom = { carrier = 1 }
      germany        = { destroyer = 1 }
    }
    call begin_turn { with = [player.united_kingdom] }
    create {
      unit    = unit.bomber
      owner   = player.united_kingdom
      at      = space.western_europe
      flown   = true
      raiding = true
      moved   = 2
    }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_6
      moved = 2
    }
  }
  run combat_move {}
  play { lines = ["escort the raid on western_europe with 1 fighter from sea_zone_6"] }
  refuse {
    line    = "end combat move"
    because = "A fighter in flight relies on a carrier that could not come later: move the carrier now."
  }
  play { lines = ["move 1 carrier from sea_zone_8 to sea_zone_7", "end combat move"] }
  expect { that = count(raiders(space.western_europe), piece.unit == unit.fighter) == 1 }
}

test "the owner of the fighters in the territory chooses how many intercept, after the combat move" {
  options = { escorts = true }
  cites   = ["A42-210", "A42-211"]

  given raid_on_germany {
    bombers  = 1
    fighters = 1
    guns     = 0
    damage   = 0
  }
  given {
    place germany {
      germany = { fighter = 2, bomber = 1, infantry = 1 }
      japan   = { fighter = 1 }
    }
    place western_europe { germany = { fighter = 1 } }
  }
  run {
    call interception {}
    say { text = "All have decided." }
  }
  refuse {
    line    = "1 bomber"
    because = "is no answer here"
  }
  play {
    by    = player.germany
    lines = ["1 fighter"]
  }
  refuse {
    line    = "2 fighter"
    because = "That is too many"
  }
  play {
    by    = player.japan
    lines = ["1 fighter"]
  }
  expect {
    said    = "All have decided."
    message = "Neither the raiders nor those who are elsewhere are asked."
  }
  expect {
    that = count(interceptors(space.germany)) == 2 && all(interceptors(space.germany), piece.unit == unit.fighter)
  }
  expect {
    that    = empty(interceptors(space.western_europe))
    message = "Only fighters that are based there."
  }
  expect {
    that    = count(opposing(space.germany, player.united_kingdom)) == 3
    message = "Those that intercept fight in no other battle: a fighter, a bomber and the infantry are left."
  }
}

test "who lets none of his fighters intercept has them all for the battle on the ground" {
  options = { escorts = true }
  cites   = ["A42-210"]

  given raid_on_germany {
    bombers  = 1
    fighters = 1
    guns     = 0
    damage   = 0
  }
  given {
    place germany { germany = { fighter = 2 } }
  }
  dice { rolls = [4] }
  run {
    call interception {}
    call bombing_raid { with = [space.germany, player.united_kingdom] }
  }
  play {
    by    = player.germany
    lines = ["done"]
  }
  expect { that = count(opposing(space.germany, player.united_kingdom)) == 2 && space.germany.damage == 4 }
}

test "an air battle is one round: escorts hit on 1, interceptors on 2, bombers not at all; the bombers that are left bomb" {
  options = { escorts = true }
  cites   = ["A42-212..219"]
  cases = {
    "all miss"                       = { rolls = [2, 2, 3, 3, 3, 5, 4], ours = 2, bombers = 2, theirs = 3, damage = 9 }
    "an interceptor falls"           = { rolls = [1, 2, 3, 3, 3, 5, 4], ours = 2, bombers = 2, theirs = 2, damage = 9 }
    "both sides fire"                = { rolls = [1, 1, 2, 2, 3, 5, 4], ours = 0, bombers = 2, theirs = 1, damage = 9 }
    "three hits bring a bomber down" = { rolls = [2, 2, 1, 2, 2, 4], ours = 0, bombers = 1, theirs = 3, damage = 4 }
  }

  given raid_on_germany {
    bombers  = 2
    fighters = 2
    guns     = 0
    damage   = 0
  }
  given fighters_have_risen { n = 3 }
  dice { rolls = rolls }
  run {
    defaults = true
    call bombing_raid { with = [space.germany, player.united_kingdom] }
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.germany) == ours &&
      standing(player.united_kingdom, unit.bomber, space.germany) == bombers
    )
  }
  expect { that = standing(player.germany, unit.fighter, space.germany) == theirs && space.germany.damage == damage }
  expect {
    that = (
      empty(fighting(space.germany, player.united_kingdom)) && empty(opposing(space.germany, player.united_kingdom))
    )
    message = "None of them fights in another battle."
  }
}

test "the gun fires at escorts too, before the air battle" {
  options = { escorts = true }
  cites   = ["A42-212"]

  given raid_on_germany {
    bombers  = 1
    fighters = 1
    guns     = 1
    damage   = 0
  }
  given fighters_have_risen { n = 1 }

  # The bomber is missed, the escort is hit and does not fire any more; the interceptor misses; the bomb.
  dice { rolls = [2, 1, 6, 3] }
  run {
    defaults = true
    call bombing_raid { with = [space.germany, player.united_kingdom] }
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.fighter, space.germany) == 0 &&
      standing(player.germany, unit.fighter, space.germany) == 1 &&
      space.germany.damage == 3
    )
  }
}

test "the attacker chooses what he loses over a raid, a bomber or an escort" {
  options = { escorts = true }
  cites   = ["A42-213"]

  given raid_on_germany {
    bombers  = 1
    fighters = 1
    guns     = 0
    damage   = 0
  }
  given fighters_have_risen { n = 1 }
  dice { rolls = [6, 2] }
  run bombing_raid { with = [space.germany, player.united_kingdom] }
  play {
    by    = player.united_kingdom
    lines = ["1 bomber"]
  }
  expect { that = standing(player.united_kingdom, unit.fighter, space.germany) == 1 && space.germany.damage == 0 }
}

# ---- What damage does

# The printed map, and a German complex of each sort.
procedure german_works {
  params = { damage = int, money = int }

  call turn_of { p = player.germany }
  set space southern_europe { damage = damage }
  gain p {
    in  = [player.germany]
    ipc = money
  }
  for s {
    in = [space.germany, space.southern_europe]
    create {
      unit  = unit.industrial_complex
      owner = player.germany
      at    = s
    }
  }
}

test "each point of damage lets a complex mobilize a unit less, and more damage than its value nothing at all" {
  cites = ["A42-402", "A42-404", "A42-476", "A42-479"]
  cases = {
    "whole"               = { damage = 0, room = 6 }
    "one point"           = { damage = 1, room = 5 }
    "as much as it makes" = { damage = 6, room = 0 }
    "more than that"      = { damage = 12, room = 0 }
  }

  given german_works {
    damage = damage
    money  = 0
  }
  expect { that = capacity(space.southern_europe) == room && capacity(space.germany) == 10 }
}

test "up to six units may be mobilized in Southern Europe, ships among them; damage counts against them" {
  cites = ["A42-402..404"]

  given german_works {
    damage = 2
    money  = 0
  }
  given {
    place mobilization_zone { germany = { infantry = 6, transport = 2 } }
  }
  run mobilize_new_units {}
  refuse {
    line    = "mobilize 5 infantry in southern_europe"
    because = "the complex has room for 4"
  }
  play { lines = ["launch 1 transport in sea_zone_14 from southern_europe"] }
  refuse {
    line    = "mobilize 4 infantry in southern_europe"
    because = "the complex has room for 3"
  }
  play { lines = ["mobilize 3 infantry in southern_europe"] }
  refuse {
    line    = "launch 1 transport in sea_zone_14 from southern_europe"
    because = "You have no complex there that has been yours since the turn began and still has room."
  }
}

test "damage is repaired in the purchase phase, at 1 IPC a point, and the complex can build at once" {
  cites = ["A42-122", "A42-126..128", "A42-480", "A42-481"]

  given german_works {
    damage = 8
    money  = 7
  }
  run purchase_units {}
  refuse {
    line    = "repair 8 damage in southern_europe"
    because = "The complex has 8 damage; repairing 1 costs 1 IPC, and you have 7."
  }
  refuse {
    line    = "repair 1 damage in germany"
    because = "You have no damaged complex there."
  }
  play { lines = ["buy 1 infantry", "repair 3 damage in southern_europe"] }
  expect { that = player.germany.ipc == 1 && space.southern_europe.damage == 5 && capacity(space.southern_europe) == 1 }
  expect { said = "Germany repairs 3 damage in Southern Europe." }
}

test "no more is repaired than is damaged, and only what one controls" {
  cites = ["A42-126", "A42-481"]

  given german_works {
    damage = 2
    money  = 30
  }
  given {
    set space russia { damage = 3 }
    place russia { soviet_union = { industrial_complex = 1 } }
  }
  run purchase_units {}
  refuse {
    line    = "repair 3 damage in southern_europe"
    because = "The complex has 2 damage; repairing 1 costs 1 IPC, and you have 30."
  }
  refuse {
    line    = "repair 1 damage in russia"
    because = "You have no damaged complex there."
  }
}

test "a complex with one point of damage is repaired for 1 IPC" {
  cites = ["A42-127"]

  given german_works {
    damage = 1
    money  = 3
  }
  run purchase_units {}
  play { lines = ["repair 1 damage in southern_europe"] }
  expect { that = space.southern_europe.damage == 0 && player.germany.ipc == 2 }
}

test "there is no air battle where nobody intercepts, or where the gun has left no raider" {
  options = { escorts = true }
  cites   = ["A42-210", "A42-212"]
  cases = {
    "nobody intercepts" = { guns = 0, interceptors = 0, rolls = [4] }
    "no raider is left" = { guns = 1, interceptors = 1, rolls = [1] }
  }

  given raid_on_germany {
    bombers  = 1
    fighters = 0
    guns     = guns
    damage   = 0
  }
  given fighters_have_risen { n = interceptors }
  dice { rolls = rolls }
  run bombing_raid { with = [space.germany, player.united_kingdom] }
  expect { unsaid = "Over Germany" }
}

test "who intercepted fights again in the next turn" {
  options = { escorts = true }
  cites   = ["A42-219"]

  given turn_of { p = player.united_kingdom }
  given {
    create {
      unit       = unit.fighter
      owner      = player.germany
      at         = space.germany
      intercepts = true
    }
    call next_turn { with = [player.united_states] }
  }
  expect { that = empty(interceptors(space.germany)) && count(opposing(space.germany, player.united_states)) == 1 }
}

# ---- Interceptors whose territory falls

# A German fighter has met a raid on Western Europe, where British infantry lands and finds nobody else.
procedure interceptor_left_behind {
  call turn_of { p = player.united_kingdom }
  create {
    unit       = unit.fighter
    owner      = player.germany
    at         = space.western_europe
    intercepts = true
  }
  call laden_transport { with = [space.sea_zone_7, [unit.infantry]] }
  call bound_for { there = space.western_europe }
}

test "interceptors are not taken with their territory, as the complex is: after the raid and the battle they fly one space" {
  options = { escorts = true }
  cites   = ["A42-220..222", "A42-329"]

  given {
    call interceptor_left_behind {}
    create {
      unit  = unit.industrial_complex
      owner = player.germany
      at    = space.western_europe
    }
    create {
      unit    = unit.bomber
      owner   = player.united_kingdom
      at      = space.western_europe
      flown   = true
      raiding = true
      moved   = 2
    }
  }
  dice { rolls = [6, 1] }
  run conduct_combat {}
  play {
    by    = player.germany
    lines = ["southern_europe"]
  }
  expect {
    that = (
      standing(player.germany, unit.fighter, space.southern_europe) == 1 &&
      standing(player.united_kingdom, unit.fighter, space.western_europe) == 0
    )
  }
  expect { that = standing(player.united_kingdom, unit.industrial_complex, space.western_europe) == 1 }
}

test "interceptors that find no place to land are lost" {
  options = { escorts = true }
  cites   = ["A42-221", "A42-223"]

  given {
    call interceptor_left_behind {}
    set s {
      in         = adjacent(space.western_europe)
      where      = s.domain == domain.land && friendly(s, player.germany)
      controller = player.united_kingdom
    }
  }
  run conduct_combat { defaults = true }
  expect {
    that = (
      empty(every(piece), piece.intercepts) && standing(player.united_kingdom, unit.fighter, space.western_europe) == 0
    )
    said = "finds no place to land"
  }
}

test "nor are they taken where a territory is freed for a friend" {
  options = { escorts = true }
  cites   = ["A42-221", "A42-329"]

  given {
    call turn_of { p = player.united_kingdom }
    call hold { with = [space.karelia, player.germany] }
    create {
      unit       = unit.fighter
      owner      = player.germany
      at         = space.karelia
      intercepts = true
    }
    create {
      unit      = unit.infantry
      owner     = player.united_kingdom
      at        = space.karelia
      came_from = space.archangel
      moved     = 1
    }
  }
  run conduct_combat { defaults = true }
  expect {
    that = (
      space.karelia.controller == player.soviet_union && standing(player.soviet_union, unit.fighter, space.karelia) == 0
    )
  }
}
