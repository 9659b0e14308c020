# Khans & Kings 3: "Aviation", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-816" {
    section = "Aviation"
    text    = "Fighters and Bombers must be based in a sub-province with an Airfield."
    note    = "We read: those whose airfield is gone stay, neither attack nor intercept, and can only change their base."
  }

  clause "KK3-817" {
    section = "Aviation"
    text    = "An aircraft's Speed is its maximum attack range in sub-provinces."
  }

  clause "KK3-818" {
    section = "Aviation"
    text    = "Seaplanes can be based in any river sub-province, on swamp or in a coastal sub-province. The player chooses the base."
    note    = "We read: on land of one's own, and on any lake."
  }

  clause "KK3-819" {
    section = "Aviation"
    text    = "Aviation can be attacked only by anti-aircraft artillery or other units with that ability."
  }

  clause "KK3-820" {
    section = "Aviation"
    text    = "When Aviation attacks other units it receives no answer."
  }

  clause "KK3-821" {
    section = "Aviation"
    text    = "If Aviation loses such a clash, it simply returns to its airfield."
  }

  clause "KK3-822" {
    section = "Aviation"
    text = <<-END
      Anti-aircraft artillery and other units with that ability automatically attack one enemy aircraft unit per turn in
      their range.
    END
    note = "We read: the first aircraft that comes into range."
  }

  clause "KK3-823" {
    section = "Aviation"
    text    = "The range of anti-aircraft action is a radius of 1 sub-province."
  }

  clause "KK3-824" {
    section = "Aviation"
    text    = "Anti-aircraft units receive no answer to this attack, unless the aircraft attacks the artillery itself."
    note    = "We read: aircraft that attack anti-aircraft units are answered, and answer."
  }

  clause "KK3-825" {
    section = "Aviation"
    text = <<-END
      Besides attacking, anti-aircraft artillery rolls a six-sided die: on 5 or 6 the enemy aircraft breaks off and
      returns to base.
    END
    note = "We read: the die is thrown after the attack, by anti-aircraft artillery, for the aircraft that it attacked."
  }

  clause "KK3-826" {
    section = "Aviation"
    text    = "An aircraft turned back by anti-aircraft fire does not achieve its mission: it attacks neither units nor a building."
  }

  clause "KK3-827" {
    section = "Aviation"
    text = <<-END
      Fighters and other aircraft with that ability automatically attack enemy Flying and Aviation units that appear
      within half of their flight range.
    END
  }

  clause "KK3-828" {
    section = "Aviation"
    text    = "Air combat is fought like land combat."
  }

  clause "KK3-829" {
    section = "Aviation"
    text    = "The intercepting unit always returns to its airfield after the combat."
  }

  clause "KK3-830" {
    section = "Aviation"
    text    = "The intercepted unit continues its movement if it wins."
    note = <<-END
      We read: and only if it wins. A draw, which nobody wins (KK3-727), turns it back as a defeat does, but is not a
      successful interception (KK3-804).
    END
  }

  clause "KK3-831" {
    section = "Aviation"
    text    = "Withdrawal of intercepted Bombers from the combat breaks off their mission and they return to their airfield."
  }

  clause "KK3-832" {
    section = "Aviation"
    text    = "Bombers can destroy buildings in enemy provinces. The player chooses the target building in range."
  }

  clause "KK3-833" {
    section = "Aviation"
    text = <<-END
      Bombing a building is carried out like an attack on units, but with an eight-sided die roll in place of the attack
      calculation.
    END
  }

  clause "KK3-834" {
    section = "Aviation"
    text    = "The building is destroyed if the eight-sided die result is in the value stated for the aircraft."
  }

  clause "KK3-835" {
    section = "Aviation"
    text    = "One aircraft unit can destroy at most one building per turn."
  }
}
