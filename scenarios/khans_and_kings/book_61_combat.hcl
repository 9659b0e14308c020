# Khans & Kings 3: "Combat", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-721" {
    section = "Combat"
    text    = "A battle starts when units of two hostile factions are in the same sub-province."
    note = <<-END
      We read: all are hostile who have no treaty. Units of several enemies defend together. Where nobody has moved in,
      as when a treaty ends or rebels rise, it begins in the movement of the first of the two, who may break it off and
      stay.
    END
  }

  clause "KK3-722" {
    section = "Combat"
    text    = "The battle is opened by the attacker, i.e. the player who moved units into the sub-province."
    note = <<-END
      We read: units that meet enemies wait there, so that others may join them; the battle begins when the attacker
      says so, at the latest at the end of the movement.
    END
  }

  clause "KK3-723" {
    section = "Combat"
    text    = "The attacker picks one own unit to attack with. The attacker chooses the attacking unit."
  }

  clause "KK3-724" {
    section = "Combat"
    text    = "The attacker names one enemy unit as the target, subject to the cover rule. The attacker chooses the target."
  }

  clause "KK3-725" {
    section = "Combat"
    text = <<-END
      The attacking unit's total is base Strength plus a four-sided die plus all its modifiers (upgrades, experience,
      terrain, Decisions, Events).
    END
  }

  clause "KK3-726" {
    section = "Combat"
    text    = "This total is compared with the target's Strength including its modifiers."
    note    = "We read: the defender throws, too."
  }

  clause "KK3-727" {
    section = "Combat"
    text    = "The unit with the higher total wins the clash."
    note    = "We read: nobody wins a draw. Both take Losses if the dice are one apart, and the attacker withdraws."
  }

  clause "KK3-728" {
    section = "Combat"
    text = <<-END
      Both the aggressor and the defender have an attack effectiveness (total), and the difference of the two is the
      margin of the clash.
    END
  }

  clause "KK3-729" {
    section = "Combat"
    text    = "If the margin of totals is greater than the loser's modified Morale, the loser becomes Routed."
  }

  clause "KK3-730" {
    section = "Combat"
    text = <<-END
      A Routed loser withdraws to its starting positions or to the nearest allied province. Which of the two is
      presumably the owner's choice (attackers have starting positions, defenders do not).
    END
    note = <<-END
      We read: the attacker has the choice; others go to the neighbouring sub-provinces that are nearest to their own or
      allied land.
    END
  }

  clause "KK3-731" {
    section = "Combat"
    text    = "If the margin does not exceed the loser's Morale, the loser merely withdraws and is not Routed."
  }

  clause "KK3-732" {
    section = "Combat"
    text = <<-END
      A loser that is not Routed withdraws to its starting positions or to a chosen sub-province not occupied by the
      opponent. The loser's player chooses the destination.
    END
    note = "We read: a neighbouring sub-province."
  }

  clause "KK3-733" {
    section = "Combat"
    text    = "A winning attacker stays in the captured sub-province and ends its turn."
  }

  clause "KK3-734" {
    section = "Combat"
    text = <<-END
      If there are more attacking units, the attacker picks the next unit and its target and the procedure repeats. The
      attacker chooses next unit and target.
    END
  }

  clause "KK3-735" {
    section = "Combat"
    text = <<-END
      If defenders outnumber the attackers, further attacks are possible only with movement points left on a unit that
      has not lost. The attacker decides whether to continue and with which unit.
    END
    note = <<-END
      We read: when all attackers have attacked, one that is still in the sub-province attacks again for one point; but
      not one that has lost from under cover.
    END
  }

  clause "KK3-736" {
    section = "Combat"
    text    = "If the attackers cannot attack again while defenders remain, they must withdraw to their starting positions."
    note    = "We read: defenders who remain are those whom any of the attackers could have attacked (KK3-526)."
  }

  clause "KK3-737" {
    section = "Combat"
    text    = "The battle ends when all units of one side have been routed, destroyed, captured or have withdrawn from the sub-province."
  }

  clause "KK3-738" {
    section = "Combat"
    text    = "Which unit takes Losses in a clash is determined by the difference between the two four-sided die results."
    note    = "We read: the difference without its sign; the loser of the clash takes the Losses, whatever it threw."
  }

  clause "KK3-739" {
    section = "Combat"
    text    = "Die difference 3: the losing unit takes Heavy Losses."
  }

  clause "KK3-740" {
    section = "Combat"
    text    = "Die difference 2: the losing unit takes Losses."
  }

  clause "KK3-741" {
    section = "Combat"
    text    = "Die difference 1: both units take Losses."
    note    = "We read: not where an attack from under cover loses, which does nothing to either side (KK3-767)."
  }

  clause "KK3-742" {
    section = "Combat"
    text    = "Die difference 0: neither unit takes Losses."
  }

  clause "KK3-743" {
    section = "Combat"
    text = <<-END
      Instead of attacking itself, a unit may be ordered to support another unit's direct attack. The attacker chooses
      the supporters.
    END
  }

  clause "KK3-744" {
    section = "Combat"
    text    = "A supporting unit adds half of its total Strength to the attacking unit's Strength."
    note    = "We read: without a die, after Losses, rounded up for each unit."
  }

  clause "KK3-745" {
    section = "Combat"
    text    = "All damage from a supported attack falls on the attacking unit."
  }

  clause "KK3-746" {
    section = "Combat"
    text    = "One attack may be supported by any number of units. The attacker chooses how many and which units support."
  }

  clause "KK3-747" {
    section = "Combat"
    text    = "Only the aggressor's units can support; defenders cannot."
  }

  clause "KK3-748" {
    section = "Combat"
    text    = "Supporting counts as taking part in combat (a move) and ends the supporter's turn, unless it is Armoured."
  }

  clause "KK3-749" {
    section = "Combat"
    text = <<-END
      If the attacking unit loses and withdraws to its starting positions, the units supporting it also end their turn
      and withdraw.
    END
    note = "We read: Armoured units, too, go back, but keep their points."
  }

  clause "KK3-750" {
    section = "Combat"
    text    = "A unit that cannot retreat is taken prisoner."
  }

  clause "KK3-751" {
    section = "Combat"
    text = <<-END
      A unit cannot retreat when every adjacent sub-province is held by the enemy, full to its unit limit, or of terrain
      forbidden to its Type.
    END
  }

  clause "KK3-752" {
    section = "Combat"
    text    = "A unit that cannot retreat and cannot be taken prisoner is destroyed."
  }

  clause "KK3-753" {
    section = "Combat"
    text    = "In combat a unit with Losses uses only 2/3 of its total Strength."
  }

  clause "KK3-754" {
    section = "Combat"
    text    = "In combat a unit with Heavy Losses uses only 1/3 of its attack effectiveness."
  }

  clause "KK3-755" {
    section = "Combat"
    text    = "Once per battle a player may decide to flee. The fleeing player."
    note    = "We read: the defender is asked before each attack; the attacker flees by breaking off."
  }

  clause "KK3-756" {
    section = "Combat"
    text = <<-END
      Fleeing withdraws the player's whole army to the nearest free sub-province or to the starting positions. Probably
      the player's choice between the two.
    END
    note = <<-END
      Our reading: defenders flee, and attackers break off. An army goes to one neighbouring sub-province that takes all
      of it; where none does, as many as can go to the one chosen, and the others each find their way. A General leaves
      with the army, for he is part of it.
    END
  }

  clause "KK3-757" {
    section = "Combat"
    text    = "Starting combat ends the movement of the units involved even if they have movement points left."
  }

  clause "KK3-758" {
    section = "Combat"
    text    = "Armoured units may move after combat if they have movement points left. The moving player decides."
  }

  clause "KK3-759" {
    section = "Combat"
    text    = "Calculation order, first step: the attack die (four-sided) is added to base Strength."
  }

  clause "KK3-760" {
    section = "Combat"
    text    = "Calculation order, second step: terrain modifiers are added."
  }

  clause "KK3-761" {
    section = "Combat"
    text    = "Calculation order, third step: flat unit bonuses from Type and Experience are added."
  }

  clause "KK3-762" {
    section = "Combat"
    text = <<-END
      Calculation order, last step: percentage bonuses are applied to the sum of all flat values. Example: A +50% bonus
      is taken of (base + die + terrain + flat bonuses).
    END
  }

  clause "KK3-763" {
    section = "Combat"
    text    = "All division results are rounded up. Example: 7/2 = 4; 9/2 = 5."
    note    = "We read: rounded once, at the end, and up, as the examples show."
  }
}
