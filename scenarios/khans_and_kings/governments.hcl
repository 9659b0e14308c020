# Governments and Doctrines. The book's lists are missing: these are ours, two of each. Put others in as rows.

enum organisation {
  cites  = ["KK3-098"]
  values = [artisan, industrial]
}

class government {
  attributes = {
    mood           = { type = int, default = 3, min = 1, max = 4, doc = "Satisfaction at the start." }
    cuts           = { type = map(resource, int), default = {}, min = 0, doc = "Off the price of units and buildings." }
    increments     = { type = map(resource, int), default = {}, doc = "Added to what is produced, or taken from it." }
    elites         = { type = int, default = 0, doc = "Elite units beyond the first." }
    generals       = { type = int, default = 0, doc = "Generals beyond those of every state." }
    state_capitals = { type = int, default = 1, min = 1 }
    brings         = { type = optional(unit), default = none, doc = "A unit that comes for nothing at the start." }
  }
  flags = [calls_tribes, calls_vassals, exchanges_for_others]
}

class doctrine {
  attributes = {
    cuts       = { type = map(resource, int), default = {}, min = 0 }
    increments = { type = map(resource, int), default = {} }
    elites     = { type = int, default = 0 }
    generals   = { type = int, default = 0 }
    initiative = { type = int, default = 0 }
    aim        = { type = optional(aim), default = none, doc = "A goal by which its player wins." }
  }
  flags = [calls_tribes, calls_vassals]
}

# What a state has until it chooses.
thing government unsettled {
  title = "no settled government"
  cites = ["KKA-23"]
}

rows thing government {
  columns  = [title,      mood, cuts,                    increments,
    elites, generals, brings,       flags]
  cites    = ["KKA-23", "KK3-092"]

  chiefdom = ["Chiefdom", _,    { food = 1 },            { gold = -1, food = 1 },
    _,      _,        unit.militia, [calls_tribes, exchanges_for_others]]
  monarchy = ["Monarchy", _,    { gold = 1, stone = 1 }, { gold = 1, food = -1 },
    1,      1,        none,         [calls_vassals]]
}

thing doctrine unwritten {
  title = "no doctrine"
  cites = ["KKA-23"]
}

rows thing doctrine {
  columns         = [title,             cuts,                         increments,
    elites, generals, initiative, aim,              flags]
  cites           = ["KKA-23", "KK3-094"]

  swift_riders    = ["Swift Riders",    { food = 1 },                 {},
    1,      _,        1,          aim.wide_steppes, [calls_tribes]]
  walls_and_roads = ["Walls and Roads", { stone = 1, materials = 1 }, { wood = 1 },
    _,      1,        -1,         aim.strong_walls, [calls_vassals]]
}

class player {
  state = {
    government = { type = government, default = government.unsettled, show = true }
    doctrine   = { type = doctrine, default = doctrine.unwritten, show = true }
    reformed   = { type = int, default = 0, doc = "The turn of the last change of government; 0 before any." }
  }
}

enum way_of_choosing {
  values = [chosen, drawn]
}

option doctrines {
  type    = way_of_choosing
  default = way_of_choosing.chosen
  text    = "Whether players choose their doctrines or draw them."
}

function governments {
  is = [for g in every(government) : g if g != government.unsettled]
}

function doctrines {
  is = [for d in every(doctrine) : d if d != doctrine.unwritten]
}

procedure found_state {
  params = { p = player }
  cites  = ["KK3-090", "KK3-092", "KK3-093", "KK3-107"]

  choose rule {
    by     = p
    prompt = "Which government does ${p} have?"
    from   = governments()
    secret = false
  }
  set p {
    government   = rule
    satisfaction = rule.mood
  }
  say { text = "${p} is a ${rule}." }
  call receive {
    when = rule.brings != none
    with = [rule.brings, p]
  }
  if {
    when = option.doctrines == way_of_choosing.drawn
    pick lots {
      from  = doctrines()
      count = 1
    }
    set p { doctrine = lots[0] }
  }
  else {
    choose school {
      by     = p
      prompt = "Which doctrine does ${p} follow in war?"
      from   = doctrines()
      secret = false
    }
    set p { doctrine = school }
  }
  say { text = "The doctrine of ${p}: ${p.doctrine}." }
}

# Nothing but an event or a Decision calls these two.
procedure change_government {
  params = { p = player }
  cites  = ["KK3-091", "KK3-124", "KK3-453"]

  choose rule {
    by     = p
    prompt = "Which government does ${p} have from now on?"
    from   = where(governments(), government != p.government)
    pass   = "keep the ${p.government}"
    secret = false
  }
  return { when = rule == none }

  hasty = p.reformed > 0 && game.round - p.reformed < 3
  set p {
    government = rule
    reformed   = game.round
  }
  say { text = "${p} becomes a ${rule}." }
  call drop_excess { with = [p] }
  call shift_mood {
    when = hasty
    p    = p
    n    = -1
    why  = "its government changes too often"
  }
}

procedure change_doctrine {
  params = { p = player }
  cites  = ["KK3-095"]

  choose school {
    by     = p
    prompt = "Which doctrine does ${p} follow from now on?"
    from   = where(doctrines(), doctrine != p.doctrine)
    pass   = "keep to ${p.doctrine}"
    secret = false
  }
  if {
    when = school != none
    set p { doctrine = school }
    say { text = "${p} turns to the doctrine of ${school}." }
  }
}
