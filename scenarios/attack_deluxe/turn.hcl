# Years and seasons; what every action begins and ends with; the end of the year.

sequence game {
  cites = ["ATK-024"]

  call prepare {}
  repeat {
    times = option.length.years
    call year {}
  }
}

# Steps 2 to 5 of the set-up, which players take part in.
procedure prepare {
  call choose_governments {}
  call place_capitals {}
  call place_armies {}
  call place_fleets {}
  call neutral_regions {}
  call first_starter {}
}

procedure year {
  cites = ["ATK-028", "ATK-033", "ATK-039", "ATK-040", "ATK-110"]

  call begin_year {}
  for s {
    in = every(season)
    set game { season = s }
    say { text = "${s} of year ${game.round}." }
    for p {
      in = turn_order()
      set game { active = p }
      if {
        when = s == season.winter
        call winter { with = [p] }
      }
      else {
        call season { with = [p] }
      }
    }
  }
  call end_year {}
}

# All who play, from this year's starter on, the way round that was chosen.
function turn_order {
  seats = game.clockwise ? powers() : reversed(powers())
  is    = rotated(seats, index(seats, game.starter))
  cites = ["ATK-039", "ATK-112", "ATK-114"]
}

# What the order dice show: from the seventh year on there are two.
function order_dice {
  is    = game.round > 6 ? [6, game.round - 6] : [game.round]
  cites = ["ATK-110"]
}

phase begin_year {
  title = "A new year"
  cites = ["ATK-049", "ATK-110", "ATK-112..114"]

  set game { round = game.round + 1 }
  say { text = "Year ${game.round} begins: the order dice show ${order_dice()}." }
  choose way {
    by      = game.starter
    prompt  = "Which way round does the turn go this year?"
    from    = every(direction)
    default = direction.clockwise
  }
  set game { clockwise = way == direction.clockwise }
}

# ---- Actions

function may_order {
  params = { p = player, o = order }
  is     = !contains(p.covered, o)
  cites  = ["ATK-041", "ATK-248"]
}

# Every action begins with this: a marker covers its field, and a card that changes it may be played.
procedure begin_order {
  params = { p = player, o = order }
  cites  = ["ATK-034", "ATK-035", "ATK-057", "ATK-135", "ATK-150"]

  set p { covered = union(p.covered, [o]) }
  set game { order = o }
  say { text = "${p}: ${o}." }
  call play_card { with = [p, o] }
}

# And ends with this. Pieces keep no trace of it: what took part in one action may take part in the next.
procedure end_order {
  params = { p = player, o = order }
  cites  = ["ATK-038"]

  emit order_over {
    by   = p
    what = o
  }
}

phase season {
  title  = "Season"
  params = { p = player }
  cites  = ["ATK-029..031", "ATK-036", "ATK-037", "ATK-138"]

  offer {
    to = p
    actions = [
      action.move, action.blitz, action.transport, action.navigate, action.negotiate, action.build, action.research
    ]
    prompt = "${game.season} of year ${game.round}: choose an action."
    once   = true
  }
}

# Our reading: one after the other in the order of play, as in every season.
phase winter {
  title  = "Winter"
  params = { p = player }
  cites  = ["ATK-032", "ATK-042", "ATK-242", "ATK-249"]

  offer {
    to      = p
    actions = [action.burn_certificates, action.burn_marker]
    prompt  = "Burn oil to act in Winter?"
    done    = "rest"
    once    = true
  }
}

action burn_certificates {
  secret = false
  text   = "burn five Oil Certificates"
  cites  = ["ATK-243", "ATK-244"]

  require five {
    that    = actor.oil >= 5
    message = "You have ${actor.oil} Oil Certificates; it takes five, and Production Points do not burn."
  }

  do {
    pay actor { oil = 5 }
    call burn { p = actor }
  }

  appeal = burn_appeal(actor) - 1
}

action burn_marker {
  secret = false
  text   = "burn the oil of ${here}"
  menu   = "burn an Oil Marker"
  cites  = ["ATK-245", "ATK-250", "ATK-251"]

  param here {
    in      = where(regions(), space.holder == actor && !empty(wells(space)))
    message = "You control no Oil Marker there."
  }

  do {
    burned = first(wells(here))
    destroy burned {}
    say { text = "The oil of ${here} burns." }
    call burn { p = actor }
  }

  appeal = burn_appeal(actor) - 2
}

procedure burn {
  params = { p = player }
  cites  = ["ATK-246..248"]

  set p { covered = union(p.covered, [order.burn]) }
  offer {
    to = p
    actions = [
      action.move, action.blitz, action.transport, action.navigate, action.negotiate, action.build, action.research
    ]
    prompt = "Winter of year ${game.round}: choose an action you have not taken this year."
    once   = true
  }
}

# ---- The end of the year

phase end_year {
  title = "End of the year"
  cites = ["ATK-043..045", "ATK-047", "ATK-048"]

  # Our reading: Population is not counted here, as the book names it for the Build alone.
  for p {
    in    = powers()
    where = !p.collected
    gain p {
      production = count(markers_won(p))
      oil        = oil_income(p)
    }
    say { text = "${p} collects ${points_in_words(count(markers_won(p)))} and ${oil_in_words(oil_income(p))}." }
  }
  set p {
    in        = powers()
    collected = false
    covered   = []
  }
  call tell_points { when = game.round >= option.length.years }
  check_victory {}
  # Our reading: the next in the order of the year that ends.
  set game { starter = turn_order()[1] }
}
