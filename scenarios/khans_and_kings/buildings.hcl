# The buildings. The book's list is missing: which there are is from its text, the figures are ours.

rows unit {
  columns          = [title,              branch,          price]

  port             = ["Port",             branch.building, { gold = 2, metals = 1 }]
  naval_base       = ["Naval Base",       branch.building, { gold = 2, metals = 2 }]
  caravanserai     = ["Caravanserai",     branch.building, { gold = 1, food = 2 }]
  market           = ["Market",           branch.building, { gold = 2 }]
  castle           = ["Castle",           branch.building, { stone = 4, gold = 1 }]
  fort             = ["Fort",             branch.building, { stone = 3 }]
  stronghold       = ["Stronghold",       branch.building, { materials = 4, gold = 1 }]
  combat_shelter   = ["Combat Shelter",   branch.building, { materials = 4 }]
  oil_well         = ["Oil Well",         branch.building, { metals = 2 }]
  plantation       = ["Plantation",       branch.building, { food = 1, gold = 1 }]
  mine             = ["Mine",             branch.building, { food = 1, gold = 2 }]
  sawmill          = ["Sawmill",          branch.building, { gold = 1, metals = 1 }]
  farm             = ["Farm",             branch.building, { gold = 1, food = 1 }]
  steelworks       = ["Steelworks",       branch.building, { materials = 2, gold = 2 }]
  factory          = ["Factory",          branch.building, { materials = 2, metals = 1 }]
  weapons_factory  = ["Weapons Factory",  branch.building, { metals = 2, gold = 2 }]
  aircraft_factory = ["Aircraft Factory", branch.building, { materials = 2, metals = 2 }]
  shipyard         = ["Shipyard",         branch.building, { metals = 2, gold = 2 }]
  airfield         = ["Airfield",         branch.building, { materials = 1, fuel = 1 }]
  workshops        = ["Workshops",        branch.building, { gold = 1, metals = 1 }]
  barracks         = ["Barracks",         branch.building, { food = 2, gold = 1 }]
  training_camp    = ["Training Camp",    branch.building, { food = 1, gold = 2 }]
  general_hq       = ["General HQ",       branch.building, { gold = 3, food = 1 }]
  hospital         = ["Hospital",         branch.building, { gold = 2, food = 1 }]
  monastery        = ["Monastery",        branch.building, { stone = 2, gold = 1 }]
  prison_camp      = ["Prison Camp",      branch.building, { metals = 1, food = 1 }]
  labour_camp      = ["Labour Camp",      branch.building, { metals = 1, food = 1 }]
  logistics_centre = ["Logistics Centre", branch.building, { gold = 1, metals = 2 }]
  magazine         = ["Magazine",         branch.building, { food = 1, metals = 1 }]
  legation         = ["Legation",         branch.building, { gold = 2 }]
  state_capital    = ["State Capital",    branch.building, { gold = 5, food = 3 }]
  mine_barrier     = ["Mine Barrier",     branch.building, {}]
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
