# The three levels of victory.

thing victory_level minor {
  title  = "minor victory"
  cities = 8
  cites  = ["REV-014"]
}

thing victory_level major {
  title  = "major victory"
  cities = 10
  cites  = ["REV-015"]
}

thing victory_level total {
  title  = "total victory"
  cities = 12
  cites  = ["REV-016"]
}

option victory {
  type    = victory_level
  default = victory_level.minor
  text    = "How many victory cities a side must hold at the end of a round."
  cites   = ["REV-007"]
}
