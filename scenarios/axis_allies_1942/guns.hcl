# Antiaircraft guns. They fire where aircraft attack their territory, and nowhere else.

# One gun, one die for each aircraft: the type is stated before each roll, and a 1 brings that aircraft down before it can fire.
procedure antiair_fire {
  cites  = ["A42-165", "A42-166", "A42-201", "A42-457..464", "A42-494"]

  guns = [for c in pieces(s) : c if c.unit.antiair && foe(c.owner, a)]

  return { when = empty(guns) }

  for c {
    in = targets
    roll shot {
      die     = die.d6
      count   = 1
      at_most = first(guns).defence
    }
    set c { dying = shot > 0 }
  }
  lost = [for c in targets : c if c.dying]
  say {
    when = !empty(lost)
    text = "Antiaircraft fire over ${s} brings down ${lost}."
  }
  destroy lost {}
}
