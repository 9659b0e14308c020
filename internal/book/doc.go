// Package book reads a printed rulebook and proposes how to cut it into clauses.
//
// Reading goes through four stages, each in a file of its own:
//
//	bytes ──Decode──▶ text ──blocksOf…──▶ blocks ──sentences──▶ candidates ──Merge──▶ ledger
//	        encoding         lines, html            cut                    merge
//
// A block is a heading, a paragraph, an item of a list or a row of a table. It holds folded text, in which lines that
// belong together are joined and words that a line break divides are whole again, and for every byte of it the offset
// in the book: so whatever is cut later knows its page and line. Blocks come from the lines of a text, whatever its
// markup, or from the elements of HTML.
//
// Sentences are cut by Unicode's rules, and mended where those know too little: after abbreviations, inside brackets,
// and where one long sentence holds two rules. What is hardly a rule is marked and not dropped. The words of each
// language are data, in words.json.
//
// Nothing here knows a game, and nothing leaves the machine.
package book
