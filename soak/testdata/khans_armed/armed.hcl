# Khans & Kings 3 with armies, fleets, aircraft and officers from the beginning: random games soon have what others have late, or never.

scenario "khans_armed" {
  extends          = "../khans_and_kings"
  language_version = 2
}

option players {
  default = 3
}

setup {
  call raise_army {
    with = [player.khanate, space.altan_ordo, space.sarai, space.grey_shore, space.sunrise_coast, space.chagan_ford]
  }
  call raise_army {
    with = [player.kingdom, space.dornburg, space.holm_fields, space.stonewater, space.north_amber, space.oak_march]
  }
  call raise_army {
    with = [player.union, space.hafen, space.millrace, space.northport, space.lantern_straits, space.smelter_bay]
  }
  call raise_guards { with = [player.khanate, space.burkhan_keld, space.eagle_pass] }
  call raise_guards { with = [player.kingdom, space.falkenstadt, space.deepwood] }
  call raise_guards { with = [player.union, space.oil_springs, space.cape_union] }
}

procedure raise_army {
  params = { p = player, a = space, b = space, c = space, z = space, d = space }
  for u {
    in = [unit.riflemen, unit.howitzers, unit.flak, unit.lancers]
    create {
      when     = room_for(a, p) > 0
      unit     = u
      owner    = p
      at       = a
      upgrades = u == unit.howitzers ? [upgrade.chemical_weapons] : []
    }
  }
  for u {
    in = [unit.tankettes, unit.kite_riders, unit.kite_riders, unit.heliograph]
    create {
      when  = room_for(b, p) > 0
      unit  = u
      owner = p
      at    = b
    }
  }
  for u {
    in = [unit.bomber, unit.fighter, unit.bowmen, unit.agents]
    create {
      when     = room_for(c, p) > 0
      unit     = u
      owner    = p
      at       = c
      upgrades = u == unit.bomber ? [upgrade.chemical_weapons] : []
    }
  }
  for u {
    in = [
      unit.cruiser, unit.submarine, unit.minesweeper, unit.destroyer, unit.merchant_junk, unit.torpedo_boat,
      unit.freighter
    ]
    create {
      when  = room_for(z, p) > 0
      unit  = u
      owner = p
      at    = z
    }
  }
  for u {
    in = [unit.field_hospital, unit.sappers, unit.trebuchet]
    create {
      when  = room_for(d, p) > 0
      unit  = u
      owner = p
      at    = d
    }
  }
  create {
    when  = building_at(c) == none
    unit  = unit.airfield
    owner = p
    at    = c
  }
  create {
    when  = building_at(b) == none
    unit  = unit.prison_camp
    owner = p
    at    = b
  }
  create {
    when  = building_at(d) == none
    unit  = unit.prison_camp
    owner = p
    at    = d
  }
}

procedure raise_guards {
  params = { p = player, a = space, b = space }
  for u {
    in = [unit.river_gunboat, unit.war_junk, unit.seaplane]
    create {
      when  = may_stand(u, a) && riverside(a) && room_for(a, p) > 0
      unit  = u
      owner = p
      at    = a
    }
    create {
      when  = may_stand(u, b) && riverside(b) && room_for(b, p) > 0
      unit  = u
      owner = p
      at    = b
    }
  }
  for u {
    in = [unit.engineers, unit.mercenaries]
    create {
      when  = room_for(a, p) > 0
      unit  = u
      owner = p
      at    = a
    }
  }
  create {
    when  = building_at(b) == none
    unit  = unit.stronghold
    owner = p
    at    = b
  }
  create {
    when  = building_at(a) == none
    unit  = unit.workshops
    owner = p
    at    = a
  }
  for g {
    in = take(pieces(space.officers, p), 3)
    set g { talent = 2 }
    move g { to = g.unit.branch == branch.admiral && p.home != none ? capital_of(p.home) : b }
  }
}
