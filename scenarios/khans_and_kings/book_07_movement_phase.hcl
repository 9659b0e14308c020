# Khans & Kings 3: "Movement phase", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-025" {
    section = "Movement phase"
    text    = "In the movement phase players move their units on the map. The active player chooses which units move and where."
  }

  clause "KK3-026" {
    section = "Movement phase"
    text    = "Battles are fought during the movement phase."
  }

  clause "KK3-027" {
    section = "Movement phase"
    text    = "Only in the movement phase must the order of players be observed strictly."
  }

  clause "KK3-028" {
    section = "Movement phase"
    text    = "The order in which players move in a turn is decided by their strategic initiative values for that turn."
  }
}
