# Khans & Kings 3: "Unit bonuses against terrain penalties", clause by clause, in our words. A note is the reading taken
# where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-600" {
    section = "Unit bonuses against terrain penalties"
    text = <<-END
      A unit with a statistic bonus on a terrain ignores in combat the penalties that this terrain imposes. Example:
      Bedouins (+2 Strength and Morale on desert; desert is -1 Strength): they get +2 Strength and +2 Morale, not +1 and
      +2.
    END
  }

  clause "KK3-601" {
    section = "Unit bonuses against terrain penalties"
    text    = "Positive terrain modifiers are still counted normally for such a unit."
  }
}
