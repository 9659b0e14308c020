# Figures of battles, fire and prisoners that the book leaves to its missing lists, as we chose them.

rulebook "khans_and_kings_lists" {
  clause "KKA-50" {
    section = "Prisoners"
    text    = "A prison camp and a labour camp hold three units each."
    assumed = "The book gives no number of places, which are on its missing list of buildings."
  }

  clause "KKA-51" {
    section = "Prisoners"
    text    = "Each prisoner in a labour camp brings its captor one of a resource of the captor's choice, in the resources phase."
    assumed = "The effect of a labour camp is on the missing list of buildings."
  }

  clause "KKA-52" {
    section = "Abilities"
    text    = "Which units have which abilities, with which figures, save those that the text names."
    assumed = "The list of units is missing."
  }
}
