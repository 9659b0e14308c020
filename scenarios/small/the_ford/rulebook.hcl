# The rules in words. Blocks of the rules cite these clauses, and so do tests.

rulebook ford {
  title    = "The Ford"
  language = "en"

  clause "FORD-1" {
    section = "Marching"
    text = <<-END
      In a turn each piece may march once, up to its steps. Wood, hill and ford cost two steps, the meadow one. The
      river is too deep, and a hex holds one piece.
    END
  }
  clause "FORD-2" {
    section = "Marching"
    text    = "A piece that comes next to an enemy stops there."
  }
  clause "FORD-3" {
    section = "Striking"
    text    = "In a turn each piece may strike one enemy within its range, after it has marched or instead; then it marches no more."
  }
  clause "FORD-4" {
    section = "Striking"
    text    = "It rolls its dice, and hits with its aim or less: one more from a hill, one less into a wood."
  }
  clause "FORD-5" {
    section = "Striking"
    text    = "The first hit wounds a piece, and the second kills it."
  }
  clause "FORD-6" {
    section = "Winning"
    text    = "Who has a piece in both fords when his turn begins wins."
  }
  clause "FORD-7" {
    section = "Winning"
    text    = "Who has nobody left loses. After eight rounds the larger army wins."
  }
  clause "FORD-8" {
    section = "Setting up"
    text    = "A river with two fords runs through the board. Each side begins with three spearmen, two archers and a rider behind it."
  }
}
