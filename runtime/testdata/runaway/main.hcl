# Rules that say, change or ask without end.
scenario "runaway" {}

player red {}
player blue {}

space here {}

unit token {}

class game {
  state = {
    done = { type = int, default = 0 }
  }
}

# Every line of a scenario that hides something is worded for each reader.
hide secret {
  of   = piece
  when = self.owner != viewer
}

procedure says_without_end {
  repeat {
    while = game.done >= 0
    set game { done = game.done + 1 }
    say { text = "A line for ${player.red}: ${game.done}." }
  }
}

procedure says_long_lines {
  repeat {
    while = game.done < 1000
    set game { done = game.done + 1 }
    say { text = "${[for i in range(1, 300) : player.blue]}" }
  }
}

procedure says_one_long_line {
  say { text = "${[for i in range(1, 100000) : player.red]}" }
}

procedure says_a_text_of_texts {
  var t { is = "" }
  repeat {
    times = 100
    set t { is = "${t}${t}" }
  }
  say { text = t }
}

procedure says_a_deep_text {
  var t { is = "" }
  repeat {
    times = 100000
    set t { is = "${t}" }
  }
  say { text = t }
}

procedure makes_pieces_without_end {
  repeat {
    while = game.done >= 0
    set game { done = game.done + 1 }
    create p {
      unit  = unit.token
      at    = space.here
      owner = player.red
    }
    destroy p {}
  }
}

procedure asks_without_end {
  repeat {
    while = game.done >= 0
    set game { done = game.done + 1 }
    choose _n {
      by   = player.red
      from = range(1, 3)
    }
  }
}

action ask {
  text = "ask"
  do {
    call asks_without_end {}
  }
}

procedure offers_to_ask {
  offer {
    to      = player.red
    actions = [action.ask]
    done    = "stop"
  }
}

evaluation position {
  score = game.done
}

setup {
  place here {
    red = { token = 1 }
  }
}

sequence main {
  call says_without_end {}
  call says_long_lines {}
  call says_one_long_line {}
  call says_a_text_of_texts {}
  call says_a_deep_text {}
  call makes_pieces_without_end {}
  call offers_to_ask {}
  check_victory {}
}

victory over {
  when = game.done > 0
}
