# The buildings. The book's list is missing: which there are is from its text, the figures are ours.

rows unit {
  columns          = [title,              branch,          price,                         heals, replenishes_only,                                                unlocks,                                            flags]

  port             = ["Port",             branch.building, { gold = 2, metals = 1 },      _,     [branch.fleet],                                                  _,                                                  [replenishes]]
  naval_base       = ["Naval Base",       branch.building, { gold = 2, metals = 2 },      _,     [branch.fleet],                                                  _,                                                  [replenishes]]
  caravanserai     = ["Caravanserai",     branch.building, { gold = 1, food = 2 },        _,     _,                                                               _,                                                  []]
  market           = ["Market",           branch.building, { gold = 2 },                  _,     _,                                                               _,                                                  []]
  castle           = ["Castle",           branch.building, { stone = 4, gold = 1 },       _,     _,                                                               _,                                                  []]
  fort             = ["Fort",             branch.building, { stone = 3 },                 _,     _,                                                               _,                                                  []]
  stronghold       = ["Stronghold",       branch.building, { materials = 4, gold = 1 },   _,     _,                                                               _,                                                  []]
  combat_shelter   = ["Combat Shelter",   branch.building, { materials = 4 },             _,     _,                                                               _,                                                  []]
  oil_well         = ["Oil Well",         branch.building, { metals = 2 },                _,     _,                                                               _,                                                  []]
  plantation       = ["Plantation",       branch.building, { food = 1, gold = 1 },        _,     _,                                                               _,                                                  []]
  mine             = ["Mine",             branch.building, { food = 1, gold = 2 },        _,     _,                                                               _,                                                  []]
  sawmill          = ["Sawmill",          branch.building, { gold = 1, metals = 1 },      _,     _,                                                               _,                                                  []]
  farm             = ["Farm",             branch.building, { gold = 1, food = 1 },        _,     _,                                                               _,                                                  []]
  steelworks       = ["Steelworks",       branch.building, { materials = 2, gold = 2 },   _,     _,                                                               _,                                                  []]
  factory          = ["Factory",          branch.building, { materials = 2, metals = 1 }, _,     [branch.artillery, branch.armoured],                             _,                                                  [replenishes]]
  weapons_factory  = ["Weapons Factory",  branch.building, { metals = 2, gold = 2 },      _,     _,                                                               [upgrade.chemical_weapons, upgrade.rifled_barrels], []]
  aircraft_factory = ["Aircraft Factory", branch.building, { materials = 2, metals = 2 }, _,     _,                                                               _,                                                  []]
  shipyard         = ["Shipyard",         branch.building, { metals = 2, gold = 2 },      _,     _,                                                               _,                                                  []]
  airfield         = ["Airfield",         branch.building, { materials = 1, fuel = 1 },   _,     [branch.aviation],                                               _,                                                  [replenishes]]
  workshops        = ["Workshops",        branch.building, { gold = 1, metals = 1 },      _,     [branch.siege_machine, branch.flying, branch.river_ship],        [upgrade.plate_armour],                             [replenishes]]
  barracks         = ["Barracks",         branch.building, { food = 2, gold = 1 },        _,     [branch.infantry, branch.cavalry, branch.support, branch.elite], [upgrade.remounts],                                 [regroups, replenishes]]
  training_camp    = ["Training Camp",    branch.building, { food = 1, gold = 2 },        _,     _,                                                               [upgrade.colours],                                  [regroups]]
  general_hq       = ["General HQ",       branch.building, { gold = 3, food = 1 },        _,     _,                                                               _,                                                  [staff_college]]
  hospital         = ["Hospital",         branch.building, { gold = 2, food = 1 },        2,     _,                                                               _,                                                  []]
  monastery        = ["Monastery",        branch.building, { stone = 2, gold = 1 },       1,     _,                                                               _,                                                  []]
  logistics_centre = ["Logistics Centre", branch.building, { gold = 1, metals = 2 },      _,     _,                                                               _,                                                  []]
  magazine         = ["Magazine",         branch.building, { food = 1, metals = 1 },      _,     _,                                                               _,                                                  [magazine]]
  legation         = ["Legation",         branch.building, { gold = 2 },                  _,     _,                                                               _,                                                  []]
  state_capital    = ["State Capital",    branch.building, { gold = 5, food = 3 },        _,     _,                                                               _,                                                  []]
  mine_barrier     = ["Mine Barrier",     branch.building, {},                            _,     _,                                                               _,                                                  []]
}

# Camps for prisoners.

rows unit {
  columns     = [title,         branch,          price,                    prisoners, flags]

  prison_camp = ["Prison Camp", branch.building, { metals = 1, food = 1 }, 3,         _]
  labour_camp = ["Labour Camp", branch.building, { metals = 1, food = 1 }, 3,         [labour]]
}

# Strategic resources: units of them are pieces.

rows unit {
  columns    = [title,                  plural,                  branch]

  cotton     = ["bale of cotton",       "bales of cotton",       branch.token]
  cord       = ["cord of solid wood",   "cords of solid wood",   branch.token]
  gas        = ["tank of gas",          "tanks of gas",          branch.token]
  tea        = ["crate of tea",         "crates of tea",         branch.token]
  silk       = ["bale of silk",         "bales of silk",         branch.token]
  herd       = ["herd of hardy horses", "herds of hardy horses", branch.token]
  rare_metal = ["ingot of rare metal",  "ingots of rare metal",  branch.token]
  opium      = ["crate of opium",       "crates of opium",       branch.token]
  oil        = ["barrel of oil",        "barrels of oil",        branch.token]
  coal       = ["heap of coal",         "heaps of coal",         branch.token]
  iron       = ["ingot of steel",       "ingots of steel",       branch.token]
  gold_ingot = ["ingot of gold",        "ingots of gold",        branch.token]
}
