# Khans & Kings 3: "Demolishing and blowing up buildings", clause by clause, in our words. A note is the reading taken
# where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-397" {
    section = "Demolishing and blowing up buildings"
    text    = "A player may demolish a building in an own province; the building is removed. The owner chooses the building and the time."
    note    = "In the phase of recruitment and construction."
  }

  clause "KK3-398" {
    section = "Demolishing and blowing up buildings"
    text    = "Demolition returns half of the resources used to build the building."
    note    = "Rounded up, resource by resource, of what was paid; of what stood before the game, of the list price."
  }

  clause "KK3-399" {
    section = "Demolishing and blowing up buildings"
    text    = "Buildings cannot be demolished in a province where enemy units are present."
  }

  clause "KK3-400" {
    section = "Demolishing and blowing up buildings"
    text = <<-END
      Certain units, e.g. Sappers, can blow up own buildings instead of demolishing them. The unit's player chooses
      between blowing up and demolishing.
    END
  }

  clause "KK3-401" {
    section = "Demolishing and blowing up buildings"
    text    = "To blow up a building the able unit must stand in the building's sub-province. The unit's player decides to blow it up."
  }

  clause "KK3-402" {
    section = "Demolishing and blowing up buildings"
    text    = "Blowing up destroys the building and gives the player the same resources as plundering it would."
    note    = "Also for a building that came free. As little as plundering is it for Routed units (KK3-615)."
  }

  clause "KK3-403" {
    section = "Demolishing and blowing up buildings"
    text    = "Blowing up a building gives the unit no PD (experience)."
    note    = "Plundering gives none either: the section on experience does not name it."
  }
}
