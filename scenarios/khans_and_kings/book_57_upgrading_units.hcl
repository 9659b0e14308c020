# Khans & Kings 3: "Upgrading units", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-659" {
    section = "Upgrading units"
    text = <<-END
      Players may upgrade own units if they have the required buildings and sufficient resources. The player chooses
      unit and upgrade.
    END
    note = "Our default: in the phase of recruitment and construction."
  }

  clause "KK3-660" {
    section = "Upgrading units"
    text    = "To upgrade, the player must have a building that enables upgrading in any own province."
    note    = "We read: the building unlocks it for the whole state."
  }

  clause "KK3-661" {
    section = "Upgrading units"
    text    = "To upgrade, the player must have all buildings required by the upgrade within a single province."
  }

  clause "KK3-662" {
    section = "Upgrading units"
    text    = "An upgrade is bought by paying the amount of resources listed for it."
  }

  clause "KK3-663" {
    section = "Upgrading units"
    text    = "The upgraded unit may stand anywhere within the territory of the player's state."
    note = <<-END
      The ability of the building says units in the province (KK3-442): this section is more detailed. Ships at the
      coasts of the state are within it.
    END
  }

  clause "KK3-664" {
    section = "Upgrading units"
    text = <<-END
      A unit recruited in a province meeting all requirements may receive the upgrade at recruitment for half the normal
      cost. The player decides at recruitment.
    END
    note = <<-END
      We read: in the window in which it is recruited, and only if it is: who is called, received or won over pays the
      full price. Rounded up for each resource.
    END
  }

  clause "KK3-665" {
    section = "Upgrading units"
    text    = "Each upgrade is attached to a specific unit, not to a template."
  }
}
