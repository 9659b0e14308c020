# Khans & Kings 3: "Government", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-090" {
    section = "Government"
    text    = "Each player chooses a Government at the start of the game. The player chooses the Government."
  }

  clause "KK3-091" {
    section = "Government"
    text    = "A Government cannot be changed at will, only through Events or Decisions that allow it."
  }

  clause "KK3-092" {
    section = "Government"
    text    = "Each Government has its own set of bonuses and penalties."
  }
}
