# What bots think of a position; no rule reads it. The watch goes by the trail alone, since it sees no more.

movement on_foot {
  params = { walker = piece }
  pass   = any([for b in borders(from, to) : b.way == way.street])
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
  is     = count([for t in ways_out(s) : t if nearest_constable(t) > 1])
}

evaluation position {
  score = (
    self == player.watch
    ? -10 * sum([for s in game.trail : nearest_constable(s)]) - 5 * count(game.trail)
    : sum([for s in at_large() : 10 * min(4, nearest_constable(s)) + 4 * refuges(s)]) + count(game.trail)
  )
}
