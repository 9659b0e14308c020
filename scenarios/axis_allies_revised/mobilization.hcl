# A fighter that stood in the territory of the complex goes aboard a carrier built there.

action take_aboard {
  text   = "embark ${what} from ${here} in ${there}"
  menu   = "embark a fighter on a new carrier"
  beside = [action.base]
  cites  = ["REV-425"]

  param here {
    in = unique([
      for c in every(piece) : c.space
      if c.owner == actor && c.unit.deck_borne && !c.fresh && eligible_works(c.space, actor)
    ])
    message = "None of your fighters stands there beside a complex."
  }
  param what {
    in      = unique([for c in pieces(here, actor) : c.unit if c.unit.deck_borne && !c.fresh])
    message = "None of that kind stands there."
  }
  param there {
    in      = [for s in adjacent(here) : s if any(pieces(s), berth(piece, actor))]
    message = "No carrier built this turn lies beside the territory with room on its deck."
  }

  do {
    f     = first(pieces(here, actor), piece.unit == what && !piece.fresh)
    decks = where(pieces(there), berth(piece, actor))
    choose deck {
      by      = actor
      prompt  = "Which carrier in ${there} takes the ${what}?"
      from    = decks
      text    = among(it, decks)
      default = first(decks)
    }
    carry f { by = deck }
  }

  appeal = 0
}
