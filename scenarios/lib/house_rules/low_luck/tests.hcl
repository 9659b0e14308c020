# Holds on every board: four cannot fail to hit twice, and one die decides the rest.
test "a salvo is one sum: a sure hit for each full six, and one die for the rest" {
  given {
    for p {
      in = take(every(player), 1)
      create {
        unit  = unit.infantry
        owner = p
        at    = p.home
        count = 3
      }
    }
  }
  dice { rolls = [3] }
  run {
    roll hits {
      die     = die.d6
      each    = every(piece)
      at_most = 5
      scored  = scoring.salvo
    }
    gain p {
      in  = take(every(player), 1)
      ipc = hits
    }
  }
  expect { that = sum(every(player), player.ipc) == 3 }
}
