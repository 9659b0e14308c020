# A scenario that has every attribute that is a list, a set or a map, for variants to add to.
scenario "b" {
  title     = "B"
  languages = ["en", "de"]
}

enum height {
  values  = [low, high]
  titles  = { low = "low ground" }
  colours = { low = "green" }
}

class space {
  flags      = [walled]
  attributes = { height = { type = height, default = height.low } }
}

class border {
  flags      = [wet]
  attributes = { stage = { type = stage, default = stage.early } }
}

picture board {
  water     = [height.low]
  points    = [height.low]
  waterways = [wet]
  marks     = [height]
}

enum stage { values = [early, late] }
enum tag { values = [land, air, sea] }

class unit {
  flags = [swift, slow]
  attributes = {
    tags   = { type = set(tag), default = [tag.land] }
    levels = { type = list(int), default = [1, 2] }
    height = { type = height, default = height.low }
  }
}

class player { state = { seen = { type = int, default = 0 } } }

player anna { title = { en = "Anna", de = "Anne" } }
player bert {}
player cleo {}

unit foot { tags = [tag.land] }

unit gun {
  flags  = [swift]
  tags   = [tag.air]
  levels = [4, 5]
}

space west { borders = [space.middle] }
space middle { borders = [space.east] }
space east {}
space far {
  borders  = [space.east]
  shape    = ["IRL"]
  label_at = [1, 2]
}

border bridge { between = [space.west, space.east] }

path lane { through = [space.west, space.middle] }

resource gold { start = 3 }

die d6 { faces = [1, 2, 3, 4, 5, 6] }
die d8 { faces = range(1, 8) }

table t {
  die     = die.d6
  results = [1, 1, 2, 2, 3, 3]
}

option o {
  type    = int
  default = 1
  among   = [1, 2]
}

seating two {
  seats   = [[player.anna], [player.bert]]
  options = { o = 1 }
}

record fight { fields = { place = space } }

value v {
  of     = piece
  is     = 1
  stages = [stage.early]
}

value u {
  of   = piece
  with = { foe = optional(piece) }
  is   = foe == none ? 1 : 2
}

modifier m {
  to    = value.v
  units = [unit.foot]
  stage = stage.early
  add   = 1
}

event e { fields = { n = int } }

procedure p {
  params = { n = int }
  cites  = ["A"]
  emit e { n = n }
}

on e h {
  set game { round = n }
}

function f {
  params = { a = int }
  is     = a
}

movement w {
  params = { mover = piece }
  cost   = 1
}

procedure q {
  params = { n = int, unused = int }
  set game { round = n }
}

phase walk {
  params = { n = int, unused = int }
  set game { round = n }
}

movement swim {
  params = { mover = piece }
  cost   = 2
}

forbid steps {
  movements = [movement.w]
  when      = to == space.far
}

action go {
  text = "go ${n}"
  param n { in = range(1, 2) }
  do {
    call p { n = n + f(1) + (empty(every(piece)) ? 0 : count(reach(movement.w, first(every(piece)), space.west, 2))) }
    roll d { die = die.d6 }
    roll d2 { die = die.d8 }
    say { text = "${d} ${d2} ${look_up(table.t, 1)} ${option.o} ${empty(every(piece)) ? 0 : first(every(piece)).v}" }
    create {
      record = fight
      place  = space.west
    }
  }
}

action stop {
  text   = "stop"
  beside = [action.go]
  do {
    call q {
      n      = count(reach(movement.swim, first(every(piece)), space.west, 2))
      unused = 2
    }
  }
}

action rest {
  text = "rest"
  with = { n = int, unused = int }
  do {
    call walk {
      n      = n
      unused = 2
    }
  }
}

forbid no {
  message = "x"
  actions = [action.stop]
  when    = true
}

forbid no2 {
  actions = [action.stop]
  when    = game.round > 3
  message = "no"
}

hide h {
  of      = player
  members = [seen]
  when    = self != viewer
}

setup {
  place west { anna = { foot = 1 } }
}

sequence s {
  repeat {
    times = 3
    offer {
      to      = player.anna
      actions = [action.go, action.rest]
      with    = { n = 1, unused = 2 }
    }
  }
  check_victory {}
}

victory x { when = game.round == 4 }

rulebook book {
  title     = "B"
  refers_to = ["R-1"]
  clause "A" { text = "a" }
  clause "B" {
    text     = "b"
    restates = ["A"]
  }
}

test "t" {
  options = { o = 1 }
  cites   = ["A"]
  cases = {
    early = { n = 1 }
  }
  given {
    set game { round = n }
  }
  expect { that = game.round == n }
}

question luck {
  params  = { least = int }
  example = { least = 1 }
  given {}
  run {
    set game { round = 2 }
  }
  outcome late { when = game.round > least }
}
