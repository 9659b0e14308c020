# Khans & Kings 3: "Unit states", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-602" {
    section = "Unit states"
    text = <<-END
      Units can be in several states that modify their statistics: Losses, Heavy Losses, Routed, Out of supply,
      Upgraded, Entrenched.
    END
  }

  clause "KK3-603" {
    section        = "Unit states"
    text           = "States are shown by tokens placed under the unit's token."
    not_applicable = "Components: the program shows the states of a unit beside it."
  }

  clause "KK3-604" {
    section = "Unit states"
    text    = "A unit may be in several states at once, except that Losses and Heavy Losses exclude each other."
  }

  clause "KK3-605" {
    section = "Unit states"
    text    = "Losses can come from combat, artillery fire, air bombardment, climate or weather, disease and other random events."
  }

  clause "KK3-606" {
    section = "Unit states"
    text    = "A unit with Losses fights with 2/3 of its total Strength."
    note    = "We read: of the total after all bonuses, rounded up once, at the end."
  }

  clause "KK3-607" {
    section = "Unit states"
    text    = "For ships and Aviation Losses are called Damage, with the same effect."
  }

  clause "KK3-608" {
    section = "Unit states"
    text    = "Losses can be made good in several ways."
  }

  clause "KK3-609" {
    section = "Unit states"
    text    = "A unit with Losses that takes Losses again gets Heavy Losses."
  }

  clause "KK3-610" {
    section = "Unit states"
    text    = "A unit with Losses that takes Heavy Losses is destroyed."
  }

  clause "KK3-611" {
    section = "Unit states"
    text    = "A unit with Heavy Losses fights with only 1/3 of its Strength."
    note    = "We read: of the total after all bonuses, rounded up once, at the end."
  }

  clause "KK3-612" {
    section = "Unit states"
    text    = "For ships and Aviation Heavy Losses are called Heavily damaged, with the same effect."
  }

  clause "KK3-613" {
    section = "Unit states"
    text    = "A unit with Heavy Losses is destroyed if it takes Losses."
  }

  clause "KK3-614" {
    section = "Unit states"
    text    = "Heavy Losses can be brought back to Losses by suitable actions."
  }

  clause "KK3-615" {
    section = "Unit states"
    text    = "A Routed unit is unfit to fight until it is reorganised."
    note    = "We read: so Routed independents, whom nobody reorganises, neither attack nor plunder, and take no province."
  }

  clause "KK3-616" {
    section = "Unit states"
    text    = "Routed units that get into combat, as defenders or attackers, surrender into captivity if that is possible."
    note = <<-END
      We read: those that one of the enemies there could attack. So Routed flyers do not fall to infantry, nor Routed
      submarines to ships that cannot attack them; they take no part in the battle.
    END
  }

  clause "KK3-617" {
    section = "Unit states"
    text    = "Routed units that get into combat and cannot be taken prisoner are destroyed."
  }

  clause "KK3-618" {
    section = "Unit states"
    text    = "A unit is Out of supply when it has no access to a source of effective supply."
  }

  clause "KK3-619" {
    section = "Unit states"
    text    = "An unsupplied unit gets penalties to Strength and to Morale equal to half of their base values."
    note    = "We read: half of the base, rounded up, is taken off."
  }

  clause "KK3-620" {
    section = "Unit states"
    text    = "Supply is checked at the beginning of the movement phase of the player concerned."
  }

  clause "KK3-621" {
    section = "Unit states"
    text    = "An Upgraded unit has received an upgrade; the effect depends on the upgrade."
  }

  clause "KK3-622" {
    section = "Unit states"
    text    = "Entrenched is a state of a unit that made makeshift fortifications. The player decides to entrench a unit."
    note    = "We read: land units alone."
  }

  clause "KK3-623" {
    section = "Unit states"
    text    = "Entrenching is a form of movement and takes the unit's whole turn."
  }

  clause "KK3-624" {
    section = "Unit states"
    text    = "An Entrenched unit gets +1 Strength when defending."
  }

  clause "KK3-625" {
    section = "Unit states"
    text    = "If an Entrenched unit moves, the entrenchment is lost."
    note    = "To attack or to support an attack is a move as well (KK3-748); to fire from the trench is none."
  }
}
