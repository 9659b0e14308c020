# The printed rules, clause by clause. Blocks that implement a clause name it with `cites`.

rulebook book {
  title = "TITLE"

  clause "NAME-1" {
    section = "Movement"
    text    = "A guard moves one space, a rider two; who meets enemies stops."
  }
  clause "NAME-2" {
    section = "Fighting"
    text    = "Each piece rolls a die: a guard hits with 2 or less, a rider with 1. It goes on until one side is gone."
  }
  clause "NAME-3" {
    section = "Winning"
    text    = "Who holds both cities at the end of a turn wins."
  }
  clause "NAME-4" {
    section        = "Winning"
    text           = "The loser puts the board away."
    not_applicable = "Nothing to put away here."
  }
}
