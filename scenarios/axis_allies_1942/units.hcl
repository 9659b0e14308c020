# What this edition says of the units: prices and figures, the cruiser, and which ships are surface warships. Where the book has a slip,
# the notes of the rulebook say which figure counts.

class unit {
  flags = union(inherited, [
    surface, # a surface warship: makes a sea zone hostile, and stops ships
  ])
  cites = ["A42-425"]
}

unit infantry {
  cites = ["A42-430..433"]
}

unit artillery {
  cites = ["A42-437..440"]
}

unit armour {
  title   = "tank"
  defence = 3
  cites   = ["A42-443..446"]
}

unit aa_gun {
  cost  = 6
  cites = ["A42-452..455", "A42-467"]
}

unit industrial_complex {
  cost  = 15
  cites = ["A42-429", "A42-469..474", "A42-478"]
}

unit fighter {
  cost  = 10
  cites = ["A42-511..514"]

  # In raids, where the option allows it.
  escorts    = 1
  intercepts = 2
}

unit bomber {
  cost  = 12
  cites = ["A42-529..532"]
}

# Lost last: nothing else may be left that could take the hit.
unit transport {
  cost      = 7
  defence   = 0
  loss_rank = 30
  cites     = ["A42-540", "A42-542", "A42-612..615"]
}

unit submarine {
  cost    = 6
  defence = 1
  cites   = ["A42-541", "A42-542", "A42-595..598"]
}

unit destroyer {
  cost    = 8
  attack  = 2
  defence = 2
  flags   = union(inherited, [surface])
  cites   = ["A42-539", "A42-542", "A42-587..590"]
}

unit cruiser {
  domain  = domain.sea
  cost    = 12
  attack  = 3
  defence = 3
  move    = 2
  flags   = [vessel, bombards, surface]
  cites   = ["A42-539", "A42-542", "A42-576..579"]
}

unit carrier {
  cost    = 14
  defence = 2
  flags   = union(inherited, [surface])
  cites   = ["A42-539", "A42-542", "A42-563..566"]
}

unit battleship {
  cost  = 20
  flags = union(inherited, [surface])
  cites = ["A42-539", "A42-542", "A42-548..552"]
}
