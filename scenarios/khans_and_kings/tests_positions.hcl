# Positions that tests of several files begin from. Nobody holds anything and no piece is on the board but what they say.

procedure holds {
  params = { p = player, those = list(space) }

  set those { holder = p }
}

procedure stands {
  params = { what = unit, p = player, there = space, n = int }

  create {
    unit  = what
    owner = p
    at    = there
    count = n
  }
}

procedure has_stock {
  params = { p = player, n = int }

  for r {
    in    = every(resource)
    where = handles(p, r)
    gain p {
      resource = r
      amount   = n
    }
  }
}

# The Khanate in the steppe, the Kingdom in Dornmark, and 20 of everything.
procedure two_states {
  call holds { with = [player.khanate, [space.altan_steppe, space.burkhan, space.chagan]] }
  call holds { with = [player.kingdom, [space.dornmark, space.eldershore, space.falkenwald]] }
  call has_stock { with = [player.khanate, 20] }
  call has_stock { with = [player.kingdom, 20] }
}

# The window of recruitment for one player alone.
procedure recruiting {
  params = { p = player }

  offer {
    to      = p
    actions = [action.recruit, action.disband]
    prompt  = "Recruit and disband."
    done    = "done"
  }
}
