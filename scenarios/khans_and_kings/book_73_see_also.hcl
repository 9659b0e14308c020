# Khans & Kings 3: "See also", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-870" {
    section = "See also"
    text = <<-END
      The game data are split over nine separate lists: units, buildings, events, governments, doctrines, provinces,
      upgrades, decisions and scenarios.
    END
    not_applicable = "A pointer to lists that are missing from our copy; ours are in khans_and_kings_lists."
  }
}
