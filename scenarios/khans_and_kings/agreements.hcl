# Stub, to be replaced by its owner.
function hostile {
  params = { a = player, b = player }
  is     = a != b
}

action propose {
  text = "propose nothing"
  require never {
    that    = actor.gold > 1000
    message = "Nobody listens."
  }
  do {}
}

phase trade_and_build {
  title = "Trade, recruit and build"
  offer {
    to      = [for p in powers() : p]
    actions = [action.propose]
    prompt  = "Trade, recruit and build in any order."
    done    = "done"
  }
}
