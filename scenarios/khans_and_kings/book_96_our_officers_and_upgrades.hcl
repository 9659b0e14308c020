# What the book's missing lists of upgrades and of traits held, as we chose it: none of this is in the book.

rulebook "khans_and_kings_lists" {
  clause "KKA-40" {
    section = "Upgrades"
    text    = "Upgrades have the prices, needs and effects of upgrades.hcl. The book names chemical weapons alone, and without figures."
    assumed = "The list of upgrades is missing from our copy of the book."
  }

  clause "KKA-41" {
    section = "Generals"
    text = <<-END
      Each state has three Generals and an Admiral with the names and traits of generals.hcl. One General is in its
      capital when the game begins, with Command 2; the Command of others is half of a six-sided die, rounded up.
    END
    assumed = "The table of random traits is missing from our copy of the book, and so is the list of scenarios."
  }

  clause "KKA-42" {
    section = "Movement"
    text    = "Roads add one point to the Speed of units that keep to them for the whole turn."
    assumed = "The book says that roads increase Speed, but not by how much."
  }

  clause "KKA-43" {
    section = "Units"
    text = <<-END
      Support units heal, regroup and feed as the numbers in units.hcl say; hospitals heal two units in a turn and
      monasteries one; which building replenishes which types stands in buildings.hcl.
    END
    assumed = "The lists of units and of buildings are missing from our copy of the book."
  }
}
