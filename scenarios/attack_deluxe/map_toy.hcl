# Stands in for the board until the real one is there.

space new_england {
  title     = "New England"
  boards    = [board.western]
  continent = continent.north_america
  borders   = [space.midwest, space.north_atlantic, space.new_england_coast]
}

space midwest {
  title     = "Midwest"
  boards    = [board.western]
  continent = continent.north_america
  borders   = [space.mexico]
}

space mexico {
  title     = "Mexico"
  boards    = [board.western]
  continent = continent.north_america
  borders   = [space.panama, space.caribbean_sea]
}

space panama {
  title     = "Panama"
  boards    = [board.western]
  continent = continent.north_america
  canal     = true
  borders   = [space.colombia, space.caribbean_sea]
}

space colombia {
  title     = "Colombia"
  boards    = [board.western]
  continent = continent.south_america
  borders   = [space.caribbean_sea]
}

space caribbean_sea {
  title    = "Caribbean Sea"
  boards   = [board.western]
  domain   = domain.sea
  anchored = true
}

space north_atlantic {
  title   = "North Atlantic"
  boards  = [board.western]
  domain  = domain.sea
  borders = [space.caribbean_sea]
}

space new_england_coast {
  title    = "the coast of New England"
  boards   = [board.western]
  domain   = domain.coast
  coast_of = space.new_england
}

border out_of_new_england_coast {
  between = [space.new_england_coast, space.north_atlantic]
  one_way = true
}

class path {
  attributes = {
    one_end   = space
    other_end = space
  }
}

path new_england_panama {
  title     = "the lane from New England to Panama"
  through   = [space.north_atlantic, space.caribbean_sea]
  one_end   = space.new_england
  other_end = space.panama
}
