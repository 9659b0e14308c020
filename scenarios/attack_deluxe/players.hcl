# The powers, in the order in which they sit round the table, and what lies before each: a hand and a Government Board.

class player {
  attributes = {
    hand   = space
    supply = space
  }
}

player red {
  title  = "Red"
  hand   = space.red_hand
  supply = space.red_board
  colour = "red"
}

player blue {
  title  = "Blue"
  hand   = space.blue_hand
  supply = space.blue_board
  colour = "blue"
}

player green {
  title  = "Green"
  hand   = space.green_hand
  supply = space.green_board
  colour = "green"
}

player yellow {
  title  = "Yellow"
  hand   = space.yellow_hand
  supply = space.yellow_board
  colour = "yellow"
}

player black {
  title  = "Black"
  hand   = space.black_hand
  supply = space.black_board
  colour = "black"
}

player white {
  title  = "White"
  hand   = space.white_hand
  supply = space.white_board
  colour = "white"
}

space red_hand {
  title   = "Red's hand"
  off_map = true
  domain  = domain.table
  hand_of = player.red
}

space red_board {
  title   = "Red's Government Board"
  off_map = true
  domain  = domain.table
}

space blue_hand {
  title   = "Blue's hand"
  off_map = true
  domain  = domain.table
  hand_of = player.blue
}

space blue_board {
  title   = "Blue's Government Board"
  off_map = true
  domain  = domain.table
}

space green_hand {
  title   = "Green's hand"
  off_map = true
  domain  = domain.table
  hand_of = player.green
}

space green_board {
  title   = "Green's Government Board"
  off_map = true
  domain  = domain.table
}

space yellow_hand {
  title   = "Yellow's hand"
  off_map = true
  domain  = domain.table
  hand_of = player.yellow
}

space yellow_board {
  title   = "Yellow's Government Board"
  off_map = true
  domain  = domain.table
}

space black_hand {
  title   = "Black's hand"
  off_map = true
  domain  = domain.table
  hand_of = player.black
}

space black_board {
  title   = "Black's Government Board"
  off_map = true
  domain  = domain.table
}

space white_hand {
  title   = "White's hand"
  off_map = true
  domain  = domain.table
  hand_of = player.white
}

space white_board {
  title   = "White's Government Board"
  off_map = true
  domain  = domain.table
}

space deck {
  title   = "Action Cards"
  article = "the"
  off_map = true
  domain  = domain.table
}

space discards {
  title   = "used Action Cards"
  article = "the"
  off_map = true
  domain  = domain.table
}

space marker_pool {
  title   = "Government Markers left over"
  article = "the"
  off_map = true
  domain  = domain.table
}

function hand_of {
  params = { p = player }
  cites  = ["ATK-320"]
  is     = p.hand
}

function supply_of {
  params = { p = player }
  cites  = ["ATK-235"]
  is     = p.supply
}

# How many play: the first of the six. The others are not in the game at all.

seating two {
  seats   = [[player.red], [player.blue]]
  options = { players = 2 }
  cites   = ["ATK-077"]
}

seating three {
  seats   = [[player.red], [player.blue], [player.green]]
  options = { players = 3 }
  cites   = ["ATK-077"]
}

seating four {
  seats   = [[player.red], [player.blue], [player.green], [player.yellow]]
  options = { players = 4 }
  cites   = ["ATK-077"]
}

seating five {
  seats   = [[player.red], [player.blue], [player.green], [player.yellow], [player.black]]
  options = { players = 5 }
  cites   = ["ATK-077"]
}

seating six {
  seats   = [[player.red], [player.blue], [player.green], [player.yellow], [player.black], [player.white]]
  options = { players = 6 }
  cites   = ["ATK-077"]
}
