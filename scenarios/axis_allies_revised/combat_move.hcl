# The combat move, and what a transport may do after it.

phase combat_move {
  cites = ["REV-129", "REV-177", "REV-191", "REV-227"]

  offer {
    to = game.active
    actions = [
      action.move, action.blitz, action.sail, action.fly, action.raid, action.load, action.assault, action.unload
    ]
    prompt = "Move units to attack."
    done   = "end combat move"

    require decks {
      that    = doomed(game.active, true) == 0
      message = "A fighter in flight relies on a carrier that could not come later: move the carrier now."
      cites   = ["REV-314", "REV-315", "REV-506", "REV-507"]
    }
  }

  call close_combat_move {}
}

# In the noncombat move a transport that sailed in the combat move neither loads nor unloads, unless it fought.
function may_handle_cargo {
  is    = !t.withdrew && (!t.sailed || t.fought)
  cites = ["REV-404..406"]
}
