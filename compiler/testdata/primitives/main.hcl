# What the language has beside the plain: decisions of several, offers with a context, borders that change, resources
# chosen in play. Every test says what one of them means.
scenario "primitives" {
  title = "Primitives"
}

class space {
  attributes = { far_off = { type = bool, default = false } }
  state      = { seen = { type = int, default = 0 } }
}

class border {
  attributes = { river = { type = bool, default = false } }
  state      = { bridge = { type = bool, default = false } }
}

class unit {
  attributes = { rolls = { type = die, default = die.small } }
}

class piece {
  state = { moved = { type = int, default = 0 } }
}

class game {
  state = {
    log   = { type = int, default = 0 }
    heard = { type = int, default = -1 }
    in_it = set(player)
  }
}

player anna {}
player bert {}
player carl {}

resource gold { start = 5 }
resource wood { start = 1 }

unit foot {}
unit horse { rolls = die.large }

die small { faces = range(1, 4) }
die large { faces = range(1, 8) }

space west { borders = [space.middle] }
space middle {}
space east { borders = [space.middle] }
space away { off_map = true }

border ford {
  between = [space.west, space.east]
  river   = true
}

path lane { through = [space.middle] }

movement walk {
  params = { mover = player }
  pass   = !edge.river || edge.bridge
}

record battle {
  title  = "the battle for ${self.place}"
  fields = { place = space, by = optional(player), next = optional(battle) }
}

record chain {
  title  = "chain to ${self.next}"
  fields = { next = optional(chain), n = { type = int, default = 0 } }
}

# Bindings of an action are those from before its effects.

action step {
  text = "step to ${there}"

  here   = space.west
  movers = pieces(here)
  before = count(pieces(space.middle))

  param there {
    in = [space.middle, space.east]
  }

  do {
    move movers { to = there }
  }
  ensure moved_all {
    that    = count(movers) == 3 && all([for p in movers : p.space == there])
    message = "Not all ${count(movers)} moved."
  }
  ensure were_none {
    that    = before == 0
    message = "The middle had ${before}."
  }
}

test "an ensure sees the bindings as they were" {
  given {
    place west { anna = { foot = 3 } }
  }
  run {
    offer {
      to      = player.anna
      actions = [action.step]
    }
  }
  play { lines = ["step to middle"] }
  expect { that = count(pieces(space.middle)) == 3 }
}

test "the message of an ensure too" {
  given {
    place west { anna = { foot = 2 } }
    place middle { bert = { foot = 1 } }
  }
  run {
    offer {
      to      = player.anna
      actions = [action.step]
      done    = "stay"
    }
  }
  expect { that = count(pieces(space.west)) == 2 }
}

# Dice.

procedure roll_some {
  params = { high = bool, p = piece }
  roll shown {
    die   = high ? die.large : die.small
    count = 2
  }
  roll own {
    die     = p.unit.rolls
    at_most = 6
  }
  set game { log = sum(shown) * 10 + own }
}

test "a die known only in play" {
  given {
    place west { anna = { horse = 1 } }
  }
  dice { rolls = [8, 7, 6] }
  run {
    call roll_some {
      high = true
      p    = first(pieces(space.west))
    }
  }
  expect { that = game.log == 151 }
  dice { rolls = [4, 3, 7] }
  run {
    call roll_some {
      high = false
      p    = first(pieces(space.west))
    }
  }
  expect { that = game.log == 70 }
}

test "lists" {
  given {
    place west { anna = { foot = 2 } }
  }
  expect { that = index(every(player), player.carl) == 2 && index([player.anna], player.carl) == -1 }
  expect { that = index([3, 1, 4, 1], 1) == 1 }
  expect { that = rotated(every(player), 1)[0] == player.bert && rotated(every(player), 1)[2] == player.anna }
  expect { that = rotated(range(1, 3), -1)[0] == 3 && rotated(range(1, 3), 7)[0] == 2 && empty(rotated(range(1, 0), 4)) }
  expect { that = same([1, 2, 2], [2, 1, 2]) && !same([1, 2, 2], [1, 1, 2]) && !same([1], [1, 1]) }
  expect { that = same(pieces(space.west), reversed(pieces(space.west))) && same([], pieces(space.east)) }
}

# Joint decisions.

procedure take_one {
  choose lost {
    by      = [player.anna, player.bert]
    prompt  = "Which is lost?"
    from    = pieces(space.west)
    or_else = player.carl
  }
  destroy lost {}
}

procedure take_two {
  choose lost {
    by    = [player.anna, player.bert]
    from  = pieces(space.west)
    count = 2
  }
  set game { log = count(lost) }
  destroy lost {}
}

procedure agree_on_a_number {
  choose n {
    by      = game.in_it
    from    = range(1, 3)
    text    = "take ${it}"
    or_else = player.carl
  }
  set game { log = n }
}

test "all agree" {
  given {
    place west { anna = { foot = 2, horse = 1 } }
  }
  run {
    call take_one {}
  }
  play { lines = ["horse", "horse"] }
  expect { that = count(pieces(space.west)) == 2 && all([for p in pieces(space.west) : p.unit == unit.foot]) }
}

test "they differ, and another decides alone" {
  given {
    place west { anna = { foot = 2, horse = 1 } }
  }
  run {
    call take_one {}
  }
  play { lines = ["horse", "foot", "foot"] }
  expect { that = count([for p in pieces(space.west) : p if p.unit == unit.foot]) == 1 }
}

test "several, in whatever order" {
  given {
    place west { anna = { foot = 2, horse = 1 } }
  }
  run {
    call take_two {}
  }
  play { lines = ["1 horse, 1 foot", "1 foot, 1 horse"] }
  expect { that = game.log == 2 && count(pieces(space.west)) == 1 }
}

test "they differ, and nothing is chosen" {
  given {
    place west { anna = { foot = 2, horse = 1 } }
  }
  run {
    call take_two {}
  }
  play { lines = ["2 foot", "1 foot, 1 horse"] }
  expect { that = game.log == 0 && count(pieces(space.west)) == 3 }
}

test "a set known only in play" {
  given {
    set game { in_it = [player.bert] }
  }
  run {
    call agree_on_a_number {}
  }
  play { lines = ["take 2"] }
  expect { that = game.log == 2 }
  given {
    set game { in_it = [] }
  }
  run {
    call agree_on_a_number {}
  }
  play { lines = ["take 3"] }
  expect { that = game.log == 3 }
  given {
    set game { in_it = [player.anna, player.bert, player.carl] }
  }
  run {
    call agree_on_a_number {}
  }
  play { lines = ["take 1", "take 1", "take 2", "take 3"] }
  expect { that = game.log == 3 }
}

# Asked for the look of it.

procedure call_for_aid {
  params = { hidden = bool }
  choose helper {
    by     = player.anna
    from   = pieces(space.west)
    pass   = "nobody"
    secret = true
    ask    = hidden
  }
  set game { log = helper == none ? 1 : 2 }
}

procedure pick_all {
  choose some {
    by    = player.anna
    from  = pieces(space.west)
    count = 2
    ask   = true
  }
  set game { log = count(some) }
}

test "asked although there is nothing to choose" {
  run {
    call call_for_aid { hidden = true }
  }
  refuse { line = "foot" }
  play { lines = ["nobody"] }
  expect { that = game.log == 1 }
}

test "not asked" {
  run {
    call call_for_aid { hidden = false }
  }
  expect { that = game.log == 1 }
}

test "asked although only one answer is possible" {
  given {
    place west { anna = { foot = 1 } }
  }
  run {
    call pick_all {}
  }
  play { lines = ["foot"] }
  expect { that = game.log == 1 }
}

test "asked for nothing of several" {
  run {
    call pick_all {}
  }
  play { lines = ["done"] }
  expect { that = game.log == 0 }
}

test "defaults answer what is asked for the look of it" {
  run {
    defaults = true
    call pick_all {}
    call call_for_aid { hidden = true }
  }
  expect { that = game.log == 1 }
}

# Resources chosen in play.

action trade {
  text = "give ${n} ${what} to ${partner}"

  param partner {
    in = [for p in every(player) : p if p != actor]
  }
  param what {
    in = [for r in every(resource) : r if stock(actor, r) > 0]
  }
  param n {
    in = range(1, stock(actor, what))
  }

  do {
    pay actor {
      resource = what
      amount   = n
    }
    gain partner {
      resource = what
      amount   = n
    }
  }
}

test "resources chosen in play" {
  run {
    offer {
      to      = player.anna
      actions = [action.trade]
    }
  }
  refuse { line = "give 2 wood to bert" }
  play { lines = ["give 3 gold to bert"] }
  expect { that = player.anna.gold == 2 && stock(player.bert, resource.gold) == 8 && stock(player.bert, resource.wood) == 1 }
}

# Borders with state.

procedure build_bridges {
  for e {
    in    = borders(space.east, space.west)
    where = !e.bridge
    set e { bridge = true }
  }
}

test "a bridge opens a way" {
  expect { that = count(borders(space.west, space.middle)) == 1 && empty(borders(space.west, space.away)) }
  expect { that = distance(movement.walk, player.anna, space.west, space.east, 9) == 2 }
  run {
    call build_bridges {}
  }
  expect { that = distance(movement.walk, player.anna, space.west, space.east, 9) == 1 && border.ford.bridge }
  run {
    set border ford { bridge = false }
  }
  expect { that = distance(movement.walk, player.anna, space.west, space.east, 9) == 2 }
}

test "ways from several spaces" {
  expect { that = same(spread(movement.walk, player.anna, [space.west, space.away], 1), [space.west, space.away, space.middle]) }
  expect { that = spread(movement.walk, player.anna, [space.east], 9)[0] == space.east && count(spread(movement.walk, player.anna, [space.east], 9)) == 3 }
  expect { that = empty(spread(movement.walk, player.anna, [], 9)) && count(spread(movement.walk, player.anna, [space.west, space.west], 0)) == 1 }
  expect { that = count(path.lane.through) == 1 }
}

# Records with a title, and offers with a context.

procedure two_battles {
  create {
    record = battle
    place  = space.west
  }
  create {
    record = battle
    place  = space.east
    by     = player.bert
  }
  choose b {
    by   = player.anna
    from = every(battle)
  }
  set game { log = b.by == none ? 1 : 2 }
}

test "a record is called as its title says" {
  run {
    call two_battles {}
  }
  play { lines = ["the battle for east"] }
  expect { that = game.log == 2 }
}

procedure rings {
  create a {
    record = chain
    n      = 1
  }
  create b {
    record = chain
    n      = 2
    next   = a
  }
  set a { next = b }
  choose c {
    by   = player.anna
    from = every(chain)
  }
  set game { log = c.n }
}

test "a title that contains itself ends" {
  run {
    call rings {}
  }
  play { lines = ["chain to chain to chain to chain #2"] }
  expect { that = game.log == 2 }
}

action enter {
  text = "enter with ${n}"
  with = { b = battle, most = int }

  mine = [for p in pieces(space.away) : p if p.owner == actor]

  param n {
    in      = range(1, min(most, count(mine)))
    message = "No more than ${most} enter ${b}."
  }
  require not_there {
    that    = empty([for p in pieces(b.place) : p if p.owner == actor])
    message = "You are in ${b.place}."
  }

  do {
    going = take(mine, n)
    move going { to = b.place }
    if {
      when = b.next != none
      call open {
        b    = b.next
        most = 1
      }
    }
    set game { log = game.log * 100 + index(every(space), b.place) * 10 + most }
  }
  ensure room {
    that    = count(pieces(b.place)) < 4
    message = "${b.place} is full."
  }
}

action call_off {
  text = "call off"
  do {
    set game { heard = index(every(player), actor) }
  }
}

procedure open {
  params = { b = battle, most = int }
  set game { heard = most }
}

procedure offer_both {
  create {
    record = battle
    place  = space.west
  }
  create {
    record = battle
    place  = space.east
  }
  for b {
    in = every(battle)
    offer {
      to      = [player.anna, player.bert]
      actions = [action.enter, action.call_off]
      with    = { b = b, most = b.place == space.west ? 2 : 1 }
      done    = "enough"
      require somebody {
        that    = actor == player.bert || any([for p in pieces(b.place) : p.owner == actor])
        message = "${actor} must be in ${b.place}."
      }
    }
  }
}

test "an offer gives its actions a context, and asks each of its players" {
  given {
    place away { anna = { foot = 5 } }
  }
  run {
    call offer_both {}
  }
  refuse {
    line    = "enter with 3"
    because = "No more than 2 enter the battle for west."
  }
  refuse {
    line    = "enough"
    because = "anna must be in west."
  }
  play { lines = ["enter with 2", "enough", "enough"] }
  play { lines = ["enter with 1", "call off", "enough", "enough"] }
  expect { that = count(pieces(space.west)) == 2 && count(pieces(space.east)) == 1 && game.heard == 1 && game.log == 221 }
}

forbid the_east_with_gold {
  action  = action.enter
  when    = b.place == space.east && actor.gold > 100
  message = "The rich do not enter ${b}."
}

setup {
  place away { anna = { foot = 2 } }
}

sequence main {
  set game { round = 1 }
  call offer_both {}
  check_victory {}
}

victory over {
  when = game.round > 0
}

# An offer within an offer of the same action: what it gives is the inner one's, and afterwards the outer one's again.

action spend {
  text = "spend ${n}"
  with = { most = int }

  param n {
    in      = range(1, most)
    message = "No more than ${most}."
  }

  do {
    set game { log = game.log * 10 + most }
    if {
      when = most == 3
      offer {
        to      = player.anna
        actions = [action.pinch]
        with    = { most = 1 }
        done    = "spend nothing"
      }
    }
  }
}

action pinch {
  text = "pinch ${n}"
  with = { most = int }

  param n {
    in      = range(1, most)
    message = "No more than ${most}."
  }

  do {
    set game { log = game.log * 10 + most }
  }
}

procedure spend_twice {
  offer {
    to      = player.anna
    actions = [action.spend, action.pinch]
    with    = { most = 3 }
    done    = "enough"
  }
  offer {
    to      = player.anna
    actions = [action.spend]
    with    = { most = 2 }
    done    = "enough"
  }
}

test "what an offer gives is its own" {
  run {
    call spend_twice {}
  }
  refuse {
    line    = "spend 4"
    because = "No more than 3."
  }
  play { lines = ["spend 3"] }
  refuse {
    line    = "pinch 2"
    because = "No more than 1."
  }
  play { lines = ["spend nothing"] }
  refuse { line = "pinch 4" }
  play { lines = ["pinch 3", "spend 3", "pinch 1", "spend nothing", "enough"] }
  refuse {
    line    = "spend 3"
    because = "No more than 2."
  }
  play { lines = ["spend 2", "enough"] }
  expect { that = game.log == 33312 }
}
