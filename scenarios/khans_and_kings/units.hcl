# The units. Names in the book's text have the figures that the text gives; all else is ours, and a row can be replaced by one of
# the book's list (see book_99_our_lists.hcl). What a unit can do besides stands in the files of the rules that ask for it.

# ---- Common units, which any state recruits.

rows unit {
  columns        = [title,                plural,               branch,
    strength, morale, speed, price,                             needs,
    flags,                   reach, capacity, abilities]
  cites          = ["KKA-05"]

  spearmen       = ["Spearmen",           "Spearmen",           branch.light_infantry,
    3,        3,      1,     { food = 2 },                      [],
    [recruitable],           _,     _,        [ability.spears]]
  swordsmen      = ["Swordsmen",          "Swordsmen",          branch.heavy_infantry,
    5,        4,      1,     { food = 2, metal = 1 },           [unit.barracks],
    [recruitable],           _,     _,        _]
  bowmen         = ["Bowmen",             "Bowmen",             branch.archers,
    3,        2,      1,     { food = 1, wood = 1 },            [unit.barracks],
    [recruitable],           _,     _,        _]
  riflemen       = ["Riflemen",           "Riflemen",           branch.riflemen,
    4,        3,      1,     { food = 2, metal = 1 },           [unit.barracks],
    [recruitable],           _,     _,        _]
  light_horse    = ["Light Horse",        "Light Horse",        branch.light_cavalry,
    3,        3,      2,     { food = 3 },                      [],
    [recruitable],           _,     _,        _]
  lancers        = ["Lancers",            "Lancers",            branch.heavy_cavalry,
    5,        4,      2,     { food = 3, metal = 1 },           [unit.barracks],
    [recruitable],           _,     _,        [ability.charges]]
  catapult       = ["Catapult",           "Catapults",          branch.siege_machine,
    3,        1,      1,     { wood = 2, metal = 1 },           [unit.workshops],
    [recruitable],           _,     _,        [ability.siege_stones]]
  trebuchet      = ["Trebuchet",          "Trebuchets",         branch.siege_machine,
    4,        1,      1,     { wood = 3, metal = 1 },           [unit.workshops],
    [recruitable],           _,     _,        [ability.battering]]
  field_guns     = ["Field Guns",         "Field Guns",         branch.light_artillery,
    4,        2,      1,     { metal = 2, gold = 1 },           [unit.weapons_factory],
    [recruitable],           1,     _,        _]
  howitzers      = ["Howitzers",          "Howitzers",          branch.heavy_artillery,
    6,        2,      1,     { metal = 3, gold = 1 },           [unit.weapons_factory],
    [recruitable],           2,     _,        _]
  anti_tank_guns = ["Anti-tank Guns",     "Anti-tank Guns",     branch.anti_tank_artillery,
    4,        2,      1,     { metal = 2, fuel = 1 },           [unit.weapons_factory],
    [recruitable],           _,     _,        [ability.anti_tank_shells]]
  flak           = ["Anti-aircraft Guns", "Anti-aircraft Guns", branch.anti_aircraft_artillery,
    3,        2,      1,     { metal = 2, fuel = 1 },           [unit.weapons_factory],
    [recruitable],           _,     _,        [ability.flak_shells]]
  engineers      = ["Engineers",          "Engineers",          branch.engineers,
    2,        2,      1,     { food = 1, gold = 1 },            [unit.workshops],
    [recruitable],           _,     _,        [ability.builds_forts]]
  sappers        = ["Sappers",            "Sappers",            branch.engineers,
    2,        2,      1,     { food = 1, gold = 1, metal = 1 }, [unit.workshops],
    [recruitable, blows_up], _,     _,        [ability.breaching_charges]]
  agents         = ["Agents",             "Agents",             branch.light_infantry,
    2,        3,      2,     { gold = 2 },                      [],
    [recruitable],           _,     _,        [ability.unassailable, ability.holds_nothing]]
  tankettes      = ["Tankettes",          "Tankettes",          branch.armoured,
    6,        4,      2,     { metal = 3, fuel = 1 },           [unit.factory],
    [recruitable],           _,     _,        _]
  kite_riders    = ["Kite Riders",        "Kite Riders",        branch.flying,
    3,        3,      3,     { food = 1, gold = 2 },            [unit.monastery],
    [recruitable],           _,     _,        _]
  mercenaries    = ["Mercenary Guard",    "Mercenary Guards",   branch.elite,
    6,        5,      1,     { food = 2, gold = 3 },            [unit.barracks],
    [recruitable, neutral],  _,     _,        [ability.looters, ability.jungle_trained]]
}

rows unit {
  columns       = [title,           plural,           branch,                  strength, morale, speed,
    price,                   needs,                                  flags,                              reach,
    capacity, abilities,                                      carries,         cheaper_with,    cheaper]
  cites         = ["KKA-05"]

  fighter       = ["Fighter",       "Fighters",       branch.fighter,          3,        3,      4,
    { metal = 2, fuel = 2 }, [unit.airfield, unit.aircraft_factory], [recruitable],                      _,
    _,        _,                                              _,               _,               _]
  bomber        = ["Bomber",        "Bombers",        branch.bomber,           4,        2,      4,
    { metal = 3, fuel = 2 }, [unit.airfield, unit.aircraft_factory], [recruitable],                      _,
    _,        [ability.bombardment],                          _,               _,               _]
  seaplane      = ["Seaplane",      "Seaplanes",      branch.seaplane,         2,        2,      3,
    { metal = 2, fuel = 2 }, [unit.aircraft_factory],                [recruitable],                      _,
    _,        [ability.light_bombs],                          _,               _,               _]
  war_junk      = ["War Junk",      "War Junks",      branch.wooden_ship,      3,        3,      2,
    { wood = 2, food = 1 },  [],                                     [recruitable],                      1,
    1,        _,                                              _,               [unit.shipyard], { wood = 1 }]
  merchant_junk = ["Merchant Junk", "Merchant Junks", branch.wooden_ship,      1,        1,      2,
    { wood = 2 },            [],                                     [recruitable, trade_ship],          _,
    2,        _,                                              _,               [unit.shipyard], { wood = 1 }]
  freighter     = ["Freighter",     "Freighters",     branch.small_steel_ship, 1,        1,      2,
    { metal = 1, fuel = 1 }, [],                                     [recruitable, trade_ship, neutral], _,
    3,        _,                                              _,               _,               _]
  torpedo_boat  = ["Torpedo Boat",  "Torpedo Boats",  branch.small_steel_ship, 3,        2,      3,
    { metal = 2, fuel = 1 }, [unit.naval_base],                      [recruitable],                      _,
    _,        [ability.hits_flyers, ability.torpedoes],       _,               _,               _]
  minesweeper   = ["Minesweeper",   "Minesweepers",   branch.small_steel_ship, 2,        2,      2,
    { metal = 1, fuel = 1 }, [unit.naval_base],                      [recruitable],                      _,
    _,        [ability.sweeps, ability.lays_mines],           _,               _,               _]
  destroyer     = ["Destroyer",     "Destroyers",     branch.small_steel_ship, 4,        3,      3,
    { metal = 2, fuel = 2 }, [unit.naval_base],                      [recruitable],                      1,
    _,        [ability.hunts_submarines, ability.intercepts], _,               _,               _]
  cruiser       = ["Cruiser",       "Cruisers",       branch.large_steel_ship, 7,        5,      2,
    { metal = 4, fuel = 2 }, [unit.naval_base, unit.shipyard],       [recruitable],                      2,
    1,        _,                                              _,               _,               _]
  submarine     = ["Submarine",     "Submarines",     branch.submarine,        4,        3,      2,
    { metal = 3, fuel = 2 }, [unit.naval_base, unit.shipyard],       [recruitable],                      _,
    _,        [ability.torpedoes],                            _,               _,               _]
  river_gunboat = ["River Gunboat", "River Gunboats", branch.river_ship,       3,        2,      2,
    { metal = 1, food = 1 }, [unit.workshops],                       [recruitable],                      1,
    1,        _,                                              branch.infantry, _,               _]
}

# ---- Support units.

rows unit {
  columns        = [title,            plural,            branch,         strength, morale,
    speed, price,                  needs,           heals, signals, feeds, flags]

  field_hospital = ["Field Hospital", "Field Hospitals", branch.medical, 1,        2,
    1,     { food = 1, gold = 1 }, [unit.hospital], 1,     _,       _,     [recruitable]]
  heliograph     = ["Heliograph",     "Heliographs",     branch.signals, 1,        2,
    1,     { food = 1, gold = 1 }, [unit.barracks], _,     1,       _,     [recruitable]]
  wagon_train    = ["Wagon Train",    "Wagon Trains",    branch.trains,  1,        1,
    1,     { food = 1, gold = 1 }, [],              _,     _,       2,     [recruitable]]
  cites          = ["KKA-05", "KKA-43"]
}

# ---- Regional units: who holds their province raises them there.

rows unit {
  columns            = [title,                plural,               branch,                strength,
    morale, speed, price,                             needs,            native_to,
    flags,                         reach, capacity, abilities]
  cites              = ["KKA-05"]

  horde              = ["Horde",              "Hordes",             branch.light_cavalry,  4,
    3,      2,     { food = 3 },                      [],               space.altan_steppe,
    [recruitable],                 _,     _,        [ability.steppe_riders]]
  khans_guard        = ["Khan's Guard",       "Khan's Guards",      branch.elite,          7,
    6,      2,     { food = 3, gold = 2 },            [unit.barracks],  space.altan_steppe,
    [recruitable],                 _,     _,        [ability.charges]]
  halberdiers        = ["Halberdiers",        "Halberdiers",        branch.heavy_infantry, 4,
    4,      1,     { food = 2, metal = 1 },           [unit.barracks],  space.falkenwald,
    [recruitable],                 _,     _,        [ability.pikes]]
  hatamoto           = ["Hatamoto",           "Hatamoto",           branch.heavy_cavalry,  5,
    6,      2,     { food = 3, gold = 1 },            [unit.barracks],  space.dornmark,
    [recruitable],                 _,     _,        [ability.grim_resolve, ability.unspeared]]
  royal_guard        = ["Royal Guard",        "Royal Guards",       branch.elite,          7,
    7,      1,     { food = 2, metal = 1, gold = 2 }, [unit.barracks],  space.dornmark,
    [recruitable],                 _,     _,        [ability.war_drums]]
  imperial_engineers = ["Imperial Engineers", "Imperial Engineers", branch.engineers,      2,
    3,      1,     { food = 1, gold = 1 },            [unit.workshops], space.ironvale,
    [recruitable],                 _,     _,        [ability.siege_works, ability.builds_forts]]
  iron_guard         = ["Iron Guard",         "Iron Guards",        branch.elite,          8,
    5,      1,     { food = 2, metal = 2, gold = 1 }, [unit.barracks],  space.hafenland,
    [recruitable],                 _,     _,        [ability.steel_nerves]]
  bedouins           = ["Bedouins",           "Bedouins",           branch.light_cavalry,  3,
    3,      2,     { food = 3 },                      [],               space.jasmine,
    [recruitable, lives_off_land], _,     _,        [ability.desert_riders]]
  janissaries        = ["Janissaries",        "Janissaries",        branch.elite,          7,
    6,      1,     { food = 2, gold = 3 },            [unit.barracks],  space.kasr,
    [recruitable],                 _,     _,        [ability.road_bound]]
  war_dhow           = ["War Dhow",           "War Dhows",          branch.wooden_ship,    4,
    3,      3,     { wood = 2, gold = 1 },            [unit.port],      space.kasr,
    [recruitable],                 _,     1,        _]
  longship           = ["Longship",           "Longships",          branch.wooden_ship,    3,
    4,      3,     { wood = 2, food = 1 },            [unit.port],      space.the_north,
    [recruitable],                 _,     2,        [ability.picks_retreat]]
}

# ---- Nobody recruits these: levies, vassals and independents. Armed Inhabitants live at home and need no supply.

rows unit {
  columns           = [title,               plural,              branch,                strength, morale, speed, flags]
  cites             = ["KKA-05"]

  militia           = ["Militia",           "Militia",           branch.militia,        2,        2,      1,     _]
  armed_inhabitants = ["Armed Inhabitants", "Armed Inhabitants", branch.militia,        1,        2,      1,     [lives_off_land]]
  vassal_knights    = ["Vassal Knights",    "Vassal Knights",    branch.heavy_cavalry,  4,        4,      2,     _]
  partisans         = ["Partisans",         "Partisans",         branch.light_infantry, 2,        2,      1,     _]
  red_guard         = ["Red Guard",         "Red Guards",        branch.riflemen,       3,        3,      1,     _]
}
