# Khans & Kings 3: "Replenishing unit losses", clause by clause, in our words. A note is the reading taken where the
# book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-626" {
    section = "Replenishing unit losses"
    text    = "Losses can be made good by Support units with the Healing ability. The player chooses the healed units."
  }

  clause "KK3-627" {
    section = "Replenishing unit losses"
    text = <<-END
      Each healing Support unit can restore per turn as many chosen units in the same sub-province as its ability value
      states. The player chooses the units healed.
    END
  }

  clause "KK3-628" {
    section = "Replenishing unit losses"
    text    = "Both the healing and the healed unit use up their movement for the turn."
  }

  clause "KK3-629" {
    section = "Replenishing unit losses"
    text    = "Replenishing costs at least 1 movement point."
  }

  clause "KK3-630" {
    section = "Replenishing unit losses"
    text    = "A unit with Speed above 1 may move before being replenished. The player decides."
    note    = "The section on abilities says that healing replaces all movement (KK3-564): this one is more detailed."
  }

  clause "KK3-631" {
    section = "Replenishing unit losses"
    text    = "A unit without any movement left this turn cannot be replenished."
  }

  clause "KK3-632" {
    section = "Replenishing unit losses"
    text    = "Losses can be made good by suitable buildings such as hospitals and monasteries."
  }

  clause "KK3-633" {
    section = "Replenishing unit losses"
    text    = "Healing buildings work on the same terms as Support units."
  }

  clause "KK3-634" {
    section = "Replenishing unit losses"
    text = <<-END
      Losses can be made good for resources if the unit is in a province with a building having the Replenishment
      ability. The player chooses the units and pays.
    END
    note = "Our default: in the phase of recruitment and construction."
  }

  clause "KK3-635" {
    section = "Replenishing unit losses"
    text    = "Any number of units may be replenished for resources this way. The player chooses how many and which."
  }

  clause "KK3-636" {
    section = "Replenishing unit losses"
    text    = "Replenishing an Infantry or Cavalry unit costs 1 food."
  }

  clause "KK3-637" {
    section = "Replenishing unit losses"
    text    = "Replenishing an Artillery unit costs 1 metals."
  }

  clause "KK3-638" {
    section = "Replenishing unit losses"
    text    = "Replenishing an Armoured unit costs 1 metals."
  }

  clause "KK3-639" {
    section = "Replenishing unit losses"
    text    = "Replenishing a Siege machine unit costs 1 wood."
    note    = "We read: an industrial state pays the same in fuel."
  }

  clause "KK3-640" {
    section = "Replenishing unit losses"
    text    = "Replenishing an Aviation unit costs 1 metals and 1 fuel."
    note    = "We read: an artisan state pays the fuel in wood."
  }

  clause "KK3-641" {
    section = "Replenishing unit losses"
    text    = "Replenishing a Support, Flying or Elite unit costs 1 gold."
    note    = "No price for ships is given. Ours: wooden and river ships 1 wood, others 1 metal and 1 fuel."
  }

  clause "KK3-642" {
    section = "Replenishing unit losses"
    text    = "One replenishing action lowers Losses by exactly one level (Heavy Losses to Losses, Losses to none)."
  }

  clause "KK3-643" {
    section = "Replenishing unit losses"
    text    = "A unit with Heavy Losses needs a further replenishing action to become whole."
    note    = "We read: also in the same turn."
  }
}
