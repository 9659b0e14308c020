# Tests of the satisfaction of the population.

# The Khanate holds its own provinces and Dornmark, which it has conquered, at the given level.
procedure realm {
  params = { level = int, conquests = list(space) }

  own = [space.altan_steppe, space.burkhan, space.chagan]
  set own { holder = player.khanate }
  set conquests { holder = player.khanate }
  set player khanate {
    native       = [for s in own : s]
    satisfaction = level
  }
}

test "it begins at Content, unless the government says otherwise" {
  cites = ["KK3-103", "KK3-104", "KK3-107"]

  expect { that = mood_of(player.khanate) == mood.content && mood_of(player.union) == mood.content }
  run found_state { with = [player.kingdom] }
  refuse {
    line    = "unsettled"
    because = "is no answer here"
  }
  play { lines = ["monarchy", "swift_riders"] }
  expect { that = player.kingdom.satisfaction == government.monarchy.mood }
}

test "there are four levels, and nothing beyond them" {
  cites = ["KK3-104"]
  cases = {
    "one better"       = { from = 3, n = 1, to = 4 }
    "better than best" = { from = 4, n = 1, to = 4 }
    "worse than worst" = { from = 1, n = -1, to = 1 }
    "two worse"        = { from = 3, n = -2, to = 1 }
  }

  given {
    set player khanate { satisfaction = from }
  }
  run shift_mood {
    with = [player.khanate, n]
    why  = "it is a test"
  }
  expect { that = player.khanate.satisfaction == to }
}

test "a change is told, with its reason" {
  cites = ["KK3-116"]

  run shift_mood {
    p   = player.khanate
    n   = -1
    why = "of the taxes"
  }
  expect { said = "The people of Tarkhan are Discontented now: of the taxes." }
}

test "the level moves the Morale of all units" {
  cases = {
    "Delighted"    = { level = 4, more = 1, cites = ["KK3-105"] }
    "Content"      = { level = 3, more = 0, cites = ["KK3-108"] }
    "Discontented" = { level = 2, more = -1, cites = ["KK3-109"] }
    "Rebellious"   = { level = 1, more = -2, cites = ["KK3-112"] }
  }

  given {
    call realm { with = [level, []] }
    call stands { with = [unit.khans_guard, player.khanate, space.sarai, 1] }
    call stands { with = [unit.swordsmen, player.kingdom, space.dornburg, 1] }
  }
  run tell_morale {}
  expect { said = "changed by ${more}, others by 0" }
}

procedure tell_morale {
  guard  = first(pieces(space.sarai))
  other  = first(pieces(space.dornburg))
  before = guard.morale
  others = other.morale
  set player khanate { satisfaction = 3 }
  say { text = "changed by ${before - guard.morale}, others by ${others - other.morale}" }
}

test "independents have no satisfaction" {
  cites = ["KK3-109"]

  given {
    set player independents { satisfaction = 1 }
    call stands { with = [unit.partisans, player.independents, space.elkhold, 1] }
  }
  expect { that = first(pieces(space.elkhold)).morale == unit.partisans.morale }
}

test "conquered provinces are a level lower" {
  cites = ["KK3-114", "KK3-208"]
  cases = {
    "Delighted"    = { level = 4, national = mood.delighted, conquered = mood.content }
    "Content"      = { level = 3, national = mood.content, conquered = mood.discontented }
    "Discontented" = { level = 2, national = mood.discontented, conquered = mood.rebellious }
    "Rebellious"   = { level = 1, national = mood.rebellious, conquered = mood.rebellious }
  }

  given realm { with = [level, [space.dornmark]] }
  expect { that = mood_in(space.chagan) == national && mood_in(space.dornmark) == conquered }
}

test "where nobody rules, people are content" {
  cites = ["KK3-104"]

  expect { that = mood_in(space.nordheim) == mood.content }
}

test "strikes and uprisings begin the turn, before the weather and the Event" {
  cites   = ["KK3-110", "KK3-113"]
  options = { players = 2 }

  given {
    call realm { with = [2, []] }
    set game { drawer = player.khanate }
  }
  dice { rolls = [1] }
  dice { rolls = [weather.sunny] }
  dice { rolls = [5, 6] }
  run events {}
  expect { that = space.chagan.strikes && game.weather == weather.sunny }
}

test "the Discontented strike on 1 or 2, where they are Discontented" {
  cites = ["KK3-110", "KK3-111"]
  cases = {
    "one"             = { level = 2, conquests = [], rolls = [1], home = true, abroad = false }
    "two"             = { level = 2, conquests = [], rolls = [2], home = true, abroad = false }
    "three"           = { level = 2, conquests = [], rolls = [3], home = false, abroad = false }
    "conquered alone" = { level = 3, conquests = [space.dornmark], rolls = [1], home = false, abroad = true }
  }

  given realm { with = [level, conquests] }
  dice { rolls = rolls }
  run unrest { with = [player.khanate] }
  expect {
    that = (
      space.chagan.strikes == home && space.altan_steppe.strikes == home && space.dornmark.strikes == abroad &&
      !space.falkenwald.strikes
    )
  }
}

test "each turn it is told whose people are not Content, luxuries included" {
  cites = ["KK3-104", "KK3-118"]
  cases = {
    "Delighted by silk" = { level = 3, silk = 1, said = "The people of Tarkhan are Delighted." }
    "Discontented"      = { level = 2, silk = 0, said = "The people of Tarkhan are Discontented." }
  }

  given {
    call realm { with = [level, []] }
    call stands { with = [unit.silk, player.khanate, space.stores, silk] }
  }
  run unrest { with = [player.khanate] }
  expect { said = said }
}

test "the Content need no mention" {
  cites = ["KK3-104"]

  given realm { with = [3, []] }
  run unrest { with = [player.khanate] }
  expect { unsaid = "The people of Tarkhan" }
}

test "nobody throws for the Content and the Delighted" {
  cites = ["KK3-108", "KK3-110"]
  cases = {
    "Content, without conquests" = { level = 3, conquests = [] }
    "Delighted, with conquests"  = { level = 4, conquests = [space.dornmark] }
  }

  given realm { with = [level, conquests] }
  run unrest { with = [player.khanate] }
  expect {
    that   = !any(provinces(), space.strikes)
    unsaid = "rises"
  }
}

test "the Rebellious rise on 1 or 2, in a province at random" {
  cites = ["KK3-113"]

  given {
    call holds { with = [player.khanate, [space.burkhan, space.chagan]] }
    set player khanate {
      native       = [space.burkhan, space.chagan]
      satisfaction = 1
    }
  }
  dice { rolls = [2, 1, 1, 1] }
  run unrest { with = [player.khanate] }
  expect { said = "Chagan Valley rises:" }
}

test "the Rebellious stay quiet on 3 and more, and do not strike" {
  cites = ["KK3-113"]

  given realm { with = [1, [space.dornmark]] }
  dice { rolls = [3] }
  run unrest { with = [player.khanate] }
  expect {
    that   = !any(provinces(), space.strikes)
    unsaid = "rises"
  }
}

test "a strike at home and an uprising in the conquered provinces have a die each" {
  cites = ["KK3-115"]

  given realm { with = [2, [space.dornmark]] }
  dice { rolls = [2, 1, 1, 1] }
  run unrest { with = [player.khanate] }
  expect {
    that = space.chagan.strikes && !space.dornmark.strikes
    said = "Dornmark rises:"
  }
}

test "a strike lasts for a turn and stops what buildings yield" {
  cites   = ["KK3-111"]
  options = { players = 2 }

  given {
    call realm { with = [3, []] }
    set space burkhan { strikes = true }
    call stands { with = [unit.mine, player.khanate, space.burkhan_keld, 1] }
    call stands { with = [unit.farm, player.khanate, space.sarai, 1] }
  }
  run building_income { with = [player.khanate] }
  expect {
    that    = player.khanate.income[resource.metal] == 0 && player.khanate.income[resource.food] > 0
    message = "the farm is where nobody strikes"
  }
  run {
    call begin_turn {}
    call building_income { with = [player.khanate] }
  }
  expect { that = !space.burkhan.strikes && player.khanate.income[resource.metal] > 0 }
}

test "the Delighted bring one of a resource of the player's choice" {
  cites = ["KK3-106"]

  given {
    call realm { with = [4, []] }
    call has_stock { with = [player.khanate, 2] }
  }
  run thanks_of_the_people { with = [player.khanate] }
  refuse {
    line    = "one fuel"
    because = "is no answer here"
  }
  play {
    lines = ["one metal"]
    by    = player.khanate
  }
  expect { that = player.khanate.metal == 3 && player.khanate.food == 2 }
}

test "whose people bring something is the one who is active, and not who moved last" {
  cites   = ["KK3-005", "KK3-106"]
  options = { players = 2 }

  given {
    call realm { with = [4, []] }
    set game { active = player.kingdom }
  }
  run trade_and_build {}
  expect { that = game.active == player.khanate }
  play {
    by    = player.khanate
    lines = ["one metal"]
  }
}

test "others bring nothing" {
  cites = ["KK3-108"]

  given realm { with = [3, []] }
  run thanks_of_the_people { with = [player.khanate] }
  expect { that = player.khanate.metal == 0 }
}

test "luxuries make people happier, each kind once, as long as they are there" {
  cites = ["KK3-118", "KK3-119", "KK3-116"]
  cases = {
    "four bales of silk"  = { silk = 4, tea = 0, level = 2, becomes = mood.content }
    "a crate and a bale"  = { silk = 1, tea = 1, level = 2, becomes = mood.delighted }
    "nothing"             = { silk = 0, tea = 0, level = 2, becomes = mood.discontented }
    "more than Delighted" = { silk = 1, tea = 1, level = 3, becomes = mood.delighted }
  }

  given {
    call realm { with = [level, []] }
    call stands { with = [unit.silk, player.khanate, space.stores, silk] }
    call stands { with = [unit.tea, player.khanate, space.stores, tea] }
    call stands { with = [unit.tea, player.kingdom, space.stores, 1] }
  }
  expect { that = mood_of(player.khanate) == becomes }
  run {
    remaining = pieces(space.stores)
    destroy remaining {}
  }
  expect { that = player.khanate.contentment == level }
}

test "whoever sells the last of a luxury loses what it gives, and the buyer has it" {
  cites   = ["KK3-118"]
  options = { players = 2 }

  given {
    call two_states {}
    call stands { with = [unit.silk, player.khanate, space.stores, 1] }
  }
  run trade_and_build {}
  play { lines = ["one gold", "offer kingdom one silk for 2 gold", "accept", "done", "done"] }
  expect { that = mood_of(player.khanate) == mood.content && mood_of(player.kingdom) == mood.delighted }
}

test "a luxury counts for whoever has it from the moment when it changes hands, also for Morale" {
  cites   = ["KK3-105", "KK3-109", "KK3-118"]
  options = { players = 2 }

  given {
    call two_states {}
    call renew_sources {}
    call stands { with = [unit.spearmen, player.khanate, space.kurgan_plain, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.dornburg, 1] }
    set p {
      in           = [player.khanate, player.kingdom]
      satisfaction = 2
    }
  }
  expect { that = mood_of(player.khanate) == mood.content && mood_of(player.kingdom) == mood.discontented }
  expect { that = first(pieces(space.kurgan_plain)).morale == 3 && first(pieces(space.dornburg)).morale == 2 }
  run give_province { with = [space.chagan, player.kingdom] }
  expect { that = mood_of(player.khanate) == mood.discontented && mood_of(player.kingdom) == mood.content }
  expect { that = first(pieces(space.kurgan_plain)).morale == 2 && first(pieces(space.dornburg)).morale == 3 }
}

test "iron and coal are no luxuries" {
  cites = ["KK3-118"]

  given {
    call realm { with = [2, []] }
    call stands { with = [unit.iron, player.khanate, space.stores, 1] }
    call stands { with = [unit.coal, player.khanate, space.stores, 1] }
  }
  expect { that = player.khanate.contentment == 2 }
}

test "industrial states burn coal, wood or gas in winter, or their people freeze" {
  cites = ["KK3-080", "KK3-081", "KK3-117"]
  cases = {
    "coal"                 = { part = season.winter, kind = unit.coal, lines = ["burn one coal"], level = 3, left = 0 }
    "wood"                 = { part = season.winter, kind = unit.cord, lines = ["burn one cord"], level = 3, left = 0 }
    "gas"                  = { part = season.winter, kind = unit.gas, lines = ["burn one gas"], level = 3, left = 0 }
    "they let them freeze" = { part = season.winter, kind = unit.coal, lines = ["burn nothing"], level = 2, left = 1 }
  }

  given {
    set game { season = part }
    call stands { with = [kind, player.union, space.stores, 1] }
  }
  run heating { with = [player.union] }
  play {
    lines = lines
    by    = player.union
  }
  expect { that = player.union.satisfaction == level && count(pieces(space.stores)) == left }
}

test "without fuel they freeze; in autumn and in artisan states they do not" {
  cases = {
    "nothing to burn" = {
      p     = player.union,
      part  = season.winter,
      kind  = unit.oil,
      level = 2,
      cites = ["KK3-081", "KK3-117"]
    }
    "an autumn" = {
      p     = player.union,
      part  = season.autumn,
      kind  = unit.coal,
      level = 3,
      cites = ["KK3-078", "KK3-080"]
    }
    "a spring" = { p = player.union, part = season.spring, kind = unit.coal, level = 3, cites = ["KK3-075"] }
    "an artisan state" = {
      p     = player.kingdom,
      part  = season.winter,
      kind  = unit.coal,
      level = 3,
      cites = ["KK3-102", "KK3-098"]
    }
  }

  given {
    set game { season = part }
    call stands { with = [kind, p, space.stores, 1] }
  }
  run heating { with = [p] }
  expect { that = p.satisfaction == level && count(pieces(space.stores)) == 1 }
}

procedure battles {
  params = { won = int, lost = int }

  for n {
    in = range(1, won + lost)
    emit battle_over {
      place  = space.sarai
      winner = n <= won ? player.khanate : player.independents
      loser  = n <= won ? player.kingdom : player.khanate
    }
  }
}

test "three battles more lost or won than the other way round move the level" {
  cites   = ["KK3-120", "KK3-121"]
  options = { players = 2 }
  cases = {
    "three lost"             = { won = 0, lost = 3, level = 2 }
    "two lost"               = { won = 0, lost = 2, level = 3 }
    "four lost and one won"  = { won = 1, lost = 4, level = 2 }
    "three won"              = { won = 3, lost = 0, level = 4 }
    "three won and one lost" = { won = 3, lost = 1, level = 3 }
  }

  given battles { with = [won, lost] }
  run balance_of_battles { with = [player.khanate] }
  expect {
    that = (
      player.khanate.satisfaction == level && player.khanate.won == 0 && player.khanate.lost == 0 &&
      player.kingdom.lost == won
    )
  }
}

test "a national province lost and regained" {
  cites   = ["KK3-122", "KK3-123"]
  options = { players = 2 }

  given {
    call realm { with = [3, []] }
    set player kingdom { native = [space.dornmark] }
    set space dornmark { holder = player.kingdom }
  }
  run give_province { with = [space.chagan, player.kingdom] }
  expect { that = player.khanate.satisfaction == 2 && player.kingdom.satisfaction == 3 }
  run give_province { with = [space.chagan, player.khanate] }
  expect {
    that    = player.khanate.satisfaction == 3 && player.kingdom.satisfaction == 3
    message = "what was conquered is not missed"
  }
  run give_province { with = [space.chagan, player.independents] }
  expect { that = player.khanate.satisfaction == 2 }
}

test "a province that a goal names is regained only by who has had it" {
  cites   = ["KK3-123", "KK3-206"]
  options = { players = 2 }

  given {
    call realm { with = [2, []] }
    set player khanate { aim = aim.lord_of_the_north }
    set space dornmark { holder = player.kingdom }
    set space falkenwald { holder = player.kingdom }
  }
  run give_province { with = [space.dornmark, player.khanate] }
  expect {
    that    = national(space.dornmark, player.khanate) && player.khanate.satisfaction == 2
    message = "it was never lost"
  }
  run give_province { with = [space.dornmark, player.kingdom] }
  expect { that = player.khanate.satisfaction == 1 }
  run give_province { with = [space.dornmark, player.khanate] }
  expect { that = player.khanate.satisfaction == 2 }
}

test "a province that falls to nobody is lost" {
  cites   = ["KK3-122"]
  options = { players = 2 }

  given realm { with = [3, []] }
  run give_province { with = [space.chagan, none] }
  expect { that = player.khanate.satisfaction == 2 }
}

test "the people freeze when recruitment and construction begin" {
  cites   = ["KK3-080", "KK3-081"]
  options = { players = 3 }

  given {
    call holds { with = [player.union, [space.ironvale]] }
    set game { season = season.winter }
  }
  run trade_and_build {}
  expect { that = player.union.satisfaction == 2 && player.khanate.satisfaction == 3 }
}

test "a government that changes within three turns costs a level" {
  cites   = ["KK3-124", "KK3-091"]
  options = { players = 2 }
  cases = {
    "the first change"        = { reformed = 0, round = 2, level = 3 }
    "two turns after another" = { reformed = 4, round = 6, level = 2 }
    "soon after the first"    = { reformed = 1, round = 3, level = 2 }
    "three turns later"       = { reformed = 4, round = 7, level = 3 }
  }

  given {
    set game { round = round }
    set player khanate {
      government = government.chiefdom
      reformed   = reformed
    }
  }
  run change_government { with = [player.khanate] }
  play { lines = ["monarchy"] }
  expect {
    that = (
      player.khanate.government == government.monarchy && player.khanate.satisfaction == level &&
      player.khanate.reformed == round
    )
  }
}

test "who keeps his government is not blamed" {
  cites = ["KK3-124"]

  given {
    set game { round = 5 }
    set player khanate {
      government = government.chiefdom
      reformed   = 4
    }
  }
  run change_government { with = [player.khanate] }
  refuse {
    line    = "chiefdom"
    because = "is no answer here"
  }
  play { lines = ["keep the Chiefdom"] }
  expect {
    that = (
      player.khanate.government == government.chiefdom && player.khanate.satisfaction == 3 &&
      player.khanate.reformed == 4
    )
  }
}

test "battles move the people by one level" {
  cites = ["KK3-120", "KK3-121"]
  cases = {
    "three won"  = { won = 3, lost = 0, from = 2, to = 3 }
    "three lost" = { won = 0, lost = 3, from = 3, to = 2 }
    "many won"   = { won = 9, lost = 2, from = 1, to = 2 }
  }

  given {
    set player khanate {
      won          = won
      lost         = lost
      satisfaction = from
    }
  }
  run balance_of_battles { p = player.khanate }
  expect { that = player.khanate.satisfaction == to }
}

test "to win back what is no longer national pleases nobody" {
  cites = ["KK3-123", "KK3-204"]
  cases = {
    "a national province"      = { native = true, level = 4 }
    "one that is so no longer" = { native = false, level = 3 }
  }

  given {
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call holds { with = [player.kingdom, [space.dornmark, space.chagan]] }
    set player khanate {
      missed = [space.chagan]
      native = native ? [space.altan_steppe, space.chagan] : [space.altan_steppe]
      aim    = aim.mastery
    }
  }
  run give_province { with = [space.chagan, player.khanate] }
  expect { that = player.khanate.satisfaction == level }
}

test "strikes and uprisings are thrown for with a die of six" {
  cases = {
    "strikes"   = { level = 2, what = "a strike", cites = ["KK3-110"] }
    "uprisings" = { level = 1, what = "an uprising", cites = ["KK3-113"] }
  }

  given realm { with = [level, []] }
  run {
    defaults = true
    repeat {
      times = 40
      call unrest { with = [player.khanate] }
      call realm { with = [level, []] }
    }
  }
  expect {
    said   = "The die for ${what} in Tarkhan: 6."
    unsaid = "The die for ${what} in Tarkhan: 7."
  }
  expect { unsaid = "The die for ${what} in Tarkhan: 8." }
}
