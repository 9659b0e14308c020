# Khans & Kings 3: "Resources", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-297" {
    section = "Resources"
    text    = "The game has 7 resources."
  }

  clause "KK3-298" {
    section = "Resources"
    text    = "Each player handles at most 5 of the 7 resources."
  }

  clause "KK3-299" {
    section = "Resources"
    text    = "An industrial player's five resources are food, fuel, materials, metals and gold."
  }

  clause "KK3-300" {
    section = "Resources"
    text    = "An artisan player uses wood and stone in place of fuel and materials."
  }

  clause "KK3-301" {
    section = "Resources"
    text    = "A player ignores resources the player cannot handle and does not gain them from provinces."
  }

  clause "KK3-302" {
    section = "Resources"
    text    = "A player may not trade for or obtain in any way a resource the player does not handle."
  }

  clause "KK3-303" {
    section = "Resources"
    text    = "Plunder of stone/materials and wood/fuel is received in the variant that the plundering player handles."
  }

  clause "KK3-304" {
    section = "Resources"
    text    = "A player may not erect a building whose cost includes a resource the player does not handle."
  }

  clause "KK3-305" {
    section = "Resources"
    text    = "A player may not recruit a unit whose cost includes a resource the player does not handle."
  }

  clause "KK3-306" {
    section = "Resources"
    text    = "Every province is marked with the colour of its resource."
  }

  clause "KK3-307" {
    section = "Resources"
    text    = "In the resources phase a player gets one piece of the matching resource from each owned province of the rolled colour."
    note    = "Our reading: as many as the level of wealth says, not one."
  }

  clause "KK3-308" {
    section        = "Resources"
    text           = "Resource stock is shown with coloured tokens in two sizes, small and large."
    not_applicable = "Cardboard: resources are counted."
  }

  clause "KK3-309" {
    section        = "Resources"
    text           = "A small resource token is worth 1 unit."
    not_applicable = "Cardboard: resources are counted."
  }

  clause "KK3-310" {
    section        = "Resources"
    text           = "A large resource token is worth 5 units."
    not_applicable = "Cardboard: resources are counted."
  }

  clause "KK3-311" {
    section = "Resources"
    text    = "Red tokens stand for food."
  }

  clause "KK3-312" {
    section = "Resources"
    text    = "Blue tokens stand, as printed, for materials."
    note    = "Our reading: the blue token is metal; the book prints a misprint."
  }

  clause "KK3-313" {
    section = "Resources"
    text    = "Yellow tokens stand for gold."
  }

  clause "KK3-314" {
    section = "Resources"
    text    = "Green tokens stand for fuel or wood."
  }

  clause "KK3-315" {
    section = "Resources"
    text    = "White tokens stand for materials or stone."
  }
}
