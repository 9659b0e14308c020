# The Great Patriotic War: the Soviet Union may take over what its allies have on its soil.

# Neither guns nor complexes: they have no nationality. Nothing at sea, where the Soviet convoy is Soviet, but no territory.
function volunteers {
  params = { s = space, p = player }
  is = where(
    pieces(s),
    s.domain == domain.land && s.power == p && friend(piece.owner, p) && piece.owner != p && piece.unit.fights
  )
  cites = ["EUR-083", "EUR-421", "EUR-422", "EUR-461", "EUR-491"]
}

action take_over {
  text   = "take over ${n} ${what} of ${whose} in ${here}"
  menu   = "take over allied units"
  beside = [action.redeploy]
  cites  = ["EUR-025", "EUR-421", "EUR-423..427"]

  require {
    that    = actor == player.soviet_union
    message = "Only the Soviet Union takes over its allies' units."
  }

  param here {
    in      = where(every(space), !empty(volunteers(space, actor)))
    message = "No units of your allies stand there on Soviet soil."
  }
  param whose {
    in      = unique([for c in volunteers(here, actor) : c.owner])
    message = "That ally has no units there."
  }
  param what {
    in      = unique([for c in volunteers(here, actor) : c.unit if c.owner == whose])
    message = "That ally has no such unit there."
  }

  theirs = where(volunteers(here, actor), piece.owner == whose && piece.unit == what)

  param n {
    in      = range(1, count(theirs))
    message = "Only ${count(theirs)} of them stand there."
  }

  do {
    set c {
      in    = take(theirs, n)
      owner = actor
      moved = c.range
    }
    say { text = "${actor} takes over ${n} ${what} of ${whose} in ${here}." }
  }

  appeal = 0
}
