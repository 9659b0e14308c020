# Khans & Kings 3: "Generals", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-678" {
    section = "Generals"
    text    = "Generals are special tokens that give subordinate units various bonuses or penalties."
  }

  clause "KK3-679" {
    section = "Generals"
    text    = "Each faction has a given pool of Generals."
  }

  clause "KK3-680" {
    section = "Generals"
    text    = "Depending on the scenario, Generals are specific historical persons or sample profiles with random traits."
    note    = "Ours: named persons with traits, whose Command is rolled when they are recruited: half of a six-sided die, rounded up."
  }

  clause "KK3-681" {
    section = "Generals"
    text    = "Generals are recruited in the General HQ or its equivalent for the stated number of resources."
    note    = "Ours: 2 gold and 1 food."
  }

  clause "KK3-682" {
    section = "Generals"
    text    = "The number of Generals available depends on the Doctrine and the Government."
    note    = "Ours: two, and what the Government and the Doctrine add."
  }

  clause "KK3-683" {
    section = "Generals"
    text    = "On recruitment the player receives a random General from the available pool."
  }

  clause "KK3-684" {
    section = "Generals"
    text    = "A recruited General goes to the pool of active Generals."
  }

  clause "KK3-685" {
    section = "Generals"
    text    = "From the active pool a General may be placed in a chosen sub-province. The player chooses the sub-province."
    note    = "Our default: a sub-province of one's own without enemies, in the phase of recruitment and construction."
  }

  clause "KK3-686" {
    section = "Generals"
    text    = "A General's token on the map is a unit without statistics and cannot engage in combat."
  }

  clause "KK3-687" {
    section = "Generals"
    text    = "Generals do not count toward the unit limit of a sub-province."
  }

  clause "KK3-688" {
    section = "Generals"
    text    = "Generals do not control provinces: they neither defend nor capture them."
  }

  clause "KK3-689" {
    section = "Generals"
    text    = "A General who is in a sub-province with enemy units is captured and goes to the prisoner-Generals pool of that enemy player."
    note = <<-END
      We read: no prison camp is needed, and while a unit of the same owner fights there, the General is safe. A unit
      that is recruited or appears beside him takes him at once. Independents have no such pool: whoever falls into
      their hands is lost, as units are that cannot be taken prisoner (KK3-752).
    END
  }

  clause "KK3-690" {
    section = "Generals"
    text    = "A General may move in the movement phase by the land-unit rules with base Speed 1. The player chooses the move."
  }

  clause "KK3-691" {
    section = "Generals"
    text    = "A General may be withdrawn from the map to the active pool in the recruitment and construction phase. The player decides."
  }

  clause "KK3-692" {
    section = "Generals"
    text    = "When a General is withdrawn, the General's bonuses to units end immediately."
  }

  clause "KK3-693" {
    section = "Generals"
    text    = "A General can be transferred between map and active pool once per turn. The player decides."
    note    = "We read: one way or the other once in a turn."
  }

  clause "KK3-694" {
    section = "Generals"
    text    = "Generals may be eliminated from the game by Events or Decisions."
  }

  clause "KK3-695" {
    section = "Generals"
    text    = "Events or Decisions may return a General to the active pool with a ban on returning to the map for a stated number of turns."
  }

  clause "KK3-696" {
    section = "Generals"
    text = <<-END
      Captured Generals can be exchanged and persuaded to change sides by the same rules as other captured units. Both
      players for an exchange; the captor for a persuasion attempt.
    END
  }

  clause "KK3-697" {
    section = "Generals"
    text    = "Every General can regroup Routed units within the General's influence. The player chooses the units."
  }

  clause "KK3-698" {
    section = "Generals"
    text    = "A General can regroup per turn as many units as the General's Command value. The player chooses which units."
  }

  clause "KK3-699" {
    section = "Generals"
    text    = "A General gives subordinate units a Morale bonus equal to Command."
  }

  clause "KK3-700" {
    section = "Generals"
    text    = "Some Generals give other bonuses or penalties to units within their influence, as their ability states."
  }

  clause "KK3-701" {
    section = "Generals"
    text    = "A General affects only units that are within the General's influence."
  }

  clause "KK3-702" {
    section = "Generals"
    text    = "A General's basic influence area is the General's own sub-province and all sub-provinces adjacent to it."
  }

  clause "KK3-703" {
    section = "Generals"
    text    = "The influence area can be modified by Events, Decisions, Upgrades or the General's special traits, and by Signals units."
  }

  clause "KK3-704" {
    section = "Generals"
    text    = "A Signals unit adds to a General's influence all sub-provinces adjacent to the Signals unit."
  }

  clause "KK3-705" {
    section = "Generals"
    text    = "A Signals unit extends the influence of the General within whose range it stands."
  }

  clause "KK3-706" {
    section = "Generals"
    text = <<-END
      Signals units may regroup the stated number of units in range without using up the General's own capacity. The
      player chooses which units.
    END
    note = "We read: in the Signals unit's sub-province and those next to it, while it stands in the influence of a General."
  }

  clause "KK3-707" {
    section = "Generals"
    text    = "Where influences of several Generals overlap, the units are commanded by the General of the highest experience."
  }

  clause "KK3-708" {
    section = "Generals"
    text    = "The other Generals have no effect on units within the influence of the commanding General."
  }

  clause "KK3-709" {
    section = "Generals"
    text    = "If the overlapping Generals are of equal level, units in the overlap get the abilities of none of them."
  }

  clause "KK3-710" {
    section = "Generals"
    text    = "In such a conflict of competence, units get a Morale penalty equal to the difference of the Generals' Command values."
    note    = "Of three or more equals we take the highest Command and the lowest."
  }

  clause "KK3-711" {
    section = "Generals"
    text = <<-END
      In a conflict of competence the units may still be regrouped by any of these Generals. The player chooses which
      General regroups.
    END
  }

  clause "KK3-712" {
    section = "Generals"
    text    = "A General gains experience each time subordinate units gain experience."
    note    = "Not by the level at which a recruit or vassals begin."
  }

  clause "KK3-713" {
    section = "Generals"
    text    = "Each experience level of a General raises Command by 1."
  }

  clause "KK3-714" {
    section = "Generals"
    text    = "Admirals work like Generals but give their bonuses to naval units within their influence."
  }

  clause "KK3-715" {
    section = "Generals"
    text    = "An Admiral must embark on a chosen ship to go out to sea. The player chooses the flagship."
  }

  clause "KK3-716" {
    section = "Generals"
    text    = "Any floating unit may be a flagship. The player chooses the ship."
  }

  clause "KK3-717" {
    section = "Generals"
    text    = "Embarking and disembarking an Admiral each takes one turn, as loading and unloading of land units do."
  }

  clause "KK3-718" {
    section = "Generals"
    text    = "If the flagship is sunk, the Admiral aboard dies and becomes unavailable."
  }

  clause "KK3-719" {
    section = "Generals"
    text    = "An Admiral must be on land to be withdrawn to the active pool."
  }

  clause "KK3-720" {
    section = "Generals"
    text    = "An Admiral in a Naval base also affects land units."
  }
}
