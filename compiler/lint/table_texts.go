package lint

import "github.com/scenario-lang/scenario/dsl/diag"

var rulesTexts = []Rule{
	{
		ID: "SL501", Name: "language-missing", Severity: diag.Warning, check: languageMissing,
		Summary: "the text lacks a language that other texts have",
		Why:     "People who play in that language see this text in the first language.",
		Bad: germanFrame + `unit guard {
  title = { en = "guard", de = "Wache" }
}

unit wagon {
  title  = { en = "wagon" }
  cost   = 2
  attack = 0
}
`,
		Good: germanFrame + `unit guard {
  title = { en = "guard", de = "Wache" }
}

unit wagon {
  title  = { en = "wagon", de = "Wagen" }
  cost   = 2
  attack = 0
}
`,
	},
	{
		ID: "SL502", Name: "language-single", Severity: diag.Info, check: languageSingle,
		Summary: "the text is in one language in a scenario of several",
		Why: "A text that is not `{ en = …, de = … }` is in the first language only. If a name is the same in all languages, " +
			"silence the rule for it.",
		Bad: germanFrame + `unit guard {
  title = { en = "guard", de = "Wache" }
}

unit wagon {
  title  = "wagon"
  cost   = 2
  attack = 0
}
`,
		Good: germanFrame + `unit guard {
  title = { en = "guard", de = "Wache" }
}
`,
	},
	{
		ID: "SL503", Name: "holes-differ", Severity: diag.Warning, check: holesDiffer,
		Summary: "the languages of a text have different holes",
		Why:     "A ${ } that one language has and another lacks was forgotten there, or is misspelt.",
		Bad: germanFrame + `phase turns {
  say { text = { en = "Round ${game.round} begins.", de = "Die Runde beginnt." } }
  offer {
    to      = player.north
    actions = [action.march, action.train]
    prompt  = { en = "What do you do?", de = "Was tun Sie?" }
    done    = { en = "rest", de = "rasten" }
  }
}
`,
		Good: germanFrame + `phase turns {
  say { text = { en = "Round ${game.round} begins.", de = "Runde ${game.round} beginnt." } }
  offer {
    to      = player.north
    actions = [action.march, action.train]
    prompt  = { en = "What do you do?", de = "Was tun Sie?" }
    done    = { en = "rest", de = "rasten" }
  }
}
`,
	},
	{
		ID: "SL504", Name: "stray-spaces", Severity: diag.Info, check: straySpaces, Fixes: true,
		Summary: "the text has unnecessary spaces",
		Why:     "Texts are joined with others and typed by people. Invisible spaces, at either end or two in a row, make them differ.",
		Bad:     "unit wagon {\n  title  = \"old  wagon \"\n  cost   = 2\n  attack = 0\n}\n",
		Good:    "unit wagon {\n  title  = \"old wagon\"\n  cost   = 2\n  attack = 0\n}\n",
	},
	{
		ID: "SL505", Name: "title-twice", Severity: diag.Warning, check: titleTwice,
		Summary: "two things of a class have the same title",
		Why:     "Menus, prompts and game logs call things by their titles. People could not distinguish these two.",
		Bad:     "space hill {\n  title = \"The Height\"\n}\n\nspace wood {\n  title = \"The Height\"\n}\n",
		Good:    "space hill {\n  title = \"The Height\"\n}\n\nspace wood {\n  title = \"The Wood\"\n}\n",
	},
	{
		ID: "SL506", Name: "no-full-stop", Severity: diag.Info, check: noFullStop,
		Summary: "the message is not a sentence",
		Why: "What a player is told or asked is a sentence: it ends with a full stop, a question mark or the like. Messages " +
			"are shown one after another.",
		Bad: `forbid training {
  action  = action.train
  when    = actor.money < 5
  message = "you are poor"
}
`,
		Good: `forbid training {
  action  = action.train
  when    = actor.money < 5
  message = "You are poor."
}
`,
	},
}

// germanFrame gives the frame a second language.
const germanFrame = `scenario "two_languages" {
  extends   = "../frame"
  title     = { en = "A small war", de = "Ein kleiner Krieg" }
  languages = ["en", "de"]
}

`
