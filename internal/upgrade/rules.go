package upgrade

import (
	"fmt"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/dsl/schema"
)

// Rule rewrites one older form.
type Rule struct {
	Name    string
	Version int    // the version of the language that brought the newer form
	Summary string // what it does, without a full stop
	Why     string // in sentences
	Before  string // an example, in the game of package world
	After   string // what it becomes
	find    func(*folder, change)
}

// change reports a place to be rewritten and what is to be there.
type change func(at hcl.Range, text string)

// Rules are all rules. Each is applied wherever it can be; a folder of the current version is rewritten as well.
var Rules = []Rule{
	{
		Name: "language-version", Version: 2, Summary: "the folder says that it is written for the current version",
		Why:    "A program that is too old for the folder then says so, instead of misreading it.",
		Before: "scenario \"river_war\" {\n  title = \"River War\"\n}\n",
		After:  "scenario \"river_war\" {\n  title            = \"River War\"\n  language_version = 2\n}\n",
		find:   languageVersion,
	},
	{
		Name: "condition", Version: 2, Summary: "an `if` around one statement becomes a condition of that statement",
		Why: "A guard takes one line, and what follows it is not indented. A statement that is on one line together with what it does stays in its `if`, " +
			"and so does one that binds a name.",
		Before: `procedure harvest {
  params = { s = space }

  if {
    when = s.holder == none
    return {}
  }
  for p {
    in = every(player)
    # Nobody needs more than the richest.
    if {
      when = p.money > 20
      break {}
    }
    if {
      when = p == s.holder
      pay p { money = 1 }
    }
    else {
      gain p { money = s.income }
    }
  }
}
`,
		After: `procedure harvest {
  params = { s = space }

  return { when = s.holder == none }
  for p {
    in = every(player)
    # Nobody needs more than the richest.
    break { when = p.money > 20 }
    if {
      when = p == s.holder
      pay p { money = 1 }
    }
    else {
      gain p { money = s.income }
    }
  }
}
`,
		find: conditions,
	},
	{
		Name: "guard", Version: 2, Summary: "an `if` around all that a procedure does becomes a `return` under the opposite condition",
		Why: "The guard says when there is nothing to do, and what the procedure does is not indented.",
		Before: `procedure levy {
  params = { s = space, n = int }

  # Only where somebody pays.
  if {
    when = s.holder != none && n > 0 && (s.income > 1 || !s.off_map)

    payer = s.holder
    # In full.
    pay payer { money = n }
    say { text = "${payer} pays ${n}." }
  }
}
`,
		After: `procedure levy {
  params = { s = space, n = int }

  # Only where somebody pays.
  return { when = s.holder == none || n <= 0 || (s.income <= 1 && s.off_map) }

  payer = s.holder
  # In full.
  pay payer { money = n }
  say { text = "${payer} pays ${n}." }
}
`,
		find: guards,
	},
	{
		Name: "several", Version: 2, Summary: "a loop around one statement becomes a statement about several things",
		Why: "What is done to each of several things is one statement. Its label is the name of the list, whose elements are called `it`, or a new name " +
			"for the thing with `in`.",
		Before: `procedure rest {
  params = { s = space, camped = list(piece) }

  for c {
    in    = pieces(s)
    where = c.tired
    set c { tired = false }
  }
  for c {
    in = camped
    set c { tired = c.unit.attack > 0 }
  }
}
`,
		After: `procedure rest {
  params = { s = space, camped = list(piece) }

  set c {
    in    = pieces(s)
    where = c.tired
    tired = false
  }
  set camped { tired = it.unit.attack > 0 }
}
`,
		find: several,
	},
	{
		Name: "arguments", Version: 2, Summary: "arguments of a call that are names are given by position",
		Why: "`p = p` says nothing. The first arguments, up to four, are read as well without the names of the parameters if they are names themselves, or " +
			"members of names. A single argument that has another name than its parameter keeps it, and so do numbers and what is computed.",
		Before: `procedure march {
  params = { p = player, from = space, to = space }

  call move_all {
    from = from
    to   = to
    p    = p
  }
  call move_all {
    p    = p
    from = to
    to   = space.camp
  }
  call count_all { p = p }
  call count_all { p = player.north }
  call move_all {
    p    = p
    from = from
    to   = first(adjacent(from))
  }
}

procedure move_all {
  params = { p = player, from = space, to = space }

  moving = [for c in pieces(from) : c if c.owner == p]
  move moving { to = to }
}

procedure count_all {
  params = { p = player }

  say { text = "${p} has ${count([for c in every(piece) : c if c.owner == p])}." }
}
`,
		After: `procedure march {
  params = { p = player, from = space, to = space }

  call move_all { with = [p, from, to] }
  call move_all { with = [p, to, space.camp] }
  call count_all { with = [p] }
  call count_all { p = player.north }
  call move_all {
    with = [p, from]
    to   = first(adjacent(from))
  }
}

procedure move_all {
  params = { p = player, from = space, to = space }

  moving = [for c in pieces(from) : c if c.owner == p]
  move moving { to = to }
}

procedure count_all {
  params = { p = player }

  say { text = "${p} has ${count([for c in every(piece) : c if c.owner == p])}." }
}
`,
		find: arguments,
	},
	{
		Name: "key", Version: 2, Summary: "a list with keys becomes a list and a key",
		Why: "`{ for c in pool : c.unit.cost => c }` says c four times. Where the key is a member of the elements, the name of their class is each of them.",
		Before: `function strongest {
  params = { group = list(piece) }
  is     = first(sorted({ for c in group : c.unit.attack => c }))
}

function weakest {
  params = { group = list(piece) }
  is     = least({ for c in group : c.unit.attack + c.unit.weight => c })
}
`,
		After: `function strongest {
  params = { group = list(piece) }
  is     = first(sorted(group, piece.unit.attack))
}

function weakest {
  params = { group = list(piece) }
  is     = least({ for c in group : c.unit.attack + c.unit.weight => c })
}
`,
		find: keys,
	},
	{
		Name: "citations", Version: 2, Summary: "three or more clauses that follow each other are cited as a range",
		Why: "A range says where the rule is in the book. Every clause of it must exist.",
		Before: `space ferry {
  off_map = true
  cites   = ["A-01", "A-02", "A-03"]
}

rulebook book {
  clause "A-03" { text = "There is a ferry." }
}
`,
		After: `space ferry {
  off_map = true
  cites   = ["A-01..03"]
}

rulebook book {
  clause "A-03" { text = "There is a ferry." }
}
`,
		find: ranges,
	},
}

// languageVersion sets the version of a folder that has a scenario block.
func languageVersion(f *folder, rewrite change) {
	for _, file := range f.files {
		for _, b := range file.Body.Blocks {
			if b.Type != "scenario" || f.merged.VersionOf(file.Name) >= schema.CurrentVersion {
				continue
			}
			if a := b.Body.Attributes["language_version"]; a != nil {
				rewrite(a.Expr.Range(), fmt.Sprint(schema.CurrentVersion))
				continue
			}
			rewrite(withLine(file.Src, b, fmt.Sprintf("language_version = %d", schema.CurrentVersion)))
		}
	}
}
