package bench

import (
	"fmt"
	"strings"
)

// grown is a scenario on a grid of n spaces with a piece of each side in every one of them, and moves that ask
// only about the sixteen spaces of one corner, whatever the size of the whole.
func grown(n int) string {
	var b strings.Builder
	b.WriteString(`
scenario "grown" {
  title = "Grown"
}

class space {
  attributes = {
    worth = { type = int, default = 0, min = 0 }
    place = { type = optional(space), default = none }
  }
  state = {
    holder = optional(player)
  }
}

class piece {
  state = {
    moved = { type = bool }
  }
}

class unit {
  attributes = {
    reach = { type = int, min = 1 }
  }
}

alliance left {}
alliance right {}

player red {
  alliance = alliance.left
}

player blue {
  alliance = alliance.right
}

unit foot {
  reach = 1
}

unit horse {
  reach = 2
}

movement march {
  params = { mover = piece }
  pass   = true
  cost   = 1
  stop   = any([for p in pieces(to) : p.owner != mover.owner])
}

space corner {
  off_map = true
}

function free {
  params = { p = piece, who = player }
  is     = p.owner == who && !p.moved
}

action go {
  text = "go ${what} from ${here} to ${there}"
  menu = "go"

  param here {
    in = [for s in parts(space.corner) : s if any([for p in pieces(s) : free(p, actor)])]
  }
  param what {
    in = unique([for p in pieces(here) : p.unit if free(p, actor)])
  }

  mover = first([for p in pieces(here) : p if free(p, actor) && p.unit == what])

  param there {
    in = [for s in reach(movement.march, mover, here, what.reach) : s if s.part_of == space.corner]
  }

  do {
    set mover { moved = true }
    move mover { to = there }
    set there { holder = actor }
  }
}

phase moving {
  offer {
    to      = game.active
    actions = [action.go]
    prompt  = "Go."
    done    = "stop"
  }
  for s {
    in = parts(space.corner)
    for p {
      in = pieces(s)
      set p { moved = false }
    }
  }
}

sequence turns {
  repeat {
    times = 1000000
    set game { round = game.round + 1 }
    for p {
      in = every(player)
      set game { active = p }
      call moving {}
    }
    check_victory {}
  }
}

victory all_of_it {
  when    = all([for s in parts(space.corner) : s.holder == player.red]) && game.round > 1000000
  winner  = alliance.left
  because = "Red holds the corner."
}

`)
	side := 1
	for side*side < n {
		side++
	}
	name := func(x, y int) string { return fmt.Sprintf("s_%d_%d", x, y) }
	in := func(x, y int) bool { return x < side && y < side && y*side+x < n }
	for y := range side {
		for x := range side {
			if !in(x, y) {
				continue
			}
			fmt.Fprintf(&b, "space %s {\n  worth = %d\n", name(x, y), (x+y)%7)
			if x < 4 && y < 4 {
				b.WriteString("  part_of = space.corner\n")
			}
			var next []string
			if in(x+1, y) {
				next = append(next, "space."+name(x+1, y))
			}
			if in(x, y+1) {
				next = append(next, "space."+name(x, y+1))
			}
			fmt.Fprintf(&b, "  borders = [%s]\n}\n\n", strings.Join(next, ", "))
		}
	}
	b.WriteString("setup {\n")
	for y := range side {
		for x := range side {
			if in(x, y) {
				fmt.Fprintf(&b, "  place %s {\n    red  = { foot = 1 }\n    blue = { horse = 1 }\n  }\n", name(x, y))
			}
		}
	}
	b.WriteString("}\n")
	return b.String()
}
