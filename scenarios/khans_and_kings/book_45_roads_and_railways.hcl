# Khans & Kings 3: "Roads and railways", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-404" {
    section = "Roads and railways"
    text    = "Roads and railways are special kinds of buildings."
    note = <<-END
      So they are blown up, shelled and bombed, too: the stretch from one sub-province to the next, which who does it
      chooses. They are the enemy's on the land of an enemy, and one's own on one's own land, wherever they lead.
    END
  }

  clause "KK3-405" {
    section = "Roads and railways"
    text    = "Roads and railways may be built where other buildings stand, since they are built between sub-provinces (on edges)."
  }

  clause "KK3-406" {
    section = "Roads and railways"
    text    = "Roads increase the Speed of units moving along them."
    note    = "Ours: one point for who keeps to roads for the whole turn."
  }

  clause "KK3-407" {
    section = "Roads and railways"
    text    = "Movement along a road ignores terrain penalties."
  }

  clause "KK3-408" {
    section = "Roads and railways"
    text    = "The road benefits apply only while the movement follows the road."
  }

  clause "KK3-409" {
    section = "Roads and railways"
    text = <<-END
      By rail, any unit can cover up to 8 sub-provinces in a turn along the railway. The moving player chooses the rail
      route and destination.
    END
    note = "The option rail_moves says how far; 6 unless the table chooses 8."
  }

  clause "KK3-410" {
    section = "Roads and railways"
    text    = "By rail, a unit can make 6 moves between sub-provinces per turn."
    note    = "Taken over the figure of 8 in the same sentence; an option."
  }

  clause "KK3-411" {
    section = "Roads and railways"
    text    = "Loading and unloading for rail transport takes the turn: a unit that travelled by rail cannot move further this turn."
  }

  clause "KK3-412" {
    section = "Roads and railways"
    text    = "Rail movement must end in a sub-province with railway."
  }

  clause "KK3-413" {
    section = "Roads and railways"
    text = <<-END
      Rail movement must start the turn's movement in a sub-province with railway; a unit cannot first march to the
      railway and then ride in the same turn.
    END
  }

  clause "KK3-414" {
    section = "Roads and railways"
    text    = "A road or railway across a river acts as a bridge: it removes the penalty for crossing the river in combat."
  }
}
