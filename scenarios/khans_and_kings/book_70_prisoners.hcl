# Khans & Kings 3: "Prisoners", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-836" {
    section = "Prisoners"
    text    = "A player who has built a prison camp can take enemy units prisoner. Taking prisoners is optional ('can')."
  }

  clause "KK3-837" {
    section = "Prisoners"
    text    = "Captured units are placed in the nearest prison camp with a free place."
    note    = "We read: labour camps take no prisoners from the field, but from other camps."
  }

  clause "KK3-838" {
    section = "Prisoners"
    text    = "The original owner loses control of captured units."
    note = <<-END
      We read: they stay the owner's, and may come home. A captive Elite unit therefore fills its owner's limit
      (KK3-155), and not the captor's, until it is executed or won over.
    END
  }

  clause "KK3-839" {
    section = "Prisoners"
    text    = "No prisoners can be taken without a prison camp or when all the player's camps are full."
  }

  clause "KK3-840" {
    section = "Prisoners"
    text    = "Routed units found in combat are taken prisoner."
  }

  clause "KK3-841" {
    section = "Prisoners"
    text    = "Units that lose a fight and cannot withdraw are taken prisoner."
  }

  clause "KK3-842" {
    section = "Prisoners"
    text    = "Units on which suitable Decisions are used are taken prisoner."
  }

  clause "KK3-843" {
    section = "Prisoners"
    text = <<-END
      Prisoners may be exchanged for own prisoners, for resources or by other terms, only between the two states that
      they belong to. Both parties must agree.
    END
  }

  clause "KK3-844" {
    section = "Prisoners"
    text    = "Prisoner exchange with a third state is possible only with a suitable Government, Decision or Event."
  }

  clause "KK3-845" {
    section = "Prisoners"
    text    = "The captor may liquidate prisoners. The captor decides."
  }

  clause "KK3-846" {
    section = "Prisoners"
    text    = "A liquidated prisoner unit is destroyed for good."
  }

  clause "KK3-847" {
    section = "Prisoners"
    text    = "The captor may try to win prisoners over by rolling an eight-sided die. The captor decides which prisoners."
  }

  clause "KK3-848" {
    section = "Prisoners"
    text    = "A prisoner joins the captor's army on a result of 1."
    note    = "We read: the unit comes to a capital of the captor with room for it; an aircraft to an airfield, if he has one."
  }

  clause "KK3-849" {
    section = "Prisoners"
    text    = "A neutral prisoner joins the captor's army on a result of 1 or 2."
  }

  clause "KK3-850" {
    section = "Prisoners"
    text    = "Only one such attempt is allowed per captured unit."
    note    = "We read: by each captor, however often he comes by the prisoner."
  }

  clause "KK3-851" {
    section = "Prisoners"
    text    = "A player with labour camps may place captured units there. The captor decides."
  }

  clause "KK3-852" {
    section = "Prisoners"
    text = <<-END
      During combat a player may voluntarily surrender a unit into captivity if the rival has enough camp places. The
      unit's player decides.
    END
  }

  clause "KK3-853" {
    section = "Prisoners"
    text = <<-END
      If a labour or prison camp is destroyed or plundered, the prisoners belonging to the destroying or plundering
      player are freed.
    END
    note = <<-END
      We read: they stand in the sub-province of the camp, Routed; where it is full, or no ground for them, next door or
      at home; who can be nowhere is lost. Whoever takes the province takes the camp in the same way.
    END
  }

  clause "KK3-854" {
    section = "Prisoners"
    text    = "The other prisoners become that player's prisoners, if possible."
  }

  clause "KK3-855" {
    section = "Prisoners"
    text    = "If no camp places are available, those other prisoner units are lost (destroyed)."
    note    = "Where nobody has destroyed the camp, as in a fire, their captor keeps those for whom he has places."
  }

  clause "KK3-856" {
    section = "Prisoners"
    text    = "Prisoners do not move as units; their tokens are transferred directly between camps."
  }

  clause "KK3-857" {
    section = "Prisoners"
    text    = "A prisoner unit can be transferred between camps once per turn. The captor decides."
  }
}
