# Khans & Kings 3: "Doctrine", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-093" {
    section = "Doctrine"
    text = <<-END
      Each player chooses or randomly draws a Doctrine at the start of the game. The players (or scenario) decide
      between choosing and drawing; when choosing, the player picks.
    END
  }

  clause "KK3-094" {
    section = "Doctrine"
    text    = "A Doctrine gives bonuses and penalties to certain actions."
  }

  clause "KK3-095" {
    section = "Doctrine"
    text    = "A Doctrine cannot be changed at will, only when an Event or Decision allows it."
  }
}
