package diag

// riverbanks is a whole scenario but for its phase `turn`: each example adds that, and what it is about.
const riverbanks = `scenario "river" {
  title = "River"
}

space north_bank {
  borders = [space.south_bank]
}

space south_bank {}

player north {}

player south {}

unit scout {}

resource money {
  start = 3
}

setup {
  place north_bank {
    north = { scout = 2 }
  }
}

sequence main {
  repeat {
    times = 3
    call turn {}
    check_victory {}
  }
}

victory six_coins {
  when   = player.north.money > 5
  winner = player.north
}

`

// codesExpr is what typing expressions reports.
var codesExpr = []Code{
	{
		ID: "SC200", Summary: "the type does not fit",
		Why: "Every place has a type, and nothing converts by itself except whole numbers to fractions and lists " +
			"written out to sets. A wrong type is found before anybody plays.",
		Bad: riverbanks + `phase turn {
  gain player north {
    money = "2"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  gain player north {
    money = 2
  }
}
`,
	},
	{
		ID: "SC201", Summary: "the operator needs numbers",
		Why: "Arithmetic and < > work on numbers only. A text is never read as a number.",
		Bad: riverbanks + `phase turn {
  n = "5" + 1

  say {
    text = "${n}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = 5 + 1

  say {
    text = "${n}"
  }
}
`,
	},
	{
		ID: "SC202", Summary: "things of different kinds are compared",
		Why: "Two things of different classes are never equal, so the comparison says nothing. It is usually a " +
			"misspelt name or a forgotten member.",
		Bad: riverbanks + `phase turn {
  if {
    when = space.north_bank == player.north

    say {
      text = "Here."
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  if {
    when = count(pieces(space.north_bank)) == 2

    say {
      text = "Here."
    }
  }
}
`,
	},
	{
		ID: "SC203", Summary: "a condition is true or false",
		Why: "A number, a list or a thing is not a condition. Say what is asked of it.",
		Bad: riverbanks + `phase turn {
  if {
    when = player.north.money

    say {
      text = "Rich."
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  if {
    when = player.north.money > 0

    say {
      text = "Rich."
    }
  }
}
`,
	},
	{
		ID: "SC204", Summary: "the two sides of a choice differ",
		Why: "Both sides of c ? a : b must have one type, so that what comes out has one.",
		Bad: riverbanks + `phase turn {
  n = game.round > 3 ? 1 : player.north

  say {
    text = "${n}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = game.round > 3 ? 1 : 2

  say {
    text = "${n}"
  }
}
`,
	},
	{
		ID: "SC205", Summary: "the elements of a list differ",
		Why: "A list has elements of one type, so that what is done with each of them is known to fit.",
		Bad: riverbanks + `phase turn {
  n = count([1, player.north])

  say {
    text = "${n}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = count([1, 2])

  say {
    text = "${n}"
  }
}
`,
	},
	{
		ID: "SC206", Summary: "the number is too large",
		Why: "Whole numbers have 64 bits, and fractions are made of two such numbers. Nothing is rounded silently.",
		Bad: riverbanks + `phase turn {
  n = 9223372036854775808

  say {
    text = "${n}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = 9223372036854775807

  say {
    text = "${n}"
  }
}
`,
	},
	{
		ID: "SC207", Summary: "division by zero",
		Why: "Dividing by the constant 0 fails whenever it is reached.",
		Bad: riverbanks + `phase turn {
  n = 7 / 0

  say {
    text = "${n}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = 7 / 2

  say {
    text = "${n}"
  }
}
`,
	},
	{
		ID: "SC208", Summary: "this expression is not part of the language",
		Why: "The file format knows more than rules need: splats, templates with loops, null, objects. Rules have one " +
			"way to say each thing.",
		Bad: riverbanks + `phase turn {
  n = count(every(player)[*].money)

  say {
    text = "${n}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = count([for p in every(player) : p.money])

  say {
    text = "${n}"
  }
}
`,
	},
	{
		ID: "SC209", Summary: "the key stands twice",
		Why: "In an object the second entry of a name would silently replace the first.",
		Bad: riverbanks + `phase turn {
  say {
    text = { en = "Your turn.", en = "My turn." }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  say {
    text = { en = "Your turn.", de = "Dein Zug." }
  }
}
`,
	},
	{
		ID: "SC210", Summary: "wrong number of arguments",
		Why: "Every function takes the arguments its page lists; none can be left out.",
		Bad: riverbanks + `phase turn {
  n = count()

  say {
    text = "${n}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = count(every(player))

  say {
    text = "${n}"
  }
}
`,
	},
	{
		ID: "SC211", Summary: "the argument does not fit the function",
		Why: "Each function of the language says what it takes.",
		Bad: riverbanks + `phase turn {
  n = sum(every(player))

  say {
    text = "${n}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = sum([for p in every(player) : p.money])

  say {
    text = "${n}"
  }
}
`,
	},
	{
		ID: "SC212", Summary: "a keyed list belongs into sorted, best or least",
		Why: "{for x in list : key => x} says by which number things are put in order; elsewhere a list has no keys.",
		Bad: riverbanks + `phase turn {
  n = count({ for p in every(player) : p.money => p })

  say {
    text = "${n}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  n = count([for p in every(player) : p.money])

  say {
    text = "${n}"
  }
}
`,
	},
	{
		ID: "SC213", Summary: "a list is needed",
		Why: "Only lists and sets can be gone through, and only lists have a first, second and third.",
		Bad: riverbanks + `phase turn {
  for p {
    in = space.north_bank

    destroy p {}
  }
}
`,
		Fixed: riverbanks + `phase turn {
  for p {
    in = pieces(space.north_bank)

    destroy p {}
  }
}
`,
	},
	{
		ID: "SC214", Summary: "texts are compared",
		Why: "Texts are for people; they differ by language and change without the rules changing. Rules compare " +
			"things.",
		Bad: riverbanks + `phase turn {
  if {
    when = player.north.title == "North"

    say {
      text = "North."
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  if {
    when = game.active == player.north

    say {
      text = "North."
    }
  }
}
`,
	},
	{
		ID: "SC215", Summary: "a constant is needed",
		Why: "Attributes of declared things are fixed before play, so they cannot depend on anything that changes. " +
			"What is computed in play is a value.",
		Bad: riverbanks + `phase turn {
  say {
    text = "Your turn."
  }
}

class unit {
  attributes = { height = { type = int, default = 0 } }
}

unit giant {
  height = game.round
}
`,
		Fixed: riverbanks + `phase turn {
  say {
    text = "Your turn."
  }
}

class unit {
  attributes = { height = { type = int, default = 0 } }
}

unit giant {
  height = 2 + 1
}

setup {
  place south_bank {
    south = { giant = 1 }
  }
}
`,
	},
	{
		ID: "SC216", Summary: "there is no such type",
		Why: "A type is int, rational, bool, text, a class, an enum, a record, or optional(…), set(…), list(…) of one.",
		Bad: riverbanks + `phase turn {
  say {
    text = "${doubled(2)}"
  }
}

function doubled {
  params = { n = number }
  is     = n * 2
}
`,
		Fixed: riverbanks + `phase turn {
  say {
    text = "${doubled(2)}"
  }
}

function doubled {
  params = { n = int }
  is     = n * 2
}
`,
	},
	{
		ID: "SC217", Summary: "no set of these",
		Why: "A set is a row of bits, one for each declared thing of a class with at most 64. Pieces, records and " +
			"numbers are kept in lists.",
		Bad: riverbanks + `phase turn {
  say {
    text = "${most([1, 2])}"
  }
}

function most {
  params = { l = set(int) }
  is     = count(l)
}
`,
		Fixed: riverbanks + `phase turn {
  say {
    text = "${most([1, 2])}"
  }
}

function most {
  params = { l = list(int) }
  is     = count(l)
}
`,
	},
	{
		ID: "SC218", Summary: "only things can be none",
		Why: "Numbers, texts and lists always have a value; only a reference to a thing may be none.",
		Bad: riverbanks + `phase turn {
  say {
    text = "${doubled(2)}"
  }
}

function doubled {
  params = { n = optional(int) }
  is     = 2
}
`,
		Fixed: riverbanks + `phase turn {
  say {
    text = "${doubled(2)}"
  }
}

function doubled {
  params = { n = int }
  is     = 2 * n
}
`,
	},
	{
		ID: "SC219", Summary: "this has no words",
		Why: "In a text stand numbers and things, which have titles. Truth has no words in any language but those the " +
			"author gives it.",
		Bad: riverbanks + `phase turn {
  say {
    text = "It is late: ${game.round > 3}"
  }
}
`,
		Fixed: riverbanks + `phase turn {
  say {
    text = game.round > 3 ? "It is late." : "It is early."
  }
}
`,
	},
	{
		ID: "SC220", Summary: "the text has no words in the first language",
		Why: "A text is \"…\" or { en = \"…\", de = \"…\" }. Its keys are codes of languages, and the first language of the " +
			"scenario stands in where another is missing.",
		Bad: riverbanks + `phase turn {
  say {
    text = { english = "Your turn." }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  say {
    text = { en = "Your turn." }
  }
}
`,
	},
	{
		ID: "SC221", Summary: "a function calls itself",
		Why: "Functions always end, because none can call itself, however indirectly. What repeats is a list, or a " +
			"procedure with repeat.",
		Bad: riverbanks + `phase turn {
  say {
    text = "${product(3)}"
  }
}

function product {
  params = { n = int }
  is     = n < 2 ? 1 : n * product(n - 1)
}
`,
		Fixed: riverbanks + `phase turn {
  say {
    text = "${total(3)}"
  }
}

function total {
  params = { n = int }
  is     = sum(range(1, n))
}
`,
	},
	{
		ID: "SC222", Summary: "the scenario has no such language", Severity: Warning,
		Why: "languages lists what a scenario speaks. Words in another language are never shown; most often its code is misspelt. A " +
			"scenario that lists none has the languages of its texts.",
		Bad: `scenario "river" {
  title     = "River"
  languages = ["en", "de"]
}
` + sampleMap + samplePlayers + sampleSetup + samplePlay + `
victory nobody {
  when    = game.round > 3
  because = { en = "It is late.", ed = "Es ist spät." }
}
`,
		Fixed: `scenario "river" {
  title     = "River"
  languages = ["en", "de"]
}
` + sampleMap + samplePlayers + sampleSetup + samplePlay + `
victory nobody {
  when    = game.round > 3
  because = { en = "It is late.", de = "Es ist spät." }
}
`,
	},
	{
		ID: "SC223", Summary: "the constant is too large",
		Why: "Constants are computed exactly and must fit into 64 bits; a range in a declaration has a reasonable " +
			"length.",
		Bad: riverbanks + `phase turn {
  say {
    text = "Your turn."
  }
}

class unit {
  attributes = { height = { type = int, default = 0 } }
}

unit giant {
  height = 9223372036854775807 + 1
}

setup {
  place south_bank {
    south = { giant = 1 }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  say {
    text = "Your turn."
  }
}
`,
	},
	{
		ID: "SC224", Summary: "lists are compared as a whole",
		Why: "Two lists with the same elements in another order are not the same, which is rarely meant. Ask for what " +
			"matters: the count, whether something is in it, or same(a, b), which minds no order.",
		Bad: riverbanks + `phase turn {
  if {
    when = pieces(space.north_bank) == []

    say {
      text = "Nobody is there."
    }
  }
}
`,
		Fixed: riverbanks + `phase turn {
  if {
    when = empty(pieces(space.north_bank))

    say {
      text = "Nobody is there."
    }
  }
}
`,
	},
	{
		ID: "SC225", Summary: "the type cannot be told",
		Why: "none and [] fit many types. A local gets its type from what it is bound to, so that must say one.",
		Bad: riverbanks + `phase turn {
  var found {
    is = none
  }

  set found {
    is = first(pieces(space.north_bank))
  }

  destroy found {}
}
`,
		Fixed: riverbanks + `phase turn {
  var found {
    is = first(pieces(space.south_bank))
  }

  set found {
    is = first(pieces(space.north_bank))
  }

  destroy found {}
}
`,
	},
	{
		ID: "SC226", Summary: "what the die or table shows cannot be told",
		Why: "Which die is rolled may be known only in play, but the type of its faces must be known before. Likewise for tables.",
		Bad: riverbanks + `enum sign {
  values = [fair, foul]
}

die omen {
  faces = [sign.fair, sign.foul]
}

die small {
  faces = range(1, 4)
}

phase turn {
  roll shown {
    die = game.round > 3 ? die.omen : die.small
  }

  if {
    when = contains(shown, 1)
    check_victory {}
  }
}
`,
		Fixed: riverbanks + `die large {
  faces = range(1, 6)
}

die small {
  faces = range(1, 4)
}

phase turn {
  roll shown {
    die = game.round > 3 ? die.large : die.small
  }

  if {
    when = contains(shown, 1)
    check_victory {}
  }
}
`,
	},
}
