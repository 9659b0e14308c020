# The board. A border is declared once, in either of its spaces.

space red_city {
  title   = "Red City"
  city    = true
  borders = [space.north_road, space.south_road]
}

space north_road {
  title   = "North Road"
  borders = [space.bridge]
}

space south_road {
  title   = "South Road"
  borders = [space.bridge]
}

space bridge {
  title   = "Bridge"
  borders = [space.blue_city]
}

space blue_city {
  title = "Blue City"
  city  = true
}

setup {
  set space red_city { holder = player.red }
  set space blue_city { holder = player.blue }

  place red_city {
    red = { guard = 3, rider = 2 }
  }
  place blue_city {
    blue = { guard = 4, rider = 1 }
  }
}
