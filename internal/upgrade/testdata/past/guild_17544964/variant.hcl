# A rule and a Resource, written as Khans & Kings was when it had Metals.
scenario "guild" {
  title            = "Khans & Kings: The Guild"
  extends          = "../../../../../scenarios/khans_and_kings"
  language_version = 2
}

resource amber {
  colour = colour.yellow
  twin   = resource.metals
}

after phase resources guild_dues {
  gain p {
    in     = every(player)
    where  = p.metals > 99 && resource_of(colour.blue, p) == resource.metals
    metals = 1
  }
}

test "walls and kinds" {
  given {
    gain player khanate { metals = 4 }
  }
  expect {
    that = (
      !unit.port.fortress && !empty(luxury_kinds()) && player.khanate.metals == 4
    )
  }
}
