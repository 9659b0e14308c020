scenario "skirmish" {
  title = { en = "Skirmish", de = "Geplänkel" }
}

class space {
  attributes = {
    income = { type = int, default = 1, min = 0 }
    wet    = { type = bool, default = false }
  }
  state = {
    holder = optional(player)
    trail  = list(piece)
    note   = { type = text, default = "quiet" }
  }
}

class piece {
  state = {
    moved = { type = int, default = 0, min = 0, max = 3 }
    hurt  = { type = int, default = 0 }
  }
}

class unit {
  attributes = {
    cost   = { type = int, min = 0 }
    attack = { type = int, default = 1 }
    move   = { type = int, default = 1 }
    hold   = { type = int, default = 0 }
  }
}

class game {
  state = { omen = optional(space) }
}

class player {
  state = { vote = { type = int, default = 0 } }
}

player red {}
player blue {}
player green {}

resource gold {
  start = 5
}

unit spear {
  cost   = 3
  attack = 1
}
unit rider {
  cost   = 4
  attack = 2
  move   = 2
}
unit gun {
  cost   = 5
  attack = 3
}
unit raft {
  cost = 2
  hold = 2
  move = 2
}

space north { borders = [space.east, space.west] }
space east  { borders = [space.south] }
space south { borders = [space.west] }
space west  { income = 2 }
space lake {
  wet     = true
  borders = [space.north, space.south]
}
space pool { off_map = true }

die d6 {
  faces = range(1, 6)
}

value strength {
  of  = piece
  is  = self.unit.attack
  min = 0
}

modifier support {
  to    = value.strength
  units = [unit.spear]
  set   = 2
  limit = count([for c in among : c if c.unit == unit.gun])
}

modifier tired {
  to    = value.strength
  units = [unit.rider]
  when  = self.moved > 1
  add   = -1
}

record battle {
  fields = {
    place    = space
    attacker = player
    cycle    = { type = int, default = 0 }
    lost     = list(piece)
  }
}

event won {
  fields = { place = space, by = player }
}

movement on_foot {
  params = { mover = piece }
  pass   = !to.wet
  cost   = 1
  stop   = to.holder != mover.owner && to.holder != none
}

action march {
  text = "march ${n} ${what} from ${here} to ${there}"
  menu = "march"

  param here {
    in      = unique([for p in every(piece) : p.space if p.owner == actor && p.moved == 0 && p.unit != unit.raft])
    message = "You have nobody there who can still march."
  }
  param what {
    in      = unique([for p in pieces(here) : p.unit if p.owner == actor && p.moved == 0])
    message = "No such piece of yours can still march from there."
  }
  movers = [for p in pieces(here) : p if p.owner == actor && p.unit == what && p.moved == 0]
  param there {
    in      = reach(movement.on_foot, first(movers), here, what.move)
    message = "That is too far, or wet."
  }
  param n {
    in = range(1, count(movers))
  }
  require dry {
    that    = !there.wet
    message = "Too wet."
  }
  do {
    for p {
      in = take(movers, n)
      set p { moved = p.moved + 1 }
      move p { to = there }
    }
    say { text = "${actor} marches to ${there}" }
  }
  ensure stacking {
    that    = count(pieces(there)) <= 6
    message = "No more than six stand in a space."
  }
  appeal = 10 * there.income - 5
}

action load {
  text = "load ${p} on ${r}"
  param p {
    in = [for c in every(piece) : c if c.owner == actor && c.unit == unit.spear && c.holder == none]
  }
  param r {
    in = [for c in pieces(p.space) : c if c.owner == actor && c.unit.hold > count(cargo(c))]
  }
  do {
    carry p { by = r }
  }
}

action row {
  text = "row ${r} to ${to}"
  param r {
    in = [for c in every(piece) : c if c.owner == actor && c.unit.hold > 0 && c.moved == 0]
  }
  param to {
    in = adjacent(r.space)
  }
  do {
    set r { moved = 1 }
    move r { to = to }
  }
}

action buy {
  text = "buy ${u}"
  param u {
    in = [for k in every(unit) : k if k.cost <= actor.gold]
  }
  do {
    pay actor { gold = u.cost }
    create {
      unit  = u
      owner = actor
      at    = space.pool
    }
  }
}

action place {
  text = "place ${u} in ${s}"
  param u {
    in = unique([for p in pieces(space.pool) : p.unit if p.owner == actor])
  }
  param s {
    in = [for x in every(space) : x if x.holder == actor && x != space.pool]
  }
  do {
    fresh = first([for p in pieces(space.pool) : p if p.owner == actor && p.unit == u])
    move fresh { to = s }
  }
}

action vote {
  text = "vote ${n}"
  param n { in = range(0, 2) }
  do {
    set actor { vote = n }
  }
}

procedure fight {
  params = { b = battle }

  var rounds { is = 0 }
  repeat {
    while = any([for p in pieces(b.place) : p.owner == b.attacker]) && any([for p in pieces(b.place) : p.owner != b.attacker])
    until = rounds >= 8
    set rounds { is = rounds + 1 }

    attackers = [for p in pieces(b.place) : p if p.owner == b.attacker]
    defenders = [for p in pieces(b.place) : p if p.owner != b.attacker]

    roll struck {
      die     = die.d6
      each    = attackers
      at_most = it.strength
    }
    roll back {
      die     = die.d6
      each    = defenders
      at_most = it.strength
    }
    choose lost {
      by      = first(defenders).owner
      prompt  = "Choose ${struck} casualties in ${b.place}"
      from    = defenders
      count   = struck
      default = take(sorted({ for p in defenders : p.unit.cost => p }), struck)
    }
    choose fallen {
      by      = b.attacker
      prompt  = "Choose ${back} of your own"
      from    = attackers
      count   = back
      text    = "a ${it.unit}"
      appeal  = 0 - it.unit.cost
    }
    set b { lost = concat(b.lost, concat(lost, fallen)) }
    destroy lost {}
    destroy fallen {}
    set b { cycle = b.cycle + 1 }
  }

  if {
    when = any([for p in pieces(b.place) : p.owner == b.attacker]) && !any([for p in pieces(b.place) : p.owner != b.attacker])
    emit won {
      place = b.place
      by    = b.attacker
    }
  }
  say { text = "In ${b.place} ${count(b.lost)} fell after ${b.cycle} rounds." }
  destroy b {}
}

on won take_it {
  set place {
    holder = by
    note   = "held by ${by}"
    trail  = pieces(place)
  }
  gain by { gold = place.income }
}

phase moving {
  title = "Move"

  offer {
    to      = game.active
    actions = [action.march, action.load, action.row, action.place]
    prompt  = "Move, ${game.active}, or stop."
    done    = "stop moving"
  }
}

phase buying {
  title = "Buy"
  offer {
    to      = game.active
    actions = [action.buy]
    prompt  = "Buy?"
    done    = "buy no more"
  }
}

phase fighting {
  title = "Fight"
  for s {
    in    = every(space)
    where = any([for p in pieces(s) : p.owner == game.active]) && any([for p in pieces(s) : p.owner != game.active])
    create b {
      record   = battle
      place    = s
      attacker = game.active
    }
    call fight { b = b }
  }
  for s {
    in    = every(space)
    where = s != space.pool && any([for p in pieces(s) : p.owner == game.active]) && s.holder != game.active
    attempt {
      set s { holder = game.active }
      ensure {
        that = count([for x in every(space) : x if x.holder == game.active]) <= 4
      }
    }
    otherwise {
      say { text = "${game.active} cannot hold ${s} as well." }
    }
  }
}

phase council {
  title = "Council"
  offer {
    to      = [player.red, player.blue]
    actions = [action.vote]
    prompt  = "Vote."
    done    = "abstain"
    once    = true
  }
  choose omen {
    by      = player.green
    prompt  = "Name an omen"
    from    = [for s in every(space) : s if !s.wet]
    pass    = "none at all"
    secret  = true
    default = space.west
  }
  if {
    when = omen != none
    set game { omen = omen }
  }
  shuffle space pool {}
}

setup {
  set space north { holder = player.red }
  set space south { holder = player.blue }
  set space west { holder = player.green }
  place north {
    red = { spear = 3, gun = 1, raft = 1 }
  }
  place south {
    blue = { spear = 2, rider = 2 }
  }
  place west {
    green = { spear = 2, gun = 1 }
  }
}

sequence main {
  repeat {
    while = game.round < 6
    set game { round = game.round + 1 }
    call council {}
    for p {
      in = every(player)
      set game { active = p }
      for c {
        in = [for x in every(piece) : x if x.owner == p]
        set c { moved = 0 }
      }
      gain p { gold = sum([for s in every(space) : s.income if s.holder == p]) }
      call buying {}
      call moving {}
      call fighting {}
    }
    check_victory {}
  }
}

victory lord {
  when    = any([for p in every(player) : count([for s in every(space) : s if s.holder == p]) == 4])
  winner  = best({ for p in every(player) : count([for s in every(space) : s if s.holder == p]) => p })
  because = "One holds it all."
}

evaluation position {
  score = self.gold + sum([for s in every(space) : 3 * s.income if s.holder == self]) + 2 * count([for p in every(piece) : p if p.owner == self])
}

hide reserves {
  of      = piece
  members = [unit]
  when    = self.space == space.pool && self.owner != viewer
}
