# The Ford: two small armies on hexes, with a river between them. What there is stands here, the board in map.hcl, what
# happens in rules.hcl.

scenario "the_ford" {
  title            = "The Ford"
  description      = "Spears, bows and riders on hexes: who stands in both fords wins. Two players, eight rounds."
  version          = "1.0.0"
  language_version = 2
}

class ground {
  attributes = {
    cost   = { type = int, default = 1, min = 1, doc = "Steps that it costs to enter." }
    cover  = { type = int, default = 0, min = 0, doc = "What it takes off the aim at whoever stands there." }
    height = { type = int, default = 0, min = 0, doc = "What it adds to the aim of whoever stands there." }
  }
  flags = [deep, prize]
}

thing ground meadow {
  colour = "lime"
}

thing ground wood {
  cost   = 2
  cover  = 1
  colour = "green"
}

thing ground hill {
  cost   = 2
  height = 1
  colour = "brown"
}

thing ground ford {
  cost   = 2
  flags  = [prize]
  colour = "sand"
}

thing ground river {
  flags  = [deep]
  colour = "blue"
}

class space {
  attributes = { column = int, row = int, ground = ground }
}

class unit {
  attributes = {
    move  = { type = int, min = 1, doc = "Steps in a turn." }
    range = { type = int, min = 1, doc = "How far it strikes." }
    dice  = { type = int, min = 1, doc = "Dice that it rolls." }
    aim   = { type = int, min = 1, max = 6, doc = "A die of at most this is a hit." }
  }
}

rows unit {
  columns  = [move, range, dice, aim]

  spearman = [2,    1,     2,    3]
  archer   = [2,    2,     1,    3]
  rider    = [4,    1,     2,    2]
}

class piece {
  state = {
    wounded = { type = bool }
    marched = { type = bool, lasts = phase.orders }
    struck  = { type = bool, lasts = phase.orders }
  }
}

die d6 { faces = range(1, 6) }

player west {
  title   = "West"
  article = "the"
  colour  = "orange"
}

player east {
  title   = "East"
  article = "the"
  colour  = "navy"
}

seating duel {
  title = "two players"
  seats = [[player.west], [player.east]]
}
