# Khans & Kings 3: "Unit types", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-486" {
    section = "Unit types"
    text    = "Each unit belongs to a Type, which affects its abilities and the actions it can take."
  }

  clause "KK3-487" {
    section = "Unit types"
    text    = "Most combat bonuses work against a specific Type. Example: Chinese halberdiers get +4 Strength against enemy Cavalry."
  }

  clause "KK3-488" {
    section = "Unit types"
    text    = "Infantry is a super-type of land units moving on foot."
  }

  clause "KK3-489" {
    section = "Unit types"
    text    = "Infantry comprises: Light infantry, Heavy infantry, Archers, Militia, Riflemen."
  }

  clause "KK3-490" {
    section = "Unit types"
    text    = "Light infantry is a Type within Infantry: unarmoured fighters."
  }

  clause "KK3-491" {
    section = "Unit types"
    text    = "Heavy infantry is a Type within Infantry: armoured, with greater Strength and cost than light infantry."
  }

  clause "KK3-492" {
    section = "Unit types"
    text    = "Archers are a Type within Infantry and are covered by other units in battle."
  }

  clause "KK3-493" {
    section = "Unit types"
    text    = "Militia is a Type within Infantry: improvised troops without heavy weapons."
  }

  clause "KK3-494" {
    section = "Unit types"
    text    = "Riflemen are a Type within Infantry: soldiers with firearms."
  }

  clause "KK3-495" {
    section = "Unit types"
    text    = "Cavalry is a super-type comprising Light cavalry and Heavy cavalry."
  }

  clause "KK3-496" {
    section = "Unit types"
    text    = "Cavalry ignores the cover rule when choosing targets."
  }

  clause "KK3-497" {
    section = "Unit types"
    text    = "Light cavalry is a Type within Cavalry: riders without armour."
  }

  clause "KK3-498" {
    section = "Unit types"
    text    = "Heavy cavalry is a Type within Cavalry: shock troops."
  }

  clause "KK3-499" {
    section = "Unit types"
    text    = "Artillery is a super-type comprising Light, Heavy, Anti-tank and Anti-aircraft artillery."
  }

  clause "KK3-500" {
    section = "Unit types"
    text    = "Artillery is covered by other units in battle."
  }

  clause "KK3-501" {
    section = "Unit types"
    text    = "Light artillery is a Type within Artillery."
  }

  clause "KK3-502" {
    section = "Unit types"
    text    = "Light artillery can carry out artillery fire. The player chooses between direct attack and fire, and the target."
  }

  clause "KK3-503" {
    section = "Unit types"
    text    = "Heavy artillery is a Type within Artillery."
  }

  clause "KK3-504" {
    section = "Unit types"
    text    = "Heavy artillery can carry out artillery fire. The player chooses between direct attack and fire, and the target."
  }

  clause "KK3-505" {
    section = "Unit types"
    text    = "In direct combat Heavy artillery has base Strength 0 and counts only the four-sided die."
  }

  clause "KK3-506" {
    section = "Unit types"
    text    = "Heavy artillery uses its listed base Strength only for artillery fire."
  }

  clause "KK3-507" {
    section = "Unit types"
    text    = "Anti-tank artillery is a Type within Artillery, meant against armoured vehicles."
  }

  clause "KK3-508" {
    section = "Unit types"
    text    = "Anti-aircraft artillery is a Type within Artillery."
  }

  clause "KK3-509" {
    section = "Unit types"
    text    = "Anti-aircraft artillery automatically attacks Flying and Aviation units that are within its range."
  }

  clause "KK3-510" {
    section = "Unit types"
    text    = "Support is a super-type comprising Engineers, Medical, Signals and Trains (supply columns)."
  }

  clause "KK3-511" {
    section = "Unit types"
    text    = "Support units are covered by other units in battle."
  }

  clause "KK3-512" {
    section = "Unit types"
    text    = "Engineers are Support units that build fortifications, roads and railways and destroy enemy fortifications."
  }

  clause "KK3-513" {
    section = "Unit types"
    text    = "Medical units are Support units that restore units that have taken Losses."
  }

  clause "KK3-514" {
    section = "Unit types"
    text    = "Signals units are Support units that enlarge the influence of the General in whose range they stand."
  }

  clause "KK3-515" {
    section = "Unit types"
    text    = "Trains are Support units that give supply to units in the field."
  }

  clause "KK3-516" {
    section = "Unit types"
    text    = "Siege machines are a Type: non-gunpowder artillery such as catapults and trebuchets."
  }

  clause "KK3-517" {
    section = "Unit types"
    text    = "Siege machines are covered by other units in battle."
  }

  clause "KK3-518" {
    section = "Unit types"
    text    = "Siege machines may attack Flying units. The player decides to attack."
  }

  clause "KK3-519" {
    section = "Unit types"
    text    = "Armoured is a Type of mechanised striking units."
  }

  clause "KK3-520" {
    section = "Unit types"
    text    = "Armoured units ignore the cover rule when choosing targets."
  }

  clause "KK3-521" {
    section = "Unit types"
    text = <<-END
      An Armoured unit does not end its turn when a battle ends; it may keep moving if it has movement points left. The
      moving player decides whether to go on.
    END
  }

  clause "KK3-522" {
    section = "Unit types"
    text    = "Flying is a Type between land units and Aviation."
  }

  clause "KK3-523" {
    section = "Unit types"
    text    = "Flying units move on the map and attack like land units."
    note    = "We read: over water, too, as a storm there damages them; the penalties of the ground to Speed do not count for them."
  }

  clause "KK3-524" {
    section = "Unit types"
    text = <<-END
      Other units treat Flying units as Aviation: they can be attacked by Fighters, anti-aircraft artillery, other
      Flying units, appropriate ships, Siege machines and the like.
    END
  }

  clause "KK3-525" {
    section = "Unit types"
    text    = "Flying units do not capture enemy provinces."
  }

  clause "KK3-526" {
    section = "Unit types"
    text    = "Flying units do not defend the player's provinces from capture."
    note = <<-END
      We read: nor do they hold a field, as others treat them like aircraft; whoever wins stays beside Flying units that
      it could not have attacked.
    END
  }

  clause "KK3-527" {
    section = "Unit types"
    text    = "Elite is a Type of exceptional units."
  }

  clause "KK3-528" {
    section = "Unit types"
    text    = "The limit of one Elite unit per state can be raised by a Government, a Doctrine or Buildings."
  }

  clause "KK3-529" {
    section = "Unit types"
    text    = "Neutral Elite units do not count toward the limit."
    note    = "We read: the units without a state of their own."
  }

  clause "KK3-530" {
    section = "Unit types"
    text    = "Aviation comprises the Types Fighter, Bomber and Seaplane."
  }

  clause "KK3-531" {
    section = "Unit types"
    text    = "Fighter is a Type of Aviation meant to protect against bombers."
  }

  clause "KK3-532" {
    section = "Unit types"
    text    = "Fighters attack every rival Bomber, Fighter or Flying unit that comes within half of the fighter's range."
  }

  clause "KK3-533" {
    section = "Unit types"
    text = <<-END
      One fighter unit can attack one unit per turn. If several intruders qualify, the choice is not regulated (owner's
      choice or first to arrive).
    END
    note = <<-END
      We read: rising against intruders is counted alone; a fighter that has flown a mission in its own movement can
      still rise once in the turn.
    END
  }

  clause "KK3-534" {
    section = "Unit types"
    text    = "Bomber is a Type of Aviation that destroys infrastructure and troops."
  }

  clause "KK3-535" {
    section = "Unit types"
    text    = "Bombers can carry out bombardment. The player decides to bombard."
  }

  clause "KK3-536" {
    section = "Unit types"
    text    = "Seaplane is a Type of Aviation that needs no Airfield."
  }

  clause "KK3-537" {
    section = "Unit types"
    text    = "Seaplanes may be stationed in any coastal or river-bordering province or on swamp. The player chooses the base."
  }

  clause "KK3-538" {
    section = "Unit types"
    text    = "The Fleet comprises the Types Wooden ship, Small steel ship, Large steel ship, Submarine and River ship."
  }

  clause "KK3-539" {
    section = "Unit types"
    text    = "Wooden ship is a Type of Fleet, with a wooden hull."
  }

  clause "KK3-540" {
    section = "Unit types"
    text    = "All Wooden ships may sail on rivers like River ships. The moving player chooses the route."
  }

  clause "KK3-541" {
    section = "Unit types"
    text    = "Wooden ships on rivers cannot attack rival land units directly."
  }

  clause "KK3-542" {
    section = "Unit types"
    text = <<-END
      Wooden ships may carry out artillery fire at land units if they have that ability. The player decides to fire and
      picks the target.
    END
  }

  clause "KK3-543" {
    section = "Unit types"
    text    = "Small steel ship is a Type of Fleet that includes torpedo boats, minesweepers and destroyers."
  }

  clause "KK3-544" {
    section = "Unit types"
    text    = "Many Small steel ships can attack Aviation, Flying units and Submarines."
  }

  clause "KK3-545" {
    section = "Unit types"
    text    = "Some Small steel ships have auxiliary functions such as laying mine barriers."
  }

  clause "KK3-546" {
    section = "Unit types"
    text    = "Large steel ship is a Type of Fleet, suited to fight fleets and support land troops with gunfire."
  }

  clause "KK3-547" {
    section = "Unit types"
    text    = "Large steel ships are vulnerable to Submarines."
  }

  clause "KK3-548" {
    section = "Unit types"
    text    = "Submarine is a Type of Fleet, weak in general but deadly to large ships."
  }

  clause "KK3-549" {
    section = "Unit types"
    text    = "A Submarine cannot be attacked by ships that lack the submarine-attack ability."
    note    = "We read: ships alone need the ability. Guns on land may shell a Submarine within their range."
  }

  clause "KK3-550" {
    section = "Unit types"
    text    = "Aviation and Flying units may attack Submarines freely. The player decides to attack."
  }

  clause "KK3-551" {
    section = "Unit types"
    text = <<-END
      A Submarine may pass through sub-provinces with enemy ships without battle if none of those ships can attack
      Submarines. The submarine's player chooses to pass or to fight.
    END
    note = "We read: the player is asked when the submarine meets the ships, and may attack later if it stays with them."
  }

  clause "KK3-552" {
    section = "Unit types"
    text = <<-END
      Rival ships that cannot attack Submarines may pass through sub-provinces holding Submarines. The moving player
      decides to pass.
    END
  }

  clause "KK3-553" {
    section = "Unit types"
    text    = "Such ships must roll a four-sided die when passing; on 1 they are intercepted and combat starts."
    note    = "We read: each ship rolls."
  }

  clause "KK3-554" {
    section = "Unit types"
    text    = "In such an interception the Submarine is the attacker."
  }

  clause "KK3-555" {
    section = "Unit types"
    text    = "River ship is a small Type of Fleet for rivers."
  }

  clause "KK3-556" {
    section = "Unit types"
    text    = "River ships cannot be in sea provinces."
  }

  clause "KK3-557" {
    section = "Unit types"
    text    = "River ships may move only between river-bordering provinces."
  }
}
