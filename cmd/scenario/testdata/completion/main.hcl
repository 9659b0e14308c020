scenario "completion" {
  title = "Completion"
}

player red {}

unit guard {}

space harbour {
  borders = [space.hilltop]
}

space hilltop {}

setup {
  create {
    unit  = unit.guard
    owner = player.red
    at    = space.hilltop
    count = 3
  }
}

action march {
  text = "march ${n} ${what} from ${here} to ${there}"

  param here {
    in = every(space)
  }
  param what {
    in = every(unit)
  }
  param there {
    in = adjacent(here)
  }
  param n {
    in = range(1, 3)
  }

  do {}
}

action dig {
  text = "dig in ${here}"

  param here {
    in = every(space)
  }

  do {}
}

sequence game {
  offer {
    to      = player.red
    actions = [action.march]
    done    = "stay"
  }
  offer {
    to      = player.red
    actions = [action.dig]
    done    = "stay"
  }
}
