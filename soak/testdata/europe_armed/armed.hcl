# Axis & Allies Europe with what random games seldom build: fleets of every kind that meet, loaded transports, decks with
# aircraft of two powers, bombers, guns, allies on Soviet soil, the Middle East in dispute, much money.

scenario "europe_armed" {
  extends          = "../axis_allies_europe"
  language_version = 2
}

setup {
  # All kinds of ships, of both sides within reach of each other; of the Allies several together.
  for s {
    in = [space.azores_sea, space.danish_sea, space.central_mediterranean, space.norwegian_sea, space.halifax_sea]
    call fleet { with = [s, player.germany, player.germany] }
  }
  for s {
    in = [space.celtic_sea, space.strait_of_gibraltar, space.english_channel, space.eastern_mediterranean]
    call fleet { with = [s, player.united_kingdom, player.united_states] }
  }
  for s {
    in = [space.us_eastern_coast, space.celtic_sea, space.us_convoy_2, space.british_convoy_3]
    call fleet { with = [s, player.united_states, player.united_kingdom] }
  }
  call fleet { with = [space.white_sea, player.soviet_union, player.united_states] }
  call fleet { with = [space.soviet_convoy, player.soviet_union, player.united_kingdom] }
  call fleet { with = [space.black_sea, player.soviet_union, player.soviet_union] }

  for s {
    in = [space.karelia, space.leningrad, space.baltic_states, space.caucasus]
    call guests { with = [s, player.united_states] }
    call guests { with = [s, player.united_kingdom] }
  }
  for s {
    in = [space.egypt, space.trans_jordan, space.iraq, space.united_kingdom, space.malta]
    call guests { with = [s, player.united_kingdom] }
    call guests { with = [s, player.united_states] }
  }
  for s {
    in = [space.syria, space.libya, space.poland, space.norway, space.france, space.germany, space.crete]
    call guests { with = [s, player.germany] }
    call guests { with = [s, player.germany] }
  }
  set space syria { controller = player.germany }
  for c {
    in    = pieces(space.syria)
    where = c.owner != player.germany
    destroy c {}
  }
  gain p {
    in  = every(player)
    ipc = 60
  }

  # By the option, capitals have fallen, Germany's as well, to a power without its own: nobody wins at once.
  for s {
    in = capitals_lost()
    call fall { with = [s, player.germany] }
  }
  call fall {
    when = !empty(capitals_lost())
    with = [space.germany, option.fallen == fallen_capitals.moscow ? player.soviet_union : player.united_kingdom]
  }
}

enum fallen_capitals {
  values = [none_of_them, london, moscow, both]
}

option fallen {
  type    = fallen_capitals
  default = fallen_capitals.none_of_them
  text    = "Which Allied capitals have fallen when the game begins."
}

function capitals_lost {
  fallen = option.fallen
  is = concat(
    fallen == fallen_capitals.london || fallen == fallen_capitals.both ? [space.united_kingdom] : [],
    fallen == fallen_capitals.moscow || fallen == fallen_capitals.both ? [space.moscow] : []
  )
}

procedure fall {
  params = { s = space, to = player }

  for c {
    in    = pieces(s)
    where = foe(c.owner, to) && c.unit.fights
    destroy c {}
  }
  set c {
    in    = pieces(s)
    owner = to
  }
  set s { controller = to }
  create {
    unit  = unit.infantry
    owner = to
    at    = s
    count = 2
  }
}

procedure fleet {
  params = { s = space, p = player, friend = player }

  for u {
    in = [unit.submarine, unit.destroyer, unit.battleship, unit.transport]
    create {
      unit  = u
      owner = p
      at    = s
    }
  }
  create first_boat {
    unit  = unit.transport
    owner = p
    at    = s
  }
  for q {
    in = [p, friend]
    create man {
      unit  = unit.infantry
      owner = q
      at    = s
    }
    carry man { by = first_boat }
  }
  create second_boat {
    unit  = unit.transport
    owner = p
    at    = s
  }
  create tank {
    unit  = unit.armour
    owner = friend
    at    = s
  }
  carry tank { by = second_boat }
  create ship {
    unit  = unit.carrier
    owner = p
    at    = s
  }
  for q {
    in = [p, friend]
    create plane {
      unit  = unit.fighter
      owner = q
      at    = s
    }
    carry plane { by = ship }
  }
}

procedure guests {
  params = { s = space, p = player }

  for u {
    in = [unit.infantry, unit.artillery, unit.armour, unit.fighter, unit.bomber, unit.aa_gun]
    create {
      unit  = u
      owner = p
      at    = s
    }
  }
}

# A purse that comes before the first round is not theirs any more.
after procedure open_game nothing_to_begin_with {
  set p {
    in    = every(player)
    where = fallen(p)
    ipc   = 0
  }
}
