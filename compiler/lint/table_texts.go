package lint

import "github.com/scenario-lang/scenario/dsl/diag"

var rulesTexts = []Rule{
	{
		ID: "SL501", Name: "language-missing", Severity: diag.Warning, check: (*pass).languageMissing,
		Summary: "the text lacks a language that others have",
		Why:     "People who play in that language read this text in the first one.",
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
		ID: "SL502", Name: "language-single", Severity: diag.Info, check: (*pass).languageSingle,
		Summary: "the text is in one language, in a scenario of several",
		Why: "A text that is not `{ en = …, de = … }` is in the first language only. A name that is the same everywhere may well be; then " +
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
		ID: "SL503", Name: "holes-differ", Severity: diag.Warning, check: (*pass).holesDiffer,
		Summary: "the text says different things in its languages",
		Why:     "A ${ } that one language has and another lacks was forgotten there, or was misnamed.",
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
		ID: "SL504", Name: "stray-spaces", Severity: diag.Info, check: (*pass).straySpaces, Fixes: true,
		Summary: "the text begins or ends with a space, or has two in a row",
		Why:     "Texts are put together with others, and typed by people: spaces that nobody sees make them differ.",
		Bad:     "unit wagon {\n  title  = \"old  wagon \"\n  cost   = 2\n  attack = 0\n}\n",
		Good:    "unit wagon {\n  title  = \"old wagon\"\n  cost   = 2\n  attack = 0\n}\n",
	},
	{
		ID: "SL505", Name: "title-twice", Severity: diag.Warning, check: (*pass).titleTwice,
		Summary: "two things of a class have the same title",
		Why:     "Menus, prompts and the log call things by their titles. People could not tell these two apart.",
		Bad:     "space hill {\n  title = \"The Height\"\n}\n\nspace wood {\n  title = \"The Height\"\n}\n",
		Good:    "space hill {\n  title = \"The Height\"\n}\n\nspace wood {\n  title = \"The Wood\"\n}\n",
	},
	{
		ID: "SL506", Name: "no-full-stop", Severity: diag.Info, check: (*pass).noFullStop,
		Summary: "the message is no whole sentence",
		Why:     "What a player is told, or asked, is a sentence: it ends with a full stop, a question mark or the like. Messages stand one behind another.",
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

// germanFrame makes the frame speak two languages where that matters.
const germanFrame = `scenario "two_languages" {
  extends   = "../frame"
  title     = { en = "A small war", de = "Ein kleiner Krieg" }
  languages = ["en", "de"]
}

`
