# The twelve unit types. Figures are the book's, section Appendix 1.

unit infantry {
  domain    = domain.land
  cost      = 3
  attack    = 1
  defence   = 2
  move      = 1
  flags     = [captures, infantry]
  loss_rank = 3
  cites     = ["REV-438..441"]
}

unit artillery {
  domain    = domain.land
  cost      = 4
  attack    = 2
  defence   = 2
  move      = 1
  flags     = [captures]
  loss_rank = 4
  cites     = ["REV-445..448"]
}

unit armour {
  title     = "tank"
  domain    = domain.land
  cost      = 5
  attack    = 3
  defence   = 3
  move      = 2
  flags     = [captures, blitzes]
  loss_rank = 5
  cites     = ["REV-451..454"]
}

# Never on the battle board but to fire at aircraft, never a casualty, moves in the noncombat move only.
unit aa_gun {
  title   = "antiaircraft gun"
  domain  = domain.land
  cost    = 5
  defence = 1
  move    = 1
  fights  = false
  flags   = [antiair]
  cites   = ["REV-459..462", "REV-471"]
}

unit industrial_complex {
  title  = "industrial complex"
  plural = "industrial complexes"
  domain = domain.land
  cost   = 15
  fights = false
  flags  = [industry]
  cites  = ["REV-437", "REV-480..484"]
}

unit fighter {
  domain    = domain.air
  cost      = 10
  attack    = 3
  defence   = 4
  move      = 4
  flags     = [deck_borne]
  loss_rank = 10
  cites     = ["REV-496", "REV-510..513"]
}

unit bomber {
  domain    = domain.air
  cost      = 15
  attack    = 4
  defence   = 1
  move      = 6
  flags     = [raids]
  loss_rank = 15
  cites     = ["REV-496", "REV-526..529"]
}

unit transport {
  domain    = domain.sea
  cost      = 8
  attack    = 0
  defence   = 1
  move      = 2
  flags     = [vessel, lifts_land]
  loss_rank = 9
  cites     = ["REV-585..588"]
}

unit submarine {
  domain    = domain.sea
  cost      = 8
  attack    = 2
  defence   = 2
  move      = 2
  flags     = [vessel, dives]
  loss_rank = 8
  cites     = ["REV-612", "REV-613", "REV-615", "REV-616"]
}

unit destroyer {
  domain    = domain.sea
  cost      = 12
  attack    = 3
  defence   = 3
  move      = 2
  flags     = [vessel, hunts]
  loss_rank = 12
  cites     = ["REV-559..562"]
}

unit carrier {
  title     = "aircraft carrier"
  domain    = domain.sea
  cost      = 16
  attack    = 1
  defence   = 3
  move      = 2
  flags     = [vessel, deck]
  loss_rank = 16
  cites     = ["REV-571..574"]
}

unit battleship {
  domain    = domain.sea
  cost      = 24
  attack    = 4
  defence   = 4
  move      = 2
  hits      = 2
  flags     = [vessel, bombards]
  loss_rank = 24
  cites     = ["REV-548..551", "REV-355", "REV-552"]
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
  limit = count([for p in among : p if p.unit == unit.artillery])
  cites = ["REV-352..354", "REV-442..444", "REV-449", "REV-450"]
}

# ---- The six developments.

class technology {
  attributes = {
    number = { type = int, min = 1, max = 6, doc = "The face that gains it." }
  }
  cites = ["REV-137"]
}

thing technology jet_fighters {
  title  = "jet fighters"
  number = 1
  cites  = ["REV-151"]
}

thing technology rockets {
  title  = "rockets"
  number = 2
  cites  = ["REV-153"]
}

thing technology super_submarines {
  title  = "super submarines"
  number = 3
  cites  = ["REV-156"]
}

thing technology long_range_aircraft {
  title  = "long range aircraft"
  number = 4
  cites  = ["REV-158"]
}

thing technology combined_bombardment {
  title  = "combined bombardment"
  number = 5
  cites  = ["REV-161"]
}

thing technology heavy_bombers {
  title  = "heavy bombers"
  number = 6
  cites  = ["REV-163"]
}

function has {
  params = { p = player, t = technology }
  is     = contains(p.technologies, t)
  cites  = ["REV-138", "REV-150"]
}

modifier jet_fighters {
  to    = value.defence
  units = [unit.fighter]
  when  = has(self.owner, technology.jet_fighters)
  set   = 5
  cites = ["REV-152", "REV-524"]
}

modifier super_submarines {
  to    = value.attack
  units = [unit.submarine]
  when  = has(self.owner, technology.super_submarines)
  set   = 3
  cites = ["REV-157", "REV-631"]
}

modifier long_range_aircraft {
  to    = value.range
  units = [unit.fighter, unit.bomber]
  when  = has(self.owner, technology.long_range_aircraft)
  add   = 2
  cites = ["REV-159", "REV-160", "REV-525", "REV-539"]
}

modifier combined_bombardment {
  to    = value.guns
  units = [unit.destroyer]
  when  = has(self.owner, technology.combined_bombardment)
  set   = 1
  cites = ["REV-162", "REV-255", "REV-567"]
}

modifier heavy_bombers {
  to    = value.attack_dice
  units = [unit.bomber]
  when  = has(self.owner, technology.heavy_bombers)
  set   = 2
  cites = ["REV-164", "REV-165", "REV-535", "REV-536"]
}
