# Khans & Kings 3: "Buildings", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-390" {
    section = "Buildings"
    text    = "A sub-province can hold only one building."
  }

  clause "KK3-391" {
    section = "Buildings"
    text    = "Railways and roads are exceptions: they may be built even where another building stands."
  }

  clause "KK3-392" {
    section = "Buildings"
    text = <<-END
      A building may be erected only in a sub-province that meets its terrain requirements. Example: A Farm or an
      Airfield cannot be built in mountains or forest.
    END
  }

  clause "KK3-393" {
    section = "Buildings"
    text    = "A building is shown by its pawn placed in the sub-province."
  }

  clause "KK3-394" {
    section = "Buildings"
    text    = "Buildings belong to the province, not to the player: they serve whoever owns the province."
  }

  clause "KK3-395" {
    section = "Buildings"
    text = <<-END
      Buildings with the province-control ability are excepted from serving the province's owner; they belong to the
      player who built them.
    END
  }

  clause "KK3-396" {
    section = "Buildings"
    text    = "When a province changes hands, all its buildings serve the new owner."
  }
}
