package lint

import "github.com/scenario-lang/scenario/dsl/diag"

var rulesMap = []Rule{
	{
		ID: "SL101", Name: "one-way-undone", Severity: diag.Warning, check: (*pass).oneWayUndone,
		Summary: "a border leads one way, and another one leads back",
		Why: "A border with one_way = true is meant to let nobody back. Where the same two spaces border both ways as well, be it by a " +
			"list of neighbours, whoever wants to goes back over that.",
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
		ID: "SL102", Name: "no-way-out", Severity: diag.Warning, check: (*pass).noWayOut,
		Summary: "ways lead into the space and none out of it",
		Why:     "What goes there stays there. A space that is meant so, such as a box of losses, is no place on the map: say off_map = true.",
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
		ID: "SL103", Name: "one-way-twice", Severity: diag.Info, check: (*pass).oneWayTwice,
		Summary: "two borders, one there and one back, say the same",
		Why:     "A border without one_way leads both ways. Two that differ in nothing but their direction are one, and will differ by accident one day.",
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
		ID: "SL104", Name: "border-stated-once", Severity: diag.Warning, check: (*pass).statedOnce,
		Summary: "only one of two neighbours lists the other, on a map where both do",
		Why: "Borders hold both ways whoever lists them. But on a map that lists nearly all of them on both sides, one that stands on " +
			"one side alone was forgotten there, or is a mistake here.",
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
		ID: "SL105", Name: "border-stated-twice", Severity: diag.Info, check: (*pass).statedTwice, Fixes: true,
		Summary: "both neighbours list the border, on a map where one does",
		Why: "One side suffices. On a map that lists borders once, one that stands on both sides must be changed in two places, and is " +
			"still there when it was taken away in one.",
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
		ID: "SL106", Name: "island", Severity: diag.Warning, check: (*pass).islands,
		Summary: "no unit can ever get to the space",
		Why: "Nothing is placed there, no rule names it, and from where pieces can be no movement of any unit leads there. A border is " +
			"missing, or the way is closed to everybody. A space that a movement bars for what it is itself, such as a mountain that " +
			"nobody may enter, is meant so and not reported, and neither are spaces of which SC149 says that they are cut off.",
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
		ID: "SL107", Name: "same-place", Severity: diag.Warning, check: (*pass).samePlace,
		Summary: "two spaces are drawn in the same place",
		Why:     "Longitude and latitude were copied and not changed: on a drawn map one space hides the other.",
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
		ID: "SL108", Name: "no-place", Severity: diag.Info, check: (*pass).noPlace,
		Summary: "the space has no place on a map where others have one",
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
