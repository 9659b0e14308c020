# Axis & Allies Europe (1999). What this edition adds to what the editions share: convoys, the Middle East, the straits, its
# options and seatings.

scenario "axis_allies_europe" {
  title            = "Axis & Allies Europe"
  description      = "Germany against three Allies around the Atlantic and in the Soviet Union: two to four players, convoys."
  version          = "1.0.0"
  language_version = 2
  extends          = "../lib/axis_allies_overflight"
}

class space {
  attributes = {
    income = { type = int, default = 0, min = 0, max = 30 }
    convoy = { type = bool, default = false, doc = "A convoy centre: it can be taken, and feeds its owner." }
    middle_east = {
      type    = bool,
      default = false,
      doc     = "A country of the Middle East: it belongs to nobody, and Germany draws oil from it."
    }
  }
  cites = ["EUR-085", "EUR-086", "EUR-091", "EUR-093", "EUR-097", "EUR-254", "EUR-376"]
}

enum bomber_price {
  values = [printed, sister]
  titles = { printed = "25 IPC, as the book has it", sister = "15 IPC, as in the other editions" }
}

option bomber_price {
  type    = bomber_price
  default = bomber_price.printed
  text    = "What a bomber costs."
  cites   = ["EUR-528"]
}

# Units bought wait here until they are placed.
space mobilization_zone {
  title = "New Units"
}

# The Turkish straits: no space, and a border that no ship ever passes, since nobody ever holds Turkey.
border turkish_straits {
  between = [space.aegean_sea, space.black_sea]
  locks   = [space.turkey]
  cites   = ["EUR-102", "EUR-103"]
}

seating two {
  seats = [[player.germany], [player.soviet_union, player.united_kingdom, player.united_states]]
  cites = ["EUR-001", "EUR-035"]
}

seating three {
  seats = [[player.germany], [player.soviet_union], [player.united_kingdom, player.united_states]]
  cites = ["EUR-001", "EUR-034"]
}

seating four {
  seats = [[player.germany], [player.soviet_union], [player.united_kingdom], [player.united_states]]
  cites = ["EUR-001", "EUR-033"]
}
