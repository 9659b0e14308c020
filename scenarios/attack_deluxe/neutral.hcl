# The armies of neutral regions: made when they are attacked, run by an opponent, gone after the battle.

# The other players, beginning with the one who sits next.
function opponents {
  params = { p = player }
  seats  = powers()
  is     = where(rotated(seats, index(seats, p)), player != p)
}

procedure attack_neutral {
  params = { s = space, by = player }
  cites  = ["ATK-417..425"]

  choose representative {
    by      = by
    prompt  = "Who runs the army of ${s}?"
    from    = opponents(by)
    default = first(opponents(by))
  }
  roll muster {
    die   = die.army
    count = game.round
  }
  say { text = "The army of ${s}, run by ${representative}: ${muster}." }
  for f {
    in    = muster
    where = f != face.blank && any(every(unit), unit.face == f)
    create {
      unit    = first(every(unit), unit.face == f)
      owner   = representative
      at      = s
      neutral = true
    }
  }
  call join_battle {
    when = representative != none && !empty(army_of(s, representative))
    with = [s, by, representative]
  }
  gone = where(pieces(s), piece.neutral)
  destroy gone {}
}
