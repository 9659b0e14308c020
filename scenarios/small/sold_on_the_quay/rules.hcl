# The rules, from what a merchant owns to the sequence of the game.

function crew {
  is = take(every(player), option.merchants)
}

function lots {
  params = { p = player }
  is     = pieces(space.warehouses, p)
}

# Sets of all three goods.
function sets {
  params = { p = player }
  is     = min([for g in every(goods) : count(lots(p), piece.unit.goods == g)])
  cites  = ["QUAY-5"]
}

function fortune {
  params = { p = player }
  is     = sum(lots(p), piece.unit.worth) + 5 * sets(p) + div(p.gold, 3)
  cites  = ["QUAY-5"]
}

procedure sell {
  params = { lot = piece }
  cites  = ["QUAY-2..4"]

  set game { opened = false }
  for p {
    in = crew()
    choose price {
      by     = p
      prompt = "${lot.unit} is on the quay, and you have ${p.gold} gold. What do you bid?"
      from   = range(0, p.gold)
      text   = "bid ${it}"
      secret = true
      ask    = true
      appeal = 100 - abs(it - reasonable(p, lot.unit))
    }
    set p { bid = price }
  }
  set game { opened = true }
  for p {
    in = crew()
    say { text = "${p} bids ${p.bid}." }
  }

  # Of equal bids that of whoever sits nearest to the auctioneer, who moves on by one seat each round.
  buyer = best(rotated(crew(), game.round - 1), player.bid)
  if {
    when = buyer == none || buyer.bid == 0
    destroy lot {}
    say { text = "Nobody wants it." }
  }
  else {
    pay buyer { gold = buyer.bid }
    set lot { owner = buyer }
    move lot { to = space.warehouses }
    say { text = "${buyer} buys ${lot.unit} for ${buyer.bid}." }
  }
}

phase auction {
  title = "Auction"
  cites = ["QUAY-2"]

  set game { round = game.round + 1 }
  lot = first(pieces(space.ship))
  if {
    when = lot != none
    move lot { to = space.quay }
    call sell { with = [lot] }
  }
}

sequence main {
  repeat {
    while = !empty(pieces(space.ship))
    call auction {}
  }
  call settle {}
}

procedure settle {
  cites = ["QUAY-5", "QUAY-6"]

  for p {
    in = crew()
    say {
      text = <<-END
        ${p}: ${sum(lots(p), piece.unit.worth)} for the lots, ${5 * sets(p)} for sets, ${p.gold} gold left; a fortune of
        ${fortune(p)}.
      END
    }
  }
  most = max([for p in crew() : fortune(p)])
  end_game {
    winner  = where(crew(), fortune(player) == most)
    because = "The largest fortune is ${most}."
  }
}

progress fortune {
  title  = "fortune"
  params = { p = player }
  is     = fortune(p)
}
