# Khans & Kings 3: "Calling vassals", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-186" {
    section = "Calling vassals"
    text    = "Calling vassals is available only to certain Governments or Doctrines."
  }

  clause "KK3-187" {
    section = "Calling vassals"
    text = <<-END
      In the recruitment and construction phase the player may grant feudal privileges to a chosen province. The player
      chooses the province.
    END
    note = "At no cost. Privileges last until the province changes hands."
  }

  clause "KK3-188" {
    section = "Calling vassals"
    text    = "A feudal province remains part of the player's state."
  }

  clause "KK3-189" {
    section = "Calling vassals"
    text    = "A feudal province no longer yields its base Wealth resources; only its buildings yield resources."
  }

  clause "KK3-190" {
    section = "Calling vassals"
    text = <<-END
      In later recruitment and construction phases the player may call vassals from a feudal province. The player
      decides when to call.
    END
  }

  clause "KK3-191" {
    section = "Calling vassals"
    text    = "Calling vassals gives one free Heavy cavalry unit in the capital of the feudal province."
    note    = "The unit is Vassal Knights (ours). A vassal whose capital lies on ground forbidden to him cannot be called."
  }

  clause "KK3-192" {
    section = "Calling vassals"
    text    = "The vassal unit gets +1 PD (experience) for each building in the province."
    note    = "A PD is one level of experience, five being the highest; ways count, too."
  }

  clause "KK3-193" {
    section = "Calling vassals"
    text    = "New vassals cannot be called from a province while a vassal unit from it exists."
    note = <<-END
      We read: whoever commands it. Vassals in captivity, and those whom their captor has won over (KK3-848), exist, and
      so keep their province from sending others, whosever it is, until they are destroyed or disbanded.
    END
  }
}
