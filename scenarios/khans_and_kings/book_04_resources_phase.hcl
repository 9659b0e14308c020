# Khans & Kings 3: "Resources phase", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-012" {
    section = "Resources phase"
    text    = "In the resources phase the Colour Die is rolled by the player seated to the left of the player who drew this turn's Event."
  }

  clause "KK3-013" {
    section = "Resources phase"
    text    = "Each player collects resources from every owned province whose Wealth token has the colour shown on the Colour Die."
  }

  clause "KK3-014" {
    section = "Resources phase"
    text = <<-END
      Each player also collects, every resources phase, the resources produced by owned buildings, whatever the colour
      of the province they stand in.
    END
  }

  clause "KK3-015" {
    section = "Resources phase"
    text    = "The Colour Die is six-sided: red, blue, yellow, green, white, and one special face."
  }

  clause "KK3-016" {
    section = "Resources phase"
    text = <<-END
      If the Colour Die shows the special face, the player who rolled takes one Decision card from a deck of their
      choice. The roller chooses which of the three decks to draw from.
    END
    note = "Our reading: the top card of the deck."
  }

  clause "KK3-017" {
    section = "Resources phase"
    text = <<-END
      After the special face, the same player rolls the Colour Die again; this repeats until a colour comes up, with
      another card for each further special face.
    END
    note = "Our reading: as often as the special face comes up."
  }
}
