# Three objectives for each power: what it holds when it collects its income may be worth more.

scenario "national_objectives" {
  title            = "Axis & Allies Revised: National Objectives"
  description      = "Each power has three objectives that are worth IPC while they hold."
  extends          = "../../axis_allies_revised"
  version          = "1.0.0"
  language_version = 2
}

# How many of some territories a power controls, and whether its side controls them all.
function held {
  params = { p = player, goals = list(space) }
  is     = count(goals, space.controller == p)
}

function ours {
  params = { p = player, goals = list(space) }
  is     = all(goals, friendly(space, p))
}

function free_of_enemies {
  params = { p = player, zones = list(space) }
  is     = !any(zones, hostile_waters(space, p))
}

after phase collect_income objectives {
  p     = game.active
  bonus = p.income - production(p)
  if {
    when = bonus > 0
    say { text = "${bonus} IPC of it are for national objectives." }
  }
}

# ---- Soviet Union

# Soviet Union: it holds Archangel, and no enemy ship lies in the zone before it.
modifier arctic_lifeline {
  to   = value.income
  when = self == player.soviet_union && space.archangel.controller == self && free_of_enemies(self, [space.sea_zone_4])
  add  = 3
}

# Soviet Union: all of its own territories are in its hands.
modifier motherland {
  to   = value.income
  when = self == player.soviet_union && all([for s in every(space) : s.controller == self if s.power == self])
  add  = 4
}

# Soviet Union: it holds three territories that are printed for enemies.
modifier march_west {
  to   = value.income
  when = self == player.soviet_union && count(every(space), space.controller == self && foe(space.power, self)) >= 3
  add  = 5
}

# ---- Germany

# Germany: the Axis holds Western Europe, Southern Europe, the Balkans and Norway.
modifier fortress_europe {
  to = value.income
  when = (
    self == player.germany && ours(self, [space.western_europe, space.southern_europe, space.balkans, space.norway])
  )
  add = 3
}

# Germany: it holds three of the Ukraine, West Russia, Karelia, Archangel and the Caucasus.
modifier living_space {
  to = value.income
  when = (
    self == player.germany &&
    held(self, [space.ukraine, space.west_russia, space.karelia, space.archangel, space.caucasus]) >= 3
  )
  add = 5
}

# Germany: the Axis holds Algeria, Libya and Anglo-Egypt.
modifier road_to_suez {
  to   = value.income
  when = self == player.germany && ours(self, [space.algeria, space.libya, space.anglo_egypt])
  add  = 5
}

# ---- United Kingdom

# United Kingdom: it holds both halves of Canada, Australia, India and the Union of South Africa.
modifier the_empire {
  to = value.income
  when = (
    self == player.united_kingdom &&
    held(self, [
      space.eastern_canada, space.western_canada, space.australia, space.india, space.union_of_south_africa
    ]) == 5
  )
  add = 5
}

# United Kingdom: the Allies hold Gibraltar, Anglo-Egypt and Trans-Jordan, and no enemy ship lies in sea zones 13, 14 and 15.
modifier lifeline_to_india {
  to = value.income
  when = (
    self == player.united_kingdom &&
    ours(self, [space.gibraltar, space.anglo_egypt, space.trans_jordan]) &&
    free_of_enemies(self, [space.sea_zone_13, space.sea_zone_14, space.sea_zone_15])
  )
  add = 4
}

# United Kingdom: the Allies hold Western Europe, Norway or Southern Europe.
modifier second_front {
  to = value.income
  when = (
    self == player.united_kingdom &&
    (friendly(space.western_europe, self) || friendly(space.norway, self) || friendly(space.southern_europe, self))
  )
  add = 5
}

# ---- Japan

# Japan: the Axis holds Manchuria, Kwantung, French Indochina and the Philippines.
modifier sphere_of_influence {
  to = value.income
  when = (
    self == player.japan && ours(self, [space.manchuria, space.kwantung, space.french_indochina, space.philippines])
  )
  add = 3
}

# Japan: it holds the East Indies, Borneo and New Guinea.
modifier oil_and_rubber {
  to   = value.income
  when = self == player.japan && held(self, [space.east_indies, space.borneo, space.new_guinea]) == 3
  add  = 4
}

# Japan: it holds India, Australia, the Hawaiian Islands or Alaska.
modifier beyond_the_ring {
  to   = value.income
  when = self == player.japan && held(self, [space.india, space.australia, space.hawaiian_islands, space.alaska]) >= 1
  add  = 6
}

# ---- United States

# United States: the Allies hold its three territories at home and Panama.
modifier arsenal_of_democracy {
  to = value.income
  when = (
    self == player.united_states &&
    ours(self, [space.western_united_states, space.central_united_states, space.eastern_united_states, space.panama])
  )
  add = 5
}

# United States: it holds the Hawaiian Islands, Midway, and two of Wake Island, the Caroline and Solomon Islands,
# Okinawa and the Philippines.
modifier island_hopping {
  to = value.income
  when = (
    self == player.united_states &&
    held(self, [space.hawaiian_islands, space.midway]) == 2 &&
    held(self, [
      space.wake_island, space.caroline_islands, space.solomon_islands, space.okinawa, space.philippines
    ]) >= 2
  )
  add = 6
}

# United States: the Allies hold China and Sinkiang.
modifier friends_of_china {
  to   = value.income
  when = self == player.united_states && ours(self, [space.china, space.sinkiang])
  add  = 3
}
