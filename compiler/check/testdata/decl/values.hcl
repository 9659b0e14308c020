value strength {
  of     = piece
  is     = 1
  stages = [step.early, step.late]
}

value speed {
  of = peice # want: SC117 "did you mean \"piece\""
  is = 2
}

value words {
  of = piece
  is = "many" # want: SC130 "cannot be a text"
}

value unit { # want: SC116 "has a member" SC125 "value unit"
  of = piece
  is = 1
}

value halves {
  of    = piece
  is    = 3
  round = downwards # want: SC130 "not a way to round"
}

enum step {
  values = [early, late, never, early] # want: SC132 "twice"
}

modifier a {
  to    = value.strenght # want: SC128 "did you mean \"strength\""
  add   = 1
  stage = step.early
}

modifier b { # want: SC129 "has no stage"
  to  = value.strength
  add = 1
}

modifier c {
  to    = value.strength
  add   = 1 # want: SC128 "does two things"
  set   = 2
  stage = step.never # want: SC129 "no stage never"
}

modifier d { # want: SC128 "does nothing"
  to    = value.strength
  stage = step.early
}

modifier e {
  to      = value.strength
  stage   = step.late
  percent = 50 # want: SC130 "may give a fraction"
  units   = [] # want: SC128 "never applies"
}

modifier f {
  to    = value.strength
  stage = step.late
  add   = self.strength # want: SC127 "modifier f would need value strength"
}

suppress g {
  modifier = modifier.aa # want: SC128 "no modifier \"aa\""
}

evaluation e {
  score = sum([for p in every(piece) : p.strength + p.words + p.halves])
}
