# What bots look for; no rule reads it. A piece likes to stand in a ford, or near one where nobody of its own stands, with a
# target in reach, and in a wood.

movement on_the_map {
  params = { mover = piece }
  pass   = !to.ground.deep
  cost   = to.ground.cost
}

function worth {
  params = { s = space, c = piece }
  foes   = [for t in reach(movement.by_air, c, s, c.unit.range) : t if any(pieces(t), piece.owner != c.owner)]
  far = [
    for f in fords() :
    s == f ? 0 :
    distance(movement.on_the_map, c, s, f, 20) + (any(pieces(f), piece.owner == c.owner && piece != c) ? 4 : 0)
  ]
  is = s.ground.cover + (empty(foes) ? 0 : 2) - min(far)
}
