# whole: the order of two sequences is that of the files
scenario "river" {}

space here {}

player north {}

setup {}

sequence main {
  check_victory {}
}

sequence other { # want: SC120 "two sequences"
  check_victory {}
}

victory late {
  when = game.round > 3
}
