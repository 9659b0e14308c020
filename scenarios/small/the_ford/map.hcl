# The board: hexes named by column and row, with a river from top to bottom and two fords.

rows space {
  columns = [column, row, ground,        borders]

  a1      = [1,      1,   ground.meadow, [space.a2, space.b1]]
  a2      = [1,      2,   ground.meadow, [space.a3, space.b1, space.b2]]
  a3      = [1,      3,   ground.meadow, [space.a4, space.b2, space.b3]]
  a4      = [1,      4,   ground.wood,   [space.a5, space.b3, space.b4]]
  a5      = [1,      5,   ground.meadow, [space.a6, space.b4, space.b5]]
  a6      = [1,      6,   ground.meadow, [space.b5, space.b6]]
  b1      = [2,      1,   ground.meadow, [space.b2, space.c1, space.c2]]
  b2      = [2,      2,   ground.wood,   [space.b3, space.c2, space.c3]]
  b3      = [2,      3,   ground.meadow, [space.b4, space.c3, space.c4]]
  b4      = [2,      4,   ground.meadow, [space.b5, space.c4, space.c5]]
  b5      = [2,      5,   ground.meadow, [space.b6, space.c5, space.c6]]
  b6      = [2,      6,   ground.meadow, [space.c6]]
  c1      = [3,      1,   ground.meadow, [space.c2, space.d1]]
  c2      = [3,      2,   ground.meadow, [space.c3, space.d1, space.d2]]
  c3      = [3,      3,   ground.meadow, [space.c4, space.d2, space.d3]]
  c4      = [3,      4,   ground.hill,   [space.c5, space.d3, space.d4]]
  c5      = [3,      5,   ground.meadow, [space.c6, space.d4, space.d5]]
  c6      = [3,      6,   ground.wood,   [space.d5, space.d6]]
  d1      = [4,      1,   ground.river,  [space.d2, space.e1, space.e2]]
  d2      = [4,      2,   ground.ford,   [space.d3, space.e2, space.e3]]
  d3      = [4,      3,   ground.river,  [space.d4, space.e3, space.e4]]
  d4      = [4,      4,   ground.river,  [space.d5, space.e4, space.e5]]
  d5      = [4,      5,   ground.ford,   [space.d6, space.e5, space.e6]]
  d6      = [4,      6,   ground.river,  [space.e6]]
  e1      = [5,      1,   ground.wood,   [space.e2, space.f1]]
  e2      = [5,      2,   ground.meadow, [space.e3, space.f1, space.f2]]
  e3      = [5,      3,   ground.hill,   [space.e4, space.f2, space.f3]]
  e4      = [5,      4,   ground.meadow, [space.e5, space.f3, space.f4]]
  e5      = [5,      5,   ground.meadow, [space.e6, space.f4, space.f5]]
  e6      = [5,      6,   ground.meadow, [space.f5, space.f6]]
  f1      = [6,      1,   ground.meadow, [space.f2, space.g1, space.g2]]
  f2      = [6,      2,   ground.meadow, [space.f3, space.g2, space.g3]]
  f3      = [6,      3,   ground.meadow, [space.f4, space.g3, space.g4]]
  f4      = [6,      4,   ground.meadow, [space.f5, space.g4, space.g5]]
  f5      = [6,      5,   ground.wood,   [space.f6, space.g5, space.g6]]
  f6      = [6,      6,   ground.meadow, [space.g6]]
  g1      = [7,      1,   ground.meadow, [space.g2]]
  g2      = [7,      2,   ground.meadow, [space.g3]]
  g3      = [7,      3,   ground.wood,   [space.g4]]
  g4      = [7,      4,   ground.meadow, [space.g5]]
  g5      = [7,      5,   ground.meadow, [space.g6]]
  g6      = [7,      6,   ground.meadow, []]
}

picture board {
  coasts = none
  grid   = hexes
  water  = [ground.river]
}

setup {
  cites = ["FORD-8"]

  place a2 { west = { spearman = 1 } }
  place b3 { west = { spearman = 1 } }
  place b4 { west = { spearman = 1 } }
  place a3 { west = { archer = 1 } }
  place a5 { west = { archer = 1 } }
  place b5 { west = { rider = 1 } }
  place g5 { east = { spearman = 1 } }
  place f3 { east = { spearman = 1 } }
  place f2 { east = { spearman = 1 } }
  place g4 { east = { archer = 1 } }
  place g2 { east = { archer = 1 } }
  place f1 { east = { rider = 1 } }
}
