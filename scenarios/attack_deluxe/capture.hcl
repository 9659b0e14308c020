# A region passes to who has won it.

# What lies in the region goes with it: an Oil Marker yields to whoever holds the region, a capital counts for its captor.
procedure take_region {
  params = { s = space, by = player }
  cites  = ["ATK-087", "ATK-422", "ATK-423", "ATK-451", "ATK-453"]

  from = s.holder
  set s { holder = by }
  say { text = "${by} takes ${s}." }
  call lose_harbour {
    when = from != none
    with = [s, from]
  }
  emit region_taken {
    place = s
    by    = by
    from  = from
  }

  capital = first(pieces(s), piece.unit.city)
  call take_capital {
    when = capital != none
    with = [capital, by]
  }
}

procedure take_capital {
  params = { capital = piece, by = player }
  cites  = ["ATK-016", "ATK-087", "ATK-147", "ATK-454"]

  loser = capital.owner
  say { text = "The capital of ${loser} has fallen to ${by}." }
  set capital { owner = by }
  set game { fallen = loser }
  call tell_points {}
  check_victory {}
}

# Ships that lie on the Coast of a captured region are lost with it; ours reads that as the former owner's.
procedure lose_harbour {
  params = { s = space, from = player }
  cites  = ["ATK-449"]

  harbour = coast(s)
  sunk    = harbour == none ? [] : fleet_of(harbour, from)
  if {
    when = !empty(sunk)
    say { text = "${from} loses ${in_words(sunk)} on the Coast of ${s}." }
  }
  destroy sunk {}
}
