# Khans & Kings 3: "Strategic resources", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-324" {
    section = "Strategic resources"
    text = <<-END
      There are 13 strategic resources: cotton, solid wood, natural gas, tea, silk, hardy horses, rare metal ores,
      opium, oil, coal, iron, gold, sea trade route.
    END
  }

  clause "KK3-325" {
    section = "Strategic resources"
    text = <<-END
      Units of the strategic resources are: bales of cotton, cords of wood, tanks of gas, crates of tea, bales of silk,
      herds of horses, ingots of rare metals, crates of opium, barrels of oil, heaps of coal, ingots of steel (iron),
      ingots of gold; the sea trade route has no unit token.
    END
  }

  clause "KK3-326" {
    section = "Strategic resources"
    text    = "Some provinces contain a source of a strategic resource."
  }

  clause "KK3-327" {
    section = "Strategic resources"
    text    = "The owner of a province with a source has a fixed number of that resource's units at disposal."
    note = <<-END
      When the province is taken, what its loser still has of the source, also on trade routes and grazing elsewhere,
      goes to the new holder; if nobody holds the province, it is lost. What others bought stays theirs.
    END
  }

  clause "KK3-328" {
    section = "Strategic resources"
    text    = "Strategic-resource units can be traded between players. Both parties must agree (opium is the exception)."
  }

  clause "KK3-329" {
    section = "Strategic resources"
    text    = "When a strategic-resource unit has been used up, next turn the player who owns the source gets a new unit."
    note    = "At the start of the next turn."
  }

  clause "KK3-330" {
    section = "Strategic resources"
    text    = "The number of units in play from one source always returns to that source's fixed number."
  }

  clause "KK3-331" {
    section = "Strategic resources"
    text    = "Effects of several strategic-resource units do not accumulate."
  }

  clause "KK3-332" {
    section = "Strategic resources"
    text    = "A province in which enemy units are stationed does not renew its strategic-resource units."
  }

  clause "KK3-333" {
    section = "Strategic resources"
    text    = "Provinces with a strategic-resource source carry the matching token."
  }

  clause "KK3-334" {
    section = "Strategic resources"
    text    = "Oil: an Oil well may be built in the province. The owner decides to build."
  }

  clause "KK3-335" {
    section = "Strategic resources"
    text    = "Oil source: 3 barrels."
  }

  clause "KK3-336" {
    section = "Strategic resources"
    text    = "Oil barrels are required to recruit certain units."
    note    = "The token is used up by recruiting; which units need it is ours (KKA-32)."
  }

  clause "KK3-337" {
    section = "Strategic resources"
    text    = "Hardy horses: Cavalry recruited in the province gets +1 Speed."
  }

  clause "KK3-338" {
    section = "Strategic resources"
    text    = "Hardy horses source: 2 herds."
  }

  clause "KK3-339" {
    section = "Strategic resources"
    text = <<-END
      A herd may be placed in another province, so that Cavalry recruited there gets the same +1 Speed. The player
      chooses the provinces.
    END
  }

  clause "KK3-340" {
    section = "Strategic resources"
    text    = "Cotton: a Plantation may be built in the province. The owner decides to build."
  }

  clause "KK3-341" {
    section = "Strategic resources"
    text    = "Cotton source: 3 bales."
  }

  clause "KK3-342" {
    section = "Strategic resources"
    text    = "Possessing a bale of cotton gives +1 satisfaction."
  }

  clause "KK3-343" {
    section = "Strategic resources"
    text    = "Coal: Mines in the province provide +4 fuel."
    note    = "In place of what a Mine gives elsewhere; so with the other ores, and with Sawmills and solid wood."
  }

  clause "KK3-344" {
    section = "Strategic resources"
    text    = "Coal: Mines may be built anywhere in the province, whatever the terrain."
  }

  clause "KK3-345" {
    section = "Strategic resources"
    text    = "Coal source: 3 heaps."
  }

  clause "KK3-346" {
    section = "Strategic resources"
    text = <<-END
      Winter: 1 heap of coal may be used up per turn to keep satisfaction at its level. The player chooses this fuel,
      another one, or none.
    END
  }

  clause "KK3-347" {
    section = "Strategic resources"
    text    = "Coal is required to recruit certain units."
  }

  clause "KK3-348" {
    section = "Strategic resources"
    text    = "Rare metal ores: Mines in the province provide +2 metals."
  }

  clause "KK3-349" {
    section = "Strategic resources"
    text    = "Rare metal ores: Mines may be built anywhere in the province, whatever the terrain."
  }

  clause "KK3-350" {
    section = "Strategic resources"
    text    = "Possessing rare metals gives +1 Strength to Artillery, Large steel ships and Armoured units."
    note    = "A standing bonus for all such units of whoever has an ingot."
  }

  clause "KK3-351" {
    section = "Strategic resources"
    text    = "Rare metal source: 3 ingots."
  }

  clause "KK3-352" {
    section = "Strategic resources"
    text    = "Rare metal ingots may be traded away to give the Strength bonus to other states. Owner and trade partner must agree."
  }

  clause "KK3-353" {
    section = "Strategic resources"
    text    = "Rare metal ingots are required to recruit certain units."
  }

  clause "KK3-354" {
    section = "Strategic resources"
    text    = "Solid wood: Sawmills in the province provide +3 wood."
  }

  clause "KK3-355" {
    section = "Strategic resources"
    text    = "Possessing solid wood gives Wooden ships +2 Strength."
  }

  clause "KK3-356" {
    section = "Strategic resources"
    text    = "Solid wood source: 3 cords."
  }

  clause "KK3-357" {
    section = "Strategic resources"
    text    = "Cords of wood may be traded away to give the ship bonus to other states. Owner and trade partner must agree."
  }

  clause "KK3-358" {
    section = "Strategic resources"
    text = <<-END
      Winter: 1 cord of wood may be used up per turn to keep satisfaction at its level. The player chooses this fuel,
      another one, or none.
    END
  }

  clause "KK3-359" {
    section = "Strategic resources"
    text    = "Gold: Mines in the province provide +4 gold."
  }

  clause "KK3-360" {
    section = "Strategic resources"
    text    = "Gold: Mines may be built anywhere in the province, whatever the terrain."
  }

  clause "KK3-361" {
    section = "Strategic resources"
    text    = "Gold source: 3 ingots."
  }

  clause "KK3-362" {
    section = "Strategic resources"
    text    = "Possessing gold ingots gives +1 satisfaction."
  }

  clause "KK3-363" {
    section = "Strategic resources"
    text    = "Natural gas: the province itself provides +3 fuel and +1 gold."
    note = <<-END
      In every resources phase, as from a building, but not under feudal privileges or while enemies are in the
      province: then buildings alone yield something (KK3-189, 276, 277).
    END
  }

  clause "KK3-364" {
    section = "Strategic resources"
    text    = "Natural gas source: 3 tanks."
  }

  clause "KK3-365" {
    section = "Strategic resources"
    text = <<-END
      Winter: 1 tank of gas may be used up per turn to keep satisfaction at its level. The player chooses this fuel,
      another one, or none.
    END
  }

  clause "KK3-366" {
    section = "Strategic resources"
    text    = "Silk: Plantations may be built in the province. The owner decides to build."
  }

  clause "KK3-367" {
    section = "Strategic resources"
    text    = "Silk source: 3 bales."
  }

  clause "KK3-368" {
    section = "Strategic resources"
    text    = "Possessing bales of silk gives +1 satisfaction."
  }

  clause "KK3-369" {
    section = "Strategic resources"
    text    = "Silk is required to recruit certain units."
  }

  clause "KK3-370" {
    section = "Strategic resources"
    text    = "Iron ore: Mines in the province provide +4 metals."
  }

  clause "KK3-371" {
    section = "Strategic resources"
    text    = "Iron ore: Mines may be built anywhere in the province, whatever the terrain."
  }

  clause "KK3-372" {
    section = "Strategic resources"
    text    = "Iron source: 3 ingots of steel."
  }

  clause "KK3-373" {
    section = "Strategic resources"
    text    = "Steel ingots are required to recruit certain units."
  }

  clause "KK3-374" {
    section = "Strategic resources"
    text    = "Tea: Plantations may be built in the province. The owner decides to build."
  }

  clause "KK3-375" {
    section = "Strategic resources"
    text    = "Tea source: 3 crates."
  }

  clause "KK3-376" {
    section = "Strategic resources"
    text    = "Possessing crates of tea gives +1 satisfaction."
  }

  clause "KK3-377" {
    section = "Strategic resources"
    text    = "Opium: Plantations may be built in the province. The owner decides to build."
  }

  clause "KK3-378" {
    section = "Strategic resources"
    text    = "Opium source: 2 crates."
  }

  clause "KK3-379" {
    section = "Strategic resources"
    text    = "Possessing crates of opium gives +1 satisfaction."
  }

  clause "KK3-380" {
    section = "Strategic resources"
    text = <<-END
      In the diplomacy and trade phase an opium crate may be exchanged for another player's strategic-resource unit
      without that player's consent. The opium holder chooses the unit taken; its owner cannot refuse.
    END
    note = <<-END
      We read: a crate that has been forced on somebody is not forced on anybody again, and what lies on a trade route
      is out of reach.
    END
  }

  clause "KK3-381" {
    section = "Strategic resources"
    text    = "Opium crates exchanged this way are used up at the start of the next turn."
    note    = "Our reading: also those that were sold on since; whoever sells or sends opium gives other crates first."
  }

  clause "KK3-382" {
    section = "Strategic resources"
    text    = "Sea trade routes are a strategic resource located in sea sub-provinces."
  }

  clause "KK3-383" {
    section = "Strategic resources"
    text = <<-END
      A freighter or merchant junk standing in a sea sub-province with a sea trade route gives its owner +2 gold per
      turn. The player decides to station a trade ship.
    END
  }

  clause "KK3-384" {
    section = "Strategic resources"
    text    = "The +2 gold per turn lasts as long as the trade ship stays in that sub-province without moving."
    note    = "From the resources phase after its arrival."
  }

  clause "KK3-385" {
    section = "Strategic resources"
    text = <<-END
      A player with a trade ship on a sea trade route may place unit tokens of other strategic resources there. The
      player chooses which tokens to place.
    END
    note = "What travels on a route does not count as possessed meanwhile."
  }

  clause "KK3-386" {
    section = "Strategic resources"
    text    = "Each strategic-resource token placed on the route gives +1 gold per turn while that trade ship serves the route."
  }

  clause "KK3-387" {
    section = "Strategic resources"
    text    = "If the trade ship is destroyed or moves away, the placed tokens return to the player and the income stops."
  }

  clause "KK3-388" {
    section = "Strategic resources"
    text    = "Each active sea trade route lowers by 1 the die result of the player's trade rolls."
    note    = "In ports and caravanserais alike."
  }

  clause "KK3-389" {
    section = "Strategic resources"
    text    = "Even with sea trade routes the rate cannot be better than 1:1."
  }
}
