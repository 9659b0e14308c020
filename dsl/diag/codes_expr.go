package diag

// codesExpr lists the codes for expressions and their types.
var codesExpr = []Code{
	{
		ID: "SC200", Summary: "the type does not fit", Local: true,
		Why: "Every expression has a type, and nothing is converted implicitly except whole numbers to fractions and list " +
			"literals to sets. A wrong type is found before play.",
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
		ID: "SC201", Summary: "the operator needs numbers", Local: true,
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
		ID: "SC202", Summary: "values of different types are compared", Local: true,
		Why: "Two things of different classes are never equal, so the comparison says nothing. Usually a name is misspelt or " +
			"a member was forgotten.",
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
		ID: "SC203", Summary: "a condition must be true or false", Local: true,
		Why: "A number, a list or a thing is not a condition. Compare it with something.",
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
		ID: "SC204", Summary: "the two sides of a conditional differ", Local: true,
		Why: "Both sides of c ? a : b must have the same type, so that the result has one.",
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
		ID: "SC205", Summary: "the elements of a list differ", Local: true,
		Why: "All elements of a list have one type, so that whatever is done with each of them fits.",
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
		ID: "SC206", Summary: "the number is too large", Local: true,
		Why: "Whole numbers have 64 bits, from -9223372036854775808 to 9223372036854775807. A fraction is made of two whole numbers of at most " +
			"2147483647. Nothing is rounded silently.",
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
		ID: "SC207", Summary: "division by zero", Local: true,
		Why: "Dividing by the constant 0 always fails.",
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
		ID: "SC208", Summary: "this expression is not part of the language", Local: true,
		Why: "The file format knows more than rules need: splats, templates with loops, null, objects. Rules have one way to " +
			"say each thing.",
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
		ID: "SC209", Summary: "the key is given twice", Local: true,
		Why: "In an object, a second entry for a name would silently replace the first.",
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
		ID: "SC210", Summary: "wrong number of arguments", Local: true,
		Why: "Every function takes the arguments that its page lists; none can be left out.",
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
		ID: "SC211", Summary: "the argument does not fit the function", Local: true,
		Why: "Every function says which types its arguments have.",
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
		ID: "SC212", Summary: "a keyed list belongs in sorted, best or least", Local: true,
		Why: "{for x in list : key => x} says by which number things are ordered; elsewhere a list has no keys.",
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
		ID: "SC213", Summary: "a list is needed", Local: true,
		Why: "Only lists and sets have elements to go through, and only lists have a first, second and third one.",
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
		ID: "SC214", Summary: "texts are compared", Local: true,
		Why: "Texts are for people: they differ between languages, and change without the rules changing. Compare things instead.",
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
		ID: "SC215", Summary: "a constant is needed", Local: true,
		Why: "Attributes of declared things are fixed before play, so they cannot depend on anything that changes. What is " +
			"computed during play is a value.",
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
		Why: "A type is int, rational, bool, text, a class, an enum or a record, or an optional(…), set(…) or list(…) of one of these.",
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
		ID: "SC217", Summary: "these cannot form a set",
		Why: "A set says of each declared thing of a class whether it is in the set. Keep pieces, records and numbers in lists.",
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
		ID: "SC219", Summary: "this cannot be put into a text",
		Why: "A text can hold numbers and things, which have titles. true and false have no words in any language, unless " +
			"the author writes some.",
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
		Why: "A text is \"…\" or { en = \"…\", de = \"…\" }. Its keys are language codes, and the first language of the scenario " +
			"is used where a translation is missing.",
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
		Why: "Functions always end, because none can call itself, directly or through others. Use a list for repetition, or " +
			"a procedure with repeat.",
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
		Why: "languages lists the languages of a scenario. Words in another language are never shown; usually its code is " +
			"misspelt. A scenario that lists none has the languages of its texts.",
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
		Why: "Constants are computed exactly and must fit into 64 bits, and a range in a declaration must have a reasonable length.",
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
		ID: "SC224", Summary: "lists cannot be compared with == and !=", Local: true,
		Why: "Two lists with the same elements in different order are not equal, which is rarely what is meant. Ask for what " +
			"matters: the count, whether something is in it, or same(a, b), which ignores the order.",
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
		ID: "SC225", Summary: "the type cannot be inferred",
		Why: "none and [] fit many types. A local name gets its type from its value, so the value must have one.",
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
		ID: "SC226", Summary: "the faces of the die or the results of the table are not known",
		Why: "Which die is rolled may be known only in play, but the type of its faces must be known before. The same holds " +
			"for tables.",
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
