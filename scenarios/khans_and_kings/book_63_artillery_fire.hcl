# Khans & Kings 3: "Artillery fire", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-769" {
    section = "Artillery fire"
    text = <<-END
      Some units (Artillery, ships and so on) may shell enemy positions instead of attacking directly. The player
      chooses to shell and the target.
    END
    note = <<-END
      We read: fire ends the turn of the unit. The cover rule is for battles, not for fire. Ships in port, which take no
      part in battles, are struck by fire and from the air as others are.
    END
  }

  clause "KK3-770" {
    section = "Artillery fire"
    text    = "The range of fire is specified for each unit."
  }

  clause "KK3-771" {
    section = "Artillery fire"
    text    = "Fire resembles a single attack: the unit's attack effectiveness minus the target's Strength is computed."
    note = <<-END
      We read: attack effectiveness includes the ground and the snow where the unit stands, as for one who attacks
      there; rivers and coasts on the way of the fire do not count.
    END
  }

  clause "KK3-772" {
    section = "Artillery fire"
    text    = "Fire can inflict Losses, Heavy Losses or rout, by the normal combat rules."
  }

  clause "KK3-773" {
    section = "Artillery fire"
    text    = "The target does not answer fire."
  }

  clause "KK3-774" {
    section = "Artillery fire"
    text    = "If the shelling unit loses the clash, the fire simply has no effect."
    note    = "We read: the target's die counts only for how far the dice are apart, and a draw has no effect."
  }

  clause "KK3-775" {
    section = "Artillery fire"
    text    = "Heavy artillery and Large steel ships may shell enemy buildings. The player chooses the building in range."
  }

  clause "KK3-776" {
    section = "Artillery fire"
    text    = "Shelling a building needs no attack calculation, only a roll of a four-sided die."
  }

  clause "KK3-777" {
    section = "Artillery fire"
    text    = "A building under fire is destroyed on a 4 of the four-sided die."
  }

  clause "KK3-778" {
    section = "Artillery fire"
    text    = "When a Fortress is shelled, an eight-sided die is rolled instead; an 8 destroys the Fortress."
  }
}
