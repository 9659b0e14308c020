die d6 {
  faces = range(1, 6)
}

scoring volley {
  return { value = count(rollers) + count(dice) + (worst ? 1 : 0) }
}

scoring unknown {
  return { value = count(throwers) } # want: SC230 "Nothing is called"
}

setup {
  roll a { count = 2 } # want: SC291 "Say what is rolled"
  roll b {
    die   = die.d6
    faces = [1, 2] # want: SC291 "not both"
  }
  roll c { faces = [] } # want: SC270 "the die has no faces"
  roll d { faces = ["heads", "tails"] } # want: SC200 "not a text"
  roll e {
    die   = die.d6
    count = 2
    keep  = best # want: SC291 "no best one"
  }
  roll f {
    die     = die.d6
    at_most = 2
    keep    = best # want: SC291 "nothing to keep"
  }
  roll g {
    die     = die.d6
    count   = 2
    at_most = 2
    keep    = most # want: SC291 "keep = best or keep = worst"
  }
  roll h {
    faces   = every(space)
    count   = 2
    at_most = 2 # want: SC291 "have no order"
  }
  roll i {
    die     = die.d6
    count   = 2
    at_most = 3
    keep    = worst
    scored  = scoring.volley
  }
  roll j {
    die     = die.d6
    at_most = 3
    scored  = scoring.unknown
  }
  pick k { from = [] } # want: SC270 "nothing to pick"
  pick l { from = ["heads"] } # want: SC200 "not a text"
  pick m {
    from  = every(space)
    count = 0 # want: SC271 "0 would be picked"
  }
  pick n { count = 2 } # want: SC102 "pick has no from"
  pick o { from = every(space) }
  say {
    text = "${a} ${b} ${c} ${d} ${e} ${f} ${g} ${h} ${i} ${j} ${k} ${l} ${m} ${n} ${o.income}" # want: SC235 "income"
  }
}
