# Where the tests of what all editions share are fought: on each board three territories in a row beside three zones in a row, and a neutral
# territory. A game of the family says which these are on its board, and then all that stands here is tested in it, too.

# The power whose turn it is, an ally and an enemy of it.
needs function own_power {
  returns = player
}

needs function allied_power {
  returns = player
}

needs function enemy_power {
  returns = player
}

# A territory on the coast; the second lies beside it, and the third beside the second only.
needs function first_shore {
  returns = space
}

needs function second_shore {
  returns = space
}

needs function third_shore {
  returns = space
}

# The zone that the first territory lies at, not the third one; the second zone lies beside it and the second territory, and the third
# beside the second zone only, and the third territory.
needs function first_sea {
  returns = space
}

needs function second_sea {
  returns = space
}

needs function third_sea {
  returns = space
}

# It lies beside the first territory.
needs function neutral_shore {
  returns = space
}

# Units of a power, one of each of these kinds.
procedure post {
  params = { s = space, p = player, kinds = list(unit) }

  for u {
    in = kinds
    create {
      unit  = u
      owner = p
      at    = s
    }
  }
}

# One's own turn: the first territory is one's own, the two others are the enemy's, and nobody is anywhere.
procedure our_turn {
  call turn_of { p = own_power() }
  call hold { with = [first_shore(), own_power()] }
  call hold { with = [second_shore(), enemy_power()] }
  call hold { with = [third_shore(), enemy_power()] }
}

# One's own, of that kind and there.
function own_unit {
  params = { u = unit, s = space }
  is     = one_of(own_power(), u, s)
}
