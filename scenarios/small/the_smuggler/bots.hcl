# What bots think of a position; no rule reads it. The watch goes by the trail alone, since it sees no more.

movement on_foot {
  params = { walker = piece }
  pass   = any(borders(from, to), border.way == way.street)
  cost   = 1
}

function nearest_constable {
  params = { s = space }
  is = min(concat([9], [
    for c in every(piece) : c.space == s ? 0 : distance(movement.on_foot, c, c.space, s, 8)
    if c.unit == unit.constable
  ]))
}

function at_large {
  is = [for c in every(piece) : c.space if c.unit == unit.smuggler]
}

# Ways out of a place that lead to where no constable comes at once.
function refuges {
  params = { s = space }
  is     = count(ways_out(s), nearest_constable(space) > 1)
}

evaluation position {
  score = (
    self == player.watch
    ? -10 * sum(game.trail, nearest_constable(space)) - 5 * count(game.trail)
    : sum(at_large(), 10 * min(4, nearest_constable(space)) + 4 * refuges(space)) + count(game.trail)
  )
}
