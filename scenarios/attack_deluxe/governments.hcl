# Governments: who is whose friend, what each begins with.

# Our default: Fascism and Communism are hostile, so are Democracy and Monarchy; every other pair is allied.
function hostile_governments {
  params = { a = government, b = optional(government) }
  pair   = [a, b]
  is = (
    (contains(pair, government.fascism) && contains(pair, government.communism)) ||
    (contains(pair, government.democracy) && contains(pair, government.monarchy))
  )
  cites = ["ATK-140", "ATK-141"]
}

# How many boards of each type are laid out.
function boards_of_each {
  is    = option.players > 4 ? 2 : 1
  cites = ["ATK-008", "ATK-078", "ATK-079"]
}

function governments_left {
  cites = ["ATK-073", "ATK-078", "ATK-079"]
  is    = [for g in every(government) : g if count(powers(), player.government == g) < boards_of_each()]
}

# The Economics Cards a government may begin with. The book gives three governments the same two; so be it.
function first_cards {
  params = { g = optional(government) }
  is     = where(every(technology), contains(technology.begins_with, g))
  cites  = ["ATK-050..054", "ATK-139"]
}

class technology {
  attributes = {
    begins_with = { type = set(government), default = [], doc = "The governments that may start with it." }
  }
}
