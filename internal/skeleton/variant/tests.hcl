# A test of the rule: a position, what is done in it, and what must hold or be refused then. This one only shows that the game can begin.

test "NAME can begin" {
  setup = true

  expect {
    that    = !game.over
    message = "it is over before anybody has decided anything"
  }
}
