package diag

// codesSyntax lists the codes for syntax errors.
var codesSyntax = []Code{
	{
		ID: "SC020", Summary: "an attribute or a block is expected",
		Why:   "A line is either `name = value` or begins a block: `type label {`.",
		Bad:   "unit \"pawn\" {\n  cost 1\n}\n",
		Fixed: "unit \"pawn\" {\n  cost = 1\n}\n",
	},
	{
		ID: "SC021", Summary: "the expression is incomplete or wrong",
		Why:   "After `=`, an operator, a comma or an opening bracket there must be a value.",
		Bad:   "cost = 1 +\n",
		Fixed: "cost = 1 + 2\n",
	},
	{
		ID: "SC022", Summary: "the attribute is set twice",
		Why:   "An attribute is set once in a block; a second value would silently replace the first.",
		Bad:   "unit \"pawn\" {\n  cost = 1\n  cost = 2\n}\n",
		Fixed: "unit \"pawn\" {\n  cost = 2\n}\n",
	},
	{
		ID: "SC023", Summary: "the block is not written correctly",
		Why: "A block is its type, its labels and `{` on one line, then a line for each item, then `}`. On a single line it " +
			"may hold one attribute at most.",
		Bad:   "unit \"pawn\" { cost = 1, move = 1 }\n",
		Fixed: "unit \"pawn\" {\n  cost = 1\n  move = 1\n}\n",
	},
	{
		ID: "SC024", Summary: "a line break or a separator is missing",
		Why: "Each attribute and each block begins on a line of its own, without commas; the items of a list or an object " +
			"are separated by commas.",
		Bad:   "cost = 1, move = 1\n",
		Fixed: "cost = 1\nmove = 1\n",
	},
	{
		ID: "SC025", Summary: "this sign is not used here",
		Why:   "Texts are in double quotes, conditions are joined by && and ||, and lines end without semicolons.",
		Bad:   "title = 'My game'\n",
		Fixed: "title = \"My game\"\n",
	},
	{
		ID: "SC026", Summary: "the string is not written correctly",
		Why: "After a backslash only n, r, t, \", \\, uNNNN and UNNNNNNNN may follow, and labels are plain text " +
			"without ${ }.",
		Bad:   "title = \"one\\qtwo\"\n",
		Fixed: "title = \"one\\\\qtwo\"\n",
	},
	{
		ID: "SC027", Summary: "the ${ } or %{ } in a string is not written correctly",
		Why:   "${ } holds one expression, and %{ } one of if, else, endif, for and endfor. Write $${ for a plain ${.",
		Bad:   "title = \"${a b}\"\n",
		Fixed: "title = \"${a} ${b}\"\n",
	},
	{
		ID: "SC028", Summary: "the for expression is not written correctly",
		Why:   "It reads [for x in list : value if condition] or {for x in list : key => x}.",
		Bad:   "costs = [for x of pieces : x.cost]\n",
		Fixed: "costs = [for x in pieces : x.cost]\n",
	},
	{
		ID: "SC029", Summary: "the parser could not read this",
		Why:   "The syntax is wrong in a way that has no code of its own.",
		Bad:   "costs = pieces.*.parts.*.cost\n",
		Fixed: "costs = pieces[*].parts[*].cost\n",
	},
}
