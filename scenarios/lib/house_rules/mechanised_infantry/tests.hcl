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
    that = (
      sum(every(player), player.ipc) == 1 &&
      count(
        every(piece),
        piece.unit == unit.mechanised_infantry && piece.attack == 1 && piece.defence == 2 &&
        piece.range == unit.armour.move
      ) == 2
    )
  }
}
