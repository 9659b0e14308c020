# How ships move: over seas, lakes and rivers, and how submarines pass and are passed.

# Whether a ship can be somewhere: wooden ships on seas and rivers, River ships on rivers and lakes, others at sea.
function may_float {
  params = { u = piece, s = space }
  is     = u.unit.branch.afloat && may_stand(u.unit, s)
  cites  = ["KK3-539..540", "KK3-555..557"]
}

# Ships that can still sail.
function ships_of {
  params = { p = player }
  is = where(
    every(piece),
    piece.owner == p && piece.left > 0 && piece.unit.branch.afloat && !piece.engaged && piece.holder == none
  )
  cites = ["KK3-475", "KK3-481"]
}

# Wooden ships do not attack troops on the banks of a river; those that nobody can attack do not stop them. No harbour that enemies
# stand in shelters a ship.
function open_water {
  params = { u = piece, s = space, p = player }
  is = (
    may_float(u, s) &&
    !(moors_at(u, s) && opposed(s, p)) &&
    !(
      is_a(u, branch.wooden_ship) && s.domain == domain.land &&
      any(enemies(s, p), piece.unit.branch.land && !able(piece, ability.unassailable))
    )
  )
  cites = ["KK3-541", "KK3-572", "KK3-670"]
}

action sail {
  text   = "sail ${who} from ${here} to ${there}"
  secret = false
  menu   = "sail"
  beside = [action.step]
  cites  = ["KK3-480", "KK3-540"]

  param here {
    in      = unique([for u in ships_of(actor) : u.space])
    message = "You have no ship there that can still move."
  }

  ready = where(ships_of(actor), piece.space == here)

  param there {
    in      = [for s in adjacent(here) : s if any(ready, open_water(piece, s, actor))]
    message = "No ship of yours in ${here} can go there."
  }

  movers = where(ready, open_water(piece, there, actor))

  param who {
    in       = movers
    count    = min(16, count(movers))
    at_least = 1
    message  = "That ship cannot go there now."
  }

  do {
    call set_sail { with = [who, here, there] }
  }

  appeal = sum(who, piece.unit.strength) > might_of(enemies(there, actor)) && !empty(enemies(there, actor)) ? 12 : 0
}

procedure set_sail {
  params = { who = list(piece), here = space, there = space }
  cites  = ["KK3-480"]

  set p {
    in       = who
    left     = p.left - 1
    start_at = here
    moved    = true
  }
  move who { to = there }
  for p {
    in = who
    emit entered {
      mover     = p
      place     = there
      left_from = here
    }
  }
}

# ---- Submarines

# A submarine that meets ships which cannot attack it may slip past them.
on entered slip_past {
  cites = ["KK3-551"]

  whose = mover.owner
  if {
    when = whose != none && is_a(mover, branch.submarine) && mover.engaged && !found_below(mover, whose)

    choose strike {
      by     = whose
      prompt = "${mover} meets ships at ${place} that cannot attack it."
      from   = [place]
      text   = "attack at ${it}"
      pass   = "slip past"
    }
    set mover {
      when    = strike == none
      engaged = false
    }
    set whose {
      when  = !any(army(place, whose), piece.engaged)
      front = without(whose.front, [place])
    }
  }
}

# Ships that cannot attack submarines pass over them, if they are not heard.
on exposed are_heard_below {
  cites = ["KK3-552..554"]

  if {
    when = contains(pieces(place), mover) && !finds_submarines(mover)

    below = [for u in pieces(place) : u if is_a(u, branch.submarine) && !u.routed && hostile(u.owner, mover.owner)]
    if {
      when = !empty(below)
      call passes_over heard { with = [mover] }
      if {
        when = heard

        hunter = first(below).owner
        say { text = "${first(below)} of ${hunter} hears ${mover} of ${mover.owner} at ${place}." }
        set u {
          in       = army(place, hunter)
          fought   = false
          start_at = place
        }
        set mover { left = 0 }
        call battle_at { with = [place, hunter] }
      }
    }
  }
}

# The die of a ship that passes over submarines; the value is whether they hear it.
procedure passes_over {
  params = { mover = piece }
  cites  = ["KK3-553"]

  roll noise {
    die   = die.k4
    count = 1
  }
  say { text = "${mover} of ${mover.owner} passes over submarines: ${first(noise)}." }
  return { value = first(noise) == 1 }
}
