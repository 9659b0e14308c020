# The actions that send units against others, so that a house rule can speak of all of them: forbid NAME { actions = actions.attack … }.

# Whether who ends a move there has to fight: in a neutral region, in another's, where another's ships are. Leave to
# pass changes nothing in that.
function defended {
  params = { s = space, p = player }
  is     = s.domain == domain.land ? s.holder != p : any(pieces(s), piece.owner != p)
  cites  = ["ATK-404", "ATK-405"]
}

# The orders Move, Blitz and Navigate are none by themselves: what they offer is.
actions attack {
  members = [actions.advance, action.raid, action.strike]
}

# Marches, landings and voyages, most of which lead to what is one's own.
actions advance {
  members = [action.march, action.land, action.sail, action.convoy]
  when    = defended(there, actor)
}
