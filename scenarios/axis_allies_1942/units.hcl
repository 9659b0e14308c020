# The thirteen unit types. Figures are those of the unit profiles; where the book has a slip, gaps.md's, as the notes of the rulebook say.

class unit {
  flags = union(inherited, [
    surface, # a surface warship: makes a sea zone hostile and stops ships
  ])
  cites = ["A42-425"]
}

unit infantry {
  domain    = domain.land
  cost      = 3
  attack    = 1
  defence   = 2
  move      = 1
  flags     = [captures, infantry]
  loss_rank = 3
  cites     = ["A42-430..433"]
}

unit artillery {
  domain    = domain.land
  cost      = 4
  attack    = 2
  defence   = 2
  move      = 1
  flags     = [captures]
  loss_rank = 4
  cites     = ["A42-437..440"]
}

unit armour {
  title     = "tank"
  domain    = domain.land
  cost      = 5
  attack    = 3
  defence   = 3
  move      = 2
  flags     = [captures, blitzes]
  loss_rank = 5
  cites     = ["A42-443..446"]
}

unit aa_gun {
  title   = "antiaircraft gun"
  domain  = domain.land
  cost    = 6
  defence = 1
  move    = 1
  fights  = false
  flags   = [antiair]
  cites   = ["A42-452..455", "A42-467"]
}

unit industrial_complex {
  title  = "industrial complex"
  plural = "industrial complexes"
  domain = domain.land
  cost   = 15
  fights = false
  flags  = [industry]
  cites  = ["A42-429", "A42-469..474", "A42-478"]
}

unit fighter {
  domain    = domain.air
  cost      = 10
  attack    = 3
  defence   = 4
  move      = 4
  flags     = [deck_borne]
  loss_rank = 10
  cites     = ["A42-511..514"]

  # In raids, where the option allows it.
  escorts    = 1
  intercepts = 2
}

unit bomber {
  domain    = domain.air
  cost      = 12
  attack    = 4
  defence   = 1
  move      = 6
  flags     = [raids]
  loss_rank = 12
  cites     = ["A42-529..532"]
}

unit transport {
  domain    = domain.sea
  cost      = 7
  move      = 2
  flags     = [vessel, lifts_land]
  loss_rank = 30
  cites     = ["A42-542", "A42-612..615"]
}

unit submarine {
  domain    = domain.sea
  cost      = 6
  attack    = 2
  defence   = 1
  move      = 2
  flags     = [vessel, dives]
  loss_rank = 6
  cites     = ["A42-541", "A42-542", "A42-595..598"]
}

unit destroyer {
  domain    = domain.sea
  cost      = 8
  attack    = 2
  defence   = 2
  move      = 2
  flags     = [vessel, hunts, surface]
  loss_rank = 8
  cites     = ["A42-539", "A42-542", "A42-587..590"]
}

unit cruiser {
  domain    = domain.sea
  cost      = 12
  attack    = 3
  defence   = 3
  move      = 2
  flags     = [vessel, bombards, surface]
  loss_rank = 11
  cites     = ["A42-539", "A42-542", "A42-576..579"]
}

unit carrier {
  title     = "aircraft carrier"
  domain    = domain.sea
  cost      = 14
  attack    = 1
  defence   = 2
  move      = 2
  flags     = [vessel, deck, surface]
  loss_rank = 16
  cites     = ["A42-539", "A42-542", "A42-563..566"]
}

unit battleship {
  domain    = domain.sea
  cost      = 20
  attack    = 4
  defence   = 4
  move      = 2
  hits      = 2
  flags     = [vessel, bombards, surface]
  loss_rank = 24
  cites     = ["A42-539", "A42-542", "A42-548..552"]
}
