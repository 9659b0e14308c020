# What states agree on: deals, which are kept as soon as they are struck, and treaties, which last until one side ends them.
# The window of trade and construction, in which all this happens.

enum relation {
  values = [hostile, peace, alliance]
  titles = { hostile = "war", peace = "peace", alliance = "an alliance" }
}

class player {
  state = {
    peace_with  = { type = set(player), doc = "Those with whom there is peace or an alliance." }
    allied_with = { type = set(player) }
    busy        = { type = bool, show = false, doc = "Still has something to do in the window of trade and construction." }
    deaf        = { type = bool, doc = "Hears no more proposals this turn." }
    agreed_with = {
      type  = set(player),
      lasts = phase.trade_and_build,
      doc   = "Those with whom a treaty was concluded in this phase, which stands until a later one."
    }
  }
}

# Our default: all are hostile unless they agree on something else. The independents agree on nothing. What belongs to nobody is
# nobody's enemy.
function hostile {
  params = { a = optional(player), b = optional(player) }
  is     = a != none && b != none && a != b && !contains(a.peace_with, b)
  cites  = ["KKA-25"]
}

function allied {
  params = { a = player, b = player }
  is     = a == b || contains(a.allied_with, b)
}

function relation {
  params = { a = player, b = player }
  is     = contains(a.allied_with, b) ? relation.alliance : contains(a.peace_with, b) ? relation.peace : relation.hostile
}

# A proposal on the table, from the side of the one who made it.
record deal {
  title = "${self.seller} gives ${in_words(self.gives, self.token)}; ${self.buyer} gives ${in_words(self.wants, self.asks)}"

  fields = {
    seller   = player
    buyer    = player
    gives    = map(resource, int)
    wants    = map(resource, int)
    token    = { type = optional(unit), default = none, doc = "A strategic resource that goes with it." }
    asks     = { type = optional(unit), default = none, doc = "A strategic resource that comes for it." }
    pact     = { type = optional(relation), default = none, doc = "A treaty that goes with it." }
    asked    = { type = player, doc = "Who has to answer." }
    answered = { type = bool, default = false }
    closed   = { type = bool, default = false }
    rounds   = { type = int, default = 0 }
  }
}

function is_nothing {
  params = { m = map(resource, int) }
  is     = all(every(resource), m[resource] == 0)
}

function in_words {
  params = { m = map(resource, int), t = optional(unit) }
  is     = t != none ? (is_nothing(m) ? t.with_article : "${t.with_article}, ${m}") : is_nothing(m) ? "nothing" : "${m}"
}

function partners {
  params = { p = player }
  is     = [for q in nations() : q if q != p && !q.deaf]
}

# ---- Proposing

action propose {
  text  = "offer ${partner} ${amount} ${gives} for ${price} ${wants}"
  menu  = "offer a deal"
  cites = ["KK3-018..020", "KK3-302"]

  param partner {
    in      = partners(actor)
    message = "That state hears no more proposals this turn."
  }
  param gives {
    in      = [for r in every(resource) : r if stock(actor, r) > 0 && handles(partner, r)]
    message = "You have nothing of that, or they do not handle it."
  }
  param amount {
    in      = range(1, stock(actor, gives))
    message = "You do not have so much."
  }
  param wants {
    in      = [for r in every(resource) : r if r != gives && handles(partner, r) && handles(actor, r)]
    message = "One of you does not handle that."
  }
  param price {
    in      = range(0, 30)
    message = "Ask for 30 at most in one deal."
  }

  do {
    create d {
      record = deal
      seller = actor
      buyer  = partner
      gives  = put({}, gives, amount)
      wants  = put({}, wants, price)
      asked  = partner
    }
    call negotiate { of = d }
  }

  appeal = -1
}

action propose_token {
  text  = "offer ${partner} one ${token} for ${price} ${wants}"
  menu  = "offer a strategic resource"
  cites = ["KK3-018..020", "KK3-302", "KK3-328"]

  param partner {
    in      = partners(actor)
    message = "That state hears no more proposals this turn."
  }
  param token {
    in      = kinds_in_store(actor)
    message = "You have none of that."
  }
  param wants {
    in      = [for r in every(resource) : r if handles(partner, r) && handles(actor, r)]
    message = "One of you does not handle that."
  }
  param price {
    in      = range(0, 30)
    message = "Ask for 30 at most in one deal."
  }

  do {
    create d {
      record = deal
      seller = actor
      buyer  = partner
      token  = token
      wants  = put({}, wants, price)
      asked  = partner
    }
    call negotiate { of = d }
  }

  appeal = -1
}

# The strategic resources that a player has at his disposal.
function kinds_in_store {
  params = { p = player }
  is     = unique([for t in pieces(space.stores, p) : t.unit])
}

# The partner is the one who sells.
action ask_token {
  text   = "ask ${partner} for one ${token} for ${amount} ${gives}"
  menu   = "ask for a strategic resource"
  beside = [action.propose]
  cites  = ["KK3-018..020", "KK3-302", "KK3-328"]

  param partner {
    in      = partners(actor)
    message = "That state hears no more proposals this turn."
  }
  param token {
    in      = kinds_in_store(partner)
    message = "They have none of that."
  }
  param gives {
    in      = [for r in every(resource) : r if handles(partner, r) && handles(actor, r)]
    message = "One of you does not handle that."
  }
  param amount {
    in      = range(0, stock(actor, gives))
    message = "You do not have so much."
  }

  do {
    create d {
      record = deal
      seller = partner
      buyer  = actor
      token  = token
      wants  = put({}, gives, amount)
      asked  = partner
    }
    call negotiate { of = d }
  }

  appeal = -1
}

action swap_tokens {
  text   = "offer ${partner} one ${token} for one ${other}"
  menu   = "offer one strategic resource for another"
  beside = [action.propose]
  cites  = ["KK3-018..020", "KK3-328"]

  param partner {
    in      = partners(actor)
    message = "That state hears no more proposals this turn."
  }
  param token {
    in      = kinds_in_store(actor)
    message = "You have none of that."
  }
  param other {
    in      = where(kinds_in_store(partner), unit != token)
    message = "They have none of that."
  }

  do {
    create d {
      record = deal
      seller = actor
      buyer  = partner
      token  = token
      asks   = other
      asked  = partner
    }
    call negotiate { of = d }
  }

  appeal = -1
}

action propose_pact {
  text  = "offer ${partner} ${pact}"
  menu  = "offer a treaty"
  cites = ["KK3-018", "KKA-25"]

  param partner {
    in      = where(partners(actor), !allied(actor, player))
    message = "You are allied, or that state hears no more proposals this turn."
  }
  param pact {
    in      = [for r in every(relation) : r if r != relation.hostile && r != relation(actor, partner)]
    message = "That is what you have."
  }

  do {
    create d {
      record = deal
      seller = actor
      buyer  = partner
      pact   = pact
      asked  = partner
    }
    call negotiate { of = d }
  }

  appeal = -1
}

action end_pact {
  text  = "end the treaty with ${partner}"
  menu  = "end a treaty"
  cites = ["KKA-25"]

  param partner {
    in      = [for q in nations() : q if q != actor && !hostile(actor, q)]
    message = "There is no treaty with them."
  }
  require later {
    that    = !contains(actor.agreed_with, partner)
    message = "This treaty was concluded in this phase: it can be ended in a later one."
  }

  do {
    say { text = "${actor} ends ${relation(actor, partner)} with ${partner}." }
    call settle_relation { with = [actor, partner, relation.hostile] }
  }

  appeal = -1
}

# ---- Answering: at once, and until one of the two has had enough.

procedure negotiate {
  of    = deal
  cites = ["KK3-018", "KK3-019"]

  repeat {
    while = !self.closed
    set self { answered = false }
    offer {
      to      = self.asked
      actions = [action.accept, action.counter, action.hear_no_more]
      with    = { d = self }
      prompt = (
        self.pact == none ? "A proposal: ${self}." :
        is_nothing(self.gives) && is_nothing(self.wants) ?
        "A proposal: ${self.pact} between ${self.seller} and ${self.buyer}." :
        "A proposal: ${self.pact}, for which ${self}."
      )
      done = "refuse"
      once = true
    }
    if {
      when = !self.answered
      say { text = "${self.asked} refuses." }
      set self { closed = true }
    }
  }
  destroy self {}
}

action accept {
  secret = false
  text   = "accept"
  with   = { d = deal }
  cites  = ["KK3-019"]

  require both_can {
    that    = can_pay(d.buyer, d.wants)
    message = "One of you cannot give so much."
  }

  do {
    set d {
      answered = true
      closed   = true
    }
    call strike { of = d }
  }

  appeal = gain_of(d, actor)
}

# The same deal with another amount on one side.
action counter {
  secret = false
  text   = "agree if ${giver} gives ${n} ${what}"
  menu   = "make a counter-proposal"
  with   = { d = deal }
  cites  = ["KK3-018", "KK3-019", "KK3-302"]

  require patience {
    that    = d.rounds < 6
    message = "You have haggled long enough: accept or refuse."
  }
  param giver {
    in      = [d.seller, d.buyer]
    message = "That state has no part in the deal."
  }
  param what {
    in      = [for r in every(resource) : r if handles(d.seller, r) && handles(d.buyer, r)]
    message = "One of you does not handle that."
  }
  param n {
    in      = [for n in range(0, stock(giver, what)) : n if n != part_of(d, giver)[what]]
    message = "That is what was proposed, or more than they have."
  }
  require something {
    that = (
      d.pact != none ||
      d.token != none ||
      n > 0 ||
      sum([for r in every(resource) : d.gives[r] + d.wants[r]]) > part_of(d, giver)[what]
    )
    message = "Nothing for nothing is no deal."
  }

  do {
    if {
      when = giver == d.seller
      set d { gives = put(d.gives, what, n) }
    }
    else {
      set d { wants = put(d.wants, what, n) }
    }
    set d {
      answered = true
      asked    = actor == d.seller ? d.buyer : d.seller
      rounds   = d.rounds + 1
    }
    say { text = "${actor} agrees if ${giver} gives ${n} ${what}." }
  }

  appeal = -1
}

action hear_no_more {
  text  = "refuse, and hear no more proposals this turn"
  with  = { d = deal }
  cites = ["KK3-018"]

  do {
    set actor { deaf = true }
  }

  appeal = -1
}

function part_of {
  params = { d = deal, p = player }
  is     = p == d.seller ? d.gives : d.wants
}

# What a deal is worth to p; a treaty counts as little, and one's own scarce goods count more.
function gain_of {
  params = { d = deal, p = player }
  other  = p == d.seller ? d.buyer : d.seller
  tokens = (d.token == none ? 0 : 3) - (d.asks == none ? 0 : 3)
  is = sum(
    every(resource), part_of(d, other)[resource] * (stock(p, resource) < 3 ? 3 : 2)
  ) - sum(every(resource),
    part_of(d, p)[resource] * (stock(p, resource) < 3 ? 3 : 2)) + (p == d.buyer ? tokens : -tokens)
}

# Both sides of a deal at once.
procedure strike {
  of    = deal
  cites = ["KK3-328", "KK3-019", "KK3-020"]

  seller = self.seller
  buyer  = self.buyer
  pay seller { all = self.gives }
  pay buyer { all = self.wants }
  gain buyer { all = self.gives }
  gain seller { all = self.wants }
  sold   = self.token == none ? [] : take(tokens_of(seller, self.token), 1)
  bought = self.asks == none ? [] : take(tokens_of(buyer, self.asks), 1)
  set sold { owner = buyer }
  set bought { owner = seller }
  say {
    when = self.pact == none
    text = "A deal: ${self}."
  }
  if {
    when = self.pact != none
    call settle_relation { with = [seller, buyer, self.pact] }
    set seller { agreed_with = union(seller.agreed_with, [buyer]) }
    set buyer { agreed_with = union(buyer.agreed_with, [seller]) }
    say { text = "${seller} and ${buyer} conclude ${self.pact}." }
    say {
      when = !is_nothing(self.gives) || !is_nothing(self.wants)
      text = "For that ${self}."
    }
  }
  # The one who acts goes on anyway.
  set p {
    in    = [seller, buyer]
    where = p != game.active
    busy  = true
  }
}

procedure settle_relation {
  params = { a = player, b = player, now = relation }
  cites  = ["KKA-25"]

  set a {
    peace_with  = now == relation.hostile ? without(a.peace_with, [b]) : union(a.peace_with, [b])
    allied_with = now == relation.alliance ? union(a.allied_with, [b]) : without(a.allied_with, [b])
  }
  set b {
    peace_with  = now == relation.hostile ? without(b.peace_with, [a]) : union(b.peace_with, [a])
    allied_with = now == relation.alliance ? union(b.allied_with, [a]) : without(b.allied_with, [a])
  }
}

# ---- The window of trade and construction
#
# Each player does what he likes in any order, with anybody, and is asked again when others have dealt with him since.

phase trade_and_build {
  title = "Trade, recruit and build"
  cites = ["KK3-003", "KK3-005", "KK3-018", "KK3-021", "KK3-024"]

  for p {
    in = nations()
    set game { active = p }
    call thanks_of_the_people { with = [p] }
    call heating { with = [p] }
    set p {
      busy     = true
      deaf     = false
      caravans = 0
    }
  }
  repeat {
    while = any(nations(), player.busy)
    for p {
      in = nations()
      if {
        when = p.busy
        set p { busy = false }
        set game { active = p }
        offer {
          to = p
          actions = [
            action.propose, action.propose_token, action.propose_pact, action.end_pact, action.trade_at_port,
            action.trade_by_caravan, action.play_decision
          ]
          prompt = "Trade, recruit and build in any order. You have ${in_store(p)}."
          done   = "done"
        }
      }
    }
  }
}
