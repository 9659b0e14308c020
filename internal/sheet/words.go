package sheet

import (
	"fmt"
	"strings"
)

// Words are the words of a sheet that do not come from the scenario, in one language.
type Words struct {
	// the heading for the changes of a variant, with its base, and the text if there are none
	Different, Nothing                               string
	Rules, Turn, Pieces, Tables, Odds, Ends, Options string // the heads of the cards
	Setup, Board                                     string
	also, nobodys, hidden, varies, average, point    string
	otherwise                                        string            // the heading for what most kinds of pieces have
	areas                                            map[string]string // kinds of changes, by their English names
}

// inLanguage has the words for each supported language. Scenarios in other languages get the English ones.
var inLanguage = map[string]*Words{
	"en": {
		Different: "What is different from %s", Nothing: "Nothing that players notice.",
		Rules: "The rules", Turn: "The turn", Pieces: "Pieces", Tables: "Tables", Odds: "Odds",
		Ends: "How it ends", Options: "Options",
		Setup: "Set-up", Board: "The board after the set-up",
		also: "also", nobodys: "Nobody's", hidden: "hidden", varies: "varies", average: "on average", point: ".",
		otherwise: "Where nothing else is said",
	},
	"de": {
		Different: "Was anders ist als bei: %s", Nothing: "Nichts, was Spieler bemerken.",
		Rules: "Die Regeln", Turn: "Der Zug", Pieces: "Figuren", Tables: "Tabellen", Odds: "Chancen",
		Ends: "Wie es endet", Options: "Wahlregeln",
		Setup: "Aufbau", Board: "Das Brett nach dem Aufbau",
		also: "außerdem", nobodys: "Niemandes", hidden: "verdeckt", varies: "verschieden", average: "im Mittel", point: ",",
		otherwise: "Wo nichts anderes steht",
		areas: map[string]string{
			"The game": "Das Spiel", "Options": "Wahlregeln", "Players": "Spieler", "Map": "Karte",
			"Units": "Figuren", "Components": "Material",
			"Set-up": "Aufbau", "Order of play": "Ablauf", "Actions": "Handlungen", "Rules": "Regeln", "Values": "Werte",
			"Hidden knowledge": "Verdecktes", "Victory": "Sieg", "Bots": "Bots", "Odds": "Chancen",
			"Tests": "Tests", "Rulebook": "Regelheft",
		},
	},
}

// phrases translates the English sentences about changes.
var phrases = map[string]*strings.Replacer{
	"de": strings.NewReplacer(
		"new unit", "neue Figur", "new rule", "neue Regel", "new modifier", "neue Änderung", "new function", "neue Funktion",
		"new action", "neue Handlung", "new procedure", "neuer Ablauf", "new option", "neue Wahlregel",
		"new state", "neuer Zustand",
		"new phase", "neue Phase", "new space", "neues Feld", "new player", "neue Seite", "new victory",
		"neuer Sieg", "new ", "neu: ",
		"no longer", "nicht mehr", "is now called", "heißt jetzt", "is now at another point", "ist jetzt an anderer Stelle",
		"is now", "ist jetzt", "now also", "jetzt auch", "now ", "jetzt ", "applies to", "gilt für", "forbids", "verbietet",
		"runs before", "läuft vor", "runs after", "läuft nach", "runs instead of", "läuft statt", "borders", "grenzt an",
		", add ", ", dazu ", ", set ", ", wird ", ", at least ", ", mindestens ", ", at most ", ", höchstens ",
		" for ", " für ", "units ", "Figuren ", "default ", "sonst ", " changed", " geändert", " yes", " ja", " no",
		" nein", "action ", "Handlung ",
		"phase ", "Phase ", "function ", "Funktion ", "sequence ", "Ablauf ", "procedure ", "Ablauf ",
		"when ", "wenn ", " it is ", " es ist ", " it ", " es ", " it.", " es.", " is not ", " ist nicht ", " is ", " ist ",
		" and ", " und ", " or ", " oder ",
		" at least ", " mindestens ", " at most ", " höchstens ",
	),
}

// wordsOf returns the words in a language, or else in English.
func wordsOf(language string) *Words {
	language, _, _ = strings.Cut(language, "-")
	if w := inLanguage[language]; w != nil {
		return w
	}
	return inLanguage["en"]
}

// From returns the heading for the changes of a variant.
func (w *Words) From(base string) string { return fmt.Sprintf(w.Different, base) }

// translateArea returns the name of a kind of changes.
func (w *Words) translateArea(english string) string {
	if title := w.areas[english]; title != "" {
		return title
	}
	return english
}

// formatDecimal formats a number with the decimal point of the language.
func (w *Words) formatDecimal(format string, x float64) string {
	return strings.Replace(fmt.Sprintf(format, x), ".", w.point, 1)
}
