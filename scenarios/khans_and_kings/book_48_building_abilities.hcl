# Khans & Kings 3: "Building abilities", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-425" {
    section = "Building abilities"
    text    = "Ability '+N resource': each turn in the resources phase the building gives N of the resource to the owner of the province."
  }

  clause "KK3-426" {
    section = "Building abilities"
    text    = "Some buildings give any resource: the owner chooses the resource anew each turn. The province's owner chooses each turn."
  }

  clause "KK3-427" {
    section = "Building abilities"
    text = <<-END
      For some buildings the produced resource is fixed when the building is placed and never changes afterwards. The
      builder chooses at placement.
    END
  }

  clause "KK3-428" {
    section = "Building abilities"
    text = <<-END
      A province's strategic resource affects what a building yields and which choice is available. Example: A Mine in a
      coal province gives fuel.
    END
  }

  clause "KK3-429" {
    section = "Building abilities"
    text    = "Ability 'Trade': the building gives -1 to every international exchange roll."
  }

  clause "KK3-430" {
    section = "Building abilities"
    text    = "The Trade ability affects ports and caravanserais in the same province."
  }

  clause "KK3-431" {
    section = "Building abilities"
    text    = "With Trade buildings the rate is still at least 1:1."
  }

  clause "KK3-432" {
    section = "Building abilities"
    text = <<-END
      Ability 'Bridge': units moving between the sub-provinces joined by the building do not lose the extra movement
      point for crossing the river.
    END
  }

  clause "KK3-433" {
    section = "Building abilities"
    text    = "Ability 'Bridge': attackers crossing it suffer no Strength penalty for attacking over the river."
  }

  clause "KK3-434" {
    section = "Building abilities"
    text    = "Ability '+N Strength of units': all units in the sub-province get +N Strength when defending."
    note    = "We read: whoever defends there, intruders and ships on a river among them; aircraft in the air are not there."
  }

  clause "KK3-435" {
    section = "Building abilities"
    text    = "Ability '+N unit limit': raises the sub-province's terrain unit limit by N."
  }

  clause "KK3-436" {
    section = "Building abilities"
    text = <<-END
      Ability 'N Decision cards every T turns': every T turns, in the resources phase, the owner gets N random cards of
      the stated category (Strategy, Order or Intelligence).
    END
    note = "Counted from the turn in which the building was erected."
  }

  clause "KK3-437" {
    section = "Building abilities"
    text = <<-END
      Ability 'Decision for N resource': in the recruitment and construction phase the player may buy a random card of
      the stated category for N of the resource. The player decides whether and how often to buy.
    END
  }

  clause "KK3-438" {
    section = "Building abilities"
    text    = "The number of such card purchases per turn is limited only by the resources held."
  }

  clause "KK3-439" {
    section = "Building abilities"
    text    = "Ability 'Replenishment': the building lets units in the province have Losses made good for resources."
  }

  clause "KK3-440" {
    section = "Building abilities"
    text    = "The Replenishment ability may be limited to certain unit Types."
  }

  clause "KK3-441" {
    section = "Building abilities"
    text    = "Ability 'Healing N': the building can remove Losses from N units in its sub-province. The owner chooses the N units."
  }

  clause "KK3-442" {
    section = "Building abilities"
    text    = "Ability 'Upgrades': the building unlocks equipping units in the province with selected upgrades that require that building."
  }

  clause "KK3-443" {
    section = "Building abilities"
    text = <<-END
      Ability 'Training (Type)': in the recruitment and construction phase each unit of the Type in the province may be
      trained, raising its experience by one level. The player chooses which units to train.
    END
    note = "Once a turn for each unit."
  }

  clause "KK3-444" {
    section = "Building abilities"
    text    = "Training a unit costs 1 food and 1 gold."
  }

  clause "KK3-445" {
    section = "Building abilities"
    text    = "Every unit newly recruited in a province with Training starts one experience level higher."
    note    = "Units of the trained Type."
  }

  clause "KK3-446" {
    section = "Building abilities"
    text    = "Ability 'Morale +N': units in the province with the building get +N Morale."
  }

  clause "KK3-447" {
    section = "Building abilities"
    text = <<-END
      Ability 'Recruitment of Unit every N turns': every N turns the owner gets one free unit of the stated kind in the
      province's capital.
    END
  }

  clause "KK3-448" {
    section = "Building abilities"
    text    = "The N turns of free recruitment are counted from the turn the building was erected."
  }

  clause "KK3-449" {
    section = "Building abilities"
    text    = "A unit from the free recruitment ability counts as freshly recruited: it can move only next turn."
  }

  clause "KK3-450" {
    section = "Building abilities"
    text    = "Ability 'N per state': a player may own at most N of that building at a time."
  }

  clause "KK3-451" {
    section = "Building abilities"
    text = <<-END
      If a player gains a building beyond its per-state limit (e.g. by taking a province), the excess buildings must be
      destroyed. The player chooses which ones are destroyed.
    END
  }

  clause "KK3-452" {
    section = "Building abilities"
    text    = "Ability 'Capital': the province with this building is the capital of the player's state."
  }

  clause "KK3-453" {
    section = "Building abilities"
    text    = "Some Governments allow more than one state capital."
  }

  clause "KK3-454" {
    section = "Building abilities"
    text    = "A mine barrier is placed by certain units in sea sub-provinces."
  }

  clause "KK3-455" {
    section = "Building abilities"
    text    = "A mine barrier cannot be shelled, bombed or plundered."
  }

  clause "KK3-456" {
    section = "Building abilities"
    text    = "A mine barrier can be destroyed only by minesweeping."
    note    = "So it outlives the state that laid it, and is nobody's then."
  }

  clause "KK3-457" {
    section = "Building abilities"
    text    = "Each ship entering a sub-province with a mine barrier rolls a six-sided die."
    note = <<-END
      Our reading: also a ship that withdraws or flees there, or whose harbour is lost; a ship that is launched or comes
      home from captivity does not sail in.
    END
  }

  clause "KK3-458" {
    section = "Building abilities"
    text    = "Mine roll 1 or 2: the ship is sunk."
  }

  clause "KK3-459" {
    section = "Building abilities"
    text    = "Mine roll 3: the ship becomes Heavily damaged and ends its move."
    note    = "Our reading: the damage adds up with losses like any other."
  }

  clause "KK3-460" {
    section = "Building abilities"
    text    = "Mine roll 4: the ship becomes Damaged and ends its move."
  }

  clause "KK3-461" {
    section = "Building abilities"
    text    = "Mine roll 5 or 6: the ship just ends its move."
  }

  clause "KK3-462" {
    section = "Building abilities"
    text    = "Ability 'Fortress': the building counts as a Fortress."
  }

  clause "KK3-463" {
    section = "Building abilities"
    text    = "Ability 'Province control': the building keeps the province under the control of the player who built it."
  }

  clause "KK3-464" {
    section = "Building abilities"
    text    = "A province with a province-control building can be taken over only after that building has been destroyed."
  }

  clause "KK3-465" {
    section = "Building abilities"
    text    = "Ability 'Province control (fleet)': the building gives control of the province to the naval unit stationed in the base."
    note    = "Ships that stand in the base."
  }

  clause "KK3-466" {
    section = "Building abilities"
    text    = "With 'Province control (fleet)', the opponent takes over the province once no ship is stationed in the building."
  }

  clause "KK3-467" {
    section = "Building abilities"
    text = <<-END
      Ability 'Legation': the building is erected in provinces not owned by the player: neutral ones, or ones controlled
      by other players with their consent. The player chooses the province; the controlling player must consent.
    END
    note = "Without further effect. Who has refused is not asked again in the same turn."
  }

  clause "KK3-468" {
    section = "Building abilities"
    text    = "Ability 'Magazine': the building supplies the player's units in its province and in adjacent provinces."
  }
}
