# Khans & Kings 3: "Organisation of production", clause by clause, in our words. A note is the reading taken where the
# book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-098" {
    section = "Organisation of production"
    text    = "Every state has one of two organisations of production: artisan or industrial."
    note    = "Our default: a state has the same organisation throughout the game."
  }

  clause "KK3-099" {
    section = "Organisation of production"
    text    = "Industrial states handle materials and fuel."
  }

  clause "KK3-100" {
    section = "Organisation of production"
    text    = "Artisan states handle stone and wood instead."
  }

  clause "KK3-101" {
    section = "Organisation of production"
    text    = "Through the resources it can handle, the organisation of production determines which buildings and units a state can have."
  }

  clause "KK3-102" {
    section = "Organisation of production"
    text    = "Artisan states need not use up strategic resources in winter turns to keep population satisfaction."
  }
}
