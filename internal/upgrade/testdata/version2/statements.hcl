record battle {
  fields = {
    place    = space
    attacker = player
    cycle    = { type = int, default = 0 }
  }
}

event captured {
  fields = { place = space, by = player, from = optional(player) }
}

procedure fight {
  params = { b = battle }

  attackers = pieces(b.place, b.attacker)
  defenders = where(pieces(b.place), piece.owner != b.attacker)

  roll struck {
    die     = die.d6
    each    = attackers
    at_most = it.strength
  }

  choose lost {
    by      = first(defenders).owner
    prompt  = "Choose ${struck} casualties."
    from    = defenders
    count   = struck
    default = take(sorted(defenders, piece.unit.cost), struck)
  }

  destroy lost {}
  set b { cycle = b.cycle + 1 }

  if {
    when = empty(pieces(b.place))
    return {}
  }
  else {
    emit captured {
      place = b.place
      by    = b.attacker
      from  = b.place.holder
    }
  }
}

on captured pay_the_captor {
  gain by { money = 2 }
  set place { holder = by }
}

scoring volley {
  roll last {
    die     = die.d6
    at_most = max(1, sum(strengths) % 6)
  }
  return {
    value = div(sum(strengths), 6) + last
  }
}

procedure bombard {
  params = { s = space }

  roll struck {
    die     = die.d6
    each    = pieces(s)
    at_most = it.strength
    scored  = scoring.volley
  }
  say {
    text = "${struck} shells strike ${s}."
  }
}
