# The clock, the seasons and the weather: what falls where, and who stays at home for it.

enum season {
  cites  = ["KK3-074", "KK3-075", "KK3-078"]
  values = [spring, summer, autumn, winter]
  titles = { spring = "spring", summer = "summer", autumn = "autumn", winter = "winter" }
}

enum weather {
  cites  = ["KK3-048"]
  values = [sunny, cloudy, windy, rain, storm, snow]
  titles = { sunny = "sunshine", cloudy = "clouds", windy = "wind", rain = "rain", storm = "a storm", snow = "snow" }
}

# Our default: six results, one face each.
die weather {
  title = "the weather die"
  faces = [weather.sunny, weather.cloudy, weather.windy, weather.rain, weather.storm, weather.snow]
  cites = ["KK3-048"]
}

# Our default: the game begins in the first fortnight of spring, and the hands of the clock move from the second turn on.
class game {
  state = {
    season  = { type = season, default = season.spring, show = true }
    week    = { type = int, default = 1, min = 1, max = 6, doc = "The position of the weekly hand." }
    weather = { type = weather, default = weather.sunny, show = true }
  }
}

function fortnight {
  is = first_of(
    { when = game.week == 1, then = "first" },
    { when = game.week == 2, then = "second" },
    { when = game.week == 3, then = "third" },
    { when = game.week == 4, then = "fourth" },
    { when = game.week == 5, then = "fifth" },
    "sixth"
  )
}

procedure move_clock {
  cites = ["KK3-042..044", "KK3-074"]

  if {
    when = game.round > 1
    set game { week = game.week % 6 + 1 }
    set game {
      when   = game.week == 1
      season = every(season)[(index(every(season), game.season) + 1) % 4]
    }
  }
  say { text = "Turn ${game.round}: the ${fortnight()} fortnight of ${game.season}." }
}

procedure roll_weather {
  cites = ["KK3-045..048", "KK3-057"]

  roll sky {
    die   = die.weather
    count = 1
  }
  set game { weather = sky[0] }
  say { text = "${left_of(game.drawer)} throws the weather die: ${game.weather}." }
  call storm_breaks { when = game.weather == weather.storm }
}

# Our default: at once. Ships in port and Flying units over land are spared; lakes and rivers are water, too.
procedure storm_breaks {
  cites = ["KK3-057", "KK3-058"]

  for s {
    in    = every(space)
    where = s.domain != domain.table

    for u {
      in = where(pieces(s), fights(piece) &&
        piece.holder == none &&
        (is_a(piece, branch.fleet) && !in_port(piece) || is_a(piece, branch.flying) && s.domain != domain.land))
      say { text = "The storm damages ${u} in ${s}." }
      call suffer_hazard { with = [u] }
    }
  }
}

# ---- What falls where

function is_desert {
  params = { s = space }
  is     = s.cover == terrain.desert
}

# Where snow may lie: inside the snow border, and in all mountains but those under desert or jungle.
function in_snow_zone {
  params = { s = space }
  is     = holds_snow(s.relief, s.cover, s.part_of != none && s.part_of.snow)
  cites  = ["KK3-061", "KK3-070"]
}

function holds_snow {
  params = { relief = optional(terrain), cover = terrain, within_border = bool }
  is     = relief == terrain.mountains ? cover != terrain.desert && cover != terrain.jungle : within_border
  cites  = ["KK3-070", "KK3-072", "KK3-073"]
}

# What the weather die means there. Rain and snow do nothing to deserts.
function weather_at {
  params = { s = space }
  wet    = game.weather == weather.rain || game.weather == weather.snow
  white = (
    in_snow_zone(s) &&
    (
      game.season == season.winter ||
      game.weather == weather.snow && (game.season != season.summer || s.relief == terrain.mountains)
    )
  )
  is = first_of(
    { when = !wet, then = game.weather },
    { when = is_desert(s), then = weather.sunny },
    { when = white, then = weather.snow },
    weather.rain
  )
  cites = ["KK3-046", "KK3-053", "KK3-055", "KK3-062..064", "KK3-069", "KK3-071", "KK3-076", "KK3-079"]
}

function in_the_air {
  params = { u = unit }
  is     = kind_is(u, branch.aviation) || kind_is(u, branch.flying)
}

# Who may not move at all today.
function kept_in {
  params = { u = unit, s = space }
  now    = weather_at(s)
  is = (
    now == weather.storm && kind_is(u, branch.fleet) ||
    (now == weather.rain || now == weather.storm || now == weather.snow) && in_the_air(u)
  )
  cites = ["KK3-049", "KK3-051", "KK3-054", "KK3-056", "KK3-065"]
}

# Who may not fight today, neither attacking nor defending: who may not move, and under clouds whatever flies.
function kept_from_fighting {
  params = { u = unit, s = space }
  is     = kept_in(u, s) || game.weather == weather.cloudy && in_the_air(u)
  cites  = ["KK3-050", "KK3-054", "KK3-056", "KK3-065"]
}

# ---- What weather and season do to units

modifier tail_wind {
  to    = value.speed
  when  = game.weather == weather.windy && (kind_is(self.unit, branch.flying) || kind_is(self.unit, branch.wooden_ship))
  add   = 2
  cites = ["KK3-052"]
}

modifier heavy_going {
  to    = value.bad_going
  when  = (game.weather == weather.storm || weather_at(self.space) == weather.snow) && self.unit.branch.land
  add   = 1
  cites = ["KK3-059", "KK3-060", "KK3-066"]
}

modifier attack_in_snow {
  to    = value.power
  stage = reckoning.flat
  when  = attacks(self) && self.unit.branch.land && weather_at(self.space) == weather.snow
  add   = -1
  cites = ["KK3-067"]
}

modifier defence_in_snow {
  to    = value.power
  stage = reckoning.flat
  when  = self.duty == duty.defending && self.unit.branch.land && weather_at(self.space) == weather.snow
  add   = 1
  cites = ["KK3-068"]
}

# Attack and Defence are Strength when attacking and when defending. Who has a bonus on deserts is spared.
modifier summer_in_the_desert {
  to    = value.power
  stage = reckoning.flat
  when = (
    game.season == season.summer && is_desert(self.space) && self.unit.branch.land && !at_home_in_deserts(self.unit) &&
    (attacks(self) || self.duty == duty.defending)
  )
  add   = -2
  cites = ["KK3-077"]
}
