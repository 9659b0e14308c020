# Complexes are built, and carriers take new fighters aboard.

action build {
  text   = "build ${what} in ${there}"
  menu   = "build a complex"
  beside = [action.launch]
  cites  = ["REV-426", "REV-427", "REV-489", "REV-490"]

  param what {
    in      = unique([for c in pieces(space.mobilization_zone, actor) : c.unit if c.unit.industry])
    message = "No such building of yours waits to be built."
  }
  param there {
    in      = [for s in every(space) : s if s.controller == actor && s.was_held_by == actor && s.income > 0 && !works(s)]
    message = "A complex is built in a territory worth at least 1 IPC that has been yours since the turn began and has none."
  }

  do {
    c = first(waiting(actor, what))
    move c { to = there }
    set c { fresh = true }
  }

  appeal = there.income
}

# A carrier on which a power may place a new fighter: one that is new itself.
function berth {
  params = { c = piece, p = player }
  is     = c.fresh && deck_room(c) > 0
  cites  = ["REV-421", "REV-424"]
}

# A new fighter on a carrier built this turn.
action base {
  text   = "base ${what} on ${ship} in ${there} from ${yard}"
  menu   = "base a fighter on a new carrier"
  beside = [action.build]
  cites  = ["REV-421", "REV-424"]

  param what {
    in      = unique([for c in pieces(space.mobilization_zone, actor) : c.unit if c.unit.deck_borne])
    message = "No such new aircraft of yours waits for a deck."
  }
  param there {
    in      = unique([for c in every(piece) : c.space if berth(c, actor)])
    message = "No carrier built this turn lies there with room on its deck."
  }

  ships = where(pieces(there), berth(piece, actor))

  param ship {
    in      = ships
    text    = among(it, ships)
    message = "That is no carrier built this turn with room on its deck."
  }
  param yard {
    in      = where(adjacent(there), eligible_works(space, actor) && capacity(space) > 0)
    message = "No complex of yours beside that zone can mobilize it."
  }

  do {
    f = first(waiting(actor, what))
    carry f { by = ship }
    set yard { placed = yard.placed + 1 }
  }

  appeal = 8
}
