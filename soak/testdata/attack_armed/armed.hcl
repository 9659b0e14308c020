# Attack! Deluxe with what random games seldom have: fleets at sea and on the Coasts with units aboard, large armies of every
# kind, technologies, full hands of Action Cards, money and oil. A capital seldom falls at once: it is well held.

scenario "attack_armed" {
  extends          = "../attack_deluxe"
  language_version = 2
}

after procedure prepare arms_are_dealt {
  for p {
    in = powers()
    call arm { with = [p] }
  }
}

procedure arm {
  params = { p = player }

  return { when = p.home == none }
  gain p {
    production = 20
    oil        = 12
    population = index(powers(), p)
  }
  for t {
    in = [
      technology_type.factories, technology_type.minerals, technology_type.oil, technology_type.rail
    ]
    set p {
      technologies = [
        for c in every(technology) : c
        if c.type == t ? c.level == rotated([1, 2, 3, 4], index(powers(), p) + index(every(technology_type), t))[0] :
        contains(p.technologies, c)
      ]
    }
  }
  repeat {
    times = 4
    call draw_card { with = [p] }
  }
  set c {
    in    = every(piece)
    drawn = false
  }
  for s {
    in = where(regions(), space.holder == p)
    for u {
      in = [unit.infantry, unit.artillery, unit.tank, unit.plane]
      create {
        unit  = u
        owner = p
        at    = s
        count = s == p.home ? 3 : 2
      }
    }
  }
  call put_to_sea {
    when = coast(p.home) != none
    with = [coast(p.home), p]
  }
  for s {
    in = where(adjacent(p.home), space.domain == domain.sea && in_play(space) && !any(pieces(space), piece.owner != p))
    call put_to_sea { with = [s, p] }
  }
}

procedure put_to_sea {
  params = { s = space, p = player }

  for u {
    in = [unit.submarine, unit.destroyer, unit.battleship, unit.carrier]
    create {
      unit  = u
      owner = p
      at    = s
    }
  }
  call put_aboard { with = [s, p, unit.destroyer, unit.artillery] }
  call put_aboard { with = [s, p, unit.battleship, unit.tank] }
  call put_aboard { with = [s, p, unit.carrier, unit.plane] }
}

procedure put_aboard {
  params = { s = space, p = player, ship = unit, load = unit }

  create boat {
    unit  = ship
    owner = p
    at    = s
  }
  create cargo {
    unit  = load
    owner = p
    at    = s
  }
  carry cargo { by = boat }
}
