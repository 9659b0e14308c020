# Ways to win and to lose. The book's scenarios and sets of goals are missing: these are ours. Put others in as rows.

class aim {
  attributes = {
    provinces = { type = int, default = 0, min = 0, doc = "Provinces owned at least." }
    region    = { type = optional(space), default = none, doc = "A region to own; its provinces are national." }
    built     = { type = optional(unit), default = none, doc = "What stands at least as often as buildings says." }
    buildings = { type = int, default = 0, min = 0 }
    hoard     = { type = map(resource, int), default = {}, min = 0, doc = "What lies in store at least." }
  }
  flags = [for_anybody]
}

# What the scenario sets.
thing aim mastery {
  title     = "Mastery of the Lands: eight provinces"
  provinces = 8
  cites     = ["KKA-24", "KK3-036"]
}

# Random victory conditions, and those of the doctrines.
rows thing aim {
  columns           = [title,                                            provinces,
    region,          built,       buildings, hoard,         flags]
  cites             = ["KKA-24", "KK3-036..038", "KK3-206", "KK3-274"]

  lord_of_the_north = ["Lord of the North: all its provinces",           _,
    space.the_north, _,           _,         _,             [for_anybody]]
  lord_of_the_south = ["Lord of the South: all its provinces",           _,
    space.the_south, _,           _,         _,             [for_anybody]]
  great_works       = ["Great Works: three markets and four provinces",  4,
    _,               unit.market, 3,         {},            [for_anybody]]
  full_coffers      = ["Full Coffers: 25 gold and four provinces",       4,
    _,               _,           _,         { gold = 25 }, [for_anybody]]
  wide_steppes      = ["Wide Steppes: nine provinces",                   9,
    _,               _,           _,         _,             []]
  strong_walls      = ["Strong Walls: three castles and five provinces", 5,
    _,               unit.castle, 3,         {},            []]
}

enum source_of_goals {
  values = [of_the_scenario, chosen, drawn]
  titles = { of_the_scenario = "those of the scenario" }
}

option goals {
  type    = source_of_goals
  default = source_of_goals.of_the_scenario
  text    = "Whether all play for the goal of the scenario, or each player chooses or draws his own."
}

option secret_goals {
  type    = bool
  default = false
  text    = "Whether goals that players choose or draw are secret."
}

class player {
  state = {
    aim      = { type = aim, default = aim.mastery }
    defeated = { type = bool, default = false }
  }
}

hide goals {
  of      = player
  members = [aim]
  when    = option.secret_goals && self != viewer
  cites   = ["KKA-24"]
}

event defeated {
  fields = { loser = player }
}

# The players still in the game.
function nations {
  is    = where(powers(), !player.defeated)
  cites = ["KK3-040"]
}

function sets_of_goals {
  is = where(every(aim), aim.for_anybody)
}

# Government, doctrine and goal, before the first turn.
procedure begin_game {
  cites = ["KK3-090", "KK3-093", "KK3-096"]

  call shuffle_decks {}
  for p {
    in = powers()
    call found_state { with = [p] }
    call set_goal { with = [p] }
  }
}

procedure set_goal {
  params = { p = player }
  cites  = ["KK3-096"]

  if {
    when = option.goals == source_of_goals.drawn
    pick lots {
      from  = sets_of_goals()
      count = 1
    }
    set p { aim = lots[0] }
  }
  else_if {
    when = option.goals == source_of_goals.chosen
    choose wish {
      by     = p
      prompt = "What does ${p} play for?"
      from   = sets_of_goals()
      secret = option.secret_goals
    }
    set p { aim = wish }
  }
}

# By what p can win: a goal of its own, or that of its doctrine, which may have none.
function goals_of {
  params = { p = player }
  is     = [p.aim, p.doctrine.aim]
  cites  = ["KK3-033"]
}

# Nothing but an event or a Decision calls this.
procedure change_goals {
  params = { p = player }
  cites  = ["KK3-097"]

  choose wish {
    by     = p
    prompt = "What does ${p} play for from now on?"
    from   = option.goals == source_of_goals.of_the_scenario ? [] : where(sets_of_goals(), aim != p.aim)
    pass   = "keep to the old goal"
  }
  if {
    when = wish != none
    set p { aim = wish }
    say { text = "${p} sets itself another goal." }
  }
}

# ---- Winning

function owns_region {
  params = { region = space, p = player }
  is     = all(parts(region), space.holder == p)
}

function reaches {
  params = { p = player, a = aim }
  mine   = provinces_of(p)
  is = (
    count(mine) >= a.provinces &&
    (a.region == none || owns_region(a.region, p)) &&
    can_pay(p, a.hoard) &&
    count(every(piece), piece.owner == p && piece.unit == a.built) >= a.buildings
  )
  cites = ["KK3-036..038", "KK3-274"]
}

function wins {
  params = { p = player }
  is     = any(goals_of(p), aim != none && reaches(p, aim)) || count(nations()) == 1
  cites  = ["KK3-033..035"]
}

# Our default: at the end of every turn; several who reach their goals at once share the victory.
victory goals_reached {
  when    = any(nations(), wins(player))
  winner  = where(nations(), wins(player))
  because = count(nations()) == 1 ? "All other states are gone." : "The goals are reached."
  cites   = ["KK3-033..035", "KK3-039"]
}

# Who falls together with the last of the others has not defeated them.
victory nobody_is_left {
  when    = empty(nations())
  because = "No state is left: nobody has won."
  cites   = ["KK3-035", "KK3-040"]
}

function leaders {
  most = max([for p in nations() : count(provinces_of(p))])
  is   = where(nations(), count(provinces_of(player)) == most)
}

victory time_is_up {
  when    = game.round >= option.length.turns
  winner  = leaders()
  because = "The time is up: who owns the most provinces has won."
  cites   = ["KKA-04"]
}

procedure end_of_turn {
  cites = ["KK3-033"]

  for p {
    in = nations()
    call balance_of_battles { with = [p] }
    set p { quiet = false }
  }
  check_victory {}
}

# ---- Losing

# Our default: the cards go back, treaties end; other rules free the prisoners and strike Generals off. Mines are no units: they
# stay until they are swept, and are nobody's.
procedure defeat {
  params = { p = player }
  cites  = ["KK3-040", "KK3-041", "KK3-456"]

  return { when = !contains(powers(), p) }
  set p { defeated = true }
  say { text = "${p} has lost its last province and is defeated." }
  emit defeated { with = [p] }
  for c {
    in = pieces(p.hand)
    call put_back { with = [c] }
  }
  for q {
    in = powers()
    call settle_relation { with = [p, q, relation.hostile] }
  }
  mines = where(every(piece), piece.owner == p && piece.unit == unit.mine_barrier)
  set mines { owner = none }
  remaining = where(every(piece), piece.owner == p)
  destroy remaining {}
}

progress provinces {
  title  = "provinces"
  params = { p = player }
  is     = count(provinces_of(p))
}
