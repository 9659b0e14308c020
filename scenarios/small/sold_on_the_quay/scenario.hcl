# Sold on the Quay: an auction with sealed bids. What there is stands here, what happens in rules.hcl.

scenario "sold_on_the_quay" {
  title            = "Sold on the Quay"
  description      = "Twelve lots of silk, spice and tea under the hammer, with sealed bids: two to four merchants."
  version          = "1.0.0"
  language_version = 2
}

option merchants {
  type    = int
  default = 3
  min     = 2
  max     = 4
  text    = "How many bid."
}

seating two {
  title   = "two merchants"
  seats   = [[player.amber], [player.coral]]
  options = { merchants = 2 }
}

seating three {
  title   = "three merchants"
  seats   = [[player.amber], [player.coral], [player.jade]]
  options = { merchants = 3 }
}

seating four {
  title   = "four merchants"
  seats   = [[player.amber], [player.coral], [player.jade], [player.pearl]]
  options = { merchants = 4 }
}

resource gold { title = "gold" }

class player {
  state = { bid = { type = int, default = 0, show = false, doc = "What the player bids for the lot on the quay." } }
}

class game {
  state = { opened = { type = bool, show = false, doc = "The bids lie open." } }
}

player amber {
  title  = "Amber"
  colour = "orange"
}

player coral {
  title  = "Coral"
  colour = "red"
}

player jade {
  title  = "Jade"
  colour = "green"
}

player pearl {
  title  = "Pearl"
  colour = "blue"
}

enum goods { values = [silk, spice, tea] }

class unit {
  attributes = {
    goods = goods
    worth = { type = int, min = 1 }
  }
}

rows unit {
  columns = [title,         goods,       worth]

  silk_3  = ["silk for 3",  goods.silk,  3]
  silk_4  = ["silk for 4",  goods.silk,  4]
  silk_5  = ["silk for 5",  goods.silk,  5]
  silk_8  = ["silk for 8",  goods.silk,  8]
  spice_2 = ["spice for 2", goods.spice, 2]
  spice_4 = ["spice for 4", goods.spice, 4]
  spice_6 = ["spice for 6", goods.spice, 6]
  spice_7 = ["spice for 7", goods.spice, 7]
  tea_3   = ["tea for 3",   goods.tea,   3]
  tea_4   = ["tea for 4",   goods.tea,   4]
  tea_6   = ["tea for 6",   goods.tea,   6]
  tea_7   = ["tea for 7",   goods.tea,   7]
}

# Where the lots are.

space ship { off_map = true }

space quay { off_map = true }

space warehouses { off_map = true }

setup {
  cites = ["QUAY-1"]

  gain p {
    in   = crew()
    gold = 30
  }
  for u {
    in = every(unit)
    create {
      unit = u
      at   = space.ship
    }
  }
  shuffle space ship {}
}

# Nobody knows which lot comes next, nor what the others bid before all have done so.

hide cargo {
  of      = piece
  members = [unit]
  text    = "a lot"
  when    = self.space == space.ship
  cites   = ["QUAY-1"]
}

hide bids {
  of      = player
  members = [bid]
  when    = self != viewer && !game.opened
  cites   = ["QUAY-2"]
}
