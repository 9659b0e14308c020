# Khans & Kings 3: "Disbanding units", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-194" {
    section = "Disbanding units"
    text    = "A player may disband own units; disbanded units are removed from play. The player chooses which units and when."
  }

  clause "KK3-195" {
    section = "Disbanding units"
    text    = "Disbanding returns half of the resources spent on recruiting and upgrading the unit."
    note    = "Whoever has spent them: who disbands a unit that he has won over gets back half of what another has paid."
  }
}
