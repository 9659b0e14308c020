test "it is bought for 4, keeps up with tanks and hits like infantry" {
  given {
    for p {
      in = take(every(player), 1)
      set game { active = p }
      gain p { ipc = 9 }
    }
  }
  run purchase_units {}
  play { lines = ["buy 2 mechanised_infantry"] }
  expect {
    that = sum([for p in every(player) : p.ipc]) == 1 && count([for c in every(piece) : c if c.unit == unit.mechanised_infantry && c.attack == 1 && c.defence == 2 && c.range == unit.armour.move]) == 2
  }
}
