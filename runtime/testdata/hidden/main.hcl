# A game of little sense in which everything is hidden that can be: kinds of pieces, whole pieces, state of players,
# members of records and whole records, secret answers, the order of a deck.

scenario "hidden" {
  title = "Smugglers"
}

player ann {}

player bob {}

player cyd {}

resource money {
  start = 5
}

enum cover {
  values = [fisher, priest, clerk]
}

class unit {
  attributes = {
    worth = { type = int, default = 0 }
    sign  = { type = bool, default = false }
    card  = { type = bool, default = false }
  }
}

unit gold {
  title = "the gold"
  worth = 5
  sign  = true
}

unit dust {
  title = "the dust"
  sign  = true
}

unit snake {
  title = "the snake"
  worth = -3
  sign  = true
}

unit bribe {
  title = "a bribe"
  worth = 2
  card  = true
}

unit alibi {
  title = "an alibi"
  worth = 1
  card  = true
}

unit boat {
  title = "boat"
}

class space {
  attributes = {
    hand_of = { type = optional(player), default = none }
  }
}

space north {
  borders = [space.south]
}

space south {
  borders = [space.cove]
}

space cove {}

space deck {
  off_map = true
}

space ann_hand {
  off_map = true
  hand_of = player.ann
}

space bob_hand {
  off_map = true
  hand_of = player.bob
}

space cyd_hand {
  off_map = true
  hand_of = player.cyd
}

space cellar {
  off_map = true
}

class piece {
  state = {
    seen_by = set(player)
    turned  = { type = bool, default = false }
    mark    = { type = int, default = 0, min = 0, max = 9 }
  }
}

class player {
  state = {
    cover  = { type = cover, default = cover.fisher }
    secret = { type = int, default = 0 }
  }
}

hide face_down {
  of      = piece
  members = [unit, mark]
  when    = self.unit.sign && !self.turned && !contains(self.seen_by, viewer)
  text    = "a face-down marker"
}

hide deck {
  of      = piece
  members = [unit]
  when    = self.space == space.deck || self.space != none && self.space.hand_of != none && self.space.hand_of != viewer
}

hide cellar {
  of   = piece
  when = self.space == space.cellar && self.owner != viewer
}

hide covers {
  of      = player
  members = [cover, secret]
  when    = self != viewer
}

record deal {
  fields = { by = player, other = player, price = { type = int, default = 0 }, sign = optional(unit) }
  title  = "the deal of ${self.by} at ${self.price} for ${self.sign}"
}

hide terms {
  of      = deal
  members = [price, sign]
  when    = self.by != viewer && self.other != viewer
}

record plot {
  fields = { by = player, depth = { type = int, default = 0 } }
}

hide plots {
  of   = plot
  when = self.by != viewer
}

function markers {
  params = { s = space }
  is     = [for m in pieces(s) : m if m.unit.sign]
}

function hand {
  params = { p = player }
  is     = first([for s in every(space) : s if s.hand_of == p])
}

value promise {
  of = piece
  is = self.unit.worth + self.mark
}

action peek {
  text   = "peek at ${m} in ${here}"
  menu   = "peek"
  secret = false

  param here {
    in = [for s in every(space) : s if !s.off_map && any([for m in markers(s) : !contains(m.seen_by, actor)])]
  }
  param m {
    in = [for x in markers(here) : x if !contains(x.seen_by, actor)]
  }

  do {
    before = m.unit
    set m { seen_by = union(m.seen_by, [actor]) }
    kind = m.unit
    say {
      text = "${actor} has looked at ${m}, which was ${before} and is ${kind}, worth ${m.unit.worth} or ${m.promise}."
    }
    say {
      text = "For you: ${m} is worth ${kind.worth}."
      to   = actor
    }
    choose take {
      by     = actor
      prompt = "Turn over ${m}, worth ${m.promise}?"
      from   = [m]
      text   = "turn over ${it}, worth ${it.unit.worth}"
      pass   = "leave it"
      ask    = true
    }
    if {
      when = take != none
      set m { turned = true }
      gain actor { money = max(0, m.unit.worth) }
      say { text = "${m} was ${kind}, worth ${m.unit.worth}." }
    }
  }

  appeal = 3 + m.unit.worth
}

action shift {
  text   = "shift ${m} from ${here} to ${there}"
  menu   = "shift"
  secret = false

  param here {
    in = [for s in every(space) : s if !s.off_map && !empty(markers(s))]
  }
  param m {
    in = markers(here)
  }
  param there {
    in = adjacent(here)
  }

  do {
    move m { to = there }
    say { text = "${m} goes to ${there}; there are ${count(markers(there))} now, in all worth ${sum([for x in markers(there) : x.unit.worth])}." }
  }
}

action draw {
  text   = "draw"
  secret = false

  require something {
    that    = !empty(pieces(space.deck))
    message = "The deck with ${first(pieces(space.deck))} on top is empty."
  }

  do {
    top  = first(pieces(space.deck))
    kind = top.unit
    say { text = "The top card is ${top}, ${kind}." }
    move top { to = hand(actor) }
    say { text = "${actor} draws ${top}, ${top.unit}, worth ${top.unit.worth}." }
  }
}

action play_card {
  text   = "play ${c}"
  menu   = "play a card"
  secret = false

  param c {
    in = pieces(hand(actor))
  }

  do {
    gain actor { money = c.unit.worth }
    move c { to = space.cove }
    say { text = "${actor} plays ${c}." }
  }

  appeal = 1 + c.unit.worth
}

action discard {
  text = "discard ${c}"
  menu = "discard"

  param c {
    in = pieces(hand(actor))
  }

  do {
    move c { to = space.deck }
    shuffle space deck {}
  }
}

action steal {
  text   = "steal from ${whom}"
  menu   = "steal"
  secret = false

  param whom {
    in = [for p in every(player) : p if p != actor && !empty(pieces(hand(p)))]
  }

  do {
    choose taken {
      by     = actor
      prompt = "Which card of ${whom}? They hold ${[for c in pieces(hand(whom)) : c.unit]}."
      from   = pieces(hand(whom))
      appeal = it.unit.worth
      pass   = "none"
      secret = false
    }
    if {
      when = taken != none
      move taken { to = hand(actor) }
      say { text = "${actor} takes ${taken} from ${whom}." }
    }
  }

  appeal = 1 + max([for c in pieces(hand(whom)) : c.unit.worth])
}

action bury {
  text = "bury ${c}"
  menu = "bury"

  param c {
    in = pieces(hand(actor))
  }

  do {
    set c { owner = actor }
    move c { to = space.cellar }
    create {
      record = plot
      by     = actor
      depth  = c.unit.worth
    }
    say { text = "${actor} digs; ${count(pieces(space.cellar))} lie there." }
  }
}

action disguise {
  text   = "a new disguise"
  secret = false

  do {
    choose as {
      by     = actor
      prompt = "As whom? You are a ${actor.cover}."
      from   = every(cover)
      secret = true
    }
    set actor {
      cover  = as
      secret = actor.secret + 1
    }
    say { text = "${actor} was there as ${actor.cover}, for the ${actor.secret}th time." }
  }
}

action bargain {
  text   = "bargain with ${whom}"
  menu   = "bargain"
  secret = false

  param whom {
    in = [for p in every(player) : p if p != actor]
  }

  do {
    own = first(pieces(hand(actor)))
    create d {
      record = deal
      by     = actor
      other  = whom
      price  = actor.secret
      sign   = own == none ? none : own.unit
    }
    say { text = "There is ${d}, at ${d.price}." }
    choose answer {
      by     = whom
      prompt = "${d}?"
      from   = [true, false]
      text   = "${it ? "yes" : "no"} to ${d}"
      appeal = it ? d.price : 1
    }
    say { text = "${whom} has answered ${d}." }
    if {
      when = !answer
      destroy d {}
    }
  }
}

# No appeal: a bot tries it, and looks at what it would hold then.
action gamble {
  text   = "gamble"
  secret = false

  do {
    roll r {
      die = die.d6
    }
    top = first(pieces(space.deck))
    if {
      when = top != none
      move top { to = hand(actor) }
      set actor { secret = actor.secret + first(r) - 3 }
    }
  }
}

die d6 {
  faces = range(1, 6)
}

evaluation riches {
  score = self.money + self.secret + sum([for m in every(piece) : m.unit.worth if m.space != none && (m.space.hand_of == self || !m.space.off_map)])
}

phase turn {
  title = "Turn"

  offer {
    to      = game.active
    actions = [action.peek, action.shift, action.draw, action.play_card, action.discard, action.steal, action.bury, action.disguise, action.bargain, action.gamble]
    prompt  = "${game.active}, a ${game.active.cover}: ${count(pieces(space.cellar))} buried, ${first(pieces(space.deck))} on top."
    done    = "rest"
    once    = true
  }
}

setup {
  for s {
    in = [space.north, space.south, space.cove]
    create {
      unit = unit.gold
      at   = s
    }
    create {
      unit  = unit.dust
      at    = s
      count = 2
      mark  = 2
    }
    create {
      unit = unit.snake
      at   = s
    }
    create {
      unit = unit.boat
      at   = s
    }
    shuffle s {}
  }
  create {
    unit  = unit.bribe
    at    = space.deck
    count = 8
  }
  create {
    unit  = unit.alibi
    at    = space.deck
    count = 8
  }
  shuffle space deck {}
  for p {
    in = every(player)
    for c {
      in = take(pieces(space.deck), 2)
      move c { to = hand(p) }
    }
  }
}

sequence main {
  repeat {
    while = game.round < 25
    set game { round = game.round + 1 }
    for p {
      in = every(player)
      set game { active = p }
      call turn {}
    }
    check_victory {}
  }
}

victory rich {
  when    = any([for p in every(player) : p.money > 40])
  winner  = best({ for p in every(player) : p.money => p })
  because = "The hand of ann: ${[for c in pieces(space.ann_hand) : c.unit]}."
}
