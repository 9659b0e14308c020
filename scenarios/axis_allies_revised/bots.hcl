# How good things look, for bots only: what this edition adds.

function worth {
  is = inherited + (s.city != none ? 10 : 0)
}
