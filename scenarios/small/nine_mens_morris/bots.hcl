# What bots think of a position; no rule reads it.

movement by_lines {
  params = { mover = piece }
  pass   = empty(pieces(to))
  cost   = 1
}

# Whether a man of p on the vacant point s would close this line.
function nearly_a_mill {
  params = { line = path, s = space, p = player }
  is     = contains(line.through, s) && all([for t in line.through : !empty(pieces(t, p)) if t != s])
}

# How many steps the nearest man of p who stands on no other point of the line has to it, along lines.
function steps_to_close {
  params = { line = path, s = space, p = player }
  far = [
    for m in every(piece) : distance(movement.by_lines, m, m.space, s, 5)
    if m.owner == p && !contains(line.through, m.space)
  ]
  is = p.men > 0 || count(standing(p)) == 3 ? 1 : min(concat([9], [for n in far : n if n > 0]))
}

# A line that can be closed with the next move counts `at_once`, any other the less the longer it takes.
function prospects {
  params = { p = player, at_once = int }
  is = sum([
    for s in vacant() : sum(where(every(path), nearly_a_mill(path, s, p)), steps_to_close(path, s, p) == 1 ? at_once :
      10 - steps_to_close(path, s, p))
  ])
}

# Points of p's men on lines on which nobody else stands.
function room {
  params = { p = player }
  is = sum([
    for line in every(path) :
    count(line.through, !empty(pieces(space, p))) if all(line.through, empty(pieces(space, foe(p))))
  ])
}

evaluation position {
  them = foe(self)
  score = (
    60 * (
      count(standing(self)) + self.men - count(standing(them)) - them.men
    ) + prospects(self, 20) - prospects(them, 40) + 2 * room(self) - 2 * room(them)
  )
}
