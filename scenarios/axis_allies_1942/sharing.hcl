# Transports and carriers that allies share: their owner is asked, at the beginning of the turn in which they can be of use.

option sharing_agreed {
  type    = bool
  default = false
  text    = "Allies share their transports and carriers without being asked."
  cites   = ["A42-145"]
}

class player {
  state = {
    keeps_ships = {
      type  = bool,
      lasts = procedure.turn,
      doc   = "Shares no transports and carriers with the power whose turn it is."
    }
  }
}

function open_to {
  is    = inherited && !t.owner.keeps_ships
  cites = ["A42-144", "A42-145"]
}

# Whether a ship can be of use to an ally's units this turn: a transport to troops beside it, a carrier to fighters in
# range. It stays where it is.
function of_use_to {
  params = { t = piece, p = player }
  is = (
    (t.unit.lifts_land && any([for s in adjacent(t.space) : any(pieces(s), can_board(piece, p))])) ||
    (t.unit.deck && any(every(piece), piece.owner == p &&
      piece.unit.deck_borne &&
      !piece.space.off_map &&
      contains(spread(movement.by_air, piece, [piece.space], piece.range), t.space)))
  )
  cites = ["A42-145", "A42-372"]
}

before procedure turn ask_allies {
  cites = ["A42-145"]

  for q {
    in = every(player)
    where = (
      q != p && friend(q, p) && !option.sharing_agreed && any(every(piece), piece.owner == q && of_use_to(piece, p))
    )
    choose shared {
      by      = q
      prompt  = "May ${p} use your transports and carriers this turn?"
      from    = [true, false]
      default = true
    }
    set q { keeps_ships = !shared }
  }
}
