# Events and what they and the Decisions do. The book's lists are missing: the nineteen events are ours, one for each sum of
# the two dice, and so are the effects. Put others in as rows.

enum whom {
  values = [drawer, all]
}

# What is more than a number.
enum deed {
  values = [nothing, change_government, change_doctrine, change_goals, uprising, fire, fall_ill, rally, revolution, agitate, look_at_hand, take_card, rumours, stop, dishearten, weaken, hurry]
}

# An effect that a player suffers or enjoys: of an event or of a Decision.
class effect {
  attributes = {
    number     = { type = int, default = 0, min = 0, max = 20, doc = "The sum of the dice for which it is the Event; 0 if it is none." }
    to         = { type = whom, default = whom.drawer }
    gains      = { type = map(resource, int), default = {}, min = 0 }
    loses      = { type = map(resource, int), default = {}, min = 0 }
    mood       = { type = int, default = 0 }
    initiative = { type = int, default = 0 }
    draws      = { type = optional(deck), default = none }
    brings     = { type = optional(unit), default = none }
    deed       = { type = deed, default = deed.nothing }
    worth      = { type = int, default = 1, doc = "How much a bot thinks of it." }
  }
}

thing effect nothing {
  title = "nothing"
}

rows thing effect {
  columns        = [title,                 number, to,          gains,          loses,        mood, initiative, draws,             brings,       deed]
  cites          = ["KKA-21",              "KK3-008..010"]

  revolution     = ["Revolution",          2,      whom.drawer, {},             {},           0,    0,          none,              none,         deed.revolution]
  palace_revolt  = ["Palace Revolt",       3,      whom.drawer, {},             {},           0,    0,          none,              none,         deed.change_government]
  great_fire     = ["Great Fire",          6,      whom.drawer, {},             {},           0,    0,          none,              none,         deed.fire]
  plague         = ["Plague",              4,      whom.drawer, {},             { food = 2 }, -1,   0,          none,              none,         deed.fall_ill]
  unrest         = ["Unrest",              5,      whom.drawer, {},             {},           0,    0,          none,              none,         deed.uprising]
  corruption     = ["Corruption",          7,      whom.drawer, {},             { gold = 2 }, 0,    0,          none,              none,         deed.nothing]
  rich_hunt      = ["Rich Hunt",           8,      whom.drawer, { food = 2 },   {},           0,    0,          none,              none,         deed.nothing]
  couriers       = ["Couriers",            9,      whom.drawer, {},             {},           0,    0,          deck.intelligence, none,         deed.nothing]
  volunteers     = ["Volunteers",          10,     whom.drawer, {},             {},           0,    0,          none,              unit.militia, deed.nothing]
  quiet_weeks    = ["Quiet Weeks",         11,     whom.all,    {},             {},           0,    0,          none,              none,         deed.nothing]
  good_harvest   = ["Good Harvest",        12,     whom.all,    { food = 1 },   {},           0,    0,          none,              none,         deed.nothing]
  merchants      = ["Merchants from Afar", 13,     whom.drawer, { gold = 2 },   {},           0,    0,          none,              none,         deed.nothing]
  manoeuvres     = ["Manoeuvres",          14,     whom.drawer, {},             {},           0,    1,          none,              none,         deed.rally]
  council_of_war = ["Council of War",      15,     whom.drawer, {},             {},           0,    0,          deck.order,        none,         deed.nothing]
  new_vein       = ["New Vein",            16,     whom.drawer, { metals = 2 }, {},           0,    0,          none,              none,         deed.nothing]
  intrigues      = ["Intrigues",           17,     whom.drawer, {},             {},           0,    0,          deck.strategy,     none,         deed.nothing]
  festival       = ["Festival",            18,     whom.drawer, {},             {},           1,    0,          none,              none,         deed.nothing]
  new_school     = ["New School of War",   19,     whom.drawer, {},             {},           0,    0,          none,              none,         deed.change_doctrine]
  new_course     = ["New Course",          20,     whom.drawer, {},             {},           0,    0,          none,              none,         deed.change_goals]
}

# Those that only Decisions have.
rows thing effect {
  columns        = [title,            deed,              worth]
  cites          = ["KKA-22"]

  spy_at_court   = ["Spy at Court",   deed.look_at_hand, 1]
  stolen_plans   = ["Stolen Plans",   deed.take_card,    3]
  agitators      = ["Agitators",      deed.agitate,      5]
  false_rumours  = ["False Rumours",  deed.rumours,      2]
  ambush         = ["Ambush",         deed.stop,         3]
  war_cry        = ["War Cry",        deed.dishearten,   3]
  feigned_flight = ["Feigned Flight", deed.weaken,       3]
  forced_march   = ["Forced March",   deed.hurry,        1]
}

class game {
  state = { drawer = { type = optional(player), doc = "Who draws the Event of this turn." } }
}

# The next one clockwise who is still in the game.
function left_of {
  params = { p = player }
  around = rotated(powers(), index(powers(), p) + 1)
  is     = first([for q in around : q if !q.defeated])
  cites  = ["KK3-007"]
}

# Our default: the first seat draws in the first turn.
procedure pass_the_events_on {
  cites = ["KK3-008", "KK3-011"]

  set game { drawer = game.drawer == none ? first(nations()) : left_of(game.drawer) }
}

# The start of every turn.
procedure begin_turn {
  cites = ["KK3-003", "KK3-004", "KK3-043"]

  set game { round = game.round + 1 }
  call move_clock {}
  call pass_the_events_on {}
  call calm_strikes {}
}

phase events {
  title = "Events"
  cites = ["KK3-003", "KK3-005", "KK3-008"]

  for p {
    in = nations()
    call count_luxuries { with = [p] }
    call unrest { with = [p] }
  }
  call roll_weather {}
  call draw_event {}
}

# Our reading: the two dice are added.
procedure draw_event {
  cites = ["KK3-008..010"]

  roll shown {
    die   = die.k10
    count = 2
  }
  e = first([for e in every(effect) : e if e.number == sum(shown)])
  say { text = "${game.drawer} draws the Event ${sum(shown)}: ${e}." }
  call carry_out {
    e      = e
    by     = game.drawer
    target = none
  }
}

# The special face of the colour die brings a card and another throw.
procedure roll_colour {
  cites = ["KK3-012", "KK3-015..017"]

  roller = left_of(game.drawer)
  var shown { is = colour.special }
  repeat {
    while = shown == colour.special
    roll thrown {
      die   = die.colours
      count = 1
    }
    set shown { is = first(thrown) }
    say { text = "${roller} throws the colour die: ${shown}." }
    if {
      when = shown == colour.special
      choose from_deck {
        by     = roller
        prompt = "From which deck do you draw a Decision?"
        from   = every(deck)
        secret = false
      }
      call draw_card { with = [roller, from_deck] }
    }
  }
  set game { colour = shown }
}

# ---- What effects do

function whom_it_concerns {
  params = { e = effect, by = player }
  is     = e.to == whom.all ? nations() : [by]
  cites  = ["KK3-009"]
}

procedure carry_out {
  params = { e = effect, by = player, target = optional(piece) }
  cites  = ["KK3-009", "KK3-084"]

  for p {
    in = whom_it_concerns(e, by)
    for r {
      in = every(resource)
      gain p {
        when     = handles(p, r)
        resource = r
        amount   = e.gains[r]
      }
      pay p {
        resource = r
        amount   = min(e.loses[r], stock(p, r))
      }
    }
    set p { edge = p.edge + e.initiative }
    call shift_mood {
      when = e.mood != 0
      p    = p
      n    = e.mood
      why  = text(e)
    }
    call draw_card {
      when = e.draws != none
      p    = p
      d    = e.draws
    }
    call receive {
      when = e.brings != none
      u    = e.brings
      p    = p
    }
  }
  call do_deed {
    what   = e.deed
    by     = by
    target = target
  }
}

# Whether it makes sense now. A hand is counted, not looked at.
function can_do {
  params = { p = player, e = effect }
  is     = e.deed == deed.look_at_hand || e.deed == deed.take_card ? any([for q in nations() : q != p && !empty(pieces(q.hand))]) : true
  cites  = ["KK3-084"]
}

function buildings_of {
  params = { of = player }
  is     = [for b in every(piece) : b if b.owner == of && is_a(b, branch.building)]
}

procedure do_deed {
  params = { what = deed, by = player, target = optional(piece) }
  cites  = ["KK3-009", "KK3-084"]

  if {
    when = what == deed.change_government
    call change_government { with = [by] }
  }
  else_if {
    when = what == deed.change_doctrine
    call change_doctrine { with = [by] }
  }
  else_if {
    when = what == deed.change_goals
    call change_goals { with = [by] }
  }
  else_if {
    when = what == deed.uprising
    pick there { from = provinces_of(by) }
    call uprising {
      when     = there != none
      province = there
    }
  }
  else_if {
    when = what == deed.fire
    pick burning { from = buildings_of(by) }
    call raze {
      when = burning != none
      b    = burning
      by   = none
    }
  }
  else_if {
    when = what == deed.fall_ill
    pick patient { from = in_the_field(by) }
    call banish {
      when  = patient != none
      g     = patient
      turns = 2
    }
  }
  else_if {
    when = what == deed.rally
    for u {
      in    = every(piece)
      where = u.owner == by && u.routed
      call regroup_unit { with = [u] }
    }
  }
  else_if {
    when = what == deed.look_at_hand
    call look_at_hand { with = [by] }
  }
  else_if {
    when = what == deed.take_card
    call take_card { with = [by] }
  }
  else_if {
    when = what == deed.revolution
    call revolution { with = [by] }
  }
  else_if {
    when = what == deed.agitate
    choose stirred {
      by     = by
      prompt = "Whose people do your agitators stir up?"
      from   = [for q in nations() : q if q != by]
      secret = false
      appeal = count(provinces_of(it))
    }
    say { text = "Agitators of ${by} are at work in ${stirred}." }
    call revolution { with = [stirred] }
  }
  else_if {
    when = what == deed.rumours
    choose misled {
      by     = by
      prompt = "Whose orders do the rumours confuse?"
      from   = [for q in nations() : q if q != by]
      secret = false
    }
    set misled { edge = misled.edge - 2 }
    say { text = "Rumours confuse ${misled}: 2 less for initiative." }
  }
  else_if {
    when = what == deed.stop && target != none
    set u {
      in    = pieces(target.space)
      where = u.owner == target.owner
      left  = 0
    }
    say { text = "An ambush stops ${target.owner} in ${target.space}." }
  }
  else_if {
    when = what == deed.dishearten && target != none
    set target { disheartened = true }
  }
  else_if {
    when = what == deed.weaken && target != none
    set target { deceived = true }
  }
  else_if {
    when = what == deed.hurry && target != none
    set target { left = target.left + 1 }
  }
}

class piece {
  state = {
    disheartened = { type = bool, lasts = phase.movement_of, doc = "Morale is 1 less." }
    deceived     = { type = bool, lasts = phase.movement_of, doc = "Strength is 1 less." }
  }
}

modifier disheartened {
  to    = value.morale
  when  = self.disheartened
  add   = -1
  cites = ["KKA-22"]
}

modifier deceived {
  to    = value.power
  stage = reckoning.flat
  when  = self.deceived
  add   = -1
  cites = ["KKA-22"]
}

procedure look_at_hand {
  params = { by = player }
  cites  = ["KKA-22"]

  choose watched {
    by     = by
    prompt = "At whose cards does your spy look?"
    from   = [for q in nations() : q if q != by && !empty(pieces(q.hand))]
    secret = false
  }
  set c {
    in      = pieces(watched.hand)
    seen_by = union(c.seen_by, [by])
  }
  say { text = "A spy of ${by} reads the papers of ${watched}." }
}

procedure take_card {
  params = { by = player }
  cites  = ["KKA-22"]

  choose robbed {
    by     = by
    prompt = "From whom do you steal a card?"
    from   = [for q in nations() : q if q != by && !empty(pieces(q.hand))]
    secret = false
  }
  pick card { from = pieces(robbed.hand) }
  set card { owner = by }
  move card { to = by.hand }
  say { text = "${by} steals a card of ${robbed}." }
}
