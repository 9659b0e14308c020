package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime"
)

// Where the dice of a game come from.
const (
	diceSeeded = "seed"
	diceAsked  = "ask"
)

func checkDice(s string) error {
	if s == diceSeeded || s == diceAsked {
		return nil
	}
	return unknown("source of dice", s, []string{diceSeeded, diceAsked}, "it may be: seed, ask")
}

// throw asks whoever sits at the terminal to throw dice and to type what they show.
func (x *match) throw(t runtime.WantedDice) ([]int64, error) {
	in := x.dice
	if x.person != nil {
		if x.person.in == nil {
			x.person.in = newReader(x.a)
		}
		in = x.person.in
	} else if in == nil {
		x.dice = newReader(x.a)
		in = x.dice
	}
	for i := len(t.Said) - 1; i >= 0; i-- { // the last thing said, as far as everybody may know, tells what it is about
		if text := t.Said[i].For(runtime.Everyone); text != "" {
			fmt.Fprintf(x.a.out, "\n  %s\n", text)
			break
		}
	}
	if t.For != "" {
		fmt.Fprintf(x.a.out, "\n%s\n", t.For)
	} else {
		fmt.Fprintln(x.a.out)
	}
	fmt.Fprintf(x.a.out, "Throw %s\n", thrownText(t))
	for {
		line, err := in.read("dice> ", func(string) []string { return nil })
		if errors.Is(err, io.EOF) || err == nil && strings.EqualFold(strings.TrimSpace(line), "quit") {
			return nil, errLeft
		}
		if err != nil {
			return nil, err
		}
		dice, problem := readDice(t, line)
		if problem == "" {
			x.thrown = append(x.thrown, dice...)
			return dice, nil
		}
		fmt.Fprintf(x.a.out, "  %s\n", problem)
	}
}

// thrownText says which dice are thrown for what: "3 × d6; 2 or less hits. Type the 3 faces."
func thrownText(t runtime.WantedDice) string {
	s := fmt.Sprintf("%d × %s", t.Count, t.Title)
	hit := fmt.Sprint(t.Hit)
	if i := slices.Index(t.Values, t.Hit); i >= 0 {
		hit = t.Faces[i]
	}
	switch {
	case t.Counts && t.Exact:
		s += fmt.Sprintf("; %s hits", hit)
	case t.Counts:
		s += fmt.Sprintf("; %s or less hits", hit)
	}
	if t.Count == 1 {
		return s + ". Type what it shows: " + strings.Join(t.Faces, ", ") + "."
	}
	return s + ". Type what they show, with blanks between: " + strings.Join(t.Faces, ", ") + "."
}

// readDice reads as many faces as are wanted, and says what is wrong with a line that does not hold them.
func readDice(t runtime.WantedDice, line string) (dice []int64, problem string) {
	words := strings.FieldsFunc(line, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' })
	for _, w := range words {
		at := slices.IndexFunc(t.Faces, func(f string) bool { return strings.EqualFold(f, w) })
		if at < 0 {
			problem = fmt.Sprintf("%q is no face of %s; it has %s.", w, t.Title, strings.Join(t.Faces, ", "))
			if near := spell.Nearest(strings.ToLower(w), t.Faces); near != "" {
				problem += fmt.Sprintf(" Did you mean %q?", near)
			}
			return nil, problem
		}
		dice = append(dice, t.Values[at])
	}
	if len(dice) != t.Count {
		return nil, fmt.Sprintf("That is %s; %d are thrown. (`quit` leaves the game)", plural(len(dice), "face"), t.Count)
	}
	return dice, ""
}
