# The rules in words. Blocks of the rules cite these clauses, and so do tests.

rulebook morris {
  title    = "Nine Men's Morris"
  language = "en"

  clause "MORRIS-1" {
    section = "Placing"
    text = "The board is empty at first. White and Black take turns to place one of their nine men on an empty point, until all are placed."
  }
  clause "MORRIS-2" {
    section = "Mills"
    text = <<-END
      Three men of one colour on a line are a mill. Whoever closes one takes a man of the other, but none out of a mill
      while there are others.
    END
  }
  clause "MORRIS-3" {
    section = "Moving"
    text    = "When all his men are placed, a player moves one of them along a line to the next point, if it is empty."
  }
  clause "MORRIS-4" {
    section = "Moving"
    text    = "A player who has only three men left may move one of them to any empty point."
  }
  clause "MORRIS-5" {
    section = "Winning"
    text    = "A player who has fewer than three men, or who cannot move, has lost."
  }
  clause "MORRIS-6" {
    section = "Winning"
    text    = "If no man is taken in forty moves, the game is a draw."
  }
}
