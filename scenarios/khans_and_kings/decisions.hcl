# Strategic Decisions: the three decks, the secret hands, and when a card may be played. The book's list is missing: the
# thirteen cards are ours, five Order cards and four of each other deck. Put others in as rows.

enum deck {
  cites  = ["KK3-086"]
  values = [order, intelligence, strategy]
  titles = { order = "Order", intelligence = "Intelligence", strategy = "Strategy" }
}

# The situations in which a card may be played.
enum moment {
  cites  = ["KK3-084"]
  values = [never, own_affairs, own_movement, enemy_enters, before_battle]
  titles = {
    never         = "never",
    own_affairs   = "in your own affairs",
    own_movement  = "in your movement",
    enemy_enters  = "when enemies enter your land",
    before_battle = "before a battle"
  }
}

class space {
  attributes = {
    deck = { type = optional(deck), default = none, doc = "Whose cards of which category lie here face down." }
  }
}

class unit {
  attributes = {
    deck   = { type = deck, default = deck.order, doc = "Cards: the deck." }
    played = { type = moment, default = moment.never, doc = "Cards: when they may be played." }
    effect = { type = effect, default = effect.nothing, doc = "Cards: what they do." }
  }
}

class piece {
  state = { seen_by = { type = set(player), doc = "Cards: whose spies have read them." } }
}

class player {
  state = { quiet = { type = bool, default = false, doc = "Plays no card in the moves of others this turn." } }
}

rows space {
  columns           = [title,                   domain,       off_map, deck]
  cites             = ["KK3-087"]

  order_deck        = ["the Order deck",        domain.table, true,    deck.order]
  intelligence_deck = ["the Intelligence deck", domain.table, true,    deck.intelligence]
  strategy_deck     = ["the Strategy deck",     domain.table, true,    deck.strategy]
}

rows unit {
  columns          = [title,              branch,      deck,              played,               effect]
  cites            = ["KKA-22", "KK3-082"]

  ambush           = ["Ambush",           branch.card, deck.order,        moment.enemy_enters,  effect.ambush]
  war_cry          = ["War Cry",          branch.card, deck.order,        moment.before_battle, effect.war_cry]
  feigned_flight   = ["Feigned Flight",   branch.card, deck.order,        moment.before_battle, effect.feigned_flight]
  encirclement     = ["Encirclement",     branch.card, deck.order,        moment.before_battle, effect.encirclement]
  forced_march     = ["Forced March",     branch.card, deck.order,        moment.own_movement,  effect.forced_march]
  spy_at_court     = ["Spy at Court",     branch.card, deck.intelligence, moment.own_affairs,   effect.spy_at_court]
  stolen_plans     = ["Stolen Plans",     branch.card, deck.intelligence, moment.own_affairs,   effect.stolen_plans]
  agitators        = ["Agitators",        branch.card, deck.intelligence, moment.own_affairs,   effect.agitators]
  false_rumours    = ["False Rumours",    branch.card, deck.intelligence, moment.own_affairs,   effect.false_rumours]
  coup             = ["Coup",             branch.card, deck.strategy,     moment.own_affairs,   effect.palace_revolt]
  army_reform      = ["Army Reform",      branch.card, deck.strategy,     moment.own_affairs,   effect.new_school]
  change_of_course = ["Change of Course", branch.card, deck.strategy,     moment.own_affairs,   effect.new_course]
  great_festival   = ["Great Festival",   branch.card, deck.strategy,     moment.own_affairs,   effect.great_festival]
}

hide hands_and_decks {
  of      = piece
  members = [unit]
  text    = "a face-down card"
  when = (
    self.space != none &&
    !contains(self.seen_by, viewer) &&
    (self.space.deck != none || self.space.hand_of != none && self.space.hand_of != viewer)
  )
  cites = ["KK3-085", "KK3-087"]
}

# What a player has promised to himself concerns nobody else.
hide promises {
  of      = player
  members = [quiet]
  when    = self != viewer
}

function deck_of {
  params = { d = deck }
  is     = d == deck.order ? space.order_deck : d == deck.intelligence ? space.intelligence_deck : space.strategy_deck
}

# A face-down deck deals its top card.
procedure draw_card {
  params = { p = player, d = deck }
  cites  = ["KK3-083", "KK3-087", "KK3-088"]

  top = first(pieces(deck_of(d)))
  if {
    when = top == none
    say { text = "The ${d} deck is empty." }
  }
  else {
    set top { owner = p }
    move top { to = p.hand }
    say { text = "${p} draws a card of the ${d} deck." }
    say {
      text = "You draw ${top.unit}."
      to   = p
    }
  }
}

# Our default: the deck is shuffled whenever a card goes back.
procedure put_back {
  params = { card = piece }
  cites  = ["KK3-089"]

  home = deck_of(card.unit.deck)
  set card {
    owner   = none
    seen_by = []
  }
  move card { to = home }
  shuffle home {}
}

setup {
  for u {
    in    = every(unit)
    where = u.branch == branch.card
    create {
      unit = u
      at   = deck_of(u.deck)
    }
  }
}

procedure shuffle_decks {
  cites = ["KK3-087"]

  for d {
    in    = every(deck)
    cards = deck_of(d)
    shuffle cards {}
  }
}

event card_played {
  fields = { kind = unit, by = player, target = optional(piece) }
}

procedure play_card {
  params = { card = piece, by = player, target = optional(piece) }
  cites  = ["KK3-084", "KK3-089"]

  set card { seen_by = [for p in every(player) : p] }
  kind = card.unit
  say { text = "${by} plays ${kind}." }
  call put_back { with = [card] }
  emit card_played { with = [kind, by, target] }
}

on card_played carry_it_out {
  cites = ["KK3-084"]

  call carry_out { with = [kind.effect, by, target] }
}

# ---- In one's own affairs and movement

action play_decision {
  text  = "play ${card}"
  menu  = "play a Decision"
  cites = ["KK3-082", "KK3-084"]

  param card {
    in      = where(pieces(actor.hand), piece.unit.played == moment.own_affairs && can_do(actor, piece.unit.effect))
    text    = "${it.unit}"
    message = "You hold no such card for this moment."
  }

  do {
    call play_card { with = [card, actor, none] }
  }

  appeal = 1
}

action play_order {
  text   = "play ${card} for ${target}"
  menu   = "play a Decision"
  beside = [action.step]
  cites  = ["KK3-084"]

  param card {
    in      = where(pieces(actor.hand), piece.unit.played == moment.own_movement)
    text    = "${it.unit}"
    message = "You hold no such card for this moment."
  }
  param target {
    in      = [for u in every(piece) : u if u.owner == actor && u.left > 0 && on_board(u)]
    message = "No such unit of yours can still move."
  }

  do {
    call play_card { with = [card, actor, target] }
  }

  appeal = -1
}

# ---- In the moves of others
#
# Whoever holds cards is asked, with or without a fitting one, so that the question tells nothing. Who does not want to be
# asked again this turn says so.

procedure open_window {
  params = { now = moment, by = player, target = piece }
  cites  = ["KK3-084", "KK3-085"]

  offer {
    when    = !by.quiet && !empty(pieces(by.hand))
    to      = by
    actions = [action.answer_with_card, action.keep_quiet]
    with    = { now = now, target = target }
    prompt = (
      now == moment.enemy_enters ? "${target} enters ${target.space}. Play a Decision?" :
      "Before the battle with ${target} in ${target.space}: play a Decision?"
    )
    done = "play none"
    once = true
  }
}

action answer_with_card {
  text  = "play ${card}"
  menu  = "play a Decision"
  with  = { now = moment, target = piece }
  cites = ["KK3-084"]

  param card {
    in      = where(pieces(actor.hand), piece.unit.played == now)
    text    = "${it.unit}"
    message = "You hold no such card for this moment."
  }

  do {
    call play_card { with = [card, actor, target] }
  }

  appeal = 1
}

action keep_quiet {
  text  = "play none this turn"
  with  = { now = moment, target = piece }
  cites = ["KK3-084"]

  do {
    set actor { quiet = true }
  }

  appeal = 0
}

# Once a place and movement: those who come later find their companions warned.
on entered cards_answer {
  cites = ["KK3-084"]

  owner = lord(place)
  if {
    when = owner != none && !place.watched && hostile(owner, mover.owner) && fights(mover)
    set place { watched = true }
    call open_window { with = [moment.enemy_enters, owner, mover] }
  }
}

class space {
  state = {
    watched = {
      type  = bool,
      lasts = [phase.movement_of, phase.independents_act],
      show  = false,
      doc   = "Whose owner was asked for Decisions already."
    }
  }
}
