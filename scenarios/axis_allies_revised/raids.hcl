# Raids cost the victim money.

procedure raid_damage {
  cites = ["REV-389", "REV-390", "REV-533", "REV-534"]

  victim = s.controller
  return { when = victim == none }

  loss = min(min(points, s.income), victim.ipc)
  pay victim { ipc = loss }
  say { text = "The raid on ${s} costs ${victim} ${loss} IPC." }
}
