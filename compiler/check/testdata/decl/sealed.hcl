player west {}

player east {}

action ask {
  text = "ask"
  do {
    choose n {
      by   = player.east
      from = [1, 2]
    }
    set game { round = n }
  }
}

action rest {
  text = "rest"
  do {}
}


procedure turn {
  offer {
    to      = every(player)
    actions = [action.ask, action.rest]
    done    = "done"
    sealed  = true # want: SC263 "answers to a sealed offer are carried out when all have finished"
  }
  offer {
    to      = player.west
    actions = [action.rest]
    done    = "done"
    sealed  = true # want: SC299 "made to one player"
  }
  offer {
    to      = player.west
    actions = [action.rest]
    done    = "done"
    sealed  = false
  }
  offer {
    to      = every(player)
    actions = [action.rest]
    done    = "done"
    sealed  = game.round == 0 # want: SC215 "known only in play"
  }
}

before sequence main turns {
  call turn {}
}
