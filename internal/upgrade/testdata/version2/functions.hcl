function hostile {
  params = { a = player, b = player }
  is     = a.alliance != b.alliance
}

function strongest {
  params = { s = space, p = player }
  mine   = pieces(s, p)
  is     = best(mine, piece.unit.attack)
}
