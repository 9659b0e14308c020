# Khans & Kings 3. The dice, the options and the seats. The book's nine list pages (units, buildings, events, governments, doctrines,
# provinces, upgrades, decisions, scenarios) are missing from our copy: what the text names has the figures the text gives, and the
# rest is ours, marked as assumed in book_99_our_lists.hcl.

scenario "khans_and_kings" {
  title = "Khans & Kings 3: The Lands of the Mirror Lake"
  description = <<-END
    States of khans, kings, engineers and sultans around one lake, with seasons, provinces, generals, trade and a war in
    which the ground matters.
  END
  version          = "1.0.0"
  language_version = 2
}

die k4 {
  title = "four-sided die"
  faces = range(1, 4)
}

die k6 {
  title = "six-sided die"
  faces = range(1, 6)
}

die k8 {
  title = "eight-sided die"
  faces = range(1, 8)
}

die k10 {
  title = "ten-sided die"
  faces = range(1, 10)
}

die colours {
  title = "Colour Die"
  faces = [colour.red, colour.blue, colour.yellow, colour.green, colour.white, colour.special]
  cites = ["KK3-015"]
}

class game_length {
  attributes = {
    turns = { type = int, min = 1 }
  }
}

thing game_length short {
  title = "a short game"
  turns = 12
  cites = ["KKA-04"]
}

thing game_length long {
  title = "a long game"
  turns = 48
  cites = ["KKA-04"]
}

option length {
  type    = game_length
  default = game_length.short
  text    = "How long the game lasts unless somebody wins: twelve turns, half a year, or 48, two years."
}

option players {
  type    = int
  default = 2
  min     = 2
  max     = 4
  text    = "How many states are played; the provinces of the others are free."
}

option rail_moves {
  type    = int
  default = 6
  min     = 1
  max     = 8
  text    = "Steps by rail in a turn; the book says both 6 and 8."
  cites   = ["KK3-409", "KK3-410"]
}
