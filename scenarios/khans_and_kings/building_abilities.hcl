# What buildings do (KK3-425 to 453 and 462 to 468). The mine barrier is in naval.hcl.

# ---- Resources (KK3-425 to 428)

# A strategic resource changes what some buildings of its province give (KK3-428, 343, 348, 354, 359, 370).
function output {
  cites   = ["KK3-343", "KK3-348", "KK3-354", "KK3-359", "KK3-370", "KK3-425", "KK3-428"]
  params  = { b = piece }
  returns = map(resource, int)
  token   = province_of(b.space).yields
  is      = token != none && token.gives_where == b.unit ? token.gives_there : b.unit.gives
}

function yields_of {
  params = { b = piece, r = resource }
  made   = output(b)
  is     = made[r] + (b.makes == r ? b.unit.gives_any : 0)
}

# What the buildings of a player give of one resource, and what natural gas does (KK3-363); provinces on strike give nothing.
function from_buildings {
  cites  = ["KK3-277", "KK3-425..427", "KK3-278"]
  params = { p = player, r = resource }
  works = where(
    every(piece),
    piece.owner == p && is_a(piece, branch.building) && province_of(piece.space).holder == p &&
    !province_of(piece.space).strikes
  )
  is = handles(p, r) ? sum(works, yields_of(piece, r)) : 0
}

# What the land itself yields: natural gas. Under feudal privileges and while enemies are in the province, buildings alone yield something.
function from_sources {
  cites  = ["KK3-189", "KK3-276", "KK3-363"]
  params = { p = player, r = resource }
  is = (
    handles(p, r) ?
    sum(where(
      provinces(), space.holder == p && space.yields != none && space.feudal_since == 0 && earns(space, p)
    ), space.yields.gives_land[r]) :
    0
  )
}

# What buildings and sources of strategic resources bring a player: resources, cards and units.
procedure building_income {
  cites  = ["KK3-317", "KK3-425", "KK3-426"]
  params = { p = player }

  call choose_yields { with = [p] }
  for r {
    in = every(resource)
    call bring_in { with = [p, r, from_buildings(p, r) + from_sources(p, r)] }
  }
  call deliver_cards { with = [p] }
  call muster { with = [p] }
}

# Buildings that give any resource: the choice is made anew each turn, or for good when they are built (KK3-426, 427). What strikes
# gives nothing, and nobody is asked.
procedure choose_yields {
  cites  = ["KK3-111", "KK3-426"]
  params = { p = player }

  for b {
    in    = every(piece)
    where = b.owner == p && b.unit.chosen == choice_time.each_turn && !province_of(b.space).strikes

    choose product {
      by      = p
      prompt  = "What does ${b} in ${b.space} give this turn?"
      from    = where(every(resource), handles(p, resource))
      default = b.makes != none && handles(p, b.makes) ? b.makes : resource.food
    }
    set b { makes = product }
  }
}

# ---- Room and Morale (KK3-435, 446); what shelters is in abilities.hcl (KK3-434)

modifier quarters {
  cites = ["KK3-261", "KK3-435"]
  to    = value.unit_limit
  add   = sum(pieces(self), piece.unit.room)
}

# Whether units of a player's need the room that the buildings of a sub-province give. Nobody pulls these down around them, or the
# limit would be exceeded without a battle; what an enemy destroys drives nobody out.
function needs_quarters {
  params = { s = space, p = player }
  room   = sum(pieces(s), piece.unit.room)
  is     = room > 0 && crowd(s, p) > s.unit_limit - room
  cites  = ["KK3-264", "KK3-266"]
}

forbid demolishing_full_quarters {
  action  = action.demolish
  when    = what.unit.room > 0 && needs_quarters(there, actor)
  message = "More of your units stand there than the ground holds without it."
  cites   = ["KK3-266", "KK3-397"]
}

forbid blowing_up_full_quarters {
  action  = action.blow_up
  when    = what.room > 0 && needs_quarters(there, actor)
  message = "More of your units stand there than the ground holds without it."
  cites   = ["KK3-266", "KK3-400"]
}

forbid plundering_full_quarters {
  action  = action.plunder
  when    = (what == loot.building || what == loot.everything) && needs_quarters(place, actor)
  message = "More of your units stand there than the ground holds without it."
  cites   = ["KK3-266", "KK3-810"]
}

function heartened {
  params = { province = space, p = optional(player) }
  is     = sum([for s in parts(province) : sum(pieces(s, p), piece.unit.heartens)])
}

modifier garrison_spirit {
  cites = ["KK3-446"]
  to    = value.morale
  add   = heartened(province_of(self.space), self.owner)
}

# ---- Decisions (KK3-436 to 438)

procedure deliver_cards {
  cites  = ["KK3-436"]
  params = { p = player }

  for b {
    in    = every(piece)
    where = b.owner == p && b.unit.cards_of != none && is_due(b, b.unit.cards_every)

    repeat {
      times = b.unit.cards
      call draw_card { with = [p, b.unit.cards_of] }
    }
  }
}

# Every N turns, counted from the turn in which the building was erected; never if N is 0.
function is_due {
  cites  = ["KK3-436", "KK3-448"]
  params = { b = piece, every_turns = int }
  age    = game.round - b.built_on
  is     = age > 0 && every_turns > 0 && age % every_turns == 0
}

function card_sellers {
  params = { p = player }
  is     = unique([for b in every(piece) : b.unit if b.owner == p && sum(every(resource), b.unit.card_price[resource]) > 0])
}

action buy_card {
  cites  = ["KK3-437", "KK3-438"]
  text   = "buy a Decision at ${where}"
  menu   = "buy a Decision"
  beside = [action.propose]

  param where {
    in = [
      for u in card_sellers(actor) : u
      if can_pay(actor, u.card_price) && any(every(deck), deck == u.cards_of && !empty(pieces(deck_of(deck))))
    ]
    message = "No building of yours sells Decisions, or you cannot pay, or its deck is empty."
  }

  do {
    pay actor { all = where.card_price }
    call draw_card {
      when = where.cards_of != none
      with = [actor, where.cards_of]
    }
  }

  appeal = -1
}

# ---- Training (KK3-443 to 445)

# The buildings of a player that train a Type.
function schools {
  cites  = ["KK3-443"]
  params = { p = optional(player) }
  is     = where(every(piece), piece.owner == p && !empty(piece.unit.trains))
}

function trained_in {
  cites  = ["KK3-443"]
  params = { province = space, u = piece }
  is     = any([for b in schools(u.owner) : province_of(b.space) == province && any(b.unit.trains, is_a(u, branch))])
}

function trainees {
  params = { s = space, p = player }
  is     = where(pieces(s, p), !piece.trained && piece.experience < 5 && trained_in(province_of(s), piece))
}

action train {
  cites  = ["KK3-443", "KK3-444"]
  text   = "train ${what} in ${here}"
  menu   = "train"
  beside = [action.propose]

  require fee {
    that    = actor.food >= 1 && actor.gold >= 1
    message = "Training costs 1 food and 1 gold."
  }

  schooled = unique([for b in schools(actor) : province_of(b.space)])

  param here {
    in      = where(lands(), contains(schooled, province_of(space)) && !empty(trainees(space, actor)))
    message = "Nobody there can be trained: a building of the province must train the Type, once a turn."
  }
  param what {
    in      = trainees(here, actor)
    message = "That cannot be trained there, or has been trained this turn."
  }

  do {
    pay actor {
      food = 1
      gold = 1
    }
    set what { trained = true }
    call promote { with = [what, 1] }
  }

  appeal = actor.food > 6 && actor.gold > 6 ? 2 : -1
}

on recruited starts_higher {
  cites = ["KK3-445"]
  call raise_level {
    when = trained_in(province, recruit)
    with = [recruit, 1]
  }
}

# ---- Units that come by themselves (KK3-447 to 449)

procedure muster {
  cites  = ["KK3-447..449"]
  params = { p = player }

  for b {
    in    = every(piece)
    where = b.owner == p && b.unit.musters != none && is_due(b, b.unit.musters_every)

    place = capital_of(province_of(b.space))
    if {
      when = takes_in(place, b.unit.musters, p)
      create fresh {
        unit    = b.unit.musters
        owner   = p
        at      = place
        arrived = game.round
      }
      say { text = "${fresh} join ${p} in ${place}." }
      emit recruited { with = [fresh, province_of(place), p] }
    }
  }
}

# ---- N per state, capitals (KK3-450 to 453)

# Too many of one kind, after a province was taken: the player says which ones fall.
procedure drop_excess {
  cites  = ["KK3-451"]
  params = { p = player }

  for kind {
    in    = every(unit)
    where = kind_is(kind, branch.building)

    mine  = where(every(piece), piece.owner == p && piece.unit == kind)
    spare = count(mine) - limit_of(kind, p)
    choose dropped {
      by      = p
      prompt  = "You have more of ${kind} than a state may have. Which is destroyed?"
      from    = mine
      text    = "the one in ${it.space}"
      count   = spare
      default = take(reversed(mine), spare)
    }
    for b {
      in = dropped
      say { text = "${p} gives up ${b} in ${b.space}." }
      call raze { with = [b, p] }
    }
  }
}

# Some Governments allow more than one state capital (KK3-453).
function limit_of {
  cites  = ["KK3-450", "KK3-453"]
  params = { kind = unit, p = player }
  is     = kind.capital_city ? p.government.state_capitals : kind.per_state
}

function is_state_capital {
  cites  = ["KK3-452"]
  params = { province = space, p = player }
  is     = any([for s in parts(province) : any(pieces(s), piece.unit.capital_city && piece.owner == p)])
}

# ---- Control of the province (KK3-463 to 466), and what becomes of buildings when it changes hands

# The ships that lie in a port or base.
function moored_at {
  cites  = ["KK3-465"]
  params = { s = space }
  is     = where(pieces(s), in_port(piece))
}

# Whom the buildings of a province keep it for, against anybody who has driven its defenders out; none if they keep it for nobody.
function keeper {
  cites  = ["KK3-463..466"]
  params = { province = space }
  forts  = [for s in parts(province) : building_at(s) if building_at(s) != none]
  own    = first([for b in forts : b.owner if b.unit.keeps_province])
  ship   = first([for b in forts : first(moored_at(b.space)) if b.unit.keeps_with_fleet && !empty(moored_at(b.space))])
  is     = own != none ? own : ship != none ? ship.owner : none
}

function keeps_control {
  cites  = ["KK3-463..466"]
  params = { province = space, p = player }
  is     = keeper(province) != none && keeper(province) != p
}

on province_taken buildings_change_hands {
  cites = ["KK3-394..396", "KK3-463"]

  for s {
    in = parts(province)
    set b {
      in    = pieces(s)
      where = is_a(b, branch.building) && !b.unit.keeps_province && !b.unit.legation
      owner = by
    }
  }
  call drop_excess {
    when = by != none
    with = [by]
  }
}
