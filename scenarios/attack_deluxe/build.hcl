# Build: income, what may be built, and where.

function wells {
  params = { s = space }
  cites  = ["ATK-245", "ATK-255"]
  is     = where(pieces(s), piece.unit == unit.oil_marker)
}

function oil_income {
  params = { p = player }
  is     = sum([for s in regions() : count(wells(s)) if s.holder == p])
  cites  = ["ATK-044", "ATK-251", "ATK-255", "ATK-256", "ATK-275", "ATK-453"]
}

function points_in_words {
  params = { n = int }
  is     = "${n} Production ${n == 1 ? "Point" : "Points"}"
}

function oil_in_words {
  params = { n = int }
  is     = "${n} Oil ${n == 1 ? "Certificate" : "Certificates"}"
}

# A player holds as many Government Markers as regions.
function markers_won {
  params = { p = player }
  cites  = ["ATK-045", "ATK-252"]
  is     = pieces(supply_of(p))
}

class player {
  state = {
    oil_used = {
      type    = int,
      default = 0,
      min     = 0,
      doc     = "Oil Certificates put to use as Production Points in this Build."
    }
    army_built  = { type = int, default = 0, doc = "Advanced army units of this Build." }
    fleet_built = { type = int, default = 0, doc = "Advanced ships of this Build." }
  }
}

action build {
  secret = false
  text   = "Build"
  cites  = ["ATK-252", "ATK-254..256", "ATK-259"]

  require not_covered {
    that    = may_order(actor, order.build)
    message = "You have taken Build this year."
  }

  do {
    call begin_order { with = [actor, order.build] }
    income = count(markers_won(actor)) + actor.population
    wells  = oil_income(actor)
    gain actor {
      production = income
      oil        = wells
    }
    set actor {
      collected   = true
      army_built  = 0
      fleet_built = 0
    }
    say { text = "${actor} collects ${points_in_words(income)} and ${oil_in_words(wells)}." }
    offer {
      to      = actor
      actions = [action.raise, action.launch, action.use_oil, action.ask_leave]
      with    = { o = order.build }
      prompt  = "Build; you have ${points_in_words(actor.production)} and ${oil_in_words(actor.oil)}."
      done    = "done building"
    }
    gain actor { oil = actor.oil_used }
    set actor { oil_used = 0 }
    call end_order { with = [actor, order.build] }
  }

  appeal = build_order_appeal(actor)
}

# What can be spent: the oil put to use counts one for one.
function means {
  params = { p = player }
  cites  = ["ATK-253", "ATK-257"]
  is     = p.production + p.oil_used
}

action use_oil {
  text  = "use ${n} Oil Certificates"
  cites = ["ATK-257"]

  param n {
    in      = range(1, actor.oil)
    message = "You have ${actor.oil} Oil Certificates."
  }

  do {
    pay actor { oil = n }
    set actor { oil_used = actor.oil_used + n }
  }

  appeal = use_oil_appeal(actor, n)
}

# Oil put to use goes first, then Production Points.
procedure spend {
  params = { p = player, cost = int }
  cites  = ["ATK-241", "ATK-257", "ATK-266..268", "ATK-270..273"]

  from_oil = min(cost, p.oil_used)
  set p { oil_used = p.oil_used - from_oil }
  pay p { production = cost - from_oil }
}

# From the capital outward, through what is anybody's; an Anchored Sea Zone costs no step, nor does a Coast that joins two
# regions: what is the next region in a Move is the next region here.
movement supply_line {
  params = { mover = player }
  cites  = ["ATK-162", "ATK-286", "ATK-322..325"]
  pass   = in_play(to) && (to.domain == domain.land || to.anchored && usable(to, mover) || strait(to))
  cost   = to.domain == domain.land ? 1 : 0
}

# The regions, whoever holds them, from which the next one is near enough to the capital to be built in.
function supplied {
  params = { p = player }
  steps  = level(p, technology_type.factories) - 1
  is     = p.home == none || steps < 0 ? [] : concat([p.home], reach(movement.supply_line, p, p.home, steps))
  cites  = ["ATK-286..289", "ATK-325"]
}

# Our reading: the builder must control the region, not those on the way.
function building_sites {
  params = { p = player }
  is = (
    p.home == none ? [] :
    concat([p.home], where(reach(
      movement.supply_line, p, p.home, level(p, technology_type.factories)
    ), space.holder == p))
  )
  cites = ["ATK-260", "ATK-261", "ATK-285..289", "ATK-322"]
}

# How many more advanced army units, or ships, this Build allows. The table of the card wins over "only one" of the text.
function advanced_left {
  params = { p = player, built = int }
  is     = level(p, technology_type.minerals) == 4 ? 1000 : max(0, level(p, technology_type.minerals) + 1 - built)
  cites  = ["ATK-264", "ATK-265", "ATK-290..294"]
}

# How many of a kind can be built now.
function buildable {
  params = { p = player, u = unit }
  paid   = div(means(p), max(1, u.cost))
  left   = u.army ? advanced_left(p, p.army_built) : advanced_left(p, p.fleet_built)
  is     = u.advanced ? min(paid, left) : paid
  cites  = ["ATK-258", "ATK-262", "ATK-263"]
}

function costs {
  params = { kinds = list(unit) }
  is     = [for u in kinds : "${u} ${u.cost}"]
}

action raise {
  text  = "raise ${n} ${what} in ${there}"
  menu  = "raise army units"
  cites = ["ATK-241", "ATK-253", "ATK-260", "ATK-266..268"]

  param what {
    in      = where(every(unit), unit.army && buildable(actor, unit) > 0)
    prompt  = "Raise what? Each costs: ${costs(where(every(unit), unit.army && buildable(actor, unit) > 0))}."
    message = "You cannot pay for that, or no more advanced army units can be built in this Build."
  }
  param there {
    in      = building_sites(actor)
    message = "That is too far from your capital for your Factories, or not yours."
  }
  param n {
    in      = range(1, buildable(actor, what))
    message = "No more than ${buildable(actor, what)} can be built."
  }

  do {
    call spend {
      p    = actor
      cost = n * what.cost
    }
    create {
      unit  = what
      owner = actor
      at    = there
      count = n
    }
    if {
      when = what.advanced
      set actor { army_built = actor.army_built + n }
    }
    say { text = "${actor} raises ${n} ${what} in ${there}." }
  }

  appeal = raise_appeal(actor, what, there, n)
}

action launch {
  text  = "launch ${n} ${what} on ${there}"
  menu  = "launch ships"
  cites = ["ATK-253", "ATK-261", "ATK-270..273"]

  param what {
    in      = where(every(unit), unit.fleet && buildable(actor, unit) > 0)
    prompt  = "Launch what? Each costs: ${costs(where(every(unit), unit.fleet && buildable(actor, unit) > 0))}."
    message = "You cannot pay for that, or no more advanced ships can be built in this Build."
  }
  param there {
    in      = [for s in building_sites(actor) : coast(s) if coast(s) != none]
    message = "No region where you can build has that Coast."
  }
  param n {
    in      = range(1, buildable(actor, what))
    message = "No more than ${buildable(actor, what)} can be built."
  }

  do {
    call spend {
      p    = actor
      cost = n * what.cost
    }
    create {
      unit  = what
      owner = actor
      at    = there
      count = n
    }
    if {
      when = what.advanced
      set actor { fleet_built = actor.fleet_built + n }
    }
    say { text = "${actor} launches ${n} ${what} on ${there}." }
  }

  appeal = launch_appeal(actor, what, there, n)
}
