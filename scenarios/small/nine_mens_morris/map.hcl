# The board: 24 points on three squares, named by column and row as a chess board's are. A mill is one of the 16 lines of three.

rows space {
  columns = [column, row, borders]

  a7      = [1,      1,   [space.d7, space.a4]]
  d7      = [4,      1,   [space.g7, space.d6]]
  g7      = [7,      1,   [space.g4]]
  b6      = [2,      2,   [space.d6, space.b4]]
  d6      = [4,      2,   [space.f6, space.d5]]
  f6      = [6,      2,   [space.f4]]
  c5      = [3,      3,   [space.d5, space.c4]]
  d5      = [4,      3,   [space.e5]]
  e5      = [5,      3,   [space.e4]]
  a4      = [1,      4,   [space.b4, space.a1]]
  b4      = [2,      4,   [space.c4, space.b2]]
  c4      = [3,      4,   [space.c3]]
  e4      = [5,      4,   [space.f4, space.e3]]
  f4      = [6,      4,   [space.g4, space.f2]]
  g4      = [7,      4,   [space.g1]]
  c3      = [3,      5,   [space.d3]]
  d3      = [4,      5,   [space.e3, space.d2]]
  e3      = [5,      5,   []]
  b2      = [2,      6,   [space.d2]]
  d2      = [4,      6,   [space.f2, space.d1]]
  f2      = [6,      6,   []]
  a1      = [1,      7,   [space.d1]]
  d1      = [4,      7,   [space.g1]]
  g1      = [7,      7,   []]
}

rows path {
  columns                        = [through]

  upper_row_of_the_outer_square  = [[space.a7, space.d7, space.g7]]
  upper_row_of_the_middle_square = [[space.b6, space.d6, space.f6]]
  upper_row_of_the_inner_square  = [[space.c5, space.d5, space.e5]]
  west_spoke                     = [[space.a4, space.b4, space.c4]]
  east_spoke                     = [[space.e4, space.f4, space.g4]]
  lower_row_of_the_inner_square  = [[space.c3, space.d3, space.e3]]
  lower_row_of_the_middle_square = [[space.b2, space.d2, space.f2]]
  lower_row_of_the_outer_square  = [[space.a1, space.d1, space.g1]]
  west_side_of_the_outer_square  = [[space.a7, space.a4, space.a1]]
  west_side_of_the_middle_square = [[space.b6, space.b4, space.b2]]
  west_side_of_the_inner_square  = [[space.c5, space.c4, space.c3]]
  north_spoke                    = [[space.d7, space.d6, space.d5]]
  south_spoke                    = [[space.d3, space.d2, space.d1]]
  east_side_of_the_inner_square  = [[space.e5, space.e4, space.e3]]
  east_side_of_the_middle_square = [[space.f6, space.f4, space.f2]]
  east_side_of_the_outer_square  = [[space.g7, space.g4, space.g1]]
}

picture board {
  coasts = none
  grid   = squares
  points = [kind.point]
}
