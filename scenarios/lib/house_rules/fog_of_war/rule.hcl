# A player sees only the spaces with or next to units of his side.

scenario "fog_of_war" {
  title            = "Axis & Allies: Fog of War"
  extends          = "../../axis_allies"
  abstract         = true
  version          = "1.0.0"
  language_version = 2
}

function held_by_side {
  params = { s = space, p = player }
  is     = any(pieces(s), friend(piece.owner, p))
}

# A player sees units of his side, and all others in and next to spaces with a unit of his side. What has been bought and waits off
# the map is for its own side to know.
function in_sight {
  params = { c = piece, p = player }
  is = (
    friend(c.owner, p) ||
    !c.space.off_map && (held_by_side(c.space, p) || any(adjacent(c.space), held_by_side(space, p)))
  )
}

# All that a player does not see is hidden: what is there, and whether anything is.
hide fog {
  of   = piece
  text = "something"
  when = !in_sight(self, viewer)
}

# How many units wait to be mobilized is told to their own side alone.
procedure report_waiting {
  left = count(pieces(space.mobilization_zone, p))
  for q {
    in    = every(player)
    where = friend(p, q)
    say {
      to   = q
      when = left > 0
      text = (
        left == 1 ? "1 unit of ${p} waits in the mobilization zone for a later turn." :
        "${left} units of ${p} wait in the mobilization zone for a later turn."
      )
    }
  }
}
