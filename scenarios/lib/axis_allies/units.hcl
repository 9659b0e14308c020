# The unit types that every edition has. What differs between editions, such as most costs, each game adds.

needs unit infantry {
  domain  = domain.land
  cost    = 3
  attack  = 1
  defence = 2
  move    = 1
  flags   = [captures, infantry]
}

needs unit artillery {
  domain  = domain.land
  cost    = 4
  attack  = 2
  defence = 2
  move    = 1
  flags   = [captures]
}

needs unit armour {
  domain = domain.land
  cost   = 5
  attack = 3
  move   = 2
  flags  = [captures, blitzes]
}

# Never on the battle board but to fire at aircraft, never a casualty, moves in the noncombat move only.
needs unit aa_gun {
  title   = "antiaircraft gun"
  domain  = domain.land
  defence = 1
  move    = 1
  fights  = false
  flags   = [antiair]
}

needs unit industrial_complex {
  title  = "industrial complex"
  plural = "industrial complexes"
  domain = domain.land
  fights = false
  flags  = [industry]
}

needs unit fighter {
  domain  = domain.air
  attack  = 3
  defence = 4
  move    = 4
  flags   = [deck_borne]
}

needs unit bomber {
  domain  = domain.air
  attack  = 4
  defence = 1
  move    = 6
  flags   = [raids]
}

needs unit transport {
  domain    = domain.sea
  attack    = 0
  move      = 2
  flags     = [vessel, lifts_land]
  loss_rank = 9
}

needs unit submarine {
  domain = domain.sea
  attack = 2
  move   = 2
  flags  = [vessel, dives]
}

needs unit destroyer {
  domain = domain.sea
  move   = 2
  flags  = [vessel, hunts]
}

needs unit carrier {
  title  = "aircraft carrier"
  domain = domain.sea
  attack = 1
  move   = 2
  flags  = [vessel, deck]
}

needs unit battleship {
  domain  = domain.sea
  attack  = 4
  defence = 4
  move    = 2
  hits    = 2
  flags   = [vessel, bombards]
}

# ---- What a piece is worth in play: derived, so that developments and house rules are modifiers.

value attack {
  of    = piece
  is    = self.unit.attack
  cites = ["REV-234"]
}

value defence {
  of    = piece
  is    = self.unit.defence
  cites = ["REV-235", "REV-444", "REV-450", "REV-631"]
}

# Dice thrown when attacking or raiding, none without an attack; in defence it is always one.
value attack_dice {
  of    = piece
  is    = self.unit.attack > 0 ? 1 : 0
  cites = ["REV-166", "REV-267", "REV-271", "REV-589"]
}

value range {
  of    = piece
  is    = self.unit.move
  cites = ["REV-181"]
}

# Shots it has at the shore: with any it may bombard.
value guns {
  of = piece
  is = self.unit.bombards ? 1 : 0
}

# Paired anew in every cycle with the artillery that still stands: the book fires step by step. Attackers are of one
# power, so the artillery counted is always the infantry's own power's.
modifier artillery_support {
  to    = value.attack
  units = [unit.infantry]
  set   = 2
  limit = count(among, piece.unit == unit.artillery)
  cites = ["REV-352..354", "REV-442..444", "REV-449", "REV-450"]
}
