# A unit and its rules, written as Attack! Deluxe was before its units had flags.
scenario "militia" {
  title            = "Attack! Deluxe: Militia"
  extends          = "../../../../../scenarios/attack_deluxe"
  language_version = 2
}

unit militia {
  tags = [tag.army] # on land
  cost = 1
}

function guards {
  params = { p = player }
  is     = count([for c in every(piece) : c if is_a(c, tag.army) && c.owner == p && !contains(c.unit.tags, tag.card)])
}

function crew {
  params = { c = piece }
  is     = count(load_of(c))
}

victory of_the_guards {
  when   = winner() == none && game.round > 99 && guards(player.red) > 50 && all(every(piece), crew(piece) < 9)
  winner = player.red
}

test "militia guards" {
  given {
    place germany { red = { militia = 2, infantry = 1 } }
  }
  expect { that = guards(player.red) == 3 && winner() == none && !any(every(piece), crew(piece) > 0) }
}
