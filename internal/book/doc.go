// Package book reads a printed rulebook and proposes how to cut it into clauses.
//
// A book goes through four stages:
//
//	bytes ──decode──▶ text ──blocksOf…──▶ blocks ──Cut──▶ candidates ──Merge──▶ ledger
//	        decode.go        lines.go, html.go     cut.go              merge.go
//
// A block is a heading, a paragraph, an item of a list or a row of a table. Its text has joined lines, and words
// without the hyphens of line breaks, and for each byte the offset in the book: so a candidate knows its page and line.
// Blocks come from the lines of a text in any markup, or from the elements of HTML.
//
// Sentences are cut by Unicode's rules, with corrections: after abbreviations, inside brackets, and where one long
// sentence holds two rules. A candidate that is probably not a rule is marked and not dropped. The words of each
// language are in words.json.
//
// Nothing here depends on a game, and nothing leaves the machine.
package book
