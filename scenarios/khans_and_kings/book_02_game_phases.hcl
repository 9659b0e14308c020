# Khans & Kings 3: "Game phases", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-003" {
    section = "Game phases"
    text = <<-END
      A turn has exactly five phases, in this fixed order: events, resources, diplomacy and trade, recruitment and
      construction, movement.
    END
  }

  clause "KK3-004" {
    section = "Game phases"
    text    = "The same five phases recur in every turn without change."
  }

  clause "KK3-005" {
    section = "Game phases"
    text = <<-END
      The events, resources, diplomacy-and-trade and recruitment-and-construction phases are carried out by all players
      at the same time.
    END
    note = <<-END
      Our reading: one after the other in the order of seats, and again when others have dealt with a player since, so
      that nobody gains by being first.
    END
  }

  clause "KK3-006" {
    section = "Game phases"
    text    = "The movement phase is carried out by one player after another."
    note    = "Our reading: the order of initiative holds, not the order of seats."
  }

  clause "KK3-007" {
    section = "Game phases"
    text = <<-END
      Around-the-table order follows the 'motion of the moon': each next player is the one seated to the left
      (clockwise) of the previous one.
    END
    note = "Our reading: to the left, which is clockwise; the book nowhere says what the motion of the moon is."
  }
}
