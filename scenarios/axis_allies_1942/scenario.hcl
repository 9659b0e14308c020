# Axis & Allies 1942 (2009, the spring of 1942).

scenario "axis_allies_1942" {
  title            = "Axis & Allies 1942"
  description      = "The world at war from spring 1942, the printing of 2009: two to five players, cruisers, damaged complexes."
  extends          = "../lib/axis_allies_world"
  version          = "1.0.0"
  language_version = 2
}

thing victory_level standard {
  title  = "standard victory"
  cities = 9
  cites  = ["A42-022", "A42-025", "A42-423"]
}

thing victory_level total {
  title  = "total victory"
  cities = 12
  cites  = ["A42-023", "A42-424"]
}

option victory {
  type    = victory_level
  default = victory_level.standard
  text    = "How many victory cities a side must hold at the end of a round."
  cites   = ["A42-024", "A42-025"]
}

# ---- What this book says besides of the common rules.

seating two {
  cites = union(inherited, ["A42-029"])
}

seating three {
  cites = union(inherited, ["A42-029"])
}

seating four {
  cites = union(inherited, ["A42-029"])
}

function hostile {
  cites = union(inherited, ["A42-143"])
}

procedure turn {
  cites = union(inherited, ["A42-112", "A42-117"])
}

procedure exchange {
  cites = union(inherited, ["A42-242"])
}
