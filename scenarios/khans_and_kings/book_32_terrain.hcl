# Khans & Kings 3: "Terrain", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-209" {
    section = "Terrain"
    text    = "Each sub-province has a terrain, which gives bonuses or penalties to units in it."
  }

  clause "KK3-210" {
    section = "Terrain"
    text    = "Terrain determines how many units may be in the sub-province at the same time."
  }

  clause "KK3-211" {
    section = "Terrain"
    text    = "Terrain determines which kinds of buildings may be built in the sub-province."
  }

  clause "KK3-212" {
    section = "Terrain"
    text    = "Mountains: +3 Strength when defending."
  }

  clause "KK3-213" {
    section = "Terrain"
    text    = "Mountains: -2 Speed."
  }

  clause "KK3-214" {
    section = "Terrain"
    text    = "Mountains: modifiers of their cover terrain (e.g. steppe, forest, fields) are added to the mountain modifiers."
  }

  clause "KK3-215" {
    section = "Terrain"
    text    = "Mountains: unit limit 2."
  }

  clause "KK3-216" {
    section = "Terrain"
    text    = "Mountains: the unit limit of the cover terrain does not change the limit of 2."
  }

  clause "KK3-217" {
    section = "Terrain"
    text    = "Hills: +2 Strength when defending."
  }

  clause "KK3-218" {
    section = "Terrain"
    text    = "Hills: modifiers of the cover terrain are added to the hill modifiers."
  }

  clause "KK3-219" {
    section = "Terrain"
    text    = "Hills: unit limit 3."
  }

  clause "KK3-220" {
    section = "Terrain"
    text    = "Hills: the unit limit of the cover terrain does not change the limit of 3."
  }

  clause "KK3-221" {
    section = "Terrain"
    text    = "Desert: -1 Strength (attacking and defending)."
  }

  clause "KK3-222" {
    section = "Terrain"
    text    = "Desert: unit limit 2."
  }

  clause "KK3-223" {
    section = "Terrain"
    text    = "Jungle: -1 Speed."
  }

  clause "KK3-224" {
    section = "Terrain"
    text    = "Jungle: -2 Strength when attacking."
    note    = "Our reading: in a battle that is fought in the jungle, and when firing from there; so for other grounds."
  }

  clause "KK3-225" {
    section = "Terrain"
    text    = "Jungle: Armoured units may not enter."
  }

  clause "KK3-226" {
    section = "Terrain"
    text    = "Jungle: unit limit 2."
  }

  clause "KK3-227" {
    section = "Terrain"
    text    = "Forest: +1 Strength when defending."
  }

  clause "KK3-228" {
    section = "Terrain"
    text    = "Forest: -1 Strength when attacking."
  }

  clause "KK3-229" {
    section = "Terrain"
    text    = "Forest: unit limit 3."
  }

  clause "KK3-230" {
    section = "Terrain"
    text    = "Fields: no modifiers."
  }

  clause "KK3-231" {
    section = "Terrain"
    text    = "Fields: unit limit 5."
  }

  clause "KK3-232" {
    section = "Terrain"
    text    = "Steppe: +1 Speed for Cavalry and Armoured units."
    note    = "Ours: one point, once in a turn, for who begins on the steppe or comes onto it."
  }

  clause "KK3-233" {
    section = "Terrain"
    text    = "Steppe: unit limit 4."
  }

  clause "KK3-234" {
    section = "Terrain"
    text    = "Swamp: +3 Strength when defending."
  }

  clause "KK3-235" {
    section = "Terrain"
    text    = "Swamp: -1 Speed."
  }

  clause "KK3-236" {
    section = "Terrain"
    text    = "Swamp: Siege machines, Artillery, Armoured units and Cavalry may not enter."
  }

  clause "KK3-237" {
    section = "Terrain"
    text    = "Swamp: unit limit 2."
  }

  clause "KK3-238" {
    section = "Terrain"
    text    = "Tundra: -1 Speed."
  }

  clause "KK3-239" {
    section = "Terrain"
    text    = "Tundra: -2 Strength when defending."
  }

  clause "KK3-240" {
    section = "Terrain"
    text    = "Tundra: unit limit 1."
  }

  clause "KK3-241" {
    section = "Terrain"
    text    = "Ice desert: -1 Speed."
  }

  clause "KK3-242" {
    section = "Terrain"
    text    = "Ice desert: units that end the turn standing there take Losses."
  }

  clause "KK3-243" {
    section = "Terrain"
    text    = "Ice desert: unit limit 1."
  }

  clause "KK3-244" {
    section = "Terrain"
    text    = "Built-up terrain marks the capital sub-province of a province."
  }

  clause "KK3-245" {
    section = "Terrain"
    text    = "Built-up terrain: +1 Strength for units of the province's owner."
    note    = "Our reading: the bonus is the owner's alone, also when his units fire from there."
  }

  clause "KK3-246" {
    section = "Terrain"
    text = <<-END
      Built-up terrain: unit limit 1, added to the limit of the terrain it covers. Example: Built-up on fields -> 5 + 1
      = 6; built-up on hills -> 3 + 1 = 4 (derived from the two limit rules).
    END
  }

  clause "KK3-247" {
    section = "Terrain"
    text    = "A river lies on the border between two sub-provinces (an edge feature, not a sub-province)."
  }

  clause "KK3-248" {
    section = "Terrain"
    text    = "Attack across a river: defenders get +50% Strength."
  }

  clause "KK3-249" {
    section = "Terrain"
    text    = "Attack across a river: attackers get -50% Strength."
  }

  clause "KK3-250" {
    section = "Terrain"
    text    = "Crossing a river: -1 Speed."
    note    = "Where no road, railway or bridge leads across."
  }

  clause "KK3-251" {
    section        = "Terrain"
    text           = "Rivers marked with a purple arc symbol are decoration and have no effect on sub-province borders."
    not_applicable = "A matter of the printed map: on ours a river is drawn only where it counts."
  }

  clause "KK3-252" {
    section        = "Terrain"
    text           = "If the purple symbol is enclosed in a blue circle, the river affects the borders normally."
    not_applicable = "A matter of the printed map: on ours a river is drawn only where it counts."
  }

  clause "KK3-253" {
    section = "Terrain"
    text    = "A lake is a body of water not divided into sub-provinces and/or without free access to the edge of the map."
  }

  clause "KK3-254" {
    section = "Terrain"
    text    = "A lake does not make bordering provinces coastal."
  }

  clause "KK3-255" {
    section = "Terrain"
    text    = "Ports and Naval bases cannot be built on a lake shore."
  }

  clause "KK3-256" {
    section = "Terrain"
    text    = "A lake can be used by Seaplanes and by River ships."
  }

  clause "KK3-257" {
    section = "Terrain"
    text    = "A sea is a body of water divided into sub-provinces that have access to the edge of the map."
  }

  clause "KK3-258" {
    section = "Terrain"
    text    = "Ports and Naval bases may be built on a sea shore."
  }

  clause "KK3-259" {
    section = "Terrain"
    text    = "Terrain bonuses and penalties may be changed by Event cards."
    note    = "Our Floods do, for one turn; others are rows of events.hcl."
  }
}
