# Khans & Kings 3: "Caravanserai", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-133" {
    section = "Caravanserai"
    text    = "A caravanserai, like a port, lets its owner exchange resources with independent trade partners by the same procedure."
  }

  clause "KK3-134" {
    section = "Caravanserai"
    text    = "The caravanserai rate is a six-sided die result plus 2, given units for 1 bought unit (3:1 up to 8:1)."
  }

  clause "KK3-135" {
    section = "Caravanserai"
    text    = "Owning several unconnected caravanserais still allows only one caravanserai transaction per turn."
    note    = "Our reading: any of them may be the one."
  }

  clause "KK3-136" {
    section = "Caravanserai"
    text    = "When caravanserais are connected by Road, each connected caravanserai allows one transaction per turn."
    note    = "Our reading: any road will do, whoever holds the land."
  }

  clause "KK3-137" {
    section = "Caravanserai"
    text    = "A caravanserai may be built only in a province that has a strategic resource."
  }
}
