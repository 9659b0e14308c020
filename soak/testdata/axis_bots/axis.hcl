# The tests of what attracts bots of Axis & Allies need a board and its units: those of Revised.

scenario "axis_allies_with_bots" {
  extends = "../../../scenarios/axis_allies_revised"
}

# Units of a power in a space.
procedure stand {
  params = { u = unit, p = player, s = space, n = int }

  create {
    unit  = u
    owner = p
    at    = s
    count = n
  }
}

# Units of a power in a zone, each aboard a transport of its own.
procedure aboard {
  params = { u = unit, p = player, z = space, n = int }

  for i {
    in = range(1, n)
    create ship {
      unit  = unit.transport
      owner = p
      at    = z
    }
    create c {
      unit  = u
      owner = p
      at    = z
    }
    carry c { by = ship }
  }
}

procedure earn {
  params = { p = player, n = int }

  gain p { ipc = n }
}
