# What players ask of the dice: `scenario odds the_ford blow` answers.

question blow {
  title  = "One strike"
  params = { striker = unit, stands_on = ground, target = unit, in_the = ground, wounded = bool }
  example = {
    striker   = unit.spearman
    stands_on = ground.meadow
    target    = unit.rider
    in_the    = ground.ford
    wounded   = false
  }

  given {
    create {
      unit  = striker
      owner = player.west
      at    = first(every(space), space.ground == stands_on)
    }
    create {
      unit    = target
      owner   = player.east
      at      = last(every(space), space.ground == in_the)
      wounded = wounded
    }
  }
  run {
    call blow { with = [first(army(player.west)), first(army(player.east))] }
  }
  outcome kills {
    title = "the target is killed"
    when  = empty(army(player.east))
  }
  outcome wounds {
    title = "the target is wounded"
    when  = first(army(player.east)).wounded && !wounded
  }
  outcome misses { title = "nothing happens" }
}
