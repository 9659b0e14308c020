# Tests of the weather: what the die means where, who stays in, what it does to units.

test "the die has a face for every weather" {
  cites = ["KK3-048"]
  cases = {
    "sunshine" = { now = weather.sunny, said = "the weather die: sunshine." }
    "clouds"   = { now = weather.cloudy, said = "the weather die: clouds." }
    "wind"     = { now = weather.windy, said = "the weather die: wind." }
    "rain"     = { now = weather.rain, said = "the weather die: rain." }
    "a storm"  = { now = weather.storm, said = "the weather die: a storm." }
    "snow"     = { now = weather.snow, said = "the weather die: snow." }
  }

  given {
    set game { drawer = player.khanate }
  }
  dice { rolls = [now] }
  run roll_weather {}
  expect {
    that = game.weather == now
    said = said
  }
}

test "the weather is rolled anew every turn, for the whole map" {
  cites   = ["KK3-045..048"]
  options = { players = 2 }

  given {
    set game { drawer = player.kingdom }
  }
  dice { rolls = [weather.windy, weather.cloudy] }
  run roll_weather {}
  expect {
    that = (
      weather_at(space.frozen_mere) == weather.windy && weather_at(space.palm_coast) == weather.windy &&
      weather_at(space.pearl_gulf) == weather.windy
    )
    said = "Tarkhan throws the weather die: wind."
  }
  run roll_weather {}
  expect { that = weather_at(space.frozen_mere) == weather.cloudy && weather_at(space.east_dunes) == weather.cloudy }
}

test "rain and snow: season, snow border, mountains and deserts" {
  cites = ["KK3-046"]

  # Dornburg lies within the snow border, Kasr beyond it; Eagle Pass is mountains within it, Kettle Gorge mountains beyond it.
  cases = {
    "snow in spring within the border" = {
      part    = season.spring,
      falls   = weather.snow,
      place   = space.dornburg,
      becomes = weather.snow,
      cites   = ["KK3-061", "KK3-070", "KK3-075"]
    }
    "snow in spring beyond the border" = {
      part    = season.spring,
      falls   = weather.snow,
      place   = space.kasr_city,
      becomes = weather.rain,
      cites   = ["KK3-061", "KK3-062", "KK3-071"]
    }
    "snow in autumn within the border" = {
      part    = season.autumn,
      falls   = weather.snow,
      place   = space.dornburg,
      becomes = weather.snow,
      cites   = ["KK3-070", "KK3-078"]
    }
    "snow in summer within the border" = {
      part    = season.summer,
      falls   = weather.snow,
      place   = space.dornburg,
      becomes = weather.rain,
      cites   = ["KK3-063", "KK3-076"]
    }
    "snow in summer in mountains" = {
      part    = season.summer,
      falls   = weather.snow,
      place   = space.eagle_pass,
      becomes = weather.snow,
      cites   = ["KK3-064", "KK3-076"]
    }
    "snow in southern mountains" = {
      part    = season.summer,
      falls   = weather.snow,
      place   = space.kettle_gorge,
      becomes = weather.snow,
      cites   = ["KK3-064", "KK3-072"]
    }
    "rain in winter within the border" = {
      part    = season.winter,
      falls   = weather.rain,
      place   = space.dornburg,
      becomes = weather.snow,
      cites   = ["KK3-053", "KK3-079"]
    }
    "rain in winter beyond the border" = {
      part    = season.winter,
      falls   = weather.rain,
      place   = space.kasr_city,
      becomes = weather.rain,
      cites   = ["KK3-053", "KK3-079"]
    }
    "rain in winter in southern mountains" = {
      part    = season.winter,
      falls   = weather.rain,
      place   = space.kettle_gorge,
      becomes = weather.snow,
      cites   = ["KK3-072"]
    }
    "rain in autumn in mountains" = {
      part    = season.autumn,
      falls   = weather.rain,
      place   = space.eagle_pass,
      becomes = weather.rain
    }
    "rain in spring within the border" = {
      part    = season.spring,
      falls   = weather.rain,
      place   = space.dornburg,
      becomes = weather.rain
    }
    "rain in the desert" = {
      part    = season.spring,
      falls   = weather.rain,
      place   = space.east_dunes,
      becomes = weather.sunny,
      cites   = ["KK3-055"]
    }
    "snow in the desert" = {
      part    = season.winter,
      falls   = weather.snow,
      place   = space.oil_springs,
      becomes = weather.sunny,
      cites   = ["KK3-069"]
    }
    "snow at sea" = {
      part    = season.winter,
      falls   = weather.snow,
      place   = space.north_amber,
      becomes = weather.rain,
      cites   = ["KK3-061"]
    }
    "snow on the lake" = {
      part    = season.winter,
      falls   = weather.snow,
      place   = space.mirror_lake,
      becomes = weather.rain,
      cites   = ["KK3-061"]
    }
    "a storm in the desert" = {
      part    = season.summer,
      falls   = weather.storm,
      place   = space.east_dunes,
      becomes = weather.storm
    }
    "sunshine in winter" = {
      part    = season.winter,
      falls   = weather.sunny,
      place   = space.dornburg,
      becomes = weather.sunny
    }
  }

  given {
    set game {
      season  = part
      weather = falls
    }
  }
  expect { that = weather_at(place) == becomes }
}

test "mountains under desert or jungle never have snow" {
  cites = ["KK3-073"]

  expect {
    that = (
      !holds_snow(terrain.mountains, terrain.desert, true) && !holds_snow(terrain.mountains, terrain.jungle, true) &&
      holds_snow(terrain.mountains, terrain.forest, false) && !holds_snow(terrain.hills, terrain.forest, false) &&
      holds_snow(terrain.hills, terrain.forest, true) && holds_snow(none, terrain.fields, true)
    )
  }
}

test "who stays in, and who does not fight" {
  cases = {
    "sunshine: nobody" = {
      now   = weather.sunny,
      what  = unit.fighter,
      place = space.dornburg,
      stays = false,
      rests = false,
      cites = ["KK3-049"]
    }
    "clouds: aircraft fly without a fight" = {
      now   = weather.cloudy,
      what  = unit.fighter,
      place = space.dornburg,
      stays = false,
      rests = true,
      cites = ["KK3-050", "KK3-051"]
    }
    "clouds: Flying units, too" = {
      now   = weather.cloudy,
      what  = unit.kite_riders,
      place = space.dornburg,
      stays = false,
      rests = true,
      cites = ["KK3-050", "KK3-051"]
    }
    "clouds: not the infantry" = {
      now   = weather.cloudy,
      what  = unit.spearmen,
      place = space.dornburg,
      stays = false,
      rests = false,
      cites = ["KK3-050"]
    }
    "rain: aircraft" = {
      now   = weather.rain,
      what  = unit.bomber,
      place = space.dornburg,
      stays = true,
      rests = true,
      cites = ["KK3-054"]
    }
    "rain: Flying units" = {
      now   = weather.rain,
      what  = unit.kite_riders,
      place = space.dornburg,
      stays = true,
      rests = true,
      cites = ["KK3-054"]
    }
    "rain: not in the desert" = {
      now   = weather.rain,
      what  = unit.bomber,
      place = space.east_dunes,
      stays = false,
      rests = false,
      cites = ["KK3-055"]
    }
    "rain: ships sail" = {
      now   = weather.rain,
      what  = unit.war_junk,
      place = space.north_amber,
      stays = false,
      rests = false,
      cites = ["KK3-054"]
    }
    "storm: aircraft" = {
      now   = weather.storm,
      what  = unit.seaplane,
      place = space.east_dunes,
      stays = true,
      rests = true,
      cites = ["KK3-056"]
    }
    "storm: ships" = {
      now   = weather.storm,
      what  = unit.cruiser,
      place = space.north_amber,
      stays = true,
      rests = true,
      cites = ["KK3-056"]
    }
    "storm: infantry marches" = {
      now   = weather.storm,
      what  = unit.spearmen,
      place = space.dornburg,
      stays = false,
      rests = false,
      cites = ["KK3-056"]
    }
    "snow: aircraft" = {
      now   = weather.snow,
      what  = unit.bomber,
      place = space.dornburg,
      stays = true,
      rests = true,
      cites = ["KK3-065"]
    }
    "snow: Flying units" = {
      now   = weather.snow,
      what  = unit.kite_riders,
      place = space.dornburg,
      stays = true,
      rests = true,
      cites = ["KK3-065"]
    }
    "snow: not in the desert" = {
      now   = weather.snow,
      what  = unit.bomber,
      place = space.east_dunes,
      stays = false,
      rests = false,
      cites = ["KK3-069"]
    }
    "wind: nobody" = {
      now   = weather.windy,
      what  = unit.kite_riders,
      place = space.dornburg,
      stays = false,
      rests = false,
      cites = ["KK3-054", "KK3-056"]
    }
  }

  given {
    set game { weather = now }
  }
  expect { that = kept_in(what, place) == stays && kept_from_fighting(what, place) == rests }
}

test "wind speeds up Flying units and Wooden ships" {
  cites = ["KK3-052"]
  cases = {
    "Flying units"     = { now = weather.windy, what = unit.kite_riders, place = space.dornburg, more = 2 }
    "a Wooden ship"    = { now = weather.windy, what = unit.war_junk, place = space.north_amber, more = 2 }
    "a steel ship"     = { now = weather.windy, what = unit.cruiser, place = space.north_amber, more = 0 }
    "aircraft"         = { now = weather.windy, what = unit.bomber, place = space.dornburg, more = 0 }
    "not under clouds" = { now = weather.cloudy, what = unit.kite_riders, place = space.dornburg, more = 0 }
  }

  given {
    set game { weather = now }
    call stands { with = [what, player.khanate, place, 1] }
  }
  expect { that = first(pieces(place)).speed == what.speed + more }
}

test "storm and snow hinder land units off roads and railways" {
  cases = {
    "a storm" = {
      now   = weather.storm,
      what  = unit.spearmen,
      place = space.dornburg,
      less  = 1,
      cites = ["KK3-059", "KK3-060"]
    }
    "a storm at a road" = {
      now   = weather.storm,
      what  = unit.spearmen,
      place = space.falkenstadt,
      less  = 1,
      cites = ["KK3-059"]
    }
    "a storm in the desert" = {
      now   = weather.storm,
      what  = unit.spearmen,
      place = space.ruby_wells,
      less  = 1,
      cites = ["KK3-059"]
    }
    "a storm at sea" = {
      now   = weather.storm,
      what  = unit.cruiser,
      place = space.north_amber,
      less  = 0,
      cites = ["KK3-059"]
    }
    "snow" = { now = weather.snow, what = unit.spearmen, place = space.dornburg, less = 1, cites = ["KK3-066"] }
    "snow at a road" = {
      now   = weather.snow,
      what  = unit.spearmen,
      place = space.falkenstadt,
      less  = 1,
      cites = ["KK3-066"]
    }
    "snow that is rain" = {
      now   = weather.snow,
      what  = unit.spearmen,
      place = space.kasr_city,
      less  = 0,
      cites = ["KK3-066", "KK3-071"]
    }
    "snow in the desert" = {
      now   = weather.snow,
      what  = unit.spearmen,
      place = space.ruby_wells,
      less  = 0,
      cites = ["KK3-069"]
    }
    "rain" = { now = weather.rain, what = unit.spearmen, place = space.dornburg, less = 0, cites = ["KK3-059"] }
  }

  given {
    set e {
      in   = every(border)
      ways = e.built
    }
    set game { weather = now }
    call stands { with = [what, player.khanate, place, 1] }
  }
  expect { that = first(pieces(place)).bad_going == less }
}

# Tells by how much the weather changes the power of a unit.
procedure tell_change {
  params = { what = unit, place = space, acts = duty, part = season, now = weather }

  call stands { with = [what, player.khanate, place, 1] }
  u = first(pieces(place))
  set u { duty = acts }
  before = u.power
  set game {
    season  = part
    weather = now
  }
  say { text = "changed by ${u.power - before}" }
}

test "in snow land units attack with less and defend with more" {
  cites = ["KK3-067", "KK3-068"]
  cases = {
    "attacking" = {
      now   = weather.snow,
      what  = unit.spearmen,
      place = space.holm_fields,
      acts  = duty.attacking,
      more  = -1
    }
    "firing" = { now = weather.snow, what = unit.field_guns, place = space.holm_fields, acts = duty.firing, more = -1 }
    "firing at sea" = {
      now   = weather.snow,
      what  = unit.cruiser,
      place = space.north_amber,
      acts  = duty.firing,
      more  = 0
    }
    "defending" = {
      now   = weather.snow,
      what  = unit.spearmen,
      place = space.holm_fields,
      acts  = duty.defending,
      more  = 1
    }
    "idle" = { now = weather.snow, what = unit.spearmen, place = space.holm_fields, acts = duty.idle, more = 0 }
    "attacking in rain" = {
      now   = weather.snow,
      what  = unit.spearmen,
      place = space.lighthouse,
      acts  = duty.attacking,
      more  = 0
    }
    "defending in rain" = {
      now   = weather.snow,
      what  = unit.spearmen,
      place = space.lighthouse,
      acts  = duty.defending,
      more  = 0
    }
    "attacking in deserts" = {
      now   = weather.snow,
      what  = unit.spearmen,
      place = space.salt_pans,
      acts  = duty.attacking,
      more  = 0,
      cites = ["KK3-069"]
    }
    "aircraft" = { now = weather.snow, what = unit.bomber, place = space.holm_fields, acts = duty.defending, more = 0 }
    "aircraft attacking" = {
      now   = weather.snow,
      what  = unit.bomber,
      place = space.holm_fields,
      acts  = duty.attacking,
      more  = 0
    }
    "in a storm" = {
      now   = weather.storm,
      what  = unit.spearmen,
      place = space.holm_fields,
      acts  = duty.attacking,
      more  = 0
    }
  }

  run tell_change { with = [what, place, acts, season.spring, now] }
  expect { said = "changed by ${more}" }
}

test "a summer in the desert costs two of Strength, but not those who are at home there" {
  cites = ["KK3-077"]
  cases = {
    "attacking in summer" = {
      part  = season.summer,
      what  = unit.swordsmen,
      place = space.salt_pans,
      acts  = duty.attacking,
      more  = -2
    }
    "supporting in summer" = {
      part  = season.summer,
      what  = unit.swordsmen,
      place = space.salt_pans,
      acts  = duty.supporting,
      more  = -2
    }
    "firing in summer" = {
      part  = season.summer,
      what  = unit.field_guns,
      place = space.salt_pans,
      acts  = duty.firing,
      more  = -2
    }
    "Bedouins who fire" = {
      part  = season.summer,
      what  = unit.bedouins,
      place = space.salt_pans,
      acts  = duty.firing,
      more  = 0
    }
    "defending in summer" = {
      part  = season.summer,
      what  = unit.swordsmen,
      place = space.salt_pans,
      acts  = duty.defending,
      more  = -2
    }
    "idle in summer" = {
      part  = season.summer,
      what  = unit.swordsmen,
      place = space.salt_pans,
      acts  = duty.idle,
      more  = 0
    }
    "in autumn" = {
      part  = season.autumn,
      what  = unit.swordsmen,
      place = space.salt_pans,
      acts  = duty.attacking,
      more  = 0,
      cites = ["KK3-078"]
    }
    "aircraft" = { part = season.summer, what = unit.bomber, place = space.salt_pans, acts = duty.attacking, more = 0 }
    "on fields" = {
      part  = season.summer,
      what  = unit.swordsmen,
      place = space.lighthouse,
      acts  = duty.attacking,
      more  = 0
    }
    "Bedouins" = {
      part  = season.summer,
      what  = unit.bedouins,
      place = space.salt_pans,
      acts  = duty.attacking,
      more  = 0
    }
  }

  run tell_change { with = [what, place, acts, part, weather.sunny] }
  expect { said = "changed by ${more}" }
}

test "a storm damages ships out of port and Flying units over water, at once" {
  cites   = ["KK3-057", "KK3-058"]
  options = { players = 2 }

  given {
    set game { drawer = player.kingdom }
    call stands { with = [unit.war_junk, player.khanate, space.north_amber, 1] }
    call stands { with = [unit.cruiser, player.khanate, space.delta_bight, 1] }
    call stands { with = [unit.kite_riders, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.kite_riders, player.khanate, space.dornburg, 1] }
    call stands { with = [unit.bomber, player.khanate, space.pearl_gulf, 1] }
    call stands { with = [unit.torpedo_boat, player.khanate, space.northport, 1] }
    call stands { with = [unit.port, player.khanate, space.northport, 1] }
    call stands { with = [unit.river_gunboat, player.khanate, space.mirror_lake, 1] }
    call stands { with = [unit.kite_riders, player.khanate, space.mirror_lake, 1] }
    call stands { with = [unit.war_junk, player.khanate, space.stonewater, 1] }
    call stands { with = [unit.river_gunboat, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.workshops, player.khanate, space.holm_fields, 1] }
  }
  dice { rolls = [weather.storm] }
  run roll_weather {}
  expect {
    that    = all(pieces(space.mirror_lake), piece.stage == wound.losses) && count(pieces(space.mirror_lake)) == 2
    message = "a lake is water, too"
  }
  expect {
    that = (
      first(pieces(space.stonewater)).stage == wound.losses && first(pieces(space.holm_fields)).stage == wound.fresh
    )
    message = "a river is no port, but for River ships at workshops"
  }
  expect {
    said   = "The storm damages War Junk in the North Amber Sea."
    unsaid = "The storm damages Torpedo Boat"
  }
  expect {
    said   = "The storm damages Cruiser in the Delta Bight."
    unsaid = "The storm damages Bomber"
  }
  expect {
    said   = "The storm damages Kite Riders in the South Amber Sea."
    unsaid = "The storm damages Kite Riders in Dornburg"
  }
  expect {
    that = (
      first(pieces(space.north_amber)).stage == wound.losses &&
      first(pieces(space.delta_bight)).stage == wound.losses &&
      first(pieces(space.south_amber)).stage == wound.losses && first(pieces(space.dornburg)).stage == wound.fresh &&
      first(pieces(space.northport)).stage == wound.fresh
    )
    message = "Losses"
  }
}

test "wind and rain damage no ship" {
  cites = ["KK3-057"]
  cases = {
    "wind" = { now = weather.windy }
    "rain" = { now = weather.rain }
  }

  given {
    set game { drawer = player.kingdom }
    call stands { with = [unit.war_junk, player.khanate, space.north_amber, 1] }
  }
  dice { rolls = [now] }
  run roll_weather {}
  expect { unsaid = "damages" }
}

test "a storm sinks what has Heavy Losses, and spares whom ships carry" {
  cites = ["KK3-057", "KK3-058"]

  given {
    create {
      unit  = unit.cruiser
      owner = player.khanate
      at    = space.south_amber
      stage = wound.heavy_losses
    }
    call aboard_ship { with = [unit.kite_riders, unit.freighter, player.khanate, space.pearl_gulf, 1] }
  }
  run storm_breaks {}
  expect {
    that = (
      empty(pieces(space.south_amber)) &&
      all(pieces(space.pearl_gulf), piece.stage == (piece.unit == unit.kite_riders ? wound.fresh : wound.losses)) &&
      count(pieces(space.pearl_gulf)) == 2
    )
  }
}
