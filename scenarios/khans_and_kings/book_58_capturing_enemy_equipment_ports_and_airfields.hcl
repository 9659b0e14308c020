# Khans & Kings 3: "Capturing enemy equipment, ports and airfields", clause by clause, in our words. A note is the
# reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-666" {
    section = "Capturing enemy equipment, ports and airfields"
    text = <<-END
      When a player's land units enter a sub-province with an airfield where enemy aircraft are based and no enemy land
      units defend it, all aircraft based there become that player's property.
    END
    note = "We read: Flying units keep nobody off who cannot attack them (KK3-526)."
  }

  clause "KK3-667" {
    section = "Capturing enemy equipment, ports and airfields"
    text    = "Captured equipment can be given orders from the next turn."
  }

  clause "KK3-668" {
    section = "Capturing enemy equipment, ports and airfields"
    text    = "The same capture applies to a fleet stationed in an undefended Port (undefended = without land units of its owner)."
    note = <<-END
      We read: a ship in port stands in the sub-province of the port, which is its owner's or no enemy's. It is seized
      by land units of its enemies alone.
    END
  }

  clause "KK3-669" {
    section = "Capturing enemy equipment, ports and airfields"
    text    = "The same capture applies to undefended Seaplanes in a river or coastal province."
  }

  clause "KK3-670" {
    section = "Capturing enemy equipment, ports and airfields"
    text    = "The same capture applies to River ships in undefended Workshops."
    note    = "So no ship sails into a harbour of its own that enemies stand in, where it would be neither fought nor taken."
  }

  clause "KK3-671" {
    section = "Capturing enemy equipment, ports and airfields"
    text    = "River ships in river provinces fight like any other unit."
    note    = "So they do in an enemy's harbour, which is no port of theirs; wooden ships on a river likewise."
  }

  clause "KK3-672" {
    section = "Capturing enemy equipment, ports and airfields"
    text = <<-END
      Ships in an undefended Naval base are not captured: when the base is taken they sail out into the adjacent sea
      sub-province. Which adjoining sea sub-province is not regulated if there are several (owner's choice).
    END
  }
}
