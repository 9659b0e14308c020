# Research: the Economics Cards, what they cost and who may take how many.

# The levels a card lets a player add to a type beyond the first: of so many types.
value second_levels {
  cites = ["ATK-301"]
  of    = player
  is    = 0
}

modifier codebreaking_doubles {
  to    = value.second_levels
  when  = self.card == unit.codebreaking
  set   = 1
  cites = ["ATK-382", "ATK-384"]
}

modifier codebreaking_doubles_two {
  to    = value.second_levels
  when  = self.card == unit.codebreaking && enhanced(self)
  set   = 2
  cites = ["ATK-152", "ATK-383", "ATK-385"]
}

modifier annexation_doubles_population {
  to    = value.second_levels
  when  = self.card == unit.annexation
  set   = 1
  cites = ["ATK-390"]
}

class player {
  state = {
    raised  = { type = set(technology_type), doc = "Types that gained a level in this Research." }
    doubled = { type = set(technology_type), doc = "Types that gained two." }
  }
}

# Whether a type may gain a level now.
function may_raise {
  params = { p = player, t = technology_type }
  second = count(p.doubled) < p.second_levels && (p.card != unit.annexation || t == technology_type.population)
  is     = !contains(p.doubled, t) && (!contains(p.raised, t) || second)
  cites  = ["ATK-297", "ATK-301"]
}

# How many cards of a stack are left. A card that was replaced is back in it.
function stack {
  params = { t = technology }
  is = (
    t.type == technology_type.population ? 24 - sum(powers(), player.population) :
    6 - count(powers(), contains(player.technologies, t))
  )
  cites = ["ATK-006", "ATK-082", "ATK-083", "ATK-309"]
}

# The lowest level not yet held, of each type that may gain one.
function next_cards {
  params = { p = player }
  is     = [for t in every(technology) : t if may_raise(p, t.type) && stack(t) > 0 && level(p, t.type) + 1 == t.level]
  cites  = ["ATK-298..300", "ATK-311"]
}

function price_in {
  params = { t = technology, u = unit }
  is     = u == unit.infantry ? t.infantry : t.artillery
  cites  = ["ATK-303", "ATK-305"]
}

function prices {
  params = { t = technology }
  is     = "${count_in_words(unit.infantry, price_in(t, unit.infantry))} or ${count_in_words(unit.artillery, price_in(t, unit.artillery))}"
}

# Wherever they are, aboard ship too. Our reading: a region may be left without a unit, as only Move and Blitz forbid it.
function on_the_board {
  params = { p = player, u = unit }
  is     = where(every(piece), piece.owner == p && piece.unit == u)
  cites  = ["ATK-306"]
}

function payments {
  params = { p = player, t = technology }
  is     = where([unit.infantry, unit.artillery], count(on_the_board(p, unit)) >= price_in(t, unit))
  cites  = ["ATK-302", "ATK-305", "ATK-307"]
}

action research {
  secret = false
  text   = "Research"
  cites  = ["ATK-297"]

  require not_covered {
    that    = may_order(actor, order.research)
    message = "You have taken Research this year."
  }

  do {
    call begin_order { with = [actor, order.research] }
    offer {
      to      = actor
      actions = [action.develop]
      prompt  = "Research a technology."
      done    = "done researching"
    }
    set actor {
      raised  = []
      doubled = []
    }
    call end_order { with = [actor, order.research] }
  }

  appeal = research_order_appeal(actor)
}

action develop {
  secret = false
  text   = "develop ${what} for ${paid}"
  menu   = "develop"
  cites  = ["ATK-298", "ATK-300", "ATK-302", "ATK-304..306", "ATK-308..310"]

  param what {
    in      = where(next_cards(actor), !empty(payments(actor, technology)))
    message = "That is not the next level of a type you may still raise in this Research, or you have not the units to trade in."
  }
  param paid {
    in      = payments(actor, what)
    prompt  = "Trade in which for ${what}: ${prices(what)}?"
    message = "${what} is developed for ${prices(what)}; you have not so many."
  }

  do {
    choose given {
      secret = false
      by     = actor
      prompt = "Which ${count_in_words(paid, price_in(what, paid))} do you trade in?"
      from   = sorted({ for c in on_the_board(actor, paid) : -count(army_of(c.space, actor)) => c })
      count  = price_in(what, paid)
      text   = "${it.unit} in ${it.space}"
      appeal = count(army_of(it.space, actor))
    }
    destroy given {}
    if {
      when = contains(actor.raised, what.type)
      set actor { doubled = union(actor.doubled, [what.type]) }
    }
    else {
      set actor { raised = union(actor.raised, [what.type]) }
    }
    say { text = "${actor} develops ${what}." }
    call take_card { with = [actor, what] }
  }

  appeal = develop_appeal(actor, what, paid)
}

# Our reading: the Action Card for Population is drawn, and may be left only by who has a full hand.
procedure take_card {
  params = { p = player, t = technology }
  cites  = ["ATK-153", "ATK-276..279", "ATK-296", "ATK-309..311", "ATK-384", "ATK-391"]

  if {
    when = t.type == technology_type.population
    gain p { population = 1 }
    call draw_card { with = [p] }
  }
  else {
    set p {
      technologies = [for c in every(technology) : c if c == t || (contains(p.technologies, c) && c.type != t.type)]
    }
    call place_oil {
      when = t.type == technology_type.oil
      with = [p]
    }
  }
}
