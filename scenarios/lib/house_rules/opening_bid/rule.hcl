# Both sides bid in secret; the lower bid is that side's to spend on units before the game.

scenario "opening_bid" {
  title            = "Axis & Allies: Opening Bid"
  extends          = "../../axis_allies"
  abstract         = true
  version          = "1.0.0"
  language_version = 2
}

needs alliance axis {}

needs alliance allies {}

option highest_bid {
  type    = int
  default = 30
  min     = 0
  max     = 60
  text    = "The most IPC a side may bid."
}

class game {
  state = {
    bid = { type = int, default = 0, min = 0, doc = "What is left of the bid." }
  }
}

class space {
  state = {
    reinforced = { type = bool, doc = "A unit of the bid was placed here." }
  }
}

# Who speaks for a side: the first of its powers.
function speaker {
  params = { side = alliance }
  is     = least({ for p in every(player) : p.order => p if p.alliance == side })
}

# Before round 1 each side says in secret for how many IPC of extra units it would play. The lower bid wins, the Axis if both are
# the same: that side places units for it, and keeps the rest as IPC.
before sequence game auction {
  call hold_auction {}
}

procedure hold_auction {
  axis   = speaker(alliance.axis)
  allies = speaker(alliance.allies)

  choose axis_bid {
    by      = axis
    prompt  = "Your bid: for how many IPC of extra units would you play the Axis?"
    from    = range(0, option.highest_bid)
    default = min(9, option.highest_bid)
    secret  = true
    ask     = true
  }
  choose allied_bid {
    by      = allies
    prompt  = "Your bid: for how many IPC of extra units would you play the Allies?"
    from    = range(0, option.highest_bid)
    default = min(9, option.highest_bid)
    secret  = true
    ask     = true
  }
  say { text = "The Axis bid ${axis_bid} IPC, the Allies ${allied_bid}." }

  # Where both bid the same it goes to the Axis, who do not have the first turn.
  by = allied_bid < axis_bid ? allies : axis
  set game { bid = min(axis_bid, allied_bid) }
  offer {
    to      = by
    actions = [action.reinforce]
    prompt  = "Place units for ${game.bid} IPC, at most one in a space."
    done    = "keep the rest"
  }
  gain by { ipc = game.bid }
  set game { bid = 0 }
}

action reinforce {
  text = "place ${what} of ${power} in ${there}"
  menu = "place a unit"

  param power {
    in      = where(every(player), player.alliance == actor.alliance)
    message = "That power is not on your side."
  }
  param what {
    in      = where(every(unit), unit.price > 0 && unit.price <= game.bid && !unit.industry)
    message = "Complexes are not placed, nor what costs more than the ${game.bid} IPC left."
  }
  param there {
    in = unique([
      for c in every(piece) : c.space
      if c.owner == power &&
      !c.space.off_map &&
      !c.space.reinforced &&
      (c.space.domain == domain.sea) == (what.domain == domain.sea)
    ])
    message = "A unit is placed where the power has units already: ships at sea, the others on land, one in a space."
  }

  do {
    create {
      unit  = what
      owner = power
      at    = there
    }
    set there { reinforced = true }
    set game { bid = game.bid - what.price }
  }

  appeal = what == unit.infantry ? 1 + threat(there, power) : 0
}
