# Positions of armies, fleets and prisoners that the book alone was asked about, and that came out otherwise.

# ---- Battles

test "who has lost from under cover attacks no more" {
  cites   = ["KK3-735", "KK3-767"]
  options = { players = 2 }
  cases = {
    "beaten" = { foe = unit.royal_guard, line = [], left = 0, said = "Aldermark holds Holm Fields." }
    "a draw" = { foe = unit.spearmen, line = ["stand", "break off"], left = 1, said = "The attack comes to nothing." }
  }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [foe, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.bowmen, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.magazine, player.khanate, space.dornburg, 1] }
  }
  dice { rolls = [2, 2] }
  run {
    bows = last(army(space.holm_fields, player.khanate))
    set bows {
      left     = 1
      start_at = space.holm_fields
    }
    call battle_at { with = [space.holm_fields, player.khanate] }
  }
  play { lines = ["stand", "attack ${foe} with bowmen"] }
  expect {
    that = last(army(space.holm_fields, player.khanate)).left == left
    said = said
  }
  play { lines = line }
}

test "to attack is a move, and leaves the trenches" {
  cites = ["KK3-625", "KK3-748"]
  cases = {
    "who attacks"  = { who = unit.lancers }
    "who supports" = { who = unit.swordsmen }
    "who waits"    = { who = unit.spearmen }
  }

  given {
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    for u {
      in = [unit.lancers, unit.swordsmen, unit.spearmen]
      create {
        unit   = u
        owner  = player.khanate
        at     = space.holm_fields
        dug_in = space.holm_fields
      }
    }
  }
  dice { rolls = [4, 1] }
  run battle_at { with = [space.holm_fields, player.khanate] }
  play { lines = ["stand", "attack militia with lancers, supported by 1 swordsmen", "dornburg"] }
  expect { that = entrenched(first(pieces(space.holm_fields), piece.unit == who)) == (who == unit.spearmen) }
}

test "Red Guards that rose among troops stay there, and attack again in the next turn" {
  cites   = ["KK3-293", "KK3-736", "KK3-866"]
  options = { players = 2 }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 2] }
    call haunted { with = [unit.red_guard, calling.revolutionary, space.holm_fields, 1] }
  }
  dice { rolls = [4, 1, 4, 1] }
  run independents_act {}
  play { lines = ["stand", "kings_haven"] }
  expect {
    that    = count(pieces(space.holm_fields)) == 2
    message = "One of two is beaten, and where it stands is where it came from."
    said    = "Aldermark holds Holm Fields."
  }
  run independents_act {}
  play { lines = ["stand", "dornburg"] }
  expect { that = count(pieces(space.holm_fields)) == 1 }
}

test "rebels who have crossed a river in an earlier turn do not wade any more" {
  cites   = ["KK3-249", "KK3-736"]
  options = { players = 2 }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.militia, player.kingdom, space.stonewater, 1] }
    create {
      unit     = unit.red_guard
      owner    = player.independents
      at       = space.stonewater
      start_at = space.oak_march
      calling  = calling.revolutionary
      origin   = space.dornmark
    }
  }
  dice { rolls = [2, 2] }
  run independents_act {}
  play { lines = ["stand"] }
  expect { said = "Red Guard of Freeland: 5; Militia of Aldermark: 6." }
}

# ---- Flying units

test "flyers that are turned back do not go on along the road" {
  cites   = ["KK3-825", "KK3-826"]
  options = { players = 2 }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call way_between { with = [space.altan_ordo, space.sarai, way.road] }
    call stands { with = [unit.kite_riders, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.flak, player.kingdom, space.grey_shore, 1] }
  }
  dice { rolls = [2, 2, 6] }
  run marching { p = player.khanate }
  play { lines = ["move 1 kite_riders from altan_ordo to sarai"] }
  refuse {
    line    = "move 1 kite_riders from altan_ordo to sarai"
    because = "You have nothing there that can still move."
  }
}

test "flyers fall back over the sea by themselves, and troops to the ship that brought them" {
  cites = ["KK3-523", "KK3-730"]
  cases = {
    "flyers" = { what = unit.kite_riders, aboard = false }
    "troops" = { what = unit.bowmen, aboard = true }
  }

  given {
    call stands { with = [what, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.merchant_junk, player.khanate, space.north_amber, 1] }
  }
  run fall_back {
    u  = first(pieces(space.holm_fields))
    to = space.north_amber
  }
  expect { that = (first(pieces(space.north_amber), piece.unit == what).holder != none) == aboard }
}

test "flyers alone do not save aircraft from infantry, which they save from flyers" {
  cites   = ["KK3-526", "KK3-666"]
  options = { players = 2 }
  cases = {
    "infantry alone"       = { beside = unit.spearmen, owner = player.khanate }
    "infantry with flyers" = { beside = unit.kite_riders, owner = player.kingdom }
  }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call airfield_at { with = [space.holm_fields, player.kingdom] }
    call stands { with = [unit.bomber, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.kite_riders, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.dornburg, 1] }
    call stands { with = [beside, player.khanate, space.dornburg, 1] }
  }
  run marching { p = player.khanate }
  play {
    lines = [
      beside == unit.spearmen ? "move 2 spearmen from dornburg to holm_fields" :
      "move 1 spearmen, 1 kite_riders from dornburg to holm_fields"
    ]
  }
  expect { that = first(pieces(space.holm_fields), piece.unit == unit.bomber).owner == owner }
}

# ---- At sea and in the air

test "a submarine that has heard a ship stays where it lay when it breaks off" {
  cites   = ["KK3-554", "KK3-736"]
  options = { players = 2 }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    create {
      unit     = unit.submarine
      owner    = player.khanate
      at       = space.south_amber
      start_at = space.pearl_gulf
    }
    call stands { with = [unit.cruiser, player.kingdom, space.north_amber, 1] }
  }
  dice { rolls = [1] }
  run marching { p = player.kingdom }
  play { lines = ["sail 1 cruiser from north_amber to south_amber", "stand", "break off"] }
  expect { that = count(pieces(space.south_amber)) == 2 }
}

test "gas at the base of an aircraft does nothing to it in the air" {
  cites = ["KK3-782", "KK3-829"]
  cases = {
    "a bomber" = { what = unit.bomber, power = 4 }
    "infantry" = { what = unit.riflemen, power = 3 }
  }

  given {
    set space holm_fields { foul = 1 }
    create {
      unit  = what
      owner = player.kingdom
      at    = space.holm_fields
      duty  = duty.defending
    }
  }
  expect { that = first(pieces(space.holm_fields)).power == power }
}

test "an Admiral ashore travels as a General does" {
  cites = ["KK3-409", "KK3-690", "KK3-714"]
  cases = {
    "a General"  = { who = unit.general_voss }
    "an Admiral" = { who = unit.admiral_steen }
  }

  given {
    call union_railway {}
    set game { weather = weather.sunny }
    call stands { with = [who, player.union, space.millrace, 1] }
    call stands { with = [unit.spearmen, player.union, space.northport, 1] }
  }
  run marching { p = player.union }
  play { lines = ["ride ${who} by rail from millrace to cape_union"] }
  expect { that = first(pieces(space.cape_union)).unit == who }
}

# ---- Prisoners and plunder

test "who loses a camp to a fire brings its prisoners to another, and frees nobody" {
  cites   = ["KK3-854", "KK3-855"]
  options = { players = 2 }
  cases = {
    "one more camp" = { others = 1, held = 1 }
    "no other"      = { others = 0, held = 0 }
  }

  given {
    call with_camp {}
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
    call stands { with = [unit.prison_camp, player.khanate, space.ulan_tamga, others] }
  }
  run raze {
    b  = building_at(space.kurgan_plain)
    by = none
  }
  expect {
    that = (
      count(pieces(space.captivity)) == held &&
      all(pieces(space.captivity), piece.camp == space.ulan_tamga && piece.captor == player.khanate) &&
      count(every(piece), piece.unit == unit.spearmen) == held
    )
  }
}

test "a labour camp in a province that nobody holds works for nobody" {
  cites   = ["KK3-851", "KKA-51"]
  options = { players = 2 }
  cases = {
    "held" = { to = player.khanate, n = 1 }
    "lost" = { to = none, n = 0 }
  }

  given {
    call two_states {}
    call stands { with = [unit.labour_camp, player.khanate, space.kurgan_plain, 1] }
    call imprisoned { with = [unit.spearmen, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  run {
    defaults = true
    call give_province {
      province = space.altan_steppe
      to       = to
    }
    call prisoners_work {}
  }
  expect { that = player.khanate.food == 20 + n }
}

test "aircraft come out of captivity to an airfield, where there is one" {
  cites   = ["KK3-816", "KK3-843", "KK3-848"]
  options = { players = 2 }
  cases = {
    "a bomber and an airfield" = { what = unit.bomber, field = 1, there = [space.ulan_tamga] }
    "a bomber and none"        = { what = unit.bomber, field = 0, there = [space.altan_ordo, space.burkhan_keld, space.sarai] }
    "infantry, and an airfield" = {
      what  = unit.bowmen,
      field = 1,
      there = [space.altan_ordo, space.burkhan_keld, space.sarai]
    }
  }

  given {
    call two_states {}
    call stands { with = [unit.airfield, player.khanate, space.ulan_tamga, field] }
    call stands { with = [unit.airfield, player.kingdom, space.holm_fields, 1] }
    call imprisoned { with = [what, player.kingdom, player.khanate, space.kurgan_plain] }
  }
  expect { that = same(quarters_for(first(pieces(space.captivity)), player.khanate), there) }
}

test "nobody plunders his own legation, nor that of a friend" {
  cites   = ["KK3-400", "KK3-810"]
  options = { players = 3 }
  cases = {
    "one's own"  = { whose = player.khanate, taken = false }
    "a friend's" = { whose = player.union, taken = false }
    "an enemy's" = { whose = player.kingdom, taken = true }
  }

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.union, relation.peace] }
    call stands { with = [unit.legation, whose, space.holm_fields, 1] }
    call way_between { with = [space.holm_fields, space.dornburg, way.road] }
    call stands { with = [unit.spearmen, player.khanate, space.holm_fields, 1] }
  }
  expect { that = contains(loot_for(space.holm_fields, player.khanate), loot.building) == taken }
  run sack { with = [space.holm_fields, loot.everything, player.khanate, last(pieces(space.holm_fields))] }
  expect {
    that = (building_at(space.holm_fields) == none) == taken && !leaves(space.holm_fields, way.road)
  }
}

# ---- Who falls in the middle of something else

test "a ship that puts to sea into mines goes down with all aboard" {
  cites   = ["KK3-457", "KK3-458", "KK3-668"]
  options = { players = 2 }

  given {
    call two_states {}
    set space holm_fields { holder = none }
    call stands { with = [unit.port, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.mine_barrier, player.khanate, space.south_amber, 1] }
    create ship {
      unit  = unit.freighter
      owner = player.kingdom
      at    = space.holm_fields
    }
    create man {
      unit  = unit.spearmen
      owner = player.kingdom
      at    = space.holm_fields
    }
    carry man { by = ship }
    call stands { with = [unit.cruiser, player.kingdom, space.holm_fields, 1] }
  }
  dice { rolls = [1, 6] }
  run raze {
    b  = building_at(space.holm_fields)
    by = player.kingdom
  }
  expect { that = empty(pieces(space.holm_fields)) && count(pieces(space.south_amber)) == 2 }
}

test "of two ships that pass over a submarine the second falls in the battle over the first" {
  cites   = ["KK3-553", "KK3-554"]
  options = { players = 2 }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call stands { with = [unit.submarine, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.cruiser, player.kingdom, space.north_amber, 1] }
    create {
      unit  = unit.merchant_junk
      owner = player.kingdom
      at    = space.north_amber
      stage = wound.heavy_losses
    }
  }
  dice { rolls = [1, 4, 1] }
  run marching { p = player.kingdom }
  play {
    lines = [
      "sail 1 cruiser, 1 merchant_junk from north_amber to south_amber", "stand", "attack merchant_junk with submarine"
    ]
  }
  expect {
    that = same([for u in pieces(space.south_amber) : u.unit], [unit.submarine, unit.cruiser])
    said = "Aldermark loses Merchant Junk"
  }
}

test "flyers that ride by rail into fire may fall at the end of the ride" {
  cites = ["KK3-409", "KK3-524"]

  given {
    call union_railway {}
    set game { weather = weather.sunny }
    create {
      unit  = unit.kite_riders
      owner = player.union
      at    = space.millrace
      stage = wound.heavy_losses
    }
    call stands { with = [unit.spearmen, player.union, space.northport, 1] }
    call stands { with = [unit.flak, player.kingdom, space.oil_springs, 1] }
  }
  dice { rolls = [4, 1] }
  run marching { p = player.union }
  play { lines = ["ride kite_riders by rail from millrace to cape_union"] }
  expect { that = empty(pieces(space.cape_union)) && !any(every(piece), piece.unit == unit.kite_riders) }
}

test "aircraft that a former friend's troops stand beside are theirs when they move" {
  cites   = ["KK3-666", "KK3-721"]
  options = { players = 2 }
  cases = {
    "at war"   = { terms = relation.hostile, p = player.kingdom, owner = player.kingdom }
    "at peace" = { terms = relation.peace, p = player.kingdom, owner = player.khanate }
    "others"   = { terms = relation.hostile, p = player.khanate, owner = player.khanate }
  }

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.kingdom, terms] }
    call airfield_at { with = [space.holm_fields, player.kingdom] }
    call stands { with = [unit.fighter, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
  }
  run reset_units { p = p }
  expect { that = first(pieces(space.holm_fields), piece.unit == unit.fighter).owner == owner }
}

test "who finds the guards shelled away takes what they have guarded without a battle" {
  cites   = ["KK3-666", "KK3-689", "KK3-772"]
  options = { players = 2 }

  given {
    call two_states {}
    set game { weather = weather.sunny }
    call airfield_at { with = [space.holm_fields, player.kingdom] }
    call stands { with = [unit.militia, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.fighter, player.kingdom, space.holm_fields, 1] }
    call in_command { with = [unit.duke_alaric, player.kingdom, space.holm_fields, 1, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.howitzers, player.khanate, space.stonewater, 1] }
  }
  dice { rolls = [4, 4] }
  run movement_of { p = player.khanate }
  play {
    lines = [
      "move 1 spearmen from kings_haven to holm_fields", "shell militia in holm_fields with howitzers", "dornburg",
      "stop moving"
    ]
  }
  expect {
    that = (
      first(every(piece), piece.unit == unit.fighter).owner == player.khanate &&
      first(every(piece), piece.unit == unit.duke_alaric).captor == player.khanate
    )
  }
}
