# Every test of this scenario says what the language means by something; the compiler's tests run them with the
# optimiser and without.
scenario "semantics" {
  title = "Semantics"
}

enum sort {
  values = [wet, dry, high]
}

class space {
  attributes = {
    sort  = sort
    worth = { type = int, default = 0 }
    fit   = { type = set(sort), default = [] }
  }
  state = {
    holder = optional(player)
    seen   = { type = int, default = 0 }
  }
}

class unit {
  attributes = {
    rank   = { type = int, default = price }
    cost   = { type = int, default = 1 }
    price  = { type = int, default = cost }
    attack = { type = int, default = 1 }
    heavy  = { type = bool, default = false }
    on     = { type = set(sort), default = [sort.dry] }
  }
}

class piece {
  state = {
    moved = { type = int, default = 0 }
    tired = { type = bool, default = false }
    mark  = { type = int, default = 3, lasts = procedure.marking }
    hit   = { type = bool, lasts = [record.fight, procedure.outer_marking] }
  }
}

class player {
  state = {
    friends = set(player)
    foes    = { type = set(player), default = [player.bert], lasts = procedure.marking }
    hopes   = { type = list(int), lasts = procedure.marking }
    rival   = { type = optional(player), lasts = procedure.marking }
  }
}

alliance east {}
alliance west {}
player anna { alliance = alliance.east }
player bert { alliance = alliance.west }
player carl { alliance = alliance.east }
player dora {}

resource gold {
  start = 10
}

class unit { flags = [swims, rides, flies] }

unit foot { flags = [swims] }
unit horse {
  flags  = union([rides], [swims])
  flies  = true
  swims  = false
  cost   = 3
  attack = 2
}
unit tower {
  cost   = 5
  price  = 7
  attack = 3
  heavy  = true
}
unit boat {
  cost = 2
  on   = [sort.wet]
}

die d6 {
  faces = range(1, 6)
}

space field {
  sort    = sort.dry
  worth   = 3
  borders = [space.hill, space.lake]
}
space hill {
  sort  = sort.high
  worth = 5
  fit   = [sort.dry, sort.high]
}
space lake {
  sort    = sort.wet
  borders = [space.shore]
}
space shore {
  sort  = sort.dry
  worth = 2
}

option extra {
  type    = int
  default = 2
  min     = 0
  max     = 9
}

record fight {
  fields = {
    place = space
    by    = player
    count = { type = int, default = 4 }
  }
}

event taken {
  fields = { place = space, by = player, sum = int }
}

on taken first_hook {
  gain by { gold = sum }
  set place { seen = place.seen + 1 }
}

on taken second_hook {
  set place {
    holder = by
    seen   = place.seen + sum
  }
}

function hostile {
  params = { a = player, b = player }
  is     = a.alliance != b.alliance
}

function is_light {
  params = { u = unit }
  is     = !u.heavy && u.cost < 4
}

function enemies_in {
  params = { s = space, p = player }
  there  = [for c in pieces(s) : c if c.owner != none && hostile(c.owner, p)]
  is     = count(there)
}

# Whether there is one is asked of the pieces at once, without a loop.
function manned {
  params = { s = space, p = player }
  is     = any([for c in pieces(s) : c.owner == p])
}

function twice {
  params = { n = int }
  is     = n + n
}

function richest {
  params = {}
  mine   = [for s in every(space) : s if s.worth > 1]
  total  = sum([for s in mine : s.worth])
  is     = total + count(mine)
}

value power {
  of  = piece
  is  = self.unit.attack
  min = 1
  max = 4

  round = nearest
}

modifier tiredness {
  to   = value.power
  when = self.tired
  add  = -5
}

modifier double {
  to      = value.power
  units   = [unit.horse, unit.tower]
  percent = 50
  when    = self.moved == 1
}

modifier led {
  to    = value.power
  units = [unit.foot]
  set   = 3
  limit = count([for c in among : c if c.unit == unit.tower])
}

value reserve {
  of = player
  is = self.gold + option.extra
}

movement walk {
  params = { mover = piece }
  pass   = contains(mover.unit.on, to.sort) || to.sort == sort.high && !mover.unit.heavy
  cost   = to.sort == sort.high ? 2 : 1
  stop   = to.holder != none && to.holder != mover.owner
}

procedure change_all {
  params = { by = player, to = int }
  for p {
    in    = every(piece)
    where = p.owner == by
    set p { moved = to }
  }
}

procedure sum_up {
  params = { n = int }
  var total { is = 0 }
  for i {
    in = range(1, n)
    if {
      when = i % 2 == 0
      set total { is = total + i }
    }
    else_if {
      when = i == 7
      break {}
    }
    else {
      set total { is = total + 100 }
    }
  }
  return { value = total }
}

procedure leave_early {
  params = { s = space }
  for p {
    in = pieces(s)
    attempt {
      set p { moved = 9 }
      if {
        when = p.unit == unit.horse
        return { value = p.moved }
      }
      ensure { that = p.unit != unit.foot }
    }
    otherwise {
      set s { seen = s.seen + 1 }
    }
  }
  return { value = 0 }
}

setup {
  place field {
    anna = { foot = 2, horse = 1 }
    bert = { foot = 1 }
  }
}

sequence main {
  repeat {
    times = 2
    set game { round = game.round + 1 }
    choose where_to {
      by     = player.anna
      prompt = "Where?"
      from   = every(space)
    }
    set where_to { holder = player.anna }
    check_victory {}
  }
}

victory all_held {
  when    = count([for s in every(space) : s if s.holder != none]) == 2
  winner  = player.anna
  because = "Two are enough."
}

evaluation worth {
  score = sum([for s in every(space) : s.worth if s.holder == self])
}

# A comparison with a constant, on either side, as a condition and as a value: a digit for each.
function compared {
  params = { n = int }
  right  = (n == 3 ? 100000 : 0) + (n != 3 ? 10000 : 0) + (n < 3 ? 1000 : 0) + (n <= 3 ? 100 : 0) + (n > 3 ? 10 : 0) + (n >= 3 ? 1 : 0)
  left   = (3 == n ? 100000 : 0) + (3 != n ? 10000 : 0) + (3 > n ? 1000 : 0) + (3 >= n ? 100 : 0) + (3 < n ? 10 : 0) + (3 <= n ? 1 : 0)
  truths = [3 == n, 3 != n, 3 > n, 3 >= n, 3 < n, 3 <= n]
  values = sum([for i in range(0, 5) : truths[i] ? [100000, 10000, 1000, 100, 10, 1][i] : 0])
  is     = right == left && right == values ? right : -1
}

test "a constant may be on either side of a comparison" {
  expect { that = compared(2) == 11100 && compared(3) == 100101 && compared(4) == 10011 }
}

test "numbers" {
  expect { that = 1 + 2 * 3 - 4 == 3 && 7 % 3 == 1 && div(-7, 2) == -4 && -(3) + 3 == 0 }
  expect { that = 7 / 2 == 3.5 && floor(-0.5) == -1 && ceil(0.5) == 1 && nearest(2.5) == 3 && nearest(-2.5) == -3 }
  expect { that = 1 / 3 + 1 / 6 == 0.5 && 1 / 3 < 0.5 && 0.5 >= 1 / 2 && 1 / 3 != 1 / 4 && abs(-1 / 3) == 1 / 3 }
  expect { that = min(3, 1, 2) == 1 && max(3, 1, 2) == 3 && max(1 / 2, 1 / 3) == 0.5 && min([4, 2, 9]) == 2 && abs(-3) == 3 }
  expect { that = max([for s in every(space) : s.worth]) == 5 && min([for s in every(space) : s.worth / 2]) == 0 }
  expect { that = twice(twice(3)) == 12 && richest() == 13 && option.extra == 2 }
  expect { that = sum([for s in every(space) : s.worth / 2]) == 5 && sum(range(1, 4)) == 10 && sum([for n in range(1, 0) : n]) == 0 }
  expect { that = 9000000000 - 1 > 8999999998 && 9000000000 == 4500000000 * 2 }
}

test "truth" {
  setup = true
  expect { that = !(true && false) && (false || true) && (1 < 2 ? true : false) }
  expect {
    p    = first(pieces(space.field))
    that = p != none && p.owner == player.anna && !p.tired && (p.moved == 0 || p.moved == 1 / 1)
  }
  expect { that = first(pieces(space.hill)) == none && last(pieces(space.hill)) == none }
  expect { that = last(pieces(space.field)).owner == player.bert && last(every(player)) == player.dora }
  expect { that = any([for p in pieces(space.field) : p.unit == unit.horse]) && !all([for p in pieces(space.field) : p.unit == unit.horse]) }
  expect { that = all([for p in pieces(space.hill) : p.tired]) && !any([for p in pieces(space.hill) : true]) }
  expect { that = any([for p in pieces(space.field) : true if p.owner == player.bert]) && empty(pieces(space.hill)) && !empty(every(piece)) }
  expect { that = (empty([for p in every(piece) : p if p.tired]) ? 1 : 2) == 1 }
  expect { that = any([for a in every(player) : any([for b in every(player) : a != b && a.alliance == b.alliance && b.alliance != none])]) }
}

test "lists" {
  setup = true
  expect { that = count(every(piece)) == 4 && count(pieces(space.field)) == 4 && count([1, 2, 3]) == 3 && count(every(sort)) == 3 }
  expect { that = count(take(every(player), 2)) == 2 && first(drop(every(player), 2)) == player.carl && count(take([1], 5)) == 1 }
  expect { that = [4, 5, 6][1] == 5 && count(concat([1], [2, 3], every_worth())) == 7 && last(concat([1], [2])) == 2 }
  expect { that = count(unique([1, 2, 1, 2, 3])) == 3 && first(reversed([1, 2])) == 2 && count(repeated(space.hill, 3)) == 3 }
  expect { that = contains([1, 2], 2) && !contains([1, 2], 3) && contains(every(space), space.hill) && contains(adjacent(space.field), space.hill) }
  expect { that = contains(range(2, 4), 3) && !contains(range(2, 4), 5) && contains([for s in every(space) : s.worth], 5) }
  expect { that = count(union([1, 2], [2, 3])) == 3 && count(without([1, 2, 3], [2])) == 2 }
  expect { that = first(sorted({ for s in every(space) : -s.worth => s })) == space.hill && last(sorted({ for s in every(space) : s.worth / 3 => s })) == space.hill }
  expect { that = best({ for s in every(space) : s.worth => s }) == space.hill && least({ for s in every(space) : s.worth => s }) == space.lake }
  expect { that = best({ for s in every(space) : 1 / (s.worth + 1) => s }) == space.lake && best({ for p in pieces(space.hill) : p.moved => p }) == none }
  expect { that = best({ for s in every(space) : 1 => s }) == space.field && least({ for s in every(space) : 1 => s }) == space.field }
  expect { that = matching([[1, 2], [1], [1]], [1, 2]) == 2 && first([for s in every(space) : s if s.worth == 2]) == space.shore }
  expect { that = count([for n in [for m in range(1, 10) : m * m if m % 2 == 0] : n + 1 if n > 20]) == 3 }
  expect { that = sum([for n in [for m in range(1, 3) : m * m] : n + 1]) == 17 }
  expect {
    many = [for s in every(space) : pieces(s)]
    that = count(many) == 4 && count(many[0]) == 4 && count(many[1]) == 0
  }
  expect { that = touches(space.field, space.hill) && !touches(space.hill, space.lake) && count(adjacent(space.lake)) == 2 }
}

function every_worth {
  params = {}
  is     = [for s in every(space) : s.worth]
}

test "sets" {
  given {
    set player anna { friends = [player.bert, player.dora] }
    set player bert { friends = union(player.anna.friends, [player.carl]) }
    set player carl { friends = [for p in every(player) : p if p.alliance == alliance.east] }
  }
  expect { that = count(player.anna.friends) == 2 && contains(player.anna.friends, player.dora) && !contains(player.anna.friends, player.carl) }
  expect { that = count(player.bert.friends) == 3 && count(without(player.bert.friends, player.anna.friends)) == 1 }
  expect { that = count(player.carl.friends) == 2 && !contains(player.dora.friends, player.anna) && empty(player.dora.friends) }
  expect { that = contains(space.hill.fit, sort.high) && !contains(space.hill.fit, sort.wet) && first(player.anna.friends) == player.bert }
  expect { that = sum([for p in player.bert.friends : p.gold]) == 30 && !contains(player.anna.friends, space.lake.holder) }
}

test "searches" {
  setup = true
  given {
    create big {
      unit  = unit.tower
      owner = player.carl
      at    = space.hill
    }
    create {
      unit = unit.boat
      at   = space.lake
    }
    set big { tired = true }
    set player anna { friends = [player.bert] }
  }
  expect { that = enemies_in(space.field, player.anna) == 1 && enemies_in(space.field, player.bert) == 3 && enemies_in(space.hill, player.carl) == 0 }
  expect { that = count([for p in every(piece) : p if is_light(p.unit)]) == 5 && count([for p in every(piece) : p if p.unit.heavy]) == 1 }
  expect { that = count([for p in every(piece) : p if p.owner == none]) == 1 && count([for p in every(piece) : p if p.owner != player.anna]) == 3 }
  expect { that = count([for p in every(piece) : p if p.owner != none && hostile(p.owner, player.bert)]) == 4 }
  expect { that = count([for p in every(piece) : p if p.owner == none || p.owner.alliance == alliance.east]) == 5 }
  expect { that = count([for p in every(piece) : p if contains(player.anna.friends, p.owner)]) == 1 }
  expect { that = count([for p in every(piece) : p if !contains(player.anna.friends, p.owner)]) == 5 }
  expect { that = count([for p in every(piece) : p if p.tired]) == 1 && count([for p in every(piece) : p if !p.tired && p.moved <= 0]) == 5 }
  expect { that = count([for p in every(piece) : p if p.owner != none && contains(p.owner.friends, player.bert)]) == 3 }
  expect { that = count([for p in every(piece) : p if p.owner != none && p.owner.gold > 9 && p.unit.cost * 2 > 5]) == 2 }
  expect { that = any([for p in pieces(space.field) : true if p.unit.cost == 3]) && first([for p in every(piece) : p if p.unit.cost > 3]).space == space.hill }
  expect {
    here = [for p in pieces(space.field) : p if p.owner == player.anna]
    that = count([for p in here : p if p.unit == unit.foot]) == 2
  }
  expect {
    here = [for p in pieces(space.field) : p if p.owner == player.anna]
    that = count([for p in here : p if p.unit == unit.foot]) + count(here) == 5
  }
  expect { that = sum([for a in every(player) : count([for p in every(piece) : p if p.owner == a])]) == 5 }
}

test "values" {
  setup = true
  given {
    create {
      unit  = unit.tower
      owner = player.anna
      at    = space.field
      tired = true
    }
    create {
      unit  = unit.tower
      owner = player.anna
      at    = space.field
      moved = 1
    }
  }
  expect { that = last(pieces(space.field)).power == 4 && pieces(space.field)[4].power == 1 && first(pieces(space.field)).power == 1 }
  expect { that = player.anna.reserve == 12 && [for p in pieces(space.field) : p.power if p.unit == unit.horse][0] == 2 }
}

test "dice" {
  given {
    place field { anna = { foot = 3, tower = 1 } }
  }
  dice { rolls = [3, 3, 3, 3] }
  run {
    roll hits {
      die     = die.d6
      each    = pieces(space.field)
      at_most = it.power
    }
    set space field { seen = hits }
  }
  expect { that = space.field.seen == 2 }
  dice { rolls = [1, 2, 3, 4, 5, 6] }
  run {
    roll few {
      die     = die.d6
      count   = 3
      at_most = 2
    }
    roll same {
      die     = die.d6
      count   = 3
      exactly = 5
    }
    set space hill { seen = few * 10 + same }
  }
  expect { that = space.hill.seen == 21 }
  dice { rolls = [4, 5, 1, 2, 6, 6] }
  run {
    roll faces {
      die   = die.d6
      count = 2
    }
    roll odd {
      die     = die.d6
      each    = pieces(space.field)
      at_most = it.unit.attack + 1
    }
    set space lake { seen = sum(faces) * 10 + odd }
  }
  expect { that = space.lake.seen == 92 }
}

test "effects" {
  setup = true
  run {
    call change_all {
      by = player.anna
      to = 3
    }
    call sum_up total { n = 10 }
    set space lake { seen = total }
    emit taken {
      place = space.hill
      by    = player.bert
      sum   = 4
    }
    call leave_early got { s = space.field }
    set space shore { seen = got }
    var n { is = 5 }
    repeat {
      while = n > 0
      set n { is = n - 2 }
      until = n == 1
    }
    pay player anna { gold = n }
    create b {
      record = fight
      place  = space.lake
      by     = player.dora
    }
    set b {
      count = b.count * 2
      by    = player.carl
    }
    winner = b.by
    gain winner { gold = b.count }
    all = pieces(space.field)
    move all { to = space.hill }
    one = first(pieces(space.hill))
    destroy one {}
    shuffle space hill {}
  }
  expect { that = space.lake.seen == 312 }
  expect { that = space.hill.seen == 5 && space.hill.holder == player.bert && player.bert.gold == 14 }
  expect { that = space.shore.seen == 9 && space.field.seen == 2 }
  expect { that = player.anna.gold == 9 && player.carl.gold == 18 && count(every(fight)) == 1 }
  expect { that = count(pieces(space.hill)) == 3 && empty(pieces(space.field)) && count([for p in every(piece) : p if p.moved == 3]) == 1 }
}

test "ways" {
  setup = true
  expect {
    p    = first(pieces(space.field))
    that = count(reach(movement.walk, p, space.field, 1)) == 0 && reach(movement.walk, p, space.field, 2)[0] == space.hill && distance(movement.walk, p, space.field, space.lake, 9) == -1
  }
  expect {
    p    = first(pieces(space.field))
    that = count(route(movement.walk, p, space.field, space.hill, 2)) == 1 && distance(movement.walk, p, space.field, space.hill, 9) == 2
  }
}

# With when, a statement runs or not; what it binds is then none, empty or no hits.
procedure only_if {
  params = { runs = bool }

  choose one {
    when = runs
    by   = player.anna
    from = [space.field]
  }
  choose several {
    when  = runs
    by    = player.anna
    from  = [space.field, space.hill]
    count = 2
  }
  roll hits {
    when    = runs
    die     = die.d6
    at_most = 5
  }
  roll faces {
    when = runs
    die  = die.d6
  }
  create made {
    when = runs
    unit = unit.foot
    at   = space.field
  }
  call twice_if doubled {
    when = runs
    n    = 2
  }
  set game {
    when  = runs && one == space.field && made != none
    round = 10 * hits + count(several) + count(faces) + count(doubled)
  }
  set space hill {
    when = !runs && one == none && made == none && empty(several) && empty(faces) && empty(doubled)
    seen = 100 + hits
  }
  var n { is = 0 }
  for _s {
    when = runs
    in   = every(space)
    break { when = n == 2 }
    set n { is = n + 1 }
  }
  repeat {
    when  = runs
    times = 3
    set n { is = n + 10 }
  }
  attempt {
    when = runs
    ensure { that = game.round < 0 }
  }
  otherwise {
    set n { is = n + 100 }
  }
  return { when = !runs }
  gain player bert {
    when = n == 132
    gold = n
  }
}

procedure twice_if {
  params = { n = int }
  return { value = repeated(n, 2) }
}

test "statements with a condition that holds" {
  dice { rolls = [3, 4] }
  run only_if { runs = true }
  expect { that = game.round == 15 }
  expect { that = space.hill.seen == 0 && count(pieces(space.field)) == 1 }
  expect { that = player.bert.gold == 142 }
}

test "statements with a condition that does not hold" {
  run only_if { runs = false }
  expect { that = game.round == 0 && space.hill.seen == 100 && empty(pieces(space.field)) }
  expect { that = player.bert.gold == 10 }
}

# A statement is done to each of several things, and arguments may be given by position.
procedure to_each {
  params = { place = space, n = int }

  create {
    unit  = unit.foot
    owner = player.anna
    at    = place
    count = n
  }
  all = pieces(place)
  set all { moved = it.moved + 1 + index(all, it) }
  set c {
    in    = all
    where = c.moved > 1
    moved = 10 * c.moved
  }
  late = [for c in all : c if c.moved == 20]
  set late {
    where = it.moved == 20
    tired = true
  }
  move c {
    in    = pieces(place)
    where = c.tired
    to    = space.hill
  }
  stayed = pieces(place)
  move stayed { to = it.moved == 1 ? space.field : space.lake }
  gain p {
    in    = every(player)
    where = p != player.dora
    gold  = p == player.anna ? 5 : 1
  }
  rich = [for p in every(player) : p if p.gold > 11]
  pay rich { gold = it.gold - 11 }
  fights = [for s in [space.field, space.lake] : s]
  for s {
    in = fights
    create {
      record = fight
      place  = s
      by     = player.anna
    }
  }
  destroy f {
    in    = every(fight)
    where = f.place == space.lake
  }
}

test "a statement for each of several" {
  run {
    call to_each {
      with = [space.field]
      n    = 4
    }
  }
  expect {
    that = count(pieces(space.field)) == 1 && count(pieces(space.hill)) == 1 && count(pieces(space.lake)) == 2
  }
  expect {
    that = sum([for c in pieces(space.lake) : c.moved]) == 70
  }
  expect {
    that = player.anna.gold == 11 && player.bert.gold == 11 && player.dora.gold == 10
  }
  expect { that = count(every(fight)) == 1 }
}

# What is left out is decided before anything is done, whether the things are treated alike or not.
procedure at_most_two_stay {
  params = { place = space, alike = bool }

  create {
    unit  = unit.foot
    owner = player.anna
    at    = place
    count = 4
  }
  move c {
    when  = alike
    in    = pieces(place)
    where = count(pieces(place)) > 2
    to    = space.hill
  }
  move c {
    when  = !alike
    in    = pieces(place)
    where = count(pieces(place)) > 2
    to    = c.moved == 0 ? space.hill : space.lake
  }
  set c {
    in    = pieces(space.hill)
    where = all([for d in pieces(space.hill) : d.moved == 0])
    moved = 1
  }
}

test "what is left out is decided first" {
  cases = {
    "alike"      = { alike = true }
    "one by one" = { alike = false }
  }
  run at_most_two_stay {
    place = space.field
    alike = alike
  }
  expect { that = empty(pieces(space.field)) && count([for c in pieces(space.hill) : c if c.moved == 1]) == 4 }
}

test "arguments of a step by position" {
  given to_each { with = [space.field, 1] }
  expect { that = count(pieces(space.field)) == 1 }
}

# Procedures and functions of a record.
function owned {
  of     = fight
  params = { least = int }
  mine   = [for c in pieces(self.place) : c if c.owner == self.by]
  is     = count(mine) >= least
}

procedure resolve_fight {
  of     = fight
  params = { n = int }

  create {
    unit  = unit.foot
    owner = self.by
    at    = self.place
  }
  set self { count = self.count - n }
  call again if_again {
    when = n < 10
    with = [n]
  }
  call end_fight { when = self.count == 0 && if_again == none }
}

procedure again {
  of     = fight
  params = { n = int }
  return { value = self.count == n ? self.by : none }
}

procedure end_fight {
  of = fight

  set game { round = owned(self, 2) ? 7 : 8 }
  destroy self {}
}

test "procedures of a record" {
  run {
    create f {
      record = fight
      place  = space.field
      by     = player.anna
    }
    call resolve_fight {
      of   = f
      with = [1]
    }
    call resolve_fight {
      of = f
      n  = 3
    }
  }
  expect {
    that = game.round == 7 && empty(every(fight))
  }
}

test "flags" {
  expect {
    that = unit.foot.swims && !unit.foot.rides && unit.horse.rides && unit.horse.flies && !unit.horse.swims && !unit.boat.swims
  }
  expect { that = same([for u in every(unit) : u if u.rides], [unit.horse]) }
}

# State that lasts as long as a procedure or a record.
class game {
  state = { marks = { type = int, lasts = procedure.marking } }
}

procedure marking {
  params = { early = bool }

  set game { marks = 9 }
  set p {
    in   = pieces(space.field)
    mark = 5
    hit  = true
  }
  set player anna {
    foes  = [player.carl]
    hopes = [1, 2]
    rival = player.dora
  }
  return {
    when  = early
    value = sum([for p in pieces(space.field) : p.mark])
  }
  choose _one {
    by     = player.anna
    prompt = "Which one?"
    from   = pieces(space.field)
    text   = "${it.unit}"
  }
  return { value = player.anna.rival == player.dora ? 1 : 0 }
}

after procedure marking noted {
  set game { round = game.marks }
}

procedure outer_marking {
  params = { early = bool }

  call marking n { with = [early] }
  set player bert { gold = n }
  set space field { seen = count([for p in pieces(space.field) : p if p.hit]) }
}

test "state lasts as long as a procedure" {
  given {
    create {
      unit  = unit.foot
      owner = player.anna
      at    = space.field
      count = 2
    }
  }
  run outer_marking { early = true }
  expect {
    that = player.bert.gold == 10 && game.round == 9 && game.marks == 0 && space.field.seen == 2
  }
  expect { that = all([for p in pieces(space.field) : p.mark == 3 && !p.hit]) }
  expect {
    that = contains(player.anna.foes, player.bert) && count(player.anna.foes) == 1 && empty(player.anna.hopes) && player.anna.rival == none
  }
}

test "state lasts while a procedure waits" {
  given {
    create {
      unit  = unit.foot
      owner = player.anna
      at    = space.field
    }
    create {
      unit  = unit.horse
      owner = player.anna
      at    = space.field
    }
  }
  run outer_marking { early = false }
  expect { that = game.marks == 9 && player.anna.rival == player.dora && all([for p in pieces(space.field) : p.mark == 5]) }
  play { lines = ["foot"] }
  expect { that = game.marks == 0 && player.bert.gold == 1 && all([for p in pieces(space.field) : p.mark == 3]) }
}

test "state lasts as long as a record" {
  run {
    create a {
      record = fight
      place  = space.field
      by     = player.anna
    }
    create _b {
      record = fight
      place  = space.lake
      by     = player.anna
    }
    create p {
      unit  = unit.foot
      owner = player.anna
      at    = space.field
    }
    set p { hit = true }
    set space hill { seen = p.hit ? 1 : 0 }
    destroy a {}
    set space lake { seen = p.hit ? 2 : 1 }
    set p { hit = true }
    fights = every(fight)
    destroy fights {}
  }
  expect { that = space.hill.seen == 1 && space.lake.seen == 1 && !any([for p in every(piece) : p.hit]) }
}

test "lists ordered by a key" {
  given {
    place field { anna = { horse = 1, foot = 2, tower = 1 } }
  }
  expect {
    that = [for p in sorted(pieces(space.field), piece.unit.cost) : p.unit.cost][3] == 5 && first(sorted(pieces(space.field), -piece.unit.cost)).unit == unit.tower
  }
  expect { that = best(every(unit), unit.attack) == unit.tower && least(every(unit), unit.cost + unit.attack) == unit.foot }
  expect { that = best([for p in pieces(space.field) : p if p.moved > 0], piece.moved) == none }
  expect {
    that = count([for s in every(space) : s if best(pieces(s), piece.unit.cost + s.worth) != none]) == 1
  }
}

# Rules attached to a procedure of a record.
procedure tick {
  of     = fight
  params = { n = int }

  set self { count = self.count + n }
}

around procedure tick doubled {
  call inherited { n = 2 * n }
  call inherited { with = [1] }
}

after procedure tick noted {
  set game { round = self.count }
}

test "rules attached to a procedure of a record" {
  run {
    create f {
      record = fight
      place  = space.field
      by     = player.anna
    }
    call tick {
      of   = f
      with = [10]
    }
  }
  expect { that = game.round == 25 && first(every(fight)).count == 25 }
}

test "an attribute is by default what another one is, however it got its value" {
  expect { that = unit.foot.rank == 1 && unit.horse.price == 3 && unit.horse.rank == 3 && unit.tower.price == 7 && unit.tower.rank == 7 }
}
