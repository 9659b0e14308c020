package book

import (
	"strings"
	"testing"
)

func TestReadLedgerSaysWhatIsWrong(t *testing.T) {
	clause := func(more string) string { return `{"game": "G", "rules": [{"id": "A-1", "text": "One."}` + more + `]}` }
	for _, c := range []struct{ ledger, want string }{
		{``, "line 1: it ends too soon"},
		{`{"game": "G",` + "\n" + `"rules": [}`, "line 2: invalid character '}'"},
		{`[]`, `a ledger is an object with a list of "rules"`},
		{`{"game": 3}`, `"game" must be a text and is a number`},
		{`{"game": "G", "rules": {}}`, `"rules" must be a list and is an object`},
		{`{"game": "G"} {}`, "there is more after the ledger"},
		{`{"rules": [{"id": "A-1", "text": "One."}]}`, `"game" is missing`},
		{`{"game": "G", "rules": []}`, `"rules" is missing or empty`},
		{clause(`, {"text": "Two."}`), `clause 2: "" cannot be an "id"`},
		{clause(`, {"id": "A..2", "text": "Two."}`), `clause 2 (A..2): "A..2" cannot be an "id"`},
		{clause(`, {"id": "A-1", "text": "Two."}`), `clause 2 (A-1): clause 1 has the same "id"`},
		{clause(`, {"id": "A-2", "text": " "}`), `clause 2 (A-2): "text" is missing`},
		{clause(`, {"id": "A-2", "text": "Two.", "line": -1}`), `"line" is -1`},
		{clause(`, {"id": "A-2", "text": "T\u202ewo."}`), "control character U+202E"},
		{clause(`, {"id": "A-2", "text": "Two.", "restates": ["A-2"]}`), `it restates "A-2", which is not another clause`},
		{clause(`, {"id": "A-2", "text": "Two.", "restates": ["A-11"]}`), `did you mean "A-1"?`},
	} {
		if _, err := ReadLedger([]byte(c.ledger)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.ledger, err, c.want)
		}
	}
}
