package diag

// codesLoad lists the codes for loading a folder, and those of Guard.
var codesLoad = []Code{
	{
		ID: "SC001", Summary: "there is no such folder",
		Why:   "A scenario is a folder of .hcl files, and the path must name one.",
		Bad:   "# generate: folder missing\n# There is nothing at scenarios/my_gmae.\n",
		Fixed: "# scenarios/my_game/game.hcl\nscenario \"my_game\" {\n  title = \"My game\"\n}\n",
	},
	{
		ID: "SC002", Summary: "the folder holds no .hcl file",
		Why:   "Only files directly in the folder whose names end in .hcl are read; folders inside it are not.",
		Bad:   "# generate: folder empty\n# scenarios/my_game holds README.md and nothing else.\n",
		Fixed: "# scenarios/my_game/game.hcl\nscenario \"my_game\" {\n  title = \"My game\"\n}\n",
	},
	{
		ID: "SC003", Summary: "the file cannot be read",
		Why:   "Every .hcl file of the folder is part of the scenario: with one file missing, it would be another scenario.",
		Bad:   "# generate: folder unreadable\n# scenarios/my_game/pieces.hcl is there, but opening it fails.\n",
		Fixed: "# scenarios/my_game/pieces.hcl\nunit \"pawn\" {\n  cost = 1\n}\n",
	},
	{
		ID: "SC004", Summary: "the file is not a regular file of this folder",
		Why: "A scenario must not read outside its folder, so a link may only name another file of the same folder. Devices, " +
			"pipes and folders called something.hcl are refused as well. Use import to share rules.",
		Bad:   "# generate: folder link\n# scenarios/my_game/pieces.hcl is a link to ../../secrets.hcl.\n",
		Fixed: "# scenarios/my_game/pieces.hcl\nunit \"pawn\" {\n  cost = 1\n}\n",
	},
	{
		ID: "SC005", Summary: "the file is too large",
		Why: "A file may hold 1 MiB. Split a larger one: all .hcl files of a folder form one scenario. A scenario may hold 4 MiB in 1000 files, " +
			"with all that it imports and extends: that is six times the largest game there is, and what fits into memory.",
		Bad:   "# generate: size 1048577\n",
		Fixed: "# One of several files.\nunit \"pawn\" {\n  cost = 1\n}\n",
	},
	{
		ID: "SC006", Summary: "the file is not UTF-8",
		Why:   "Text in another encoding would be read differently on another machine. Save the file as UTF-8.",
		Bad:   "# generate: raw \"title = \\\"caf\\xe9\\\"\\n\"\n",
		Fixed: "title = \"café\"\n",
	},
	{
		ID: "SC007", Summary: "the file contains a control character",
		Why: "Texts are shown on terminals, where control characters, whether written as they are or as \\r or \\u001b, could " +
			"hide or fake what is shown; characters that turn the direction of writing hide text from readers. Line breaks " +
			"and tabs are allowed. A file with NUL bytes is usually not text, or is saved as UTF-16.",
		Bad:   "# generate: raw \"title = \\\"a\\x00b\\\"\\n\"\n",
		Fixed: "title = \"a b\"\n",
	},
	{
		ID: "SC008", Summary: "the file has too many tokens",
		Why:   "A file may have 500,000 words and signs. Split it: all .hcl files of a folder form one scenario.",
		Bad:   "# generate: repeat \"a=1\\n\" 130000\n",
		Fixed: "a = 1\n",
	},
	{
		ID: "SC009", Summary: "nested too deeply",
		Why: "Blocks, brackets, strings and the ${ } inside strings may be nested 64 deep together. The parser needs " +
			"memory for every level, and deep nesting would crash it.",
		Bad:   "# generate: nest ( 100\n",
		Fixed: "a = ((1 + 2) * 3)\n",
	},
	{
		ID: "SC010", Summary: "the expression has too many steps",
		Why: "An expression may have 256 operators, dots and indexes. Longer ones crash tools that read them recursively. " +
			"Give parts of it a name, or write a list and use sum, all or any.",
		Bad:   "# generate: chain \" + 1\" 300\n",
		Fixed: "first  = 1 + 2 + 3\nsecond = first + 4 + 5\n",
	},
	{
		ID: "SC011", Summary: "the number is too long",
		Why: "A number may have 32 characters and an exponent of at most three digits. Reading a number of a million " +
			"digits takes seconds, and printing 1e10000000 more than a minute.",
		Bad:   "a = 1e100000\n",
		Fixed: "a = 100000\n",
	},
	{
		ID: "SC012", Summary: "the name is too long",
		Why:   "A name may have 128 bytes. Put longer text into a title or a description.",
		Bad:   "# generate: chain b 200\n",
		Fixed: "a_name_that_can_be_read = 1\n",
	},
	{
		ID: "SC013", Summary: "the text is too long",
		Why: "A quoted text may have 16 KiB and a heredoc 64 KiB, in 1,024 lines and ${ } together: long texts take " +
			"disproportionately long to read. Split the text.",
		Bad:   "# generate: string 20000\n",
		Fixed: "a = \"a shorter text\"\n",
	},
	{
		ID: "SC014", Summary: "for expressions are nested too deeply",
		Why:   "Each level multiplies the work. Eight levels are allowed.",
		Bad:   "# generate: nest \"[for x in y : \" 10 \"]\"\n",
		Fixed: "a = [for x in y : [for z in x : z + 1]]\n",
	},
	{
		ID: "SC015", Summary: "brackets do not match",
		Why: "Every ( [ { and ${ needs its own closing sign, in the right order. Nothing after a wrong bracket can be " +
			"read reliably, so fix this one first.",
		Bad:   "unit \"pawn\" {\n  cost = max(1, 2\n}\n",
		Fixed: "unit \"pawn\" {\n  cost = max(1, 2)\n}\n",
	},
	{
		ID: "SC016", Summary: "the string is not closed on its line",
		Why:   "A quoted text ends on the line it begins on. Write \\n for a line break in it, or use a heredoc.",
		Bad:   "title = \"My game\nstart = 1\n",
		Fixed: "title = \"My game\"\nstart = 1\n",
	},
	{
		ID: "SC017", Summary: "the heredoc is not closed",
		Why: "A heredoc ends with its marker alone on a line, and that line must end with a line break. The marker is " +
			"a plain word in letters, digits and underscores.",
		Bad:   "text = <<EOT\nOnce upon a time\n",
		Fixed: "text = <<EOT\nOnce upon a time\nEOT\n",
	},
	{
		ID: "SC018", Summary: "the comment is not closed",
		Why:   "A comment that begins with /* ends with */. Comments on one line begin with # instead.",
		Bad:   "a = 1\n/* and so on\nb = 2\n",
		Fixed: "a = 1\n# and so on\nb = 2\n",
	},
	{
		ID: "SC019", Summary: "too many syntax errors in one file",
		Why:   "Only the first 1,000 are reported; the rest usually follow from them.",
		Bad:   "# generate: repeat \"a\\n\" 1200\n",
		Fixed: "a = 1\n",
	},
}
