player west {}

player east {}

procedure wander {
  params = { p = player }
  set game { active = p }
}

test "no map" {
  cases = [1] # want: SC179 "map from the names"
  expect { that = game.round == 0 }
}

test "no values" {
  cases = {
    "one" = 1 # want: SC179 "in braces"
  }
  expect { that = game.round == 0 }
}

test "other names" {
  cases = {
    "one" = { n = 1, m = 2 }
    "two" = { n = 1, k = 2 } # want: SC179 "first case has no k" SC179 "\"two\" has no m"
    "one" = { n = 1, m = 2, m = 3 } # want: SC179 "two cases \"one\"" SC179 "m is given twice"
  }
  expect { that = game.round == n + m }
}

test "names that mean something" {
  cases = {
    "one" = { player = 1, none = 2 } # want: SC231 "\"player\"" SC231 "\"none\""
  }
  expect { that = game.round == 0 }
}

test "values" {
  cases = {
    "one" = { n = 1, who = player.west, them = [player.west], idle = 3 } # want: SC238 "idle"
    "two" = { n = n, who = player.wst, them = [player.west], idle = 3 } # want: SC230 "\"n\"" SC234 "did you mean \"west\""
  }
  given {
    n = 3 # want: SC232 "name of the test's cases"
    set game { round = n }
  }
  run {
    call wander { p = who }
  }
  refuse {
    line    = ["go ${n}", "go ${them}"] # want: SC177 "cannot be shown as text"
    because = "not ${game.round}" # want: SC215 "known only in play"
  }
  expect { that = game.round == n && game.active == who.n } # want: SC235 "n"
}

test "lists of lines" {
  cases = {
    "one" = { n = 1, said = ["go ${n}"] } # want: SC230 "n"
  }
  play { lines = said }
  expect { that = game.round == n }
}

test "by name" {
  given wander {
    p = player.west
    set game {} # want: SC101 "has no block \"set\""
  }
  run wander { q = player.east } # want: SC253 "\"p\"" SC253 "no parameter \"q\""
  run roam {} # want: SC252 "roam"
  expect { that = game.round == 0 }
}

test "names of cases where names are written" {
  cases = {
    "one" = { number = 1, who = player.west, other = number } # want: SC230 "do not see the names of the cases"
  }
  given {
    set who { home = 1 } # want: SC230 "Bind it to a local first"
    set game { round = numbr } # want: SC230 "did you mean \"number\""
    set game { active = player.who } # want: SC234 "here a name must be written"
  }
  expect { that = other == 1 }
}
