# Technology: the Economics Cards.

enum technology_type {
  values = [factories, minerals, oil, rail, population]
  titles = { factories = "Factories", minerals = "Minerals", oil = "Oil", rail = "Rail", population = "Population" }
}

class technology {
  attributes = {
    type      = technology_type
    level     = { type = int, min = 1, max = 4 }
    infantry  = { type = int, min = 0, doc = "How many Infantry are traded in for it." }
    artillery = { type = int, min = 0, doc = "Or how many Artillery." }
  }
}

thing technology factories_1 {
  title       = "Factories 1"
  type        = technology_type.factories
  level       = 1
  infantry    = 3
  artillery   = 1
  begins_with = [government.communism]
}

thing technology factories_2 {
  title     = "Factories 2"
  type      = technology_type.factories
  level     = 2
  infantry  = 6
  artillery = 2
}

thing technology factories_3 {
  title     = "Factories 3"
  type      = technology_type.factories
  level     = 3
  infantry  = 9
  artillery = 3
}

thing technology factories_4 {
  title     = "Factories 4"
  type      = technology_type.factories
  level     = 4
  infantry  = 12
  artillery = 4
}

thing technology minerals_1 {
  title       = "Minerals 1"
  type        = technology_type.minerals
  level       = 1
  infantry    = 3
  artillery   = 1
  begins_with = [government.fascism, government.monarchy, government.democracy]
}

thing technology minerals_2 {
  title     = "Minerals 2"
  type      = technology_type.minerals
  level     = 2
  infantry  = 6
  artillery = 2
}

thing technology minerals_3 {
  title     = "Minerals 3"
  type      = technology_type.minerals
  level     = 3
  infantry  = 9
  artillery = 3
}

thing technology minerals_4 {
  title     = "Minerals 4"
  type      = technology_type.minerals
  level     = 4
  infantry  = 12
  artillery = 4
}

thing technology oil_1 {
  title     = "Oil 1"
  type      = technology_type.oil
  level     = 1
  infantry  = 3
  artillery = 1
}

thing technology oil_2 {
  title     = "Oil 2"
  type      = technology_type.oil
  level     = 2
  infantry  = 6
  artillery = 2
}

thing technology oil_3 {
  title     = "Oil 3"
  type      = technology_type.oil
  level     = 3
  infantry  = 9
  artillery = 3
}

thing technology oil_4 {
  title     = "Oil 4"
  type      = technology_type.oil
  level     = 4
  infantry  = 12
  artillery = 4
}

thing technology rail_1 {
  title       = "Rail 1"
  type        = technology_type.rail
  level       = 1
  infantry    = 3
  artillery   = 1
  begins_with = [government.fascism, government.communism, government.monarchy, government.democracy]
}

thing technology rail_2 {
  title     = "Rail 2"
  type      = technology_type.rail
  level     = 2
  infantry  = 6
  artillery = 2
}

thing technology rail_3 {
  title     = "Rail 3"
  type      = technology_type.rail
  level     = 3
  infantry  = 9
  artillery = 3
}

thing technology rail_4 {
  title     = "Rail 4"
  type      = technology_type.rail
  level     = 4
  infantry  = 12
  artillery = 4
}

thing technology population {
  title     = "Population"
  type      = technology_type.population
  level     = 1
  infantry  = 3
  artillery = 1
}

# The level a player has in a type; 0 without a card. Population has no levels but a number.
function level {
  params = { p = player, t = technology_type }
  cites  = ["ATK-298", "ATK-310"]
  is     = sum([for c in p.technologies : c.level if c.type == t])
}
