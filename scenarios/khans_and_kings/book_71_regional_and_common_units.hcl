# Khans & Kings 3: "Regional and common units", clause by clause, in our words. A note is the reading taken where the
# book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-858" {
    section = "Regional and common units"
    text    = "Holding certain provinces or regions lets the player recruit units native to them."
    note = <<-END
      We read: province by province, as the levy has the regional units available to its province (KK3-167). Who holds
      one province of a region recruits the region's units there; the whole region is for victory (KK3-274).
    END
  }

  clause "KK3-859" {
    section = "Regional and common units"
    text    = "Regional units behave like the player's other units."
  }

  clause "KK3-860" {
    section = "Regional and common units"
    text    = "Regional units can be recruited when all their requirements are met. The player decides."
  }

  clause "KK3-861" {
    section = "Regional and common units"
    text    = "Common units can be recruited by every player who meets their requirements. The player decides."
  }

  clause "KK3-862" {
    section = "Regional and common units"
    text    = "The common units Militia and Armed Inhabitants cannot be recruited by players."
  }
}
