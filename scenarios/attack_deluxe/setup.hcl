# The set-up: decks, governments, capitals, armies, fleets, the rest of the world, who starts.

setup {
  cites = ["ATK-004", "ATK-009", "ATK-080", "ATK-081"]

  for k {
    in    = every(unit)
    where = k.card
    create {
      unit  = k
      at    = space.deck
      count = 6
    }
  }
  shuffle space deck {}

  # Our default: the 90 markers are 23, 23, 22 and 22.
  create {
    unit  = unit.fascism_marker
    at    = space.marker_pool
    count = 23
  }
  create {
    unit  = unit.communism_marker
    at    = space.marker_pool
    count = 23
  }
  create {
    unit  = unit.monarchy_marker
    at    = space.marker_pool
    count = 22
  }
  create {
    unit  = unit.democracy_marker
    at    = space.marker_pool
    count = 22
  }
}

class player {
  state = {
    throw = {
      type    = int,
      default = 0,
      show    = false,
      doc     = "What the order dice gave; ties are told apart by the throws that followed."
    }
    rank = { type = int, default = 0, show = false, doc = "The same before a throw that breaks ties." }
  }
}

# Everybody throws both order dice, those who tie again and again. Who is ahead stays ahead: a throw of two dice is less
# than 16.
procedure throw_for_order {
  cites = ["ATK-014", "ATK-072", "ATK-074", "ATK-108"]

  set p {
    in    = powers()
    throw = 0
  }
  repeat {
    until = all([for p in powers() : !any(powers(), player != p && player.throw == p.throw)])
    set p {
      in   = powers()
      rank = 16 * count(powers(), player.throw < p.throw)
    }
    for p {
      in    = powers()
      where = any(powers(), player != p && player.rank == p.rank)
      roll thrown {
        die   = die.order
        count = 2
      }
      set p { throw = p.rank + sum(thrown) }
      say { text = "${p} throws ${thrown}." }
    }
    set p {
      in    = powers()
      where = !any(powers(), player != p && player.rank == p.rank)
      throw = p.rank
    }
  }
}

function by_throw {
  cites = ["ATK-073", "ATK-084"]
  is    = sorted({ for p in powers() : -p.throw => p })
}

# ---- Step 2: governments

phase choose_governments {
  title = "Choosing governments"
  cites = ["ATK-072..074", "ATK-078", "ATK-079"]

  call throw_for_order {}
  for p {
    in = by_throw()
    choose g {
      secret = false
      by     = p
      prompt = "Which government is yours?"
      from   = governments_left()
      cites  = ["ATK-055", "ATK-073"]
    }
    set p { government = g }
    say { text = "${p} takes ${g}." }
    call take_components { with = [p] }
  }
}

# All a player begins with but the pieces that go on the board.
procedure take_components {
  params = { p = player }
  cites  = ["ATK-050", "ATK-055..057", "ATK-059", "ATK-060", "ATK-068"]

  choose card {
    secret = false
    by     = p
    prompt = "Which Economics Card do you start with?"
    from   = first_cards(p.government)
    appeal = it.type == technology_type.rail ? 0 : 1
  }
  set p {
    technologies = [card]
  }
  gain p {
    production = 3
    oil        = 1
  }
  # Our reading: the three markers are of one's own type.
  for m {
    in = take(where(pieces(space.marker_pool), piece.unit.sign == p.government), 3)
    set m {
      owner    = p
      revealed = true
    }
    move m { to = supply_of(p) }
  }
  call draw_card { with = [p] }
  set c {
    in    = pieces(hand_of(p))
    drawn = false
  }
}

# ---- Step 3: capitals, armies, fleets

function coast {
  params = { s = space }
  cites  = ["ATK-088", "ATK-099"]
  is     = first(adjacent(s), space.coast_of == s)
}

# A region on a Sea Zone that is no Polar Circle, where nobody is yet.
function capital_sites {
  is    = [for s in regions() : s if s.holder == none && any(adjacent(s), space.domain == domain.sea && in_play(space))]
  cites = ["ATK-088"]
}

# Another continent than every capital that stands; our default where none is free: any region that would do.
function sites_elsewhere {
  taken = [for p in powers() : p.home.continent if p.home != none]
  free  = where(capital_sites(), !contains(taken, space.continent))
  is    = empty(free) ? capital_sites() : free
  cites = ["ATK-091"]
}

phase place_capitals {
  title = "Placing capitals"
  cites = ["ATK-084", "ATK-088", "ATK-091", "ATK-092"]

  for p {
    in = by_throw()
    choose site {
      secret = false
      by     = p
      prompt = "Where is your capital? On the sea, on a continent that has none yet."
      from   = sites_elsewhere()
      appeal = site_appeal(p, it)
    }
    set p { home = site }
    if {
      when = site != none
      set site { holder = p }
      create {
        unit  = unit.capital_city
        owner = p
        at    = site
        cites = ["ATK-067", "ATK-089"]
      }
      create {
        unit  = unit.oil_marker
        at    = site
        cites = ["ATK-058", "ATK-090"]
      }
      say { text = "${p} founds its capital in ${site}." }
    }
  }
}

# Neighbours for the set-up, whoever holds the zones: over land, round an Anchored Sea Zone, by a Sea Lane. A continent is on
# one board, so that all of them are in play.
function start_neighbours {
  params  = { s = space }
  by_land = adjacent(s)
  by_zone = [for t in regions() : t if t != s && any(adjacent(s), space.anchored && touches(space, t))]
  by_lane = concat(
    [for l in every(path) : l.other_end if l.one_end == s], [for l in every(path) : l.one_end if l.other_end == s]
  )
  all_ways = unique(concat(by_land, by_zone, by_lane))
  is       = where(all_ways, space.holder == none && space.continent == s.continent)
  cites    = ["ATK-095..098"]
}

# The zones of a lane are in play where both its ends are.
function lane_in_play {
  params = { l = path }
  cites  = ["ATK-097", "ATK-126"]
  is     = in_play(l.one_end) && in_play(l.other_end)
}

phase place_armies {
  title = "Placing armies"
  cites = ["ATK-061..064", "ATK-093", "ATK-094"]

  for p {
    in = by_throw()
    call place_army { with = [p] }
  }
}

# Our reading: both neighbours are used, if there are two, and each region is held by a unit at least.
procedure place_army {
  params = { p = player }
  cites  = ["ATK-094..098"]

  return { when = p.home == none }
  choose outposts {
    secret  = false
    by      = p
    prompt  = "Which two regions beside your capital do you hold?"
    from    = start_neighbours(p.home)
    count   = 2
    appeal  = count(adjacent(it))
    default = take(start_neighbours(p.home), 2)
  }
  set outposts { holder = p }
  create {
    unit  = unit.infantry
    owner = p
    at    = p.home
    count = 12
  }
  create {
    unit  = unit.artillery
    owner = p
    at    = p.home
    count = 4
  }
  create {
    unit  = unit.tank
    owner = p
    at    = p.home
  }
  create {
    unit  = unit.plane
    owner = p
    at    = p.home
  }
  offer {
    to      = p
    actions = [action.station]
    prompt  = "Send units from the capital to the regions beside it."
    done    = "done placing"

    require all_held {
      that    = all(regions(), space.holder != actor || !empty(army_of(space, actor)))
      message = "Each of your regions needs a unit."
    }
  }
}

action station {
  secret = false
  text   = "station ${n} ${what} in ${there}"
  menu   = "station"
  cites  = ["ATK-094"]

  param there {
    in      = where(regions(), space.holder == actor && actor.home != none && space != actor.home)
    message = "You chose other regions."
  }
  param what {
    in      = unique([for u in army_of(actor.home, actor) : u.unit])
    message = "No such unit is left in your capital."
  }

  waiting = where(army_of(actor.home, actor), piece.unit == what)
  empty   = count(regions(), space.holder == actor && space != there && empty(army_of(space, actor)))

  param n {
    in      = range(1, min(count(waiting), count(army_of(actor.home, actor)) - 1 - empty))
    message = "One unit stays in the capital, and one must be left for each region that has none."
  }

  do {
    going = take(waiting, n)
    move going { to = there }
  }

  appeal = station_appeal(actor, there, what, n)
}

phase place_fleets {
  title = "Placing fleets"
  cites = ["ATK-065", "ATK-066", "ATK-099", "ATK-100"]

  for p {
    in    = by_throw()
    where = p.home != none && coast(p.home) != none
    create {
      unit  = unit.submarine
      owner = p
      at    = coast(p.home)
    }
    create {
      unit  = unit.destroyer
      owner = p
      at    = coast(p.home)
      count = 3
    }
    # No government of this book starts with Oil 1; a house rule may let one.
    call place_oil {
      when = level(p, technology_type.oil) > 0
      with = [p]
    }
  }
}

procedure place_oil {
  params = { p = player }
  cites  = ["ATK-102", "ATK-133", "ATK-134", "ATK-276..279"]

  choose well {
    secret  = false
    by      = p
    prompt  = "Where does your new Oil Marker go?"
    from    = where(regions(), space.holder == p)
    appeal  = it == p.home ? 1 : 0
    default = p.home
  }
  if {
    when = well != none
    create {
      unit = unit.oil_marker
      at   = well
    }
    say { text = "${p} drills for oil in ${well}." }
  }
}

# ---- Step 4: the rest of the world

phase neutral_regions {
  title = "The rest of the world"
  cites = ["ATK-103..107"]

  shuffle space marker_pool {}
  for s {
    in    = regions()
    where = s.holder == none
    m     = first(pieces(space.marker_pool))
    if {
      when = m != none
      move m { to = s }
    }
  }
}

# ---- Step 5: who starts

phase first_starter {
  title = "Who starts"
  cites = ["ATK-108", "ATK-109"]

  call throw_for_order {}
  set game { starter = first(by_throw()) }
  say { text = "${game.starter} starts the first year." }
  set p {
    in    = powers()
    throw = 0
    rank  = 0
  }
}
