# The set-up of the scenario: who holds which provinces, stocks, units and buildings. All of it is ours.

procedure founded {
  cites  = ["KKA-02", "KKA-03"]
  params = { p = player, those = list(space), capital = space }

  set those { holder = p }
  set p { native = [for s in those : s] }
  for r {
    in    = every(resource)
    where = handles(p, r)
    gain p {
      resource = r
      amount   = 5
    }
  }
  create {
    unit  = unit.state_capital
    owner = p
    at    = capital
  }
}

procedure garrisoned {
  params = { province = space, kind = unit, owner = player }

  site = capital_of(province)
  create {
    unit  = kind
    owner = owner
    at    = site
    when  = may_stand(kind, site)
  }
}

setup {
  set e {
    in   = every(border)
    ways = e.built
  }
  call founded {
    p       = player.khanate
    those   = [space.altan_steppe, space.burkhan, space.chagan]
    capital = space.altan_ordo
  }
  call founded {
    p       = player.kingdom
    those   = [space.dornmark, space.eldershore, space.falkenwald]
    capital = space.dornburg
  }
}

setup {
  when = option.players > 2

  call founded {
    p       = player.union
    those   = [space.hafenland, space.ironvale, space.grenzland]
    capital = space.hafen
  }
}

setup {
  when = option.players > 3

  call founded {
    p       = player.sultanate
    those   = [space.kasr, space.jasmine, space.lower_delta]
    capital = space.kasr_city
  }
}

# Units and buildings of each state.
setup {
  place altan_ordo {
    khanate = { horde = 2, spearmen = 1 }
  }
  place kurgan_plain {
    khanate = { barracks = 1 }
  }
  place ulan_tamga {
    khanate = { light_horse = 1, magazine = 1 }
  }
  place sarai {
    khanate = { spearmen = 1, wagon_train = 1, caravanserai = 1 }
  }
  place burkhan_keld {
    khanate = { bowmen = 1, mine = 1 }
  }
  place dornburg {
    kingdom = { swordsmen = 1, halberdiers = 1 }
  }
  place holm_fields {
    kingdom = { barracks = 1, spearmen = 1 }
  }
  place stonewater {
    kingdom = { magazine = 1 }
  }
  place kings_haven {
    kingdom = { port = 1, spearmen = 1, wagon_train = 1 }
  }
  place falkenstadt {
    kingdom = { bowmen = 1, farm = 1 }
  }
}

setup {
  when = option.players > 2

  place hafen {
    union = { riflemen = 2 }
  }
  place millrace {
    union = { barracks = 1, spearmen = 1 }
  }
  place northport {
    union = { port = 1 }
  }
  place smelter_bay {
    union = { magazine = 1 }
  }
  place ironvale_city {
    union = { riflemen = 1, mine = 1 }
  }
  place cape_union {
    union = { spearmen = 1, wagon_train = 1, logistics_centre = 1 }
  }
}

setup {
  when = option.players > 3

  place kasr_city {
    sultanate = { bedouins = 2 }
  }
  place lighthouse {
    sultanate = { port = 1 }
  }
  place palm_coast {
    sultanate = { magazine = 1 }
  }
  place salt_pans {
    sultanate = { barracks = 1 }
  }
  place al_jasmin {
    sultanate = { light_horse = 1, spearmen = 1, market = 1 }
  }
  place delta_town {
    sultanate = { spearmen = 1, wagon_train = 1, farm = 1 }
  }
}

# Free provinces guard themselves.
setup {
  for s {
    in    = provinces()
    where = s.holder == none
    call garrisoned { with = [s, unit.militia, player.independents] }
  }
}
