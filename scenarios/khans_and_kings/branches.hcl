# The types of units. A type that has subtypes is a type itself.

rows thing branch {
  columns                 = [title,                     of,
    flags,                                replenish,               haul]

  infantry                = ["Infantry",                _,
    [troop, land, counts],                { food = 1 },            _]
  light_infantry          = ["Light infantry",          branch.infantry,
    [troop, land, counts],                { food = 1 },            _]
  heavy_infantry          = ["Heavy infantry",          branch.infantry,
    [troop, land, counts],                { food = 1 },            _]
  archers                 = ["Archers",                 branch.infantry,
    [troop, land, counts, needs_cover],   { food = 1 },            _]
  militia                 = ["Militia",                 branch.infantry,
    [troop, land, counts],                { food = 1 },            _]
  riflemen                = ["Riflemen",                branch.infantry,
    [troop, land, counts],                { food = 1 },            _]
  cavalry                 = ["Cavalry",                 _,
    [troop, land, counts, ignores_cover], { food = 1 },            _]
  light_cavalry           = ["Light cavalry",           branch.cavalry,
    [troop, land, counts, ignores_cover], { food = 1 },            _]
  heavy_cavalry           = ["Heavy cavalry",           branch.cavalry,
    [troop, land, counts, ignores_cover], { food = 1 },            _]
  artillery               = ["Artillery",               _,
    [troop, land, counts, needs_cover],   { metal = 1 },           _]
  light_artillery         = ["Light artillery",         branch.artillery,
    [troop, land, counts, needs_cover],   { metal = 1 },           2]
  heavy_artillery         = ["Heavy artillery",         branch.artillery,
    [troop, land, counts, needs_cover],   { metal = 1 },           3]
  anti_tank_artillery     = ["Anti-tank artillery",     branch.artillery,
    [troop, land, counts, needs_cover],   { metal = 1 },           2]
  anti_aircraft_artillery = ["Anti-aircraft artillery", branch.artillery,
    [troop, land, counts, needs_cover],   { metal = 1 },           2]
  support                 = ["Support",                 _,
    [troop, land, counts, needs_cover],   { gold = 1 },            _]
  engineers               = ["Engineers",               branch.support,
    [troop, land, counts, needs_cover],   { gold = 1 },            2]
  medical                 = ["Medical",                 branch.support,
    [troop, land, counts, needs_cover],   { gold = 1 },            2]
  signals                 = ["Signals",                 branch.support,
    [troop, land, counts, needs_cover],   { gold = 1 },            2]
  trains                  = ["Trains",                  branch.support,
    [troop, land, counts, needs_cover],   { gold = 1 },            2]
  siege_machine           = ["Siege machine",           _,
    [troop, land, counts, needs_cover],   { wood = 1 },            _]
  armoured                = ["Armoured",                _,
    [troop, land, counts, ignores_cover], { metal = 1 },           3]
  flying                  = ["Flying",                  _,
    [troop, land, ignores_cover],         { gold = 1 },            _]
  elite                   = ["Elite",                   _,
    [troop, land, counts],                { gold = 1 },            _]
  aviation                = ["Aviation",                _,
    [troop],                              { metal = 1, fuel = 1 }, _]
  fighter                 = ["Fighter",                 branch.aviation,
    [troop],                              { metal = 1, fuel = 1 }, _]
  bomber                  = ["Bomber",                  branch.aviation,
    [troop],                              { metal = 1, fuel = 1 }, _]
  seaplane                = ["Seaplane",                branch.aviation,
    [troop],                              { metal = 1, fuel = 1 }, _]
  fleet                   = ["Fleet",                   _,
    [troop, afloat],                      _,                       _]
  wooden_ship             = ["Wooden ship",             branch.fleet,
    [troop, afloat],                      { wood = 1 },            _]
  small_steel_ship        = ["Small steel ship",        branch.fleet,
    [troop, afloat],                      { metal = 1, fuel = 1 }, _]
  large_steel_ship        = ["Large steel ship",        branch.fleet,
    [troop, afloat],                      { metal = 1, fuel = 1 }, _]
  submarine               = ["Submarine",               branch.fleet,
    [troop, afloat],                      { metal = 1, fuel = 1 }, _]
  river_ship              = ["River ship",              branch.fleet,
    [troop, afloat],                      { wood = 1 },            _]
  general                 = ["General",                 _,
    [land],                               _,                       _]
  admiral                 = ["Admiral",                 _,
    [land],                               _,                       _]
  building                = ["Building",                _,
    [],                                   _,                       _]
  fortress                = ["Fortress",                branch.building,
    [],                                   _,                       _]
  token                   = ["Strategic resource",      _,
    [],                                   _,                       _]
  card                    = ["Decision",                _,
    [],                                   _,                       _]
  cites = [
    "KK3-470", "KK3-486", "KK3-488..495", "KK3-497..500", "KK3-501", "KK3-503", "KK3-507", "KK3-508", "KK3-510..517",
    "KK3-519", "KK3-522", "KK3-527", "KK3-530", "KK3-531", "KK3-534", "KK3-536", "KK3-538", "KK3-539", "KK3-543",
    "KK3-546", "KK3-548", "KK3-555"
  ]
}
