# Khans & Kings 3: "Random victory conditions", clause by clause, in our words. A note is the reading taken where the
# book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-096" {
    section = "Random victory conditions"
    text = <<-END
      If the scenario sets no other victory conditions, each player chooses or draws a set of random victory conditions
      at the start of the game. Players choose or draw.
    END
    note = "Our scenario sets a goal for all; the option goals gives each player one of his own, secret or not."
  }

  clause "KK3-097" {
    section = "Random victory conditions"
    text    = "A player's random victory conditions cannot be changed at will, only when an Event or Decision allows it."
  }
}
