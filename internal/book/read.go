package book

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/scenario-lang/scenario/internal/signs"
	"github.com/scenario-lang/scenario/internal/spell"
)

// ReadLedger reads a ledger. An error says which clause is wrong, counted from 1, and how to correct it.
func ReadLedger(b []byte) (*Ledger, error) {
	l := &Ledger{}
	b = bytes.TrimPrefix(b, []byte("\xef\xbb\xbf"))
	read := json.NewDecoder(bytes.NewReader(b))
	if err := read.Decode(l); err != nil {
		return nil, wrongJSON(b, err)
	}
	if _, err := read.Token(); err != io.EOF {
		return nil, errors.New("there is more after the ledger; a file holds one JSON object")
	}
	return l, l.check()
}

// wrongJSON adds the line of the fault to an error of JSON.
func wrongJSON(b []byte, err error) error {
	at := int64(len(b))
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		at = syntax.Offset
	case errors.As(err, &kind):
		at = kind.Offset
		err = fmt.Errorf("%q must be a %s and is %s", kind.Field, typeWord(kind.Type.String()), found[kind.Value])
		if kind.Field == "" {
			err = errors.New(`a ledger is an object with a list of "rules"`)
		}
	case errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF):
		err = errors.New("it ends too soon")
	}
	line := 1 + bytes.Count(b[:min(at, int64(len(b)))], []byte("\n"))
	return fmt.Errorf("line %d: %w", line, err)
}

// found names the kinds of values of JSON in messages, by the decoder's names for them.
var found = map[string]string{
	"object": "an object", "array": "a list", "string": "a text", "number": "a number", "bool": "true or false",
}

// typeWord returns the name in JSON of a Go type.
func typeWord(t string) string {
	switch {
	case strings.HasPrefix(t, "[]"):
		return "list"
	case t == "int":
		return "whole number"
	case t == "string":
		return "text"
	}
	return "object"
}

func (l *Ledger) check() error {
	if strings.TrimSpace(l.Game) == "" {
		return errors.New(`"game" is missing: the title of the game`)
	}
	if len(l.Rules) == 0 {
		return errors.New(`"rules" is missing or empty: a list of clauses, each with an "id" and a "text"`)
	}
	ids := make([]string, len(l.Rules))
	first := map[string]int{}
	for i, c := range l.Rules {
		where := fmt.Sprintf("clause %d", i+1)
		if c.ID != "" {
			where += " (" + c.ID + ")"
		}
		switch before, twice := first[c.ID]; {
		case !label(c.ID):
			return fmt.Errorf(`%s: %q cannot be an "id"; use letters, digits and hyphens, such as "A-01"`, where, c.ID)
		case twice:
			return fmt.Errorf("%s: clause %d has the same \"id\"", where, before)
		case strings.TrimSpace(c.Text) == "":
			return fmt.Errorf(`%s: "text" is missing`, where)
		case c.Line < 0:
			return fmt.Errorf(`%s: "line" is %d; lines count from 1`, where, c.Line)
		}
		for _, text := range []string{c.Section, c.Text, c.Choice, c.Example, c.Note} {
			if at, size := signs.Find([]byte(text)); at >= 0 {
				return fmt.Errorf("%s: it has the control character %U; remove it", where, []rune(text[at : at+size])[0])
			}
		}
		first[c.ID], ids[i] = i+1, c.ID
	}
	for i, c := range l.Rules {
		for _, id := range c.Restates {
			if first[id] != 0 && id != c.ID {
				continue
			}
			hint := ""
			if near := spell.Nearest(id, ids); near != "" && near != c.ID {
				hint = fmt.Sprintf("; did you mean %q?", near)
			}
			return fmt.Errorf("clause %d (%s): it restates %q, which is not another clause%s", i+1, c.ID, id, hint)
		}
	}
	return nil
}

// label reports whether s can be the label of a clause.
func label(s string) bool {
	if s == "" || utf8.RuneCountInString(s) > 40 {
		return false
	}
	for _, r := range s {
		if !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' || r == '_' || r == '.') {
			return false
		}
	}
	return !strings.Contains(s, "..") // ".." is for a range of clauses
}
