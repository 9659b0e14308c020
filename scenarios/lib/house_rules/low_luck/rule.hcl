# Every salvo adds up its strength: a sure hit for each full six, and one die for the rest.

scenario "low_luck" {
  title            = "Axis & Allies: Low Luck"
  extends          = "../../axis_allies"
  abstract         = true
  version          = "1.0.0"
  language_version = 2
}

# The numbers of all units that fire are added up. Each full six is a hit; one die for the rest hits at or below it.
scoring salvo {
  strength = sum(strengths)
  rest     = strength % 6
  roll last {
    die     = die.d6
    count   = rest > 0 ? 1 : 0
    at_most = rest
  }
  return { value = div(strength, 6) + last }
}
