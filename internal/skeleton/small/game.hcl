# NAME: the smallest game worth playing. Two players march over five spaces; whoever holds both cities wins.
#
#   scenario play NAME                 play it against a bot
#   scenario test NAME                 run the tests in tests.hcl
#   scenario coverage NAME             which clauses of rulebook.hcl are implemented and tested

scenario "NAME" {
  title            = "TITLE"
  language_version = 2
}

class space {
  attributes = {
    city = { type = bool, default = false, doc = "Holding all cities wins the game." }
  }
  state = {
    holder = optional(player)
  }
}

class unit {
  attributes = {
    strength = { type = int, min = 1, max = 6, doc = "A die of at most this is a hit." }
    move     = { type = int, min = 1, default = 1 }
  }
}

class piece {
  state = {
    moved = { type = bool, default = false }
  }
}

player red {
  title  = "Red"
  colour = "red"
}

player blue {
  title  = "Blue"
  colour = "blue"
}

seating duel {
  seats = [[player.red], [player.blue]]
}

unit guard {
  title    = "guard"
  strength = 2
}

unit rider {
  title    = "rider"
  strength = 1
  move     = 2
}

die d6 {
  faces = range(1, 6)
}
