# Khans & Kings 3: "Province capitals", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-270" {
    section = "Province capitals"
    text    = "The sub-province marked with a circle is the capital of its province."
  }

  clause "KK3-271" {
    section = "Province capitals"
    text    = "Units in a province capital get +1 Strength; this is the built-up terrain bonus, not an additional one."
    note    = "Our reading: the bonus is the owner's alone, as the list of terrains says."
  }

  clause "KK3-272" {
    section = "Province capitals"
    text    = "Units newly recruited in a province appear in its capital."
  }
}
