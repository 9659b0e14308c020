# The Action Cards: the deck, drawing, playing, the limit of the hand. Our default: six copies of each of the six cards the
# book explains, and the used ones are shuffled when the deck runs out.

unit bombing_run {
  title       = "Bombing Run"
  flags       = [card]
  played_with = order.blitz
}

unit secret_treaty {
  title       = "Secret Treaty"
  flags       = [card]
  played_with = order.negotiate
  favours     = government.communism
}

unit codebreaking {
  title       = "Codebreaking"
  flags       = [card]
  played_with = order.research
  favours     = government.democracy
}

unit shock_troops {
  title       = "Shock Troops"
  symbol      = circle
  flags       = [card]
  played_with = order.move
}

unit annexation {
  title       = "Annexation"
  flags       = [card]
  played_with = order.research
}

unit armor_raid {
  title       = "Armor Raid"
  flags       = [card]
  played_with = order.blitz
  favours     = government.fascism
}

# Our reading: one card changes an action, and it is played when the action begins, so that none is played in the action in
# which it was drawn. Who holds a card is asked in every action, whether or not one fits, so that the others learn nothing
# from the question.
procedure play_card {
  params = { p = player, o = order }
  cites  = ["ATK-035", "ATK-149", "ATK-150", "ATK-319", "ATK-374", "ATK-377", "ATK-381", "ATK-386", "ATK-389", "ATK-392"]

  hand = pieces(hand_of(p))
  return { when = empty(hand) }

  choose used {
    by     = p
    prompt = "Play an Action Card with ${o}?"
    from   = where(hand, piece.unit.played_with == o)
    text   = "play ${it.unit}"
    pass   = "play no card"
    ask    = true
    secret = true
    appeal = 5
  }
  if {
    when = used != none
    set p { card = used.unit }
    call discard { c = used }
    say { text = "${p} plays ${p.card}." }
  }
}

procedure discard {
  params = { c = piece }
  cites  = ["ATK-321"]

  set c {
    owner = none
    drawn = false
  }
  move c { to = space.discards }
}

# The top card, for who has fewer than five; the used ones are shuffled when there is none.
procedure take_top_card {
  params = { p = player }
  cites  = ["ATK-059", "ATK-081"]

  if {
    when = empty(pieces(space.deck))
    used = pieces(space.discards)
    move used { to = space.deck }
    shuffle space deck {}
  }
  top = first(pieces(space.deck))
  if {
    when = top != none
    set top {
      owner = p
      drawn = true
    }
    move top { to = hand_of(p) }
    say {
      text = "You draw ${top.unit}."
      to   = p
    }
  }
}

# Our reading: "if you wish to draw" lets a player with a full hand leave it.
procedure draw_card {
  params = { p = player }
  cites  = ["ATK-320", "ATK-321"]

  hand = pieces(hand_of(p))
  if {
    when = count(hand) >= 5
    choose tossed {
      by     = p
      prompt = "Your hand is full: discard a card to draw one?"
      from   = hand
      text   = "discard ${it.unit}"
      pass   = "draw none"
      secret = true
    }
    if {
      when = tossed != none
      call discard { c = tossed }
      call take_top_card { with = [p] }
    }
  }
  else {
    call take_top_card { with = [p] }
  }
}
