# Khans & Kings 3: "Special abilities", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-558" {
    section = "Special abilities"
    text    = "Abilities such as a bonus against a Type work automatically in combat with that Type."
  }

  clause "KK3-559" {
    section = "Special abilities"
    text    = "Abilities such as erecting a building must be deliberately used. The unit's player decides to use the ability."
  }

  clause "KK3-560" {
    section = "Special abilities"
    text = <<-END
      Ability '+bonus to a statistic on terrain / versus Type': the statistic is raised whenever the condition holds.
      Example: A Horde on steppe gets +50% Strength.
    END
  }

  clause "KK3-561" {
    section = "Special abilities"
    text    = "Percentage bonuses are computed on the base value of the statistic plus all flat bonuses."
  }

  clause "KK3-562" {
    section = "Special abilities"
    text = <<-END
      Ability '+bonus to units next to a rival Fortress': all units in the able unit's sub-province get the bonus if
      that sub-province is adjacent to a hostile Fortress. Example: Engineers (Empire) have this ability.
    END
  }

  clause "KK3-563" {
    section = "Special abilities"
    text = <<-END
      Ability 'Healing': in its turn the unit may reduce the Losses of a chosen unit in the same sub-province. The
      player chooses the unit healed.
    END
  }

  clause "KK3-564" {
    section = "Special abilities"
    text    = "Healing replaces the movement of both the healing and the healed unit."
    note    = "We read: healing takes at least one movement point and ends the turn of both, as the section on replenishing says."
  }

  clause "KK3-565" {
    section = "Special abilities"
    text    = "Ability '+bonus Strength when attacking': active only while the unit is the aggressor."
  }

  clause "KK3-566" {
    section = "Special abilities"
    text    = "Ability 'Capacity N': the unit can carry N units of the stated kind, or land units if no kind is stated."
    note = <<-END
      Our reading: an officer is no unit, so an Admiral on his flagship takes none of its places, and he goes ashore by
      himself (KK3-717).
    END
  }

  clause "KK3-567" {
    section = "Special abilities"
    text = <<-END
      Ability 'Signals N': the unit extends the influence range of the General in whose range it stands by all
      sub-provinces adjacent to the Signals unit.
    END
  }

  clause "KK3-568" {
    section = "Special abilities"
    text    = "Ability 'Signals N': the unit may regroup N routed units. The player chooses the units."
  }

  clause "KK3-569" {
    section = "Special abilities"
    text    = "Ability '+N Strength when Losses': the unit gains the bonus when it has taken Losses. Example: Hatamoto (Japan)."
  }

  clause "KK3-570" {
    section = "Special abilities"
    text    = "The Losses bonus lasts until the unit is replenished."
  }

  clause "KK3-571" {
    section = "Special abilities"
    text    = "Ability 'Cannot be attacked': the unit cannot be the target of attacks."
  }

  clause "KK3-572" {
    section = "Special abilities"
    text    = "Enemy units may pass through the sub-province of an unattackable unit as if it were not there."
    note    = "So Agents stop neither a wooden ship on a river nor rebels."
  }

  clause "KK3-573" {
    section = "Special abilities"
    text    = "An unattackable unit can be destroyed only as a result of a suicide attack."
    note    = "We read: an attack that the unit makes itself, on enemies beside it, and does not survive."
  }

  clause "KK3-574" {
    section = "Special abilities"
    text    = "An unattackable unit may not enter sub-provinces holding rival units."
  }

  clause "KK3-575" {
    section = "Special abilities"
    text    = "Ability 'Does not occupy provinces': the unit has no effect on capturing or holding provinces."
  }

  clause "KK3-576" {
    section = "Special abilities"
    text    = "A non-occupying unit standing in an enemy province still stops the enemy from collecting its resources."
  }

  clause "KK3-577" {
    section = "Special abilities"
    text = <<-END
      Ability 'Ignores cavalry penalties': enemy bonuses against Cavalry (e.g. +4 Strength vs. Cavalry) do not apply
      against the unit.
    END
  }

  clause "KK3-578" {
    section = "Special abilities"
    text    = "Ability 'Range N': the distance in sub-provinces at which the unit can carry out artillery fire."
  }

  clause "KK3-579" {
    section = "Special abilities"
    text    = "Ability 'Builds X': the unit can erect that building in the sub-province where it stands. The player decides to build."
  }

  clause "KK3-580" {
    section = "Special abilities"
    text    = "Building by a unit replaces its movement for the turn."
  }

  clause "KK3-581" {
    section = "Special abilities"
    text    = "Building by a unit costs no resources."
  }

  clause "KK3-582" {
    section = "Special abilities"
    text    = "Ability 'Bombardment a-b' states the effectiveness of the unit's air bombardment as a range of die results."
  }

  clause "KK3-583" {
    section = "Special abilities"
    text    = "Bombardment succeeds if an eight-sided die shows a result within the unit's range a-b."
  }

  clause "KK3-584" {
    section = "Special abilities"
    text = <<-END
      Ability 'Ignores penalties of terrain': the unit moves in that terrain without its penalties to Speed or to the
      unit's own statistics.
    END
  }

  clause "KK3-585" {
    section = "Special abilities"
    text    = "Ability 'Attacks Submarines': the unit can attack and intercept Submarines normally."
  }

  clause "KK3-586" {
    section = "Special abilities"
    text = <<-END
      Ability 'Defeated retreat to a chosen sub-province': when routed, the unit retreats not to the nearest friendly
      province but to a sub-province chosen by the player and adjacent to the battle. 'The player' chooses.
    END
    note = "We read: the unit itself, when it is routed."
  }

  clause "KK3-587" {
    section = "Special abilities"
    text = <<-END
      Ability '-N statistic of units in the province': all allied units in the province where the unit stands get the
      given modifier.
    END
    note = "We read: the units of the same state and of its allies, with the sign of the ability."
  }

  clause "KK3-588" {
    section = "Special abilities"
    text    = "Ability '+N Speed on roads': the unit gets extra Speed when its move runs through sub-provinces that have roads."
  }

  clause "KK3-589" {
    section = "Special abilities"
    text = <<-END
      Ability 'Intercepts Flying and Aviation': the unit automatically attacks such units in range although it is
      neither anti-aircraft artillery nor a Fighter.
    END
  }

  clause "KK3-590" {
    section = "Special abilities"
    text    = "Ability 'Attacks Flying': the unit may attack Flying units normally."
  }

  clause "KK3-591" {
    section = "Special abilities"
    text    = "Ability '+100% resources from plunder': plundering by the unit yields correspondingly more (double at +100%)."
  }

  clause "KK3-592" {
    section = "Special abilities"
    text    = "Ability 'Minesweep': the unit can sweep mine barriers. The player decides to sweep."
  }

  clause "KK3-593" {
    section = "Special abilities"
    text = <<-END
      A sweeper entering a mined sub-province rolls a four-sided die; 2-4 removes the barrier, 1 leaves it. Using the
      sweep is the player's option.
    END
  }

  clause "KK3-594" {
    section = "Special abilities"
    text    = "A sweeper also rolls on the mine barrier's own damage table when entering."
    note    = "We read: the mines go off before one sweeps."
  }

  clause "KK3-595" {
    section = "Special abilities"
    text = <<-END
      A sweeper adds 1 to its mine damage roll. Example: Derived: roll 1 -> 2 (sunk), 2 -> 3 (heavily damaged), 3 -> 4
      (damaged), 4 and more -> no damage.
    END
  }

  clause "KK3-596" {
    section = "Special abilities"
    text    = "A sweeper ignores the mine barrier's instruction to end its move."
  }

  clause "KK3-597" {
    section = "Special abilities"
    text    = "Minesweeping costs 1 movement point."
  }

  clause "KK3-598" {
    section = "Special abilities"
    text = <<-END
      Ability '-N Fortress Strength': when the unit attacks, or supports an attack by own units on a Fortress, the
      Strength bonus that the Fortress gives the enemy is lowered by N.
    END
    note = "We read: the attackers' reductions add up, and leave at least nothing."
  }

  clause "KK3-599" {
    section = "Special abilities"
    text    = "'-N Fortress Strength' does not touch Strength bonuses from terrain, upgrades, weather and other sources."
  }
}
