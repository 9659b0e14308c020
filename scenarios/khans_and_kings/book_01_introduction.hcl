# Khans & Kings 3: "Introduction", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  title    = "Khans & Kings 3"
  language = "pl"

  clause "KK3-001" {
    section = "Introduction"
    text    = "The game is played in discrete turns on a map board."
  }

  clause "KK3-002" {
    section = "Introduction"
    text    = "Each player controls one state; a state is the set of provinces that belong to the player."
  }
}
