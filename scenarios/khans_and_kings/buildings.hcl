# The buildings, ways and units of strategic resources. The book's lists are missing: which there are is from its text, their figures
# are ours (KKA-06, KKA-30), save those that the text gives. Whoever has the lists replaces rows.

# ---- Buildings that yield something. In a province with a source, some give what the source says instead.

rows unit {
  columns    = [title,        branch,          price,                       plunder_gives,               gives,
    grounds,                            shunned,                             sources,
    anywhere_with,                                            flags]
  cites      = ["KKA-06", "KKA-30"]

  farm       = ["Farm",       branch.building, { gold = 1, food = 1 },      { gold = 1, food = 1 },      { food = 2 },
    _,                                  [terrain.mountains, terrain.forest], _,
    _,                                                        [buildable, red]]
  mine       = ["Mine",       branch.building, { food = 1, gold = 2 },      { food = 1, gold = 1 },      { metal = 2 },
    [terrain.mountains, terrain.hills], _,                                   _,
    [unit.coal, unit.rare_metal, unit.gold_ingot, unit.iron], [buildable]]
  sawmill    = ["Sawmill",    branch.building, { gold = 1, metal = 1 },     { gold = 1, metal = 1 },     { wood = 2 },
    [terrain.forest, terrain.jungle],   _,                                   _,
    _,                                                        [buildable]]
  plantation = ["Plantation", branch.building, { food = 1, gold = 1 },      { food = 1, gold = 1 },      { gold = 2 },
    _,                                  _,                                   [unit.cotton, unit.silk, unit.tea, unit.opium],
    _,                                                        [buildable]]
  oil_well   = ["Oil Well",   branch.building, { metal = 2 },               { metal = 1 },               { fuel = 3 },
    _,                                  _,                                   [unit.oil],
    _,                                                        [buildable]]
  steelworks = ["Steelworks", branch.building, { materials = 2, gold = 2 }, { materials = 1, gold = 1 }, { metal = 2 },
    _,                                  _,                                   _,
    _,                                                        [buildable, red]]
}

rows unit {
  columns   = [title,       branch,          price,                        plunder_gives,                gives_any, chosen,
    replenishes_only,                                         unlocks,                flags]
  cites     = ["KKA-06", "KKA-30"]

  factory   = ["Factory",   branch.building, { materials = 2, metal = 1 }, { materials = 1, metal = 1 }, 2,         choice_time.when_built,
    [branch.artillery, branch.armoured],                      _,                      [buildable, red, replenishes]]
  workshops = ["Workshops", branch.building, { gold = 1, metal = 1 },      { gold = 1, metal = 1 },      1,         choice_time.each_turn,
    [branch.siege_machine, branch.flying, branch.river_ship], [upgrade.plate_armour], [buildable, replenishes]]
}

# ---- Fortresses

rows unit {
  columns        = [title,            branch,          price,
    plunder_gives,               shelters, room, flags]
  cites          = ["KKA-06", "KKA-30"]

  castle         = ["Castle",         branch.fortress, { stone = 4, gold = 1 },
    { stone = 2, gold = 1 },     2,        1,    [buildable]]
  fort           = ["Fort",           branch.fortress, { stone = 3 },
    { stone = 2 },               2,        _,    [buildable]]
  stronghold     = ["Stronghold",     branch.fortress, { materials = 4, gold = 1 },
    { materials = 2, gold = 1 }, 3,        1,    [buildable, keeps_province]]
  combat_shelter = ["Combat Shelter", branch.fortress, { materials = 4 },
    { materials = 2 },           3,        _,    [buildable]]
}

# ---- Trade, the sea and the air, arms

rows unit {
  columns          = [title,              branch,          price,
    plunder_gives,                shunned,                             replenishes_only,
    unlocks,                                            flags]
  cites            = ["KKA-06", "KKA-30"]

  market           = ["Market",           branch.building, { gold = 2 },
    { gold = 1 },                 _,                                   _,
    _,                                                  [buildable, trades]]
  caravanserai     = ["Caravanserai",     branch.building, { gold = 1, food = 2 },
    { gold = 1, food = 1 },       _,                                   _,
    _,                                                  [buildable, any_source]]
  port             = ["Port",             branch.building, { gold = 2, metal = 1 },
    { gold = 1, metal = 1 },      _,                                   [branch.fleet],
    _,                                                  [buildable, seaside, replenishes]]
  naval_base       = ["Naval Base",       branch.building, { gold = 2, metal = 2 },
    { gold = 1, metal = 1 },      _,                                   [branch.fleet],
    _,                                                  [buildable, seaside, keeps_with_fleet, replenishes]]
  shipyard         = ["Shipyard",         branch.building, { metal = 2, gold = 2 },
    { metal = 1, gold = 1 },      _,                                   _,
    _,                                                  [buildable, red, seaside]]
  airfield         = ["Airfield",         branch.building, { materials = 1, fuel = 1 },
    { materials = 1, fuel = 1 },  [terrain.mountains, terrain.forest], [branch.aviation],
    _,                                                  [buildable, replenishes]]
  aircraft_factory = ["Aircraft Factory", branch.building, { materials = 2, metal = 2 },
    { materials = 1, metal = 1 }, _,                                   _,
    _,                                                  [buildable, red]]
  weapons_factory  = ["Weapons Factory",  branch.building, { metal = 2, gold = 2 },
    { metal = 1, gold = 1 },      _,                                   _,
    [upgrade.chemical_weapons, upgrade.rifled_barrels], [buildable, red]]
}

# ---- What musters, trains, heals and heartens

rows unit {
  columns       = [title,           branch,          price,                   plunder_gives,
    trains,                            musters,      musters_every, heals, heartens, per_state,
    replenishes_only,                                                unlocks,            flags]
  cites         = ["KKA-06", "KKA-30"]

  barracks      = ["Barracks",      branch.building, { food = 2, gold = 1 },  { food = 1, gold = 1 },
    _,                                 unit.militia, 6,             _,     _,        _,
    [branch.infantry, branch.cavalry, branch.support, branch.elite], [upgrade.remounts], [buildable, regroups, replenishes]]
  training_camp = ["Training Camp", branch.building, { food = 1, gold = 2 },  { food = 1, gold = 1 },
    [branch.infantry, branch.cavalry], _,            _,             _,     _,        2,
    _,                                                               [upgrade.colours],  [buildable, regroups]]
  hospital      = ["Hospital",      branch.building, { gold = 2, food = 1 },  { gold = 1, food = 1 },
    _,                                 _,            _,             2,     _,        _,
    _,                                                               _,                  [buildable]]
  monastery     = ["Monastery",     branch.building, { stone = 2, gold = 1 }, { stone = 1, gold = 1 },
    _,                                 _,            _,             1,     1,        2,
    _,                                                               _,                  [buildable]]
}

# ---- Camps for prisoners

rows unit {
  columns     = [title,         branch,          price,                   plunder_gives,           prisoners, flags]
  cites       = ["KKA-06", "KKA-50", "KK3-836"]

  prison_camp = ["Prison Camp", branch.building, { metal = 1, food = 1 }, { metal = 1, food = 1 }, 3,         [buildable]]
  labour_camp = ["Labour Camp", branch.building, { metal = 1, food = 1 }, { metal = 1, food = 1 }, 3,         [buildable, labour]]
}

# ---- What brings Decisions, and all others

rows unit {
  columns          = [title,              branch,          price,                   plunder_gives,
    cards, cards_every, cards_of,   card_price,   per_state, flags]
  cites            = ["KKA-06", "KKA-30"]

  general_hq       = ["General HQ",       branch.building, { gold = 3, food = 1 },  { gold = 2, food = 1 },
    1,     3,           deck.order, { gold = 3 }, 1,         [buildable, staff_college]]
  state_capital    = ["State Capital",    branch.building, { gold = 5, food = 3 },  { gold = 3, food = 2 },
    _,     _,           _,          _,            _,         [buildable, capital_city]]
  logistics_centre = ["Logistics Centre", branch.building, { gold = 1, metal = 2 }, { gold = 1, metal = 1 },
    _,     _,           _,          _,            _,         [buildable, hauls]]
  magazine         = ["Magazine",         branch.building, { food = 1, metal = 1 }, { food = 1, metal = 1 },
    _,     _,           _,          _,            _,         [buildable, magazine]]
  legation         = ["Legation",         branch.building, { gold = 2 },            { gold = 1 },
    _,     _,           _,          _,            _,         [buildable, legation]]
  mine_barrier     = ["Mine Barrier",     branch.building, {},                      _,
    _,     _,           _,          _,            _,         [unplundered]]
}

# ---- Ways, which are laid between sub-provinces

rows unit {
  columns = [title,     branch,          price,                   plunder_gives,           laid,       flags]
  cites   = ["KKA-06", "KKA-30"]

  road    = ["Road",    branch.building, { gold = 1 },            { gold = 1 },            way.road,   [buildable]]
  railway = ["Railway", branch.building, { metal = 1, gold = 1 }, { metal = 1, gold = 1 }, way.rail,   [buildable]]
  bridge  = ["Bridge",  branch.building, { metal = 1 },           { metal = 1 },           way.bridge, [buildable]]
}

# ---- Units of strategic resources. The figures are the book's; which units need them is ours (KKA-32).

rows unit {
  columns    = [title,                  plural,                  branch,       per_source,
    arms,                                gives_where,  gives_there,   gives_land,             flags]

  cotton     = ["bale of cotton",       "bales of cotton",       branch.token, 3,
    _,                                   _,            _,             _,                      [luxury]]
  cord       = ["cord of solid wood",   "cords of solid wood",   branch.token, 3,
    _,                                   unit.sawmill, { wood = 3 },  _,                      [heats]]
  gas        = ["tank of gas",          "tanks of gas",          branch.token, 3,
    _,                                   _,            _,             { fuel = 3, gold = 1 }, [heats]]
  tea        = ["crate of tea",         "crates of tea",         branch.token, 3,
    _,                                   _,            _,             _,                      [luxury]]
  silk       = ["bale of silk",         "bales of silk",         branch.token, 3,
    [unit.kite_riders],                  _,            _,             _,                      [luxury]]
  herd       = ["herd of hardy horses", "herds of hardy horses", branch.token, 2,
    _,                                   _,            _,             _,                      []]
  rare_metal = ["ingot of rare metal",  "ingots of rare metal",  branch.token, 3,
    [unit.howitzers],                    unit.mine,    { metal = 2 }, _,                      []]
  opium      = ["crate of opium",       "crates of opium",       branch.token, 2,
    _,                                   _,            _,             _,                      [luxury]]
  oil        = ["barrel of oil",        "barrels of oil",        branch.token, 3,
    [unit.tankettes, unit.bomber],       _,            _,             _,                      []]
  coal       = ["heap of coal",         "heaps of coal",         branch.token, 3,
    [unit.torpedo_boat, unit.destroyer], unit.mine,    { fuel = 4 },  _,                      [heats]]
  iron       = ["ingot of steel",       "ingots of steel",       branch.token, 3,
    [unit.cruiser, unit.submarine],      unit.mine,    { metal = 4 }, _,                      []]
  gold_ingot = ["ingot of gold",        "ingots of gold",        branch.token, 3,
    _,                                   unit.mine,    { gold = 4 },  _,                      [luxury]]
  cites = [
    "KK3-324", "KK3-325", "KK3-333", "KK3-335", "KK3-338", "KK3-341", "KK3-342", "KK3-345", "KK3-351", "KK3-356",
    "KK3-361", "KK3-362", "KK3-364", "KK3-367", "KK3-368", "KK3-372", "KK3-375", "KK3-376", "KK3-378", "KK3-379",
    "KKA-32"
  ]
}
