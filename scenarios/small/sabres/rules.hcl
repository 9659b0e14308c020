# The rules. A card is a piece whose unit says what is on it.

function foe {
  params = { p = player }
  is     = p == player.rose ? player.thorn : player.rose
}

function hand {
  params = { p = player }
  is     = p == player.rose ? pieces(space.hand_of_rose) : pieces(space.hand_of_thorn)
}

# A parry is of the same line, and at least as strong.
function parries {
  params = { p = player, thrust = unit }
  is     = where(hand(p), piece.unit.line == thrust.line && piece.unit.strength >= thrust.strength)
  cites  = ["SABRES-3"]
}

# The top card of the deck, which is the shuffled discard pile when it has run out.
procedure draw {
  params = { p = player }
  cites  = ["SABRES-5"]

  if {
    when = empty(pieces(space.deck))
    used = pieces(space.discards)
    move used { to = space.deck }
    shuffle space deck {}
  }
  top = take(pieces(space.deck), 1)
  move top { to = p == player.rose ? space.hand_of_rose : space.hand_of_thorn }
}

procedure fill_hands {
  cites = ["SABRES-1", "SABRES-5"]

  for p {
    in = every(player)
    repeat {
      while = count(hand(p)) < 5
      call draw { with = [p] }
    }
  }
}

# A hit ends the passage of arms: both draw.
procedure score {
  params = { p = player }
  cites  = ["SABRES-3..5"]

  set p { hits = p.hits + 1 }
  say { text = "A hit! ${p} has ${p.hits}." }
  call fill_hands {}
}

# One thrust, and what becomes of it.
procedure exchange {
  params = { p = player }
  cites  = ["SABRES-2..4", "SABRES-6"]

  set game { active = p }
  choose thrust {
    by     = p
    prompt = "Thrust, or step back and let both draw."
    from   = hand(p)
    text   = "thrust ${it.unit}"
    pass   = "step back"
    appeal = it.unit.strength == 5 ? 2 : it.unit.strength - 1
  }
  if {
    when = thrust == none
    say { text = "${p} steps back." }
    call fill_hands {}
    return {}
  }
  move thrust { to = space.discards }

  # The card is read when everybody sees it: what is said of a value tells no more than could be seen when it was read.
  card = thrust.unit
  say { text = "${p} thrusts ${card}." }
  choose parry {
    by     = foe(p)
    prompt = "${p} thrusts ${card}. Parry?"
    from   = parries(foe(p), card)
    text   = "parry with ${it.unit}"
    pass   = "take the hit"
    appeal = it.unit.strength == card.strength ? 20 : 10 - it.unit.strength
  }
  move parry {
    when = parry != none
    to   = space.discards
  }
  if {
    when = parry == none
    call score { with = [p] }
  }
  else_if {
    when = parry.unit.strength == card.strength
    say { text = "${foe(p)} parries and strikes back." }
    call score { with = [foe(p)] }
  }
  else {
    say { text = "${foe(p)} parries with ${parry.unit}." }
  }
}

procedure round {
  set game { round = game.round + 1 }
  for p {
    in = every(player)
    call exchange { with = [p] }
    check_victory {}
  }
}

sequence main {
  repeat {
    while = !game.over
    call round {}
  }
}

victory three_hits {
  when    = any(every(player), player.hits >= 3)
  winner  = where(every(player), player.hits >= 3)
  because = "Three hits."
  cites   = ["SABRES-6"]
}

progress hits {
  title  = "hits"
  params = { p = player }
  is     = p.hits
  goal   = 3
}
