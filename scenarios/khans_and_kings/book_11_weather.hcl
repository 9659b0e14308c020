# Khans & Kings 3: "Weather", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-045" {
    section = "Weather"
    text    = "In the events phase the player seated to the left of the event drawer rolls the weather die."
  }

  clause "KK3-046" {
    section = "Weather"
    text    = "The weather rolled applies to the whole map."
  }

  clause "KK3-047" {
    section = "Weather"
    text    = "The weather rolled lasts for the current turn only."
  }

  clause "KK3-048" {
    section = "Weather"
    text    = "The possible weather results are: sunny, cloudy, windy, rain, storm, snow."
    note    = "Our default: a six-sided die with one face for each."
  }

  clause "KK3-049" {
    section = "Weather"
    text    = "Sunny: no effect on play."
  }

  clause "KK3-050" {
    section = "Weather"
    text    = "Cloudy: this turn Aviation and Flying units may not carry out combat missions nor take part in combat."
    note    = "Our reading: they neither attack nor defend."
  }

  clause "KK3-051" {
    section = "Weather"
    text    = "Cloudy: Aviation and Flying units may still move. The owner decides to move them."
  }

  clause "KK3-052" {
    section = "Weather"
    text    = "Windy: this turn Flying units and Wooden ships get +2 Speed."
  }

  clause "KK3-053" {
    section = "Weather"
    text    = "A rain result in winter counts as snow instead."
    note    = "Our reading: within the snow border only."
  }

  clause "KK3-054" {
    section = "Weather"
    text    = "Rain: this turn Aviation and Flying units may neither move nor fight."
    note = <<-END
      We read: an aircraft may change its base into the rain; it is the sky above the place that it leaves that counts.
      Nobody fights it in the rain. Flying units that come into the rain go no further.
    END
  }

  clause "KK3-055" {
    section = "Weather"
    text    = "Rain has no effect on deserts."
  }

  clause "KK3-056" {
    section = "Weather"
    text    = "Storm: this turn Aviation, Flying units and the Fleet may neither move nor fight."
  }

  clause "KK3-057" {
    section = "Weather"
    text    = "Storm: Fleet units that are outside ports and naval bases take Losses."
    note    = "Our default: when the weather is rolled, on lakes and rivers as well."
  }

  clause "KK3-058" {
    section = "Weather"
    text    = "Storm: Flying units that are over water take Losses."
    note    = "Our default: when the weather is rolled, on lakes and rivers as well."
  }

  clause "KK3-059" {
    section = "Weather"
    text    = "Storm: land units moving off roads and railways get -1 Speed."
    note = <<-END
      Our reading: steps along a road or railway are spared. The point is paid on the first step that leaves them, or
      from the start where none is at hand.
    END
  }

  clause "KK3-060" {
    section = "Weather"
    text    = "Storm: units may be immobilised by the -1 Speed."
    note    = "Our reading: with what the ground takes; a unit of Speed 1 on open ground keeps one step."
  }

  clause "KK3-061" {
    section = "Weather"
    text    = "Snow has its effects only within the snow border."
  }

  clause "KK3-062" {
    section = "Weather"
    text    = "Outside the snow border a snow result counts as rain."
  }

  clause "KK3-063" {
    section = "Weather"
    text    = "In summer a snow result counts as rain."
  }

  clause "KK3-064" {
    section = "Weather"
    text    = "In mountains it may snow in any season: the summer replacement by rain does not apply there."
  }

  clause "KK3-065" {
    section = "Weather"
    text    = "Snow: this turn Aviation and Flying units may neither move nor fight."
  }

  clause "KK3-066" {
    section = "Weather"
    text    = "Snow: land units off roads and railways get -1 Speed, and may be immobilised by it."
    note    = "Our reading: as in a storm (KK3-059), by the weather where the unit stands when its movement begins."
  }

  clause "KK3-067" {
    section = "Weather"
    text    = "Snow: land units in snow-covered areas get -1 Strength when attacking."
    note    = "Our reading: where the battle is fought, or from where one fires."
  }

  clause "KK3-068" {
    section = "Weather"
    text    = "Snow: land units in snow-covered areas get +1 Strength when defending."
    note    = "Our reading: where the battle is fought."
  }

  clause "KK3-069" {
    section = "Weather"
    text    = "Snow has no effect on deserts."
  }
}
