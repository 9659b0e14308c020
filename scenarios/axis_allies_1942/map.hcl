# Where the board differs from the one that the editions of the world map share: two more islands, and eight borders.
# A place is a point for drawing: degrees east and north.

space iceland {
  title     = "Iceland"
  longitude = -18.5
  latitude  = 65
  domain    = domain.land
  power     = player.united_kingdom
  island    = true
  borders   = [space.sea_zone_2]
}

space formosa {
  title     = "Formosa"
  longitude = 121
  latitude  = 23.7
  domain    = domain.land
  power     = player.japan
  island    = true
  borders   = [space.sea_zone_59]
}

# It lies at the edge of the board; the island of sea zone 2 is Iceland.
space greenland {
  island = false
  cites  = ["A42-106", "A42-107"]
}

space central_united_states {
  borders = concat(
    without(inherited, [space.mexico, space.western_canada]), [space.eastern_canada, space.panama, space.sea_zone_10]
  )
}

space eastern_united_states {
  borders = without(inherited, [space.panama])
}

space mozambique {
  borders = concat(inherited, [space.sea_zone_28])
}

space sea_zone_55 {
  borders = without(inherited, [space.western_canada])
}
