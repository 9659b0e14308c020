function hostile {
  params = { a = player, b = player }
  is     = a.alliance != b.alliance
}

function strongest {
  params = { s = space, p = player }
  mine   = [for c in pieces(s) : c if c.owner == p]
  is     = best(mine, piece.unit.attack)
}
