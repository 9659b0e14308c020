# Requirements that ask for more work than a decision may cost, and rules that fail.
scenario "limits" {}

player red {}

resource gold { start = 5 }

space here { borders = [space.there] }
space there {}

class game {
  state = { done = { type = int, default = 0 } }
}

function much_work {
  params = { n = int }
  is     = count([for a in range(1, n) : a if count([for b in range(1, n) : b if b % 7 == 3]) > 0]) > 0
}

action toil {
  text = "toil"

  require is_possible {
    that    = much_work(5000)
    message = "It is not."
  }

  do {
    set game { done = 1 }
  }
}

action dig {
  text = "dig ${n}"

  param n {
    in = range(1, 3)
  }
  require enough {
    that    = n < 2 || much_work(5000)
    message = "It is not."
  }

  do {
    set game { done = n }
  }
}

action rest {
  text = "rest"
  do {
    set game { done = 7 }
  }
}

procedure both {
  offer {
    to      = player.red
    actions = [action.toil, action.dig, action.rest]
    done    = "stop"
  }
}

procedure toil_alone {
  offer {
    to      = player.red
    actions = [action.toil]
    done    = "stop"
  }
}

# A title that cannot be worded, and one that takes long.

record note {
  title  = "a note on ${self.near[0].holder}, ${count(range(1, self.length))} long"
  fields = {
    about  = optional(space)
    near   = { type = list(space), default = [] }
    length = { type = int, default = 1 }
  }
}

class space {
  state = { holder = optional(player) }
}

procedure talk {
  create a {
    record = note
    about  = space.here
    near   = [space.here]
    length = 3
  }
  create b { record = note }
  create c {
    record = note
    about  = space.there
    near   = [space.there]
    length = 10000000
  }
  say { text = "${a}. ${b}. ${c}." }
  choose n {
    by   = player.red
    from = every(note)
  }
  set game { done = n.length }
}

setup {
  gain player red { gold = 1 }
}

sequence main {
  call both {}
  call toil_alone {}
  check_victory {}
}

victory over {
  when = game.done > 0
}
