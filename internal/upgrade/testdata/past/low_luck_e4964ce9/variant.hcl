# Every salvo adds up its strength: a sure hit for each full six, and one die for the rest.

scenario "low_luck" {
  title   = "Axis & Allies Revised: Low Luck"
  extends = "../../../../../scenarios/axis_allies_revised"
}

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
