# Strategic initiative: who moves when. Nothing but the movement phase keeps to it.

class player {
  state = {
    edge = { type = int, default = 0, doc = "What events and cards add to the initiative of this turn." }
    cast = { type = int, default = 0, show = false, doc = "The last throw for initiative, with all that is added." }
    overtaken = {
      type    = int,
      default = 0,
      lasts   = procedure.roll_initiative,
      show    = false,
      doc     = "Tied players who threw more."
    }
    place = { type = int, default = 0, show = false, doc = "How many players move before this one." }
  }
}

# What is added to the die: doctrine, events and cards.
value initiative {
  of    = player
  is    = self.edge + self.doctrine.initiative
  cites = ["KK3-032"]
}

# Only those who are tied throw again, for the places that they share (our default).
procedure roll_initiative {
  cites = ["KK3-028..032"]

  set p {
    in    = powers()
    place = 0
  }
  var tied { is = nations() }
  repeat {
    while = count(tied) > 1
    for p {
      in = tied
      roll shown {
        die   = die.k6
        count = 1
      }
      set p { cast = first(shown) + p.initiative }
      say {
        text = (
          p.initiative == 0 ? "${p} throws ${p.cast} for initiative." :
          "${p} throws ${first(shown)} for initiative, ${p.cast} in all."
        )
      }
    }
    set p {
      in        = tied
      overtaken = count(tied, player.place == p.place && player.cast > p.cast)
    }
    set p {
      in    = tied
      place = p.place + p.overtaken
    }
    set { tied = [for p in tied : p if any(tied, player != p && player.place == p.place)] }
  }
  set p {
    in   = powers()
    edge = 0
  }
  say { text = "They move in this order: ${move_order()}." }
}

function move_order {
  is    = sorted(nations(), player.place)
  cites = ["KK3-006", "KK3-027", "KK3-028", "KK3-030"]
}
