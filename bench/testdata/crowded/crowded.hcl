# Khans & Kings 3 with a board full of pieces, for the rows of the speed table that say how the cost of a decision grows with their number.

scenario "crowded" {
  extends = "../../../scenarios/khans_and_kings"
}

option pieces {
  type    = int
  default = 300
  min     = 0
  max     = 800
  text    = "How many pieces there are when the game begins."
}

# The shipped set-up takes about half of the room that there is. More than 300 pieces need more of it.
modifier more_room {
  to   = value.unit_limit
  when = self.domain == domain.land
  add  = max(0, div(option.pieces - 300, 40))
}

function recruits_of_all_kinds {
  is = [unit.spearmen, unit.light_horse, unit.swordsmen, unit.bowmen, unit.riflemen, unit.lancers, unit.field_guns, unit.wagon_train, unit.engineers]
}

function houses_of_all_kinds {
  is = [unit.farm, unit.magazine, unit.barracks, unit.market, unit.port, unit.mine]
}

function ships_of_all_kinds {
  is = [unit.war_junk, unit.merchant_junk, unit.torpedo_boat]
}

function wanting {
  is = option.pieces - count(every(piece))
}

setup {
  for s {
    in = lands()

    kind = first([for k in houses_of_all_kinds() : k if is_site(s, k) && lord(s) != none && kinds_owned(lord(s), k) < 3])
    create {
      when  = kind != none && wanting() > 0
      unit  = kind
      owner = lord(s)
      at    = s
    }
  }
  for turn {
    in = range(0, 19)

    for s {
      in    = lands()
      where = s.cover != terrain.ice_desert && lord(s) != none

      kind = recruits_of_all_kinds()[(turn + index(lands(), s)) % 9]
      create {
        when  = wanting() > 0 && may_stand(kind, s) && room_for(s, lord(s)) > 0
        unit  = kind
        owner = lord(s)
        at    = s
      }
    }
    for s {
      in    = lands()
      where = lord(s) != none && !empty(seas_at(s)) && (turn + index(lands(), s)) % 5 == 0
      create {
        when  = wanting() > 0
        unit  = ships_of_all_kinds()[turn % 3]
        owner = lord(s)
        at    = first(seas_at(s))
      }
    }
  }
}
