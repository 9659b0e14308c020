# Tests of strategic resources: tokens and their sources, what it brings to have them, opium, sea trade routes.

# A window of strategic resources for one player alone.
procedure disposing {
  params = { p = player }

  offer {
    to      = p
    actions = [action.place_herd, action.fetch_herd, action.force_exchange, action.serve_route]
    prompt  = "Use your strategic resources."
    done    = "done"
  }
}

procedure has_tokens {
  params = { p = player, kind = unit, n = int }

  create {
    unit  = kind
    owner = p
    at    = space.stores
    count = n
  }
}

test "there are thirteen strategic resources, and each source keeps as many units in play as the book says" {
  cites = ["KK3-324", "KK3-325"]
  cases = {
    "oil"        = { kind = unit.oil, n = 3, cites = ["KK3-335"] }
    "herds"      = { kind = unit.herd, n = 2, cites = ["KK3-338"] }
    "cotton"     = { kind = unit.cotton, n = 3, cites = ["KK3-341"] }
    "coal"       = { kind = unit.coal, n = 3, cites = ["KK3-345"] }
    "rare metal" = { kind = unit.rare_metal, n = 3, cites = ["KK3-351"] }
    "solid wood" = { kind = unit.cord, n = 3, cites = ["KK3-356"] }
    "gold"       = { kind = unit.gold_ingot, n = 3, cites = ["KK3-361"] }
    "gas"        = { kind = unit.gas, n = 3, cites = ["KK3-364"] }
    "silk"       = { kind = unit.silk, n = 3, cites = ["KK3-367"] }
    "iron"       = { kind = unit.iron, n = 3, cites = ["KK3-372"] }
    "tea"        = { kind = unit.tea, n = 3, cites = ["KK3-375"] }
    "opium"      = { kind = unit.opium, n = 2, cites = ["KK3-378"] }
  }

  expect {
    that = (
      kind.per_source == n && count(every(unit), unit.branch == branch.token) == 12 && any(seas(), space.trade_route)
    )
  }
  expect {
    that    = any(provinces(), space.yields == kind)
    message = "A province of the map has it."
  }
  given {
    source = first(provinces(), space.yields == kind)
    set source { holder = player.kingdom }
  }
  run renew_sources {}
  expect { that = count(tokens_of(player.kingdom, kind)) == n }
}

test "a source renews what was used up, for the holder that it has then" {
  cites = ["KK3-326", "KK3-327", "KK3-329", "KK3-330", "KK3-333"]

  given {
    set space chagan { holder = player.khanate }
  }
  run renew_sources {}
  expect { that = count(tokens_of(player.khanate, unit.silk)) == 3 && space.chagan.yields == unit.silk }
  run use_up { with = [player.khanate, unit.silk] }
  expect { that = count(tokens_of(player.khanate, unit.silk)) == 2 }
  run renew_sources {}
  expect { that = count(tokens_of(player.khanate, unit.silk)) == 3 }
  run renew_sources {}
  expect {
    that    = count(tokens_of(player.khanate, unit.silk)) == 3
    message = "Never more than its number."
  }
}

test "units of strategic resources are traded, if both agree" {
  cites = ["KK3-328"]
  cases = {
    "accepted" = { answer = "accept", sold = true }
    "refused"  = { answer = "refuse", sold = false }
  }

  given {
    call two_states {}
    call has_tokens { with = [player.khanate, unit.silk, 1] }
  }
  run selling { p = player.khanate }
  play { lines = ["offer Aldermark one silk for 4 gold"] }
  play {
    by    = player.kingdom
    lines = ["${answer}"]
  }
  expect {
    that = (
      has_token(player.kingdom, unit.silk) == sold && has_token(player.khanate, unit.silk) != sold &&
      player.khanate.gold == (sold ? 24 : 20)
    )
  }
}

# The window of deals in strategic resources for one player alone.
procedure selling {
  params = { p = player }

  offer {
    to      = p
    actions = [action.propose_token]
    prompt  = "Sell what you have."
    done    = "done"
  }
}

test "what another state has used up comes back to the owner of the source" {
  cites = ["KK3-329"]

  given {
    set space chagan { holder = player.khanate }
    call renew_sources {}
    sold = first(tokens_of(player.khanate, unit.silk))
    set sold { owner = player.kingdom }
  }
  expect { that = has_token(player.kingdom, unit.silk) }
  run renew_sources {}
  expect {
    that    = count(tokens_of(player.khanate, unit.silk)) == 2
    message = "What is sold is still in play."
  }
  run use_up { with = [player.kingdom, unit.silk] }
  run renew_sources {}
  expect { that = count(tokens_of(player.khanate, unit.silk)) == 3 && !has_token(player.kingdom, unit.silk) }
}

test "enemies in the province keep its source from renewing" {
  cites = ["KK3-332"]
  cases = {
    "an enemy"                  = { who = player.kingdom, there = space.red_sands, n = 0 }
    "independents"              = { who = player.independents, there = space.red_sands, n = 0 }
    "its holder"                = { who = player.khanate, there = space.red_sands, n = 3 }
    "an enemy in the next land" = { who = player.kingdom, there = space.grey_shore, n = 3 }
  }

  given {
    set space chagan { holder = player.khanate }
    call stands { with = [unit.spearmen, who, there, 1] }
  }
  run renew_sources {}
  expect { that = count(tokens_of(player.khanate, unit.silk)) == n }
}

test "nobody has the units of a free province" {
  cites = ["KK3-327"]

  run renew_sources {}
  expect { that = empty(pieces(space.stores)) }
}

test "the units of a source go to who takes its province, but for those that were traded away" {
  cites = ["KK3-327"]

  given {
    set space chagan { holder = player.khanate }
    set space burkhan { holder = player.khanate }
    call renew_sources {}
    sold = first(tokens_of(player.khanate, unit.silk))
    set sold { owner = player.union }
    call has_tokens { with = [player.khanate, unit.tea, 1] }
  }
  run give_province { with = [space.chagan, player.kingdom] }
  expect {
    that = (
      count(tokens_of(player.kingdom, unit.silk)) == 2 && count(tokens_of(player.union, unit.silk)) == 1 &&
      count(tokens_of(player.khanate, unit.tea)) == 1
    )
  }
}

test "certain units use up a strategic resource" {
  cites = ["KKA-32"]
  cases = {
    "oil"        = { what = unit.tankettes, token = unit.oil, cites = ["KK3-336"] }
    "coal"       = { what = unit.destroyer, token = unit.coal, cites = ["KK3-347"] }
    "rare metal" = { what = unit.howitzers, token = unit.rare_metal, cites = ["KK3-353"] }
    "silk"       = { what = unit.kite_riders, token = unit.silk, cites = ["KK3-369"] }
    "iron"       = { what = unit.cruiser, token = unit.iron, cites = ["KK3-373"] }
  }

  given {
    set space hafenland { holder = player.union }
    call has_stock { with = [player.union, 20] }
    for b {
      in = what.needs
      call stands { with = [b, player.union, space.hafen, 1] }
    }
  }
  run recruiting { p = player.union }
  refuse {
    line    = "recruit ${what} in Hafenland"
    because = "You cannot pay for that"
  }
  play { lines = ["done"] }
  given {
    call has_tokens { with = [player.union, token, 1] }
  }
  run recruiting { p = player.union }
  play { lines = ["recruit ${what} in Hafenland"] }
  expect { that = !has_token(player.union, token) && any(every(piece), piece.unit == what) }
}

test "a unit that needs none uses none up" {
  cites = ["KK3-336"]

  given {
    call two_states {}
    call has_tokens { with = [player.khanate, unit.oil, 1] }
  }
  run recruiting { p = player.khanate }
  play { lines = ["recruit Spearmen in Chagan Valley"] }
  expect { that = has_token(player.khanate, unit.oil) && token_for(unit.spearmen) == none }
}

# ---- Luxuries and fuel

test "some strategic resources please the people, once each" {
  cites = ["KK3-331"]
  cases = {
    "cotton" = { kind = unit.cotton, n = 1, cites = ["KK3-342"] }
    "gold"   = { kind = unit.gold_ingot, n = 1, cites = ["KK3-362"] }
    "silk"   = { kind = unit.silk, n = 1, cites = ["KK3-368"] }
    "tea"    = { kind = unit.tea, n = 1, cites = ["KK3-376"] }
    "opium"  = { kind = unit.opium, n = 1, cites = ["KK3-379"] }
    "coal"   = { kind = unit.coal, n = 0 }
    "oil"    = { kind = unit.oil, n = 0 }
    "herds"  = { kind = unit.herd, n = 0 }
  }

  given {
    set player khanate { satisfaction = 2 }
    call has_tokens { with = [player.khanate, kind, 2] }
  }
  expect { that = player.khanate.contentment == 2 + n }
}

test "in winter one unit of coal, solid wood or gas is burnt" {
  cases = {
    "coal"       = { kind = unit.coal, line = "burn one coal", cites = ["KK3-346"] }
    "solid wood" = { kind = unit.cord, line = "burn one cord", cites = ["KK3-358"] }
    "gas"        = { kind = unit.gas, line = "burn one gas", cites = ["KK3-365"] }
  }

  given {
    set game { season = season.winter }
    call has_tokens { with = [player.union, kind, 2] }
    call has_tokens { with = [player.union, unit.oil, 1] }
  }
  run heating { p = player.union }
  refuse {
    line    = "burn one oil"
    because = "is no answer here"
  }
  play { lines = ["${line}"] }
  expect { that = count(tokens_of(player.union, kind)) == 1 && player.union.satisfaction == 3 }
}

test "who burns nothing keeps the fuel and loses the hearts" {
  cites = ["KK3-346"]

  given {
    set game { season = season.winter }
    call has_tokens { with = [player.union, unit.coal, 1] }
  }
  run heating { p = player.union }
  play { lines = ["burn nothing"] }
  expect {
    that   = has_token(player.union, unit.coal) && player.union.satisfaction == 2
    unsaid = "burns one"
  }
}

test "nobody burns what others have" {
  cites = ["KK3-346"]

  given {
    set game { season = season.winter }
    call has_tokens { with = [player.kingdom, unit.coal, 1] }
    call has_tokens { with = [player.union, unit.oil, 1] }
  }
  run heating { p = player.union }
  expect { that = has_token(player.kingdom, unit.coal) && player.union.satisfaction == 2 }
}

# ---- Hardy horses

test "cavalry that is recruited among hardy horses is faster for good" {
  cites = ["KK3-337"]
  cases = {
    "cavalry at the source" = {
      what     = unit.light_horse,
      province = space.altan_steppe,
      there    = space.altan_ordo,
      fast     = true
    }
    "heavy cavalry"     = { what = unit.lancers, province = space.altan_steppe, there = space.altan_ordo, fast = true }
    "infantry"          = { what = unit.spearmen, province = space.altan_steppe, there = space.altan_ordo, fast = false }
    "cavalry elsewhere" = { what = unit.light_horse, province = space.chagan, there = space.sarai, fast = false }
  }

  given {
    call two_states {}
    call stands { with = [unit.barracks, player.khanate, space.kurgan_plain, 1] }
  }
  run recruiting { p = player.khanate }
  play { lines = ["recruit ${what} in ${province}"] }
  expect {
    fresh = first(pieces(there))
    that  = fresh.speed == what.speed + (fast ? 1 : 0)
  }
  expect { that = herds_graze(space.altan_steppe, player.khanate) && !herds_graze(space.altan_steppe, player.kingdom) }
}

test "a herd may graze in another province, and two of them do no more than one" {
  cites = ["KK3-331", "KK3-339"]

  given {
    call two_states {}
    call has_tokens { with = [player.khanate, unit.herd, 2] }
  }
  run disposing { p = player.khanate }
  refuse {
    line    = ["graze a herd in Dornmark", "graze a herd in the Altan Steppe"]
    because = "that province has hardy horses already, or it is not yours"
  }
  play { lines = ["graze a herd in Chagan Valley"] }
  refuse {
    line    = "graze a herd in Chagan Valley"
    because = "has hardy horses already"
  }
  play { lines = ["done"] }
  expect {
    that = (
      herds_graze(space.chagan, player.khanate) && !herds_graze(space.chagan, player.kingdom) &&
      count(tokens_of(player.khanate, unit.herd)) == 1
    )
  }
  run recruiting { p = player.khanate }
  play { lines = ["recruit Light Horse in Chagan Valley"] }
  expect {
    rider = first(pieces(space.sarai), piece.unit == unit.light_horse)
    that  = rider.speed == unit.light_horse.speed + 1
  }
}

test "a herd that grazes is fetched, to be sold or to graze elsewhere" {
  cites = ["KK3-328", "KK3-339"]

  given {
    call two_states {}
    set space hafenland { holder = player.union }
    call stands { with = [unit.herd, player.union, space.hafen, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.herd, player.khanate, space.burkhan_keld, 1] }
    call stands { with = [unit.herd, player.khanate, space.sarai, 1] }
  }
  run disposing { p = player.khanate }
  refuse {
    line    = ["fetch the herd from Hafenland", "fetch the herd from the Altan Steppe"]
    because = "No herd of yours grazes there."
  }
  play { lines = ["fetch the herd from Chagan Valley", "done"] }
  expect {
    that = (
      count(tokens_of(player.khanate, unit.herd)) == 1 && !herds_graze(space.chagan, player.khanate) &&
      herds_graze(space.burkhan, player.khanate) && herds_graze(space.hafenland, player.union)
    )
  }
  run disposing { p = player.khanate }
  play { lines = ["graze a herd in Chagan Valley", "done"] }
  expect { that = herds_graze(space.chagan, player.khanate) }
}

test "a herd leaves a province that is lost" {
  cites = ["KK3-339"]

  given {
    set space chagan { holder = player.khanate }
    set space burkhan { holder = player.khanate }
    create {
      unit  = unit.herd
      owner = player.khanate
      at    = space.sarai
    }
  }
  run give_province { with = [space.chagan, player.kingdom] }
  expect { that = has_token(player.khanate, unit.herd) && !herds_graze(space.chagan, player.khanate) }
}

# ---- Strength

test "rare metal and solid wood give Strength to certain Types, once however many there are" {
  cases = {
    "field guns with rare metal" = {
      what  = unit.field_guns,
      token = unit.rare_metal,
      n     = 1,
      cites = ["KK3-350", "KK3-331"]
    }
    "anti-tank guns with them"    = { what = unit.anti_tank_guns, token = unit.rare_metal, n = 1, cites = ["KK3-350"] }
    "a cruiser with rare metal"   = { what = unit.cruiser, token = unit.rare_metal, n = 1, cites = ["KK3-350"] }
    "tankettes with rare metal"   = { what = unit.tankettes, token = unit.rare_metal, n = 1, cites = ["KK3-350"] }
    "spearmen with rare metal"    = { what = unit.spearmen, token = unit.rare_metal, n = 0, cites = ["KK3-350"] }
    "a destroyer with rare metal" = { what = unit.destroyer, token = unit.rare_metal, n = 0, cites = ["KK3-350"] }
    "a junk with solid wood"      = { what = unit.war_junk, token = unit.cord, n = 2, cites = ["KK3-355", "KK3-331"] }
    "a cruiser with solid wood"   = { what = unit.cruiser, token = unit.cord, n = 0, cites = ["KK3-355"] }
  }

  given {
    call stands { with = [what, player.union, space.north_amber, 1] }
    call stands { with = [what, player.kingdom, space.south_amber, 1] }
    call has_tokens { with = [player.union, token, 2] }
  }
  expect { that = first(pieces(space.north_amber)).power == first(pieces(space.south_amber)).power + n }
}

test "ingots and cords that were bought give their bonus to the buyer" {
  cases = {
    "rare metal" = { what = unit.field_guns, token = unit.rare_metal, n = 1, cites = ["KK3-352"] }
    "solid wood" = { what = unit.war_junk, token = unit.cord, n = 2, cites = ["KK3-357"] }
  }

  given {
    call stands { with = [what, player.union, space.north_amber, 1] }
    call stands { with = [what, player.kingdom, space.south_amber, 1] }
    call has_tokens { with = [player.union, token, 1] }
    sold = first(tokens_of(player.union, token))
    set sold { owner = player.kingdom }
  }
  expect { that = first(pieces(space.south_amber)).power == first(pieces(space.north_amber)).power + n }
}

# ---- Opium

test "opium is exchanged for another's strategic resource without his consent, and used up next turn" {
  cites = ["KK3-380", "KK3-381"]

  given {
    set space mirror_lands { holder = player.khanate }
    call renew_sources {}
    call has_tokens { with = [player.kingdom, unit.cord, 1] }
  }
  run disposing { p = player.khanate }
  refuse {
    line    = "force opium on Aldermark for one oil"
    because = "Aldermark has none."
  }
  play { lines = ["force opium on Aldermark for one cord"] }
  expect {
    that = (
      has_token(player.khanate, unit.cord) && !has_token(player.kingdom, unit.cord) &&
      has_token(player.kingdom, unit.opium) && count(tokens_of(player.khanate, unit.opium)) == 1
    )
  }
  run disposing { p = player.kingdom }
  expect {
    that    = count(every(piece), piece.exchanged) == 1
    message = "Aldermark cannot force the crate on anybody else."
  }
  run renew_sources {}
  expect {
    that    = !has_token(player.kingdom, unit.opium) && count(tokens_of(player.khanate, unit.opium)) == 1
    message = "It is used up now, and comes back in the turn after this."
  }
  run renew_sources {}
  expect { that = count(tokens_of(player.khanate, unit.opium)) == 2 }
}

test "crates of opium that will be used up next turn are sold and sent last" {
  cites = ["KK3-381"]
  cases = {
    "a good one as well" = { good = 1, left = 1, sold = false, more = ["done"] }
    "no other"           = { good = 0, left = 0, sold = true, more = [] }
  }

  given {
    call two_states {}
    create {
      unit      = unit.opium
      owner     = player.khanate
      at        = space.stores
      exchanged = true
    }
    call has_tokens { with = [player.khanate, unit.opium, good] }
  }
  run selling { p = player.khanate }
  play { lines = ["offer Aldermark one opium for 4 gold"] }
  play {
    by    = player.kingdom
    lines = ["accept"]
  }
  play { lines = more }
  expect {
    that = (
      count(tokens_of(player.khanate, unit.opium)) == left &&
      first(tokens_of(player.kingdom, unit.opium)).exchanged == sold
    )
  }
  run renew_sources {}
  expect {
    that    = empty(tokens_of(player.khanate, unit.opium)) && has_token(player.kingdom, unit.opium) != sold
    message = "whoever has it when the turn begins"
  }
}

test "without opium nothing is forced on anybody" {
  cites = ["KK3-380"]

  given {
    call has_tokens { with = [player.khanate, unit.silk, 1] }
    call has_tokens { with = [player.kingdom, unit.cord, 1] }
  }
  run disposing { p = player.khanate }
  refuse {
    line    = "force opium on Aldermark for one cord"
    because = "You have no opium"
  }
}

# ---- Sea trade routes

test "a trade ship on a route brings two gold, and one more for each token" {
  cites = ["KK3-382..386"]

  given {
    call stands { with = [unit.merchant_junk, player.khanate, space.south_amber, 1] }
    call has_tokens { with = [player.khanate, unit.silk, 2] }
    call has_tokens { with = [player.khanate, unit.tea, 1] }
    call has_tokens { with = [player.kingdom, unit.coal, 1] }
  }
  expect { that = from_routes(player.khanate) == 2 && from_routes(player.kingdom) == 0 }
  run disposing { p = player.khanate }
  refuse {
    line    = "send one heap of coal along the trade route of South Amber Sea"
    because = "You have none of that to send."
  }
  refuse {
    line    = "send one bale of silk along the trade route of the Sunrise Coast"
    because = "No trade ship of yours serves such a route."
  }
  play {
    lines = [
      "send one bale of silk along the trade route of South Amber Sea",
      "send one crate of tea along the trade route of South Amber Sea",
      "done"
    ]
  }
  expect { that = from_routes(player.khanate) == 4 && count(pieces(space.stores)) == 2 }
  run collect { p = player.khanate }
  expect { that = player.khanate.gold == 4 }
}

test "only trade ships serve routes, and only where there are any" {
  cites = ["KK3-382", "KK3-383"]
  cases = {
    "a freighter on a route"     = { what = unit.freighter, there = space.sunrise_coast, n = 2 }
    "a war junk on a route"      = { what = unit.war_junk, there = space.sunrise_coast, n = 0 }
    "a junk in another sea area" = { what = unit.merchant_junk, there = space.pearl_gulf, n = 0 }
  }

  given {
    call stands { with = [what, player.union, there, 1] }
  }
  expect { that = from_routes(player.union) == n }
}

test "two ships on one route bring no more than one" {
  cites = ["KK3-331"]

  given {
    call stands { with = [unit.freighter, player.union, space.sunrise_coast, 2] }
  }
  expect { that = from_routes(player.union) == 2 }
}

test "two states may serve one route, each with its own goods" {
  cites = ["KK3-386", "KK3-387"]

  given {
    call stands { with = [unit.merchant_junk, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.war_junk, player.khanate, space.south_amber, 1] }
    call stands { with = [unit.merchant_junk, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.silk, player.khanate, space.south_amber, 2] }
    call stands { with = [unit.coal, player.kingdom, space.south_amber, 1] }
  }
  expect { that = from_routes(player.khanate) == 4 && from_routes(player.kingdom) == 3 }
  run {
    ship = first(pieces(space.south_amber), piece.unit == unit.merchant_junk && piece.owner == player.khanate)
    call lose {
      u  = ship
      by = none
    }
  }
  expect {
    that = (
      from_routes(player.khanate) == 0 && from_routes(player.kingdom) == 3 && count(pieces(space.stores)) == 2 &&
      count(pieces(space.south_amber)) == 3
    )
  }
}

test "a herd stays where it grazes when units leave or fall there, and nothing is told of routes without goods" {
  cites = ["KK3-339", "KK3-387"]

  given {
    set space chagan { holder = player.khanate }
    call stands { with = [unit.herd, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 2] }
    call stands { with = [unit.freighter, player.khanate, space.sunrise_coast, 1] }
  }
  run {
    walker = first(pieces(space.sarai), piece.unit == unit.spearmen)
    move walker { to = space.red_sands }
    emit entered { with = [walker, space.red_sands, space.sarai] }
    fallen = first(pieces(space.sarai), piece.unit == unit.spearmen)
    call lose {
      u  = fallen
      by = none
    }
    ship = first(pieces(space.sunrise_coast))
    call lose {
      u  = ship
      by = none
    }
  }
  expect {
    that   = herds_graze(space.chagan, player.khanate)
    unsaid = "goods return"
  }
}

test "what the loser of a source still has of it goes to the new holder, wherever it is" {
  cites = ["KK3-327", "KK3-330", "KK3-339"]

  given {
    call holds { with = [player.khanate, [space.chagan, space.burkhan]] }
    call renew_sources {}
    call stands { with = [unit.merchant_junk, player.khanate, space.south_amber, 1] }
    goods = tokens_of(player.khanate, unit.silk)
    sent  = take(goods, 1)
    sold  = drop(goods, 2)
    move sent { to = space.south_amber }
    set sold { owner = player.kingdom }
  }
  run give_province { with = [space.chagan, player.union] }
  expect {
    that = (
      count(tokens_of(player.union, unit.silk)) == 2 && count(tokens_of(player.kingdom, unit.silk)) == 1 &&
      empty(tokens_of(player.khanate, unit.silk)) && from_routes(player.khanate) == 2
    )
    message = "what was sold stays with the buyer"
  }
  run renew_sources {}
  expect { that = count(tokens_of(player.union, unit.silk)) == 2 }
}

test "herds of other owners and of other sources stay with their owner when a province is lost" {
  cites = ["KK3-327", "KK3-339"]

  given {
    call holds { with = [player.khanate, [space.chagan, space.burkhan]] }
    call stands { with = [unit.herd, player.khanate, space.burkhan_keld, 1] }
    call stands { with = [unit.herd, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.herd, player.kingdom, space.sarai, 1] }
  }
  run give_province { with = [space.chagan, player.union] }
  expect {
    that = (
      herds_graze(space.burkhan, player.khanate) && herds_graze(space.chagan, player.kingdom) &&
      count(tokens_of(player.khanate, unit.herd)) == 1
    )
    message = "the one that grazed in the lost province is back in store"
  }
}

test "a source that falls to nobody leaves its units with nobody, and gives them to its next holder" {
  cites = ["KK3-327", "KK3-329", "KK3-330"]

  given {
    call holds { with = [player.khanate, [space.chagan, space.burkhan]] }
    call renew_sources {}
  }
  run {
    call give_province {
      province = space.chagan
      to       = none
    }
    call renew_sources {}
  }
  expect { that = !any(every(piece), piece.unit == unit.silk) }
  run {
    call give_province { with = [space.chagan, player.kingdom] }
    call renew_sources {}
  }
  expect { that = count(tokens_of(player.kingdom, unit.silk)) == 3 }
}

test "the source in the last province of a state goes to the victor" {
  cites = ["KK3-040", "KK3-327"]

  given {
    call holds { with = [player.khanate, [space.chagan]] }
    call holds { with = [player.kingdom, [space.dornmark]] }
    call renew_sources {}
  }
  run give_province { with = [space.chagan, player.kingdom] }
  expect { that = player.khanate.defeated && count(tokens_of(player.kingdom, unit.silk)) == 3 }
}

test "the goods come back when the trade ship sails away or is lost" {
  cites = ["KK3-384", "KK3-387"]
  cases = {
    "it sails away"        = { sails = true, ships = 1, n = 1 }
    "it is lost"           = { sails = false, ships = 1, n = 1 }
    "another one is there" = { sails = true, ships = 2, n = 0 }
  }

  given {
    call stands { with = [unit.freighter, player.union, space.sunrise_coast, ships] }
    create {
      unit  = unit.tea
      owner = player.union
      at    = space.sunrise_coast
    }
  }
  run {
    ship = first(pieces(space.sunrise_coast))
    if {
      when = sails
      move ship { to = space.lantern_straits }
      emit entered { with = [ship, space.lantern_straits, space.sunrise_coast] }
    }
    else {
      call lose {
        u  = ship
        by = none
      }
    }
  }
  expect { that = count(pieces(space.stores)) == n && from_routes(player.union) == (n == 1 ? 0 : 3) }
}

test "each route that is served makes trade abroad cheaper by one, down to 1 to 1" {
  cites = ["KK3-388", "KK3-389"]
  cases = {
    "no route"                = { served = false, shown = 4, got = 3 }
    "one route"               = { served = true, shown = 4, got = 4 }
    "a die of one, one route" = { served = true, shown = 1, got = 12 }
  }

  given {
    set space hafenland { holder = player.union }
    call stands { with = [unit.port, player.union, space.northport, 1] }
    create {
      when  = served
      unit  = unit.freighter
      owner = player.union
      at    = space.sunrise_coast
    }
    set player union { food = 12 }
  }
  dice { rolls = [shown] }
  run trade_abroad {
    p      = player.union
    house  = first(pieces(space.northport))
    more   = 0
    gives  = resource.food
    amount = 12
    wants  = resource.gold
  }
  expect { that = player.union.gold == got }
}

test "the goods of a trade route come back when its last trade ship is disbanded" {
  cites = ["KK3-387", "KK3-194"]

  given {
    call holds { with = [player.union, [space.hafenland]] }
    call stands { with = [unit.freighter, player.union, space.sunrise_coast, 2] }
    create {
      unit  = unit.tea
      owner = player.union
      at    = space.sunrise_coast
    }
  }
  run recruiting { p = player.union }
  play { lines = ["disband freighter in sunrise_coast"] }
  expect { that = empty(pieces(space.stores)) }
  play { lines = ["disband freighter in sunrise_coast"] }
  expect {
    that = has_token(player.union, unit.tea)
    said = "its goods return."
  }
}
