# Khans & Kings 3: "Revolutions", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-288" {
    section = "Revolutions"
    text    = "A revolution works like an uprising where not stated otherwise."
  }

  clause "KK3-289" {
    section = "Revolutions"
    text    = "A revolution is caused by an Event or by a rival's Decision."
  }

  clause "KK3-290" {
    section = "Revolutions"
    text    = "In a revolution Red Guard units appear in a random province of the player."
    note    = "One random province of the player; where it has no such building, nobody appears."
  }

  clause "KK3-291" {
    section = "Revolutions"
    text = <<-END
      The number of Red Guard units equals the number of Farms, Steelworks, Factories (including Weapons and Aircraft
      factories) and Shipyards in the province.
    END
  }

  clause "KK3-292" {
    section = "Revolutions"
    text    = "One Red Guard unit appears in each sub-province with such a building."
    note = <<-END
      Where the player's units stand, the fight is for the player's movement, and at the latest for the turn in which
      independents act. Where the independents have all the units that there is room for, nobody appears (KK3-265).
    END
  }

  clause "KK3-293" {
    section = "Revolutions"
    text    = "Red Guard units then try to liberate the province by defeating all the player's units in it."
  }

  clause "KK3-294" {
    section = "Revolutions"
    text    = "Revolutionaries plunder the buildings of the province other than those at which they appeared."
    note    = "In the province in which they appeared; beyond its border they spare nothing."
  }

  clause "KK3-295" {
    section = "Revolutions"
    text    = "Each building plundered by revolutionaries brings one more Red Guard unit into play."
    note    = "It appears in the plundered sub-province. We read: not for roads and railways."
  }

  clause "KK3-296" {
    section = "Revolutions"
    text    = "After mastering a province, the Red Guard invades neighbouring provinces."
    note    = "An exception to the rule that independents do not leave their province; they invade provinces of any player."
  }
}
