# The turn: what happens in which order. Each part belongs to the file that is named after it.

sequence game {
  call whole_game {}
}

# All turns, one like the other, up to the last one.
procedure whole_game {
  cites = ["KK3-001", "KK3-003", "KK3-004"]

  call begin_game {}
  repeat {
    times = option.length.turns
    call turn {}
  }
}

procedure turn {
  cites = ["KK3-001", "KK3-003", "KK3-004", "KK3-006", "KK3-027"]

  call begin_turn {}
  call renew_sources {}
  call events {}
  call resources {}
  call trade_and_build {}
  call roll_initiative {}
  for p {
    in = move_order()
    if {
      when = !p.defeated
      set game { active = p }
      call movement_of { with = [p] }
      call take_provinces { with = [p] }
    }
  }
  call independents_act {}
  call freeze {}
  call end_of_turn {}
}
