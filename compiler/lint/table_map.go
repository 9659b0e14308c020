package lint

import "github.com/scenario-lang/scenario/dsl/diag"

var rulesMap = []Rule{
	{
		ID: "SL101", Name: "one-way-undone", Severity: diag.Warning, check: oneWayUndone,
		Summary: "a one-way border is undone by another border",
		Why: "A border with one_way = true lets nobody go back. If the same two spaces also border each other in both " +
			"directions, for instance through a list of neighbours, pieces go back that way.",
		Bad: `border slope {
  between = [space.hill, space.wood]
  one_way = true
}
`,
		Good: `space lake {}

border slope {
  between = [space.hill, space.lake]
  one_way = true
}

border shore {
  between = [space.lake, space.wood]
}
`,
	},
	{
		ID: "SL102", Name: "no-way-out", Severity: diag.Warning, check: noWayOut,
		Summary: "borders lead into the space and none leads out",
		Why: "Pieces that go there cannot leave. If that is intended, as for a box of losses, the space is not a place on " +
			"the map: write off_map = true.",
		Bad: `space pit {}

border rim {
  between = [space.hill, space.pit]
  one_way = true
}
`,
		Good: `space pit {}

border rim {
  between = [space.hill, space.pit]
}
`,
	},
	{
		ID: "SL103", Name: "one-way-twice", Severity: diag.Info, check: oneWayTwice,
		Summary: "two one-way borders could be one border",
		Why: "A border without one_way leads in both directions. Two borders that differ only in their direction should be " +
			"one, or one day they will differ by accident.",
		Bad: `space lake {}

border down {
  between = [space.hill, space.lake]
  one_way = true
}

border up {
  between = [space.lake, space.hill]
  one_way = true
}
`,
		Good: `space lake {}

border slope {
  between = [space.hill, space.lake]
}
`,
	},
	{
		ID: "SL104", Name: "border-stated-once", Severity: diag.Warning, check: borderStatedOnce,
		Summary: "only one of two neighbours lists the other",
		Why: "A border holds in both directions, whichever side lists it. On a map that lists nearly all borders on both " +
			"sides, one that is listed on one side only was forgotten there, or is a mistake here.",
		Bad: `space a {
  borders = [space.hill, space.b, space.c]
}

space b {
  borders = [space.a, space.c, space.d]
}

space c {
  borders = [space.a, space.b, space.d]
}

space d {
  borders = [space.b, space.c, space.e]
}

space e {
  borders = [space.d, space.f]
}

space f {
  borders = [space.e, space.g]
}

space g {
  borders = [space.f, space.h]
}

space h {
  borders = [space.g, space.i]
}

space i {
  borders = [space.h]
}

space hill {
  borders = [space.wood]
}

space wood {
  borders = [space.hill]
}
`,
		Good: `space a {
  borders = [space.hill, space.b]
}

space b {
  borders = [space.a, space.c]
}

space c {
  borders = [space.b, space.d]
}

space d {
  borders = [space.c, space.e]
}

space e {
  borders = [space.d, space.f]
}

space f {
  borders = [space.e, space.g]
}

space g {
  borders = [space.f, space.h]
}

space h {
  borders = [space.g]
}

space hill {
  borders = [space.wood, space.a]
}

space wood {
  borders = [space.hill]
}
`,
	},
	{
		ID: "SL105", Name: "border-stated-twice", Severity: diag.Info, check: borderStatedTwice, Fixes: true,
		Summary: "both neighbours list the border",
		Why: "One side suffices. On a map that lists nearly all borders once, one that is listed twice must be changed in " +
			"two places, and remains if it is removed in only one.",
		Bad: `space a {
  borders = [space.hill, space.b]
}

space b {
  borders = [space.c, space.a]
}

space c {
  borders = [space.d]
}

space d {
  borders = [space.e]
}

space e {
  borders = [space.f]
}

space f {
  borders = [space.g]
}

space g {
  borders = [space.h]
}

space h {
  borders = [space.i]
}

space i {
  borders = [space.j]
}

space j {
  borders = [space.k]
}

space k {}
`,
		Good: `space a {
  borders = [space.hill, space.b]
}

space b {
  borders = [space.c]
}

space c {
  borders = [space.d]
}

space d {
  borders = [space.e]
}

space e {
  borders = [space.f]
}

space f {
  borders = [space.g]
}

space g {
  borders = [space.h]
}

space h {
  borders = [space.i]
}

space i {
  borders = [space.j]
}

space j {
  borders = [space.k]
}

space k {}
`,
	},
	{
		ID: "SL106", Name: "island", Whole: true, Severity: diag.Warning, check: island,
		Summary: "no unit can ever get to the space",
		Why: "Nothing is placed there, no rule names it, and no movement of any unit leads there from where pieces can be. A " +
			"border is missing, or the way is closed to everybody. Spaces that a movement bars because of what they are, " +
			"such as a mountain that nobody may enter, are not reported, nor are spaces that SC149 reports as cut off.",
		Bad: `class space {
  attributes = { level = { type = int, default = 0 } }
}

movement on_foot {
  pass = to.level <= from.level + 1
}

space summit {
  level   = 2
  borders = [space.hill]
}
`,
		Good: `class space {
  attributes = { level = { type = int, default = 0 } }
}

movement on_foot {
  pass = to.level <= from.level + 1
}

space ledge {
  level   = 1
  borders = [space.hill, space.summit]
}

space summit {
  level = 2
}
`,
	},
	{
		ID: "SL107", Name: "same-place", Severity: diag.Warning, check: samePlace,
		Summary: "two spaces are at the same position",
		Why:     "Longitude and latitude were copied and not changed: on a drawn map, one space hides the other.",
		Bad: `space hill {
  longitude = 10
  latitude  = 50
}

space wood {
  longitude = 10
  latitude  = 50
}
`,
		Good: `space hill {
  longitude = 10
  latitude  = 50
}

space wood {
  longitude = 11
  latitude  = 50.5
}
`,
	},
	{
		ID: "SL108", Name: "no-place", Whole: true, Severity: diag.Info, check: noPlace,
		Summary: "the space has no position on a map where others have one",
		Why:     "A space without longitude and latitude is drawn where 0 degrees east crosses 0 degrees north, far from its neighbours.",
		Bad: `space hill {
  longitude = 10
  latitude  = 50
}
`,
		Good: `space hill {
  longitude = 10
  latitude  = 50
}

space wood {
  longitude = 11
  latitude  = 50
}
`,
	},
}
