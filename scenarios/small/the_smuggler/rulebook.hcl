# The rules in words. Blocks of the rules cite these clauses, and so do tests.

rulebook smuggler {
  title    = "The Smuggler"
  language = "en"

  clause "SMUGGLER-1" {
    section = "Setting up"
    text    = "The smuggler begins in the harbour, the three constables in the chapel, the barracks and the east gate."
  }
  clause "SMUGGLER-2" {
    section = "The smuggler"
    text = "In each round the smuggler goes first: along a street or a canal to a place where no constable is. He may not stay where he is."
  }
  clause "SMUGGLER-3" {
    section = "The watch"
    text    = "Then each constable may go along one street. Constables do not use the canals."
  }
  clause "SMUGGLER-4" {
    section = "The smuggler"
    text    = "The watch does not see the smuggler, except when he has moved in every third round."
  }
  clause "SMUGGLER-5" {
    section = "The watch"
    text    = "A constable who comes to the smuggler's place finds him, and the watch wins."
  }
  clause "SMUGGLER-6" {
    section = "The end"
    text    = "The watch also wins if the smuggler has no way out. If he is free after nine rounds, he wins."
  }
}
