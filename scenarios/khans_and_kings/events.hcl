# Events and what they and the Decisions do. The book's lists are missing: the nineteen events are ours, one for each sum of
# the two dice, and so are the effects. Put others in as rows.

enum whom {
  values = [drawer, all]
}

# What is more than a number.
enum deed {
  values = [
    nothing, change_government, change_doctrine, change_goals, uprising, fire, fall_ill, rally, settle, revolution,
    agitate, look_at_hand, take_card, rumours, stop, dishearten, weaken, encircle, hurry
  ]
}

# An effect that a player suffers or enjoys: of an event or of a Decision.
class effect {
  attributes = {
    number = {
      type    = int,
      default = 0,
      min     = 0,
      max     = 20,
      doc     = "The sum of the dice for which it is the Event; 0 if it is none."
    }
    to         = { type = whom, default = whom.drawer }
    gains      = { type = map(resource, int), default = {}, min = 0 }
    loses      = { type = map(resource, int), default = {}, min = 0 }
    increments = { type = map(resource, int), default = {}, doc = "Added to what is produced this turn." }
    cuts       = { type = map(resource, int), default = {}, doc = "Off the price of units and buildings this turn." }
    mood       = { type = int, default = 0 }
    initiative = { type = int, default = 0 }
    draws      = { type = optional(deck), default = none }
    brings     = { type = optional(unit), default = none }
    deed       = { type = deed, default = deed.nothing }
    ground     = { type = optional(terrain), default = none, doc = "The terrain that it changes this turn." }
    slows      = { type = int, default = 0, doc = "What it takes from Speed there." }
    attack     = { type = int, default = 0, doc = "Added to the Strength of attackers there." }
    defence    = { type = int, default = 0, doc = "Added to the Strength of defenders there." }
  }
}

thing effect nothing {
  title = "nothing"
}

rows thing effect {
  columns        = [title,               number, to,       gains,         loses,        increments,
    cuts,         mood, initiative, draws,             brings,       deed]
  cites          = ["KKA-21", "KK3-008..010"]

  revolution     = ["Revolution",        2,      _,        _,             _,            _,
    _,            _,    _,          _,                 _,            deed.revolution]
  palace_revolt  = ["Palace Revolt",     3,      _,        _,             _,            _,
    _,            _,    _,          _,                 _,            deed.change_government]
  plague         = ["Plague",            4,      _,        _,             { food = 2 }, _,
    _,            -1,   _,          _,                 _,            deed.fall_ill]
  unrest         = ["Unrest",            5,      _,        _,             _,            _,
    _,            _,    _,          _,                 _,            deed.uprising]
  great_fire     = ["Great Fire",        6,      _,        _,             _,            _,
    _,            _,    _,          _,                 _,            deed.fire]
  rich_hunt      = ["Rich Hunt",         8,      _,        { food = 2 },  _,            _,
    _,            _,    _,          _,                 _,            _]
  great_fair     = ["Great Fair",        9,      whom.all, _,             _,            _,
    { gold = 1 }, _,    _,          _,                 _,            _]
  volunteers     = ["Volunteers",        10,     _,        _,             _,            _,
    _,            _,    _,          _,                 unit.militia, _]
  quiet_weeks    = ["Quiet Weeks",       11,     _,        _,             _,            _,
    _,            _,    _,          _,                 _,            _]
  good_harvest   = ["Good Harvest",      12,     whom.all, _,             _,            { food = 1 },
    _,            _,    _,          _,                 _,            _]
  settlers       = ["Settlers",          13,     _,        _,             _,            _,
    _,            _,    _,          _,                 _,            deed.settle]
  manoeuvres     = ["Manoeuvres",        14,     _,        _,             _,            _,
    _,            _,    1,          _,                 _,            deed.rally]
  council_of_war = ["Council of War",    15,     _,        _,             _,            _,
    _,            _,    _,          deck.order,        _,            _]
  new_quarry     = ["New Quarry",        16,     _,        { stone = 2 }, _,            _,
    _,            _,    _,          _,                 _,            _]
  intrigues      = ["Intrigues",         17,     _,        _,             _,            _,
    _,            _,    _,          deck.intelligence, _,            _]
  festival       = ["Festival",          18,     _,        _,             _,            _,
    _,            1,    _,          deck.strategy,     _,            _]
  new_school     = ["New School of War", 19,     _,        _,             _,            _,
    _,            _,    _,          _,                 _,            deed.change_doctrine]
  new_course     = ["New Course",        20,     _,        _,             _,            _,
    _,            _,    _,          _,                 _,            deed.change_goals]
}

# What changes the ground.
rows thing effect {
  columns = [title,    number, to,       loses,        ground,         slows, attack, defence]
  cites   = ["KKA-21", "KK3-259"]

  floods  = ["Floods", 7,      whom.all, { gold = 1 }, terrain.fields, 1,     -1,     1]
}

# Those that only Decisions have.
rows thing effect {
  columns        = [title,            mood, deed]
  cites          = ["KKA-22"]

  spy_at_court   = ["Spy at Court",   _,    deed.look_at_hand]
  stolen_plans   = ["Stolen Plans",   _,    deed.take_card]
  agitators      = ["Agitators",      _,    deed.agitate]
  false_rumours  = ["False Rumours",  _,    deed.rumours]
  ambush         = ["Ambush",         _,    deed.stop]
  war_cry        = ["War Cry",        _,    deed.dishearten]
  feigned_flight = ["Feigned Flight", _,    deed.weaken]
  encirclement   = ["Encirclement",   _,    deed.encircle]
  forced_march   = ["Forced March",   _,    deed.hurry]
  great_festival = ["Great Festival", 1,    _]
}

class game {
  state = { drawer = { type = player, default = player.khanate, doc = "Who draws the Event of this turn." } }
}

# The next one clockwise who is still in the game.
function left_of {
  params = { p = player }
  around = rotated(powers(), index(powers(), p) + 1)
  others = where(around, !player.defeated)
  is     = others[0]
  cites  = ["KK3-007", "KK3-012", "KK3-045"]
}

# Our default: the first seat draws in the first turn.
procedure pass_the_events_on {
  cites = ["KK3-008", "KK3-011"]

  set game { drawer = game.round == 1 ? nations()[0] : left_of(game.drawer) }
}

# The start of every turn.
procedure begin_turn {
  cites = ["KK3-003", "KK3-004", "KK3-043"]

  set game { round = game.round + 1 }
  call move_clock {}
  call pass_the_events_on {}
  call calm_strikes {}
  call forget_last_turn {}
}

# What Events change for one turn.
procedure forget_last_turn {
  cites = ["KK3-259", "KKA-21"]

  set t {
    in             = every(terrain)
    speed_change   = 0
    attack_change  = 0
    defence_change = 0
  }
  set p {
    in         = powers()
    increments = {}
    cuts       = {}
  }
}

phase events {
  title = "Events"
  cites = ["KK3-003", "KK3-005", "KK3-008"]

  for p {
    in = nations()
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
  fitting = where(every(effect), effect.number == sum(shown))
  e       = fitting[0]
  say { text = "${game.drawer} draws Event ${sum(shown)}: ${e}." }
  call carry_out {
    with   = [e, game.drawer]
    target = none
  }
}

# The special face of the colour die brings a card and another throw, from any deck that has one.
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
    set { shown = thrown[0] }
    say { text = "${roller} throws the colour die: ${shown}." }
    if {
      when = shown == colour.special
      choose from_deck {
        by     = roller
        prompt = "From which deck do you draw a Decision?"
        from   = where(every(deck), !empty(pieces(deck_of(deck))))
        secret = false
      }
      call draw_card {
        when = from_deck != none
        with = [roller, from_deck]
      }
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
    gain p { all = as_handled(e.gains, p) }
    for r {
      in = every(resource)
      pay p {
        resource = r
        amount   = min(e.loses[r], stock(p, r))
      }
    }
    set p {
      edge       = p.edge + e.initiative
      increments = { for r in every(resource) : r => p.increments[r] + e.increments[r] }
      cuts       = { for r in every(resource) : r => p.cuts[r] + e.cuts[r] }
    }
    call shift_mood {
      with = [p, e.mood]
      why  = text(e)
    }
    call draw_card {
      when = e.draws != none
      with = [p, e.draws]
    }
    call receive {
      when = e.brings != none
      with = [e.brings, p]
    }
  }
  call change_ground {
    when = e.ground != none
    with = [e.ground, e]
  }
  call do_deed { with = [e.deed, by, target] }
}

# Terrain is not the same any more, wherever it lies, until the next turn begins.
procedure change_ground {
  params = { t = terrain, e = effect }
  cites  = ["KK3-259"]

  set t {
    speed_change   = t.speed_change - e.slows
    attack_change  = t.attack_change + e.attack
    defence_change = t.defence_change + e.defence
  }
  say {
    text = <<-END
      ${e}: until the next turn Speed on ${t} changes by ${-e.slows}, Strength in attack there by ${e.attack} and in
      defence by ${e.defence}.
    END
  }
}

# Whether it makes sense now. A hand is counted, not looked at.
function can_do {
  params = { p = player, e = effect }
  is = (
    e.deed == deed.look_at_hand || e.deed == deed.take_card ?
    any(nations(), player != p && !empty(pieces(player.hand))) :
    true
  )
  cites = ["KK3-084"]
}

# What a fire may burn down: a mine barrier can only be swept.
function fuel_of_fires {
  params = { of = player }
  is     = [for b in every(piece) : b if b.owner == of && is_a(b, branch.building) && b.unit != unit.mine_barrier]
  cites  = ["KK3-456"]
}

procedure do_deed {
  params = { what = deed, by = player, target = optional(piece) }
  cites  = ["KK3-009", "KK3-084", "KK3-203"]

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
    pick rising {
      from  = provinces_of(by)
      count = 1
    }
    for there {
      in = rising
      call uprising { with = [there] }
    }
  }
  else_if {
    when = what == deed.fire
    pick burning { from = fuel_of_fires(by) }
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
      where = u.owner == by
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
    when = what == deed.settle
    choose settled {
      by     = by
      prompt = "Where do the settlers clear the land?"
      from   = where(provinces_of(by), level_of(space) < 3)
      secret = false
      appeal = 3 - level_of(it)
    }
    if {
      when = settled != none
      set settled { enriched = settled.enriched + 1 }
      say { text = "Settlers clear the land of ${settled}: its wealth is ${level_of(settled)} now." }
    }
  }
  else_if {
    when = what == deed.agitate
    choose stirred {
      by     = by
      prompt = "Whose people do your agitators stir up?"
      from   = where(nations(), player != by)
      secret = false
      appeal = count(provinces_of(it))
    }
    if {
      when = stirred != none
      say { text = "Agitators of ${by} are at work in ${stirred}." }
      call revolution { with = [stirred] }
    }
  }
  else_if {
    when = what == deed.rumours
    choose misled {
      by     = by
      prompt = "Whose orders do the rumours confuse?"
      from   = where(nations(), player != by)
      secret = false
    }
    if {
      when = misled != none
      set misled { edge = misled.edge - 2 }
      say { text = "Rumours confuse ${misled}: 2 less for initiative." }
    }
  }
  else_if {
    when = what == deed.stop && target != none
    set u {
      in    = pieces(target.space)
      where = u.owner == target.owner
      left  = 0
      along = 0
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
    disheartened = { type = bool, lasts = [phase.movement_of, phase.independents_act], doc = "Morale is 1 less." }
    deceived     = { type = bool, lasts = [phase.movement_of, phase.independents_act], doc = "Strength is 1 less." }
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
  if {
    when = watched != none
    set c {
      in      = pieces(watched.hand)
      seen_by = union(c.seen_by, [by])
    }
    say { text = "A spy of ${by} reads the papers of ${watched}." }
  }
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
  if {
    when = robbed != none
    pick stolen {
      from  = pieces(robbed.hand)
      count = 1
    }
    set stolen { owner = by }
    move stolen { to = by.hand }
    say { text = "${by} steals a card of ${robbed}." }
  }
}
