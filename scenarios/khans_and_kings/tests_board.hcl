# The map held against what the book says of maps.

test "the board is divided as the book says" {
  cites = ["KK3-196", "KK3-197", "KK3-199..201", "KK3-209", "KK3-244", "KK3-273", "KKA-01"]

  expect {
    that    = count(provinces()) == 14 && all(provinces(), count(parts(space)) == 3 || count(parts(space)) == 4)
    message = "Fourteen provinces of three or four sub-provinces."
  }
  expect {
    that    = all([for s in provinces() : count(parts(s), space.capital) == 1])
    message = "Each province has one capital."
  }
  expect {
    that    = all([for s in provinces() : s.colour != colour.special && s.wealth >= 1 && s.wealth <= 3])
    message = "Each province has a Wealth token of one of five colours and three levels."
  }
  expect {
    that = (
      count(parts(space.the_north)) == 6 &&
      count(parts(space.the_south)) == 8 &&
      all([for s in provinces() : s.part_of == space.the_north || s.part_of == space.the_south])
    )
    message = "Two regions."
  }
  expect {
    that    = count(seas()) == 6 && all(seas(), space.part_of.domain == domain.ocean) && count(lands()) == 53
    message = "Six sub-provinces of the sea."
  }
  expect {
    that    = all(lands(), count(adjacent(space)) >= 2) && all(lands(), space.longitude > 0 && space.latitude > 0)
    message = "No sub-province is cut off."
  }
}

test "a lake is no sea" {
  cites = ["KK3-253", "KK3-254", "KK3-256", "KK3-257"]

  expect {
    that    = space.mirror_lake.domain == domain.lake && space.mirror_lake.part_of == none
    message = "A lake is not divided into sub-provinces."
  }
  expect {
    that    = touches(space.mirror_town, space.mirror_lake) && !coastal(space.mirror_town) && coastal(space.dornburg)
    message = "A lake makes no coast."
  }
  expect {
    that    = may_stand(unit.seaplane, space.mirror_lake) && may_stand(unit.river_gunboat, space.mirror_lake)
    message = "Seaplanes and River ships use a lake."
  }
  expect {
    that = (
      !may_stand(unit.cruiser, space.mirror_lake) && !may_stand(unit.war_junk, space.mirror_lake) &&
      !may_stand(unit.river_gunboat, space.north_amber)
    )
    message = "Others do not, and River ships do not put to sea."
  }
}

test "a river lies between two sub-provinces" {
  cites = ["KK3-247"]

  expect {
    that = (
      any(borders(space.dornburg, space.oak_march), border.river) &&
      !any(borders(space.dornburg, space.holm_fields), border.river)
    )
    message = "It is on the border."
  }
  expect {
    that    = riverside(space.dornburg) && riverside(space.oak_march) && !riverside(space.kurgan_plain)
    message = "What it borders lies on its bank."
  }
}

test "a state is the provinces that a player holds" {
  cites = ["KK3-002", "KKA-02"]
  setup = true

  expect {
    that = (
      same(provinces_of(player.khanate), [space.altan_steppe, space.burkhan, space.chagan]) &&
      same(provinces_of(player.kingdom), [space.dornmark, space.eldershore, space.falkenwald])
    )
    message = "Three provinces each."
  }
  expect {
    that = all([
      for s in provinces() :
      s.holder != none || any(pieces(capital_of(s)), piece.unit == unit.militia && piece.owner == player.independents)
    ])
    message = "Militia guard what is free."
  }
  expect {
    that    = player.union.food == 0 && empty(every(piece), piece.owner == player.union)
    message = "States that are not played have nothing."
  }
}

test "a state begins with five of each resource that it handles" {
  cites   = ["KK3-297..300", "KKA-02", "KKA-03"]
  setup   = true
  options = { players = 4 }

  expect {
    that = (
      player.khanate.food == 5 && player.khanate.metal == 5 && player.khanate.gold == 5 && player.khanate.wood == 5 &&
      player.khanate.stone == 5
    )
    message = "An artisan state has wood and stone."
  }
  expect {
    that    = player.khanate.fuel == 0 && player.khanate.materials == 0
    message = "And neither fuel nor building materials."
  }
  expect {
    that = (
      player.union.food == 5 && player.union.metal == 5 && player.union.gold == 5 && player.union.fuel == 5 &&
      player.union.materials == 5 && player.union.wood == 0 && player.union.stone == 0
    )
    message = "An industrial state has fuel and building materials instead."
  }
  expect {
    that    = all([for p in powers() : count(every(resource), handles(p, resource)) == 5]) && count(every(resource)) == 7
    message = "Five of seven resources."
  }
  expect {
    that = (
      count(provinces_of(player.union)) == 3 &&
      count(provinces_of(player.sultanate)) == 3 &&
      all([for p in powers() : any(pieces(capital_of(p.home)), piece.unit == unit.state_capital && piece.owner == p)])
    )
    message = "Each has a capital."
  }
}

test "the lists are filled in" {
  cites = ["KKA-05", "KKA-06"]

  expect {
    that = (
      count(recruits()) > 30 &&
      all([
        for u in recruits() :
        u.strength >= 1 && u.morale >= 1 && u.speed >= 1 && sum(every(resource), u.price[resource]) >= 1
      ])
    )
    message = "Each unit that is recruited has its figures and a price."
  }
  expect {
    that = all([
      for u in every(unit) :
      !kind_is(u, branch.building) || !u.recruitable || sum(every(resource), u.price[resource]) >= 1
    ])
    message = "Each building has a price."
  }
}

# ---- The set-up, entered a second time as the list of units is

test "what stands where when the game begins" {
  cites   = ["KKA-02", "KKA-03"]
  options = { players = 4 }
  setup   = true
  cases = {
    "Altan Ordo"   = { at = space.altan_ordo, whose = player.khanate, those = [unit.horde, unit.horde, unit.spearmen] }
    "Kurgan Plain" = { at = space.kurgan_plain, whose = player.khanate, those = [unit.barracks] }
    "Ulan Tamga"   = { at = space.ulan_tamga, whose = player.khanate, those = [unit.light_horse, unit.magazine] }
    "Sarai"        = { at = space.sarai, whose = player.khanate, those = [unit.spearmen, unit.wagon_train, unit.caravanserai] }
    "Burkhan Keld" = { at = space.burkhan_keld, whose = player.khanate, those = [unit.bowmen, unit.mine] }
    "Dornburg"     = { at = space.dornburg, whose = player.kingdom, those = [unit.swordsmen, unit.halberdiers] }
    "Holm Fields"  = { at = space.holm_fields, whose = player.kingdom, those = [unit.barracks, unit.spearmen] }
    "Stonewater"   = { at = space.stonewater, whose = player.kingdom, those = [unit.magazine] }
    "Kings Haven" = {
      at    = space.kings_haven,
      whose = player.kingdom,
      those = [unit.port, unit.spearmen, unit.wagon_train]
    }
    "Falkenstadt"   = { at = space.falkenstadt, whose = player.kingdom, those = [unit.bowmen, unit.farm] }
    "Hafen"         = { at = space.hafen, whose = player.union, those = [unit.riflemen, unit.riflemen] }
    "Millrace"      = { at = space.millrace, whose = player.union, those = [unit.barracks, unit.spearmen] }
    "Northport"     = { at = space.northport, whose = player.union, those = [unit.port] }
    "Smelter Bay"   = { at = space.smelter_bay, whose = player.union, those = [unit.magazine] }
    "Ironvale City" = { at = space.ironvale_city, whose = player.union, those = [unit.riflemen, unit.mine] }
    "Cape Union" = {
      at    = space.cape_union,
      whose = player.union,
      those = [unit.spearmen, unit.wagon_train, unit.logistics_centre]
    }
    "Kasr City"  = { at = space.kasr_city, whose = player.sultanate, those = [unit.bedouins, unit.bedouins] }
    "Lighthouse" = { at = space.lighthouse, whose = player.sultanate, those = [unit.port] }
    "Palm Coast" = { at = space.palm_coast, whose = player.sultanate, those = [unit.magazine] }
    "Salt Pans"  = { at = space.salt_pans, whose = player.sultanate, those = [unit.barracks] }
    "Al Jasmin" = {
      at    = space.al_jasmin,
      whose = player.sultanate,
      those = [unit.light_horse, unit.spearmen, unit.market]
    }
    "Delta Town" = {
      at    = space.delta_town,
      whose = player.sultanate,
      those = [unit.spearmen, unit.wagon_train, unit.farm]
    }
  }

  expect { that = same([for u in pieces(at, whose) : u.unit if u.unit != unit.state_capital && !is_officer(u)], those) }
}

test "the ways that lie when the game begins" {
  cites = ["KKA-01", "KKA-03"]
  setup = true

  expect {
    that = (
      has_way(space.altan_ordo, space.sarai, way.road) && has_way(space.millrace, space.hafen, way.rail) &&
      !has_way(space.altan_ordo, space.grey_shore, way.road)
    )
  }
}

test "with two players nobody else has provinces or units" {
  cites   = ["KKA-02"]
  options = { players = 2 }
  setup   = true

  expect {
    that = (
      !empty(provinces_of(player.kingdom)) &&
      all([
        for p in [player.union, player.sultanate] :
        empty(provinces_of(p)) && !any([for s in lands() : any(pieces(s), piece.owner == p)])
      ])
    )
  }
}

test "with three players there is no Sultanate" {
  cites   = ["KKA-02"]
  options = { players = 3 }
  setup   = true

  expect {
    that = (
      count(provinces_of(player.union)) == 3 &&
      !empty(army(space.hafen, player.union)) &&
      empty(provinces_of(player.sultanate)) &&
      !any([for s in lands() : any(pieces(s), piece.owner == player.sultanate)])
    )
  }
}

test "with four players each has three provinces" {
  cites   = ["KKA-02"]
  options = { players = 4 }
  setup   = true

  expect { that = all(powers(), count(provinces_of(player)) == 3) && count(powers()) == 4 }
}

test "a short game is half a year, a long one two" {
  cites = ["KKA-04"]

  expect { that = game_length.short.turns == 12 && game_length.long.turns == 48 }
}
