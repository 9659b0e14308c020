class unit {
  attributes = { attack = { type = int, default = 1 } }
}

value power {
  of   = piece
  with = { foe = optional(piece), attacking = bool }
  is   = self.unit.attack
}

modifier charge {
  to   = value.power
  when = attacking && enemy != none # want: SC230 "Nothing is called"
  add  = 1
}

modifier against_scouts {
  to   = value.power
  when = foe != none && foe.unit == unit.scout
  add  = attacking # want: SC200 "an int is needed"
}

value plain { # want: SC125 "read it from the thing"
  of = piece
  is = 1
}

value size { # want: SC125 "ask for it like a function"
  of   = player
  with = { s = place } # want: SC216 "no type"
  is   = count(pieces(s))
}

value likeness { # want: SC125 "nothing uses"
  of   = piece
  with = { self = bool } # want: SC232 "already bound"
  is   = 1
}

value pieces { # want: SC116 "is a function of the language"
  of   = player
  with = { n = int }
  is   = n
}

value twin { # want: SC116 "there is a function twin already"
  of   = player
  with = { n = int }
  is   = n
}

function twin {
  params = { n = int }
  is     = n + 1
}

value unread { # want: SC125 "nothing uses"
  of   = piece
  with = { s = space }
  is   = power(self, none) # want: SC210 "power takes three arguments, not 2"
}

value circle {
  of   = piece
  with = { s = space }
  is   = circle(self, s) # want: SC127 "would need value circle"
}

evaluation position {
  a     = sum([for p in every(piece) : p.power]) # want: SC210 "asked for in a context"
  b     = sum([for p in every(piece) : plain(p)]) # want: SC237 "a value without a context"
  c     = sum([for p in every(piece) : power(p, self, true)]) # want: SC200 "optional.piece."
  d     = sum([for p in every(piece) : powr(p, p, true)]) # want: SC237 "no function"
  score = a + b + c + d + twin(1)
}
