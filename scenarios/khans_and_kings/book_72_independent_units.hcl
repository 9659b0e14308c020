# Khans & Kings 3: "Independent units", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-863" {
    section = "Independent units"
    text    = "Independent units can appear through the scenario, an Event or a Decision."
  }

  clause "KK3-864" {
    section = "Independent units"
    text    = "Independent units are controlled by no player."
    note = <<-END
      They act after the last player, province by province in random order. In battles they stand, and who is beaten
      goes back to where it came from or to the first place that takes it. Ships and aircraft that they seize lie idle.
    END
  }

  clause "KK3-865" {
    section = "Independent units"
    text    = "Independent units do not leave the provinces in which they appeared."
  }

  clause "KK3-866" {
    section = "Independent units"
    text    = "Independent units attack every player unit that appears in their province."
    note    = "We read: that they can attack. Agents and Flying units hold nothing, so rebels take the province in spite of them."
  }

  clause "KK3-867" {
    section = "Independent units"
    text    = "Independent units try to take the best positions (fortifications, terrain)."
  }

  clause "KK3-868" {
    section = "Independent units"
    text    = "Independent units that appear in a province controlled by a player first try to plunder as many buildings as possible."
    note = <<-END
      Against the section on uprisings, whose order holds for uprisings and revolutions. Roads and railways are
      buildings (KK3-404), so whoever plunders a sub-province takes all that lies there (KK3-815).
    END
  }

  clause "KK3-869" {
    section = "Independent units"
    text    = "After plundering, such independent units try to defeat the player's units."
  }
}
