# Khans & Kings 3: "Cover rule", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-764" {
    section = "Cover rule"
    text    = "In battle the attacker may not freely attack any enemy unit in the sub-province."
  }

  clause "KK3-765" {
    section = "Cover rule"
    text = <<-END
      Artillery, Siege machines, Archers and Support may be attacked only when no friendly units of other Types are on
      that side of the battlefield.
    END
    note = <<-END
      We read: any unit of another Type that takes part in the battle covers, also one that the attacker cannot attack,
      such as a Flying one. Routed units cover nobody, because they have surrendered by then, nor does what the weather
      keeps from fighting.
    END
  }

  clause "KK3-766" {
    section = "Cover rule"
    text    = "Covered units themselves may attack any target without restriction. The attacker chooses the target."
  }

  clause "KK3-767" {
    section = "Cover rule"
    text    = "Covered units take no damage in clashes that they start."
    note    = "We read: an attack from under cover that loses does nothing to either side."
  }

  clause "KK3-768" {
    section = "Cover rule"
    text = <<-END
      Cavalry, Armoured and Flying units may attack any enemy unit regardless of the composition of the enemy army. The
      attacker chooses the target.
    END
  }
}
