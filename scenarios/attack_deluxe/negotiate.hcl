# Negotiate: a look at a hidden marker, and whether the region is worth its price. And what becomes of the markers of
# regions that are taken by force.

# Neutral regions next to one's own: over land, through an Anchored Sea Zone or along a Sea Lane that is open.
function approachable {
  params = { p = player }
  mine   = where(regions(), space.holder == p)
  near   = concat(spread(movement.crossing, p, mine, 1), lane_ends(mine, p))
  is     = where(regions(), space.holder == none && contains(near, space))
  cites  = ["ATK-226..228", "ATK-322"]
}

function asking_price {
  params = { p = player, sign = government }
  is     = sign == p.government ? 0 : hostile_governments(sign, p.government) ? 8 : 4
  cites  = ["ATK-230..232"]
}

action negotiate {
  secret = false
  text   = "Negotiate"
  cites  = ["ATK-224", "ATK-225"]

  require not_covered {
    that    = may_order(actor, order.negotiate)
    message = "You have taken Negotiate this year."
  }

  do {
    call begin_order { with = [actor, order.negotiate] }
    offer leave {
      to      = actor
      actions = [action.ask_leave]
      with    = { o = order.negotiate }
      prompt  = "Ask for leave before you negotiate?"
      done    = "no more to ask"
    }
    offer talks {
      to      = actor
      actions = [action.parley]
      prompt  = "With which region do you negotiate?"
      done    = "negotiate with none"
      once    = true
    }
    call end_order { with = [actor, order.negotiate] }
  }

  appeal = negotiate_order_appeal(actor)
}

action parley {
  text  = "parley with ${here}"
  cites = ["ATK-224..236", "ATK-239", "ATK-240", "ATK-380"]

  param here {
    in      = approachable(actor)
    message = "It is not a neutral region next to one of yours, over land, an open Anchored Sea Zone or an open Sea Lane."
  }

  do {
    marker = first(pieces(here))
    if {
      when = marker != none
      set marker { seen_by = union(marker.seen_by, [actor]) }
    }
    # Worked out when he has looked: what is read before is hidden from him in all that is made of it.
    cost = marker == none || marker.unit.sign == none ? 0 : asking_price(actor, marker.unit.sign)
    say {
      when = marker != none
      text = "The marker of ${here} is of ${marker.unit.sign}: it costs you ${points_in_words(cost)}, and you have ${actor.production}."
      to   = actor
    }
    choose won {
      secret = false
      by     = actor
      prompt = "Win ${here} over at the price you were told?"
      from   = actor.production >= cost ? [here] : []
      text   = "win ${it} over"
      pass   = "decline"
      ask    = true
      appeal = win_appeal(actor, cost)
    }
    if {
      when = won != none
      call win_over { with = [actor, here, cost] }
    }
    else {
      say { text = "${actor} and ${here} come to nothing." }
    }
  }

  appeal = parley_appeal(actor, here)
}

procedure win_over {
  params = { p = player, s = space, cost = int }
  cites  = ["ATK-046", "ATK-136", "ATK-234..238"]

  pay p { production = cost }
  set s { holder = p }
  call take_marker { with = [p, s] }
  create {
    unit  = unit.infantry
    owner = p
    at    = s
  }
  say { text = "${p} wins ${s} over." }
  call draw_treaty { with = [p] }
}

# One card; with the Secret Treaty two, of which one goes, but not for the government it favours.
# Our reading: the one to go is one of the two. Who let one of them go to make room in a full hand, or drew one only, has
# no more to discard.
procedure draw_treaty {
  params = { p = player }
  cites  = ["ATK-237", "ATK-378..380"]

  call draw_card { with = [p] }
  if {
    when = p.card == unit.secret_treaty
    call draw_card { with = [p] }
    if {
      when  = !enhanced(p)
      drawn = where(pieces(hand_of(p)), piece.drawn)
      choose tossed {
        when   = count(drawn) > 1
        by     = p
        prompt = "Which of the cards you drew do you discard?"
        from   = drawn
        secret = true
      }
      call discard {
        when = tossed != none
        c    = tossed
      }
    }
  }
}

procedure take_marker {
  params = { p = player, s = space }
  cites  = ["ATK-046", "ATK-136", "ATK-235"]

  m = first(pieces(s), piece.unit.sign != none)
  return { when = m == none }

  set m {
    revealed = true
    owner    = p
  }
  move m { to = supply_of(p) }
}

# A region taken by force brings a marker: its own where it was neutral, else one of the loser's, of any type. Our
# reading: the winner picks it.
on region_taken markers_change_hands {
  cites = ["ATK-046", "ATK-136", "ATK-452"]

  if {
    when = from == none
    call take_marker { with = [by, place] }
  }
  else {
    choose taken {
      by     = by
      prompt = "Which Government Marker do you take from ${from}?"
      from   = markers_won(from)
    }
    if {
      when = taken != none
      set taken { owner = by }
      move taken { to = supply_of(by) }
    }
  }
}
